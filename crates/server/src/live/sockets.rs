//! Who listens to a live table on this node.

use std::collections::BTreeMap;
use std::sync::Arc;

use mirabilia_protocol::Message;
use tokio::sync::{Notify, mpsc};

use crate::outbox::{self, Audience, Heard, Presence};
use crate::room::Room;
use crate::time::now;

/// Messages that may wait for a reader. One who is further behind is dropped and can come back with
/// the number of the last event it saw.
pub(crate) const BEHIND: usize = 64;

/// Which of a table's sockets.
pub(crate) type SocketId = u64;

/// Where a socket's messages go.
#[derive(Clone, Debug)]
pub(crate) struct Outlet {
    messages: mpsc::Sender<Parting>,
    /// Raised when nothing more will come.
    cut: Arc<Notify>,
}

/// The other end of an outlet.
#[derive(Debug)]
pub(crate) struct Outgoing {
    messages: mpsc::Receiver<Parting>,
    cut: Arc<Notify>,
}

/// An outlet and its other end.
pub(crate) fn outlet() -> (Outlet, Outgoing) {
    let (send, receive) = mpsc::channel(BEHIND);
    let cut = Arc::new(Notify::new());
    (Outlet { messages: send, cut: Arc::clone(&cut) }, Outgoing { messages: receive, cut })
}

impl Outlet {
    /// Sends, unless the reader is too far behind; then it is cut off. It can come back with the
    /// number of the last event it saw.
    pub(crate) fn send(&self, parting: Parting) -> bool {
        let sent = self.messages.try_send(parting).is_ok();
        if !sent {
            self.cut.notify_one();
        }
        sent
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.messages.is_closed()
    }
}

impl Outgoing {
    /// The next message; none when nothing more will come.
    pub(crate) async fn next(&mut self) -> Option<Parting> {
        tokio::select! {
            // What was sent before comes first.
            biased;
            parting = self.messages.recv() => parting,
            () = self.cut.notified() => None,
        }
    }
}

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
        // Bots are always there, and nobody is missed on an open seat.
        for (here, holder) in here.iter_mut().zip(&room.seats) {
            *here |= holder.person().is_none();
        }
        let watches = |socket: &&Socket| room.seats_of(&socket.person).next().is_none();
        Presence { here, watching: self.all.values().filter(watches).count() as u32 }
    }

    /// Sends to one socket; it is dropped when it does not keep up.
    pub(super) fn send(&mut self, id: SocketId, message: &Message) {
        if let Some(socket) = self.all.get(&id)
            && !socket.outlet.send(Parting::Text(text(message)))
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
                && !socket.outlet.send(Parting::Text(message.clone()))
            {
                slow.push(id);
            }
        }
        for id in slow {
            self.drop_slow(id);
        }
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
            if !socket.outlet.send(Parting::Text(text(&Message::Table(snapshot)))) {
                slow.push(id);
            }
        }
        for id in slow {
            self.drop_slow(id);
        }
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
            .filter(|(_, socket)| !socket.outlet.send(Parting::Text(message.clone())))
            .map(|(id, _)| *id)
            .collect();
        for id in slow {
            self.drop_slow(id);
        }
    }

    pub(super) fn close(&mut self, id: SocketId, seq: u64, why: &str) {
        if let Some(socket) = self.all.remove(&id) {
            let last = text(&Message::Closing { seq, why: why.to_owned() });
            socket.outlet.send(Parting::Last(last));
        }
    }

    pub(super) fn close_all(&mut self, seq: u64, why: &str) {
        let ids: Vec<SocketId> = self.all.keys().copied().collect();
        for id in ids {
            self.close(id, seq, why);
        }
    }

    fn drop_slow(&mut self, id: SocketId) {
        metrics::counter!("mirabilia_slow_sockets_total").increment(1);
        self.all.remove(&id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str) -> Parting {
        Parting::Text(text.into())
    }

    #[tokio::test]
    async fn who_does_not_keep_up_is_cut_off_after_what_was_sent() {
        let (outlet, mut outgoing) = outlet();
        let kept = outlet.clone();
        for number in 0..BEHIND {
            assert!(outlet.send(word(&number.to_string())), "{number}");
        }
        assert!(!outlet.send(word("too much")));
        let mut heard = 0;
        while let Some(Parting::Text(_)) = outgoing.next().await {
            heard += 1;
        }
        // The end comes although somebody still holds the outlet.
        assert_eq!(heard, BEHIND);
        drop(kept);
    }
}
