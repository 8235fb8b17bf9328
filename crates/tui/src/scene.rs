//! What is to be seen: one moment of a game, from this machine or from a server.

use mirabilia_games::{AnyTable, GameKind, ScoreSheet};
use mirabilia_protocol::{Ending, SeatScore, SeatView};

use crate::hint::Hint;

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a mark on the seat of its own
pub struct Face {
    /// The name that is shown.
    pub name: String,
    /// Is it a bot?
    pub bot: bool,
    /// Is it played from this terminal?
    pub mine: bool,
    /// Owes a decision.
    pub thinking: bool,
    /// Has chosen and waits for others.
    pub chosen: bool,
    /// Connected; always true for bots.
    pub here: bool,
}

/// One moment of a game as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Which game.
    pub game: GameKind,
    /// Everybody, by seat.
    pub faces: Vec<Face>,
    /// What is seen: the picture as JSON (the same as on the wire), what is legal, what was chosen.
    pub view: SeatView,
    /// The lines of the record so far, `?` for what these eyes may not know.
    pub log: Vec<String>,
    /// How many steps the game has.
    pub steps: u32,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The hint that is shown, to mark what it advises: `hint.best()` is the text of a legal move.
    pub hint: Option<Hint>,
}

/// How a game ended, as a server says it.
pub fn ending(table: &AnyTable) -> Option<Ending> {
    let outcome = table.outcome()?;
    let score = |sheet: &ScoreSheet| SeatScore {
        seat: sheet.seat as u8,
        total: i32::from(sheet.total),
        by: sheet.by.iter().map(|(line, n)| ((*line).to_owned(), i32::from(*n))).collect(),
    };
    Some(Ending {
        end: outcome.end.name().to_owned(),
        winners: outcome.winners.iter().map(|seat| seat.index() as u8).collect(),
        scores: table.scores().iter().map(score).collect(),
    })
}
