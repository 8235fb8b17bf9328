//! Judging makes no allocations: playouts, worths and the network, counted by the allocator itself.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use mirabilia_bots::{Judged, Scratch, play_turn_well};
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Options, Seat};

thread_local! {
    /// Allocations of this thread. Others, such as the one that prints results, do not count.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

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

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays a game by judgement and asks the network at every turn; says how many turns it took.
fn play<G: Judged>(opening: &G, luck: &mut Fast, scratch: &mut Scratch<G>) -> u32 {
    let mut state = opening.clone();
    let mut row = [0i16; 256];
    let mut turns = 0;
    while play_turn_well(&mut state, luck, scratch) {
        turns += 1;
        match G::net() {
            Some(net) => assert!(net.shares(&state)[Seat::new(0)] >= 0.0),
            None => state.features(Seat::new(0), &mut row[..G::FEATURES.len()]),
        }
    }
    turns
}

fn allocates_nothing<G: Judged>() {
    for seats in G::SEATS {
        let setup = G::setup(seats, &Options::default()).expect("a legal number of seats");
        let mut luck = Fast::new(u64::from(seats));
        // Dealing the boards of Dice makes a list, once a game and never in a search.
        let mut opening = G::new(&setup);
        settle_all(&mut opening, &mut luck);
        // The lists grow to their size in the first games.
        let mut scratch =
            Scratch { moves: Vec::with_capacity(4096), worths: Vec::with_capacity(4096) };
        play(&opening, &mut luck, &mut scratch);
        let before = COUNT.get();
        let turns: u32 = (0..20).map(|_| play(&opening, &mut luck, &mut scratch)).sum();
        let made = COUNT.get() - before;
        assert!(turns > 200 && made == 0, "{}, {seats} seats: {made} in {turns} turns", G::NAME);
    }
}

#[test]
fn playouts_and_the_network_allocate_nothing() {
    allocates_nothing::<duel::State>();
    allocates_nothing::<wonders::State>();
    allocates_nothing::<dice::State>();
}
