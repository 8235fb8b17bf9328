//! What a server refuses whoever asks: other sites, slow clients, tables that are gone.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::common::{Host, bot, config, must, new_table, refused};
use mirabilia_client::Client;
use mirabilia_protocol::{Code, Command, NewSeat};
use mirabilia_server::Config;

/// Sends this and reads until the server closes the connection.
fn exchange(url: &str, sent: &str) -> String {
    let mut stream = TcpStream::connect(url.strip_prefix("http://").unwrap()).unwrap();
    stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
    stream.write_all(sent.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// The status of a request without a body.
fn status(url: &str, method: &str, path: &str, headers: &[(&str, &str)]) -> String {
    let headers: Vec<String> =
        headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let headers = headers.concat();
    let request = format!(
        "{method} {path} HTTP/1.1\r\n{headers}Connection: close\r\nContent-Length: 0\r\n\r\n"
    );
    exchange(url, &request).split(' ').nth(1).unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_do_nothing_in_a_persons_name() {
    let host = Host::new().await;
    let name = host.url.strip_prefix("http://").unwrap().to_owned();
    let own = ("Host", name.as_str());
    let ours = ("Origin", host.url.as_str());
    let evil = ("Origin", "https://evil.example");
    let post = |headers: &[(&str, &str)]| status(&host.url, "POST", "/api/keys", headers);
    assert_eq!(post(&[own, ours]), "201");
    assert_eq!(post(&[own]), "201", "scripts have no origin");
    assert_eq!(post(&[own, evil]), "403");
    assert_eq!(post(&[own, ("Sec-Fetch-Site", "cross-site")]), "403");
    assert_eq!(status(&host.url, "GET", "/api/me", &[own, evil]), "200", "reading changes nothing");
    let socket = [own, evil, ("Upgrade", "websocket")];
    assert_eq!(status(&host.url, "GET", "/api/me/socket", &socket), "403");
    // A name that an attacker points to this machine (DNS rebinding).
    assert_eq!(status(&host.url, "GET", "/api/me", &[("Host", "evil.example")]), "403");
    assert_eq!(status(&host.url, "GET", "/api/me", &[("Host", "localhost")]), "200");
    host.end().await;
}

/// The value of a metric.
async fn metric(client: &Client, name: &str) -> u64 {
    let metrics = client.get_text("/metrics").await.unwrap();
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0, |value| value.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_heads_and_bodies_are_dropped_and_counted() {
    let host = Host::new().await;
    let anna = host.register().await;
    let started = Instant::now();
    let send = |sent: &'static str| {
        let url = host.url.clone();
        tokio::task::spawn_blocking(move || exchange(&url, sent))
    };
    let head = send("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ");
    let body = send("POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n{");
    head.await.unwrap();
    let answer = body.await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("not complete"), "{answer}");
    assert!(started.elapsed() < Duration::from_secs(50), "{:?}", started.elapsed());
    assert!(metric(&anna, "mirabilia_connections_dropped_total{why=\"timeout\"}").await > 0);
    assert!(metric(&anna, "mirabilia_slow_bodies_total").await > 0);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_at_a_deleted_table_says_that_there_is_none() {
    let host = Host::new().await;
    let anna = host.register().await;
    let table = anna.open(&new_table("duel", vec![NewSeat::You, bot("random")])).await.unwrap();
    must(&anna, &table, Command::Start).await;
    let play = anna.snapshot(&table).await.unwrap().play.unwrap();
    // As `mirabilia admin delete` does, beside the server.
    host.store.delete(&table.as_str().into()).await.unwrap();
    let text = play.views[0].legal[0].clone();
    let command = Command::Move { seat: 0, at: play.steps, text };
    assert_eq!(refused(&anna, &table, command).await, Code::NoTable);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_stays_in_memory_while_a_hint_is_awaited() {
    let (idle, hint_time) = (Duration::from_millis(1), Duration::from_millis(700));
    let host = Host::with(Config { idle, hint_time, ..config() }).await;
    let anna = host.register().await;
    let table = anna.open(&new_table("wonders", vec![NewSeat::You; 3])).await.unwrap();
    must(&anna, &table, Command::Start).await;
    let at = anna.snapshot(&table).await.unwrap().play.unwrap().steps;
    let answer = must(&anna, &table, Command::Hint { seat: 0, at }).await;
    assert!(answer.hint.is_some());
    host.end().await;
}
