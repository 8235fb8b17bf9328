//! Cities of others: a neighbour's in half of the page, those further away in a line.

use mirabilia_games::dice::boards::BUILDINGS;
use mirabilia_games::dice::{City, State};
use mirabilia_kernel::Seat;

use super::super::Names;
use super::super::text::{cut, fold, tied};
use super::super::words::{coins, plural};
use super::facts::{self, bits};
use super::{PAGE, prices, sheet};

/// Between parts of a line; it stays with the part before it.
const GAP: &str = "\u{a0}· ";

fn row(label: &str, text: &str, width: usize) -> Vec<String> {
    fold(&format!(" {label:<10}"), text, width)
}

/// A city in a column: a neighbour's, or any for whoever only watches.
pub(super) fn column(
    state: &State,
    seat: Seat,
    place: &str,
    names: &Names,
    width: usize,
) -> Vec<String> {
    let city = state.city(seat);
    let name = cut(names.seat(seat), width - place.chars().count() - 4);
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
    let unlocked = unlocked(state, city);
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

/// The bonuses with those that are crossed off marked.
pub(super) fn bonuses(state: &State, city: &City) -> String {
    let boards = state.boards();
    let bonus = |number: usize| {
        let name = bonus_name(state, number);
        let crossed = facts::has(city.bonuses(), number);
        tied(&if crossed { format!("{} {name}", sheet::CROSSED) } else { name })
    };
    let all = (0..boards.bonuses.len()).map(bonus).collect::<Vec<_>>().join(", ");
    let (done, end) = (city.bonuses().count_ones(), boards.bonuses_to_end);
    format!("{all}; {done} of the {end} that end the game")
}

/// The special dice that a city has unlocked.
pub(super) fn unlocked(state: &State, city: &City) -> Vec<String> {
    bits(city.unlocked()).map(|die| facts::die_in_words(state.boards(), die)).collect()
}

/// A city in one line, for seats further away.
pub(super) fn line(state: &State, seat: Seat, names: &Names) -> Vec<String> {
    let city = state.city(seat);
    let name = prices::name(names, seat);
    let first = format!(" {name:<17}");
    let Some(sheet) = prices::sheet(state, city) else { return fold(&first, "no city yet", PAGE) };
    let all: u64 = (0..BUILDINGS.len()).fold(0, |set, b| set | sheet.building_spaces[b]);
    let bonuses = plural(city.bonuses().count_ones() as u16, "bonus").replace("bonuss", "bonuses");
    let mut parts = vec![
        sheet.name.clone(),
        coins(u16::from(city.coins())),
        plural(u16::from(city.resources()), "resource"),
        format!("{} of {} spaces", city.crossed().count_ones(), all.count_ones()),
        bonuses,
    ];
    parts.extend(unlocked(state, city));
    parts.push(plural_points(state.score(seat).total()));
    let parts: Vec<String> = parts.iter().map(|part| tied(part)).collect();
    fold(&first, &parts.join(GAP), PAGE)
}

pub(super) fn plural_points(points: i16) -> String {
    format!("{points} {}", if points == 1 { "point" } else { "points" })
}
