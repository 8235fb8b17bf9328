//! Chapter 8: the end of an age, the end of the game.

use mirabilia_duel::setup::Centre;
use mirabilia_duel::state::Lying;
use mirabilia_duel::{Colour, Phase, Refusal, State};
use mirabilia_kernel::{End, SeatSet};

use crate::common::{
    A, B, Scene, cards, cards_left, coins, legal, lowest_luck, play, refusal, sell_all, tokens,
};

/// The next age lies on the table after seat 0 took the last card.
fn next_age(scene: Scene, said: &str) -> State {
    let mut state = scene.after(said);
    assert_eq!(state.phase(), Phase::DealAge);
    lowest_luck(&mut state);
    state
}

#[test]
fn rule_8_1_an_age_ends_when_all_is_gone_and_done() {
    let mut state = Scene::whole(1, "tavern").state();
    for turn in 0..20 {
        assert_eq!(state.age(), 1, "turn {turn}");
        assert_eq!(cards_left(&state), 20 - turn);
        let card = crate::common::accessible(&state).iter().next().unwrap().facts().id;
        play(&mut state, &format!("sell {card}"));
        if state.phase() == Phase::Reveal {
            lowest_luck(&mut state);
        }
    }
    assert_eq!((state.phase(), state.age(), cards_left(&state)), (Phase::DealAge, 2, 0));
    // The choices of the last turn come first.
    let scene = Scene::last_card(2, "library").city(A, "scriptorium").board("law masonry");
    let mut state = scene.after("build library");
    assert_eq!((state.phase(), state.age()), (Phase::Token, 2));
    play(&mut state, "token masonry");
    assert_eq!((state.phase(), state.age()), (Phase::DealAge, 3));
}

#[test]
fn rule_8_2_everything_carries_over() {
    let scene = Scene::last_card(1, "tavern").city(A, "quarry").city(B, "press altar");
    let scene = scene.discard("baths").pawn(4).coins(A, 3).coins(B, 12).tokens(B, "law");
    let state = next_age(scene.unbuilt(A, "sphinx").built(B, "pyramids"), "sell tavern");
    assert_eq!((state.age(), state.pawn(), coins(&state)), (2, 4, [5, 12]));
    assert_eq!(state.city(A).cards(), cards("quarry"));
    assert_eq!(state.city(B).cards(), cards("press altar"));
    assert_eq!(state.city(B).tokens(), tokens("law"));
    assert_eq!(state.discard(), cards("baths tavern"));
    assert!(!state.has_loot(B, 2) && state.has_loot(B, 5));
    assert_eq!((state.city(A).unbuilt().len(), state.city(B).built().len()), (1, 1));
}

#[test]
fn rule_8_3_the_structure_is_laid_out_before_it_is_settled_who_begins() {
    let mut state = Scene::last_card(1, "tavern").pawn(2).after("sell tavern");
    assert_eq!(state.phase(), Phase::DealAge);
    assert_eq!(refusal(&state, "begin 0"), Refusal::AnotherTime(Phase::DealAge));
    lowest_luck(&mut state);
    assert_eq!((state.phase(), cards_left(&state)), (Phase::Begin, 20));
    assert!(matches!(state.slot(19), Lying::FaceUp(_)), "the chooser sees it");
}

#[test]
fn rule_8_4_the_player_with_the_pawn_on_their_side_chooses() {
    for (pawn, chooser) in [(1, B), (8, B), (-1, A), (-8, A)] {
        let state = next_age(Scene::last_card(1, "tavern").pawn(pawn), "sell tavern");
        assert_eq!((state.phase(), state.active()), (Phase::Begin, chooser), "pawn at {pawn}");
        let m = "begin 0".parse().unwrap();
        assert_eq!(state.check(chooser.other(), m), Err(Refusal::NotYourTurn));
    }
}

#[test]
fn rule_8_5_either_seat_may_be_named() {
    for age in [1, 2] {
        let last = ["tavern", "walls"][usize::from(age) - 1];
        let scene = Scene::last_card(age, last).pawn(2);
        let state = next_age(scene, &format!("sell {last}"));
        assert_eq!(legal(&state), ["begin 0", "begin 1"]);
        for (said, seat) in [("begin 0", A), ("begin 1", B)] {
            let mut begun = state;
            play(&mut begun, said);
            assert_eq!((begun.phase(), begun.active()), (Phase::Play, seat));
        }
    }
}

#[test]
fn rule_8_6_with_the_pawn_in_the_middle_the_last_player_begins() {
    for seat in [A, B] {
        let state = next_age(Scene::last_card(1, "tavern").active(seat), "sell tavern");
        assert_eq!((state.phase(), state.active()), (Phase::Play, seat));
    }
}

#[test]
fn rule_8_7_the_last_player_took_the_last_card_though_a_further_turn_was_lost() {
    for seat in [A, B] {
        let scene = Scene::last_card(1, "tavern").active(seat).coins(seat, 20);
        let state = next_age(scene.unbuilt(seat, "sphinx"), "wonder sphinx with tavern");
        assert_eq!((state.phase(), state.active()), (Phase::Play, seat));
        assert!(!state.plays_again());
    }
}

#[test]
fn rule_8_8_an_option_lets_the_last_player_choose_instead() {
    for seat in [A, B] {
        let mut scene = Scene::last_card(1, "tavern").active(seat);
        scene.0.centre = Centre::Chooses;
        let mut state = next_age(scene, "sell tavern");
        assert_eq!((state.phase(), state.active()), (Phase::Begin, seat));
        assert_eq!(legal(&state), ["begin 0", "begin 1"]);
        play(&mut state, &format!("begin {}", seat.other()));
        assert_eq!(state.active(), seat.other());
        // It says nothing about a pawn elsewhere.
        let state = next_age(scene.pawn(1), "sell tavern");
        assert_eq!((state.phase(), state.active()), (Phase::Begin, B));
    }
    // The option of a game, not only of a position: Age I is opened by the first player.
    let mut table = crate::common::table("centre=chooses wonders=first-game");
    table.step("deal tokens agriculture economy masonry philosophy urbanism").unwrap();
    let mut state = *table.state();
    lowest_luck(&mut state);
    assert_eq!((state.phase(), state.active()), (Phase::Play, A));
    sell_all(&mut state);
    lowest_luck(&mut state);
    assert_eq!((state.phase(), state.active()), (Phase::Begin, B));
}

#[test]
fn rule_8_9_after_age_three_the_points_decide() {
    let state = Scene::last_card(3, "palace").coins(B, 30).after("sell palace");
    assert_eq!(state.phase(), Phase::Over(End::Points));
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.end), (SeatSet::only(B), End::Points));
}

#[test]
fn rule_8_10_supremacy_ends_the_game_at_once_whatever_the_points() {
    for (age, id, pawn) in [(1, "guard-tower", 8), (2, "walls", 7), (3, "pretorium", 6)] {
        let scene = Scene::offers(age, id).coins(A, 8).coins(B, 90).city(B, "altar theater baths");
        let state = scene.pawn(pawn).after(&format!("build {id}"));
        let outcome = state.outcome().unwrap();
        assert_eq!((outcome.winners, outcome.end), (SeatSet::only(A), End::Military), "age {age}");
        assert!(state.score(B).total() > state.score(A).total());
        assert!(legal(&state).is_empty());
    }
}

#[test]
fn rule_8_11_what_was_still_to_come_is_dropped() {
    // No choice, no reveal.
    let scene = Scene::whole(2, "walls temple").coins(A, 20).city(B, "quarry").pawn(8);
    let state = scene.unbuilt(A, "statue-of-zeus").after("wonder statue-of-zeus with walls");
    assert_eq!(state.phase(), Phase::Over(End::Military));
    assert_eq!(state.city(B).colour(Colour::Brown), 1);
    assert_eq!(state.slot(15), Lying::FaceDown);
    // No further turn.
    let scene = Scene::offers(2, "walls temple").coins(A, 20).tokens(A, "theology").pawn(8);
    let state = scene.unbuilt(A, "colossus").after("wonder colossus with walls");
    assert!(legal(&state).is_empty());
    // No next age, nobody to say who begins it.
    let scene = Scene::last_card(2, "walls").coins(A, 20).pawn(7);
    let state = scene.after("build walls");
    assert_eq!((state.phase(), state.age()), (Phase::Over(End::Military), 2));
}

#[test]
fn rule_8_12_only_the_active_player_wins_by_supremacy() {
    for seat in [A, B] {
        let ahead = if seat == A { 8 } else { -8 };
        let scene = Scene::offers(1, "guard-tower").active(seat).pawn(ahead);
        let state = scene.after("build guard-tower");
        assert_eq!(state.outcome().unwrap().winners, SeatSet::only(seat));
        let five = "workshop apothecary scriptorium pharmacist academy";
        let scene = Scene::offers(3, "university").active(seat).coins(seat, 20).city(seat, five);
        let state = scene.pawn(ahead).after("build university");
        assert_eq!(state.phase(), Phase::Over(End::Science), "not both ways at once");
        assert_eq!(state.outcome().unwrap().winners, SeatSet::only(seat));
    }
    let both = |c: &mirabilia_duel::Card| c.facts().shields > 0 && c.facts().symbol.is_some();
    assert_eq!(crate::common::all_cards().filter(both).count(), 0);
}
