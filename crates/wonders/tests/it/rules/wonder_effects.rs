//! Chapter 5, second part: Alexandria, Babylon, Ephesos, Gizah and Halikarnassos.

use mirabilia_kernel::{SeatSet, Turn};
use mirabilia_wonders::{Move, Phase};

use crate::common::{
    LEFT, ME, RIGHT, Scene, card, cards, coins, hand, lacks, legal, listed, payments, play, points,
    refusal, stages,
};

#[test]
fn rule_5_18_alexandria_has_a_raw_material_of_choice() {
    for (words, built) in [("alexandria day", 2), ("alexandria night", 1)] {
        let scene = Scene::new(3).board(ME, words, built);
        for id in ["stockade", "baths", "guard-tower", "barracks"] {
            assert_eq!(payments(&scene.state(), ME, id), [(0, 0)], "{words}: {id}");
        }
        assert_eq!(payments(&scene.state(), ME, "ludus"), [], "{words}: one at a time");
        let before = scene.board(ME, words, built - 1).state();
        assert!(payments(&before, ME, "stockade").is_empty(), "{words}");
    }
}

#[test]
fn rule_5_19_alexandria_by_night_has_a_manufactured_good_of_choice() {
    let scene = Scene::new(3).board(ME, "alexandria night", 2);
    let scene = scene.board(LEFT, "gizah day", 0).board(RIGHT, "babylon day", 0);
    for id in ["workshop", "apothecary", "scriptorium"] {
        assert_eq!(payments(&scene.state(), ME, id), [(0, 0)], "{id}");
    }
    assert!(payments(&scene.state(), ME, "traders-guild").is_empty(), "glass and one more");
    let state = scene.city(ME, "forum").state();
    assert_eq!(payments(&state, ME, "traders-guild"), [(0, 0)], "with the forum two more");
}

#[test]
fn rule_5_20_both_choices_of_the_night_side_work_in_one_turn() {
    // School: wood and papyrus. Study: wood, cloth, papyrus.
    let scene = Scene::new(3).board(ME, "alexandria night", 2);
    let scene = scene.board(LEFT, "gizah day", 0).board(RIGHT, "babylon day", 0);
    assert_eq!(payments(&scene.state(), ME, "school"), [(0, 0)]);
    assert!(payments(&scene.state(), ME, "study").is_empty());
    assert_eq!(payments(&scene.city(ME, "loom-1").state(), ME, "study"), [(0, 0)]);
}

#[test]
fn rule_5_21_these_stages_serve_their_owner_only() {
    let state = Scene::new(3).board(LEFT, "alexandria night", 3).state();
    for id in ["stockade", "baths", "guard-tower", "scriptorium"] {
        assert!(payments(&state, ME, id).is_empty(), "{id}");
    }
    assert_eq!(
        payments(&state, ME, "workshop"),
        [(2, 0)],
        "but the glass of the board is for sale"
    );
}

#[test]
fn rule_5_22_the_second_stage_of_babylon_is_a_science_symbol() {
    for words in ["babylon day", "babylon night"] {
        let scene = Scene::new(3).city(ME, "apothecary workshop");
        let score = |built| points(&scene.board(ME, words, built).state(), ME, "science");
        assert_eq!((score(1), score(2)), (2, 1 + 1 + 1 + 7), "{words}");
    }
}

/// The sixth turn of an age at Babylon by night, its first stage built.
fn babylon(age: u8, mine: &str) -> Scene {
    Scene::new(age).turn(5).board(ME, "babylon night", 1).hand(ME, mine)
}

#[test]
fn rule_5_23_the_leftover_card_is_played() {
    let mut state = babylon(1, "altar theater").after(&["0 build altar"]);
    assert_eq!(state.phase(), Phase::Seventh(ME));
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(ME)));
    assert_eq!(hand(&state, ME), ["theater"]);
    play(&mut state, &["0 build theater"]);
    assert_eq!(state.city(ME).cards(), cards("altar theater"));
    // Not by day, and not without the stage.
    for (words, built) in [("babylon day", 3), ("babylon night", 0)] {
        let state = babylon(1, "altar theater").board(ME, words, built).after(&["0 build altar"]);
        assert_eq!(state.phase(), Phase::DealAge, "{words}");
    }
}

#[test]
fn rule_5_24_it_happens_in_up_to_three_ages() {
    for age in 1..=3 {
        let state = babylon(age, "").after(&[]);
        assert_eq!(state.phase(), Phase::Seventh(ME), "age {age}");
    }
    // Built in Age I, it works in Age I and after the next deals too.
    let mut state = Scene::new(1).board(ME, "babylon night", 0).city(ME, "stone-pit timber-yard");
    state = state.hand(ME, "altar").turn(4);
    let mut state = state.after(&["0 stage with altar"]);
    for age in 1..=3 {
        while state.phase() == Phase::Play {
            play(&mut state, &[]);
        }
        assert_eq!((state.phase(), state.age()), (Phase::Seventh(ME), age));
        play(&mut state, &[]);
        if age < 3 {
            let line = crate::common::deal_line(3, age + 1);
            let chance = mirabilia_kernel::Game::read_chance(&state, &line).unwrap();
            mirabilia_kernel::Game::settle(&mut state, &chance);
        }
    }
    assert_eq!(state.phase(), Phase::Over);
}

#[test]
fn rule_5_25_also_when_the_stage_is_built_in_the_sixth_turn() {
    let scene = babylon(1, "altar theater").board(ME, "babylon night", 0);
    let scene = scene.city(ME, "stone-pit timber-yard");
    let mut state = scene.after(&["0 stage with altar"]);
    assert_eq!((state.phase(), state.city(ME).stages()), (Phase::Seventh(ME), 1));
    assert_eq!(state.discard_size(), 2 + 2, "the other card is kept back");
    play(&mut state, &["0 build theater"]);
    assert_eq!(state.phase(), Phase::DealAge);
}

#[test]
fn rule_5_26_the_seventh_card_is_used_in_any_of_the_three_ways() {
    let scene = babylon(2, "vineyard temple").city(ME, "brickyard clay-pool glassworks-1");
    let after = |last: &str| {
        let mut state = scene.after(&["0 build vineyard"]);
        assert_eq!(
            legal(&state, ME, ""),
            ["build temple", "stage with temple", "sell temple"],
            "wood of its own"
        );
        play(&mut state, &[last]);
        (state.city(ME).cards().has(card("temple")), state.city(ME).stages(), coins(&state)[0])
    };
    // The vineyard brings 2 for brickyard and clay pool.
    assert_eq!(after("0 build temple"), (true, 1, 5));
    assert_eq!(after("0 stage with temple"), (false, 2, 5));
    assert_eq!(after("0 sell temple"), (false, 1, 8));
}

#[test]
fn rule_5_27_the_seventh_card_is_not_free() {
    let scene = babylon(2, "vineyard temple").coins(ME, 0);
    let state = scene.after(&["0 build vineyard"]);
    assert_eq!(refusal(&state, "0 build temple"), lacks("clay glass"));
    let scene = babylon(2, "vineyard aqueduct").coins(ME, 6).city(LEFT, "stone-pit quarry");
    let mut state = scene.after(&["0 sell vineyard"]);
    assert_eq!(legal(&state, ME, "build aqueduct"), ["build aqueduct pay 6 left"]);
    play(&mut state, &["0 build aqueduct pay 6 left"]);
    assert_eq!(coins(&state), [3, 3 + 3 + 6, 6]);
}

#[test]
fn rule_5_28_the_seventh_card_must_be_played() {
    let state = babylon(3, "palace study").after(&["0 sell study"]);
    assert!(listed(&state, ME).iter().all(|m| !matches!(m, Move::Revive(_))));
    assert_eq!(legal(&state, ME, ""), ["sell palace"]);
}

#[test]
fn rule_5_29_it_is_chosen_after_steps_3_to_5() {
    let scene = babylon(1, "altar theater").hand(LEFT, "barracks baths").coins(LEFT, 5);
    let state =
        scene.board(RIGHT, "rhodos day", 0).after(&["0 sell altar", "1 build barracks pay 2 left"]);
    assert_eq!(state.phase(), Phase::Seventh(ME));
    assert_eq!(coins(&state), [6, 3, 3 + 2 + 3], "paid and placed already");
    assert_eq!(state.city(LEFT).cards(), cards("barracks"));
}

#[test]
fn rule_5_30_it_is_judged_on_the_table_as_it_stands_then() {
    // Coins of the sale, the neighbour's new quarry, the own new discount and chain.
    let scene = babylon(2, "walls foundry").coins(ME, 0).hand(LEFT, "quarry school");
    let scene = scene.city(LEFT, "stone-pit").city(ME, "west-trading-post");
    let mut state = scene.after(&["0 sell foundry", "1 build quarry"]);
    assert_eq!(legal(&state, ME, "build walls"), ["build walls pay 3 left"]);
    play(&mut state, &["0 build walls pay 3 left"]);
    assert_eq!(coins(&state), [0, 3 - 1 + 3, 6]);
    let scene = babylon(1, "west-trading-post stockade").board(LEFT, "gizah day", 0);
    let state = scene.after(&["0 build west-trading-post"]);
    assert_eq!(payments(&state, ME, "baths"), [(1, 0)], "the discount of this turn");
    // A name built in this turn cannot be built again.
    let scene = Scene::of(5, 1).turn(5).board(ME, "babylon night", 1).hand(ME, "altar altar");
    let state = scene.after(&["0 build altar"]);
    assert_eq!(legal(&state, ME, ""), ["sell altar"]);
}

#[test]
fn rule_5_31_symbols_serve_again_for_the_seventh_card() {
    // The wood of Babylon for both cards.
    let scene = babylon(1, "stockade scriptorium").coins(ME, 4);
    let mut state = scene.after(&["0 build stockade"]);
    play(&mut state, &["0 build scriptorium pay 2 left"]);
    assert_eq!(coins(&state)[0], 2);
    // The same stone bought twice in one turn.
    let scene = Scene::of(7, 1).turn(5).board(ME, "babylon night", 1).city(LEFT, "stone-pit");
    let mut state = scene.hand(ME, "baths altar").after(&["0 build baths pay 2 left"]);
    assert_eq!(payments(&state, ME, "baths"), [(2, 0)]);
    play(&mut state, &["0 build altar"]);
}

#[test]
fn rule_5_32_payment_placing_and_coins_come_before_step_7() {
    // Halikarnassos looks into the pile after the seventh card has been played.
    let scene = babylon(2, "temple vineyard").board(RIGHT, "halikarnassos night", 0);
    let scene = scene.city(RIGHT, "brickyard").hand(RIGHT, "walls school");
    let mut state = scene.after(&["0 sell temple", "2 stage with walls"]);
    assert_eq!(coins(&state)[0], 6);
    play(&mut state, &["0 build vineyard"]);
    assert_eq!((state.phase(), coins(&state)[0]), (Phase::Revive(RIGHT), 7));
}

#[test]
fn rule_5_33_a_sold_seventh_card_lies_in_the_pile() {
    let scene = babylon(2, "temple vineyard").board(RIGHT, "halikarnassos night", 0);
    let scene = scene.city(RIGHT, "brickyard").hand(RIGHT, "walls school");
    let mut state = scene.after(&["0 build vineyard", "2 stage with walls"]);
    play(&mut state, &["0 sell temple"]);
    play(&mut state, &["2 revive temple"]);
    assert!(state.city(RIGHT).cards().has(card("temple")));
}

#[test]
fn rule_5_34_ephesos_by_day_brings_nine_coins() {
    let scene = Scene::new(1).board(ME, "ephesos day", 1).city(ME, "lumber-yard timber-yard");
    let state = scene.hand(ME, "altar").after(&["0 stage with altar"]);
    assert_eq!((coins(&state)[0], points(&state, ME, "wonder")), (12, 3));
}

#[test]
fn rule_5_35_each_stage_of_ephesos_by_night_brings_four_coins() {
    let rich = "quarry sawmill foundry loom-1";
    for (built, sum) in [(0, 2), (1, 2 + 3), (2, 2 + 3 + 5)] {
        let scene = Scene::new(3).board(ME, "ephesos night", built).city(ME, rich);
        let state = scene.hand(ME, "palace").after(&["0 stage with palace"]);
        assert_eq!((coins(&state)[0], points(&state, ME, "wonder")), (7, sum));
    }
}

#[test]
fn rule_5_36_gizah_gives_points_and_nothing_else() {
    for words in ["gizah day", "gizah night"] {
        for stage in stages(words) {
            assert!(stage.points > 0 && stage.coins + stage.shields == 0);
            assert_eq!(stage.act, mirabilia_wonders::data::Act::None);
        }
    }
}

#[test]
fn rule_5_37_only_gizah_by_night_has_four_stages() {
    let four = crate::common::all_boards().filter(|words| stages(words).len() == 4);
    assert_eq!(four.collect::<Vec<_>>(), ["gizah night"]);
}
