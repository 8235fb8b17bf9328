//! The dealer's secret and the published commitment to it.

use std::fmt;

use mirabilia_kernel::SetupError;
use mirabilia_kernel::record::brief;

use crate::hash;

const FORM: &str = "64 of the digits 0-9 and a-f";

/// 32 random bytes that only the dealer knows during the game; one secret per game, from the
/// operating system's generator.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
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
        let length = || format!("{} characters", text.chars().count());
        hash::from_hex(text).map(Self).ok_or_else(|| SetupError::new("secret", &length(), FORM))
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
        let error = || SetupError::new("commitment", &brief(text), FORM);
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
