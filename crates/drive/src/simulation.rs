//! What all simulated people share: the servers, their identities, their behaviour.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Result, anyhow};
use mirabilia_client::Client;
use mirabilia_kernel::{Fast, Luck};
use tokio::time::Instant;

use crate::counters::Counters;
use crate::retry::retry;
use crate::server::RunningServer;

/// A simulated person, with a client per server.
#[derive(Clone, Debug)]
pub(crate) struct SimulatedPerson {
    pub(crate) name: String,
    clients: Vec<Client>,
}

impl SimulatedPerson {
    /// The client of a server; indexes wrap around.
    pub(crate) fn at(&self, server: usize) -> &Client {
        &self.clients[server % self.clients.len()]
    }
}

/// The shared state of a scenario.
pub(crate) struct Simulation {
    pub(crate) people: Vec<SimulatedPerson>,
    pub(crate) seed: u64,
    /// The maximum thinking time per move.
    pub(crate) think: Duration,
    /// Whether some tables have clocks, which players let run out now and then.
    pub(crate) clocks: bool,
    pub(crate) counters: Counters,
    pub(crate) started: Instant,
    closing: AtomicBool,
}

impl Simulation {
    /// Registers people at the servers.
    pub(crate) async fn new(urls: &[String], people: usize, seed: u64) -> Result<Self> {
        let (counters, started) = (Counters::default(), Instant::now());
        let mut all = Vec::with_capacity(people);
        for number in 0..people {
            let first = &urls[number % urls.len()];
            let client = retry(&counters, |_| Client::register(first)).await;
            let client = client.map_err(|error| anyhow!("cannot register at {first}: {error}"))?;
            let clients = urls.iter().map(|url| Client::with_key(url, client.key())).collect();
            all.push(SimulatedPerson { name: format!("P{number}"), clients });
        }
        let closing = AtomicBool::new(false);
        let think = Duration::from_millis(60);
        Ok(Self { people: all, seed, think, clocks: false, counters, started, closing })
    }

    /// A random generator for one purpose, determined by the seed.
    pub(crate) fn luck(&self, purpose: u64) -> Fast {
        let number = self.seed ^ purpose.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut luck = Fast::new(number);
        // The first numbers of neighbouring seeds are similar.
        luck.bits();
        luck
    }

    /// Starts no more tables.
    pub(crate) fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Records a violated guarantee.
    pub(crate) fn violation(&self, violation: impl Into<String>) {
        self.counters.violation(violation.into());
    }

    pub(crate) fn has_violations(&self) -> bool {
        !self.counters.violations().is_empty()
    }

    /// A server that exits by itself is a violation.
    pub(crate) fn check_running(&self, running: &mut RunningServer) {
        if !running.is_up() {
            self.violation("the server exited by itself");
        }
    }
}

/// Picks distinct people.
pub(crate) fn pick_people(
    simulation: &Arc<Simulation>,
    count: usize,
    luck: &mut Fast,
) -> Vec<SimulatedPerson> {
    let first = luck.below(simulation.people.len() as u32) as usize;
    simulation.people.iter().cycle().skip(first).take(count).cloned().collect()
}

/// A random duration of at most `max`, in milliseconds.
pub(crate) fn up_to(max: Duration, luck: &mut Fast) -> Duration {
    Duration::from_millis(u64::from(luck.below(max.as_millis() as u32 + 1)))
}

/// True with a probability of `chance` percent.
pub(crate) fn percent(chance: u32, luck: &mut Fast) -> bool {
    luck.below(100) < chance
}
