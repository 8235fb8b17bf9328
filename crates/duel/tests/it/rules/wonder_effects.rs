//! Chapter 5, second half: what single wonders do.

use mirabilia_duel::{Colour, Phase, Refusal, State};
use mirabilia_kernel::Game;

use crate::common::{
    A, B, Scene, bad_luck, can, card, cards, coins, legal, luck, play, points, price, refusal,
    token, tokens,
};

/// Seat 0 builds this wonder with more than enough coins.
fn built(id: &str, scene: Scene) -> State {
    scene.unbuilt(A, id).after(&format!("wonder {id} with walls"))
}

fn rich() -> Scene {
    Scene::offers(2, "walls temple").coins(A, 20)
}

#[test]
fn rule_5_7_the_appian_way_brings_three_coins() {
    assert_eq!(coins(&built("appian-way", rich()))[0], 20 - 10 + 3);
}

#[test]
fn rule_5_8_the_appian_way_takes_three_coins_of_the_opponent() {
    for (before, after) in [(7, 4), (3, 0), (2, 0), (0, 0)] {
        let state = built("appian-way", rich().coins(B, before));
        assert_eq!(coins(&state), [13, after], "{before} coins before");
    }
}

#[test]
fn rule_5_9_circus_maximus_gives_a_shield() {
    assert_eq!(built("circus-maximus", rich()).pawn(), 1);
}

#[test]
fn rule_5_10_circus_maximus_throws_out_a_grey_card() {
    let mut state = built("circus-maximus", rich().city(B, "quarry press glassworks tavern"));
    assert_eq!(state.phase(), Phase::Destroy(Colour::Grey));
    assert_eq!(legal(&state), ["destroy glassworks", "destroy press"]);
    assert_eq!(refusal(&state, "destroy quarry"), Refusal::NotDestroyable(card("quarry")));
    play(&mut state, "destroy press");
    assert_eq!(state.city(B).cards(), cards("quarry glassworks tavern"));
    assert_eq!(state.discard(), cards("press"));
}

#[test]
fn rule_5_11_the_statue_of_zeus_gives_a_shield() {
    assert_eq!(built("statue-of-zeus", rich()).pawn(), 1);
}

#[test]
fn rule_5_12_the_statue_of_zeus_throws_out_a_brown_card() {
    let scene = rich().city(A, "stone-pit").city(B, "quarry sawmill press");
    let mut state = built("statue-of-zeus", scene);
    assert_eq!(state.phase(), Phase::Destroy(Colour::Brown));
    assert_eq!(legal(&state), ["destroy quarry", "destroy sawmill"]);
    assert_eq!(refusal(&state, "destroy press"), Refusal::NotDestroyable(card("press")));
    assert_eq!(refusal(&state, "destroy stone-pit"), Refusal::NotDestroyable(card("stone-pit")));
    play(&mut state, "destroy sawmill");
    assert_eq!(state.city(B).cards(), cards("quarry press"));
    assert_eq!(state.discard(), cards("sawmill"));
}

#[test]
fn rule_5_13_the_production_of_a_destroyed_card_ends_at_once() {
    let mut state = built("statue-of-zeus", rich().city(B, "sawmill lumber-yard"));
    assert_eq!(state.market(A).unit_prices()[0], 5);
    play(&mut state, "destroy sawmill");
    assert_eq!(state.market(A).unit_prices()[0], 3);
    assert_eq!(state.city(B).production().amounts(), [1, 0, 0, 0, 0]);
    assert_eq!(price(&state, B, "gardens"), 2 + 4, "one wood is missing now");
    assert_eq!(state.city(B).colour(Colour::Brown), 1);
}

#[test]
fn rule_5_14_a_card_must_be_destroyed_if_there_is_one() {
    let state = built("circus-maximus", rich().city(B, "press"));
    assert_eq!(legal(&state), ["destroy press"]);
    assert!(!can(&state, "sell temple"));
    assert_eq!(refusal(&state, "sell temple"), Refusal::AnotherTime(state.phase()));
}

#[test]
fn rule_5_15_without_such_a_card_shield_and_points_remain() {
    for id in ["circus-maximus", "statue-of-zeus"] {
        let yours = if id == "circus-maximus" { "quarry tavern" } else { "press tavern" };
        let state = built(id, rich().city(A, "glassworks clay-pool").city(B, yours));
        assert_eq!((state.phase(), state.active(), state.pawn()), (Phase::Play, B, 1), "{id}");
        assert_eq!(points(&state, A, "wonders"), 3, "{id}");
        assert_eq!(state.city(B).cards(), cards(yours));
        assert_eq!(state.city(A).cards(), cards("glassworks clay-pool"), "never the own cards");
    }
}

#[test]
fn rule_5_16_the_shield_moves_before_the_card_is_chosen() {
    let state = built("statue-of-zeus", rich().city(B, "quarry").pawn(2));
    assert_eq!((state.pawn(), coins(&state)[1]), (3, 5));
    assert_eq!(state.phase(), Phase::Destroy(Colour::Brown));
}

#[test]
fn rule_5_17_the_colossus_gives_two_shields() {
    assert_eq!(built("colossus", rich()).pawn(), 2);
}

#[test]
fn rule_5_18_the_great_library_draws_three_and_keeps_one() {
    let mut state = built("great-library", rich());
    assert_eq!(state.phase(), Phase::DealLibrary);
    let all = state.chances().unwrap();
    assert_eq!(all.len(), 10, "three of five");
    assert!(all.iter().all(|(_, weight)| *weight == 1));
    assert!(bad_luck(&state, "deal library law strategy theology").contains("law is not in"));
    assert!(bad_luck(&state, "deal library strategy theology").contains("3 different tokens"));
    luck(&mut state, "deal library mathematics strategy theology");
    assert_eq!(
        (state.phase(), state.drawn()),
        (Phase::Library, tokens("mathematics strategy theology"))
    );
    assert_eq!(refusal(&state, "token law"), Refusal::NoSuchToken(token("law")), "on the board");
    assert_eq!(refusal(&state, "token urbanism"), Refusal::NoSuchToken(token("urbanism")));
    play(&mut state, "token mathematics");
    assert_eq!(state.city(A).tokens(), tokens("mathematics"));
    assert_eq!((state.phase(), state.active()), (Phase::Play, B));
}

#[test]
fn rule_5_19_the_two_tokens_not_kept_return_to_the_box() {
    let mut state = built("great-library", rich());
    luck(&mut state, "deal library mathematics strategy theology");
    play(&mut state, "token strategy");
    assert!(state.drawn().is_empty());
    assert_eq!(state.boxed(), tokens("mathematics philosophy theology urbanism"));
    assert_eq!(state.board().len(), 5, "the board is untouched");
}

#[test]
fn rule_5_20_the_box_always_holds_five_for_that_draw() {
    // However many tokens have gone from the board to the cities.
    for (mine, yours, board) in [
        ("", "", "agriculture architecture economy law masonry"),
        ("agriculture", "law", "architecture economy masonry"),
        ("agriculture economy masonry", "law architecture", ""),
    ] {
        let scene = rich().tokens(A, mine).tokens(B, yours).board(board);
        let state = built("great-library", scene);
        assert_eq!(state.boxed(), tokens("mathematics philosophy strategy theology urbanism"));
        assert_eq!(state.chances().unwrap().len(), 10);
    }
}

#[test]
fn rule_5_21_the_great_lighthouse_is_a_choice_producer_of_raw_materials() {
    let state = built("great-lighthouse", rich());
    for (id, wanted) in [("stable", 0), ("garrison", 0), ("baths", 0), ("workshop", 2)] {
        assert_eq!(price(&state, A, id), wanted, "{id}");
    }
    assert_eq!(price(&state, A, "arena"), 4, "one unit of one of them");
}

#[test]
fn rule_5_22_the_hanging_gardens_bring_six_coins() {
    assert_eq!(coins(&built("hanging-gardens", rich())), [20 - 8 + 6, 7]);
}

#[test]
fn rule_5_23_the_mausoleum_builds_a_discarded_card_for_nothing() {
    let scene = rich().coins(A, 10).city(A, "lumber-yard").city(B, "quarry sawmill");
    let mut state = built("mausoleum", scene.discard("aqueduct forum altar"));
    assert_eq!(state.phase(), Phase::Revive);
    assert_eq!(legal(&state), ["revive altar", "revive forum", "revive aqueduct"]);
    assert_eq!(refusal(&state, "revive temple"), Refusal::NotDiscarded(card("temple")));
    play(&mut state, "revive aqueduct");
    assert_eq!(coins(&state), [0, 7]);
    assert_eq!(state.city(A).cards(), cards("lumber-yard aqueduct"));
    assert_eq!(state.discard(), cards("forum altar"));
}

#[test]
fn rule_5_24_the_revived_card_has_all_its_effects() {
    let revive = |scene: Scene, id: &str| {
        let mut state = built("mausoleum", scene.discard(id));
        play(&mut state, &format!("revive {id}"));
        state
    };
    assert_eq!(coins(&revive(rich(), "brewery")), [16, 7], "coins");
    let state = revive(rich().pawn(2), "horse-breeders");
    assert_eq!((state.pawn(), coins(&state)[1]), (3, 5), "shields");
    let state = revive(rich().city(A, "scriptorium"), "library");
    assert_eq!(state.phase(), Phase::Token, "symbol and pair");
    let three = Scene::offers(3, "palace arena").coins(A, 20).unbuilt(A, "mausoleum");
    let three = three.city(B, "press glassworks quarry").discard("shipowners-guild");
    let mut state = three.after("wonder mausoleum with palace");
    let before = coins(&state)[0];
    play(&mut state, "revive shipowners-guild");
    assert_eq!(coins(&state)[0], before + 3, "guild coins");
}

#[test]
fn rule_5_25_the_revived_card_joins_the_city() {
    let scene = rich().unbuilt(A, "mausoleum pyramids").discard("quarry");
    let mut state = scene.after("wonder mausoleum with walls");
    for said in ["sell quarry", "build quarry", "wonder pyramids with quarry"] {
        assert_eq!(refusal(&state, said), Refusal::AnotherTime(Phase::Revive), "{said}");
    }
    play(&mut state, "revive quarry");
    assert!(state.city(A).cards().has(card("quarry")));
    assert_eq!(state.city(A).production().amounts(), [0, 0, 1, 0, 0]);
}

#[test]
fn rule_5_26_a_card_must_be_revived_if_there_is_one() {
    let state = built("mausoleum", rich().discard("altar"));
    assert_eq!(legal(&state), ["revive altar"]);
    assert!(!can(&state, "sell temple"));
}

#[test]
fn rule_5_27_with_an_empty_pile_nothing_is_revived() {
    let state = built("mausoleum", rich());
    assert_eq!((state.phase(), state.active()), (Phase::Play, B));
    assert!(state.city(A).cards().is_empty(), "not even the card under it");
    assert_eq!(points(&state, A, "wonders"), 2);
}

#[test]
fn rule_5_28_the_pile_holds_sold_and_destroyed_cards_and_nothing_else() {
    let scene = Scene::offers(2, "walls temple forum brewery").coins(A, 40).city(B, "press");
    let scene = scene.unbuilt(A, "circus-maximus mausoleum").coins(B, 20);
    let mut state = scene.after("wonder circus-maximus with walls");
    play(&mut state, "destroy press");
    play(&mut state, "sell temple");
    play(&mut state, "wonder mausoleum with brewery");
    // Sold by the opponent and destroyed; not the cards under wonders, not the unseen ones.
    assert_eq!(legal(&state), ["revive press", "revive temple"]);
    assert_eq!(state.discard(), cards("press temple"));
}

#[test]
fn rule_5_29_piraeus_is_a_choice_producer_of_manufactured_goods() {
    let state = built("piraeus", rich());
    for (id, wanted) in [("apothecary", 0), ("workshop", 0), ("stable", 2)] {
        assert_eq!(price(&state, A, id), wanted, "{id}");
    }
    assert_eq!(price(&state, A, "chamber-of-commerce"), 2, "one unit of one of them");
}

#[test]
fn rule_5_32_the_temple_of_artemis_brings_twelve_coins() {
    assert_eq!(coins(&built("temple-of-artemis", rich())), [20 - 8 + 12, 7]);
}
