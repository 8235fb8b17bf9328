//! `mirabilia verify`: games that keep their promise, and every way to break it.

use std::path::Path;

use crate::common::{self, Folder, Ran, boards, random_record, run};
use mirabilia_fair::{Number, Promise, Secret, deal};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Fast, Luck, Options, Turn};
use serde_json::{Value, json};

fn secret() -> Secret {
    Secret([0x5e; 32])
}

fn promise(people: u8, from: usize) -> Promise {
    let number = |seat| (seat, Number::parse(&format!("{seat}c0ffee")).unwrap());
    Promise { commitment: secret().commitment(), numbers: (0..people).map(number).collect(), from }
}

/// A game of bots in which the server deals as it promised, but for the luck with this number.
fn promised(kind: GameKind, seats: u8, people: u8, cheats: Option<usize>) -> AnyTable {
    let options = match kind {
        GameKind::Dice => Options::parse("boards=stand-in").unwrap(),
        _ => Options::default(),
    };
    let mut table = AnyTable::new(kind, seats, &options, vec![]).unwrap();
    let promise = promise(people, 0);
    let seed = promise.seed(&secret());
    let mut choice = Fast::new(u64::from(seats));
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance if Some(table.luck_steps()) == cheats => {
                table.deal_one(&mut Fast::new(77));
            }
            Turn::Chance => {
                let n = table.luck_steps();
                table.deal_one(&mut mirabilia_fair::luck(&seed, n));
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let moves = table.legal_moves(seat);
                let m = &moves[choice.below(moves.len() as u32) as usize];
                table.step(&format!("{seat} {m}")).unwrap();
            }
        }
    }
    table.set_fairness(Some(promise.fairness(Some(&secret())))).unwrap();
    table
}

const GAMES: [(GameKind, u8); 6] = [
    (GameKind::Duel, 2),
    (GameKind::Wonders, 3),
    (GameKind::Wonders, 7),
    (GameKind::Dice, 2),
    (GameKind::Dice, 4),
    (GameKind::Dice, 7),
];

fn json(ran: &Ran) -> Value {
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn a_game_that_keeps_its_promise_is_told_so() {
    let folder = Folder::new();
    for (kind, seats) in GAMES {
        for people in [0, 1, seats] {
            let table = promised(kind, seats, people, None);
            let file = folder.with("game.rec", table.write());
            let ran = run(&["verify", &file], "");
            assert_eq!((ran.code, &*ran.err), (0, ""), "{kind:?}");
            let numbers = match people {
                0 => "numbers     none: ".to_owned(),
                1 => "numbers     1 from a person, ".to_owned(),
                _ => format!("numbers     {people} from people, "),
            };
            let deals = format!("deals       {} drawn again", table.luck_steps());
            let commitment = format!("commitment  {}:", secret().commitment());
            for said in [commitment, numbers, deals] {
                assert!(ran.out.contains(&said), "{said} is not in\n{}", ran.out);
            }
            assert!(!ran.out.contains("not checked"), "{}", ran.out);
            assert_eq!(run(&["verify", "-"], table.write()).out, ran.out, "standard input");

            let ran = run(&["verify", &file, "--json"], "");
            assert_eq!((ran.code, &*ran.err), (0, ""));
            let said = json(&ran);
            assert_eq!((&said["ok"], &said["over"]), (&json!(true), &json!(true)));
            assert_eq!((&said["game"], &said["problem"]), (&json!(kind.name()), &Value::Null));
            assert_eq!(said["deals"], table.luck_steps());
            assert_eq!(said["commitment"], secret().commitment().to_string());
            assert_eq!(said["seed"], promise(people, 0).seed(&secret()).to_string());
            let numbers: Vec<Value> = (0..people)
                .map(|seat| json!({"seat": seat, "number": format!("{seat}c0ffee")}))
                .collect();
            assert_eq!(said["numbers"], json!(numbers));
        }
    }
}

/// The record of a game with another luck that the rules allow: the line is named, with what it is
/// and what it should be. Comments do not shift it.
#[test]
fn luck_that_was_not_promised_is_named_with_its_line() {
    let folder = Folder::new();
    for (kind, seats) in GAMES {
        let honest = promised(kind, seats, 1, None);
        for cheats in [0, 1, honest.luck_steps() / 2] {
            let table = promised(kind, seats, 1, Some(cheats));
            let lines = table.lines_since(0);
            let is_luck = |line: &str| !line.starts_with(|c: char| c.is_ascii_digit());
            let luck: Vec<usize> = (0..lines.len()).filter(|&at| is_luck(&lines[at])).collect();
            let at = luck[cheats];
            let record = format!("# dealt by a cheat\n\n{}", table.write());
            let line = record.lines().count() - lines.len() + at + 1;
            let ran = run(&["verify", &folder.with("game.rec", &record), "--json"], "");
            assert_eq!(ran.code, 1, "{kind:?}: {}", ran.err);
            let step = at + 1;
            let named = format!("game.rec: line {line}: step {step} is \"{}\", but ", lines[at]);
            assert!(ran.err.contains(&named), "{named} is not in\n{}", ran.err);
            let mut right = table.rewound(at);
            deal(&mut right, &promise(1, 0).seed(&secret()));
            let right = format!("give \"{}\"\n", right.lines_since(0)[at]);
            assert!(ran.err.ends_with(&right), "{right} is not in\n{}", ran.err);
            let said = json(&ran);
            assert_eq!((&said["ok"], &said["deals"]), (&json!(false), &json!(0)));
            assert_eq!((&said["line"], &said["step"]), (&json!(line), &json!(step)));
            assert!(ran.err.contains(said["problem"].as_str().unwrap()));
        }
    }
}

#[test]
fn every_other_change_is_named() {
    let folder = Folder::new();
    let wrong = "0".repeat(64);
    let (hash, hex) = (secret().commitment().to_string(), secret().reveal_hex());
    for (kind, seats) in [(GameKind::Duel, 2), (GameKind::Wonders, 4), (GameKind::Dice, 3)] {
        let good = promised(kind, seats, 2, None).write();
        let line = |key: &str| good.lines().position(|line| line.starts_with(key)).unwrap() + 1;
        let first = line("deal ");
        let differs = format!("game.rec: line {first}: step 1 is \"deal ");
        let commitment = format!("game.rec: line {}: commitment is ", line("commitment "));
        #[rustfmt::skip]
        let cases = [
            (good.replace("0:0c0ffee", "0:0c0ffef"), differs.clone()),
            (good.replace("0:0c0ffee ", ""), differs.clone()),
            (good.replace("0:0c0ffee 1:1c0ffee", "0:1c0ffee 1:0c0ffee"), differs.clone()),
            (good.replace("numbers 0:0c0ffee 1:1c0ffee\n", "# nobody\n"), differs),
            (good.replace(&hex, &wrong), format!("{commitment}\"{hash}\", but the hash of the secret is \"66687aad")),
            (good.replace(&hash, &wrong), format!("{commitment}\"{wrong}\", but the hash of the secret is \"{hash}\"")),
            (good.replace(&format!("secret {hex}\n"), ""), "game.rec: no secret; the record of a finished game has a \"secret\" line".to_owned()),
            (good.replace(&hex, "5e"), format!("game.rec: line {}: secret is \"5e\"; expected 64", line("secret "))),
            (good.replace("0:0c0ffee", "0:hello"), "numbers is \"0:hello\"; expected SEAT:NUMBER".to_owned()),
            (good.replace("numbers", "dealt-from 9999\nnumbers"), "dealt-from is \"9999\"; expected at most ".to_owned()),
            (without_promise(&good), "game.rec: no commitment; only a record with a \"commitment\" line".to_owned()),
        ];
        for (record, reason) in cases {
            assert_ne!(record, good, "{reason}");
            let ran = run(&["verify", &folder.with("game.rec", &record)], "");
            assert_eq!((ran.code, &*ran.out), (1, ""), "{reason}");
            assert!(ran.err.starts_with("mirabilia: "), "{}", ran.err);
            assert!(ran.err.contains(&reason), "{kind:?}: {reason} is not in\n{}", ran.err);
            assert_eq!(ran.err.lines().count(), 1, "one message: {}", ran.err);
        }
    }
}

fn without_promise(record: &str) -> String {
    let kept = |line: &&str| {
        !["commitment ", "secret ", "numbers "].iter().any(|key| line.starts_with(key))
    };
    record.lines().filter(kept).fold(String::new(), |text, line| text + line + "\n")
}

#[test]
fn a_running_game_has_no_secret_yet() {
    let folder = Folder::new();
    let table = promised(GameKind::Wonders, 3, 3, None);
    let mut half = table.rewound(20);
    let file = folder.with("half.rec", half.write());
    let ran = run(&["verify", &file], "");
    assert_eq!((ran.code, &*ran.err), (0, ""), "a secret that is out can be checked");
    assert!(ran.out.contains("not checked later deals: the game is not over"), "{}", ran.out);
    half.set_fairness(Some(promise(3, 0).fairness(None))).unwrap();
    let ran = run(&["verify", &folder.with("half.rec", half.write())], "");
    assert_eq!((ran.code, &*ran.out), (1, ""));
    assert!(ran.err.contains("half.rec: no secret: the game is not over"), "{}", ran.err);
}

#[test]
fn what_the_table_began_with_is_not_checked() {
    let folder = Folder::new();
    let mut table = promised(GameKind::Duel, 2, 2, Some(0));
    let from = 1; // the deal of somebody else
    table.set_fairness(Some(promise(2, from).fairness(Some(&secret())))).unwrap();
    assert!(table.write().contains("\ndealt-from 1\n"));
    let ran = run(&["verify", &folder.with("game.rec", table.write())], "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    let deals = format!("deals       {} drawn again", table.luck_steps() - 1);
    let given = "not checked 1 deal in the first step, which the table started from";
    assert!(ran.out.contains(&deals) && ran.out.contains(given), "{}", ran.out);
}

/// The records of the pages are checked too, so that they cannot grow stale.
#[test]
fn the_examples_of_the_pages_keep_their_promise() {
    let folder = Folder::new();
    let mut checked = 0;
    for page in ["records.md", "fair-luck.md"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page);
        for block in common::read(path).split("```record\n").skip(1) {
            let record = block.split("```").next().unwrap();
            if record.contains("\nsecret ") {
                let ran = run(&["verify", &folder.with("page.rec", record)], "");
                assert_eq!((ran.code, &*ran.err), (0, ""), "{page}");
                assert!(ran.out.contains("deals       2 drawn again"), "{page}: {}", ran.out);
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 2);
}

/// Whoever plays a game on without its secret deals with luck of their own, and promises only that.
#[test]
fn a_game_that_is_played_on_here_promises_only_its_own_luck() {
    let folder = Folder::new();
    let whole = promised(GameKind::Duel, 2, 2, None);
    let play = |table: &AnyTable, more: &[&str]| {
        let file = folder.with("game.rec", table.write());
        let args =
            ["play", "duel", "--resume", &file, "--record", &file, "--seats", "random,random"];
        let ran = run(&[&args, more].concat(), "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let record = common::read(&file);
        let table = AnyTable::read(&record).unwrap();
        assert!(table.turn() == Turn::Over, "played to its end");
        (file, table)
    };
    // With the secret the luck is the one that was promised.
    let mut begun = whole.rewound(8);
    let (file, table) = play(&begun, &[]);
    assert_eq!(table.fairness(), begun.fairness());
    assert_eq!(run(&["verify", &file], "").code, 0);
    // Without it the rest has another promise, which says where it begins.
    let mut fairness = begun.fairness().unwrap().clone();
    fairness.secret = None;
    begun.set_fairness(Some(fairness.clone())).unwrap();
    let (file, table) = play(&begun, &[]);
    let own = table.fairness().unwrap();
    assert_eq!(own.from, begun.steps());
    assert_ne!(own.commitment, fairness.commitment);
    assert_eq!(run(&["verify", &file], "").code, 0);
    // A seed promises nothing.
    let (_, table) = play(&begun, &["--seed", "1"]);
    assert_eq!(table.fairness(), None);
}

#[test]
fn files_and_boards_are_read_as_by_other_commands() {
    let folder = Folder::new();
    let ran = run(&["verify", &folder.with("game.rec", random_record(1))], "");
    assert_eq!((ran.code, &*ran.out), (1, ""));
    assert!(ran.err.contains("no commitment"), "{}", ran.err);
    let ran = run(&["verify", &folder.at("missing.rec")], "");
    assert!(ran.code == 1 && ran.err.contains("cannot read"), "{}", ran.err);
    let ran = run(&["verify", "--help"], "");
    assert!(ran.out.contains("Example:\n  mirabilia verify game.rec"), "{}", ran.out);
    assert_eq!(run(&["verify"], "").code, 2);

    let own = folder.with("own.toml", boards("own", 9));
    let record = promised(GameKind::Dice, 3, 1, None).write();
    let fingerprint = record.lines().find(|line| line.starts_with("boards ")).unwrap();
    let shown = run(&["boards", "check", &own], "").out;
    let own_print = shown.split(|c: char| !c.is_ascii_hexdigit()).find(|w| w.len() == 16).unwrap();
    let record = record.replace(fingerprint, &format!("boards own {own_print}"));
    let file = folder.with("own.rec", record);
    assert!(run(&["verify", &file], "").err.contains("load one with --boards FILE"));
    assert!(
        !run(&["verify", &file, "--boards", &own], "").err.contains("load one with --boards FILE")
    );
}
