//! Hashes of length-prefixed data, and hexadecimal text.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// The SHA-256 of these bytes.
pub(crate) fn plain(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// A SHA-256 over parts, each prefixed by its length in one byte, so that different lists of parts
/// never hash the same bytes.
pub(crate) struct TaggedHash(Sha256);

impl TaggedHash {
    /// Starts with a tag (domain separation), so that hashes for different purposes never collide.
    pub(crate) fn new(tag: &str) -> Self {
        Self(Sha256::new()).part(tag.as_bytes())
    }

    pub(crate) fn part(mut self, part: &[u8]) -> Self {
        let length = u8::try_from(part.len()).expect("a part has at most 255 bytes");
        self.0.update([length]);
        self.0.update(part);
        self
    }

    pub(crate) fn finish(self) -> [u8; 32] {
        self.0.finalize().into()
    }
}

/// Lower-case hexadecimal, two digits per byte.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Parses 64 lower-case hexadecimal digits. Upper case is refused: a hash has one spelling.
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
