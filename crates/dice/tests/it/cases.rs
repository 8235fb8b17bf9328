//! The worked examples of appendix C of `docs/rules/dice.md`, T1 to T15: T1, T2, T3 and T4 are those
//! of the rulebooks, T9 their picture of an arrow, the others vary them.

use crate::common::{Plan, Play, stand_in};
use mirabilia_dice::{Phase, Refusal};

#[test]
fn t1_a_missing_resource_costs_a_coin_and_resources_stay() {
    let mut play = stand_in("giza rhodes");
    play.turn("grey_1 stone", "0 build grey_1 warehouse.stone");
    play.turn("grey_1 wood", "0 build grey_1 warehouse.wood");
    assert_eq!((play.coins(0), play.resources(0)), (7, 2));
    // The first space of `tablet` costs 3.
    play.turn("green tablet 0", "0 build green university.tablet.1");
    assert_eq!((play.coins(0), play.resources(0)), (6, 2));
}

/// Three seats on the stand-in boards; seat 2 is the right neighbour of seat 0 and has crossed these
/// defences in earlier turns.
fn right_neighbour_defends(spaces: &[&str]) -> Play {
    let mut play = stand_in("giza rhodes babylon");
    for space in spaces {
        play.turn("red shield 0", &format!("2 build red {space}"));
    }
    play
}

fn attack(play: &mut Play) -> i16 {
    play.turn("red sword 0", "0 build red barracks_east.attack.1");
    play.points(0, "barracks_east")
}

#[test]
fn t2_one_defence_takes_a_point_off_the_first_attack() {
    let mut play = right_neighbour_defends(&["barracks_west.defence.1"]);
    assert_eq!(attack(&mut play), 2);
    assert_eq!(play.points(2, "total"), 0, "nothing is taken from the defender");
}

#[test]
fn t2a_without_a_defence_the_attack_gives_what_is_printed() {
    assert_eq!(attack(&mut right_neighbour_defends(&[])), 3);
}

#[test]
fn t2b_two_defences_take_two_points_off() {
    let defences = ["barracks_west.defence.1", "barracks_west.defence.2"];
    assert_eq!(attack(&mut right_neighbour_defends(&defences)), 1);
}

#[test]
fn t2c_a_defence_of_the_same_turn_comes_too_late() {
    // One red die shows one symbol, so the defence comes with the black die.
    let plan = Plan::new();
    let mut play = plan.play(3);
    play.turn("green compass", "2 build green u1").step("deal swap black for grey_1");
    play.turn("red sword, black tick_red", "0 build red e1; 2 build black wd1");
    assert_eq!((play.crossed(2), play.points(0, "barracks_east")), ("wd1 u1".to_owned(), 3));
    // In the next turn it counts: the second attack prints 4.
    play.turn("red sword", "0 build red e2");
    assert_eq!(play.points(0, "barracks_east"), 3 + 4 - 1);
}

#[test]
fn t2d_points_written_stay_when_a_defence_follows() {
    let mut play = right_neighbour_defends(&["barracks_west.defence.1"]);
    assert_eq!(attack(&mut play), 2);
    play.turn("red shield", "2 build red barracks_west.defence.2");
    assert_eq!(play.points(0, "barracks_east"), 2);
}

#[test]
fn t2e_defences_that_look_away_do_not_count() {
    let defences = ["barracks_east.defence.1", "barracks_east.defence.2"];
    assert_eq!(attack(&mut right_neighbour_defends(&defences)), 3);
}

/// A game in which seat 0 has unlocked the purple die, which lies in the Forum, and the seats have
/// crossed this many spaces of the Market.
fn markets(counts: &[usize]) -> Play {
    let plan = Plan::new().building("market", "camel coin_7 chest any: m1 0, m2 0, m3 0, m4 0");
    let mut play = plan.play(counts.len() as u8);
    play.turn("green tablet", "0 build green u2").step("deal swap purple for grey_2");
    for turn in 1..=3 {
        let build = |(seat, count): (usize, &usize)| {
            (turn <= *count).then(|| format!("{seat} build yellow m{turn}"))
        };
        let moves: Vec<String> = counts.iter().enumerate().filter_map(build).collect();
        play.turn("yellow camel", &moves.join(";"));
    }
    play
}

fn guild_court_opens(play: &mut Play) -> bool {
    play.roll("purple compare_yellow, yellow camel");
    let opens = play.can(0, "build purple g1");
    assert_eq!(play.opens(0, "purple"), if opens { "g1" } else { "" });
    if !opens {
        assert!(matches!(play.refusal(0, "build purple g1"), Refusal::Comparison(_)));
    }
    opens
}

#[test]
fn t3_as_many_as_each_neighbour_opens_the_guild_court() {
    // Seat 1 is the left neighbour, seat 2 the right one.
    let mut play = markets(&[2, 1, 2]);
    assert!(guild_court_opens(&mut play));
    play.moves("0 build purple g1").others_pass();
    assert_eq!(play.crossed(0), "m1 m2 u2 g1");
}

#[test]
fn t3a_fewer_than_one_neighbour_is_not_enough() {
    assert!(!guild_court_opens(&mut markets(&[2, 3, 2])));
}

#[test]
fn t3b_a_space_of_the_same_turn_does_not_count() {
    // The second space brings a further action, so the seat can catch up and then try.
    let market = "camel coin_7 chest any: m1 0, m2 0 action, m3 0, m4 0";
    let mut play = Plan::new().building("market", market).play(3);
    play.turn("green tablet", "0 build green u2").step("deal swap purple for grey_2");
    play.turn("yellow camel", "0 build yellow m1;1 build yellow m1;2 build yellow m1");
    play.turn("yellow camel", "2 build yellow m3");
    play.turn("yellow camel, purple compare_yellow", "0 build yellow m2");
    let Refusal::Comparison(compared) = play.refusal(0, "build purple g1") else {
        panic!("1 of 2")
    };
    assert_eq!(compared.own, 1, "2 now, 1 at the start");
    assert_eq!(compared.others.map(|(seat, n)| (seat.index(), n)), [(1, 1), (2, 2)]);
    // A turn later the same spaces are enough.
    play.moves("0 pass");
    assert!(guild_court_opens(&mut play));
}

#[test]
fn t3c_with_two_players_equal_is_not_enough() {
    assert!(!guild_court_opens(&mut markets(&[2, 2])));
}

#[test]
fn t3d_with_two_players_more_is_enough() {
    assert!(guild_court_opens(&mut markets(&[3, 2])));
}

#[test]
fn t4_eight_buildings_add_up_to_86() {
    // Boards on which every building of the city is one space with the points of the example.
    let bonuses: Vec<(String, String)> =
        (1..=8).map(|n| (format!("b{n}"), "gain 1".to_owned())).collect();
    let mut plan = Plan::new()
        .building("wonder", ": wo1 0 vp 15")
        .building("barracks_west", "axe shield: w1 0 attack 3")
        .building("barracks_east", "sword shield: e1 0 attack 22")
        .building("agora", "mask scales fountain temple owl caduceus: a1 0 vp 15")
        .building("market", "coin_7 camel chest: m1 0 vp 8")
        .building("university", "compass tablet wheel: u1 0 unlock purple + unlock white + vp 7")
        .building(
            "gallery",
            "bust_blue bust_green bust_red bust_yellow bust_laurel: l1 0 gallery 8",
        )
        .end_after(8);
    plan.buildings[6].1 = plan.buildings[6].1.replace("g1 0, g2 0, g3 0", "g1 0 vp 5");
    plan.bonuses = bonuses;
    let mut play = plan.play(2);
    play.turn("", "0 wonder; 0 bonus b1");
    play.turn("red axe", "0 build red w1; 0 bonus b2");
    play.turn("red sword", "0 build red e1; 0 bonus b3");
    play.turn("blue owl", "0 build blue a1; 0 bonus b4");
    play.turn("yellow chest", "0 build yellow m1; 0 bonus b5");
    play.turn("green wheel", "0 build green u1; 0 bonus b6");
    play.step("deal swap white for grey_1").step("deal swap purple for grey_2");
    play.turn("purple compare_wonder", "0 build purple g1; 0 bonus b7");
    play.turn("white bust_laurel", "0 build white l1; 0 bonus b8");
    play.turn("", "");
    assert!(play.is_over());
    let lines = [
        ("wonder", 15),
        ("barracks_west", 3),
        ("barracks_east", 22),
        ("agora", 18),
        ("market", 8),
        ("university", 7),
        ("guild_court", 5),
        ("gallery", 8),
    ];
    for (line, points) in lines {
        assert_eq!(play.points(0, line), points, "{line}");
    }
    assert_eq!(play.points(0, "total"), 86);
    assert_eq!(play.winners(), [0]);
}

#[test]
fn t5_passing_brings_three_coins() {
    let mut play = stand_in("giza rhodes");
    // Down to 4 coins first: the first step of Giza costs 2, and a die of section 1 costs 1.
    play.turn("", "0 wonder").turn("grey_1 stone 1", "0 build grey_1 warehouse.stone");
    assert_eq!(play.coins(0), 4);
    play.turn("", "0 pass");
    assert_eq!(play.coins(0), 7);
}

#[test]
fn t6_the_game_begins_with_seven_coins_and_no_resource() {
    for seats in 2..=7 {
        let play = Plan::new().play(seats);
        for seat in 0..seats {
            assert_eq!((play.coins(seat), play.resources(seat)), (7, 0));
        }
    }
    let play = stand_in("giza rhodes");
    assert_eq!((play.purse(), play.resources(0), play.resources(1)), (vec![7, 7], 0, 0));
}

#[test]
fn t7_a_die_that_cannot_be_paid_cannot_be_chosen() {
    let mut play = Plan::new().gold(2, 28, 3).play(2);
    play.roll("grey_1 stone 3, grey_2 stone 2");
    assert_eq!(play.refusal(0, "build grey_1 stone"), Refusal::DieTooDear { price: 3, coins: 2 });
    assert!(play.can(0, "build grey_2 stone"), "the same space with a cheaper die");
}

#[test]
fn t8_a_full_reserve_takes_no_more() {
    let mut play = stand_in("giza rhodes");
    play.pass_turns(7);
    assert_eq!(play.purse(), [28, 28]);
    play.pass_turns(1);
    assert_eq!(play.purse(), [28, 28]);
    // From 27 a pass brings one coin.
    play.turn("grey_1 stone 1", "0 build grey_1 warehouse.stone").pass_turns(1);
    assert_eq!(play.purse(), [28, 28]);
}

#[test]
fn t9_an_arrow_opens_the_first_space_alone() {
    let mut play = stand_in("giza rhodes");
    play.roll("red axe, green tablet");
    assert_eq!(play.opens(0, "red"), "barracks_west.attack.1");
    assert_eq!(play.opens(0, "green"), "university.tablet.1");
    play.moves("0 build red barracks_west.attack.1").others_pass();
    play.roll("red axe");
    assert_eq!(play.opens(0, "red"), "barracks_west.attack.2");
    assert_eq!(play.opens(1, "red"), "barracks_west.attack.1", "another board");
}

#[test]
fn t10_a_special_die_must_be_unlocked_by_the_player() {
    let mut play = Plan::new().play(2);
    play.turn("green compass", "0 build green u1").step("deal swap black for grey_3");
    play.roll("black tick_grey");
    assert_eq!(play.opens(0, "black"), "stone wood brick textile glass papyrus");
    assert!(matches!(play.refusal(1, "build black stone"), Refusal::Locked { .. }));
}

#[test]
fn t11_a_complete_warehouse_earns_no_bonus() {
    let mut play = Plan::new().play(2);
    for (die, kind) in [
        ("grey_1", "stone"),
        ("grey_1", "wood"),
        ("grey_1", "brick"),
        ("grey_1", "textile"),
        ("grey_1", "glass"),
        ("grey_2", "papyrus"),
    ] {
        play.turn(&format!("{die} {kind}"), &format!("0 build {die} {kind}"));
        assert_eq!(play.phase(), Phase::Roll, "{kind}: nothing is left to decide");
    }
    assert_eq!((play.resources(0), play.bonuses(0)), (6, String::new()));
}

#[test]
fn t11a_a_column_passes_over_what_its_row_crossed() {
    let mut play = stand_in("giza rhodes");
    play.turn("blue mask", "0 build blue agora.r1c1");
    play.roll("blue fountain");
    assert_eq!(play.opens(0, "blue"), "agora.r2c1");
}

#[test]
fn t12_a_complete_wonder_earns_one_bonus() {
    let mut play = Plan::new().play(2);
    play.turn("", "0 wonder").turn("", "0 wonder").turn("", "0 wonder");
    assert_eq!(play.after(0, "bonus "), "action cross coins");
    play.moves("0 bonus coins");
    assert_eq!((play.bonuses(0), play.phase()), ("coins".to_owned(), Phase::Roll));
}

/// Every building that is used here is one space.
fn short() -> Plan {
    Plan::new()
        .building("wonder", ": wo1 0 vp 2")
        .building("market", "coin_7 camel chest: m1 0 vp 2")
        .building("agora", "mask scales fountain temple owl caduceus: a1 0")
        .bonuses(&[("one", "gain 1"), ("two", "gain 2"), ("three", "gain 3")])
}

#[test]
fn t13_the_turn_after_the_third_bonus_is_the_last() {
    let mut play = short().play(3);
    play.turn("", "0 wonder; 0 bonus one").turn("", "0 build yellow m1; 0 bonus two");
    play.pass_turns(18);
    play.turn("", "0 build blue a1; 0 bonus three");
    assert_eq!((play.state().turns(), play.phase()), (21, Phase::Roll));
    assert!(play.state().is_last_turn());
    play.turn("", "1 wonder; 1 bonus one");
    assert_eq!((play.state().turns(), play.phase()), (22, Phase::Over));
}

#[test]
fn t14_among_equal_scores_coins_decide() {
    let mut play = short().end_after(1).gold(3, 28, 3).play(2);
    play.turn("", "0 wonder; 1 build yellow m1; 0 bonus one; 1 bonus two");
    play.turn("grey_1 stone 0, grey_2 wood 2", "0 build grey_1 stone; 1 build grey_2 wood");
    assert!(play.is_over());
    assert_eq!((play.points(0, "total"), play.points(1, "total")), (2, 2));
    assert_eq!((play.purse(), play.winners()), (vec![4, 3], vec![0]));
}

#[test]
fn t15_equal_scores_and_coins_share_the_victory() {
    let mut play = short().end_after(1).gold(3, 28, 3).play(3);
    play.turn("", "0 wonder; 1 build yellow m1; 0 bonus one; 1 bonus one");
    play.turn("grey_1 stone", "0 build grey_1 stone; 1 build grey_1 stone; 2 pass");
    assert!(play.is_over());
    assert_eq!((play.points(0, "total"), play.points(1, "total")), (2, 2));
    assert_eq!((play.coins(0), play.coins(1), play.winners()), (4, 4, vec![0, 1]));
}
