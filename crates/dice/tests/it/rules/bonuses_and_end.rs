//! Chapters 8 to 10: bonuses, the end of the game, the score.

use mirabilia_dice::{Phase, Refusal, State};
use mirabilia_kernel::Game;

use super::lines::all_dice;
use crate::common::{Plan, stand_in};

/// Wonder, Market and Agora of one space each, worth 2 points.
fn short() -> Plan {
    Plan::new()
        .building("wonder", ": wo1 0 vp 2")
        .building("market", "camel chest coin_7: m1 0 vp 2")
        .building("agora", "mask scales fountain temple owl caduceus: a1 0 vp 2")
}

#[test]
fn rule_8_1_to_8_3_and_8_5_a_completed_building_earns_one_of_three_bonuses() {
    let mut play = short().play(2);
    play.turn("", "0 wonder");
    assert_eq!(play.legal(0), ["bonus action", "bonus cross", "bonus coins"]);
    play.moves("0 bonus coins");
    assert_eq!(play.coins(0), 14, "at once");
    play.turn("", "0 build yellow m1");
    assert_eq!(play.legal(0), ["bonus action", "bonus cross"], "each is crossed once");
    assert!(matches!(play.refusal(0, "bonus coins"), Refusal::NoBonus(_)));
}

#[test]
fn rule_8_4_a_bonus_must_be_taken_even_if_it_does_nothing() {
    let bonuses = [("one", "cross market"), ("two", "gain 1"), ("three", "gain 1")];
    let mut play = short().bonuses(&bonuses).play(2);
    play.turn("", "0 build yellow m1");
    assert!(!play.legal(0).contains(&"decline".to_owned()));
    play.moves("0 bonus one");
    assert_eq!((play.bonuses(0).as_str(), play.phase()), ("one", Phase::Roll));
}

#[test]
fn rule_8_6_a_fourth_building_earns_nothing() {
    let plan = short().building("barracks_west", "axe shield: w1 0 attack 3 + action");
    let bonuses = [("one", "gain 1"), ("two", "action"), ("three", "action")];
    let mut play = plan.bonuses(&bonuses).play(2);
    play.turn("", "0 wonder;0 bonus one").turn("", "0 build yellow m1;0 bonus two");
    // The third bonus brings an action, which completes the fourth building.
    play.moves("0 build blue a1;0 bonus three;0 build red w1");
    assert!(play.can(0, "pass"), "its own further action");
    play.moves("0 pass");
    assert_eq!((play.bonuses(0).as_str(), play.phase()), ("one two three", Phase::Roll));
}

#[test]
fn rule_8_7_to_8_9_every_building_of_the_city_earns_one_however_completed() {
    // The two Barracks one each, the Wonder like the others; by die, action, effect or bonus.
    let plan = short()
        .building("barracks_west", "axe shield: w1 0 cross barracks_east")
        .building("barracks_east", "sword shield: e1 0");
    let mut play = plan.play(2);
    play.turn("red axe", "0 build red w1;0 cross e1");
    assert!(play.can(0, "bonus coins"), "for the east");
    play.moves("0 bonus coins");
    assert!(play.can(0, "bonus cross"), "for the west");
    play.moves("0 bonus cross;0 cross m1");
    assert!(play.can(0, "bonus action"), "for the Market, crossed by a bonus");
    play.moves("0 bonus action;0 wonder");
    assert_eq!((play.bonuses(0).as_str(), play.phase()), ("action cross coins", Phase::Roll));
}

#[test]
fn rule_8_10_a_bonus_that_completes_a_building_earns_the_next_at_once() {
    let mut play = short().play(2);
    play.turn("", "0 wonder;0 bonus cross;0 cross m1");
    assert_eq!(play.legal(0), ["bonus action", "bonus coins"]);
}

#[test]
fn rule_8_11_and_8_12_effects_then_bonus_then_the_rest() {
    let plan = Plan::new()
        .building("gallery", "bust_red: l1 0 two barracks_west barracks_east | bust_blue bust_green bust_yellow bust_laurel: l2 0")
        .building("barracks_west", "axe shield: w1 0 attack 3");
    let mut play = all_dice(plan, 2);
    play.turn("white bust_red", "0 build white l1;0 cross w1");
    assert_eq!(play.points(0, "barracks_west"), 3, "the attack is settled");
    assert_eq!(play.after(0, "bonus "), "action cross coins");
    play.moves("0 bonus coins");
    assert_eq!(play.crosses(0), "e1 ed1 -", "only then the second space");
}

#[test]
fn rule_8_13_the_bonuses_of_the_built_in_sets() {
    let mut play = stand_in("giza rhodes");
    play.pass_turns(7).turn("", "0 wonder").turn("", "0 wonder").turn("", "0 wonder");
    assert_eq!(play.after(0, "bonus "), "bonus.action bonus.cross bonus.coins");
    play.moves("0 bonus bonus.cross");
    for building in ["barracks_west", "barracks_east", "university", "agora", "market"] {
        assert!(play.crosses(0).contains(building), "{building}");
    }
    assert!(!play.crosses(0).contains("warehouse"));
}

#[test]
fn rule_9_1_to_9_5_one_full_turn_follows_the_third_bonus() {
    let bonuses = [("one", "gain 1"), ("two", "gain 1"), ("three", "gain 1")];
    let mut play = short().bonuses(&bonuses).play(2);
    play.turn("", "0 wonder;0 bonus one").turn("", "0 build yellow m1;0 bonus two");
    play.turn("green compass", "0 build blue a1;1 build green u1;0 bonus three");
    play.step("deal swap black for grey_1");
    assert!(play.state().is_last_turn());
    // A whole turn, with the die that has just come in; further bonuses change nothing.
    play.roll("black tick_yellow");
    assert!(play.can(1, "build black m1"));
    play.moves("0 pass;1 build black m1;1 bonus one");
    assert!(play.is_over());
    assert!(play.error("0 pass").contains("the game is over"));
    // Somebody else's third bonus in the last turn does not bring another one.
    let mut play = short().bonuses(&bonuses).end_after(1).play(2);
    play.turn("", "0 wonder;0 bonus one").turn("", "1 wonder;1 bonus one");
    assert_eq!((play.phase(), play.state().turns()), (Phase::Over, 2));
}

#[test]
fn rule_9_6_after_turn_200_the_game_ends_as_it_stands() {
    let mut play = Plan::new().play(2);
    play.pass_turns(199);
    assert_eq!(play.phase(), Phase::Roll);
    play.turn("red axe", "1 build red w1");
    assert_eq!((play.phase(), play.state().turns(), play.winners()), (Phase::Over, 200, vec![1]));
}

#[test]
fn rule_10_1_and_10_2_eight_categories_in_the_order_of_the_score_sheet() {
    let wanted = [
        "wonder",
        "barracks_west",
        "barracks_east",
        "agora",
        "market",
        "university",
        "guild_court",
        "gallery",
    ];
    assert_eq!(State::CATEGORIES, wanted);
    let mut play = short().play(2);
    play.turn("", "0 wonder;0 bonus coins").turn("red sword", "0 build red e1");
    assert_eq!(play.state().score(mirabilia_kernel::Seat::new(0)).0, [2, 0, 3, 0, 0, 0, 0, 0]);
    assert_eq!(play.points(0, "total"), 5);
}

#[test]
fn rule_10_3_and_10_4_points_belong_to_the_building_that_shows_them() {
    let market = "camel chest coin_7: m1 0 per agora 1 + vp 1, m2 0 vp 4, m3 0";
    let mut play = Plan::new().building("market", market).play(2);
    play.turn("", "0 build yellow m1").turn("", "0 build blue a11").turn("", "0 build yellow m2");
    assert_eq!((play.points(0, "market"), play.points(0, "agora")), (1 + 1 + 4, 0));
}

#[test]
fn rule_10_5_and_10_6_written_attacks_and_the_first_agora_count() {
    let mut play = short().play(2);
    play.turn("red shield", "1 build red ed1").turn("red axe", "0 build red w1");
    play.turn("", "0 build blue a1;0 bonus coins");
    assert_eq!((play.points(0, "barracks_west"), play.points(0, "agora")), (2, 2 + 3));
}

#[test]
fn rule_10_7_nothing_else_gives_points() {
    let mut play = Plan::new().building("wonder", ": wo1 0").play(2);
    play.turn("", "0 wonder;0 bonus coins").turn("grey_1 stone", "0 build grey_1 stone");
    play.pass_turns(3);
    assert_eq!(play.points(0, "total"), 0);
}

#[test]
fn rule_10_8_to_10_10_points_then_coins_then_shared() {
    let short = || short().bonuses(&[("one", "gain 1")]).end_after(1).gold(3, 28, 3);
    // More points beat more coins.
    let mut play = short().play(2);
    play.turn("", "0 wonder;0 bonus one").pass_turns(1);
    assert_eq!((play.coins(1) > play.coins(0), play.winners()), (true, vec![0]));
    for (roll, winners) in
        [("grey_1 stone 0, grey_2 wood 1", vec![0]), ("grey_2 wood 0", vec![0, 1])]
    {
        let mut play = short().play(2);
        play.turn("", "0 wonder;1 build yellow m1;0 bonus one;1 bonus one");
        play.turn(roll, "0 build grey_1 stone;1 build grey_2 wood");
        assert_eq!(play.winners(), winners, "{roll}");
    }
}

#[test]
fn rule_10_11_the_example_adds_up_to_86() {
    let score = mirabilia_kernel::Score([15, 3, 22, 18, 8, 7, 5, 8]);
    assert_eq!(score.total(), 86);
}
