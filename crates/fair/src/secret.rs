//! The dealer's secret and the published commitment to it.

use std::fmt;

use mirabilia_kernel::record::{brief, hex_digits};
use mirabilia_kernel::{SetupError, phrase};

use crate::hash;

/// The number of hexadecimal digits of a hash.
const DIGITS: usize = 64;

/// 32 random bytes that only the dealer knows during the game; one secret per game, from the
/// operating system's generator.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// The secret of a deal that everybody may know, such as that of a day: the hash of a text.
    pub fn of_text(text: &str) -> Self {
        Self(hash::plain(text.as_bytes()))
    }

    /// The hash that is published before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(hash::plain(&self.0))
    }

    /// The secret as 64 hexadecimal digits, for the dealer's own database and for the record of a
    /// finished game.
    pub fn reveal_hex(&self) -> String {
        hash::to_hex(&self.0)
    }

    /// Parses what [`reveal_hex`](Self::reveal_hex) returns. The error does not quote the text,
    /// which may be most of a secret.
    pub fn from_hex(text: &str) -> Result<Self, SetupError> {
        hash::from_hex(text).map(Self).ok_or_else(|| {
            let length = phrase!("board-characters", "{n} characters", n = text.chars().count());
            SetupError::new("secret", length, hex_digits(DIGITS))
        })
    }
}

impl fmt::Debug for Secret {
    /// Hidden, so that secrets of running games do not get into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The hash of a [`Secret`]. It binds the dealer: no other secret has the same hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// Parses 64 lower-case hexadecimal digits.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let error = || SetupError::new("commitment", brief(text), hex_digits(DIGITS));
        hash::from_hex(text).map(Self).ok_or_else(error)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hash::to_hex(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}
