//! What all simulated people share: where the servers are, who they are, how they behave.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Result, anyhow};
use mirabilia_client::Client;
use mirabilia_kernel::{Fast, Luck};

use crate::patience::patiently;
use crate::tally::Tally;

/// A person, with a way to each server.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) name: String,
    clients: Vec<Client>,
}

impl Person {
    /// The way to a server; numbers go round.
    pub(crate) fn at(&self, server: usize) -> &Client {
        &self.clients[server % self.clients.len()]
    }
}

/// What all people share.
pub(crate) struct World {
    pub(crate) people: Vec<Person>,
    pub(crate) seed: u64,
    /// The longest time somebody thinks about a move.
    pub(crate) think: Duration,
    /// Are there tables with clocks, where people let their time run out?
    pub(crate) clocks: bool,
    pub(crate) tally: Tally,
    closing: AtomicBool,
}

impl World {
    /// So many people come to these servers.
    pub(crate) async fn new(urls: &[String], people: usize, seed: u64) -> Result<Self> {
        let tally = Tally::default();
        let mut all = Vec::with_capacity(people);
        for number in 0..people {
            let first = &urls[number % urls.len()];
            let entered = patiently(&tally, |_| Client::enter(first)).await;
            let entered = entered.map_err(|error| anyhow!("cannot enter {first}: {error}"))?;
            let clients = urls.iter().map(|url| Client::with_key(url, entered.key())).collect();
            all.push(Person { name: format!("P{number}"), clients });
        }
        let closing = AtomicBool::new(false);
        let think = Duration::from_millis(60);
        Ok(Self { people: all, seed, think, clocks: false, tally, closing })
    }

    /// Luck for one purpose; the same for the same seed.
    pub(crate) fn luck(&self, purpose: u64) -> Fast {
        let number = self.seed ^ purpose.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut luck = Fast::new(number);
        // Neighbouring numbers begin alike.
        luck.bits();
        luck
    }

    /// No more tables.
    pub(crate) fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }
}

/// Some of the world's people, each once.
pub(crate) fn some(world: &Arc<World>, count: usize, luck: &mut Fast) -> Vec<Person> {
    let first = luck.below(world.people.len() as u32) as usize;
    world.people.iter().cycle().skip(first).take(count).cloned().collect()
}

/// A time of at most so long, to the millisecond.
pub(crate) fn up_to(most: Duration, luck: &mut Fast) -> Duration {
    Duration::from_millis(u64::from(luck.below(most.as_millis() as u32 + 1)))
}

/// True so many times in a hundred.
pub(crate) fn percent(chance: u32, luck: &mut Fast) -> bool {
    luck.below(100) < chance
}
