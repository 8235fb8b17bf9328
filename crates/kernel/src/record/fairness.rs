//! What a record says about its luck: the commitment to a secret, the numbers that people added,
//! and, once the game is over, the secret.
//!
//! Only the form of the text is checked here. The crate `mirabilia-fair` knows what it promises and
//! checks the luck of the record against it.

use std::fmt;

use super::{RecordError, brief};
use crate::options::SetupError;
use crate::phrase;
use crate::phrase::Phrase;
use crate::seat::Seat;

const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const NUMBERS: &str = "numbers";
const DEALT_FROM: &str = "dealt-from";

/// The maximum number of digits of a player's number, and the number of digits of a hash.
const DIGITS: usize = 64;

/// The commitment to the luck of a record.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Fairness {
    /// The hash of the secret, published before the first deal: 64 hexadecimal digits.
    pub commitment: String,
    /// The secret, only once the game is over: 64 hexadecimal digits.
    pub secret: Option<String>,
    /// The numbers that people added, each with its seat, in the order of the seats: 1 to 64
    /// hexadecimal digits.
    pub numbers: Vec<(u8, String)>,
    /// How many steps were taken before the commitment.
    pub from: usize,
}

impl Fairness {
    /// Can a record with this number of seats contain all of it?
    pub fn check(&self, seats: u8) -> Result<(), SetupError> {
        check_hash(COMMITMENT, &self.commitment)?;
        if let Some(secret) = &self.secret {
            check_hash(SECRET, secret)?;
        }
        let mut next = 0;
        for (seat, number) in &self.numbers {
            let value = format!("{seat}:{number}");
            if *seat >= seats || !is_hex(number) || !(1..=DIGITS).contains(&number.len()) {
                return Err(bad_number(&value, seats));
            }
            if *seat < next {
                let expected =
                    phrase!("record-seats-in-order", "each seat once, in the order of the seats");
                return Err(wrong(NUMBERS, &value, expected));
            }
            next = seat + 1;
        }
        Ok(())
    }
}

impl fmt::Display for Fairness {
    /// The lines of the header.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{COMMITMENT} {}", self.commitment)?;
        if let Some(secret) = &self.secret {
            writeln!(f, "{SECRET} {secret}")?;
        }
        if !self.numbers.is_empty() {
            f.write_str(NUMBERS)?;
            self.numbers.iter().try_for_each(|(seat, number)| write!(f, " {seat}:{number}"))?;
            writeln!(f)?;
        }
        if self.from > 0 {
            writeln!(f, "{DEALT_FROM} {}", self.from)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Fairness {
    /// The secret is not written to logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fairness")
            .field(COMMITMENT, &self.commitment)
            .field(SECRET, &self.secret.as_ref().map(|_| ".."))
            .field(NUMBERS, &self.numbers)
            .field("from", &self.from)
            .finish()
    }
}

/// The fairness fields of the header, each with the number of its line.
#[derive(Default)]
pub(super) struct FairnessHeader<'a> {
    commitment: Option<(usize, &'a str)>,
    secret: Option<(usize, &'a str)>,
    numbers: Option<(usize, &'a str)>,
    dealt_from: Option<(usize, &'a str)>,
}

impl<'a> FairnessHeader<'a> {
    /// Where a line of this key is kept, if it is one of these.
    pub(super) fn place(&mut self, key: &str) -> Option<&mut Option<(usize, &'a str)>> {
        match key {
            COMMITMENT => Some(&mut self.commitment),
            SECRET => Some(&mut self.secret),
            NUMBERS => Some(&mut self.numbers),
            DEALT_FROM => Some(&mut self.dealt_from),
            _ => None,
        }
    }

    /// All of it, checked.
    pub(super) fn read(&self, seats: u8) -> Result<Option<Fairness>, RecordError> {
        let at = |line: usize| move |error: SetupError| RecordError::new(line, error.phrase());
        let Some((line, commitment)) = self.commitment else {
            let lone =
                [(SECRET, self.secret), (NUMBERS, self.numbers), (DEALT_FROM, self.dealt_from)];
            for (key, value) in lone {
                if let Some((line, _)) = value {
                    let reason = phrase!(
                        "record-without",
                        "a \"{key}\" line without a \"{other}\" line",
                        key,
                        other = COMMITMENT
                    );
                    return Err(RecordError::new(line, reason));
                }
            }
            return Ok(None);
        };
        let mut fairness = Fairness { commitment: commitment.to_owned(), ..Fairness::default() };
        fairness.check(seats).map_err(at(line))?;
        if let Some((line, secret)) = self.secret {
            fairness.secret = Some(secret.to_owned());
            fairness.check(seats).map_err(at(line))?;
        }
        if let Some((line, numbers)) = self.numbers {
            fairness.numbers = read_numbers(numbers, seats).map_err(at(line))?;
            fairness.check(seats).map_err(at(line))?;
        }
        if let Some((line, from)) = self.dealt_from {
            // Only the plain form, so that what is read is written the same.
            fairness.from = match from.parse::<usize>() {
                Ok(number) if number > 0 && number.to_string() == from => number,
                _ => {
                    let expected = phrase!("record-steps", "a number of steps, 1 or more");
                    return Err(at(line)(wrong(DEALT_FROM, from, expected)));
                }
            };
        }
        Ok(Some(fairness))
    }
}

fn read_numbers(text: &str, seats: u8) -> Result<Vec<(u8, String)>, SetupError> {
    if text.is_empty() {
        return Err(bad_number(text, seats));
    }
    let read = |word: &str| {
        let (seat, number) = word.split_once(':').ok_or_else(|| bad_number(word, seats))?;
        let seat = Seat::parse(seat, seats).ok_or_else(|| bad_number(word, seats))?;
        Ok((seat.index() as u8, number.to_owned()))
    };
    text.split_whitespace().map(read).collect()
}

fn bad_number(value: &str, seats: u8) -> SetupError {
    let last = seats.saturating_sub(1);
    let expected = phrase!(
        "record-seat-number",
        "{form}, a seat of 0 to {last} and 1 to {most} of the digits 0-9 and a-f",
        form = "SEAT:NUMBER",
        last,
        most = DIGITS
    );
    wrong(NUMBERS, value, expected)
}

fn check_hash(field: &str, text: &str) -> Result<(), SetupError> {
    if text.len() == DIGITS && is_hex(text) {
        return Ok(());
    }
    Err(wrong(field, text, hex_digits(DIGITS)))
}

/// `n` hexadecimal digits.
pub fn hex_digits(n: usize) -> Phrase {
    phrase!("record-hex", "{n} of the digits 0-9 and a-f", n)
}

/// Lower case alone, so that a number has one form only.
fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

fn wrong(field: &str, value: &str, expected: Phrase) -> SetupError {
    SetupError::new(field, brief(value), expected)
}
