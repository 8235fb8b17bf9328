//! Saved games: every game that is played stays, and the commands find it.

use crate::common::{Folder, Ran, boards, flat, read, run_in};
use serde_json::Value;

/// Numbers for a whole game.
fn numbers() -> String {
    "3\n2\n1\n".repeat(100)
}

fn play(data: &Folder, args: &[&str], input: &str) -> Ran {
    let ran = run_in(data, &[&["play", "--time-ms", "10", "--lang", "en"], args].concat(), input);
    assert_eq!((ran.code, &*ran.err), (0, ""), "{args:?}");
    ran
}

fn list(data: &Folder) -> Vec<Value> {
    let ran = run_in(data, &["games", "list", "--json"], "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A finished game is saved, listed, reviewed and shown without naming a file.
#[test]
fn a_finished_game_stays() {
    let data = Folder::new();
    let none = run_in(&data, &["games"], "");
    assert_eq!(none.code, 0);
    assert!(none.out.contains("You have no saved games yet."), "{}", none.out);
    for args in [&["replay"][..], &["analyse"], &["best"]] {
        let ran = run_in(&data, args, "");
        assert_eq!((ran.code, &*ran.out), (1, ""), "{args:?}");
        assert!(ran.err.contains("play one with \"mirabilia play duel\""), "{}", ran.err);
    }
    let ran = play(&data, &["duel", "--seats", "you,random", "--seed", "1"], &numbers());
    let said = flat(&ran.out);
    assert!(said.contains("The game is saved; you can leave at any time."), "{said}");
    assert!(
        said.contains("The game is saved: mirabilia analyse reviews it, mirabilia games"),
        "{said}"
    );
    let games = list(&data);
    assert_eq!(games.len(), 1);
    let name = games[0]["name"].as_str().unwrap();
    assert!(name.starts_with("duel-20") && name.ends_with("-random"), "{name}");
    assert_eq!((&games[0]["over"], &games[0]["accuracy"]), (&true.into(), &Value::Null));
    // Without a file: this game.
    let replay = run_in(&data, &["replay"], "");
    assert_eq!((replay.code, replay.err), (0, format!("Your last game: {name}\n")));
    let json = run_in(&data, &["replay", "--json"], "");
    let json: Value = serde_json::from_str(&json.out).expect("JSON only");
    assert_eq!((&json["over"], &json["steps"]), (&true.into(), &games[0]["steps"]));
    let analysed = run_in(&data, &["analyse", "--iterations", "2", "--seed", "1"], "");
    assert_eq!(analysed.code, 0, "{}", analysed.err);
    let accuracy = list(&data)[0]["accuracy"].clone();
    assert!(accuracy[0].is_number(), "{accuracy}");
    let best = run_in(&data, &["best"], "");
    assert!(best.code == 1 && best.err.contains("the game is over"), "{}", best.err);
    // The list for people.
    let table = run_in(&data, &["games"], "").out;
    let row = table.lines().nth(1).unwrap();
    for part in ["1  20", "  Duel  ", "you, Random", " %"] {
        assert!(row.contains(part), "{part}: {table}");
    }
    assert!(row.contains("won ") || row.contains("lost "), "{table}");
    assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
    let shown = run_in(&data, &["games", "show", "1"], "");
    assert_eq!(shown.out, replay.out);
}

/// A game is saved from the moment it is dealt, also from a pipe, and resumed by number or name.
#[test]
fn a_running_game_is_saved_from_the_first_deal() {
    let data = Folder::new();
    let left = play(&data, &["wonders", "--seats", "you,random,random", "--seed", "2"], "");
    let name = list(&data)[0]["name"].as_str().unwrap().to_owned();
    assert!(name.ends_with("-2-random"), "{name}");
    assert!(
        left.out.ends_with(&format!("Resume with: mirabilia play --resume {name}\n")),
        "{}",
        left.out
    );
    let again = play(&data, &["--resume", &name], "1\n");
    assert!(again.out.contains("Resumed after 3 steps."), "{}", again.out);
    let opened = run_in(&data, &["games", "open", "1", "--lang", "en"], "1\n");
    assert_eq!(opened.code, 0, "{}", opened.err);
    assert!(opened.out.contains("Resumed after"), "{}", opened.out);
    let games = list(&data);
    assert_eq!(games.len(), 1, "it is the same game: {games:?}");
    assert_eq!(
        (&games[0]["over"], games[0]["names"].as_array().unwrap().len()),
        (&false.into(), 3)
    );
    let table = run_in(&data, &["games"], "").out;
    assert!(table.contains("unfinished: Age I"), "{table}");
    assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
    let best = run_in(&data, &["best", "--iterations", "2", "--seat", "you"], "");
    assert_eq!(best.code, 0, "{}", best.err);
    // Not saved, and said so.
    let ran = play(&data, &["duel", "--seats", "you,random", "--no-save"], "1\n");
    assert!(ran.out.contains("The game is not saved"), "{}", ran.out);
    assert_eq!(list(&data).len(), 1);
    // Games of bots alone are not the user's.
    play(&data, &["duel", "--seats", "random,random", "--seed", "1"], "");
    assert_eq!(list(&data).len(), 1);
    let locks = std::fs::read_dir(data.path("data/mirabilia/games")).unwrap();
    assert_eq!(locks.count(), 1, "no lock or temporary file stays behind");
}

#[test]
fn games_are_exported_and_deleted() {
    let data = Folder::new();
    let mine = data.with("mine.toml", boards("mine", 9));
    play(&data, &["dice", "--seats", "you,random", "--boards", &mine, "--seed", "2"], "");
    play(&data, &["duel", "--seats", "you,random", "--seed", "1"], "1\n");
    // A record with boards of its own can be read wherever it is: they lie beside it.
    let dice = data.at("dice.rec");
    let ran = run_in(&data, &["games", "export", "2", "--to", &dice], "");
    assert_eq!((ran.code, ran.out), (0, format!("The record is in {dice}.\n")), "{}", ran.err);
    assert!(ran.err.contains("hidden") || ran.err.is_empty(), "{}", ran.err);
    assert_eq!(run_in(&data, &["replay", &dice], "").code, 0);
    assert_eq!(run_in(&data, &["replay", "2"], "").code, 0);
    let before = read(&dice);
    let ran = run_in(&data, &["games", "export", "1", "--to", &dice], "");
    assert!(ran.code == 1 && ran.err.contains("the file exists"), "{}", ran.err);
    assert_eq!(read(&dice), before, "it is never overwritten");
    let names = std::fs::read_dir(data.path("")).unwrap().map(|entry| entry.unwrap().file_name());
    let unfinished = names.filter(|name| name.to_string_lossy().ends_with(".tmp"));
    assert_eq!(unfinished.count(), 0, "nothing half-written is left");
    let out = run_in(&data, &["games", "export", "1", "--to", "-"], "").out;
    assert!(out.starts_with("mirabilia 1 duel\n"), "{out}");
    let ran = run_in(&data, &["games", "delete", "1"], "");
    assert!(ran.code == 1 && ran.err.contains("use --yes to skip confirmation"), "{}", ran.err);
    let ran = run_in(&data, &["games", "delete", "--yes", "1", "7"], "");
    assert!(ran.code == 1 && ran.err.contains("no saved game 7; games are 1 to 2"), "{}", ran.err);
    assert_eq!(list(&data).len(), 2, "all or nothing");
    let ran = run_in(&data, &["games", "delete", "--yes", "1"], "");
    assert_eq!((ran.code, &*ran.out), (0, "One game was deleted.\n"));
    let left = list(&data);
    assert_eq!((left.len(), &left[0]["game"]), (1, &"dice".into()));
}
