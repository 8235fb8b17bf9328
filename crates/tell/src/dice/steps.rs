//! Steps as sentences, moves as advice.

use mirabilia_games::dice::{Chance, Move, Shown, State, chance::SECTIONS};
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_words::{Message, Value};

use super::names;
use crate::any::seat_value;

/// The name of a die of the board set, by its number.
pub(super) fn die(state: &State, number: u8) -> Message {
    let die = state.boards().dice.get(usize::from(number));
    names::die(die.map_or("?", |die| &die.id))
}

/// The name of a symbol of the board set, by its number.
pub(super) fn symbol(state: &State, number: u8) -> Message {
    let symbol = state.boards().symbols.get(usize::from(number));
    names::symbol(symbol.map_or("?", String::as_str))
}

/// The name of a space of the board set, by the number of its name.
pub(super) fn space(state: &State, name: u8) -> Message {
    let boards = state.boards();
    let id = boards.space_names.get(usize::from(name)).map_or("?", String::as_str);
    names::space(boards, id)
}

/// The name of a bonus of the board set, by its number.
pub(super) fn bonus(state: &State, number: u8) -> Message {
    let bonus = state.boards().bonuses.get(usize::from(number));
    names::bonus(bonus.map_or("?", |bonus| &bonus.id))
}

/// Luck as a sentence.
pub(super) fn luck(state: &State, chance: &Chance) -> Message {
    match chance {
        Chance::Cities(cities) => {
            let dealt = Seat::all(state.seats()).map(|seat| {
                let sheet = state.boards().sheets.get(usize::from(cities[seat.index()]));
                let city = sheet.map_or(("?", "?"), |sheet| (&sheet.id, &sheet.name));
                Message::new("dice-tell-city")
                    .with("name", seat_value(seat))
                    .with("city", names::city(city.0, city.1))
            });
            Message::new("dice-tell-cities").with("cities", Value::all(dealt))
        }
        Chance::Roll(forum) => roll(state, &forum[..state.forum().len()]),
        Chance::Swap { enters, leaves } => Message::new("dice-tell-swap")
            .with("special", die(state, *enters))
            .with("grey", die(state, *leaves)),
    }
}

/// The dice as they fell, section by section.
fn roll(state: &State, forum: &[Shown]) -> Message {
    let one = |shown: &Shown| {
        let faces = state.boards().dice.get(usize::from(shown.die)).map(|die| die.faces);
        let shows = faces.map_or(u8::MAX, |faces| faces[usize::from(shown.face)]);
        Message::new("dice-tell-die")
            .with("die", die(state, shown.die))
            .with("symbol", symbol(state, shows))
    };
    let section = |n: u8| {
        let here: Vec<Message> = forum.iter().filter(|shown| shown.section == n).map(one).collect();
        let told = Message::new("dice-rolled-section").with("n", n);
        (!here.is_empty()).then(|| told.with("dice", Value::list(here)))
    };
    let sections = Value::sentences((0..SECTIONS).filter_map(section));
    Message::new("dice-rolled").with("sections", sections)
}

/// A move as a sentence: who does what.
pub(super) fn moved(state: &State, _: Viewer, seat: Seat, m: Move) -> Message {
    let say = |id: &'static str| Message::new(id).with("name", seat_value(seat));
    match m {
        Move::Build { die: number, space: name } => {
            say("dice-tell-build").with("space", space(state, name)).with("die", die(state, number))
        }
        Move::Wonder => say("dice-tell-wonder"),
        Move::Pass => say("dice-tell-pass"),
        Move::Cross(name) => say("dice-tell-cross").with("space", space(state, name)),
        Move::Decline => say("dice-tell-decline"),
        Move::Bonus(number) => say("dice-tell-bonus").with("bonus", bonus(state, number)),
    }
}

/// A move as advice.
pub(super) fn advice(state: &State, m: Move) -> Message {
    match m {
        Move::Build { die: number, space: name } => Message::new("dice-tell-move-build")
            .with("space", space(state, name))
            .with("die", die(state, number)),
        Move::Wonder => Message::new("dice-tell-move-wonder"),
        Move::Pass => Message::new("dice-tell-move-pass"),
        Move::Cross(name) => Message::new("dice-tell-move-cross").with("space", space(state, name)),
        Move::Decline => Message::new("dice-move-decline"),
        Move::Bonus(number) => Message::new("dice-move-bonus").with("bonus", bonus(state, number)),
    }
}
