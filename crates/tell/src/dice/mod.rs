//! What 7 Wonders Dice says.

mod names;
mod offers;
mod refusals;
mod slips;
mod steps;
mod things;

pub(crate) use names::space_named;
pub use names::{
    any_building, bonus, building, city, colour, dice_of, die, effect, of_bonus, of_building,
    of_die, of_space, of_symbol, space, space_entry, symbol, wonder,
};
pub use offers::{compared, task};
pub use slips::warning;
pub use things::{BoardThings, CityThings, ToldBoards, things};

use mirabilia_games::dice::{EndReason, Phase, Pick, Picture, State, TaskKind, View};
use mirabilia_kernel::{Seat, Turn};
use mirabilia_words::{Message, Value};

use crate::any::seat_value;
use crate::{Prompt, Tell};

impl Tell for State {
    fn pick_id(view: &View, pick: &Pick) -> String {
        let boards = view.state().boards();
        match *pick {
            Pick::Die(die) => boards.dice[usize::from(die)].id.clone(),
            Pick::Space(name) => boards.space_names[usize::from(name)].clone(),
            Pick::Bonus(bonus) => boards.bonuses[usize::from(bonus)].id.clone(),
            Pick::Wonder => "wonder".to_owned(),
            Pick::Pass => "pass".to_owned(),
            Pick::Decline => "decline".to_owned(),
        }
    }

    tell_modules!();

    fn bill_items(view: &View, bill: &Self::Bill) -> Vec<Message> {
        offers::items(view, bill)
    }

    fn prompt(view: &View) -> Prompt {
        let picture = view.picture();
        let about = about(view, &picture);
        Prompt {
            ask: ask(view, &picture),
            about: (!about.is_empty())
                .then(|| Message::new("dice-about").with("parts", Value::sentences(about))),
            chapter: Message::new("dice-turn").with("n", picture.turn.max(1)),
            news: news(view, &picture),
        }
    }
}

/// What is decided, and by whom; at the end, who won.
fn ask(view: &View, picture: &Picture) -> Message {
    match picture.due {
        Phase::Over => {
            let winners = view.state().outcome().map(|outcome| outcome.winners).unwrap_or_default();
            let names = Value::all(winners.iter().map(named));
            Message::new("dice-end").with("n", winners.len()).with("names", names)
        }
        Phase::DealCities => Message::new("dice-soon-cities"),
        Phase::Roll => Message::new("dice-soon"),
        Phase::Swap => Message::new("dice-soon-swap"),
        Phase::Act if picture.viewer.is_none() => Message::new("dice-watching"),
        Phase::Act => picture.tasks.first().map_or_else(|| Message::new("dice-done"), task),
    }
}

fn named(seat: Seat) -> Message {
    Message::new("dice-own").with("name", seat_value(seat))
}

/// What there is to know about it: why it is asked, how, what comes later, who still thinks, how the
/// viewer compares for the Guild Court.
fn about(view: &View, picture: &Picture) -> Vec<Message> {
    let state = view.state();
    let mut parts = Vec::new();
    match (picture.due, picture.ending) {
        (Phase::Over, Some(ending)) => parts.push(ended(state, ending)),
        (Phase::Act | Phase::Roll, Some(_)) => parts.push(Message::new("dice-last-turn")),
        _ => {}
    }
    if picture.due != Phase::Act {
        return parts;
    }
    if let Some(task) = picture.tasks.first() {
        if !task.from.is_empty() {
            let from = task.from.iter().map(|id| offers::asker(state, id));
            parts.push(Message::new("dice-because").with("what", Value::any(from)));
        }
        if task.kind == TaskKind::Bonus {
            let finished = Value::all(task.buildings.iter().map(|one| building(*one)));
            parts.push(Message::new("dice-gain-finishes").with("building", finished));
        }
        if task.kind == TaskKind::Action {
            parts.push(Message::new("dice-action-how"));
        }
        parts.extend(offers::then("dice-later", &picture.tasks[1..]));
    } else if let Turn::Seats(seats) = state.turn() {
        let names = Value::all(seats.iter().map(named));
        parts.push(Message::new("dice-thinking").with("n", seats.len()).with("names", names));
    }
    let shows =
        |symbol: &str| picture.forum.iter().any(|die| die.symbol.as_deref() == Some(symbol));
    parts.extend(picture.guild.iter().filter(|one| shows(&one.symbol)).map(compared));
    parts
}

/// Why the game ends.
fn ended(state: &State, ending: EndReason) -> Message {
    let end = state.boards().bonuses_to_end;
    match ending {
        EndReason::Turns => Message::new("dice-ending-turns").with("n", state.turns()),
        EndReason::Bonuses => {
            let has =
                |seat: &Seat| state.city_before(*seat).bonuses().count_ones() >= u32::from(end);
            let seats: Vec<Message> = Seat::all(state.seats()).filter(has).map(named).collect();
            let n = seats.len();
            Message::new("dice-ending-bonuses")
                .with("n", n)
                .with("names", Value::all(seats))
                .with("bonuses", end)
        }
    }
}

/// That the last turn begins, and why.
fn news(view: &View, picture: &Picture) -> Vec<Message> {
    let state = view.state();
    let begins = picture.due == Phase::Roll || picture.due == Phase::Act && state.rounds() == 0;
    let ending = picture.ending.filter(|_| begins);
    let why =
        ending.filter(|ending| *ending == EndReason::Bonuses).map(|ending| ended(state, ending));
    let last = ending.map(|_| Message::new("dice-last-turn"));
    why.into_iter().chain(last).collect()
}
