//! `mirabilia admin`: people warned, banned, exported and deleted, and old tables cleaned up, beside a
//! running server.
#![cfg(unix)]

use std::time::{Duration, Instant};

use crate::common::{Folder, run};
use crate::server::Server;
use serde_json::{Value, json};

/// Runs a command that must succeed, and gives what it says.
fn admin(file: &str, args: &[&str]) -> String {
    let db = format!("sqlite://{file}");
    let ran = run(&[&["admin"], args, &["--db", &db]].concat(), "");
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    ran.out
}

fn refused(file: &str, args: &[&str], expected: &str) {
    let db = format!("sqlite://{file}");
    let ran = run(&[&["admin"], args, &["--db", &db]].concat(), "");
    assert_eq!(ran.code, 1, "{args:?}: {}", ran.out);
    assert!(ran.err.contains(expected), "{args:?} should say {expected:?}:\n{}", ran.err);
}

/// A table of two people, with the id of the second.
fn two_people(server: &Server, file: &str) -> (String, String, String, String) {
    let (ada, bo) = (server.new_key(), server.new_key());
    let new = json!({"game": "duel", "seats": ["you", "open"], "name": "Ada"});
    let (_, created) = server.post("/api/tables", Some(&ada), &new);
    let table = created["table"].as_str().expect("an id").to_owned();
    let sit = json!({"id": "1", "do": "sit", "seat": 1, "name": "Bo"});
    assert_eq!(server.post(&format!("/api/tables/{table}/commands"), Some(&bo), &sit).0, 200);
    let people = admin(file, &["people", "--table", &table]);
    let line = people.lines().find(|line| line.ends_with("  Bo")).expect("Bo is at the table");
    let id = line.split(' ').next().expect("an id").to_owned();
    (ada, bo, table, id)
}

#[test]
fn a_report_leads_to_a_warning_and_a_ban() {
    let folder = Folder::new();
    let file = folder.at("games.db");
    let server = Server::start(&file);
    let (ada, bo, table, id) = two_people(&server, &file);
    let report = json!({"seat": 1, "text": "he insults me"});
    let path = format!("/api/tables/{table}/report");
    let (status, _, _) = server.ask("POST", &path, Some(&ada), Some(&report));
    assert_eq!(status, 204);
    let log = admin(&file, &["log", "--reports"]);
    assert!(log.contains(&id) && log.contains(&table) && log.contains("he insults me"), "{log}");

    assert_eq!(admin(&file, &["warn", &id, "Please stay polite."]), "warned Bo\n");
    assert_eq!(server.get_json("/api/me", &bo)["warning"], "Please stay polite.");
    assert_eq!(server.get_json("/api/me", &ada).get("warning"), None);

    admin(&file, &["ban", &id, "--days", "7", "--reason", "insults"]);
    assert!(admin(&file, &["ban"]).starts_with(&format!("{id}  since ")));
    let started = Instant::now();
    // Servers read the bans every 15 seconds.
    while server.get("/api/me", Some(&bo)).0 != 403 {
        assert!(started.elapsed() < Duration::from_mins(1), "never banned");
        std::thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(server.get("/api/me", Some(&ada)).0, 200);
    admin(&file, &["unban", &id]);
    refused(&file, &["unban", &id], "is not banned");
    refused(&file, &["ban", "nobody"], "no person \"nobody\"");
    let log = admin(&file, &["log"]);
    let actions: Vec<&str> = log.lines().filter_map(|line| line.split("  ").nth(1)).collect();
    assert_eq!(actions, ["unban", "ban", "warn", "report"]);
}

#[test]
fn a_person_is_exported_revoked_and_deleted() {
    let folder = Folder::new();
    let file = folder.at("games.db");
    let server = Server::start(&file);
    let (_, bo, table, id) = two_people(&server, &file);
    let say = json!({"id": "2", "do": "say", "text": "my secret life"});
    assert_eq!(server.post(&format!("/api/tables/{table}/commands"), Some(&bo), &say).0, 200);
    let data: Value = serde_json::from_str(&admin(&file, &["people", "--export", &id])).unwrap();
    assert_eq!(
        (&data["name"], &data["tables"][0]["chat"]),
        (&json!("Bo"), &json!(["my secret life"]))
    );
    assert!(admin(&file, &["people", "--keys", &id]).contains("script"));
    assert_eq!(admin(&file, &["people", "--revoke", &id]), "revoked keys: 1\n");
    assert_eq!(admin(&file, &["people", "--keys", &id]), "");
    assert_eq!(server.end().code(), Some(0));
    let said = admin(&file, &["people", "--delete", &id]);
    assert!(said.contains("changed: 1"), "{said}");
    refused(&file, &["people", "--export", &id], "no person");
    let server = Server::start(&file);
    assert_eq!(server.get("/api/me/keys", Some(&bo)).0, 401);
    let now = server.table(&server.new_key(), &table).to_string();
    assert!(!now.contains("Bo") && !now.contains("my secret life"), "{now}");
}

#[test]
fn old_tables_are_cleaned_up_after_a_dry_run() {
    let folder = Folder::new();
    let file = folder.at("games.db");
    let server = Server::start(&file);
    let key = server.new_key();
    let tables: Vec<String> = (0..3)
        .map(|_| {
            let table = server.duel_at_one_screen(&key);
            server.play(&key, &table, 500);
            table
        })
        .collect();
    let running = server.duel_at_one_screen(&key);
    refused(&file, &["clean"], "say what to keep");
    let said = admin(&file, &["clean", "--tables", "1", "--dry-run"]);
    assert!(said.contains(&tables[0]) && said.contains("would delete tables: 2"), "{said}");
    assert!(!said.contains(&running) && !said.contains(&tables[2]), "{said}");
    assert_eq!(admin(&file, &["list"]).lines().count(), 4);
    let said = admin(&file, &["clean", "--tables", "1"]);
    assert!(said.starts_with("deleted tables: 2, people: 0"), "{said}");
    assert_eq!(admin(&file, &["list"]).lines().count(), 2);
    assert!(admin(&file, &["clean", "--days", "1"]).starts_with("deleted tables: 0"));
    assert_eq!(server.get(&format!("/api/games/{}/record", tables[0]), None).0, 404);
}
