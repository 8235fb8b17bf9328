//! The only code that turns a room into messages for clients.
//!
//! Everything here is written from views. A receiver is an [`Audience`]: its seats, whether it is
//! the host, whether it is a delayed spectator. Two rooms that an audience cannot distinguish give
//! it the same bytes (`src/leaks.rs`).

mod events;
mod play;

use std::collections::BTreeSet;
use std::sync::Arc;

use mirabilia_fair::Secret;
use mirabilia_games::dice::BoardsRef;
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_protocol as wire;
use mirabilia_protocol::{Status, Watch};

use crate::{Effects, Entry, Event, Holder, Proposal, Room};
pub use events::{events, missed_events, resumed, wire_events};
use play::log;
pub use play::{delayed_steps, moment, next_delayed, play};

/// A class of receivers that are sent the same messages.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Audience {
    /// The receiver's seats.
    pub seats: Vec<u8>,
    /// Whether it is the host.
    pub host: bool,
    /// Whether it is a delayed spectator, who sees every hand.
    pub delayed: bool,
    /// The people whose chat the receiver does not want to see.
    pub muted: Arc<BTreeSet<String>>,
}

/// Who is connected.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Presence {
    /// By seat.
    pub here: Vec<bool>,
    /// The number of spectators.
    pub watching: u32,
}

/// A stored event with its effects.
#[derive(Clone, Debug)]
pub struct CommittedEvent<'a> {
    /// The event.
    pub event: &'a Event,
    /// Its effects on the game.
    pub effects: Effects,
    /// Its sequence number.
    pub seq: u64,
    /// When it happened.
    pub at: i64,
}

impl<'a> CommittedEvent<'a> {
    /// Events that were committed together, the first with this sequence number.
    pub fn list(applied: &'a [(Entry, Effects)], first: u64, at: i64) -> Vec<Self> {
        let numbered = applied.iter().zip(first..);
        numbered
            .map(|((entry, effects), seq)| Self {
                event: &entry.event,
                effects: effects.clone(),
                seq,
                at,
            })
            .collect()
    }
}

impl Audience {
    /// The audience of a person; `None` if they may not watch the table.
    pub fn of(room: &Room, person: &str) -> Option<Self> {
        let seats: Vec<u8> = room.seats_of(person).collect();
        let host = room.host == person;
        let is_spectator = seats.is_empty();
        let delayed = is_spectator && room.settings.watch == Watch::Delayed;
        let barred = is_spectator
            && !host
            && room.settings.watch == Watch::Nobody
            && matches!(room.status, Status::Playing);
        (!barred).then(|| Self { seats, host, delayed, muted: Arc::default() })
    }

    /// The same audience without the chat of these people.
    #[must_use]
    pub fn muting(self, muted: &Arc<BTreeSet<String>>) -> Self {
        Self { muted: Arc::clone(muted), ..self }
    }

    /// The viewer of the log. Several seats at one screen get the public log, because they would
    /// see each other's secrets.
    fn log_viewer(&self) -> Viewer {
        match self.seats[..] {
            [seat] => Viewer::Seat(Seat::new(seat)),
            _ => Viewer::Public,
        }
    }
}

/// The complete table.
pub fn snapshot(room: &Room, to: &Audience, presence: &Presence, now: i64) -> wire::Snapshot {
    let (log, told) = match &room.playing {
        Some(playing) => log(room, playing, to, 0, now),
        None => (Vec::new(), Vec::new()),
    };
    wire::Snapshot {
        seq: room.seq,
        table: table(room, presence),
        you: you(to),
        play: play(room, to, now),
        fairness: fairness(room),
        log,
        told,
        chat: chat(room, to),
        now,
    }
}

/// The chat, without that of people whom the receiver has muted.
fn chat(room: &Room, to: &Audience) -> Vec<wire::ChatLine> {
    let heard = room.chat.iter().filter(|(person, _)| !to.muted.contains(person));
    heard.map(|(_, line)| line.clone()).collect()
}

/// The receiver's role.
pub fn you(to: &Audience) -> wire::You {
    wire::You { seats: to.seats.clone(), host: to.host }
}

/// The table apart from the game.
pub fn table(room: &Room, presence: &Presence) -> wire::TableInfo {
    let seat = |(index, holder): (usize, &Holder)| {
        let person = holder.person();
        wire::SeatInfo {
            holder: match holder {
                Holder::Open => wire::Holder::Open,
                Holder::Person(person) => wire::Holder::Person { name: person.name.clone() },
                Holder::Bot(bot) => wire::Holder::Bot { bot: bot.name().to_owned() },
            },
            here: person.is_none() || presence.here.get(index).copied().unwrap_or(false),
            stand_in: person.is_some_and(crate::SeatedPerson::has_stand_in),
            left: person.is_some_and(|person| person.left),
            host: person.is_some_and(|person| person.id == room.host),
        }
    };
    wire::TableInfo {
        table: room.opening.table.clone(),
        game: room.opening.game.clone(),
        status: room.status,
        seats: room.seats.iter().enumerate().map(seat).collect(),
        options: room.opening.options.clone(),
        stand_in_boards: has_stand_in_boards(room),
        settings: room.settings.clone(),
        watching: presence.watching,
        proposal: room.proposal.as_ref().map(|pending| wire::PendingProposal {
            seat: pending.seat,
            proposal: proposal(&pending.proposal),
            waiting: pending.waiting.clone(),
        }),
        previous: room.opening.previous.clone(),
        next: room.next.clone(),
        opened_at: room.opened_at,
    }
}

/// A proposal without the ids of people.
fn proposal(proposal: &Proposal) -> wire::Proposal {
    match proposal {
        Proposal::Settings { settings } => wire::Proposal::Settings { settings: settings.clone() },
        Proposal::HandOver { seat, .. } => wire::Proposal::HandOver { seat: *seat },
    }
}

/// Whether the table uses built-in Dice boards. The printed boards are not public.
fn has_stand_in_boards(room: &Room) -> bool {
    let named = room.opening.options.get("boards").map(String::as_str).unwrap_or_default();
    let name = named.split(' ').next().unwrap_or_default();
    room.opening.game == "dice" && BoardsRef::names().contains(&name)
}

/// The commitment to the random seed, and its proof after the game.
pub fn fairness(room: &Room) -> wire::Fairness {
    let secret = Secret::from_hex(&room.opening.secret);
    let numbers = match &room.playing {
        Some(playing) => playing.numbers.clone(),
        None => Vec::new(),
    };
    wire::Fairness {
        commitment: secret.map(|secret| secret.commitment().to_string()).unwrap_or_default(),
        numbers,
        secret: (room.status == Status::Finished).then(|| room.opening.secret.clone()),
    }
}
