//! Handling the messages of a live table.

use mirabilia_protocol::{
    Answer, Code, Command, Message, Moment, PersonAt, Refusal, Request, Snapshot, Status,
};
use mirabilia_store::{Append, BlockLevel, BlockRow};
use tokio::time::Instant;

use super::sockets::{FrameSender, SocketId};
use super::{Actor, TableMessage, all_events, broken, no_store};
use crate::ids::{new_secret, new_table_id};
use crate::limits::Limit;
use crate::log_limit::LogLimit;
use crate::person::Person;
use crate::stored;
use mirabilia_room::outbox::{self, Audience};
use mirabilia_room::{Draft, Entry, Event, Room};

/// The maximum length of a command's id.
const MAX_ID: usize = 40;
/// A client that has missed more events gets the complete table instead.
const MAX_MISSED: u64 = 2_000;
/// The maximum number of sockets per table and node.
const MAX_SOCKETS: usize = 500;
/// The reason when a spectator is refused.
pub(super) const NO_SPECTATORS: &str = "this table does not allow spectators";

/// Every table falls behind while the database is away.
static BEHIND: LogLimit = LogLimit::new();

impl Actor {
    pub(super) async fn handle(&mut self, message: TableMessage) {
        self.used = Instant::now();
        match message {
            TableMessage::Execute { who, request, reply } => {
                let answer = self.execute(&who, request).await;
                let _ = reply.send(answer);
            }
            TableMessage::Hint { who, id, seat, at, reply } => {
                self.request_hint(&who, id, seat, at, reply).await;
            }
            TableMessage::Subscribe { who, from, sender, reply } => {
                let _ = reply.send(self.subscribe(&who, from, sender).await);
            }
            TableMessage::Unsubscribe { socket } => {
                if self.sockets.remove(socket) {
                    self.sockets.send_presence(&self.room);
                }
            }
            TableMessage::Snapshot { who, reply } => {
                let _ = reply.send(self.snapshot(&who).await.map(Box::new));
            }
            TableMessage::Moment { who, seat, at, reply } => {
                let _ = reply.send(self.moment(&who, seat, at).await.map(Box::new));
            }
            TableMessage::EventsSince { who, from, reply } => {
                let _ = reply.send(self.events_since(&who, from).await.map(Box::new));
            }
            TableMessage::HandOver { seat, to, key, reply } => {
                if let Err(refusal) = self.check_not_blocked(&to).await {
                    let _ = reply.send(Err(refusal));
                    return;
                }
                let is_issuer = |person: &str| crate::ids::is_issued_by(&key, person);
                let hand_over = |draft: &mut Draft<'_>| {
                    let events = draft.room().hand_over(seat, &to.id, is_issuer)?;
                    Ok(draft.apply_all(events)?)
                };
                let done = self.commit(None, hand_over).await;
                let is_pending = !self.room.has_seat(&to.id, seat);
                let _ = reply.send(done.map(|_| is_pending));
            }
            TableMessage::CheckSeat { who, seat, reply } => {
                let caught_up = self.catch_up_if_stale().await;
                let _ = reply.send(caught_up.and_then(|()| self.room.check_yours(&who.id, seat)));
            }
            TableMessage::FindPerson { who, at, reply } => {
                let caught_up = self.catch_up_if_stale().await;
                let _ = reply.send(caught_up.and_then(|()| self.find_person(&who, &at)));
            }
            TableMessage::Muted { who } => self.sockets.mute(&who),
            TableMessage::Reload => self.reload().await,
            #[cfg(test)]
            TableMessage::Fail => panic!("a table's task that fails"),
            TableMessage::BotMove { seat, turn, m, by } => self.bot_move(seat, turn, m, by),
            TableMessage::HintReady { seat, turn, hint } => self.hint_ready(seat, turn, &hint),
            TableMessage::StoreChanged { seq } => {
                if seq.is_none_or(|seq| seq > self.room.seq)
                    && let Err(refusal) = self.catch_up().await
                {
                    if let Some(repeated) = BEHIND.count() {
                        tracing::warn!(table = %self.id, %refusal, repeated, "cannot catch up");
                    }
                    self.stale = true;
                }
            }
            TableMessage::Wake | TableMessage::Stop => {}
        }
    }

    async fn execute(&mut self, who: &Person, request: Request) -> Result<Answer, Refusal> {
        let Request { id, command } = request;
        let length = id.chars().count();
        if length == 0 || length > MAX_ID {
            let message = format!("id of {length} characters; expected 1 to {MAX_ID}");
            return Err(Refusal::new(Code::Unreadable, message));
        }
        self.catch_up_if_stale().await?;
        self.mark_returned(who).await;
        if matches!(command, Command::Sit { .. }) {
            self.check_not_blocked(who).await?;
        }
        if let Command::Sit { name: Some(name), .. } | Command::Name { name, .. } = &command {
            crate::names::check_unlike(&self.room, &who.id, name)?;
        }
        let mut answer = Answer { id, seq: self.room.seq, error: None, table: None, hint: None };
        if command == Command::Rematch {
            answer.table = Some(self.rematch(who, &answer.id).await?);
            answer.seq = self.room.seq;
            return Ok(answer);
        }
        let cause = Some((who.id.clone(), answer.id.clone()));
        let done = self.commit(cause, |draft| draft.decide(&who.id, &who.name, &command)).await;
        match done {
            Ok(seq) => answer.seq = seq,
            Err(mut refusal) => {
                if matches!(refusal.code, Code::Stale | Code::NotYourTurn | Code::AlreadyChosen) {
                    refusal.now = self.current_snapshot(who).map(Box::new);
                }
                if refusal.code == Code::LogFull {
                    Limit::Log.count();
                }
                answer.error = Some(refusal);
            }
        }
        Ok(answer)
    }

    /// Ends the absence of a person who connects or sends a command.
    async fn mark_returned(&mut self, who: &Person) {
        let away = |room: &Room| -> Vec<u8> {
            let is_away = |seat: &u8| {
                room.seats[usize::from(*seat)].person().is_some_and(|person| person.away)
            };
            room.seats_of(&who.id).filter(is_away).collect()
        };
        if away(&self.room).is_empty() {
            return;
        }
        let back = |draft: &mut Draft<'_>| {
            let seats = away(draft.room());
            Ok(draft.apply_all(seats.into_iter().map(|seat| Event::Back { seat }))?)
        };
        if let Err(refusal) = self.commit(None, back).await
            && let Some(repeated) = BEHIND.count()
        {
            tracing::warn!(table = %self.id, %refusal, repeated, "cannot record a player's return");
        }
    }

    /// Opens the rematch table and announces it here; returns its id.
    async fn rematch(&mut self, who: &Person, id: &str) -> Result<String, Refusal> {
        self.room.check_rematch(&who.id)?;
        if let Some(next) = &self.room.next {
            return Ok(next.clone());
        }
        let table = new_table_id();
        let at = self.hub.clock.now();
        // Nobody is seated together with a person whom they have blocked.
        let may_sit = |person: &str| !who.avoids(person);
        let entries = self.room.rematch(table.clone(), &new_secret(), &who.id, at, may_sit)?;
        let room = Room::fold_new(&entries, at).map_err(broken)?;
        let append = Append {
            table: table.as_str().into(),
            first: 1,
            events: entries.iter().map(Entry::to_json).collect(),
            at,
            row: stored::row(&room),
        };
        self.hub.append_new(append).await?;
        let cause = Some((who.id.clone(), id.to_owned()));
        let announce = |draft: &mut Draft<'_>| match draft.room().next {
            Some(_) => Ok(()),
            None => Ok(draft.apply(Event::Rematch { table: table.clone() })?),
        };
        self.commit(cause, announce).await?;
        Ok(self.room.next.clone().unwrap_or(table))
    }

    /// Remembers who sees open hands: they cannot take a seat in this game.
    async fn record_watching(&mut self, who: &Person) -> Result<(), Refusal> {
        let watches = |room: &Room| {
            Audience::of(room, &who.id)
                .filter(|audience| audience.delayed)
                .and_then(|_| room.watched_event(&who.id))
        };
        if watches(&self.room).is_none() {
            return Ok(());
        }
        let watch = |draft: &mut Draft<'_>| Ok(draft.apply_all(watches(draft.room()))?);
        self.commit(None, watch).await.map(|_| ())
    }

    fn audience(&self, who: &Person) -> Option<Audience> {
        Audience::of(&self.room, &who.id).map(|audience| audience.muting(&who.muted))
    }

    /// Refuses a seat to somebody whom the host has blocked.
    async fn check_not_blocked(&self, who: &Person) -> Result<(), Refusal> {
        let blocks = self.hub.store.blocks(&self.room.host.as_str().into()).await;
        let blocks = blocks.map_err(|error| no_store(&error))?;
        let is_blocked =
            |row: &BlockRow| row.level == BlockLevel::Block && row.other.as_str() == who.id;
        match blocks.iter().any(is_blocked) {
            true => Err(Refusal::new(Code::Barred, "the host of the table has blocked you")),
            false => Ok(()),
        }
    }

    /// The person in a seat, or the author of a chat message.
    fn find_person(&self, who: &Person, at: &PersonAt) -> Result<(String, String), Refusal> {
        self.audience(who).ok_or_else(no_spectators)?;
        let found = match (at.seat, at.line) {
            (Some(seat), None) => {
                let holder = self.room.seats.get(usize::from(seat));
                let person = holder.and_then(|holder| holder.person());
                person.map(|person| (person.id.clone(), person.name.clone()))
            }
            (None, Some(line)) => {
                let said = self.room.chat.iter().find(|(_, said)| said.seq == line);
                said.map(|(person, said)| (person.clone(), said.name.clone()))
            }
            _ => None,
        };
        let none = || {
            Refusal::new(Code::NoSeat, "nobody there; name the seat of a person, or a chat message")
        };
        found.filter(|(id, _)| *id != who.id).ok_or_else(none)
    }

    /// Reads the table again after its events were rewritten.
    async fn reload(&mut self) {
        match super::load(&self.hub, &self.id).await {
            Ok(Some(room)) => self.room = room,
            Ok(None) => self.is_gone = true,
            Err(_) => self.stale = true,
        }
        self.close_sockets("the table has changed");
    }

    fn current_snapshot(&self, who: &Person) -> Option<Snapshot> {
        let audience = self.audience(who)?;
        Some(outbox::snapshot(&self.room, &audience, &self.presence(), self.hub.clock.now()))
    }

    async fn snapshot(&mut self, who: &Person) -> Result<Snapshot, Refusal> {
        self.catch_up_if_stale().await?;
        self.record_watching(who).await?;
        self.current_snapshot(who).ok_or_else(no_spectators)
    }

    async fn moment(
        &mut self,
        who: &Person,
        seat: Option<u8>,
        at: Option<u32>,
    ) -> Result<Moment, Refusal> {
        self.catch_up_if_stale().await?;
        self.record_watching(who).await?;
        let audience = self.audience(who).ok_or_else(no_spectators)?;
        outbox::moment(&self.room, &audience, seat, at, self.hub.clock.now())
    }

    async fn subscribe(
        &mut self,
        who: &Person,
        from: Option<u64>,
        sender: FrameSender,
    ) -> Result<SocketId, Refusal> {
        self.catch_up_if_stale().await?;
        if self.sockets.len() >= MAX_SOCKETS {
            let message = format!("the limit of {MAX_SOCKETS} sockets per table is reached");
            return Err(Limit::TableSockets.refusal(Code::Busy, message));
        }
        let first = match from {
            Some(from) => self.events_since(who, from).await?,
            None => Message::Table(self.snapshot(who).await?),
        };
        let was_connected = self.sockets.has(&who.id);
        let id = self.sockets.add(who, sender);
        self.sockets.send(id, &first);
        if !was_connected {
            self.sockets.send_presence(&self.room);
        }
        self.mark_returned(who).await;
        Ok(id)
    }

    /// The events after `from`, as this person may see them; the complete table if there is no
    /// event `from`, or if it is too long ago.
    async fn events_since(&mut self, who: &Person, from: u64) -> Result<Message, Refusal> {
        self.catch_up_if_stale().await?;
        self.record_watching(who).await?;
        let audience = self.audience(who).ok_or_else(no_spectators)?;
        let is_far = self.room.seq.saturating_sub(from) > MAX_MISSED;
        if from == 0 || from > self.room.seq || is_far {
            return self.snapshot(who).await.map(Message::Table);
        }
        let events = match from < self.room.seq {
            true => self.missed_events(&audience, from).await?,
            false => Vec::new(),
        };
        Ok(outbox::resumed(&self.room, events, &audience, &self.presence(), self.hub.clock.now()))
    }

    /// The events after `from`, each written from the room as it was then.
    async fn missed_events(
        &self,
        audience: &Audience,
        from: u64,
    ) -> Result<Vec<mirabilia_protocol::Event>, Refusal> {
        let stored = all_events(&*self.hub.store, &self.id).await;
        let stored = stored.map_err(|error| no_store(&error))?;
        Ok(outbox::missed_events(stored.iter().map(stored::event), from, audience)?)
    }

    pub(super) fn close_sockets(&mut self, why: &str) {
        self.sockets.close_all(self.room.seq, why);
    }

    /// Whether the game is running.
    pub(super) fn is_playing(&self) -> bool {
        self.room.status == Status::Playing
    }
}

fn no_spectators() -> Refusal {
    Refusal::new(Code::NoWatching, NO_SPECTATORS)
}
