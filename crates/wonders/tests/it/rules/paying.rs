//! Chapter 3, first part: costs, production, what can be bought and for how much.

use mirabilia_kernel::Seat;
use mirabilia_wonders::data::{CARDS, RAW, RESOURCES};
use mirabilia_wonders::{Colour, Refusal};

use crate::common::{
    LEFT, ME, RIGHT, Scene, all_boards, can, coins, hand, lacks, legal, payments, play, refusal,
    stage_payments, stages,
};

/// Rhodos (ore) between Ephesos (papyrus) and Halikarnassos (cloth), in Age III.
fn cities(mine: &str, left: &str, right: &str) -> Scene {
    Scene::new(3).city(ME, mine).city(LEFT, left).city(RIGHT, right)
}

fn pairs(mine: &str, left: &str, right: &str, id: &str) -> Vec<(u8, u8)> {
    payments(&cities(mine, left, right).state(), ME, id)
}

#[test]
fn rule_3_1_a_cost_is_nothing_one_coin_or_resources() {
    let boards: Vec<String> = all_boards().collect();
    let costs = boards.iter().flat_map(|words| stages(words)).map(|stage| stage.cost);
    for cost in CARDS.iter().map(|facts| facts.cost).chain(costs) {
        let units: u8 = cost.amounts::<7>().iter().sum();
        assert!(cost.coins() == 0 || cost.coins() == 1 && units == 0, "{cost:?}");
    }
}

#[test]
fn rule_3_2_four_raw_materials_and_three_manufactured_goods() {
    assert_eq!(RESOURCES[..RAW], ["wood", "stone", "clay", "ore"]);
    assert_eq!(RESOURCES[RAW..], ["glass", "cloth", "papyrus"]);
}

#[test]
fn rule_3_3_a_coin_cost_goes_to_the_bank() {
    for facts in &CARDS {
        assert!(facts.cost.coins() == 0 || facts.colour == Colour::Brown, "{}", facts.id);
    }
    let scene = Scene::new(1).hand(ME, "timber-yard").coins(ME, 1);
    assert_eq!(coins(&scene.after(&["0 build timber-yard"])), [0, 6, 6]);
    let refused = refusal(&scene.coins(ME, 0).state(), "0 build timber-yard");
    assert_eq!(refused, Refusal::TooDear { price: 1, coins: 0 });
}

#[test]
fn rule_3_4_nothing_lowers_a_coin_cost() {
    let rich = "lumber-yard stone-pit west-trading-post east-trading-post marketplace";
    let scene = Scene::new(2).city(ME, rich).hand(ME, "sawmill");
    assert_eq!(coins(&scene.after(&["0 build sawmill"]))[0], 2);
    assert!(!can(&scene.coins(ME, 0).state(), "0 build sawmill"));
}

#[test]
fn rule_3_5_each_unit_is_covered_at_home_or_bought() {
    // Statue: one wood, two ore. Rhodos has an ore; the rest comes from both sides.
    assert_eq!(pairs("", "lumber-yard", "ore-vein", "statue"), [(2, 2)]);
    assert_eq!(pairs("lumber-yard", "", "ore-vein", "statue"), [(0, 2)]);
    assert_eq!(pairs("lumber-yard ore-vein", "", "", "statue"), [(0, 0)]);
    assert!(pairs("lumber-yard", "", "", "statue").is_empty());
}

#[test]
fn rule_3_6_what_produces_in_a_city() {
    for (mine, id) in [
        ("", "barracks"),
        ("clay-pool", "guard-tower"),
        ("glassworks-1", "workshop"),
        ("forum", "scriptorium"),
        ("caravansery", "baths"),
    ] {
        assert_eq!(pairs(mine, "", "", id), [(0, 0)], "{id} with {mine}");
    }
    let alexandria = Scene::new(3).board(ME, "alexandria night", 2).state();
    for id in ["baths", "stockade", "guard-tower", "barracks", "apothecary", "scriptorium"] {
        assert_eq!(payments(&alexandria, ME, id), [(0, 0)], "{id}");
    }
}

/// The rulebook's example: two stone, an ore and a papyrus build the barracks or the scriptorium,
/// but not the guard tower.
#[test]
fn rule_3_7_each_symbol_serves_its_owner_once_per_turn() {
    let scene = Scene::new(1).city(ME, "stone-pit timber-yard press-1").coins(ME, 0);
    let state = scene.hand(ME, "barracks scriptorium guard-tower").state();
    assert!(can(&state, "0 build barracks") && can(&state, "0 build scriptorium"));
    assert_eq!(refusal(&state, "0 build guard-tower"), lacks("clay"));
    // One ore is no two ores.
    assert!(pairs("lumber-yard", "", "", "training-ground").is_empty());
    assert_eq!(pairs("lumber-yard ore-vein", "", "", "training-ground"), [(0, 0)]);
}

#[test]
fn rule_3_8_production_is_never_used_up() {
    let mut state = Scene::new(1).coins(ME, 0).hand(ME, "barracks").after(&["0 build barracks"]);
    assert_eq!(state.city(ME).production().amounts(), [0, 0, 0, 1, 0, 0, 0]);
    assert_eq!(payments(&state, ME, "barracks"), [(0, 0)], "the ore serves again");
    play(&mut state, &[]);
    assert_eq!(payments(&state, ME, "barracks"), [(0, 0)]);
}

#[test]
fn rule_3_9_a_choice_producer_gives_one_symbol_per_turn_chosen_anew() {
    for id in ["stockade", "baths"] {
        assert_eq!(pairs("timber-yard", "", "", id), [(0, 0)], "{id}");
    }
    // The senate needs two wood and a stone: one of the two is not enough.
    assert!(pairs("timber-yard", "", "", "senate").is_empty());
    assert_eq!(pairs("timber-yard lumber-yard", "sawmill", "", "senate"), [(2, 0)]);
    // Wood in one turn, stone in the next.
    let scene = Scene::new(1).city(ME, "timber-yard").coins(ME, 0);
    let mut state = scene.hand(ME, "stockade").hand(RIGHT, "baths").after(&["0 build stockade"]);
    play(&mut state, &["0 build baths"]);
    assert_eq!(state.city(ME).cards().len(), 3);
}

#[test]
fn rule_3_10_two_equal_symbols_both_serve_in_the_same_turn() {
    assert_eq!(pairs("quarry stone-pit", "", "", "walls"), [(0, 0)]);
    assert_eq!(pairs("sawmill", "", "", "archery-range"), [(0, 0)]);
}

#[test]
fn rule_3_11_starting_resource_brown_and_grey_cards_can_be_bought() {
    assert_eq!(pairs("", "", "", "scriptorium"), [(2, 0)], "Ephesos has papyrus");
    assert_eq!(pairs("", "", "", "apothecary"), [(0, 2)], "Halikarnassos has cloth");
    assert_eq!(pairs("", "lumber-yard", "", "stockade"), [(2, 0)]);
    assert_eq!(pairs("", "", "glassworks-1", "workshop"), [(0, 2)]);
    let state = cities("", "", "").hand(ME, "palace").state();
    assert_eq!(refusal(&state, "0 build palace"), lacks("wood stone clay glass"));
}

#[test]
fn rule_3_12_yellow_cards_and_stages_sell_nothing() {
    let scene = cities("", "forum", "caravansery").board(LEFT, "alexandria night", 3);
    let state = scene.state();
    for id in ["stockade", "baths", "guard-tower"] {
        assert!(payments(&state, ME, id).is_empty(), "{id}");
    }
    assert_eq!(payments(&state, ME, "apothecary"), [(0, 2)], "only the board of the right one");
    assert_eq!(payments(&state, ME, "workshop"), [(2, 0)], "only the board of the left one");
    assert!(payments(&state, ME, "scriptorium").is_empty());
}

#[test]
fn rule_3_13_both_neighbours_may_buy_the_same_symbol() {
    // Rhodos sells its ore to both in one turn, but only once to each.
    let scene = Scene::of(5, 1).hand(LEFT, "barracks").hand(Seat::new(4), "barracks");
    let state = scene.after(&["1 build barracks pay 2 right", "4 build barracks pay 2 left"]);
    assert_eq!(coins(&state)[0], 3 + 4 + 3);
    assert!(pairs("lumber-yard", "", "", "training-ground").is_empty());
    let state = Scene::of(4, 2).city(LEFT, "lumber-yard").state();
    assert!(payments(&state, LEFT, "training-ground").is_empty(), "two ores of one symbol");
}

#[test]
fn rule_3_14_a_sold_symbol_still_serves_its_owner() {
    let scene = Scene::of(5, 1).hand(LEFT, "barracks").hand(ME, "barracks").coins(ME, 0);
    let state = scene.after(&["0 build barracks", "1 build barracks pay 2 right"]);
    assert_eq!((state.city(ME).shields(), state.city(LEFT).shields()), (1, 1));
    assert_eq!(coins(&state)[..2], [2, 1]);
}

#[test]
fn rule_3_15_both_of_two_equal_symbols_can_be_bought_by_one_buyer() {
    assert_eq!(pairs("", "sawmill", "", "archery-range"), [(4, 0)]);
    assert_eq!(pairs("stone-pit", "", "quarry", "walls"), [(0, 4)]);
}

#[test]
fn rule_3_16_a_choice_producer_sells_one_symbol_to_each_buyer() {
    assert_eq!(pairs("", "timber-yard", "", "stockade"), [(2, 0)]);
    assert_eq!(pairs("", "timber-yard", "", "baths"), [(2, 0)]);
    // Ludus: stone and ore. Mine sells only one of them.
    let scene = Scene::of(6, 3).board(ME, "gizah day", 0).city(LEFT, "mine");
    assert_eq!(payments(&scene.state(), ME, "ludus"), [(2, 0)]);
    assert!(payments(&scene.board(ME, "babylon day", 0).state(), ME, "ludus").is_empty());
    // The owner uses it as stone while one neighbour buys wood and the other stone.
    let scene = Scene::new(1).city(ME, "timber-yard").city(LEFT, "stone-pit");
    let scene = scene.board(LEFT, "alexandria day", 0).hand(LEFT, "altar");
    let state = scene.hand(ME, "baths").hand(RIGHT, "stockade").after(&[
        "0 build baths",
        "1 stage with altar pay 2 right",
        "2 build stockade pay 2 left",
    ]);
    assert_eq!(coins(&state), [3 + 2 + 2, 1, 1]);
}

#[test]
fn rule_3_17_an_owner_cannot_refuse_to_sell() {
    // Whatever the owner does in the turn, the same purchases are open.
    let scene = Scene::new(1).hand(ME, "scriptorium altar").hand(LEFT, "theater baths");
    for (seat, m) in [("1", "build theater"), ("1", "sell baths")] {
        let state = scene.after(&["0 build scriptorium pay 2 left", &format!("{seat} {m}")]);
        assert_eq!(coins(&state)[0], 1);
    }
}

#[test]
fn rule_3_18_what_is_bought_cannot_be_kept() {
    let scene = Scene::new(1).hand(ME, "scriptorium").coins(ME, 6);
    let state = scene.after(&["0 build scriptorium pay 2 left"]);
    assert_eq!(state.city(ME).production().amounts(), [0, 0, 0, 1, 0, 0, 0]);
    assert_eq!(payments(&state, ME, "school"), [] as [(u8, u8); 0]);
    assert_eq!(payments(&state, ME, "scriptorium"), [(2, 0)], "to be bought again");
}

#[test]
fn rule_3_19_a_bought_symbol_costs_two_coins_to_its_owner() {
    let scene = Scene::new(1).hand(ME, "apothecary");
    assert_eq!(coins(&scene.after(&["0 build apothecary pay 2 right"])), [1, 6, 3 + 2 + 3]);
    assert_eq!(pairs("", "sawmill lumber-yard ore-vein", "", "training-ground"), [(4, 0)]);
}

#[test]
fn rule_3_20_the_east_trading_post_halves_raw_materials_from_the_right() {
    let post = "east-trading-post";
    assert_eq!(pairs(post, "", "quarry stone-pit", "walls"), [(0, 3)]);
    assert_eq!(pairs(post, "quarry stone-pit", "", "walls"), [(6, 0)], "not from the left");
    assert_eq!(pairs(post, "", "", "apothecary"), [(0, 2)], "no manufactured good");
    let theirs = format!("{post} lumber-yard");
    assert_eq!(pairs("", "", &theirs, "stockade"), [(0, 2)], "for its owner alone");
}

#[test]
fn rule_3_21_the_west_trading_post_halves_raw_materials_from_the_left() {
    let post = "west-trading-post";
    assert_eq!(pairs(post, "quarry stone-pit", "", "walls"), [(3, 0)]);
    assert_eq!(pairs(post, "", "quarry stone-pit", "walls"), [(0, 6)], "not from the right");
    assert_eq!(pairs(post, "", "", "scriptorium"), [(2, 0)], "no manufactured good");
}

#[test]
fn rule_3_22_the_marketplace_halves_manufactured_goods_from_both() {
    assert_eq!(pairs("marketplace", "", "glassworks-1", "traders-guild"), [(1, 2)]);
    assert_eq!(pairs("marketplace", "lumber-yard", "", "stockade"), [(2, 0)], "no raw material");
    let all = "marketplace east-trading-post west-trading-post";
    assert_eq!(
        pairs(all, "quarry brickyard", "stone-pit glassworks-1", "builders-guild"),
        [(4, 2)]
    );
}

#[test]
fn rule_3_23_a_discount_holds_for_the_starting_resource_too() {
    assert_eq!(pairs("marketplace", "", "", "scriptorium"), [(1, 0)]);
    let scene = cities("west-trading-post", "", "").board(LEFT, "babylon day", 0);
    assert_eq!(payments(&scene.state(), ME, "stockade"), [(1, 0)]);
}

#[test]
fn rule_3_24_a_discount_holds_from_the_turn_after() {
    let scene = Scene::new(1).hand(ME, "marketplace");
    assert_eq!(payments(&scene.state(), ME, "scriptorium"), [(2, 0)]);
    let state = scene.after(&["0 build marketplace"]);
    assert_eq!(payments(&state, ME, "scriptorium"), [(1, 0)]);
}

#[test]
fn rule_3_25_everything_is_paid_from_the_coins_at_the_start() {
    // Stage of Gizah for two wood, 2 coins to each side.
    let scene = Scene::new(1).board(ME, "gizah day", 0).city(LEFT, "lumber-yard");
    let scene = scene.city(RIGHT, "timber-yard").hand(ME, "altar");
    assert_eq!(stage_payments(&scene.state(), ME), [(2, 2)]);
    let line = "0 stage with altar pay 2 left 2 right";
    assert_eq!(refusal(&scene.state(), line), Refusal::TooDear { price: 4, coins: 3 });
    assert_eq!(coins(&scene.coins(ME, 4).after(&[line]))[0], 0);
}

#[test]
fn rule_3_26_coins_received_serve_from_the_next_turn_on() {
    let scene = Scene::new(1).coins(ME, 0).hand(ME, "altar scriptorium").hand(LEFT, "barracks");
    let scene = scene.hand(RIGHT, "apothecary");
    let why = refusal(&scene.state(), "0 build scriptorium pay 2 left");
    assert_eq!(why, Refusal::TooDear { price: 2, coins: 0 });
    let mut state = scene.after(&["1 build barracks pay 2 right", "0 build altar"]);
    assert_eq!(coins(&state), [2, 1, 6]);
    assert!(hand(&state, ME).contains(&"apothecary"));
    play(&mut state, &["0 build apothecary pay 2 right"]);
    assert_eq!(coins(&state)[0], 0);
}

#[test]
fn rule_3_27_what_cannot_be_paid_in_full_cannot_be_built() {
    // Haven: wood, ore, cloth. The wood is nowhere to be had; then it is, but too dear.
    let scene = cities("", "", "").hand(ME, "haven").coins(ME, 50);
    assert_eq!(refusal(&scene.state(), "0 build haven"), lacks("wood"));
    let scene = scene.city(LEFT, "lumber-yard");
    assert!(can(&scene.coins(ME, 4).state(), "0 build haven pay 2 left 2 right"));
    let why = refusal(&scene.coins(ME, 3).state(), "0 build haven pay 2 left 2 right");
    assert_eq!(why, Refusal::TooDear { price: 4, coins: 3 });
    assert_eq!(why.to_string(), "it costs at least 4 coins, you have 3");
    assert!(legal(&scene.coins(ME, 3).state(), ME, "build haven").is_empty());
}
