//! Who has won.

use serde::Serialize;

use crate::Pad;
use crate::pad::PadBy;

/// What decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadHow"))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// The totals.
    Points,
    /// Equal totals, and the coins.
    Coins,
    /// Equal totals, and the points of blue cards.
    Civilian,
    /// Nothing: the victory is shared.
    Shared,
    /// Military supremacy.
    Military,
    /// Scientific supremacy.
    Science,
}

impl How {
    /// The word for it, in JSON and in the ids of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Coins => "coins",
            Self::Civilian => "civilian",
            Self::Shared => "shared",
            Self::Military => "military",
            Self::Science => "science",
        }
    }
}

/// How a pad stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PadStanding {
    /// All points, by seat.
    pub totals: Vec<i32>,
    /// The places, by seat, from 1; equal ones are shared.
    pub places: Vec<usize>,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// What decided.
    pub how: How,
    /// The totals are equal, coins decide, and those of some seat were not written down.
    pub coins_missing: bool,
    /// How many fields are written.
    pub filled: usize,
    /// Of how many.
    pub of: usize,
}

/// How a pad stands. Empty fields count 0.
pub fn standing(pad: &Pad) -> PadStanding {
    let seats = 0..pad.players.len();
    let totals: Vec<i32> = seats.clone().map(|seat| pad.total(seat)).collect();
    let (filled, of) = pad.filled();
    let supreme = |how| PadStanding {
        places: seats.clone().map(|seat| if seat == pad.end.winner { 1 } else { 2 }).collect(),
        totals: totals.clone(),
        winners: vec![pad.end.winner],
        how,
        coins_missing: false,
        filled,
        of,
    };
    match pad.end.by {
        PadBy::Military => return supreme(How::Military),
        PadBy::Science => return supreme(How::Science),
        PadBy::Points => {}
    }
    let tie = pad.sheet().tie;
    let line = pad.sheet().line(tie.line);
    let second = |seat: usize| match line {
        Some(line) if line.coins.is_some() => pad.coins(seat),
        Some(line) => Some(pad.points(seat, line).unwrap_or(0)),
        None => None,
    };
    let rank = |seat: usize| (totals[seat], second(seat).unwrap_or(0));
    let place = |seat| 1 + seats.clone().filter(|other| rank(*other) > rank(seat)).count();
    let places: Vec<usize> = seats.clone().map(place).collect();
    let winners: Vec<usize> = seats.clone().filter(|seat| places[*seat] == 1).collect();
    let most = totals.iter().max();
    let tied: Vec<usize> = seats.clone().filter(|seat| Some(&totals[*seat]) == most).collect();
    let how = match (tied.len(), winners.len()) {
        (1, _) => How::Points,
        (_, 1) => tie.how,
        _ => How::Shared,
    };
    let unknown = tied.iter().any(|seat| second(*seat).is_none());
    let coins_missing = filled > 0 && tied.len() > 1 && unknown;
    PadStanding { totals, places, winners, how, coins_missing, filled, of }
}
