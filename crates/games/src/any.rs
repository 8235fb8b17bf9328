//! What a table of any game can do.

use std::collections::BTreeMap;

use mirabilia_kernel::record::{Step, step_text};
use mirabilia_kernel::{
    Fairness, Game, Luck, Options, Outcome, Seat, SeatSet, SetupError, Table, Turn, Viewer,
};
use serde::Serialize;

use crate::error::StepError;
use crate::list::{AnyMove, AnyTable, ListedGame};

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

    /// Plays one line of a record. Returns the line as a record writes it.
    pub fn step(&mut self, line: &str) -> Result<String, StepError> {
        for_table!(self, table => {
            let step = table.step(line)?;
            Ok(step_text(table.state(), &step))
        })
    }

    /// Takes a seat's decision. It is played when the last seat of the turn has decided.
    pub fn submit(&mut self, seat: Seat, m: AnyMove) -> Result<(), StepError> {
        fn submit<G: ListedGame>(
            table: &mut Table<G>,
            seat: Seat,
            m: AnyMove,
        ) -> Result<(), StepError> {
            Ok(table.submit(seat, own::<G>(m)?)?)
        }
        for_table!(self, table => submit(table, seat, m))
    }

    /// Parses a move, without its seat. It may be illegal.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, StepError> {
        fn read<G: ListedGame>(table: &Table<G>, text: &str) -> Result<AnyMove, StepError> {
            Ok(G::any_move(table.read_move(text)?))
        }
        for_table!(self, table => read(table, text))
    }

    /// A move as a record writes it, without its seat. Refused when it is a move of another game.
    pub fn move_text(&self, m: AnyMove) -> Result<String, StepError> {
        fn text<G: ListedGame>(table: &Table<G>, m: AnyMove) -> Result<String, StepError> {
            Ok(table.state().move_text(own::<G>(m)?))
        }
        for_table!(self, table => text(table, m))
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

    /// The options of the set-up that differ from the default; for Dice also its boards.
    pub fn options(&self) -> Options {
        fn of<G: Game>(table: &Table<G>) -> Options {
            G::options(&table.record().setup)
        }
        for_table!(self, table => of(table))
    }

    /// The commitment to the luck.
    pub fn fairness(&self) -> Option<&Fairness> {
        for_table!(self, table => table.fairness())
    }

    /// Sets or removes the commitment to the luck. Refuses what a record cannot contain.
    pub fn set_fairness(&mut self, fairness: Option<Fairness>) -> Result<(), SetupError> {
        for_table!(self, table => table.set_fairness(fairness))
    }

    /// Every legal move now, as record lines, seat by seat.
    pub fn legal_lines(&self) -> Vec<String> {
        for_table!(self, table => table.legal_lines())
    }

    /// The legal moves of one seat, without the seat; empty when it owes no decision.
    pub fn legal_moves(&self, seat: Seat) -> Vec<String> {
        for_table!(self, table => {
            let moves = table.legal_moves(seat).into_iter();
            moves.map(|m| table.state().move_text(m)).collect()
        })
    }

    /// The record so far, as text.
    pub fn write(&self) -> String {
        for_table!(self, table => table.record().write())
    }

    /// The steps after the first `from`, as record lines with nothing hidden.
    pub fn lines_since(&self, from: usize) -> Vec<String> {
        for_table!(self, table => table.lines_since(from))
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

    /// Who made a step; none for luck and where there is no such step.
    pub fn mover(&self, step: usize) -> Option<Seat> {
        for_table!(self, table => match table.record().steps.get(step) {
            Some(Step::Move(seat, _)) => Some(*seat),
            _ => None,
        })
    }

    /// Names the players: one name per seat, or none at all.
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

/// The move, if it is one of this game.
fn own<G: ListedGame>(m: AnyMove) -> Result<G::Move, StepError> {
    G::own_move(m).ok_or_else(|| StepError::other_game(m.kind(), G::KIND))
}
