//! Deadlines: clocks, absence of players, and when the server must wake a table.

use mirabilia_protocol::{Clock, Status};

use super::{Event, Room};

/// An open table without events for this long (in milliseconds) is closed.
const OPEN_TIMEOUT: i64 = 24 * 3600 * 1000;

impl Room {
    /// When the clock of a seat expires, if the seat owes a decision and has a clock.
    pub fn deadline(&self, seat: u8) -> Option<i64> {
        let playing = self.playing.as_ref()?;
        if !self.seats[usize::from(seat)].is_deciding_person() || !self.owing().contains(&seat) {
            return None;
        }
        match self.settings.clock? {
            Clock::Move { seconds } => Some(playing.turn_started_at + i64::from(seconds) * 1000),
            Clock::Game { .. } => {
                Some(playing.turn_started_at + playing.time_left[usize::from(seat)])
            }
        }
    }

    /// The seats whose clock has expired.
    pub fn expired_seats(&self, now: i64) -> Vec<u8> {
        let owing = self.owing();
        owing
            .into_iter()
            .filter(|&seat| self.deadline(seat).is_some_and(|deadline| deadline <= now))
            .collect()
    }

    /// The event for an expired clock; `None` if a bot only makes this one decision.
    pub fn timeout_event(&self, seat: u8) -> Option<Event> {
        matches!(self.settings.clock, Some(Clock::Game { .. })).then_some(Event::TimeOver { seat })
    }

    /// The seats that owe a decision and whose player is absent, given when each was last
    /// connected. A player is absent only while another person waits.
    pub fn absent_seats(&self, seen: impl Fn(u8) -> i64, now: i64) -> Vec<u8> {
        let (Some(away), Some(playing)) = (self.settings.away, &self.playing) else {
            return Vec::new();
        };
        let limit = now - i64::from(away) * 1000;
        let is_here = |seat: u8| seen(seat) > limit;
        let people: Vec<u8> = (0..)
            .zip(&self.seats)
            .filter(|(_, holder)| holder.is_deciding_person())
            .map(|(seat, _)| seat)
            .collect();
        let person = |seat: u8| self.seats[usize::from(seat)].person().map(|person| &person.id);
        let owing = self.owing();
        let is_absent = |seat: &u8| {
            let waits = |other: &u8| person(*other) != person(*seat) && is_here(*other);
            owing.contains(seat)
                && !is_here(*seat)
                && playing.turn_started_at <= limit
                && people.iter().any(waits)
        };
        people.iter().copied().filter(is_absent).collect()
    }

    /// When a node must wake this table if no event happens before. Absence needs no wake-up: it
    /// matters only to connected players, so their node checks it.
    pub fn wake_at(&self) -> Option<i64> {
        match self.status {
            Status::Open => Some(self.updated_at + OPEN_TIMEOUT),
            Status::Playing if !self.bots_due().is_empty() => Some(self.updated_at),
            Status::Playing => {
                self.owing().into_iter().filter_map(|seat| self.deadline(seat)).min()
            }
            Status::Finished | Status::Closed => None,
        }
    }

    /// Whether an open table has been abandoned.
    pub fn is_abandoned(&self, now: i64) -> bool {
        self.status == Status::Open && now >= self.updated_at + OPEN_TIMEOUT
    }
}
