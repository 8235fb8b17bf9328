//! Lines from a stream, whatever it sends: none is too long, broken or endless to be survived.

use std::io::{self, BufRead, Read};

/// One line of input, without its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Text.
    Text(String),
    /// Longer than allowed; the rest of the line was skipped.
    TooLong,
    /// Bytes that are not UTF-8.
    NotUtf8,
}

/// Reads the next line of at most `limit` bytes; `None` at the end of input.
pub fn next(input: &mut impl BufRead, limit: usize) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    // Two bytes more than a line may have, for its end: "\r\n".
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
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(String::from_utf8(bytes).map_or(Line::NotUtf8, Line::Text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stream_falls_into_lines() {
        let text = |said: &str| Line::Text(said.to_owned());
        let cases: &[(&[u8], &[Line])] = &[
            (b"", &[]),
            (b"\n", &[text("")]),
            (b"a\nbc\r\nlast", &[text("a"), text("bc"), text("last")]),
            (b"12345678\n12345678\r\nx\n", &[text("12345678"), text("12345678"), text("x")]),
            (b"123456789\nx\n", &[Line::TooLong, text("x")]),
            (b"123456789012345678901234567890\nx", &[Line::TooLong, text("x")]),
            (b"123456789012345678901234567890", &[Line::TooLong]),
            (b"\xff\xfe\nx\n", &[Line::NotUtf8, text("x")]),
        ];
        for (bytes, expected) in cases {
            let mut input = *bytes;
            let read: Vec<Line> =
                std::iter::from_fn(|| next(&mut input, 8).expect("memory reads")).collect();
            assert_eq!(&read, expected, "{bytes:?}");
        }
    }
}
