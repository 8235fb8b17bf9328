//! Finding puzzles in games between bots.
//!
//! A bot plays every seat by a short search. Where its move is not what a glance finds, and clearly
//! better than the second-best, two deep searches with other seeds have to agree: on the move, and on a
//! gap that is more than the error of the measurement. The solver and the proofs of the search count as
//! they are.

use std::time::Duration;

use mirabilia_analysis::{Evaluation, Question, Reason, decision, evaluate_in_slices};
use mirabilia_bots::{BotKind, Budget, Evaluate, advise};
use mirabilia_games::{AnyTable, GameKind, ListedGame, for_table};
use mirabilia_kernel::{Options, Seat, Seed, Seeded, SetupError, Table, Turn};

use super::rate::rate;
use super::tags::tags;
use super::{Proof, Puzzle, PuzzleGame};

/// The gap between the best move and the second-best, as a share of the victory with two seats.
const GAP: f32 = 0.10;
/// The gap has to be this many standard errors.
const ERRORS: f32 = 3.0;
/// A short search looks for candidates with this part of the gap.
const CANDIDATE: f32 = 0.6;
/// The fewest moves to choose from.
const FEWEST_MOVES: usize = 3;
/// The share of the victory has to be at least this after the best move, with two seats.
const LEAST_VALUE: f32 = 0.15;
/// The longest line that is kept.
const LONGEST_LINE: usize = 5;
/// Positions of a proof.
const PROOF_POSITIONS: u32 = 20_000;

/// How much the finder searches.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Iterations of a bot's move.
    pub play: u64,
    /// Iterations of the first deep search, and of the second.
    pub deep: [u64; 2],
}

impl Effort {
    /// The effort for the file that is shipped.
    pub fn shipped(kind: GameKind) -> Self {
        match kind {
            GameKind::Duel => Self { play: 150, deep: [4_000, 3_000] },
            GameKind::Wonders | GameKind::Dice => Self { play: 120, deep: [3_000, 2_400] },
        }
    }
}

/// Plays the game of a seed and finds its puzzles.
pub fn find(kind: GameKind, seed: u64, effort: Effort) -> Result<Option<PuzzleGame>, SetupError> {
    let seats = match kind {
        GameKind::Duel => 2,
        GameKind::Wonders => 3 + u8::from(seed % 4 == 3),
        GameKind::Dice => 2 + (seed % 2) as u8,
    };
    let mut table = AnyTable::new(kind, seats, &Options::default(), Vec::new())?;
    let mut luck = Seeded::new(Seed::from(seed));
    let mut puzzles = Vec::new();
    loop {
        table.deal(&mut luck);
        let Turn::Seats(deciding) = table.turn() else { break };
        // Every seat of a turn decides before any move is played.
        let step = table.steps();
        let mut moves = Vec::new();
        for seat in deciding.iter() {
            let salt = seed << 20 | (step as u64) << 4 | seat.index() as u64;
            let budget = Budget { thorough: true, ..Budget::iterations(effort.play) };
            let Some(said) = advise(&table, seat, BotKind::Search, salt, &budget) else { continue };
            let glance = advise(&table, seat, BotKind::Greedy, 0, &Budget::default());
            let glance = glance.map(|said| said.best).unwrap_or_default();
            let mut values: Vec<f32> = said.opinions.iter().map(|opinion| opinion.value).collect();
            values.sort_by(|a, b| b.total_cmp(a));
            let is_candidate = said.opinions.len() >= FEWEST_MOVES
                && said.best != glance
                && (said.exact || values[0] - values[1] >= CANDIDATE * gap(seats));
            if is_candidate && let Some(puzzle) = puzzle(&table, seat, &glance, salt, effort) {
                puzzles.push(puzzle);
            }
            moves.push((seat, said.m));
        }
        for (seat, m) in moves {
            table.submit(seat, m).expect("a bot's move is legal");
        }
    }
    let Some(last) = puzzles.last().map(|puzzle: &Puzzle| puzzle.at) else { return Ok(None) };
    Ok(Some(PuzzleGame { seed, record: table.rewound(last).write(), puzzles }))
}

/// Checks a puzzle again, with these iterations and this seed: is its move still clearly best?
pub fn check(game: &PuzzleGame, puzzle: &Puzzle, iterations: u64, seed: u64) -> Result<(), String> {
    let table = AnyTable::read(&game.record).map_err(|error| error.to_string())?;
    let seat = Seat::new(puzzle.seat);
    let at = table.rewound(puzzle.at);
    let focus = [puzzle.glance.clone(), puzzle.second.clone()];
    let values = evaluate(&at, seat, &focus, iterations, seed).ok_or("nothing is decided there")?;
    if values.best != puzzle.best {
        return Err(format!("{} is better than {}", values.best, puzzle.best));
    }
    let second = &values.moves[1];
    // Half of the gap: the search that found it had more luck than this one needs.
    if !values.exact && values.value - second.value < gap(table.seats()) / 2.0 {
        return Err(format!("{} is nearly as good as {}", second.text, puzzle.best));
    }
    Ok(())
}

/// The gap that is asked for at a table of this size.
fn gap(seats: u8) -> f32 {
    GAP * 2.0 / f32::from(seats)
}

/// The puzzle of a decision, if two deep searches agree that there is one.
fn puzzle(table: &AnyTable, seat: Seat, glance: &str, seed: u64, effort: Effort) -> Option<Puzzle> {
    let seats = table.seats();
    let first = evaluate(table, seat, &[glance.to_owned()], effort.deep[0] / 4, seed ^ 0x51)?;
    if !is_clear(&first, seats, CANDIDATE) || first.best == glance {
        return None;
    }
    let second = first.moves.get(1)?.text.clone();
    let focus = [glance.to_owned(), second];
    let deep = evaluate(table, seat, &focus, effort.deep[0], seed ^ 0xA1)?;
    if deep.best != first.best || !is_clear(&deep, seats, 1.0) {
        return None;
    }
    let again = evaluate(table, seat, &focus, effort.deep[1], seed ^ 0xB2)?;
    if again.best != deep.best || !is_clear(&again, seats, 1.0) {
        return None;
    }
    if deep.value < LEAST_VALUE * 2.0 / f32::from(seats) {
        return None;
    }
    let by = if deep.exact {
        Proof::Solver
    } else if is_forced(table, seat, &deep.best) {
        Proof::Forced
    } else {
        Proof::Search
    };
    let value = |text: &str| {
        let found = deep.moves.iter().find(|m| m.text == text);
        found.map_or(0, |m| (m.value * 100.0).round() as u8)
    };
    let second = deep.moves[1].text.clone();
    let values = [value(&deep.best), value(&second), value(glance)];
    let (reasons, why) = reasons(table, seat, &deep.best, glance)?;
    let (rating, found) = rate(table, seat, &deep.best);
    let told = |reasons: &[Reason]| {
        reasons.iter().map(|one| mirabilia_tell::reason(table.kind(), one)).collect()
    };
    let mut line = deep.pv.clone();
    line.truncate(LONGEST_LINE);
    Some(Puzzle {
        at: table.steps(),
        seat: seat.index() as u8,
        tags: tags(&deep.best, &second, &reasons, &why),
        best: deep.best,
        glance: glance.to_owned(),
        second,
        values,
        by,
        rating,
        found: Some(found),
        also: Vec::new(),
        reasons: told(&reasons),
        why: told(&why),
        line,
        refutation: refutation(table, seat, glance, seed),
    })
}

/// Whether the best move is better than every other by this part of the gap, beyond the error.
fn is_clear(values: &Evaluation, seats: u8, part: f32) -> bool {
    let [best, others @ ..] = values.moves.as_slice() else { return false };
    if others.len() + 1 < FEWEST_MOVES {
        return false;
    }
    others.iter().all(|other| {
        let error = (best.error * best.error + other.error * other.error).sqrt();
        // Moves with few visits have a value of their own, but hardly an error.
        let error = if other.visits < 24 { 0.0 } else { error };
        best.value - other.value >= (part * gap(seats)).max(part * ERRORS * error)
    })
}

/// The values of every move.
fn evaluate(
    table: &AnyTable,
    seat: Seat,
    focus: &[String],
    iterations: u64,
    seed: u64,
) -> Option<Evaluation> {
    let question = Question { budget: Budget::iterations(iterations), seed, ..Question::default() };
    let mut job = evaluate_in_slices(table, seat, &question, focus).ok()?;
    while job.think(Duration::from_mins(1)) {}
    Some(job.evaluation())
}

/// Whether the move is the only one that wins by force, or the only one that does not lose by force.
fn is_forced(table: &AnyTable, seat: Seat, best: &str) -> bool {
    fn of<G: Evaluate + ListedGame>(table: &Table<G>, seat: Seat, best: &str) -> bool {
        let state = table.state();
        let Ok(best) = state.read_move(best) else { return false };
        let proven = state.proven_moves(seat, PROOF_POSITIONS, &|| false);
        let others = table.legal_moves(seat).into_iter().filter(|m| *m != best);
        proven.won.contains(&best)
            || (!proven.lost.contains(&best)
                && others.into_iter().all(|m| proven.lost.contains(&m)))
    }
    for_table!(table, table => of(table, seat, best))
}

/// Reasons for the best move, and what the glance's move gives away.
fn reasons(
    table: &AnyTable,
    seat: Seat,
    best: &str,
    glance: &str,
) -> Option<(Vec<Reason>, Vec<Reason>)> {
    let step = table.steps();
    let mut played = table.clone();
    played.step(&format!("{seat} {glance}")).ok()?;
    play_others(&mut played, step);
    let question = Question { budget: Budget::iterations(600), ..Question::default() };
    let report = decision(&played, step, seat, &question).ok()?;
    let of = |text: &str| {
        let found = report.moves.iter().find(|m| m.text == text);
        found.map(|m| m.reasons.iter().map(|said| said.reason.clone()).collect())
    };
    let why = report.played.iter().flat_map(|m| &m.why).map(|said| said.reason.clone()).collect();
    Some((of(best)?, why))
}

/// Lets the other seats of a simultaneous turn decide at a glance.
fn play_others(table: &mut AnyTable, step: usize) {
    while table.steps() == step
        && let Turn::Seats(seats) = table.turn()
        && let Some(seat) = seats.first()
        && let Some(said) = advise(table, seat, BotKind::Greedy, 0, &Budget::default())
    {
        if table.submit(seat, said.m).is_err() {
            break;
        }
    }
}

/// The glance's move and what follows: the luck that is due, and the best line of who decides next.
fn refutation(table: &AnyTable, seat: Seat, glance: &str, seed: u64) -> Vec<String> {
    let step = table.steps();
    let mut after = table.clone();
    if after.step(&format!("{seat} {glance}")).is_err() {
        return Vec::new();
    }
    play_others(&mut after, step);
    after.deal(&mut Seeded::new(Seed::from(seed)));
    let mut lines = after.lines_since(step);
    if let Turn::Seats(seats) = after.turn() {
        let next = seats.iter().find(|next| *next != seat).filter(|_| after.seats() == 2);
        let next = next.or(seats.first());
        let found = next.and_then(|next| evaluate(&after, next, &[], 800, seed));
        lines.extend(found.map(|found| found.pv).unwrap_or_default());
    }
    lines.truncate(LONGEST_LINE + 2);
    lines
}
