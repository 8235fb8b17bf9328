//! Counts of lines of play, in the files of `tests/perft`.

use mirabilia_dice::{BoardsRef, Setup, State};
use mirabilia_kernel::perft::perft;
use mirabilia_kernel::{Fixed, Game};
use mirabilia_testkit::perft::Perft;

#[test]
fn counts_are_those_of_the_files() {
    Perft { folder: "tests/perft", files: 6, recount: 5_000 }.check::<State>();
}

#[test]
fn a_first_turn_counts_by_hand() {
    // All dice show their first symbol in section 0 (luck is 0 for ever). With 7 coins every space
    // of cost up to 6 can be paid: one space by each of the three grey dice and the blue one, two by
    // the shield, two by the camel, one by the compass; the wonder; pass.
    let boards = BoardsRef::built_in("stand-in").unwrap();
    let state = State::new(&Setup { seats: 2, boards });
    assert_eq!(perft(&state, &Fixed::default(), 1), 3 + 1 + 2 + 2 + 1 + 1 + 1);
}
