//! Rules and tests name each other. A rules document numbers its rules; the test of a rule has the
//! number in its name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::text;

/// Chapter and rule.
type RuleNumber = (u32, u32);

/// A rules document.
pub struct Document(String);

impl Document {
    /// Reads a document by its path relative to the package under test.
    pub fn read(path: &str) -> Self {
        Self(text(path))
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The text between two marks.
    pub fn between(&self, from: &str, to: &str) -> &str {
        let (_, text) = self.0.split_once(from).unwrap_or_else(|| panic!("no {from}"));
        text.split_once(to).unwrap_or_else(|| panic!("no {to} after {from}")).0
    }

    /// The numbers that open a rule: `**3.9**` at the start of a line.
    fn numbers(&self) -> Vec<RuleNumber> {
        let rule = |line: &str| {
            let (number, _) = line.strip_prefix("**")?.split_once("**")?;
            let (chapter, rule) = number.split_once('.')?;
            Some((chapter.parse().ok()?, rule.parse().ok()?))
        };
        self.0.lines().filter_map(rule).collect()
    }

    /// Each rule has a test in the sources of this folder, each such test a rule, and the numbers run
    /// without gaps. The document has at least this many rules.
    pub fn check(&self, sources: &str, rules: usize) {
        let numbers = self.numbers();
        let mut last = (0, 0);
        for &(chapter, rule) in &numbers {
            let next = if chapter == last.0 { (chapter, last.1 + 1) } else { (last.0 + 1, 1) };
            assert_eq!((chapter, rule), next, "after {last:?}");
            last = (chapter, rule);
        }
        assert!(numbers.len() >= rules, "only {} rules were found", numbers.len());
        let numbers: BTreeSet<RuleNumber> = numbers.into_iter().collect();
        let mut tests = BTreeMap::new();
        collect(Path::new(sources), &mut tests);
        let untested: Vec<_> = numbers.iter().filter(|n| !tests.contains_key(n)).collect();
        assert!(untested.is_empty(), "rules without a test: {untested:?}");
        let unknown: Vec<_> = tests.iter().filter(|(n, _)| !numbers.contains(n)).collect();
        assert!(unknown.is_empty(), "tests of rules that do not exist: {unknown:?}");
    }
}

/// The rows of Markdown tables that begin with an id: their cells.
pub fn rows(text: &str) -> Vec<Vec<String>> {
    let cells =
        |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    text.lines().filter(|line| line.starts_with("| `")).map(cells).collect()
}

/// The same without backquotes.
pub fn plain_rows(text: &str) -> Vec<Vec<String>> {
    let plain = |row: Vec<String>| row.into_iter().map(|cell| cell.replace('`', "")).collect();
    rows(text).into_iter().map(plain).collect()
}

/// Adds the rules that the tests of a folder cite, with the name of a test for each.
fn collect(folder: &Path, tests: &mut BTreeMap<RuleNumber, String>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            collect(&path, tests);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = text(&path);
            let lines: Vec<&str> = source.lines().collect();
            for pair in lines.windows(2) {
                let name = pair[1].strip_prefix("fn rule_").and_then(|rest| rest.split('(').next());
                // A function that cites a rule but is not a test would prove nothing.
                if let (true, Some(name)) = (pair[0].starts_with("#[test]"), name) {
                    tests.extend(cited(name).into_iter().map(|n| (n, format!("rule_{name}"))));
                }
            }
        }
    }
}

/// The numbers in the name of a test: `rule_6_1_and_6_2_words` cites two, `rule_6_1_to_6_4_words`
/// four.
fn cited(name: &str) -> Vec<RuleNumber> {
    let words: Vec<&str> = name.split('_').collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u32>().ok());
    let mut numbers: Vec<RuleNumber> = Vec::new();
    let mut at = 0;
    let mut through = false;
    while let (Some(chapter), Some(rule)) = (number(at), number(at + 1)) {
        let from = match numbers.last() {
            Some(last) if through => last.1 + 1,
            _ => rule,
        };
        numbers.extend((from..=rule).map(|rule| (chapter, rule)));
        let link = words.get(at + 2).copied();
        through = link == Some("to");
        at += if through || link == Some("and") { 3 } else { 2 };
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::cited;

    #[test]
    fn names_cite_rules() {
        assert_eq!(cited("6_1_and_6_2_nine_zones"), [(6, 1), (6, 2)]);
        assert_eq!(cited("6_1_to_6_3_and_7_2_words"), [(6, 1), (6, 2), (6, 3), (7, 2)]);
        assert_eq!(cited("3_2_from_one_to_two"), [(3, 2)]);
        assert_eq!(cited("8_21_example_total_55"), [(8, 21)]);
    }
}
