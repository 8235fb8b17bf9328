//! Chapter 12, first half: what the rulebooks and the symbols fix, in the sets that come with the
//! program.

use mirabilia_dice::boards::{Boards, DieSymbol, Effect, Line, Sheet, Space};
use mirabilia_dice::{BoardsRef, Building};

fn sets() -> Vec<BoardsRef> {
    BoardsRef::names().iter().map(|name| BoardsRef::built_in(name).unwrap()).collect()
}

fn each_sheet(check: impl Fn(&Boards, &Sheet, &str)) {
    for boards in sets() {
        for sheet in &boards.sheets {
            check(&boards, sheet, &format!("{}, {}", boards.name, sheet.id));
        }
    }
}

fn spaces<'a>(sheet: &'a Sheet, building: &str) -> Vec<(u8, &'a Space)> {
    let all = sheet.spaces.iter().enumerate().map(|(n, space)| (n as u8, space));
    all.filter(|(_, space)| space.building.id() == building).collect()
}

fn lines<'a>(sheet: &'a Sheet, building: &str) -> Vec<&'a Line> {
    sheet.lines.iter().filter(|line| line.building.id() == building).collect()
}

/// The lines that a symbol opens.
fn opened<'a>(boards: &Boards, sheet: &'a Sheet, symbol: &str) -> Vec<&'a Line> {
    let symbol = boards.symbols.iter().position(|known| known == symbol).expect("a symbol");
    sheet.symbol_lines[symbol].iter().map(|&line| &sheet.lines[usize::from(line)]).collect()
}

fn faces(boards: &Boards, die: &str) -> Vec<String> {
    let die = boards.dice.iter().find(|known| known.id == die).expect("a die");
    die.faces.iter().map(|&face| boards.symbols[usize::from(face)].clone()).collect()
}

#[test]
fn rule_12_1_to_12_3_every_set_says_that_it_is_not_the_printed_one() {
    let names: Vec<&str> = BoardsRef::names();
    assert_eq!(names, ["balanced", "stand-in"]);
    for boards in sets() {
        assert!(boards.about.contains("tand-in") && boards.about.contains("not public"));
    }
}

#[test]
fn rule_12_10_to_12_12_seven_boards_with_all_buildings_and_costs_up_to_six() {
    for boards in sets() {
        let mut ids: Vec<&str> = boards.sheets.iter().map(|sheet| sheet.id.as_str()).collect();
        ids.sort_unstable();
        let wanted = "alexandria babylon ephesus giza halicarnassus olympia rhodes";
        assert_eq!(ids.join(" "), wanted, "{}", boards.name);
    }
    each_sheet(|_, sheet, place| {
        assert!(sheet.building_spaces.iter().all(|spaces| *spaces != 0), "{place}");
        assert!(sheet.spaces.iter().all(|space| space.cost <= 6), "{place}");
    });
}

#[test]
fn rule_12_13_a_wonder_is_one_line_of_three_steps() {
    each_sheet(|_, sheet, place| {
        let line = lines(sheet, "wonder");
        assert_eq!((line.len(), line[0].spaces.len(), line[0].any_order), (1, 3, false), "{place}");
    });
}

#[test]
fn rule_12_14_and_12_23_the_warehouse_has_a_space_for_each_resource() {
    each_sheet(|boards, sheet, place| {
        let list = spaces(sheet, "warehouse");
        assert_eq!((list.len(), lines(sheet, "warehouse").len()), (6, 6), "{place}");
        for (_, space) in list {
            assert_eq!(space.effects, [Effect::ProduceResource(1)], "{place}");
        }
        for kind in ["stone", "wood", "brick", "textile", "glass", "papyrus"] {
            let line = opened(boards, sheet, kind);
            assert_eq!((line.len(), line[0].spaces.len()), (1, 1), "{place}, {kind}");
        }
    });
}

#[test]
fn rule_12_15_and_12_22_coins_points_and_bonuses_of_the_rulebook() {
    for boards in sets() {
        assert!(boards.gold_size > 7);
        assert_eq!((boards.gold_start, boards.pass), (7, 3), "{}", boards.name);
        assert_eq!((boards.first_to_finish, boards.bonuses_to_end), (3, 3), "{}", boards.name);
    }
}

#[test]
fn rule_12_16_every_space_of_the_agora_lies_in_two_lines() {
    each_sheet(|_, sheet, place| {
        for (number, space) in spaces(sheet, "agora") {
            let through =
                lines(sheet, "agora").iter().filter(|l| l.spaces.contains(&number)).count();
            assert_eq!(through, 2, "{place}, {}", space.id);
        }
    });
}

#[test]
fn rule_12_17_two_lines_of_the_market_have_any_order() {
    each_sheet(|_, sheet, place| {
        let any = lines(sheet, "market").iter().filter(|line| line.any_order).count();
        assert_eq!(any, 2, "{place}");
    });
}

#[test]
fn rule_12_18_and_12_19_each_barracks_has_a_line_of_attacks_and_one_of_defences() {
    each_sheet(|boards, sheet, place| {
        for (side, symbol) in [("barracks_west", "axe"), ("barracks_east", "sword")] {
            assert_eq!(lines(sheet, side).len(), 2, "{place}");
            let attack = opened(boards, sheet, symbol)[0];
            let shields = opened(boards, sheet, "shield");
            let defence = shields.iter().find(|line| line.building.id() == side).unwrap();
            let effects = |line: &Line| -> Vec<Effect> {
                let list = line.spaces.iter();
                list.flat_map(|&space| sheet.spaces[usize::from(space)].effects.clone()).collect()
            };
            let attacks = effects(attack);
            assert!(attacks.iter().all(|effect| matches!(effect, Effect::Attack(_))), "{place}");
            assert!((1..=2).contains(&defence.spaces.len()), "{place}");
            let defences = effects(defence);
            assert!(defences.iter().all(|effect| *effect == Effect::Defence(1)), "{place}");
            if side == "barracks_east" {
                assert_eq!(attacks[0], Effect::Attack(3), "{place}");
            }
        }
    });
}

#[test]
fn rule_12_20_the_university_unlocks_each_special_die_once() {
    each_sheet(|boards, sheet, place| {
        for (number, die) in boards.dice.iter().enumerate().filter(|(_, die)| die.special) {
            let unlocks = |effects: &[Effect]| {
                effects.iter().filter(|e| **e == Effect::UnlockDie(number as u8)).count()
            };
            let here: usize =
                spaces(sheet, "university").iter().map(|(_, space)| unlocks(&space.effects)).sum();
            let anywhere: usize = sheet.spaces.iter().map(|space| unlocks(&space.effects)).sum();
            assert_eq!((here, anywhere), (1, 1), "{place}, {}", die.id);
        }
    });
}

#[test]
fn rule_12_21_there_are_three_bonuses() {
    for boards in sets() {
        assert_eq!(boards.bonuses.len(), 3, "{}", boards.name);
    }
}

#[test]
fn rule_12_24_each_symbol_opens_one_line_of_its_building() {
    each_sheet(|boards, sheet, place| {
        for (die, building) in [
            ("grey_1", "warehouse"),
            ("grey_2", "warehouse"),
            ("grey_3", "warehouse"),
            ("blue", "agora"),
            ("yellow", "market"),
            ("green", "university"),
            ("white", "gallery"),
        ] {
            for symbol in faces(boards, die) {
                let line = opened(boards, sheet, &symbol);
                assert_eq!((line.len(), line[0].building.id()), (1, building), "{place}, {symbol}");
            }
        }
        let sides = |symbol: &str| -> Vec<&str> {
            opened(boards, sheet, symbol).iter().map(|line| line.building.id()).collect()
        };
        assert_eq!(sides("axe"), ["barracks_west"], "{place}");
        assert_eq!(sides("sword"), ["barracks_east"], "{place}");
        assert_eq!(sides("shield"), ["barracks_west", "barracks_east"], "{place}");
    });
}

#[test]
fn rule_12_25_and_12_26_only_the_purple_die_leads_to_the_guild_court() {
    let court = |set: u16| set >> 6 & 1 == 1;
    assert_eq!(Building::GUILD_COURT.id(), mirabilia_dice::boards::BUILDINGS[6]);
    each_sheet(|boards, sheet, place| {
        assert_eq!(lines(sheet, "guild_court").len(), 1, "{place}");
        for symbol in &boards.symbols {
            let leads =
                opened(boards, sheet, symbol).iter().any(|l| l.building.id() == "guild_court");
            assert_eq!(leads, faces(boards, "purple").contains(symbol), "{place}, {symbol}");
        }
        for effect in sheet.spaces.iter().flat_map(|space| &space.effects) {
            if let Effect::CrossSpace(set) | Effect::CrossUpToTwo(set) = effect {
                assert!(!court(*set), "{place}");
            }
        }
    });
    for boards in sets() {
        let mut crosses = boards.symbol_uses.iter().filter_map(|symbol| match symbol {
            DieSymbol::Crosses(set) => Some(*set),
            _ => None,
        });
        assert!(!crosses.any(court), "{}", boards.name);
    }
}
