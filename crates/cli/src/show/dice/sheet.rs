//! A sheet drawn building by building: the lines with their symbols, and each space with its cost
//! and effect.

use mirabilia_games::dice::boards::{BUILDINGS, Sheet};
use mirabilia_games::dice::{Boards, City};

use super::super::text::{fold, tied};
use super::PAGE;
use super::facts::{self, bits, has};

/// Marks of spaces: crossed, and open to be crossed next.
pub(super) const CROSSED: char = '✕';
const OPEN: char = '▸';

/// What the marks mean.
pub(super) const LEGEND: &str =
    "✕ crossed, ▸ next to be crossed, [2] the resources that a space costs";

/// One building. Without a city nothing is crossed and nothing is marked.
pub(crate) fn building(
    boards: &Boards,
    sheet: &Sheet,
    number: usize,
    city: Option<&City>,
) -> Vec<String> {
    let lines: Vec<usize> = sheet.building_lines[number].iter().map(|&l| l.into()).collect();
    let each_alone = lines.iter().all(|&line| sheet.lines[line].spaces.len() == 1);
    let mut shown = 0u64;
    let mut out = Vec::new();
    let mut alone = Vec::new();
    for line in lines {
        let spaces = &sheet.lines[line].spaces;
        let text = |&space: &u8| {
            let space = usize::from(space);
            let mut name = facts::in_line(sheet, &sheet.lines[line], space);
            if has(shown, space) {
                // It stood in an earlier line of the building.
                return format!("{}{name}", mark(sheet, line, space, city));
            }
            if each_alone {
                name = facts::line_symbols(boards, sheet, line);
            }
            entry(boards, sheet, line, space, city, &name)
        };
        let entries: Vec<String> = spaces.iter().map(text).collect();
        shown |= spaces.iter().fold(0, |set, &space| set | 1 << space);
        if each_alone {
            alone.extend(entries);
            continue;
        }
        let mut label = facts::line_symbols(boards, sheet, line);
        if label.is_empty() {
            "without a die".clone_into(&mut label);
        }
        if sheet.lines[line].any_order {
            label += ", any order";
        }
        let gap = if sheet.lines[line].any_order { " · " } else { " › " };
        out.extend(fold(&format!("   {label:<20} "), &joined(&entries, gap), PAGE));
    }
    if each_alone {
        out.extend(fold("   ", &joined(&alone, " · "), PAGE));
    }
    out
}

/// Entries with a mark between them that stays with the one before it.
fn joined(entries: &[String], gap: &str) -> String {
    let entries: Vec<String> = entries.iter().map(|entry| tied(entry)).collect();
    entries.join(&format!("\u{a0}{}", gap.trim_start()))
}

/// A space of a line, with its cost while it can still be crossed.
fn entry(
    boards: &Boards,
    sheet: &Sheet,
    line: usize,
    space: usize,
    city: Option<&City>,
    name: &str,
) -> String {
    let facts = &sheet.spaces[space];
    let effects = facts::effects(boards, sheet, &facts.effects);
    let mark = mark(sheet, line, space, city);
    let gap = if name.is_empty() { "" } else { " " };
    match city {
        Some(city) if has(city.crossed(), space) => {
            let colon = if name.is_empty() { "" } else { ": " };
            format!("{mark}{name}{colon}{effects}")
        }
        _ => format!("{mark}{name}{gap}[{}] {effects}", facts.cost),
    }
}

/// Is a space crossed, or the next of this line?
fn mark(sheet: &Sheet, line: usize, space: usize, city: Option<&City>) -> String {
    match city {
        Some(city) if has(city.crossed(), space) => format!("{CROSSED} "),
        Some(city) if has(sheet.lines[line].next(city.crossed()), space) => format!("{OPEN} "),
        _ => String::new(),
    }
}

/// All buildings of a sheet, each under its name with what has been crossed and scored.
pub(super) fn whole(boards: &Boards, sheet: &Sheet, city: &City, points: &[i16]) -> Vec<String> {
    let mut lines = Vec::new();
    for number in order() {
        let spaces = sheet.building_spaces[number];
        let (done, all) = ((city.crossed() & spaces).count_ones(), spaces.count_ones());
        let scored = match points.get(number) {
            Some(1) => ", 1 point".to_owned(),
            Some(&points) if points != 0 => format!(", {points} points"),
            _ => String::new(),
        };
        lines.push(format!(" {} {done}/{all}{scored}", title(boards, sheet, number)));
        if done < all {
            lines.extend(building(boards, sheet, number, Some(city)));
        } else {
            let effects = bits(spaces).flat_map(|space| sheet.spaces[space].effects.clone());
            let lasting: Vec<_> = effects.filter(|effect| lasts(*effect)).collect();
            let kept = facts::effects(boards, sheet, &lasting);
            let kept = if lasting.is_empty() { String::new() } else { format!(": {kept}") };
            lines.extend(fold("   ", &format!("complete{kept}"), PAGE));
        }
    }
    lines
}

fn lasts(effect: mirabilia_games::dice::boards::Effect) -> bool {
    use mirabilia_games::dice::boards::Effect;
    matches!(effect, Effect::DieCostMinus1(_) | Effect::DieCostZero(_) | Effect::CoinsOnDie { .. })
}

/// The Warehouse first, as one builds; then the buildings of the city in the order of the score pad.
pub(crate) fn order() -> impl Iterator<Item = usize> {
    std::iter::once(BUILDINGS.len() - 1).chain(0..BUILDINGS.len() - 1)
}

/// A building with the shape of the dice that reach it; the wonder by its own name.
pub(crate) fn title(boards: &Boards, sheet: &Sheet, number: usize) -> String {
    let name = facts::building(sheet, number);
    if number == 0 {
        return format!("{name}: {}", sheet.wonder);
    }
    let lines = &sheet.building_lines[number];
    let opens = |symbol: usize| sheet.symbol_lines[symbol].iter().any(|l| lines.contains(l));
    let leads_here = |die: &usize| boards.dice[*die].faces.iter().any(|&face| opens(face.into()));
    match (0..boards.dice.len()).find(leads_here) {
        Some(die) => format!("{} {name}", facts::die_shape(boards, die)),
        None => name,
    }
}
