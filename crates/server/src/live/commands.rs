//! Answering what a live table is asked.

use mirabilia_protocol::{
    Answer, Code, Command, Message, Moment, Refusal, Request, Snapshot, Status,
};
use mirabilia_store::Append;
use tokio::time::Instant;

use super::sockets::{Outlet, SocketId};
use super::{Actor, Ask, all_events};
use crate::ids::{new_secret, new_table_id};
use crate::outbox::{self, Audience, Heard};
use crate::person::Person;
use crate::room::{Entry, Event, Room};
use crate::time::now;

/// No id of a command is longer than this.
const MAX_ID: usize = 40;

impl Actor {
    pub(super) async fn answer(&mut self, ask: Ask) {
        self.used = Instant::now();
        match ask {
            Ask::Do { who, request, reply } => {
                let answer = self.carry_out_request(&who, request).await;
                let _ = reply.send(answer);
            }
            Ask::Hint { who, id, seat, at, reply } => {
                self.ask_hint(&who, id, seat, at, reply).await;
            }
            Ask::Listen { who, from, outlet, reply } => {
                let _ = reply.send(self.listen(&who, from, outlet).await);
            }
            Ask::Part { socket } => {
                if self.sockets.remove(socket) {
                    self.sockets.send_presence(&self.room);
                }
            }
            Ask::Look { who, reply } => {
                let _ = reply.send(self.look(&who).await.map(Box::new));
            }
            Ask::Moment { who, seat, at, reply } => {
                let _ = reply.send(self.moment(&who, seat, at).await.map(Box::new));
            }
            Ask::Catch { who, from, reply } => {
                let _ = reply.send(self.catch(&who, from).await.map(Box::new));
            }
            Ask::HandOver { seat, to, key, reply } => {
                let is_giver = |person: &str| crate::ids::is_given_by(&key, person);
                let hand_over = |room: &Room| room.hand_over(seat, &to.id, is_giver);
                let done = self.carry_out(None, hand_over).await;
                let _ = reply.send(done);
            }
            Ask::Owns { who, seat, reply } => {
                let owns = self.catch_up_if_stale().await;
                let _ = reply.send(owns.and_then(|()| self.room.check_yours(&who.id, seat)));
            }
            Ask::Thought { seat, turn, text, by } => self.thought(seat, turn, text, by),
            Ask::Hinted { seat, turn, hint } => self.hinted(seat, turn, &hint),
            Ask::Changed { seq } => {
                if seq.is_none_or(|seq| seq > self.room.seq)
                    && let Err(refusal) = self.catch_up().await
                {
                    tracing::warn!(table = %self.id, %refusal, "could not catch up");
                    self.stale = true;
                }
            }
            Ask::Wake | Ask::Stop => {}
        }
    }

    async fn carry_out_request(
        &mut self,
        who: &Person,
        request: Request,
    ) -> Result<Answer, Refusal> {
        let Request { id, command } = request;
        let length = id.chars().count();
        if length == 0 || length > MAX_ID {
            let message = format!("id of {length} characters; expected 1 to {MAX_ID}");
            return Err(Refusal::new(Code::Unreadable, message));
        }
        self.catch_up_if_stale().await?;
        self.welcome_back(who).await;
        let mut answer = Answer { id, seq: self.room.seq, error: None, table: None, hint: None };
        if command == Command::Rematch {
            answer.table = Some(self.rematch(who, &answer.id).await?);
            answer.seq = self.room.seq;
            return Ok(answer);
        }
        let cause = Some((who.id.clone(), answer.id.clone()));
        let done = self.carry_out(cause, |room| room.decide(&who.id, &who.name, &command)).await;
        match done {
            Ok(seq) => answer.seq = seq,
            Err(mut refusal) => {
                if matches!(refusal.code, Code::Stale | Code::NotYourTurn | Code::AlreadyChosen) {
                    refusal.now = self.snapshot_for(who).map(Box::new);
                }
                answer.error = Some(refusal);
            }
        }
        Ok(answer)
    }

    /// A person who is heard of is back.
    async fn welcome_back(&mut self, who: &Person) {
        let away = |room: &Room| -> Vec<u8> {
            let is_away = |seat: &u8| {
                room.seats[usize::from(*seat)].person().is_some_and(|person| person.away)
            };
            room.seats_of(&who.id).filter(is_away).collect()
        };
        if away(&self.room).is_empty() {
            return;
        }
        let back =
            |room: &Room| Ok(away(room).into_iter().map(|seat| Event::Back { seat }).collect());
        if let Err(refusal) = self.carry_out(None, back).await {
            tracing::warn!(table = %self.id, %refusal, "could not note a return");
        }
    }

    /// Opens a table like this one and leads everybody there; says which.
    async fn rematch(&mut self, who: &Person, id: &str) -> Result<String, Refusal> {
        self.room.check_rematch(&who.id)?;
        if let Some(next) = &self.room.next {
            return Ok(next.clone());
        }
        let table = new_table_id();
        let at = now();
        let entries = self.room.again(table.clone(), &new_secret(), &who.id, at)?;
        let room = fold(&entries, at)?;
        let append = Append {
            table: table.as_str().into(),
            first: 1,
            events: entries.iter().map(Entry::to_json).collect(),
            at,
            row: room.row(),
        };
        self.hub.append_new(append).await?;
        let cause = Some((who.id.clone(), id.to_owned()));
        let lead = |room: &Room| {
            Ok(match room.next {
                Some(_) => Vec::new(),
                None => vec![Event::Rematch { table: table.clone() }],
            })
        };
        self.carry_out(cause, lead).await?;
        Ok(self.room.next.clone().unwrap_or(table))
    }

    fn snapshot_for(&self, who: &Person) -> Option<Snapshot> {
        let audience = Audience::of(&self.room, &who.id)?;
        Some(outbox::snapshot(&self.room, &audience, &self.presence(), now()))
    }

    async fn look(&mut self, who: &Person) -> Result<Snapshot, Refusal> {
        self.catch_up_if_stale().await?;
        self.snapshot_for(who).ok_or_else(no_watching)
    }

    async fn moment(
        &mut self,
        who: &Person,
        seat: Option<u8>,
        at: Option<u32>,
    ) -> Result<Moment, Refusal> {
        self.catch_up_if_stale().await?;
        let audience = Audience::of(&self.room, &who.id).ok_or_else(no_watching)?;
        outbox::moment(&self.room, &audience, seat, at, now())
    }

    async fn listen(
        &mut self,
        who: &Person,
        from: Option<u64>,
        outlet: Outlet,
    ) -> Result<SocketId, Refusal> {
        self.catch_up_if_stale().await?;
        if self.sockets.len() >= MOST_SOCKETS {
            let message = format!("{MOST_SOCKETS} are connected to this table; no more");
            return Err(Refusal::new(Code::Busy, message));
        }
        let first = match from {
            Some(from) => self.catch(who, from).await?,
            None => Message::Table(self.look(who).await?),
        };
        let here = self.sockets.has(&who.id);
        let id = self.sockets.add(who.id.clone(), outlet);
        self.sockets.send(id, &first);
        if !here {
            self.sockets.send_presence(&self.room);
        }
        self.welcome_back(who).await;
        Ok(id)
    }

    /// What happened after an event, as this person may know it; the whole table when the person saw
    /// events that never were.
    async fn catch(&mut self, who: &Person, from: u64) -> Result<Message, Refusal> {
        self.catch_up_if_stale().await?;
        let audience = Audience::of(&self.room, &who.id).ok_or_else(no_watching)?;
        if from == 0 || from > self.room.seq {
            return self.look(who).await.map(Message::Table);
        }
        let presence = self.presence();
        let snapshot = outbox::snapshot(&self.room, &audience, &presence, now());
        let events = match from < self.room.seq {
            true => self.missed(&audience, from).await?,
            false => Vec::new(),
        };
        Ok(Message::Events {
            seq: snapshot.seq,
            events,
            table: Some(snapshot.table),
            you: Some(snapshot.you),
            play: snapshot.play,
            fairness: Some(snapshot.fairness),
            now: snapshot.now,
        })
    }

    /// The words for what happened after an event, each told as it was then.
    async fn missed(
        &self,
        audience: &Audience,
        from: u64,
    ) -> Result<Vec<mirabilia_protocol::Event>, Refusal> {
        let events = all_events(&self.hub, &self.id).await?;
        let split = events.partition_point(|event| event.seq <= from);
        let (seen, missed) = events.split_at(split);
        let mut room = Room::fold(seen).map_err(super::broken)?;
        let mut told = Vec::new();
        for stored in missed {
            let entry: Entry = serde_json::from_str(&stored.body)
                .map_err(|error| super::broken(error.to_string()))?;
            let happened = room.apply(&entry, stored.seq, stored.at).map_err(super::broken)?;
            let heard = Heard { event: &entry.event, happened, seq: stored.seq, at: stored.at };
            told.extend(outbox::tell(&room, &[heard], audience));
        }
        Ok(told)
    }

    pub(super) fn close_sockets(&mut self, why: &str) {
        self.sockets.close_all(self.room.seq, why);
    }

    /// Is there still a game to play?
    pub(super) fn is_playing(&self) -> bool {
        self.room.status == Status::Playing
    }
}

/// Sockets one table has on one node.
const MOST_SOCKETS: usize = 500;

fn no_watching() -> Refusal {
    Refusal::new(Code::NoWatching, "nobody may watch this table")
}

/// The room of events that are about to be stored.
pub(crate) fn fold(entries: &[Entry], at: i64) -> Result<Room, Refusal> {
    let Some((Entry { event: Event::Opened(opening), .. }, rest)) = entries.split_first() else {
        return Err(super::broken("a table that does not open"));
    };
    let mut room = Room::new((**opening).clone(), 1, at);
    for entry in rest {
        room.apply(entry, room.seq + 1, at).map_err(super::broken)?;
    }
    Ok(room)
}
