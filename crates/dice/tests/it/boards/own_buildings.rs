//! A building of one city's own takes the place of the common one, there and nowhere else.

use crate::common::{Plan, Play};

/// Seat 0 has a building of its own, seat 1 the common one: what the same die opens for each.
fn opens(building: &str, own: &str, roll: &str, die: &str) -> [String; 2] {
    let mut play = Plan::new().own(0, building, own).play(2);
    play.roll(roll);
    [0, 1].map(|seat| play.opens(seat, die))
}

#[test]
fn rule_12_5_each_building_that_dice_reach() {
    for (building, own, roll, die, opened) in [
        ("barracks_west", "axe shield: x1 0 attack 9", "red axe", "red", ["x1", "w1"]),
        ("barracks_east", "sword shield any: x1 0, x2 0", "red sword", "red", ["x1 x2", "e1"]),
        (
            "agora",
            "mask scales fountain temple owl caduceus any: x1 0, x2 0, x3 0",
            "blue owl",
            "blue",
            ["x1 x2 x3", "a13"],
        ),
        ("market", "coin_7 camel: x1 0 | chest: x2 0", "yellow chest", "yellow", ["x2", "m4 m5"]),
        ("university", "wheel: x1 0 | tablet compass: x2 0", "green wheel", "green", ["x1", "u3"]),
        (
            "warehouse",
            "stone wood brick textile glass papyrus any: x1 0 make 2, x2 0 make",
            "grey_1 glass",
            "grey_1",
            ["x1 x2", "glass"],
        ),
    ] {
        assert_eq!(opens(building, own, roll, die), opened.map(str::to_owned), "{building}");
    }
}

/// Both seats have unlocked the special dice, which lie in the Forum.
fn unlocked(plan: Plan) -> Play {
    let university = "compass tablet wheel: u1 0 unlock black + unlock white + unlock purple";
    let mut play = plan.building("university", university).play(3);
    play.turn("", "0 build green u1;1 build green u1;2 build green u1");
    play.moves("0 bonus coins;1 bonus coins;2 bonus coins");
    play.step("deal swap black for grey_1").step("deal swap white for grey_2");
    play.step("deal swap purple for grey_3");
    play
}

#[test]
fn the_gallery_and_the_guild_court() {
    let own = "bust_blue bust_green bust_red bust_yellow bust_laurel: x1 0 vp 1, x2 0";
    let mut play = unlocked(Plan::new().own(0, "gallery", own));
    play.roll("white bust_red");
    assert_eq!([0, 1].map(|seat| play.opens(seat, "white")), ["x1", "l3"]);
    let own = "compare_red compare_wonder compare_grey compare_yellow compare_blue compare_green any: \
               x1 0, x2 0 vp 2";
    let mut play = unlocked(Plan::new().own(0, "guild_court", own));
    play.roll("purple compare_red");
    assert_eq!([0, 1].map(|seat| play.opens(seat, "purple")), ["x1 x2", "g1"]);
}

#[test]
fn the_wonder() {
    let mut play = Plan::new().own(0, "wonder", ": x1 0 vp 4").play(2);
    play.turn("", "0 wonder; 1 wonder");
    assert_eq!((play.crossed(0), play.crossed(1)), ("x1".to_owned(), "wo1".to_owned()));
    assert_eq!(play.after(0, "bonus "), "action cross coins", "its only step completes it");
    assert!(!play.asked(1));
}

#[test]
fn effects_and_defences_of_an_own_building_count() {
    // The black face names the building, and the attack of seat 0 meets the walls of seat 1.
    let own = "sword: x1 0 attack 1 | shield any: x2 0 defence 2, x3 0 defence";
    let mut play = unlocked(Plan::new().own(1, "barracks_east", own));
    play.roll("black tick_red");
    assert_eq!(play.opens(1, "black"), "w1 wd1 x1 x2 x3");
    play.moves("1 build black x2").others_pass();
    play.turn("red axe", "0 build red w1");
    assert_eq!(play.points(0, "barracks_west"), 1, "3 less a defence of 2");
}

#[test]
fn names_of_buildings_may_be_given_once_for_all() {
    let boards = mirabilia_dice::BoardsRef::built_in("stand-in").unwrap();
    for sheet in &boards.sheets {
        assert!(sheet.building_names.iter().any(|name| name == "Western Barracks"));
        assert_eq!(sheet.building_names.len(), mirabilia_dice::boards::BUILDINGS.len());
    }
}
