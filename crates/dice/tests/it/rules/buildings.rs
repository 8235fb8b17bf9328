//! Chapter 6, first half: Warehouse, Gold Reserve, Wonder, Agora, Market, University, Spy, Gallery.

use mirabilia_dice::{Phase, Refusal};

use super::lines::all_dice;
use crate::common::{Plan, stand_in};

const KINDS: [&str; 6] = ["stone", "wood", "brick", "textile", "glass", "papyrus"];

#[test]
fn rule_6_1_to_6_3_and_6_5_six_resources_each_with_a_line_of_its_own() {
    for kind in KINDS {
        let die = if kind == "papyrus" { "grey_2" } else { "grey_1" };
        let mut play = stand_in("giza rhodes");
        play.roll(&format!("{die} {kind}"));
        assert_eq!(play.opens(0, die), format!("warehouse.{kind}"));
        play.moves(&format!("0 build {die} warehouse.{kind}")).others_pass().pass_turns(3);
        assert_eq!(play.resources(0), 1, "{kind}: to the end of the game");
    }
}

#[test]
fn rule_6_4_a_resource_already_crossed_is_of_no_use() {
    let mut play = Plan::new().play(2);
    play.turn("grey_1 stone", "0 build grey_1 stone").roll("grey_1 stone, grey_2 stone");
    assert!(matches!(play.refusal(0, "build grey_2 stone"), Refusal::NothingOpen { .. }));
    assert!(play.can(1, "build grey_2 stone"));
}

#[test]
fn rule_6_6_to_6_9_warehouse_and_gold_reserve_earn_and_score_nothing() {
    let mut play = Plan::new().play(2);
    for kind in KINDS {
        let die = if kind == "papyrus" { "grey_2" } else { "grey_1" };
        play.turn(&format!("{die} {kind}"), &format!("0 build {die} {kind}"));
    }
    play.pass_turns(7);
    assert_eq!((play.resources(0), play.coins(0)), (6, 28));
    assert_eq!((play.bonuses(0).as_str(), play.points(0, "total")), ("", 0));
    let lines = mirabilia_dice::score::CATEGORIES;
    assert!(!lines.contains(&"warehouse") && !lines.contains(&"gold_reserve"));
}

#[test]
fn rule_6_10_to_6_15_the_wonder_has_three_steps_built_without_a_die() {
    let boards = mirabilia_dice::BoardsRef::usual();
    let mut wonders = Vec::new();
    for sheet in &boards.sheets {
        let steps: Vec<_> = sheet.spaces.iter().filter(|s| s.building.id() == "wonder").collect();
        assert_eq!(steps.len(), 3, "{}", sheet.id);
        wonders.push(format!("{:?}", steps.iter().map(|s| &s.effects).collect::<Vec<_>>()));
    }
    wonders.sort();
    wonders.dedup();
    assert_eq!(wonders.len(), 7, "each has effects of its own");
    // Step by step; no die reaches it, not even the black one.
    let mut play = all_dice(Plan::new(), 2);
    play.roll("black tick_red_green_blue_yellow");
    assert!(play.legal(0).iter().all(|m| !m.starts_with("build") || !m.contains(" wo")));
    play.others_pass();
    for steps in ["wo1", "wo1 wo2"] {
        play.turn("", "0 wonder");
        assert_eq!(play.crossed(0), format!("{steps} u1"));
    }
    play.turn("", "0 wonder; 0 bonus coins").roll("");
    assert_eq!(play.refusal(0, "wonder"), Refusal::WonderComplete);
}

#[test]
fn rule_6_16_to_6_18_the_agora_is_a_grid_of_rows_and_columns() {
    let boards = mirabilia_dice::BoardsRef::built_in("stand-in").unwrap();
    let blue = boards.dice.iter().find(|die| die.id == "blue").unwrap();
    for sheet in &boards.sheets {
        for (number, space) in sheet.spaces.iter().enumerate() {
            if space.building.id() == "agora" {
                let opens = |symbol: &&u8| {
                    sheet.symbol_lines[usize::from(**symbol)].iter().any(|&line| {
                        sheet.lines[usize::from(line)].spaces.contains(&(number as u8))
                    })
                };
                assert_eq!(blue.faces.iter().filter(opens).count(), 2, "{}", space.id);
            }
        }
    }
    let mut play = Plan::new().play(2);
    for (symbol, space) in [("owl", "a13"), ("scales", "a21"), ("owl", "a23"), ("scales", "a22")] {
        play.roll(&format!("blue {symbol}"));
        assert_eq!(play.opens(0, "blue"), space);
        play.moves(&format!("0 build blue {space}")).others_pass();
    }
}

#[test]
fn rule_6_19_to_6_22_the_first_to_complete_the_agora_gains_three_points() {
    let agora = "mask scales fountain temple owl caduceus: a1 0";
    let plan = Plan::new()
        .building("agora", agora)
        .building("market", "camel chest coin_7: m1 0 per agora 1");
    let mut play = plan.play(3);
    play.turn("", "0 build blue a1;1 build blue a1;0 bonus coins;1 bonus coins");
    play.turn("", "2 build blue a1;2 bonus coins");
    let points = [0, 1, 2].map(|seat| play.points(seat, "agora"));
    assert_eq!(points, [3, 3, 0], "all of the first turn, nobody later");
    assert!(play.state().agora_finished());
    // What shows the 3 points is no space: it is counted nowhere.
    play.turn("", "0 build yellow m1;0 bonus cross");
    assert_eq!(play.points(0, "market"), 1);
}

#[test]
fn rule_6_23_to_6_25_two_lines_of_the_market_have_several_arrows() {
    for name in mirabilia_dice::BoardsRef::names() {
        let boards = mirabilia_dice::BoardsRef::built_in(name).unwrap();
        for sheet in &boards.sheets {
            let lines = sheet.lines.iter().filter(|line| line.building.id() == "market");
            let any: Vec<&str> =
                lines.clone().filter(|line| line.any_order).map(|line| line.id.as_str()).collect();
            assert_eq!((lines.count(), any), (3, vec!["camel", "chest"]), "{name}, {}", sheet.id);
        }
    }
}

#[test]
fn rule_6_43_to_6_47_the_university_unlocks_the_special_dice() {
    for name in mirabilia_dice::BoardsRef::names() {
        let boards = mirabilia_dice::BoardsRef::built_in(name).unwrap();
        for sheet in &boards.sheets {
            let spaces = sheet.spaces.iter().filter(|s| s.building.id() == "university");
            let unlocked: Vec<u8> = spaces
                .flat_map(|space| &space.effects)
                .filter_map(|effect| match effect {
                    mirabilia_dice::boards::Effect::UnlockDie(die) => Some(*die),
                    _ => None,
                })
                .collect();
            let ids: Vec<&str> =
                unlocked.iter().map(|die| boards.dice[usize::from(*die)].id.as_str()).collect();
            let mut sorted = ids.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, ["black", "purple", "white"], "{name}, {}", sheet.id);
            let lines = sheet.lines.iter().filter(|line| line.building.id() == "university");
            assert_eq!(lines.count(), 3);
        }
    }
    let mut play = all_dice(Plan::new(), 2);
    play.roll("black tick_yellow, white bust_green, purple compare_green");
    assert_eq!(
        ["black", "white", "purple"].map(|die| play.opens(0, die)),
        ["m1 m2 m3 m4 m5", "l2", "g1"]
    );
}

#[test]
fn rule_6_48_an_unlocked_die_that_lies_there_serves_in_the_same_turn() {
    let plan = Plan::new().building("wonder", ": wo1 0 cross university + action, wo2 0");
    let mut play = plan.play(2);
    play.turn("green compass", "1 build green u1").step("deal swap black for grey_1");
    play.turn("black tick_red", "0 wonder; 0 cross u1");
    assert!(play.can(0, "build black e1"));
}

#[test]
fn rule_6_49_the_university_gives_no_points_for_sets_of_symbols() {
    let mut play = Plan::new().play(2);
    play.turn("green compass", "0 build green u1").step("deal swap black for grey_1");
    play.turn("green tablet", "0 build green u2").step("deal swap purple for grey_2");
    play.turn("green wheel", "0 build green u3;0 bonus coins").step("deal swap white for grey_3");
    assert_eq!((play.crossed(0).as_str(), play.points(0, "university")), ("u1 u2 u3", 0));
}

#[test]
fn rule_6_50_to_6_52_each_face_of_the_spy_crosses_a_space_of_a_building() {
    let red = "w1 wd1 e1 ed1";
    let (agora, market, rest) = ("a11 a12 a13 a14 a21", "m1 m2 m3 m4 m5", "u2");
    let all = format!("{red} {agora} {market} {rest}");
    for (face, spaces) in [
        ("tick_red_green_blue_yellow", all.as_str()),
        ("tick_red", red),
        ("tick_green", rest),
        ("tick_blue", agora),
        ("tick_yellow", market),
        ("tick_grey", "stone wood brick textile glass papyrus"),
    ] {
        let mut play = all_dice(Plan::new(), 2);
        play.roll(&format!("black {face}"));
        assert_eq!(play.opens(0, "black"), spaces, "{face}");
    }
}

#[test]
fn rule_6_53_the_spy_is_paid_like_any_die() {
    let mut play = all_dice(Plan::new().building("market", "camel chest coin_7: m1 3"), 2);
    play.turn("black tick_yellow 2", "0 build black m1");
    assert_eq!(play.coins(0), 7 - 2 - 3);
}

#[test]
fn rule_6_54_the_spy_never_reaches_wonder_guild_court_or_gallery() {
    let boards = mirabilia_dice::BoardsRef::usual();
    let black = boards.dice.iter().find(|die| die.id == "black").unwrap();
    for face in black.faces {
        let mirabilia_dice::boards::DieSymbol::Crosses(set) =
            &boards.symbol_uses[usize::from(face)]
        else {
            panic!("a face that crosses")
        };
        for (number, id) in mirabilia_dice::boards::BUILDINGS.iter().enumerate() {
            let never = ["wonder", "guild_court", "gallery"].contains(id);
            assert!(!never || set >> number & 1 == 0, "{id}");
        }
    }
}

#[test]
fn rule_6_55_to_6_57_the_white_die_leads_to_the_leaders() {
    let mut play = all_dice(Plan::new(), 2);
    for (face, space) in [
        ("bust_blue", "l1"),
        ("bust_green", "l2"),
        ("bust_red", "l3"),
        ("bust_yellow", "l4"),
        ("bust_laurel", "l5"),
        ("bust_laurel", "l6"),
    ] {
        play.roll(&format!("white {face}"));
        assert_eq!(play.opens(0, "white"), space);
        play.moves(&format!("0 build white {space}")).others_pass();
    }
    assert_eq!(play.after(0, "bonus "), "action cross coins");
    assert_eq!(play.phase(), Phase::Act);
}
