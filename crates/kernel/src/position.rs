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
use crate::options::{SetupError, one_of, wrong};
use crate::phrase;
use crate::phrase::{Phrase, PhraseArg, from_to};
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
    pub field: PhraseArg,
    /// What was given.
    pub value: PhraseArg,
    /// What would be right.
    pub expected: Phrase,
}

impl PositionError {
    /// What it says, without the line.
    pub fn phrase(&self) -> Phrase {
        wrong(&self.field, &self.value, &self.expected)
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
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
pub struct Seen(Vec<(String, PhraseArg)>);

/// The owner of a field: a seat, or the table.
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
                    field: "seat".into(),
                    value: brief(first).into(),
                    expected: from_to(0, seats - 1),
                })?);
            }
            let field = words.next().unwrap_or_default();
            if description.find(seat, field).is_some() {
                let expected = phrase!("position-field-once", "each field only once");
                let mut error = description.wrong(seat, field, a_second(), expected);
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
                let field = match entry.seat {
                    Some(seat) => phrase!("position-seat-field", "field of seat {seat}", seat),
                    None => phrase!("position-table-field", "field of the table"),
                };
                return Err(PositionError {
                    line: entry.line,
                    field: field.into(),
                    value: brief(entry.name).into(),
                    expected: one_of(known),
                });
            }
        }
        Ok(())
    }

    fn find(&self, seat: Owner, field: &str) -> Option<&Field<'a>> {
        self.fields.iter().find(|entry| entry.seat == seat && entry.name == field)
    }

    /// Whether a field is present.
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
        value: impl Into<PhraseArg>,
        expected: Phrase,
    ) -> PositionError {
        let value = match value.into() {
            PhraseArg::Verbatim(text) => brief(&text).into(),
            value => value,
        };
        PositionError { line: self.line(seat, field), field: of_seat(field, seat), value, expected }
    }

    /// The words of a field, unparsed.
    pub fn words(&self, seat: Owner, field: &str) -> Option<&[&'a str]> {
        self.find(seat, field).map(|entry| entry.words.as_slice())
    }

    /// The words of a list: at least one, or `none` alone for an empty list.
    pub fn list(&self, seat: Owner, field: &str) -> Result<Option<Vec<&'a str>>, PositionError> {
        match self.words(seat, field) {
            None => Ok(None),
            Some([]) => {
                let expected =
                    phrase!("position-list", "a list, or {none} for an empty one", none = NONE);
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
        what: &Phrase,
        names: impl Iterator<Item = &'n str> + Clone,
    ) -> Result<Option<Vec<usize>>, PositionError> {
        let Some(words) = self.list(seat, field)? else { return Ok(None) };
        let ids = words.iter().map(|word| self.id(seat, field, word, what.clone(), names.clone()));
        ids.collect::<Result<_, _>>().map(Some)
    }

    /// The places of a list of names that may stand only once in all that `seen` has followed.
    #[allow(clippy::needless_pass_by_value)] // an iterator is cheap to clone and easier to give
    pub fn ids_once<'n>(
        &self,
        seat: Owner,
        field: &str,
        what: &Phrase,
        names: impl Iterator<Item = &'n str> + Clone,
        seen: &mut Seen,
    ) -> Result<Vec<usize>, PositionError> {
        let ids = self.ids(seat, field, what, names.clone())?.unwrap_or_default();
        for &id in &ids {
            let name = names.clone().nth(id).unwrap_or_default();
            self.once(seat, field, name, seen)?;
        }
        Ok(ids)
    }

    /// Refuses a name that `seen` has followed before.
    pub fn once(
        &self,
        seat: Owner,
        field: &str,
        name: &str,
        seen: &mut Seen,
    ) -> Result<(), PositionError> {
        if let Some((_, place)) = seen.0.iter().find(|(known, _)| known == name) {
            let expected = phrase!(
                "position-one-place",
                "each name in one place; it is in {place} already",
                place
            );
            return Err(self.wrong(seat, field, name, expected));
        }
        seen.0.push((name.to_owned(), of_seat(field, seat)));
        Ok(())
    }

    /// The line to report for an error about the described state. For a field `of seat N`, its line.
    /// Otherwise the last line of the field that has the value, or the last line of any field that has
    /// it if it is a name, or the first line of the field, or the line that opens the description.
    pub fn blame(&self, error: SetupError) -> PositionError {
        let SetupError { field, value, expected } = error;
        let (named, given) = (field.to_string(), value.to_string());
        let name = named.split(' ').next().unwrap_or_default();
        let seat = named.rsplit_once(" of seat ").and_then(|(_, seat)| seat.parse::<usize>().ok());
        let own = |entry: &&Field<'_>| entry.name == name;
        let of_seat = |entry: &&Field<'_>| own(entry) && entry.seat.map(Seat::index) == seat;
        // A word may have something before it, as in sold:altar.
        let same = |word: &&str| word.rsplit(':').next() == Some(given.as_str());
        let says = |entry: &&Field<'_>| entry.words.iter().any(&same);
        let is_name = given.starts_with(|c: char| c.is_ascii_alphabetic());
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
        what: Phrase,
        names: impl Iterator<Item = &'n str> + Clone,
    ) -> Result<usize, PositionError> {
        names.clone().position(|name| name == word).ok_or_else(|| {
            let expected = match nearest(word, names) {
                Some(near) => {
                    phrase!("position-id-near", "the id of a {what}, perhaps {near}", what, near)
                }
                None => phrase!("position-id", "the id of a {what}", what),
            };
            self.wrong(seat, field, word, expected)
        })
    }

    /// The only word of a field.
    pub fn word(&self, seat: Owner, field: &str) -> Result<Option<&'a str>, PositionError> {
        match self.words(seat, field) {
            None => Ok(None),
            Some([word]) => Ok(Some(word)),
            Some(words) => {
                let expected = phrase!("position-one-word", "one word");
                Err(self.wrong(seat, field, words.join(" "), expected))
            }
        }
    }

    /// Whether a field without words is present.
    pub fn flag(&self, seat: Owner, field: &str) -> Result<bool, PositionError> {
        match self.words(seat, field) {
            None => Ok(false),
            Some([]) => Ok(true),
            Some(words) => {
                let expected = phrase!("position-flag", "no words: the field is there or not");
                Err(self.wrong(seat, field, words.join(" "), expected))
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
            let expected = phrase!(
                "file-range",
                "a number from {least} to {most}",
                least = *range.start(),
                most = *range.end()
            );
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
            self.wrong(seat, field, word, one_of(&words))
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
            let expected = phrase!("position-has-move", "a position in which a seat has a move");
            return Err(self.wrong(
                None,
                OPENS,
                phrase!("position-at-end", "at its end"),
                expected,
            ));
        }
        Ok(state)
    }
}

/// A field of the table or of a seat.
pub fn of_seat(field: &str, seat: Option<Seat>) -> PhraseArg {
    let field = brief(field);
    match seat {
        Some(seat) => phrase!("position-of-seat", "{field} of seat {seat}", field, seat).into(),
        None => field.into(),
    }
}

/// The value of something that is there again.
pub fn a_second() -> Phrase {
    phrase!("file-a-second", "a second one")
}

/// The value of a field that is given, where none may be.
pub fn given() -> Phrase {
    phrase!("file-given", "given")
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
