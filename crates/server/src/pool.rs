//! Threads that think: bots and analyses, apart from the threads that serve people.
//!
//! Fair between tables: each table has a queue of its own and the queues take turns, so one table
//! of seven bots waits no longer than one with a single bot.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// Something to think about. It is told how many threads of the pool it may use.
pub(crate) type Job = Box<dyn FnOnce(usize) + Send>;

/// A pool of thinking threads.
#[derive(Clone)]
pub(crate) struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    more: Condvar,
    threads: usize,
    most_waiting: usize,
}

#[derive(Default)]
struct State {
    queues: BTreeMap<String, VecDeque<Job>>,
    /// Tables in the order of their turns.
    turns: VecDeque<String>,
    waiting: usize,
    running: usize,
    closed: bool,
}

impl Pool {
    /// A pool of so many threads that lets at most so many jobs wait.
    pub(crate) fn new(name: &str, threads: usize, most_waiting: usize) -> Self {
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            more: Condvar::new(),
            threads: threads.max(1),
            most_waiting,
        });
        for number in 0..shared.threads {
            let shared = Arc::clone(&shared);
            let spawned = std::thread::Builder::new()
                .name(format!("{name}-{number}"))
                .spawn(move || shared.work());
            if let Err(error) = spawned {
                tracing::error!(%error, "no thread to think on");
            }
        }
        Self { shared }
    }

    /// Puts a job into a table's queue; gives it back when too many wait.
    pub(crate) fn submit(&self, table: &str, job: Job) -> Result<(), Job> {
        let mut state = self.shared.lock();
        if state.closed || state.waiting >= self.shared.most_waiting {
            return Err(job);
        }
        if !state.queues.contains_key(table) {
            state.turns.push_back(table.to_owned());
        }
        state.queues.entry(table.to_owned()).or_default().push_back(job);
        state.waiting += 1;
        drop(state);
        self.shared.more.notify_one();
        Ok(())
    }

    /// How many jobs wait.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.lock().waiting
    }

    /// Lets no more jobs in, drops those that wait, and lets the threads end.
    pub(crate) fn close(&self) {
        let mut state = self.shared.lock();
        state.closed = true;
        state.queues.clear();
        state.turns.clear();
        state.waiting = 0;
        drop(state);
        self.shared.more.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((job, threads)) = self.next() {
            // A job that panics is a bug of a bot; the thread has to go on thinking for others.
            if catch_unwind(AssertUnwindSafe(|| job(threads))).is_err() {
                tracing::error!("thinking failed");
                metrics::counter!("mirabilia_think_failures_total").increment(1);
            }
            self.lock().running -= 1;
        }
    }

    /// The next job, and how many threads it may use: those that would be idle.
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
                state.waiting -= 1;
                state.running += 1;
                let busy = state.running + state.waiting;
                return Some((job, (self.threads / busy).max(1)));
            }
            state = self.more.wait(state).unwrap_or_else(PoisonError::into_inner);
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
        let (tell, hear) = mpsc::channel();
        let (open, gate) = mpsc::channel::<()>();
        // The only thread waits at the gate while the queues fill.
        assert!(pool.submit("gate", Box::new(move |_| gate.recv().unwrap())).is_ok());
        for (table, number) in [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("c", 1)] {
            let tell = tell.clone();
            let job = Box::new(move |_: usize| tell.send((table, number)).unwrap());
            assert!(pool.submit(table, job).is_ok());
        }
        open.send(()).unwrap();
        let order: Vec<_> = hear.iter().take(5).collect();
        assert_eq!(order, [("a", 1), ("b", 1), ("c", 1), ("a", 2), ("a", 3)]);
        pool.close();
    }

    #[test]
    fn a_full_pool_gives_the_job_back_and_a_panic_ends_nothing() {
        let pool = Pool::new("test", 1, 2);
        let (open, gate) = mpsc::channel::<()>();
        let (tell, hear) = mpsc::channel();
        assert!(pool.submit("a", Box::new(move |_| gate.recv().unwrap())).is_ok());
        while pool.waiting() > 0 {
            std::thread::yield_now();
        }
        assert!(pool.submit("a", Box::new(|_| panic!("a bot that fails"))).is_ok());
        assert!(pool.submit("b", Box::new(move |_| tell.send(()).unwrap())).is_ok());
        assert!(pool.submit("c", Box::new(|_| ())).is_err());
        open.send(()).unwrap();
        hear.recv().unwrap();
        pool.close();
    }
}
