//! What is public before the first deal: the commitment and the players' numbers.

use std::fmt;

use mirabilia_kernel::record::brief;
use mirabilia_kernel::{Fairness, Seed, SetupError, phrase};

use crate::luck::seed;
use crate::secret::{Commitment, Secret};

/// A player's contribution to the seed: 1 to 64 lower-case hexadecimal digits. It is hashed as
/// written, so `7` and `07` are different.
///
/// ```
/// use mirabilia_fair::Number;
/// assert_eq!(Number::parse("c0ffee")?.as_str(), "c0ffee");
/// assert!(["", "x", "C0FFEE", &"0".repeat(65)].iter().all(|text| Number::parse(text).is_err()));
/// # Ok::<(), mirabilia_kernel::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Number(String);

impl Number {
    /// The maximum number of digits.
    pub const MOST_DIGITS: usize = 64;

    /// Parses a number.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let hex = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if hex && (1..=Self::MOST_DIGITS).contains(&text.len()) {
            return Ok(Self(text.to_owned()));
        }
        let expected = phrase!(
            "record-number",
            "1 to {most} of the digits 0-9 and a-f",
            most = Self::MOST_DIGITS
        );
        Err(SetupError::new("number", brief(text), expected))
    }

    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What is public before the first deal. Together with the secret it determines every draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// The hash of the dealer's secret.
    pub commitment: Commitment,
    /// The players' numbers by seat, at most one per seat.
    pub numbers: Vec<(u8, Number)>,
    /// How many steps came from the record that the table started from; those draws are not ours.
    pub from: usize,
}

impl Promise {
    /// The seed of the game.
    pub fn seed(&self, secret: &Secret) -> Seed {
        seed(secret, &self.numbers)
    }

    /// The header fields of a record, with the secret once the game is over.
    pub fn fairness(&self, secret: Option<&Secret>) -> Fairness {
        let mut numbers: Vec<(u8, String)> =
            self.numbers.iter().map(|(seat, number)| (*seat, number.to_string())).collect();
        numbers.sort_by_key(|(seat, _)| *seat);
        Fairness {
            commitment: self.commitment.to_string(),
            secret: secret.map(Secret::reveal_hex),
            numbers,
            from: self.from,
        }
    }
}

impl TryFrom<&Fairness> for Promise {
    type Error = SetupError;

    /// Parses the header fields of a record.
    fn try_from(fairness: &Fairness) -> Result<Self, SetupError> {
        let number = |(seat, text): &(u8, String)| Ok((*seat, Number::parse(text)?));
        Ok(Self {
            commitment: Commitment::parse(&fairness.commitment)?,
            numbers: fairness.numbers.iter().map(number).collect::<Result<_, SetupError>>()?,
            from: fairness.from,
        })
    }
}
