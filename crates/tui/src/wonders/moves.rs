//! Moves as records write them, taken apart.

use mirabilia_games::wonders::{Card, Side, Wonder};

use super::picture::Pay;

/// A move. A card is none where a log hides it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    Build(Option<Card>, Pay),
    Stage(Option<Card>, Pay),
    Sell(Option<Card>),
    Revive(Option<Card>),
    Decline,
    Choose(Wonder),
    Side(Side),
}

impl Said {
    /// Reads a move; none for what is no move of this game.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Some(match words[..] {
            ["build", id, ref pays @ ..] => Self::Build(card(id).ok()?, payment(pays)?),
            ["stage", "with", id, ref pays @ ..] => Self::Stage(card(id).ok()?, payment(pays)?),
            ["sell", id] => Self::Sell(card(id).ok()?),
            ["revive", "nothing"] => Self::Decline,
            ["revive", id] => Self::Revive(card(id).ok()?),
            ["choose", id] => Self::Choose(Wonder::from_id(id)?),
            ["side", name] => Self::Side(Side::from_name(name)?),
            _ => return None,
        })
    }

    /// The card that is used, where one is and it is known.
    pub(crate) fn card(self) -> Option<Card> {
        match self {
            Self::Build(card, _) | Self::Stage(card, _) | Self::Sell(card) | Self::Revive(card) => {
                card
            }
            Self::Decline | Self::Choose(_) | Self::Side(_) => None,
        }
    }
}

/// Reads a line of a log: who, and what.
pub(crate) fn read_line(line: &str) -> Option<(usize, Said)> {
    let (seat, text) = line.trim().split_once(' ')?;
    Some((seat.parse().ok()?, Said::read(text)?))
}

/// A card by its id, and none for `?`; fails for what is neither.
fn card(id: &str) -> Result<Option<Card>, ()> {
    if id == "?" { Ok(None) } else { Card::from_id(id).map(Some).ok_or(()) }
}

/// Nothing, or `pay 2 left 1 right`.
fn payment(words: &[&str]) -> Option<Pay> {
    let mut pay = Pay::default();
    let coins = match words {
        [] => return Some(pay),
        ["pay", coins @ ..] => coins,
        _ => return None,
    };
    for pair in coins.chunks(2) {
        match pair {
            [n, "left"] => pay.left = n.parse().ok()?,
            [n, "right"] => pay.right = n.parse().ok()?,
            _ => return None,
        }
    }
    Some(pay)
}
