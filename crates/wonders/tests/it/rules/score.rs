//! Chapter 8: the end of the game, the score pad, and the winner.

use mirabilia_kernel::{End, Game, Seat, SeatSet, Turn};
use mirabilia_wonders::{Phase, State};

use crate::common::{LEFT, ME, RIGHT, Scene, coins, points};

/// The last turn of the game.
fn last(scene: &Scene) -> State {
    let state = scene.after(&[]);
    assert_eq!(state.phase(), Phase::Over);
    state
}

fn winners(state: &State) -> Vec<usize> {
    let outcome = state.outcome().expect("the game is over");
    assert_eq!(outcome.end, End::Points);
    outcome.winners.iter().map(Seat::index).collect()
}

#[test]
fn rule_8_1_the_game_ends_after_the_conflicts_of_age_3() {
    let scene = Scene::new(3).turn(5).city(ME, "arsenal");
    assert!(scene.state().outcome().is_none());
    let state = last(&scene);
    assert_eq!((state.turn(), state.city(ME).tokens()), (Turn::Over, [0, 0, 0, 2]));
    assert!(Seat::all(3).all(|seat| crate::common::listed(&state, seat).is_empty()));
}

#[test]
fn rule_8_2_seven_categories_in_the_order_of_the_pad() {
    let pad = ["wonder", "treasury", "military", "civilian", "commerce", "science", "guilds"];
    assert_eq!(State::CATEGORIES, pad);
    let state = pad_city().state();
    let by_line: i16 = pad.iter().map(|line| points(&state, ME, line)).sum();
    assert_eq!(by_line, state.score(ME).total());
}

#[test]
fn rule_8_3_wonder_is_the_points_of_built_stages() {
    for (words, sums) in [
        ("gizah night", &[0, 3, 8, 13, 20][..]),
        ("gizah day", &[0, 3, 8, 15]),
        ("rhodos night", &[0, 3, 7]),
        ("ephesos night", &[0, 2, 5, 10]),
        ("halikarnassos night", &[0, 2, 3, 3]),
        ("olympia night", &[0, 2, 5, 10]),
        ("babylon night", &[0, 0, 0]),
        ("alexandria night", &[0, 0, 0, 7]),
    ] {
        for (built, &wanted) in sums.iter().enumerate() {
            let state = Scene::new(3).board(ME, words, built as u8).state();
            assert_eq!(points(&state, ME, "wonder"), wanted, "{words}, {built} stages");
        }
    }
}

#[test]
fn rule_8_4_treasury_is_one_point_for_three_coins() {
    for (held, wanted) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4), (100, 33)] {
        let state = Scene::new(3).coins(ME, held).state();
        assert_eq!(points(&state, ME, "treasury"), wanted, "{held} coins");
    }
}

#[test]
fn rule_8_5_military_is_the_sum_of_tokens() {
    for (tokens, wanted) in
        [([0, 2, 2, 2], 18), ([6, 0, 0, 0], -6), ([3, 1, 1, 1], 6), ([0, 0, 0, 0], 0)]
    {
        let state = Scene::new(3).tokens(ME, tokens).state();
        assert_eq!(points(&state, ME, "military"), wanted, "{tokens:?}");
    }
    // Below zero it lowers the score.
    let state = Scene::new(3).coins(ME, 0).tokens(ME, [6, 0, 0, 0]).state();
    assert_eq!(state.score(ME).total(), -6);
}

#[test]
fn rule_8_6_civilian_is_the_points_of_blue_cards() {
    let blue = "altar theater baths aqueduct temple statue courthouse pantheon gardens town-hall \
                palace senate";
    let state = Scene::new(3).turn(5).city(ME, blue).state();
    assert_eq!(points(&state, ME, "civilian"), 3 * 3 + 5 + 4 * 3 + 7 + 5 + 6 + 8 + 6);
}

#[test]
fn rule_8_7_commerce_is_the_points_of_yellow_cards() {
    // Haven 2, lighthouse 6, chamber 2, arena 3, ludus 1.
    let yellow = "haven lighthouse chamber-of-commerce arena ludus forum lumber-yard quarry loom-1 \
                  barracks";
    let state = Scene::of(5, 3).board(ME, "gizah day", 3).city(ME, yellow).state();
    assert_eq!(points(&state, ME, "commerce"), 2 + 6 + 2 + 3 + 1);
}

#[test]
fn rule_8_8_science_is_the_points_of_all_symbols() {
    let scene = Scene::new(3).city(ME, "apothecary workshop school");
    assert_eq!(points(&scene.state(), ME, "science"), 10);
    let scene = scene.board(ME, "babylon day", 2);
    assert_eq!(points(&scene.state(), ME, "science"), 4 + 1 + 1 + 7);
}

#[test]
fn rule_8_9_the_scientists_guild_scores_under_science() {
    let state = Scene::new(3).city(ME, "scientists-guild apothecary").state();
    assert_eq!((points(&state, ME, "science"), points(&state, ME, "guilds")), (4, 0));
}

#[test]
fn rule_8_10_guilds_is_the_points_of_purple_cards() {
    let scene = Scene::new(3).city(ME, "workers-guild shipowners-guild decorators-guild");
    let scene = scene.board(ME, "rhodos night", 2).city(LEFT, "lumber-yard quarry");
    assert_eq!(points(&scene.state(), ME, "guilds"), 2 + 3 + 7);
}

#[test]
fn rule_8_11_the_highest_score_wins() {
    for (seat, wanted) in [(ME, 0), (LEFT, 1), (RIGHT, 2)] {
        let scene = Scene::new(3).turn(5).city(seat, "palace");
        assert_eq!(winners(&last(&scene)), [wanted]);
    }
}

#[test]
fn rule_8_12_then_the_most_coins() {
    // All sell: 6, 8 and 7 coins are worth 2 points each.
    let scene = Scene::new(3).turn(5).coins(LEFT, 5).coins(RIGHT, 4);
    let state = last(&scene);
    assert_eq!(coins(&state), [6, 8, 7]);
    assert!(Seat::all(3).all(|seat| state.score(seat).total() == 2));
    assert_eq!(winners(&state), [1]);
    // Coins decide only among the best.
    let scene = scene.coins(RIGHT, 2).city(ME, "altar").city(RIGHT, "baths aqueduct");
    assert_eq!(winners(&last(&scene)), [2]);
}

#[test]
fn rule_8_13_then_the_victory_is_shared() {
    let scene = Scene::new(3).turn(5);
    assert_eq!(winners(&last(&scene)), [0, 1, 2]);
    let two = scene.coins(LEFT, 2);
    assert_eq!(last(&two).outcome().unwrap().winners, SeatSet::only(ME).with(RIGHT));
}

/// The filled-in pad of the rulebook in one city.
fn pad_city() -> Scene {
    let mine = "altar senate haven lumber-yard quarry \
                apothecary dispensary lodge workshop laboratory scriptorium spies-guild";
    let scene = Scene::new(3).turn(5).board(ME, "alexandria day", 3).city(ME, mine);
    let scene = scene.coins(ME, 10).tokens(ME, [1, 1, 2, 0]);
    scene.city(LEFT, "barracks walls").city(RIGHT, "stables arsenal")
}

#[test]
fn rule_8_14_example_wonder_10() {
    assert_eq!(points(&pad_city().state(), ME, "wonder"), 10);
    for words in crate::common::all_boards().filter(|words| words.ends_with("day")) {
        let state = Scene::new(3).board(ME, &words, 3).state();
        let wanted = if words == "gizah day" { 15 } else { 10 };
        assert_eq!(points(&state, ME, "wonder"), wanted, "{words}");
    }
}

#[test]
fn rule_8_15_example_treasury_3() {
    for held in 8..=12 {
        let wanted = (9..=11).contains(&held);
        let state = pad_city().coins(ME, held).state();
        assert_eq!(points(&state, ME, "treasury") == 3, wanted, "{held} coins");
    }
}

#[test]
fn rule_8_16_example_military_6() {
    assert_eq!(points(&pad_city().state(), ME, "military"), 1 + 3 + 3 - 1);
}

#[test]
fn rule_8_17_example_civilian_9() {
    assert_eq!(points(&pad_city().state(), ME, "civilian"), 3 + 6);
}

#[test]
fn rule_8_18_example_commerce_2() {
    assert_eq!(points(&pad_city().state(), ME, "commerce"), 2);
}

#[test]
fn rule_8_19_example_science_21() {
    assert_eq!(points(&pad_city().state(), ME, "science"), 21);
    // No other numbers of the three symbols give it.
    let score = |a: i32, b: i32, c: i32| a * a + b * b + c * c + 7 * c.min(b).min(a);
    let mut ways = Vec::new();
    for a in 0..=6 {
        for b in 0..=a {
            ways.extend((0..=b).filter(|&c| score(a, b, c) == 21).map(|c| [a, b, c]));
        }
    }
    assert_eq!(ways, [[3, 2, 1]]);
}

#[test]
fn rule_8_20_example_guilds_4() {
    assert_eq!(points(&pad_city().state(), ME, "guilds"), 4);
}

#[test]
fn rule_8_21_example_total_55() {
    let score = pad_city().state().score(ME);
    assert_eq!(score.0[..7], [10, 3, 6, 9, 2, 21, 4]);
    assert_eq!(score.total(), 55);
}
