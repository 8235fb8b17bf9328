//! Chapter 7: symbols, pairs, scientific supremacy.

use std::collections::BTreeMap;

use mirabilia_duel::data::Symbol;
use mirabilia_duel::{Colour, Phase, Refusal};
use mirabilia_kernel::{End, SeatSet};

use crate::common::{A, B, Scene, all_cards, can, card, legal, luck, play, refusal, token, tokens};

/// The two cards of each symbol.
const PAIRS: [(&str, &str, &str); 6] = [
    ("plumb-level", "workshop", "laboratory"),
    ("wheel", "apothecary", "school"),
    ("quill", "scriptorium", "library"),
    ("mortar", "pharmacist", "dispensary"),
    ("sundial", "academy", "study"),
    ("armillary-sphere", "university", "observatory"),
];

/// Five different symbols.
const FIVE: &str = "workshop apothecary scriptorium pharmacist academy";

#[test]
fn rule_7_1_six_symbols_on_two_cards_each_and_the_scales() {
    let mut found: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for card in all_cards() {
        let facts = card.facts();
        assert_eq!(facts.symbol.is_some(), facts.colour == Colour::Green, "{}", facts.id);
        if let Some(symbol) = facts.symbol {
            found.entry(symbol.name()).or_default().push(facts.id);
        }
    }
    let wanted: BTreeMap<&str, Vec<&str>> =
        PAIRS.into_iter().map(|(symbol, a, b)| (symbol, vec![a, b])).collect();
    assert_eq!(found, wanted);
    assert_eq!(Symbol::ALL.map(Symbol::name)[6], "scales");
}

#[test]
fn rule_7_2_the_second_copy_of_a_symbol_brings_a_token_of_choice() {
    for (_, first, second) in PAIRS {
        let scene = Scene::offers(card(second).age(), second).coins(A, 20).city(A, first);
        let mut state = scene.board("law masonry urbanism").after(&format!("build {second}"));
        assert_eq!((state.phase(), state.active()), (Phase::Token, A), "{second}");
        assert_eq!(legal(&state), ["token law", "token masonry", "token urbanism"]);
        assert_eq!(refusal(&state, "token theology"), Refusal::NoSuchToken(token("theology")));
        play(&mut state, "token masonry");
        assert_eq!(state.city(A).tokens(), tokens("masonry"));
        // Without the first copy, or with it in the other city, nothing.
        let alone = Scene::offers(card(second).age(), second).coins(A, 20).city(B, first);
        assert_eq!(alone.after(&format!("build {second}")).phase(), Phase::Play, "{second}");
    }
}

#[test]
fn rule_7_3_taking_a_token_is_compulsory() {
    let scene = Scene::offers(2, "library walls").city(A, "scriptorium").board("law");
    let state = scene.after("build library");
    assert_eq!(legal(&state), ["token law"]);
    assert!(!can(&state, "sell walls"));
}

#[test]
fn rule_7_4_a_token_taken_is_not_replaced() {
    let scene = Scene::offers(2, "library walls").city(A, "scriptorium");
    let mut state = scene.board("agriculture law masonry").after("build library");
    let boxed = state.boxed();
    play(&mut state, "token law");
    assert_eq!(state.board(), tokens("agriculture masonry"));
    assert_eq!(state.boxed(), boxed);
}

#[test]
fn rule_7_5_without_tokens_on_the_board_a_pair_brings_nothing() {
    let scene = Scene::offers(2, "library walls").city(A, "scriptorium");
    let scene = scene.tokens(B, "agriculture architecture economy law masonry");
    let state = scene.after("build library");
    assert_eq!((state.phase(), state.active()), (Phase::Play, B));
    assert!(state.city(A).tokens().is_empty());
    assert_eq!(state.boxed().len(), 5);
}

#[test]
fn rule_7_6_a_revived_card_makes_a_pair_too() {
    let scene = Scene::offers(2, "walls").coins(A, 20).city(A, "scriptorium").discard("library");
    let mut state = scene.unbuilt(A, "mausoleum").after("wonder mausoleum with walls");
    play(&mut state, "revive library");
    assert_eq!(state.phase(), Phase::Token);
}

#[test]
fn rule_7_7_law_never_makes_a_pair() {
    assert!(all_cards().all(|card| card.facts().symbol != Some(Symbol::Scales)));
    // Each green card as first of its symbol, with Law in the city.
    for id in PAIRS.into_iter().flat_map(|(_, first, second)| [first, second]) {
        let scene = Scene::offers(card(id).age(), id).coins(A, 20).tokens(A, "law");
        assert_eq!(scene.after(&format!("build {id}")).phase(), Phase::Play, "{id}");
    }
}

#[test]
fn rule_7_8_six_different_symbols_win_at_once() {
    let scene = Scene::offers(3, "university").coins(A, 20).city(A, FIVE).coins(B, 100);
    let state = scene.after("build university");
    let outcome = state.outcome().expect("the game is over");
    assert_eq!((outcome.winners, outcome.end), (SeatSet::only(A), End::Science));
    let five = Scene::offers(3, "academy").coins(A, 20);
    let five = five.city(A, "workshop apothecary scriptorium pharmacist");
    assert_eq!(five.after("build academy").outcome(), None, "five do not");
    // Symbols of the two cities are not added up.
    let scene = Scene::offers(3, "university").coins(A, 20);
    let scene = scene.city(A, "workshop apothecary scriptorium").city(B, "pharmacist academy");
    assert_eq!(scene.after("build university").outcome(), None);
}

#[test]
fn rule_7_9_two_copies_count_as_one() {
    let city = "workshop laboratory apothecary school scriptorium library pharmacist dispensary";
    let state = Scene::offers(3, "academy").coins(A, 20).city(A, city).after("build academy");
    assert_eq!((state.outcome(), state.city(A).symbols().count_ones()), (None, 5));
}

#[test]
fn rule_7_10_law_counts_as_one_of_the_six() {
    // In the city beforehand.
    let scene = Scene::offers(3, "university").coins(A, 20).tokens(A, "law");
    let three = scene.city(A, "workshop apothecary scriptorium");
    assert_eq!(three.after("build university").outcome(), None, "five with the scales");
    let four = scene.city(A, "workshop apothecary scriptorium academy");
    assert_eq!(four.after("build university").phase(), Phase::Over(End::Science));
    // From a pair.
    let scene = Scene::offers(3, "study").coins(A, 20).city(A, FIVE);
    let mut state = scene.after("build study");
    play(&mut state, "token law");
    assert_eq!(state.phase(), Phase::Over(End::Science));
    assert_eq!(state.outcome().unwrap().winners, SeatSet::only(A));
    // From the Great Library.
    let scene = Scene::offers(3, "study").coins(A, 20).city(A, FIVE).unbuilt(A, "great-library");
    let scene = scene.board("agriculture architecture economy masonry urbanism");
    let mut state = scene.after("wonder great-library with study");
    luck(&mut state, "deal library law strategy theology");
    play(&mut state, "token law");
    assert_eq!(state.phase(), Phase::Over(End::Science));
}
