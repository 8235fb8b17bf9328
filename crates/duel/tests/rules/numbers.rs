//! The rules of the document and the tests of this folder name each other: every number has a
//! test, every test cites a number that exists, and the tables of the document are the program's.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use mirabilia_duel::Card;
use mirabilia_duel::data::{CARDS, RESOURCES, TOKENS, WONDERS};

use crate::buildings::CHAINS;
use crate::common::{printed_cost, wonder};

type Number = (u32, u32);

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/duel.md");
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

/// The numbers in the name of a test: `rule_6_1_and_6_2_words` cites two.
fn cited(name: &str) -> Vec<Number> {
    let words: Vec<&str> = name.split('_').collect();
    let mut numbers = Vec::new();
    for pair in words.windows(2) {
        if let (Ok(chapter), Ok(rule)) = (pair[0].parse(), pair[1].parse()) {
            numbers.push((chapter, rule));
        }
    }
    numbers
}

fn tested() -> BTreeMap<Number, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut tests = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let source = fs::read_to_string(entry.unwrap().path()).unwrap();
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
}

/// The rows of all tables: cells without backquotes.
fn rows(text: &str) -> Vec<Vec<String>> {
    let table = text.lines().filter(|line| line.starts_with("| `"));
    let cells = |line: &str| {
        line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect()
    };
    table.map(cells).collect()
}

#[test]
fn tables_of_the_document_are_those_of_the_program() {
    let (mut chains, mut wonders, mut cards) = (Vec::new(), 0, Vec::new());
    let (mut wonder_names, mut token_names) = (Vec::new(), Vec::new());
    for row in rows(&document()) {
        let cells: Vec<&str> = row.iter().map(String::as_str).collect();
        match cells[..] {
            [id, cost, points, again] => {
                let facts = wonder(id).facts();
                let amounts: Vec<String> = ["wood", "clay", "stone", "glass", "papyrus"]
                    .into_iter()
                    .filter_map(|resource| {
                        let at = RESOURCES.iter().position(|r| *r == resource)?;
                        let amount = printed_cost(id).1[at];
                        (amount > 0).then(|| format!("{amount} {resource}"))
                    })
                    .collect();
                assert_eq!(cost, amounts.join(", "), "{id}");
                assert_eq!(points, facts.points.to_string(), "{id}");
                assert_eq!(again == "yes", facts.again, "{id}");
                wonders += 1;
            }
            [id, _, colour] => {
                let card = Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"));
                assert_eq!(colour, card.facts().colour.name(), "{id}");
                cards.push(id.to_owned());
            }
            [a, b] if Card::from_id(a).is_some() => chains.push((a.to_owned(), b.to_owned())),
            [id, _] if WONDERS.iter().any(|facts| facts.id == id) => {
                wonder_names.push(id.to_owned());
            }
            [id, _] => token_names.push(id.to_owned()),
            _ => panic!("a row of {} cells: {cells:?}", cells.len()),
        }
    }
    assert_eq!(wonders, WONDERS.len());
    let same = |names: &[String], ids: Vec<&str>| assert_eq!(names, ids);
    same(&cards, CARDS.iter().map(|facts| facts.id).collect());
    same(&wonder_names, WONDERS.iter().map(|facts| facts.id).collect());
    same(&token_names, TOKENS.iter().map(|facts| facts.id).collect());
    let chains: Vec<(&str, &str)> = chains.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(chains, CHAINS);
}

#[test]
fn structures_of_the_document_are_those_of_the_program() {
    let text = document();
    let (_, appendix) = text.split_once("## Appendix C").expect("an appendix on the structures");
    let mut drawn = appendix.split("```text").skip(1);
    for rows in mirabilia_duel::data::ROWS {
        let drawing = drawn.next().expect("a drawing for each age").split("```").next().unwrap();
        let lines: Vec<&str> = drawing.lines().filter(|line| line.starts_with("row")).collect();
        assert_eq!(lines.len(), rows.len());
        let mut slot = 0;
        for (line, (middles, face_up)) in lines.iter().zip(rows) {
            let open = if *face_up { '[' } else { '(' };
            // Half a card is three characters wide; the leftmost middle is 1.
            let found: Vec<u8> = line
                .match_indices(open)
                .map(|(at, _)| ((at - "row 1   ".len()) / 3 + 1) as u8)
                .collect();
            assert_eq!(found, *middles, "{line}");
            for (at, _) in line.match_indices(open) {
                assert_eq!(line[at + 1..at + 3].trim(), slot.to_string(), "{line}");
                slot += 1;
            }
            let word = if *face_up { "up" } else { "down" };
            assert!(line.ends_with(&format!("{} {word}", middles.len())), "{line}");
        }
    }
}
