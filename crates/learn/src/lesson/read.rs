//! Reads the script of a lesson.

use std::fmt;

use mirabilia_games::AnyTable;
use mirabilia_kernel::{RecordError, Seat};
use mirabilia_words::Message;

use super::{Cue, LearnerMove, Lesson};

/// What begins a comment of a script.
const MARK: &str = "#>";

/// Why a text is no lesson.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum LessonError {
    /// It is no record.
    Record(RecordError),
    /// A comment of the script cannot be read.
    Cue {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
    /// There is no coached move.
    Empty,
}

impl LessonError {
    /// The reason as a message.
    pub fn told(&self, text: &str) -> Message {
        match self {
            Self::Record(error) => mirabilia_tell::record_error(text, error),
            Self::Cue { line, problem } => {
                Message::new("learn-bad-cue").with("line", *line).with("problem", problem.clone())
            }
            Self::Empty => Message::new("learn-empty"),
        }
    }
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::Cue { line, problem } => write!(f, "line {line}: {problem}"),
            Self::Empty => write!(f, "the script coaches no move; expected {MARK} before one"),
        }
    }
}

impl std::error::Error for LessonError {}

pub(super) fn read(text: &str) -> Result<Lesson, LessonError> {
    let table = AnyTable::read(text).map_err(LessonError::Record)?;
    let (mut seat, mut open): (Option<Seat>, Option<Cue>) = (None, None);
    // The moves of every seat, because the first coached one says which is the learner's.
    let mut moves: Vec<(Seat, LearnerMove)> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let refuse = |problem: String| LessonError::Cue { line: i + 1, problem };
        let line = line.trim();
        if let Some(cue) = line.strip_prefix(MARK) {
            add(open.get_or_insert_default(), cue.trim()).map_err(refuse)?;
            continue;
        }
        let line = mirabilia_kernel::record::uncommented(line).trim();
        let Some((first, rest)) = line.split_once(' ') else { continue };
        let Some(mover) = Seat::parse(first, table.seats()) else { continue };
        let cue = open.take();
        if cue.is_some() && *seat.get_or_insert(mover) != mover {
            return Err(refuse(format!("a move of seat {mover}; the learner is another seat")));
        }
        let text = rest.split_whitespace().collect::<Vec<_>>().join(" ");
        moves.push((mover, LearnerMove { text, cue }));
    }
    let seat = seat.ok_or(LessonError::Empty)?;
    let moves = moves.into_iter().filter(|(mover, _)| *mover == seat).map(|(_, m)| m).collect();
    Ok(Lesson { table, seat, moves })
}

/// Adds one comment.
fn add(cue: &mut Cue, text: &str) -> Result<(), String> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    if rest.is_empty() {
        return Err(format!("nothing after \"{word}\""));
    }
    // A text in quotation marks is said as it is; anything else is ids.
    let messages = || match rest.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        Some(text) => vec![Message::new("tell-text").with("text", text.to_owned())],
        None => rest.split_whitespace().map(|id| Message::new(id.to_owned())).collect(),
    };
    match word {
        "say" => cue.say.extend(messages()),
        "done" => cue.done.extend(messages()),
        "else" => cue.other.extend(messages()),
        "show" => cue.show.extend(rest.split_whitespace().map(str::to_owned)),
        "accept" => cue.accept.push(rest.to_owned()),
        _ => return Err(format!("\"{word}\"; expected say, show, accept, done or else")),
    }
    Ok(())
}
