//! Reading a described position: what is due, the cities, what was played, and what anybody knows.
//!
//! What nobody says is made up, so that a state is always a whole one: hands, cards sold and cards
//! under wonders come from what the decks leave over, lowest ids first. Memory begins with the
//! position, so no seat knows what was made up but its own hand.

use mirabilia_kernel::{Description, PositionError, Seat};

use super::{cities, lay};
use crate::data::Act;
use crate::setup::Setup;
use crate::state::{BEGINNING, Phase, State, TURNS};

/// What is due, by its word; whose turn it is follows from the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Due {
    Wonders,
    Choose,
    Sides,
    ChooseSides,
    Deal,
    Play,
    Seventh,
    Revive,
}

/// The words for what is due; seats play when nobody says.
const DUE: [(&str, Due); 8] = [
    ("wonders", Due::Wonders),
    ("choose", Due::Choose),
    ("sides", Due::Sides),
    ("choose-sides", Due::ChooseSides),
    ("deal", Due::Deal),
    ("play", Due::Play),
    ("seventh", Due::Seventh),
    ("revive", Due::Revive),
];

impl Due {
    pub(super) fn word(self) -> &'static str {
        DUE.iter().find(|(_, due)| *due == self).map_or("", |(word, _)| word)
    }

    fn is_before_the_ages(self) -> bool {
        matches!(self, Self::Wonders | Self::Choose | Self::Sides | Self::ChooseSides)
    }
}

/// The fields of the table, in the order in which we write them.
const TABLE: [&str; 6] = ["age", "due", "turn", "memory", "revived", "discard"];
/// The fields of a seat, in the order in which we write them.
const SEAT: [&str; 9] =
    ["wonder", "coins", "tokens", "stages", "cards", "played-1", "played-2", "played-3", "hand"];

/// Reads a described position.
pub(crate) fn read(setup: &Setup, said: &Description<'_>) -> Result<State, PositionError> {
    said.expect_only(&TABLE, &SEAT)?;
    let due = said.choose(None, "due", &DUE)?.unwrap_or(Due::Play);
    let mut state = State::opening(setup);
    let age = said.number(None, "age", 1..=3)?;
    if due.is_before_the_ages() {
        return opening(setup, said, state, due);
    }
    let Some(age) = age else {
        return Err(said.wrong(None, "age", "", "1 to 3, the age in play"));
    };
    state.age = age as u8;
    state.turn = turns(said, due)?;
    cities::wonders(setup, said, &mut state, usize::from(setup.seats))?;
    cities::treasures(said, &mut state)?;
    state.phase = match due {
        Due::Deal => Phase::DealAge,
        Due::Seventh => Phase::Seventh(Seat::new(0)),
        _ => Phase::Play,
    };
    let told = lay::Told::read(said, &mut state)?;
    let owner = |act: Act| Seat::all(setup.seats).find(|&seat| state.city(seat).has_act(act));
    let wanted = |what: &str| {
        let expected = format!("a stage that {what} in some city");
        said.wrong(None, "due", due.word(), expected)
    };
    state.phase = match due {
        Due::Deal => Phase::DealAge,
        Due::Seventh => {
            let owner = owner(Act::SeventhCard);
            Phase::Seventh(owner.ok_or_else(|| wanted("plays a seventh card"))?)
        }
        Due::Revive => {
            let owner = owner(Act::Revive);
            Phase::Revive(owner.ok_or_else(|| wanted("builds from the discard pile"))?)
        }
        _ => Phase::Play,
    };
    told.lay(&mut state)?;
    if matches!(state.phase, Phase::Revive(seat) if state.revivable(seat).is_empty()) {
        let expected = "play: nothing in the discard pile can be built";
        return Err(said.wrong(None, "due", due.word(), expected));
    }
    Ok(state)
}

/// How many turns of the age have been played.
fn turns(said: &Description<'_>, due: Due) -> Result<u8, PositionError> {
    let turn = said.number(None, "turn", 1..=i32::from(TURNS))?.map(|turn| turn as u8);
    match (due, turn) {
        (Due::Deal, None) => Ok(0),
        (Due::Deal, Some(turn)) => {
            Err(said.wrong(None, "turn", turn, "none before the age is dealt"))
        }
        (Due::Seventh, None | Some(TURNS)) => Ok(TURNS),
        (Due::Seventh, Some(turn)) => {
            Err(said.wrong(None, "turn", turn, "6: the seventh card follows the last turn"))
        }
        (Due::Revive, None) => {
            Err(said.wrong(None, "turn", "", "1 to 6, the turn in which the stage was built"))
        }
        (Due::Revive, Some(turn)) => Ok(turn),
        (_, turn) => Ok(turn.unwrap_or(1) - 1),
    }
}

/// A position before the first age.
fn opening(
    setup: &Setup,
    said: &Description<'_>,
    mut state: State,
    due: Due,
) -> Result<State, PositionError> {
    let others = ["age", "turn", "memory", "revived", "discard"];
    if let Some(field) = others.iter().find(|field| said.has(None, field)) {
        return Err(said.wrong(None, field, "said", "nothing before the first age"));
    }
    for seat in Seat::all(setup.seats) {
        let other = SEAT.iter().skip(1).find(|field| said.has(Some(seat), field));
        if let Some(field) = other {
            return Err(said.wrong(Some(seat), field, "said", "nothing before the first age"));
        }
    }
    let owned = Seat::all(setup.seats).filter(|&seat| said.has(Some(seat), "wonder")).count();
    let owners = match due {
        Due::Wonders => 0,
        Due::Choose => owned.min(usize::from(setup.seats) - 1),
        _ => usize::from(setup.seats),
    };
    cities::wonders(setup, said, &mut state, owners)?;
    let chosen = State::opening(setup).phase;
    let (phase, usual) = match due {
        Due::Choose => (Phase::ChooseWonder(Seat::new(owners as u8)), chosen != Phase::DealWonders),
        Due::Sides => (Phase::DealSides, setup.sides == crate::setup::Sides::Random),
        Due::ChooseSides => (Phase::ChooseSides, setup.sides == crate::setup::Sides::Choose),
        _ => (Phase::DealWonders, chosen == Phase::DealWonders),
    };
    if !usual {
        return Err(said.wrong(None, "due", due.word(), "what the options ask for"));
    }
    state.phase = phase;
    state.memory = BEGINNING;
    Ok(state)
}
