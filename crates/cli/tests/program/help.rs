//! What the program says about itself: help, completions, manual pages.

use crate::commands::COMMANDS;
use crate::common::{Folder, command, run, run_in};

#[test]
fn the_help_fits_a_screen_and_names_every_command() {
    let ran = run(&["--help"], "");
    assert_eq!(ran.code, 0);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines.len() <= 24, "{} lines\n{}", lines.len(), ran.out);
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{}", ran.out);
    for name in COMMANDS {
        let is_named = ran.out.split_whitespace().any(|word| word.trim_matches(',') == name);
        assert!(is_named, "{name} is not in the help\n{}", ran.out);
        // And no command is missing in the list of this test.
        assert_eq!(run(&[name, "--help"], "").code, 0, "{name}");
    }
    for start in ["mirabilia play duel", "mirabilia analyse"] {
        assert!(ran.out.contains(start), "{}", ran.out);
    }
    assert_eq!(run(&["-h"], "").out, ran.out);
}

/// Values and defaults are in the help of every command.
#[test]
fn help_lists_values_and_defaults() {
    for (args, parts) in [
        (
            &["play"][..],
            &[
                "[possible values: duel, wonders, dice]",
                "[possible values: you, random, easy, normal, greedy, hard, search, expert, ismcts, expert-0.1.0",
                "[possible values: en, sv, fi]",
                "duel: centre=begins|chooses first=0|1|random wonders=draft|first-game",
                "wonders: sides=random|choose|day|night wonders=random|choose",
                "dice: boards=balanced|stand-in",
                "[default: 1000]",
            ][..],
        ),
        (&["best"], &["possible values: random, easy", "[default: search]"]),
        (&["arena"], &["possible values: duel, wonders, dice", "random, easy, normal, greedy"]),
        (&["rules"], &["possible values: duel, wonders, dice"]),
        (&["serve"], &["[default: 127.0.0.1:7777]", "possible values: text, json"]),
        (&["admin", "list"], &["possible values: open, playing, finished, closed"]),
        (&["completions"], &["possible values: bash"]),
    ] {
        let ran = run(&[args, &["--help"]].concat(), "");
        let said = crate::common::flat(&ran.out);
        for part in parts {
            assert!(said.contains(part), "{args:?} should say {part:?}:\n{}", ran.out);
        }
    }
}

/// What a shell is told at the end of these words.
fn completed(data: &Folder, words: &[&str]) -> Vec<String> {
    let all = [&["--", "mirabilia"], words].concat();
    let mut asked = command(&all);
    asked.env("COMPLETE", "bash").env("XDG_DATA_HOME", data.path("data"));
    asked.env("_CLAP_IFS", "\n").env("_CLAP_COMPLETE_INDEX", words.len().to_string());
    let output = asked.output().expect("the binary runs");
    String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect()
}

#[test]
fn shells_complete_games_bots_options_languages_boards_and_saved_games() {
    let data = Folder::new();
    let args = ["play", "duel", "--seats", "you,random", "--seed", "1", "--lang", "en"];
    assert_eq!(run_in(&data, &args, "1\n").code, 0);
    let check = |words: &[&str], expected: &[&str]| {
        let found = completed(&data, words);
        for one in expected {
            assert!(found.iter().any(|it| it.contains(one)), "{words:?}: {one} in {found:?}");
        }
    };
    check(&["pl"], &["play"]);
    check(&["play", ""], &["duel", "wonders", "dice"]);
    check(&["play", "duel", "--seats", "you,"], &["you,easy", "you,hard", "you,expert"]);
    check(&["play", "duel", "--options", ""], &["first=random", "sides=day"]);
    check(&["play", "duel", "--lang", ""], &["en", "sv", "fi"]);
    check(&["play", "dice", "--boards", ""], &["stand-in", "balanced"]);
    check(&["play", "--resume", "du"], &["duel-20"]);
    check(&["analyse", "du"], &["duel-20"]);
    check(&["games", "show", ""], &["duel-20"]);
    check(&["arena", "--bots", "ex"], &["expert"]);
    check(&["best", "--bot", ""], &["search"]);
    for shell in ["bash", "zsh", "fish"] {
        let ran = run(&["completions", shell], "");
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("COMPLETE") && ran.out.contains("mirabilia"), "{}", ran.out);
    }
}

#[test]
fn manual_pages_are_about_commands() {
    let folder = Folder::new();
    assert_eq!(run(&["man", "--dir", &folder.at("man1")], "").code, 0);
    let pages = std::fs::read_dir(folder.path("man1")).unwrap();
    let names: Vec<String> =
        pages.map(|page| page.unwrap().file_name().into_string().unwrap()).collect();
    assert!(!names.iter().any(|name| name.contains("help")), "{names:?}");
    for name in COMMANDS {
        assert!(names.contains(&format!("mirabilia-{name}.1")), "{name}: {names:?}");
    }
    assert!(names.contains(&"mirabilia-games-export.1".to_owned()), "{names:?}");
}
