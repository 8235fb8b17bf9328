//! Worked examples: every example of the rulebook, and cases derived from its text. The facts are
//! written out here; a test compares the list with the collected examples where those are at hand.

mod rulebook;

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::{
    A, B, Scene, accessible, can, card, cards, coins, points, price, printed_cost, table, wonder,
    wonders,
};
use mirabilia_duel::state::Lying;
use mirabilia_duel::{Phase, Position};
use mirabilia_kernel::{End, SeatSet};

// What stands on the card: coins, then wood, clay, stone, glass, papyrus.
const PRINTED: [(&str, &str, u8, [u8; 5]); 11] = [
    ("printed-cost-lumber-yard", "lumber-yard", 0, [0, 0, 0, 0, 0]),
    ("printed-cost-stone-pit", "stone-pit", 1, [0, 0, 0, 0, 0]),
    ("printed-cost-baths", "baths", 0, [0, 0, 1, 0, 0]),
    ("printed-cost-arena", "arena", 0, [1, 1, 1, 0, 0]),
    ("printed-cost-scriptorium", "scriptorium", 2, [0, 0, 0, 0, 0]),
    ("printed-cost-horse-breeders", "horse-breeders", 0, [1, 1, 0, 0, 0]),
    ("printed-cost-garrison", "garrison", 0, [0, 1, 0, 0, 0]),
    ("printed-cost-fortifications", "fortifications", 0, [0, 1, 2, 0, 1]),
    ("printed-cost-aqueduct", "aqueduct", 0, [0, 0, 3, 0, 0]),
    ("printed-cost-caravansery", "caravansery", 2, [0, 0, 0, 1, 1]),
    ("printed-cost-colossus", "colossus", 0, [0, 3, 0, 1, 0]),
];

#[test]
fn printed_costs() {
    for (id, item, coins, goods) in PRINTED {
        assert_eq!(printed_cost(item), (coins, goods), "{id}");
    }
}

/// A price: the builder's cards, built wonders and tokens, the opponent's cards, and what it costs:
/// coins in all, coins for trade, through a chain or not.
struct Priced {
    id: &'static str,
    item: &'static str,
    mine: &'static str,
    helpers: (&'static str, &'static str),
    yours: &'static str,
    wanted: (u16, u16, bool),
}

const fn priced(
    id: &'static str,
    item: &'static str,
    mine: &'static str,
    yours: &'static str,
    wanted: (u16, u16, bool),
) -> Priced {
    Priced { id, item, mine, helpers: ("", ""), yours, wanted }
}

const fn helped(mut case: Priced, built: &'static str, tokens: &'static str) -> Priced {
    case.helpers = (built, tokens);
    case
}

/// One stone, three clay, one papyrus.
const ANTOINE: &str = "quarry clay-pool brickyard press";

const PRICES: [Priced; 19] = [
    // From the rulebook.
    priced(
        "horse-breeders-by-resources",
        "horse-breeders",
        "clay-pool lumber-yard",
        "",
        (0, 0, false),
    ),
    priced("horse-breeders-by-chain", "horse-breeders", "stable", "", (0, 0, true)),
    priced("antoine-baths", "baths", ANTOINE, "", (0, 0, false)),
    priced("antoine-garrison", "garrison", ANTOINE, "", (0, 0, false)),
    priced("bruno-fortifications", "fortifications", "shelf-quarry", "clay-pool", (5, 5, false)),
    priced("antoine-aqueduct", "aqueduct", "", "shelf-quarry", (12, 12, false)),
    priced("stone-pit-coins", "stone-pit", "", "", (1, 0, false)),
    priced("scriptorium-coins", "scriptorium", "", "", (2, 0, false)),
    priced("bruno-caravansery", "caravansery", "", "glassworks", (7, 5, false)),
    priced("antoine-aqueduct-by-chain", "aqueduct", "baths", "shelf-quarry", (0, 0, true)),
    priced("bruno-fortifications-by-chain", "fortifications", "palisade", "", (0, 0, true)),
    // Derived from its text.
    priced("reserve-overrides-price", "aqueduct", "stone-reserve", "shelf-quarry", (3, 3, false)),
    // Two stone at 4, one wood at 3.
    priced(
        "own-production-plus-trade",
        "town-hall",
        "quarry lumber-yard",
        "shelf-quarry logging-camp",
        (11, 11, false),
    ),
    // Clay at 3, wood at 5: the choice producer replaces a wood.
    helped(
        priced(
            "choice-takes-dearest",
            "arsenal",
            "",
            "clay-pool lumber-yard sawmill",
            (14, 14, false),
        ),
        "great-lighthouse",
        "",
    ),
    helped(
        priced("masonry-aqueduct", "aqueduct", "", "shelf-quarry", (4, 4, false)),
        "",
        "masonry",
    ),
    helped(priced("masonry-small-cost", "baths", "", "shelf-quarry", (0, 0, false)), "", "masonry"),
    helped(priced("masonry-not-on-green", "library", "", "", (6, 6, false)), "", "masonry"),
    // Three wood and papyrus at 2, glass at 4: the glass and one of the others fall away.
    helped(
        priced(
            "architecture-great-library",
            "great-library",
            "",
            "glassworks glass-blower",
            (6, 6, false),
        ),
        "",
        "architecture",
    ),
    helped(
        priced("architecture-with-choice", "piraeus", "lumber-yard", "quarry", (0, 0, false)),
        "great-lighthouse",
        "architecture",
    ),
];

#[test]
fn prices() {
    for case in &PRICES {
        let (built, tokens) = case.helpers;
        let scene = Scene::offers(3, "palace").city(A, case.mine).city(B, case.yours);
        let state = scene.built(A, built).tokens(A, tokens).state();
        let market = state.market(A);
        let price = match mirabilia_duel::Card::from_id(case.item) {
            Some(card) => market.card(card),
            None => market.wonder(wonder(case.item)),
        };
        assert_eq!((price.total, price.trade, price.chain), case.wanted, "{}", case.id);
    }
}

const APOTHECARY: &str = "antoine-apothecary";
const UNIT_PRICES: [(&str, &str, &str, u8); 2] = [
    ("stone-price-for-antoine", "", "shelf-quarry", 4),
    ("third-stone-price-for-bruno", "shelf-quarry", "", 2),
];

#[test]
fn missing_units_and_their_prices() {
    // Antoine lacks a glass for the Apothecary, and nothing else.
    let state = Scene::offers(3, "palace").city(A, ANTOINE).state();
    let (_, need) = printed_cost("apothecary");
    let made: [u8; 5] = state.city(A).production().amounts();
    let missing: [u8; 5] = std::array::from_fn(|i| need[i].saturating_sub(made[i]));
    assert_eq!(missing, [0, 0, 0, 1, 0], "{APOTHECARY}");
    assert_eq!(price(&state, A, "apothecary"), 2, "{APOTHECARY}");
    for (id, mine, yours, wanted) in UNIT_PRICES {
        let state = Scene::offers(3, "palace").city(A, mine).city(B, yours).state();
        assert_eq!(state.market(A).unit_prices()[2], wanted, "{id}");
    }
}

#[test]
fn selling() {
    // "bruno-discards-aqueduct"
    let scene = Scene::offers(2, "aqueduct").city(A, "tavern clay-reserve").coins(A, 0);
    assert_eq!(coins(&scene.after("sell aqueduct")), [4, 7]);
}

/// Shields: what is built, where the pawn stands, tokens of the builder; where it stands then, and
/// what the opponent loses.
struct Marched {
    id: &'static str,
    what: &'static str,
    seat: usize,
    from: i8,
    tokens: &'static str,
    to: i8,
    loses: u16,
}

const fn marched(
    id: &'static str,
    what: &'static str,
    (seat, from): (usize, i8),
    tokens: &'static str,
    (to, loses): (i8, u16),
) -> Marched {
    Marched { id, what, seat, from, tokens, to, loses }
}

const MARCHES: [Marched; 9] = [
    // From the rulebook; where it shows the start in a picture, starts that fit the text.
    marched("colossus-moves-pawn", "colossus", (0, 0), "", (2, 0)),
    marched("archery-range-from-1", "archery-range", (0, 1), "", (3, 2)),
    marched("archery-range-from-2", "archery-range", (0, 2), "", (4, 2)),
    marched("strategy-two-shields", "walls", (0, 0), "strategy", (3, 2)),
    marched("strategy-not-on-wonders", "colossus", (0, 0), "strategy", (2, 0)),
    // Derived from its text.
    marched("loot-both-zones", "pretorium", (0, 2), "strategy", (6, 7)),
    marched("pull-back-takes-nothing", "walls", (0, -7), "", (-5, 0)),
    marched("capital-clamps", "arsenal", (0, 7), "", (9, 0)),
    marched("player2-direction", "colossus", (1, -1), "", (-3, 2)),
];

#[test]
fn marches() {
    for case in &MARCHES {
        let (seat, other) = if case.seat == 0 { (A, B) } else { (B, A) };
        let of_card = mirabilia_duel::Card::from_id(case.what);
        let (age, said) = match of_card {
            Some(card) => (card.age(), format!("build {}", case.what)),
            None => (3, format!("wonder {} with palace", case.what)),
        };
        let offered = if of_card.is_some() { case.what } else { "palace" };
        let mut scene = Scene::offers(age, offered).active(seat).pawn(case.from);
        if of_card.is_none() {
            scene = scene.unbuilt(seat, case.what);
        }
        let scene = scene.tokens(seat, case.tokens).coins(seat, 20).coins(other, 10);
        let state = scene.after(&said);
        assert_eq!(state.pawn(), case.to, "{}", case.id);
        assert_eq!(state.city(other).coins(), 10 - case.loses, "{}", case.id);
        let lines = [(2, 3), (5, 6)];
        for (value, line) in lines {
            let reached = case.to.abs() >= line && (case.to > 0) == (seat == A);
            assert_eq!(state.has_loot(other, value), !reached, "{}: {value} coins", case.id);
        }
        let won = state.phase() == Phase::Over(End::Military);
        assert_eq!(won, case.to.abs() == 9, "{}", case.id);
        assert!(!won || state.outcome().unwrap().winners == SeatSet::only(seat));
    }
}

#[test]
fn the_seventh_wonder() {
    // "seventh-wonder": Antoine has built 2 and Bruno 4; the Colossus is the seventh.
    let scene = Scene::offers(3, "palace")
        .coins(A, 8)
        .built(A, "circus-maximus sphinx")
        .unbuilt(A, "colossus pyramids")
        .built(B, "appian-way mausoleum piraeus great-library");
    let state = scene.after("wonder colossus with palace");
    assert_eq!(state.city(A).built(), wonders("circus-maximus sphinx colossus"));
    assert_eq!(state.city(B).built().len(), 4);
    assert!(state.city(A).unbuilt().is_empty(), "the Pyramids return to the box");
}

#[test]
fn accessible_cards() {
    // "accessible-cards": two cards of the last row are gone, but nothing is uncovered by that.
    let four = ["baths", "stone-pit", "lumber-yard", "scriptorium"];
    let mut position = Position::sample(1);
    for (slot, id) in [15, 16, 18, 19].into_iter().zip(four) {
        position.structure[slot] = Lying::FaceUp(card(id));
    }
    for (slot, id) in [(0, "altar"), (8, "tavern")] {
        position.structure[slot] = Lying::FaceUp(card(id));
    }
    position.structure[14] = Lying::Nothing;
    position.structure[17] = Lying::Nothing;
    position.discard = cards("stable garrison");
    let state = position.state().unwrap();
    assert_eq!(accessible(&state), cards(&four.join(" ")));
    for slot in 0..20 {
        let open = [15, 16, 18, 19].contains(&slot);
        assert_eq!(state.is_accessible(slot), open, "slot {slot}");
    }
    assert!(!can(&state, "sell altar"));
}

#[test]
fn first_game_wonders() {
    // "first-game-wonders"
    let table = table("wonders=first-game");
    let [one, two] = [A, B].map(|seat| table.state().city(seat).unbuilt());
    assert_eq!(one, wonders("pyramids great-lighthouse temple-of-artemis statue-of-zeus"));
    assert_eq!(two, wonders("circus-maximus piraeus appian-way colossus"));
}

#[test]
fn losses() {
    // "loot-floor": 3 coins, and 5 to lose.
    let state = Scene::offers(1, "guard-tower").coins(B, 3).pawn(5).after("build guard-tower");
    assert_eq!(coins(&state)[1], 0);
}

#[test]
fn coins_per_item() {
    // "lighthouse-counts-itself": 2 clay and a glass for 6 coins, then 3 for yellow cards.
    let scene = Scene::offers(3, "lighthouse").coins(A, 6).city(A, "forum customs-house");
    let cost = price(&scene.state(), A, "lighthouse");
    assert_eq!(coins(&scene.after("build lighthouse"))[0], 6 - cost + 3);
    // "arena-counts-built-wonders"
    let scene = Scene::offers(3, "arena").coins(A, 6).built(A, "sphinx pyramids colossus");
    assert_eq!(coins(&scene.after("build arena"))[0], 6);
}

#[test]
fn guilds() {
    // "shipowners-one-city": brown 3 and grey 1 against brown 2 and grey 3.
    let scene = Scene::offers(3, "shipowners-guild")
        .coins(A, 20)
        .city(A, "quarry clay-pool lumber-yard press")
        .city(B, "stone-pit clay-pit glassworks glass-blower drying-room");
    let cost = price(&scene.state(), A, "shipowners-guild");
    let state = scene.after("build shipowners-guild");
    assert_eq!((coins(&state)[0], points(&state, A, "guilds")), (20 - cost + 5, 5));
    // "builders-most-wonders": 2 against 4.
    let scene = Scene::offers(3, "builders-guild").coins(A, 10).built(A, "sphinx pyramids");
    let scene = scene.built(B, "colossus mausoleum piraeus appian-way");
    let state = scene.after("build builders-guild");
    assert_eq!((coins(&state)[0], points(&state, A, "guilds")), (0, 8));
    // "moneylenders-richest": 7 coins against 11.
    let scene = Scene::offers(3, "palace").city(A, "moneylenders-guild");
    let state = scene.coins(A, 7).coins(B, 11).state();
    assert_eq!(points(&state, A, "guilds"), 3);
    let scene = Scene::offers(3, "moneylenders-guild").coins(A, 8);
    assert_eq!(coins(&scene.after("build moneylenders-guild"))[0], 0, "no coins");
}

#[test]
fn points_of_tokens_and_of_the_pawn() {
    // "mathematics-three-tokens"
    let state = Scene::offers(3, "palace").tokens(A, "mathematics law economy").state();
    assert_eq!(points(&state, A, "progress"), 9);
    // "military-vp"
    for (pawn, wanted) in [(0, 0), (1, 2), (2, 2), (3, 5), (5, 5), (6, 10), (8, 10)] {
        let state = Scene::offers(3, "palace").pawn(pawn).state();
        assert_eq!(points(&state, A, "military"), wanted, "pawn at {pawn}");
        assert_eq!(points(&state, B, "military"), 0);
    }
}

/// Cases above that stand alone.
const ALONE: [&str; 12] = [
    "bruno-discards-aqueduct",
    "seventh-wonder",
    "accessible-cards",
    "first-game-wonders",
    "loot-floor",
    "lighthouse-counts-itself",
    "arena-counts-built-wonders",
    "shipowners-one-city",
    "builders-most-wonders",
    "moneylenders-richest",
    "mathematics-three-tokens",
    "military-vp",
];

#[test]
fn the_list_is_complete_where_the_collection_is_at_hand() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/duel/examples.json");
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("passed over: the collected examples are not here");
        return;
    };
    let collected: serde_json::Value = serde_json::from_str(&text).unwrap();
    let collected: BTreeSet<String> = collected["examples"]
        .as_array()
        .unwrap()
        .iter()
        .map(|example| example["id"].as_str().unwrap().to_owned())
        .collect();
    let ours: BTreeSet<String> = (PRINTED.iter().map(|case| case.0))
        .chain(PRICES.iter().map(|case| case.id))
        .chain([APOTHECARY])
        .chain(UNIT_PRICES.iter().map(|case| case.0))
        .chain(MARCHES.iter().map(|case| case.id))
        .chain(ALONE)
        .map(str::to_owned)
        .collect();
    assert_eq!(ours, collected);
}
