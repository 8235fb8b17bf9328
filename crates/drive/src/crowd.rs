//! Many tables at once: when a game is over, another begins.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::table::{self, Pulse};
use crate::world::World;

/// Tables that are played at.
pub(crate) struct Crowd {
    world: Arc<World>,
    benches: Vec<Bench>,
}

/// A place where one table follows another.
struct Bench {
    pulse: Arc<std::sync::Mutex<Arc<Pulse>>>,
    task: JoinHandle<()>,
}

impl Crowd {
    /// So many tables begin, and others follow them until the world closes.
    pub(crate) fn new(world: &Arc<World>, tables: usize) -> Self {
        let benches = (0..tables).map(|place| Bench::new(world, place, tables)).collect();
        Self { world: Arc::clone(world), benches }
    }

    /// The tables that are played at now.
    pub(crate) fn pulses(&self) -> Vec<Arc<Pulse>> {
        let going = self.benches.iter().filter(|bench| !bench.task.is_finished());
        going.map(|bench| Arc::clone(&lock(&bench.pulse))).collect()
    }

    /// Lets all games come to their end; no others follow.
    pub(crate) async fn finish(self, within: Duration) -> Result<()> {
        self.world.close();
        let mut left = self.benches.len();
        let all = async {
            for bench in self.benches {
                // What went wrong at a table is in the tally.
                let _ = bench.task.await;
                left -= 1;
            }
        };
        let ended = timeout(within, all).await;
        match ended {
            Ok(()) => Ok(()),
            Err(_) => bail!("{left} games did not end within {} s", within.as_secs()),
        }
    }
}

fn lock(pulse: &std::sync::Mutex<Arc<Pulse>>) -> std::sync::MutexGuard<'_, Arc<Pulse>> {
    pulse.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Bench {
    fn new(world: &Arc<World>, place: usize, tables: usize) -> Self {
        let world = Arc::clone(world);
        let pulse = Arc::new(std::sync::Mutex::new(Arc::new(Pulse::new(place as u64))));
        let shown = Arc::clone(&pulse);
        let task = tokio::spawn(async move {
            let mut number = place as u64;
            while !world.is_closing() && world.tally.findings().is_empty() {
                let pulse = Arc::new(Pulse::new(number));
                *lock(&shown) = Arc::clone(&pulse);
                table::play(Arc::clone(&world), pulse).await;
                number += tables as u64;
            }
        });
        Self { pulse, task }
    }
}
