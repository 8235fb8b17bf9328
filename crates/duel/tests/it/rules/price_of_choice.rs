//! Chapter 3, second half: choice producers, discounts, chains.

use mirabilia_duel::{Colour, Phase};

use crate::common::{A, B, Scene, can, card, coins, play, price};

fn cities(mine: &str, yours: &str) -> Scene {
    Scene::offers(3, "arsenal").city(A, mine).city(B, yours)
}

#[test]
fn rule_3_18_a_choice_producer_supplies_one_unit_of_one_of_its_resources() {
    let none = cities("", "").state();
    let both = ["chamber-of-commerce", "gardens", "academy"];
    assert_eq!(both.map(|id| price(&none, A, id)), [4, 8, 8]); // pp, wwcc, wsgg
    let manufactured = [4 - 2, 8, 8 - 2];
    let raw = [4, 8 - 2, 8 - 2];
    for (scene, wanted) in [
        (cities("forum", ""), manufactured),
        (cities("caravansery", ""), raw),
        (cities("", "").built(A, "piraeus"), manufactured),
        (cities("", "").built(A, "great-lighthouse"), raw),
    ] {
        let state = scene.state();
        assert_eq!(both.map(|id| price(&state, A, id)), wanted);
    }
}

#[test]
fn rule_3_19_choice_producers_work_side_by_side() {
    let scene = cities("forum caravansery", "").built(A, "piraeus great-lighthouse");
    let state = scene.state();
    assert_eq!(price(&state, A, "chamber-of-commerce"), 0); // pp
    assert_eq!(price(&state, A, "gardens"), 4); // wwcc less two
    assert_eq!(price(&state, A, "academy"), 0); // wsgg
    assert_eq!(price(&state, A, "palace"), 2); // wcsgg less two and two
}

#[test]
fn rule_3_20_the_resource_is_chosen_anew_each_time() {
    let scene = Scene::offers(2, "courthouse school").city(A, "forum sawmill").coins(A, 2);
    let mut state = scene.after("build courthouse");
    assert_eq!(coins(&state)[0], 2, "glass of the forum");
    play(&mut state, "sell school");
    assert_eq!(price(&state, A, "temple"), 0, "papyrus of the forum");
    assert_eq!(price(&state, A, "library"), 2, "glass again");
}

#[test]
fn rule_3_21_discounts_drop_up_to_two_units_of_any_resource() {
    let state = cities("", "").tokens(A, "masonry architecture").state();
    for (id, wanted) in [("palace", 6), ("statue", 0), ("pyramids", 4), ("sphinx", 4)] {
        assert_eq!(price(&state, A, id), wanted, "{id}");
    }
    assert_eq!(price(&state, A, "academy"), 8, "no discount on a green card");
    assert_eq!(price(&state, B, "palace"), 10, "nor for the opponent");
}

#[test]
fn rule_3_22_helpers_are_assigned_so_that_the_price_is_lowest() {
    // Palace (wood, clay, stone, 2 glass) where wood costs 4, clay 2, stone 1, glass 3.
    let yours = "sawmill glassworks";
    for (mine, tokens, wanted) in [
        ("stone-reserve", "", 4 + 2 + 1 + 3 + 3),
        ("stone-reserve caravansery", "", 2 + 1 + 3 + 3),
        ("stone-reserve forum", "", 4 + 2 + 1 + 3),
        ("stone-reserve", "masonry", 2 + 1 + 3),
        ("stone-reserve forum", "masonry", 2 + 1),
        ("stone-reserve forum caravansery", "masonry", 1),
    ] {
        let state = cities(mine, yours).tokens(A, tokens).state();
        assert_eq!(price(&state, A, "palace"), wanted, "{mine} {tokens}");
    }
}

#[test]
fn rule_3_23_each_helper_takes_the_dearest_unit() {
    // Arsenal: 2 wood at 5, 3 clay at 3. The caravansery replaces a wood.
    let state = cities("caravansery", "sawmill lumber-yard clay-pool").state();
    assert_eq!(price(&state, A, "arsenal"), 5 + 9);
    // Great Library: 3 wood at 2, glass at 4, papyrus at 3; the two dearest fall away.
    let state = cities("", "glassworks glass-blower press").tokens(A, "architecture").state();
    assert_eq!(price(&state, A, "great-library"), 6);
    // The forum comes first (glass), then the discount (papyrus and a wood).
    let state = cities("forum", "glassworks glass-blower press").tokens(A, "architecture").state();
    assert_eq!(price(&state, A, "great-library"), 4);
}

#[test]
fn rule_3_28_a_chain_makes_a_card_free() {
    let scene = Scene::offers(2, "aqueduct").city(B, "shelf-quarry").coins(A, 0);
    assert!(!can(&scene.state(), "build aqueduct"));
    let state = scene.city(A, "baths").after("build aqueduct");
    assert_eq!(coins(&state), [0, 7]);
    assert_eq!(state.city(A).colour(Colour::Blue), 2);
}

#[test]
fn rule_3_29_a_chain_also_waives_the_coins() {
    let scene = Scene::offers(2, "barracks").coins(A, 0);
    assert!(!can(&scene.state(), "build barracks"));
    let state = scene.city(A, "garrison").after("build barracks");
    assert_eq!((coins(&state), state.pawn()), ([0, 7], 1));
}

#[test]
fn rule_3_30_an_open_chain_is_always_used() {
    // The city could pay with its own goods; it is a chain construction all the same.
    let scene = Scene::offers(2, "horse-breeders").city(A, "stable lumber-yard clay-pool");
    assert!(scene.state().market(A).card(card("horse-breeders")).chain);
    let state = scene.tokens(A, "urbanism").after("build horse-breeders");
    assert_eq!(coins(&state), [11, 7]);
}

#[test]
fn rule_3_31_only_a_card_in_the_own_city_opens_a_chain() {
    let elsewhere = [
        Scene::offers(2, "aqueduct").city(B, "baths"),
        Scene::offers(2, "aqueduct").discard("baths"),
    ];
    for scene in elsewhere {
        assert_eq!(price(&scene.state(), A, "aqueduct"), 6);
    }
    let scene = Scene::offers(1, "baths").coins(A, 20).unbuilt(A, "sphinx");
    let state = scene.after("wonder sphinx with baths");
    assert_eq!(price(&state, A, "aqueduct"), 6, "not under a wonder");
}

#[test]
fn rule_3_32_a_card_built_by_the_mausoleum_opens_its_chain() {
    let scene = Scene::offers(2, "walls").coins(A, 20).unbuilt(A, "mausoleum").discard("baths");
    let mut state = scene.after("wonder mausoleum with walls");
    assert_eq!(state.phase(), Phase::Revive);
    assert_eq!(price(&state, A, "aqueduct"), 6);
    play(&mut state, "revive baths");
    assert_eq!(price(&state, A, "aqueduct"), 0);
}

#[test]
fn rule_3_33_a_chain_construction_brings_economy_nothing() {
    let scene = Scene::offers(2, "aqueduct").coins(A, 12).tokens(B, "economy");
    assert_eq!(coins(&scene.after("build aqueduct")), [6, 13]);
    assert_eq!(coins(&scene.city(A, "baths").after("build aqueduct")), [12, 7]);
}
