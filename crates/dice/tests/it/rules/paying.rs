//! Chapter 4: paying.

use mirabilia_dice::Refusal;

use crate::common::{Plan, Play, stand_in};

/// A seat with these coins and resources, and a Market of one line with these costs.
fn buyer(coins: u8, resources: u8, costs: &[u8]) -> Play {
    let spaces: Vec<String> =
        costs.iter().enumerate().map(|(n, cost)| format!("m{n} {cost}")).collect();
    let market = format!("camel chest coin_7: {}", spaces.join(", "));
    let mut plan = Plan::new().building("market", &market).gold(coins, 28, 3);
    if resources > 0 {
        plan = plan.building("wonder", &format!(": wo1 0 make {resources}, wo2 0"));
    }
    let mut play = plan.play(2);
    if resources > 0 {
        play.turn("", "0 wonder");
    }
    play
}

#[test]
fn rule_4_1_and_4_2_the_die_cost_is_paid_in_coins() {
    let mut play = buyer(1, 6, &[0]);
    play.roll("yellow camel 2");
    // Six resources do not help with the die.
    assert_eq!(play.refusal(0, "build yellow m0"), Refusal::DieTooDear { price: 2, coins: 1 });
}

#[test]
fn rule_4_3_to_4_6_a_cost_is_a_number_of_resources_of_any_kind() {
    for cost in 0..=6 {
        for resources in 0..=6 {
            let mut play = buyer(6, resources, &[cost]);
            play.turn("yellow camel 0", "0 build yellow m0");
            assert_eq!(
                play.coins(0),
                6 - cost.saturating_sub(resources),
                "{cost} with {resources}"
            );
        }
    }
    // The kind plays no part: any two spaces of the Warehouse pay the same cost.
    for (first, second) in [("stone", "wood"), ("glass", "textile")] {
        let mut play = Plan::new().building("market", "camel chest coin_7: m1 2").play(2);
        for kind in [first, second] {
            play.turn(&format!("grey_1 {kind}"), &format!("0 build grey_1 {kind}"));
        }
        play.turn("", "0 build yellow m1");
        assert_eq!(play.coins(0), 7);
    }
}

#[test]
fn rule_4_7_and_4_8_resources_are_used_and_never_spent() {
    let mut play = buyer(2, 3, &[3, 4, 3]);
    for (space, coins) in [("m0", 2), ("m1", 1), ("m2", 1)] {
        play.turn("yellow camel 0", &format!("0 build yellow {space}"));
        assert_eq!((play.coins(0), play.resources(0)), (coins, 3));
    }
}

#[test]
fn rule_4_9_the_spaces_of_every_building_are_paid() {
    let mut play = stand_in("giza rhodes");
    play.turn("grey_1 glass", "0 build grey_1 warehouse.glass");
    assert_eq!(play.coins(0), 5, "the Warehouse costs too");
    play.turn("", "0 wonder");
    assert_eq!(play.coins(0), 4, "2 less the resource just gained");
}

#[test]
fn rule_4_10_a_space_crossed_by_an_effect_costs_what_it_costs() {
    let plan = Plan::new()
        .building("market", "camel chest coin_7: m1 4, m2 0")
        .building("wonder", ": wo1 0 cross market, wo2 0");
    let mut play = plan.play(2);
    play.turn("yellow camel 3", "0 wonder; 0 cross m1");
    assert_eq!(play.coins(0), 3, "4 for the space, nothing for the die");
}

#[test]
fn rule_4_11_and_4_12_the_whole_price_must_be_there() {
    for coins in 0..=5 {
        let mut play = buyer(coins, 0, &[3]);
        play.roll("yellow camel 2");
        assert_eq!(play.can(0, "build yellow m0"), coins >= 5, "{coins}");
    }
}

#[test]
fn rule_4_13_what_a_space_brings_does_not_pay_for_it() {
    let market = "camel chest coin_7: m1 3 gain 7 + make 3";
    let mut play = Plan::new().building("market", market).gold(2, 28, 3).play(2);
    play.roll("yellow camel");
    let refusal = play.refusal(0, "build yellow m1");
    assert_eq!(refusal, Refusal::SpaceTooDear { die: 0, missing: 3, coins: 2 });
}

#[test]
fn rule_4_14_example_of_a_price() {
    let mut play = buyer(7, 2, &[3]);
    play.turn("yellow camel 2", "0 build yellow m0");
    assert_eq!(play.coins(0), 7 - (2 + 1));
}

#[test]
fn rule_4_15_and_4_16_coins_go_to_nobody_and_never_below_zero() {
    let mut play = buyer(3, 0, &[2, 6]);
    play.turn("yellow camel 1", "0 build yellow m0; 1 pass");
    assert_eq!(play.purse(), [0, 6]);
    play.roll("yellow camel 1, grey_1 stone 0, grey_2 stone 1");
    assert!(play.can(0, "build grey_1 stone") && !play.can(0, "build grey_2 stone"));
}

#[test]
fn rule_4_17_to_4_19_coins_are_a_number_up_to_the_size_of_the_reserve() {
    assert_eq!(stand_in("giza rhodes").state().boards().gold_size, 28);
    let usual = mirabilia_dice::BoardsRef::usual();
    assert_eq!((usual.gold_size, usual.gold_start), (28, 7));
    assert_eq!(Plan::new().gold(5, 9, 3).play(2).coins(0), 5);
}

#[test]
fn rule_4_20_to_4_22_what_is_beyond_the_reserve_is_lost_when_it_arrives() {
    let mut play = Plan::new().gold(7, 9, 3).play(2);
    play.pass_turns(1);
    assert_eq!(play.purse(), [9, 9]);
    // Spent coins can be gained again.
    play.turn("grey_1 stone 2", "0 build grey_1 stone").pass_turns(1);
    assert_eq!(play.purse(), [9, 9]);
    // Coins for choosing arrive before the die is paid: at the limit they are lost.
    let market = "camel chest coin_7: m1 0 on yellow 2, m2 0";
    let mut play = Plan::new().building("market", market).gold(9, 9, 3).play(2);
    play.turn("yellow camel 0", "0 build yellow m1").turn("yellow camel 3", "0 build yellow m2");
    assert_eq!(play.coins(0), 9 - 3);
}
