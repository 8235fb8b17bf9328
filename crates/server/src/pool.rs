//! Thread pools for bots and analyses, separate from the threads that serve requests.
//!
//! Scheduling is fair between owners: each has its own queue and the queues take turns (round
//! robin), so a person with a hundred tables of bots holds up nobody else. Short jobs come before
//! long ones, and one extra thread runs only those.

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
    state: Mutex<JobQueues>,
    wake: Condvar,
    threads: usize,
    max_queued: usize,
}

#[derive(Default)]
struct JobQueues {
    short: Lane,
    long: Lane,
    running: usize,
    closed: bool,
}

/// How long a job takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// Milliseconds, or a person waits for it.
    Short,
    /// A search.
    Long,
}

/// The queues of one length of jobs.
#[derive(Default)]
struct Lane {
    queues: BTreeMap<String, VecDeque<Job>>,
    /// The owners with queued jobs, in round-robin order.
    turns: VecDeque<String>,
    queued: usize,
}

impl Lane {
    fn push(&mut self, owner: &str, job: Job) {
        if !self.queues.contains_key(owner) {
            self.turns.push_back(owner.to_owned());
        }
        self.queues.entry(owner.to_owned()).or_default().push_back(job);
        self.queued += 1;
    }

    fn pop(&mut self) -> Option<Job> {
        let owner = self.turns.pop_front()?;
        let queue = self.queues.get_mut(&owner)?;
        let job = queue.pop_front()?;
        if queue.is_empty() {
            self.queues.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        self.queued -= 1;
        Some(job)
    }
}

impl Pool {
    pub(crate) fn new(name: &str, threads: usize, max_queued: usize) -> Self {
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            wake: Condvar::new(),
            threads: threads.max(1),
            max_queued,
        });
        for number in 0..=shared.threads {
            let shared = Arc::clone(&shared);
            let only_short = number == shared.threads;
            let spawned = std::thread::Builder::new()
                .name(format!("{name}-{number}"))
                .spawn(move || shared.work(only_short));
            if let Err(error) = spawned {
                tracing::error!(%error, "cannot start a worker thread");
            }
        }
        Self { shared }
    }

    /// Queues a job of an owner; returns it if the pool is full.
    pub(crate) fn submit(&self, owner: &str, length: Length, job: Job) -> Result<(), Job> {
        let mut state = self.shared.lock();
        if state.closed || state.queued() >= self.shared.max_queued {
            return Err(job);
        }
        match length {
            Length::Short => state.short.push(owner, job),
            Length::Long => state.long.push(owner, job),
        }
        drop(state);
        // The thread that wakes up may take short jobs only.
        self.shared.wake.notify_all();
        Ok(())
    }

    /// The number of queued jobs.
    pub(crate) fn queued(&self) -> usize {
        self.shared.lock().queued()
    }

    /// How many long jobs are before another one of this owner: its own, and one of each other.
    pub(crate) fn backlog(&self, owner: &str) -> usize {
        let lane = &self.shared.lock().long;
        lane.turns.len().max(lane.queues.get(owner).map_or(0, VecDeque::len))
    }

    /// Drops all queued jobs, rejects new ones, and ends the threads.
    pub(crate) fn close(&self) {
        let mut state = self.shared.lock();
        state.closed = true;
        state.short = Lane::default();
        state.long = Lane::default();
        drop(state);
        self.shared.wake.notify_all();
    }
}

impl JobQueues {
    fn queued(&self) -> usize {
        self.short.queued + self.long.queued
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, JobQueues> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, only_short: bool) {
        while let Some((job, threads)) = self.next(only_short) {
            // A panic is a bug in a bot; the thread must survive it.
            if catch_unwind(AssertUnwindSafe(|| job(threads))).is_err() {
                tracing::error!("a bot or an analysis panicked");
                metrics::counter!("mirabilia_think_failures_total").increment(1);
            }
            self.lock().running -= 1;
        }
    }

    /// The next job, and the number of threads it may use: those that would be idle.
    fn next(&self, only_short: bool) -> Option<(Job, usize)> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            let mut job = state.short.pop();
            if job.is_none() && !only_short {
                job = state.long.pop();
            }
            if let Some(job) = job {
                state.running += 1;
                let busy = state.running + state.queued();
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

    /// A pool whose only thread for long jobs is blocked until the sender is used.
    fn blocked_pool(max_queued: usize) -> (Pool, mpsc::Sender<()>) {
        let pool = Pool::new("test", 1, max_queued);
        let (release, blocked) = mpsc::channel::<()>();
        let blocker = Box::new(move |_: usize| blocked.recv().unwrap());
        assert!(pool.submit("blocker", Length::Long, blocker).is_ok());
        while pool.queued() > 0 {
            std::thread::yield_now();
        }
        (pool, release)
    }

    #[test]
    fn owners_take_turns() {
        let (pool, release) = blocked_pool(100);
        let (results, finished) = mpsc::channel();
        for (owner, number) in [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("c", 1)] {
            let results = results.clone();
            let job = Box::new(move |_: usize| results.send((owner, number)).unwrap());
            assert!(pool.submit(owner, Length::Long, job).is_ok());
        }
        assert_eq!((pool.backlog("a"), pool.backlog("d")), (3, 3));
        release.send(()).unwrap();
        let order: Vec<_> = finished.iter().take(5).collect();
        assert_eq!(order, [("a", 1), ("b", 1), ("c", 1), ("a", 2), ("a", 3)]);
        pool.close();
    }

    #[test]
    fn short_jobs_do_not_wait_for_long_ones() {
        let (pool, release) = blocked_pool(100);
        let (results, finished) = mpsc::channel();
        assert!(pool.submit("a", Length::Long, Box::new(|_| ())).is_ok());
        let job = Box::new(move |_: usize| results.send(()).unwrap());
        assert!(pool.submit("a", Length::Short, job).is_ok());
        finished.recv().unwrap();
        assert_eq!(pool.queued(), 1, "the long one still waits");
        release.send(()).unwrap();
        pool.close();
    }

    #[test]
    fn a_full_pool_returns_the_job_and_survives_a_panic() {
        let (pool, release) = blocked_pool(2);
        let (results, finished) = mpsc::channel();
        let fails = Box::new(|_: usize| panic!("a bot that fails"));
        assert!(pool.submit("a", Length::Long, fails).is_ok());
        let job = Box::new(move |_: usize| results.send(()).unwrap());
        assert!(pool.submit("b", Length::Long, job).is_ok());
        assert!(pool.submit("c", Length::Long, Box::new(|_| ())).is_err());
        release.send(()).unwrap();
        finished.recv().unwrap();
        pool.close();
    }
}
