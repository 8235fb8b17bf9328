//! Chapter 10: points, and who wins by them.

use mirabilia_duel::{Phase, State};
use mirabilia_kernel::{End, Game, SeatSet};

use crate::common::{A, B, Scene, points};

/// The end of a game: seat 0 sells the last card for 2 coins.
fn end(scene: Scene) -> State {
    let state = scene.after("sell palace");
    assert_eq!(state.phase(), Phase::Over(End::Points));
    state
}

fn last() -> Scene {
    Scene::last_card(3, "palace").coins(A, 0).coins(B, 0)
}

#[test]
fn rule_10_1_eight_categories() {
    let lines = [
        "civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury", "military",
    ];
    assert_eq!(State::CATEGORIES, lines);
    let city = "altar temple workshop library port builders-guild";
    let scene = last().city(A, city).built(A, "pyramids sphinx").tokens(A, "philosophy");
    let state = end(scene.coins(A, 5).pawn(4));
    assert_eq!(state.score(A).0, [3 + 4, 1 + 2, 3, 4, 9 + 6, 7, 2, 5]);
    assert_eq!(state.score(A).total(), 46);
    assert_eq!(state.score(B).0, [0; 8]);
}

#[test]
fn rule_10_2_civilian_is_the_blue_cards() {
    let state = end(last().city(A, "altar aqueduct obelisk").city(B, "gardens"));
    assert_eq!([A, B].map(|seat| points(&state, seat, "civilian")), [13, 6]);
}

#[test]
fn rule_10_3_science_is_the_green_cards() {
    let state = end(last().city(A, "workshop academy scriptorium").city(B, "school library"));
    assert_eq!([A, B].map(|seat| points(&state, seat, "science")), [4, 3]);
}

#[test]
fn rule_10_4_commerce_is_the_yellow_cards() {
    let state = end(last().city(A, "tavern port arena").city(B, "forum lighthouse"));
    assert_eq!([A, B].map(|seat| points(&state, seat, "commerce")), [6, 3]);
}

#[test]
fn rule_10_5_guilds_count_the_cities_as_they_are_at_the_end() {
    let mine = "magistrates-guild altar";
    let state = end(last().city(A, mine).city(B, "baths temple gardens tacticians-guild stable"));
    assert_eq!([A, B].map(|seat| points(&state, seat, "guilds")), [3, 1]);
}

#[test]
fn rule_10_6_wonders_count_when_built() {
    let scene = last().built(A, "pyramids temple-of-artemis").unbuilt(A, "sphinx colossus");
    let state = end(scene.built(B, "mausoleum great-library"));
    assert_eq!([A, B].map(|seat| points(&state, seat, "wonders")), [9, 6]);
}

#[test]
fn rule_10_7_progress_is_agriculture_mathematics_and_philosophy() {
    let state =
        end(last().tokens(A, "agriculture mathematics").tokens(B, "philosophy law economy"));
    assert_eq!([A, B].map(|seat| points(&state, seat, "progress")), [4 + 6, 7]);
}

#[test]
fn rule_10_8_treasury_is_a_point_for_three_coins() {
    for (coins, wanted) in [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6), (300, 100)] {
        let state = end(last().coins(B, coins));
        assert_eq!(points(&state, B, "treasury"), wanted, "{coins} coins");
    }
}

#[test]
fn rule_10_9_military_is_the_pawn() {
    for (pawn, wanted) in [(0, [0, 0]), (2, [2, 0]), (-3, [0, 5]), (8, [10, 0]), (-6, [0, 10])] {
        let state = end(last().pawn(pawn));
        assert_eq!([A, B].map(|seat| points(&state, seat, "military")), wanted, "pawn at {pawn}");
    }
}

#[test]
fn rule_10_10_the_higher_score_wins() {
    for (mine, yours, winner) in [("palace", "gardens", A), ("altar", "obelisk", B)] {
        let scene = Scene::last_card(3, "arena").coins(A, 0).coins(B, 0);
        let state = scene.city(A, mine).city(B, yours).after("sell arena");
        let outcome = state.outcome().unwrap();
        assert_eq!((outcome.winners, outcome.end), (SeatSet::only(winner), End::Points));
    }
    // By one point, made of coins.
    let state = end(last().coins(A, 1).city(A, "altar").city(B, "theater"));
    assert_eq!([A, B].map(|seat| state.score(seat).total()), [4, 3]);
    assert_eq!(state.outcome().unwrap().winners, SeatSet::only(A));
}

#[test]
fn rule_10_11_a_tie_goes_to_the_most_blue_points() {
    // 5 points each: an aqueduct against an altar and two of green.
    for (mine, yours, winner) in
        [("aqueduct", "altar library", A), ("altar library", "aqueduct", B)]
    {
        let state = end(last().city(A, mine).city(B, yours));
        assert_eq!([A, B].map(|seat| state.score(seat).total()), [5, 5]);
        let outcome = state.outcome().unwrap();
        assert_eq!((outcome.winners, outcome.end), (SeatSet::only(winner), End::Points));
    }
}

#[test]
fn rule_10_12_with_equal_blue_points_too_the_victory_is_shared() {
    let state = end(last().city(A, "altar library").city(B, "baths dispensary"));
    assert_eq!([A, B].map(|seat| state.score(seat).total()), [5, 5]);
    assert_eq!(state.outcome().unwrap().winners, SeatSet::all(2));
    let state = end(last());
    assert_eq!(state.outcome().unwrap().winners, SeatSet::all(2));
}
