//! What a live table does by itself: bots decide, clocks run out, people who are gone get a
//! stand-in, watchers with a delay see more.

use std::collections::BTreeMap;
use std::time::Duration;

use mirabilia_bots::{BotKind, Budget, advise};
use mirabilia_kernel::Seat;
use mirabilia_protocol::{Clock, Status};
use tokio::time::Instant;

use super::{Actor, Ask, FAR, Stub};
use crate::hub::LEASE;
use crate::outbox;
use crate::room::{By, Event, Room};
use crate::time::now;

/// How often it is looked whether people are gone, and where people of other nodes are.
const LOOK: i64 = 5_000;
/// A table that has something to do within this time stays in memory.
const SOON: i64 = 600_000;
/// A bot that has not answered for this long is asked again.
const LOST: i64 = 60_000;
/// How long until something that could not be done is tried again.
const AGAIN: i64 = 500;

/// Which turn: how many steps before it, and when it began.
pub(super) type TurnKey = (u32, i64);

/// What is under way.
pub(super) struct Work {
    pub(super) stub: Stub,
    /// Bots that were asked, and until when an answer is awaited.
    asked: BTreeMap<(TurnKey, u8), i64>,
    /// Decisions of bots, and when they are made.
    ready: Vec<Ready>,
    /// This node alone acts for the table until then.
    lease: i64,
    next_look: i64,
    /// Not before this time again.
    pause: i64,
}

struct Ready {
    seat: u8,
    turn: TurnKey,
    text: String,
    by: By,
    at: i64,
}

impl Work {
    pub(super) fn new(stub: Stub) -> Self {
        let asked = BTreeMap::new();
        Self { stub, asked, ready: Vec::new(), lease: 0, next_look: 0, pause: 0 }
    }
}

/// Does a table have something to do soon?
pub(super) fn is_needed(room: &Room) -> bool {
    let soon = now() + SOON;
    room.status == Status::Playing && room.wake_at().is_some_and(|at| at < soon)
}

pub(super) fn turn_of(room: &Room) -> TurnKey {
    room.playing.as_ref().map_or((0, 0), |playing| (playing.steps(), playing.began))
}

impl Actor {
    /// Does what is due now.
    pub(super) async fn look_around(&mut self) {
        let time = now();
        if time < self.work.pause {
            return;
        }
        if self.work.stub.take_missed() && self.catch_up().await.is_err() {
            self.stale = true;
        }
        if self.sockets.has_delayed(&self.room) {
            self.sockets.send_delayed(&self.room);
        }
        if self.room.is_forgotten(time) {
            let why = "nobody came".to_owned();
            self.act(|_| Ok(vec![Event::Closed { why: why.clone() }])).await;
            return;
        }
        if !self.is_playing() {
            return;
        }
        self.look_for_people(time).await;
        // What is done may make more due: the next bot, the next turn.
        loop {
            let before = self.room.seq;
            let time = now();
            let due =
                self.room.wake_at().is_some_and(|at| at <= time) || !self.work.ready.is_empty();
            if !due || !self.is_playing() || !self.holds(time).await {
                return;
            }
            self.run_clocks(time).await;
            self.ask_bots(time);
            self.play_ready(time).await;
            if self.room.seq == before || now() < self.work.pause {
                return;
            }
        }
    }

    /// When to look again.
    pub(super) fn wake_at(&self) -> Instant {
        let time = now();
        let mut next = time + self.hub.config.idle.as_millis() as i64;
        let mut sooner = |at: Option<i64>| next = at.map_or(next, |at| next.min(at));
        if self.is_playing() {
            sooner(self.work.ready.iter().map(|ready| ready.at).min());
            sooner(self.room.wake_at().map(|at| if at <= time { time + AGAIN } else { at }));
            sooner(self.watches_people().then_some(self.work.next_look));
            if self.sockets.has_delayed(&self.room) {
                sooner(outbox::next_delayed(&self.room, time));
            }
        }
        let at = next.max(self.work.pause).max(time);
        let wait = Duration::from_millis((at - time).unsigned_abs()).min(FAR);
        Instant::now() + wait.max(Duration::from_millis(1))
    }

    /// Carries out what the server itself decides.
    async fn act(
        &mut self,
        decide: impl Fn(&Room) -> Result<Vec<Event>, mirabilia_protocol::Refusal>,
    ) {
        if let Err(refusal) = self.carry_out(None, decide).await {
            tracing::warn!(table = %self.id, %refusal, "could not act");
            self.work.pause = now() + AGAIN;
        }
    }

    /// May this node act for the table? With one node always; with several the one that holds it.
    async fn holds(&mut self, time: i64) -> bool {
        if !self.hub.is_shared || self.work.lease > time + LEASE / 3 {
            return true;
        }
        let until = time + LEASE;
        match self.hub.store.hold(&self.hub.node, &self.id, time, until).await {
            Ok(true) => {
                self.work.lease = until;
                true
            }
            Ok(false) => {
                self.work.pause = time + 2_000;
                false
            }
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "could not hold the table");
                self.work.pause = time + AGAIN;
                false
            }
        }
    }

    /// Lets other nodes act for the table.
    pub(super) async fn let_go(&mut self) {
        if self.hub.is_shared && self.work.lease > 0 {
            let time = now();
            let _ = self.hub.store.hold(&self.hub.node, &self.id, time, time).await;
        }
    }

    async fn run_clocks(&mut self, time: i64) {
        let late = self.room.late(time);
        match self.room.settings.clock {
            Some(Clock::Game { .. }) if !late.is_empty() => {
                self.act(|room| {
                    let late = room.late(time).into_iter();
                    Ok(late.filter_map(|seat| room.time_over(seat)).collect())
                })
                .await;
            }
            Some(Clock::Move { .. }) => {
                let bot = BotKind::from_name(&self.room.settings.stand_in);
                for seat in late {
                    self.ask_bot(seat, bot.unwrap_or(BotKind::Normal), By::StandIn, time);
                }
            }
            _ => {}
        }
    }

    /// Is it of interest here who is connected?
    fn watches_people(&self) -> bool {
        self.room.settings.away.is_some() || (self.hub.is_shared && !self.sockets.is_empty())
    }

    /// Notes who is connected, here and elsewhere, and who is gone.
    async fn look_for_people(&mut self, time: i64) {
        if !self.watches_people() || time < self.work.next_look {
            return;
        }
        self.work.next_look = time + LOOK;
        let here = self.sockets.seats_here(&self.room);
        self.hub.touch(&self.id, &here);
        let seen = match self.hub.store.seen(&self.id).await {
            Ok(seen) => seen,
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "could not see who is there");
                return;
            }
        };
        let last = |seat: u8| {
            let stored = seen.iter().find(|(s, _)| *s == seat).map_or(0, |(_, at)| *at);
            if here.contains(&seat) { time } else { stored }
        };
        let elsewhere: Vec<bool> = (0..self.room.opening.seats)
            .map(|seat| !here.contains(&seat) && last(seat) > time - 4 * LOOK)
            .collect();
        if self.hub.is_shared && self.sockets.set_elsewhere(elsewhere) {
            self.sockets.send_presence(&self.room);
        }
        // While this node was down nobody could be seen.
        let since = self.hub.started_at;
        let gone = |room: &Room| room.gone(|seat| last(seat).max(since), time);
        if !gone(&self.room).is_empty() && self.holds(time).await {
            self.act(|room| Ok(gone(room).into_iter().map(|seat| Event::Away { seat }).collect()))
                .await;
        }
    }

    fn ask_bots(&mut self, time: i64) {
        for (seat, bot, by) in self.room.bots_due() {
            self.ask_bot(seat, bot, by, time);
        }
    }

    fn ask_bot(&mut self, seat: u8, bot: BotKind, by: By, time: i64) {
        let turn = turn_of(&self.room);
        self.work.asked.retain(|(asked, _), until| *asked == turn && *until > time);
        let Some(playing) = &self.room.playing else { return };
        if self.work.asked.contains_key(&(turn, seat)) {
            return;
        }
        let (table, stub) = (playing.table.clone(), self.work.stub.clone());
        let seed = crate::ids::random();
        let time_limit = self.hub.thinking_time();
        let job = Box::new(move |threads: usize| {
            let budget = Budget { threads, ..Budget::time(time_limit) };
            if let Some(found) = advise(&table, Seat::new(seat), bot, seed, &budget) {
                stub.send_blocking(Ask::Thought { seat, turn, text: found.best, by });
            }
        });
        match self.hub.bots.submit(self.id.as_str(), job) {
            Ok(()) => {
                self.work.asked.insert((turn, seat), time + LOST);
            }
            Err(_) => self.work.pause = time + AGAIN,
        }
    }

    /// A bot has decided: made when people can follow.
    pub(super) fn thought(&mut self, seat: u8, turn: TurnKey, text: String, by: By) {
        let at = turn.1 + i64::from(self.room.settings.pace);
        self.work.ready.push(Ready { seat, turn, text, by, at });
    }

    /// Makes the decisions of bots that are due, all in one go.
    async fn play_ready(&mut self, time: i64) {
        let turn = turn_of(&self.room);
        self.work.ready.retain(|ready| ready.turn == turn);
        let (due, later) =
            std::mem::take(&mut self.work.ready).into_iter().partition(|ready| ready.at <= time);
        self.work.ready = later;
        let due: Vec<Ready> = due;
        if due.is_empty() {
            return;
        }
        let decide = |room: &Room| {
            let mut events = Vec::new();
            let mut after = room.clone();
            for ready in &due {
                if turn_of(&after) != turn || !after.owing().contains(&ready.seat) {
                    continue;
                }
                for event in after.choose(ready.seat, &ready.text, ready.by)? {
                    let entry = crate::room::Entry { event, cause: None };
                    let taken = after.apply(&entry, after.seq + 1, room.updated_at);
                    taken.map_err(super::broken)?;
                    events.push(entry.event);
                }
            }
            Ok(events)
        };
        let before = self.room.seq;
        self.act(decide).await;
        if self.room.seq == before {
            // Refused or not stored: think again.
            self.work.asked.clear();
        }
    }
}
