//! Chapter 9: what each seat may know.

use std::collections::BTreeSet;

use mirabilia_kernel::{Fast, Game, Seat, Viewer};
use mirabilia_wonders::{Card, Move, Phase, State};
use serde_json::{Value, json};

use crate::common::{LEFT, ME, RIGHT, Scene, card, dealt, hand, picture, play};

const FAR: Seat = Seat::new(3);

fn everybody(state: &State) -> Vec<Viewer> {
    Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Public]).collect()
}

/// Can the viewer tell the two worlds apart?
fn tells(viewer: Viewer, a: &State, b: &State) -> bool {
    let differ = a.view(viewer) != b.view(viewer);
    assert!(differ || picture(a, viewer) == picture(b, viewer), "equal views, unequal pictures");
    differ
}

/// Five seats in the first turn of Age I; seat 0 holds two cards that matter.
fn first_turn() -> Scene {
    Scene::of(5, 1)
        .turn(0)
        .hand(ME, "altar theater lumber-yard stone-pit clay-pool ore-vein loom-1")
}

#[test]
fn rule_9_1_what_is_open_to_all() {
    let scene = Scene::of(4, 2).board(LEFT, "rhodos night", 1).city(LEFT, "altar").coins(LEFT, 11);
    let state = scene.tokens(LEFT, [1, 0, 1, 0]).state();
    for viewer in everybody(&state) {
        let shown = picture(&state, viewer);
        assert_eq!((&shown["age"], &shown["turns_played"]), (&json!(2), &json!(3)));
        let city = &shown["cities"][1];
        assert_eq!((&city["wonder"], &city["side"]), (&json!("rhodos"), &json!("night")));
        assert_eq!((&city["stages_built"], &city["cards"]), (&json!(1), &json!(["altar"])));
        assert_eq!((&city["coins"], &city["shields"]), (&json!(11), &json!(1)));
        assert_eq!((&city["defeats"], &city["victories"]), (&json!(1), &json!([0, 1, 0])));
    }
    // Payments: the coins of both sides show them.
    let scene = Scene::new(1).hand(ME, "scriptorium");
    let after = scene.after(&["0 build scriptorium pay 2 left"]);
    let shown = picture(&after, Viewer::Public);
    let coins: Vec<&Value> = (0..3).map(|seat| &shown["cities"][seat]["coins"]).collect();
    assert_eq!(coins, [1, 8, 6]);
}

#[test]
fn rule_9_2_the_size_of_the_pile_is_open() {
    let state = Scene::new(2).discard("altar baths").after(&[]);
    for viewer in everybody(&state) {
        assert_eq!(picture(&state, viewer)["discard_size"], 2 + 3);
    }
}

#[test]
fn rule_9_3_who_laid_a_card_is_open_but_not_which() {
    let scene = first_turn();
    let [a, b] = ["altar", "theater"].map(|id| scene.after(&[&format!("0 sell {id}")]));
    assert!(!tells(Viewer::Public, &a, &b));
    for seat in [RIGHT, FAR, Seat::new(4)] {
        assert!(!tells(Viewer::Seat(seat), &a, &b), "seat {seat}");
    }
    // That seat 0 sold and did not build shows in coins, pile and city.
    let built = scene.after(&["0 build altar"]);
    assert!(tells(Viewer::Public, &a, &built));
    // The same for a card under a stage.
    let rich = "lumber-yard timber-yard";
    let scene = Scene::of(5, 1).turn(1).city(ME, rich).hand(ME, "altar theater baths");
    let [a, b] = ["altar", "theater"].map(|id| scene.after(&[&format!("0 stage with {id}")]));
    assert!(!tells(Viewer::Public, &a, &b) && !tells(Viewer::Seat(FAR), &a, &b));
    assert_eq!(picture(&a, Viewer::Public)["cities"][0]["stages_built"], 1);
}

#[test]
fn rule_9_4_every_score_as_it_stands_is_open() {
    let state = Scene::new(3).city(LEFT, "altar spies-guild").city(ME, "walls").state();
    for viewer in everybody(&state) {
        let points = &picture(&state, viewer)["cities"][1]["points"];
        assert_eq!((&points["civilian"], &points["guilds"]), (&json!(3), &json!(1)));
    }
}

#[test]
fn rule_9_5_a_player_sees_the_own_hand_and_no_other() {
    let scene = Scene::of(5, 1).turn(0);
    let mine = "altar theater lumber-yard stone-pit clay-pool ore-vein loom-1";
    let theirs = ["barracks baths", "stockade marketplace"];
    let [a, b] = [[0, 1], [1, 0]].map(|[left, right]| {
        let scene = scene.hand(ME, mine).hand(LEFT, theirs[left]).hand(RIGHT, theirs[right]);
        scene.state()
    });
    assert_ne!(a, b);
    assert!(!tells(Viewer::Seat(ME), &a, &b) && !tells(Viewer::Public, &a, &b));
    assert!(tells(Viewer::Seat(LEFT), &a, &b) && tells(Viewer::Seat(RIGHT), &a, &b));
    let shown = picture(&a, Viewer::Seat(ME));
    let held: Vec<&str> =
        shown["hand"].as_array().unwrap().iter().map(|c| c["card"].as_str().unwrap()).collect();
    assert_eq!(held, hand(&a, ME));
    assert_eq!(picture(&a, Viewer::Public)["hand"], json!([]));
}

#[test]
fn rule_9_6_a_choice_that_waits_is_known_only_to_who_made_it() {
    let mut table = dealt(3, "", 96);
    let before = *table.state();
    let first = before.hand(LEFT).next().unwrap();
    table.submit(LEFT, Move::Sell(first)).unwrap();
    assert_eq!(*table.state(), before, "it is no part of the state that others are shown");
    assert!(table.waiting().has(LEFT));
    assert!(table.withdraw(LEFT), "only its owner can take it back");
}

#[test]
fn rule_9_7_who_laid_a_card_face_down_knows_it() {
    let [a, b] = ["altar", "theater"].map(|id| first_turn().after(&[&format!("0 sell {id}")]));
    assert!(tells(Viewer::Seat(ME), &a, &b));
    // The leftover card too, to the end of the game.
    let scene = Scene::of(5, 1).turn(5);
    let [a, b] = [("altar", "theater"), ("theater", "altar")].map(|(sold, left)| {
        let scene = scene.hand(ME, &format!("{sold} {left}"));
        scene.after(&[&format!("0 sell {sold}")])
    });
    assert!(tells(Viewer::Seat(ME), &a, &b));
}

#[test]
fn rule_9_8_others_know_it_only_as_far_as_they_saw_it() {
    // Seat 1 gets the rest of the hand, but it has not seen what was sold from it.
    let scene = Scene::of(5, 1).turn(0).hand(ME, "altar barracks");
    let other = Scene::of(5, 1).turn(0).hand(ME, "theater barracks").hand(FAR, "altar");
    let first = scene.hand(FAR, "theater").after(&["0 sell altar"]);
    let second = other.after(&["0 sell theater"]);
    assert!(!tells(Viewer::Seat(LEFT), &first, &second));
    assert!(tells(Viewer::Seat(FAR), &first, &second), "it holds the other one");
}

fn memory(state: &State, viewer: Seat, of: Seat) -> (BTreeSet<String>, u64) {
    let shown = picture(state, Viewer::Seat(viewer));
    let memories = shown["memory"].as_array().unwrap().clone();
    let found = memories.into_iter().find(|m| m["seat"] == of.index());
    let found = found.unwrap_or_else(|| panic!("seat {viewer} remembers nothing of seat {of}"));
    let perhaps = found["perhaps"].as_array().unwrap().iter();
    (perhaps.map(|id| id.as_str().unwrap().to_owned()).collect(), found["holds"].as_u64().unwrap())
}

fn set(ids: &str) -> BTreeSet<String> {
    ids.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn rule_9_9_a_player_keeps_knowing_each_hand_they_held() {
    let mut state = first_turn().after(&["0 sell altar"]);
    let rest = "theater lumber-yard stone-pit clay-pool ore-vein loom-1";
    assert_eq!(memory(&state, ME, LEFT), (set(rest), 6));
    let second = hand(&state, ME);
    play(&mut state, &["1 build theater"]);
    let left = memory(&state, ME, RIGHT);
    assert_eq!(left, (set("lumber-yard stone-pit clay-pool ore-vein loom-1"), 5));
    let (perhaps, holds) = memory(&state, ME, LEFT);
    assert_eq!((perhaps.len(), holds), (5, 5), "the second hand, without what was sold from it");
    assert!(perhaps.iter().all(|id| second.contains(&id.as_str())));
}

#[test]
fn rule_9_10_a_built_card_has_visibly_left_the_hand() {
    let mut state = first_turn().after(&["0 sell altar"]);
    play(&mut state, &["1 build ore-vein"]);
    assert_eq!(
        memory(&state, ME, RIGHT),
        (set("theater lumber-yard stone-pit clay-pool loom-1"), 5)
    );
}

#[test]
fn rule_9_11_which_card_left_face_down_is_not_shown_to_an_earlier_holder() {
    let start = first_turn().after(&["0 sell altar"]);
    let [a, b] = ["theater", "loom-1"].map(|id| {
        let mut state = start;
        play(&mut state, &[&format!("1 sell {id}")]);
        state
    });
    assert!(!tells(Viewer::Seat(ME), &a, &b));
    let all = "theater lumber-yard stone-pit clay-pool ore-vein loom-1";
    assert_eq!(memory(&a, ME, RIGHT), (set(all), 5), "five of these six");
    // It is seen when the hand comes round again: with five seats, in the sixth turn.
    let [a, b] = [a, b].map(|mut state| {
        for seat in ["2 build stone-pit", "3 build clay-pool", "4 build ore-vein"] {
            play(&mut state, &[seat]);
        }
        state
    });
    assert!(tells(Viewer::Seat(ME), &a, &b));
    assert_eq!(hand(&a, ME), ["lumber-yard", "loom-1"]);
}

#[test]
fn rule_9_12_after_the_age_a_card_seen_and_not_built_lies_face_down() {
    // Seat 0 sees the altar in the first turn, and nobody builds it.
    let mut state = first_turn().state();
    crate::common::sell_all(&mut state);
    let view = state.view(Viewer::Seat(ME));
    let mut luck = Fast::new(912);
    for _ in 0..50 {
        let world = State::imagine(&view, &mut luck);
        let lying = world.unbuilt_cards().filter(|c| *c == card("altar")).count();
        assert_eq!(lying, 2, "both altars lie in the pile");
    }
}

/// Halikarnassos at seat 0 builds its first stage while the others sell.
fn look() -> State {
    let scene = Scene::of(4, 2).turn(0).board(ME, "halikarnassos night", 0);
    let scene = scene.city(ME, "clay-pool clay-pit").hand(ME, "temple").hand(LEFT, "walls school");
    scene.discard("altar").after(&["0 stage with temple", "1 sell walls"])
}

fn pile_seen(state: &State, viewer: Viewer) -> BTreeSet<String> {
    let shown = picture(state, viewer);
    let pile = shown["pile_seen"].as_array().unwrap().iter();
    pile.map(|id| id.as_str().unwrap().to_owned()).collect()
}

#[test]
fn rule_9_13_the_owner_of_halikarnassos_sees_the_whole_pile_in_step_7() {
    let mut state = look();
    assert_eq!(state.phase(), Phase::Revive(ME));
    let open = pile_seen(&state, Viewer::Seat(ME));
    assert_eq!(open.len(), 4, "an old card and three that were sold now: {open:?}");
    assert!(open.contains("altar") && open.contains("walls"));
    play(&mut state, &["0 revive nothing"]);
    assert_eq!(pile_seen(&state, Viewer::Seat(ME)), open, "and remembers it");
    // Not what comes later.
    play(&mut state, &[]);
    assert_eq!(pile_seen(&state, Viewer::Seat(ME)), open);
}

#[test]
fn rule_9_14_nobody_else_sees_the_pile() {
    let mut state = look();
    for _ in 0..2 {
        for viewer in everybody(&state).into_iter().skip(1) {
            assert!(pile_seen(&state, viewer).is_empty(), "{viewer:?}");
        }
        if state.phase() == Phase::Revive(ME) {
            play(&mut state, &["0 revive nothing"]);
        }
    }
}

#[test]
fn rule_9_15_the_owner_sees_the_pile_also_when_nothing_fits() {
    let scene = Scene::new(2).board(ME, "halikarnassos night", 0).discard("loom-2");
    let scene = scene.city(ME, "clay-pool clay-pit loom-1").hand(ME, "temple");
    let scene = scene.hand(LEFT, "vineyard").hand(RIGHT, "foundry");
    let state = scene.after(&["0 stage with temple", "1 build vineyard", "2 build foundry"]);
    assert_eq!(state.phase(), Phase::Play);
    assert_eq!(pile_seen(&state, Viewer::Seat(ME)), set("loom-2"));
}

#[test]
fn rule_9_16_which_card_was_built_from_the_pile_is_open() {
    for (m, there) in [("0 revive altar", true), ("0 revive nothing", false)] {
        let mut state = look();
        play(&mut state, &[m]);
        for viewer in everybody(&state) {
            let shown = picture(&state, viewer);
            let cards = shown["cities"][0]["cards"].as_array().unwrap().clone();
            assert_eq!(cards.contains(&json!("altar")), there, "{viewer:?}");
            assert_eq!(shown["discard_size"], if there { 3 } else { 4 });
        }
    }
}

#[test]
fn rule_9_17_what_a_player_has_seen_stays_known() {
    // A card sold in Age I by seat 0 itself is still told apart in Age III.
    let [a, b] = ["altar", "theater"].map(|id| {
        let mut state = Scene::of(5, 1).turn(5).hand(ME, "altar theater").state();
        let other = if id == "altar" { "theater" } else { "altar" };
        play(&mut state, &[&format!("0 build {other}")]);
        for age in 2..=3 {
            let line = crate::common::deal_line(5, age);
            let chance = state.read_chance(&line).unwrap();
            state.settle(&chance);
            if age == 2 {
                crate::common::sell_all(&mut state);
            }
        }
        state
    });
    let known = |state: &State| {
        let world = State::imagine(&state.view(Viewer::Seat(ME)), &mut Fast::new(1));
        let count = |id: &str| world.unbuilt_cards().filter(|c| *c == card(id)).count();
        (count("altar"), count("theater"))
    };
    assert!(known(&a).0 >= 1 && known(&b).1 >= 1);
}

#[test]
fn rule_9_18_guilds_are_known_only_as_far_as_they_have_been_seen() {
    let mut table = dealt(3, "", 918);
    while table.state().age() < 3 {
        crate::common::sell_on(&mut table);
        table.deal(&mut Fast::new(7));
    }
    let state = table.state();
    let guilds = |state: &State| -> BTreeSet<Card> {
        state.unbuilt_cards().filter(|card| card.is_guild()).collect()
    };
    let mine: BTreeSet<Card> = state.hand(ME).filter(|card| card.is_guild()).collect();
    let view = state.view(Viewer::Seat(ME));
    let mut luck = Fast::new(918);
    let worlds: Vec<BTreeSet<Card>> =
        (0..200).map(|_| guilds(&State::imagine(&view, &mut luck))).collect();
    assert!(worlds.iter().all(|world| world.len() == 5 && world.is_superset(&mine)));
    let ever: BTreeSet<Card> = worlds.iter().flatten().copied().collect();
    assert_eq!(ever.len(), 10, "any other may be there");
}

#[test]
fn rule_9_19_a_spectator_knows_what_is_open_and_nothing_else() {
    let state = first_turn().after(&["0 sell altar"]);
    let shown = picture(&state, Viewer::Public);
    assert_eq!(shown["viewer"], Value::Null);
    for field in ["hand", "memory", "pile_seen", "stage_payments"] {
        assert_eq!(shown[field], json!([]), "{field}");
    }
}

#[test]
fn rule_9_20_a_record_names_every_card() {
    let mut table = dealt(3, "", 920);
    let first = table.state().hand(ME).next().unwrap();
    crate::common::sell_on(&mut table);
    let text = table.record().write();
    assert!(text.contains(&format!("0 sell {}", first.facts().id)));
    assert!(!text.contains('?'));
    let again = mirabilia_kernel::record::read::<State>(&text).unwrap();
    assert_eq!(again.state(), table.state());
}
