//! `mirabilia admin`: games listed, exported, imported and deleted, beside a running server.
#![cfg(unix)]

use std::fs;
use std::time::{Duration, UNIX_EPOCH};

use crate::common::{
    Folder, Ran, boards, command, random_dice, random_game, random_wonders, read, run,
};
use crate::server::Server;
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Fast, Luck, Options, Turn};
use serde_json::Value;

/// A database file, for which commands are run.
struct Database(String);

impl Database {
    fn of(file: &str) -> Self {
        Self(format!("sqlite://{file}"))
    }

    fn run(&self, args: &[&str]) -> Ran {
        run(&[&["admin"], args, &["--db", &self.0]].concat(), "")
    }

    /// Runs what must be done, and gives what it says.
    fn done(&self, args: &[&str]) -> String {
        let ran = self.run(args);
        assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
        ran.out
    }

    /// Runs what must be refused, with this in the message.
    fn refused(&self, args: &[&str], expected: &str) {
        let ran = self.run(args);
        assert_eq!(ran.code, 1, "{args:?}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(expected), "{args:?} should say {expected:?}:\n{}", ran.err);
    }

    fn list(&self, args: &[&str]) -> Vec<Value> {
        let out = self.done(&[&["list", "--json"], args].concat());
        out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }
}

#[test]
fn games_go_from_one_database_to_another() {
    let folder = Folder::new();
    let (from, to) = (Database::of(&folder.at("a.db")), Database::of(&folder.at("b.db")));
    let server = Server::start(&folder.at("a.db"));
    let key = server.new_key();
    let [finished, running] = [500, 5].map(|moves| {
        let table = server.duel_at_one_screen(&key);
        server.play(&key, &table, moves);
        table
    });
    let open = serde_json::json!({"game": "dice", "seats": ["you", "open"], "name": "Eve"});
    let (_, open) = server.post("/api/tables", Some(&key), &open);
    let open = open["table"].as_str().expect("an id");

    // The server runs all the while.
    assert_eq!(from.list(&[]).len(), 3);
    for (args, expected) in [
        (&["--status", "finished"][..], &*finished),
        (&["--status", "playing"], &running),
        (&["--game", "dice"], open),
        (&["--player", "eve"], open),
    ] {
        let found = from.list(args);
        assert_eq!(found.len(), 1, "{args:?}");
        assert_eq!(found[0]["table"], expected, "{args:?}");
    }
    assert_eq!(from.list(&["--game", "wonders"]).len(), 0);
    let told = from.done(&["list", "--status", "finished"]);
    assert!(
        told.starts_with(&finished) && told.contains("Ada ") && told.contains("(won)"),
        "{told}"
    );

    let ran = from.run(&["export", "--all", "--to", &folder.at("out")]);
    assert_eq!((ran.code, ran.out.starts_with("wrote 2 records")), (0, true), "{}", ran.err);
    assert!(
        ran.err.contains(&format!("duel-{running}.rec: the game is still running")),
        "{}",
        ran.err
    );
    let file = folder.at(&format!("out/duel-{finished}.rec"));
    let (_, record) = server.get(&format!("/api/games/{finished}/record"), None);
    assert_eq!(read(&file), record);
    assert_eq!(run(&["verify", &file], "").code, 0);
    let ended_at = from.list(&["--status", "finished"])[0]["updated_at"].as_u64().unwrap();
    let time = fs::metadata(&file).unwrap().modified().unwrap();
    assert_eq!(time.duration_since(UNIX_EPOCH).unwrap(), Duration::from_millis(ended_at));
    from.refused(&["export", open, "--to", &folder.at("out")], "its game has not started");
    from.refused(&["export", "nosuchtable0"], "no table \"nosuchtable0\"");

    assert_eq!(to.done(&["import", &file]), format!("{file}: table {finished}\n"));
    assert_eq!(
        to.done(&["import", &file]),
        format!("{file}: already imported as table {finished}\n")
    );
    let renamed = folder.with("renamed.rec", &record);
    let said = to.done(&["import", &renamed]);
    assert_eq!(said, format!("{renamed}: already imported as table {finished}\n"));
    let running_file = folder.at(&format!("out/duel-{running}.rec"));
    to.refused(&["import", &running_file], "the game is not over");
    assert_eq!(to.list(&[]).len(), 1);
    let (old, new) = (&from.list(&["--status", "finished"])[0], &to.list(&[])[0]);
    for field in ["table", "game", "seats", "winners", "totals", "end", "updated_at"] {
        assert_eq!(new[field], old[field], "{field}");
    }

    // The other server shows it like one of its own.
    let other = Server::start(&folder.at("b.db"));
    assert_eq!(other.get(&format!("/api/games/{finished}/record"), None), (200, record));
    let seen = other.table(&other.new_key(), &finished);
    let before = server.table(&key, &finished);
    for part in ["log", "fairness"] {
        assert_eq!(seen[part], before[part], "{part}");
    }
    assert_eq!(seen["play"]["ending"], before["play"]["ending"]);
    assert_eq!(other.end().code(), Some(0));
    assert_eq!(server.end().code(), Some(0));
}

/// A random game of Dice on these boards.
fn random_on(boards: BoardsRef) -> AnyTable {
    let mut options = Options::default();
    options.set("boards", &format!("{} {}", boards.name, boards.fingerprint));
    let mut table = AnyTable::new(GameKind::Dice, 2, &options, vec![]).expect("a set-up");
    let mut luck = Fast::new(8);
    loop {
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => table.deal(&mut luck),
            Turn::Seats(_) => {
                let lines = table.legal_lines();
                let line = &lines[luck.below(lines.len() as u32) as usize];
                table.step(line).expect("a listed move is legal");
            }
        }
    }
}

#[test]
fn records_of_all_games_come_back_as_they_were() {
    let folder = Folder::new();
    let database = Database::of(&folder.at("games.db"));
    let own = boards("our-own", 5);
    let read_boards = BoardsRef::read(&own).unwrap();
    let games = [
        ("duel", random_game(7, "", |_| {})),
        ("wonders", random_wonders(5, 7, "")),
        ("dice", random_dice(3, 7)),
        ("dice", random_on(read_boards)),
    ];
    let own_file = folder.with("own.toml", &own);
    for (number, (game, table)) in games.iter().enumerate() {
        let text = table.write();
        let file = folder.with(&format!("game{number}.rec"), &text);
        if number == 3 {
            database.refused(&["import", &file], "are unknown");
        }
        let mut args = vec!["import", "--listed", &file];
        if number == 3 {
            args.extend(["--boards", &own_file]);
        }
        let said = database.done(&args);
        let id = said.trim_end().rsplit(' ').next().unwrap();
        let listed = &database.list(&["--game", game])[0];
        assert_eq!(listed["listed"], true);
        let again = database.done(&args);
        assert!(again.contains("already imported as table"), "{again}");
        let out = folder.at(&format!("out{number}"));
        database.done(&["export", id, "--to", &out]);
        assert_eq!(read(format!("{out}/{game}-{id}.rec")), text);
        if number == 3 {
            let file = format!("{out}/boards-{}.toml", read_boards.fingerprint);
            assert_eq!(read(file), own);
            // What was exported together is imported together.
            let fresh = Database::of(&folder.at("fresh.db"));
            let file = format!("{out}/{game}-{id}.rec");
            assert_eq!(fresh.done(&["import", &file]), format!("{file}: table {id}\n"));
        }
    }
    assert_eq!(database.list(&[]).len(), 4);
}

/// Several processes that import the same files at once: each game is added once, and nobody is
/// told that it is another game.
#[test]
fn the_same_files_can_be_imported_at_once() {
    let folder = Folder::new();
    let database = Database::of(&folder.at("games.db"));
    let files: Vec<String> = (0..6)
        .map(|seed| folder.with(&format!("{seed}.rec"), random_game(seed, "", |_| {}).write()))
        .collect();
    let mut args = vec!["admin", "import", "--db", &database.0];
    args.extend(files.iter().map(String::as_str));
    let running: Vec<_> = (0..4).map(|_| command(&args).spawn().expect("it runs")).collect();
    let mut added = 0;
    for child in running {
        let output = child.wait_with_output().expect("it ends");
        let err = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), &*err), (Some(0), ""));
        let out = String::from_utf8(output.stdout).expect("text");
        assert_eq!(out.lines().count(), files.len(), "{out}");
        added += out.lines().filter(|line| line.contains(": table ")).count();
    }
    assert_eq!((added, database.list(&[]).len()), (files.len(), files.len()));
}

#[test]
fn what_is_no_finished_game_is_refused_and_the_others_are_not() {
    let folder = Folder::new();
    let database = Database::of(&folder.at("games.db"));
    let good = random_game(3, "", |_| {}).write();
    let good_file = folder.with("good.rec", &good);
    let bad = folder.with("bad.rec", good.replace("mirabilia 1 duel", "mirabilia 1 chess"));
    let short = folder.with("short.rec", "mirabilia 1 duel\nseats 2\n");
    database.refused(&["import", &bad], "bad.rec: line 1: ");
    database.refused(&["import", &folder.at("none.rec")], "cannot read");
    let ran = database.run(&["import", &bad, &good_file, &short]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with(&format!("{good_file}: table ")), "{}", ran.out);
    assert!(ran.err.ends_with("2 of 3 records were not imported\n"), "{}", ran.err);
    assert_eq!(database.list(&[]).len(), 1);
    // Another game under an id that is there.
    let id = database.list(&[])[0]["table"].as_str().unwrap().to_owned();
    let other = random_game(4, "", |_| {}).write();
    let other = folder.with(&format!("duel-{id}.rec"), other);
    database.refused(&["import", &other], "is another game");
}

#[test]
fn luck_that_is_not_as_promised_is_not_taken_over() {
    let folder = Folder::new();
    let server = Server::start(&folder.at("a.db"));
    let key = server.new_key();
    let table = server.duel_at_one_screen(&key);
    server.play(&key, &table, 500);
    let (_, record) = server.get(&format!("/api/games/{table}/record"), None);
    let number = record.replace("0:c0ffee", "0:c0ffef");
    assert_ne!(number, record);
    let file = folder.with("game.rec", number);
    let database = Database::of(&folder.at("b.db"));
    database.refused(&["import", &file], "the draws do not match the commitment: step ");
}

#[test]
fn deleting_is_asked_for_and_all_or_nothing() {
    let folder = Folder::new();
    let database = Database::of(&folder.at("games.db"));
    let file = folder.with("game.rec", random_game(5, "", |_| {}).write());
    let said = database.done(&["import", &file]);
    let id = said.trim_end().rsplit(' ').next().unwrap();
    database.refused(&["delete", id], "use --yes to skip confirmation");
    database.refused(&["delete", "--yes", id, "nosuchtable0"], "no table \"nosuchtable0\"");
    assert_eq!(database.list(&[]).len(), 1);
    assert!(database.done(&["delete", "--yes", id]).starts_with("deleted 1 table from sqlite://"));
    assert_eq!(database.list(&[]).len(), 0);
    database.refused(&["delete", "--yes", id], "no table");
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let folder = Folder::new();
    let database = Database::of(&folder.at("none.db"));
    for args in [&["list"][..], &["export", "--all"], &["delete", "--yes", "0123456789ab"]] {
        database.refused(args, "no database ");
    }
    assert!(!folder.path("none.db").exists());
    let ran = run(&["admin", "list", "--status", "gone"], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("open, playing, finished, closed"), "{}", ran.err);
}
