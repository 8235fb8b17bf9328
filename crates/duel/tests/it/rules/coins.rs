//! Chapter 11: coins.

use mirabilia_duel::Refusal;

use crate::common::{A, B, Scene, coins, play, refusal};

#[test]
fn rule_11_1_a_treasury_is_an_amount() {
    // Any amount can be held and any part of it paid: no pieces, no change.
    for held in 8..30 {
        let state = Scene::offers(3, "pretorium").coins(A, held).after("build pretorium");
        assert_eq!(coins(&state)[0], held - 8);
    }
}

#[test]
fn rule_11_2_the_bank_never_runs_out() {
    // The box holds 86 coins; a game may need more.
    let scene = Scene::offers(2, "brewery walls").coins(A, 86).coins(B, 86);
    let mut state = scene.unbuilt(B, "temple-of-artemis").after("build brewery");
    play(&mut state, "wonder temple-of-artemis with walls");
    assert_eq!(coins(&state), [92, 86 - 8 + 12]);
}

#[test]
fn rule_11_3_no_treasury_goes_below_zero() {
    for (held, left) in [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)] {
        let scene = Scene::offers(2, "walls temple").coins(A, 20).coins(B, held);
        let state = scene.unbuilt(A, "appian-way").after("wonder appian-way with walls");
        assert_eq!(coins(&state)[1], left, "the Appian Way takes 3 of {held}");
    }
    for (held, left) in [(0, 0), (4, 0), (5, 0), (6, 1)] {
        let scene = Scene::offers(2, "walls temple").coins(B, held).pawn(4);
        assert_eq!(coins(&scene.after("build walls"))[1], left, "a token takes 5 of {held}");
    }
}

#[test]
fn rule_11_4_a_price_is_paid_in_full_or_not_at_all() {
    let state = Scene::offers(3, "pretorium").coins(A, 7).state();
    let refused = refusal(&state, "build pretorium");
    assert_eq!(refused, Refusal::TooDear { price: 8, coins: 7 });
    assert_eq!(refused.to_string(), "it costs 8 coins, you have 7");
}

#[test]
fn rule_11_5_coins_pass_between_players_only_through_economy() {
    let scene = Scene::offers(2, "walls temple").coins(A, 20).coins(B, 10).city(B, "quarry");
    assert_eq!(coins(&scene.after("build walls")), [14, 10], "trade goes to the bank");
    assert_eq!(coins(&scene.pawn(4).after("build walls")), [14, 5], "plunder too");
    let state = scene.unbuilt(A, "appian-way").after("wonder appian-way with walls");
    assert_eq!(coins(&state), [20 - 12 + 3, 7], "so does what the Appian Way takes");
    assert_eq!(coins(&scene.tokens(B, "economy").after("build walls")), [14, 16]);
}
