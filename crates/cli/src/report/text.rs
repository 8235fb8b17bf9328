//! Text in terminal cells: wrapping, headings, columns.

use textwrap::{Options, WordSeparator, WordSplitter};

pub use mirabilia_tui::text::{cut, padded, right, width};

/// A non-breaking space; it is printed as a normal one.
pub const TIE: char = '\u{a0}';

/// Wraps a text. `first` starts the first line and the others are indented by its width. Words
/// wider than a line are broken.
pub fn fold(first: &str, text: &str, most: usize) -> Vec<String> {
    let indent = " ".repeat(width(first));
    let options = Options::new(most)
        .initial_indent(first)
        .subsequent_indent(&indent)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    let lines = textwrap::wrap(text, options);
    lines.iter().map(|line| line.replace(TIE, " ")).collect()
}

/// A text that is not broken across lines.
pub fn tied(text: &str) -> String {
    text.replace(' ', &TIE.to_string())
}

/// A heading with a rule to the full width.
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
        assert_eq!(fold("", "", 9), [""]);
        assert_eq!(fold("", "unbreakable is long", 6), ["unbrea", "kable", "is", "long"]);
        assert_eq!(fold("", "one two\u{a0}three", 9), ["one", "two three"]);
        assert_eq!(fold("", "self-made", 6), ["self-m", "ade"]);
        assert_eq!(fold("", "漢字 漢字", 5), ["漢字", "漢字"]);
    }
}
