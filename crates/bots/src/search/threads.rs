//! Thinking on several cores: each thread grows a tree of its own, and what they learned of the root
//! is added up. Separate trees share nothing while they grow, so there is nothing to lock, and each
//! thread imagines other worlds, which is where simultaneous games need more looks most.

use std::thread;

use super::Search;
use crate::bot::Knowledge;
use crate::budget::{Budget, Clock};
use crate::judge::Judged;
use mirabilia_kernel::{Luck, Seat};

/// Grows the tree of a search and of its other threads; says how often they looked together.
pub(super) fn grow<G: Judged>(
    search: &mut Search<G>,
    known: Knowledge<'_, G>,
    seat: Seat,
    root: u64,
    budget: &Budget,
    clock: &Clock,
) -> u64 {
    let threads = budget.threads.max(1);
    if threads == 1 {
        return search.grow(known, seat, root, budget, clock);
    }
    while search.others.len() < threads - 1 {
        let seed = u64::from(search.luck.bits()) << 32 | u64::from(search.luck.bits());
        search.others.push(Search::with_leaf(seed, search.leaf));
    }
    let mut others = std::mem::take(&mut search.others);
    for other in &mut others {
        other.tree.make_room(G::KEYS_FIX_MOVES);
    }
    // Iterations are shared out; time is the same for all.
    let share = budget.iterations.map(|n| n.div_ceil(threads as u64));
    let clock = clock.with_iterations(share);
    let done = thread::scope(|scope| {
        let helpers: Vec<_> = others[..threads - 1]
            .iter_mut()
            .map(|other| scope.spawn(|| other.grow(known, seat, root, budget, &clock)))
            .collect();
        let mut done = search.grow(known, seat, root, budget, &clock);
        for helper in helpers {
            done += helper.join().expect("a search does not panic");
        }
        done
    });
    let node = search.tree.find(root).expect("the root was looked at");
    for other in &mut others[..threads - 1] {
        let theirs = other.tree.find(root).expect("the root was looked at");
        search.tree.add(node, other.tree.edges(theirs));
    }
    search.others = others;
    done
}
