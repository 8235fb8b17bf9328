//! Playing makes no allocations: whole random games, counted by the allocator itself.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use mirabilia_duel::{Setup, State};
use mirabilia_kernel::{Fast, Game, Joint, Seat, Turn};

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

/// Plays a game with everything that a playout or a search asks of a state. Half of the decisions
/// are drawn, half are picked from the list.
fn play(setup: &Setup, luck: &mut Fast, moves: &mut Vec<<State as Game>::Move>) -> (u32, i32) {
    let mut state = State::new(setup);
    let (mut decisions, mut sum) = (0, 0);
    loop {
        match Game::turn(&state) {
            Turn::Chance => {
                let chance = Game::draw(&state, luck);
                state.settle(&chance);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a seat decides");
                Game::legal_moves(&state, seat, moves);
                let listed = moves[decisions as usize % moves.len()];
                let drawn = Game::random_move(&state, seat, luck, moves);
                let m = if decisions % 2 == 0 { drawn } else { listed };
                assert!(Game::check(&state, seat, m).is_ok());
                let before = state; // a copy, as a search makes it
                state.play_unchecked(&Joint::one(seat, m));
                assert!(Game::outcome(&before).is_none());
                decisions += 1;
            }
            Turn::Over => {
                assert!(Game::outcome(&state).is_some());
                return (decisions, sum);
            }
        }
        sum += i32::from(Game::score(&state, Seat::new(0)).total());
        sum += i32::from(Game::score(&state, Seat::new(1)).total());
    }
}

#[test]
fn whole_games_allocate_nothing() {
    let setups = [
        Setup::default(),
        Setup { first: None, ..Setup::default() },
        Setup { wonders: mirabilia_duel::setup::Wonders::FirstGame, ..Setup::default() },
    ];
    let mut luck = Fast::new(3);
    // Room for the largest decision: six accessible cards, each built, sold or put under one of four
    // wonders, are 36 moves; a long discard pile may offer more.
    let mut moves = Vec::with_capacity(80);
    play(&setups[0], &mut luck, &mut moves);
    let before = COUNT.get();
    let mut decisions = 0;
    for game in 0..1_000 {
        decisions += play(&setups[game % 3], &mut luck, &mut moves).0;
    }
    let allocations = COUNT.get() - before;
    assert_eq!(allocations, 0, "in {decisions} decisions");
    assert!(decisions > 50_000, "{decisions} decisions");
}

#[test]
fn the_counter_counts() {
    let before = COUNT.get();
    let boxed = std::hint::black_box(Box::new(1));
    assert_eq!(COUNT.get() - before, 1);
    drop(boxed);
    let mut list: Vec<u8> = std::hint::black_box(Vec::with_capacity(1));
    list.extend([1, 2, 3]);
    assert_eq!(COUNT.get() - before, 3, "growing counts too");
}
