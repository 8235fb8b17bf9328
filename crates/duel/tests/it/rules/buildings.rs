//! Chapter 9, first half: colours, what cards give, chains.

use std::collections::BTreeMap;

use mirabilia_duel::data::CardFacts;
use mirabilia_duel::{Card, Colour, State};

use crate::common::{A, B, Scene, all_cards, card, coins, play, points, price};

/// The cards of one colour.
fn of(colour: Colour) -> impl Iterator<Item = &'static CardFacts> {
    all_cards().map(Card::facts).filter(move |facts| facts.colour == colour)
}

/// Seat 0, with enough coins and this city, builds a card of Age III.
fn built(id: &str, city: &str) -> (u16, State) {
    let scene = Scene::offers(3, id).coins(A, 40).city(A, city);
    let cost = price(&scene.state(), A, id);
    let state = scene.after(&format!("build {id}"));
    (coins(&state)[0] + cost - 40, state)
}

/// How many coins building this card of Age III brings.
fn brings(id: &str, city: &str) -> u16 {
    built(id, city).0
}

#[test]
fn rule_9_1_seven_colours() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for card in all_cards() {
        *counts.entry(card.facts().colour.name()).or_default() += 1;
    }
    let wanted = [
        ("blue", 14),
        ("brown", 9),
        ("green", 12),
        ("grey", 4),
        ("purple", 7),
        ("red", 14),
        ("yellow", 13),
    ];
    assert_eq!(counts, wanted.into_iter().collect());
    assert!(all_cards().all(|c| c.is_guild() == (c.facts().colour == Colour::Purple)));
}

#[test]
fn rule_9_2_age_three_has_no_brown_and_no_grey_cards() {
    let made = |c: &Card| matches!(c.facts().colour, Colour::Brown | Colour::Grey);
    let of_age = |age| all_cards().filter(made).filter(|card| card.age() == age).count();
    assert_eq!([1, 2, 3].map(of_age), [8, 5, 0]);
}

#[test]
fn rule_9_3_brown_cards_produce_one_or_two_of_one_raw_material() {
    for (id, made) in [
        ("lumber-yard", [1, 0, 0, 0, 0]),
        ("logging-camp", [1, 0, 0, 0, 0]),
        ("clay-pool", [0, 1, 0, 0, 0]),
        ("clay-pit", [0, 1, 0, 0, 0]),
        ("quarry", [0, 0, 1, 0, 0]),
        ("stone-pit", [0, 0, 1, 0, 0]),
        ("sawmill", [2, 0, 0, 0, 0]),
        ("brickyard", [0, 2, 0, 0, 0]),
        ("shelf-quarry", [0, 0, 2, 0, 0]),
    ] {
        let scene = Scene::offers(card(id).age(), id);
        let state = scene.after(&format!("build {id}"));
        assert_eq!(state.city(A).production().amounts(), made, "{id}");
    }
    assert_eq!(of(Colour::Brown).count(), 9);
}

#[test]
fn rule_9_4_grey_cards_produce_one_glass_or_papyrus() {
    for (id, made) in [
        ("glassworks", [0, 0, 0, 1, 0]),
        ("press", [0, 0, 0, 0, 1]),
        ("glass-blower", [0, 0, 0, 1, 0]),
        ("drying-room", [0, 0, 0, 0, 1]),
    ] {
        let scene = Scene::offers(card(id).age(), id);
        let state = scene.after(&format!("build {id}"));
        assert_eq!(state.city(A).production().amounts(), made, "{id}");
    }
    assert_eq!(of(Colour::Grey).count(), 4);
}

#[test]
fn rule_9_5_blue_cards_give_points_and_nothing_else() {
    for (id, wanted) in [
        ("theater", 3),
        ("altar", 3),
        ("baths", 3),
        ("courthouse", 5),
        ("statue", 4),
        ("temple", 4),
        ("aqueduct", 5),
        ("rostrum", 4),
        ("palace", 7),
        ("town-hall", 7),
        ("obelisk", 5),
        ("gardens", 6),
        ("pantheon", 6),
        ("senate", 5),
    ] {
        let scene = Scene::offers(card(id).age(), id).coins(A, 12);
        let cost = price(&scene.state(), A, id);
        let state = scene.after(&format!("build {id}"));
        assert_eq!(points(&state, A, "civilian"), wanted, "{id}");
        assert_eq!(coins(&state), [12 - cost, 7], "{id}");
        assert_eq!((state.pawn(), state.city(A).symbols()), (0, 0), "{id}");
        assert!(state.city(A).production().is_none());
    }
    assert_eq!(of(Colour::Blue).count(), 14);
}

#[test]
fn rule_9_6_green_cards_give_a_symbol_and_points() {
    for (id, wanted) in [
        ("workshop", 1),
        ("apothecary", 1),
        ("scriptorium", 0),
        ("pharmacist", 0),
        ("library", 2),
        ("dispensary", 2),
        ("school", 1),
        ("laboratory", 1),
        ("academy", 3),
        ("study", 3),
        ("university", 2),
        ("observatory", 2),
    ] {
        let scene = Scene::offers(card(id).age(), id).coins(A, 20);
        let state = scene.after(&format!("build {id}"));
        assert_eq!(points(&state, A, "science"), wanted, "{id}");
        assert_eq!(state.city(A).symbols().count_ones(), 1, "{id}");
    }
    assert_eq!(of(Colour::Green).count(), 12);
}

#[test]
fn rule_9_7_red_cards_give_shields_and_no_points() {
    assert!(of(Colour::Red).all(|facts| (1..=3).contains(&facts.shields)));
    let city = "guard-tower stable garrison palisade walls horse-breeders barracks archery-range";
    let state = Scene::offers(3, "palace").coins(A, 0).city(A, city).state();
    assert_eq!(state.score(A).total(), 0);
}

#[test]
fn rule_9_8_brown_and_grey_cards_give_no_points() {
    let city = "lumber-yard logging-camp clay-pool clay-pit quarry stone-pit glassworks press \
                sawmill brickyard shelf-quarry glass-blower drying-room";
    let state = Scene::offers(3, "palace").coins(A, 0).city(A, city).state();
    assert_eq!(state.score(A).total(), 0);
}

#[test]
fn rule_9_9_yellow_cards_of_age_three_give_three_points() {
    for facts in of(Colour::Yellow) {
        let scene = Scene::offers(3, "palace").coins(A, 0).city(A, facts.id);
        let wanted = if card(facts.id).age() == 3 { 3 } else { 0 };
        assert_eq!(points(&scene.state(), A, "commerce"), wanted, "{}", facts.id);
    }
    assert_eq!(of(Colour::Yellow).filter(|facts| facts.points == 3).count(), 5);
}

#[test]
fn rule_9_10_fixed_coins_are_paid_once() {
    let mut state = Scene::offers(1, "tavern baths").after("build tavern");
    assert_eq!(coins(&state), [11, 7]);
    play(&mut state, "sell baths");
    assert_eq!(coins(&state)[0], 11);
    assert_eq!(coins(&Scene::offers(2, "brewery").after("build brewery")), [13, 7]);
}

#[test]
fn rule_9_11_coins_per_item_count_the_own_city_once() {
    // The opponent's cards do not count.
    let scene = Scene::offers(3, "port palace").coins(A, 20).city(A, "quarry");
    let scene = scene.city(B, "clay-pool lumber-yard sawmill").coins(B, 20);
    let cost = price(&scene.state(), A, "port");
    let mut state = scene.unbuilt(B, "statue-of-zeus").after("build port");
    assert_eq!(coins(&state)[0], 20 - cost + 2);
    // A brown card lost later takes nothing back.
    let before = coins(&state)[0];
    play(&mut state, "wonder statue-of-zeus with palace");
    play(&mut state, "destroy quarry");
    assert_eq!(coins(&state)[0], before);
}

#[test]
fn rule_9_12_the_chamber_of_commerce_pays_three_per_grey_card() {
    assert_eq!(brings("chamber-of-commerce", "quarry"), 0);
    assert_eq!(brings("chamber-of-commerce", "press"), 3);
    assert_eq!(brings("chamber-of-commerce", "press glassworks glass-blower drying-room"), 12);
}

#[test]
fn rule_9_13_the_port_pays_two_per_brown_card() {
    assert_eq!(brings("port", "press"), 0);
    assert_eq!(brings("port", "quarry sawmill clay-pool"), 6);
}

#[test]
fn rule_9_14_the_armory_pays_one_per_red_card() {
    assert_eq!(brings("armory", "tavern"), 0);
    assert_eq!(brings("armory", "guard-tower walls stable"), 3);
}

#[test]
fn rule_9_15_the_lighthouse_pays_one_per_yellow_card_itself_included() {
    assert_eq!(brings("lighthouse", ""), 1);
    assert_eq!(brings("lighthouse", "clay-reserve forum brewery"), 4);
}

#[test]
fn rule_9_16_the_arena_pays_two_per_built_wonder() {
    for (built, wanted) in [("", 0), ("sphinx", 2), ("sphinx pyramids colossus", 6)] {
        let scene = Scene::offers(3, "arena").coins(A, 6).built(A, built).built(B, "mausoleum");
        let state = scene.unbuilt(A, "piraeus").after("build arena");
        assert_eq!(coins(&state)[0], wanted, "{built}");
    }
}

#[test]
fn rule_9_17_the_forum_makes_glass_or_papyrus() {
    let scene = Scene::offers(2, "forum").city(A, "clay-pool");
    let state = scene.after("build forum");
    assert_eq!((state.city(A).any_raw(), state.city(A).any_manufactured()), (0, 1));
    assert_eq!((price(&state, A, "workshop"), price(&state, A, "apothecary")), (0, 0));
    assert_eq!(price(&state, A, "baths"), 2);
}

#[test]
fn rule_9_18_the_caravansery_makes_wood_clay_or_stone() {
    let state = Scene::offers(2, "caravansery").after("build caravansery");
    assert_eq!((state.city(A).any_raw(), state.city(A).any_manufactured()), (1, 0));
    for id in ["stable", "garrison", "baths"] {
        assert_eq!(price(&state, A, id), 0, "{id}");
    }
    assert_eq!(price(&state, A, "workshop"), 2);
}

#[test]
fn rule_9_19_reserves_and_customs_house_fix_trade_prices() {
    for (age, id, wanted) in [
        (1, "wood-reserve", [1, 2, 2, 2, 2]),
        (1, "clay-reserve", [2, 1, 2, 2, 2]),
        (1, "stone-reserve", [2, 2, 1, 2, 2]),
        (2, "customs-house", [2, 2, 2, 1, 1]),
    ] {
        let state = Scene::offers(age, id).after(&format!("build {id}"));
        assert_eq!(state.market(A).unit_prices(), wanted, "{id}");
        assert_eq!(state.market(B).unit_prices(), [2; 5], "{id}");
    }
}

/// In the city, and what it makes free.
pub(crate) const CHAINS: [(&str, &str); 17] = [
    ("stable", "horse-breeders"),
    ("garrison", "barracks"),
    ("palisade", "fortifications"),
    ("scriptorium", "library"),
    ("pharmacist", "dispensary"),
    ("theater", "statue"),
    ("altar", "temple"),
    ("baths", "aqueduct"),
    ("tavern", "lighthouse"),
    ("archery-range", "siege-workshop"),
    ("parade-ground", "circus"),
    ("school", "university"),
    ("laboratory", "observatory"),
    ("statue", "gardens"),
    ("temple", "pantheon"),
    ("rostrum", "senate"),
    ("brewery", "arena"),
];

#[test]
fn rule_9_20_a_card_opens_a_chain_for_one_card_and_no_other() {
    for holder in all_cards() {
        let id = holder.facts().id;
        let lying = ["palace obelisk", "senate gardens"];
        let offered = lying[usize::from(lying[0].contains(id))];
        let state = Scene::offers(3, offered).city(A, id).state();
        assert_eq!(chained(&state), chain_of(holder), "{id}");
    }
}

fn chained(state: &State) -> Vec<&'static str> {
    let free = |card: &Card| state.market(A).card(*card).chain;
    all_cards().filter(free).map(|card| card.facts().id).collect()
}

fn chain_of(holder: Card) -> Vec<&'static str> {
    let row = CHAINS.iter().filter(|(opener, _)| *opener == holder.facts().id);
    row.map(|(_, freed)| *freed).collect()
}
