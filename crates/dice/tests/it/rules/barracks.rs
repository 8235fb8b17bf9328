//! Chapter 6, second half: the Barracks and the Guild Court.

use mirabilia_dice::Refusal;

use super::lines::all_dice;
use crate::common::{Plan, Play, stand_in};

/// Seat 0 attacks with one Barracks after these defences of earlier turns.
fn attack(seats: u8, defences: &[&str], side: &str) -> i16 {
    let mut play = Plan::new().play(seats);
    for build in defences {
        play.turn("red shield", build);
    }
    let (roll, m, line) = match side {
        "west" => ("red axe", "0 build red w1", "barracks_west"),
        _ => ("red sword", "0 build red e1", "barracks_east"),
    };
    play.turn(roll, m);
    play.points(0, line)
}

#[test]
fn rule_6_26_to_6_29_each_barracks_has_attacks_and_defences_and_is_completed_alone() {
    let mut play = Plan::new().play(2);
    for (roll, space) in [("axe", "w1"), ("axe", "w2"), ("shield", "wd1")] {
        play.turn(&format!("red {roll}"), &format!("0 build red {space}"));
        assert!(!play.asked(0), "{space}");
    }
    play.turn("red shield", "0 build red wd2");
    assert_eq!(play.after(0, "bonus "), "action cross coins", "both lines are crossed");
}

#[test]
fn rule_6_30_and_6_31_axe_west_sword_east_shield_both() {
    let mut play = stand_in("giza rhodes");
    for (symbol, spaces) in [
        ("axe", "barracks_west.attack.1"),
        ("sword", "barracks_east.attack.1"),
        ("shield", "barracks_west.defence.1 barracks_east.defence.1"),
    ] {
        play.roll(&format!("red {symbol}"));
        assert_eq!(play.opens(0, "red"), spaces);
        play.others_pass();
    }
}

#[test]
fn rule_6_32_to_6_34_and_6_36_only_walls_on_the_attackers_side_count() {
    // Of four seats, 1 is the left neighbour of 0 and 3 the right one.
    let (left, right) = ("1 build red", "3 build red");
    for (defences, west, east) in [
        (vec![], 3, 3),
        (vec![format!("{left} ed1")], 2, 3),
        (vec![format!("{left} ed1"), format!("{left} ed2")], 1, 3),
        (vec![format!("{left} wd1"), format!("{left} wd2")], 3, 3),
        (vec![format!("{right} wd1")], 3, 2),
        (vec![format!("{right} ed1"), format!("{right} ed2")], 3, 3),
        (vec!["2 build red ed1".to_owned(), "2 build red wd1".to_owned()], 3, 3),
    ] {
        let defences: Vec<&str> = defences.iter().map(String::as_str).collect();
        assert_eq!(attack(4, &defences, "west"), west, "{defences:?}");
        assert_eq!(attack(4, &defences, "east"), east, "{defences:?}");
    }
}

#[test]
fn rule_6_35_with_two_players_west_faces_east() {
    assert_eq!(attack(2, &["1 build red ed1"], "west"), 2);
    assert_eq!(attack(2, &["1 build red ed1"], "east"), 3);
    assert_eq!(attack(2, &["1 build red wd1"], "west"), 3);
    assert_eq!(attack(2, &["1 build red wd1"], "east"), 2);
}

#[test]
fn rule_6_37_defences_of_the_current_turn_do_not_count() {
    let mut play = all_dice(Plan::new(), 2);
    play.turn("red axe, black tick_red", "1 build red w1;0 build black ed1");
    assert_eq!(play.points(1, "barracks_west"), 3);
    play.turn("red axe", "1 build red w2");
    assert_eq!(play.points(1, "barracks_west"), 3 + 3);
}

#[test]
fn rule_6_38_a_barracks_has_at_most_two_defences() {
    for name in mirabilia_dice::BoardsRef::names() {
        let boards = mirabilia_dice::BoardsRef::built_in(name).unwrap();
        for sheet in &boards.sheets {
            assert_eq!(sheet.defences.map(u64::count_ones), [2, 2], "{name}, {}", sheet.id);
        }
    }
}

#[test]
fn rule_6_39_to_6_41_points_are_written_at_once_and_defences_stay() {
    let mut play = Plan::new().play(2);
    play.turn("red shield", "1 build red ed1").turn("red axe", "0 build red w1");
    assert_eq!((play.points(0, "barracks_west"), play.points(1, "total")), (2, 0));
    play.turn("red shield", "1 build red ed2");
    assert_eq!(play.points(0, "barracks_west"), 2, "written");
    play.turn("red axe", "0 build red w2");
    assert_eq!(play.points(0, "barracks_west"), 2 + 2, "4 less both walls");
    assert_eq!(play.crossed(1), "ed1 ed2", "nothing is taken from the defender");
}

#[test]
fn rule_6_42_an_attack_never_gives_fewer_than_zero_points() {
    let plan = Plan::new().building("barracks_west", "axe: w1 0 attack 1 | shield: wd1 0");
    let mut play = plan.play(2);
    play.turn("red shield", "1 build red ed1").turn("red shield", "1 build red ed2");
    play.turn("red axe", "0 build red w1");
    assert_eq!(play.points(0, "barracks_west"), 0);
}

/// Seat 0 may choose the purple die; the seats have crossed this many spaces of the Market.
fn court(markets: &[usize]) -> Play {
    let market = "camel coin_7 chest any: m1 0, m2 0, m3 0, m4 0";
    let mut play = all_dice(Plan::new().building("market", market), markets.len() as u8);
    for turn in 1..=*markets.iter().max().unwrap() {
        let builds = markets.iter().enumerate().filter(|(_, count)| turn <= **count);
        let moves: Vec<String> = builds.map(|(s, _)| format!("{s} build yellow m{turn}")).collect();
        play.turn("yellow camel", &moves.join(";"));
    }
    play.roll("purple compare_yellow, yellow camel");
    play
}

#[test]
fn rule_6_58_and_6_59_every_purple_face_opens_the_same_line() {
    for face in ["red", "wonder", "grey", "yellow", "blue", "green"] {
        let mut play = all_dice(Plan::new(), 3);
        play.roll(&format!("purple compare_{face}"));
        assert_eq!(play.opens(0, "purple"), "g1", "{face}");
    }
    let mut play = all_dice(Plan::new(), 3);
    play.turn("purple compare_red", "0 build purple g1").roll("purple compare_grey");
    assert_eq!(play.opens(0, "purple"), "g2");
}

#[test]
fn rule_6_60_and_6_61_the_face_shows_what_is_compared() {
    // Seat 1 has one space more than seat 0 in the building of each face, and in no other.
    for (face, roll, m) in [
        ("red", "red shield", "1 build red wd1"),
        ("red", "red sword", "1 build red e1"),
        ("wonder", "", "1 wonder"),
        ("grey", "black tick_grey", "0 pass"),
        ("yellow", "yellow camel", "1 build yellow m2"),
        ("blue", "blue owl", "1 build blue a13"),
    ] {
        let mut play = all_dice(Plan::new(), 3);
        play.turn(roll, m);
        for other in ["red", "wonder", "grey", "yellow", "blue"] {
            let mut play = play.clone();
            play.roll(&format!("purple compare_{other}"));
            let behind = other == face && m != "0 pass";
            assert_eq!(play.can(0, "build purple g1"), !behind, "{face} {other}");
        }
    }
    // Both Barracks are added up: two in one are as many as one in each.
    let mut play = all_dice(Plan::new(), 3);
    play.turn("red shield", "0 build red wd1;1 build red ed1");
    play.turn("red shield", "0 build red wd2;1 build red wd1").roll("purple compare_red");
    assert!(play.can(0, "build purple g1"));
    // The Warehouse and the University.
    let mut play = Plan::new().play(3);
    play.turn("grey_1 stone, green tablet", "0 build green u2;1 build grey_1 stone");
    play.step("deal swap purple for grey_1").roll("purple compare_grey");
    assert!(!play.can(0, "build purple g1"));
    play.others_pass().roll("purple compare_green");
    assert!(play.can(0, "build purple g1"));
}

#[test]
fn rule_6_62_to_6_65_at_least_as_many_as_both_neighbours_or_more_than_the_opponent() {
    for (markets, may) in [
        (&[0, 0, 0][..], true),
        (&[2, 1, 2], true),
        (&[2, 2, 2], true),
        (&[1, 2, 0], false),
        (&[1, 0, 2], false),
        // The third of four sits opposite and is not compared.
        (&[1, 1, 3, 1], true),
        (&[1, 0, 0, 2], false),
        (&[0, 0], false),
        (&[2, 2], false),
        (&[2, 1], true),
        (&[1, 2], false),
    ] {
        let play = court(markets);
        assert_eq!(play.can(0, "build purple g1"), may, "{markets:?}");
        if !may {
            assert!(matches!(play.refusal(0, "build purple g1"), Refusal::Comparison(_)));
        }
    }
}

#[test]
fn rule_6_66_and_6_67_the_counts_are_those_at_the_start_of_the_turn() {
    // A second use in the same turn is judged by the same counts, whatever happened since.
    let guild = "compare_red compare_wonder compare_grey compare_yellow compare_blue compare_green";
    let plan = Plan::new()
        .building("guild_court", &format!("{guild}: g1 0 action, g2 0, g3 0"))
        .building("wonder", ": wo1 0 action, wo2 0 action, wo3 0");
    let mut play = all_dice(plan, 2);
    play.roll("purple compare_wonder");
    assert!(!play.can(0, "build purple g1"));
    play.moves("0 wonder").others_pass();
    assert!(
        matches!(play.refusal(0, "build purple g1"), Refusal::Comparison(_)),
        "1 against 0 only now"
    );
    play.moves("0 pass");
    play.turn("purple compare_wonder", "0 build purple g1;1 wonder;0 build purple g2;1 pass");
    assert_eq!(play.crossed(0), "wo1 u1 g1 g2");
}

#[test]
fn rule_6_68_the_guild_court_is_paid_as_usual() {
    let guild = "compare_red compare_wonder compare_grey compare_yellow compare_blue compare_green";
    let mut play = all_dice(Plan::new().building("guild_court", &format!("{guild}: g1 3")), 3);
    play.turn("purple compare_red 2", "0 build purple g1");
    assert_eq!(play.coins(0), 7 - 2 - 3);
}

#[test]
fn rule_6_69_no_effect_of_the_built_in_sets_crosses_the_guild_court() {
    use mirabilia_dice::boards::Effect;
    for name in mirabilia_dice::BoardsRef::names() {
        let boards = mirabilia_dice::BoardsRef::built_in(name).unwrap();
        let spaces = boards.sheets.iter().flat_map(|sheet| &sheet.spaces).map(|s| &s.effects);
        let bonuses = boards.bonuses.iter().map(|bonus| &bonus.effects);
        for effect in spaces.chain(bonuses).flatten() {
            if let Effect::CrossSpace(set) | Effect::CrossUpToTwo(set) = effect {
                assert_eq!(set >> 6 & 1, 0, "{name}: {effect:?}");
            }
        }
    }
}
