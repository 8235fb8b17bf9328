//! A server in this process, and players who use it over real sockets.

use std::collections::BTreeMap;
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

/// The limit of every wait.
pub(crate) const TIMEOUT: Duration = Duration::from_mins(2);

/// A server in this process.
pub(crate) struct Host {
    pub(crate) url: String,
    pub(crate) store: Arc<dyn Store>,
    end: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

/// Short thinking times, and rate limits that no test reaches by accident.
pub(crate) fn config() -> Config {
    Config {
        addr: ([127, 0, 0, 1], 0).into(),
        bot_time: Duration::from_millis(20),
        hint_time: Duration::from_millis(30),
        review_time: Duration::from_millis(5),
        limits: Limits::raised(),
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

    pub(crate) async fn register(&self) -> Client {
        Client::register(&self.url).await.unwrap()
    }

    /// Shuts the server down, as a signal does.
    pub(crate) async fn end(mut self) {
        let _ = self.end.take().unwrap().send(());
        tokio::time::timeout(TIMEOUT, &mut self.running).await.unwrap().unwrap();
    }
}

/// Settings for tests: bots move at once, the host starts the game.
pub(crate) fn quick() -> Settings {
    Settings { pace: 0, ..Settings::default() }
}

pub(crate) fn new_table(game: &str, seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        settings: quick(),
        name: Some("Anna".to_owned()),
        number: Some("c0ffee".to_owned()),
        ..NewTable::new(game, seats)
    }
}

pub(crate) fn bot(name: &str) -> NewSeat {
    NewSeat::Bot(name.to_owned())
}

/// Sends a command with a new id.
pub(crate) async fn act(client: &Client, table: &str, command: Command) -> Answer {
    static NEXT: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
    let id = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed).to_string();
    client.command(table, &Request { id, command }).await.unwrap_or_else(|error| {
        let refusal = error.refusal().cloned();
        let refusal = refusal.unwrap_or_else(|| panic!("{error}"));
        Answer { id: String::new(), seq: 0, error: Some(refusal), table: None, hint: None }
    })
}

/// Sends a command that must succeed.
pub(crate) async fn must(client: &Client, table: &str, command: Command) -> Answer {
    let answer = act(client, table, command.clone()).await;
    assert!(answer.error.is_none(), "{command:?}: {:?}", answer.error);
    answer
}

/// Sends a command that must be refused.
pub(crate) async fn refused(client: &Client, table: &str, command: Command) -> Code {
    let answer = act(client, table, command.clone()).await;
    answer.error.unwrap_or_else(|| panic!("{command:?} succeeded")).code
}

pub(crate) fn sit(seat: u8, name: &str) -> Command {
    let number = Some(format!("{seat}a"));
    Command::Sit { seat: Some(seat), name: Some(name.to_owned()), number }
}

/// The game as a client derives it from snapshots and events.
#[derive(Default)]
pub(crate) struct ClientState {
    pub(crate) seq: u64,
    pub(crate) play: Option<Play>,
    pub(crate) log: Vec<String>,
    pub(crate) events: Vec<Event>,
    pub(crate) finished: bool,
    pub(crate) closed: Option<String>,
}

impl ClientState {
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

    /// Applies a message, as a client does.
    pub(crate) fn apply(&mut self, message: Message) {
        match message {
            Message::Table(snapshot) => {
                let events = std::mem::take(&mut self.events);
                *self = Self { events, ..Self::of(snapshot) };
            }
            Message::Events { seq, events, play, .. } => {
                assert!(seq >= self.seq, "event {seq} after {}", self.seq);
                self.seq = seq;
                for event in &events {
                    self.apply_event(event);
                }
                // `play` is the state after all events.
                if let Some(play) = play {
                    self.play = Some(play);
                }
                self.events.extend(events);
            }
            Message::Closing { why, .. } => self.closed = Some(why),
            Message::Answer(_) | Message::Presence { .. } => {}
        }
    }

    fn apply_event(&mut self, event: &Event) {
        match event {
            Event::Steps { from, lines, .. } => {
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

    /// The number of steps and the legal moves of a seat, if it owes a decision.
    pub(crate) fn legal(&self, seat: u8) -> Option<(u32, &[String])> {
        let play = self.play.as_ref()?;
        let view = play.views.iter().find(|view| view.seat == Some(seat))?;
        let is_due = play.waiting.contains(&seat) && !view.legal.is_empty();
        is_due.then_some((play.steps, view.legal.as_slice()))
    }
}

/// A client that plays random moves over a socket until the game is over.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) table: String,
    pub(crate) seats: Vec<u8>,
    pub(crate) luck: Fast,
    /// Every message as text.
    pub(crate) received: Vec<String>,
    pub(crate) state: ClientState,
    pub(crate) moves: u32,
}

impl Player {
    pub(crate) fn new(client: Client, table: &str, seats: Vec<u8>, seed: u64) -> Self {
        Self {
            client,
            table: table.to_owned(),
            seats,
            luck: Fast::new(seed),
            received: Vec::new(),
            state: ClientState::default(),
            moves: 0,
        }
    }

    /// Plays to the end, with occasional reconnects.
    pub(crate) async fn play(mut self) -> Self {
        let mut socket = self.client.subscribe(&self.table, None).await.unwrap();
        // The step of each seat's last move: one socket may carry several seats, and the move of
        // one must not be sent again because another moved.
        let mut sent: BTreeMap<u8, u32> = BTreeMap::new();
        while !self.state.finished {
            self.receive(&mut socket).await;
            if self.luck.below(60) == 0 && self.state.seq > 0 {
                socket.close().await;
                let from = Some(self.state.seq);
                socket = self.client.subscribe(&self.table, from).await.unwrap();
                sent.clear();
            }
            let seats = self.seats.clone();
            for seat in seats {
                let Some((at, legal)) = self.state.legal(seat) else { continue };
                if sent.insert(seat, at) == Some(at) {
                    continue;
                }
                let text = legal[self.luck.below(legal.len() as u32) as usize].clone();
                self.moves += 1;
                for _ in 0..self.luck.below(4) {
                    tokio::task::yield_now().await;
                }
                let command = Command::Move { seat, at, text };
                let request = Request { id: format!("m{seat}-{}", self.moves), command };
                if self.luck.below(5) == 0 {
                    // Over HTTP, twice with the same id: executed once, answered the same.
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

    async fn receive(&mut self, socket: &mut Socket) {
        let text = tokio::time::timeout(TIMEOUT, socket.next_text()).await;
        let text = text.expect("no message arrived").unwrap().expect("the server closed");
        let message: Message = serde_json::from_str(&text).unwrap();
        self.received.push(text);
        if let Message::Answer(Answer { error: Some(refusal), .. }) = &message {
            // A command that was sent twice around a reconnect may be late; nothing else is
            // refused.
            let late = [Code::Stale, Code::AlreadyChosen, Code::NotYourTurn, Code::Over];
            assert!(late.contains(&refusal.code), "{refusal:?}");
        }
        self.state.apply(message);
    }
}
