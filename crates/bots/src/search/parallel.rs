//! Root parallelism: each thread grows a tree of its own, and the statistics of the root are summed.
//! Separate trees share nothing while they grow, so there is nothing to lock. Each thread also
//! samples other worlds, which is where simultaneous games need more simulations most.

use std::thread;

use super::Search;
use crate::bot::Knowledge;
use crate::budget::{Budget, Clock};
use crate::evaluate::Evaluate;
use mirabilia_kernel::{Luck, Seat};

/// Runs a search and its workers. Returns the total number of iterations.
pub(super) fn run<G: Evaluate>(
    search: &mut Search<G>,
    knowledge: Knowledge<'_, G>,
    seat: Seat,
    root: u64,
    budget: &Budget,
    clock: &Clock,
) -> u64 {
    let threads = budget.threads.max(1);
    if threads == 1 {
        return search.run(knowledge, seat, root, budget, clock);
    }
    while search.workers.len() < threads - 1 {
        let seed = u64::from(search.luck.bits()) << 32 | u64::from(search.luck.bits());
        search.workers.push(Search::with_evaluator(seed, search.evaluator));
    }
    let mut workers = std::mem::take(&mut search.workers);
    for worker in &mut workers {
        worker.tree.prepare(G::KEYS_FIX_MOVES);
        worker.scratch.style = search.scratch.style;
    }
    // Threads split the iterations and share the time limit.
    let share = budget.iterations.map(|n| n.div_ceil(threads as u64));
    let clock = clock.with_iterations(share);
    let done = thread::scope(|scope| {
        let handles: Vec<_> = workers[..threads - 1]
            .iter_mut()
            .map(|worker| scope.spawn(|| worker.run(knowledge, seat, root, budget, &clock)))
            .collect();
        let mut done = search.run(knowledge, seat, root, budget, &clock);
        for handle in handles {
            done += handle.join().expect("a search does not panic");
        }
        done
    });
    let node = search.tree.find(root).expect("the root has been visited");
    for worker in &mut workers[..threads - 1] {
        let theirs = worker.tree.find(root).expect("the root has been visited");
        search.tree.merge(node, worker.tree.edges(theirs));
    }
    search.workers = workers;
    done
}
