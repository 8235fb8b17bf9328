//! Chapter 4: progress tokens.

use mirabilia_duel::{Phase, State};
use mirabilia_kernel::End;

use crate::common::{
    A, B, Scene, card, cards_left, coins, legal, lowest_luck, luck, play, points, price, sell_all,
    tokens,
};

/// Seat 0 makes a pair and takes this token from the board.
fn pair(scene: Scene, id: &str) -> State {
    let mut state = scene.after("build library");
    play(&mut state, &format!("token {id}"));
    state
}

/// A city that makes a pair with the library, which is on offer, for nothing.
fn about_to_pair(board: &str) -> Scene {
    Scene::offers(2, "library walls").city(A, "scriptorium").board(board)
}

#[test]
fn rule_4_1_tokens_come_from_a_pair_or_from_the_great_library() {
    let mut state = about_to_pair("law masonry").after("build library");
    assert_eq!(state.phase(), Phase::Token);
    assert_eq!(legal(&state), ["token law", "token masonry"]);
    play(&mut state, "token masonry");
    assert_eq!(state.city(A).tokens(), tokens("masonry"));
    let scene = Scene::offers(2, "walls").coins(A, 20).unbuilt(A, "great-library");
    let mut state = scene.after("wonder great-library with walls");
    luck(&mut state, "deal library philosophy strategy urbanism");
    assert_eq!(legal(&state), ["token philosophy", "token strategy", "token urbanism"]);
    play(&mut state, "token strategy");
    assert_eq!(state.city(A).tokens(), tokens("strategy"));
}

#[test]
fn rule_4_2_a_token_takes_effect_at_once() {
    // Law comes in the middle of the turn and wins there and then.
    let city = "workshop apothecary scriptorium pharmacist academy";
    let mut state = Scene::offers(3, "study").coins(A, 20).city(A, city).after("build study");
    play(&mut state, "token law");
    assert_eq!(state.phase(), Phase::Over(End::Science));
    assert_eq!(coins(&pair(about_to_pair("urbanism"), "urbanism")), [13, 7]);
}

#[test]
fn rule_4_3_a_token_stays_to_the_end() {
    let mut state = Scene::last_card(2, "walls").tokens(A, "philosophy").tokens(B, "law").state();
    for _ in 0..2 {
        lowest_luck(&mut state);
        sell_all(&mut state);
    }
    assert_eq!((state.phase(), cards_left(&state)), (Phase::Over(End::Points), 0));
    assert_eq!(state.city(A).tokens(), tokens("philosophy"));
    assert_eq!(state.city(B).tokens(), tokens("law"));
}

#[test]
fn rule_4_4_tokens_act_only_on_what_is_built_later() {
    // A red card, a chain and a wonder stand already; taking the token changes nothing.
    for id in ["architecture", "masonry", "strategy", "theology"] {
        let scene = about_to_pair(id).city(A, "scriptorium guard-tower baths aqueduct");
        let state = pair(scene.built(A, "pyramids"), id);
        assert_eq!((coins(&state), state.pawn(), state.active()), ([7, 7], 0, B), "{id}");
    }
    // The library itself was a chain construction; Urbanism came after it.
    let state = pair(about_to_pair("urbanism").city(A, "scriptorium baths aqueduct"), "urbanism");
    assert_eq!(coins(&state), [7 + 6, 7]);
    // What is built later does feel it.
    let scene = Scene::offers(2, "library walls barracks").city(A, "scriptorium").board("strategy");
    let mut state = pair(scene, "strategy");
    play(&mut state, "sell barracks");
    play(&mut state, "build walls");
    assert_eq!(state.pawn(), 3);
}

#[test]
fn rule_4_5_agriculture_brings_six_coins() {
    assert_eq!(coins(&pair(about_to_pair("agriculture"), "agriculture")), [13, 7]);
}

#[test]
fn rule_4_6_agriculture_is_worth_four_points() {
    let state = Scene::offers(2, "walls").tokens(A, "agriculture").state();
    assert_eq!(points(&state, A, "progress"), 4);
}

#[test]
fn rule_4_7_architecture_makes_wonders_need_two_units_fewer() {
    let scene = Scene::offers(2, "walls temple").unbuilt(A, "pyramids").coins(A, 4);
    let state = scene.tokens(A, "architecture").after("wonder pyramids with walls");
    assert_eq!(coins(&state)[0], 0);
    // The builder's choice: stone costs 4, papyrus 2; two of three stone are dropped.
    let state = scene.tokens(A, "architecture").city(B, "shelf-quarry").state();
    assert_eq!(price(&state, A, "pyramids"), 4 + 2);
    assert_eq!(price(&state, A, "aqueduct"), 12, "not for cards");
}

#[test]
fn rule_4_8_a_discount_leaves_nothing_over() {
    let scene = Scene::offers(1, "baths").tokens(A, "masonry").city(B, "quarry");
    let state = scene.after("build baths");
    assert_eq!(coins(&state), [7, 7], "one unit dropped, no coin back");
    let made = "quarry shelf-quarry press";
    let scene = Scene::offers(2, "walls").tokens(A, "architecture").city(A, made);
    let state = scene.unbuilt(A, "pyramids").after("wonder pyramids with walls");
    assert_eq!(coins(&state), [7, 7], "nothing missing, nothing dropped");
}

#[test]
fn rule_4_9_economy_brings_what_the_opponent_pays_in_trade() {
    let scene = Scene::offers(2, "walls").tokens(B, "economy").city(B, "quarry").coins(B, 0);
    assert_eq!(coins(&scene.after("build walls")), [1, 6]);
    // It is nothing for the owner's own trade.
    let scene = Scene::offers(2, "walls").tokens(A, "economy");
    assert_eq!(coins(&scene.after("build walls")), [3, 7]);
}

#[test]
fn rule_4_10_economy_brings_what_was_really_paid() {
    let scene = Scene::offers(2, "aqueduct").tokens(B, "economy").city(B, "shelf-quarry");
    let reserve = scene.city(A, "stone-reserve");
    assert_eq!(coins(&reserve.after("build aqueduct")), [4, 10], "three stone at 1");
    let scene = Scene::offers(2, "aqueduct").city(B, "shelf-quarry");
    let masonry = scene.tokens(A, "masonry").tokens(B, "economy");
    assert_eq!(coins(&masonry.after("build aqueduct")), [3, 11], "one stone at 4");
}

#[test]
fn rule_4_11_economy_works_for_cards_and_for_wonders() {
    let scene = Scene::offers(2, "walls").tokens(B, "economy").coins(A, 9);
    assert_eq!(coins(&scene.after("build walls")), [5, 11]);
    let state = scene.unbuilt(A, "pyramids").after("wonder pyramids with walls");
    assert_eq!(coins(&state), [1, 15]);
}

#[test]
fn rule_4_12_economy_never_brings_the_coin_part() {
    let scene = Scene::offers(2, "customs-house caravansery").tokens(B, "economy");
    assert_eq!(coins(&scene.after("build customs-house")), [3, 7]);
    assert_eq!(coins(&scene.after("build caravansery")), [1, 11], "2 of 6 coins go to the bank");
}

#[test]
fn rule_4_13_economy_pays_out_before_the_effects() {
    // 10 coins of trade reach an empty treasury, then the Appian Way takes 3 of them.
    let scene = Scene::offers(2, "walls").tokens(B, "economy").coins(A, 10).coins(B, 0);
    let state = scene.unbuilt(A, "appian-way").after("wonder appian-way with walls");
    assert_eq!(coins(&state), [3, 7]);
    // 4 coins of trade, then the pawn enters the zone of the token that takes 2.
    let state = scene.pawn(2).after("build walls");
    assert_eq!(coins(&state), [6, 2]);
}

#[test]
fn rule_4_14_law_is_the_scales() {
    let state = pair(about_to_pair("law"), "law");
    assert_eq!(state.city(A).symbols(), 1 << 2 | 1 << 6, "quill and scales");
}

#[test]
fn rule_4_15_masonry_makes_blue_cards_need_two_units_fewer() {
    let scene = Scene::offers(3, "palace").tokens(A, "masonry").city(B, "glassworks").coins(A, 6);
    assert_eq!(coins(&scene.after("build palace")), [0, 7], "both glass at 3 are dropped");
    let state = scene.state();
    for (id, wanted) in [("library", 7), ("walls", 4), ("arena", 6), ("sphinx", 10)] {
        assert_eq!(price(&state, A, id), wanted, "not for {id}");
    }
}

#[test]
fn rule_4_16_mathematics_is_worth_three_points_for_each_token() {
    for (owned, wanted) in [
        ("mathematics", 3),
        ("mathematics law", 6),
        ("mathematics law economy theology", 12),
        ("law economy theology", 0),
    ] {
        let state = Scene::offers(2, "walls").tokens(A, owned).state();
        assert_eq!(points(&state, A, "progress"), wanted, "{owned}");
        assert_eq!(points(&state, B, "progress"), 0);
    }
}

#[test]
fn rule_4_17_philosophy_is_worth_seven_points() {
    let state = Scene::offers(2, "walls").tokens(A, "philosophy").state();
    assert_eq!(points(&state, A, "progress"), 7);
}

#[test]
fn rule_4_18_strategy_gives_red_cards_one_shield_more() {
    for (age, id, steps) in [(1, "guard-tower", 2), (2, "walls", 3), (3, "pretorium", 4)] {
        let scene = Scene::offers(age, id).coins(A, 20).tokens(A, "strategy");
        assert_eq!(scene.after(&format!("build {id}")).pawn(), steps, "{id}");
    }
    let scene = Scene::offers(1, "tavern").tokens(A, "strategy");
    assert_eq!(scene.after("build tavern").pawn(), 0, "only red cards");
}

#[test]
fn rule_4_19_strategy_adds_nothing_to_wonders() {
    for (id, steps) in [("colossus", 2), ("circus-maximus", 1), ("statue-of-zeus", 1)] {
        let scene = Scene::offers(2, "walls").coins(A, 20).tokens(A, "strategy").unbuilt(A, id);
        assert_eq!(scene.after(&format!("wonder {id} with walls")).pawn(), steps, "{id}");
    }
}

#[test]
fn rule_4_20_strategy_adds_nothing_for_earlier_red_cards() {
    let scene = Scene::offers(2, "library barracks").board("strategy").pawn(4);
    let scene = scene.city(A, "scriptorium guard-tower stable walls");
    assert_eq!(pair(scene, "strategy").pawn(), 4);
}

#[test]
fn rule_4_21_strategy_adds_its_shield_to_a_revived_red_card() {
    let scene =
        Scene::offers(2, "temple forum").coins(A, 20).tokens(A, "strategy").discard("walls");
    let mut state = scene.unbuilt(A, "mausoleum").after("wonder mausoleum with temple");
    play(&mut state, "revive walls");
    assert_eq!(state.pawn(), 3);
}

#[test]
fn rule_4_22_theology_lets_wonders_play_again() {
    let scene = Scene::offers(2, "walls temple").coins(A, 20).unbuilt(A, "pyramids");
    assert_eq!(scene.after("wonder pyramids with walls").active(), B);
    let state = scene.tokens(A, "theology").after("wonder pyramids with walls");
    assert_eq!((state.phase(), state.active()), (Phase::Play, A));
    assert_eq!(scene.tokens(B, "theology").after("wonder pyramids with walls").active(), B);
    assert_eq!(scene.tokens(A, "theology").after("sell walls").active(), B, "only wonders");
}

#[test]
fn rule_4_23_theology_never_gives_two_further_turns() {
    let scene = Scene::offers(2, "walls temple forum").coins(A, 20).tokens(A, "theology");
    let mut state = scene.unbuilt(A, "sphinx").after("wonder sphinx with walls");
    assert_eq!(state.active(), A);
    play(&mut state, "sell temple");
    assert_eq!(state.active(), B);
}

#[test]
fn rule_4_24_theology_does_not_act_on_the_wonder_that_brought_it() {
    let scene = Scene::offers(2, "walls temple forum brewery").coins(A, 60);
    let scene = scene.unbuilt(A, "great-library pyramids mausoleum");
    let mut state = scene.after("wonder great-library with walls");
    luck(&mut state, "deal library strategy theology urbanism");
    play(&mut state, "token theology");
    assert_eq!((state.phase(), state.active()), (Phase::Play, B));
    play(&mut state, "sell temple");
    play(&mut state, "wonder pyramids with forum");
    assert_eq!((state.phase(), state.active()), (Phase::Play, A), "but on the next one");
    // Through a pair that the Mausoleum makes.
    let scene = scene.city(A, "scriptorium").discard("library").board("law theology");
    let mut state = scene.after("wonder mausoleum with walls");
    play(&mut state, "revive library");
    play(&mut state, "token theology");
    assert_eq!((state.phase(), state.active()), (Phase::Play, B));
}

#[test]
fn rule_4_25_urbanism_brings_six_coins() {
    assert_eq!(coins(&pair(about_to_pair("urbanism"), "urbanism")), [13, 7]);
}

#[test]
fn rule_4_26_urbanism_brings_four_coins_for_each_chain_construction() {
    let scene = Scene::offers(2, "statue aqueduct").city(A, "theater").coins(A, 10);
    let scene = scene.tokens(A, "urbanism");
    assert_eq!(coins(&scene.after("build statue")), [14, 7]);
    assert_eq!(coins(&scene.after("build aqueduct")), [4, 7], "no chain");
    assert_eq!(coins(&scene.after("sell statue")), [12, 7], "not when it is sold");
    let free = Scene::offers(2, "brewery").tokens(A, "urbanism").after("build brewery");
    assert_eq!(coins(&free), [13, 7], "a card without cost is not a chain");
    assert_eq!(coins(&scene.tokens(A, "").tokens(B, "urbanism").after("build statue")), [10, 7]);
}

#[test]
fn rule_4_27_a_revived_card_is_not_a_chain_construction() {
    let scene = Scene::offers(2, "walls").city(A, "theater").coins(A, 10).discard("statue");
    let scene = scene.tokens(A, "urbanism").unbuilt(A, "mausoleum");
    let mut state = scene.after("wonder mausoleum with walls");
    play(&mut state, "revive statue");
    assert_eq!(coins(&state), [0, 7]);
    assert!(state.city(A).cards().has(card("statue")));
}
