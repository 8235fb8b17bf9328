//! Reading a described position: the table first, then the cities, then whether they fit together.

use mirabilia_kernel::position::{Seen, given};
use mirabilia_kernel::{Description, Phrase, PositionError, Seat, phrase};

use super::city::CityFields;
use super::{DUE, SEAT, TABLE};
use crate::boards::Building;
use crate::chance::SECTIONS;
use crate::city::City;
use crate::setup::Setup;
use crate::state::{FORUM, LAST_TURN, Phase, Shown, State};

/// The form of shaken dice.
const DICE: &str = "DIE SYMBOL SECTION / …";

fn before_the_cities() -> Phrase {
    phrase!("dice-file-before-cities", "nothing before the cities are dealt")
}

fn dice_as(form: &str) -> Phrase {
    phrase!("dice-file-dice", "the dice: {form}", form)
}

fn without(die: &str) -> Phrase {
    phrase!("dice-file-without", "without {die}", die)
}

/// Reads a described position.
pub(crate) fn read(setup: &Setup, fields: &Description<'_>) -> Result<State, PositionError> {
    fields.expect_only(&TABLE, &SEAT)?;
    let mut state = State::opening(setup);
    state.phase = fields.choose(None, "due", &DUE)?.unwrap_or(Phase::Act);
    if state.phase == Phase::DealCities {
        let others = ["turn", "forum", "round"];
        if let Some(field) = others.iter().find(|field| fields.has(None, field)) {
            return Err(fields.wrong(None, field, given(), before_the_cities()));
        }
        for seat in Seat::all(setup.seats) {
            if let Some(field) = SEAT.iter().find(|field| fields.has(Some(seat), field)) {
                return Err(fields.wrong(Some(seat), field, given(), before_the_cities()));
            }
        }
        return Ok(state);
    }
    let turn = fields.number(None, "turn", 1..=i32::from(LAST_TURN))?.unwrap_or(1) as u16;
    state.turn = if state.phase == Phase::Roll { turn - 1 } else { turn };
    state.forum = forum(&state, fields)?;
    let round = fields.number(None, "round", 1..=255)?.unwrap_or(0) as u8;
    if round > 0 && matches!(state.phase, Phase::Roll) {
        let expected = phrase!("dice-file-no-round", "none before a roll");
        return Err(fields.wrong(None, "round", round, expected));
    }
    if round == 0 && state.phase == Phase::Swap {
        let expected =
            phrase!("dice-file-rounds", "the number of rounds that the turn took, before a swap");
        return Err(fields.wrong(None, "round", "", expected));
    }
    state.round = round;
    read_cities(&mut state, fields)?;
    check_dice(&state, fields)?;
    state.note_dice();
    Ok(state)
}

fn read_cities(state: &mut State, fields: &Description<'_>) -> Result<(), PositionError> {
    let boards = state.boards;
    let mut cities = Seen::default();
    for seat in Seat::all(state.seats) {
        let lines = CityFields { fields, boards: &boards, at: Some(seat) };
        state.before[seat.index()] = lines.before(&mut cities)?;
    }
    check_first(state, fields)?;
    let wanted = u32::from(boards.bonuses_to_end);
    for seat in Seat::all(state.seats) {
        let before = *state.city_before(seat);
        state.last |= before.bonuses.count_ones() >= wanted;
        let later = ["now-coins", "now-crossed", "now-bonuses", "now-attacks", "tasks"];
        if state.round == 0
            && let Some(field) = later.iter().find(|field| fields.has(Some(seat), field))
        {
            let expected = phrase!(
                "dice-file-not-played",
                "nothing until a round of the turn is played; see the field {field}",
                field = "round"
            );
            return Err(fields.wrong(Some(seat), field, given(), expected));
        }
        let lines = CityFields { fields, boards: &boards, at: Some(seat) };
        let mut now = lines.now(&before)?;
        now.first |= !state.agora_finished && has_agora(state, &now); // Rule 6.20
        state.cities[seat.index()] = match state.phase {
            Phase::Act if state.round == 0 => State::with_action(before),
            _ => now,
        };
    }
    let busy = state.busy();
    if state.phase == Phase::Act && busy.is_empty() {
        let expected = phrase!("dice-file-tasks", "tasks of some seat: otherwise the turn is over");
        return Err(fields.wrong(None, "round", state.round, expected));
    }
    if state.phase == Phase::Swap {
        if let Some(seat) = busy.first() {
            let expected = phrase!("dice-file-no-tasks", "none when the turn is over");
            return Err(fields.wrong(Some(seat), "tasks", given(), expected));
        }
        if state.last || state.turn >= LAST_TURN {
            let expected = phrase!("dice-file-no-swap", "the end: nothing is swapped then");
            return Err(fields.wrong(None, "due", "swap", expected));
        }
        state.finish_agora();
    }
    Ok(())
}

/// Is a seat's Agora complete?
fn has_agora(state: &State, city: &City) -> bool {
    let spaces = state.sheet(city).building_spaces[usize::from(Building::AGORA.0)];
    city.crossed & spaces == spaces
}

/// The city that completed its Agora first; if only one city has, that one.
fn check_first(state: &mut State, fields: &Description<'_>) -> Result<(), PositionError> {
    let complete: Vec<Seat> =
        Seat::all(state.seats).filter(|&seat| has_agora(state, state.city_before(seat))).collect();
    let marked = Seat::all(state.seats).any(|seat| state.city_before(seat).first);
    if let ([seat], false) = (&complete[..], marked) {
        state.before[seat.index()].first = true;
    } else if !complete.is_empty() && !marked {
        let seats: Vec<String> =
            complete.iter().map(|seat| format!("{seat} first-agora")).collect();
        let expected = phrase!(
            "dice-file-first-agora",
            "which city completed it first, one of {lines}",
            lines = seats.join(", ")
        );
        let value = phrase!("dice-file-not-given", "not given");
        return Err(fields.wrong(None, "first-agora", value, expected));
    }
    state.agora_finished = !complete.is_empty();
    Ok(())
}

/// The Forum: every die once, each in its place. A special die has the place of a grey one.
fn forum(opening: &State, fields: &Description<'_>) -> Result<[Shown; FORUM], PositionError> {
    let boards = opening.boards;
    let shaken = opening.phase == Phase::Act;
    let Some(words) = fields.words(None, "forum") else {
        if shaken {
            return Err(fields.wrong(None, "forum", "", dice_as(DICE)));
        }
        return Ok(opening.forum);
    };
    let mut dice: Vec<Shown> = Vec::new();
    let mut seen = Seen::default();
    for words in words.split(|&word| word == "/") {
        let mut shown = Shown::default();
        let id = match (words, shaken) {
            ([id, symbol, section], _) => {
                (shown.face, shown.section) = lies(opening, fields, id, symbol, section)?;
                id
            }
            ([id], false) => id,
            _ => {
                let expected = dice_as(if shaken { DICE } else { "DIE / …" });
                return Err(fields.wrong(None, "forum", words.join(" "), expected));
            }
        };
        shown.die = die(opening, fields, id)?;
        fields.once(None, "forum", id, &mut seen)?;
        dice.push(shown);
    }
    let wanted = usize::from(opening.forum_len);
    if dice.len() != wanted {
        let value = phrase!("dice-file-n-dice", "{n} dice", n = dice.len());
        let expected = phrase!("dice-file-forum", "{n}, with / between them", n = wanted);
        return Err(fields.wrong(None, "forum", value, expected));
    }
    let greys = opening.greys();
    let mut forum = opening.forum;
    let (own, mut special): (Vec<Shown>, Vec<Shown>) =
        dice.into_iter().partition(|shown| !boards.dice[usize::from(shown.die)].special);
    for place in forum[..wanted].iter_mut().rev() {
        let kept = own.iter().find(|shown| shown.die == place.die).copied();
        let replaced = || special.pop().filter(|_| greys >> place.die & 1 == 1);
        let Some(shown) = kept.or_else(replaced) else {
            let id = &boards.dice[usize::from(place.die)].id;
            let expected =
                phrase!("dice-file-grey", "{die}: only grey dice leave the Forum", die = id);
            return Err(fields.wrong(None, "forum", without(id), expected));
        };
        *place = shown;
    }
    Ok(forum)
}

fn die(opening: &State, fields: &Description<'_>, id: &str) -> Result<u8, PositionError> {
    let names = opening.boards.dice.iter().map(|die| die.id.as_str());
    let what = phrase!("dice-file-a-die", "die");
    fields.id(None, "forum", id, what, names).map(|die| die as u8)
}

/// How a die lies: its face and its section.
fn lies(
    opening: &State,
    fields: &Description<'_>,
    id: &str,
    symbol: &str,
    section: &str,
) -> Result<(u8, u8), PositionError> {
    let boards = opening.boards;
    let faces = &boards.dice[usize::from(die(opening, fields, id)?)].faces;
    let same = |&face: &u8| boards.symbols[usize::from(face)] == symbol;
    let Some(face) = faces.iter().position(same) else {
        let mut symbols: Vec<&str> =
            faces.iter().map(|&face| boards.symbols[usize::from(face)].as_str()).collect();
        symbols.sort_unstable();
        symbols.dedup();
        let expected = phrase!(
            "dice-file-symbol",
            "a symbol of {die}: {symbols}",
            die = id,
            symbols = symbols.join(", ")
        );
        return Err(fields.wrong(None, "forum", format!("{id} {symbol}"), expected));
    };
    let known = (0..SECTIONS).find(|known| known.to_string() == section);
    let Some(section) = known else {
        let value = format!("{id} {symbol} {section}");
        let expected = phrase!("dice-file-section", "a section of 0 to 3 coins");
        return Err(fields.wrong(None, "forum", value, expected));
    };
    Ok((face as u8, section))
}

/// A special die is in the Forum if and only if a city has unlocked it in an earlier turn;
/// those of this turn wait to come in.
fn check_dice(state: &State, fields: &Description<'_>) -> Result<(), PositionError> {
    let unlocked = |cities: &[City]| cities.iter().fold(0, |set, city| set | city.unlocked);
    let seats = usize::from(state.seats);
    let (before, now) = (unlocked(&state.before[..seats]), unlocked(&state.cities[..seats]));
    let there = state.forum().iter().fold(0u16, |set, shown| set | 1 << shown.die);
    let special = |die: usize| state.boards.dice[die].special;
    let allowed = if state.phase == Phase::Swap { now } else { before };
    for die in (0..state.boards.dice.len()).filter(|&die| special(die)) {
        let id = &state.boards.dice[die].id;
        if there >> die & 1 == 1 && allowed >> die & 1 == 0 {
            let expected = phrase!("dice-file-unlocked", "a die that a city has unlocked");
            return Err(fields.wrong(None, "forum", id, expected));
        }
        if there >> die & 1 == 0 && before >> die & 1 == 1 {
            let expected =
                phrase!("dice-file-must-enter", "{die}: a city has unlocked it", die = id);
            return Err(fields.wrong(None, "forum", without(id), expected));
        }
    }
    if state.phase == Phase::Swap && now & !there == 0 {
        let expected = phrase!("dice-file-unlocked-now", "a die unlocked in this turn");
        return Err(fields.wrong(None, "due", "swap", expected));
    }
    Ok(())
}

impl State {
    /// The dice that were unlocked, and those of them that wait to come in.
    fn note_dice(&mut self) {
        let seats = usize::from(self.seats);
        self.entered = self.cities[..seats].iter().fold(0, |set, city| set | city.unlocked);
        let there = self.forum().iter().fold(0u16, |set, shown| set | 1 << shown.die);
        self.entering = self.entered & !there;
    }
}
