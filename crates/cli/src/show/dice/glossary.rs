//! What `card NAME` explains: spaces, buildings, dice, symbols, bonuses and cities of a board set.

use mirabilia_games::dice::Boards;
use mirabilia_games::dice::boards::{BUILDINGS, Sheet};

use super::super::words::plural;
use super::{facts, sheet};

/// The ids of everything that is explained.
pub(super) fn things(boards: &Boards) -> Vec<&str> {
    let mut ids: Vec<&str> = BUILDINGS.to_vec();
    ids.extend(boards.sheets.iter().map(|sheet| sheet.id.as_str()));
    ids.extend(boards.dice.iter().map(|die| die.id.as_str()));
    ids.extend(boards.symbols.iter().map(String::as_str));
    ids.extend(boards.bonuses.iter().map(|bonus| bonus.id.as_str()));
    ids.extend(boards.space_names.iter().map(String::as_str));
    let mut seen = Vec::new();
    ids.retain(|id| {
        let new = !seen.contains(id);
        seen.push(id);
        new
    });
    ids
}

/// What a thing is and does, in sentences.
pub(super) fn explain(boards: &Boards, id: &str) -> Option<String> {
    let first = boards.sheets.first()?;
    if let Some(number) = BUILDINGS.iter().position(|building| *building == id) {
        return Some(building(boards, first, number));
    }
    if let Some(sheet) = boards.sheets.iter().find(|sheet| sheet.id == id) {
        return Some(city(boards, sheet));
    }
    if let Some(number) = boards.dice.iter().position(|die| die.id == id) {
        return Some(die(boards, first, number));
    }
    if let Some(number) = boards.symbols.iter().position(|symbol| symbol == id) {
        return Some(symbol(boards, first, number));
    }
    if let Some(bonus) = boards.bonuses.iter().find(|bonus| bonus.id == id) {
        let effects = facts::effects(boards, first, &bonus.effects);
        return Some(format!(
            "{}, a bonus for a completed building of the city. Effect: {effects}.",
            facts::plain(id)
        ));
    }
    let on = |sheet: &&Sheet| sheet.spaces.iter().any(|space| space.id == id);
    let sheets: Vec<&Sheet> = boards.sheets.iter().filter(on).collect();
    space(boards, sheets.first()?, sheets.len(), id)
}

fn building(boards: &Boards, first: &Sheet, number: usize) -> String {
    let spaces = first.building_spaces[number].count_ones();
    let name = facts::building(first, number);
    let bonus = if number == 8 {
        "It lies outside the city: completing it earns no bonus."
    } else {
        "Completing it earns a bonus."
    };
    let lines = sheet::building(boards, first, number, None);
    let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    let text = lines.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    let spaces = plural(spaces as u16, "space");
    let whose = if number == 0 { format!(" In {}", first.name) } else { " Spaces".to_owned() };
    format!("{name}, a building of {spaces}. {bonus}{whose}: {text}.")
}

fn city(boards: &Boards, sheet: &Sheet) -> String {
    let line = sheet.building_lines[0].first().map(|&line| &sheet.lines[usize::from(line)]);
    let step = |&space: &u8| {
        let facts = &sheet.spaces[usize::from(space)];
        let effects = facts::effects(boards, sheet, &facts.effects);
        format!("costs {}: {effects}", facts.cost)
    };
    let steps: Vec<String> = line.map_or_else(Vec::new, |line| {
        line.spaces.iter().map(step).zip(1..).map(|(text, n)| format!("step {n} {text}")).collect()
    });
    let (name, wonder) = (&sheet.name, &sheet.wonder);
    format!("{name}, a city. Its wonder is called {wonder}; {}.", steps.join("; "))
}

fn die(boards: &Boards, first: &Sheet, number: usize) -> String {
    let facts = &boards.dice[number];
    let special = if facts.special {
        "It may be chosen once you have unlocked it, and lies in the Forum after somebody has. "
    } else {
        ""
    };
    let mut faces: Vec<String> = Vec::new();
    for (face, &symbol) in facts.faces.iter().enumerate() {
        if usize::from(facts.shows[face]) != face {
            continue;
        }
        let times = facts.shows.iter().filter(|&&shown| usize::from(shown) == face).count();
        let times = if times > 1 { format!(" on {times} faces") } else { String::new() };
        let leads = facts::symbol(boards, first, symbol.into());
        faces.push(format!(
            "{}{times}: {leads}",
            facts::plain(&boards.symbols[usize::from(symbol)])
        ));
    }
    let (name, shape) = (facts::die(boards, number), facts::die_shape(boards, number));
    format!("{name} {shape}. {special}Faces: {}.", faces.join(". "))
}

fn symbol(boards: &Boards, first: &Sheet, number: usize) -> String {
    let bears = |die: &usize| boards.dice[*die].faces.contains(&(number as u8));
    let dice: Vec<String> =
        (0..boards.dice.len()).filter(bears).map(|die| facts::die(boards, die)).collect();
    let name = facts::plain(&boards.symbols[number]);
    let leads = facts::symbol(boards, first, number);
    format!("{name}, a symbol of the {}. It opens {leads}.", dice.join(", "))
}

fn space(boards: &Boards, sheet: &Sheet, cities: usize, id: &str) -> Option<String> {
    let number = sheet.spaces.iter().position(|space| space.id == id)?;
    let facts = &sheet.spaces[number];
    let opens = |line: &usize| sheet.lines[*line].spaces.contains(&(number as u8));
    let symbols: Vec<String> = (0..sheet.lines.len())
        .filter(opens)
        .map(|line| facts::line_symbols(boards, sheet, line))
        .filter(|symbols| !symbols.is_empty())
        .collect();
    let by = match symbols.len() {
        0 => "It is built without a die.".to_owned(),
        _ => format!("Opened by {}.", symbols.join(" or ")),
    };
    let whose =
        if cities == boards.sheets.len() { String::new() } else { format!(" of {}", sheet.name) };
    let cost = match facts.cost {
        0 => "nothing".to_owned(),
        cost => plural(u16::from(cost), "resource"),
    };
    let effects = facts::effects(boards, sheet, &facts.effects);
    let name = facts::space(sheet, number);
    Some(format!("{name}, a space{whose}. Costs {cost}. {by} Effect: {effects}."))
}
