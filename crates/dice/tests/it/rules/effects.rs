//! Chapter 7: effects.

use mirabilia_dice::{Phase, Refusal};

use super::lines::all_dice;
use crate::common::{Plan, Play};

/// The first step of the Wonder does this, for nothing.
fn step(effects: &str) -> Plan {
    Plan::new().building("wonder", &format!(": wo1 0 {effects}, wo2 0, wo3 0"))
}

fn stepped(effects: &str) -> Play {
    let mut play = step(effects).play(2);
    play.turn("", "0 wonder");
    play
}

#[test]
fn rule_7_1_and_7_2_an_effect_works_from_its_crossing_on() {
    let mut play = step("zero red").play(2);
    play.roll("red axe 3");
    play.moves("0 wonder").others_pass();
    play.turn("red axe 3", "0 build red w1;1 build red w1");
    assert_eq!(play.purse(), [7, 10 - 3], "free from the next turn on, for its owner");
}

#[test]
fn rule_7_3_to_7_5_cross_space_must_be_done_if_it_can() {
    let plan = step("cross market").building("market", "camel: m1 3 | chest coin_7: m2 6");
    let mut play = plan.clone().gold(4, 28, 3).play(2);
    play.turn("", "0 wonder");
    assert_eq!(play.legal(0), ["cross m1"], "it cannot be declined, and 6 cannot be paid");
    play.moves("0 cross m1");
    assert_eq!(play.coins(0), 1);
    let mut play = plan.gold(2, 28, 3).play(2);
    play.turn("", "0 wonder");
    assert_eq!(play.phase(), Phase::Roll, "nothing can be paid: it lapses");
}

#[test]
fn rule_7_6_cross_up_to_two_crosses_none_one_or_two() {
    let play = stepped("two market");
    assert_eq!(play.crosses(0), "m1 m2 m3 m4 m5 -");
    for (moves, crossed) in [
        ("0 decline", "wo1"),
        ("0 cross m1;0 decline", "wo1 m1"),
        ("0 cross m1;0 cross m4", "wo1 m1 m4"),
    ] {
        let mut play = play.clone();
        play.moves(moves);
        assert_eq!((play.crossed(0).as_str(), play.phase()), (crossed, Phase::Roll));
    }
}

#[test]
fn rule_7_7_and_7_8_the_first_space_is_done_before_the_second_and_nothing_ends_it() {
    let plan =
        step("two market").building("market", "camel any: m1 2 gain 7, m2 6 | chest coin_7: m3 0");
    let mut play = plan.gold(2, 28, 3).play(2);
    play.turn("", "0 wonder");
    assert_eq!(play.crosses(0), "m1 m3 -");
    play.moves("0 cross m1");
    assert_eq!(play.crosses(0), "m2 m3 -", "paid with what the first one brought");
    play.moves("0 decline").roll("yellow camel");
    assert!(play.can(0, "pass"), "nothing of it is kept");
}

#[test]
fn rule_7_9_gain_coins() {
    assert_eq!(stepped("gain 7").coins(0), 14);
    assert_eq!(stepped("gain 30").coins(0), 28);
}

#[test]
fn rule_7_10_to_7_12_construct_with_a_free_die() {
    let plan = step("free").building("market", "camel chest coin_7: m1 4, m2 0");
    let mut play = plan.play(2);
    play.turn("yellow camel 3, red axe 3", "0 wonder");
    assert!(!play.can(0, "pass") && !play.can(0, "wonder"), "only a build");
    assert!(play.can(0, "decline") && play.can(0, "build red w1"));
    let mut declined = play.clone();
    declined.moves("0 decline");
    assert_eq!((declined.phase(), declined.coins(0)), (Phase::Roll, 7));
    play.moves("0 build yellow m1");
    assert_eq!(play.coins(0), 7 - 4, "the space is paid, the die is not");
    // A special die must be unlocked.
    let mut play = all_dice(step("free"), 2);
    play.turn("black tick_red 3", "0 wonder;1 wonder");
    assert!(play.can(0, "build black w1"));
    assert!(matches!(play.refusal(1, "build black w1"), Refusal::Locked { .. }));
}

#[test]
fn rule_7_13_and_7_14_one_more_action_with_all_costs_which_may_be_a_pass() {
    let mut play = step("action").building("market", "camel chest coin_7: m1 1, m2 0").play(2);
    play.turn("yellow camel 2", "0 wonder");
    assert!(!play.can(0, "decline") && play.can(0, "wonder"));
    let mut passed = play.clone();
    passed.moves("0 pass");
    assert_eq!(passed.coins(0), 10);
    play.moves("0 build yellow m1");
    assert_eq!(play.coins(0), 7 - 2 - 1);
}

#[test]
fn rule_7_15_unlock_a_die() {
    let mut play = stepped("unlock white");
    play.step("deal swap white for grey_1").roll("white bust_red");
    assert!(play.can(0, "build white l3") && !play.can(1, "build white l3"));
}

#[test]
fn rule_7_16_produce_a_resource() {
    assert_eq!((stepped("make").resources(0), stepped("make 3").resources(0)), (1, 3));
}

#[test]
fn rule_7_17_and_7_18_attack_and_defence() {
    let mut play = Plan::new()
        .building("barracks_west", "axe: w1 0 attack 5 | shield: wd1 0")
        .building("barracks_east", "sword: e1 0 | shield: ed1 0 defence 2")
        .play(2);
    play.turn("red axe", "0 build red w1").turn("red shield", "0 build red ed1");
    play.turn("red axe", "1 build red w1");
    assert_eq!((play.points(0, "barracks_west"), play.points(1, "barracks_west")), (5, 3));
}

/// What a die of section 3 costs seat 0 after these spaces of the Wonder.
fn price(steps: &[&str], die: &str, space: &str) -> i16 {
    let spaces: Vec<String> = steps.iter().map(|s| format!("x{} 0 {s}", s.len())).collect();
    let mut play =
        Plan::new().building("wonder", &format!(": {}, last 0", spaces.join(", "))).play(2);
    for _ in steps {
        play.turn("", "0 wonder");
    }
    let before = i16::from(play.coins(0));
    let symbol = match die {
        "red" => "axe",
        "yellow" => "camel",
        _ => "stone",
    };
    play.turn(&format!("{die} {symbol} 3"), &format!("0 build {die} {space}"));
    before - i16::from(play.coins(0))
}

#[test]
fn rule_7_19_to_7_21_dice_cost_less_or_nothing() {
    assert_eq!(price(&[], "red", "w1"), 3);
    assert_eq!(price(&["less red"], "red", "w1"), 2);
    assert_eq!(price(&["less red"], "yellow", "m2"), 3, "only that colour");
    assert_eq!(price(&["less"], "yellow", "m2"), 2);
    assert_eq!(price(&["less", "less red"], "red", "w1"), 1, "they add up");
    assert_eq!(price(&["less + less + less + less"], "red", "w1"), 0, "never below 0");
    assert_eq!(price(&["zero red"], "red", "w1"), 0);
    assert_eq!(price(&["zero red", "less"], "yellow", "m2"), 2);
}

#[test]
fn rule_7_22_to_7_24_coins_for_choosing_a_die() {
    assert_eq!(price(&["on red 2"], "red", "w1"), 1);
    assert_eq!(price(&["on red 2", "on red 2 + gain 1"], "red", "w1"), -1, "they add up");
    assert_eq!(price(&["on red 2"], "yellow", "m2"), 3);
    // They help to pay.
    let mut play = step("on red 2").gold(1, 28, 3).play(2);
    play.turn("", "0 wonder").roll("red axe 3");
    assert!(play.can(0, "build red w1"));
    assert!(!Plan::new().gold(1, 28, 3).play(2).roll("red axe 3").can(0, "build red w1"));
}

#[test]
fn rule_7_25_coins_for_choosing_come_with_every_die_and_only_with_a_die() {
    let market =
        "camel chest coin_7: m1 0 on red 2 + free, m2 0 cross barracks_west + action, m3 0";
    let mut play = Plan::new().building("market", market).play(2);
    play.turn("red axe 3", "0 build yellow m1;0 build red w1");
    assert_eq!(play.coins(0), 9, "a free die");
    play.turn("red axe 1", "0 build yellow m2;0 cross w2");
    assert_eq!(play.coins(0), 9, "crossed without a die");
    play.moves("0 pass").turn("red shield 1", "0 build red wd1");
    assert_eq!(play.coins(0), 12 + 2 - 1);
}

#[test]
fn rule_7_26_and_7_27_a_lasting_effect_acts_on_further_actions_only() {
    let market = "camel chest coin_7: m1 0 zero yellow + on yellow 2 + action, m2 0";
    let mut play = Plan::new().building("market", market).play(2);
    play.turn("yellow camel 3", "0 build yellow m1");
    assert_eq!(play.coins(0), 4, "this die is already paid");
    play.moves("0 build yellow m2;0 bonus action;0 pass");
    assert_eq!(play.coins(0), 4 + 2 + 3);
}

#[test]
fn rule_7_28_and_7_29_grey_means_all_three_and_all_means_special_dice_too() {
    for die in ["grey_1", "grey_2", "grey_3"] {
        assert_eq!(price(&["zero grey"], die, "stone"), 0);
        assert_eq!(price(&["on grey 2"], die, "stone"), 1);
    }
    let mut play = all_dice(step("less"), 2);
    play.turn("", "0 wonder").turn("black tick_red 3", "0 build black w1");
    assert_eq!(play.coins(0), 7 - 2);
}

#[test]
fn rule_7_30_points() {
    assert_eq!(stepped("vp 4").points(0, "wonder"), 4);
}

#[test]
fn rule_7_31_to_7_34_coins_at_once_and_points_at_the_end_for_crossed_spaces() {
    let market = "camel chest coin_7: m1 0, m2 0 per market 1, m3 0 per wonder 2, m4 0, m5 0";
    let mut play = Plan::new().building("market", market).play(2);
    play.turn("", "0 build yellow m1").turn("", "0 build yellow m2");
    assert_eq!((play.coins(0), play.points(0, "market")), (9, 2), "the space itself counts");
    play.turn("", "0 wonder").turn("", "0 build yellow m3");
    assert_eq!((play.coins(0), play.points(0, "market")), (11, 3 + 2));
    // Later spaces bring points, but no more coins.
    play.turn("", "0 wonder").turn("", "0 build yellow m4");
    assert_eq!((play.coins(0), play.points(0, "market")), (11, 4 + 4));
}

#[test]
fn rule_7_35_and_7_36_points_for_leaders() {
    let gallery = "bust_blue bust_green bust_red bust_yellow bust_laurel: l1 0 gallery 1, l2 0, \
                   l3 0 gallery 1, l4 0";
    let mut play = all_dice(Plan::new().building("gallery", gallery), 2);
    for (space, points) in [("l1", 1), ("l2", 2), ("l3", 6)] {
        play.turn("white bust_red", &format!("0 build white {space}"));
        assert_eq!(play.points(0, "gallery"), points, "{space}");
    }
}
