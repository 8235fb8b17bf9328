//! Time: when somebody's is over, when somebody counts as gone, when the server has to look again.

use mirabilia_protocol::{Clock, Status};

use super::{Event, Room};

/// An open table where nothing happens for this long is closed.
const OPEN_FOR: i64 = 24 * 3600 * 1000;

impl Room {
    /// When the time of a seat is over, if it owes a decision and has a clock.
    pub(crate) fn until(&self, seat: u8) -> Option<i64> {
        let playing = self.playing.as_ref()?;
        if !self.seats[usize::from(seat)].is_deciding_person() || !self.owing().contains(&seat) {
            return None;
        }
        match self.settings.clock? {
            Clock::Move { seconds } => Some(playing.began + i64::from(seconds) * 1000),
            Clock::Game { .. } => Some(playing.began + playing.left[usize::from(seat)]),
        }
    }

    /// Seats whose time is over now.
    pub(crate) fn late(&self, now: i64) -> Vec<u8> {
        let owing = self.owing();
        owing
            .into_iter()
            .filter(|&seat| self.until(seat).is_some_and(|until| until <= now))
            .collect()
    }

    /// The event that a seat's time is over leads to; none when a bot just makes this one decision.
    pub(crate) fn time_over(&self, seat: u8) -> Option<Event> {
        matches!(self.settings.clock, Some(Clock::Game { .. })).then_some(Event::TimeOver { seat })
    }

    /// Seats that owe a decision and count as gone, given when each was last seen. Nobody counts as
    /// gone while no other person waits for them.
    pub(crate) fn gone(&self, seen: impl Fn(u8) -> i64, now: i64) -> Vec<u8> {
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
        let gone = |seat: &u8| {
            let waits = |other: &u8| person(*other) != person(*seat) && is_here(*other);
            owing.contains(seat)
                && !is_here(*seat)
                && playing.began <= limit
                && people.iter().any(waits)
        };
        people.iter().copied().filter(gone).collect()
    }

    /// When the server has to look at this table again, if nothing happens before. That somebody is
    /// gone matters only to those who are there, so it is seen where they are connected.
    pub(crate) fn wake_at(&self) -> Option<i64> {
        match self.status {
            Status::Open => Some(self.updated_at + OPEN_FOR),
            Status::Playing if !self.bots_due().is_empty() => Some(self.updated_at),
            Status::Playing => self.owing().into_iter().filter_map(|seat| self.until(seat)).min(),
            Status::Finished | Status::Closed => None,
        }
    }

    /// Has an open table been forgotten?
    pub(crate) fn is_forgotten(&self, now: i64) -> bool {
        self.status == Status::Open && now >= self.updated_at + OPEN_FOR
    }
}
