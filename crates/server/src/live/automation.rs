//! What a live table does without a command: bots move, clocks expire, stand-ins replace absent
//! players, delayed spectators see more.

use std::collections::BTreeMap;
use std::time::Duration;

use mirabilia_bots::{BotKind, Budget, advise};
use mirabilia_games::AnyMove;
use mirabilia_kernel::Seat;
use mirabilia_protocol::{Clock, Refusal, Status};
use tokio::time::Instant;

use super::{Actor, MAX_SLEEP, TableHandle, TableMessage};
use crate::hub::LEASE;
use crate::log_limit::LogLimit;
use crate::pool::Length;
use mirabilia_room::outbox;
use mirabilia_room::{By, Draft, Event, Room, TurnKey};

// All in milliseconds.

/// How often presence is checked, here and on other nodes.
const PRESENCE_INTERVAL: i64 = 5_000;
/// A table with something due within this time stays in memory.
const KEEP_LIVE: i64 = 600_000;
/// A bot that has not answered within this time is asked again.
const BOT_TIMEOUT: i64 = 60_000;
/// The delay before a failed action is retried.
const RETRY_DELAY: i64 = 500;
/// The delay before a lease that another node holds is tried again.
const LEASE_RETRY: i64 = 2_000;

/// Every table with a bot fails while the database is away.
static WARNINGS: LogLimit = LogLimit::new();

/// Pending automatic actions.
pub(super) struct Automation {
    pub(super) handle: TableHandle,
    /// Bots that are thinking, and when to ask them again.
    thinking: BTreeMap<(TurnKey, u8), i64>,
    /// Moves of bots, and when they are played.
    ready: Vec<ReadyMove>,
    /// When this node's lease expires.
    lease_until: i64,
    next_presence_check: i64,
    /// Nothing is done before this time.
    paused_until: i64,
}

struct ReadyMove {
    seat: u8,
    turn: TurnKey,
    m: AnyMove,
    by: By,
    at: i64,
}

impl Automation {
    pub(super) fn new(handle: TableHandle) -> Self {
        Self {
            handle,
            thinking: BTreeMap::new(),
            ready: Vec::new(),
            lease_until: 0,
            next_presence_check: 0,
            paused_until: 0,
        }
    }
}

/// Whether something is due at a table soon.
pub(super) fn is_needed(room: &Room, now: i64) -> bool {
    let soon = now + KEEP_LIVE;
    room.status == Status::Playing && room.wake_at().is_some_and(|at| at < soon)
}

/// Bots that do not search decide within a few milliseconds.
fn length(bot: BotKind) -> Length {
    match bot {
        BotKind::Random | BotKind::Easy | BotKind::Normal | BotKind::Greedy => Length::Short,
        _ => Length::Long,
    }
}

impl Actor {
    /// Does everything that is due.
    pub(super) async fn run_due(&mut self) {
        let time = self.hub.clock.now();
        if time < self.automation.paused_until {
            return;
        }
        if self.automation.handle.take_overflowed() && self.catch_up().await.is_err() {
            self.stale = true;
        }
        if self.sockets.has_delayed(&self.room) {
            self.sockets.send_delayed(&self.room);
        }
        if self.room.is_abandoned(time) {
            let closed = || Event::Closed { why: "no activity for 24 hours".to_owned() };
            self.act(|draft| Ok(draft.apply(closed())?)).await;
            return;
        }
        if !self.is_playing() {
            return;
        }
        self.check_presence(time).await;
        // One action may make others due: the next bot, the next turn.
        loop {
            let before = self.room.seq;
            let time = self.hub.clock.now();
            let due = self.room.wake_at().is_some_and(|at| at <= time)
                || !self.automation.ready.is_empty();
            if !due || !self.is_playing() || !self.acquire_lease(time).await {
                return;
            }
            self.expire_clocks(time).await;
            self.ask_bots(time);
            self.play_ready(time).await;
            if self.room.seq == before || self.hub.clock.now() < self.automation.paused_until {
                return;
            }
        }
    }

    /// When [`run_due`](Self::run_due) must be called again.
    pub(super) fn wake_at(&self) -> Instant {
        let time = self.hub.clock.now();
        let mut next = time + self.hub.config.idle.as_millis() as i64;
        let mut sooner = |at: Option<i64>| next = at.map_or(next, |at| next.min(at));
        if self.is_playing() {
            sooner(self.automation.ready.iter().map(|ready| ready.at).min());
            sooner(self.room.wake_at().map(|at| if at <= time { time + RETRY_DELAY } else { at }));
            sooner(self.tracks_presence().then_some(self.automation.next_presence_check));
            if self.sockets.has_delayed(&self.room) {
                sooner(outbox::next_delayed(&self.room, time));
            }
        }
        let at = next.max(self.automation.paused_until).max(time);
        let sleep = Duration::from_millis((at - time).unsigned_abs()).min(MAX_SLEEP);
        Instant::now() + sleep.max(Duration::from_millis(1))
    }

    /// Commits a decision of the server itself.
    async fn act(&mut self, decide: impl Fn(&mut Draft<'_>) -> Result<(), Refusal>) {
        if let Err(refusal) = self.commit(None, decide).await {
            if let Some(repeated) = WARNINGS.count() {
                tracing::warn!(table = %self.id, %refusal, repeated, "an automatic action failed");
            }
            self.automation.paused_until = self.hub.clock.now() + RETRY_DELAY;
        }
    }

    /// Whether this node may act for the table: a single node always, one of several if it gets the
    /// lease.
    async fn acquire_lease(&mut self, time: i64) -> bool {
        if !self.hub.is_shared || self.automation.lease_until > time + LEASE / 3 {
            return true;
        }
        let until = time + LEASE;
        match self.hub.store.hold(&self.hub.node, &self.id, time, until).await {
            Ok(true) => {
                self.automation.lease_until = until;
                true
            }
            Ok(false) => {
                self.automation.paused_until = time + LEASE_RETRY;
                false
            }
            Err(error) => {
                if let Some(repeated) = WARNINGS.count() {
                    tracing::warn!(table = %self.id, %error, repeated, "cannot acquire the lease");
                }
                self.automation.paused_until = time + RETRY_DELAY;
                false
            }
        }
    }

    /// Lets other nodes act for the table.
    pub(super) async fn release_lease(&mut self) {
        if self.hub.is_shared && self.automation.lease_until > 0 {
            let time = self.hub.clock.now();
            let _ = self.hub.store.hold(&self.hub.node, &self.id, time, time).await;
        }
    }

    async fn expire_clocks(&mut self, time: i64) {
        let expired = self.room.expired_seats(time);
        match self.room.settings.clock {
            Some(Clock::Game { .. }) if !expired.is_empty() => {
                self.act(|draft| {
                    let expired = draft.room().expired_seats(time).into_iter();
                    let events: Vec<Event> =
                        expired.filter_map(|seat| draft.room().timeout_event(seat)).collect();
                    Ok(draft.apply_all(events)?)
                })
                .await;
            }
            Some(Clock::Move { .. }) => {
                let bot = BotKind::from_name(&self.room.settings.stand_in);
                for seat in expired {
                    self.ask_bot(seat, bot.unwrap_or(BotKind::Normal), By::StandIn, time);
                }
            }
            _ => {}
        }
    }

    /// Whether it matters who is connected.
    fn tracks_presence(&self) -> bool {
        self.room.settings.away.is_some() || (self.hub.is_shared && !self.sockets.is_empty())
    }

    /// Updates who is connected, here and on other nodes, and who is absent.
    async fn check_presence(&mut self, time: i64) {
        if !self.tracks_presence() || time < self.automation.next_presence_check {
            return;
        }
        self.automation.next_presence_check = time + PRESENCE_INTERVAL;
        let here = self.sockets.seats_here(&self.room);
        self.hub.mark_connected(&self.id, &here);
        let seen = match self.hub.store.seen(&self.id).await {
            Ok(seen) => seen,
            Err(error) => {
                if let Some(repeated) = WARNINGS.count() {
                    tracing::warn!(table = %self.id, %error, repeated, "cannot read presence");
                }
                return;
            }
        };
        let last = |seat: u8| {
            let stored = seen.iter().find(|(s, _)| *s == seat).map_or(0, |(_, at)| *at);
            if here.contains(&seat) { time } else { stored }
        };
        let elsewhere: Vec<bool> = (0..self.room.opening.seats)
            .map(|seat| !here.contains(&seat) && last(seat) > time - 4 * PRESENCE_INTERVAL)
            .collect();
        if self.hub.is_shared && self.sockets.set_elsewhere(elsewhere) {
            self.sockets.send_presence(&self.room);
        }
        // No player could connect while this node was down.
        let since = self.hub.started_at;
        let absent = |room: &Room| room.absent_seats(|seat| last(seat).max(since), time);
        if !absent(&self.room).is_empty() && self.acquire_lease(time).await {
            self.act(|draft| {
                let absent = absent(draft.room());
                Ok(draft.apply_all(absent.into_iter().map(|seat| Event::Away { seat }))?)
            })
            .await;
        }
    }

    fn ask_bots(&mut self, time: i64) {
        for (seat, bot, by) in self.room.bots_due() {
            self.ask_bot(seat, bot, by, time);
        }
    }

    fn ask_bot(&mut self, seat: u8, bot: BotKind, by: By, time: i64) {
        let turn = self.room.turn();
        self.automation.thinking.retain(|(asked, _), until| *asked == turn && *until > time);
        let Some(playing) = &self.room.playing else { return };
        if self.automation.thinking.contains_key(&(turn, seat)) {
            return;
        }
        let (table, handle) = (playing.table.clone(), self.automation.handle.clone());
        let seed = crate::ids::random();
        let owner = self.room.host.clone();
        let time_limit = self.hub.bot_time(&owner);
        let length = length(bot);
        let job = Box::new(move |threads: usize| {
            let budget = Budget { threads, ..Budget::time(time_limit) };
            if let Some(found) = advise(&table, Seat::new(seat), bot, seed, &budget) {
                handle.send_blocking(TableMessage::BotMove { seat, turn, m: found.m, by });
            }
        });
        match self.hub.bots.submit(&owner, length, job) {
            Ok(()) => {
                self.automation.thinking.insert((turn, seat), time + BOT_TIMEOUT);
            }
            Err(_) => self.automation.paused_until = time + RETRY_DELAY,
        }
    }

    /// A bot has chosen: the move is played after the table's minimum thinking time.
    pub(super) fn bot_move(&mut self, seat: u8, turn: TurnKey, m: AnyMove, by: By) {
        let at = turn.1 + i64::from(self.room.settings.pace);
        self.automation.ready.push(ReadyMove { seat, turn, m, by, at });
    }

    /// Plays the moves of bots that are due, in one commit.
    async fn play_ready(&mut self, time: i64) {
        let turn = self.room.turn();
        self.automation.ready.retain(|ready| ready.turn == turn);
        let (due, later): (Vec<ReadyMove>, Vec<ReadyMove>) =
            std::mem::take(&mut self.automation.ready)
                .into_iter()
                .partition(|ready| ready.at <= time);
        self.automation.ready = later;
        if due.is_empty() {
            return;
        }
        let decide = |draft: &mut Draft<'_>| {
            for ready in &due {
                let room = draft.room();
                if room.turn() == turn && room.owing().contains(&ready.seat) {
                    draft.choose(ready.seat, ready.m, ready.by)?;
                }
            }
            Ok(())
        };
        let before = self.room.seq;
        self.act(decide).await;
        if self.room.seq == before {
            // Refused or not stored: ask the bots again.
            self.automation.thinking.clear();
        }
    }
}
