//! Every decision of a game, on as many threads as there are, and what they add up to.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Game, Seat, Table, Turn};

use crate::curve::curve;
use crate::decision::{check, weigh};
use crate::question::{AnalysisError, Question};
use crate::reasons::Reasoned;
use crate::report::{DecisionReport, GameReport, SeatSummary, tidy};
use crate::spots::{Spot, spots};
use crate::verdict::{Word, accuracy};

/// How long each decision is thought about when nobody says.
const USUAL: Duration = Duration::from_millis(300);

/// How far an analysis has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Decisions weighed.
    pub done: usize,
    /// Decisions in all.
    pub of: usize,
}

/// Weighs every decision of a game, or those of one seat. `seat` also says through whose eyes
/// everybody's chances are judged. `progress` is told after each decision, from any thread. Raising
/// the budget's stop ends the analysis; what is done by then is reported.
///
/// With a number of iterations and without a time the report follows from the table, the seat and
/// the question alone, whatever the number of threads.
pub fn game(
    table: &AnyTable,
    seat: Option<Seat>,
    question: &Question,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<GameReport, AnalysisError> {
    check(table, seat, question.full)?;
    Ok(for_table!(table, table => all(table, seat, question, progress)))
}

fn all<G: Reasoned>(
    table: &Table<G>,
    seat: Option<Seat>,
    question: &Question,
    progress: &(dyn Fn(Progress) + Sync),
) -> GameReport {
    let spots = spots(table);
    let mut tasks: Vec<(&Spot<G>, Seat)> = Vec::new();
    for spot in &spots {
        // Where a running game stops, the decisions that are due are weighed too.
        if let Turn::Seats(seats) = spot.before.turn() {
            let asked = seats.iter().filter(|who| seat.is_none_or(|seat| seat == *who));
            tasks.extend(asked.map(|who| (spot, who)));
        }
    }
    let decisions = weigh_all(&tasks, question, progress);
    let complete = decisions.len() == tasks.len();
    let (record, state) = (table.record(), table.state());
    let outcome = state.outcome();
    let curve = curve(&spots, seat, &decisions, question);
    GameReport {
        game: G::NAME,
        seats: state.seats(),
        names: record.names.clone(),
        steps: record.steps.len(),
        over: outcome.is_some(),
        winners: outcome.map_or_else(Vec::new, |o| o.winners.iter().map(Seat::index).collect()),
        seat: seat.map(Seat::index),
        full: question.full,
        complete,
        summary: Seat::all(state.seats())
            .filter(|who| seat.is_none_or(|seat| seat == *who))
            .map(|who| summary(who, state.seats(), &decisions))
            .collect(),
        decisions,
        curve,
    }
}

/// The decisions in order; those that were cut short are left out.
fn weigh_all<G: Reasoned>(
    tasks: &[(&Spot<G>, Seat)],
    question: &Question,
    progress: &(dyn Fn(Progress) + Sync),
) -> Vec<DecisionReport> {
    let threads = question.budget.threads.clamp(1, tasks.len().max(1));
    let mut each = question.clone();
    each.budget.threads = 1; // one thread a decision: that alone is the same every time
    let stop = &question.budget.stop;
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let reports = Mutex::new(Vec::with_capacity(tasks.len()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some((spot, seat)) = tasks.get(number) else { break };
            let report = weigh(spot, *seat, &each, USUAL);
            if stop.is_raised() {
                break; // it was cut short: half a measurement is none
            }
            let mut reports = reports.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            reports.push((number, report));
            drop(reports);
            progress(Progress { done: done.fetch_add(1, Ordering::Relaxed) + 1, of: tasks.len() });
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let mut reports = reports.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    reports.sort_by_key(|(number, _)| *number);
    reports.into_iter().map(|(_, report)| report).collect()
}

fn summary(seat: Seat, seats: u8, decisions: &[DecisionReport]) -> SeatSummary {
    let own: Vec<_> = decisions.iter().filter(|d| d.seat == seat.index()).collect();
    let played: Vec<_> = own.iter().filter_map(|decision| decision.played.as_ref()).collect();
    let judged: Vec<_> = played.iter().filter(|played| played.word != Word::Forced).collect();
    let count = |word: Word| judged.iter().filter(|played| played.word == word).count();
    let sum: f32 = judged.iter().map(|p| accuracy(p.loss, p.error, seats)).sum();
    let mean = 100.0 * sum / judged.len().max(1) as f32;
    SeatSummary {
        seat: seat.index(),
        decisions: own.len(),
        judged: judged.len(),
        accuracy: (!judged.is_empty()).then(|| (10.0 * mean).round() / 10.0),
        loss: tidy(judged.iter().map(|played| played.loss).sum()),
        best: count(Word::Best),
        good: count(Word::Good),
        inaccuracies: count(Word::Inaccuracy),
        mistakes: count(Word::Mistake),
        blunders: count(Word::Blunder),
    }
}

/// Does the state wait for seats?
pub(crate) fn is_decision<G: Game>(state: &G) -> bool {
    matches!(state.turn(), Turn::Seats(_))
}
