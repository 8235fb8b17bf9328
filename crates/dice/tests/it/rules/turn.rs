//! Chapter 3: the turn, the steps of an action, choices.

use mirabilia_dice::{Phase, Refusal, State};
use mirabilia_kernel::{Seat, Turn, record::read};

use crate::common::{Plan, stand_in};

#[test]
fn rule_3_1_and_3_2_a_turn_is_a_shake_and_one_action_each() {
    let mut play = Plan::new().play(3);
    assert_eq!(play.phase(), Phase::Roll);
    assert!(play.error("0 pass").contains("luck is due"));
    play.roll("red axe");
    assert_eq!(play.phase(), Phase::Act);
    play.step("0 build red w1");
    assert!(play.error("0 pass").contains("seat 0 has already chosen this turn"));
    assert!(play.error("roll").contains("expected 7"), "the turn is not over");
    play.step("1 wonder").step("2 pass");
    assert_eq!(play.phase(), Phase::Roll);
    assert_eq!([0, 1, 2].map(|seat| play.crossed(seat)), ["w1", "wo1", ""]);
}

#[test]
fn rule_3_3_build_pays_the_die_and_the_space() {
    let mut play = Plan::new().building("market", "camel chest coin_7: m1 3 vp 2").play(2);
    play.turn("yellow camel 2", "0 build yellow m1");
    assert_eq!((play.crossed(0), play.coins(0)), ("m1".to_owned(), 7 - 2 - 3));
}

#[test]
fn rule_3_4_the_wonder_needs_no_die() {
    let mut play = Plan::new().building("wonder", ": wo1 3 vp 2, wo2 0").play(2);
    let dear =
        "grey_1 stone 3, grey_2 stone 3, grey_3 stone 3, blue mask 3, red axe 3, yellow camel 3";
    play.turn(&format!("{dear}, green wheel 3"), "0 wonder");
    assert_eq!((play.crossed(0), play.coins(0)), ("wo1".to_owned(), 7 - 3));
}

#[test]
fn rule_3_5_and_3_6_passing_is_always_allowed_and_brings_three_coins() {
    let mut play = stand_in("giza rhodes");
    for turn in 1..=5 {
        play.roll("");
        assert!(play.can(0, "pass") && play.can(1, "pass"));
        play.others_pass();
        assert_eq!(play.purse(), [7 + 3 * turn; 2]);
    }
}

#[test]
fn rule_3_7_no_die_is_chosen_without_crossing_a_space() {
    let mut play = Plan::new().play(2);
    play.turn("grey_1 stone", "0 build grey_1 stone").roll("grey_1 stone");
    assert_eq!(play.opens(0, "grey_1"), "");
    assert!(play.error("0 build grey_1").contains("no move \"build grey_1\""));
}

#[test]
fn rule_3_8_and_3_29_all_act_at_once_and_records_keep_the_order_of_the_seats() {
    let mut play = Plan::new().play(3);
    play.roll("red axe").step("2 build red w1").step("0 pass");
    assert_eq!(play.crossed(2), "", "nothing happens before all have chosen");
    play.step("1 wonder");
    let text = play.table.record().write();
    let moves: Vec<&str> = text.lines().rev().take(3).collect();
    assert_eq!(moves, ["2 build red w1", "1 wonder", "0 pass"]);
    assert_eq!(read::<State>(&text).unwrap().state(), play.state());
}

#[test]
fn rule_3_9_nobody_sees_what_others_do_before_the_turn_ends() {
    use mirabilia_kernel::{Game, Viewer};
    let mut play = Plan::new().building("wonder", ": wo1 0 action, wo2 0").play(2);
    let mut other = play.clone();
    play.turn("red axe", "0 wonder");
    other.turn("red axe", "0 wonder; 0 build red w1");
    let seen = play.state().view(Viewer::Seat(Seat::new(1)));
    assert!(seen.state().city(Seat::new(0)).crossed() == 0);
    assert_eq!(other.phase(), Phase::Roll);
}

#[test]
fn rule_3_10_to_3_12_others_are_read_as_they_stood_when_the_turn_began() {
    // Defence, count and a finished Agora of this very turn change nothing for the others.
    let agora = "mask scales fountain temple owl caduceus: a1 0";
    let plan = Plan::new()
        .building("agora", agora)
        .building("wonder", ": wo1 0 action, wo2 0 action, wo3 0");
    let mut play = plan.play(2);
    play.turn("green compass", "0 build green u1;1 build green u1");
    play.step("deal swap black for grey_1");
    let roll = "red axe, black tick_red";
    play.turn(roll, "0 wonder;1 build black ed1");
    play.moves("0 build red w1");
    assert_eq!(play.points(0, "barracks_west"), 3, "in a further action too");
    play.turn("", "0 wonder;1 build blue a1;0 build blue a1;1 bonus coins;0 bonus coins");
    assert_eq!((play.points(0, "agora"), play.points(1, "agora")), (3, 3));
}

#[test]
fn rule_3_13_ones_own_gains_count_at_once() {
    let market = "camel chest coin_7: m1 0 gain 7 + make + less + action, m2 6";
    let mut play = Plan::new().building("market", market).gold(0, 28, 3).play(2);
    play.turn("yellow camel", "0 build yellow m1");
    assert!(play.can(0, "build yellow m2"), "7 coins and a resource of this turn");
}

#[test]
fn rule_3_14_to_3_17_choosing_brings_coins_before_the_price_is_paid() {
    let market = "camel chest coin_7: m1 0 on yellow 2, m2 2";
    let mut play = Plan::new().building("market", market).gold(1, 28, 3).play(2);
    play.turn("yellow camel", "0 build yellow m1");
    assert_eq!(play.coins(0), 1);
    play.roll("yellow camel 2");
    let refusal = play.refusal(0, "build yellow m2");
    assert_eq!(refusal, Refusal::SpaceTooDear { die: 2, missing: 2, coins: 3 }, "1 + 2");
    play.others_pass().turn("yellow camel 1", "0 build yellow m2");
    assert_eq!(play.coins(0), 4 + 2 - 1 - 2);
}

#[test]
fn rule_3_18_to_3_20_crossing_then_effects_then_bonus() {
    // The last space brings coins and asks for a crossing; the bonus comes after both.
    let mut play =
        Plan::new().building("wonder", ": wo1 0 gain 2 + per wonder 1 + cross market").play(2);
    play.turn("", "0 wonder");
    assert_eq!((play.crossed(0), play.coins(0)), ("wo1".to_owned(), 7 + 2 + 1));
    assert_eq!(play.crosses(0), "m1 m2 m3 m4 m5");
    play.moves("0 cross m1");
    assert_eq!(play.after(0, "bonus "), "action cross coins");
}

#[test]
fn rule_3_21_what_follows_is_done_before_the_effect_goes_on() {
    let market = "camel chest coin_7 any: m1 0 cross warehouse, m2 0, m3 0";
    let plan =
        Plan::new().building("market", market).building("wonder", ": wo1 0 two market, wo2 0");
    let mut play = plan.play(2);
    play.turn("", "0 wonder; 0 cross m1");
    assert_eq!(play.crosses(0), "stone wood brick textile glass papyrus");
    play.moves("0 cross stone");
    assert_eq!(play.crosses(0), "m2 m3 -", "now the second space");
}

#[test]
fn rule_3_22_and_3_23_choices_are_made_when_their_moment_comes_also_with_one_answer() {
    let plan = Plan::new()
        .building("warehouse", "stone wood brick textile glass papyrus: r1 0 make, r2 0 make")
        .building("wonder", ": wo1 0 cross warehouse, wo2 0");
    let mut play = plan.play(2);
    play.turn("", "0 wonder");
    assert_eq!((play.legal(0), play.legal(1)), (vec!["cross r1".to_owned()], Vec::new()));
    assert!(play.error("1 pass").contains("seat 1 does not decide now: seat 0 to move"));
    play.moves("0 cross r1");
    assert_eq!(play.phase(), Phase::Roll);
}

#[test]
fn rule_3_24_an_offer_that_could_only_be_declined_is_not_made() {
    let plan = Plan::new()
        .building("market", "camel chest coin_7: m1 6, m2 0")
        .building("wonder", ": wo1 0 two market, wo2 0 two market, wo3 0");
    let mut play = plan.gold(3, 28, 3).play(2);
    play.turn("", "0 wonder");
    assert_eq!(play.phase(), Phase::Roll, "6 cannot be paid");
    play.turn("", "0 pass").turn("", "0 wonder");
    assert_eq!(play.crosses(0), "m1 -");
}

#[test]
fn rule_3_25_to_3_27_choices_are_made_in_rounds() {
    let plan = Plan::new().building("wonder", ": wo1 0 two market, wo2 0");
    let mut play = plan.play(3);
    play.turn("", "0 wonder;1 wonder;2 pass");
    let two: mirabilia_kernel::SeatSet = [0, 1].map(Seat::new).into_iter().collect();
    assert_eq!(play.table.turn(), Turn::Seats(two), "seat 2 waits");
    play.step("1 decline");
    assert_eq!(play.crossed(0), "wo1");
    play.step("0 cross m1");
    assert_eq!(play.table.turn(), Turn::Seats([Seat::new(0)].into_iter().collect()));
    play.step("0 cross m2");
    assert_eq!(play.phase(), Phase::Roll);
}

#[test]
fn rule_3_28_the_end_is_settled_before_dice_are_swapped() {
    let plan = Plan::new().building("wonder", ": wo1 0").end_after(1);
    let mut play = plan.play(2);
    play.turn("green compass", "0 wonder;1 build green u1;0 bonus coins");
    assert_eq!(play.phase(), Phase::Swap, "the next turn is the last, so the die still comes");
    play.step("deal swap black for grey_1");
    assert!(play.state().is_last_turn());
    play.turn("green tablet", "1 build green u2");
    assert!(play.is_over(), "nothing is swapped in after the end");
}
