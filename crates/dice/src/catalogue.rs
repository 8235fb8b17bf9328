//! The catalogue: what stands on dice and sheets, for programs that draw and explain them. It never
//! changes during a game. Any board set has a catalogue, whether it came with the program or was
//! read from a file.

mod effect;

use serde::{Deserialize, Serialize};

pub use effect::Effect;

use crate::boards::{Boards, BoardsRef, Building, DieSymbol, Line, Sheet};
use crate::chance::SECTIONS;
use crate::ids::Category;
use crate::moves::bits;
use crate::state::LAST_TURN;

/// Everything that comes with the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceCatalogue"))]
pub struct Catalogue {
    /// The buildings of every sheet; the Warehouse, which scores nothing, last.
    pub buildings: Vec<Building>,
    /// The lines of the score pad.
    pub categories: Vec<Category>,
    /// The sections of the Forum: what a die costs that lies there.
    pub sections: Vec<u8>,
    /// The turn after which the game ends as it stands.
    pub last_turn: u16,
    /// The board sets; the first is for players who name none.
    pub boards: Vec<BoardsEntry>,
}

/// A board set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceBoards"))]
pub struct BoardsEntry {
    /// Its name.
    pub name: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The fingerprint of its file.
    pub fingerprint: String,
    /// Coins at the start.
    pub gold_start: u8,
    /// The most coins a city can hold.
    pub gold_size: u8,
    /// Coins for passing.
    pub pass: u8,
    /// How many bonuses of one city bring the end.
    pub bonuses_to_end: u8,
    /// Points for the first to finish the Agora.
    pub first_to_finish: u8,
    /// The dice: those that start in the Forum, and special ones.
    pub dice: Vec<DieEntry>,
    /// What the symbols of the dice lead to.
    pub symbols: Vec<SymbolEntry>,
    /// The bonuses of every city.
    pub bonuses: Vec<BonusEntry>,
    /// The buildings that are the same in every city.
    pub common: Vec<BuildingEntry>,
    /// The cities.
    pub cities: Vec<SheetEntry>,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceDieEntry"))]
pub struct DieEntry {
    /// Its name.
    pub id: String,
    /// Its colour.
    pub colour: String,
    /// Must it be unlocked?
    pub special: bool,
    /// The symbols of its six faces.
    pub faces: Vec<String>,
}

/// A symbol of the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceSymbol"))]
pub struct SymbolEntry {
    /// Its name.
    pub id: String,
    /// What it leads to.
    pub leads: Leads,
}

/// What a symbol leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceLeads"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Leads {
    /// The lines that bear it.
    Lines,
    /// Any line of some buildings.
    Buildings {
        /// These.
        buildings: Vec<Building>,
    },
    /// The Guild Court, if the city has enough of something beside its neighbours.
    GuildCourt {
        /// The crossed spaces of these buildings are compared.
        buildings: Vec<Building>,
    },
}

/// A bonus.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceBonus"))]
pub struct BonusEntry {
    /// Its name.
    pub id: String,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// The sheet of one city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceSheet"))]
pub struct SheetEntry {
    /// The name of the city in files and on the wire.
    pub id: String,
    /// The name of the city for people.
    pub name: String,
    /// The name of its wonder for people.
    pub wonder: String,
    /// Its own buildings; the others are those that the set has in common.
    pub own: Vec<BuildingEntry>,
}

/// A building of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceBuildingEntry"))]
pub struct BuildingEntry {
    /// Which.
    pub id: Building,
    /// Its name for people.
    pub name: String,
    /// Its spaces.
    pub spaces: Vec<SpaceEntry>,
    /// Its lines: in which order spaces are crossed, and by which symbols. A space may lie in
    /// several.
    pub lines: Vec<LineEntry>,
}

/// A space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceSpace"))]
pub struct SpaceEntry {
    /// Its name, the same in moves.
    pub id: String,
    /// Resources it costs.
    pub cost: u8,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// A line of spaces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceLine"))]
pub struct LineEntry {
    /// Its name within the building.
    pub id: String,
    /// The symbols that lead to it; none for the wonder, which needs no die.
    pub symbols: Vec<String>,
    /// Can its spaces be crossed in any order?
    pub any_order: bool,
    /// Its spaces in order.
    pub spaces: Vec<String>,
}

impl Catalogue {
    /// The catalogue.
    pub fn new() -> Self {
        let built_in = BoardsRef::names().into_iter().filter_map(BoardsRef::built_in);
        Self {
            buildings: Building::all().collect(),
            categories: Category::all().collect(),
            sections: (0..SECTIONS).collect(),
            last_turn: LAST_TURN,
            boards: built_in.map(|boards| BoardsEntry::new(&boards)).collect(),
        }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl BoardsEntry {
    /// The catalogue of a board set.
    pub fn new(boards: &Boards) -> Self {
        let dice = boards.dice.iter().map(|die| DieEntry {
            id: die.id.clone(),
            colour: boards.colours[usize::from(die.colour)].clone(),
            special: die.special,
            faces: die.faces.map(|face| boards.symbols[usize::from(face)].clone()).to_vec(),
        });
        let leads = |used: &DieSymbol| match *used {
            DieSymbol::Lines => Leads::Lines,
            DieSymbol::Crosses(set) => Leads::Buildings { buildings: Building::of(set) },
            DieSymbol::Compares(set) => Leads::GuildCourt { buildings: Building::of(set) },
        };
        let symbols = boards.symbols.iter().zip(&boards.symbol_uses);
        let bonuses = boards.bonuses.iter().map(|bonus| BonusEntry {
            id: bonus.id.clone(),
            effects: Effect::all(boards, &bonus.effects),
        });
        let everywhere = |id| -> Option<BuildingEntry> {
            let mut all = boards.sheets.iter().map(|sheet| building_entry(boards, sheet, id));
            let first = all.next()?;
            all.all(|other| other == first).then_some(first)
        };
        let common: Vec<BuildingEntry> = Building::all().filter_map(everywhere).collect();
        let is_own = |id: &Building| common.iter().all(|building| building.id != *id);
        let own: Vec<Building> = Building::all().filter(is_own).collect();
        Self {
            name: boards.name.clone(),
            about: boards.about.clone(),
            fingerprint: boards.fingerprint.clone(),
            gold_start: boards.gold_start,
            gold_size: boards.gold_size,
            pass: boards.pass,
            bonuses_to_end: boards.bonuses_to_end,
            first_to_finish: boards.first_to_finish,
            dice: dice.collect(),
            symbols: symbols
                .map(|(id, used)| SymbolEntry { id: id.clone(), leads: leads(used) })
                .collect(),
            bonuses: bonuses.collect(),
            common,
            cities: boards.sheets.iter().map(|sheet| sheet_entry(boards, sheet, &own)).collect(),
        }
    }
}

fn sheet_entry(boards: &Boards, sheet: &Sheet, own: &[Building]) -> SheetEntry {
    SheetEntry {
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        wonder: sheet.wonder.clone(),
        own: own.iter().map(|id| building_entry(boards, sheet, *id)).collect(),
    }
}

fn building_entry(boards: &Boards, sheet: &Sheet, id: Building) -> BuildingEntry {
    let spaces = bits(sheet.building_spaces[id.index()]).map(|space| {
        let space = &sheet.spaces[usize::from(space)];
        let effects = Effect::all(boards, &space.effects);
        SpaceEntry { id: space.id.clone(), cost: space.cost, effects }
    });
    let lines = sheet.building_lines[id.index()].iter();
    BuildingEntry {
        id,
        name: sheet.building_names[id.index()].clone(),
        spaces: spaces.collect(),
        lines: lines.map(|&line| line_entry(boards, sheet, line)).collect(),
    }
}

fn line_entry(boards: &Boards, sheet: &Sheet, number: u8) -> LineEntry {
    let Line { id, building: _, any_order, spaces, set: _, ascending: _ } =
        &sheet.lines[usize::from(number)];
    let symbols = boards.symbols.iter().zip(&sheet.symbol_lines);
    let symbols = symbols.filter(|(_, lines)| lines.contains(&number));
    LineEntry {
        id: id.clone(),
        symbols: symbols.map(|(symbol, _)| symbol.clone()).collect(),
        any_order: *any_order,
        spaces: spaces.iter().map(|&space| sheet.spaces[usize::from(space)].id.clone()).collect(),
    }
}
