//! The cities of a described position, apart from the cards that were played.

use mirabilia_kernel::position::{Seen, plain_number};
use mirabilia_kernel::{Description, MAX_SEATS, PositionError, Seat};

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
                return Err(fields.wrong(at, "wonder", words.join(" "), "none yet"));
            }
            continue;
        }
        let Some((id, side)) = words.split_first() else {
            return Err(fields.wrong(at, "wonder", "", "the wonder of the seat"));
        };
        let ids = WONDERS.iter().map(|wonder| wonder.id);
        let wonder = fields.id(at, "wonder", id, "wonder", ids)? as u8;
        fields.once(at, "wonder", "wonder", id, &mut seen)?;
        let city = &mut state.cities[seat.index()];
        city.board = wonder << 1;
        if state.age == 0 {
            if !side.is_empty() {
                return Err(fields.wrong(at, "wonder", words.join(" "), "no side yet"));
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
            let sides = fixed.map_or("day or night", Side::name);
            let expected = format!("a wonder and its side, {sides}");
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
                    0 => "none: no conflict yet".to_owned(),
                    _ => format!("conflict tokens of the ages before: {}", values.join(", ")),
                };
                return Err(fields.wrong(at, "tokens", word, expected));
            };
            city.tokens[kind] += 1;
            let two_each = kind > 0 && city.tokens[kind] > 2;
            if two_each || city.tokens.iter().sum::<u8>() > 2 * fought {
                let expected = "at most two an age, one for each neighbour";
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
        let value = format!("{} defeats and {victories} victories", sum(0));
        return Err(fields.wrong(None, "tokens", value, "as many of both at the whole table"));
    }
    if let Some(kind) = (1..4).find(|kind| sum(*kind) > u32::from(state.seats)) {
        let (value, seats) = (format!("{} of {}", sum(kind), TOKENS[kind]), state.seats);
        return Err(fields.wrong(
            None,
            "tokens",
            value,
            format!("at most {seats}: one a conflict"),
        ));
    }
    Ok(())
}
