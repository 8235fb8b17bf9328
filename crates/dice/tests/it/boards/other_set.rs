//! A complete set that differs from the built-in ones in every building and every number: what the
//! program knows of the boards it knows from the file.

use mirabilia_dice::{BoardsRef, Setup, State};
use mirabilia_kernel::{Fast, Game, Table, Turn};

use super::model::agrees;
use crate::common::Plan;

const DICE: &str = r#"
[[die]]
id = "ash"
colour = "grey"
faces = ["oak", "oak", "pine", "pine", "fir", "fir"]

[[die]]
id = "onyx"
colour = "night"
special = true
faces = ["moth", "moth", "owlet", "judge", "statue", "statue"]

[[die]]
id = "fog"
colour = "grey"
faces = ["oak", "pine", "elm", "elm", "elm", "elm"]

[[die]]
id = "teal"
colour = "sea"
faces = ["spear", "bow", "wall", "wall", "tower", "harp"]

[[die]]
id = "rose"
colour = "rose"
faces = ["lute", "drum", "cart", "purse", "book", "lamp"]

[[face]]
symbol = "moth"
crosses = ["agora", "gallery", "guild_court"]

[[face]]
symbol = "owlet"
crosses = ["wonder", "warehouse"]

[[face]]
symbol = "judge"
compares = ["university", "gallery"]
"#;

pub(crate) fn other() -> Plan {
    let mut plan = Plan::new()
        .building("wonder", ": st.1 1 vp 2 + gain 3, st.2 3 two market warehouse")
        .building(
            "barracks_west",
            "spear: lw.1 1 attack 5, lw.2 0 attack 1 + gain 2, lw.3 2 attack 2 + vp 1 \
             | wall any: lw.4 1 defence 2, lw.5 0 defence + vp 2",
        )
        .building("barracks_east", "bow any: le.1 2 attack 9 | tower wall: le.2 1 defence, le.3 2 make 2")
        // A grid of three: two lines run against the order of the spaces.
        .building(
            "agora",
            "harp: fo.1 0 vp 4, fo.2 1 make, fo.3 2 vp 1 | lute: fo.3, fo.1 | drum any: fo.2, fo.3",
        )
        .building("market", "cart purse: ba.1 0 on sea 3, ba.2 1 per warehouse 2 | purse: ba.3 2 free")
        .building("university", "book: sc.1 0 unlock night, sc.2 2 less sea + zero rose | lamp: sc.3 1 less")
        .building("guild_court", "judge: ha.1 1 vp 6, ha.2 3 per agora 3")
        .building("gallery", "statue any: he.1 1 gallery 2, he.2 2 cross barracks_east + action")
        .building(
            "warehouse",
            "oak pine: wd.1 0 make, wd.2 1 make | fir: wd.2, wd.3 2 make 2 | elm: wd.4 3 make + gain 4",
        )
        .bonuses(&[("feast", "gain 2 + make"), ("march", "two barracks_west barracks_east")])
        .gold(4, 15, 2)
        .end_after(2)
        .own(1, "wonder", ": tw.1 0 action, tw.2 2 vp 3, tw.3 4 vp 7, tw.4 5 per wonder 1")
        .own(2, "market", "cart: mk.1 1 less rose | purse: mk.2 1 on rose 1 + vp 5");
    "other".clone_into(&mut plan.name);
    plan.first_to_finish = 6;
    DICE.clone_into(&mut plan.dice);
    plan.cities.truncate(4);
    plan
}

pub(crate) fn play_out(setup: Setup, seed: u64) -> Table<State> {
    let mut luck = Fast::new(seed);
    let mut table = Table::<State>::new(setup, Vec::new());
    loop {
        table.deal(&mut luck);
        let Turn::Seats(seats) = table.turn() else { return table };
        for seat in seats.iter() {
            let m = table.state().random_move(seat, &mut luck, &mut Vec::new());
            table.submit(seat, m).unwrap();
        }
    }
}

#[test]
fn rule_12_3_to_12_8_another_set_plays_by_its_own_numbers() {
    let text = other().text();
    let boards = BoardsRef::read(&text).unwrap();
    let mut bonus_ends = 0;
    for seats in 2..=4 {
        for seed in 0..60 {
            let table = play_out(Setup { seats, boards }, seed);
            agrees(&text, table.record());
            bonus_ends += u32::from(table.state().turns() < 200);
        }
    }
    assert!(bonus_ends > 150, "{bonus_ends} of 180 games ended by bonuses");
}

#[test]
fn the_built_in_sets_agree_with_their_files() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("boards");
    for name in BoardsRef::names() {
        let boards = BoardsRef::built_in(name).unwrap();
        assert_eq!(boards.name, name);
        assert!(!boards.about.is_empty(), "{name} says what it is");
        let text = std::fs::read_to_string(folder.join(name).with_extension("toml")).unwrap();
        assert_eq!(BoardsRef::read(&text), Ok(boards));
        for seats in 2..=7 {
            for seed in 0..20 {
                agrees(&text, play_out(Setup { seats, boards }, seed).record());
            }
        }
    }
    assert!(BoardsRef::names().contains(&"stand-in"));
}

#[test]
fn nothing_of_the_usual_names_is_needed() {
    let boards = other().read();
    let usual = BoardsRef::built_in("stand-in").unwrap();
    let shared = boards.space_names.iter().filter(|name| usual.space_names.contains(name));
    assert_eq!(shared.count(), 0);
    let shared = boards.symbols.iter().filter(|symbol| usual.symbols.contains(symbol));
    assert_eq!(shared.count(), 0);
    assert_eq!((boards.sheets.len(), boards.bonuses_to_end, boards.pass), (4, 2, 2));
    assert_eq!((boards.gold_start, boards.gold_size, boards.first_to_finish), (4, 15, 6));
    let play = other().play(4);
    assert_eq!((play.purse(), play.forum()), (vec![4; 4], "ash fog teal rose".to_owned()));
}

#[test]
fn large_numbers_do_not_overflow() {
    // Ten spaces of the Market with 30 coins and points for each: more than a byte holds.
    let spaces: Vec<String> =
        (0..10).map(|n| format!("m{n} 0 per market 30 + per market 30")).collect();
    let market = format!("camel chest coin_7: {}, last 0", spaces.join(", "));
    let wall = "defence 30 + defence 30 + defence 30 + defence 30";
    let east = format!("sword shield any: e1 0 {wall}, e2 0 {wall}, e3 0 {wall}, e4 0");
    let plan = Plan::new().building("market", &market).building("barracks_east", &east);
    let mut play = plan.gold(0, 200, 3).play(2);
    for n in 0..10 {
        play.turn("yellow camel", &format!("0 build yellow m{n}"));
    }
    assert_eq!((play.coins(0), play.points(0, "market")), (200, 10 * 2 * 30 * 10));
    for n in 1..=3 {
        play.turn("red sword", &format!("1 build red e{n}"));
    }
    play.turn("red axe", "0 build red w1");
    assert_eq!(play.points(0, "barracks_west"), 0, "3 less 360");
}
