//! Chapter 2, second half: the steps of a turn and their order.

use mirabilia_duel::state::Lying;
use mirabilia_duel::{Colour, Phase, Refusal};
use mirabilia_kernel::End;

use crate::common::{
    A, B, Scene, accessible, bad_luck, can, card, cards, coins, legal, luck, play, refusal, wonders,
};

#[test]
fn rule_2_15_step_1_the_price_is_checked_and_the_card_leaves() {
    let scene = Scene::offers(2, "customs-house temple").coins(A, 3);
    let refused = refusal(&scene.state(), "build customs-house");
    assert_eq!(refused, Refusal::TooDear { price: 4, coins: 3 });
    let state = scene.coins(A, 4).after("build customs-house");
    assert_eq!(accessible(&state), cards("temple"));
}

#[test]
fn rule_2_16_step_2_the_price_is_paid() {
    let state = Scene::offers(2, "customs-house").coins(A, 4).after("build customs-house");
    assert_eq!(coins(&state), [0, 7]);
}

#[test]
fn rule_2_17_step_3_the_card_joins_city_pile_or_wonder() {
    let scene = Scene::offers(2, "walls temple").coins(A, 20).unbuilt(A, "pyramids");
    for (said, city, pile, built) in [
        ("build temple", "temple", "", ""),
        ("sell temple", "", "temple", ""),
        ("wonder pyramids with temple", "", "", "pyramids"),
    ] {
        let state = scene.after(said);
        assert_eq!(state.city(A).cards(), cards(city), "{said}");
        assert_eq!(state.discard(), cards(pile), "{said}");
        assert_eq!(state.city(A).built(), wonders(built), "{said}");
    }
    // It counts as built before the effects apply: the arena that the Mausoleum revives pays for
    // the Mausoleum too.
    let scene = Scene::offers(3, "palace").coins(A, 20).discard("arena");
    let mut state = scene.unbuilt(A, "mausoleum").after("wonder mausoleum with palace");
    let before = coins(&state)[0];
    play(&mut state, "revive arena");
    assert_eq!(coins(&state)[0], before + 2);
}

#[test]
fn rule_2_18_step_4_coins_then_shields_then_symbol_then_choices() {
    // Coins before shields: what Economy brings the opponent is there to be plundered.
    let scene = Scene::offers(2, "walls").coins(A, 12).coins(B, 0).tokens(B, "economy");
    let state = scene.pawn(1).unbuilt(A, "colossus").after("wonder colossus with walls");
    assert_eq!(coins(&state), [12 - 8, 8 - 2]);
    // Shields before choices.
    let scene = Scene::offers(2, "walls").coins(A, 12).city(B, "press glassworks");
    let state = scene.unbuilt(A, "circus-maximus").after("wonder circus-maximus with walls");
    assert_eq!((state.pawn(), state.phase()), (1, Phase::Destroy(Colour::Grey)));
    // The symbol before the choice of the token.
    let scene = Scene::offers(2, "library").coins(A, 12).city(A, "scriptorium");
    let state = scene.after("build library");
    assert_eq!(state.phase(), Phase::Token);
    assert_eq!(state.city(A).cards(), cards("scriptorium library"));
}

#[test]
fn rule_2_19_step_5_uncovered_cards_are_turned_up() {
    let mut state = Scene::whole(2, "walls temple").after("sell walls");
    assert_eq!((state.phase(), state.slot(15)), (Phase::Reveal, Lying::FaceDown));
    assert!(legal(&state).is_empty(), "nobody decides before that");
    luck(&mut state, "reveal 15 brewery");
    assert_eq!(state.slot(15), Lying::FaceUp(card("brewery")));
    assert!(can(&state, "build brewery"));
}

#[test]
fn rule_2_20_step_6_the_age_ends_or_the_next_turn_begins() {
    let last = Scene::last_card(1, "tavern").after("sell tavern");
    assert_eq!((last.phase(), last.age()), (Phase::DealAge, 2));
    let opponent = Scene::offers(1, "tavern").after("sell tavern");
    assert_eq!((opponent.phase(), opponent.active()), (Phase::Play, B));
    let again = Scene::offers(1, "tavern").coins(A, 20).unbuilt(A, "sphinx");
    let again = again.after("wonder sphinx with tavern");
    assert_eq!((again.phase(), again.active()), (Phase::Play, A));
}

#[test]
fn rule_2_21_no_player_chooses_the_order() {
    // Shield, plundering, choice: nobody is asked which comes first.
    let scene = Scene::offers(2, "walls").coins(A, 30).city(B, "press glassworks").pawn(2);
    let state = scene.unbuilt(A, "circus-maximus").after("wonder circus-maximus with walls");
    assert_eq!(coins(&state)[1], 5, "the shield has plundered before anything is chosen");
    assert_eq!(legal(&state), ["destroy glassworks", "destroy press"]);
}

#[test]
fn rule_2_22_supremacy_is_checked_after_each_single_effect() {
    // The shield of Circus Maximus wins before its card is chosen.
    let scene = Scene::offers(2, "walls").coins(A, 30).city(B, "press").pawn(8);
    let state = scene.unbuilt(A, "circus-maximus").after("wonder circus-maximus with walls");
    assert_eq!(state.phase(), Phase::Over(End::Military));
    assert!(state.city(B).cards().has(card("press")));
    // Law as sixth symbol wins in the middle of a turn, before any card is turned up.
    let city = "workshop apothecary scriptorium pharmacist university";
    let scene = Scene::whole(3, "observatory arena").coins(A, 30).city(A, city);
    let mut state = scene.after("build observatory");
    assert_eq!(state.phase(), Phase::Token);
    play(&mut state, "token law");
    assert_eq!(state.phase(), Phase::Over(End::Science));
    assert_eq!(state.slot(15), Lying::FaceDown);
}

#[test]
fn rule_2_23_choices_are_made_before_cards_are_revealed() {
    let scene = Scene::whole(2, "library temple").coins(A, 30).city(A, "scriptorium");
    let mut state = scene.board("law philosophy").after("build library");
    assert_eq!((state.phase(), state.slot(15)), (Phase::Token, Lying::FaceDown));
    play(&mut state, "token philosophy");
    assert_eq!((state.phase(), state.slot(15)), (Phase::Reveal, Lying::FaceDown));
    let scene = Scene::whole(2, "library temple").coins(A, 30).city(B, "quarry");
    let scene = scene.unbuilt(A, "statue-of-zeus");
    let mut state = scene.after("wonder statue-of-zeus with library");
    assert_eq!(state.phase(), Phase::Destroy(Colour::Brown));
    play(&mut state, "destroy quarry");
    assert_eq!(state.phase(), Phase::Reveal);
}

#[test]
fn rule_2_24_the_lower_slot_is_revealed_first() {
    let mut state = Scene::whole(2, "walls temple").after("sell walls");
    luck(&mut state, "reveal 15 brewery");
    play(&mut state, "sell temple"); // uncovers slots 16 and 17
    assert!(bad_luck(&state, "reveal 17 statue").contains("slot 16"));
    luck(&mut state, "reveal 16 statue");
    assert_eq!((state.phase(), state.slot(17)), (Phase::Reveal, Lying::FaceDown));
    luck(&mut state, "reveal 17 rostrum");
    assert_eq!((state.phase(), state.active()), (Phase::Play, A));
    assert_eq!(accessible(&state), cards("brewery statue rostrum"));
}
