//! Text in terminal cells: width, wrapping, columns.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The width of a text in cells.
pub fn width(text: &str) -> usize {
    text.width()
}

/// Pads a text with spaces on the right; a longer one is unchanged.
pub fn padded(text: &str, wanted: usize) -> String {
    format!("{text}{}", " ".repeat(wanted.saturating_sub(width(text))))
}

/// Pads a text with spaces on the left.
pub fn right(text: &str, wanted: usize) -> String {
    format!("{}{text}", " ".repeat(wanted.saturating_sub(width(text))))
}

/// Cuts a text to a width, with an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let (mut kept, mut used) = (String::new(), 0);
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide + 1 > most {
            break;
        }
        used += wide;
        kept.push(letter);
    }
    if most > 0 {
        kept.push('…');
    }
    kept
}

/// Wraps a text. `first` starts the first line and the others are indented by its width. Words
/// wider than a line are broken.
pub fn fold(first: &str, text: &str, most: usize) -> Vec<String> {
    let indent = " ".repeat(width(first));
    let most = most.max(width(first) + 1);
    let mut lines = vec![first.to_owned()];
    let mut fresh = true;
    for word in text.split_whitespace() {
        let mut word = word.to_owned();
        loop {
            let line = lines.last_mut().expect("there is always a line");
            let gap = usize::from(!fresh);
            if width(line) + gap + width(&word) <= most {
                line.push_str(if fresh { "" } else { " " });
                line.push_str(&word);
                fresh = false;
                break;
            }
            if fresh {
                let (head, tail) = broken(&word, most - width(line));
                line.push_str(&head);
                word = tail;
            }
            lines.push(indent.clone());
            fresh = true;
        }
    }
    lines
}

/// Splits a word after at most `most` cells, but at least one character.
fn broken(word: &str, most: usize) -> (String, String) {
    let mut used = 0;
    let end = word.char_indices().position(|(_, letter)| {
        used += letter.width().unwrap_or(0);
        used > most
    });
    let at = end.unwrap_or(word.chars().count()).max(1);
    (word.chars().take(at).collect(), word.chars().skip(at).collect())
}

/// Capitalises the first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Replaces control characters, for text from other people: it must not move the cursor or ring the
/// bell.
pub fn harmless(text: &str) -> String {
    let seen = |letter: char| if letter.is_control() { '\u{fffd}' } else { letter };
    text.chars().map(seen).collect()
}

/// Typed text, short enough to be quoted.
pub fn brief(text: &str) -> String {
    cut(&harmless(text), 40)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_to_their_width() {
        let check = |first: &str, text: &str, most: usize, lines: &[&str]| {
            assert_eq!(fold(first, text, most), lines, "{text:?} in {most}");
        };
        check("", "", 10, &[""]);
        check("- ", "one two three", 9, &["- one two", "  three"]);
        check("", "Tävlingsbana och Börs", 12, &["Tävlingsbana", "och Börs"]);
        check("", "abcdefghij", 4, &["abcd", "efgh", "ij"]);
        check("  ", "a abcdefgh", 6, &["  a", "  abcd", "  efgh"]);
        check("", "漢字 漢字", 5, &["漢字", "漢字"]);
    }

    #[test]
    fn what_is_cut_shows_it() {
        for (text, most, cut_text) in
            [("Bo", 2, "Bo"), ("Anna", 3, "An…"), ("漢字漢", 4, "漢…"), ("Anna", 0, "")]
        {
            assert_eq!(cut(text, most), cut_text, "{text} in {most}");
        }
    }

    #[test]
    fn control_characters_do_nothing() {
        assert_eq!(harmless("a\x1b[2Jb\n"), "a\u{fffd}[2Jb\u{fffd}");
        assert_eq!(capital("åtta"), "Åtta");
    }
}
