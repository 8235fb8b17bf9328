//! The analysis of every decision of a game, in parallel, and their summary.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Game, Seat, Table, Turn};

use crate::curve::curve;
use crate::decision::{analyse, check};
use crate::luck::luck;
use crate::moments::moments;
use crate::question::{AnalysisError, Question};
use crate::reasons::Explain;
use crate::report::{DecisionReport, GameReport, SeatSummary, rounded};
use crate::small::sort_by;
use crate::spots::{Spot, spots};
use crate::verdict::{Word, accuracy};

/// The time per decision if the budget is unset.
const DEFAULT_TIME: Duration = Duration::from_millis(300);

/// The progress of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Number of decisions analysed.
    pub done: usize,
    /// Number of decisions in total.
    pub of: usize,
}

/// Analyses every decision of a game, or those of one seat. With a seat, the curve uses only what that
/// seat knows. `progress` is called after each decision, from any thread. Raising the budget's stop ends
/// the analysis; the report then covers what is done.
///
/// If the budget has iterations but no time, the report is deterministic on any number of threads.
pub fn game(
    table: &AnyTable,
    seat: Option<Seat>,
    question: &Question,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<GameReport, AnalysisError> {
    check(table, seat, question.full)?;
    Ok(for_table!(table, table => {
        let spots = spots(table);
        let decisions = analyse_all(&tasks(&spots, seat), question, progress);
        report(table, &spots, seat, question, decisions)
    }))
}

/// The decisions that [`game`] analyses: the number of steps before each, and the seat.
pub fn decision_points(table: &AnyTable, seat: Option<Seat>) -> Vec<(usize, Seat)> {
    for_table!(table, table => {
        let spots = spots(table);
        tasks(&spots, seat).into_iter().map(|(spot, who)| (spot.from, who)).collect()
    })
}

/// The report of [`game`], from decisions that were analysed one by one in the order of
/// [`decision_points`].
pub fn report_from(
    table: &AnyTable,
    seat: Option<Seat>,
    question: &Question,
    decisions: Vec<DecisionReport>,
) -> GameReport {
    for_table!(table, table => report(table, &spots(table), seat, question, decisions))
}

/// The decisions of a game, or those of one seat.
fn tasks<G: Game>(spots: &[Spot<G>], seat: Option<Seat>) -> Vec<(&Spot<G>, Seat)> {
    let mut tasks = Vec::new();
    for spot in spots {
        // In a running game this includes the decisions that are due now.
        if let Turn::Seats(seats) = spot.before.turn() {
            let deciders = seats.iter().filter(|who| seat.is_none_or(|seat| seat == *who));
            tasks.extend(deciders.map(|who| (spot, who)));
        }
    }
    tasks
}

fn report<G: Explain>(
    table: &Table<G>,
    spots: &[Spot<G>],
    seat: Option<Seat>,
    question: &Question,
    decisions: Vec<DecisionReport>,
) -> GameReport {
    let complete = decisions.len() == tasks(spots, seat).len();
    let (record, state) = (table.record(), table.state());
    let outcome = state.outcome();
    let curve = curve(spots, seat, &decisions, question);
    let whole = complete && seat.is_none() && outcome.is_some();
    let fair = record.start.is_none();
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
        moments: moments(&decisions),
        luck: whole.then(|| luck(&curve, &decisions, state.seats(), fair)).flatten(),
        decisions,
        curve,
    }
}

/// The decisions in order, without those that were interrupted.
fn analyse_all<G: Explain>(
    tasks: &[(&Spot<G>, Seat)],
    question: &Question,
    progress: &(dyn Fn(Progress) + Sync),
) -> Vec<DecisionReport> {
    let threads = question.budget.threads.clamp(1, tasks.len().max(1));
    let mut each = question.clone();
    each.budget.threads = 1; // a search is deterministic on one thread only
    let stop = &question.budget.stop;
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let reports = Mutex::new(Vec::with_capacity(tasks.len()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some((spot, seat)) = tasks.get(number) else { break };
            let report = analyse(spot, *seat, &each, DEFAULT_TIME);
            if stop.is_raised() {
                break; // interrupted, so the result is incomplete
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
    sort_by(&mut reports, |a, b| a.0.cmp(&b.0));
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
        loss: rounded(judged.iter().map(|played| played.loss).sum()),
        best: count(Word::Best),
        good: count(Word::Good),
        inaccuracies: count(Word::Inaccuracy),
        mistakes: count(Word::Mistake),
        blunders: count(Word::Blunder),
    }
}

/// Whether seats have to decide.
pub(crate) fn is_decision<G: Game>(state: &G) -> bool {
    matches!(state.turn(), Turn::Seats(_))
}
