//! Who listens to a live table on this node.

use std::collections::BTreeMap;

use mirabilia_protocol::Message;
use tokio::sync::mpsc;

use crate::outbox::{self, Audience, Heard, Presence};
use crate::room::Room;
use crate::time::now;

/// Messages that may wait for a reader. One who is further behind is dropped and can come back with
/// the number of the last event it saw.
pub(crate) const BEHIND: usize = 64;

/// Which of a table's sockets.
pub(crate) type SocketId = u64;

/// Where a socket's messages go.
pub(crate) type Outlet = mpsc::Sender<Parting>;

/// What goes out of a socket.
#[derive(Clone, Debug)]
pub(crate) enum Parting {
    /// A message.
    Text(axum::extract::ws::Utf8Bytes),
    /// The last message.
    Last(axum::extract::ws::Utf8Bytes),
}

struct Socket {
    person: String,
    outlet: Outlet,
    /// Steps that a watcher with a delay has seen.
    seen: u32,
}

/// Everybody who listens.
pub(super) struct Sockets {
    all: BTreeMap<SocketId, Socket>,
    next: SocketId,
    /// Seats whose person is connected to another node.
    elsewhere: Vec<bool>,
}

/// A message as it is sent.
pub(super) fn text(message: &Message) -> axum::extract::ws::Utf8Bytes {
    let text = serde_json::to_string(message);
    text.unwrap_or_else(|error| unreachable!("messages are plain JSON: {error}")).into()
}

impl Sockets {
    pub(super) fn new(seats: usize) -> Self {
        Self { all: BTreeMap::new(), next: 1, elsewhere: vec![false; seats] }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn add(&mut self, person: String, outlet: Outlet) -> SocketId {
        let id = self.next;
        self.next += 1;
        self.all.insert(id, Socket { person, outlet, seen: u32::MAX });
        id
    }

    pub(super) fn remove(&mut self, id: SocketId) -> bool {
        self.all.remove(&id).is_some()
    }

    /// Is a person connected here?
    pub(super) fn has(&self, person: &str) -> bool {
        self.all.values().any(|socket| socket.person == person)
    }

    /// Seats whose person is connected here.
    pub(super) fn seats_here(&self, room: &Room) -> Vec<u8> {
        let here = |holder: &crate::room::Holder| {
            holder.person().is_some_and(|person| self.has(&person.id))
        };
        (0..).zip(&room.seats).filter(|(_, holder)| here(holder)).map(|(seat, _)| seat).collect()
    }

    pub(super) fn set_elsewhere(&mut self, elsewhere: Vec<bool>) -> bool {
        let changed = self.elsewhere != elsewhere;
        self.elsewhere = elsewhere;
        changed
    }

    pub(super) fn presence(&self, room: &Room) -> Presence {
        let mut here = self.elsewhere.clone();
        for seat in self.seats_here(room) {
            here[usize::from(seat)] = true;
        }
        let watches = |socket: &&Socket| room.seats_of(&socket.person).next().is_none();
        Presence { here, watching: self.all.values().filter(watches).count() as u32 }
    }

    /// Sends to one socket; it is dropped when it does not keep up.
    pub(super) fn send(&mut self, id: SocketId, message: &Message) {
        if let Some(socket) = self.all.get(&id)
            && socket.outlet.try_send(Parting::Text(text(message))).is_err()
        {
            self.drop_slow(id);
        }
    }

    /// Tells everybody what happened. Each audience is written once.
    pub(super) fn send_events(&mut self, room: &Room, heard: &[Heard<'_>]) {
        if self.all.is_empty() {
            return;
        }
        let (presence, now) = (self.presence(room), now());
        let mut written: BTreeMap<Audience, Option<axum::extract::ws::Utf8Bytes>> = BTreeMap::new();
        let mut slow = Vec::new();
        let mut barred = Vec::new();
        for (&id, socket) in &self.all {
            let Some(audience) = Audience::of(room, &socket.person) else {
                barred.push(id);
                continue;
            };
            let message = written.entry(audience).or_insert_with_key(|audience| {
                outbox::events(room, heard, audience, &presence, now).map(|m| text(&m))
            });
            if let Some(message) = message
                && socket.outlet.try_send(Parting::Text(message.clone())).is_err()
            {
                slow.push(id);
            }
        }
        slow.into_iter().for_each(|id| self.drop_slow(id));
        for id in barred {
            self.close(id, room.seq, "nobody may watch this table");
        }
    }

    /// Shows watchers with a delay what they may see by now.
    pub(super) fn send_delayed(&mut self, room: &Room) {
        let now = now();
        let presence = self.presence(room);
        let mut slow = Vec::new();
        for (&id, socket) in &mut self.all {
            let Some(audience) = Audience::of(room, &socket.person) else { continue };
            if !audience.delayed {
                continue;
            }
            let snapshot = outbox::snapshot(room, &audience, &presence, now);
            let steps = snapshot.play.as_ref().map_or(0, |play| play.steps);
            if steps == socket.seen {
                continue;
            }
            socket.seen = steps;
            if socket.outlet.try_send(Parting::Text(text(&Message::Table(snapshot)))).is_err() {
                slow.push(id);
            }
        }
        slow.into_iter().for_each(|id| self.drop_slow(id));
    }

    /// Does anybody watch with a delay?
    pub(super) fn has_delayed(&self, room: &Room) -> bool {
        let delayed = |socket: &Socket| {
            Audience::of(room, &socket.person).is_some_and(|audience| audience.delayed)
        };
        self.all.values().any(delayed)
    }

    /// Tells everybody who is connected.
    pub(super) fn send_presence(&mut self, room: &Room) {
        let Presence { here, watching } = self.presence(room);
        let message = text(&Message::Presence { seq: room.seq, here, watching });
        let slow: Vec<SocketId> = self
            .all
            .iter()
            .filter(|(_, socket)| socket.outlet.try_send(Parting::Text(message.clone())).is_err())
            .map(|(id, _)| *id)
            .collect();
        slow.into_iter().for_each(|id| self.drop_slow(id));
    }

    pub(super) fn close(&mut self, id: SocketId, seq: u64, why: &str) {
        if let Some(socket) = self.all.remove(&id) {
            let last = text(&Message::Closing { seq, why: why.to_owned() });
            let _ = socket.outlet.try_send(Parting::Last(last));
        }
    }

    pub(super) fn close_all(&mut self, seq: u64, why: &str) {
        let ids: Vec<SocketId> = self.all.keys().copied().collect();
        ids.into_iter().for_each(|id| self.close(id, seq, why));
    }

    fn drop_slow(&mut self, id: SocketId) {
        metrics::counter!("mirabilia_slow_sockets_total").increment(1);
        self.all.remove(&id);
    }
}
