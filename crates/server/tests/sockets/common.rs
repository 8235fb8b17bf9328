//! A server in this process, and people who play at it over real sockets.

use std::sync::Arc;
use std::time::Duration;

use mirabilia_client::{Client, Socket};
use mirabilia_kernel::{Fast, Luck};
use mirabilia_protocol::{
    Answer, Code, Command, Event, Message, NewSeat, NewTable, Play, Request, Settings, Snapshot,
};
use mirabilia_server::{Config, Limits, Server};
use mirabilia_store::Store;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// No test waits longer for anything.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// A server in this process.
pub(crate) struct Host {
    pub(crate) url: String,
    pub(crate) store: Arc<dyn Store>,
    end: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

/// Bounds that no test meets by accident.
pub(crate) fn config() -> Config {
    Config {
        addr: ([127, 0, 0, 1], 0).into(),
        bot_time: Duration::from_millis(20),
        hint_time: Duration::from_millis(30),
        review_time: Duration::from_millis(5),
        limits: Limits {
            requests: 100_000,
            sockets: 10_000,
            tables: 100_000,
            people: 100_000,
            commands: 100_000,
        },
        ..Config::default()
    }
}

impl Host {
    pub(crate) async fn new() -> Self {
        Self::with(config()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let store = mirabilia_store::open("memory:").await.unwrap();
        Self::on(config, store).await
    }

    pub(crate) async fn on(config: Config, store: Arc<dyn Store>) -> Self {
        let server = Server::with_store(config, Arc::clone(&store)).await.unwrap();
        let url = format!("http://{}", server.addr());
        let (end, ended) = oneshot::channel();
        let running = tokio::spawn(async move {
            let end = async {
                let _ = ended.await;
            };
            server.run(end).await.unwrap();
        });
        Self { url, store, end: Some(end), running }
    }

    pub(crate) async fn enter(&self) -> Client {
        Client::enter(&self.url).await.unwrap()
    }

    /// Ends the server as a signal would.
    pub(crate) async fn end(mut self) {
        let _ = self.end.take().unwrap().send(());
        tokio::time::timeout(PATIENCE, &mut self.running).await.unwrap().unwrap();
    }
}

/// Settings for tests: bots at once, start by the host.
pub(crate) fn quick() -> Settings {
    Settings { pace: 0, ..Settings::default() }
}

pub(crate) fn new_table(game: &str, seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        seats,
        options: std::collections::BTreeMap::default(),
        boards: None,
        record: None,
        settings: quick(),
        name: Some("Anna".to_owned()),
        names: Vec::new(),
        number: Some("c0ffee".to_owned()),
    }
}

pub(crate) fn bot(name: &str) -> NewSeat {
    NewSeat::Bot(name.to_owned())
}

/// Sends a command under a fresh id.
pub(crate) async fn act(client: &Client, table: &str, command: Command) -> Answer {
    static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
    let id = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed).to_string();
    client.command(table, &Request { id, command }).await.unwrap_or_else(|error| {
        let refusal = error.refusal().cloned();
        let refusal = refusal.unwrap_or_else(|| panic!("{error}"));
        Answer { id: String::new(), seq: 0, error: Some(refusal), table: None, hint: None }
    })
}

/// Carries out a command that must be done.
pub(crate) async fn must(client: &Client, table: &str, command: Command) -> Answer {
    let answer = act(client, table, command.clone()).await;
    assert!(answer.error.is_none(), "{command:?}: {:?}", answer.error);
    answer
}

/// Carries out a command that must be refused.
pub(crate) async fn refused(client: &Client, table: &str, command: Command) -> Code {
    let answer = act(client, table, command.clone()).await;
    answer.error.unwrap_or_else(|| panic!("{command:?} was done")).code
}

pub(crate) fn sit(seat: u8, name: &str) -> Command {
    let number = Some(format!("{seat}a"));
    Command::Sit { seat: Some(seat), name: Some(name.to_owned()), number }
}

/// The game as a client knows it from snapshots and events.
#[derive(Default)]
pub(crate) struct Known {
    pub(crate) seq: u64,
    pub(crate) play: Option<Play>,
    pub(crate) log: Vec<String>,
    pub(crate) events: Vec<Event>,
    pub(crate) finished: bool,
    pub(crate) closed: Option<String>,
}

impl Known {
    pub(crate) fn of(snapshot: Snapshot) -> Self {
        let finished = snapshot.play.as_ref().is_some_and(|play| play.ending.is_some());
        Self {
            seq: snapshot.seq,
            play: snapshot.play,
            log: snapshot.log,
            finished,
            ..Self::default()
        }
    }

    /// Takes a message as a client would.
    pub(crate) fn hear(&mut self, message: Message) {
        match message {
            Message::Table(snapshot) => {
                let events = std::mem::take(&mut self.events);
                *self = Self { events, ..Self::of(snapshot) };
            }
            Message::Events { seq, events, play, .. } => {
                assert!(seq >= self.seq, "event {seq} after {}", self.seq);
                self.seq = seq;
                for event in &events {
                    self.note(event);
                }
                // What is sent along is as it is after all of them.
                if let Some(play) = play {
                    self.play = Some(play);
                }
                self.events.extend(events);
            }
            Message::Closing { why, .. } => self.closed = Some(why),
            Message::Answer(_) | Message::Presence { .. } => {}
        }
    }

    fn note(&mut self, event: &Event) {
        match event {
            Event::Steps { from, lines } => {
                self.log.truncate(*from as usize);
                assert_eq!(self.log.len(), *from as usize, "steps are missing");
                self.log.extend(lines.iter().cloned());
            }
            Event::Undone { to } => self.log.truncate(*to as usize),
            Event::Chose { seat, .. } => {
                if let Some(play) = &mut self.play {
                    play.waiting.retain(|waiting| waiting != seat);
                }
            }
            Event::Finished => self.finished = true,
            _ => {}
        }
    }

    /// What a seat may do now.
    pub(crate) fn legal(&self, seat: u8) -> Option<(u32, &[String])> {
        let play = self.play.as_ref()?;
        let view = play.views.iter().find(|view| view.seat == Some(seat))?;
        let awaited = play.waiting.contains(&seat) && !view.legal.is_empty();
        awaited.then_some((play.steps, view.legal.as_slice()))
    }
}

/// Somebody who plays random moves over a socket until the game is over.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) table: String,
    pub(crate) seats: Vec<u8>,
    pub(crate) luck: Fast,
    /// Every message, as it came.
    pub(crate) heard: Vec<String>,
    pub(crate) known: Known,
    pub(crate) moves: u32,
}

impl Player {
    pub(crate) fn new(client: Client, table: &str, seats: Vec<u8>, seed: u64) -> Self {
        Self {
            client,
            table: table.to_owned(),
            seats,
            luck: Fast::new(seed),
            heard: Vec::new(),
            known: Known::default(),
            moves: 0,
        }
    }

    /// Plays to the end; now and then the connection breaks.
    pub(crate) async fn play(mut self) -> Self {
        let mut socket = self.client.listen(&self.table, None).await.unwrap();
        let mut sent: Option<(u32, u8)> = None;
        while !self.known.finished {
            self.hear(&mut socket).await;
            if self.luck.below(60) == 0 && self.known.seq > 0 {
                socket.close().await;
                let from = Some(self.known.seq);
                socket = self.client.listen(&self.table, from).await.unwrap();
                sent = None;
            }
            let seats = self.seats.clone();
            for seat in seats {
                let Some((at, legal)) = self.known.legal(seat) else { continue };
                if sent == Some((at, seat)) {
                    continue;
                }
                let text = legal[self.luck.below(legal.len() as u32) as usize].clone();
                sent = Some((at, seat));
                self.moves += 1;
                for _ in 0..self.luck.below(4) {
                    tokio::task::yield_now().await;
                }
                let command = Command::Move { seat, at, text };
                let request = Request { id: format!("m{seat}-{}", self.moves), command };
                if self.luck.below(5) == 0 {
                    // Over HTTP, and again under the same id: done once, answered the same.
                    let first = self.client.command(&self.table, &request).await.unwrap();
                    let again = self.client.command(&self.table, &request).await.unwrap();
                    if first.error.is_none() {
                        assert_eq!(first, again);
                    }
                } else {
                    socket.send(&request).await.unwrap();
                }
            }
        }
        self
    }

    async fn hear(&mut self, socket: &mut Socket) {
        let text = tokio::time::timeout(PATIENCE, socket.next_text()).await;
        let text = text.expect("nothing was heard").unwrap().expect("the server closed");
        let message: Message = serde_json::from_str(&text).unwrap();
        self.heard.push(text);
        if let Message::Answer(Answer { error: Some(refusal), .. }) = &message {
            // What was sent twice around a broken connection may be late; nothing else is refused.
            let late = [Code::Stale, Code::AlreadyChosen, Code::NotYourTurn, Code::Over];
            assert!(late.contains(&refusal.code), "{refusal:?}");
        }
        self.known.hear(message);
    }
}
