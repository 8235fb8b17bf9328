//! What the load shows: times, rates, memory; as a table for people and JSON for programs.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

/// Times in milliseconds: half, nine in ten, ninety-nine in a hundred and all were at most so long.
#[derive(Serialize, Clone, Copy, PartialEq, Debug, Default)]
pub struct Quantiles {
    /// Half.
    pub p50: f64,
    /// Nine in ten.
    pub p90: f64,
    /// Ninety-nine in a hundred.
    pub p99: f64,
    /// All.
    pub max: f64,
}

/// What the load shows. Memory is in bytes.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Load {
    /// Tables at once.
    pub tables: usize,
    /// Sockets at once.
    pub sockets: usize,
    /// Sockets of people who play; the others watch.
    pub people: usize,
    /// Moves a second that were asked for.
    pub asked_rate: u32,
    /// Seconds that were measured.
    pub seconds: f64,
    /// Seconds that opening and connecting took.
    pub opening_seconds: f64,
    /// Moves that were accepted.
    pub accepted: usize,
    /// Moves that were accepted a second.
    pub accepted_rate: f64,
    /// Moves that every socket of their table heard.
    pub heard_by_all: usize,
    /// From when a move was due until all sockets of the table had heard it, in milliseconds.
    pub to_all: Quantiles,
    /// From when a move was due until its answer, in milliseconds.
    pub to_answer: Quantiles,
    /// Moves that were due while everybody waited for bots or others.
    pub nobody_could_move: u64,
    /// Moves that were refused.
    pub refused: u64,
    /// Sockets that broke.
    pub broken: u64,
    /// Sockets that heard the end of their game.
    pub finished: u64,
    /// Resident memory of the server before the first table.
    pub memory_empty: u64,
    /// With all tables and sockets, before the first move.
    pub memory_open: u64,
    /// After the measured moves.
    pub memory_after: u64,
    /// A table, with its sockets, before the first move.
    pub per_table_open: u64,
    /// A table, with its sockets, after the measured moves.
    pub per_table_after: u64,
    /// Cores the server used.
    pub server_cores: f64,
    /// Cores the driver used.
    pub driver_cores: f64,
}

impl Load {
    /// Was every move accepted and heard?
    pub fn is_good(&self) -> bool {
        self.refused == 0 && self.broken == 0 && self.heard_by_all == self.accepted
    }
}

/// The quantiles of some times.
pub(super) fn quantiles(times: &mut [Duration]) -> Quantiles {
    times.sort_unstable();
    let at = |part: f64| {
        let place = (times.len() as f64 * part).ceil() as usize;
        let time = times.get(place.saturating_sub(1).min(times.len().saturating_sub(1)));
        time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    Quantiles { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) }
}

impl fmt::Display for Quantiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { p50, p90, p99, max } = self;
        write!(f, "{p50:.1} / {p90:.1} / {p99:.1} / {max:.1}")
    }
}

impl fmt::Display for Load {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kib = |bytes: u64| format!("{:.1} kB", bytes as f64 / 1000.0);
        let mb = |bytes: u64| format!("{:.1} MB", bytes as f64 / 1e6);
        for (name, value) in [
            ("tables", self.tables.to_string()),
            ("sockets (of players)", format!("{} ({})", self.sockets, self.people)),
            ("opening, s", format!("{:.1}", self.opening_seconds)),
            ("moves asked for a second", self.asked_rate.to_string()),
            ("moves accepted a second", format!("{:.1}", self.accepted_rate)),
            (
                "accepted in the time measured",
                format!("{} in {:.1} s", self.accepted, self.seconds),
            ),
            ("heard by all sockets", self.heard_by_all.to_string()),
            ("to all, ms: p50/p90/p99/max", self.to_all.to_string()),
            ("to answer, ms: p50/p90/p99/max", self.to_answer.to_string()),
            ("due while nobody could move", self.nobody_could_move.to_string()),
            ("refused", self.refused.to_string()),
            ("sockets broken", self.broken.to_string()),
            ("sockets whose game ended", self.finished.to_string()),
            ("server memory, empty", mb(self.memory_empty)),
            ("server memory, all connected", mb(self.memory_open)),
            ("server memory, after the moves", mb(self.memory_after)),
            ("a table and its sockets, at first", kib(self.per_table_open)),
            ("a table and its sockets, after", kib(self.per_table_after)),
            ("cores of the server", format!("{:.2}", self.server_cores)),
            ("cores of the driver", format!("{:.2}", self.driver_cores)),
        ] {
            writeln!(f, "  {name:<34} {value:>28}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Quantiles, quantiles};

    #[test]
    fn quantiles_are_times_that_were_measured() {
        let mut times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        let expected = Quantiles { p50: 50.0, p90: 90.0, p99: 99.0, max: 100.0 };
        assert_eq!(quantiles(&mut times), expected);
        let three = Quantiles { p50: 3.0, p90: 3.0, p99: 3.0, max: 3.0 };
        assert_eq!(quantiles(&mut [Duration::from_millis(3)]), three);
        assert_eq!(quantiles(&mut []), Quantiles::default());
    }
}
