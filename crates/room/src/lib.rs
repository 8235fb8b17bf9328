//! A room: the complete state of one table, as a fold of its events. No I/O, no clock, no random
//! numbers: the same events give the same room on every node.
//!
//! - [`apply`](Room::apply) applies a stored event.
//! - `decide.rs` turns a command into events or a refusal; `draft.rs` holds the events and the room
//!   after them until they are stored.
//! - `outbox.rs` writes what a receiver may see of a room.
//!
//! The server stores the events and sends the messages; the WebAssembly module does the same for a
//! table in a page.
#![forbid(unsafe_code)]

mod clock;
mod consent;
mod decide;
mod draft;
mod error;
mod event;
#[cfg(test)]
mod leaks;
pub mod outbox;
mod playing;
mod seating;
mod seats;
mod settings;
mod start;
#[cfg(test)]
mod tests;
mod undo;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

use mirabilia_bots::BotKind;
use mirabilia_protocol::{ChatLine, Settings, Status};

pub use consent::Pending;
pub use draft::Draft;
pub use error::{BROKEN, FoldError, InvalidEvent, StartError, bad_boards};
pub use event::{By, Entry, Event, Opening, Proposal};
pub use playing::{PlayedTurn, Playing};
pub use seating::check_name;
pub use seats::{Holder, SeatedPerson};
pub use start::{Opened, open, setup_options};

/// The number of chat messages that a room keeps.
const MAX_CHAT: usize = 100;

/// The state of a table.
#[derive(Clone, Debug)]
pub struct Room {
    /// The sequence number of the last event.
    pub seq: u64,
    /// The opening event.
    pub opening: Opening,
    /// The current settings.
    pub settings: Settings,
    /// The id of the host.
    pub host: String,
    /// The status.
    pub status: Status,
    /// The occupants of the seats.
    pub seats: Vec<Holder>,
    /// The game, once it has started.
    pub playing: Option<Playing>,
    /// The pending undo request.
    pub undo: Option<UndoRequest>,
    /// The pending proposal.
    pub proposal: Option<Pending>,
    /// The people who have watched with open hands, and those whom the host removed: neither may
    /// take a seat.
    pub barred: BTreeSet<String>,
    /// The latest chat messages, with the ids of their authors.
    pub chat: VecDeque<(String, ChatLine)>,
    /// The number of chat messages so far.
    pub chat_count: u32,
    /// The rematch table.
    pub next: Option<String>,
    /// When it was opened: Unix time in milliseconds, as all times here.
    pub opened_at: i64,
    /// When the last event happened.
    pub updated_at: i64,
    /// When the game ended.
    pub ended_at: Option<i64>,
    /// The first event of each executed command, by a hash of person and command id.
    executed: BTreeMap<u64, u64>,
}

/// A turn: the number of steps before it, and when it started.
pub type TurnKey = (u32, i64);

/// An event as a log has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredEvent<'a> {
    /// The sequence number: from 1, without gaps.
    pub seq: u64,
    /// When it happened: Unix time in milliseconds.
    pub at: i64,
    /// The event as JSON: [`Entry::to_json`].
    pub body: &'a str,
}

/// A pending undo request.
#[derive(Clone, PartialEq, Debug)]
pub struct UndoRequest {
    /// The seat that asks.
    pub seat: u8,
    /// The number of steps to rewind to.
    pub to: u32,
    /// The seats that have not answered.
    pub waiting: Vec<u8>,
}

/// The effects of an event on the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Effects {
    /// The index of the first new step.
    pub steps: Option<u32>,
    /// The game ended.
    pub finished: bool,
}

impl Room {
    /// Folds the events of a table.
    pub fn fold<'a>(events: impl IntoIterator<Item = StoredEvent<'a>>) -> Result<Self, FoldError> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(FoldError::Empty)?;
        let entry = read(first)?;
        let Event::Opened(opening) = entry.event else {
            return Err(FoldError::NotOpened(first.seq));
        };
        let mut room = Self::new(*opening, first.seq, first.at);
        for stored in events {
            room.apply(&read(stored)?, stored.seq, stored.at)?;
        }
        Ok(room)
    }

    /// Folds the events of a new table, before they are stored.
    pub fn fold_new(entries: &[Entry], at: i64) -> Result<Self, FoldError> {
        let (first, rest) = entries.split_first().ok_or(FoldError::Empty)?;
        let Event::Opened(opening) = &first.event else { return Err(FoldError::NotOpened(1)) };
        let mut room = Self::new((**opening).clone(), 1, at);
        for entry in rest {
            room.apply(entry, room.seq + 1, at)?;
        }
        Ok(room)
    }

    /// A newly opened room.
    pub fn new(opening: Opening, seq: u64, at: i64) -> Self {
        Self {
            seq,
            settings: opening.settings.clone(),
            host: opening.host.clone(),
            status: Status::Open,
            seats: vec![Holder::Open; usize::from(opening.seats)],
            opening,
            playing: None,
            undo: None,
            proposal: None,
            barred: BTreeSet::new(),
            chat: VecDeque::new(),
            chat_count: 0,
            next: None,
            opened_at: at,
            updated_at: at,
            ended_at: None,
            executed: BTreeMap::new(),
        }
    }

    /// Applies a stored event. An error means that no server wrote this event.
    pub fn apply(&mut self, entry: &Entry, seq: u64, at: i64) -> Result<Effects, FoldError> {
        if seq != self.seq + 1 {
            return Err(FoldError::Gap { seq, last: self.seq });
        }
        let effects = self.apply_event(&entry.event, seq, at);
        let effects = effects.map_err(|why| FoldError::Invalid { seq, why })?;
        self.record(entry, &effects, seq, at);
        Ok(effects)
    }

    /// Updates what every event changes.
    fn record(&mut self, entry: &Entry, effects: &Effects, seq: u64, at: i64) {
        if let Some(cause) = &entry.cause {
            self.executed.insert(hash(&cause.0, &cause.1), seq);
        }
        self.seq = seq;
        self.updated_at = at;
        if effects.finished {
            self.status = Status::Finished;
            self.ended_at = Some(at);
            self.undo = None;
            self.proposal = None;
        }
    }

    fn apply_event(&mut self, event: &Event, seq: u64, at: i64) -> Result<Effects, InvalidEvent> {
        match event {
            Event::Opened(_) => return Err(InvalidEvent::OpenedTwice),
            Event::Sat { seat, person, name, number } => {
                let person = SeatedPerson::new(person.clone(), name.clone(), number.clone());
                *self.seat_mut(*seat)? = Holder::Person(person);
            }
            Event::Named { seat, name } => self.person_mut(*seat)?.name.clone_from(name),
            Event::Numbered { seat, number } => {
                self.person_mut(*seat)?.number = Some(number.clone());
            }
            Event::Bot { seat, bot } => {
                let bot =
                    BotKind::from_name(bot).ok_or_else(|| InvalidEvent::NoBot(bot.clone()))?;
                *self.seat_mut(*seat)? = Holder::Bot(bot);
            }
            Event::Freed { seat } => *self.seat_mut(*seat)? = Holder::Open,
            Event::Left { seat } => {
                self.person_mut(*seat)?.left = true;
                self.proposal = None;
            }
            Event::Swapped { a, b } => {
                self.seat_mut(*a)?;
                self.seat_mut(*b)?;
                self.seats.swap(usize::from(*a), usize::from(*b));
            }
            Event::Settings { settings } => {
                self.settings = settings.clone();
                self.proposal = None;
            }
            Event::Host { person } => self.host.clone_from(person),
            Event::Started { names, numbers } => {
                let playing = Playing::start(&self.opening, &self.settings, names, numbers, at)?;
                self.playing = Some(playing);
                self.status = Status::Playing;
            }
            Event::Imported => {
                self.playing = Some(Playing::imported(&self.opening, at)?);
                return Ok(Effects { steps: None, finished: true });
            }
            Event::Dealt { .. }
            | Event::Chose { .. }
            | Event::Withdrew { .. }
            | Event::Undone { .. } => {
                if !matches!(event, Event::Withdrew { .. }) {
                    self.undo = None;
                }
                let clock = self.settings.clock;
                return self.playing_mut()?.apply(event, clock, at);
            }
            Event::UndoAsked { seat, to } => {
                self.undo =
                    Some(UndoRequest { seat: *seat, to: *to, waiting: self.voters(Some(*seat)) });
            }
            Event::UndoAnswered { seat, yes } => {
                let request = self.undo.as_mut().ok_or(InvalidEvent::NoUndoRequest)?;
                request.waiting.retain(|waiting| waiting != seat);
                if !yes {
                    self.undo = None;
                }
            }
            Event::Proposed { seat, proposal } => self.propose(*seat, proposal)?,
            Event::ProposalAnswered { seat, yes } => {
                let pending = self.proposal.as_mut().ok_or(InvalidEvent::NoProposal)?;
                pending.waiting.retain(|waiting| waiting != seat);
                if !yes {
                    self.proposal = None;
                }
            }
            Event::Watched { person } => {
                self.barred.insert(person.clone());
            }
            Event::Removed { seat } => self.remove(*seat)?,
            Event::Said { person, name, text } => {
                let seat = self.seats_of(person).next();
                let (name, text) = (name.clone(), text.clone());
                self.chat.push_back((person.clone(), ChatLine { seq, at, name, seat, text }));
                self.chat_count += 1;
                if self.chat.len() > MAX_CHAT {
                    self.chat.pop_front();
                }
            }
            Event::Away { seat } => self.person_mut(*seat)?.away = true,
            Event::Back { seat } => self.person_mut(*seat)?.away = false,
            Event::TimeOver { seat } => self.person_mut(*seat)?.timed_out = true,
            Event::HandedOver { seat, person } => {
                let from = self.person_mut(*seat)?;
                let old = std::mem::replace(&mut from.id, person.clone());
                if self.host == old {
                    self.host.clone_from(person);
                }
                self.proposal = None;
            }
            Event::Rematch { table } => self.next = Some(table.clone()),
            Event::Closed { .. } => self.status = Status::Closed,
        }
        Ok(Effects::default())
    }

    /// The first event of a command, if it has been executed before.
    pub fn executed(&self, person: &str, id: &str) -> Option<u64> {
        self.executed.get(&hash(person, id)).copied()
    }

    /// The seats of a person, except those they left.
    pub fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = u8> + 'a {
        (0..).zip(&self.seats).filter(move |(_, holder)| holder.is(person)).map(|(seat, _)| seat)
    }

    /// The seats that owe a decision.
    pub fn owing(&self) -> Vec<u8> {
        match (&self.playing, self.status) {
            (Some(playing), Status::Playing) => playing.owing(),
            _ => Vec::new(),
        }
    }

    /// The seats that owe a decision and are played by a bot, with the bot.
    pub fn bots_due(&self) -> Vec<(u8, BotKind, By)> {
        let stand_in = BotKind::from_name(&self.settings.stand_in).unwrap_or(BotKind::Normal);
        let due = |seat: u8| match &self.seats[usize::from(seat)] {
            Holder::Bot(bot) => Some((seat, *bot, By::Bot)),
            Holder::Person(person) if person.has_stand_in() => Some((seat, stand_in, By::StandIn)),
            _ => None,
        };
        self.owing().into_iter().filter_map(due).collect()
    }

    /// Identifies the current turn.
    pub fn turn(&self) -> TurnKey {
        self.playing.as_ref().map_or((0, 0), |playing| (playing.steps(), playing.turn_started_at))
    }

    fn seat_mut(&mut self, seat: u8) -> Result<&mut Holder, InvalidEvent> {
        self.seats.get_mut(usize::from(seat)).ok_or(InvalidEvent::NoSeat(seat))
    }

    fn person_mut(&mut self, seat: u8) -> Result<&mut SeatedPerson, InvalidEvent> {
        self.seat_mut(seat)?.person_mut().ok_or(InvalidEvent::NoPerson(seat))
    }

    fn playing_mut(&mut self) -> Result<&mut Playing, InvalidEvent> {
        self.playing.as_mut().ok_or(InvalidEvent::NotStarted)
    }
}

/// A hash of a command's identity; full ids would take most of a room's memory.
fn hash(person: &str, id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (person, id).hash(&mut hasher);
    hasher.finish()
}

/// Parses a stored event.
pub fn read(stored: StoredEvent<'_>) -> Result<Entry, FoldError> {
    let entry = serde_json::from_str(stored.body);
    entry.map_err(|why| FoldError::Unreadable { seq: stored.seq, why })
}
