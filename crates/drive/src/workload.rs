//! Many concurrent tables: when a game is over, another starts.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::simulation::Simulation;
use crate::table::{self, Activity};

/// The running tables.
pub(crate) struct Workload {
    simulation: Arc<Simulation>,
    slots: Vec<TableSlot>,
}

/// A slot in which one table follows another.
struct TableSlot {
    activity: Arc<Mutex<Arc<Activity>>>,
    task: JoinHandle<()>,
}

impl Workload {
    /// Starts this many tables; each is replaced when its game is over.
    pub(crate) fn new(simulation: &Arc<Simulation>, tables: usize) -> Self {
        let slots = (0..tables).map(|index| TableSlot::new(simulation, index, tables)).collect();
        Self { simulation: Arc::clone(simulation), slots }
    }

    /// The activity of the running tables.
    pub(crate) fn activities(&self) -> Vec<Arc<Activity>> {
        let running = self.slots.iter().filter(|slot| !slot.task.is_finished());
        running.map(|slot| Arc::clone(&lock(&slot.activity))).collect()
    }

    /// Lets all games finish, without starting others. Games that take too long are a violation.
    pub(crate) async fn finish(self, within: Duration) {
        let simulation = self.simulation;
        simulation.close();
        let mut left = self.slots.len();
        let all = async {
            for slot in self.slots {
                // Violations are in the counters.
                let _ = slot.task.await;
                left -= 1;
            }
        };
        if timeout(within, all).await.is_err() {
            let seconds = within.as_secs();
            simulation.violation(format!("{left} games did not end within {seconds} s"));
        }
    }
}

fn lock(activity: &Mutex<Arc<Activity>>) -> MutexGuard<'_, Arc<Activity>> {
    activity.lock().unwrap_or_else(PoisonError::into_inner)
}

impl TableSlot {
    fn new(simulation: &Arc<Simulation>, index: usize, tables: usize) -> Self {
        let simulation = Arc::clone(simulation);
        let activity = Arc::new(Mutex::new(Arc::new(Activity::new(index as u64))));
        let current = Arc::clone(&activity);
        let task = tokio::spawn(async move {
            let mut number = index as u64;
            while !simulation.is_closing() && !simulation.has_violations() {
                let activity = Arc::new(Activity::new(number));
                *lock(&current) = Arc::clone(&activity);
                table::play(Arc::clone(&simulation), activity).await;
                number += tables as u64;
            }
        });
        Self { activity, task }
    }
}
