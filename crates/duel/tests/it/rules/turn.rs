//! Chapter 2, first half: the turn and the three uses of a card.

use mirabilia_duel::state::Lying;
use mirabilia_duel::{CardSet, Move, Phase, Refusal, State};
use mirabilia_kernel::{Game, MoveId, Viewer};

use crate::common::{
    A, B, Scene, accessible, can, card, cards, cards_left, coins, legal, lowest_luck, luck, play,
    price, refusal, steps, table, wonder, wonders,
};

#[test]
fn rule_2_1_the_first_player_opens_and_players_take_turns() {
    for (options, first) in [("wonders=first-game", A), ("wonders=first-game first=1", B)] {
        let mut table = table(options);
        steps(&mut table, &["deal tokens agriculture economy masonry philosophy urbanism"]);
        let mut state = *table.state();
        lowest_luck(&mut state);
        let mut seat = first;
        for _ in 0..6 {
            lowest_luck(&mut state);
            assert_eq!((state.phase(), state.active()), (Phase::Play, seat), "{options}");
            let card = accessible(&state).iter().next().unwrap().facts().id;
            play(&mut state, &format!("sell {card}"));
            seat = seat.other();
        }
    }
}

#[test]
fn rule_2_2_a_turn_takes_exactly_one_card() {
    let scene = Scene::offers(2, "brewery temple walls").coins(A, 20).unbuilt(A, "sphinx");
    for said in ["build brewery", "sell brewery", "wonder sphinx with brewery"] {
        let state = scene.after(said);
        assert_eq!(cards_left(&state), 2, "{said}");
        assert_eq!(accessible(&state), cards("temple walls"), "{said}");
    }
}

#[test]
fn rule_2_3_accessible_is_what_nothing_lies_on() {
    let mut state = Scene::whole(2, "walls temple").state();
    assert_eq!(accessible(&state), cards("walls temple"));
    let refused = refusal(&state, "sell sawmill");
    assert!(matches!(refused, Refusal::Covered { card: c, .. } if c == card("sawmill")));
    assert_eq!(refusal(&state, "sell arsenal"), Refusal::NotInStructure(card("arsenal")));
    play(&mut state, "sell walls");
    luck(&mut state, "reveal 15 brewery");
    // Slot 16 is still covered in part, by the temple in slot 19.
    assert_eq!(state.slot(16), Lying::FaceDown);
    assert!(!state.is_accessible(16));
    assert_eq!(accessible(&state), cards("brewery temple"));
}

#[test]
fn rule_2_4_three_uses_of_a_card() {
    let state = Scene::offers(1, "tavern baths").coins(A, 20).unbuilt(A, "colossus sphinx").state();
    let wanted = [
        "build baths",
        "build tavern",
        "sell baths",
        "sell tavern",
        "wonder colossus with baths",
        "wonder colossus with tavern",
        "wonder sphinx with baths",
        "wonder sphinx with tavern",
    ];
    assert_eq!(legal(&state), wanted);
}

#[test]
fn rule_2_5_there_is_no_passing() {
    let state = Scene::whole(1, "tavern").coins(A, 20).unbuilt(A, "colossus").state();
    assert!(state.read_move("pass").is_err());
    let allowed = (0..State::MOVE_IDS)
        .filter_map(|id| Move::from_id(MoveId(id)))
        .filter(|&m| state.check(A, m).is_ok());
    for m in allowed {
        let uses_a_card = matches!(m, Move::Build(_) | Move::Sell(_) | Move::Wonder(..));
        assert!(uses_a_card, "{m}");
    }
}

#[test]
fn rule_2_6_selling_is_always_allowed() {
    let state = Scene::offers(3, "palace pretorium").coins(A, 0).unbuilt(A, "pyramids").state();
    assert_eq!(legal(&state), ["sell pretorium", "sell palace"]);
}

#[test]
fn rule_2_7_a_built_card_is_paid_for_joins_the_city_and_acts() {
    let state = Scene::offers(2, "walls").coins(A, 9).after("build walls");
    assert_eq!(coins(&state), [9 - 4, 7], "two stone at 2 coins");
    assert_eq!(state.city(A).cards(), cards("walls"));
    assert_eq!(state.pawn(), 2);
    let state = Scene::offers(1, "press").after("build press");
    assert_eq!(state.city(A).production().amounts(), [0, 0, 0, 0, 1]);
}

#[test]
fn rule_2_8_selling_brings_two_coins_and_one_for_each_yellow_card() {
    let yellow = [
        "",
        "tavern",
        "tavern brewery",
        "tavern brewery forum",
        "tavern brewery forum caravansery",
    ];
    for (count, city) in yellow.into_iter().enumerate() {
        let scene = Scene::offers(2, "temple").city(A, city).city(B, "clay-reserve quarry");
        let state = scene.after("sell temple");
        assert_eq!(coins(&state), [7 + 2 + count as u16, 7], "{count} yellow cards");
    }
    let other_colours = "press quarry altar workshop guard-tower";
    let state = Scene::offers(2, "temple").city(A, other_colours).after("sell temple");
    assert_eq!(coins(&state), [9, 7], "no other colour counts");
}

#[test]
fn rule_2_9_a_yellow_card_does_not_count_for_its_own_sale() {
    assert_eq!(coins(&Scene::offers(1, "tavern").after("sell tavern")), [9, 7]);
}

#[test]
fn rule_2_10_a_sold_card_goes_to_the_discard_pile() {
    let state = Scene::offers(1, "tavern").discard("altar").after("sell tavern");
    assert_eq!(state.discard(), cards("altar tavern"));
    assert!(state.city(A).cards().is_empty());
}

#[test]
fn rule_2_11_both_may_look_through_the_discard_pile() {
    let state = Scene::offers(1, "tavern").discard("altar baths").state();
    for seat in [A, B] {
        let view = state.view(Viewer::Seat(seat));
        assert_eq!(view.state().discard(), cards("altar baths"));
        let picture = serde_json::to_value(view).unwrap();
        assert_eq!(picture["discard"], serde_json::json!(["altar", "baths"]));
    }
}

#[test]
fn rule_2_12_a_wonder_is_paid_for_and_the_cost_of_the_card_ignored() {
    // Pyramids: 3 stone and a papyrus at 2 coins; the pretorium alone would cost 8 coins.
    let scene = Scene::offers(3, "pretorium").coins(A, 9).unbuilt(A, "pyramids sphinx");
    let state = scene.after("wonder pyramids with pretorium");
    assert_eq!(coins(&state), [1, 7]);
    assert_eq!(state.city(A).built(), wonders("pyramids"));
    assert_eq!(state.city(A).unbuilt(), wonders("sphinx"));
}

#[test]
fn rule_2_13_any_accessible_card_serves_for_any_wonder() {
    let state =
        Scene::offers(3, "palace pretorium").coins(A, 8).unbuilt(A, "pyramids colossus").state();
    assert!(!can(&state, "build palace"), "palace costs 10");
    for said in ["pyramids with palace", "colossus with palace", "colossus with pretorium"] {
        assert!(can(&state, &format!("wonder {said}")), "{said}");
    }
    let covered = Scene::whole(2, "walls temple").coins(A, 20).unbuilt(A, "pyramids").state();
    let refused = refusal(&covered, "wonder pyramids with sawmill");
    assert!(matches!(refused, Refusal::Covered { card: c, .. } if c == card("sawmill")));
}

#[test]
fn rule_2_14_the_card_under_a_wonder_is_out_of_play() {
    let scene = Scene::offers(2, "walls brewery").coins(A, 20).unbuilt(A, "pyramids");
    let state = scene.after("wonder pyramids with brewery");
    assert_eq!(coins(&state), [12, 7], "no coins of the brewery");
    assert_eq!(state.city(A).cards(), CardSet::EMPTY);
    assert!(state.discard().is_empty());
    assert_eq!(state.sale(A), 2, "it is no yellow card of the city");
    assert_ne!(price(&state, A, "arena"), 0, "it opens no chain");
    let state = scene.after("wonder pyramids with walls");
    assert_eq!(state.pawn(), 0, "no shields of the walls");
}

#[test]
fn rule_2_25_playing_again_is_a_complete_further_turn() {
    let scene = Scene::offers(2, "brewery walls temple forum").coins(A, 40);
    let scene = scene.unbuilt(A, "sphinx pyramids");
    let mut state = scene.after("wonder sphinx with forum");
    assert_eq!((state.phase(), state.active()), (Phase::Play, A));
    for said in ["build brewery", "sell brewery", "wonder pyramids with brewery"] {
        assert!(can(&state, said), "{said}");
        let mut further = state;
        play(&mut further, said);
        assert_eq!(further.active(), B, "one further turn, not two");
    }
    play(&mut state, "sell walls");
    assert_eq!(state.active(), B);
}

#[test]
fn rule_2_26_cards_are_revealed_before_the_further_turn() {
    let scene = Scene::whole(2, "walls temple").coins(A, 20).unbuilt(A, "sphinx");
    let mut state = scene.after("wonder sphinx with walls");
    assert_eq!(state.phase(), Phase::Reveal);
    assert!(state.plays_again());
    luck(&mut state, "reveal 15 brewery");
    assert_eq!((state.phase(), state.active()), (Phase::Play, A));
    play(&mut state, "build brewery");
    assert!(state.city(A).cards().has(card("brewery")));
}

#[test]
fn rule_2_27_a_further_turn_can_earn_a_further_turn() {
    let scene = Scene::offers(2, "brewery walls temple forum").coins(A, 60);
    let scene = scene.unbuilt(A, "sphinx piraeus hanging-gardens");
    let mut state = scene.after("wonder sphinx with forum");
    play(&mut state, "wonder piraeus with temple");
    assert_eq!(state.active(), A);
    play(&mut state, "wonder hanging-gardens with walls");
    assert_eq!((state.phase(), state.active()), (Phase::Play, A));
    play(&mut state, "sell brewery");
    assert_eq!(state.city(A).built().len(), 3);
    assert!(!state.city(A).unbuilt().has(wonder("sphinx")));
}

#[test]
fn rule_2_28_a_further_turn_is_lost_with_the_last_card() {
    let scene = Scene::last_card(1, "tavern").coins(A, 20).unbuilt(A, "sphinx");
    let mut state = scene.pawn(2).after("wonder sphinx with tavern");
    assert_eq!((state.phase(), state.age()), (Phase::DealAge, 2));
    assert!(!state.plays_again());
    lowest_luck(&mut state);
    play(&mut state, "begin 0");
    let card = accessible(&state).iter().next().unwrap().facts().id;
    play(&mut state, &format!("sell {card}"));
    lowest_luck(&mut state);
    assert_eq!(state.active(), B, "it is not carried into the next age");
}
