//! A sheet drawn building by building: the lines with their symbols, and each space with its cost
//! and effect.

use mirabilia_games::dice::Boards;
use mirabilia_games::dice::boards::{BUILDINGS, Sheet};

use super::super::text::{fold, tied};
use super::PAGE;
use super::facts::{self, has};

/// One building.
pub(crate) fn building(boards: &Boards, sheet: &Sheet, number: usize) -> Vec<String> {
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
                return name; // it stood in an earlier line of the building
            }
            if each_alone {
                name = facts::line_symbols(boards, sheet, line);
            }
            let facts = &sheet.spaces[space];
            let effects = facts::effects(boards, sheet, &facts.effects);
            let gap = if name.is_empty() { "" } else { " " };
            format!("{name}{gap}[{}] {effects}", facts.cost)
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
