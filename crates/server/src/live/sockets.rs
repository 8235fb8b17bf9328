//! The sockets of a live table on this node.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mirabilia_protocol::Message;
use tokio::sync::{Notify, mpsc};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::commands::NO_SPECTATORS;
use crate::person::Person;
use crate::time::Clock;
use mirabilia_room::Room;
use mirabilia_room::outbox::{self, Audience, CommittedEvent, Presence};

/// How many frames may be queued for a socket. A slower client is disconnected and can resume from
/// the last event it received.
pub(crate) const FRAME_BUFFER: usize = 64;

/// Identifies a socket of a table.
pub(crate) type SocketId = u64;

/// Sends frames to a socket.
#[derive(Clone, Debug)]
pub(crate) struct FrameSender {
    frames: mpsc::Sender<OutgoingFrame>,
    /// Notified when the client is too slow and no more frames follow.
    overflow: Arc<Notify>,
}

/// Receives the frames for a socket.
#[derive(Debug)]
pub(crate) struct FrameReceiver {
    frames: mpsc::Receiver<OutgoingFrame>,
    overflow: Arc<Notify>,
}

pub(crate) fn frame_channel() -> (FrameSender, FrameReceiver) {
    let (sender, receiver) = mpsc::channel(FRAME_BUFFER);
    let overflow = Arc::new(Notify::new());
    let sender = FrameSender { frames: sender, overflow: Arc::clone(&overflow) };
    (sender, FrameReceiver { frames: receiver, overflow })
}

impl FrameSender {
    /// Queues a frame. If the queue is full, disconnects the client and returns `false`.
    pub(crate) fn send(&self, frame: OutgoingFrame) -> bool {
        let sent = self.frames.try_send(frame).is_ok();
        if !sent {
            self.overflow.notify_one();
        }
        sent
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.frames.is_closed()
    }
}

/// A table whose task failed says nothing more: its clients reconnect, and the table is read again.
impl Drop for Sockets {
    fn drop(&mut self) {
        for socket in self.all.values() {
            socket.sender.overflow.notify_one();
        }
    }
}

impl FrameReceiver {
    /// The next frame; `None` if no more follow.
    pub(crate) async fn next(&mut self) -> Option<OutgoingFrame> {
        tokio::select! {
            // Queued frames come first.
            biased;
            frame = self.frames.recv() => frame,
            () = self.overflow.notified() => None,
        }
    }
}

/// A frame to be sent to a client.
#[derive(Clone, Debug)]
pub(crate) enum OutgoingFrame {
    Text(Utf8Bytes),
    /// The last frame before the socket is closed.
    Last(Utf8Bytes),
}

struct Socket {
    person: String,
    /// The people whose chat is not sent.
    muted: Arc<BTreeSet<String>>,
    sender: FrameSender,
    /// The number of steps that a delayed spectator has seen.
    seen: u32,
}

impl Socket {
    fn audience(&self, room: &Room) -> Option<Audience> {
        Audience::of(room, &self.person).map(|audience| audience.muting(&self.muted))
    }
}

/// All sockets of a table on this node.
pub(super) struct Sockets {
    all: BTreeMap<SocketId, Socket>,
    next: SocketId,
    clock: Arc<Clock>,
    /// Whether the person in each seat is connected to another node.
    elsewhere: Vec<bool>,
}

fn text(message: &Message) -> Utf8Bytes {
    let text = serde_json::to_string(message);
    text.unwrap_or_else(|error| unreachable!("messages serialise: {error}")).into()
}

impl Sockets {
    pub(super) fn new(seats: usize, clock: Arc<Clock>) -> Self {
        Self { all: BTreeMap::new(), next: 1, clock, elsewhere: vec![false; seats] }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn add(&mut self, who: &Person, sender: FrameSender) -> SocketId {
        let id = self.next;
        self.next += 1;
        let (person, muted) = (who.id.clone(), Arc::clone(&who.muted));
        self.all.insert(id, Socket { person, muted, sender, seen: u32::MAX });
        id
    }

    /// Changes whose chat a person is sent.
    pub(super) fn mute(&mut self, who: &Person) {
        for socket in self.all.values_mut().filter(|socket| socket.person == who.id) {
            socket.muted = Arc::clone(&who.muted);
        }
    }

    pub(super) fn remove(&mut self, id: SocketId) -> bool {
        self.all.remove(&id).is_some()
    }

    /// Whether a person is connected to this node.
    pub(super) fn has(&self, person: &str) -> bool {
        self.all.values().any(|socket| socket.person == person)
    }

    /// The seats whose person is connected to this node.
    pub(super) fn seats_here(&self, room: &Room) -> Vec<u8> {
        let here = |holder: &mirabilia_room::Holder| {
            holder.person().is_some_and(|person| self.has(&person.id))
        };
        (0..).zip(&room.seats).filter(|(_, holder)| here(holder)).map(|(seat, _)| seat).collect()
    }

    /// Sets who is connected to other nodes; returns whether that changed.
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
        // Bots and open seats count as connected.
        for (here, holder) in here.iter_mut().zip(&room.seats) {
            *here |= holder.person().is_none();
        }
        let is_spectator = |socket: &&Socket| room.seats_of(&socket.person).next().is_none();
        Presence { here, watching: self.all.values().filter(is_spectator).count() as u32 }
    }

    /// Sends a message to one socket, and drops the socket if it is too slow.
    pub(super) fn send(&mut self, id: SocketId, message: &Message) {
        if let Some(socket) = self.all.get(&id)
            && !socket.sender.send(OutgoingFrame::Text(text(message)))
        {
            self.drop_slow(id);
        }
    }

    /// Sends committed events to all sockets. Serialises once per audience.
    pub(super) fn send_events(&mut self, room: &Room, events: &[CommittedEvent<'_>]) {
        if self.all.is_empty() {
            return;
        }
        let (presence, now) = (self.presence(room), self.clock.now());
        let mut frames: BTreeMap<Audience, Option<Utf8Bytes>> = BTreeMap::new();
        let mut slow = Vec::new();
        let mut barred = Vec::new();
        for (&id, socket) in &self.all {
            let Some(audience) = socket.audience(room) else {
                barred.push(id);
                continue;
            };
            let frame = frames.entry(audience).or_insert_with_key(|audience| {
                outbox::events(room, events, audience, &presence, now).map(|m| text(&m))
            });
            if let Some(frame) = frame
                && !socket.sender.send(OutgoingFrame::Text(frame.clone()))
            {
                slow.push(id);
            }
        }
        for id in slow {
            self.drop_slow(id);
        }
        for id in barred {
            self.close(id, room.seq, NO_SPECTATORS);
        }
    }

    /// Sends delayed spectators what they may see by now. Serialises once per audience.
    pub(super) fn send_delayed(&mut self, room: &Room) {
        let now = self.clock.now();
        let presence = self.presence(room);
        let steps = outbox::delayed_steps(room, now);
        let mut frames: BTreeMap<Audience, Utf8Bytes> = BTreeMap::new();
        let mut slow = Vec::new();
        for (&id, socket) in &mut self.all {
            let Some(audience) = socket.audience(room) else { continue };
            if !audience.delayed || steps == socket.seen {
                continue;
            }
            socket.seen = steps;
            let frame = frames.entry(audience).or_insert_with_key(|audience| {
                text(&Message::Table(outbox::snapshot(room, audience, &presence, now)))
            });
            if !socket.sender.send(OutgoingFrame::Text(frame.clone())) {
                slow.push(id);
            }
        }
        for id in slow {
            self.drop_slow(id);
        }
    }

    /// Whether there are delayed spectators.
    pub(super) fn has_delayed(&self, room: &Room) -> bool {
        let delayed = |socket: &Socket| {
            Audience::of(room, &socket.person).is_some_and(|audience| audience.delayed)
        };
        self.all.values().any(delayed)
    }

    /// Tells all sockets who is connected.
    pub(super) fn send_presence(&mut self, room: &Room) {
        let Presence { here, watching } = self.presence(room);
        let message = text(&Message::Presence { seq: room.seq, here, watching });
        let slow: Vec<SocketId> = self
            .all
            .iter()
            .filter(|(_, socket)| !socket.sender.send(OutgoingFrame::Text(message.clone())))
            .map(|(id, _)| *id)
            .collect();
        for id in slow {
            self.drop_slow(id);
        }
    }

    pub(super) fn close(&mut self, id: SocketId, seq: u64, why: &str) {
        if let Some(socket) = self.all.remove(&id) {
            let last = text(&Message::Closing { seq, why: why.to_owned() });
            socket.sender.send(OutgoingFrame::Last(last));
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

    fn frame(text: &str) -> OutgoingFrame {
        OutgoingFrame::Text(text.into())
    }

    #[tokio::test]
    async fn a_slow_client_gets_the_queued_frames_and_is_disconnected() {
        let (sender, mut receiver) = frame_channel();
        let clone = sender.clone();
        for number in 0..FRAME_BUFFER {
            assert!(sender.send(frame(&number.to_string())), "{number}");
        }
        assert!(!sender.send(frame("too much")));
        let mut received = 0;
        while let Some(OutgoingFrame::Text(_)) = receiver.next().await {
            received += 1;
        }
        // The channel ends although there is still a sender.
        assert_eq!(received, FRAME_BUFFER);
        drop(clone);
    }
}
