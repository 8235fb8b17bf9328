//! From a secret and everybody's numbers to the luck of every deal.

use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seed, Seeded};

use crate::hash::Pieces;
use crate::promise::Number;
use crate::secret::Secret;

// Another way to draw must have other words, so that no old game is checked by new rules.
const SEED: &str = "mirabilia seed 1";
const LUCK: &str = "mirabilia luck 1";

/// What all luck of a game follows from: the secret, and the number of each seat in the order of the
/// seats.
pub fn seed(secret: &Secret, numbers: &[(u8, Number)]) -> Seed {
    let mut numbers: Vec<&(u8, Number)> = numbers.iter().collect();
    numbers.sort_by_key(|(seat, _)| *seat);
    let pieces = Pieces::of(SEED).and(&secret.0);
    let pieces = numbers
        .into_iter()
        .fold(pieces, |pieces, (seat, number)| pieces.and(format!("{seat}:{number}").as_bytes()));
    Seed(pieces.hash())
}

/// The luck of the `n`-th luck step of a record, counted from 0. Each has its own, so a turn that is
/// taken back and played again meets the same luck.
pub fn luck(seed: &Seed, n: usize) -> Seeded {
    let n = n.to_string();
    Seeded::new(Seed(Pieces::of(LUCK).and(&seed.0).and(n.as_bytes()).hash()))
}

/// Draws and settles all luck that is due, each from its own place in the record.
pub fn deal(table: &mut AnyTable, seed: &Seed) {
    while table.deal_one(&mut luck(seed, table.luck_steps())) {}
}
