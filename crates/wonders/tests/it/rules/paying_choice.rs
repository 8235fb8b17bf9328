//! Chapter 3, second part: which payments are offered, and in which order.

use mirabilia_kernel::Seat;
use mirabilia_wonders::{Move, Payment, Refusal};

use crate::common::{LEFT, ME, RIGHT, Scene, can, coins, legal, listed, payments, refusal};

/// Rhodos (ore) between Ephesos (papyrus) and Halikarnassos (cloth), in Age III.
fn cities(mine: &str, left: &str, right: &str) -> Scene {
    Scene::new(3).city(ME, mine).city(LEFT, left).city(RIGHT, right)
}

#[test]
fn rule_3_28_a_payment_is_a_pair_of_amounts() {
    let scene = cities("", "lumber-yard", "").hand(ME, "haven").coins(ME, 4);
    assert_eq!(legal(&scene.state(), ME, "build haven"), ["build haven pay 2 left 2 right"]);
    // Haven brings 1 coin for each brown card of its own city: none.
    let state = scene.after(&["0 build haven pay 2 left 2 right"]);
    assert_eq!(coins(&state), [0, 3 + 2 + 3, 3 + 2 + 3]);
}

#[test]
fn rule_3_29_a_side_that_gets_nothing_is_not_written() {
    for (payment, text) in [
        (Payment { left: 0, right: 0 }, "build school"),
        (Payment { left: 2, right: 0 }, "build school pay 2 left"),
        (Payment { left: 0, right: 1 }, "build school pay 1 right"),
        (Payment { left: 2, right: 1 }, "build school pay 2 left 1 right"),
    ] {
        let m = Move::Build(crate::common::card("school"), payment);
        assert_eq!(m.to_string(), text);
        assert_eq!(text.parse(), Ok(m));
    }
    for wrong in ["pay 0 left", "pay 2 left 0 right", "pay 1 right 2 left", "pay", "pay 2"] {
        assert!(format!("build school {wrong}").parse::<Move>().is_err(), "{wrong}");
    }
}

#[test]
fn rule_3_30_the_coin_of_a_coin_cost_is_not_written() {
    let state = Scene::new(2).hand(ME, "sawmill").state();
    assert_eq!(legal(&state, ME, "build sawmill"), ["build sawmill"]);
    for wrong in ["0 build sawmill pay 1 left", "0 build sawmill pay 1 right"] {
        assert_eq!(refusal(&state, wrong), Refusal::OtherPayment(Payment::NONE));
    }
}

#[test]
fn rule_3_31_which_symbols_were_used_is_not_chosen() {
    // The choice producer may be the wood or the clay, the other comes from the left: one move.
    let scene = Scene::of(6, 2).city(ME, "tree-farm").city(LEFT, "lumber-yard clay-pool");
    let state = scene.hand(ME, "stables").state();
    assert_eq!(legal(&state, ME, "build stables"), ["build stables pay 2 left"]);
}

#[test]
fn rule_3_32_every_pair_is_offered_that_no_other_beats() {
    // Library: two stone and a cloth. Gizah at the right has a stone of its own and a choice
    // producer, the left neighbour a quarry; the cloth is at home.
    let scene = Scene::new(3).board(ME, "halikarnassos day", 0).board(RIGHT, "gizah day", 0);
    let scene = scene.city(LEFT, "quarry").city(RIGHT, "timber-yard");
    assert_eq!(payments(&scene.state(), ME, "library"), [(0, 4), (2, 2), (4, 0)]);
    // With a discount at the left no pair beats another either, but they differ in sum.
    let state = scene.city(ME, "west-trading-post").state();
    assert_eq!(payments(&state, ME, "library"), [(2, 0), (1, 2), (0, 4)]);
    // Paying 4 right is not offered once 2 right will do.
    let state = scene.city(ME, "stone-pit").state();
    assert_eq!(payments(&state, ME, "library"), [(0, 2), (2, 0)]);
    // Other pairs are refused, and the cheapest is named.
    let scene = Scene::new(2).board(ME, "halikarnassos day", 0).board(RIGHT, "gizah day", 0);
    let scene = scene.city(LEFT, "quarry").city(RIGHT, "timber-yard").coins(ME, 9);
    let state = scene.city(ME, "stone-pit").hand(ME, "library").state();
    for wrong in ["0 build library pay 4 right", "0 build library pay 2 left 2 right"] {
        assert!(!can(&state, wrong));
        let cheapest = Payment { left: 0, right: 2 };
        assert_eq!(refusal(&state, wrong), Refusal::OtherPayment(cheapest));
    }
}

#[test]
fn rule_3_33_what_the_own_city_covers_is_offered_only_without_payment() {
    let mine = "stone-pit glassworks-1 timber-yard caravansery";
    let state = cities(mine, "quarry", "").hand(ME, "academy").state();
    assert_eq!(legal(&state, ME, "build academy"), ["build academy"]);
    let why = refusal(&state, "0 build academy pay 2 left");
    assert_eq!(why, Refusal::OtherPayment(Payment::NONE));
    assert_eq!(why.to_string(), "nothing is to be paid to the neighbours");
}

#[test]
fn rule_3_34_cheapest_first_then_less_to_the_left() {
    let offered = |mine: &str| {
        let scene =
            Scene::of(4, 3).city(ME, mine).city(LEFT, "quarry").board(LEFT, "babylon day", 0);
        let scene = scene.city(Seat::new(3), "quarry").board(Seat::new(3), "ephesos day", 0);
        payments(&scene.state(), ME, "walls")
    };
    assert_eq!(offered(""), [(2, 4), (4, 2)]);
    assert_eq!(offered("stone-pit"), [(0, 4), (2, 2), (4, 0)]);
    assert_eq!(offered("stone-pit west-trading-post"), [(2, 0), (1, 2), (0, 4)]);
    assert_eq!(offered("stone-pit east-trading-post"), [(0, 2), (2, 1), (4, 0)]);
    // The list of moves keeps that order, and so do the ids.
    let scene = Scene::of(5, 2).city(ME, "stone-pit west-trading-post").city(LEFT, "quarry");
    let state = scene.city(Seat::new(4), "timber-yard stone-pit").hand(ME, "walls").state();
    let builds = legal(&state, ME, "build walls");
    assert_eq!(builds, ["build walls pay 2 left", "build walls pay 1 left 2 right"]);
    let ids: Vec<_> = listed(&state, ME).into_iter().map(|m| state.move_id(ME, m)).collect();
    assert!(ids.is_sorted());
}

#[test]
fn rule_3_35_example_with_a_west_trading_post() {
    let scene = Scene::of(5, 1).city(ME, "west-trading-post").city(LEFT, "clay-pool");
    let state = scene.city(Seat::new(4), "clay-pool").hand(ME, "guard-tower").state();
    assert_eq!(
        legal(&state, ME, "build guard-tower"),
        ["build guard-tower pay 1 left", "build guard-tower pay 2 right"]
    );
    assert!(can(&state, "0 build guard-tower pay 2 right"));
}
