//! The rules of the document and the tests of this folder name each other: every number has a
//! test, every test cites a number that exists, and the tables of the document are the program's.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use mirabilia_kernel::goods::Goods;
use mirabilia_wonders::data::{Act, CARDS, CardFacts, Count, RESOURCES, Stage, WONDERS};
use mirabilia_wonders::{Card, Move};

use crate::chains::CHAINS;
use crate::common::stages;

type Number = (u32, u32);

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/wonders.md");
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
    let mut at = 0;
    while let (Some(Ok(chapter)), Some(Ok(rule))) =
        (words.get(at).map(|w| w.parse()), words.get(at + 1).map(|w| w.parse()))
    {
        numbers.push((chapter, rule));
        at += 2;
        at += usize::from(words.get(at) == Some(&"and"));
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
    assert!(once.len() > 250, "only {} rules were found", once.len());
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
    assert_eq!(cited("8_21_example_total_55"), [(8, 21)]);
}

/// The rows of the tables between two marks of the document: cells without backquotes.
fn rows(from: &str, to: &str) -> Vec<Vec<String>> {
    let text = document();
    let (_, text) = text.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    let (text, _) = text.split_once(to).unwrap_or_else(|| panic!("no {to}"));
    let cells = |line: &str| {
        line.trim_matches('|').split(" | ").map(|cell| cell.trim().replace('`', "")).collect()
    };
    text.lines().filter(|line| line.starts_with("| `")).map(cells).collect()
}

fn goods(goods: Goods, between: &str) -> String {
    let amounts = RESOURCES.into_iter().zip(goods.amounts::<7>()).filter(|(_, n)| *n > 0);
    let list: Vec<String> = amounts.map(|(name, n)| format!("{n} {name}")).collect();
    list.join(between)
}

fn several(n: u8, word: &str) -> String {
    if n == 1 { format!("1 {word}") } else { format!("{n} {word}s") }
}

#[test]
fn chains_of_the_document_are_those_of_the_program() {
    let mut found: Vec<(String, String)> = Vec::new();
    for row in rows("**3.36**", "**3.37**") {
        found.extend(row[1].split(", ").map(|id| (row[0].clone(), id.to_owned())));
    }
    let found: Vec<(&str, &str)> = found.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(found, CHAINS);
}

/// A stage's effect in the words of the document.
fn stage_effect(stage: &Stage, words: &str) -> String {
    let mut parts = Vec::new();
    parts.extend((stage.points > 0).then(|| several(stage.points, "point")));
    parts.extend((stage.shields > 0).then(|| several(stage.shields, "shield")));
    parts.extend((stage.coins > 0).then(|| several(stage.coins, "coin")));
    parts.extend(
        match stage.act {
            Act::None => None,
            Act::AnyRaw => Some("wood / stone / clay / ore"),
            Act::AnyManufactured => Some("glass / cloth / papyrus"),
            Act::WildScience => Some("one science symbol (5.22)"),
            Act::SeventhCard => Some("seventh card (5.23)"),
            Act::Revive => Some("build from the discard pile (5.38)"),
            Act::FirstOfColour => Some("first card of each colour free (5.47)"),
            Act::FirstCard => Some("card of the first turn free (5.50)"),
            Act::LastCard => Some("card of the sixth turn free (5.52)"),
        }
        .map(str::to_owned),
    );
    assert!(!parts.is_empty(), "{words}");
    parts.join(", ")
}

#[test]
fn stages_of_the_document_are_those_of_the_program() {
    let mut found = Vec::new();
    for row in rows("**5.2**", "**5.3**") {
        let words = format!("{} {}", row[0], row[1]);
        let number: usize = row[2].parse().unwrap();
        let stage = &stages(&words)[number - 1];
        assert_eq!(row[3], goods(stage.cost, ", "), "{words}, stage {number}");
        assert_eq!(row[4], stage_effect(stage, &words), "{words}, stage {number}");
        found.push((words, number));
    }
    let all: Vec<(String, usize)> = crate::common::all_boards()
        .flat_map(|words| (1..=stages(&words).len()).map(move |n| (words.clone(), n)))
        .collect();
    assert_eq!(found, all);
}

/// A card's effect in the words of the document.
fn card_effect(facts: &CardFacts) -> String {
    let one_of = |goods: Goods| -> Vec<&str> {
        RESOURCES
            .into_iter()
            .zip(goods.amounts::<7>())
            .filter(|(_, n)| *n > 0)
            .map(|p| p.0)
            .collect()
    };
    if let Some(reward) = facts.reward {
        let counted = match reward.count {
            Count::Brown => "brown card",
            Count::Grey => "grey card",
            Count::Blue => "blue card",
            Count::Yellow => "yellow card",
            Count::Red => "red card",
            Count::Green => "green card",
            Count::BrownGreyPurple => "brown, grey or purple card",
            Count::Stages => "built stage",
        };
        let scope = match (reward.own, reward.neighbours) {
            (true, false) => "own city",
            (false, true) => "both neighbours",
            _ => "own city and both neighbours",
        };
        let mut gains = Vec::new();
        gains.extend((reward.coins > 0).then(|| several(reward.coins, "coin")));
        gains.extend((reward.points > 0).then(|| several(reward.points, "point")));
        return format!("{} per {counted}, {scope}", gains.join(", "));
    }
    let discounts = [
        "",
        "raw materials from the left neighbour for 1 coin",
        "raw materials from the right neighbour for 1 coin",
        "",
        "manufactured goods from both neighbours for 1 coin",
    ];
    let mut parts = Vec::new();
    parts.extend((!facts.produces.is_none()).then(|| goods(facts.produces, ", ")));
    let mut choice = one_of(facts.produces_one);
    if facts.id == "clay-pit" {
        choice.reverse(); // as on the card
    }
    parts.extend((!choice.is_empty()).then(|| choice.join(" / ")));
    parts.extend(facts.any_raw.then(|| RESOURCES[..4].join(" / ")));
    parts.extend(facts.any_manufactured.then(|| RESOURCES[4..].join(" / ")));
    parts.extend((facts.discount > 0).then(|| discounts[usize::from(facts.discount)].to_owned()));
    parts.extend((facts.shields > 0).then(|| several(facts.shields, "shield")));
    parts.extend(facts.symbol.map(|symbol| symbol.name().to_owned()));
    parts.extend(facts.wild_science.then(|| "compass / gear / tablet".to_owned()));
    parts.extend((facts.points > 0).then(|| several(facts.points, "point")));
    parts.extend((facts.coins > 0).then(|| several(facts.coins, "coin")));
    let complete = format!("{} if the own wonder is complete", several(facts.if_complete, "point"));
    parts.extend((facts.if_complete > 0).then_some(complete));
    parts.join(", ")
}

fn card_cost(facts: &CardFacts) -> String {
    match (facts.cost.coins(), goods(facts.cost, ", ")) {
        (0, goods) if goods.is_empty() => "–".to_owned(),
        (0, goods) => goods,
        (coins, _) => several(coins, "coin"),
    }
}

#[test]
fn cards_of_the_document_are_those_of_the_program() {
    let mut rows_of: Vec<(String, u8, Vec<String>)> = Vec::new();
    for (from, to, age) in [
        ("### Age I\n", "### Age II\n", 1),
        ("### Age II\n", "### Age III\n", 2),
        ("### Age III\n", "### Guilds\n", 3),
        ("### Guilds\n", "## Appendix C", 3),
    ] {
        rows_of.extend(rows(from, to).into_iter().map(|row| (row[0].clone(), age, row)));
    }
    let ids: Vec<&str> = rows_of.iter().map(|(id, ..)| id.as_str()).collect();
    assert_eq!(ids, CARDS.iter().map(|facts| facts.id).collect::<Vec<_>>());
    for (id, age, row) in &rows_of {
        let facts = Card::from_id(id).unwrap().facts();
        assert_eq!(facts.age, *age, "{id}");
        let free: Vec<&str> = facts.free_with.into_iter().flatten().collect();
        let free = if free.is_empty() { "–".to_owned() } else { free.join(" or ") };
        let players: Vec<String> = facts.players.iter().map(u8::to_string).collect();
        let (colour, cost) = (facts.colour.name().to_owned(), card_cost(facts));
        let (effect, players) = (card_effect(facts), players.join(" "));
        let wanted = match row.len() {
            3 => vec![id.clone(), cost, effect],
            5 => vec![id.clone(), colour, cost, effect, players],
            _ => vec![id.clone(), colour, cost, free, effect, players],
        };
        assert_eq!(*row, wanted, "{id}");
    }
}

#[test]
fn names_and_words_of_the_document_are_those_of_the_program() {
    for row in rows("## Appendix A", "Words of the rulebook") {
        let card = Card::from_id(&row[0]).unwrap_or_else(|| panic!("no card {}", row[0]));
        assert_eq!(row[2], card.facts().colour.name(), "{}", row[0]);
    }
    let mut moves = 0;
    for row in rows("## Appendix C", "Luck:") {
        for words in row[0].split(", ") {
            let words = words.replace("CARD", "altar").replace("WONDER", WONDERS[0].id);
            let read: Move = words.parse().unwrap_or_else(|error| panic!("{words}: {error}"));
            assert_eq!(read.to_string(), words);
            moves += 1;
        }
    }
    assert_eq!(moves, 10);
}
