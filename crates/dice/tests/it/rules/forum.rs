//! Chapter 2: the shake and the Forum.

use mirabilia_dice::{Chance, Phase, Refusal};
use mirabilia_kernel::{Fast, Game};

use crate::common::{Plan, Play, stand_in};

#[test]
fn rule_2_1_and_2_2_every_die_shows_a_face_and_lies_in_a_section() {
    let mut play = Plan::new().play(2);
    play.roll("blue owl 3, red sword 1, grey_2 papyrus 2");
    let shown: Vec<(u8, u8)> =
        play.state().forum().iter().map(|shown| (shown.die, shown.section)).collect();
    assert_eq!(shown, [(0, 0), (1, 2), (2, 0), (3, 3), (4, 1), (5, 0), (6, 0)]);
    // Sections cost their number.
    for (die, space, price) in [("blue", "a13", 3), ("red", "e1", 1), ("grey_2", "papyrus", 2)] {
        let mut play = play.clone();
        play.moves(&format!("0 build {die} {space}")).others_pass();
        assert_eq!(play.coins(0), 7 - price, "{die}");
    }
    let error = |line: &str| Plan::new().play(2).error(line);
    let line = Plan::new().play(2).roll_line("");
    assert!(error(&line.replace("blue mask 0", "blue mask 4")).contains("sections are 0 to 3"));
    assert!(
        error(&line.replace("blue mask", "blue axe")).contains("no symbol \"axe\" on die blue")
    );
    assert!(error(&line.replace(" / blue mask 0", "")).contains("6 dice; expected 7"));
    let swapped = line.replace("blue", "x").replace("red", "blue").replace("x mask", "red axe");
    assert!(error(&swapped.replace("blue shield", "blue mask")).contains("order of the Forum"));
}

#[test]
fn rule_2_3_to_2_5_faces_and_sections_are_equally_likely() {
    let play = stand_in("giza rhodes");
    let mut luck = Fast::new(3);
    let rolls = 24_000;
    let mut cells = [[[0u32; 4]; 6]; 7];
    let (mut together, mut all) = (0, 0);
    for _ in 0..rolls {
        let Chance::Roll(forum) = Game::draw(play.state(), &mut luck) else { panic!("a roll") };
        for (cells, shown) in cells.iter_mut().zip(&forum) {
            cells[usize::from(shown.face)][usize::from(shown.section)] += 1;
        }
        together += u32::from(forum[3].section == forum[4].section);
        all += u32::from(forum.iter().all(|shown| shown.section == forum[0].section));
    }
    // Faces that show the same symbol count as the first of them.
    for (die, cells) in cells.iter().enumerate() {
        let faces = &play.state().boards().dice[die];
        for face in 0..6 {
            let same = faces.shows.map(|shows| u32::from(shows == faces.shows[face]));
            let twins: u32 = same.iter().sum();
            let first = usize::from(faces.shows[face]) == face;
            let wanted = if first { rolls / 24 * twins } else { 0 };
            for count in cells[face] {
                assert!(count.abs_diff(wanted) <= 200, "die {die}: {cells:?}");
            }
        }
    }
    assert!((5_700..6_300).contains(&together), "{together}: dice do not shun each other");
    assert!(all < 40, "{all}");
}

#[test]
fn rule_2_6_who_shakes_is_not_written_down() {
    let line = Plan::new().play(3).roll_line("red axe 2");
    assert!(line.starts_with("roll grey_1 stone 0 / "), "{line}");
    assert_eq!(line.split(" / ").count(), 7);
}

#[test]
fn rule_2_7_and_2_8_faces_of_the_dice() {
    let boards = stand_in("giza rhodes").state().boards().clone();
    for (die, faces) in [
        ("grey_1", "stone stone wood brick textile glass"),
        ("grey_2", "wood wood stone brick glass papyrus"),
        ("grey_3", "brick brick stone wood textile papyrus"),
        ("blue", "mask scales fountain temple owl caduceus"),
        ("red", "axe axe sword sword shield shield"),
        ("yellow", "coin_7 coin_7 camel camel chest chest"),
        ("green", "compass compass tablet tablet wheel wheel"),
        ("black", "tick_red_green_blue_yellow tick_yellow tick_green tick_blue tick_grey tick_red"),
        ("white", "bust_blue bust_green bust_red bust_yellow bust_laurel bust_laurel"),
        (
            "purple",
            "compare_red compare_wonder compare_grey compare_yellow compare_blue compare_green",
        ),
    ] {
        let facts = boards.dice.iter().find(|known| known.id == die).unwrap();
        let mut found: Vec<&str> =
            facts.faces.iter().map(|&face| boards.symbols[usize::from(face)].as_str()).collect();
        let mut wanted: Vec<&str> = faces.split(' ').collect();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{die}");
    }
}

#[test]
fn rule_2_9_any_number_of_players_may_choose_the_same_die() {
    let mut play = Plan::new().play(4);
    play.turn("red axe 1", "0 build red w1;1 build red w1;2 build red w1;3 build red w1");
    assert_eq!(play.purse(), [6; 4]);
}

#[test]
fn rule_2_10_and_2_11_the_same_player_may_choose_the_same_die_again() {
    let market = "camel chest coin_7 any: m1 0 action, m2 0, m3 0";
    let mut play = Plan::new().building("market", market).play(2);
    play.turn("yellow camel 1, red axe 2", "0 build yellow m1");
    let shown = play.state().forum().to_vec();
    assert!(play.can(0, "build yellow m2") && play.can(0, "build red w1"));
    play.moves("0 build yellow m2");
    assert_eq!((play.crossed(0).as_str(), play.coins(0)), ("m1 m2", 5), "paid twice");
    assert_eq!(play.state().forum(), shown, "the dice lie as they fell");
}

/// A game of two in which seat 0 has unlocked the black die, which has come in.
fn black() -> Play {
    let mut play = Plan::new().play(2);
    play.turn("green compass", "0 build green u1").step("deal swap black for grey_2");
    play
}

#[test]
fn rule_2_12_and_2_13_a_special_die_must_be_unlocked_and_lie_in_the_forum() {
    let mut play = Plan::new().play(2);
    play.roll("");
    assert!(matches!(play.refusal(0, "build black w1"), Refusal::NotInForum(_)));
    let mut play = black();
    play.roll("black tick_red");
    assert!(play.can(0, "build black w1"));
    assert!(matches!(play.refusal(1, "build black w1"), Refusal::Locked { .. }));
    assert!(matches!(play.refusal(0, "build grey_2 stone"), Refusal::NotInForum(_)));
}

#[test]
fn rule_2_14_and_2_15_the_first_unlock_brings_the_die_for_a_random_grey_one() {
    let mut play = Plan::new().play(2);
    play.turn("green compass", "0 build green u1");
    assert_eq!(play.phase(), Phase::Swap, "at the end of that turn");
    let outcomes = play.state().chances().unwrap();
    let lines: Vec<String> = outcomes.iter().map(|(c, _)| play.state().chance_text(c)).collect();
    let greys = ["grey_1", "grey_2", "grey_3"];
    assert_eq!(lines, greys.map(|grey| format!("deal swap black for {grey}")));
    assert!(outcomes.iter().all(|(_, weight)| *weight == outcomes[0].1), "equally likely");
    assert!(play.error("deal swap black for red").contains("a grey die of the Forum leaves"));
    assert!(play.error("deal swap white for grey_1").contains("black enters the Forum next"));
    let mut counts = [0u32; 3];
    let mut luck = Fast::new(4);
    for _ in 0..3_000 {
        let Chance::Swap { leaves, .. } = Game::draw(play.state(), &mut luck) else { panic!() };
        counts[usize::from(leaves)] += 1;
    }
    assert!(counts.iter().all(|count| (900..1_100).contains(count)), "{counts:?}");
    play.step("deal swap black for grey_2");
    assert_eq!(play.forum(), "grey_1 black grey_3 blue red yellow green");
}

#[test]
fn rule_2_16_several_players_bring_about_one_swap() {
    let mut play = Plan::new().play(3);
    play.turn("green compass", "0 build green u1;1 build green u1;2 build green u1");
    play.step("deal swap black for grey_1");
    assert_eq!(play.phase(), Phase::Roll);
}

#[test]
fn rule_2_17_an_unlock_of_a_die_that_is_there_swaps_nothing() {
    let mut play = black();
    play.turn("green compass", "1 build green u1");
    assert_eq!(
        (play.phase(), play.forum().as_str()),
        (Phase::Roll, "grey_1 black grey_3 blue red yellow green")
    );
    play.roll("black tick_red");
    assert!(play.can(1, "build black w1"));
}

#[test]
fn rule_2_18_to_2_20_and_2_22_each_special_die_replaces_a_grey_one_for_good() {
    // All three in one turn: black, white, purple, whoever unlocked which.
    let university =
        "wheel tablet compass any: u1 0 unlock purple, u2 0 unlock white, u3 0 unlock black";
    let mut play = Plan::new().building("university", university).play(3);
    play.turn("", "0 build green u1;1 build green u2;2 build green u3");
    assert!(play.error("deal swap purple for grey_1").contains("black enters the Forum next"));
    play.step("deal swap black for grey_3").step("deal swap white for grey_1");
    assert!(play.error("deal swap purple for grey_3").contains("a grey die"), "it does not return");
    play.step("deal swap purple for grey_2");
    assert_eq!(play.forum(), "white purple black blue red yellow green");
    assert_eq!(play.phase(), Phase::Roll);
    play.roll("black tick_grey");
    // No grey die is left: the Warehouse is reached by the black one.
    let seats = [0, 1, 2].map(|seat| play.legal(seat).iter().any(|m| m.contains("stone")));
    assert_eq!(seats, [false, false, true]);
}

#[test]
fn rule_2_21_a_die_that_came_in_is_shaken_from_the_next_turn_on() {
    let market = "camel chest coin_7: m1 0 cross university + action, m2 0";
    let mut play = Plan::new().building("market", market).play(2);
    play.turn("", "0 build yellow m1; 0 cross u1");
    assert!(
        matches!(play.refusal(0, "build black w1"), Refusal::NotInForum(_)),
        "it comes after the turn"
    );
    play.moves("0 pass").step("deal swap black for grey_1");
    let line = play.roll_line("black tick_blue 2");
    assert!(line.starts_with("roll black tick_blue 2 / grey_2"), "{line}");
    play.roll("black tick_blue 2");
    assert_eq!(play.opens(0, "black"), "a11 a12 a13 a14 a21");
}

#[test]
fn rule_2_23_the_last_turn_swaps_nothing() {
    let mut play = Plan::new().building("wonder", ": wo1 0").end_after(1).play(2);
    play.turn("", "0 wonder; 0 bonus coins");
    play.turn("green compass", "1 build green u1");
    assert!(play.is_over());
    // Turn 200 is the last one too.
    let mut play = Plan::new().play(2);
    play.pass_turns(199).turn("green compass", "1 build green u1");
    assert!(play.is_over());
}
