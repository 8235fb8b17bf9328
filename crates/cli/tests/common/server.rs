//! A server of the real binary, and what a small client needs to play on it.
#![allow(dead_code)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

/// A server that runs until it is ended or dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) addr: String,
    /// What it said when it began.
    pub(crate) said: Vec<String>,
}

impl Server {
    /// Starts on a free port with the games in this file.
    pub(crate) fn start(file: &str) -> Self {
        let db = format!("sqlite://{file}");
        // Tests play faster than people may.
        let limits = ["--limit-requests", "10000", "--limit-commands", "10000"];
        let args = [&["serve", "--addr", "127.0.0.1:0", "--db", &db][..], &limits].concat();
        let mut child = Command::new(env!("CARGO_BIN_EXE_mirabilia"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let said: Vec<String> = out.lines().take(2).map(|line| line.expect("a line")).collect();
        let first = said.first().expect("it says where it is");
        let addr = first.strip_prefix("Mirabilia is at http://").expect("an address").to_owned();
        let server = Self { child, addr, said };
        // It listens before it answers, and only then knows how to end.
        assert_eq!(server.get("/healthz", None).0, 200);
        server
    }

    /// Asks for the end as `kill` and systemd do, and waits for it.
    pub(crate) fn end(mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        let told = Command::new("sh").args(["-c", &format!("kill -TERM {id}")]).status();
        assert!(told.expect("a shell").success());
        self.child.wait().expect("it ends")
    }

    /// One request: the status, the headers, the body.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        key: Option<&str>,
        body: Option<&Value>,
    ) -> (u16, String, String) {
        let mut line = TcpStream::connect(&self.addr).expect("a connection");
        line.set_read_timeout(Some(Duration::from_mins(1))).expect("a timeout");
        let body = body.map(Value::to_string).unwrap_or_default();
        let key = key.map_or_else(String::new, |key| format!("Authorization: Bearer {key}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{key}Content-Length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        line.write_all(request.as_bytes()).expect("a request is sent");
        let mut answer = String::new();
        line.read_to_string(&mut answer).expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.expect("a status"), head.to_owned(), body.to_owned())
    }

    pub(crate) fn get(&self, path: &str, key: Option<&str>) -> (u16, String) {
        let (status, _, body) = self.ask("GET", path, key, None);
        (status, body)
    }

    pub(crate) fn get_json(&self, path: &str, key: &str) -> Value {
        let (status, body) = self.get(path, Some(key));
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).expect("JSON")
    }

    /// Posts JSON and reads JSON.
    pub(crate) fn post(&self, path: &str, key: Option<&str>, body: &Value) -> (u16, Value) {
        let (status, _, body) = self.ask("POST", path, key, Some(body));
        (status, serde_json::from_str(&body).expect("JSON"))
    }

    pub(crate) fn new_key(&self) -> String {
        let (status, key) = self.post("/api/keys", None, &Value::Null);
        assert_eq!(status, 201);
        key["key"].as_str().expect("a key").to_owned()
    }

    /// A game of Duel with both seats at one screen, which has begun.
    pub(crate) fn duel_at_one_screen(&self, key: &str) -> String {
        let new = json!({"game": "duel", "seats": ["you", "you"], "names": ["Ada", "Bo"],
            "number": "c0ffee", "settings": {"start": "full", "listed": true}});
        let (status, created) = self.post("/api/tables", Some(key), &new);
        assert_eq!(status, 201, "{created}");
        created["table"].as_str().expect("an id").to_owned()
    }

    pub(crate) fn table(&self, key: &str, table: &str) -> Value {
        self.get_json(&format!("/api/tables/{table}"), key)
    }

    /// The first legal move of whoever decides, as a command.
    pub(crate) fn first_move(now: &Value, id: &str) -> Value {
        let seat = &now["play"]["waiting"][0];
        let views = now["play"]["views"].as_array().expect("views");
        let view = views.iter().find(|view| view["seat"] == *seat).expect("a view");
        let at = &now["play"]["steps"];
        json!({"id": id, "do": "move", "seat": seat, "at": at, "move": view["legal"][0]})
    }

    /// Plays a table of one person with first moves, so many or to the end.
    pub(crate) fn play(&self, key: &str, table: &str, most: usize) {
        for number in 0..most {
            let now = self.table(key, table);
            if now["table"]["status"] == "finished" {
                return;
            }
            let command = Self::first_move(&now, &format!("m{number}"));
            let path = format!("/api/tables/{table}/commands");
            let (status, answer) = self.post(&path, Some(key), &command);
            assert_eq!(status, 200, "{answer}");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
