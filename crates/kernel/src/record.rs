//! Records: everything that happened in a game, as text that replays without any generator.
//!
//! The format is documented in `docs/records.md`. Reading is strict: names and legality are checked
//! against the state line by line, so a record that reads is a game that happened.

use std::fmt::{self, Write};

use crate::game::{Game, Turn};
use crate::options::SetupError;
use crate::phrase;
use crate::phrase::{Phrase, from_to};
use crate::position::{CLOSES, OPENS, PositionError};
use crate::seat::Seat;

mod fairness;
mod read;
mod walk;

pub use fairness::{Fairness, hex_digits};
pub use read::{luck_line, read, read_game_name, unknown_game};
pub use walk::Walked;

/// The version of the format that this program writes and reads.
pub const VERSION: u32 = 1;

/// No name is longer than this many characters.
pub const MAX_NAME: usize = 40;

/// The option that a record writes on a line of its own: the board set with its fingerprint.
pub const BOARDS: &str = "boards";

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// Luck was settled.
    Chance(G::Chance),
    /// A seat decided.
    Move(Seat, G::Move),
}

/// A whole game, from its set-up to where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// Seats and options.
    pub setup: G::Setup,
    /// How many play.
    pub seats: u8,
    /// Names of the players by seat; empty when none were given.
    pub names: Vec<String>,
    /// The commitment to its luck; none for luck without a commitment.
    pub fairness: Option<Fairness>,
    /// The described position it begins with; none for a game from its set-up on.
    pub start: Option<G>,
    /// What happened, in order. The moves of a simultaneous turn stand in seat order.
    pub steps: Vec<Step<G>>,
}

impl<G: Game> Record<G> {
    /// The record of a game that has not begun.
    pub fn new(setup: G::Setup, names: Vec<String>) -> Self {
        let seats = G::new(&setup).seats();
        Self { setup, seats, names, fairness: None, start: None, steps: Vec::new() }
    }

    /// The state before the first step.
    pub fn opening(&self) -> G {
        self.start.clone().unwrap_or_else(|| G::new(&self.setup))
    }

    /// The record as text.
    pub fn write(&self) -> String {
        let mut text = format!("mirabilia {VERSION} {}\nseats {}\n", G::NAME, self.seats);
        if !self.names.is_empty() {
            let _ = writeln!(text, "names {}", self.names.join(", "));
        }
        let mut options = G::options(&self.setup);
        let boards = options.take(BOARDS);
        if !options.is_empty() {
            let _ = writeln!(text, "options {options}");
        }
        if let Some(boards) = boards {
            let _ = writeln!(text, "{BOARDS} {boards}");
        }
        if let Some(fairness) = &self.fairness {
            let _ = write!(text, "{fairness}");
        }
        if let Some(start) = &self.start {
            let _ = writeln!(text, "{OPENS}");
            for line in start.position() {
                let _ = writeln!(text, "{line}");
            }
            let _ = writeln!(text, "{CLOSES}");
        }
        // Names of moves may depend on the set-up's boards but never on the position.
        let state = G::new(&self.setup);
        for step in &self.steps {
            let _ = writeln!(text, "{}", step_text(&state, step));
        }
        text
    }
}

/// One step as a line of a record.
pub fn step_text<G: Game>(state: &G, step: &Step<G>) -> String {
    match step {
        Step::Chance(chance) => state.chance_text(chance),
        Step::Move(seat, m) => format!("{seat} {}", state.move_text(*m)),
    }
}

/// Names as the header writes them, checked: one for each seat, separated by commas.
pub fn read_names(text: &str, seats: u8) -> Result<Vec<String>, SetupError> {
    let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    if names.len() != usize::from(seats) {
        let expected = phrase!("file-names", "{n} names with commas between", n = seats);
        return Err(SetupError::new("names", text, expected));
    }
    for name in &names {
        check_name(name)?;
    }
    Ok(names)
}

/// Checks that a record can contain this name.
pub fn check_name(name: &str) -> Result<(), SetupError> {
    let length = name.chars().count();
    let clean = !name.contains([',', '#']) && !name.chars().any(char::is_control);
    if length == 0 || length > MAX_NAME || !clean || name.trim() != name {
        let expected = phrase!(
            "file-name",
            "names of 1 to {most} characters without comma or #",
            most = MAX_NAME
        );
        return Err(SetupError::new("names", name, expected));
    }
    Ok(())
}

/// Why a text is not a record: the line (counted from 1), the reason, and, where a move was
/// refused, what would have been legal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Phrase,
    /// The legal moves there, as record lines; empty when the error is of another kind.
    pub legal: Vec<String>,
}

impl RecordError {
    fn new(line: usize, reason: Phrase) -> Self {
        Self { line, reason, legal: Vec::new() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)?;
        if !self.legal.is_empty() {
            write!(f, "\nlegal here: {}", self.legal.join(" | "))?;
        }
        Ok(())
    }
}

impl std::error::Error for RecordError {}

impl From<PositionError> for RecordError {
    fn from(error: PositionError) -> Self {
        Self::new(error.line, error.phrase())
    }
}

/// Checks the number of seats.
pub fn check_seats<G: Game>(seats: u8) -> Result<(), SetupError> {
    if G::SEATS.contains(&seats) {
        return Ok(());
    }
    let (least, most) = (G::SEATS.start(), G::SEATS.end());
    let expected = if least == most {
        phrase!("file-exactly", "{n}", n = *least)
    } else {
        from_to(*least, *most)
    };
    Err(SetupError::new("seats", seats, expected))
}

/// A line without its comment.
pub fn uncommented(line: &str) -> &str {
    line.split('#').next().unwrap_or_default()
}

/// The beginning of a text, for messages.
pub fn brief(text: &str) -> String {
    let mut short: String =
        text.chars().take(40).map(|c| if c.is_control() { '?' } else { c }).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

/// For error messages: what the table waits for, luck or the moves of some seats.
pub fn awaited(turn: Turn) -> Phrase {
    match turn {
        Turn::Chance => phrase!("step-due-luck", "luck is due"),
        Turn::Over => phrase!("step-due-over", "the game is over"),
        Turn::Seats(seats) => {
            let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            let numbers = numbers.join(", ");
            if seats.len() == 1 {
                phrase!("step-due-seat", "seat {seat} to move", seat = numbers)
            } else {
                phrase!("step-due-seats", "seats {seats} to move", seats = numbers)
            }
        }
    }
}

/// The error for a seat that the table does not have.
pub(crate) fn no_seat(word: &str, seats: u8) -> Phrase {
    let (word, last) = (brief(word), seats.saturating_sub(1));
    phrase!("step-no-seat", "no seat \"{word}\"; seats are 0 to {last}", word, last)
}
