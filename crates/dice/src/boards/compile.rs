//! Checking a board file and compiling it into tables.

use super::effects::Words;
use super::file::{self, File};
use super::{
    BUILDINGS, BoardError, Boards, Bonus, Building, BuildingSet, Die, Effect, FORMAT, Line,
    MAX_BONUSES, MAX_COLOURS, MAX_COST, MAX_DICE, MAX_NAMES, MAX_SPACES, NO_SPACE, Sheet, Space,
    Symbol,
};

type Result<T> = std::result::Result<T, BoardError>;

/// A limit for the text of a file; real ones have some fifteen thousand bytes.
const MAX_TEXT: usize = 1 << 20;

pub(super) fn compile(text: &str) -> Result<Boards> {
    if text.len() > MAX_TEXT {
        let expected = format!("at most {MAX_TEXT} bytes");
        return Err(BoardError::new("file", format!("{} bytes", text.len()), expected));
    }
    let file: File = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
        BoardError::new(format!("line {line}"), error.message(), "see docs/boards.md")
    })?;
    if file.format != FORMAT {
        return Err(BoardError::new("format", file.format, FORMAT.to_string()));
    }
    check_name("name", &file.name)?;
    check_gold(&file)?;
    let colours = colours(&file)?;
    let symbols = symbols(&file)?;
    let words = Words { file: &file, colours: &colours };
    let dice = dice(&file, &colours, &symbols)?;
    let symbol_uses = symbol_uses(&file, &symbols)?;
    let bonuses = bonuses(&file, &words)?;
    if !(2..=16).contains(&file.city.len()) {
        return Err(BoardError::new("city", file.city.len(), "2 to 16 cities"));
    }
    let mut sheets: Vec<Sheet> = Vec::new();
    for city in &file.city {
        if sheets.iter().any(|sheet| sheet.id == city.id) {
            return Err(BoardError::new("city", &city.id, "each city once"));
        }
        check_name(&format!("city {}", city.id), &city.id)?;
        sheets.push(sheet(&file, city, &symbols, &words)?);
    }
    check_symbols_lead_somewhere(&sheets, &symbols, &symbol_uses)?;
    let space_names = name_spaces(&mut sheets)?;
    let agora = file.building.iter().find(|b| b.id == "agora");
    Ok(Boards {
        name: file.name.clone(),
        about: file.about.clone(),
        fingerprint: fingerprint(text),
        gold_start: file.gold.start,
        gold_size: file.gold.size,
        pass: file.gold.pass,
        bonuses_to_end: file.bonuses_to_end,
        first_to_finish: agora.and_then(|b| b.first_to_finish).unwrap_or(0),
        dice,
        colours,
        symbols,
        symbol_uses,
        bonuses,
        space_names,
        sheets,
    })
}

/// Numbers the names of spaces over all cities, so that a move names a space without its city.
fn name_spaces(sheets: &mut [Sheet]) -> Result<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for space in sheets.iter().flat_map(|sheet| &sheet.spaces) {
        if !names.contains(&space.id) {
            names.push(space.id.clone());
        }
    }
    if names.len() > MAX_NAMES {
        let found = format!("{} names of spaces", names.len());
        return Err(BoardError::new("city", found, format!("at most {MAX_NAMES}")));
    }
    for sheet in sheets {
        sheet.names = sheet.spaces.iter().map(|space| index(&names, &space.id)).collect();
        sheet.named = names
            .iter()
            .map(|name| sheet.spaces.iter().position(|space| space.id == *name))
            .map(|space| space.map_or(NO_SPACE, |space| space as u8))
            .collect();
    }
    Ok(names)
}

/// A fingerprint of what the file says: FNV-1a over its lines without comments and spaces at their
/// ends, so that a comment does not make another set.
fn fingerprint(text: &str) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let lines = text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#'));
    for byte in lines.flat_map(|line| line.bytes().chain([b'\n'])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}

/// Names stand in records, where spaces and # mean something.
fn check_name(place: &str, name: &str) -> Result<()> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_.-".contains(c);
    if !name.is_empty() && name.len() <= 40 && name.chars().all(plain) {
        return Ok(());
    }
    let expected = "1 to 40 letters, digits, _ . or -";
    Err(BoardError::new(place, format!("\"{name}\""), expected))
}

fn check_gold(file: &File) -> Result<()> {
    if !(1..=200).contains(&file.gold.size) {
        return Err(BoardError::new("gold.size", file.gold.size, "1 to 200"));
    }
    if file.gold.start > file.gold.size {
        let expected = format!("at most gold.size, {}", file.gold.size);
        return Err(BoardError::new("gold.start", file.gold.start, expected));
    }
    if file.gold.pass == 0 {
        return Err(BoardError::new("gold.pass", 0, "at least 1"));
    }
    let bonuses = file.bonus.len();
    if file.bonuses_to_end == 0 || usize::from(file.bonuses_to_end) > bonuses {
        let expected = format!("1 to the number of bonuses, {bonuses}");
        return Err(BoardError::new("bonuses_to_end", file.bonuses_to_end, expected));
    }
    Ok(())
}

fn colours(file: &File) -> Result<Vec<String>> {
    let mut colours: Vec<String> = Vec::new();
    for die in &file.die {
        if !colours.contains(&die.colour) {
            colours.push(die.colour.clone());
        }
    }
    if colours.len() > MAX_COLOURS {
        let expected = format!("at most {MAX_COLOURS}");
        return Err(BoardError::new("die", format!("{} colours", colours.len()), expected));
    }
    Ok(colours)
}

fn symbols(file: &File) -> Result<Vec<String>> {
    let mut symbols: Vec<String> = Vec::new();
    for die in &file.die {
        for symbol in &die.faces {
            check_name(&format!("die {}.faces", die.id), symbol)?;
            if !symbols.contains(symbol) {
                symbols.push(symbol.clone());
            }
        }
    }
    Ok(symbols)
}

fn dice(file: &File, colours: &[String], symbols: &[String]) -> Result<Vec<Die>> {
    let mut dice: Vec<Die> = Vec::new();
    for die in &file.die {
        let place = format!("die {}", die.id);
        check_name(&place, &die.id)?;
        if dice.iter().any(|known| known.id == die.id) {
            return Err(BoardError::new("die", &die.id, "each die once"));
        }
        let faces: Vec<u8> = die.faces.iter().map(|face| index(symbols, face)).collect();
        let Ok(faces) = <[u8; 6]>::try_from(faces) else {
            let found = format!("{} faces", die.faces.len());
            return Err(BoardError::new(format!("{place}.faces"), found, "6"));
        };
        let colour = index(colours, &die.colour);
        let shows = faces.map(|f| faces.iter().position(|g| *g == f).unwrap_or_default() as u8);
        dice.push(Die { id: die.id.clone(), colour, special: die.special, faces, shows });
    }
    if dice.len() > MAX_DICE {
        let expected = format!("at most {MAX_DICE}");
        return Err(BoardError::new("die", format!("{} dice", dice.len()), expected));
    }
    let forum = dice.iter().filter(|die| !die.special).count();
    let special = dice.len() - forum;
    let grey = index_of(colours, "grey");
    let greys = dice.iter().filter(|die| !die.special && Some(die.colour) == grey).count();
    if !(1..=7).contains(&forum) {
        return Err(BoardError::new("die", format!("{forum} starting dice"), "1 to 7"));
    }
    if special > greys {
        let expected = format!("at most {greys}, one for each grey die");
        return Err(BoardError::new("die", format!("{special} special dice"), expected));
    }
    for (number, die) in dice.iter().enumerate().filter(|(_, die)| die.special) {
        let twin = dice.iter().enumerate().any(|(n, d)| n != number && d.colour == die.colour);
        if twin {
            let found = &colours[usize::from(die.colour)];
            return Err(BoardError::new(format!("die {}.colour", die.id), found, "its own"));
        }
    }
    Ok(dice)
}

fn index(list: &[String], word: &str) -> u8 {
    index_of(list, word).unwrap_or_default()
}

pub(super) fn index_of(list: &[String], word: &str) -> Option<u8> {
    list.iter().position(|known| known == word).map(|i| i as u8)
}

fn symbol_uses(file: &File, symbols: &[String]) -> Result<Vec<Symbol>> {
    let mut uses = vec![Symbol::Lines; symbols.len()];
    for face in &file.face {
        let place = format!("face {}", face.symbol);
        let Some(symbol) = index_of(symbols, &face.symbol) else {
            return Err(BoardError::new("face", &face.symbol, "a symbol of some die"));
        };
        uses[usize::from(symbol)] = match (face.crosses.is_empty(), face.compares.is_empty()) {
            (false, true) => {
                Symbol::Crosses(buildings(&format!("{place}.crosses"), &face.crosses)?)
            }
            (true, false) => {
                Symbol::Compares(buildings(&format!("{place}.compares"), &face.compares)?)
            }
            _ => return Err(BoardError::new(place, "no use", "either crosses or compares")),
        };
    }
    Ok(uses)
}

pub(super) fn buildings(place: &str, ids: &[String]) -> Result<BuildingSet> {
    if ids.is_empty() {
        return Err(BoardError::new(place, "nothing", "at least one building"));
    }
    ids.iter().try_fold(0, |set, id| building(place, id).map(|b| set | 1 << b.0))
}

pub(super) fn building(place: &str, id: &str) -> Result<Building> {
    let expected = || format!("one of {}", BUILDINGS.join(", "));
    Building::from_id(id).ok_or_else(|| BoardError::new(place, format!("\"{id}\""), expected()))
}

fn bonuses(file: &File, words: &Words<'_>) -> Result<Vec<Bonus>> {
    let mut bonuses: Vec<Bonus> = Vec::new();
    for bonus in &file.bonus {
        let place = format!("bonus {}", bonus.id);
        check_name(&place, &bonus.id)?;
        if bonuses.iter().any(|known| known.id == bonus.id) {
            return Err(BoardError::new("bonus", &bonus.id, "each bonus once"));
        }
        let effects = words.effects(&place, &bonus.effects)?;
        let fits = |effect: &Effect| !matches!(effect, Effect::Attack(_) | Effect::Defence(_));
        if !effects.iter().all(fits) {
            return Err(BoardError::new(place, "attack or defence", "effects without a side"));
        }
        check_no_points(&place, &effects)?;
        bonuses.push(Bonus { id: bonus.id.clone(), effects });
    }
    if bonuses.len() > MAX_BONUSES {
        let found = format!("{} bonuses", bonuses.len());
        return Err(BoardError::new("bonus", found, format!("at most {MAX_BONUSES}")));
    }
    Ok(bonuses)
}

/// Points belong to a building of the city; elsewhere they would be lost.
fn check_no_points(place: &str, effects: &[Effect]) -> Result<()> {
    if effects.iter().any(|effect| effect.scores()) {
        return Err(BoardError::new(place, "points", "none: only buildings of the city score"));
    }
    Ok(())
}

fn sheet(file: &File, city: &file::City, symbols: &[String], words: &Words<'_>) -> Result<Sheet> {
    let mut sheet = Sheet {
        id: city.id.clone(),
        name: city.name.clone(),
        wonder: city.wonder.clone(),
        building_names: Vec::new(),
        spaces: Vec::new(),
        names: Vec::new(),
        named: Vec::new(),
        costs: [u8::MAX; MAX_SPACES],
        within: [0; MAX_COST + 1],
        building_spaces: [0; BUILDINGS.len()],
        defences: [0; 2],
        lines: Vec::new(),
        symbol_lines: vec![Vec::new(); symbols.len()],
        building_lines: vec![Vec::new(); BUILDINGS.len()],
        symbol_spans: Vec::new(),
        building_spans: [(0, 0); BUILDINGS.len()],
        steps: Vec::new(),
    };
    for said in file.building.iter().chain(&city.building) {
        building(&format!("city {}.building", city.id), &said.id)?;
    }
    for (number, id) in BUILDINGS.iter().enumerate() {
        let own: Vec<_> = city.building.iter().filter(|b| b.id == *id).collect();
        let common: Vec<_> = file.building.iter().filter(|b| b.id == *id).collect();
        if own.len() > 1 || common.len() > 1 {
            let place = format!("city {}.building", city.id);
            return Err(BoardError::new(place, id, "each building once"));
        }
        let Some(said) = own.first().or(common.first()) else {
            let place = format!("city {}.building", city.id);
            return Err(BoardError::new(place, format!("no {id}"), "every building"));
        };
        let name = said.name.clone().or_else(|| common.first().and_then(|b| b.name.clone()));
        sheet.building_names.push(name.unwrap_or_else(|| (*id).to_owned()));
        let place = format!("city {}, building {id}", city.id);
        add_building(&mut sheet, Building(number as u8), said, &place, symbols, words)?;
    }
    sheet.lay_steps();
    Ok(sheet)
}

fn add_building(
    sheet: &mut Sheet,
    building: Building,
    said: &file::Building,
    place: &str,
    symbols: &[String],
    words: &Words<'_>,
) -> Result<()> {
    if said.spaces.is_empty() {
        return Err(BoardError::new(format!("{place}.spaces"), "nothing", "at least one space"));
    }
    for space in &said.spaces {
        let at = format!("{place}, space {}", space.id);
        check_name(&at, &space.id)?;
        if sheet.spaces.iter().any(|known| known.id == space.id) {
            return Err(BoardError::new(at, "a second one", "each space once"));
        }
        if usize::from(space.cost) > MAX_COST {
            let expected = format!("0 to {MAX_COST}");
            return Err(BoardError::new(format!("{at}.cost"), space.cost, expected));
        }
        let number = sheet.spaces.len();
        if number == MAX_SPACES {
            return Err(BoardError::new(
                at,
                "one too many",
                format!("at most {MAX_SPACES} spaces"),
            ));
        }
        let effects = words.effects(&at, &space.effects)?;
        if !building.is_in_city() {
            check_no_points(&at, &effects)?;
        }
        for effect in &effects {
            let side = match building {
                Building::WEST => Some(0),
                Building::EAST => Some(1),
                _ => None,
            };
            match (effect, side) {
                (Effect::Defence(_), Some(side)) => sheet.defences[side] |= 1 << number,
                (Effect::Defence(_) | Effect::Attack(_), None) => {
                    let found = "attack or defence";
                    return Err(BoardError::new(at, found, "only in the Barracks"));
                }
                _ => {}
            }
        }
        sheet.costs[number] = space.cost;
        for within in &mut sheet.within[usize::from(space.cost)..] {
            *within |= 1 << number;
        }
        sheet.building_spaces[usize::from(building.0)] |= 1 << number;
        sheet.spaces.push(Space { id: space.id.clone(), building, cost: space.cost, effects });
    }
    for line in &said.lines {
        add_line(sheet, building, line, place, symbols)?;
    }
    let reached = sheet.building_lines[usize::from(building.0)]
        .iter()
        .fold(0, |set, &line| set | sheet.lines[usize::from(line)].set);
    let lost = sheet.building_spaces[usize::from(building.0)] & !reached;
    if lost != 0 {
        let id = &sheet.spaces[lost.trailing_zeros() as usize].id;
        return Err(BoardError::new(
            format!("{place}.lines"),
            format!("{id} in no line"),
            "a line for every space",
        ));
    }
    let lines = sheet.building_lines[usize::from(building.0)].len();
    if (building == Building::WONDER || building == Building::GUILD_COURT) && lines != 1 {
        return Err(BoardError::new(format!("{place}.lines"), lines, "one line"));
    }
    Ok(())
}

fn add_line(
    sheet: &mut Sheet,
    building: Building,
    said: &file::Line,
    place: &str,
    symbols: &[String],
) -> Result<()> {
    let at = format!("{place}, line {}", said.id);
    let number = sheet.lines.len();
    let mut line = Line {
        id: said.id.clone(),
        building,
        any_order: said.order == file::Order::Any,
        spaces: Vec::new(),
        set: 0,
        ascending: true,
    };
    for id in &said.spaces {
        let space = sheet.spaces.iter().position(|s| s.id == *id && s.building == building);
        let Some(space) = space else {
            return Err(BoardError::new(format!("{at}.spaces"), id, "a space of this building"));
        };
        if line.set >> space & 1 == 1 {
            return Err(BoardError::new(format!("{at}.spaces"), id, "each space once"));
        }
        line.ascending &= line.spaces.last().is_none_or(|last| usize::from(*last) < space);
        line.set |= 1 << space;
        line.spaces.push(space as u8);
    }
    if line.spaces.is_empty() {
        return Err(BoardError::new(format!("{at}.spaces"), "nothing", "at least one space"));
    }
    for symbol in &said.symbols {
        let Some(symbol) = index_of(symbols, symbol) else {
            return Err(BoardError::new(format!("{at}.symbols"), symbol, "a symbol of some die"));
        };
        sheet.symbol_lines[usize::from(symbol)].push(number as u8);
    }
    if building == Building::WONDER && !said.symbols.is_empty() {
        return Err(BoardError::new(format!("{at}.symbols"), "some", "none: it needs no die"));
    }
    sheet.building_lines[usize::from(building.0)].push(number as u8);
    sheet.lines.push(line);
    Ok(())
}

/// Every face of a die must lead somewhere in every city.
fn check_symbols_lead_somewhere(
    sheets: &[Sheet],
    symbols: &[String],
    uses: &[Symbol],
) -> Result<()> {
    for sheet in sheets {
        for (number, symbol) in symbols.iter().enumerate() {
            let lines = &sheet.symbol_lines[number];
            let court =
                |&line: &u8| sheet.lines[usize::from(line)].building == Building::GUILD_COURT;
            let fits = match uses[number] {
                Symbol::Lines => !lines.is_empty() && !lines.iter().any(court),
                Symbol::Crosses(_) => lines.is_empty(),
                Symbol::Compares(_) => !lines.is_empty() && lines.iter().all(court),
            };
            if !fits {
                let place = format!("city {}, symbol {symbol}", sheet.id);
                let found = format!("{} lines", lines.len());
                let expected = match uses[number] {
                    Symbol::Lines => "a line outside the Guild Court",
                    Symbol::Crosses(_) => "none: the face crosses by itself",
                    Symbol::Compares(_) => "the line of the Guild Court",
                };
                return Err(BoardError::new(place, found, expected));
            }
        }
    }
    Ok(())
}
