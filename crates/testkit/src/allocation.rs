//! Playing does not allocate: an allocator that counts, and whole games played under it.
//!
//! A test program has one allocator, so these tests have a program of their own, which declares
//! [`Counting`] as its `#[global_allocator]`.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use mirabilia_kernel::{Fast, Game, Joint, Seat, Turn};

thread_local! {
    /// Allocations of this thread. Others, such as the one that prints results, do not count.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counted.
pub struct Counting;

// SAFETY: everything is handed to the system's allocator unchanged; counting allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn realloc(&self, old: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(old, layout, size) }
    }

    unsafe fn dealloc(&self, old: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(old, layout) }
    }
}

/// How many allocations this thread makes in `work`.
pub fn allocations<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = COUNT.get();
    let result = work();
    (COUNT.get() - before, result)
}

/// Whole games, with one of the set-ups in turn, that must not allocate.
pub struct WholeGames<'a, G: Game> {
    /// The set-ups.
    pub setups: &'a [G::Setup],
    /// How many games are played.
    pub games: u32,
    /// Room for the moves of the largest decision.
    pub most_moves: usize,
    /// How many allocations the first luck of a game may make. Nothing else may make any.
    pub deal: u64,
    /// How many decisions there are at least, in all games together.
    pub decisions: u32,
}

impl<G: Game> WholeGames<'_, G> {
    /// Plays with everything that a playout or a search asks of a state.
    pub fn check(&self) {
        let luck = &mut Fast::new(3);
        let mut moves = Vec::with_capacity(self.most_moves);
        let mut decisions = 0;
        play::<G>(&self.setups[0], luck, &mut moves, self.deal);
        for game in 0..self.games {
            let setup = &self.setups[game as usize % self.setups.len()];
            decisions += play::<G>(setup, luck, &mut moves, self.deal);
        }
        assert!(decisions > self.decisions, "{decisions} decisions");
        let (counted, _) = allocations(|| std::hint::black_box(Box::new(1)));
        assert_eq!(counted, 1, "the program counts with this allocator");
    }
}

/// One game; half of the decisions are drawn, half are picked from the list.
fn play<G: Game>(setup: &G::Setup, luck: &mut Fast, moves: &mut Vec<G::Move>, deal: u64) -> u32 {
    let mut state = G::new(setup);
    let (dealt, ()) = match state.turn() {
        Turn::Chance => allocations(|| settle(&mut state, luck)),
        _ => (0, ()),
    };
    assert!(dealt <= deal, "{dealt} allocations in the first deal");
    let (made, decisions) = allocations(|| {
        let (mut decisions, mut sum) = (0, 0);
        while state.turn() != Turn::Over {
            match state.turn() {
                Turn::Seats(_) => decide(&mut state, luck, moves, &mut decisions),
                _ => settle(&mut state, luck),
            }
            for seat in Seat::all(state.seats()) {
                sum += i32::from(state.score(seat).total());
            }
        }
        assert!(state.outcome().is_some());
        std::hint::black_box(sum);
        decisions
    });
    assert_eq!(made, 0, "allocations in {decisions} decisions");
    decisions
}

fn settle<G: Game>(state: &mut G, luck: &mut Fast) {
    let chance = state.draw(luck);
    assert!(state.check_chance(&chance).is_ok());
    state.settle(&chance);
}

fn decide<G: Game>(state: &mut G, luck: &mut Fast, moves: &mut Vec<G::Move>, decisions: &mut u32) {
    let Turn::Seats(seats) = state.turn() else { return };
    let mut joint: Option<Joint<G::Move>> = None;
    for seat in seats.iter() {
        state.legal_moves(seat, moves);
        let listed = moves[*decisions as usize % moves.len()];
        let drawn = state.random_move(seat, luck, moves);
        let m = if decisions.is_multiple_of(2) { drawn } else { listed };
        assert!(state.check(seat, m).is_ok());
        assert_eq!(state.move_from_id(seat, state.move_id(seat, m)), Some(m));
        joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
        *decisions += 1;
    }
    let before = state.clone(); // as a search makes it
    state.play_unchecked(&joint.expect("a seat decides"));
    assert!(before.outcome().is_none());
}
