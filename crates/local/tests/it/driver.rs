//! A page without a browser: it stores events, keeps the last messages and lets the table work.

use mirabilia_local::Local;
use mirabilia_protocol::{LocalEvent, LocalReply, LocalRequest, Message, NewSeat, NewTable, Play};
use mirabilia_protocol::{Start, Thinking};
use serde_json::{Value, json};

pub(crate) const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// A page.
#[derive(Default)]
pub(crate) struct Page {
    module: Local,
    pub(crate) log: Vec<LocalEvent>,
    pub(crate) messages: Vec<Message>,
    pub(crate) play: Option<Play>,
    pub(crate) now: i64,
    next_id: u32,
}

pub(crate) fn thinking() -> Thinking {
    Thinking { bot_iterations: Some(30), hint_iterations: 100, ..Thinking::default() }
}

pub(crate) fn bot() -> NewSeat {
    NewSeat::Bot("hard".to_owned())
}

pub(crate) fn new_table(game: &str, seats: Vec<NewSeat>) -> NewTable {
    let mut new = NewTable::new(game, seats);
    new.settings.start = Start::Full;
    new
}

impl Page {
    /// Opens a table and connects.
    pub(crate) fn open(new: NewTable) -> Self {
        let mut page = Self { now: 1_000_000, ..Self::default() };
        let now = page.now;
        let (table, secret, name) = ("local".to_owned(), SECRET.to_owned(), "Ada".to_owned());
        let open = LocalRequest::Open { table, secret, name, new, thinking: thinking(), now };
        assert_eq!(page.ask(&open).error, None);
        page.ask(&LocalRequest::Connect { from: None, now });
        page
    }

    /// Loads a table and connects. Returns the number of lost events.
    pub(crate) fn load(log: &[LocalEvent]) -> (Self, u32) {
        let mut page = Self { now: 2_000_000, ..Self::default() };
        let now = page.now;
        let events = log.to_vec();
        let load = LocalRequest::Load { events, boards: None, thinking: thinking(), now };
        let reply = page.ask(&load);
        assert_eq!(reply.error, None);
        let lost = reply.lost.unwrap_or(0);
        let kept = log.len() - lost as usize;
        page.log.splice(0..0, log[..kept].iter().cloned());
        page.ask(&LocalRequest::Connect { from: None, now });
        (page, lost)
    }

    pub(crate) fn ask(&mut self, request: &LocalRequest) -> LocalReply {
        let text = serde_json::to_string(request).unwrap();
        let reply: LocalReply = serde_json::from_str(&self.module.answer(&text)).unwrap();
        self.log.extend(reply.store.iter().cloned());
        for message in &reply.messages {
            match message {
                Message::Table(snapshot) => self.play.clone_from(&snapshot.play),
                Message::Events { play: Some(play), .. } => self.play = Some(play.clone()),
                _ => {}
            }
        }
        self.messages.extend(reply.messages.iter().cloned());
        reply
    }

    /// Sends a command. Returns the reply of the module.
    pub(crate) fn send(&mut self, command: &Value) -> LocalReply {
        self.next_id += 1;
        let mut frame = command.clone();
        frame["id"] = json!(format!("{}-{}", self.now, self.next_id));
        let (frame, now) = (frame.to_string(), self.now);
        self.ask(&LocalRequest::Send { frame, spare: None, now })
    }

    /// Lets the table work until a person has to decide or the game is over.
    pub(crate) fn settle(&mut self) {
        let mut reply = self.ask(&LocalRequest::Wake { now: self.now });
        loop {
            if reply.work.is_some() {
                reply = self.ask(&LocalRequest::Work { slice_ms: 1000, now: self.now });
            } else if let Some(at) = reply.wake_at {
                self.now = at;
                reply = self.ask(&LocalRequest::Wake { now: at });
            } else {
                return;
            }
        }
    }

    /// A seat of this page that has to decide, the number of steps and its legal moves.
    pub(crate) fn decision(&self) -> Option<(u8, u32, Vec<String>)> {
        let play = self.play.as_ref()?;
        let view = play.views.iter().find(|view| {
            view.seat.is_some_and(|seat| play.waiting.contains(&seat)) && !view.legal.is_empty()
        })?;
        Some((view.seat?, play.steps, view.legal.clone()))
    }

    /// Plays one move of each of this page's seats that must decide: the `choice`-th legal one.
    /// Returns whether the game goes on.
    pub(crate) fn play_turn(&mut self, choice: usize) -> bool {
        self.settle();
        let Some((seat, at, legal)) = self.decision() else { return false };
        let m = &legal[choice % legal.len()];
        let before = self.messages.len();
        self.send(&json!({"do": "move", "seat": seat, "at": at, "move": m}));
        let answered = self.messages[before..]
            .iter()
            .any(|message| matches!(message, Message::Answer(answer) if answer.error.is_none()));
        assert!(answered, "{m}: {:?}", self.messages.last());
        true
    }

    /// The complete table, as a client that connects now gets it.
    pub(crate) fn snapshot(&mut self) -> Value {
        let now = self.now;
        let reply = self.ask(&LocalRequest::Connect { from: None, now });
        let mut snapshot = serde_json::to_value(&reply.messages[0]).unwrap();
        snapshot["now"] = Value::Null;
        snapshot
    }
}
