//! Looks into the discard pile in a described position, and since when players remember what they saw.

use mirabilia_kernel::position::plain_number;
use mirabilia_kernel::{Description, PositionError, Seat, phrase};

use super::lay::PacketSlot;
use super::log::ids;
use crate::data::{Act, Card};
use crate::state::{BEGINNING, HAND, Phase, Revival, State, TURNS, UNKNOWN};

/// A look into the pile: the card built from it, and when.
pub(super) struct Look {
    pub(super) card: Option<Card>,
    time: (u8, u8),
    /// Was the time said?
    timed: bool,
}

/// The latest time at which an earlier look can have been.
fn latest(state: &State) -> (u8, u8) {
    let turns = match state.phase {
        Phase::DealAge => 0,
        Phase::Revive(_) | Phase::Seventh(_) => state.turn - 1,
        _ => state.turn,
    };
    if turns == 0 { (state.age - 1, HAND as u8) } else { (state.age, turns) }
}

/// Reads the looks: as many as there are stages that brought one.
pub(super) fn read(
    fields: &Description<'_>,
    state: &mut State,
) -> Result<Vec<Look>, PositionError> {
    let stages = Seat::all(state.seats)
        .flat_map(|seat| state.city(seat).built_stages())
        .filter(|stage| stage.act == Act::Revive)
        .count();
    let latest = latest(state);
    let words = fields.list(None, "revived")?;
    let now = usize::from(matches!(state.phase, Phase::Revive(_)));
    let mut looks = Vec::new();
    for word in words.iter().flatten() {
        let (id, time) = word.split_once(':').map_or((*word, None), |(id, time)| (id, Some(time)));
        let card = match id {
            "nothing" => None,
            id => {
                let what = phrase!("wonders-file-a-revived", "card, or nothing");
                Some(Card(fields.id(None, "revived", id, what, ids())? as u8))
            }
        };
        let timed = time.is_some();
        let time = time.map_or(Some(latest), read_time).filter(|time| *time <= latest);
        let after = looks.last().map_or(BEGINNING, |look: &Look| look.time);
        let Some(time) = time.filter(|time| *time >= after) else {
            let expected = phrase!(
                "wonders-file-revived-times",
                "{form} in their order, with turn 1 to 5, or 7 after the last",
                form = "CARD:AGE.TURN"
            );
            return Err(fields.wrong(None, "revived", *word, expected));
        };
        looks.push(Look { card, time, timed });
    }
    if words.is_none() {
        let none = || Look { card: None, time: latest, timed: false };
        looks.extend(std::iter::repeat_with(none).take(stages - now.min(stages)));
    }
    // While a seventh card is played, the look of a stage just built is still to come.
    let pending = matches!(state.phase, Phase::Seventh(_)) && looks.len() + 1 == stages;
    state.revives = pending;
    if looks.len() + now != stages && !pending {
        let value = phrase!("wonders-file-n-looks", "{n} looks into the pile", n = looks.len());
        let expected = phrase!(
            "wonders-file-looks",
            "{n}: one for each stage that brings one",
            n = stages - now.min(stages)
        );
        return Err(fields.wrong(None, "revived", value, expected));
    }
    if latest.0 == 0 && !looks.is_empty() {
        let value = phrase!("wonders-file-n-looks", "{n} looks into the pile", n = looks.len());
        let expected = phrase!("wonders-file-no-looks", "none: nothing has been played");
        return Err(fields.wrong(None, "revived", value, expected));
    }
    for (place, look) in state.revivals.iter_mut().zip(&looks) {
        let (age, taken) = look.time;
        *place = Some(Revival { card: look.card.map_or(UNKNOWN, |card| card.0), age, taken });
    }
    Ok(looks)
}

fn read_time(text: &str) -> Option<(u8, u8)> {
    let (age, turn) = text.split_once('.')?;
    let (age, turn) = (plain_number(age)?, plain_number(turn)?);
    let fits = (1..=3).contains(&age) && (1..=HAND as i32).contains(&turn);
    (fits && turn != i32::from(TURNS)).then_some((age as u8, turn as u8))
}

/// Every card that was built from the pile lay in it before.
pub(super) fn find(
    fields: &Description<'_>,
    looks: &[Look],
    slots: &mut [PacketSlot],
) -> Result<(), PositionError> {
    let mut used = vec![false; slots.len()];
    for look in looks {
        let Some(card) = look.card else { continue };
        let before = |slot: &PacketSlot| slot.is_in_pile() && slot.at.time() < look.time;
        let known = |i: &usize| !used[*i] && before(&slots[*i]) && slots[*i].card == Some(card);
        let open = |i: &usize| {
            let slot = &slots[*i];
            before(slot) && slot.card.is_none() && slot.at.age == card.facts().age
        };
        let place = (0..slots.len()).find(known).or_else(|| (0..slots.len()).find(open));
        let Some(place) = place else {
            let expected =
                phrase!("wonders-file-in-pile", "a card that was sold or left over before");
            return Err(fields.wrong(None, "revived", card.facts().id, expected));
        };
        slots[place].card = Some(card);
        used[place] = true;
    }
    Ok(())
}

/// Since when players remember: usually since now. Before that, nothing may be made up that a seat
/// would then believe to have seen.
pub(super) fn remember(
    fields: &Description<'_>,
    state: &mut State,
    looks: &[Look],
    slots: &[PacketSlot],
) -> Result<(), PositionError> {
    let now = state.now();
    let memory = match fields.words(None, "memory") {
        None => now,
        Some(words) => {
            let number = |word: &str, most: i32| {
                plain_number(word).filter(|n| (1..=most).contains(n)).map(|n| n as u8)
            };
            let given = match words {
                [age, turn] => number(age, 3).zip(number(turn, i32::from(TURNS))),
                _ => None,
            };
            let given = given.map(|(age, turn)| (age, turn - 1)).filter(|given| *given <= now);
            given.ok_or_else(|| {
                let expected = phrase!(
                    "wonders-file-memory",
                    "{form}, at the latest {age} {turn}",
                    form = "AGE TURN",
                    age = now.0,
                    turn = now.1 + 1
                );
                fields.wrong(None, "memory", words.join(" "), expected)
            })?
        }
    };
    if memory < now {
        let unnamed = |slot: &&PacketSlot| slot.at.age >= memory.0 && slot.card.is_none();
        if slots.iter().any(|slot| unnamed(&slot)) {
            let value = format!("{} {}", memory.0, memory.1 + 1);
            let expected = phrase!(
                "wonders-file-memory-named",
                "now, or every card since then by its name: hands, sold, under wonders"
            );
            return Err(fields.wrong(None, "memory", value, expected));
        }
        if looks.iter().any(|look| !look.timed) {
            let expected = phrase!(
                "wonders-file-memory-times",
                "{form} where memory is given",
                form = "CARD:AGE.TURN"
            );
            let value = phrase!("wonders-file-no-time", "without a time");
            return Err(fields.wrong(None, "revived", value, expected));
        }
    }
    let open = |slot: &PacketSlot| slot.card.is_none();
    if matches!(state.phase, Phase::Revive(_)) && slots.iter().any(|s| s.is_in_pile() && open(s)) {
        let count = slots.iter().filter(|slot| slot.is_in_pile() && open(slot)).count();
        let value = phrase!("wonders-file-short", "{n} cards short", n = count);
        let expected = phrase!("wonders-file-whole-pile", "the whole pile: it lies open");
        return Err(fields.wrong(None, "discard", value, expected));
    }
    let held = |slot: &&PacketSlot| slot.went.is_none();
    let playing = matches!(state.phase, Phase::Play | Phase::Seventh(_));
    if playing && slots.iter().filter(held).all(open) {
        let expected = phrase!("wonders-file-a-hand", "the hand of at least one seat");
        return Err(fields.wrong(None, "hand", "", expected));
    }
    state.memory = memory;
    Ok(())
}

impl State {
    /// The age and the turns of it that are over.
    pub(super) fn now(&self) -> (u8, u8) {
        if self.age == 0 { BEGINNING } else { (self.age, self.turns_over().min(TURNS - 1)) }
    }
}
