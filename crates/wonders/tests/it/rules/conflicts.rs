//! Chapter 6: conflicts.

use mirabilia_kernel::Seat;
use mirabilia_wonders::{Phase, State};

use crate::common::{LEFT, ME, RIGHT, Scene, play, points, sell_all};

/// The sixth turn of an age with these red cards, played to its end.
fn fought(age: u8, cities: [&str; 3]) -> State {
    let mut scene = Scene::new(age).turn(5);
    for (seat, ids) in Seat::all(3).zip(cities) {
        scene = scene.city(seat, ids);
    }
    scene.after(&[])
}

fn tokens(state: &State) -> Vec<[u8; 4]> {
    Seat::all(state.seats()).map(|seat| state.city(seat).tokens()).collect()
}

#[test]
fn rule_6_1_conflicts_come_at_the_end_of_each_age() {
    let mut state = Scene::new(2).city(ME, "walls").state();
    for _ in 3..5 {
        play(&mut state, &[]);
        assert_eq!(tokens(&state), [[0; 4]; 3]);
    }
    play(&mut state, &[]);
    assert_eq!(tokens(&state)[0], [0, 0, 2, 0]);
    // After the seventh card and the card from the pile: both fight already.
    let scene = Scene::new(2).turn(5).board(ME, "babylon night", 1).hand(ME, "vineyard walls");
    let scene = scene.city(ME, "quarry stone-pit").board(RIGHT, "halikarnassos night", 0);
    let scene = scene.city(RIGHT, "brickyard").hand(RIGHT, "school temple").discard("stables");
    let mut state = scene.after(&["0 build vineyard", "2 stage with school"]);
    play(&mut state, &["0 build walls"]);
    play(&mut state, &["2 revive stables"]);
    assert_eq!(tokens(&state), [[0, 0, 1, 0], [2, 0, 0, 0], [0, 0, 1, 0]]);
}

#[test]
fn rule_6_2_strength_is_the_sum_of_shields_of_cards_and_stages() {
    let scene = Scene::new(3).board(ME, "rhodos night", 2).city(ME, "barracks walls arsenal altar");
    assert_eq!(scene.state().city(ME).shields(), 1 + 2 + 3 + 1 + 1);
    assert_eq!(scene.board(ME, "rhodos day", 2).state().city(ME).shields(), 1 + 2 + 3 + 2);
}

#[test]
fn rule_6_3_all_shields_count_in_every_age() {
    let scene = Scene::new(1).turn(5).city(ME, "barracks");
    let mut state = scene.after(&[]);
    for age in 2..=3 {
        let line = crate::common::deal_line(3, age);
        let chance = mirabilia_kernel::Game::read_chance(&state, &line).unwrap();
        mirabilia_kernel::Game::settle(&mut state, &chance);
        sell_all(&mut state);
    }
    assert_eq!(state.phase(), Phase::Over);
    assert_eq!(tokens(&state), [[0, 2, 2, 2], [3, 0, 0, 0], [3, 0, 0, 0]]);
}

#[test]
fn rule_6_4_each_neighbour_separately_and_nobody_else() {
    // Strength 1, 2, 0, 3, 0: seats 0 and 3, 0 and 2 never meet.
    let scene = Scene::of(5, 2).turn(5).city(ME, "barracks").city(LEFT, "walls");
    let scene = scene.city(Seat::new(3), "stables guard-tower");
    let wanted = [[1, 0, 1, 0], [0, 0, 2, 0], [2, 0, 0, 0], [0, 0, 2, 0], [2, 0, 0, 0]];
    assert_eq!(tokens(&scene.after(&[])), wanted);
}

#[test]
fn rule_6_5_a_victory_is_worth_1_3_and_5() {
    for (age, worth) in [(1, 1), (2, 3), (3, 5)] {
        let state = fought(age, ["barracks", "", ""]);
        let mut wanted = [0; 4];
        wanted[usize::from(age)] = 2;
        assert_eq!(state.city(ME).tokens(), wanted);
        assert_eq!(points(&state, ME, "military"), 2 * worth, "age {age}");
    }
}

#[test]
fn rule_6_6_a_defeat_is_worth_minus_1_in_every_age() {
    for age in 1..=3 {
        let state = fought(age, ["", "barracks", "guard-tower"]);
        assert_eq!(state.city(ME).tokens(), [2, 0, 0, 0]);
        assert_eq!(points(&state, ME, "military"), -2, "age {age}");
    }
}

#[test]
fn rule_6_7_equal_strength_brings_no_token() {
    assert_eq!(tokens(&fought(1, ["", "", ""])), [[0; 4]; 3]);
    assert_eq!(tokens(&fought(1, ["barracks", "stockade", "guard-tower"])), [[0; 4]; 3]);
    assert_eq!(
        tokens(&fought(1, ["barracks", "stockade", ""])),
        [[0, 1, 0, 0], [0, 1, 0, 0], [2, 0, 0, 0]]
    );
}

#[test]
fn rule_6_8_the_size_of_the_difference_plays_no_part() {
    let little = fought(3, ["barracks", "", ""]);
    let much = fought(3, ["barracks walls stables arsenal", "", ""]);
    assert_eq!(tokens(&little), tokens(&much));
}

#[test]
fn rule_6_9_tokens_are_kept() {
    let scene = Scene::new(3).turn(5).tokens(ME, [1, 1, 2, 0]).city(LEFT, "barracks");
    let state = scene.after(&[]);
    assert_eq!(state.city(ME).tokens(), [2, 1, 2, 0]);
    assert_eq!(points(&state, ME, "military"), 1 + 6 - 2);
}

#[test]
fn rule_6_10_at_most_seven_victories_in_an_age() {
    // Seven cities of different strength: every conflict has a winner.
    let mut scene = Scene::of(7, 3).turn(5);
    let red = [
        "",
        "barracks",
        "walls",
        "stables guard-tower",
        "walls stables",
        "archery-range training-ground stockade",
        "archery-range training-ground stockade barracks",
    ];
    for (seat, ids) in Seat::all(7).zip(red) {
        scene = scene.city(seat, ids);
    }
    let state = scene.after(&[]);
    let sum = |i: usize| tokens(&state).iter().map(|city| u32::from(city[i])).sum::<u32>();
    assert_eq!((sum(0), sum(3)), (7, 7));
    // Seven conflicts an age, 21 in a game: no more tokens of a kind than the box has (8 and 24).
    assert!(sum(3) <= 8 && 3 * sum(0) <= 24);
}

#[test]
fn rule_6_11_example_of_strength_4_between_5_and_2() {
    let state = fought(2, ["walls stables", "archery-range barracks stockade guard-tower", ""]);
    assert_eq!(state.city(LEFT).shields(), 5);
    let scene = Scene::of(4, 2).turn(5).city(ME, "walls stables");
    let scene = scene.city(LEFT, "archery-range barracks stockade guard-tower");
    let state = scene.city(Seat::new(3), "training-ground").after(&[]);
    let strength = [ME, LEFT, Seat::new(3)].map(|seat| state.city(seat).shields());
    assert_eq!(strength, [4, 5, 2]);
    assert_eq!(state.city(ME).tokens(), [1, 0, 1, 0]);
    assert_eq!(points(&state, ME, "military"), -1 + 3);
}
