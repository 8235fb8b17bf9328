//! Chapter 5, first half: what wonders cost, how many may be built.

use mirabilia_duel::data::{self, WONDERS};
use mirabilia_duel::{Phase, Refusal};

use crate::common::{
    A, B, Scene, all_wonders, can, coins, luck, play, points, price, printed_cost, refusal, wonder,
    wonders,
};

/// The table of rule 5.1: cost by initials, points, playing again.
const TABLE: [(&str, &str, i16, bool); 12] = [
    ("appian-way", "ccssp", 3, true),
    ("circus-maximus", "wssg", 3, false),
    ("colossus", "cccg", 3, false),
    ("great-library", "wwwgp", 4, false),
    ("great-lighthouse", "wspp", 4, false),
    ("hanging-gardens", "wwgp", 3, true),
    ("mausoleum", "ccggp", 2, false),
    ("piraeus", "wwcs", 2, true),
    ("pyramids", "sssp", 9, false),
    ("sphinx", "csgg", 6, true),
    ("statue-of-zeus", "wcspp", 3, false),
    ("temple-of-artemis", "wsgp", 0, true),
];

#[test]
fn rule_5_1_what_wonders_cost_and_score() {
    assert_eq!(TABLE.len(), WONDERS.len());
    for (id, goods, points_of_it, _) in TABLE {
        assert_eq!(printed_cost(id), (0, data::goods(goods).amounts()), "{id}");
        let scene = Scene::offers(2, "walls").unbuilt(A, id);
        let wanted = 2 * goods.len() as u16;
        assert_eq!(price(&scene.state(), A, id), wanted, "{id}: no coin part");
        let with = format!("wonder {id} with walls");
        let poor = scene.coins(A, wanted - 1).state();
        assert_eq!(refusal(&poor, &with), Refusal::TooDear { price: wanted, coins: wanted - 1 });
        let state = scene.coins(A, wanted).after(&with);
        assert_eq!(points(&state, A, "wonders"), points_of_it, "{id}");
    }
}

#[test]
fn rule_5_2_only_the_own_four_wonders_each_once() {
    let scene = Scene::offers(2, "walls temple").coins(A, 40);
    let scene = scene.unbuilt(A, "pyramids").built(A, "sphinx").unbuilt(B, "colossus");
    let state = scene.state();
    for other in all_wonders() {
        let said = format!("wonder {} with walls", other.facts().id);
        match other.facts().id {
            "pyramids" => assert!(can(&state, &said)),
            "sphinx" => assert_eq!(refusal(&state, &said), Refusal::AlreadyBuilt(other)),
            _ => assert_eq!(refusal(&state, &said), Refusal::NotYourWonder(other), "{said}"),
        }
    }
    let state = scene.after("wonder pyramids with walls");
    assert_eq!(state.city(A).built(), wonders("pyramids sphinx"));
    assert!(state.city(A).unbuilt().is_empty());
}

#[test]
fn rule_5_3_an_unbuilt_wonder_has_no_effect_and_scores_nothing() {
    let scene = Scene::offers(2, "walls").unbuilt(A, "pyramids great-lighthouse piraeus colossus");
    let state = scene.state();
    assert_eq!(points(&state, A, "wonders"), 0);
    assert_eq!((state.city(A).any_raw(), state.city(A).any_manufactured()), (0, 0));
    assert_eq!(price(&state, A, "temple"), 4);
    assert_eq!(state.pawn(), 0);
}

/// Six wonders stand; each seat has one left.
fn six_built() -> Scene {
    Scene::offers(3, "palace arena")
        .built(A, "appian-way circus-maximus great-library")
        .unbuilt(A, "colossus")
        .built(B, "mausoleum piraeus sphinx")
        .unbuilt(B, "pyramids")
        .coins(A, 20)
        .coins(B, 20)
}

#[test]
fn rule_5_4_at_most_seven_wonders_are_built() {
    let mut state = six_built().after("wonder colossus with palace");
    assert_eq!(state.city(A).built().len() + state.city(B).built().len(), 7);
    assert_eq!(state.active(), B);
    let refused = refusal(&state, "wonder pyramids with arena");
    assert_eq!(refused, Refusal::NotYourWonder(wonder("pyramids")));
    play(&mut state, "sell arena");
}

#[test]
fn rule_5_5_the_eighth_wonder_leaves_the_game_whoever_owns_it() {
    let state = six_built().after("wonder colossus with palace");
    assert!(state.city(B).unbuilt().is_empty(), "the opponent's");
    let scene = Scene::offers(3, "palace arena").coins(A, 20);
    let scene = scene.built(A, "appian-way circus-maximus").unbuilt(A, "colossus pyramids");
    let scene = scene.built(B, "great-library mausoleum piraeus sphinx");
    assert_eq!(scene.state().city(A).unbuilt(), wonders("colossus pyramids"));
    let state = scene.after("wonder colossus with palace");
    assert!(state.city(A).unbuilt().is_empty(), "the builder's own");
    assert_eq!(state.city(A).built(), wonders("appian-way circus-maximus colossus"));
    // After the sixth both are still there.
    let scene = Scene::offers(3, "palace arena").coins(A, 20);
    let scene = scene.built(A, "appian-way circus-maximus").unbuilt(A, "colossus pyramids");
    let scene = scene.built(B, "great-library mausoleum piraeus").unbuilt(B, "sphinx");
    let state = scene.after("wonder colossus with palace");
    assert_eq!(state.city(A).unbuilt(), wonders("pyramids"));
    assert_eq!(state.city(B).unbuilt(), wonders("sphinx"));
}

#[test]
fn rule_5_6_five_wonders_let_their_builder_play_again() {
    for (id, _, _, again) in TABLE {
        let scene = Scene::offers(2, "walls temple").coins(A, 20).unbuilt(A, id);
        let mut state = scene.after(&format!("wonder {id} with walls"));
        if state.phase() == Phase::DealLibrary {
            luck(&mut state, "deal library philosophy strategy urbanism");
            play(&mut state, "token strategy");
        }
        assert_eq!(state.phase(), Phase::Play, "{id}");
        assert_eq!(state.active() == A, again, "{id}");
    }
    assert_eq!(TABLE.iter().filter(|row| row.3).count(), 5);
}

#[test]
fn rule_5_30_the_pyramids_have_only_their_points() {
    let scene =
        Scene::offers(2, "walls").coins(A, 8).unbuilt(A, "pyramids").city(B, "press quarry");
    let scene = scene.discard("altar").coins(A, 12);
    let state = scene.after("wonder pyramids with walls");
    assert_eq!((coins(&state), state.pawn()), ([0, 7], 0), "3 stone at 3 and a papyrus at 3");
    assert_eq!((state.phase(), state.active()), (Phase::Play, B));
    assert_eq!((state.discard().len(), state.city(B).cards().len()), (1, 2));
    assert_eq!((state.city(A).any_raw(), state.city(A).any_manufactured()), (0, 0));
}

#[test]
fn rule_5_31_the_sphinx_has_only_its_points_and_playing_again() {
    let scene = Scene::offers(2, "walls").coins(A, 8).unbuilt(A, "sphinx").discard("altar");
    let state = scene.after("wonder sphinx with walls");
    assert_eq!((coins(&state), state.pawn()), ([0, 7], 0));
    assert_eq!((state.phase(), state.active()), (Phase::Play, A));
    assert_eq!(state.discard().len(), 1);
    assert_eq!((state.city(A).any_raw(), state.city(A).any_manufactured()), (0, 0));
}
