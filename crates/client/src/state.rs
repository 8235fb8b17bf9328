//! The client's copy of a table: a snapshot updated by events.

use std::time::{SystemTime, UNIX_EPOCH};

use mirabilia_protocol::{ChatLine, Event, Holder, Message, Snapshot, Status};

/// The number of chat messages to keep, as on the server.
const MAX_CHAT: usize = 100;

/// The client's copy of a table.
#[derive(Debug, Default)]
pub(crate) struct TableState {
    now: Option<Snapshot>,
    /// Milliseconds by which the server's clock is ahead of this machine's.
    ahead: i64,
}

/// Unix time in milliseconds.
fn clock() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

impl TableState {
    pub(crate) fn now(&self) -> Option<&Snapshot> {
        self.now.as_ref()
    }

    /// The sequence number of the last received event.
    pub(crate) fn seq(&self) -> Option<u64> {
        self.now.as_ref().map(|now| now.seq)
    }

    pub(crate) fn server_time(&self) -> i64 {
        clock() + self.ahead
    }

    pub(crate) fn replace(&mut self, snapshot: Snapshot) {
        self.ahead = snapshot.now - clock();
        self.now = Some(snapshot);
    }

    /// Applies a message and returns its events.
    pub(crate) fn apply(&mut self, message: Message) -> Vec<Event> {
        match message {
            Message::Table(snapshot) => self.replace(snapshot),
            Message::Events { seq, events, table, you, play, fairness, now } => {
                self.ahead = now - clock();
                let Some(snapshot) = &mut self.now else { return Vec::new() };
                snapshot.seq = seq;
                snapshot.now = now;
                for event in &events {
                    apply_event(snapshot, event);
                }
                if let Some(table) = table {
                    snapshot.table = table;
                }
                if let Some(you) = you {
                    snapshot.you = you;
                }
                if let Some(play) = play {
                    snapshot.play = Some(play);
                }
                if let Some(fairness) = fairness {
                    snapshot.fairness = fairness;
                }
                return events;
            }
            Message::Presence { here, watching, .. } => {
                if let Some(snapshot) = &mut self.now {
                    snapshot.table.watching = watching;
                    for (seat, here) in snapshot.table.seats.iter_mut().zip(here) {
                        seat.here = here || matches!(seat.holder, Holder::Bot { .. });
                    }
                }
            }
            Message::Answer(_) | Message::Closing { .. } => {}
        }
        Vec::new()
    }
}

/// Applies one event.
fn apply_event(snapshot: &mut Snapshot, event: &Event) {
    match event {
        Event::Steps { from, lines, told } => {
            snapshot.log.truncate(*from as usize);
            snapshot.log.extend(lines.iter().cloned());
            snapshot.told.truncate(*from as usize);
            snapshot.told.extend(told.iter().cloned());
        }
        Event::Undone { to } => {
            snapshot.log.truncate(*to as usize);
            snapshot.told.truncate(*to as usize);
        }
        Event::Said { line } => {
            if !snapshot.chat.iter().any(|ChatLine { seq, .. }| *seq == line.seq) {
                snapshot.chat.push(line.clone());
            }
            let excess = snapshot.chat.len().saturating_sub(MAX_CHAT);
            snapshot.chat.drain(..excess);
        }
        Event::Chose { seat, .. } => {
            if let Some(play) = &mut snapshot.play {
                play.waiting.retain(|other| other != seat);
                if !play.chosen.contains(seat) {
                    play.chosen.push(*seat);
                }
            }
        }
        Event::Withdrew { seat } => {
            if let Some(play) = &mut snapshot.play {
                play.chosen.retain(|other| other != seat);
                if !play.waiting.contains(seat) {
                    play.waiting.push(*seat);
                }
            }
        }
        Event::Closed { .. } => snapshot.table.status = Status::Closed,
        _ => {}
    }
}
