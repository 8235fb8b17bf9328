//! Playing makes no allocations: whole random games, counted by the allocator itself.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use mirabilia_kernel::{Fast, Game, Joint, Seat, SeatSet, Turn};
use mirabilia_wonders::setup::{Sides, Wonders};
use mirabilia_wonders::{Move, Setup, State};

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

/// One move for each deciding seat: half of them are drawn, half are picked from the list.
fn choose(
    state: &State,
    seats: SeatSet,
    luck: &mut Fast,
    moves: &mut Vec<Move>,
    decisions: &mut u32,
) -> Joint<Move> {
    let mut joint: Option<Joint<Move>> = None;
    for seat in seats.iter() {
        Game::legal_moves(state, seat, moves);
        let listed = moves[*decisions as usize % moves.len()];
        let drawn = Game::random_move(state, seat, luck, moves);
        let m = if decisions.is_multiple_of(2) { drawn } else { listed };
        assert!(Game::check(state, seat, m).is_ok());
        assert_eq!(state.move_from_id(seat, state.move_id(seat, m)), Some(m));
        *decisions += 1;
        joint = Some(match joint {
            Some(joint) => joint.with(seat, m),
            None => Joint::one(seat, m),
        });
    }
    joint.expect("a seat decides")
}

/// Plays a game with everything that a playout or a search asks of a state.
fn play(setup: &Setup, luck: &mut Fast, moves: &mut Vec<Move>) -> (u32, i32) {
    let mut state = State::new(setup);
    let (mut decisions, mut sum) = (0, 0);
    loop {
        match Game::turn(&state) {
            Turn::Chance => {
                let chance = Game::draw(&state, luck);
                assert!(Game::check_chance(&state, &chance).is_ok());
                state.settle(&chance);
            }
            Turn::Seats(seats) => {
                let joint = choose(&state, seats, luck, moves, &mut decisions);
                let before = state; // a copy, as a search makes it
                state.play_unchecked(&joint);
                assert!(Game::outcome(&before).is_none());
            }
            Turn::Over => {
                assert!(Game::outcome(&state).is_some());
                return (decisions, sum);
            }
        }
        for seat in Seat::all(setup.seats) {
            sum += i32::from(Game::score(&state, seat).total());
        }
    }
}

fn whole_games(seats: u8, games: usize) {
    let usual = Setup::new(seats);
    let setups = [
        usual,
        Setup { sides: Sides::Night, ..usual },
        Setup { wonders: Wonders::Choose, sides: Sides::Choose, ..usual },
    ];
    let mut luck = Fast::new(3);
    // Room for the largest decision: seven cards in twelve ways each, built or under a stage, and a
    // long discard pile has at most 80 kinds.
    let mut moves = Vec::with_capacity(200);
    play(&setups[0], &mut luck, &mut moves);
    let before = COUNT.get();
    let mut decisions = 0;
    for game in 0..games {
        decisions += play(&setups[game % 3], &mut luck, &mut moves).0;
    }
    let allocations = COUNT.get() - before;
    assert_eq!(allocations, 0, "in {decisions} decisions");
    assert!(decisions as usize >= games * usize::from(seats) * 18, "{decisions} decisions");
}

#[test]
fn whole_games_of_three_allocate_nothing() {
    whole_games(3, 600);
}

#[test]
fn whole_games_of_seven_allocate_nothing() {
    whole_games(7, 300);
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
