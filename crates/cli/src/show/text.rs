//! Lines of text: folding, columns, numbered lists. Widths count characters.

use super::WIDTH;

/// How wide a text is.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// A text with spaces up to a width; a longer one stays whole.
pub fn padded(text: &str, wanted: usize) -> String {
    format!("{text}{}", " ".repeat(wanted.saturating_sub(width(text))))
}

/// At most this many characters of a text.
pub fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

/// A space that no line ends at; it is printed as a plain one.
pub const TIE: char = '\u{a0}';

/// Folds a text to a width; `first` begins the first line and the others are indented as far.
pub fn fold(first: &str, text: &str, most: usize) -> Vec<String> {
    let indent = " ".repeat(width(first));
    let mut lines = vec![first.to_owned()];
    let mut fresh = true;
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if !fresh && width(line) + 1 + width(word) > most {
            lines.push(format!("{indent}{word}"));
            continue;
        }
        if !fresh {
            line.push(' ');
        }
        line.push_str(word);
        fresh = false;
    }
    lines.iter().map(|line| untied(line)).collect()
}

fn untied(text: &str) -> String {
    text.replace(TIE, " ")
}

/// Two blocks side by side.
pub fn beside(left: &[String], right: &[String], column: usize) -> Vec<String> {
    let empty = String::new();
    let line = |row: usize| {
        let (left, right) = (left.get(row).unwrap_or(&empty), right.get(row).unwrap_or(&empty));
        format!("{}{right}", padded(left, column)).trim_end().to_owned()
    };
    (0..left.len().max(right.len())).map(line).collect()
}

/// A heading across the page.
pub fn heading(title: &str) -> String {
    let rule = "━".repeat(WIDTH.saturating_sub(width(title) + 4));
    format!("━━ {title} {rule}")
}

/// The room for a number and the gap to the next column.
const MARGIN: usize = 7;

/// Numbers phrases from 1 and sets them in columns. Neighbours with the same first word stand
/// together, each such block in as many columns as fit.
pub fn numbered(phrases: &[String]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut number = 1;
    for block in phrases.chunk_by(|a, b| verb(a) == verb(b)) {
        let items: Vec<(String, &String)> =
            block.iter().zip(number..).map(|(phrase, n)| (format!("{n:>4}  "), phrase)).collect();
        number += block.len();
        let widest = block.iter().map(|phrase| width(phrase)).max().unwrap_or(0) + MARGIN;
        let columns = (WIDTH / widest).min(3);
        if columns < 2 {
            lines.extend(items.iter().flat_map(|(number, phrase)| fold(number, phrase, WIDTH)));
            continue;
        }
        let (rows, cell) = (items.len().div_ceil(columns), WIDTH / columns);
        for row in 0..rows {
            let line: String = (items.iter().skip(row).step_by(rows))
                .map(|(number, phrase)| padded(&format!("{number}{phrase}"), cell))
                .collect();
            lines.push(untied(line.trim_end()));
        }
    }
    lines
}

fn verb(phrase: &str) -> &str {
    phrase.split(' ').next().unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_fold_at_spaces() {
        assert_eq!(fold("- ", "one two three", 9), ["- one two", "  three"]);
        assert_eq!(fold("- ", "", 9), ["- "]);
        assert_eq!(fold("", "unbreakable is long", 4), ["unbreakable", "is", "long"]);
        assert_eq!(fold("", "one two\u{a0}three", 9), ["one", "two three"]);
    }

    #[test]
    fn choices_stand_in_columns_by_their_verb() {
        let phrases: Vec<String> =
            ["build A", "build B", "build C", "build D", "sell A"].map(String::from).to_vec();
        let lines = numbered(&phrases);
        let gap = " ".repeat(20);
        assert_eq!(lines[0], format!("   1  build A{gap}   3  build C"));
        assert_eq!(lines[1], format!("   2  build B{gap}   4  build D"));
        assert_eq!(lines[2..], ["   5  sell A"]);
        assert_eq!(numbered(&[]), [""; 0]);
    }

    #[test]
    fn blocks_stand_side_by_side() {
        let lines = |text: &str| text.split('|').map(String::from).collect::<Vec<_>>();
        assert_eq!(beside(&lines("a|b"), &lines("1|2|3"), 4), ["a   1", "b   2", "    3"]);
    }
}
