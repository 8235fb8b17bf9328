//! Who has won.

use mirabilia_games::GameKind;

use super::{Ending, Pad};

/// What decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// The sums.
    Points,
    /// Equal sums, and the coins.
    Coins,
    /// Equal sums, and the points of blue cards.
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// All points, by seat.
    pub totals: Vec<i32>,
    /// The places, by seat: 1 for whoever leads; equal ones are shared.
    pub places: Vec<usize>,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// What decided.
    pub how: How,
    /// Sums are equal, coins decide, and somebody's were not written down.
    pub coins_missing: bool,
}

/// How a pad stands. Empty fields count 0.
pub fn standing(pad: &Pad) -> Standing {
    let seats = 0..pad.players.len();
    let totals: Vec<i32> = seats.clone().map(|seat| pad.total(seat)).collect();
    let supreme = |winner: usize, how| Standing {
        places: seats.clone().map(|seat| if seat == winner { 1 } else { 2 }).collect(),
        totals: totals.clone(),
        winners: vec![winner],
        how,
        coins_missing: false,
    };
    match pad.ending {
        Ending::Military(winner) => return supreme(winner, How::Military),
        Ending::Science(winner) => return supreme(winner, How::Science),
        Ending::Points => {}
    }
    let duel = pad.kind == GameKind::Duel;
    let second =
        |seat: usize| if duel { pad.points(seat, 0) } else { pad.coins(seat) }.unwrap_or(0);
    let rank = |seat: usize| (totals[seat], second(seat));
    let place = |seat| 1 + seats.clone().filter(|other| rank(*other) > rank(seat)).count();
    let places: Vec<usize> = seats.clone().map(place).collect();
    let winners: Vec<usize> = seats.clone().filter(|seat| places[*seat] == 1).collect();
    let most = totals.iter().max();
    let tied: Vec<usize> = seats.clone().filter(|seat| Some(&totals[*seat]) == most).collect();
    let how = match (tied.len(), winners.len()) {
        (1, _) => How::Points,
        (_, 1) if duel => How::Civilian,
        (_, 1) => How::Coins,
        _ => How::Shared,
    };
    let unknown = |seat: &usize| pad.coins(*seat).is_none();
    let coins_missing = !duel && tied.len() > 1 && tied.iter().any(unknown);
    Standing { totals, places, winners, how, coins_missing }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pad::read_words;

    #[test]
    fn points_then_the_tie_break_then_shared() {
        let cases: &[(GameKind, &str, &str, &[usize])] = &[
            (GameKind::Wonders, "A.wonder=10 B.wonder=7 C.wonder=3", "points", &[1, 2, 3]),
            (GameKind::Wonders, "A.treasury=9 B.treasury=10 C.wonder=3", "coins", &[2, 1, 3]),
            (GameKind::Wonders, "A.treasury=9 B.treasury=9 C.wonder=3", "shared", &[1, 1, 3]),
            (GameKind::Duel, "A.commerce=3 B.civilian=3", "civilian", &[2, 1]),
            (GameKind::Duel, "A.civilian=3 B.civilian=3", "shared", &[1, 1]),
            (GameKind::Duel, "players=A,B pawn=B:3", "points", &[1, 2]),
            (GameKind::Duel, "A.civilian=30 B.civilian=3 end=science:B", "science", &[2, 1]),
            (GameKind::Dice, "A.agora=5 B.market=5 A.coins=3 B.coins=4", "coins", &[2, 1]),
            (GameKind::Dice, "A.agora=5 B.market=5 A.coins=4 B.coins=4", "shared", &[1, 1]),
        ];
        for (kind, words, how, places) in cases {
            let words: Vec<String> = words.split(' ').map(String::from).collect();
            let standing = standing(&read_words(*kind, &words).unwrap());
            assert_eq!((standing.how.name(), &standing.places[..]), (*how, *places), "{words:?}");
        }
    }
}
