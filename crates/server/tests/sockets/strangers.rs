//! A server among strangers: consent, slow clients, floods, names, readiness.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::common::{Host, act, bot, config, must, new_table, refused, sit};
use mirabilia_client::Client;
use mirabilia_protocol::{
    Code, Command, Created, HandOver, LobbyRow, NewSeat, Proposal, Settings, Status, Undo, Watch,
};
use mirabilia_server::{Config, Limits};

fn settings(change: impl FnOnce(&mut Settings)) -> Command {
    let mut settings = crate::common::quick();
    change(&mut settings);
    Command::Settings { settings }
}

/// A running game of Duel between two people; the first is the host.
async fn running_game(host: &Host) -> (Client, Client, String) {
    let (anna, bo) = (host.register().await, host.register().await);
    let mut new = new_table("duel", vec![NewSeat::You, NewSeat::Open]);
    new.settings.watch = Watch::Nobody;
    new.settings.undo = Undo::Never;
    let table = anna.open(&new).await.unwrap();
    must(&bo, &table, sit(1, "Bo")).await;
    must(&anna, &table, Command::Start).await;
    (anna, bo, table)
}

async fn current(client: &Client, table: &str) -> Settings {
    client.snapshot(table).await.unwrap().table.settings
}

#[tokio::test(flavor = "multi_thread")]
async fn what_touches_fairness_changes_only_if_everybody_agrees() {
    let host = Host::new().await;
    let (anna, bo, table) = running_game(&host).await;
    let open_hands = || settings(|settings| settings.watch = Watch::Delayed);
    must(&anna, &table, open_hands()).await;
    assert_eq!(current(&bo, &table).await.watch, Watch::Nobody, "only proposed");
    let pending = bo.snapshot(&table).await.unwrap().table.proposal.unwrap();
    assert_eq!((pending.seat, pending.waiting), (Some(0), vec![1]));
    assert!(matches!(pending.proposal, Proposal::Settings { .. }));
    let undo = settings(|settings| settings.undo = Undo::Always);
    assert_eq!(refused(&anna, &table, undo).await, Code::ProposalPending);
    let own = Command::ProposalAnswer { seat: 0, yes: true };
    assert_eq!(refused(&anna, &table, own).await, Code::NotAsked);
    must(&bo, &table, Command::ProposalAnswer { seat: 1, yes: false }).await;
    assert_eq!(current(&anna, &table).await.watch, Watch::Nobody);
    must(&anna, &table, open_hands()).await;
    must(&bo, &table, Command::ProposalAnswer { seat: 1, yes: true }).await;
    assert_eq!(current(&anna, &table).await.watch, Watch::Delayed);
    // A matter of taste needs no consent.
    let quiet = settings(|settings| (settings.watch, settings.chat) = (Watch::Delayed, false));
    must(&anna, &table, quiet).await;
    assert!(!current(&bo, &table).await.chat);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_seen_open_hands_cannot_take_over_a_seat() {
    let host = Host::new().await;
    let (anna, bo, table) = running_game(&host).await;
    must(&anna, &table, settings(|settings| settings.watch = Watch::Delayed)).await;
    must(&bo, &table, Command::ProposalAnswer { seat: 1, yes: true }).await;
    let (eve, cleo) = (host.register().await, host.register().await);
    eve.snapshot(&table).await.unwrap();
    let path = format!("/api/tables/{table}/seats/0/hand-over");
    let take = async |who: &Client| -> Result<Created, Code> {
        let HandOver { key, .. } = anna.post(&path, &()).await.unwrap();
        let taken = who.post("/api/hand-over", &serde_json::json!({ "key": key })).await;
        taken.map_err(|error| error.refusal().unwrap().code)
    };
    assert_eq!(take(&eve).await.unwrap_err(), Code::Barred);
    // A stranger who has seen nothing may, if the others agree.
    assert!(take(&cleo).await.unwrap().pending);
    assert_eq!(anna.snapshot(&table).await.unwrap().you.seats, [0]);
    must(&bo, &table, Command::ProposalAnswer { seat: 1, yes: true }).await;
    assert_eq!(cleo.snapshot(&table).await.unwrap().you.seats, [0]);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_a_person_for_good_and_visibly() {
    let host = Host::new().await;
    let (anna, bo, table) = running_game(&host).await;
    assert_eq!(refused(&bo, &table, Command::Remove { seat: 0 }).await, Code::HostOnly);
    must(&anna, &table, Command::Remove { seat: 1 }).await;
    let seat = anna.snapshot(&table).await.unwrap().table.seats[1].clone();
    assert!(seat.left && seat.stand_in, "a bot plays on");
    assert_eq!(refused(&bo, &table, sit(1, "Bo")).await, Code::Barred);
    // Before the game the seat becomes open.
    let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    must(&bo, &table, sit(1, "Bo")).await;
    must(&anna, &table, Command::Remove { seat: 1 }).await;
    assert_eq!(refused(&bo, &table, sit(1, "Bo")).await, Code::Barred);
    assert_eq!(anna.snapshot(&table).await.unwrap().table.status, Status::Open);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_a_table_do_not_look_alike() {
    let host = Host::new().await;
    let (anna, bo) = (host.register().await, host.register().await);
    let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    for name in ["Anna", "anna", "Аnnа", "\u{3164}", "a\u{ad}b"] {
        assert_eq!(refused(&bo, &table, sit(1, name)).await, Code::BadName, "{name:?}");
    }
    must(&bo, &table, sit(1, "Annika")).await;
    host.end().await;
}

/// A connection that sends this and nothing more.
fn stall(url: &str, sent: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(url.strip_prefix("http://").unwrap()).unwrap();
    stream.write_all(sent).unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn half_requests_hold_up_nobody() {
    let limits = Limits { connections: 20, ..Limits::raised() };
    let host = Host::with(Config { limits, ..config() }).await;
    let anna = host.register().await;
    let table = anna.open(&new_table("duel", vec![NewSeat::You, bot("random")])).await.unwrap();
    let half = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ";
    let mut stalled: Vec<TcpStream> = (0..200).map(|_| stall(&host.url, half)).collect();
    for _ in 0..20 {
        let asked = Instant::now();
        anna.snapshot(&table).await.unwrap();
        assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
    }
    // The oldest were closed for the newer ones.
    stalled[0].set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    match stalled[0].read(&mut [0; 16]) {
        Ok(read) => assert_eq!(read, 0),
        Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset),
    }
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_that_change_nothing_store_nothing_and_floods_are_refused() {
    let limits = Limits { commands: 20, ..Limits::raised() };
    let host = Host::with(Config { limits, ..config() }).await;
    let anna = host.register().await;
    let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    let seq = anna.snapshot(&table).await.unwrap().seq;
    must(&anna, &table, settings(|_| ())).await;
    assert_eq!(anna.snapshot(&table).await.unwrap().seq, seq);
    let mut codes = Vec::new();
    for number in 0..300 {
        let change = settings(|settings| settings.pace = number);
        codes.extend(act(&anna, &table, change).await.error.map(|error| error.code));
    }
    assert!(codes.contains(&Code::TooMany), "a person's commands are limited on all connections");
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_does_not_fill_the_lobby() {
    let limits = Limits { listed: 3, ..Limits::raised() };
    let host = Host::with(Config { limits, ..config() }).await;
    let (anna, bo) = (host.register().await, host.register().await);
    let listed = || {
        let mut new = new_table("duel", vec![NewSeat::You, NewSeat::Open]);
        new.settings.listed = true;
        new
    };
    for _ in 0..3 {
        anna.open(&listed()).await.unwrap();
    }
    let error = anna.open(&listed()).await.unwrap_err();
    assert_eq!(error.refusal().unwrap().code, Code::TooManyTables);
    // Settings of an open table lead around the limit, but not into the list.
    for _ in 0..3 {
        let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
        must(&anna, &table, settings(|settings| settings.listed = true)).await;
    }
    bo.open(&listed()).await.unwrap();
    let lobby: Vec<LobbyRow> = bo.get("/api/tables").await.unwrap();
    assert_eq!(lobby.len(), 4);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_error_is_json() {
    let host = Host::new().await;
    let status = |request: &[u8]| {
        let mut stream = stall(&host.url, request);
        let mut answer = String::new();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        let _ = stream.read_to_string(&mut answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        assert!(head.to_lowercase().contains("application/json"), "{answer}");
        assert!(body.contains("\"error\""), "{answer}");
        head.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    let get = |path: &str| {
        format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n").into_bytes()
    };
    assert_eq!(status(&get("/api/tables/abc/socket")), "400");
    assert_eq!(status(&get("/api/tables/%ff%fe")), "400");
    let large = "POST /api/boards/check HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
                 Content-Length: 99999999\r\n\r\n";
    assert_eq!(status(large.as_bytes()), "413");
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_without_room_is_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}?max_mib=1", folder.path().join("games.db").display());
    let store = mirabilia_store::open(&url).await.unwrap();
    let host = Host::on(config(), store).await;
    let anna = host.register().await;
    let ready = async || anna.get_text("/readyz").await.is_ok();
    assert!(ready().await);
    let refusal = loop {
        if let Err(error) = anna.open(&new_table("wonders", vec![NewSeat::You; 7])).await {
            break error.refusal().unwrap().code;
        }
    };
    assert_eq!(refusal, Code::NoStore);
    // The result of a check is used for two seconds.
    let full = Instant::now();
    while ready().await {
        assert!(full.elapsed() < Duration::from_secs(30), "still ready");
    }
    host.end().await;
}
