//! Chapter 5, third part: Halikarnassos, Olympia and Rhodos.

use mirabilia_kernel::Viewer;
use mirabilia_wonders::{Phase, Refusal};

use crate::common::{
    LEFT, ME, RIGHT, Scene, can, card, cards, coins, hand, legal, payments, picture, play, points,
    refusal,
};

/// Seat 0 has Halikarnassos by night and the clay for its first stage.
fn halikarnassos(age: u8, pile: &str) -> Scene {
    let scene = Scene::new(age).board(ME, "halikarnassos night", 0).discard(pile);
    scene.city(ME, "clay-pool clay-pit")
}

#[test]
fn rule_5_38_a_card_is_built_from_the_pile() {
    for (words, built, revives) in [
        ("halikarnassos day", 0, false),
        ("halikarnassos day", 1, true),
        ("halikarnassos day", 2, false),
        ("halikarnassos night", 0, true),
        ("halikarnassos night", 1, true),
        ("halikarnassos night", 2, true),
    ] {
        let rich = "foundry brickyard quarry stone-pit sawmill lumber-yard glassworks-1 press-1";
        let scene = Scene::new(3).board(ME, words, built).city(ME, rich).discard("altar");
        let mut state = scene.hand(ME, "palace").after(&["0 stage with palace"]);
        let due = if revives { Phase::Revive(ME) } else { Phase::Play };
        assert_eq!(state.phase(), due, "{words}, {built}");
        if revives {
            play(&mut state, &["0 revive altar"]);
            assert!(state.city(ME).cards().has(card("altar")));
        }
    }
}

#[test]
fn rule_5_39_once_in_the_turn_that_builds_the_stage() {
    let scene = halikarnassos(2, "barracks").hand(ME, "temple").turn(4);
    let mut state = scene.after(&["0 stage with temple"]);
    play(&mut state, &["0 revive nothing"]);
    assert_eq!(state.phase(), Phase::Play);
    play(&mut state, &[]);
    assert_eq!(state.phase(), Phase::DealAge, "not again");
    // In a sixth turn before the conflicts.
    let scene = scene.turn(5).hand(ME, "temple walls");
    let mut state = scene.after(&["0 stage with temple"]);
    assert_eq!((state.phase(), state.city(ME).tokens()), (Phase::Revive(ME), [0; 4]));
    play(&mut state, &["0 revive barracks"]);
    assert_eq!(state.city(ME).tokens(), [0, 0, 2, 0]);
}

#[test]
fn rule_5_40_any_card_of_the_pile_of_any_age_and_of_this_turn() {
    let scene = halikarnassos(3, "altar temple haven").turn(5).hand(ME, "palace study");
    let scene = scene.hand(LEFT, "lodge academy").hand(RIGHT, "senate gardens");
    let state = scene.after(&["0 stage with palace", "1 sell lodge", "2 sell senate"]);
    assert_eq!(
        legal(&state, ME, ""),
        [
            "revive altar",
            "revive temple",
            "revive gardens",
            "revive senate",
            "revive haven",
            "revive lodge",
            "revive academy",
            "revive study",
            "revive nothing"
        ]
    );
}

#[test]
fn rule_5_41_it_costs_nothing() {
    for id in ["palace", "quarry"] {
        let scene = halikarnassos(3, id).coins(ME, 0).hand(ME, "study");
        let mut state = scene.after(&["0 stage with study"]);
        play(&mut state, &[&format!("0 revive {id}")]);
        assert_eq!(coins(&state)[0], 0);
        assert!(state.city(ME).cards().has(card(id)));
    }
}

#[test]
fn rule_5_42_its_name_must_be_new_to_the_city() {
    let scene = halikarnassos(2, "loom-2 altar").city(ME, "clay-pool clay-pit loom-1");
    let scene = scene.hand(ME, "temple").hand(LEFT, "vineyard").hand(RIGHT, "foundry");
    let state = scene.after(&["0 stage with temple", "1 build vineyard", "2 build foundry"]);
    assert_eq!(legal(&state, ME, ""), ["revive altar", "revive nothing"]);
    assert_eq!(refusal(&state, "0 revive loom-2"), Refusal::SameName(card("loom-2")));
    assert_eq!(refusal(&state, "0 revive walls"), Refusal::NotInPile(card("walls")));
}

#[test]
fn rule_5_43_it_joins_the_city_as_a_built_card() {
    let scene = halikarnassos(2, "altar").hand(ME, "temple");
    let mut state = scene.after(&["0 stage with temple"]);
    for wrong in ["0 sell altar", "0 stage with altar", "0 build altar"] {
        assert!(!can(&state, wrong), "{wrong}");
    }
    play(&mut state, &["0 revive altar"]);
    assert_eq!(state.city(ME).cards(), cards("clay-pool clay-pit altar"));
    assert_eq!(points(&state, ME, "civilian"), 3);
}

#[test]
fn rule_5_44_its_effects_work_like_those_of_any_new_card() {
    // Coins at once; a chain, production and discount from the next turn on.
    let scene = halikarnassos(2, "marketplace sawmill baths").turn(4);
    let scene = scene.hand(ME, "temple vineyard");
    let revived = |id: &str| {
        let mut state = scene.after(&["0 stage with temple"]);
        play(&mut state, &[&format!("0 revive {id}")]);
        state
    };
    assert!(revived("marketplace").is_free(ME, card("caravansery")));
    assert_eq!(payments(&revived("marketplace"), ME, "scriptorium"), [(1, 0)]);
    assert_eq!(payments(&revived("sawmill"), ME, "caravansery"), [(0, 0)]);
    assert!(revived("baths").is_free(ME, card("aqueduct")));
    let scene = Scene::of(4, 2).board(ME, "halikarnassos night", 0).city(ME, "brickyard");
    let mut state = scene.discard("tavern").hand(ME, "temple").after(&["0 stage with temple"]);
    play(&mut state, &["0 revive tavern"]);
    assert_eq!(coins(&state)[0], 8);
}

#[test]
fn rule_5_45_the_owner_may_decline() {
    let mut state = halikarnassos(2, "altar").hand(ME, "temple").after(&["0 stage with temple"]);
    let pile = state.discard_size();
    play(&mut state, &["0 revive nothing"]);
    assert_eq!((state.phase(), state.discard_size()), (Phase::Play, pile));
    assert_eq!(state.city(ME).cards(), cards("clay-pool clay-pit"));
}

#[test]
fn rule_5_46_nobody_is_asked_when_nothing_fits() {
    // An empty pile, and one with a name that stands already.
    for (pile, mine) in [("", "clay-pool clay-pit"), ("loom-2", "clay-pool clay-pit loom-1")] {
        let scene = halikarnassos(2, pile).city(ME, mine).hand(ME, "temple");
        let scene = scene.hand(LEFT, "vineyard").hand(RIGHT, "foundry");
        let state = scene.after(&["0 stage with temple", "1 build vineyard", "2 build foundry"]);
        assert_eq!((state.phase(), state.turns_played()), (Phase::Play, 4), "\"{pile}\"");
        assert_eq!(state.city(ME).stages(), 1);
    }
}

/// Seat 0 has Olympia by day with its second stage, and no coins.
fn olympia(age: u8, mine: &str) -> Scene {
    Scene::new(age).board(ME, "olympia day", 2).coins(ME, 0).city(ME, mine)
}

#[test]
fn rule_5_47_the_first_card_of_a_colour_is_free() {
    let scene = olympia(2, "").hand(ME, "walls temple school foundry");
    let state = scene.state();
    assert_eq!(
        legal(&state, ME, "build"),
        ["build foundry", "build temple", "build walls", "build school"]
    );
    assert_eq!(coins(&scene.after(&["0 build foundry"]))[0], 0);
    for age in 1..=3 {
        let scene = olympia(age, "");
        let all = hand(&scene.state(), ME);
        assert!(all.iter().all(|id| scene.state().is_free(ME, card(id))), "age {age}");
    }
    let before = Scene::new(2).board(ME, "olympia day", 1).coins(ME, 0).hand(ME, "walls");
    assert!(!can(&before.state(), "0 build walls"), "not before the second stage");
}

#[test]
fn rule_5_48_once_for_each_of_the_seven_colours() {
    let all = "foundry loom-2 palace haven arsenal study spies-guild";
    let earlier =
        ["ore-vein", "press-1", "altar", "marketplace", "barracks", "workshop", "workers-guild"];
    for (id, other) in all.split(' ').zip(earlier) {
        assert!(olympia(3, "").state().is_free(ME, card(id)), "{id}");
        assert!(!olympia(3, other).state().is_free(ME, card(id)), "{id} beside {other}");
    }
}

#[test]
fn rule_5_49_cards_under_the_board_and_the_starting_resource_are_no_colour() {
    let scene = Scene::new(2).board(ME, "olympia day", 1).city(ME, "lumber-yard timber-yard");
    let scene = scene.turn(4).hand(ME, "walls temple school").hand(LEFT, "archery-range library");
    let mut state = scene.after(&["0 stage with walls", "1 sell library"]);
    assert!(state.is_free(ME, card("archery-range")), "the walls lie under the board");
    play(&mut state, &["0 build archery-range"]);
    // The clay of the board is no brown card.
    assert!(olympia(2, "").state().is_free(ME, card("brickyard")));
}

#[test]
fn rule_5_50_the_card_of_the_first_turn_is_free() {
    for age in 1..=3 {
        let scene = Scene::new(age).turn(0).board(ME, "olympia night", 1).coins(ME, 0);
        let state = scene.state();
        let all = hand(&state, ME);
        assert_eq!(legal(&state, ME, "build").len(), all.len(), "age {age}");
        let later = scene.turn(1).state();
        let free = hand(&later, ME).iter().filter(|id| later.is_free(ME, card(id))).count();
        assert_eq!(free, 0, "age {age}");
    }
}

#[test]
fn rule_5_51_and_5_53_a_sale_or_a_stage_loses_the_free_building_of_the_age() {
    for (built, turn) in [(1, 0), (2, 5)] {
        for m in ["sell walls", "stage with walls"] {
            let scene = Scene::new(2).turn(turn).board(ME, "olympia night", built);
            let scene = scene.city(ME, "clay-pit clay-pool loom-1 press-1 glassworks-1");
            let m = format!("0 {m}");
            let state = scene.hand(ME, "walls temple").after(&[&m]);
            let next = if turn == 0 { Phase::Play } else { Phase::DealAge };
            assert_eq!(state.phase(), next, "{m}");
            let again = turn == 0 && state.is_free(ME, card("archery-range"));
            assert!(!again, "{m} in turn {turn}");
        }
    }
}

#[test]
fn rule_5_52_the_card_of_the_sixth_turn_is_free() {
    for age in 1..=3 {
        let scene = Scene::new(age).turn(5).board(ME, "olympia night", 2).coins(ME, 0);
        let state = scene.state();
        assert_eq!(legal(&state, ME, "build").len(), 2, "age {age}");
        let fifth = scene.turn(4).state();
        assert!(hand(&fifth, ME).iter().all(|id| !fifth.is_free(ME, card(id))), "age {age}");
        let first = scene.board(ME, "olympia night", 1).state();
        assert!(hand(&first, ME).iter().all(|id| !first.is_free(ME, card(id))), "age {age}");
    }
}

#[test]
fn rule_5_54_these_stages_work_from_the_turn_after() {
    // Built with the card of the first turn, the free building of that age is gone.
    let scene = Scene::new(2).turn(0).board(ME, "olympia night", 0).city(ME, "ore-vein clay-pit");
    let scene = scene.hand(ME, "walls temple").coins(ME, 0);
    assert!(!can(&scene.state(), "0 build temple"));
    let state = scene.after(&["0 stage with walls"]);
    assert!(!state.is_free(ME, card("archery-range")));
    // By day the next turn is the first that profits.
    let scene = Scene::new(2).board(ME, "olympia day", 1).city(ME, "lumber-yard timber-yard");
    let scene = scene.hand(ME, "walls temple").coins(ME, 0);
    assert!(!can(&scene.state(), "0 build temple"));
    let state = scene.after(&["0 stage with walls"]);
    assert!(state.is_free(ME, card("archery-range")));
}

#[test]
fn rule_5_55_free_is_also_without_the_coin_of_a_coin_cost() {
    for (words, built, turn) in
        [("olympia day", 2, 3), ("olympia night", 1, 0), ("olympia night", 2, 5)]
    {
        let scene = Scene::new(2).turn(turn).board(ME, words, built).coins(ME, 0);
        let state = scene.hand(ME, "foundry temple").after(&["0 build foundry"]);
        assert_eq!(coins(&state)[0], 0, "{words}");
        let state = scene.coins(ME, 5).hand(ME, "foundry temple").after(&["0 build foundry"]);
        assert_eq!(coins(&state)[0], 5, "{words}");
    }
}

#[test]
fn rule_5_56_the_free_building_applies_by_itself() {
    let scene = olympia(2, "").coins(ME, 9).city(LEFT, "stone-pit quarry").hand(ME, "walls");
    assert_eq!(legal(&scene.state(), ME, "build walls"), ["build walls"]);
    let shown = picture(&scene.state(), Viewer::Seat(ME));
    let walls = shown["hand"].as_array().unwrap().iter().find(|held| held["card"] == "walls");
    assert_eq!(walls.unwrap()["free"], true);
}

#[test]
fn rule_5_57_rhodos_by_day_gives_two_shields() {
    for (built, shields) in [(0, 0), (1, 0), (2, 2), (3, 2)] {
        let state = Scene::new(2).board(ME, "rhodos day", built).state();
        assert_eq!(state.city(ME).shields(), shields);
    }
}

#[test]
fn rule_5_58_rhodos_by_night_gives_shields_coins_and_points() {
    for (built, gained, sum) in [(0, 3, 3), (1, 4, 7)] {
        let scene = Scene::new(3).board(ME, "rhodos night", built);
        let scene = scene.city(ME, "stone-pit quarry ore-vein foundry").hand(ME, "palace");
        let state = scene.after(&["0 stage with palace"]);
        assert_eq!(coins(&state)[0], 3 + gained);
        assert_eq!(state.city(ME).shields(), built + 1);
        assert_eq!(points(&state, ME, "wonder"), sum);
    }
}
