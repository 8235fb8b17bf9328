//! A text as part of a link: deflated, in the URL-safe alphabet. Pages do the same with what browsers have.

use base64::Engine as _;
use base64::alphabet::URL_SAFE;
use base64::engine::general_purpose::GeneralPurpose;
use base64::engine::{DecodePaddingMode, GeneralPurposeConfig};
use miniz_oxide::{deflate, inflate};

/// Without padding; a link with it is read as well.
const LETTERS: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);
/// The best compression: a link should be short.
const LEVEL: u8 = 9;
/// The maximum length of an unpacked text, so that a small link cannot fill the memory.
const MOST_BYTES: usize = 1 << 20;

/// Packs a text.
pub fn pack(text: &str) -> String {
    LETTERS.encode(deflate::compress_to_vec(text.as_bytes(), LEVEL))
}

/// Unpacks a text; none if it was cut or changed.
pub fn unpack(packed: &str) -> Option<String> {
    let bytes = LETTERS.decode(packed).ok()?;
    let plain = inflate::decompress_to_vec_with_limit(&bytes, MOST_BYTES).ok()?;
    String::from_utf8(plain).ok()
}
