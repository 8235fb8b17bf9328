//! Verifies the draws of a record against its commitment.

use std::fmt;

use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Fairness, Game, Seed, SetupError, Step, Table};

use crate::luck::luck;
use crate::promise::Promise;
use crate::secret::{Commitment, Secret};

/// The result of a successful verification.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The number of luck steps that were drawn again and matched.
    pub deals: usize,
    /// The number of luck steps that were not checked because they came from the initial record.
    pub given: usize,
    /// The commitment and numbers of the game.
    pub promise: Promise,
    /// The seed of the game.
    pub seed: Seed,
}

/// Why verification failed.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unfair {
    /// The header fields are malformed.
    Malformed(SetupError),
    /// The secret has not been published.
    NoSecret,
    /// The secret does not match the commitment.
    WrongSecret {
        /// The published commitment.
        written: Commitment,
        /// The hash of the given secret.
        secret: Commitment,
    },
    /// The commitment starts after the last step.
    Beyond {
        /// The step where it starts.
        from: usize,
        /// The number of steps.
        steps: usize,
    },
    /// A draw that does not follow from the seed.
    OtherLuck {
        /// The step, counting from 1.
        step: usize,
        /// The index among the luck steps, counting from 0.
        luck: usize,
        /// What the record contains.
        written: String,
        /// What the seed produces.
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

/// Verifies a record: the secret must match the commitment, and every luck step after the
/// commitment must be the one that the seed produces.
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

/// Replays the game and repeats each draw after the first `from` steps. Returns the number of
/// draws.
fn redraw<G: Game>(table: &Table<G>, seed: &Seed, from: usize) -> Result<usize, Unfair> {
    let (mut lucks, mut drawn) = (0, 0);
    for walked in table.walk() {
        let [Step::Chance(chance)] = walked.steps else { continue };
        let n = lucks;
        lucks += 1;
        if walked.from < from {
            continue;
        }
        let state = &walked.before;
        let right = state.draw(&mut luck(seed, n));
        if right != *chance {
            let text = |chance| state.chance_text(chance);
            let (written, right) = (text(chance), text(&right));
            return Err(Unfair::OtherLuck { step: walked.to(), luck: n, written, right });
        }
        drawn += 1;
    }
    Ok(drawn)
}
