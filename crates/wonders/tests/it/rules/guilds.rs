//! Chapter 4, second half: the guilds.

use mirabilia_kernel::Seat;

use crate::common::{LEFT, ME, RIGHT, Scene, coins, play, points};

/// Three cities in Age III; the first has the guild.
fn guild(mine: &str, left: &str, right: &str) -> i16 {
    let scene = Scene::new(3).turn(5).city(ME, mine).city(LEFT, left).city(RIGHT, right);
    points(&scene.state(), ME, "guilds")
}

#[test]
fn rule_4_23_a_guild_scores_by_the_cities_at_the_end_and_brings_no_coins() {
    let scene = Scene::new(3).turn(4).city(ME, "loom-1 press-1 glassworks-1 marketplace");
    let scene = scene.city(LEFT, "caravansery").hand(ME, "traders-guild lighthouse study");
    let mut state = scene.after(&["0 build traders-guild"]);
    assert_eq!((coins(&state)[0], points(&state, ME, "guilds")), (3, 1));
    // A yellow card that a neighbour builds later counts too.
    play(&mut state, &["1 build lighthouse"]);
    assert_eq!(points(&state, ME, "guilds"), 2);
}

#[test]
fn rule_4_24_the_owners_own_cards_are_left_out() {
    assert_eq!(guild("workers-guild lumber-yard", "stone-pit", "ore-vein clay-pool"), 3);
    // With more than three players, only the two neighbours count.
    let scene = Scene::of(5, 3).city(ME, "spies-guild barracks").city(LEFT, "walls");
    let scene = scene.city(RIGHT, "stockade").city(Seat::new(4), "stables guard-tower");
    assert_eq!(points(&scene.state(), ME, "guilds"), 3);
}

#[test]
fn rule_4_25_workers_guild() {
    assert_eq!(guild("workers-guild", "lumber-yard sawmill loom-1", "clay-pit"), 3);
}

#[test]
fn rule_4_26_craftsmens_guild() {
    assert_eq!(guild("craftsmens-guild", "loom-1 press-1", "glassworks-2 quarry"), 6);
}

#[test]
fn rule_4_27_traders_guild() {
    assert_eq!(guild("traders-guild", "forum haven", "marketplace altar"), 3);
}

#[test]
fn rule_4_28_philosophers_guild() {
    assert_eq!(guild("philosophers-guild", "school study", "library altar"), 3);
}

#[test]
fn rule_4_29_spies_guild() {
    assert_eq!(guild("spies-guild", "barracks arsenal", "walls altar"), 3);
}

#[test]
fn rule_4_30_magistrates_guild() {
    assert_eq!(guild("magistrates-guild", "altar palace", "baths walls"), 3);
}

#[test]
fn rule_4_31_shipowners_guild_counts_the_own_brown_grey_and_purple_cards() {
    assert_eq!(guild("shipowners-guild", "lumber-yard", "loom-1"), 1, "itself");
    let mine = "shipowners-guild lumber-yard quarry loom-1 altar walls";
    assert_eq!(guild(mine, "", ""), 4);
    assert_eq!(guild("shipowners-guild decorators-guild spies-guild ore-vein", "", ""), 4);
}

#[test]
fn rule_4_32_scientists_guild_is_a_symbol_of_choice() {
    let state = Scene::new(3).city(ME, "scientists-guild apothecary workshop").state();
    assert_eq!(points(&state, ME, "science"), 1 + 1 + 1 + 7);
    assert_eq!(points(&state, ME, "guilds"), 0);
}

#[test]
fn rule_4_33_builders_guild_counts_stages_of_three_cities() {
    let scene = Scene::of(4, 3).city(ME, "builders-guild").board(ME, "gizah night", 4);
    let scene = scene.board(LEFT, "rhodos night", 2).board(Seat::new(3), "ephesos day", 3);
    let state = scene.board(RIGHT, "olympia day", 1).state();
    assert_eq!(points(&state, ME, "guilds"), 4 + 2 + 3);
}

#[test]
fn rule_4_34_decorators_guild_rewards_a_complete_wonder() {
    for words in crate::common::all_boards() {
        let all = crate::common::stages(&words).len() as u8;
        for built in 0..=all {
            let scene = Scene::new(3).board(ME, &words, built).city(ME, "decorators-guild");
            let wanted = if built == all { 7 } else { 0 };
            assert_eq!(points(&scene.state(), ME, "guilds"), wanted, "{words}, {built} stages");
        }
    }
}

#[test]
fn rule_4_35_cards_under_boards_and_in_the_pile_count_for_nothing() {
    // The left neighbour puts one red card under its board and sells another.
    let scene = Scene::new(3).turn(4).city(ME, "spies-guild").board(LEFT, "gizah day", 0);
    let scene = scene.city(LEFT, "lumber-yard timber-yard").hand(LEFT, "arsenal palace study");
    let scene = scene.hand(ME, "fortifications senate lodge");
    let mut state = scene.after(&["0 sell lodge", "1 stage with arsenal"]);
    play(&mut state, &["1 sell fortifications"]);
    assert_eq!(state.city(LEFT).stages(), 1);
    assert_eq!(points(&state, ME, "guilds"), 0);
    let state = Scene::new(3).city(ME, "spies-guild").discard("barracks walls").state();
    assert_eq!(points(&state, ME, "guilds"), 0);
}
