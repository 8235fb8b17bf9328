//! Reads lines from any stream, however long or malformed.

use std::io::{self, BufRead, Read};

pub use mirabilia_tui::plain::InputLine;

/// Reads the next line of at most `limit` bytes; `None` at the end of input.
pub fn read_line(input: &mut impl BufRead, limit: usize) -> io::Result<Option<InputLine>> {
    let mut bytes = Vec::new();
    // Two more bytes than a line may have, for "\r\n".
    if input.take(limit as u64 + 2).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let whole = bytes.pop_if(|byte| *byte == b'\n').is_some();
    if whole {
        bytes.pop_if(|byte| *byte == b'\r');
    }
    if bytes.len() > limit {
        if !whole {
            input.skip_until(b'\n')?;
        }
        return Ok(Some(InputLine::TooLong));
    }
    Ok(Some(String::from_utf8(bytes).map_or(InputLine::NotUtf8, InputLine::Text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stream_falls_into_lines() {
        let text = |said: &str| InputLine::Text(said.to_owned());
        let cases: &[(&[u8], &[InputLine])] = &[
            (b"", &[]),
            (b"\n", &[text("")]),
            (b"a\nbc\r\nlast", &[text("a"), text("bc"), text("last")]),
            (b"12345678\n12345678\r\nx\n", &[text("12345678"), text("12345678"), text("x")]),
            (b"123456789\nx\n", &[InputLine::TooLong, text("x")]),
            (b"123456789012345678901234567890\nx", &[InputLine::TooLong, text("x")]),
            (b"123456789012345678901234567890", &[InputLine::TooLong]),
            (b"\xff\xfe\nx\n", &[InputLine::NotUtf8, text("x")]),
        ];
        for (bytes, expected) in cases {
            let mut input = *bytes;
            let read: Vec<InputLine> =
                std::iter::from_fn(|| read_line(&mut input, 8).expect("memory reads")).collect();
            assert_eq!(&read, expected, "{bytes:?}");
        }
    }
}
