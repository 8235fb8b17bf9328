//! A table in a page: the room of the server without a server. It does no I/O: the caller stores the
//! events, delivers the messages, and calls again while there is work. One person plays, on one or
//! several seats of one screen, against bots.
//!
//! [`Local`] answers JSON requests; `mirabilia-wasm` exports it to pages.
#![forbid(unsafe_code)]

mod requests;
mod work;

use std::time::Duration;

use mirabilia_fair::Secret;
use mirabilia_games::GameKind;
use mirabilia_games::dice::{BoardsEntry, BoardsRef};
use mirabilia_protocol::{
    Answer, Code, Command, LocalEvent, LocalReply, Message, Moment, NewTable, OpenedTable, Raw,
    Refusal, Request, SpareTable, Status, Thinking,
};
use mirabilia_room::outbox::{self, Audience, CommittedEvent, Presence};
use mirabilia_room::{Draft, Entry, Event, Room, StoredEvent, bad_boards, open, read};
use mirabilia_tell::dice::ToldBoards;
use serde::Deserialize;

pub use requests::Local;
use work::Work;

/// The id of the person who plays here.
const YOU: &str = "you";
/// The maximum length of a command id.
const MAX_ID: usize = 40;

/// A table in a page.
pub struct LocalTable {
    room: Room,
    /// The stored events.
    log: Vec<LocalEvent>,
    thinking: Thinking,
    work: Work,
    /// Whether a client gets messages.
    connected: bool,
    /// The time of the last request.
    now: i64,
}

impl LocalTable {
    /// Opens a table. The reply has its events.
    pub fn open(
        id: String,
        secret: &str,
        name: &str,
        new: NewTable,
        thinking: Thinking,
        now: i64,
    ) -> Result<(Self, LocalReply), Refusal> {
        let opened = open(new, id, YOU, name, &parse_secret(secret)?, now)?;
        let room = Room::fold_new(&opened.entries, now)?;
        let store = numbered(&opened.entries, 1, now);
        let mut reply = LocalReply { store, ..LocalReply::default() };
        let mut table = Self::new(room, reply.store.clone(), thinking);
        table.settle(now, &mut reply);
        Ok((table, reply))
    }

    /// Loads a table from its stored events: the longest prefix that is complete and valid.
    pub fn load(
        mut log: Vec<LocalEvent>,
        boards: Option<&str>,
        thinking: Thinking,
        now: i64,
    ) -> Result<(Self, LocalReply), Refusal> {
        if const { GameKind::Dice.is_included() }
            && let Some(text) = boards
        {
            BoardsRef::read(text).map_err(|error| bad_boards(&error))?;
        }
        let mut room = Room::fold(log.first().map(stored))?;
        let mut good = 1;
        for event in &log[1..] {
            let Ok(entry) = read(stored(event)) else { break };
            // A failed event may leave the room half changed.
            let before = room.clone();
            if room.apply(&entry, event.seq, event.at).is_err() {
                room = before;
                break;
            }
            good += 1;
        }
        let lost = (log.len() - good) as u32;
        log.truncate(good);
        let mut table = Self::new(room, log, thinking);
        let mut reply = LocalReply { lost: (lost > 0).then_some(lost), ..LocalReply::default() };
        if table.room.status == Status::Playing {
            // A closure, because the path of the method is bound to one lifetime.
            #[expect(clippy::redundant_closure_for_method_calls)]
            table.commit(None, now, &mut reply, |draft| draft.deal())?;
        }
        table.settle(now, &mut reply);
        Ok((table, reply))
    }

    fn new(room: Room, log: Vec<LocalEvent>, thinking: Thinking) -> Self {
        Self { room, log, thinking, work: Work::default(), connected: false, now: 0 }
    }

    /// Connects a client. The first message is the table, or the events after `from`.
    pub fn connect(&mut self, from: Option<u64>, now: i64) -> Result<LocalReply, Refusal> {
        self.connected = true;
        let (room, to, presence) = (&self.room, self.audience()?, self.presence());
        let first = match from {
            Some(from) if from > 0 && from <= room.seq => {
                let events = outbox::missed_events(self.log.iter().map(stored), from, &to)?;
                outbox::resumed(room, events, &to, &presence, now)
            }
            _ => Message::Table(outbox::snapshot(room, &to, &presence, now)),
        };
        let Presence { here, watching } = presence;
        let connected = Message::Presence { seq: room.seq, here, watching };
        let mut reply = LocalReply { messages: vec![first, connected], ..LocalReply::default() };
        self.settle(now, &mut reply);
        Ok(reply)
    }

    /// Handles a frame that a client would send over a socket.
    pub fn handle(&mut self, frame: &str, spare: Option<SpareTable>, now: i64) -> LocalReply {
        let mut reply = LocalReply::default();
        let answer = match serde_json::from_str(frame) {
            Ok(request) => self.execute(request, spare, now, &mut reply),
            Err(error) => {
                let message = format!("{error}; see docs/protocol.md");
                let refusal = Refusal::new(Code::Unreadable, message);
                Some(answer(id_of(frame), 0, Some(refusal)))
            }
        };
        reply.messages.extend(answer.map(Message::Answer));
        self.settle(now, &mut reply);
        reply
    }

    /// Executes a command. A hint is answered later.
    fn execute(
        &mut self,
        request: Request,
        spare: Option<SpareTable>,
        now: i64,
        reply: &mut LocalReply,
    ) -> Option<Answer> {
        let Request { id, command } = request;
        let length = id.chars().count();
        if length == 0 || length > MAX_ID {
            let message = format!("id of {length} characters; expected 1 to {MAX_ID}");
            return Some(answer(id, 0, Some(Refusal::new(Code::Unreadable, message))));
        }
        let cause = Some((YOU.to_owned(), id.clone()));
        let done = match command {
            Command::Ping => return Some(answer(id, 0, None)),
            Command::Hint { seat, at } => match self.room.check_hint(YOU, seat, at) {
                Ok(()) => return self.request_hint(id, seat),
                Err(refusal) => Err(refusal),
            },
            Command::Rematch => {
                return Some(match self.rematch(cause, spare, now, reply) {
                    Ok(table) => Answer { table: Some(table), ..answer(id, self.room.seq, None) },
                    Err(refusal) => answer(id, self.room.seq, Some(refusal)),
                });
            }
            command => self.commit(cause, now, reply, |draft| draft.decide(YOU, "", &command)),
        };
        Some(match done {
            Ok(seq) => answer(id, seq, None),
            Err(mut refusal) => {
                if matches!(refusal.code, Code::Stale | Code::NotYourTurn | Code::AlreadyChosen)
                    && let Ok(to) = self.audience()
                {
                    let now = outbox::snapshot(&self.room, &to, &self.presence(), now);
                    refusal.now = Some(Box::new(now));
                }
                answer(id, self.room.seq, Some(refusal))
            }
        })
    }

    /// Applies a decision and adds its events and messages to the reply. Returns the sequence number
    /// of the first event.
    fn commit(
        &mut self,
        cause: Option<(String, String)>,
        now: i64,
        reply: &mut LocalReply,
        decide: impl FnOnce(&mut Draft<'_>) -> Result<(), Refusal>,
    ) -> Result<u64, Refusal> {
        if let Some((person, id)) = &cause
            && let Some(seq) = self.room.executed(person, id)
        {
            return Ok(seq);
        }
        let at = now.max(self.room.updated_at);
        let mut draft = Draft::new(&self.room, at, cause);
        decide(&mut draft)?;
        if draft.is_empty() {
            return Ok(self.room.seq);
        }
        let (room, applied) = draft.finish();
        let first = self.room.seq + 1;
        let entries: Vec<Entry> = applied.iter().map(|(entry, _)| entry.clone()).collect();
        let events = numbered(&entries, first, at);
        self.log.extend(events.iter().cloned());
        reply.store.extend(events);
        self.room = room;
        if self.connected {
            let committed = CommittedEvent::list(&applied, first, at);
            let (to, presence) = (self.audience()?, self.presence());
            reply.messages.extend(outbox::events(&self.room, &committed, &to, &presence, now));
        }
        Ok(first)
    }

    /// Opens the rematch table, which the caller stores, and announces it here.
    fn rematch(
        &mut self,
        cause: Option<(String, String)>,
        spare: Option<SpareTable>,
        now: i64,
        reply: &mut LocalReply,
    ) -> Result<String, Refusal> {
        self.room.check_rematch(YOU)?;
        if let Some(next) = &self.room.next {
            return Ok(next.clone());
        }
        let missing = || Refusal::new(Code::Unreadable, "a rematch needs a spare table");
        let SpareTable { table, secret } = spare.ok_or_else(missing)?;
        let entries =
            self.room.rematch(table.clone(), &parse_secret(&secret)?, YOU, now, |_| true)?;
        let events = numbered(&entries, 1, now);
        let announced = Event::Rematch { table: table.clone() };
        self.commit(cause, now, reply, |draft| Ok(draft.apply(announced)?))?;
        reply.opened = Some(OpenedTable { table: table.clone(), events });
        Ok(table)
    }

    /// A past position.
    pub fn moment(&self, seat: Option<u8>, at: Option<u32>, now: i64) -> Result<Moment, Refusal> {
        outbox::moment(&self.room, &self.audience()?, seat, at, now)
    }

    /// The record of the game so far, with the proof of its draws if it is over.
    pub fn record(&self) -> Result<String, Refusal> {
        let none = || Refusal::new(Code::NotStarted, "the game has not started");
        let playing = self.room.playing.as_ref().ok_or_else(none)?;
        Ok(match self.room.status {
            Status::Finished => playing.table_with_proof(&self.room.opening).write(),
            _ => playing.table.write(),
        })
    }

    /// The Dice boards of the table, with their names and effects.
    pub fn boards(&self) -> Result<Raw, Refusal> {
        let none = || Refusal::new(Code::NotFound, "the table has no Dice boards");
        if const { !GameKind::Dice.is_included() } {
            return Err(none());
        }
        let used = self.room.opening.options.get("boards").and_then(|used| used.rsplit_once(' '));
        let known = used.and_then(|(name, fingerprint)| BoardsRef::known(name, fingerprint));
        let known = known.ok_or_else(none)?;
        Ok(Raw::new(&ToldBoards::new(BoardsEntry::new(&known))))
    }

    fn audience(&self) -> Result<Audience, Refusal> {
        let none = || Refusal::new(Code::NoWatching, "this table does not allow spectators");
        Audience::of(&self.room, YOU).ok_or_else(none)
    }

    fn presence(&self) -> Presence {
        Presence { here: vec![true; self.room.seats.len()], watching: 0 }
    }

    /// The time limit of a bot.
    fn bot_time(&self) -> Duration {
        Duration::from_millis(self.thinking.bot_ms.into())
    }
}

fn parse_secret(text: &str) -> Result<Secret, Refusal> {
    Secret::from_hex(text).map_err(|error| Refusal::new(Code::BadSetup, error.to_string()))
}

fn stored(event: &LocalEvent) -> StoredEvent<'_> {
    StoredEvent { seq: event.seq, at: event.at, body: &event.body }
}

fn numbered(entries: &[Entry], first: u64, at: i64) -> Vec<LocalEvent> {
    let event = |(seq, entry): (u64, &Entry)| LocalEvent { seq, at, body: entry.to_json() };
    (first..).zip(entries).map(event).collect()
}

fn answer(id: String, seq: u64, error: Option<Refusal>) -> Answer {
    Answer { id, seq, error, table: None, hint: None }
}

/// The id of a request that is otherwise malformed.
fn id_of(frame: &str) -> String {
    #[derive(Deserialize)]
    struct Id {
        id: String,
    }
    serde_json::from_str(frame).map_or(String::new(), |Id { id }| id.chars().take(MAX_ID).collect())
}
