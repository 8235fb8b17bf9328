//! Described positions of every game, changed at random: what reads is a whole table, what does not
//! is refused in words.

use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::{Game, Options};
use mirabilia_testkit::{cases, positions};

/// Changes positions of games with these seats and options. Some of them must still read: one in a
/// hundred.
fn changed<G: Game>(setups: &[(u8, &str)], usual: u32) {
    let (mut taken, cases) = (0, cases(usual));
    for &(seats, options) in setups {
        let options = Options::parse(options).expect("options");
        let setup = G::setup(seats, &options).expect("a set-up");
        taken += positions::survives_changes::<G>(&setup, cases);
    }
    let least = setups.len() as u32 * cases / 100;
    assert!(taken > least, "{taken} taken, {least} expected");
}

#[test]
fn changed_positions_of_duel_are_refused_or_whole() {
    changed::<duel::State>(&[(2, ""), (2, "centre=chooses")], 5_000);
}

#[test]
fn changed_positions_of_wonders_are_refused_or_whole() {
    changed::<wonders::State>(&[3, 4, 5, 6, 7].map(|seats| (seats, "sides=night")), 2_000);
}

#[test]
fn changed_positions_of_dice_are_refused_or_whole() {
    changed::<dice::State>(&[2, 3, 7].map(|seats| (seats, "")), 2_000);
}
