//! The results of the load test: latency, throughput, memory; as a table and as JSON.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

/// Quantiles of a latency in milliseconds.
#[derive(Serialize, Clone, Copy, PartialEq, Debug, Default)]
pub struct Quantiles {
    /// The median.
    pub p50: f64,
    /// The 90th percentile.
    pub p90: f64,
    /// The 99th percentile.
    pub p99: f64,
    /// The maximum.
    pub max: f64,
}

/// The results of the load test. The field names are the JSON names, which other programs read.
/// Memory is in bytes.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct LoadReport {
    /// Concurrent tables.
    pub tables: usize,
    /// Concurrent sockets.
    pub sockets: usize,
    /// Sockets of players; the others are spectators.
    pub people: usize,
    /// Scheduled moves per second.
    pub asked_rate: u32,
    /// The duration of the measurement.
    pub seconds: f64,
    /// The time to open all tables and sockets.
    pub opening_seconds: f64,
    /// Accepted moves.
    pub accepted: usize,
    /// Accepted moves per second.
    pub accepted_rate: f64,
    /// Moves that every socket of their table received.
    pub heard_by_all: usize,
    /// Delivery latency: from the scheduled time of a move until all sockets have received it.
    pub to_all: Quantiles,
    /// Answer latency: from the scheduled time of a move until its answer.
    pub to_answer: Quantiles,
    /// Scheduled moves that were skipped because no player could move.
    pub nobody_could_move: u64,
    /// Refused moves.
    pub refused: u64,
    /// Sockets that broke.
    pub broken: u64,
    /// Sockets whose game ended.
    pub finished: u64,
    /// Resident memory of the server before the first table.
    pub memory_empty: u64,
    /// With all tables and sockets, before the first move.
    pub memory_open: u64,
    /// After the measurement.
    pub memory_after: u64,
    /// Per table with its sockets, before the first move.
    pub per_table_open: u64,
    /// Per table with its sockets, after the measurement.
    pub per_table_after: u64,
    /// Cores used by the server.
    pub server_cores: f64,
    /// Cores used by this program.
    pub driver_cores: f64,
}

impl LoadReport {
    /// Whether every move was accepted and delivered.
    pub fn passed(&self) -> bool {
        self.refused == 0 && self.broken == 0 && self.heard_by_all == self.accepted
    }
}

pub(super) fn quantiles(times: &mut [Duration]) -> Quantiles {
    times.sort_unstable();
    let at = |part: f64| {
        let rank = (times.len() as f64 * part).ceil() as usize;
        let time = times.get(rank.saturating_sub(1).min(times.len().saturating_sub(1)));
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

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kb = |bytes: u64| format!("{:.1} kB", bytes as f64 / 1000.0);
        let mb = |bytes: u64| format!("{:.1} MB", bytes as f64 / 1e6);
        for (name, value) in [
            ("tables", self.tables.to_string()),
            ("sockets (of players)", format!("{} ({})", self.sockets, self.people)),
            ("time to connect, s", format!("{:.1}", self.opening_seconds)),
            ("moves scheduled per second", self.asked_rate.to_string()),
            ("moves accepted per second", format!("{:.1}", self.accepted_rate)),
            ("moves accepted", format!("{} in {:.1} s", self.accepted, self.seconds)),
            ("moves delivered to all sockets", self.heard_by_all.to_string()),
            ("delivery, ms: p50/p90/p99/max", self.to_all.to_string()),
            ("answer, ms: p50/p90/p99/max", self.to_answer.to_string()),
            ("skipped, no player could move", self.nobody_could_move.to_string()),
            ("moves refused", self.refused.to_string()),
            ("sockets broken", self.broken.to_string()),
            ("sockets whose game ended", self.finished.to_string()),
            ("server memory, empty", mb(self.memory_empty)),
            ("server memory, all connected", mb(self.memory_open)),
            ("server memory, after the moves", mb(self.memory_after)),
            ("per table, all connected", kb(self.per_table_open)),
            ("per table, after the moves", kb(self.per_table_after)),
            ("server cores", format!("{:.2}", self.server_cores)),
            ("driver cores", format!("{:.2}", self.driver_cores)),
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
    fn quantiles_are_measured_values() {
        let mut times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        let expected = Quantiles { p50: 50.0, p90: 90.0, p99: 99.0, max: 100.0 };
        assert_eq!(quantiles(&mut times), expected);
        let three = Quantiles { p50: 3.0, p90: 3.0, p99: 3.0, max: 3.0 };
        assert_eq!(quantiles(&mut [Duration::from_millis(3)]), three);
        assert_eq!(quantiles(&mut []), Quantiles::default());
    }
}
