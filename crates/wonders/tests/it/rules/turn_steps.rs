//! Chapter 2, second half: the steps of a turn in their order.

use mirabilia_kernel::{Game, Seat, SeatSet, Turn, Viewer};
use mirabilia_wonders::{Phase, State};

use crate::common::{
    LEFT, ME, RIGHT, Scene, cards, coins, hand, legal, picture, play, points, sell_all,
};

/// The sixth turn of an age: two cards in each hand. Seat 0 has Babylon with its seventh card, seat
/// 2 Halikarnassos with a pile to build from as soon as it builds a stage.
fn last_turn(age: u8) -> Scene {
    let scene = Scene::new(age).turn(5).board(ME, "babylon night", 1);
    scene.board(RIGHT, "halikarnassos night", 0).city(RIGHT, "brickyard")
}

#[test]
fn rule_2_15_the_steps_have_a_fixed_order() {
    // Sixth turn of Age II: choose, seventh card, revival, conflicts.
    let scene = last_turn(2).hand(ME, "vineyard quarry").hand(RIGHT, "walls temple");
    let mut state = scene.hand(LEFT, "forum school").state();
    play(&mut state, &["0 build vineyard", "1 sell school", "2 stage with temple"]);
    assert_eq!(state.phase(), Phase::Seventh(ME), "nobody is asked for the order");
    play(&mut state, &["0 build quarry"]);
    assert_eq!(state.phase(), Phase::Revive(RIGHT));
    play(&mut state, &["2 revive walls"]);
    assert_eq!((state.phase(), state.age()), (Phase::DealAge, 3));
    assert_eq!(state.city(RIGHT).tokens(), [0, 0, 2, 0], "the conflicts came last");
}

#[test]
fn rule_2_16_first_all_players_choose() {
    let mut state = Scene::new(1).state();
    for turn in 3..6 {
        assert_eq!((state.phase(), state.turns_played()), (Phase::Play, turn));
        assert_eq!(state.turn(), Turn::Seats(SeatSet::all(3)));
        play(&mut state, &[]);
    }
}

#[test]
fn rule_2_17_in_the_sixth_turn_the_card_not_chosen_goes_to_the_pile() {
    // It lies there before anything is built from the pile.
    let scene = last_turn(2).hand(RIGHT, "walls temple").hand(LEFT, "forum school");
    let scene = scene.board(ME, "gizah day", 0).hand(ME, "vineyard library");
    let state = scene.after(&["0 build vineyard", "1 sell school", "2 stage with temple"]);
    assert_eq!(
        legal(&state, RIGHT, "revive"),
        ["revive forum", "revive walls", "revive library", "revive school", "revive nothing"]
    );
    // In earlier turns nothing is left over.
    assert_eq!(Scene::new(2).after(&[]).discard_size(), 3);
}

#[test]
fn rule_2_18_the_leftover_card_brings_no_coins() {
    let scene = Scene::new(1).turn(5).hand(ME, "altar theater");
    let state = scene.after(&["0 build altar"]);
    assert_eq!(coins(&state), [3, 6, 6], "the others sold one card and left one over");
    assert_eq!(state.discard_size(), 2 + 3);
}

#[test]
fn rule_2_19_a_seventh_card_is_kept_back() {
    let scene = last_turn(1).hand(ME, "altar theater").city(RIGHT, "");
    let state = scene.after(&["0 build altar"]);
    assert_eq!((state.phase(), state.discard_size()), (Phase::Seventh(ME), 2 + 2));
    assert_eq!(hand(&state, ME), ["theater"]);
}

#[test]
fn rule_2_20_all_pay_at_the_same_time() {
    // Each spends the coins it has, while the other's are on their way.
    let scene = Scene::new(1).coins(ME, 2).coins(LEFT, 2).coins(RIGHT, 2);
    let scene = scene.hand(ME, "scriptorium").hand(LEFT, "apothecary").hand(RIGHT, "barracks");
    let state = scene.after(&[
        "0 build scriptorium pay 2 left",
        "1 build apothecary pay 2 left",
        "2 build barracks pay 2 left",
    ]);
    assert_eq!(coins(&state), [2, 2, 2]);
    // A coin cost goes to the bank.
    let state = Scene::new(1).hand(ME, "clay-pit").after(&["0 build clay-pit"]);
    assert_eq!(coins(&state), [2, 6, 6]);
}

#[test]
fn rule_2_21_then_all_cards_are_laid_in_their_places() {
    let scene = Scene::new(1).city(LEFT, "clay-pool clay-pit");
    let scene = scene.hand(ME, "altar").hand(LEFT, "theater").hand(RIGHT, "baths");
    let state = scene.after(&["0 build altar", "1 stage with theater", "2 sell baths"]);
    assert_eq!(state.city(ME).cards(), cards("altar"));
    assert_eq!((state.city(LEFT).stages(), state.buried_size()), (1, 1));
    assert_eq!((state.discard_size(), coins(&state)), (1, vec![3, 3, 6]));
}

#[test]
fn rule_2_22_then_the_bank_pays_for_new_cards_and_stages() {
    // Ephesos by day has built its first stage; the second brings 9.
    let scene = Scene::of(4, 1).board(ME, "ephesos day", 1).city(ME, "lumber-yard timber-yard");
    let scene = scene.hand(ME, "altar").hand(LEFT, "tavern");
    let state = scene.after(&["0 stage with altar", "1 build tavern"]);
    assert_eq!(coins(&state), [12, 8, 6, 6]);
}

#[test]
fn rule_2_23_coins_per_item_count_what_anyone_built_in_this_turn() {
    let scene = Scene::new(2).city(LEFT, "ore-vein").city(ME, "stone-pit");
    let scene = scene.hand(ME, "vineyard").hand(LEFT, "sawmill").hand(RIGHT, "quarry");
    let state = scene.after(&["0 build vineyard", "1 build sawmill", "2 build quarry"]);
    assert_eq!(coins(&state), [3 + 4, 2, 2]);
}

#[test]
fn rule_2_24_the_seventh_card_is_played_in_the_sixth_turn_only() {
    for turn in 0..5 {
        let state = last_turn(1).city(RIGHT, "").turn(turn).after(&[]);
        assert_eq!(state.phase(), Phase::Play, "turn {turn}");
    }
    let mut state = last_turn(1).city(RIGHT, "").hand(ME, "altar theater").state();
    play(&mut state, &["0 build altar"]);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(ME)));
    play(&mut state, &["0 build theater"]);
    assert_eq!(state.phase(), Phase::DealAge);
}

#[test]
fn rule_2_25_a_card_is_built_from_the_pile_in_step_7() {
    let scene = Scene::new(2).board(RIGHT, "halikarnassos night", 0).city(RIGHT, "brickyard");
    let mut state = scene.hand(ME, "walls").hand(RIGHT, "school").state();
    play(&mut state, &["0 sell walls", "2 stage with school"]);
    assert_eq!(state.phase(), Phase::Revive(RIGHT), "in a turn before the sixth too");
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(RIGHT)));
    play(&mut state, &["2 revive walls"]);
    assert_eq!((state.phase(), state.turns_played()), (Phase::Play, 4));
}

#[test]
fn rule_2_26_what_is_built_later_does_not_change_coins_already_paid() {
    let scene = last_turn(2).hand(ME, "school quarry").hand(LEFT, "vineyard forum");
    let mut state = scene.hand(RIGHT, "foundry temple").discard("ore-vein").state();
    play(&mut state, &["1 build vineyard", "0 sell school", "2 stage with temple"]);
    assert_eq!(coins(&state), [6, 3 + 1, 3], "the brickyard of seat 2");
    play(&mut state, &["0 build quarry"]);
    play(&mut state, &["2 revive ore-vein"]);
    assert_eq!(coins(&state), [5, 4, 3], "two more brown cards, no more coins");
}

#[test]
fn rule_2_27_a_card_built_in_step_6_or_7_counts_the_table_of_that_moment() {
    // The seventh card sees the sawmill of this turn; the revived vineyard sees the quarry too.
    let scene = last_turn(2).hand(ME, "quarry school").hand(LEFT, "sawmill vineyard");
    let mut state = scene.hand(RIGHT, "foundry temple").state();
    play(&mut state, &["0 sell school", "1 build sawmill", "2 stage with temple"]);
    play(&mut state, &["0 build quarry"]);
    assert_eq!(coins(&state), [5, 2, 3]);
    play(&mut state, &["2 revive vineyard"]);
    assert_eq!(coins(&state)[2], 3 + 3, "brickyard, sawmill and quarry");
    // Itself included: a revived lighthouse is a yellow card.
    let scene = last_turn(3).hand(RIGHT, "study academy").discard("lighthouse");
    let scene = scene.city(RIGHT, "brickyard west-trading-post marketplace");
    let mut state = scene.board(ME, "gizah day", 0).after(&["2 stage with study"]);
    play(&mut state, &["2 revive lighthouse"]);
    assert_eq!(coins(&state)[2], 3 + 3);
}

#[test]
fn rule_2_28_the_whole_rest_of_the_hand_is_passed_to_one_neighbour() {
    let scene = Scene::new(1).hand(ME, "altar theater baths stockade");
    let state = scene.after(&["0 build altar"]);
    assert_eq!(hand(&state, LEFT), ["theater", "baths", "stockade"]);
}

#[test]
fn rule_2_29_hands_go_left_in_ages_1_and_3_and_right_in_age_2() {
    for (age, to) in [(1, LEFT), (2, RIGHT), (3, LEFT)] {
        let scene = Scene::new(age);
        let before = scene.state();
        let rest: Vec<&str> = hand(&before, ME).into_iter().skip(1).collect();
        let state = scene.after(&[]);
        assert_eq!(hand(&state, to), rest, "age {age}");
        assert_eq!(State::passes_left(age), to == LEFT);
    }
}

#[test]
fn rule_2_30_after_the_sixth_turn_come_conflicts_and_the_next_age_or_the_end() {
    for age in 1..=3 {
        let scene = Scene::new(age).turn(5).city(ME, "barracks");
        let state = scene.after(&[]);
        let next = if age < 3 { (Phase::DealAge, age + 1) } else { (Phase::Over, 3) };
        assert_eq!((state.phase(), state.age()), next);
        let mut tokens = [0; 4];
        tokens[usize::from(age)] = 2;
        assert_eq!(state.city(ME).tokens(), tokens, "before the next age begins");
    }
}

#[test]
fn rule_2_31_hands_of_seven_down_to_two() {
    let mut state = Scene::new(2).turn(0).state();
    for size in (2..=7).rev() {
        assert!(Seat::all(3).all(|seat| state.hand(seat).count() == size));
        assert_eq!(picture(&state, Viewer::Public)["turns_played"], 7 - size);
        play(&mut state, &[]);
    }
}

#[test]
fn rule_2_32_cities_coins_tokens_and_pile_carry_over() {
    let scene = Scene::new(1).turn(5).city(ME, "barracks altar").coins(ME, 7);
    let mut state = scene.board(ME, "rhodos day", 1).after(&[]);
    assert_eq!(state.phase(), Phase::DealAge);
    let chance = state.read_chance(&crate::common::deal_line(3, 2)).unwrap();
    state.settle(&chance);
    let city = state.city(ME);
    assert_eq!((city.cards(), city.stages()), (cards("barracks altar"), 1));
    assert_eq!((city.coins(), city.tokens()), (10, [0, 2, 0, 0]));
    assert_eq!((state.age(), state.discard_size()), (2, 6));
    assert_eq!(points(&state, ME, "military"), 2);
}

#[test]
fn rule_2_33_the_pile_holds_sold_and_leftover_cards_of_all_ages() {
    let scene = last_turn(2).board(ME, "gizah day", 0).discard("altar lumber-yard");
    let scene = scene.hand(ME, "vineyard library").hand(LEFT, "forum school");
    let mut state = scene.hand(RIGHT, "walls temple").state();
    play(&mut state, &["0 build vineyard", "1 sell school", "2 stage with temple"]);
    assert_eq!(state.discard_size(), 2 + 1 + 3);
    play(&mut state, &["2 revive altar"]);
    assert_eq!(state.discard_size(), 5, "without what was built from it");
}

#[test]
fn rule_2_34_the_order_of_the_pile_has_no_meaning() {
    let [a, b] = ["altar lumber-yard walls", "walls altar lumber-yard"].map(|pile| {
        let scene = Scene::new(2).board(RIGHT, "halikarnassos night", 0).city(RIGHT, "brickyard");
        scene.discard(pile).hand(RIGHT, "temple").after(&["2 stage with temple"])
    });
    assert_eq!(legal(&a, RIGHT, ""), legal(&b, RIGHT, ""));
    assert_eq!(legal(&a, RIGHT, "").len(), 3 + 2 + 1);
    let [mut a, mut b] = [a, b];
    play(&mut a, &["2 revive altar"]);
    play(&mut b, &["2 revive altar"]);
    let seen = |state: &State| picture(state, Viewer::Seat(RIGHT))["pile_seen"].clone();
    assert_eq!(seen(&a), seen(&b));
    sell_all(&mut a);
}
