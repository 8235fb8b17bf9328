//! Thread pools for bots and analyses, separate from the threads that serve requests.
//!
//! Scheduling is fair between tables: each table has its own queue and the queues take turns
//! (round robin), so a table with seven bots waits no longer than one with a single bot.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A job. Its argument is the number of threads of the pool it may use.
pub(crate) type Job = Box<dyn FnOnce(usize) + Send>;

/// A thread pool.
#[derive(Clone)]
pub(crate) struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    threads: usize,
    max_queued: usize,
}

#[derive(Default)]
struct State {
    queues: BTreeMap<String, VecDeque<Job>>,
    /// The tables with queued jobs, in round-robin order.
    turns: VecDeque<String>,
    queued: usize,
    running: usize,
    closed: bool,
}

impl Pool {
    pub(crate) fn new(name: &str, threads: usize, max_queued: usize) -> Self {
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            wake: Condvar::new(),
            threads: threads.max(1),
            max_queued,
        });
        for number in 0..shared.threads {
            let shared = Arc::clone(&shared);
            let spawned = std::thread::Builder::new()
                .name(format!("{name}-{number}"))
                .spawn(move || shared.work());
            if let Err(error) = spawned {
                tracing::error!(%error, "cannot start a worker thread");
            }
        }
        Self { shared }
    }

    /// Queues a job of a table; returns it if the pool is full.
    pub(crate) fn submit(&self, table: &str, job: Job) -> Result<(), Job> {
        let mut state = self.shared.lock();
        if state.closed || state.queued >= self.shared.max_queued {
            return Err(job);
        }
        if !state.queues.contains_key(table) {
            state.turns.push_back(table.to_owned());
        }
        state.queues.entry(table.to_owned()).or_default().push_back(job);
        state.queued += 1;
        drop(state);
        self.shared.wake.notify_one();
        Ok(())
    }

    /// The number of queued jobs.
    pub(crate) fn queued(&self) -> usize {
        self.shared.lock().queued
    }

    /// Drops all queued jobs, rejects new ones, and ends the threads.
    pub(crate) fn close(&self) {
        let mut state = self.shared.lock();
        state.closed = true;
        state.queues.clear();
        state.turns.clear();
        state.queued = 0;
        drop(state);
        self.shared.wake.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((job, threads)) = self.next() {
            // A panic is a bug in a bot; the thread must survive it.
            if catch_unwind(AssertUnwindSafe(|| job(threads))).is_err() {
                tracing::error!("a bot or an analysis panicked");
                metrics::counter!("mirabilia_think_failures_total").increment(1);
            }
            self.lock().running -= 1;
        }
    }

    /// The next job, and the number of threads it may use: those that would be idle.
    fn next(&self) -> Option<(Job, usize)> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some(table) = state.turns.pop_front() {
                let queue = state.queues.get_mut(&table);
                let job = queue.and_then(VecDeque::pop_front);
                if state.queues.get(&table).is_some_and(|queue| !queue.is_empty()) {
                    state.turns.push_back(table);
                } else {
                    state.queues.remove(&table);
                }
                let Some(job) = job else { continue };
                state.queued -= 1;
                state.running += 1;
                let busy = state.running + state.queued;
                return Some((job, (self.threads / busy).max(1)));
            }
            state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn tables_take_turns() {
        let pool = Pool::new("test", 1, 100);
        let (results, finished) = mpsc::channel();
        let (release, blocked) = mpsc::channel::<()>();
        // The only thread is blocked while the queues fill.
        assert!(pool.submit("blocker", Box::new(move |_| blocked.recv().unwrap())).is_ok());
        for (table, number) in [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("c", 1)] {
            let results = results.clone();
            let job = Box::new(move |_: usize| results.send((table, number)).unwrap());
            assert!(pool.submit(table, job).is_ok());
        }
        release.send(()).unwrap();
        let order: Vec<_> = finished.iter().take(5).collect();
        assert_eq!(order, [("a", 1), ("b", 1), ("c", 1), ("a", 2), ("a", 3)]);
        pool.close();
    }

    #[test]
    fn a_full_pool_returns_the_job_and_survives_a_panic() {
        let pool = Pool::new("test", 1, 2);
        let (release, blocked) = mpsc::channel::<()>();
        let (results, finished) = mpsc::channel();
        assert!(pool.submit("a", Box::new(move |_| blocked.recv().unwrap())).is_ok());
        while pool.queued() > 0 {
            std::thread::yield_now();
        }
        assert!(pool.submit("a", Box::new(|_| panic!("a bot that fails"))).is_ok());
        assert!(pool.submit("b", Box::new(move |_| results.send(()).unwrap())).is_ok());
        assert!(pool.submit("c", Box::new(|_| ())).is_err());
        release.send(()).unwrap();
        finished.recv().unwrap();
        pool.close();
    }
}
