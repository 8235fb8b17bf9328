//! Chapter 6: the conflict pawn.

use mirabilia_duel::{Phase, State};
use mirabilia_kernel::{End, Seat, SeatSet};

use crate::common::{A, B, Scene, coins, play, points};

/// Rich enough for any card, the opponent with 10 coins.
fn scene(age: u8, ids: &str) -> Scene {
    Scene::offers(age, ids).coins(A, 30).coins(B, 10)
}

/// Builds a red card with this many shields from here.
fn advance(from: i8, shields: u8) -> State {
    let (age, id) = [(1, "guard-tower"), (2, "walls"), (3, "pretorium")][usize::from(shields) - 1];
    scene(age, id).pawn(from).after(&format!("build {id}"))
}

#[test]
fn rule_6_1_nineteen_spaces_with_a_capital_at_each_end() {
    // Space by space from one capital to the other, by either seat.
    for from in -8..=8 {
        let over = Phase::Over(End::Military);
        let ahead = advance(from, 1);
        assert_eq!((ahead.pawn(), ahead.phase() == over), (from + 1, from == 8));
        let back = scene(1, "guard-tower").coins(B, 30).active(B).pawn(from);
        let back = back.after("build guard-tower");
        assert_eq!((back.pawn(), back.phase() == over), (from - 1, from == -8));
    }
}

#[test]
fn rule_6_2_nine_zones() {
    // The distances at which a new zone begins: points change or the game ends.
    let zone = |pawn: i8| {
        let state = Scene::offers(1, "press").pawn(pawn).state();
        points(&state, A, "military") - points(&state, B, "military")
    };
    let zones: Vec<i16> = (-8..=8).map(zone).collect();
    let wanted = [-10, -10, -10, -5, -5, -5, -2, -2, 0, 2, 2, 5, 5, 5, 10, 10, 10];
    assert_eq!(zones, wanted);
    let mut different = wanted.to_vec();
    different.dedup();
    assert_eq!(different.len() + 2, 9, "with the two capitals");
}

#[test]
fn rule_6_3_each_shield_moves_the_pawn_one_space() {
    for shields in 1..=3 {
        assert_eq!(advance(0, shields).pawn(), shields as i8);
        assert_eq!(advance(-4, shields).pawn(), shields as i8 - 4);
    }
    let state = scene(2, "walls").coins(B, 30).active(B).after("build walls");
    assert_eq!(state.pawn(), -2, "towards the other capital");
}

#[test]
fn rule_6_4_shields_come_from_red_cards_wonders_and_strategy() {
    for (age, id, shields) in [
        (1, "guard-tower", 1),
        (1, "stable", 1),
        (1, "garrison", 1),
        (1, "palisade", 1),
        (2, "walls", 2),
        (2, "horse-breeders", 1),
        (2, "barracks", 1),
        (2, "archery-range", 2),
        (2, "parade-ground", 2),
        (3, "arsenal", 3),
        (3, "pretorium", 3),
        (3, "fortifications", 2),
        (3, "siege-workshop", 2),
        (3, "circus", 2),
    ] {
        let said = format!("build {id}");
        assert_eq!(scene(age, id).after(&said).pawn(), shields, "{id}");
        let strategy = scene(age, id).tokens(A, "strategy").after(&said);
        assert_eq!(strategy.pawn(), shields + 1, "{id} with Strategy");
    }
    for (id, shields) in [("colossus", 2), ("circus-maximus", 1), ("statue-of-zeus", 1)] {
        let state = scene(1, "press").unbuilt(A, id).after(&format!("wonder {id} with press"));
        assert_eq!(state.pawn(), shields, "{id}");
    }
}

#[test]
fn rule_6_5_a_shield_acts_once() {
    let scene =
        scene(2, "walls barracks temple").city(A, "guard-tower stable").built(A, "colossus");
    let mut state = scene.after("build walls");
    assert_eq!(state.pawn(), 2, "only the shields of the card just built");
    play(&mut state, "sell temple");
    play(&mut state, "sell barracks");
    assert_eq!(state.pawn(), 2);
}

#[test]
fn rule_6_6_the_pawn_moves_space_by_space() {
    // 1 to 4 passes the space where the zone begins; it counts as entered.
    let state = advance(1, 3);
    assert_eq!((state.pawn(), coins(&state)[1]), (4, 8));
    assert!(!state.has_loot(B, 2));
    // 4 to 7 likewise for the next zone.
    let state = advance(4, 3);
    assert_eq!((state.pawn(), coins(&state)[1]), (7, 5));
    assert!(!state.has_loot(B, 5));
}

#[test]
fn rule_6_7_tokens_of_two_and_five_coins_a_side() {
    for (from, loses) in [(0, 0), (1, 0), (2, 2), (3, 0), (4, 0), (5, 5), (6, 0), (7, 0)] {
        assert_eq!(coins(&advance(from, 1))[1], 10 - loses, "from {from}");
        let mine = scene(1, "guard-tower").coins(A, 10).active(B).pawn(-from);
        assert_eq!(coins(&mine.after("build guard-tower"))[0], 10 - loses, "from -{from}");
    }
}

#[test]
fn rule_6_8_entering_a_zone_costs_the_player_of_that_side() {
    let state = advance(2, 1);
    assert_eq!(coins(&state), [30, 8], "to the bank, not to the other player");
}

#[test]
fn rule_6_9_each_token_acts_once() {
    let scene = scene(2, "walls barracks parade-ground").coins(B, 30).pawn(2);
    let mut state = scene.after("build barracks");
    assert_eq!((coins(&state)[1], state.has_loot(B, 2)), (28, false));
    play(&mut state, "build walls"); // the pawn goes back to 1
    let before = coins(&state)[1];
    play(&mut state, "build parade-ground");
    assert_eq!((state.pawn(), coins(&state)[1]), (3, before));
}

#[test]
fn rule_6_10_a_poor_player_loses_all_and_owes_nothing() {
    for (before, after) in [(0, 0), (1, 0), (2, 0), (3, 1)] {
        let state = scene(1, "guard-tower").coins(B, before).pawn(2).after("build guard-tower");
        assert_eq!((coins(&state)[1], state.has_loot(B, 2)), (after, false), "{before} coins");
    }
    let state = scene(1, "guard-tower").coins(B, 3).pawn(5).after("build guard-tower");
    assert_eq!(coins(&state)[1], 0);
}

#[test]
fn rule_6_11_a_move_into_both_zones_sets_off_both_tokens() {
    let state = scene(3, "pretorium").tokens(A, "strategy").pawn(2).after("build pretorium");
    assert_eq!((state.pawn(), coins(&state)[1]), (6, 3));
    assert!(!state.has_loot(B, 2) && !state.has_loot(B, 5));
    assert!(state.has_loot(A, 2) && state.has_loot(A, 5));
    let poor = scene(3, "pretorium").tokens(A, "strategy").pawn(2).coins(B, 4);
    assert_eq!(coins(&poor.after("build pretorium"))[1], 0);
}

#[test]
fn rule_6_12_on_its_way_back_the_pawn_finds_no_token() {
    // It has come to −7 and goes back through the zones of seat 0's side.
    let state = advance(-7, 3);
    assert_eq!((state.pawn(), coins(&state)), (-4, [22, 10]));
    let state = advance(-4, 3);
    assert_eq!((state.pawn(), coins(&state)), (-1, [22, 10]));
    assert!(
        state.has_loot(B, 2) && state.has_loot(B, 5),
        "those of the other side still lie there"
    );
}

#[test]
fn rule_6_13_reaching_a_capital_wins_at_once() {
    let state = advance(8, 1);
    let outcome = state.outcome().expect("the game is over");
    assert_eq!((outcome.winners, outcome.end), (SeatSet::only(A), End::Military));
    let state = scene(1, "guard-tower").active(B).pawn(-8).after("build guard-tower");
    let outcome = state.outcome().expect("the game is over");
    assert_eq!((outcome.winners, outcome.end), (SeatSet::only(B), End::Military));
    assert_eq!(advance(7, 1).outcome(), None);
}

#[test]
fn rule_6_14_shields_beyond_the_capital_are_ignored() {
    for from in [6, 7, 8] {
        let state = advance(from, 3);
        assert_eq!((state.pawn(), state.phase()), (9, Phase::Over(End::Military)), "from {from}");
    }
}

#[test]
fn rule_6_15_points_by_the_distance_of_the_pawn() {
    for (distance, wanted) in (1..=8).zip([2, 2, 5, 5, 5, 10, 10, 10]) {
        for (seat, pawn) in [(A, distance), (B, -distance)] {
            let state = Scene::offers(1, "press").pawn(pawn).state();
            assert_eq!(points(&state, seat, "military"), wanted, "seat {seat} at {pawn}");
            assert_eq!(points(&state, seat.other(), "military"), 0);
        }
    }
}

#[test]
fn rule_6_16_in_the_middle_nobody_scores() {
    let state = Scene::offers(1, "press").state();
    assert_eq!(Seat::all(2).map(|seat| points(&state, seat, "military")).sum::<i16>(), 0);
}
