//! Lines of text: folding, columns, headings. Widths count characters.

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
    lines.iter().map(|line| line.replace(TIE, " ")).collect()
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
    fn blocks_stand_side_by_side() {
        let lines = |text: &str| text.split('|').map(String::from).collect::<Vec<_>>();
        assert_eq!(beside(&lines("a|b"), &lines("1|2|3"), 4), ["a   1", "b   2", "    3"]);
    }
}
