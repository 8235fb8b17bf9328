//! The picture of a view in names and numbers: what programs read and screens draw.

use mirabilia_kernel::wire::{as_map, from_map};
use mirabilia_kernel::{Seat, Turn, pictured};
use serde::{Deserialize, Serialize};

use crate::boards::{ALL_BUILDINGS, Building, DieSymbol, Sheet};
use crate::city::{City, Task, TaskKind};
use crate::ids::Category;
use crate::moves::bits;
use crate::state::{EndReason, Phase, Shown, State};
use crate::view::View;

/// One city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceCity"))]
pub struct CityPicture {
    /// Whose it is.
    pub seat: usize,
    /// Its name in the board set; none before the deal.
    pub city: Option<String>,
    /// Coins held.
    pub coins: u8,
    /// Resources produced.
    pub resources: u8,
    /// The spaces crossed off.
    pub crossed: Vec<String>,
    /// The open spaces that are next in a line: those that could be crossed off, were they led to and
    /// paid for.
    pub next: Vec<String>,
    /// The bonuses crossed off.
    pub bonuses: Vec<String>,
    /// The special dice that may be chosen.
    pub unlocked: Vec<String>,
    /// Points written in the western and the eastern Barracks.
    pub barracks: [u16; 2],
    /// Was it the first to finish its Agora?
    pub first_agora: bool,
    /// What the seat has to decide next; `null` when nothing. What others decide is not known beyond
    /// that they do: it is `action`.
    pub decides: Option<TaskKind>,
    /// Points as they stand, by the lines of the score pad.
    #[serde(serialize_with = "as_map", deserialize_with = "from_map")]
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<Category, i16>"))]
    pub points: Vec<(Category, i16)>,
    /// The sum of these points.
    pub total: i16,
}

/// Something that a seat has to decide this turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceTask"))]
pub struct TaskPicture {
    /// What is asked for.
    pub kind: TaskKind,
    /// The buildings in which a space is crossed; of a bonus, those that were finished this turn.
    pub buildings: Vec<Building>,
    /// How many spaces can be crossed.
    pub left: u8,
    /// The spaces and bonuses of this turn that ask for it, usually one; none for the action that
    /// every turn begins with.
    pub from: Vec<String>,
}

/// A die in the Forum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceDie"))]
pub struct DiePicture {
    /// Its name in the board set.
    pub die: String,
    /// What it shows; `null` until it is shaken.
    pub symbol: Option<String>,
    /// The section of the Forum it lies in; `null` until it is shaken.
    pub section: Option<u8>,
    /// What it costs the viewer now; `null` until it is shaken, and for spectators.
    pub cost: Option<u8>,
    /// The spaces of the viewer's sheet it leads to now.
    pub spaces: Vec<String>,
}

/// How the viewer compares with the neighbours for the Guild Court, as the turn began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceComparison"))]
pub struct ComparisonPicture {
    /// The symbol that compares.
    pub symbol: String,
    /// The buildings whose crossed spaces are counted.
    pub buildings: Vec<Building>,
    /// How many the viewer has.
    pub own: u8,
    /// The neighbours, each once, and how many they have.
    pub others: Vec<(usize, u8)>,
    /// Must the viewer have more, or is as many enough?
    pub strictly: bool,
    /// Does it hold?
    pub holds: bool,
}

/// One side of the viewer's city, as the turn began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DiceSide"))]
pub struct SidePicture {
    /// The neighbour on this side.
    pub seat: usize,
    /// What is taken off the viewer's attacks on that neighbour.
    pub theirs: u8,
    /// What is taken off that neighbour's attacks on the viewer.
    pub own: u8,
}

/// A table of 7 Wonders Dice in names and numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DicePicture"))]
pub struct Picture {
    /// The seat it is for; none for spectators.
    pub viewer: Option<usize>,
    /// The name of the board set.
    pub boards: String,
    /// The fingerprint of the board set.
    pub boards_fingerprint: String,
    /// What the board set is, in a sentence.
    pub boards_about: String,
    /// How many turns have begun.
    pub turn: u16,
    /// Is this the last turn? Between turns: is the next one?
    pub last_turn: bool,
    /// Why this turn is the last one, or why the game is over.
    pub ending: Option<EndReason>,
    /// What is due next.
    pub due: Phase,
    /// Who decides; no seat while luck is due and when the game is over.
    pub to_move: Vec<usize>,
    /// The dice in the Forum.
    pub forum: Vec<DiePicture>,
    /// The special dice that enter the Forum at the end of this turn, as far as the viewer knows.
    pub entering: Vec<String>,
    /// What the viewer has to decide this turn, the next task first.
    pub tasks: Vec<TaskPicture>,
    /// The viewer's city as it stood when the turn began, while the turn runs.
    pub before: Option<CityPicture>,
    /// How the viewer compares for the Guild Court, by symbol; empty for spectators.
    pub guild: Vec<ComparisonPicture>,
    /// The western and the eastern side of the viewer's city; empty for spectators.
    pub sides: Vec<SidePicture>,
    /// The cities by seat. While a turn runs, those of others are as they were when it began.
    pub cities: Vec<CityPicture>,
}

pictured!(View as Picture);

impl View {
    /// The view in names and numbers.
    pub fn picture(&self) -> Picture {
        let state = &self.table;
        let boards = state.boards();
        let to_move = match state.turn() {
            Turn::Seats(seats) => seats.iter().map(Seat::index).collect(),
            _ => Vec::new(),
        };
        let own = self.seat().filter(|&seat| state.city(seat).sheet().is_some());
        let acts = state.phase() == Phase::Act;
        let city = |seat| city_picture(state, seat, state.city(seat));
        Picture {
            viewer: self.seat().map(Seat::index),
            boards: boards.name.clone(),
            boards_fingerprint: boards.fingerprint.clone(),
            boards_about: boards.about.clone(),
            turn: state.turns(),
            last_turn: state.is_last_turn(),
            ending: state.ending(),
            due: state.phase(),
            to_move,
            forum: state.forum().iter().map(|&shown| self.die_picture(shown)).collect(),
            entering: bits(u64::from(state.entering()))
                .map(|die| boards.dice[usize::from(die)].id.clone())
                .collect(),
            tasks: own.map_or_else(Vec::new, |seat| state.task_pictures(seat)),
            before: own.filter(|_| acts).map(|seat| {
                let mut began = *state;
                began.cities[seat.index()] = *state.city_before(seat);
                city_picture(&began, seat, began.city(seat))
            }),
            guild: own.map_or_else(Vec::new, |seat| comparisons(state, seat)),
            sides: own.map_or_else(Vec::new, |seat| sides(state, seat)),
            cities: Seat::all(state.seats()).map(city).collect(),
        }
    }

    fn die_picture(&self, shown: Shown) -> DiePicture {
        let state = &self.table;
        let boards = state.boards();
        let die = &boards.dice[usize::from(shown.die)];
        // Rule 2.21: a die that has just come in shows nothing yet.
        let lies = state.phase() == Phase::Act;
        let own = self.seat().filter(|&seat| lies && state.city(seat).sheet().is_some());
        let free = own.is_some_and(|seat| state.city(seat).task() == Some(Task::FreeDie));
        let cost = |city: &City| if free { 0 } else { city.die_cost(die.colour, shown.section) };
        let symbol = usize::from(die.faces[usize::from(shown.face)]);
        DiePicture {
            die: die.id.clone(),
            symbol: lies.then(|| boards.symbols[symbol].clone()),
            section: lies.then_some(shown.section),
            cost: own.map(|seat| cost(state.city(seat))),
            spaces: own.map_or_else(Vec::new, |seat| {
                named(state.sheet(state.city(seat)), state.die_spaces(seat, shown, free))
            }),
        }
    }
}

fn named(sheet: &Sheet, spaces: u64) -> Vec<String> {
    bits(spaces).map(|space| sheet.spaces[usize::from(space)].id.clone()).collect()
}

fn city_picture(state: &State, seat: Seat, city: &City) -> CityPicture {
    let boards = state.boards();
    let sheet = city.sheet().map(|sheet| &boards.sheets[sheet]);
    let bonuses = bits(u64::from(city.bonuses()));
    let unlocked = bits(u64::from(city.unlocked()));
    CityPicture {
        seat: seat.index(),
        city: sheet.map(|sheet| sheet.id.clone()),
        coins: city.coins(),
        resources: city.resources(),
        crossed: sheet.map_or_else(Vec::new, |sheet| named(sheet, city.crossed())),
        next: sheet.map_or_else(Vec::new, |sheet| named(sheet, city.next_in(sheet, ALL_BUILDINGS))),
        bonuses: bonuses.map(|b| boards.bonuses[usize::from(b)].id.clone()).collect(),
        unlocked: unlocked.map(|d| boards.dice[usize::from(d)].id.clone()).collect(),
        barracks: city.attacks(),
        first_agora: city.was_first(),
        decides: city.task().map(Task::kind),
        points: Category::all().zip(state.score(seat).0).collect(),
        total: state.score(seat).total(),
    }
}

fn comparisons(state: &State, seat: Seat) -> Vec<ComparisonPicture> {
    let boards = state.boards();
    let symbols = boards.symbols.iter().zip(&boards.symbol_uses);
    let compared = symbols.filter_map(|(symbol, used)| match used {
        DieSymbol::Compares(buildings) => Some((symbol, state.comparison(seat, *buildings))),
        DieSymbol::Lines | DieSymbol::Crosses(_) => None,
    });
    let picture = compared.map(|(symbol, compared)| ComparisonPicture {
        symbol: symbol.clone(),
        buildings: Building::of(compared.buildings),
        own: compared.own,
        others: compared.rivals().iter().map(|(seat, n)| (seat.index(), *n)).collect(),
        strictly: compared.strictly,
        holds: compared.holds(),
    });
    picture.collect()
}

fn sides(state: &State, seat: Seat) -> Vec<SidePicture> {
    let side = |side: usize| {
        let facing = state.facing(seat, side);
        SidePicture {
            seat: facing.index(),
            theirs: state.defence_against(seat, side),
            own: state.defence_against(facing, 1 - side),
        }
    };
    (0..2).map(side).collect()
}

impl State {
    /// What a seat has to decide this turn, the next task first.
    pub(crate) fn task_pictures(&self, seat: Seat) -> Vec<TaskPicture> {
        self.city(seat).tasks().map(|task| self.task_picture(seat, task)).collect()
    }

    fn task_picture(&self, seat: Seat, task: Task) -> TaskPicture {
        let (old, now) = (self.city_before(seat), self.city(seat));
        let sheet = self.sheet(now);
        let whole = |city: &City, b: Building| {
            let spaces = sheet.building_spaces[b.index()];
            city.crossed & spaces == spaces
        };
        let finished = |b: &Building| b.is_in_city() && whole(now, *b) && !whole(old, *b);
        let asks = |effects: &[crate::boards::Effect]| {
            let mut asked = effects.iter().filter_map(|effect| Task::of(*effect));
            asked.any(|asked| (asked.kind(), asked.buildings()) == (task.kind(), task.buildings()))
        };
        let spaces = bits(now.crossed & !old.crossed)
            .map(|space| &sheet.spaces[usize::from(space)])
            .filter(|space| asks(&space.effects))
            .map(|space| space.id.clone());
        let bonuses = bits(u64::from(now.bonuses & !old.bonuses))
            .map(|bonus| &self.boards.bonuses[usize::from(bonus)])
            .filter(|bonus| asks(&bonus.effects))
            .map(|bonus| bonus.id.clone());
        TaskPicture {
            kind: task.kind(),
            buildings: match task {
                Task::Bonus => Building::all().filter(finished).collect(),
                _ => Building::of(task.buildings()),
            },
            left: if let Task::CrossUpTo(left, _) = task { left } else { 1 },
            from: spaces.chain(bonuses).collect(),
        }
    }
}
