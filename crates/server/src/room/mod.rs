//! A room: everything about one table, as the fold of its events. No I/O, no clock, no generator:
//! the same events give the same room on every node.
//!
//! - [`apply`](Room::apply) takes an event that was stored.
//! - `decide.rs` says which events a command leads to, or why it is refused.
//! - `outbox.rs`, outside, says what of a room a viewer may see.

mod begin;
mod clock;
mod decide;
mod event;
mod playing;
pub(crate) mod row;
mod seats;
mod settings;
mod sitting;
#[cfg(test)]
mod tests;
mod undo;

use std::collections::{BTreeMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

use mirabilia_bots::BotKind;
use mirabilia_protocol::{ChatLine, Settings, Status};
use mirabilia_store::StoredEvent;

pub(crate) use begin::{open, written_options};
pub(crate) use event::{By, Entry, Event, Opening};
pub(crate) use playing::Playing;
pub(crate) use seats::{Holder, Person};
pub(crate) use sitting::check_name;

/// Lines of chat that a room remembers.
const CHAT: usize = 100;

/// A table and all that is known about it.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// The number of the last event.
    pub(crate) seq: u64,
    pub(crate) opening: Opening,
    pub(crate) settings: Settings,
    /// The person who is host.
    pub(crate) host: String,
    pub(crate) status: Status,
    pub(crate) seats: Vec<Holder>,
    /// The game, once it has begun.
    pub(crate) playing: Option<Playing>,
    pub(crate) undo: Option<Asked>,
    pub(crate) chat: VecDeque<ChatLine>,
    /// How many lines of chat there were.
    pub(crate) said: u32,
    /// The table where these players play again.
    pub(crate) next: Option<String>,
    pub(crate) opened_at: i64,
    pub(crate) updated_at: i64,
    pub(crate) ended_at: Option<i64>,
    /// Commands that were carried out, by a hash of person and id, with the event they caused.
    done: BTreeMap<u64, u64>,
}

/// A wish to take back that waits for answers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Asked {
    pub(crate) seat: u8,
    pub(crate) to: u32,
    /// Seats that have not answered.
    pub(crate) waiting: Vec<u8>,
}

/// What an event changed beyond the room itself.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Happened {
    /// The game has new steps from this number on.
    pub(crate) steps: Option<u32>,
    /// The game ended.
    pub(crate) finished: bool,
}

impl Room {
    /// The room of a table's events.
    pub(crate) fn fold(events: &[StoredEvent]) -> Result<Self, String> {
        let Some((first, rest)) = events.split_first() else {
            return Err("a table without events".to_owned());
        };
        let entry = read(first)?;
        let Event::Opened(opening) = entry.event else {
            return Err(format!("event {} does not open the table", first.seq));
        };
        let mut room = Self::new(*opening, first.seq, first.at);
        for stored in rest {
            room.apply(&read(stored)?, stored.seq, stored.at)?;
        }
        Ok(room)
    }

    /// A room that was just opened.
    pub(crate) fn new(opening: Opening, seq: u64, at: i64) -> Self {
        Self {
            seq,
            settings: opening.settings.clone(),
            host: opening.host.clone(),
            status: Status::Open,
            seats: vec![Holder::Open; usize::from(opening.seats)],
            opening,
            playing: None,
            undo: None,
            chat: VecDeque::new(),
            said: 0,
            next: None,
            opened_at: at,
            updated_at: at,
            ended_at: None,
            done: BTreeMap::new(),
        }
    }

    /// Takes an event that was stored. An error means that the store holds what no server wrote.
    pub(crate) fn apply(&mut self, entry: &Entry, seq: u64, at: i64) -> Result<Happened, String> {
        if seq != self.seq + 1 {
            return Err(format!("event {seq} after event {}", self.seq));
        }
        let happened =
            self.take(&entry.event, seq, at).map_err(|why| format!("event {seq}: {why}"))?;
        if let Some(cause) = &entry.cause {
            self.done.insert(hash(&cause.0, &cause.1), seq);
        }
        self.seq = seq;
        self.updated_at = at;
        if happened.finished {
            self.status = Status::Finished;
            self.ended_at = Some(at);
            self.undo = None;
        }
        Ok(happened)
    }

    fn take(&mut self, event: &Event, seq: u64, at: i64) -> Result<Happened, String> {
        match event {
            Event::Opened(_) => return Err("opened twice".to_owned()),
            Event::Sat { seat, person, name, number } => {
                let person = Person::new(person.clone(), name.clone(), number.clone());
                *self.seat_mut(*seat)? = Holder::Person(person);
            }
            Event::Named { seat, name } => self.person_mut(*seat)?.name.clone_from(name),
            Event::Numbered { seat, number } => {
                self.person_mut(*seat)?.number = Some(number.clone());
            }
            Event::Bot { seat, bot } => {
                let bot = BotKind::from_name(bot).ok_or_else(|| format!("no bot {bot}"))?;
                *self.seat_mut(*seat)? = Holder::Bot(bot);
            }
            Event::Freed { seat } => *self.seat_mut(*seat)? = Holder::Open,
            Event::Left { seat } => self.person_mut(*seat)?.left = true,
            Event::Swapped { a, b } => {
                self.seat_mut(*a)?;
                self.seat_mut(*b)?;
                self.seats.swap(usize::from(*a), usize::from(*b));
            }
            Event::Settings { settings } => self.settings = settings.clone(),
            Event::Host { person } => self.host.clone_from(person),
            Event::Started { names, numbers } => {
                self.playing =
                    Some(Playing::begin(&self.opening, &self.settings, names, numbers, at)?);
                self.status = Status::Playing;
            }
            Event::Imported => {
                self.playing = Some(Playing::imported(&self.opening, at)?);
                return Ok(Happened { steps: None, finished: true });
            }
            Event::Dealt { .. }
            | Event::Chose { .. }
            | Event::Withdrew { .. }
            | Event::Undone { .. } => {
                if !matches!(event, Event::Withdrew { .. }) {
                    self.undo = None;
                }
                let clock = self.settings.clock;
                return self.playing_mut()?.take(event, clock, at);
            }
            Event::UndoAsked { seat, to } => {
                self.undo = Some(Asked { seat: *seat, to: *to, waiting: self.asked_by(*seat) });
            }
            Event::UndoAnswered { seat, yes } => {
                let asked = self.undo.as_mut().ok_or("nobody asked")?;
                asked.waiting.retain(|waiting| waiting != seat);
                if !yes {
                    self.undo = None;
                }
            }
            Event::Said { person, name, text } => {
                let seat = self.seats_of(person).next();
                let (name, text) = (name.clone(), text.clone());
                self.chat.push_back(ChatLine { seq, at, name, seat, text });
                self.said += 1;
                if self.chat.len() > CHAT {
                    self.chat.pop_front();
                }
            }
            Event::Away { seat } => self.person_mut(*seat)?.away = true,
            Event::Back { seat } => self.person_mut(*seat)?.away = false,
            Event::TimeOver { seat } => self.person_mut(*seat)?.late = true,
            Event::HandedOver { seat, person } => {
                let from = self.person_mut(*seat)?;
                let old = std::mem::replace(&mut from.id, person.clone());
                if self.host == old {
                    self.host.clone_from(person);
                }
            }
            Event::Rematch { table } => self.next = Some(table.clone()),
            Event::Closed { .. } => self.status = Status::Closed,
        }
        Ok(Happened::default())
    }

    /// The event a command of this person caused, if it was carried out before.
    pub(crate) fn done(&self, person: &str, id: &str) -> Option<u64> {
        self.done.get(&hash(person, id)).copied()
    }

    /// The seats a person has and has not left.
    pub(crate) fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = u8> + 'a {
        (0..).zip(&self.seats).filter(move |(_, holder)| holder.is(person)).map(|(seat, _)| seat)
    }

    /// Seats that owe a decision.
    pub(crate) fn owing(&self) -> Vec<u8> {
        match (&self.playing, self.status) {
            (Some(playing), Status::Playing) => playing.owing(),
            _ => Vec::new(),
        }
    }

    /// Seats that owe a decision which a bot makes, with the bot.
    pub(crate) fn bots_due(&self) -> Vec<(u8, BotKind, By)> {
        let stand_in = BotKind::from_name(&self.settings.stand_in).unwrap_or(BotKind::Normal);
        let due = |seat: u8| match &self.seats[usize::from(seat)] {
            Holder::Bot(bot) => Some((seat, *bot, By::Bot)),
            Holder::Person(person) if person.has_stand_in() => Some((seat, stand_in, By::StandIn)),
            _ => None,
        };
        self.owing().into_iter().filter_map(due).collect()
    }

    fn seat_mut(&mut self, seat: u8) -> Result<&mut Holder, String> {
        self.seats.get_mut(usize::from(seat)).ok_or_else(|| format!("no seat {seat}"))
    }

    fn person_mut(&mut self, seat: u8) -> Result<&mut Person, String> {
        self.seat_mut(seat)?.person_mut().ok_or_else(|| format!("no person on seat {seat}"))
    }

    fn playing_mut(&mut self) -> Result<&mut Playing, String> {
        self.playing.as_mut().ok_or_else(|| "the game has not begun".to_owned())
    }
}

/// Enough of a command's name to know it again; names themselves would be most of a room.
fn hash(person: &str, id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (person, id).hash(&mut hasher);
    hasher.finish()
}

fn read(stored: &StoredEvent) -> Result<Entry, String> {
    serde_json::from_str(&stored.body).map_err(|error| format!("event {}: {error}", stored.seq))
}
