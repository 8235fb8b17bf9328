//! What every table can do, whatever the game.

use std::collections::BTreeMap;
use std::fmt;

use mirabilia_kernel::{Game, Luck, Outcome, PlayError, Seat, Table, Turn};
use serde::Serialize;

use crate::list::AnyTable;

/// Why a step was not taken. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepError {
    /// A stable word for programs.
    pub code: &'static str,
    /// The reason in words.
    pub message: String,
}

impl<G: Game> From<PlayError<G>> for StepError {
    fn from(error: PlayError<G>) -> Self {
        Self { code: error.code(), message: error.to_string() }
    }
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for StepError {}

/// One seat's points by the lines of the score pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreSheet {
    /// The seat.
    pub seat: usize,
    /// The sum.
    pub total: i16,
    /// Points by line.
    pub by: BTreeMap<&'static str, i16>,
}

impl AnyTable {
    /// How many play.
    pub fn seats(&self) -> u8 {
        for_table!(self, table => table.state().seats())
    }

    /// The names of the players, empty when none were given.
    pub fn names(&self) -> &[String] {
        for_table!(self, table => &table.record().names)
    }

    /// How many steps were taken.
    pub fn steps(&self) -> usize {
        for_table!(self, table => table.record().steps.len())
    }

    /// Who still owes a decision.
    pub fn turn(&self) -> Turn {
        for_table!(self, table => table.turn())
    }

    /// Plays one line of a record.
    pub fn step(&mut self, line: &str) -> Result<(), StepError> {
        for_table!(self, table => table.step(line).map_err(StepError::from))
    }

    /// Draws and settles all luck that is due.
    pub fn deal(&mut self, luck: &mut impl Luck) {
        for_table!(self, table => table.deal(luck));
    }

    /// Every legal move now, as record lines, seat by seat.
    pub fn legal_lines(&self) -> Vec<String> {
        for_table!(self, table => table.legal_lines())
    }

    /// The legal moves of one seat, without the seat; empty when it owes no decision.
    pub fn legal_moves(&self, seat: Seat) -> Vec<String> {
        fn moves<G: Game>(table: &Table<G>, seat: Seat) -> Vec<String> {
            let owes = matches!(table.turn(), Turn::Seats(seats) if seats.has(seat));
            let mut moves = Vec::new();
            if owes {
                table.state().legal_moves(seat, &mut moves);
            }
            moves.into_iter().map(|m| table.state().move_text(m)).collect()
        }
        for_table!(self, table => moves(table, seat))
    }

    /// The record so far, as text.
    pub fn write(&self) -> String {
        for_table!(self, table => table.record().write())
    }

    /// The steps so far, as record lines.
    pub fn step_lines(&self) -> Vec<String> {
        use mirabilia_kernel::record::step_text;
        for_table!(self, table => {
            table.record().steps.iter().map(|step| step_text(table.state(), step)).collect()
        })
    }

    /// Who won and how, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        for_table!(self, table => table.state().outcome())
    }

    /// Every seat's points as they stand.
    pub fn scores(&self) -> Vec<ScoreSheet> {
        fn sheets<G: Game>(state: &G) -> Vec<ScoreSheet> {
            let sheet = |seat: Seat| {
                let score = state.score(seat);
                let by = G::CATEGORIES.iter().copied().zip(score.0).collect();
                ScoreSheet { seat: seat.index(), total: score.total(), by }
            };
            Seat::all(state.seats()).map(sheet).collect()
        }
        for_table!(self, table => sheets(table.state()))
    }
}
