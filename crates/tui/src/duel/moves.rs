//! Moves as records write them, read.

use super::facts;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Move<'a> {
    Build(&'a str),
    Sell(&'a str),
    Wonder { wonder: &'a str, with: &'a str },
    Take(&'a str),
    Token(&'a str),
    Destroy(&'a str),
    Revive(&'a str),
    Begin(usize),
}

impl<'a> Move<'a> {
    /// What a move says; none for what is no move of this game.
    pub(super) fn read(text: &'a str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let card = |id: &str| facts::card(id).is_some();
        let wonder = |id: &str| facts::wonder(id).is_some();
        Some(match words[..] {
            ["build", id] if card(id) => Self::Build(id),
            ["sell", id] if card(id) => Self::Sell(id),
            ["destroy", id] if card(id) => Self::Destroy(id),
            ["revive", id] if card(id) => Self::Revive(id),
            ["wonder", id, "with", under] if wonder(id) && card(under) => {
                Self::Wonder { wonder: id, with: under }
            }
            ["take", id] if wonder(id) => Self::Take(id),
            ["token", id] if facts::token(id).is_some() => Self::Token(id),
            ["begin", "0"] => Self::Begin(0),
            ["begin", "1"] => Self::Begin(1),
            _ => return None,
        })
    }

    /// What it is about, as one picks it on the table: a card, a wonder, a token or a seat.
    pub(super) fn subject(self) -> &'a str {
        match self {
            Self::Build(id)
            | Self::Sell(id)
            | Self::Destroy(id)
            | Self::Revive(id)
            | Self::Take(id)
            | Self::Token(id) => id,
            Self::Wonder { with, .. } => with,
            Self::Begin(0) => "0",
            Self::Begin(_) => "1",
        }
    }
}

/// A step of the record: who moved, and what; none for luck.
pub(super) fn read_step(line: &str) -> Option<(usize, Move<'_>)> {
    let (seat, text) = line.trim().split_once(' ')?;
    let seat = match seat {
        "0" => 0,
        "1" => 1,
        _ => return None,
    };
    Move::read(text).map(|m| (seat, m))
}

/// Does the seat have a further turn because of what it just did? By the log up to now.
pub(super) fn plays_again(log: &[String], to_move: Option<usize>) -> bool {
    for line in log.iter().rev() {
        if line.starts_with("deal age") {
            return false;
        }
        if let Some((seat, Move::Build(_) | Move::Sell(_) | Move::Wonder { .. })) = read_step(line)
        {
            return Some(seat) == to_move;
        }
    }
    false
}
