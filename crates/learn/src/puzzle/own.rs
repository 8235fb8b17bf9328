//! A person's own slips as puzzles: decisions of a reviewed game that lost more than a good move would.
//!
//! The review has measured every move already, so nothing is searched here. What the review calls at least
//! an inaccuracy is asked again; an answer that it would call good is accepted.

use mirabilia_analysis::Word;
use mirabilia_games::AnyTable;
use mirabilia_kernel::RecordError;
use mirabilia_words::Message;
use serde::Deserialize;

use super::{Proof, Puzzle, PuzzleGame};

/// The most slips of one game that are asked again: the dearest.
const MOST: usize = 8;
/// The longest line that is kept.
const LONGEST_LINE: usize = 5;

/// What is needed of the review of a decision: a part of
/// [`DecisionReport`](mirabilia_analysis::DecisionReport).
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Reviewed {
    step: usize,
    seat: u8,
    best: String,
    moves: Vec<Valued>,
    line: Vec<String>,
    played: Option<Played>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Valued {
    #[serde(rename = "move")]
    text: String,
    value: f32,
    #[serde(default)]
    reasons: Vec<Told>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Played {
    #[serde(rename = "move")]
    text: String,
    value: f32,
    loss: f32,
    word: Word,
    #[serde(default)]
    why: Vec<Told>,
}

/// A reason with its message.
#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Told {
    told: Option<Message>,
}

fn messages(told: &[Told]) -> Vec<Message> {
    told.iter().filter_map(|one| one.told.clone()).collect()
}

fn percent(value: f32) -> u8 {
    (value * 100.0).round() as u8
}

/// The slips of these seats in a reviewed game as puzzles, in the order of the game; none if there are
/// none.
pub fn slips(
    record: &str,
    seats: &[u8],
    reviewed: &[Reviewed],
) -> Result<Option<PuzzleGame>, RecordError> {
    let table = AnyTable::read(record)?;
    let mut slips: Vec<(&Reviewed, &Played)> = reviewed
        .iter()
        .filter(|one| seats.contains(&one.seat) && one.moves.len() > 1 && one.step < table.steps())
        .filter_map(|one| Some((one, one.played.as_ref()?)))
        .filter(|(one, played)| played.word >= Word::Inaccuracy && played.text != one.best)
        .collect();
    slips.sort_by(|a, b| b.1.loss.total_cmp(&a.1.loss));
    slips.truncate(MOST);
    slips.sort_by_key(|(one, _)| (one.step, one.seat));
    let puzzles: Vec<Puzzle> =
        slips.into_iter().map(|(one, played)| puzzle(&table, one, played)).collect();
    let Some(last) = puzzles.last().map(|puzzle| puzzle.at) else { return Ok(None) };
    Ok(Some(PuzzleGame { seed: 0, record: table.rewound(last).write(), puzzles }))
}

fn puzzle(table: &AnyTable, one: &Reviewed, played: &Played) -> Puzzle {
    let value = |text: &str| one.moves.iter().find(|m| m.text == text).map_or(0.0, |m| m.value);
    let best = value(&one.best);
    // Without their errors: a move that was hardly looked at may not pass because nobody knows better.
    let is_good = |m: &&Valued| {
        m.text != one.best
            && m.text != played.text
            && Word::of(best - m.value, 0.0, table.seats()) <= Word::Good
    };
    let reasons = one.moves.iter().find(|m| m.text == one.best).map(|m| messages(&m.reasons));
    let mut line = one.line.clone();
    line.truncate(LONGEST_LINE);
    // What followed in the game itself.
    let mut followed = table.lines_since(one.step);
    followed.truncate(LONGEST_LINE + 2);
    let second = one.moves.iter().find(|m| m.text != one.best);
    let second = second.map_or_else(|| played.text.clone(), |m| m.text.clone());
    Puzzle {
        at: one.step,
        seat: one.seat,
        values: [best, value(&second), played.value].map(percent),
        also: one.moves.iter().filter(is_good).map(|m| m.text.clone()).collect(),
        best: one.best.clone(),
        glance: played.text.clone(),
        second,
        by: Proof::Search,
        tags: Vec::new(),
        rating: 0,
        found: None,
        reasons: reasons.unwrap_or_default(),
        why: messages(&played.why),
        line,
        refutation: followed,
    }
}
