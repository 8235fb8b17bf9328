//! Perft on a game small enough to count by hand.

use mirabilia_kernel::perft::{divide, perft};
use mirabilia_kernel::{Fixed, Game};
use mirabilia_testkit::toy::Toy;

#[test]
fn perft_counts_decisions_of_one_seat() {
    let state = Toy::new(&3);
    let luck = Fixed::default();
    let counts: Vec<u64> = (0..4).map(|depth| perft(&state, &luck, depth)).collect();
    assert_eq!(counts, [1, 4, 8, 8]); // four bids of seat 0, then keep or double, then the end
    let mut heard = Vec::new();
    let split = divide(&state, &luck, 2, |done, of| heard.push((done, of)));
    assert_eq!(heard, [(0, 4), (1, 4), (2, 4), (3, 4)]);
    assert_eq!(split[3], ("bid 3".to_owned(), 2));
    assert_eq!(split.iter().map(|(_, n)| n).sum::<u64>(), 8);
}
