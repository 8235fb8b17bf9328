//! Derives the random draws of a game from the secret and the players' numbers.

use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seed, Seeded};

use crate::hash::TaggedHash;
use crate::promise::Number;
use crate::secret::Secret;

// A new derivation needs new tags, so that old games are never verified by new rules.
const SEED: &str = "mirabilia seed 1";
const LUCK: &str = "mirabilia luck 1";

/// The seed of a game: a hash of the secret and the numbers of the seats, in seat order.
pub fn seed(secret: &Secret, numbers: &[(u8, Number)]) -> Seed {
    let mut numbers: Vec<&(u8, Number)> = numbers.iter().collect();
    numbers.sort_by_key(|(seat, _)| *seat);
    let hash = TaggedHash::new(SEED).part(&secret.0);
    let hash = numbers
        .into_iter()
        .fold(hash, |hash, (seat, number)| hash.part(format!("{seat}:{number}").as_bytes()));
    Seed(hash.finish())
}

/// The generator of the `n`-th luck step of a record, counting from 0. Each step has its own, so a
/// turn that is undone and played again gets the same draws.
pub fn luck(seed: &Seed, n: usize) -> Seeded {
    let n = n.to_string();
    Seeded::new(Seed(TaggedHash::new(LUCK).part(&seed.0).part(n.as_bytes()).finish()))
}

/// Draws and settles all pending luck steps.
pub fn deal(table: &mut AnyTable, seed: &Seed) {
    while table.deal_one(&mut luck(seed, table.luck_steps())) {}
}
