//! Walking through a record: what happened turn by turn, with the state before and after.

use super::{Record, Step};
use crate::game::Game;
use crate::table::{PlayError, Table};

/// What happened at once: luck, or the moves of every seat that decided in a turn.
#[derive(Clone, Debug)]
pub struct Walked<'a, G: Game> {
    /// How many steps were taken before.
    pub from: usize,
    /// Its steps; more than one only where several seats decided.
    pub steps: &'a [Step<G>],
    /// The state before.
    pub before: G,
    /// The state after.
    pub after: G,
}

impl<'a, G: Game> Walked<'a, G> {
    /// How many steps were taken when it was over.
    pub fn to(&self) -> usize {
        self.from + self.steps.len()
    }

    /// Its steps with their numbers, counted from 1 at the beginning of the record.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &'a Step<G>)> {
        (self.from + 1..).zip(self.steps)
    }
}

impl<G: Game> Record<G> {
    /// Plays the record again and gives what happened, turn by turn. Stops after the first step that
    /// is refused. A turn that not every seat has decided is left out.
    pub fn walk(&self) -> impl Iterator<Item = Result<Walked<'_, G>, PlayError<G>>> {
        let mut table = Table::opening(self);
        let mut before = table.state().clone();
        let (mut from, mut next, mut refused) = (0, 0, false);
        std::iter::from_fn(move || {
            while !refused && next < self.steps.len() {
                if let Err(error) = table.take(self.steps[next].clone()) {
                    refused = true;
                    return Some(Err(error));
                }
                next += 1;
                // A simultaneous turn enters the record when its last seat has chosen.
                if table.record().steps.len() == next {
                    let after = table.state().clone();
                    let before = std::mem::replace(&mut before, after.clone());
                    let from = std::mem::replace(&mut from, next);
                    return Some(Ok(Walked {
                        from,
                        steps: &self.steps[from..next],
                        before,
                        after,
                    }));
                }
            }
            None
        })
    }
}
