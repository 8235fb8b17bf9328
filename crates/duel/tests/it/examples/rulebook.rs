//! The seventeen examples of the rulebook in its own order, played out where they tell a story.

use super::{ANTOINE, accessible_cards, first_game_wonders};
use crate::common::{A, B, Scene, can, cards, coins, play, points, price};

#[test]
fn example_1_costs_of_five_cards() {
    let state = Scene::offers(3, "palace").state();
    let costs = ["lumber-yard", "stone-pit", "scriptorium", "baths", "arena"];
    assert_eq!(costs.map(|id| price(&state, A, id)), [0, 1, 2, 2, 6]);
}

#[test]
fn example_2_horse_breeders_by_goods_or_by_chain() {
    for city in ["clay-pool lumber-yard", "stable"] {
        let scene = Scene::offers(2, "horse-breeders").city(A, city).coins(A, 0);
        let state = scene.after("build horse-breeders");
        assert_eq!((coins(&state)[0], state.pawn()), (0, 1), "{city}");
    }
    let neither = Scene::offers(2, "horse-breeders").coins(A, 0).state();
    assert!(!can(&neither, "build horse-breeders"));
}

#[test]
fn example_3_antoine_builds_what_his_city_produces() {
    // One stone, three clay, one papyrus; he has no coins to trade with.
    let scene = |id| Scene::offers(2, "walls").city(A, ANTOINE).coins(A, 0).city(B, id).state();
    assert_eq!(scene("").city(A).production().amounts(), [0, 3, 1, 0, 1]);
    for (id, wanted) in [("baths", 0), ("garrison", 0), ("apothecary", 2)] {
        assert_eq!(price(&scene(""), A, id), wanted, "{id}");
    }
}

#[test]
fn examples_4_and_5_a_stone_for_antoine_and_a_third_for_bruno() {
    let state = Scene::offers(2, "aqueduct").city(B, "shelf-quarry").state();
    assert_eq!(state.market(A).unit_prices()[2], 4);
    assert_eq!(price(&state, B, "aqueduct"), 2);
}

#[test]
fn example_6_bruno_builds_fortifications() {
    let scene = Scene::offers(3, "fortifications").city(A, "shelf-quarry").city(B, "clay-pool");
    assert_eq!(coins(&scene.after("build fortifications")), [7 - 5, 7]);
}

#[test]
fn example_7_antoine_builds_the_aqueduct() {
    let scene = Scene::offers(2, "aqueduct").city(B, "quarry stone-pit").coins(A, 12);
    assert_eq!(coins(&scene.after("build aqueduct")), [0, 7], "to the bank");
}

#[test]
fn example_8_bruno_builds_the_caravansery() {
    let scene = Scene::offers(2, "caravansery").city(B, "glassworks");
    assert_eq!(coins(&scene.after("build caravansery")), [0, 7]);
}

#[test]
fn examples_9_and_10_chains() {
    for (age, city, id) in [(2, "baths", "aqueduct"), (3, "palisade", "fortifications")] {
        let scene = Scene::offers(age, id).city(A, city).city(B, "shelf-quarry").coins(A, 0);
        assert_eq!(coins(&scene.after(&format!("build {id}"))), [0, 7], "{id}");
    }
}

#[test]
fn example_11_bruno_sells_the_aqueduct() {
    let scene = Scene::offers(2, "aqueduct").city(A, "tavern clay-reserve");
    let state = scene.after("sell aqueduct");
    assert_eq!((coins(&state), state.discard()), ([11, 7], cards("aqueduct")));
}

#[test]
fn example_12_antoine_builds_the_colossus() {
    // Whatever the card under it would cost.
    for id in ["pretorium", "arsenal"] {
        let scene = Scene::offers(3, id).coins(A, 8).unbuilt(A, "colossus");
        let state = scene.after(&format!("wonder colossus with {id}"));
        assert_eq!((coins(&state)[0], state.pawn()), (0, 2), "{id}");
        assert!(state.city(A).cards().is_empty() && state.discard().is_empty());
    }
}

#[test]
fn example_13_the_pyramids_return_to_the_box() {
    let scene = Scene::offers(3, "palace arena")
        .coins(A, 40)
        .built(A, "circus-maximus sphinx")
        .unbuilt(A, "colossus pyramids")
        .built(B, "appian-way mausoleum piraeus great-library");
    let mut state = scene.active(A).after("wonder colossus with palace");
    play(&mut state, "sell arena");
    assert_eq!(points(&state, A, "wonders"), 3 + 6 + 3);
}

#[test]
fn example_14_antoine_builds_the_archery_range() {
    for from in [1, 2] {
        let scene = Scene::offers(2, "archery-range").city(A, "lumber-yard quarry press");
        let state = scene.pawn(from).after("build archery-range");
        assert_eq!((state.pawn(), coins(&state)), (from + 2, [7, 5]));
        assert!(!state.has_loot(B, 2), "the token returns to the box");
    }
}

#[test]
fn example_15_strategy() {
    let scene = Scene::offers(2, "walls").tokens(A, "strategy").unbuilt(A, "colossus");
    assert_eq!(scene.after("build walls").pawn(), 3);
    assert_eq!(scene.coins(A, 8).after("wonder colossus with walls").pawn(), 2);
}

#[test]
fn example_16_the_pictured_structure() {
    accessible_cards();
}

#[test]
fn example_17_the_first_game() {
    first_game_wonders();
}
