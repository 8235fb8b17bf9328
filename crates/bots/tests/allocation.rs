//! Judging makes no allocations: playouts, worths and the network, counted by the allocator itself.

use mirabilia_bots::{Evaluate, Release, Scratch, rollout_turn};
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Options, Seat};
use mirabilia_testkit::allocation::{Counting, allocations};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays a game by judgement and asks the network at every turn; says how many turns it took.
fn play<G: Evaluate>(opening: &G, luck: &mut Fast, scratch: &mut Scratch<G>) -> u32 {
    let mut state = opening.clone();
    let mut row = [0i16; 256];
    let mut turns = 0;
    while rollout_turn(&mut state, luck, scratch) {
        turns += 1;
        match G::evaluator(Release::Current).net {
            Some(net) => assert!(net.values(&state)[Seat::new(0)] >= 0.0),
            None => state.features(Seat::new(0), &mut row[..G::FEATURES.len()]),
        }
    }
    turns
}

fn allocates_nothing<G: Evaluate>() {
    for seats in G::SEATS {
        let setup = G::setup(seats, &Options::default()).expect("a legal number of seats");
        let mut luck = Fast::new(u64::from(seats));
        // Dealing the boards of Dice makes a list, once per game and never in a search.
        let mut opening = G::new(&setup);
        settle_all(&mut opening, &mut luck);
        // The lists grow to their size in the first games.
        let mut scratch = Scratch {
            moves: Vec::with_capacity(4096),
            heuristic: Vec::with_capacity(4096),
            style: None,
        };
        play(&opening, &mut luck, &mut scratch);
        let (made, turns) = allocations(|| -> u32 {
            (0..20).map(|_| play(&opening, &mut luck, &mut scratch)).sum()
        });
        assert!(turns > 200 && made == 0, "{}, {seats} seats: {made} in {turns} turns", G::NAME);
    }
}

#[test]
fn playouts_and_the_network_allocate_nothing() {
    allocates_nothing::<duel::State>();
    allocates_nothing::<wonders::State>();
    allocates_nothing::<dice::State>();
}
