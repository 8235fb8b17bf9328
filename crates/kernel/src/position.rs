//! Positions as records write them: a state described by what lies on the table, instead of by how
//! it came about. The grammar is documented in `docs/positions.md`.
//!
//! Every line is a field of the table (`age 2`) or of a seat (`0 coins 7`). A [`Description`] knows
//! the lines and their numbers; each game knows what its fields mean. So all games report errors in
//! the same form: the line, the field, the value, and what would be right.

use std::fmt;
use std::ops::RangeInclusive;

use crate::game::{Game, Turn};
use crate::names::nearest;
use crate::options::SetupError;
use crate::record::brief;
use crate::seat::Seat;

/// The line that opens a described position.
pub const OPENS: &str = "position";
/// The line that closes it.
pub const CLOSES: &str = "end";
/// The word for an empty list.
pub const NONE: &str = "none";

/// Why a description is refused: the line, the field, the value given, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct PositionError {
    /// The line, counted from 1. A missing field is reported at the line that opens the description.
    pub line: usize,
    /// The field, with its seat.
    pub field: String,
    /// What was given.
    pub value: String,
    /// What would be right.
    pub expected: String,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is \"{}\"; expected {}", self.field, self.value, self.expected)
    }
}

impl std::error::Error for PositionError {}

/// One line of a description.
#[derive(Clone, Debug)]
struct Field<'a> {
    line: usize,
    /// Whose field it is; none for a field of the table.
    seat: Option<Seat>,
    name: &'a str,
    words: Vec<&'a str>,
}

/// The lines of a described position, by field.
#[derive(Clone, Debug)]
pub struct Description<'a> {
    /// The number of the line that opens it.
    line: usize,
    fields: Vec<Field<'a>>,
}

/// Names that were read, and where.
#[derive(Debug, Default)]
pub struct Seen(Vec<(String, String)>);

/// Whose field: a seat's, or the table's.
type Owner = Option<Seat>;

impl<'a> Description<'a> {
    /// Sorts numbered lines into fields; `line` is the number of the line that opens them.
    pub fn read(line: usize, lines: &[(usize, &'a str)], seats: u8) -> Result<Self, PositionError> {
        let mut description = Self { line, fields: Vec::new() };
        for &(line, text) in lines {
            let mut words = text.split_whitespace().peekable();
            let first = words.peek().copied().unwrap_or_default();
            let mut seat = None;
            if first.starts_with(|c: char| c.is_ascii_digit()) {
                words.next();
                let known = Seat::parse(first, seats);
                seat = Some(known.ok_or_else(|| PositionError {
                    line,
                    field: "seat".to_owned(),
                    value: brief(first),
                    expected: format!("0 to {}", seats - 1),
                })?);
            }
            let field = words.next().unwrap_or_default();
            if description.find(seat, field).is_some() {
                let expected = "each field only once";
                let mut error = description.wrong(seat, field, "a second one", expected);
                error.line = line;
                return Err(error);
            }
            description.fields.push(Field { line, seat, name: field, words: words.collect() });
        }
        Ok(description)
    }

    /// Refuses any field that is not in these lists: of the table, and of a seat.
    pub fn expect_only(&self, table: &[&str], seat: &[&str]) -> Result<(), PositionError> {
        for entry in &self.fields {
            let known = if entry.seat.is_some() { seat } else { table };
            if !known.contains(&entry.name) {
                let of = match entry.seat {
                    Some(seat) => format!("seat {seat}"),
                    None => "the table".to_owned(),
                };
                return Err(PositionError {
                    line: entry.line,
                    field: format!("field of {of}"),
                    value: brief(entry.name),
                    expected: format!("one of {}", known.join(", ")),
                });
            }
        }
        Ok(())
    }

    fn find(&self, seat: Owner, field: &str) -> Option<&Field<'a>> {
        self.fields.iter().find(|entry| entry.seat == seat && entry.name == field)
    }

    /// Is a field given?
    pub fn has(&self, seat: Owner, field: &str) -> bool {
        self.find(seat, field).is_some()
    }

    /// The number of the line of a field, or of the line that opens the description.
    pub fn line(&self, seat: Owner, field: &str) -> usize {
        self.find(seat, field).map_or(self.line, |entry| entry.line)
    }

    /// The error about a value of a field.
    pub fn wrong(
        &self,
        seat: Owner,
        field: &str,
        value: impl fmt::Display,
        expected: impl Into<String>,
    ) -> PositionError {
        let named = brief(field);
        PositionError {
            line: self.line(seat, field),
            field: seat.map_or(named.clone(), |seat| format!("{named} of seat {seat}")),
            value: brief(&value.to_string()),
            expected: expected.into(),
        }
    }

    /// The words of a field as they stand there.
    pub fn words(&self, seat: Owner, field: &str) -> Option<&[&'a str]> {
        self.find(seat, field).map(|entry| entry.words.as_slice())
    }

    /// The words of a list: at least one, or `none` alone for an empty list.
    pub fn list(&self, seat: Owner, field: &str) -> Result<Option<Vec<&'a str>>, PositionError> {
        match self.words(seat, field) {
            None => Ok(None),
            Some([]) => {
                let expected = format!("a list, or {NONE} for an empty one");
                Err(self.wrong(seat, field, "", expected))
            }
            Some([NONE]) => Ok(Some(Vec::new())),
            Some(words) => Ok(Some(words.to_vec())),
        }
    }

    /// The places of a list of names among `names`.
    #[allow(clippy::needless_pass_by_value)] // an iterator is cheap to clone and easier to give
    pub fn ids<'n>(
        &self,
        seat: Owner,
        field: &str,
        what: &str,
        names: impl Iterator<Item = &'n str> + Clone,
    ) -> Result<Option<Vec<usize>>, PositionError> {
        let Some(words) = self.list(seat, field)? else { return Ok(None) };
        let ids = words.iter().map(|word| self.id(seat, field, word, what, names.clone()));
        ids.collect::<Result<_, _>>().map(Some)
    }

    /// The places of a list of names that may stand only once in all that `seen` has followed.
    #[allow(clippy::needless_pass_by_value)] // an iterator is cheap to clone and easier to give
    pub fn ids_once<'n>(
        &self,
        seat: Owner,
        field: &str,
        what: &str,
        names: impl Iterator<Item = &'n str> + Clone,
        seen: &mut Seen,
    ) -> Result<Vec<usize>, PositionError> {
        let ids = self.ids(seat, field, what, names.clone())?.unwrap_or_default();
        for &id in &ids {
            let name = names.clone().nth(id).unwrap_or_default();
            self.once(seat, field, what, name, seen)?;
        }
        Ok(ids)
    }

    /// Refuses a name that `seen` has followed before.
    pub fn once(
        &self,
        seat: Owner,
        field: &str,
        what: &str,
        name: &str,
        seen: &mut Seen,
    ) -> Result<(), PositionError> {
        if let Some((_, there)) = seen.0.iter().find(|(known, _)| known == name) {
            let expected = format!("each {what} in one place; it is in {there} already");
            return Err(self.wrong(seat, field, name, expected));
        }
        let there = seat.map_or(field.to_owned(), |seat| format!("{field} of seat {seat}"));
        seen.0.push((name.to_owned(), there));
        Ok(())
    }

    /// The line to report for an error about the described state. For a field `of seat N`, its line.
    /// Otherwise the last line of the field that has the value, or the last line of any field that has
    /// it if it is a name, or the first line of the field, or the line that opens the description.
    pub fn blame(&self, error: SetupError) -> PositionError {
        let SetupError { field, value, expected } = error;
        let name = field.split(' ').next().unwrap_or_default();
        let seat = field.rsplit_once(" of seat ").and_then(|(_, seat)| seat.parse::<usize>().ok());
        let own = |entry: &&Field<'_>| entry.name == name;
        let of_seat = |entry: &&Field<'_>| own(entry) && entry.seat.map(Seat::index) == seat;
        // A word may have something before it, as in sold:altar.
        let same = |word: &&str| word.rsplit(':').next() == Some(value.as_str());
        let says = |entry: &&Field<'_>| entry.words.iter().any(&same);
        let is_name = value.starts_with(|c: char| c.is_ascii_alphabetic());
        let last = || self.fields.iter().rev();
        let at = seat
            .and_then(|_| self.fields.iter().find(of_seat))
            .or_else(|| last().find(|entry| own(entry) && says(entry)))
            .or_else(|| last().find(|entry| is_name && says(entry)))
            .or_else(|| self.fields.iter().find(own));
        PositionError { line: at.map_or(self.line, |entry| entry.line), field, value, expected }
    }

    /// The place of one word among `names`; the error for a mistyped word suggests the nearest name.
    pub fn id<'n>(
        &self,
        seat: Owner,
        field: &str,
        word: &str,
        what: &str,
        names: impl Iterator<Item = &'n str> + Clone,
    ) -> Result<usize, PositionError> {
        names.clone().position(|name| name == word).ok_or_else(|| {
            let expected = match nearest(word, names) {
                Some(near) => format!("the id of a {what}, perhaps {near}"),
                None => format!("the id of a {what}"),
            };
            self.wrong(seat, field, word, expected)
        })
    }

    /// The only word of a field.
    pub fn word(&self, seat: Owner, field: &str) -> Result<Option<&'a str>, PositionError> {
        match self.words(seat, field) {
            None => Ok(None),
            Some([word]) => Ok(Some(word)),
            Some(words) => Err(self.wrong(seat, field, words.join(" "), "one word")),
        }
    }

    /// Is a field there that has no words?
    pub fn flag(&self, seat: Owner, field: &str) -> Result<bool, PositionError> {
        match self.words(seat, field) {
            None => Ok(false),
            Some([]) => Ok(true),
            Some(words) => {
                Err(self.wrong(seat, field, words.join(" "), "no words: it is said or not"))
            }
        }
    }

    /// A whole number.
    pub fn number(
        &self,
        seat: Owner,
        field: &str,
        range: RangeInclusive<i32>,
    ) -> Result<Option<i32>, PositionError> {
        let Some(word) = self.word(seat, field)? else { return Ok(None) };
        plain_number(word).filter(|number| range.contains(number)).map(Some).ok_or_else(|| {
            let expected = format!("a number from {} to {}", range.start(), range.end());
            self.wrong(seat, field, word, expected)
        })
    }

    /// The meaning of a word among `choices`.
    pub fn choose<T: Copy>(
        &self,
        seat: Owner,
        field: &str,
        choices: &[(&str, T)],
    ) -> Result<Option<T>, PositionError> {
        let Some(word) = self.word(seat, field)? else { return Ok(None) };
        let meant = choices.iter().find(|(name, _)| *name == word).map(|(_, meaning)| *meaning);
        meant.map(Some).ok_or_else(|| {
            let words: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
            self.wrong(seat, field, word, format!("one of {}", words.join(", ")))
        })
    }

    /// Reads the state of a game, which must be one that can be played on.
    pub(crate) fn state<G: Game>(&self, setup: &G::Setup) -> Result<G, PositionError> {
        let state = G::read_position(setup, self)?;
        let stuck = match state.turn() {
            Turn::Over => true,
            Turn::Chance => false,
            Turn::Seats(seats) => {
                let mut moves = Vec::new();
                let mut idle = |seat| {
                    state.legal_moves(seat, &mut moves);
                    moves.is_empty()
                };
                seats.is_empty() || seats.iter().any(&mut idle)
            }
        };
        if stuck {
            let expected = "one in which somebody has a move";
            return Err(self.wrong(None, OPENS, "at its end", expected));
        }
        Ok(state)
    }
}

/// A number in its plain form only, so that what is read is written the same.
pub fn plain_number(word: &str) -> Option<i32> {
    word.parse::<i32>().ok().filter(|number| number.to_string() == word)
}

/// The lines of a description as a game writes them.
#[derive(Debug, Default)]
pub struct DescriptionWriter(Vec<String>);

impl DescriptionWriter {
    /// Writes a field.
    pub fn field(&mut self, seat: Owner, field: &str, value: impl fmt::Display) {
        let value = value.to_string();
        let space = if value.is_empty() { "" } else { " " };
        self.0.push(match seat {
            Some(seat) => format!("{seat} {field}{space}{value}"),
            None => format!("{field}{space}{value}"),
        });
    }

    /// Writes a list, unless it is empty.
    pub fn list<'n>(&mut self, seat: Owner, field: &str, words: impl Iterator<Item = &'n str>) {
        let words: Vec<&str> = words.collect();
        if !words.is_empty() {
            self.field(seat, field, words.join(" "));
        }
    }

    /// The lines.
    pub fn into_lines(self) -> Vec<String> {
        self.0
    }
}
