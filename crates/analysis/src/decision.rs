//! The analysis of one decision: [`decision`] for one that was made, [`hint`] for one that is due.

use std::time::Duration;

use mirabilia_bots::clock::Instant;
use mirabilia_bots::{Knowledge, Opinion};
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::record::awaited;
use mirabilia_kernel::{Seat, Table, Turn, Viewer};

use crate::expect::{RolloutPlan, expect};
use crate::measure::{Measured, measure};
use crate::question::{AnalysisError, Question};
use crate::reasons::{Explain, Outlook, ReasonReport, explain, worse};
use crate::report::{DecisionReport, Expected, Hint, MoveReport, PlayedMove, rounded};
use crate::spots::{Spot, spots};
use crate::verdict::{Word, standard_error};

/// The number of top moves that get more rollouts, and reasons.
const TOP_MOVES: usize = 3;
/// Rollouts take at most this part of the time: an eighth.
const ROLLOUT_PART: u32 = 8;
/// The time for one decision if the budget is unset.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

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
    let steps = table.record().steps.len();
    let spots = spots(table);
    let Some(spot) = spots.iter().find(|spot| spot.from == step) else {
        let inside = spots.iter().find(|spot| (spot.from..spot.to).contains(&step));
        return Err(match inside {
            Some(spot) => AnalysisError::Inside { step, turn: spot.from },
            None => AnalysisError::Beyond { step, steps },
        });
    };
    let turn = spot.before.turn();
    if !matches!(turn, Turn::Seats(seats) if seats.has(seat)) {
        return Err(AnalysisError::NotDeciding { seat, step, awaited: awaited(turn) });
    }
    Ok(analyse(spot, seat, question, DEFAULT_TIME))
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
    let step = table.record().steps.len();
    if table.waiting().has(seat) {
        return Err(AnalysisError::Already { seat });
    }
    let turn = table.turn();
    if !matches!(turn, Turn::Seats(seats) if seats.has(seat)) {
        return Err(AnalysisError::NotDeciding { seat, step, awaited: awaited(turn) });
    }
    let before = table.state().clone();
    let spot = Spot { from: step, to: step, before, moves: Vec::new() };
    let mut question = question.clone();
    question.budget.thorough = true; // somebody waits for the values of all moves
    let report = analyse(&spot, seat, &question, DEFAULT_TIME);
    Ok(Hint {
        game: G::NAME,
        seats: table.state().seats(),
        step,
        seat: seat.index(),
        best: report.moves[0].clone(),
        exact: report.exact,
        iterations: report.iterations,
        line: report.line,
        line_told: Vec::new(),
        moves: report.moves,
    })
}

/// Analyses the decision of a seat at a spot where it decides.
pub(crate) fn analyse<G: Explain>(
    spot: &Spot<G>,
    seat: Seat,
    question: &Question,
    default_time: Duration,
) -> DecisionReport {
    let start = Instant::now();
    let seed = decision_seed(question.seed, spot.from, seat);
    let budget = question.budget_or(default_time);
    let state = &spot.before;
    let view = state.view(Viewer::Seat(seat));
    let knowledge = if question.full { Knowledge::All(state) } else { Knowledge::Seat(&view) };
    let played = spot.moves.iter().find(|(who, _, _)| *who == seat);
    let played_move = played.map(|(_, m, _)| *m);
    let measured = measure((knowledge, state), seat, played_move, question, &budget, seed);
    let ranked = rank(&measured);
    let moves: Vec<G::Move> = ranked.iter().map(|opinion| opinion.m).collect();
    let important =
        |m: G::Move| Some(m) == played_move || moves.iter().take(TOP_MOVES).any(|top| *top == m);
    let plan = RolloutPlan {
        important: (budget.iterations.unwrap_or(u64::MAX) / 4).clamp(16, 256) as u32,
        rest: (budget.iterations.unwrap_or(u64::MAX) / 32).clamp(4, 64) as u32,
        deadline: budget.time.map(|time| (start + time).min(Instant::now() + time / ROLLOUT_PART)),
        stop: budget.stop.clone(),
    };
    let expected = expect(knowledge, seat, &moves, important, &plan, seed);
    let error = |opinion: &Opinion<G::Move>| {
        if measured.exact { 0.0 } else { standard_error(opinion.value, opinion.visits) }
    };
    let report = |(opinion, expected): (&Opinion<G::Move>, Expected)| MoveReport {
        text: state.move_text(opinion.m),
        told: None,
        value: rounded(opinion.value),
        error: rounded(error(opinion)),
        visits: opinion.visits,
        expected,
        reasons: if important(opinion.m) {
            explain::<G>(&view, seat, opinion.m, seed).into_iter().map(ReasonReport::from).collect()
        } else {
            Vec::new()
        },
    };
    let forced = moves.len() == 1;
    let best = ranked[0];
    let played = played.and_then(|&(_, m, number)| {
        let place = ranked.iter().position(|opinion| opinion.m == m)?;
        let opinion = &ranked[place];
        let loss = if forced { 0.0 } else { (best.value - opinion.value).max(0.0) };
        let same = opinion.m == best.m;
        // Not `hypot`: the result must be the same on every platform.
        let square = |opinion| error(opinion) * error(opinion);
        let loss_error = if same { 0.0 } else { (square(&best) + square(opinion)).sqrt() };
        let word = if forced { Word::Forced } else { Word::of(loss, loss_error, state.seats()) };
        let why = if word >= Word::Inaccuracy {
            let outlook = |place: usize| Outlook { m: moves[place], expected: &expected[place] };
            worse::<G>(&view, seat, &outlook(place), &outlook(0), seed)
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
        step: spot.from,
        seat: seat.index(),
        forced,
        best: state.move_text(best.m),
        value: rounded(best.value),
        exact: measured.exact,
        iterations: measured.iterations,
        moves: ranked.iter().zip(expected).map(report).collect(),
        line: measured.principal_variation,
        line_told: Vec::new(),
        played,
    }
}

/// The moves in falling order of their values, the best one first. A few visits may give another move a higher
/// mean; that is noise, or the move would be the best, so its value is limited to that of the best.
fn rank<M: Copy + PartialEq>(measured: &Measured<M>) -> Vec<Opinion<M>> {
    let mut ranked = measured.opinions.clone();
    let first = |opinion: &Opinion<M>| opinion.m == measured.best;
    let most = ranked.iter().find(|o| first(o)).map_or(1.0, |best| best.value);
    for opinion in &mut ranked {
        if !measured.quoted {
            opinion.value = measured.shrunk(opinion).min(most);
        }
    }
    let lower = |opinion: &Opinion<M>| measured.lower_estimate(opinion);
    ranked.sort_by(|a, b| {
        let by_value = b.value.total_cmp(&a.value).then(lower(b).total_cmp(&lower(a)));
        first(b).cmp(&first(a)).then(by_value)
    });
    ranked
}

/// The seed of one decision. It depends only on the seed of the analysis, the step and the seat, so the
/// result is the same whatever else is analysed, on any number of threads.
fn decision_seed(seed: u64, step: usize, seat: Seat) -> u64 {
    let number = (step as u64) << 8 | seat.index() as u64;
    let offset = number.wrapping_mul(0xd134_2543_de82_ef95);
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(offset)
}
