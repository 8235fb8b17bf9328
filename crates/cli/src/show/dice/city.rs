//! Cities drawn, each in half of the page.

use mirabilia_games::dice::State;
use mirabilia_kernel::Seat;

use super::super::Names;
use super::super::text::{cut, fold, tied};
use super::super::words::{coins, plural};
use super::facts::{self, bits};
use super::{prices, sheet};

/// Between parts of a line; it stays with the part before it.
const GAP: &str = "\u{a0}· ";

fn row(label: &str, text: &str, width: usize) -> Vec<String> {
    fold(&format!(" {label:<10}"), text, width)
}

/// A city in a column of this width.
pub(super) fn column(state: &State, seat: Seat, names: &Names, width: usize) -> Vec<String> {
    let city = state.city(seat);
    let place = format!("seat {seat}");
    let name = cut(names.seat(seat), width - place.len() - 4);
    let mut lines = vec![format!(" {name} ({place})")];
    let Some(sheet) = prices::sheet(state, city) else {
        lines.push(" no city yet".to_owned());
        return lines;
    };
    let points = plural_points(state.score(seat).total());
    let resources = plural(u16::from(city.resources()), "resource");
    let title = [sheet.name.clone(), coins(u16::from(city.coins())), resources, points];
    lines.extend(fold(" ", &title.map(|part| tied(&part)).join(GAP), width));
    let crossed: Vec<String> = sheet::order()
        .map(|number| {
            let spaces = sheet.building_spaces[number];
            let (done, all) = ((city.crossed() & spaces).count_ones(), spaces.count_ones());
            tied(&format!("{} {done}/{all}", facts::building(sheet, number)))
        })
        .collect();
    lines.extend(row("crossed", &crossed.join(", "), width));
    let crossed: Vec<String> =
        bits(city.bonuses()).map(|bonus| tied(&bonus_name(state, bonus))).collect();
    let crossed = if crossed.is_empty() { "none".to_owned() } else { crossed.join(", ") };
    lines.extend(row("bonuses", &crossed, width));
    let unlocked: Vec<String> =
        bits(city.unlocked()).map(|die| facts::die_in_words(state.boards(), die)).collect();
    if !unlocked.is_empty() {
        lines.extend(row("unlocked", &unlocked.join(", "), width));
    }
    lines
}

/// A bonus as people call it.
pub(super) fn bonus_name(state: &State, number: usize) -> String {
    let id = &state.boards().bonuses[number].id;
    facts::plain(id.strip_prefix("bonus.").unwrap_or(id))
}

fn plural_points(points: i16) -> String {
    format!("{points} {}", if points == 1 { "point" } else { "points" })
}
