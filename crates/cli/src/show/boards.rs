//! A board set on a page: its dice, its buildings, and what differs from city to city.

use mirabilia_games::dice::Boards;
use mirabilia_games::dice::boards::{BUILDINGS, Sheet, Symbol};

use super::WIDTH;
use super::dice::{facts, sheet};
use super::text::{fold, heading};
use super::words::plural;

/// The least and the most of something among the cities: "52", "52 to 54".
fn range(values: impl Iterator<Item = usize> + Clone) -> String {
    let (least, most) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

/// What a set is and holds, in a few lines.
pub fn summary(boards: &Boards) -> Vec<String> {
    let special = boards.dice.iter().filter(|die| die.special).count();
    let mut lines = vec![format!("boards {} {}", boards.name, boards.fingerprint)];
    lines.extend(fold("about      ", &boards.about, WIDTH));
    let cities: Vec<&str> = boards.sheets.iter().map(|sheet| sheet.id.as_str()).collect();
    lines.extend(fold("cities     ", &format!("{}: {}", cities.len(), cities.join(", ")), WIDTH));
    lines.push(format!("buildings  {} in each city", BUILDINGS.len()));
    let spaces = range(boards.sheets.iter().map(|sheet| sheet.spaces.len()));
    lines.push(format!("spaces     {spaces} in each city"));
    lines.push(format!("dice       {}, {special} of them special", boards.dice.len()));
    let end = boards.bonuses_to_end;
    lines.push(format!("bonuses    {}, {end} end the game", boards.bonuses.len()));
    lines
}

/// The number of a city, by its id or its name.
pub fn city(boards: &Boards, said: &str) -> Option<usize> {
    let said = said.to_lowercase();
    boards.sheets.iter().position(|s| s.id.to_lowercase() == said || s.name.to_lowercase() == said)
}

/// The whole set: what is common to all cities, then what each has of its own. With a city, its
/// whole sheet.
pub fn picture(boards: &Boards, city: Option<usize>) -> Vec<String> {
    let mut lines = summary(boards);
    lines.push(format!(
        "coins      {} at the start, at most {}, {} for passing",
        boards.gold_start, boards.gold_size, boards.pass
    ));
    let Some(first) = city.or(Some(0)).and_then(|number| boards.sheets.get(number)) else {
        return lines;
    };
    lines.extend([String::new(), heading("Dice", WIDTH)]);
    lines.extend(dice(boards, first));
    let common: Vec<usize> = sheet::order()
        .filter(|&number| {
            city.is_some() || boards.sheets.iter().all(|other| same(first, other, number))
        })
        .collect();
    let title = match city {
        Some(_) => format!("{}: every building", first.name),
        None => "Buildings of all cities".to_owned(),
    };
    lines.extend([String::new(), heading(&title, WIDTH)]);
    lines.push(" [2] the resources that a space costs; › in this order".to_owned());
    for &number in &common {
        lines.extend(building(boards, first, number));
    }
    if city.is_none() {
        for sheet in &boards.sheets {
            lines
                .extend([String::new(), heading(&format!("{} ({})", sheet.name, sheet.id), WIDTH)]);
            for number in sheet::order().filter(|number| !common.contains(number)) {
                lines.extend(building(boards, sheet, number));
            }
        }
    }
    lines.extend([String::new(), heading("Bonuses", WIDTH)]);
    for bonus in &boards.bonuses {
        let effects = facts::effects(boards, first, &bonus.effects);
        lines.extend(fold(&format!(" {:<21} ", bonus.id), &effects, WIDTH));
    }
    lines
}

fn building(boards: &Boards, sheet: &Sheet, number: usize) -> Vec<String> {
    let spaces = sheet.building_spaces[number].count_ones() as u16;
    let first = match boards.first_to_finish {
        points @ 1.. if BUILDINGS[number] == "agora" => {
            format!(", {} for the first to complete it", plural(u16::from(points), "point"))
        }
        _ => String::new(),
    };
    let (name, spaces) = (sheet::title(boards, sheet, number), plural(spaces, "space"));
    let title = format!(" {name}, {spaces}{first}");
    let mut lines = fold("", &title, WIDTH);
    lines.extend(sheet::building(boards, sheet, number));
    lines
}

/// Is a building the same on two sheets?
fn same(one: &Sheet, other: &Sheet, number: usize) -> bool {
    let facts = |sheet: &Sheet| {
        let spaces = sheet.spaces.iter().filter(|space| space.building.id() == BUILDINGS[number]);
        let spaces: Vec<_> =
            spaces.map(|space| (space.id.clone(), space.cost, space.effects.clone())).collect();
        let lines = sheet.building_lines[number].iter().map(|&line| {
            let line = &sheet.lines[usize::from(line)];
            let ids: Vec<String> =
                line.spaces.iter().map(|&s| sheet.spaces[usize::from(s)].id.clone()).collect();
            (line.id.clone(), line.any_order, ids)
        });
        (sheet.building_names[number].clone(), spaces, lines.collect::<Vec<_>>())
    };
    number != 0 && facts(one) == facts(other)
}

fn dice(boards: &Boards, first: &Sheet) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, die) in boards.dice.iter().enumerate() {
        let faces: Vec<&str> =
            die.faces.iter().map(|&symbol| boards.symbols[usize::from(symbol)].as_str()).collect();
        let shape = facts::die_shape(boards, number);
        let special = if die.special { " (special)" } else { "" };
        let label = format!("{}{special}", die.id);
        lines.extend(fold(&format!(" {shape} {label:<19} "), &faces.join(", "), WIDTH));
    }
    let special = boards.dice.iter().filter(|die| die.special).flat_map(|die| die.faces);
    let mut told = Vec::new();
    for symbol in special.map(usize::from) {
        let is_line = matches!(boards.symbol_uses[symbol], Symbol::Lines);
        if !is_line && !told.contains(&symbol) {
            told.push(symbol);
            let leads = facts::symbol(boards, first, symbol);
            lines.extend(fold(&format!("   {}: ", boards.symbols[symbol]), &leads, WIDTH));
        }
    }
    if boards.symbol_uses.iter().any(|used| matches!(used, Symbol::Compares(_))) {
        lines.push("   (with two players only if you have more than the other)".to_owned());
    }
    lines
}
