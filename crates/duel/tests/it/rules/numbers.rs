//! The rules of the document and the tests of this folder name each other: every number has a
//! test, every test cites a number that exists, and the tables of the document are the program's.

use mirabilia_duel::Card;
use mirabilia_duel::data::{CARDS, RESOURCES, TOKENS, WONDERS};
use mirabilia_testkit::rules::{Document, plain_rows};

use super::buildings::CHAINS;
use crate::common::{printed_cost, wonder};

fn document() -> Document {
    Document::read("../../docs/rules/duel.md")
}

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    document().check("tests/it/rules", 201);
}

#[test]
fn tables_of_the_document_are_those_of_the_program() {
    let (mut chains, mut wonders, mut cards) = (Vec::new(), 0, Vec::new());
    let (mut wonder_names, mut token_names) = (Vec::new(), Vec::new());
    for row in plain_rows(document().text()) {
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
    let document = document();
    let (_, appendix) = document.text().split_once("## Appendix C").expect("an appendix");
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
