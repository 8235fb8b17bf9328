//! What every table can do, whatever the game.

use std::collections::BTreeMap;
use std::fmt;

use mirabilia_kernel::record::Step;
use mirabilia_kernel::{
    Fairness, Game, Luck, Outcome, PlayError, Seat, SeatSet, SetupError, Table, Turn, Viewer,
};
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

    /// The seats whose choice waits for others.
    pub fn waiting(&self) -> SeatSet {
        for_table!(self, table => table.waiting())
    }

    /// What a seat has chosen, while it waits for others, as a record writes it.
    pub fn chosen(&self, seat: Seat) -> Option<String> {
        for_table!(self, table => table.chosen(seat).map(|m| table.state().move_text(m)))
    }

    /// Takes back a choice that still waits for others.
    pub fn withdraw(&mut self, seat: Seat) -> bool {
        for_table!(self, table => table.withdraw(seat))
    }

    /// Plays one line of a record.
    pub fn step(&mut self, line: &str) -> Result<(), StepError> {
        for_table!(self, table => table.step(line).map_err(StepError::from))
    }

    /// Draws and settles all luck that is due.
    pub fn deal(&mut self, luck: &mut impl Luck) {
        for_table!(self, table => table.deal(luck));
    }

    /// Draws and settles one piece of luck; `false` when none is due.
    pub fn deal_one(&mut self, luck: &mut impl Luck) -> bool {
        for_table!(self, table => table.deal_one(luck))
    }

    /// How many of the steps are luck.
    pub fn luck_steps(&self) -> usize {
        for_table!(self, table => table.luck_steps())
    }

    /// What the luck was promised with.
    pub fn fairness(&self) -> Option<&Fairness> {
        for_table!(self, table => table.fairness())
    }

    /// Says what the luck was promised with, or that nothing was. Refuses what a record cannot
    /// carry.
    pub fn set_fairness(&mut self, fairness: Option<Fairness>) -> Result<(), SetupError> {
        for_table!(self, table => table.set_fairness(fairness))
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

    /// The steps after the first `from`, as this viewer may see them: record lines with `?` for
    /// what is hidden.
    pub fn steps_seen(&self, viewer: Viewer, from: usize) -> Vec<String> {
        for_table!(self, table => table.steps_seen(viewer, from))
    }

    /// How many of the first steps every viewer is shown as they stay. Later lines change when the
    /// running turn is over: ask for them again then.
    pub fn steps_settled(&self) -> usize {
        for_table!(self, table => table.steps_settled())
    }

    /// The steps after the first `from`, as record lines.
    pub fn lines_since(&self, from: usize) -> Vec<String> {
        use mirabilia_kernel::record::step_text;
        for_table!(self, table => {
            let steps = table.record().steps.iter().skip(from);
            steps.map(|step| step_text(table.state(), step)).collect()
        })
    }

    /// Who made a step; none for luck and where there is no such step.
    pub fn mover(&self, step: usize) -> Option<Seat> {
        for_table!(self, table => match table.record().steps.get(step) {
            Some(Step::Move(seat, _)) => Some(*seat),
            _ => None,
        })
    }

    /// Gives the players these names: one for each seat, or none at all.
    pub fn rename(&mut self, names: Vec<String>) -> Result<(), SetupError> {
        for_table!(self, table => table.rename(names))
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
