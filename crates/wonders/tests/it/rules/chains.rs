//! Chapter 3, third part: chains and names.

use std::collections::BTreeSet;

use mirabilia_wonders::{Card, Payment, Phase, Refusal};

use crate::common::{LEFT, ME, RIGHT, Scene, can, card, coins, legal, play, refusal};

/// The table of rule 3.36: what opens what.
pub(crate) const CHAINS: [(&str, &str); 25] = [
    ("altar", "pantheon"),
    ("theater", "gardens"),
    ("baths", "aqueduct"),
    ("well", "statue"),
    ("east-trading-post", "forum"),
    ("west-trading-post", "forum"),
    ("marketplace", "caravansery"),
    ("apothecary", "stables"),
    ("apothecary", "dispensary"),
    ("workshop", "archery-range"),
    ("workshop", "laboratory"),
    ("scriptorium", "courthouse"),
    ("scriptorium", "library"),
    ("forum", "haven"),
    ("caravansery", "lighthouse"),
    ("walls", "fortifications"),
    ("training-ground", "circus"),
    ("dispensary", "arena"),
    ("dispensary", "lodge"),
    ("laboratory", "observatory"),
    ("laboratory", "siege-workshop"),
    ("library", "senate"),
    ("library", "university"),
    ("school", "academy"),
    ("school", "study"),
];

/// Seat 0 holds a card of this age and no coins; the opener is in its city.
fn held(opener: &str, id: &str) -> Scene {
    Scene::of(4, card(id).facts().age).hand(ME, id).city(ME, opener).coins(ME, 0)
}

#[test]
fn rule_3_36_every_chain_makes_its_card_free() {
    for (opener, id) in CHAINS {
        let scene = held(opener, id);
        assert!(scene.state().is_free(ME, card(id)), "{opener} opens {id}");
        assert_eq!(legal(&scene.state(), ME, &format!("build {id}")), [format!("build {id}")]);
        let state = scene.after(&[&format!("0 build {id}")]);
        assert!(state.city(ME).cards().has(card(id)));
        assert!(!can(&scene.city(ME, "").state(), &format!("0 build {id}")), "{id} without it");
    }
    // And there are no others: nothing else in a city makes a card free.
    let named: BTreeSet<(&str, &str)> = CHAINS.into_iter().collect();
    for id in Card::all() {
        let free_with = id.free_with().iter().map(|opener| (opener.facts().id, id.facts().id));
        assert!(free_with.into_iter().all(|pair| named.contains(&pair)), "{}", id.facts().id);
    }
}

#[test]
fn rule_3_37_a_chain_works_from_the_turn_after() {
    let scene = Scene::new(2).turn(4).coins(ME, 0).city(ME, "west-trading-post");
    let scene = scene.hand(ME, "forum").hand(LEFT, "walls");
    let state = scene.state();
    assert!(!state.is_free(ME, card("haven")));
    assert!(scene.after(&["0 build forum"]).is_free(ME, card("haven")));
}

/// The rulebook's example: the theater of Age I opens the gardens of Age III.
#[test]
fn rule_3_38_chains_may_skip_an_age() {
    let scene = Scene::new(3).city(ME, "theater").coins(ME, 0).hand(ME, "gardens pantheon");
    assert_eq!(legal(&scene.state(), ME, "build gardens"), ["build gardens"]);
    assert!(!can(&scene.state(), "0 build pantheon"));
    assert!(can(&scene.city(ME, "altar").state(), "0 build pantheon"));
}

#[test]
fn rule_3_39_a_card_with_two_chain_symbols_opens_both() {
    for opener in
        ["apothecary", "workshop", "scriptorium", "dispensary", "laboratory", "library", "school"]
    {
        let opened: Vec<&str> =
            CHAINS.into_iter().filter(|(o, _)| *o == opener).map(|(_, id)| id).collect();
        assert_eq!(opened.len(), 2, "{opener}");
        assert!(opened.iter().all(|id| held(opener, id).state().is_free(ME, card(id))));
    }
}

#[test]
fn rule_3_40_either_trading_post_opens_the_forum() {
    for posts in ["east-trading-post", "west-trading-post", "east-trading-post west-trading-post"] {
        assert!(held(posts, "forum").state().is_free(ME, card("forum")), "{posts}");
    }
    assert!(!held("marketplace", "forum").state().is_free(ME, card("forum")));
}

#[test]
fn rule_3_41_only_the_own_city_opens_a_chain() {
    let scene = Scene::new(2).hand(ME, "aqueduct").city(LEFT, "baths").coins(ME, 0);
    assert!(!can(&scene.state(), "0 build aqueduct"));
    let scene = Scene::new(2).hand(ME, "aqueduct").discard("baths").coins(ME, 0);
    assert!(!can(&scene.state(), "0 build aqueduct"));
    // Under the board it opens nothing either.
    let scene = Scene::new(1).city(ME, "lumber-yard timber-yard").hand(ME, "baths");
    let state = scene.after(&["0 stage with baths"]);
    assert!(!state.is_free(ME, card("aqueduct")));
    assert!(scene.city(ME, "stone-pit").after(&["0 build baths"]).is_free(ME, card("aqueduct")));
}

#[test]
fn rule_3_42_without_the_symbol_the_cost_is_paid() {
    let scene = Scene::new(2).hand(ME, "aqueduct").city(ME, "stone-pit quarry").coins(ME, 0);
    assert_eq!(legal(&scene.state(), ME, "build aqueduct"), ["build aqueduct"]);
    let scene = Scene::new(2).hand(ME, "aqueduct").city(LEFT, "stone-pit quarry").coins(ME, 6);
    assert_eq!(coins(&scene.after(&["0 build aqueduct pay 6 left"]))[0], 0);
}

#[test]
fn rule_3_43_a_free_card_is_offered_only_without_payment() {
    let scene = Scene::new(2).city(ME, "baths").city(LEFT, "stone-pit quarry").coins(ME, 9);
    let state = scene.hand(ME, "aqueduct").state();
    assert_eq!(legal(&state, ME, "build aqueduct"), ["build aqueduct"]);
    let why = refusal(&state, "0 build aqueduct pay 6 left");
    assert_eq!(why, Refusal::OtherPayment(Payment::NONE));
    // Olympia by night in the first turn.
    let scene = Scene::new(2).turn(0).board(ME, "olympia night", 1);
    let scene = scene.board(LEFT, "gizah day", 0).city(LEFT, "stone-pit timber-yard");
    let scene = scene.hand(ME, "aqueduct").coins(ME, 9);
    assert_eq!(legal(&scene.state(), ME, "build aqueduct"), ["build aqueduct"]);
}

#[test]
fn rule_3_44_no_two_cards_of_the_same_name() {
    let scene = Scene::of(5, 1).hand(ME, "altar").city(ME, "altar");
    let state = scene.state();
    assert_eq!(refusal(&state, "0 build altar"), Refusal::SameName(card("altar")));
    assert!(!can(&state, "0 build altar"));
    assert!(can(&state, "0 sell altar"));
    let scene = Scene::of(5, 1).hand(ME, "altar").city(LEFT, "altar");
    assert!(can(&scene.state(), "0 build altar"), "another city does not matter");
}

#[test]
fn rule_3_45_looms_glassworks_and_presses_of_both_ages_have_one_name() {
    for (first, second) in
        [("loom-1", "loom-2"), ("glassworks-1", "glassworks-2"), ("press-1", "press-2")]
    {
        let state = Scene::new(2).hand(ME, second).city(ME, first).state();
        let why = refusal(&state, &format!("0 build {second}"));
        assert_eq!(why, Refusal::SameName(card(second)));
        assert!(!can(&state, &format!("0 build {second}")));
    }
}

#[test]
fn rule_3_46_the_rule_of_names_holds_for_free_seventh_and_revived_cards() {
    // Free by Olympia.
    let scene = Scene::of(5, 2).turn(0).board(ME, "olympia night", 1).city(ME, "loom-1");
    assert!(!can(&scene.hand(ME, "loom-2").state(), "0 build loom-2"));
    // The seventh card.
    let scene = Scene::new(2).turn(5).board(ME, "babylon night", 1).city(ME, "press-1");
    let state = scene.hand(ME, "press-2 vineyard").after(&["0 build vineyard"]);
    assert_eq!(state.phase(), Phase::Seventh(ME));
    assert_eq!(legal(&state, ME, ""), ["sell press-2"]);
    // A card from the pile.
    let scene = Scene::new(2).board(RIGHT, "halikarnassos night", 0);
    let scene = scene.city(RIGHT, "brickyard loom-1 altar").discard("loom-2 theater");
    let scene = scene.hand(RIGHT, "temple").hand(ME, "walls").hand(LEFT, "vineyard");
    let mut state = scene.after(&["2 stage with temple", "0 sell walls", "1 build vineyard"]);
    assert_eq!(legal(&state, RIGHT, ""), ["revive theater", "revive walls", "revive nothing"]);
    assert_eq!(refusal(&state, "2 revive loom-2"), Refusal::SameName(card("loom-2")));
    play(&mut state, &["2 revive theater"]);
    assert!(state.outcome().is_none());
}
