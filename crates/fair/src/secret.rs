//! The dealer's secret, and the commitment to it that is published before the deal.

use std::fmt;

use mirabilia_kernel::SetupError;
use mirabilia_kernel::record::brief;

use crate::hash;

const FORM: &str = "64 of the digits 0-9 and a-f";

/// 32 bytes that only the dealer knows while the game runs. They come from the operating system's
/// generator, one secret a game.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// What is published before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(hash::plain(&self.0))
    }

    /// The secret as 64 hexadecimal digits: for the dealer's own store, and for the record of a game
    /// that is over.
    pub fn reveal_hex(&self) -> String {
        hash::to_hex(&self.0)
    }

    /// Reads what [`reveal_hex`](Self::reveal_hex) gives. The error does not repeat the text: it may
    /// be most of a secret.
    pub fn from_hex(text: &str) -> Result<Self, SetupError> {
        let said = || format!("{} characters", text.chars().count());
        hash::from_hex(text).map(Self).ok_or_else(|| SetupError::new("secret", &said(), FORM))
    }
}

impl fmt::Debug for Secret {
    /// Secrets of running games do not slip into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The hash of a [`Secret`]. Whoever has published it cannot name another secret later.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// Reads 64 hexadecimal digits in lower case.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let wrong = || SetupError::new("commitment", &brief(text), FORM);
        hash::from_hex(text).map(Self).ok_or_else(wrong)
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
