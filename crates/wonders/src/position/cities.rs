//! The cities of a described position, apart from the cards that were played.

use mirabilia_kernel::position::{Seen, plain_number};
use mirabilia_kernel::{Description, MAX_SEATS, PositionError, Seat, phrase};

use super::MOST_COINS;
use crate::data::{DEFEAT, Side, VICTORY, WONDERS, Wonder};
use crate::setup::{Setup, Sides};
use crate::state::State;

/// The values of conflict tokens: a defeat, and a victory of each age.
pub(super) const TOKENS: [i32; 4] =
    [-(DEFEAT as i32), VICTORY[0] as i32, VICTORY[1] as i32, VICTORY[2] as i32];

/// Reads the wonders; a side is known once the first age begins.
pub(super) fn wonders(
    setup: &Setup,
    fields: &Description<'_>,
    state: &mut State,
    owners: usize,
) -> Result<(), PositionError> {
    let mut seen = Seen::default();
    for seat in Seat::all(setup.seats) {
        let at = Some(seat);
        let words = fields.words(at, "wonder").unwrap_or_default();
        if seat.index() >= owners {
            if fields.has(at, "wonder") {
                let expected = phrase!("wonders-file-none-yet", "none yet");
                return Err(fields.wrong(at, "wonder", words.join(" "), expected));
            }
            continue;
        }
        let Some((id, side)) = words.split_first() else {
            let expected = phrase!("wonders-file-wonder", "the wonder of the seat");
            return Err(fields.wrong(at, "wonder", "", expected));
        };
        let ids = WONDERS.iter().map(|wonder| wonder.id);
        let what = phrase!("file-a-wonder", "wonder");
        let wonder = fields.id(at, "wonder", id, what, ids)? as u8;
        fields.once(at, "wonder", id, &mut seen)?;
        let city = &mut state.cities[seat.index()];
        city.board = wonder << 1;
        if state.age == 0 {
            if !side.is_empty() {
                let expected = phrase!("wonders-file-no-side", "no side yet");
                return Err(fields.wrong(at, "wonder", words.join(" "), expected));
            }
            continue;
        }
        let fixed = match setup.sides {
            Sides::Day => Some(Side::Day),
            Sides::Night => Some(Side::Night),
            Sides::Random | Sides::Choose => None,
        };
        let given = match side {
            [] => fixed,
            [name] => Side::from_name(name),
            _ => None,
        };
        let Some(side) = given.filter(|side| fixed.is_none_or(|fixed| fixed == *side)) else {
            let expected = match fixed {
                Some(side) => phrase!(
                    "wonders-file-side-fixed",
                    "a wonder and its side, {side}",
                    side = side.name()
                ),
                None => phrase!("wonders-file-side", "a wonder and its side, day or night"),
            };
            return Err(fields.wrong(at, "wonder", words.join(" "), expected));
        };
        city.board |= side as u8;
        city.production = Wonder(wonder).facts().start;
    }
    Ok(())
}

/// Reads coins and conflict tokens.
pub(super) fn treasures(fields: &Description<'_>, state: &mut State) -> Result<(), PositionError> {
    let fought = state.age.saturating_sub(1);
    for seat in Seat::all(state.seats) {
        let at = Some(seat);
        let city = &mut state.cities[seat.index()];
        if let Some(coins) = fields.number(at, "coins", 0..=i32::from(MOST_COINS))? {
            city.coins = coins as u16;
        }
        for word in fields.list(at, "tokens")?.unwrap_or_default() {
            let value = plain_number(word);
            let kind = TOKENS.iter().position(|token| Some(*token) == value);
            let Some(kind) = kind.filter(|kind| *kind <= usize::from(fought)) else {
                let values: Vec<String> =
                    TOKENS[..=usize::from(fought)].iter().map(i32::to_string).collect();
                let expected = match fought {
                    0 => phrase!("wonders-file-no-conflict", "none: no conflict yet"),
                    _ => phrase!(
                        "wonders-file-tokens",
                        "conflict tokens of the ages before: {tokens}",
                        tokens = values.join(", ")
                    ),
                };
                return Err(fields.wrong(at, "tokens", word, expected));
            };
            city.tokens[kind] += 1;
            let two_each = kind > 0 && city.tokens[kind] > 2;
            if two_each || city.tokens.iter().sum::<u8>() > 2 * fought {
                let expected = phrase!(
                    "wonders-file-two-tokens",
                    "at most two per age, one for each neighbour"
                );
                return Err(fields.wrong(at, "tokens", word, expected));
            }
        }
    }
    let sum = |kind: usize| {
        let cities = &state.cities[..MAX_SEATS.min(usize::from(state.seats))];
        cities.iter().map(|city| u32::from(city.tokens[kind])).sum::<u32>()
    };
    let victories: u32 = (1..4).map(sum).sum();
    if sum(0) != victories {
        let value = phrase!(
            "wonders-file-fights",
            "{defeats} defeats and {victories} victories",
            defeats = sum(0),
            victories
        );
        let expected = phrase!("wonders-file-fights-equal", "as many of both at the whole table");
        return Err(fields.wrong(None, "tokens", value, expected));
    }
    if let Some(kind) = (1..4).find(|kind| sum(*kind) > u32::from(state.seats)) {
        let value = phrase!(
            "wonders-file-tokens-of",
            "{n} of {token}",
            n = sum(kind),
            token = TOKENS[kind]
        );
        let expected = phrase!(
            "wonders-file-per-conflict",
            "at most {most}: one per conflict",
            most = state.seats
        );
        return Err(fields.wrong(None, "tokens", value, expected));
    }
    Ok(())
}
