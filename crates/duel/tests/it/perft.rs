//! Counts of lines of play, in the files of `tests/perft`.

use mirabilia_duel::State;
use mirabilia_kernel::perft::perft;
use mirabilia_kernel::{Fixed, Game, Options};
use mirabilia_testkit::perft::Perft;

#[test]
fn counts_are_those_of_the_files() {
    Perft { folder: "tests/perft", files: 9, recount: 20_000 }.check::<State>();
}

#[test]
fn a_draft_counts_by_hand() {
    // Four wonders can be taken in 4 · 3 · 2 · 1 orders, twice.
    let state = State::new(&State::setup(2, &Options::default()).unwrap());
    let luck = Fixed::default();
    let counts: Vec<u64> = (0..=8).map(|depth| perft(&state, &luck, depth)).collect();
    assert_eq!(counts, [1, 4, 12, 24, 24, 96, 288, 576, 576]);
}
