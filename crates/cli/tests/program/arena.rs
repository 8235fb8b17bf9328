//! `mirabilia arena` through the real binary.

use crate::common::{self, Folder, read, run};
use mirabilia_games::AnyTable;
use serde_json::Value;

/// The JSON of a match, and what stood on standard error.
fn json(args: &[&str]) -> Value {
    let mut all = vec!["arena", "--json"];
    all.extend(args);
    let ran = run(&all, "");
    assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn the_json_is_what_others_rely_on() {
    for (game, seats, seat_games) in
        [("duel", 2, [6, 6]), ("wonders", 4, [8, 24]), ("dice", 3, [6, 12])]
    {
        let games = seat_games[0];
        let report = json(&[
            "--game",
            game,
            "--seats",
            &seats.to_string(),
            "--bots",
            "greedy,random",
            "--games",
            &games.to_string(),
            "--seed",
            "7",
        ]);
        assert_eq!(report["game"], game);
        assert_eq!(report["seats"], seats);
        assert_eq!(report["games"], games);
        assert_eq!(report["seed"], 7);
        let bots = report["bots"].as_array().unwrap();
        let mut victories = 0.0;
        for ((bot, name), seat_games) in bots.iter().zip(["greedy", "random"]).zip(seat_games) {
            assert_eq!(bot["bot"], name);
            assert_eq!(bot["games"], seat_games);
            let count = |field: &str| bot[field].as_u64().unwrap();
            assert_eq!(count("wins") + count("draws") + count("losses"), seat_games);
            for field in ["score", "mean_points", "elo", "elo_error", "ms_per_move"] {
                assert!(bot[field].is_f64(), "{game}: {field} of {bot}");
            }
            victories += bot["score"].as_f64().unwrap() * seat_games as f64;
        }
        assert!((victories - games as f64).abs() < 1e-9, "{report}");
        assert_eq!(bots[1]["elo"], 0.0, "the last bot is the measure");
        assert_eq!(bots.len(), 2);
    }
}

#[test]
fn the_seed_decides_the_match_on_any_number_of_threads() {
    let play = |seed: &str, threads: &str| {
        let mut report = json(&[
            "--game",
            "duel",
            "--bots",
            "search,greedy,random",
            "--games",
            "12",
            "--iterations",
            "10",
            "--seed",
            seed,
            "--threads",
            threads,
        ]);
        for bot in report["bots"].as_array_mut().unwrap() {
            bot["ms_per_move"] = Value::Null; // what a clock measured
        }
        report
    };
    let one = play("7", "1");
    assert_eq!(one, play("7", "3"));
    assert_ne!(one["bots"], play("8", "1")["bots"]);
    // Every pair met twice on each deal.
    assert!(one["bots"].as_array().unwrap().iter().all(|bot| bot["games"] == 8), "{one}");
}

#[test]
fn the_table_names_everybody_strongest_first() {
    let args =
        ["arena", "--game", "duel", "--bots", "random,greedy", "--games", "21", "--seed", "3"];
    let ran = run(&args, "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    let out = common::flat(&ran.out);
    assert!(out.starts_with("7 Wonders Duel, 2 seats: 21 games on 11 deals, seed 3."), "{out}");
    assert!(out.contains("Some deals are incomplete: a complete deal takes 2 games."), "{out}");
    let head = lines.iter().position(|line| line.trim_start().starts_with('#')).unwrap();
    let names: Vec<&str> =
        lines[head + 1..head + 3].iter().map(|l| l.split_whitespace().nth(1).unwrap()).collect();
    assert_eq!(names, ["greedy", "random"], "{}", ran.out);
    assert!(out.contains("50.0 % is even"), "{out}");
}

/// The standings fit the page and speak the user's language; programs read the same in all.
#[test]
fn the_table_fits_and_speaks_the_language() {
    #[rustfmt::skip]
    let match_of = |game: &'static str| vec![
        "arena", "--game", game, "--seats", if game == "duel" { "2" } else { "3" }, "--games", "7",
        "--bots", "search@20,greedy,random", "--iterations", "10", "--seed", "3",
    ];
    for game in ["duel", "wonders", "dice"] {
        let said = |more: &[&str]| {
            let ran = run(&[&match_of(game), more].concat(), "");
            assert_eq!((ran.code, &*ran.err), (0, ""), "{game} {more:?}");
            ran.out
        };
        let english = said(&["--lang", "en"]);
        assert_eq!(english.matches("LOS, %").count(), 1, "{english}");
        for lang in ["sv", "fi"] {
            let told = said(&["--lang", lang]);
            let wide = told.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{game} in {lang}");
            let word = |line: &&str| line.split_whitespace().filter(|w| w.len() > 4).count() > 2;
            let mut shared = told.lines().filter(word).filter(|l| english.lines().any(|o| o == *l));
            assert_eq!(shared.next(), None, "{game} in {lang}");
        }
        let json = |lang: &str| {
            let mut report: Value =
                serde_json::from_str(&said(&["--json", "--lang", lang])).unwrap();
            for bot in report["bots"].as_array_mut().unwrap() {
                bot["ms_per_move"] = Value::Null; // what a clock measured
            }
            report
        };
        assert_eq!(json("en"), json("fi"));
        assert_eq!(json("en")["budget"], "10 iterations per move");
    }
    let output = common::command(&match_of("wonders")).env("COLUMNS", "40").output().unwrap();
    let narrow = String::from_utf8(output.stdout).unwrap();
    assert!(narrow.lines().all(|line| line.chars().count() <= 40), "{narrow}");
    assert!(narrow.contains("LOS, %"), "no column is lost: {narrow}");
}

#[test]
fn records_are_kept_and_replay() {
    let folder = Folder::new();
    let here = folder.at("games/of today");
    json(&[
        "--game",
        "dice",
        "--boards",
        "stand-in",
        "--seats",
        "3",
        "--bots",
        "greedy,random",
        "--games",
        "4",
        "--records",
        &here,
    ]);
    let mut files: Vec<_> =
        std::fs::read_dir(&here).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 4);
    assert!(files[3].ends_with("game-000004.rec"), "{files:?}");
    for file in &files {
        let text = read(file);
        let table = AnyTable::read(&text).unwrap();
        assert!(table.outcome().is_some());
        assert_eq!(table.write(), text);
    }
    let names = AnyTable::read(&read(&files[1])).unwrap().names().to_vec();
    assert_eq!(names, ["random 1", "greedy", "random 2"]);
    // A second match does not mix its games with the first.
    let ran = run(
        &["arena", "--game", "duel", "--bots", "random", "--games", "1", "--records", &here],
        "",
    );
    assert_eq!((ran.code, &*ran.out), (1, ""));
    assert!(ran.err.contains("it is not empty"), "{}", ran.err);
}

#[test]
fn the_picture_shows_every_bot_and_the_command() {
    let folder = Folder::new();
    let file = folder.at("match.svg");
    json(&[
        "--game",
        "duel",
        "--bots",
        "greedy,random",
        "--games",
        "8",
        "--seed",
        "5",
        "--svg",
        &file,
    ]);
    let svg = read(&file);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    for word in [
        ">greedy<",
        ">random<",
        "--bots greedy,random --games 8 --seed 5",
        "prefers-color-scheme:dark",
    ] {
        assert!(svg.contains(word), "{word} in {svg}");
    }
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let report = json(&[
        "--game",
        "duel",
        "--bots",
        "greedy,random",
        "--games",
        "100000",
        "--sprt",
        "-50",
        "50",
        "--seed",
        "7",
    ]);
    assert_eq!(report["sprt"]["verdict"], "elo1", "{report}");
    assert!(report["games"].as_u64().unwrap() < 1000, "{report}");
    let args = [
        "arena",
        "--game",
        "wonders",
        "--bots",
        "random,greedy",
        "--games",
        "9000",
        "--sprt",
        "0",
        "50",
        "--seed",
        "7",
    ];
    let ran = run(&args, "");
    let out = common::flat(&ran.out);
    assert!(out.contains("random is +0 rather than +50"), "{out}");
}

#[test]
fn a_bot_may_be_given_a_budget_of_its_own() {
    let report =
        json(&["--game", "duel", "--bots", "search@5ms,search@3", "--games", "2", "--seed", "7"]);
    assert_eq!(report["bots"][0]["bot"], "search@5ms");
    assert!(report["bots"][0]["max_over_ms"].is_f64(), "{report}");
    assert!(report["bots"][1]["max_over_ms"].is_null(), "{report}");
}

#[test]
fn wrong_usage_ends_with_2_and_wrong_input_with_1() {
    let folder = Folder::new();
    let file = folder.with("file", "x");
    let within = folder.at("none/a.svg");
    let base = ["arena", "--game", "duel", "--bots", "greedy,random", "--games", "2"];
    #[rustfmt::skip]
    let cases: &[(&[&str], i32, &str)] = &[
        (&["arena"], 2, "--game"),
        (&["arena", "--game", "chess", "--bots", "random", "--games", "2"], 2, "[possible values: duel"),
        (&["arena", "--game", "duel", "--bots", "hal", "--games", "2"], 2, "bots are random"),
        (&["arena", "--game", "duel", "--bots", "random@x", "--games", "2"], 2, "such as search@200 or search@50ms"),
        (&["arena", "--game", "duel", "--bots", "random", "--games", "0"], 2, "expected a whole number from 1 to"),
        (&["arena", "--game", "duel", "--bots", "random,greedy,random", "--games", "2"], 2, "named twice"),
    ];
    #[rustfmt::skip]
    let more: &[(&[&str], i32, &str)] = &[
        (&["--time-ms", "5", "--iterations", "5"], 2, "cannot be used with"),
        (&["--threads", "0"], 2, "expected a whole number from 1 to 1024"),
        (&["--seed", "x"], 2, "--seed"),
        (&["--sprt", "5"], 2, "2 values required"),
        (&["--sprt", "5", "5"], 2, "the smaller one first"),
        (&["--boards", "stand-in"], 2, "--boards works only with dice"),
        (&["--seats", "3"], 2, "--seats: seats is \"3\"; expected 2"),
        (&["--options", "first"], 2, "options is \"first\"; expected words"),
        (&["--options", "first=9"], 2, "first is \"9\"; expected one of 0, 1, random"),
        (&["--records", &file], 1, "--records: cannot create"),
        (&["--svg", &within], 1, "--svg: cannot write"),
    ];
    let check = |args: &[&str], code: i32, message: &str| {
        let ran = run(args, "");
        assert_eq!((ran.code, &*ran.out), (code, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(message), "{args:?}: {}", ran.err);
    };
    for (args, code, message) in cases {
        check(args, *code, message);
    }
    for (args, code, message) in more {
        check(&[&base[..], args].concat(), *code, message);
    }
}

#[test]
fn help_has_examples() {
    let ran = run(&["arena", "--help"], "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    assert!(ran.out.contains("Example:\n  mirabilia arena --game duel"), "{}", ran.out);
}

/// Ctrl-C while a long match is played: it ends soon, with what it has, as JSON.
#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_is_done() {
    use std::process::Command;
    use std::time::{Duration, Instant};

    let folder = Folder::new();
    let here = folder.at("games");
    let args = [
        "arena",
        "--game",
        "duel",
        "--bots",
        "greedy,random",
        "--games",
        "10000000",
        "--json",
        "--records",
        &here,
    ];
    let child = common::command(&args).spawn().unwrap();
    // Wait until games have been finished: their records tell.
    let start = Instant::now();
    while std::fs::read_dir(&here).map_or(0, Iterator::count) < 3 {
        assert!(start.elapsed() < Duration::from_mins(1), "no game was finished");
        std::thread::yield_now();
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["interrupted"], true);
    let games = report["games"].as_u64().unwrap();
    assert!((3..10_000_000).contains(&games), "{games}");
}
