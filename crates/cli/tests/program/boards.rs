//! Board files on the command line: checked, shown, and played with.

use crate::common::{self, Folder, boards, read, run};
use mirabilia_cli::boards as cli;

#[test]
fn good_files_are_checked_and_shown() {
    let folder = Folder::new();
    let file = folder.with("mine.toml", boards("mine", 9));
    let ran = run(&["boards", "check", &file], "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    for part in
        ["boards mine ", "cities     7: Giza,", "9 in each city", "spaces     55", "dice       10"]
    {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    let piped = run(&["boards", "check", "-"], boards("mine", 9));
    assert_eq!((piped.code, &piped.out), (0, &ran.out));

    for args in [
        &["show", &file][..],
        &["show", "stand-in"],
        &["show", "balanced"],
        &["show", "stand-in", "rhodes"],
        &["show", &file, "Giza"],
    ] {
        let shown = run(&[&["boards"], args].concat(), "");
        assert_eq!((shown.code, &*shown.err), (0, ""), "{args:?}");
        assert!(shown.out.lines().all(|line| line.chars().count() <= 80), "{args:?}");
    }
    let shown = run(&["boards", "show", "stand-in"], "").out;
    for part in [
        "about      The first set, closest to the little that is known in public.\n",
        " ▬ blue die\n   mask. Opens its line: Agora.\n",
        " ⬢ black die\n   A special die: you can choose it only if you have unlocked it.\n",
        "blue comparison. Opens the Guild Court if you have enough crossed spaces in:\n",
        " ▬ Agora, 8 spaces; 3 points for the first to finish it\n   mask:\n     Agora, row 1, column 1. Costs no resources. 1 point.\n",
        "   camel, in any order:\n     Market, camel 1. Costs 1 resource. Cross a space and pay for it: Warehouse.\n",
        "━━ Rhodes (rhodes): Colossus ━",
        " Wonder, 3 spaces\n   the action of building the Wonder; no die:\n     Colossus, step 1. ",
        " Coins\n   Gain 7 coins.",
    ] {
        assert!(shown.contains(part), "{part:?} is not in\n{shown}");
    }
    let city = run(&["boards", "show", "stand-in", "rhodes"], "").out;
    assert!(city.contains("): Colossus ") && !city.contains("Great Pyramid"), "{city}");
    let market = city.matches(" Market, ").count();
    assert!(market > 2, "all buildings of the city: {city}");
}

/// Boards and what is doubtful in a file are told in the user's language.
#[test]
fn boards_speak_the_language() {
    let folder = Folder::new();
    let file = folder.with("mine.toml", boards("mine", 9));
    let said = |args: &[&str], lang: &str| {
        let ran = run(&[&["boards"], args, &["--lang", lang]].concat(), "");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
        ran.out
    };
    for args in [&["show", "balanced"][..], &["show", "stand-in", "rhodes"], &["check", &file]] {
        let english = said(args, "en");
        for lang in ["sv", "fi"] {
            let told = said(args, lang);
            let wide = told.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{args:?} in {lang}");
            // The text of a file is its own.
            let own = |line: &&str| {
                !line.split_whitespace().all(crate::report::is_shared) && !english_of_file(line)
            };
            let shared = told.lines().filter(own).find(|line| english.lines().any(|o| o == *line));
            assert_eq!(shared, None, "{args:?} in {lang}");
        }
    }
    let set = cli::read(file.as_ref()).unwrap();
    let warnings = set.warnings();
    assert!(!warnings.is_empty());
    for lang in mirabilia_words::Lang::ALL {
        let checked = common::flat(&said(&["check", &file], lang.code()));
        for warning in &warnings {
            let told = mirabilia_tell::dice::warning(&set, warning);
            let told = mirabilia_words::Words::new(lang).tell(&told, &[]);
            assert!(checked.contains(&common::flat(&told)), "{told}: {checked}");
        }
    }
    for (lang, told) in [("sv", "ingen stad ”rome”"), ("fi", "ei ole kaupunkia ”rome”")] {
        let ran = run(&["boards", "show", "stand-in", "rome", "--lang", lang], "");
        assert!(ran.code == 1 && ran.err.contains(told), "{}", ran.err);
    }
}

/// Is it the `about` of the file that is tested with, folded?
fn english_of_file(line: &str) -> bool {
    let about = mirabilia_games::dice::BoardsRef::built_in("stand-in").unwrap();
    about.about.contains(line.trim())
}

#[test]
fn broken_files_are_refused_with_their_name() {
    let folder = Folder::new();
    let good = boards("mine", 9);
    let cases: &[(&str, Vec<u8>, &str)] = &[
        ("empty.toml", Vec::new(), "format"),
        ("text.toml", b"hello".to_vec(), "line 1"),
        ("bytes.toml", b"format = 1\n\xff\xfe".to_vec(), "line 2: not UTF-8 text"),
        ("cost.toml", good.replace("cost = 0", "cost = 7").into(), "cost"),
        ("format.toml", good.replace("format = 1", "format = 2").into(), "format"),
        ("key.toml", good.replace("[gold]", "[gold]\ncolour = 1").into(), "colour"),
        ("long.toml", "#\n".repeat(600_000).into(), "too large for a board file"),
    ];
    for (name, bytes, reason) in cases {
        let file = folder.with(name, bytes);
        for args in [
            &["boards", "check", &file][..],
            &["boards", "show", &file],
            &["play", "dice", "--boards", &file],
            &["perft", "dice", "1", "--boards", &file],
            &["bench", "--game", "dice", "--games", "1", "--boards", &file],
            &["engine", "--boards", &file],
        ] {
            let ran = run(args, "");
            assert_eq!((ran.code, &*ran.out), (1, ""), "{args:?}: {}", ran.err);
            assert!(ran.err.contains(&file) && ran.err.contains(reason), "{args:?}: {}", ran.err);
            assert!(ran.err.lines().count() <= 6, "{}", ran.err);
        }
    }
    let nowhere = folder.at("nowhere.toml");
    let ran = run(&["boards", "check", &nowhere], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains(&format!("cannot read {nowhere}")), "{}", ran.err);
    let ran = run(&["boards", "show", "standin"], "");
    assert!(
        ran.err.contains("neither a file nor a built-in board set (") && ran.code == 1,
        "{}",
        ran.err
    );
    let ran = run(&["boards", "show", "stand-in", "rome"], "");
    assert!(ran.err.contains("no city \"rome\" on the boards stand-in; cities are giza, rhodes"));
    assert_eq!(ran.code, 1);
}

#[test]
fn boards_are_for_dice() {
    let folder = Folder::new();
    let duel = folder.with("duel.rec", common::random_record(1));
    for args in [
        &["play", "duel", "--boards", "stand-in"][..],
        &["play", "wonders", "--boards", "stand-in"],
        &["play", "duel", "--resume", &duel, "--boards", "stand-in"],
        &["perft", "wonders", "1", "--boards", "stand-in"],
        &["bench", "--game", "duel", "--games", "1", "--boards", "stand-in"],
        &["replay", &duel, "--boards", "stand-in"],
    ] {
        let ran = run(args, "");
        assert_eq!((ran.code, &*ran.out), (2, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains("--boards works only with dice; "), "{args:?}: {}", ran.err);
    }
    let twice =
        ["play", "dice", "--boards", "stand-in", "--options", "boards=stand-in", "--seed", "1"];
    let ran = run(&twice, "");
    assert!(ran.err.contains("given twice") && ran.code == 2, "{}", ran.err);
}

#[test]
fn records_on_a_file_are_read_with_it_and_refused_without() {
    let folder = Folder::new();
    let file = folder.with("mine.toml", boards("mine", 9));
    let record = folder.at("game.rec");
    let input = "1\n".repeat(300);
    let play = ["play", "dice", "--boards", &file, "--seed", "1", "--record", &record];
    let ran = run(&play, input.clone());
    assert_eq!((ran.code, &*ran.err), (0, ""));
    assert!(ran.out.contains("\nBoards: mine. A stand-in"), "{}", ran.out);
    let header = format!("\nboards {}\n", cli::value(cli::read(file.as_ref()).unwrap()));
    assert!(read(&record).contains(&header), "{}", read(&record));

    let kept = folder.at("kept.rec");
    let left = run(&["play", "dice", "--boards", &file, "--seed", "1", "--record", &kept], "1\n");
    let resume_command =
        format!("mirabilia play --resume {kept} --record {kept} --boards {file}\n");
    assert!(left.out.ends_with(&resume_command), "{}", left.out);

    let half: String = read(&record).lines().take(12).map(|line| line.to_owned() + "\n").collect();
    let half = folder.with("half.rec", half);
    let other = folder.with("other.toml", boards("mine", 10));
    for args in [
        &["replay", &record][..],
        &["replay", &record, "--json"],
        &["perft", "dice", "1", &half],
        &["play", "dice", "--resume", &half],
    ] {
        let with = run(&[args, &["--boards", &file]].concat(), "");
        assert_eq!((with.code, &*with.err), (0, ""), "{args:?}");
        for wrong in [args.to_vec(), [args, &["--boards", &other]].concat()] {
            let without = run(&wrong, "");
            assert_eq!((without.code, &*without.out), (1, ""), "{wrong:?}");
            let reason = "line 4: boards is \"mine ";
            assert!(without.err.contains(reason), "{}", without.err);
            assert!(without.err.contains("; load one with --boards FILE"), "{}", without.err);
        }
    }
    let ran = run(
        &["engine", "--boards", &file, "--boards", "stand-in", "--boards", &other],
        "{\"do\":\"new\",\"game\":\"dice\",\"options\":{\"boards\":\"mine\"}}\n",
    );
    assert!(ran.out.contains("expected one of mine "), "{}", ran.out);
}

#[test]
fn every_command_plays_dice_on_boards_by_name() {
    for (args, part) in [
        (&["perft", "dice", "1"][..], "\n"),
        (&["perft", "dice", "1", "--seats", "3"], "\n"),
        (&["bench", "--game", "dice", "--games", "3"], "Dice, 4 seats\n"),
        (&["bench", "--game", "dice", "--games", "3", "--seats", "5"], "Dice, 5 seats\n"),
        (&["play", "dice", "--seed", "1"], "\nBoards: First set. They replace the printed boards"),
        (&["play", "dice", "--seats", "random,random"], "The end"),
    ] {
        let ran = run(&[args, &["--boards", "stand-in"]].concat(), "");
        assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
        assert!(ran.out.contains(part), "{args:?}: {}", ran.out);
    }
    let all = run(&["bench", "--game", "dice", "--games", "1", "--json"], "").out;
    let seats = ["\"seats\":2", "\"seats\":4", "\"seats\":7"];
    assert!(all.lines().count() == 3 && seats.iter().all(|seats| all.contains(seats)), "{all}");
}
