//! Reading a described position: what is due, the cities, what was played, what each player knows.
//!
//! What the description leaves out is made up, so that the state is complete: hands, cards sold and
//! cards under wonders are taken from the rest of the decks, lowest ids first. Memory begins with the
//! position, so a seat knows only its own hand of what was made up.

use mirabilia_kernel::position::given;
use mirabilia_kernel::{Description, Phrase, PositionError, Seat, phrase};

use super::{cities, lay};
use crate::data::Act;
use crate::setup::Setup;
use crate::state::{BEGINNING, Phase, State, TURNS};

/// What a described position can wait for; whose turn it is follows from the rest.
fn due(fields: &Description<'_>) -> Result<Phase, PositionError> {
    let playable = Phase::KINDS.into_iter().filter(|phase| *phase != Phase::Over);
    let choices: Vec<(&str, Phase)> = playable.map(|phase| (phase.id(), phase)).collect();
    Ok(fields.choose(None, "due", &choices)?.unwrap_or(Phase::Play))
}

/// The fields of the table, in the order in which we write them.
const TABLE: [&str; 6] = ["age", "due", "turn", "memory", "revived", "discard"];
/// The fields of a seat, in the order in which we write them.
const SEAT: [&str; 9] =
    ["wonder", "coins", "tokens", "stages", "cards", "played-1", "played-2", "played-3", "hand"];

/// Reads a described position.
pub(crate) fn read(setup: &Setup, fields: &Description<'_>) -> Result<State, PositionError> {
    fields.expect_only(&TABLE, &SEAT)?;
    let due = due(fields)?;
    let mut state = State::opening(setup);
    let age = fields.number(None, "age", 1..=3)?;
    if before_the_ages(due) {
        return opening(setup, fields, state, due);
    }
    let Some(age) = age else {
        let expected = phrase!("position-age", "1 to 3, the age in play");
        return Err(fields.wrong(None, "age", "", expected));
    };
    state.age = age as u8;
    state.turn = turns(fields, due)?;
    cities::wonders(setup, fields, &mut state, usize::from(setup.seats))?;
    cities::treasures(fields, &mut state)?;
    state.phase = if let Phase::Revive(_) = due { Phase::Play } else { due };
    let told = lay::Described::read(fields, &mut state)?;
    let owner = |act: Act| Seat::all(setup.seats).find(|&seat| state.city(seat).has_act(act));
    let wanted = |expected: Phrase| fields.wrong(None, "due", due.id(), expected);
    state.phase = match due {
        Phase::Seventh(_) => {
            let owner = owner(Act::SeventhCard);
            let expected = phrase!(
                "wonders-file-seventh-stage",
                "a stage that plays a seventh card in some city"
            );
            Phase::Seventh(owner.ok_or_else(|| wanted(expected))?)
        }
        Phase::Revive(_) => {
            let owner = owner(Act::Revive);
            let expected = phrase!(
                "wonders-file-revive-stage",
                "a stage that builds from the discard pile in some city"
            );
            Phase::Revive(owner.ok_or_else(|| wanted(expected))?)
        }
        due => due,
    };
    told.lay(&mut state)?;
    if matches!(state.phase, Phase::Revive(seat) if state.revivable(seat).is_empty()) {
        let expected =
            phrase!("wonders-file-revivable", "play: nothing in the discard pile can be built");
        return Err(fields.wrong(None, "due", due.id(), expected));
    }
    Ok(state)
}

/// Is this due before the first age is dealt?
fn before_the_ages(due: Phase) -> bool {
    matches!(
        due,
        Phase::DealWonders | Phase::ChooseWonder(_) | Phase::DealSides | Phase::ChooseSides
    )
}

/// How many turns of the age have been played.
fn turns(fields: &Description<'_>, due: Phase) -> Result<u8, PositionError> {
    let turn = fields.number(None, "turn", 1..=i32::from(TURNS))?.map(|turn| turn as u8);
    match (due, turn) {
        (Phase::DealAge, None) => Ok(0),
        (Phase::DealAge, Some(turn)) => {
            let expected = phrase!("wonders-file-undealt", "none before the age is dealt");
            Err(fields.wrong(None, "turn", turn, expected))
        }
        (Phase::Seventh(_), None | Some(TURNS)) => Ok(TURNS),
        (Phase::Seventh(_), Some(turn)) => {
            let expected = phrase!(
                "wonders-file-seventh-turn",
                "{n}: the seventh card follows the last turn",
                n = TURNS
            );
            Err(fields.wrong(None, "turn", turn, expected))
        }
        (Phase::Revive(_), None) => {
            let expected = phrase!(
                "wonders-file-revive-turn",
                "1 to {most}, the turn in which the stage was built",
                most = TURNS
            );
            Err(fields.wrong(None, "turn", "", expected))
        }
        (Phase::Revive(_), Some(turn)) => Ok(turn),
        (_, turn) => Ok(turn.unwrap_or(1) - 1),
    }
}

/// A position before the first age.
fn opening(
    setup: &Setup,
    fields: &Description<'_>,
    mut state: State,
    due: Phase,
) -> Result<State, PositionError> {
    let others = ["age", "turn", "memory", "revived", "discard"];
    if let Some(field) = others.iter().find(|field| fields.has(None, field)) {
        return Err(fields.wrong(None, field, given(), before_the_first()));
    }
    for seat in Seat::all(setup.seats) {
        let other = SEAT.iter().skip(1).find(|field| fields.has(Some(seat), field));
        if let Some(field) = other {
            return Err(fields.wrong(Some(seat), field, given(), before_the_first()));
        }
    }
    let owned = Seat::all(setup.seats).filter(|&seat| fields.has(Some(seat), "wonder")).count();
    let owners = match due {
        Phase::DealWonders => 0,
        Phase::ChooseWonder(_) => owned.min(usize::from(setup.seats) - 1),
        _ => usize::from(setup.seats),
    };
    cities::wonders(setup, fields, &mut state, owners)?;
    let chosen = State::opening(setup).phase;
    let (phase, usual) = match due {
        Phase::ChooseWonder(_) => {
            (Phase::ChooseWonder(Seat::new(owners as u8)), chosen != Phase::DealWonders)
        }
        Phase::DealSides => (Phase::DealSides, setup.sides == crate::setup::Sides::Random),
        Phase::ChooseSides => (Phase::ChooseSides, setup.sides == crate::setup::Sides::Choose),
        _ => (Phase::DealWonders, chosen == Phase::DealWonders),
    };
    if !usual {
        let expected = phrase!("wonders-file-due-options", "what the options ask for");
        return Err(fields.wrong(None, "due", due.id(), expected));
    }
    state.phase = phase;
    state.memory = BEGINNING;
    Ok(state)
}

fn before_the_first() -> Phrase {
    phrase!("wonders-file-before-first", "nothing before the first age")
}
