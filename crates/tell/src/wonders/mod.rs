//! What 7 Wonders says.

mod names;
mod offers;
mod refusals;
mod steps;

pub use names::{
    card, cost, effect, effects, of_card, of_side, of_wonder, resource, side, symbol, things,
    wonder,
};

use mirabilia_games::wonders::ids::Standing;
use mirabilia_games::wonders::picture::{BattlePicture, ConflictsPicture};
use mirabilia_games::wonders::state::TURNS;
use mirabilia_games::wonders::{Phase, Pick, State, View};
use mirabilia_kernel::{Seat, Turn};
use mirabilia_words::{Message, Value};

use crate::any::seat_value;
use crate::{Prompt, Tell};

impl Tell for State {
    fn pick_id(_: &View, pick: &Pick) -> String {
        match pick {
            Pick::Card(card) => card.facts().id,
            Pick::Nothing => "nothing",
            Pick::Wonder(wonder) => wonder.facts().id,
            Pick::Side(side) => side.name(),
        }
        .to_owned()
    }

    tell_modules!();

    fn bill_items(view: &View, bill: &Self::Bill) -> Vec<Message> {
        offers::items(view, bill)
    }

    fn prompt(view: &View) -> Prompt {
        let state = view.state();
        let about = match state.phase() {
            Phase::Play if state.turns_over() + 1 == TURNS => Some("last"),
            Phase::Seventh(_) | Phase::Revive(_) | Phase::ChooseWonder(_) | Phase::ChooseSides => {
                Some(state.phase().id())
            }
            _ => None,
        };
        Prompt {
            ask: ask(view),
            about: about.map(|word| Message::new(format!("wonders-about-{word}"))),
            chapter: chapter(state),
            news: state.conflicts().map(|of| news(view, &of)).unwrap_or_default(),
        }
    }
}

/// `Age II, turn 3 of 6`.
fn chapter(state: &State) -> Message {
    let age = || Message::new("wonders-age").with("age", names::roman(state.age()));
    match state.phase() {
        Phase::Over => Message::new("wonders-over"),
        _ if state.age() == 0 => Message::new("wonders-before"),
        Phase::DealAge => age(),
        _ => {
            let turn = Message::new("wonders-turn").with("n", state.turns_over() + 1);
            let turn = turn.with("of", TURNS);
            Message::new("wonders-chapter").with("age", age()).with("turn", turn)
        }
    }
}

/// What is decided, and by whom; at the end, who won.
fn ask(view: &View) -> Message {
    let state = view.state();
    if let Some(outcome) = state.outcome() {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        return match winners[..] {
            [one] => Message::new("wonders-end-points").with("name", seat_value(one)),
            _ => Message::new("wonders-end-shared"),
        };
    }
    let Turn::Seats(deciding) = state.turn() else { return Message::new("wonders-head-luck") };
    let word = state.phase().id();
    if view.viewer().seat().is_some_and(|seat| deciding.has(seat)) {
        return Message::new(format!("wonders-head-{word}-you"));
    }
    let message = Message::new(format!("wonders-head-{word}"));
    match deciding.first().filter(|_| deciding.len() == 1) {
        Some(seat) => message.with("name", seat_value(seat)),
        None => message,
    }
}

/// The conflicts that have just been settled: a title, then a line each, the viewer's first.
fn news(view: &View, conflicts: &ConflictsPicture) -> Vec<Message> {
    let title = Message::new("wonders-conflicts-of").with("age", names::roman(conflicts.age));
    let seat = view.viewer().seat().map(Seat::index);
    let is_own = |battle: &BattlePicture| seat.is_some_and(|seat| battle.seats.contains(&seat));
    let mut own: Vec<_> = conflicts.battles.iter().filter(|battle| is_own(battle)).collect();
    // The left neighbour first: that is the battle in which the viewer stands first.
    own.sort_by_key(|battle| Some(battle.seats[0]) != seat);
    let own = own.into_iter().filter_map(|battle| {
        let place = battle.seats.iter().position(|one| Some(*one) == seat)?;
        Some(own_battle(conflicts, battle, place))
    });
    let others = conflicts.battles.iter().filter(|battle| !is_own(battle)).map(other_battle);
    std::iter::once(title).chain(own).chain(others).collect()
}

/// A conflict of the viewer, who is at this place in it.
fn own_battle(conflicts: &ConflictsPicture, battle: &BattlePicture, place: usize) -> Message {
    let (mine, theirs) = (battle.shields[place], battle.shields[1 - place]);
    let is = Standing::of(mine, theirs);
    let points = match is {
        Standing::Weaker => format!("−{}", conflicts.defeat),
        Standing::Equal => "0".to_owned(),
        Standing::Stronger => format!("+{}", conflicts.victory),
    };
    let told = Message::new("wonders-conflict-yours")
        .with("is", is.name())
        .with("name", Value::seat(battle.seats[1 - place]))
        .with("mine", mine)
        .with("theirs", theirs);
    Message::new("wonders-conflict-worth").with("conflict", told).with("points", points)
}

/// A conflict between others, the winner first.
fn other_battle(battle: &BattlePicture) -> Message {
    let first = usize::from(battle.winner == Some(battle.seats[1]));
    let is = if battle.winner.is_some() { Standing::Stronger } else { Standing::Equal };
    Message::new("wonders-conflict-theirs")
        .with("is", is.name())
        .with("a", Value::seat(battle.seats[first]))
        .with("b", Value::seat(battle.seats[1 - first]))
        .with("mine", battle.shields[first])
        .with("theirs", battle.shields[1 - first])
}
