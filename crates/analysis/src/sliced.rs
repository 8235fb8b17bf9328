//! Analyses of a decision in time slices, for callers that nothing can interrupt, and the values so far.

use std::time::Duration;

use mirabilia_bots::clock::Instant;
use mirabilia_bots::{Budget, Evaluate, Known, Opinion, Search, SlicedSearch};
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Seat, Table, Viewer};

use crate::decision::{DEFAULT_TIME, DecisionJob, check, due_spot, spot_at};
use crate::measure::Measured;
use crate::question::{AnalysisError, Question};
use crate::reasons::Explain;
use crate::report::{DecisionReport, Evaluation};

/// Iterations of the ordinary search in a round of an evaluation.
const SEARCH: u64 = 96;
/// Iterations for one chosen move in a round.
const FOCUS: u64 = 32;
/// The maximum number of visits that a move gets only to have a value.
const MAX_VISITS: u64 = 256;

/// The analysis of a decision in slices. Its report is that of [`decision`](crate::decision) at once, if
/// the budget has no time.
pub trait SlicedDecision {
    /// Runs for about this long. Returns whether there is more to do.
    fn think(&mut self, slice: Duration) -> bool;
    /// The values so far.
    fn evaluation(&mut self) -> Evaluation;
    /// The report, when there is no more to do.
    fn report(&mut self) -> DecisionReport;
}

/// The values of every move of a decision, in slices, better and better.
pub trait SlicedEvaluation {
    /// Runs for about this long. Returns whether there is more to do.
    fn think(&mut self, slice: Duration) -> bool;
    /// The values so far.
    fn evaluation(&mut self) -> Evaluation;
}

/// Like [`decision`](crate::decision), in slices.
pub fn decision_in_slices(
    table: &AnyTable,
    step: usize,
    seat: Seat,
    question: &Question,
) -> Result<Box<dyn SlicedDecision>, AnalysisError> {
    check(table, Some(seat), question.full)?;
    for_table!(table, table => {
        let spot = spot_at(table, step, seat)?;
        Ok(Box::new(DecisionJob::new(spot, seat, question, DEFAULT_TIME)))
    })
}

/// Like [`hint`](crate::hint), in slices: [`DecisionReport::into_hint`] makes the hint.
pub fn hint_in_slices(
    table: &AnyTable,
    seat: Seat,
    question: &Question,
) -> Result<Box<dyn SlicedDecision>, AnalysisError> {
    check(table, Some(seat), question.full)?;
    for_table!(table, table => {
        let spot = due_spot(table, seat)?;
        Ok(Box::new(DecisionJob::new(spot, seat, question, DEFAULT_TIME)))
    })
}

/// Evaluates the moves of the decision that a seat has to make now, until the budget is spent. The moves
/// of `focus` are searched as much as the best one; text that is no legal move is ignored.
pub fn evaluate_in_slices(
    table: &AnyTable,
    seat: Seat,
    question: &Question,
    focus: &[String],
) -> Result<Box<dyn SlicedEvaluation>, AnalysisError> {
    fn begin<G: Explain>(
        table: &Table<G>,
        seat: Seat,
        question: &Question,
        focus: &[String],
    ) -> Result<Box<dyn SlicedEvaluation>, AnalysisError> {
        let state = due_spot(table, seat)?.before;
        let focus = focus.iter().filter_map(|text| state.read_move(text).ok()).collect();
        let known = Known::Seat(state.view(Viewer::Seat(seat)));
        let budget = Budget { time: question.budget.time, thorough: true, ..Budget::default() };
        let search = SlicedSearch::new(Search::new(question.seed), known, seat, budget);
        let wanted = question.budget.iterations.unwrap_or(u64::MAX);
        let round = Round { search: SEARCH, focus: None };
        Ok(Box::new(EvaluationJob { state, seat, search, focus, wanted, round, measured: None }))
    }
    check(table, Some(seat), false)?;
    for_table!(table, table => begin(table, seat, question, focus))
}

impl<G: Explain> SlicedDecision for DecisionJob<G> {
    fn think(&mut self, slice: Duration) -> bool {
        self.run(Some(Instant::now() + slice))
    }

    fn evaluation(&mut self) -> Evaluation {
        self.evaluation()
    }

    fn report(&mut self) -> DecisionReport {
        self.report()
    }
}

/// An evaluation: rounds of ordinary search and, in the same tree, of a move that needs it. What it does
/// depends on the iterations only, not on the slices.
struct EvaluationJob<G: Evaluate> {
    state: G,
    seat: Seat,
    search: SlicedSearch<G>,
    /// Moves to search as much as the best one.
    focus: Vec<G::Move>,
    /// The iterations in all.
    wanted: u64,
    round: Round,
    /// The values so far; none before the first slice.
    measured: Option<Measured<G::Move>>,
}

/// What is left of a round.
struct Round {
    /// Iterations of the ordinary search.
    search: u64,
    /// The chosen move by its index, and the visits it gets; none before it is chosen.
    focus: Option<(usize, u64)>,
}

impl<G: Evaluate> EvaluationJob<G> {
    /// The chosen move of a round: one of `focus` with fewer visits than the best, or one that has hardly
    /// been visited.
    fn choose(&self, measured: &Measured<G::Move>) -> Option<usize> {
        let opinions = &measured.opinions;
        let most = opinions.iter().map(|opinion| opinion.visits).max().unwrap_or(0);
        let behind = |opinion: &Opinion<G::Move>| {
            self.focus.contains(&opinion.m) && opinion.visits + FOCUS <= most
        };
        let floor = (measured.iterations / 8 / opinions.len() as u64).min(MAX_VISITS);
        let least = || {
            let i = (0..opinions.len()).min_by_key(|&i| opinions[i].visits)?;
            (opinions[i].visits < floor).then_some(i)
        };
        opinions.iter().position(behind).or_else(least)
    }

    /// Runs until the end of the slice or of a part of the round. Returns whether there is more to do.
    fn advance(&mut self, end: Instant) -> bool {
        let time = Some(end.saturating_duration_since(Instant::now()));
        let done = self.measured.as_ref().map_or(0, |measured| measured.iterations);
        let left = self.wanted.saturating_sub(done);
        if let (Some((i, visits)), Some(measured)) = (self.round.focus, &mut self.measured) {
            let Opinion { m, visits: before, .. } = measured.opinions[i];
            let iterations = Some(visits.saturating_sub(before).min(left));
            let slice = Budget { time, iterations, ..Budget::default() };
            let opinion = self.search.search_move(m, &slice);
            measured.iterations += opinion.visits.saturating_sub(before);
            measured.opinions[i] = opinion;
            if opinion.visits >= visits || opinion.visits == before {
                self.round = Round { search: SEARCH, focus: None };
            }
        } else {
            let iterations = Some(self.round.search.min(left));
            let more = self.search.run(&Budget { time, iterations, ..Budget::default() });
            let advice = self.search.advice();
            // The focused iterations are in the tree, but the search does not count them.
            let focused = self.measured.as_ref().map_or(0, |m| m.iterations - m.searched);
            let mut measured = Measured::from(advice);
            let before = self.measured.as_ref().map_or(0, |measured| measured.searched);
            self.round.search = self.round.search.saturating_sub(measured.searched - before);
            measured.iterations += focused;
            // A single move is valued by a whole round, so that its value does not depend on the slices.
            let mut decided = measured.exact;
            if self.round.search == 0 {
                decided |= measured.opinions.len() < 2;
                let chosen = self.choose(&measured);
                self.round = Round {
                    search: SEARCH,
                    focus: chosen.map(|i| (i, measured.opinions[i].visits + FOCUS)),
                };
            }
            self.measured = Some(measured);
            if !more || decided {
                self.wanted = 0;
            }
        }
        self.measured.as_ref().is_some_and(|measured| measured.iterations < self.wanted)
    }
}

impl<G: Explain> SlicedEvaluation for EvaluationJob<G> {
    fn think(&mut self, slice: Duration) -> bool {
        let end = Instant::now() + slice;
        loop {
            let more = self.advance(end);
            if !more || Instant::now() >= end {
                return more;
            }
        }
    }

    fn evaluation(&mut self) -> Evaluation {
        let measured = self.measured.clone();
        let measured = measured.unwrap_or_else(|| self.search.advice().into());
        Evaluation::new(&self.state, self.seat, measured)
    }
}
