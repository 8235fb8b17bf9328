//! Chapter 5, first part: what holds for the stages of all boards.

use mirabilia_kernel::Viewer;
use mirabilia_wonders::{Phase, Refusal};

use crate::common::{
    LEFT, ME, RIGHT, Scene, all_boards, can, cards, coins, hand, legal, payments, picture, play,
    points, refusal, stage_payments, stages, wonder,
};

/// Brown and grey cards of Ages I and II that cover the cost of every stage.
const RICH: &str = "lumber-yard sawmill timber-yard stone-pit quarry mine clay-pool brickyard \
                    tree-farm ore-vein foundry forest-cave loom-1 glassworks-1 press-1";

/// A board in a rich city of seven players, with this many stages.
fn rich(words: &str, stages: u8) -> Scene {
    Scene::of(7, 3).board(ME, words, stages).city(ME, RICH).hand(ME, "palace study")
}

#[test]
fn rule_5_1_the_starting_resource_is_the_same_on_both_sides() {
    let initials = "wscogtp";
    for (id, start) in [
        ("alexandria", 'g'),
        ("babylon", 'w'),
        ("ephesos", 'p'),
        ("gizah", 's'),
        ("halikarnassos", 't'),
        ("olympia", 'c'),
        ("rhodos", 'o'),
    ] {
        for side in ["day", "night"] {
            let state = Scene::new(1).board(ME, &format!("{id} {side}"), 0).state();
            let mut wanted = [0; 7];
            wanted[initials.find(start).unwrap()] = 1;
            assert_eq!(state.city(ME).production().amounts(), wanted, "{id} {side}");
        }
    }
    // From the first turn on.
    let state = Scene::new(1).turn(0).hand(ME, "barracks").coins(ME, 0).state();
    assert_eq!(payments(&state, ME, "barracks"), [(0, 0)]);
}

/// Points, coins and shields of each stage of a board.
type Gains = &'static [(i16, u16, u8)];

#[rustfmt::skip]
const STAGES: [(&str, Gains); 14] = [
    ("alexandria day",      &[(3, 0, 0), (0, 0, 0), (7, 0, 0)]),
    ("alexandria night",    &[(0, 0, 0), (0, 0, 0), (7, 0, 0)]),
    ("babylon day",         &[(3, 0, 0), (0, 0, 0), (7, 0, 0)]),
    ("babylon night",       &[(0, 0, 0), (0, 0, 0)]),
    ("ephesos day",         &[(3, 0, 0), (0, 9, 0), (7, 0, 0)]),
    ("ephesos night",       &[(2, 4, 0), (3, 4, 0), (5, 4, 0)]),
    ("gizah day",           &[(3, 0, 0), (5, 0, 0), (7, 0, 0)]),
    ("gizah night",         &[(3, 0, 0), (5, 0, 0), (5, 0, 0), (7, 0, 0)]),
    ("halikarnassos day",   &[(3, 0, 0), (0, 0, 0), (7, 0, 0)]),
    ("halikarnassos night", &[(2, 0, 0), (1, 0, 0), (0, 0, 0)]),
    ("olympia day",         &[(3, 0, 0), (0, 0, 0), (7, 0, 0)]),
    ("olympia night",       &[(2, 0, 0), (3, 0, 0), (5, 0, 0)]),
    ("rhodos day",          &[(3, 0, 0), (0, 0, 2), (7, 0, 0)]),
    ("rhodos night",        &[(3, 3, 1), (4, 4, 1)]),
];

#[test]
fn rule_5_2_every_stage_of_every_board_gives_what_the_table_says() {
    for (words, gains) in STAGES {
        assert_eq!(stages(words).len(), gains.len(), "{words}");
        for (built, &(gain, gained, shields)) in gains.iter().enumerate() {
            let scene = rich(words, built as u8);
            let (before, after) = (scene.state(), scene.after(&["0 stage with palace"]));
            let what = format!("{words}, stage {}", built + 1);
            let [old, new] = [&before, &after].map(|state| *state.city(ME));
            assert_eq!(new.stages(), old.stages() + 1, "{what}");
            assert_eq!(new.coins() - old.coins(), gained, "{what}");
            assert_eq!(new.shields() - old.shields(), shields, "{what}");
            let change = points(&after, ME, "wonder") - points(&before, ME, "wonder");
            assert_eq!(change, gain, "{what}");
            let revives = words.starts_with("hali") && (words.ends_with("night") || built == 1);
            let due = if revives { Phase::Revive(ME) } else { Phase::Play };
            assert_eq!(after.phase(), due, "{what}");
            let science = points(&after, ME, "science") - points(&before, ME, "science");
            assert_eq!(science == 1, words.starts_with("babylon") && built == 1, "{what}");
        }
    }
    assert!(all_boards().eq(STAGES.iter().map(|(words, _)| (*words).to_owned())));
}

#[test]
fn rule_5_3_no_stage_has_a_coin_cost() {
    for words in all_boards() {
        assert!(stages(&words).iter().all(|stage| stage.cost.coins() == 0), "{words}");
        let state = rich(&words, 0).coins(ME, 0).state();
        assert!(can(&state, "0 stage with palace"), "{words}");
    }
}

#[test]
fn rule_5_4_stages_are_built_in_order_each_once() {
    let mut state = rich("gizah night", 0).turn(2).state();
    let mut sums = Vec::new();
    for built in 1..=4 {
        let first = hand(&state, ME)[0];
        play(&mut state, &[&format!("0 stage with {first}")]);
        assert_eq!(state.city(ME).stages(), built);
        sums.push(points(&state, ME, "wonder"));
    }
    assert_eq!(sums, [3, 8, 13, 20]);
}

#[test]
fn rule_5_5_only_stages_of_the_own_board() {
    // Rhodos needs wood for its own stage; that Gizah next door could pay is no help.
    let scene = Scene::new(1).board(LEFT, "gizah day", 0).city(LEFT, "lumber-yard timber-yard");
    let scene = scene.hand(ME, "altar").coins(ME, 0);
    assert!(!can(&scene.state(), "0 stage with altar"));
    let state = scene.hand(LEFT, "theater").after(&["1 stage with theater"]);
    assert_eq!([ME, LEFT, RIGHT].map(|seat| state.city(seat).stages()), [0, 1, 0]);
}

#[test]
fn rule_5_6_building_stages_is_never_compulsory() {
    for words in all_boards() {
        let state = rich(&words, 0).state();
        assert!(can(&state, "0 build palace") && can(&state, "0 sell study"), "{words}");
    }
}

#[test]
fn rule_5_7_a_stage_may_be_built_in_any_age() {
    for age in 1..=3 {
        let scene = Scene::new(age).board(ME, "babylon day", 0).city(ME, "clay-pool clay-pit");
        let first = format!("0 stage with {}", hand(&scene.state(), ME)[0]);
        assert_eq!(scene.after(&[&first]).city(ME).stages(), 1, "age {age}");
    }
}

#[test]
fn rule_5_8_only_the_cost_of_the_stage_is_paid() {
    // A brown card costs 1 coin to build, but not to put under a stage.
    let scene = Scene::new(2).city(ME, "lumber-yard timber-yard").coins(ME, 0);
    let state = scene.hand(ME, "quarry temple").after(&["0 stage with quarry"]);
    assert_eq!(coins(&state)[0], 0);
    // The stage is bought like a card.
    let scene = Scene::new(2).city(ME, "lumber-yard").city(RIGHT, "timber-yard");
    let state = scene.hand(ME, "temple").after(&["0 stage with temple pay 2 right"]);
    assert_eq!(coins(&state), [1, 6, 3 + 2 + 3]);
}

#[test]
fn rule_5_9_the_card_under_a_stage_is_out_of_play() {
    let scene = Scene::new(2).city(ME, "lumber-yard timber-yard").hand(ME, "sawmill");
    let state = scene.after(&["0 stage with sawmill"]);
    assert_eq!(state.city(ME).production().amounts(), [1, 0, 0, 1, 0, 0, 0]);
    assert_eq!(state.city(ME).cards(), cards("lumber-yard timber-yard"));
    assert_eq!(state.discard_size(), 2, "what the others sold");
    // Halikarnassos does not find it in the pile.
    let scene = Scene::new(2).board(RIGHT, "halikarnassos night", 0).city(RIGHT, "brickyard");
    let scene = scene.hand(RIGHT, "temple").hand(ME, "walls").hand(LEFT, "school");
    let state = scene.after(&["0 sell walls", "1 sell school", "2 stage with temple"]);
    let offered = legal(&state, RIGHT, "");
    assert_eq!(offered, ["revive walls", "revive school", "revive nothing"]);
}

#[test]
fn rule_5_10_the_card_is_not_shown() {
    // Two worlds that differ in the card under the board alone look the same to the others.
    let scene =
        Scene::new(1).city(ME, "lumber-yard timber-yard").hand(ME, "altar theater baths press-1");
    let [a, b] = ["altar", "theater"].map(|id| scene.after(&[&format!("0 stage with {id}")]));
    for viewer in [Viewer::Public, Viewer::Seat(RIGHT)] {
        assert_eq!(picture(&a, viewer), picture(&b, viewer));
    }
    assert_ne!(picture(&a, Viewer::Seat(LEFT)), picture(&b, Viewer::Seat(LEFT)), "it has the rest");
}

#[test]
fn rule_5_11_a_complete_wonder_takes_no_more_cards() {
    for (words, gains) in STAGES {
        let state = rich(words, gains.len() as u8).state();
        assert!(legal(&state, ME, "stage").is_empty(), "{words}");
        assert_eq!(refusal(&state, "0 stage with palace"), Refusal::WonderComplete);
    }
}

#[test]
fn rule_5_12_chains_never_make_a_stage_free() {
    let scene = Scene::new(3).city(ME, "theater").hand(ME, "gardens").coins(ME, 0);
    assert!(can(&scene.state(), "0 build gardens"));
    assert!(!can(&scene.state(), "0 stage with gardens"));
}

#[test]
fn rule_5_13_olympia_never_makes_a_stage_free() {
    for (words, built, turn) in
        [("olympia day", 2, 3), ("olympia night", 1, 0), ("olympia night", 2, 5)]
    {
        let scene = Scene::new(2).turn(turn).board(ME, words, built).coins(ME, 0);
        let state = scene.hand(ME, "temple walls").state();
        assert!(can(&state, "0 build temple"), "{words}");
        assert!(legal(&state, ME, "stage").is_empty(), "{words}");
    }
}

#[test]
fn rule_5_14_coins_of_a_stage_are_paid_once() {
    let mut state = rich("ephesos night", 0).after(&["0 stage with palace"]);
    assert_eq!(coins(&state)[0], 7);
    play(&mut state, &[]);
    assert_eq!(coins(&state)[0], 10, "a sale and nothing more");
}

#[test]
fn rule_5_15_points_of_a_stage_count_at_the_end() {
    let mut state = rich("gizah day", 0).turn(5).after(&["0 stage with palace"]);
    assert_eq!(state.phase(), Phase::Over);
    assert_eq!(points(&state, ME, "wonder"), 3);
    state = rich("gizah day", 3).turn(5).after(&[]);
    assert_eq!(points(&state, ME, "wonder"), 3 + 5 + 7);
}

#[test]
fn rule_5_16_shields_of_a_stage_count_in_the_same_age() {
    let state = rich("rhodos day", 1).turn(5).after(&["0 stage with palace"]);
    assert_eq!(state.city(ME).tokens(), [0, 0, 0, 2]);
}

#[test]
fn rule_5_17_production_of_a_stage_serves_from_the_turn_after() {
    let scene = Scene::new(2).board(ME, "alexandria night", 0).city(ME, "brickyard").turn(4);
    let scene = scene.hand(ME, "temple walls").hand(RIGHT, "school");
    assert!(payments(&scene.state(), ME, "stockade").is_empty());
    assert_eq!(stage_payments(&scene.state(), ME), [(0, 0)]);
    let state = scene.after(&["0 stage with temple"]);
    assert_eq!(payments(&state, ME, "stockade"), [(0, 0)]);
    assert_eq!(state.city(ME).wonder(), Some(wonder("alexandria")));
}
