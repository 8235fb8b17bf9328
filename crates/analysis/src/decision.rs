//! One decision, weighed: [`decision`] for one that was made, [`hint`] for one that is due.

use std::time::{Duration, Instant};

use mirabilia_bots::{Knowledge, Opinion};
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::record::awaited;
use mirabilia_kernel::{Seat, Table, Turn, Viewer};

use crate::expect::{Plan, expect};
use crate::measure::{Measured, measure};
use crate::question::{AnalysisError, Question};
use crate::reasons::{Reasoned, explain};
use crate::report::{DecisionReport, Expected, Hint, MoveReport, Played, tidy};
use crate::spots::{Spot, spots};
use crate::verdict::{Word, standard_error};

/// So many of the best moves get more playouts, and reasons.
const FEW: usize = 3;
/// How long one decision is thought about when nobody says.
const USUAL: Duration = Duration::from_secs(1);

/// Weighs the decision that a seat made, or has to make, after the first `step` steps of a record.
pub fn decision(
    table: &AnyTable,
    step: usize,
    seat: Seat,
    question: &Question,
) -> Result<DecisionReport, AnalysisError> {
    check(table, Some(seat), question.full)?;
    for_table!(table, table => at(table, step, seat, question))
}

/// Is there such a seat, and may the question be asked of this table?
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

fn at<G: Reasoned>(
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
    Ok(weigh(spot, seat, question, USUAL))
}

/// Says what to play for a seat that owes a decision now, and why.
pub fn hint(table: &AnyTable, seat: Seat, question: &Question) -> Result<Hint, AnalysisError> {
    check(table, Some(seat), question.full)?;
    for_table!(table, table => due(table, seat, question))
}

fn due<G: Reasoned>(
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
    let report = weigh(&spot, seat, question, USUAL);
    Ok(Hint {
        game: G::NAME,
        seats: table.state().seats(),
        step,
        seat: seat.index(),
        best: report.moves[0].clone(),
        exact: report.exact,
        iterations: report.iterations,
        line: report.line,
        moves: report.moves,
    })
}

/// Weighs the decision of a seat at a spot where it decides.
pub(crate) fn weigh<G: Reasoned>(
    spot: &Spot<G>,
    seat: Seat,
    question: &Question,
    usual: Duration,
) -> DecisionReport {
    let start = Instant::now();
    let seed = place(question.seed, spot.from, seat);
    let budget = question.budget_or(usual);
    let state = &spot.before;
    let view = state.view(Viewer::Seat(seat));
    let known = if question.full { Knowledge::All(state) } else { Knowledge::Seat(&view) };
    let played = spot.moves.iter().find(|(who, _, _)| *who == seat);
    let played_move = played.map(|(_, m, _)| *m);
    let measured = measure((known, state), seat, played_move, question, &budget, seed);
    let ranked = rank(&measured);
    let moves: Vec<G::Move> = ranked.iter().map(|opinion| opinion.m).collect();
    let matters =
        |m: G::Move| Some(m) == played_move || moves.iter().take(FEW).any(|few| *few == m);
    let plan = Plan {
        few: (budget.iterations.unwrap_or(u64::MAX) / 4).clamp(16, 256) as u32,
        rest: (budget.iterations.unwrap_or(u64::MAX) / 32).clamp(4, 64) as u32,
        until: budget.time.map(|time| start + time),
        stop: budget.stop.clone(),
    };
    let expected = expect(known, seat, &moves, matters, &plan, seed);
    let error = |opinion: &Opinion<G::Move>| {
        if measured.exact { 0.0 } else { standard_error(opinion.value, opinion.visits) }
    };
    let report = |(opinion, expected): (&Opinion<G::Move>, Expected)| MoveReport {
        text: state.move_text(opinion.m),
        value: tidy(opinion.value),
        error: tidy(error(opinion)),
        visits: opinion.visits,
        expected,
        reasons: if matters(opinion.m) {
            explain::<G>(&view, seat, opinion.m, seed)
        } else {
            Vec::new()
        },
    };
    let forced = moves.len() == 1;
    let best = ranked[0];
    let played = played.and_then(|&(_, m, number)| {
        let opinion = ranked.iter().find(|opinion| opinion.m == m)?;
        let loss = if forced { 0.0 } else { (best.value - opinion.value).max(0.0) };
        let same = opinion.m == best.m;
        let doubt = if same { 0.0 } else { error(&best).hypot(error(opinion)) };
        let word = if forced { Word::Forced } else { Word::of(loss, doubt, state.seats()) };
        Some(Played {
            text: state.move_text(m),
            number,
            value: tidy(opinion.value),
            loss: tidy(loss),
            error: tidy(doubt),
            word,
        })
    });
    DecisionReport {
        step: spot.from,
        seat: seat.index(),
        forced,
        best: state.move_text(best.m),
        value: tidy(best.value),
        exact: measured.exact,
        iterations: measured.iterations,
        moves: ranked.iter().zip(expected).map(report).collect(),
        line: measured.line,
        played,
    }
}

/// The best move, then the others by value. A value counts less its error: a few lucky looks make no
/// good move.
fn rank<M: Copy + PartialEq>(measured: &Measured<M>) -> Vec<Opinion<M>> {
    let mut ranked = measured.opinions.clone();
    let first = |opinion: &Opinion<M>| opinion.m == measured.best;
    let surely = |opinion: &Opinion<M>| measured.surely(opinion);
    ranked.sort_by(|a, b| first(b).cmp(&first(a)).then(surely(b).total_cmp(&surely(a))));
    ranked
}

/// The luck of a decision follows from the seed and its place alone, so that it is the same whatever
/// else is analysed, and on however many threads.
fn place(seed: u64, step: usize, seat: Seat) -> u64 {
    let place = (step as u64) << 8 | seat.index() as u64;
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(place.wrapping_mul(0xd134_2543_de82_ef95))
}
