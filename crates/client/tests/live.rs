//! Reconnection of `LiveTable`: nothing is lost, only unanswered commands are sent again, and final
//! errors are returned. The server is scripted.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use mirabilia_client::{Client, LiveTable, Update};
use mirabilia_protocol::{Command, Event, Request};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::handshake::server::{Request as Handshake, Response};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async};

struct Server(TcpListener);

/// The server side of one connection.
struct Peer {
    socket: WebSocketStream<TcpStream>,
    path: String,
}

impl Server {
    async fn new() -> (Self, LiveTable) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        (Self(listener), LiveTable::new(Client::with_key(&url, "key"), "4h8k2m9q0rst"))
    }

    #[allow(clippy::result_large_err)] // the library's own type
    async fn accept(&self) -> Peer {
        let (stream, _) = self.0.accept().await.unwrap();
        let mut path = String::new();
        let note_path = |request: &Handshake, response: Response| {
            path = request.uri().to_string();
            Ok(response)
        };
        let socket = accept_hdr_async(stream, note_path).await.unwrap();
        Peer { socket, path }
    }

    /// Refuses one connection.
    async fn refuse(&self, status: &str, code: &str) {
        let (mut stream, _) = self.0.accept().await.unwrap();
        let mut request = [0; 2048];
        let _ = stream.read(&mut request).await.unwrap();
        let body = json!({"error": {"code": code, "message": "no"}}).to_string();
        let length = body.len();
        let head = format!("HTTP/1.1 {status}\r\ncontent-length: {length}\r\n\r\n{body}");
        stream.write_all(head.as_bytes()).await.unwrap();
    }
}

impl Peer {
    async fn send(&mut self, message: Value) {
        self.socket.send(Frame::text(message.to_string())).await.unwrap();
    }

    async fn receive(&mut self) -> Request {
        let frame = self.socket.next().await.unwrap().unwrap();
        serde_json::from_str(frame.to_text().unwrap()).unwrap()
    }
}

fn snapshot(seq: u64) -> Value {
    json!({"is": "table", "seq": seq,
        "table": {"table": "4h8k2m9q0rst", "game": "duel", "status": "playing", "seats": [], "options": {},
            "stand_in_boards": false, "settings": {}, "watching": 0, "opened_at": 0},
        "you": {"seats": [0], "host": true}, "play": null,
        "fairness": {"commitment": "", "numbers": []},
        "log": ["a", "b"], "told": [null, {"id": "x"}], "chat": [], "now": 5_000})
}

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

#[tokio::test]
async fn it_resumes_and_resends_unanswered_commands() {
    let (server, mut table) = Server::new().await;
    table.send(say("one"));
    let script = tokio::spawn(async move {
        let mut first = server.accept().await;
        assert_eq!(first.path, "/api/tables/4h8k2m9q0rst/socket");
        first.send(snapshot(6)).await;
        let one = first.receive().await;
        let two = first.receive().await;
        assert_eq!((one.command, two.command), (say("one"), say("two")));
        first.send(json!({"is": "answer", "id": one.id, "seq": 7})).await;
        // The connection breaks before the second is answered.
        drop(first);
        let mut second = server.accept().await;
        assert_eq!(second.path, "/api/tables/4h8k2m9q0rst/socket?from=6");
        let again = second.receive().await;
        assert_eq!(again.id, two.id, "the same command has the same id");
        let steps = json!({"event": "steps", "from": 1, "lines": ["c", "d"], "told": [null, null]});
        second.send(json!({"is": "events", "seq": 8, "events": [steps], "now": 5_001})).await;
        // A repeated answer is ignored.
        second.send(json!({"is": "answer", "id": one.id, "seq": 7})).await;
        second.send(json!({"is": "answer", "id": two.id, "seq": 8})).await;
        second
    });
    assert!(!table.is_online() && table.now().is_none());
    assert_eq!(table.next().await.unwrap(), Update::Events(vec![]));
    assert!(table.is_online());
    table.send(say("two"));
    let Update::Answered { command, answer } = table.next().await.unwrap() else { panic!() };
    assert_eq!((command, answer.seq), (say("one"), 7));
    assert_eq!(table.next().await.unwrap(), Update::Disconnected);
    assert!(!table.is_online());
    assert_eq!(table.now().unwrap().seq, 6, "the last state stays available");
    assert_eq!(table.next().await.unwrap(), Update::Reconnected);
    let Update::Events(events) = table.next().await.unwrap() else { panic!() };
    assert!(matches!(events[..], [Event::Steps { from: 1, .. }]));
    let now = table.now().unwrap();
    assert_eq!((now.seq, &now.log[..]), (8, &["a".into(), "c".into(), "d".into()][..]));
    assert_eq!(now.told.len(), now.log.len());
    let Update::Answered { command, answer } = table.next().await.unwrap() else { panic!() };
    assert_eq!((command, answer.seq), (say("two"), 8));
    drop(script.await.unwrap());
}

#[tokio::test]
async fn dropping_the_future_does_not_restart_the_attempt() {
    let (server, mut table) = Server::new().await;
    let script = tokio::spawn(async move {
        // Slower than the polling below.
        let (stream, _) = server.0.accept().await.unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
        let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
        socket.send(Frame::text(snapshot(1).to_string())).await.unwrap();
        socket
    });
    let mut ticks = 0;
    let update = loop {
        tokio::select! {
            update = table.next() => break update.unwrap(),
            () = tokio::time::sleep(Duration::from_millis(10)) => ticks += 1,
        }
        assert!(ticks < 2_000, "it never connects");
    };
    assert_eq!(update, Update::Events(vec![]));
    assert!(ticks > 5);
    drop(script.await.unwrap());
}

#[tokio::test]
async fn transient_refusals_are_retried_and_others_returned() {
    let (server, mut table) = Server::new().await;
    let script = tokio::spawn(async move {
        server.refuse("503 Service Unavailable", "server/closing").await;
        server.refuse("404 Not Found", "table/none").await;
    });
    assert_eq!(table.next().await.unwrap(), Update::Disconnected);
    let error = table.next().await.unwrap_err();
    assert_eq!(error.refusal().unwrap().code.slug(), "table/none");
    script.await.unwrap();
}

#[tokio::test]
async fn a_wrong_url_is_reported_at_once() {
    let (server, mut table) = Server::new().await;
    drop(server);
    assert!(table.next().await.unwrap_err().refusal().is_none());
}
