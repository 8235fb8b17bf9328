//! Counts of lines of play, in the files of `tests/perft`.

use mirabilia_kernel::perft::perft;
use mirabilia_kernel::{Fixed, Game, Options};
use mirabilia_testkit::perft::Perft;
use mirabilia_wonders::State;

#[test]
fn counts_are_those_of_the_files() {
    Perft { folder: "tests/perft", files: 7, recount: 3_000 }.check::<State>();
}

#[test]
fn choosing_wonders_and_sides_counts_by_hand() {
    // Three seats take one of 7, 6 and 5 wonders; then seat 0 has two sides while the others play
    // their lowest.
    let options = Options::parse("wonders=choose sides=choose").unwrap();
    let state = State::new(&State::setup(3, &options).unwrap());
    let counts: Vec<u64> = (0..=4).map(|depth| perft(&state, &Fixed::default(), depth)).collect();
    assert_eq!(counts, [1, 7, 42, 210, 420]);
}
