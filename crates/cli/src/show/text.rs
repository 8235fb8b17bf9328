//! Lines of text: folding, columns, numbered lists. Widths count characters.

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
    for word in units(text) {
        let line = lines.last_mut().expect("there is always a line");
        if !fresh && width(line) + 1 + width(&word) > most {
            lines.push(format!("{indent}{word}"));
            continue;
        }
        if !fresh {
            line.push(' ');
        }
        line.push_str(&word);
        fresh = false;
    }
    lines.iter().map(|line| untied(line)).collect()
}

/// The words of a text, an amount together with what there is of it: "2 points".
fn units(text: &str) -> Vec<String> {
    let mut units: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let is_amount = |last: &String| last.bytes().all(|byte| byte.is_ascii_digit());
        match units.last_mut().filter(|last| !last.is_empty() && is_amount(last)) {
            Some(amount) => {
                amount.push(' ');
                amount.push_str(word);
            }
            None => units.push(word.to_owned()),
        }
    }
    units
}

/// A text that no line ends within.
pub fn tied(text: &str) -> String {
    text.replace(' ', &TIE.to_string())
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

/// A heading across a page of this many columns.
pub fn heading(title: &str, page: usize) -> String {
    let rule = "━".repeat(page.saturating_sub(width(title) + 4));
    format!("━━ {title} {rule}")
}

/// Numbers phrases from 1 and sets them in columns of a page. Neighbours with the same verb stand
/// together, each such block in as many columns as fit.
pub fn numbered(phrases: &[String], page: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut number = 1;
    for block in phrases.chunk_by(|a, b| verb(a) == verb(b)) {
        let heads: Vec<String> =
            (number..).take(block.len()).map(|n| format!("{n:>4}  ")).collect();
        number += block.len();
        let items: Vec<String> = heads.iter().zip(block).map(|(n, p)| format!("{n}{p}")).collect();
        let Some((rows, widths)) = columns(&items, page) else {
            lines.extend(heads.iter().zip(block).flat_map(|(n, p)| fold(n, p, page)));
            continue;
        };
        lines.extend((0..rows).map(|row| {
            let cells = items.iter().skip(row).step_by(rows).zip(&widths);
            let line: String = cells.map(|(item, width)| padded(item, *width)).collect();
            untied(line.trim_end())
        }));
    }
    lines
}

/// How many rows items take in the most columns that fit, filled one after the other, and how wide
/// these columns are: alike if that is possible. `None` when only one column fits.
fn columns(items: &[String], page: usize) -> Option<(usize, Vec<usize>)> {
    let widest = |items: &[String]| items.iter().map(|item| width(item)).max().unwrap_or(0) + 1;
    for count in [3, 2] {
        let rows = items.len().div_ceil(count);
        if count * widest(items) <= page {
            return Some((rows, vec![page / count; count]));
        }
        let own: Vec<usize> = items.chunks(rows).map(widest).collect();
        if count == 2 && own.len() == 2 && own.iter().sum::<usize>() <= page {
            return Some((rows, own));
        }
    }
    None
}

/// The words before the first name or number: "build", "build stage".
fn verb(phrase: &str) -> &str {
    let name = phrase.split(' ').take_while(|word| word.starts_with(|c: char| c.is_lowercase()));
    let length: usize = name.map(|word| word.len() + 1).sum();
    phrase.get(..length).unwrap_or(phrase)
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
        assert_eq!(fold("", "next 2 points", 9), ["next", "2 points"]);
    }

    #[test]
    fn choices_stand_in_columns_by_their_verb() {
        let phrases: Vec<String> =
            ["build A", "build B", "build C", "build D", "sell A"].map(String::from).to_vec();
        let lines = numbered(&phrases, 100);
        let gap = " ".repeat(20);
        assert_eq!(lines[0], format!("   1  build A{gap}   3  build C"));
        assert_eq!(lines[1], format!("   2  build B{gap}   4  build D"));
        assert_eq!(lines[2..], ["   5  sell A"]);
        let phrases = ["build Long Name", "build B"].map(String::from);
        assert_eq!(numbered(&phrases, 36), ["   1  build Long Name    2  build B"]);
        assert_eq!(numbered(&[], 100), [""; 0]);
        let phrases = ["build A", "build stage 2", "build stage 2", "sell A"].map(String::from);
        assert_eq!(numbered(&phrases, 30).len(), 4, "a block each, one of them of two rows");
    }

    #[test]
    fn blocks_stand_side_by_side() {
        let lines = |text: &str| text.split('|').map(String::from).collect::<Vec<_>>();
        assert_eq!(beside(&lines("a|b"), &lines("1|2|3"), 4), ["a   1", "b   2", "    3"]);
    }
}
