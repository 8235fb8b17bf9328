//! The rules of the document and the tests of this crate name each other: every number has a test,
//! every test cites a number that exists, and the numbers run without gaps.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

type Number = (u32, u32);

pub(crate) fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/dice.md");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The numbers that open a rule: `**3.9**` at the start of a line.
fn numbered(text: &str) -> Vec<Number> {
    let rule = |line: &str| {
        let (number, _) = line.strip_prefix("**")?.split_once("**")?;
        let (chapter, rule) = number.split_once('.')?;
        Some((chapter.parse().ok()?, rule.parse().ok()?))
    };
    text.lines().filter_map(rule).collect()
}

/// The numbers in the name of a test: `rule_6_1_and_6_2_words` cites two, `rule_6_1_to_6_4_words`
/// four.
fn cited(name: &str) -> Vec<Number> {
    let words: Vec<&str> = name.split('_').collect();
    let mut numbers: Vec<Number> = Vec::new();
    let mut to = false;
    for pair in words.windows(2) {
        if let (Ok(chapter), Ok(rule)) = (pair[0].parse(), pair[1].parse()) {
            let from = if to { numbers[numbers.len() - 1].1 + 1 } else { rule };
            numbers.extend((from..=rule).map(|rule| (chapter, rule)));
            to = false;
        } else if pair[0] == "to" && pair[1].parse::<u32>().is_ok() {
            to = true;
        }
    }
    numbers
}

fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
}

fn tested() -> BTreeMap<Number, String> {
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &mut texts);
    let mut tests = BTreeMap::new();
    for source in texts {
        let lines: Vec<&str> = source.lines().collect();
        for pair in lines.windows(2) {
            let name = pair[1].strip_prefix("fn rule_").and_then(|rest| rest.split('(').next());
            // A function that cites a rule but is not a test would prove nothing.
            if let (true, Some(name)) = (pair[0].starts_with("#[test]"), name) {
                tests.extend(cited(name).into_iter().map(|n| (n, format!("rule_{name}"))));
            }
        }
    }
    tests
}

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    let rules = numbered(&document());
    let once: BTreeSet<Number> = rules.iter().copied().collect();
    assert!(once.len() > 200, "only {} rules were found", once.len());
    assert_eq!(once.len(), rules.len(), "a number stands twice");
    let tests = tested();
    let untested: Vec<&Number> = once.iter().filter(|n| !tests.contains_key(n)).collect();
    assert!(untested.is_empty(), "rules without a test: {untested:?}");
    let unknown: Vec<&String> =
        tests.iter().filter(|(n, _)| !once.contains(n)).map(|(_, name)| name).collect();
    assert!(unknown.is_empty(), "tests of rules that do not exist: {unknown:?}");
}

#[test]
fn numbers_run_without_gaps() {
    let mut last = (0, 0);
    for (chapter, rule) in numbered(&document()) {
        let next = if chapter == last.0 { (chapter, last.1 + 1) } else { (last.0 + 1, 1) };
        assert_eq!((chapter, rule), next, "after {last:?}");
        last = (chapter, rule);
    }
    assert_eq!(cited("6_1_and_6_2_nine_zones"), [(6, 1), (6, 2)]);
    assert_eq!(cited("6_1_to_6_3_and_7_2_words"), [(6, 1), (6, 2), (6, 3), (7, 2)]);
    assert_eq!(cited("3_2_from_one_to_two"), [(3, 2)]);
}
