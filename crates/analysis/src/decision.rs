//! The analysis of one decision: [`decision`] for one that was made, [`hint`] for one that is due.

use std::time::Duration;

use mirabilia_bots::clock::Instant;
use mirabilia_bots::{Budget, Known, Opinion};
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::record::awaited;
use mirabilia_kernel::{Game, Seat, Table, Turn, Viewer};

use crate::expect::{RolloutPlan, Rollouts};
use crate::measure::Measurement;
use crate::question::{AnalysisError, Question};
use crate::reasons::{Explain, Outlook, ReasonReport, explain, worse};
use crate::report::{DecisionReport, Evaluation, Hint, MoveReport, PlayedMove, rounded};
use crate::spots::{Spot, spots};
use crate::verdict::Word;

/// The number of top moves that get more rollouts, and reasons.
const TOP_MOVES: usize = 3;
/// Rollouts take at most this part of the time: an eighth.
const ROLLOUT_PART: u32 = 8;
/// The time for one decision if the budget is unset.
pub(crate) const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// Analyses the decision that a seat made, or has to make, after the first `step` steps of a record.
pub fn decision(
    table: &AnyTable,
    step: usize,
    seat: Seat,
    question: &Question,
) -> Result<DecisionReport, AnalysisError> {
    check(table, Some(seat), question.full)?;
    for_table!(table, table => at(table, step, seat, question))
}

/// Checks that the seat exists and that full knowledge is allowed at this table.
pub(crate) fn check(table: &AnyTable, seat: Option<Seat>, full: bool) -> Result<(), AnalysisError> {
    let seats = table.seats();
    if let Some(seat) = seat.filter(|seat| seat.index() >= usize::from(seats)) {
        return Err(AnalysisError::NoSeat { seat: seat.index(), seats });
    }
    if full && table.outcome().is_none() {
        return Err(AnalysisError::Running);
    }
    Ok(())
}

fn at<G: Explain>(
    table: &Table<G>,
    step: usize,
    seat: Seat,
    question: &Question,
) -> Result<DecisionReport, AnalysisError> {
    Ok(analyse(&spot_at(table, step, seat)?, seat, question, DEFAULT_TIME))
}

/// The spot after this many steps, where the seat decides.
pub(crate) fn spot_at<G: Game>(
    table: &Table<G>,
    step: usize,
    seat: Seat,
) -> Result<Spot<G>, AnalysisError> {
    let steps = table.record().steps.len();
    let mut spots = spots(table);
    let Some(found) = spots.iter().position(|spot| spot.from == step) else {
        let inside = spots.iter().find(|spot| (spot.from..spot.to).contains(&step));
        return Err(match inside {
            Some(spot) => AnalysisError::Inside { step, turn: spot.from },
            None => AnalysisError::Beyond { step, steps },
        });
    };
    let spot = spots.swap_remove(found);
    let turn = spot.before.turn();
    if !matches!(turn, Turn::Seats(seats) if seats.has(seat)) {
        return Err(AnalysisError::NotDeciding { seat, step, awaited: awaited(turn).to_string() });
    }
    Ok(spot)
}

/// Recommends a move for a seat that has a decision to make now, and explains it.
pub fn hint(table: &AnyTable, seat: Seat, question: &Question) -> Result<Hint, AnalysisError> {
    check(table, Some(seat), question.full)?;
    for_table!(table, table => due(table, seat, question))
}

fn due<G: Explain>(
    table: &Table<G>,
    seat: Seat,
    question: &Question,
) -> Result<Hint, AnalysisError> {
    let spot = due_spot(table, seat)?;
    let report = analyse(&spot, seat, question, DEFAULT_TIME);
    Ok(report.into_hint(G::NAME, table.state().seats()))
}

/// The spot where the table stands, if the seat has a decision to make there.
pub(crate) fn due_spot<G: Game>(table: &Table<G>, seat: Seat) -> Result<Spot<G>, AnalysisError> {
    let step = table.record().steps.len();
    if table.waiting().has(seat) {
        return Err(AnalysisError::Already { seat });
    }
    let turn = table.turn();
    if !matches!(turn, Turn::Seats(seats) if seats.has(seat)) {
        return Err(AnalysisError::NotDeciding { seat, step, awaited: awaited(turn).to_string() });
    }
    let before = table.state().clone();
    Ok(Spot { from: step, to: step, before, moves: Vec::new() })
}

/// Analyses the decision of a seat at a spot where it decides.
pub(crate) fn analyse<G: Explain>(
    spot: &Spot<G>,
    seat: Seat,
    question: &Question,
    default_time: Duration,
) -> DecisionReport {
    let mut job = DecisionJob::new(spot.clone(), seat, question, default_time);
    job.run(None);
    job.report()
}

/// The analysis of a decision, at once or in slices.
pub(crate) struct DecisionJob<G: Explain> {
    spot: Spot<G>,
    seat: Seat,
    seed: u64,
    budget: Budget,
    start: Instant,
    measurement: Measurement<G>,
    /// After the measurement.
    rollouts: Option<Rollouts<G>>,
}

impl<G: Explain> DecisionJob<G> {
    pub(crate) fn new(
        spot: Spot<G>,
        seat: Seat,
        question: &Question,
        default_time: Duration,
    ) -> Self {
        let seed = decision_seed(question.seed, spot.from, seat);
        let mut budget = question.budget_or(default_time);
        let state = &spot.before;
        let known = if question.full {
            Known::All(state.clone())
        } else {
            Known::Seat(state.view(Viewer::Seat(seat)))
        };
        let played = played(&spot, seat).map(|(m, _)| m);
        // Of a decision that is due, somebody wants the values of all moves.
        budget.thorough |= played.is_none();
        let position = (known, state.clone());
        let measurement = Measurement::new(position, seat, played, question, &budget, seed);
        let start = Instant::now();
        Self { spot, seat, seed, budget, start, measurement, rollouts: None }
    }

    /// Runs until the end of a slice or, without one, until it is done. Returns whether there is more to
    /// do.
    pub(crate) fn run(&mut self, slice: Option<Instant>) -> bool {
        if self.rollouts.is_none() {
            if self.measurement.run(slice) {
                return true;
            }
            let measured = self.measurement.measured();
            let moves = measured.ranked().into_iter().map(|opinion| opinion.m);
            let played = played(&self.spot, self.seat).map(|(m, _)| m);
            let moves = moves.enumerate().map(|(i, m)| (m, i < TOP_MOVES || Some(m) == played));
            let iterations = self.budget.iterations.unwrap_or(u64::MAX);
            let plan = RolloutPlan {
                important: (iterations / 4).clamp(16, 256) as u32,
                rest: (iterations / 32).clamp(4, 64) as u32,
                deadline: self
                    .budget
                    .time
                    .map(|time| (self.start + time).min(Instant::now() + time / ROLLOUT_PART)),
                stop: self.budget.stop.clone(),
            };
            let rollouts = Rollouts::new(self.seat, moves.collect(), plan, self.seed);
            self.rollouts = Some(rollouts);
            if slice.is_some_and(|end| Instant::now() >= end) {
                return true;
            }
        }
        let knowledge = self.measurement.knowledge();
        self.rollouts.as_mut().is_some_and(|rollouts| rollouts.run(knowledge, slice))
    }

    /// The values so far.
    pub(crate) fn evaluation(&mut self) -> Evaluation {
        Evaluation::new(&self.spot.before, self.seat, self.measurement.measured())
    }

    /// The report, when it is done.
    pub(crate) fn report(&mut self) -> DecisionReport {
        let (state, seat) = (&self.spot.before, self.seat);
        let view = state.view(Viewer::Seat(seat));
        let measured = self.measurement.measured();
        let ranked = measured.ranked();
        let played = played(&self.spot, seat);
        let important =
            |i: usize, m: G::Move| i < TOP_MOVES || played.is_some_and(|(played, _)| played == m);
        let mut expected = self.rollouts.iter().flat_map(Rollouts::expected);
        let mut report = |(i, opinion): (usize, &Opinion<G::Move>)| MoveReport {
            text: state.move_text(opinion.m),
            told: None,
            value: rounded(opinion.value),
            error: rounded(measured.error(opinion)),
            visits: opinion.visits,
            expected: expected.next().unwrap_or_default(),
            reasons: if important(i, opinion.m) {
                let reasons = explain::<G>(&view, seat, opinion.m, self.seed).into_iter();
                reasons.map(ReasonReport::from).collect()
            } else {
                Vec::new()
            },
        };
        let moves: Vec<MoveReport> = ranked.iter().enumerate().map(&mut report).collect();
        let forced = ranked.len() == 1;
        let best = ranked[0];
        let played = played.and_then(|(m, number)| {
            let place = ranked.iter().position(|opinion| opinion.m == m)?;
            let opinion = &ranked[place];
            let loss = if forced { 0.0 } else { (best.value - opinion.value).max(0.0) };
            let same = opinion.m == best.m;
            // Not `hypot`: the result must be the same on every platform.
            let square = |opinion| measured.error(opinion) * measured.error(opinion);
            let loss_error = if same { 0.0 } else { (square(&best) + square(opinion)).sqrt() };
            let word =
                if forced { Word::Forced } else { Word::of(loss, loss_error, state.seats()) };
            let why = if word >= Word::Inaccuracy {
                let outlook = |i: usize| Outlook { m: ranked[i].m, expected: &moves[i].expected };
                worse::<G>(&view, seat, &outlook(place), &outlook(0), self.seed)
            } else {
                Vec::new()
            };
            Some(PlayedMove {
                text: state.move_text(m),
                told: None,
                number,
                value: rounded(opinion.value),
                loss: rounded(loss),
                error: rounded(loss_error),
                word,
                why: why.into_iter().map(ReasonReport::from).collect(),
            })
        });
        DecisionReport {
            step: self.spot.from,
            seat: seat.index(),
            forced,
            best: state.move_text(best.m),
            value: rounded(best.value),
            exact: measured.exact,
            iterations: measured.iterations,
            moves,
            line: measured.principal_variation,
            line_told: Vec::new(),
            played,
        }
    }
}

/// The move that a seat played at a spot, with its step number.
fn played<G: Game>(spot: &Spot<G>, seat: Seat) -> Option<(G::Move, usize)> {
    let played = spot.moves.iter().find(|(who, _, _)| *who == seat);
    played.map(|&(_, m, number)| (m, number))
}

/// The seed of one decision. It depends only on the seed of the analysis, the step and the seat, so the
/// result is the same whatever else is analysed, on any number of threads.
fn decision_seed(seed: u64, step: usize, seat: Seat) -> u64 {
    let number = (step as u64) << 8 | seat.index() as u64;
    let offset = number.wrapping_mul(0xd134_2543_de82_ef95);
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(offset)
}
