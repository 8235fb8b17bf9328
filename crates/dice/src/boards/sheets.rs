//! Sheets of cities: buildings, spaces and lines, checked and laid out.

use mirabilia_kernel::options::one_of;
use mirabilia_kernel::phrase::at_most;
use mirabilia_kernel::position::a_second;
use mirabilia_kernel::{Phrase, phrase};

use super::compile::{
    self, Result, attack_or_defence, building, check_name, check_no_points, index, index_of,
    nothing, symbol_of_die,
};
use super::effects::EffectReader;
use super::file::{self, File};
use super::{
    BUILDINGS, BoardError, Building, DieSymbol, Effect, Line, MAX_COST, MAX_LINES, MAX_NAMES,
    MAX_SPACES, NO_SPACE, Sheet, Space,
};

/// The sheet of one city.
pub(super) fn sheet(
    file: &File,
    city: &file::City,
    symbols: &[String],
    uses: &[DieSymbol],
    words: &EffectReader<'_>,
) -> Result<Sheet> {
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
            let expected = phrase!("board-building-once", "each building once");
            return Err(BoardError::new(place, *id, expected));
        }
        let Some(said) = own.first().or(common.first()) else {
            let place = format!("city {}.building", city.id);
            let found = phrase!("board-no-building", "no {building}", building = *id);
            return Err(BoardError::new(
                place,
                found,
                phrase!("board-every-building", "every building"),
            ));
        };
        let name = said.name.clone().or_else(|| common.first().and_then(|b| b.name.clone()));
        sheet.building_names.push(name.unwrap_or_else(|| (*id).to_owned()));
        let place = format!("city {}, building {id}", city.id);
        add_building(&mut sheet, Building(number as u8), said, &place, symbols, words)?;
    }
    sheet.lay_steps(uses);
    Ok(sheet)
}

fn add_building(
    sheet: &mut Sheet,
    building: Building,
    said: &file::Building,
    place: &str,
    symbols: &[String],
    words: &EffectReader<'_>,
) -> Result<()> {
    if said.spaces.is_empty() {
        return Err(BoardError::new(format!("{place}.spaces"), nothing(), a_space()));
    }
    for space in &said.spaces {
        let at = format!("{place}, space {}", space.id);
        check_name(&at, &space.id)?;
        if sheet.spaces.iter().any(|known| known.id == space.id) {
            return Err(BoardError::new(at, a_second(), space_once()));
        }
        let cost = compile::number(&format!("{at}.cost"), space.cost, 0..=MAX_COST as u8)?;
        let number = sheet.spaces.len();
        if number == MAX_SPACES {
            let expected = phrase!("board-spaces-most", "at most {most} spaces", most = MAX_SPACES);
            return Err(BoardError::new(at, one_too_many(), expected));
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
                    let expected = phrase!("board-barracks", "only in the Barracks");
                    return Err(BoardError::new(at, attack_or_defence(), expected));
                }
                _ => {}
            }
        }
        sheet.costs[number] = cost;
        for within in &mut sheet.within[usize::from(cost)..] {
            *within |= 1 << number;
        }
        sheet.building_spaces[usize::from(building.0)] |= 1 << number;
        sheet.spaces.push(Space { id: space.id.clone(), building, cost, effects });
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
        let found = phrase!("board-no-line", "{space} in no line", space = id);
        let expected = phrase!("board-line-each", "a line for every space");
        return Err(BoardError::new(format!("{place}.lines"), found, expected));
    }
    let lines = sheet.building_lines[usize::from(building.0)].len();
    if (building == Building::WONDER || building == Building::GUILD_COURT) && lines != 1 {
        let expected = phrase!("board-one-line", "one line");
        return Err(BoardError::new(format!("{place}.lines"), lines, expected));
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
    if number == MAX_LINES {
        let expected = phrase!("board-lines-most", "at most {most} lines", most = MAX_LINES);
        return Err(BoardError::new(at, one_too_many(), expected));
    }
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
            let expected = phrase!("board-own-space", "a space of this building");
            return Err(BoardError::new(format!("{at}.spaces"), id, expected));
        };
        if line.set >> space & 1 == 1 {
            return Err(BoardError::new(format!("{at}.spaces"), id, space_once()));
        }
        line.ascending &= line.spaces.last().is_none_or(|last| usize::from(*last) < space);
        line.set |= 1 << space;
        line.spaces.push(space as u8);
    }
    if line.spaces.is_empty() {
        return Err(BoardError::new(format!("{at}.spaces"), nothing(), a_space()));
    }
    for symbol in &said.symbols {
        let Some(symbol) = index_of(symbols, symbol) else {
            return Err(BoardError::new(format!("{at}.symbols"), symbol, symbol_of_die()));
        };
        sheet.symbol_lines[usize::from(symbol)].push(number as u8);
    }
    if building == Building::WONDER && !said.symbols.is_empty() {
        let expected = phrase!("board-wonder-symbols", "none: it needs no die");
        return Err(BoardError::new(format!("{at}.symbols"), said.symbols.join(", "), expected));
    }
    if building == Building::WONDER && line.any_order {
        return Err(BoardError::new(format!("{at}.order"), "any", one_of(&["sequence"])));
    }
    let twin = |known: &Line| known.building == building && known.id == said.id;
    if sheet.lines.iter().any(twin) {
        return Err(BoardError::new(at, a_second(), phrase!("board-line-once", "each line once")));
    }
    sheet.building_lines[usize::from(building.0)].push(number as u8);
    sheet.lines.push(line);
    Ok(())
}

/// Numbers the names of spaces over all cities, so that a move names a space without its city.
pub(super) fn name_spaces(sheets: &mut [Sheet]) -> Result<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for space in sheets.iter().flat_map(|sheet| &sheet.spaces) {
        if !names.contains(&space.id) {
            names.push(space.id.clone());
        }
    }
    if names.len() > MAX_NAMES {
        let found = phrase!("board-n-names", "{n} names of spaces", n = names.len());
        return Err(BoardError::new("city", found, at_most(MAX_NAMES)));
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

/// Every face of a die must lead somewhere in every city.
pub(super) fn check_symbols_lead_somewhere(
    sheets: &[Sheet],
    symbols: &[String],
    uses: &[DieSymbol],
) -> Result<()> {
    for sheet in sheets {
        for (number, symbol) in symbols.iter().enumerate() {
            let lines = &sheet.symbol_lines[number];
            let court =
                |&line: &u8| sheet.lines[usize::from(line)].building == Building::GUILD_COURT;
            let fits = match uses[number] {
                DieSymbol::Lines => !lines.is_empty() && !lines.iter().any(court),
                DieSymbol::Crosses(_) => lines.is_empty(),
                DieSymbol::Compares(_) => !lines.is_empty() && lines.iter().all(court),
            };
            if !fits {
                let place = format!("city {}, symbol {symbol}", sheet.id);
                let found = phrase!("board-n-lines", "{n} lines", n = lines.len());
                let expected = match uses[number] {
                    DieSymbol::Lines => {
                        phrase!("board-symbol-line", "a line outside the Guild Court")
                    }
                    DieSymbol::Crosses(_) => {
                        phrase!("board-symbol-crosses", "none: the face crosses by itself")
                    }
                    DieSymbol::Compares(_) => {
                        phrase!("board-symbol-court", "the line of the Guild Court")
                    }
                };
                return Err(BoardError::new(place, found, expected));
            }
        }
    }
    Ok(())
}

fn a_space() -> Phrase {
    phrase!("board-a-space", "at least one space")
}

fn space_once() -> Phrase {
    phrase!("board-space-once", "each space once")
}

fn one_too_many() -> Phrase {
    phrase!("board-too-many", "one too many")
}
