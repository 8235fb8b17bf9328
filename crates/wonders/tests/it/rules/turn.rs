//! Chapter 2, first half: what a choice is, and what becomes of the card.

use mirabilia_kernel::{Game, Seat, SeatSet, Turn, Viewer};
use mirabilia_wonders::{Move, Phase, Refusal};

use crate::common::{
    LEFT, ME, RIGHT, Scene, can, cards, coins, deal_line, dealt, hand, legal, listed, play,
    refusal, sell_on, steps,
};

#[test]
fn rule_2_1_three_ages_of_six_turns() {
    let mut table = dealt(3, "sides=day", 21);
    for age in 1..=3 {
        for turn in 0..6 {
            let state = table.state();
            assert_eq!((state.age(), state.turns_played()), (age, turn));
            assert_eq!(state.phase(), Phase::Play);
            let firsts = Seat::all(3).map(|seat| (seat, state.hand(seat).next().unwrap()));
            for (seat, card) in firsts.collect::<Vec<_>>() {
                table.submit(seat, Move::Sell(card)).unwrap();
            }
        }
        let due = if age < 3 { Phase::DealAge } else { Phase::Over };
        assert_eq!(table.state().phase(), due);
        if age < 3 {
            steps(&mut table, &[&deal_line(3, age + 1)]);
        }
    }
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn rule_2_2_every_player_chooses_a_card_at_the_same_time() {
    for seats in 3..=7 {
        let state = Scene::of(seats, 1).state();
        assert_eq!(state.turn(), Turn::Seats(SeatSet::all(seats)));
        let missing = refusal(&state, "0 sell palace");
        assert_eq!(missing.to_string(), "palace is not in your hand");
    }
}

#[test]
fn rule_2_3_a_card_is_built_put_under_a_stage_or_sold() {
    let scene = Scene::new(1).turn(5).hand(ME, "altar baths").city(ME, "lumber-yard timber-yard");
    let state = scene.state();
    assert_eq!(
        legal(&state, ME, ""),
        [
            "build altar",
            "build baths",
            "stage with altar",
            "stage with baths",
            "sell altar",
            "sell baths"
        ]
    );
}

#[test]
fn rule_2_4_a_choice_names_card_use_and_payment() {
    let scene = Scene::new(1).hand(ME, "stockade").city(LEFT, "lumber-yard");
    let state = scene.state();
    assert_eq!(legal(&state, ME, "build stockade"), ["build stockade pay 2 left"]);
    let refused = refusal(&state, "0 build stockade");
    assert!(matches!(refused, Refusal::OtherPayment(_)), "{refused}");
    assert!(refused.to_string().ends_with("the cheapest is \"pay 2 left\""), "{refused}");
}

#[test]
fn rule_2_5_there_is_no_passing() {
    let state = Scene::new(2).state();
    for seat in Seat::all(3) {
        for m in listed(&state, seat) {
            assert!(matches!(m, Move::Build(..) | Move::Stage(..) | Move::Sell(_)), "{m}");
        }
    }
    assert!(state.read_move("pass").is_err());
    assert_eq!(refusal(&state, "0 revive nothing"), Refusal::AnotherTime(Phase::Play));
}

#[test]
fn rule_2_6_selling_is_always_allowed() {
    // Without coins, production or a stage left to build.
    let scene = Scene::new(3).turn(5).board(ME, "rhodos night", 2).coins(ME, 0);
    let state = scene.hand(ME, "palace pantheon").state();
    assert_eq!(legal(&state, ME, ""), ["sell pantheon", "sell palace"]);
    assert_eq!(coins(&scene.hand(ME, "palace pantheon").after(&["0 sell palace"]))[0], 3);
}

#[test]
fn rule_2_7_no_choice_is_seen_before_all_are_made() {
    let mut table = dealt(3, "sides=day", 27);
    let seats = || Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]);
    let before: Vec<_> = seats().map(|viewer| table.state().view(viewer)).collect();
    let steps_before = table.record().steps.len();
    for seat in [2, 0] {
        let card = table.state().hand(Seat::new(seat)).next().unwrap();
        table.submit(Seat::new(seat), Move::Sell(card)).unwrap();
        let now: Vec<_> = seats().map(|viewer| table.state().view(viewer)).collect();
        assert_eq!(now, before);
        assert_eq!(table.record().steps.len(), steps_before);
    }
    assert_eq!(table.waiting(), SeatSet::only(ME).with(RIGHT), "only that they have chosen shows");
    assert_eq!(table.turn(), Turn::Seats(SeatSet::only(LEFT)));
}

#[test]
fn rule_2_8_choices_are_judged_by_the_table_at_the_start_of_the_turn() {
    // Production, discounts, chains, names and stages: none helps in the turn that builds it.
    let scene = Scene::of(4, 1).hand(LEFT, "lumber-yard").hand(ME, "stockade marketplace");
    let state = scene.state();
    assert!(!can(&state, "0 build stockade pay 2 left"));
    let next = scene.after(&["1 build lumber-yard", "0 sell marketplace"]);
    assert_eq!(crate::common::payments(&next, ME, "stockade"), [(2, 0)]);
    // The price of what is bought in this turn does not change either.
    let scene = Scene::new(1).hand(ME, "west-trading-post").hand(LEFT, "stockade");
    let scene = scene.city(RIGHT, "lumber-yard").city(ME, "timber-yard");
    let state = scene.after(&["0 build west-trading-post", "1 build stockade pay 2 left"]);
    assert_eq!(coins(&state), [3, 1, 3 + 2 + 3]);
}

#[test]
fn rule_2_9_nothing_received_in_a_turn_helps_to_pay_in_it() {
    // Ephesos gets 2 coins from Rhodos, but it has none of its own to spend now.
    let scene = Scene::new(1).hand(ME, "scriptorium").hand(LEFT, "barracks").coins(LEFT, 0);
    let state = scene.state();
    assert!(can(&state, "0 build scriptorium pay 2 left"));
    assert_eq!(refusal(&state, "1 build barracks pay 2 right"), too_dear(2, 0));
    let state = scene.hand(LEFT, "altar").after(&["0 build scriptorium pay 2 left"]);
    assert_eq!(coins(&state), [1, 2 + 3, 6], "to be spent in the next turn");
}

fn too_dear(price: u16, coins: u16) -> Refusal {
    Refusal::TooDear { price, coins }
}

#[test]
fn rule_2_10_a_built_card_stays_to_the_end_of_the_game() {
    let mut state = Scene::new(3).hand(ME, "lighthouse").city(ME, "caravansery").state();
    assert!(!hand(&state, LEFT).contains(&"lighthouse"));
    play(&mut state, &["0 build lighthouse"]);
    assert_eq!(state.city(ME).cards(), cards("caravansery lighthouse"));
    crate::common::sell_all(&mut state);
    assert_eq!(state.phase(), Phase::Over);
    assert_eq!(state.city(ME).cards(), cards("caravansery lighthouse"));
}

#[test]
fn rule_2_11_for_a_stage_the_card_goes_under_the_board() {
    let scene = Scene::new(1).hand(ME, "altar").city(ME, "lumber-yard timber-yard");
    let state = scene.after(&["0 stage with altar"]);
    let city = state.city(ME);
    assert_eq!((city.stages(), state.buried_size()), (1, 1));
    assert_eq!(city.cards(), cards("lumber-yard timber-yard"));
    assert_eq!(state.discard_size(), 2, "the two cards that the others sold");
}

#[test]
fn rule_2_12_any_card_serves_for_a_stage() {
    // Too dear, and a name that stands already.
    let scene = Scene::of(5, 2).hand(ME, "temple loom-2").city(ME, "loom-1 sawmill").coins(ME, 0);
    let state = scene.state();
    assert!(!can(&state, "0 build temple"));
    assert_eq!(
        refusal(&state, "0 build loom-2").to_string(),
        "your city has a building named Loom already"
    );
    for id in ["temple", "loom-2"] {
        assert_eq!(scene.after(&[&format!("0 stage with {id}")]).city(ME).stages(), 1);
    }
}

#[test]
fn rule_2_13_a_sold_card_brings_three_coins_and_goes_to_the_pile() {
    let scene = Scene::new(2).hand(ME, "temple");
    let before = scene.state();
    let state = scene.after(&["0 sell temple"]);
    assert_eq!(coins(&state), [6, 6, 6], "all three sell");
    assert_eq!((before.discard_size(), state.discard_size()), (0, 3));
}

#[test]
fn rule_2_14_two_copies_in_a_hand_are_one_choice() {
    let state = Scene::of(5, 1).turn(5).hand(ME, "altar altar").state();
    assert_eq!(hand(&state, ME), ["altar", "altar"]);
    assert_eq!(legal(&state, ME, ""), ["build altar", "sell altar"]);
    let mut state = Scene::of(5, 1).turn(4).hand(ME, "altar altar theater").state();
    play(&mut state, &["0 build altar"]);
    assert_eq!(hand(&state, LEFT), ["altar", "theater"], "the other copy is passed on");
}

#[test]
fn rule_2_35_moves_of_a_turn_stand_in_seat_order() {
    let mut table = dealt(3, "sides=day", 35);
    let firsts: Vec<_> =
        Seat::all(3).map(|seat| (seat, table.state().hand(seat).next().unwrap())).collect();
    let mut other = table.clone();
    for &(seat, card) in &firsts {
        table.submit(seat, Move::Sell(card)).unwrap();
    }
    for &(seat, card) in firsts.iter().rev() {
        other.submit(seat, Move::Sell(card)).unwrap();
    }
    assert_eq!(table.record(), other.record());
    let text = table.record().write();
    let seats: Vec<&str> = text.lines().rev().take(3).map(|line| &line[..1]).collect();
    assert_eq!(seats, ["2", "1", "0"]);
}

#[test]
fn rule_2_36_leftover_cards_are_not_written() {
    let mut table = dealt(3, "sides=day", 36);
    sell_on(&mut table);
    assert_eq!(table.state().phase(), Phase::DealAge);
    assert_eq!(table.state().discard_size(), 21, "18 sold, 3 left over");
    let text = table.record().write();
    let moves = text.lines().filter(|line| line.starts_with(['0', '1', '2'])).count();
    assert_eq!(moves, 18);
}
