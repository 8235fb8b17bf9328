//! The tables of cards, wonders, tokens and structures: what must hold within them, and, where the
//! collected data of the game are at hand, whether they are the same field by field.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::common::{all_cards, printed_cost};
use mirabilia_duel::data::{
    Act, CARDS, CardFacts, Count, FIRST_GAME, ROWS, STRUCTURES, Symbol, TOKENS, WONDERS,
};
use mirabilia_duel::{Card, Colour, Token, Wonder};
use serde_json::{Value, json};

// Within the tables.

#[test]
fn there_are_as_many_cards_wonders_and_tokens_as_in_the_box() {
    let of = |age, guild| {
        all_cards().filter(|card| card.age() == age && card.is_guild() == guild).count()
    };
    assert_eq!([of(1, false), of(2, false), of(3, false), of(3, true)], [23, 23, 20, 7]);
    assert_eq!((of(1, true), of(2, true)), (0, 0));
    assert_eq!((WONDERS.len(), TOKENS.len()), (12, 10));
}

#[test]
fn ids_are_kebab_case_unique_and_found_again() {
    let ids: Vec<&str> = (CARDS.iter().map(|facts| facts.id))
        .chain(WONDERS.iter().map(|facts| facts.id))
        .chain(TOKENS.iter().map(|facts| facts.id))
        .collect();
    let once: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(once.len(), ids.len());
    for id in ids {
        let words = id
            .split('-')
            .all(|word| !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase()));
        assert!(words, "{id}");
    }
    for (index, facts) in CARDS.iter().enumerate() {
        assert_eq!(Card::from_id(facts.id).map(Card::index), Some(index));
    }
    for (index, facts) in WONDERS.iter().enumerate() {
        assert_eq!(Wonder::from_id(facts.id).map(Wonder::index), Some(index));
    }
    for (index, facts) in TOKENS.iter().enumerate() {
        assert_eq!(Token::from_id(facts.id).map(Token::index), Some(index));
    }
    assert_eq!(
        (Card::from_id("Altar"), Wonder::from_id(""), Token::from_id("altar")),
        (None, None, None)
    );
}

#[test]
fn each_science_symbol_is_on_two_cards_and_the_scales_on_none() {
    for symbol in Symbol::ALL {
        let count = CARDS.iter().filter(|facts| facts.symbol == Some(symbol)).count();
        assert_eq!(count, if symbol == Symbol::Scales { 0 } else { 2 }, "{}", symbol.name());
    }
}

#[test]
fn every_chain_leads_to_a_later_age_and_to_one_card() {
    let mut freed = BTreeSet::new();
    for card in all_cards() {
        let Some(id) = card.facts().opens else { continue };
        let free = Card::from_id(id).unwrap_or_else(|| panic!("{} opens {id}", card.facts().id));
        assert!(card.age() < free.age(), "{} opens {id}", card.facts().id);
        assert_eq!(free.free_with(), Some(card), "{id}");
        assert!(freed.insert(id), "{id} has two chains");
    }
    assert_eq!(freed.len(), 17);
    let with_chain = all_cards().filter(|card| card.free_with().is_some()).count();
    assert_eq!(with_chain, 17);
}

#[test]
fn covering_goes_both_ways_and_twelve_cards_lie_face_up() {
    for (structure, rows) in STRUCTURES.iter().zip(ROWS) {
        assert_eq!(rows.iter().map(|(middles, _)| middles.len()).sum::<usize>(), 20);
        assert_eq!(structure.face_up.count_ones(), 12);
        for upper in 0..20u8 {
            for lower in 0..20u8 {
                let covers = structure.covers[usize::from(upper)].contains(&lower);
                let covered = structure.covered_by[usize::from(lower)] >> upper & 1 == 1;
                assert_eq!(covers, covered, "{upper} on {lower}");
                assert!(!covers || upper > lower, "later rows lie on earlier ones");
            }
            let open = structure.covered_by[usize::from(upper)] == 0;
            assert_eq!(structure.open >> upper & 1 == 1, open, "slot {upper}");
        }
        let last = rows.last().unwrap();
        assert_eq!(structure.open.count_ones() as usize, last.0.len(), "the last row is open");
        assert!(last.1, "and face up");
    }
}

/// The program counts on it where it draws one of the accessible cards.
#[test]
fn never_more_than_six_cards_are_accessible() {
    for structure in &STRUCTURES {
        let (mut seen, mut ahead) = (BTreeSet::new(), vec![(1u32 << 20) - 1]);
        let mut most = 0;
        while let Some(left) = ahead.pop() {
            if !seen.insert(left) {
                continue;
            }
            let open = (0..20).filter(|&slot| {
                left >> slot & 1 == 1 && left & structure.covered_by[slot as usize] == 0
            });
            let open: Vec<u32> = open.collect();
            most = most.max(open.len());
            ahead.extend(open.into_iter().map(|slot| left & !(1 << slot)));
        }
        assert!(most <= 6, "{most} cards");
    }
}

// Against the collected data.

fn collected(file: &str) -> Option<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/duel");
    let Ok(text) = std::fs::read_to_string(folder.join(file)) else {
        println!("passed over: {file} is not here");
        return None;
    };
    Some(serde_json::from_str(&text).unwrap())
}

const RESOURCES: [&str; 5] = ["wood", "clay", "stone", "glass", "papyrus"];

fn cost(id: &str) -> Value {
    let (coins, amounts) = printed_cost(id);
    let resources: BTreeMap<&str, u8> = RESOURCES.into_iter().zip(amounts).collect();
    json!({ "coins": coins, "resources": resources })
}

/// What is counted, as the data name it: kind and colours.
fn counted(count: Count) -> (&'static str, Value) {
    match count {
        Count::Brown => ("cards", json!(["brown"])),
        Count::Grey => ("cards", json!(["grey"])),
        Count::Blue => ("cards", json!(["blue"])),
        Count::Green => ("cards", json!(["green"])),
        Count::Yellow => ("cards", json!(["yellow"])),
        Count::Red => ("cards", json!(["red"])),
        Count::BrownAndGrey => ("cards", json!(["brown", "grey"])),
        Count::Wonders => ("constructed-wonders", json!([])),
        Count::ThreeCoins => ("coin-sets-of-3", json!([])),
    }
}

fn amount(kind: &str, amount: u8) -> Option<Value> {
    (amount > 0).then(|| json!({ "type": kind, "amount": amount }))
}

fn choice(raw: bool, manufactured: bool) -> impl Iterator<Item = Value> {
    let of = |options: Value| json!({ "type": "produce-choice", "options": options, "amount": 1 });
    let raw = raw.then(|| of(json!(["wood", "clay", "stone"])));
    raw.into_iter().chain(manufactured.then(|| of(json!(["glass", "papyrus"]))))
}

/// A card's effects as the data list them.
fn card_effects(facts: &CardFacts) -> Vec<Value> {
    let mut effects = Vec::new();
    let marked = |amounts: [u8; 5]| RESOURCES.into_iter().zip(amounts).filter(|(_, n)| *n > 0);
    if !facts.produces.is_none() {
        let made: BTreeMap<&str, u8> = marked(facts.produces.amounts()).collect();
        effects.push(json!({ "type": "produce", "resources": made }));
    }
    effects.extend(choice(facts.any_raw, facts.any_manufactured));
    if !facts.reserve.is_none() {
        let fixed: Vec<&str> = marked(facts.reserve.amounts()).map(|(name, _)| name).collect();
        effects.push(json!({ "type": "fixed-price", "resources": fixed, "price": 1 }));
    }
    effects.extend(amount("shields", facts.shields));
    effects.extend(facts.symbol.map(|s| json!({ "type": "science", "symbol": s.name() })));
    effects.extend(amount("coins", facts.coins));
    if let Some((coins, count)) = facts.coins_per {
        let (count, colours) = counted(count);
        effects.push(json!({
            "type": "coins-per", "amount": coins, "count": count, "colours": colours,
            "scope": "own-city", "when": "on-construction",
        }));
    }
    if let Some(guild) = facts.guild {
        let (count, colours) = counted(guild.count);
        effects.push(json!({
            "type": "guild", "count": count, "colours": colours, "scope": "city-with-most",
            "coinsPerOnConstruction": guild.coins, "vpPerAtEnd": guild.points,
        }));
    }
    effects.extend(amount("vp", facts.points));
    effects
}

/// Effects without the order in which options and resources happen to be listed.
fn sorted(effects: &Value) -> Vec<Value> {
    let mut effects: Vec<Value> = effects.as_array().unwrap().clone();
    for effect in &mut effects {
        for list in ["options", "resources", "colours"] {
            if let Some(items) = effect.get_mut(list).and_then(Value::as_array_mut) {
                items.sort_by_key(Value::to_string);
            }
        }
    }
    effects.sort_by_key(Value::to_string);
    effects
}

fn compare(ours: &[Value], theirs: &Value) {
    let theirs: BTreeMap<&str, &Value> = theirs
        .as_array()
        .unwrap()
        .iter()
        .map(|item| (item["id"].as_str().unwrap(), item))
        .collect();
    assert_eq!(theirs.len(), ours.len());
    for item in ours {
        let id = item["id"].as_str().unwrap();
        let other = theirs.get(id).unwrap_or_else(|| panic!("{id} is not in the data"));
        for (field, value) in item.as_object().unwrap() {
            if field == "effects" {
                assert_eq!(sorted(value), sorted(&other[field]), "{id}: {field}");
            } else {
                assert_eq!(*value, other[field], "{id}: {field}");
            }
        }
    }
}

#[test]
fn cards_are_those_of_the_data() {
    let Some(data) = collected("cards.json") else { return };
    let decks = ["age1", "age2", "age3"];
    let category = |colour: Colour| data["colours"][colour.name()].clone();
    let ours: Vec<Value> = all_cards()
        .map(|card| {
            let (facts, age) = (card.facts(), card.age());
            let deck = if card.is_guild() { "guild" } else { decks[usize::from(age) - 1] };
            json!({
                "id": facts.id, "name": facts.name, "age": age, "deck": deck,
                "colour": facts.colour.name(), "category": category(facts.colour),
                "cost": cost(facts.id), "effects": card_effects(facts),
            })
        })
        .collect();
    compare(&ours, &data["cards"]);
    // Chains, and the words for symbols and resources.
    let text = |chain: &Value, field: &str| chain[field].as_str().unwrap().to_owned();
    let theirs: BTreeSet<(String, String)> = data["chains"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chain| (text(chain, "providedBy"), text(chain, "freeFor")))
        .collect();
    let opens = |facts: &CardFacts| Some((facts.id.to_owned(), facts.opens?.to_owned()));
    assert_eq!(CARDS.iter().filter_map(opens).collect::<BTreeSet<_>>(), theirs);
    assert_eq!(json!(Symbol::ALL.map(Symbol::name)), data["scienceSymbols"]);
    assert_eq!(json!(mirabilia_duel::data::RESOURCES[..3]), data["resources"]["raw"]);
    assert_eq!(json!(mirabilia_duel::data::RESOURCES[3..]), data["resources"]["manufactured"]);
}

#[test]
fn wonders_are_those_of_the_data() {
    let Some(data) = collected("wonders.json") else { return };
    let ours: Vec<Value> = WONDERS
        .iter()
        .map(|facts| {
            let mut effects = Vec::new();
            effects.extend(amount("coins", facts.coins));
            effects.extend(amount("opponent-loses-coins", facts.opponent_loses));
            effects.extend(choice(facts.any_raw, facts.any_manufactured));
            effects.extend(match facts.act {
                Act::None => None,
                Act::Destroy(colour) => {
                    Some(json!({ "type": "discard-opponent-card", "colour": colour.name() }))
                }
                Act::Revive => Some(json!({ "type": "construct-from-discard", "free": true })),
                Act::Library => {
                    Some(json!({ "type": "progress-token-from-box", "draw": 3, "keep": 1 }))
                }
            });
            effects.extend(amount("shields", facts.shields));
            effects.extend(facts.again.then(|| json!({ "type": "play-again" })));
            effects.extend(amount("vp", facts.points));
            json!({ "id": facts.id, "name": facts.name, "cost": cost(facts.id), "effects": effects })
        })
        .collect();
    compare(&ours, &data["wonders"]);
    let first = FIRST_GAME.map(|four| four.map(|wonder| wonder.facts().id));
    assert_eq!(json!(first[0]), data["firstGamePreset"]["player1"]);
    assert_eq!(json!(first[1]), data["firstGamePreset"]["player2"]);
}

#[test]
fn tokens_are_those_of_the_data() {
    let Some(data) = collected("tokens.json") else { return };
    // Beyond coins and points the program knows tokens by name; the rules tests play them.
    let theirs = data["progressTokens"].as_array().unwrap();
    assert_eq!(theirs.len(), TOKENS.len());
    for (facts, other) in TOKENS.iter().zip(theirs) {
        assert_eq!(
            (json!(facts.id), json!(facts.name)),
            (other["id"].clone(), other["name"].clone())
        );
        let sum = |kind: &str| -> u64 {
            let effects = other["effects"].as_array().unwrap().iter();
            effects.filter(|e| e["type"] == kind).map(|e| e["amount"].as_u64().unwrap()).sum()
        };
        assert_eq!(u64::from(facts.coins), sum("coins"), "{}", facts.id);
        assert_eq!(u64::from(facts.points), sum("vp"), "{}", facts.id);
    }
}

#[test]
fn structures_are_those_of_the_data() {
    let Some(data) = collected("layouts.json") else { return };
    for (age, (structure, rows)) in STRUCTURES.iter().zip(ROWS).enumerate() {
        let theirs = &data["ages"][(age + 1).to_string()];
        let drawn: Vec<Value> = rows
            .iter()
            .enumerate()
            .map(|(row, (middles, up))| {
                json!({ "row": row + 1, "cards": middles.len(), "faceUp": up, "x": middles })
            })
            .collect();
        assert_eq!(json!(drawn), theirs["rows"]);
        let list = |bits: u32| (0..20).filter(|slot| bits >> slot & 1 == 1).collect::<Vec<u32>>();
        assert_eq!(json!(list(structure.open)), theirs["initiallyAccessible"]);
        for (slot, other) in theirs["slots"].as_array().unwrap().iter().enumerate() {
            assert_eq!(json!(list(structure.covered_by[slot])), other["coveredBy"], "slot {slot}");
            let covers: Vec<u8> =
                structure.covers[slot].into_iter().filter(|&lower| lower < 20).collect();
            assert_eq!(json!(covers), other["covers"], "slot {slot}");
            assert_eq!(json!(structure.face_up >> slot & 1 == 1), other["faceUp"], "slot {slot}");
        }
    }
}
