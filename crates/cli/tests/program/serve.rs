//! `mirabilia serve`: how it begins, what it refuses, how it ends.
#![cfg(unix)]

use std::net::TcpListener;

use crate::common::{Folder, read, run};
use crate::server::Server;
use serde_json::json;

#[test]
fn it_says_where_it_is_and_that_it_is_well() {
    let folder = Folder::new();
    let file = folder.at("games.db");
    let server = Server::start(&file);
    assert_eq!(server.said[1], format!("Games are stored in sqlite://{file}"));
    for path in ["/healthz", "/readyz"] {
        assert_eq!(server.get(path, None), (200, "ok\n".to_owned()), "{path}");
    }
    let (status, head, _) = server.ask("GET", "/api/me", None, None);
    assert_eq!(status, 200);
    for header in ["content-security-policy: default-src 'none'", "x-content-type-options: nosniff"]
    {
        assert!(head.contains(header), "{head}");
    }
    let (status, figures) = server.get("/metrics", None);
    assert_eq!(status, 200);
    assert!(
        figures.contains("mirabilia_requests_total{path=\"/ops\",status=\"200\"}"),
        "{figures}"
    );
    let (status, body) = server.get("/api/nothing", None);
    assert_eq!(status, 404);
    assert!(body.contains("request/not-found"), "{body}");
    assert_eq!(server.end().code(), Some(0));
}

#[test]
fn what_cannot_begin_is_refused_in_one_message() {
    let folder = Folder::new();
    let held = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = held.local_addr().unwrap().to_string();
    let text =
        folder.with("text.db", "these are no games, but a text that is long enough to be read");
    let new = format!("sqlite://{}", folder.at("new.db"));
    let check = |args: &[&str], expected: &[&str]| {
        let ran = run(&[&["serve"], args].concat(), "");
        assert_eq!((ran.code, &*ran.out), (1, ""), "{args:?}: {}", ran.err);
        for part in expected {
            assert!(ran.err.contains(part), "{args:?} should say {part:?}:\n{}", ran.err);
        }
        assert_eq!(ran.err.lines().filter(|line| line.starts_with("mirabilia: ")).count(), 1);
    };
    check(&["--addr", &taken, "--db", &new], &[&format!("cannot listen on {taken}"), "--addr"]);
    let free = ["--addr", "127.0.0.1:0", "--db"];
    check(&[&free[..], &["games.db"]].concat(), &["invalid database URL games.db"]);
    check(&[&free[..], &["sqlite://"]].concat(), &["the file name is missing"]);
    check(&[&free[..], &[&format!("sqlite://{text}")]].concat(), &["text.db"]);
    assert!(read(&text).starts_with("these are no games"));
}

#[test]
fn a_newer_database_is_refused_and_left_alone() {
    let folder = Folder::new();
    let file = folder.at("games.db");
    // A server that ends in a hurry may leave its last pages in the log beside the file; the next one
    // takes them over. Here the file must be all there is.
    let log = format!("{file}-wal");
    for _ in 0..5 {
        assert_eq!(Server::start(&file).end().code(), Some(0));
        if !std::fs::exists(&log).unwrap() {
            break;
        }
    }
    assert!(!std::fs::exists(&log).unwrap(), "the log is taken over");
    // The version of an SQLite file is in the bytes from 60 on, highest first.
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
    std::fs::write(&file, &bytes).unwrap();
    for command in [&["serve", "--addr", "127.0.0.1:0"][..], &["admin", "list"]] {
        let db = format!("sqlite://{file}");
        let ran = run(&[command, &["--db", &db]].concat(), "");
        assert_eq!(ran.code, 1, "{}", ran.err);
        assert!(ran.err.contains("has schema version 99"), "{}", ran.err);
        assert!(ran.err.contains("start a newer program"), "{}", ran.err);
    }
    assert_eq!(std::fs::read(&file).unwrap(), bytes);
}

#[test]
fn a_game_survives_the_end_of_the_server() {
    let folder = Folder::new();
    let file = folder.at("games.db");
    let server = Server::start(&file);
    let key = server.new_key();
    let table = server.duel_at_one_screen(&key);
    server.play(&key, &table, 9);
    let now = server.table(&key, &table);
    let command = Server::first_move(&now, "the last one");
    let path = format!("/api/tables/{table}/commands");
    let (status, answer) = server.post(&path, Some(&key), &command);
    assert_eq!(status, 200, "{answer}");
    let before = server.table(&key, &table);
    assert_eq!(server.end().code(), Some(0));

    let server = Server::start(&file);
    let after = server.table(&key, &table);
    for part in ["seq", "log", "play", "fairness", "you"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    // Sent again, it is answered as before and not done again.
    assert_eq!(server.post(&path, Some(&key), &command), (200, answer));
    assert_eq!(server.table(&key, &table)["seq"], before["seq"]);
    // A move for another moment brings the present one along.
    let stale = json!({"id": "stale", "do": "move", "seat": 0, "at": 0, "move": "build quarry"});
    let (status, answer) = server.post(&path, Some(&key), &stale);
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("play/stale")));
    assert_eq!(answer["error"]["now"]["play"], before["play"]);
    server.play(&key, &table, 500);
    let end = server.table(&key, &table);
    assert_eq!(end["table"]["status"], "finished");
    assert_eq!(end["fairness"]["commitment"], before["fairness"]["commitment"]);
    let (_, record) = server.get(&format!("/api/games/{table}/record"), None);
    let ran = run(&["verify", "-"], record);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(server.end().code(), Some(0));
}

#[test]
fn two_servers_never_share_a_file() {
    let folder = Folder::new();
    let file = folder.at("games.db");
    let server = Server::start(&file);
    let db = format!("sqlite://{file}");
    let ran = run(&["serve", "--addr", "127.0.0.1:0", "--db", &db], "");
    assert_eq!((ran.code, &*ran.out), (1, ""), "{}", ran.err);
    assert!(ran.err.contains("another server already uses"), "{}", ran.err);
    assert!(ran.err.contains("choose another database with --db"), "{}", ran.err);
    // What manages games works beside a server.
    assert_eq!(run(&["admin", "list", "--db", &db], "").code, 0);
    assert_eq!(server.end().code(), Some(0));
    assert!(!std::fs::exists(format!("{file}.lock")).unwrap());
    assert_eq!(Server::start(&file).end().code(), Some(0), "the next one starts");
}

/// A host name is an address, and whoever starts a server is told how to stop it, and that no
/// browser could be opened.
#[test]
fn a_server_for_a_person_explains_itself() {
    use std::io::{BufRead, BufReader};
    let folder = Folder::new();
    let args = ["serve", "--addr", "localhost:0", "--open", "--db", "memory:"];
    let mut command = crate::common::command(&args);
    // A path without xdg-open.
    let mut child = command.env("PATH", folder.path("")).spawn().unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let said: Vec<String> = out.lines().take(3).map(|line| line.unwrap()).collect();
    assert!(said[0].starts_with("Mirabilia is at http://127.0.0.1:"), "{said:?}");
    assert!(said[2].starts_with("No browser could be opened; open http://127.0.0.1:"), "{said:?}");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn without_a_command_it_serves() {
    let ran = run(&["--help"], "");
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("same as: mirabilia serve --open"), "{}", ran.out);
    let ran = run(&["serve", "--help"], "");
    assert!(ran.out.contains("Example:\n  mirabilia serve --open"), "{}", ran.out);
}
