//! Checking the luck of a record against what was promised.

use std::fmt;

use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Fairness, Game, Seed, SetupError, Step, Table};

use crate::luck::luck;
use crate::promise::Promise;
use crate::secret::{Commitment, Secret};

/// What was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many luck steps were drawn again and found equal.
    pub deals: usize,
    /// How many luck steps were not: they came with the record that the table began with.
    pub given: usize,
    /// The promise that was kept.
    pub promise: Promise,
    /// What all luck followed from.
    pub seed: Seed,
}

/// Why a record does not keep its promise, or cannot be checked.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unfair {
    /// The promise has not the right form.
    Malformed(SetupError),
    /// The secret has not been published.
    NoSecret,
    /// The secret is not the one that was promised.
    WrongSecret {
        /// What was published before the deal.
        written: Commitment,
        /// The hash of the secret that was named.
        secret: Commitment,
    },
    /// The promise begins after the last step.
    Beyond {
        /// Where it begins.
        from: usize,
        /// How many steps there are.
        steps: usize,
    },
    /// Luck that the seed does not give.
    OtherLuck {
        /// The step, counted from 1.
        step: usize,
        /// Which luck of the record it is, counted from 0.
        luck: usize,
        /// What the record says.
        written: String,
        /// What the seed gives.
        right: String,
    },
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(error) => error.fmt(f),
            Self::NoSecret => f.write_str("no secret; it is published when the game is over"),
            Self::WrongSecret { written, secret } => {
                write!(f, "commitment is \"{written}\", but the hash of the secret is \"{secret}\"")
            }
            Self::Beyond { from, steps } => {
                write!(f, "dealt-from is \"{from}\"; expected at most {steps}, the number of steps")
            }
            Self::OtherLuck { step, written, right, .. } => {
                write!(f, "step {step} is \"{written}\", but secret and numbers give \"{right}\"")
            }
        }
    }
}

impl std::error::Error for Unfair {}

/// Draws all luck of a record again that came after the promise. The secret must be the one that was
/// promised, and every luck step the one that the seed gives in its place.
pub fn verify(table: &AnyTable, fairness: &Fairness) -> Result<Verified, Unfair> {
    fairness.check(table.seats()).map_err(Unfair::Malformed)?;
    let promise = Promise::try_from(fairness).map_err(Unfair::Malformed)?;
    let secret = fairness.secret.as_ref().ok_or(Unfair::NoSecret)?;
    let secret = Secret::from_hex(secret).map_err(Unfair::Malformed)?;
    if secret.commitment() != promise.commitment {
        let (written, secret) = (promise.commitment, secret.commitment());
        return Err(Unfair::WrongSecret { written, secret });
    }
    if promise.from > table.steps() {
        return Err(Unfair::Beyond { from: promise.from, steps: table.steps() });
    }
    let seed = promise.seed(&secret);
    let deals = for_table!(table, table => redraw(table, &seed, promise.from))?;
    Ok(Verified { deals, given: table.luck_steps() - deals, promise, seed })
}

/// Plays the game again and draws each luck step after the first `from` steps; how many there were.
fn redraw<G: Game>(table: &Table<G>, seed: &Seed, from: usize) -> Result<usize, Unfair> {
    let mut again = table.rewound(0);
    let mut drawn = 0;
    for (number, step) in table.record().steps.iter().enumerate() {
        let taken = match step {
            Step::Move(seat, m) => again.submit(*seat, *m),
            Step::Chance(chance) => {
                let (state, n) = (again.state(), again.luck_steps());
                if number >= from {
                    let right = state.draw(&mut luck(seed, n));
                    if right != *chance {
                        let text = |chance| state.chance_text(chance);
                        let (written, right) = (text(chance), text(&right));
                        return Err(Unfair::OtherLuck {
                            step: number + 1,
                            luck: n,
                            written,
                            right,
                        });
                    }
                    drawn += 1;
                }
                again.settle(chance.clone())
            }
        };
        taken.unwrap_or_else(|error| unreachable!("a table's record replays: {error}"));
    }
    Ok(drawn)
}
