//! What is hashed: pieces that cannot run into each other, and hashes as text.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// SHA-256 of these bytes as they are.
pub(crate) fn plain(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// A hash of pieces, each behind its length in one byte, so that no two lists of pieces are hashed
/// alike.
pub(crate) struct Pieces(Sha256);

impl Pieces {
    /// Begins with the word for what is hashed, so that hashes for different ends never meet.
    pub(crate) fn of(word: &str) -> Self {
        Self(Sha256::new()).and(word.as_bytes())
    }

    pub(crate) fn and(mut self, piece: &[u8]) -> Self {
        let length = u8::try_from(piece.len()).expect("no piece is longer than 255 bytes");
        self.0.update([length]);
        self.0.update(piece);
        self
    }

    pub(crate) fn hash(self) -> [u8; 32] {
        self.0.finalize().into()
    }
}

/// Two hexadecimal digits a byte, in lower case.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads 64 hexadecimal digits in lower case: a hash has one form only.
pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    if text.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}
