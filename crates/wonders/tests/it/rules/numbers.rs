//! The rules of the document and the tests of this folder name each other: every number has a
//! test, every test cites a number that exists, and the tables of the document are the program's.

use mirabilia_kernel::goods::Goods;
use mirabilia_testkit::rules::{Document, plain_rows};
use mirabilia_wonders::data::{Act, CARDS, CardFacts, Count, RESOURCES, Stage, WONDERS};
use mirabilia_wonders::{Card, Move};

use super::chains::CHAINS;
use crate::common::stages;

fn document() -> Document {
    Document::read("../../docs/rules/wonders.md")
}

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    document().check("tests/it/rules", 251);
}

/// The rows of the tables between two marks of the document.
fn rows(from: &str, to: &str) -> Vec<Vec<String>> {
    plain_rows(document().between(from, to))
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
