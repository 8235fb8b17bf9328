//! Why a move or a piece of luck is refused.

use mirabilia_games::dice::{BadLuck, Bill, Building, Refusal, State, Task};
use mirabilia_words::{Message, Value};

use super::names::{self, any_building};
use super::offers::comparison;
use super::steps::{die, space, symbol};

pub(super) fn refusal(state: &State, why: &Refusal, _: Option<&Bill>) -> Message {
    let say = |id: &'static str| Message::new(id);
    match why {
        Refusal::AnotherTime(phase) => Message::new(format!("dice-why-now-{}", phase.id())),
        Refusal::NothingToDo => say("dice-why-not-now"),
        Refusal::Other(Task::Bonus) => say("dice-why-bonus-first"),
        Refusal::Other(task @ (Task::Cross(_) | Task::CrossUpTo(..))) => {
            let buildings = any_building(&Building::of(task.buildings()));
            say("dice-why-cross-first").with("buildings", buildings)
        }
        Refusal::Other(Task::Action) => say("dice-why-action-first"),
        Refusal::Other(Task::FreeDie) => say("dice-why-free-die-first"),
        Refusal::NotInForum(number) => {
            say("dice-why-not-in-forum").with("die", die(state, *number))
        }
        Refusal::Locked { die: number, by: None } => {
            say("dice-why-locked").with("die", die(state, *number))
        }
        Refusal::Locked { die: number, by: Some(by) } => say("dice-why-locked-by")
            .with("die", die(state, *number))
            .with("space", space(state, *by)),
        Refusal::Comparison(found) => {
            let others: Vec<(usize, u8)> =
                found.rivals().iter().map(|(seat, n)| (seat.index(), *n)).collect();
            let buildings = Building::of(found.buildings);
            comparison(&buildings, found.own, &others, found.strictly, found.holds())
        }
        Refusal::NoSuchSpace(_) => say("dice-why-no-space"),
        Refusal::Crossed(_) => say("dice-why-crossed"),
        Refusal::Order { first } => {
            let first = Value::any(first.iter().map(|name| space(state, *name)));
            say("dice-why-order").with("space", first)
        }
        Refusal::WrongSymbol { needs, .. } if needs.is_empty() => say("dice-why-no-wonder"),
        Refusal::WrongSymbol { die: number, shows, needs } => {
            wrong_symbol(state, *number, *shows, needs)
        }
        Refusal::NothingOpen { symbol: number } => {
            say("dice-why-nothing-open").with("symbol", symbol(state, *number))
        }
        Refusal::DieTooDear { price, coins } => {
            say("dice-why-die-dear").with("die", *price).with("coins", *coins)
        }
        Refusal::SpaceTooDear { die: 0, missing, coins } => say("dice-why-dear")
            .with("missing", *missing)
            .with("total", *missing)
            .with("coins", *coins),
        Refusal::SpaceTooDear { die, missing, coins } => say("dice-why-both-dear")
            .with("die", *die)
            .with("missing", *missing)
            .with("total", u16::from(*die) + u16::from(*missing))
            .with("coins", *coins),
        Refusal::WonderComplete => say("dice-why-wonder-complete"),
        Refusal::NoBonus(_) => say("dice-why-bonus-crossed"),
        Refusal::Luck(why) => luck(why),
        _ => say("dice-why-other"),
    }
}

/// The die leads elsewhere; where no die of the Forum leads to the space, that is what matters.
fn wrong_symbol(state: &State, number: u8, shows: u8, needs: &[u8]) -> Message {
    let dice = &state.boards().dice;
    let mut shown = state
        .forum()
        .iter()
        .map(|shown| dice[usize::from(shown.die)].faces[usize::from(shown.face)]);
    let symbols = Value::any(needs.iter().map(|one| symbol(state, *one)));
    if !shown.any(|symbol| needs.contains(&symbol)) {
        return Message::new("dice-why-no-die").with("symbols", symbols);
    }
    Message::new("dice-why-wrong-symbol")
        .with("die", die(state, number))
        .with("symbol", symbol(state, shows))
        .with("symbols", symbols)
}

fn luck(why: &BadLuck) -> Message {
    match why {
        BadLuck::CitiesWanted(n) => Message::new("dice-luck-cities").with("n", *n),
        BadLuck::CityTwice(id) => Message::new("dice-luck-twice").with("city", names::city(id, id)),
        BadLuck::DiceOrder => Message::new("dice-luck-order"),
        BadLuck::FaceOrSection => Message::new("dice-luck-face"),
        BadLuck::DiceWanted(n) => Message::new("dice-luck-dice").with("n", *n),
        BadLuck::EntersNext(id) => Message::new("dice-luck-next").with("die", names::die(id)),
        BadLuck::GreyLeaves => Message::new("dice-luck-grey"),
    }
}
