//! The tables of cards, decks and wonder boards: what must hold within them, and, where the collected
//! data of the game are at hand, whether they are the same field by field.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::common::card;
use mirabilia_kernel::goods::Goods;
use mirabilia_wonders::data::{
    Act, BOARDS, CARDS, CHEAP_MANUFACTURED, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, CardFacts, Count,
    GUILDS, RESOURCES, Stage, WONDERS, deck,
};
use mirabilia_wonders::{Card, Colour, Side, Wonder};
use serde_json::{Value, json};

// Within the tables.

#[test]
fn there_are_as_many_cards_and_boards_as_in_the_box() {
    assert_eq!((CARDS.len(), WONDERS.len(), BOARDS.len()), (80, 7, 14));
    let kinds = |age: u8| Card::all().filter(|c| c.facts().age == age && !c.is_guild()).count();
    assert_eq!([kinds(1), kinds(2), kinds(3)], [27, 23, 20]);
    let guilds: Vec<Card> = Card::all().filter(|card| card.is_guild()).collect();
    assert_eq!(guilds.len(), GUILDS);
    assert!(guilds.iter().all(|card| card.facts().colour == Colour::Purple));
    let all: u32 = Card::all().map(|card| u32::from(card.copies(7))).sum();
    assert_eq!(all, 148);
}

#[test]
fn decks_have_seven_cards_for_each_player() {
    for seats in 3..=7u8 {
        for age in 1..=3 {
            let cards = deck(seats, age).cards();
            let guilds = if age == 3 { usize::from(seats) + 2 } else { 0 };
            assert_eq!(cards.len() + guilds, 7 * usize::from(seats), "age {age}, {seats} players");
            assert!(cards.iter().all(|card| card.facts().age == age && !card.is_guild()));
            assert!(cards.is_sorted(), "copies side by side");
            for card in Card::all() {
                let copies = cards.iter().filter(|c| **c == card).count();
                let of_age = card.facts().age == age && !card.is_guild();
                assert_eq!(copies, if of_age { usize::from(card.copies(seats)) } else { 0 });
            }
        }
    }
}

#[test]
fn more_players_bring_the_same_cards_and_more() {
    for card in Card::all() {
        let copies: Vec<u8> = (3..=7).map(|seats| card.copies(seats)).collect();
        assert!(copies.is_sorted(), "{}", card.facts().id);
        assert!(copies[4] >= 1, "{} is in a game of seven", card.facts().id);
        assert!(card.facts().players.iter().all(|n| (3..=7).contains(n)));
        assert!(card.facts().players.is_sorted());
    }
}

#[test]
fn ids_are_kebab_case_unique_and_found_again() {
    let cards = CARDS.iter().map(|facts| facts.id);
    let ids: Vec<&str> = cards.chain(WONDERS.iter().map(|facts| facts.id)).collect();
    let once: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(once.len(), ids.len());
    for id in ids {
        let fits = |word: &str| {
            let letters = word.chars().all(|letter| letter.is_ascii_lowercase());
            !word.is_empty() && (letters || ["1", "2"].contains(&word))
        };
        assert!(id.split('-').all(fits), "{id}");
    }
    for (index, facts) in CARDS.iter().enumerate() {
        assert_eq!(Card::from_id(facts.id).map(Card::index), Some(index));
    }
    for (index, facts) in WONDERS.iter().enumerate() {
        assert_eq!(Wonder::from_id(facts.id).map(Wonder::index), Some(index));
    }
    assert_eq!(
        (Card::from_id("Altar"), Card::from_id("gizah"), Wonder::from_id("")),
        (None, None, None)
    );
}

#[test]
fn chains_lead_from_an_earlier_age() {
    let mut chains = 0;
    for free in Card::all() {
        let named: BTreeSet<&str> = free.facts().free_with.into_iter().flatten().collect();
        let found: BTreeSet<&str> = free.free_with().iter().map(|card| card.facts().id).collect();
        assert_eq!(named, found, "{}", free.facts().id);
        for opener in free.free_with().iter() {
            assert!(opener.facts().age < free.facts().age, "{}", free.facts().id);
            assert_eq!(free.facts().cost.coins(), 0, "{}", free.facts().id);
            chains += 1;
        }
    }
    assert_eq!(chains, 25);
    let two: Vec<&str> = CARDS.iter().filter(|f| f.free_with[1].is_some()).map(|f| f.id).collect();
    assert_eq!(two, ["forum"]);
}

#[test]
fn three_pairs_of_cards_share_their_name() {
    let pairs: Vec<Vec<&str>> = Card::all()
        .filter(|card| card.same_name().len() > 1)
        .map(|card| card.same_name().iter().map(|c| c.facts().id).collect())
        .collect();
    let (loom, glass, press) = (
        vec!["loom-1", "loom-2"],
        vec!["glassworks-1", "glassworks-2"],
        vec!["press-1", "press-2"],
    );
    assert_eq!(pairs, [&loom, &glass, &press, &loom, &glass, &press].map(Clone::clone));
    for held in Card::all() {
        assert!(held.same_name().has(held));
        let same = |c: Card| c.facts().name == held.facts().name;
        assert!(Card::all().all(|c| same(c) == held.same_name().has(c)), "{}", held.facts().id);
    }
}

#[test]
fn no_cost_asks_twice_for_a_manufactured_good() {
    // The market counts on it.
    let stages = BOARDS.iter().flat_map(|board| board.stages).map(|stage| stage.cost);
    for cost in CARDS.iter().map(|facts| facts.cost).chain(stages) {
        assert!(cost.amounts::<7>()[4..].iter().all(|&units| units <= 1), "{cost:?}");
    }
}

// Against the collected data.

fn collected(file: &str) -> Option<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/seven-wonders");
    let Ok(text) = std::fs::read_to_string(folder.join(file)) else {
        println!("passed over: {file} is not here");
        return None;
    };
    Some(serde_json::from_str(&text).unwrap())
}

fn cost(goods: Goods) -> Value {
    let amounts = RESOURCES.into_iter().zip(goods.amounts::<7>()).filter(|(_, n)| *n > 0);
    let resources: BTreeMap<&str, u8> = amounts.collect();
    json!({ "coins": goods.coins(), "resources": resources })
}

/// The words for goods, each as often as there are units.
fn units(goods: Goods) -> Vec<&'static str> {
    let amounts = RESOURCES.into_iter().zip(goods.amounts::<7>());
    amounts.flat_map(|(name, n)| vec![name; usize::from(n)]).collect()
}

fn production(mode: &str, symbols: &[&str], tradable: bool) -> Value {
    json!({ "type": "production", "mode": mode, "symbols": symbols, "tradable": tradable })
}

fn any_symbol() -> Value {
    json!({
        "type": "science", "mode": "one-of", "symbols": ["compass", "gear", "tablet"],
        "chosen": "final-scoring",
    })
}

fn amount(kind: &str, amount: u8) -> Option<Value> {
    (amount > 0).then(|| json!({ "type": kind, "amount": amount }))
}

fn coins(amount: u8) -> Option<Value> {
    (amount > 0).then(|| json!({ "type": "coins", "amount": amount, "timing": "on-build" }))
}

fn discounts(bits: u8) -> Option<Value> {
    let (resources, neighbours) = match bits {
        0 => return None,
        CHEAP_RAW_LEFT => (&RESOURCES[..4], json!(["left"])),
        CHEAP_RAW_RIGHT => (&RESOURCES[..4], json!(["right"])),
        CHEAP_MANUFACTURED => (&RESOURCES[4..], json!(["left", "right"])),
        _ => panic!("two discounts on one card"),
    };
    Some(json!({
        "type": "trade-discount", "price": 1, "resources": resources, "neighbours": neighbours,
    }))
}

/// A card's effects as the data list them.
fn card_effects(facts: &CardFacts) -> Vec<Value> {
    let mut effects = Vec::new();
    let (all, one) = (units(facts.produces), units(facts.produces_one));
    effects.extend((!all.is_empty()).then(|| production("all", &all, true)));
    effects.extend((!one.is_empty()).then(|| production("one-of", &one, true)));
    effects.extend(facts.any_raw.then(|| production("one-of", &RESOURCES[..4], false)));
    effects.extend(facts.any_manufactured.then(|| production("one-of", &RESOURCES[4..], false)));
    effects.extend(discounts(facts.discount));
    effects.extend(amount("shields", facts.shields));
    effects.extend(
        facts
            .symbol
            .map(|symbol| json!({ "type": "science", "mode": "all", "symbols": [symbol.name()] })),
    );
    effects.extend(facts.wild_science.then(any_symbol));
    effects.extend(coins(facts.coins));
    effects.extend(amount("vp", facts.points));
    effects.extend((facts.if_complete > 0).then(|| {
        json!({ "type": "vp-if", "condition": "own-wonder-complete", "amount": facts.if_complete })
    }));
    if let Some(reward) = facts.reward {
        let colours = match reward.count {
            Count::Brown => json!(["brown"]),
            Count::Grey => json!(["grey"]),
            Count::Blue => json!(["blue"]),
            Count::Yellow => json!(["yellow"]),
            Count::Red => json!(["red"]),
            Count::Green => json!(["green"]),
            Count::BrownGreyPurple => json!(["brown", "grey", "purple"]),
            Count::Stages => Value::Null,
        };
        let mut scope = Vec::new();
        scope.extend(reward.own.then_some("self"));
        scope.extend(reward.neighbours.then_some(["left", "right"]).into_iter().flatten());
        let mut effect = json!({
            "type": "reward-per", "count": "wonder-stages", "scope": scope,
            "coinsEach": reward.coins, "vpEach": reward.points,
        });
        if colours != Value::Null {
            effect["count"] = json!("cards");
            effect["colours"] = colours;
        }
        effects.push(effect);
    }
    effects
}

fn stage_effects(stage: &Stage) -> Vec<Value> {
    let free = |when: &str| json!({ "type": "free-build", "when": when });
    let mut effects = Vec::new();
    effects.extend(amount("vp", stage.points));
    effects.extend(coins(stage.coins));
    effects.extend(amount("shields", stage.shields));
    effects.extend(match stage.act {
        Act::None => None,
        Act::AnyRaw => Some(production("one-of", &RESOURCES[..4], false)),
        Act::AnyManufactured => Some(production("one-of", &RESOURCES[4..], false)),
        Act::WildScience => Some(any_symbol()),
        Act::SeventhCard => Some(json!({ "type": "play-seventh-card", "timing": "end-of-age" })),
        Act::Revive => Some(json!({ "type": "build-from-discard", "timing": "end-of-turn" })),
        Act::FirstOfColour => Some(free("first-of-colour")),
        Act::FirstCard => Some(free("first-card-of-age")),
        Act::LastCard => Some(free("last-card-of-age")),
    });
    effects
}

/// Effects without the order in which they and their words happen to be listed.
fn sorted(effects: &Value) -> Vec<Value> {
    let mut effects: Vec<Value> = effects.as_array().unwrap().clone();
    for effect in &mut effects {
        for list in ["symbols", "resources", "colours", "scope", "neighbours"] {
            if let Some(items) = effect.get_mut(list).and_then(Value::as_array_mut) {
                items.sort_by_key(Value::to_string);
            }
        }
    }
    effects.sort_by_key(Value::to_string);
    effects
}

#[test]
fn cards_are_those_of_the_data() {
    let Some(data) = collected("cards.json") else { return };
    let theirs = data["cards"].as_array().unwrap();
    assert_eq!(theirs.len(), CARDS.len());
    // A guild carries the number 3 in the data; it plays no part (rule 1.8).
    let players = |facts: &CardFacts| {
        if facts.colour == Colour::Purple { json!([3]) } else { json!(facts.players) }
    };
    for other in theirs {
        let id = other["id"].as_str().unwrap();
        let facts = card(id).facts();
        let ours = json!({
            "id": facts.id, "name": facts.name, "age": facts.age, "colour": facts.colour.name(),
            "cost": cost(facts.cost), "players": players(facts),
        });
        for (field, value) in ours.as_object().unwrap() {
            assert_eq!(*value, other[field], "{id}: {field}");
        }
        assert_eq!(sorted(&json!(card_effects(facts))), sorted(&other["effects"]), "{id}");
        let fields: BTreeSet<&str> =
            other.as_object().unwrap().keys().map(String::as_str).collect();
        let known = [
            "age",
            "chainFreeWith",
            "chainProvides",
            "colour",
            "cost",
            "effects",
            "id",
            "name",
            "players",
        ];
        assert!(fields.into_iter().all(|field| known.contains(&field)), "{id}");
    }
    let order: Vec<&str> = theirs.iter().map(|other| other["id"].as_str().unwrap()).collect();
    assert_eq!(order, CARDS.iter().map(|facts| facts.id).collect::<Vec<_>>());
}

#[test]
fn chains_are_those_of_the_data() {
    let Some(data) = collected("cards.json") else { return };
    let cards = data["cards"].as_array().unwrap();
    let symbols = |card: &Value, field: &str| -> Vec<String> {
        let list = card[field].as_array().unwrap().iter();
        list.map(|symbol| symbol.as_str().unwrap().to_owned()).collect()
    };
    let mut theirs = BTreeSet::new();
    for opener in cards {
        let provided = symbols(opener, "chainProvides");
        for free in cards {
            if symbols(free, "chainFreeWith").iter().any(|symbol| provided.contains(symbol)) {
                theirs.insert((opener["id"].as_str().unwrap(), free["id"].as_str().unwrap()));
            }
        }
    }
    let opens = |facts: &'static CardFacts| {
        facts.free_with.into_iter().flatten().map(|opener| (opener, facts.id))
    };
    assert_eq!(CARDS.iter().flat_map(opens).collect::<BTreeSet<_>>(), theirs);
    assert_eq!(json!(RESOURCES[..4]), data["resources"]["raw"]);
    assert_eq!(json!(RESOURCES[4..]), data["resources"]["manufactured"]);
}

#[test]
fn wonders_are_those_of_the_data() {
    let Some(data) = collected("wonders.json") else { return };
    let theirs = data["wonders"].as_array().unwrap();
    assert_eq!(theirs.len(), WONDERS.len());
    for (facts, other) in WONDERS.iter().zip(theirs) {
        let id = facts.id;
        assert_eq!((json!(id), json!(facts.name)), (other["id"].clone(), other["name"].clone()));
        assert_eq!(json!(units(facts.start)), json!([other["startResource"]]), "{id}");
        let wonder = Wonder::from_id(id).unwrap();
        for side in [Side::Day, Side::Night] {
            let stages = other["sides"][side.name()]["stages"].as_array().unwrap();
            let ours = wonder.board(side).stages;
            assert_eq!(ours.len(), stages.len(), "{id}");
            for (stage, other) in ours.iter().zip(stages) {
                assert_eq!(cost(stage.cost), other["cost"], "{id}");
                assert_eq!(sorted(&json!(stage_effects(stage))), sorted(&other["effects"]), "{id}");
            }
        }
    }
}
