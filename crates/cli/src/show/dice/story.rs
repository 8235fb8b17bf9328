//! What happened, told from the state before and after.

use mirabilia_games::dice::boards::BUILDINGS;
use mirabilia_games::dice::{Chance, Move, State};
use mirabilia_kernel::{Seat, SeatSet};

use super::super::text::tied;
use super::super::words::{self, plural};
use super::super::{Names, Told};
use super::{facts, prices};

/// Luck in words.
pub(super) fn luck(chance: &Chance, after: &State, names: &Names) -> String {
    let boards = after.boards();
    match chance {
        Chance::Cities(_) => {
            let city = |seat: Seat| {
                let name = prices::sheet(after, after.city(seat)).map_or("", |sheet| &sheet.name);
                tied(&format!("{name} to {}", names.seat(seat)))
            };
            format!("dealt: {}", Seat::all(after.seats()).map(city).collect::<Vec<_>>().join(", "))
        }
        Chance::Roll(_) => {
            let die = |shown: &mirabilia_games::dice::Shown| {
                let facts = &boards.dice[usize::from(shown.die)];
                let symbol = &boards.symbols[usize::from(facts.faces[usize::from(shown.face)])];
                let shape = words::shape(&boards.colours[usize::from(facts.colour)]);
                tied(&format!("{} {shape} for {}", facts::plain(symbol), shown.section))
            };
            format!("shaken: {}", after.forum().iter().map(die).collect::<Vec<_>>().join(", "))
        }
        Chance::Swap { enters, leaves } => {
            let die = |die: u8| facts::die_in_words(boards, die.into());
            format!("the {} takes the place of {} in the Forum", die(*enters), die(*leaves))
        }
    }
}

/// A move in words, and what came of it.
pub(super) fn decision(told: &Told<'_, State>, seat: Seat, m: Move, names: &Names) -> String {
    let said = format!("{}: {}", names.seat(seat), super::phrase(told.before, seat, m, names));
    let done = completed(told, seat);
    if done.is_empty() { said } else { format!("{said} · completes {}", done.join(" and ")) }
}

/// The buildings that this move of the seat completed.
fn completed(told: &Told<'_, State>, seat: Seat) -> Vec<String> {
    let (before, after) = (told.before.city(seat).crossed(), told.after.city(seat).crossed());
    let Some(sheet) = prices::sheet(told.after, told.after.city(seat)) else { return Vec::new() };
    let is_new = |building: &usize| {
        let spaces = sheet.building_spaces[*building];
        after & spaces == spaces && before & spaces != spaces
    };
    (0..BUILDINGS.len()).filter(is_new).map(|number| facts::building(sheet, number)).collect()
}

/// What the end of a turn settles: who was first to complete the Agora, and whether one more turn
/// is the last.
pub(super) fn settled(before: &State, after: &State, names: &Names) -> Option<String> {
    let boards = after.boards();
    let seats = |is: &dyn Fn(Seat) -> bool| Seat::all(after.seats()).filter(|s| is(*s)).collect();
    let mut parts = Vec::new();
    let first: SeatSet =
        seats(&|seat| after.city(seat).was_first() && !before.city(seat).was_first());
    if !first.is_empty() && boards.first_to_finish > 0 {
        let points = plural(u16::from(boards.first_to_finish), "point");
        parts.push(format!("first with a whole Agora: {}, {points}", names.list(first)));
    }
    if after.is_last_turn() && !before.is_last_turn() {
        let wanted = u32::from(boards.bonuses_to_end);
        let done: SeatSet = seats(&|seat| after.city(seat).bonuses().count_ones() >= wanted);
        let has = if done.len() == 1 { "has" } else { "have" };
        let bonuses = if wanted == 1 { "bonus" } else { "bonuses" };
        parts.push(format!(
            "{} {has} {wanted} {bonuses}: the next turn is the last",
            names.list(done)
        ));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}
