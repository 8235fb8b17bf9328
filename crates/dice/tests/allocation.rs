//! Playing makes no allocations once the cities are dealt: whole random games, counted by the
//! allocator itself. The deal makes one, once a game.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use mirabilia_dice::{Setup, State};
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
/// are drawn, half are picked from the list. Returns the decisions and the allocations of the deal.
fn play(setup: &Setup, luck: &mut Fast, moves: &mut Vec<<State as Game>::Move>) -> (u32, u64) {
    let mut state = State::new(setup);
    let before = COUNT.get();
    let chance = Game::draw(&state, luck);
    state.settle(&chance);
    let dealt = COUNT.get() - before;
    let (mut decisions, mut sum) = (0, 0);
    loop {
        match Game::turn(&state) {
            Turn::Chance => {
                let chance = Game::draw(&state, luck);
                assert!(Game::check_chance(&state, &chance).is_ok());
                state.settle(&chance);
            }
            Turn::Seats(seats) => {
                let mut joint: Option<Joint<<State as Game>::Move>> = None;
                for seat in seats.iter() {
                    Game::legal_moves(&state, seat, moves);
                    let listed = moves[decisions as usize % moves.len()];
                    let drawn = Game::random_move(&state, seat, luck, moves);
                    let m = if decisions % 2 == 0 { drawn } else { listed };
                    assert!(Game::check(&state, seat, m).is_ok());
                    joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
                    decisions += 1;
                }
                let before = state; // a copy, as a search makes it
                state.play_unchecked(&joint.expect("a seat decides"));
                assert!(Game::outcome(&before).is_none());
            }
            Turn::Over => {
                assert!(Game::outcome(&state).is_some() && sum >= 0);
                return (decisions, dealt);
            }
        }
        for seat in Seat::all(state.seats()) {
            sum += i32::from(Game::score(&state, seat).total());
        }
    }
}

#[test]
fn whole_games_allocate_nothing_after_the_deal() {
    let setups: Vec<Setup> = (2..=7).map(Setup::new).collect();
    let mut luck = Fast::new(3);
    let mut moves = Vec::with_capacity(200);
    play(&setups[0], &mut luck, &mut moves);
    let before = COUNT.get();
    let (mut decisions, mut dealt) = (0, 0);
    for game in 0..300 {
        let (made, allocations) = play(&setups[game % setups.len()], &mut luck, &mut moves);
        assert!(allocations <= 1, "{allocations} in one deal");
        decisions += made;
        dealt += allocations;
    }
    let allocations = COUNT.get() - before - dealt;
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
