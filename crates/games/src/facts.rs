//! What frontends have to know about each game beyond its pictures.

use mirabilia_kernel::{Game, TurnShape};
use serde::Serialize;

use crate::list::GameKind;

/// What is always the same about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameFacts {
    /// The game.
    pub game: GameKind,
    /// How many can play, at least and at most.
    pub seats: [u8; 2],
    /// Does a player know anything that the opponents do not?
    pub has_secrets: bool,
    /// Do the seats of a turn decide at once? Their moves then follow each other in the order of the
    /// seats.
    pub together: bool,
    /// The first words of moves that are a turn of their own all the same.
    pub alone: &'static [&'static str],
    /// The first words of luck that belongs to the move before it.
    pub luck: &'static [&'static str],
    /// Can a seat decide several times in a turn?
    pub again: bool,
}

impl GameKind {
    /// What is always the same about the game.
    pub fn facts(self) -> GameFacts {
        for_game!(self, G => {
            let TurnShape { together, alone, luck, again } = G::TURNS;
            GameFacts {
                game: self,
                seats: [*G::SEATS.start(), *G::SEATS.end()],
                has_secrets: G::HAS_SECRETS,
                together,
                alone,
                luck,
                again,
            }
        })
    }
}
