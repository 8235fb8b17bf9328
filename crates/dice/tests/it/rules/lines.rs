//! Chapter 5: buildings, lines and spaces.

use mirabilia_dice::Refusal;
use mirabilia_dice::boards::BUILDINGS;

use crate::common::{Plan, Play, stand_in};

/// All three special dice lie in the Forum, unlocked by seat 0.
pub(crate) fn all_dice(plan: Plan, seats: u8) -> Play {
    let university = "compass tablet wheel: u1 0 unlock black + unlock white + unlock purple, u2 0";
    let mut play = plan.building("university", university).play(seats);
    play.turn("", "0 build green u1").step("deal swap black for grey_1");
    play.step("deal swap white for grey_2").step("deal swap purple for grey_3");
    play
}

#[test]
fn rule_5_1_and_5_2_ten_buildings_nine_of_them_with_spaces() {
    let boards = stand_in("giza rhodes").state().boards().clone();
    assert_eq!(BUILDINGS.len(), 9, "and the Gold Reserve, which has none");
    for sheet in &boards.sheets {
        for building in sheet.building_spaces {
            assert_ne!(building, 0, "{}", sheet.id);
        }
        assert!(sheet.spaces.iter().all(|space| !space.effects.is_empty() && space.cost <= 6));
    }
    // Which die reaches which building.
    let mut play = all_dice(Plan::new(), 2);
    play.roll("blue mask, red axe, yellow camel, green wheel, white bust_red, purple compare_green, black tick_red");
    for (die, spaces) in [
        ("blue", "a11"),
        ("red", "w1"),
        ("yellow", "m2 m3"),
        ("green", "u2"),
        ("white", "l3"),
        ("purple", "g1"),
        ("black", "w1 wd1 e1 ed1"),
    ] {
        assert_eq!(play.opens(0, die), spaces, "{die}");
    }
}

#[test]
fn rule_5_3_a_space_is_crossed_once_for_good() {
    let mut play = Plan::new().play(2);
    play.turn("red axe", "0 build red w1").roll("red axe");
    assert!(matches!(play.refusal(0, "build red w1"), Refusal::Crossed(_)));
    play.others_pass().pass_turns(5);
    assert_eq!(play.crossed(0), "w1");
}

#[test]
fn rule_5_4_and_5_5_one_arrow_opens_the_first_space_not_yet_crossed() {
    let mut play = Plan::new().building("market", "camel chest coin_7: m3 0, m1 0, m2 0").play(2);
    for space in ["m3", "m1", "m2"] {
        play.roll("yellow camel");
        assert_eq!(play.opens(0, "yellow"), space, "the order of the line, not of the names");
        play.moves(&format!("0 build yellow {space}")).others_pass();
        while play.asked(0) {
            play.moves("0 bonus coins");
        }
    }
}

#[test]
fn rule_5_6_several_arrows_open_every_space() {
    let mut play = stand_in("giza rhodes");
    play.pass_turns(2).roll("yellow chest");
    assert_eq!(play.opens(0, "yellow"), "market.chest.1 market.chest.2 market.chest.3");
    play.moves("0 build yellow market.chest.2").others_pass().roll("yellow chest");
    assert_eq!(play.opens(0, "yellow"), "market.chest.1 market.chest.3");
}

#[test]
fn rule_5_7_a_space_crossed_through_another_line_is_passed_over() {
    let mut play = Plan::new().play(2);
    play.turn("blue temple", "0 build blue a12").turn("blue mask", "0 build blue a11");
    play.roll("blue mask");
    assert_eq!(play.opens(0, "blue"), "a13");
}

#[test]
fn rule_5_8_and_5_9_a_symbol_opens_its_lines_and_crosses_one_space() {
    let mut play = Plan::new().play(2);
    play.roll("red shield");
    assert_eq!(play.opens(0, "red"), "wd1 ed1");
    play.moves("0 build red ed1").others_pass();
    assert_eq!(play.crossed(0), "ed1");
}

#[test]
fn rule_5_10_a_symbol_that_opens_nothing_cannot_be_chosen() {
    let mut play = Plan::new().play(2);
    play.turn("grey_3 brick", "0 build grey_3 brick").roll("grey_3 brick");
    assert_eq!((play.opens(0, "grey_3").as_str(), play.opens(1, "grey_3").as_str()), ("", "brick"));
}

#[test]
fn rule_5_11_to_5_13_effects_keep_to_the_lines_and_take_any_of_them() {
    let plan = Plan::new()
        .building("market", "camel: m1 0, m2 0 | chest: m3 0, m4 0 | coin_7 any: m5 0, m6 0")
        .building("wonder", ": wo1 0 cross market, wo2 0 cross market agora, wo3 0");
    let mut play = plan.play(2);
    play.turn("", "0 wonder");
    assert_eq!(play.crosses(0), "m1 m3 m5 m6");
    let Refusal::Order { first } = play.refusal(0, "cross m2") else { panic!("m1 comes first") };
    let names: Vec<&str> = first
        .iter()
        .map(|&name| play.state().boards().space_names[usize::from(name)].as_str())
        .collect();
    assert_eq!(names, ["m1"]);
    play.moves("0 cross m1").turn("", "0 wonder");
    // Several buildings: the open spaces of all of them.
    assert_eq!(play.crosses(0), "a11 a12 a13 a14 a21 m2 m3 m5 m6");
}

#[test]
fn rule_5_14_a_space_crossed_by_an_effect_does_all_it_does() {
    let plan = Plan::new()
        .building("market", "camel chest coin_7: m1 0 gain 2 + vp 3")
        .building("wonder", ": wo1 0 cross market, wo2 0");
    let mut play = plan.play(2);
    play.turn("", "0 wonder; 0 cross m1; 0 bonus coins");
    assert_eq!((play.coins(0), play.points(0, "market")), (7 + 2 + 7, 3));
}

#[test]
fn rule_5_15_to_5_17_a_building_is_complete_when_all_its_spaces_are_crossed() {
    // However they were crossed: a die, another line, an effect.
    let plan = Plan::new()
        .building("market", "camel: m1 0 | chest: m2 0 | coin_7: m3 0 per market 1")
        .building("wonder", ": wo1 0 cross market, wo2 0");
    let mut play = plan.play(2);
    play.turn("yellow camel", "0 build yellow m1").turn("", "0 wonder; 0 cross m2");
    assert!(!play.asked(0));
    play.turn("yellow coin_7", "0 build yellow m3");
    assert_eq!(play.coins(0), 7 + 3, "three spaces are counted");
    play.moves("0 bonus coins").pass_turns(2);
    assert_eq!(play.bonuses(0), "coins", "completed once");
}
