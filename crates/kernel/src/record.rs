//! Records: everything that happened in a game, as text that replays without any generator.
//!
//! The format is documented in `docs/records.md`. Reading is strict: names and legality are checked
//! against the state line by line, so a record that reads is a game that happened.

use std::fmt::{self, Write};

use crate::game::{Game, Turn};
use crate::options::{Options, SetupError};
use crate::position::{CLOSES, Description, OPENS, PositionError};
use crate::seat::Seat;
use crate::table::Table;

/// The version of the format that this program writes and reads.
pub const VERSION: u32 = 1;

/// No line of a record is longer than this; a longer one is noise, not a step.
const MAX_LINE: usize = 4096;

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
    /// The described position it begins with; none for a game from its set-up on.
    pub start: Option<G>,
    /// What happened, in order. The moves of a simultaneous turn stand in seat order.
    pub steps: Vec<Step<G>>,
}

impl<G: Game> Record<G> {
    /// The record of a game that has not begun.
    pub fn new(setup: G::Setup, names: Vec<String>) -> Self {
        let seats = G::new(&setup).seats();
        Self { setup, seats, names, start: None, steps: Vec::new() }
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
        return Err(SetupError::new("names", text, format!("{seats} names with commas between")));
    }
    for name in &names {
        check_name(name)?;
    }
    Ok(names)
}

/// Is this a name that a record can carry?
pub fn check_name(name: &str) -> Result<(), SetupError> {
    let length = name.chars().count();
    let clean = !name.contains([',', '#']) && !name.chars().any(char::is_control);
    if length == 0 || length > MAX_NAME || !clean || name.trim() != name {
        let expected = format!("names of 1 to {MAX_NAME} characters without comma or #");
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
    pub reason: String,
    /// The legal moves there, as record lines; empty when the error is of another kind.
    pub legal: Vec<String>,
}

impl RecordError {
    fn new(line: usize, reason: impl Into<String>) -> Self {
        Self { line, reason: reason.into(), legal: Vec::new() }
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
        Self::new(error.line, error.to_string())
    }
}

/// The lines of a record that say something, with their numbers: comments and blanks dropped.
struct Lines<'a>(std::iter::Enumerate<std::str::Lines<'a>>);

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Self(text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate())
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Result<(usize, &'a str), RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        for (index, line) in self.0.by_ref() {
            if line.len() > MAX_LINE {
                let reason = format!("{} bytes long; a line has at most {MAX_LINE}", line.len());
                return Some(Err(RecordError::new(index + 1, reason)));
            }
            let said = line.split('#').next().unwrap_or("").trim();
            if !said.is_empty() {
                return Some(Ok((index + 1, said)));
            }
        }
        None
    }
}

/// The game a record is of, from its first line.
pub fn read_game_name(text: &str) -> Result<&str, RecordError> {
    let Some(first) = Lines::new(text).next() else {
        return Err(RecordError::new(1, "empty; a record begins with \"mirabilia 1 GAME\""));
    };
    let (line, said) = first?;
    let words: Vec<&str> = said.split_whitespace().take(4).collect();
    let ["mirabilia", version, game] = words[..] else {
        return Err(RecordError::new(
            line,
            format!("begins with \"{}\"; a record begins with \"mirabilia 1 GAME\"", brief(said)),
        ));
    };
    if version.parse() != Ok(VERSION) {
        let version = brief(version);
        let reason = format!("record version {version}; this program reads version {VERSION}");
        return Err(RecordError::new(line, reason));
    }
    Ok(game)
}

/// The error for a record of a game that nobody here knows.
pub fn unknown_game(text: &str, name: &str, games: &[&str]) -> RecordError {
    let line = match Lines::new(text).next() {
        Some(Ok((line, _))) => line,
        _ => 1,
    };
    let reason = format!("no game \"{}\"; games are {}", brief(name), games.join(", "));
    RecordError::new(line, reason)
}

/// Reads a record and plays it: the table stands where the record stops.
pub fn read<G: Game>(text: &str) -> Result<Table<G>, RecordError> {
    let game = read_game_name(text)?;
    let mut lines = Lines::new(text);
    let (mut last, _) = lines.next().expect("the first line was read above")?;
    if game != G::NAME {
        let reason = format!("a record of \"{}\", not of {}", brief(game), G::NAME);
        return Err(RecordError::new(last, reason));
    }
    let mut header = Header::default();
    let mut table: Option<Table<G>> = None;
    while let Some(line) = lines.next() {
        let (number, said) = line?;
        last = number;
        if table.is_none() && header.take(number, said)? {
            continue;
        }
        if table.is_none() && said == OPENS {
            let lines = position_lines(number, &mut lines)?;
            table = Some(header.open_at(number, &lines)?);
            continue;
        }
        let table = match &mut table {
            Some(table) => table,
            None => table.insert(header.open(number)?),
        };
        table.step(said).map_err(|error| RecordError {
            line: number,
            reason: error.to_string(),
            legal: if error.shows_legal() { table.legal_lines() } else { Vec::new() },
        })?;
    }
    match table {
        Some(table) => Ok(table),
        None => header.open(last),
    }
}

/// The lines of a described position, up to the one that closes it.
fn position_lines<'a>(
    opened: usize,
    lines: &mut Lines<'a>,
) -> Result<Vec<(usize, &'a str)>, RecordError> {
    let mut inside = Vec::new();
    for line in lines {
        let (number, said) = line?;
        if said == CLOSES {
            return Ok(inside);
        }
        inside.push((number, said));
    }
    let reason = format!("no \"{CLOSES}\" line after \"{OPENS}\"");
    Err(RecordError::new(inside.last().map_or(opened, |(number, _)| *number), reason))
}

/// What the header said, each with the number of its line.
#[derive(Default)]
struct Header<'a> {
    seats: Option<(usize, &'a str)>,
    names: Option<(usize, &'a str)>,
    options: Option<(usize, &'a str)>,
    boards: Option<(usize, &'a str)>,
}

impl<'a> Header<'a> {
    /// Takes a header line; `false` when the line is a step.
    fn take(&mut self, number: usize, said: &'a str) -> Result<bool, RecordError> {
        let (key, value) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
        let place = match key {
            "seats" => &mut self.seats,
            "names" => &mut self.names,
            "options" => &mut self.options,
            BOARDS => &mut self.boards,
            _ => return Ok(false),
        };
        if place.is_some() {
            return Err(RecordError::new(number, format!("a second \"{key}\" line")));
        }
        *place = Some((number, value.trim()));
        Ok(true)
    }

    fn open<G: Game>(&self, number: usize) -> Result<Table<G>, RecordError> {
        let (setup, names, _) = self.setup::<G>(number)?;
        Ok(Table::new(setup, names))
    }

    /// A table that stands at a described position.
    fn open_at<G: Game>(
        &self,
        number: usize,
        lines: &[(usize, &str)],
    ) -> Result<Table<G>, RecordError> {
        let (setup, names, seats) = self.setup::<G>(number)?;
        let state = Description::read(number, lines, seats)?.state(&setup)?;
        Ok(Table::at(setup, names, state))
    }

    #[allow(clippy::type_complexity)] // what a table is opened with
    fn setup<G: Game>(&self, number: usize) -> Result<(G::Setup, Vec<String>, u8), RecordError> {
        let at = |line: usize| move |error: SetupError| RecordError::new(line, error.to_string());
        let Some((seats_line, seats)) = self.seats else {
            return Err(RecordError::new(number, "no \"seats N\" line before the first step"));
        };
        let plain = !seats.is_empty() && seats.bytes().all(|b| b.is_ascii_digit());
        let (true, Ok(seats)) = (plain, seats.parse::<u8>()) else {
            let reason = SetupError::new("seats", &brief(seats), "a number").to_string();
            return Err(RecordError::new(seats_line, reason));
        };
        check_seats::<G>(seats).map_err(at(seats_line))?;
        let (options_line, options) = self.options.unwrap_or((seats_line, ""));
        let mut options = Options::parse(options).map_err(at(options_line))?;
        if let Some((line, boards)) = self.boards {
            options.set(BOARDS, boards);
            // A set that is not there is told at its own line.
            G::setup(seats, &options).map_err(at(line))?;
        }
        let setup = G::setup(seats, &options).map_err(at(options_line))?;
        let names = match self.names {
            Some((line, names)) => read_names(names, seats).map_err(at(line))?,
            None => Vec::new(),
        };
        Ok((setup, names, seats))
    }
}

/// Can this many play?
pub fn check_seats<G: Game>(seats: u8) -> Result<(), SetupError> {
    if G::SEATS.contains(&seats) {
        return Ok(());
    }
    let (least, most) = (G::SEATS.start(), G::SEATS.end());
    let expected = if least == most { least.to_string() } else { format!("{least} to {most}") };
    Err(SetupError::new("seats", &seats.to_string(), expected))
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

/// The line of a turn that nobody has finished, for messages: whose move is awaited.
pub fn awaited(turn: Turn) -> String {
    match turn {
        Turn::Chance => "luck is due".to_owned(),
        Turn::Over => "the game is over".to_owned(),
        Turn::Seats(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            let word = if seats.len() == 1 { "seat" } else { "seats" };
            format!("{word} {} to move", seats.join(", "))
        }
    }
}
