//! Conflicts at a glance: what more shields are worth against both neighbours.

use super::eyes::Eyes;
use super::weights as row;

/// Points of a victory in each age (rule 6.5).
const VICTORY: [f32; 3] = [1.0, 3.0, 5.0];

impl Eyes<'_> {
    /// What more shields bring against both neighbours.
    pub(super) fn shields(&self, shields: u8) -> f32 {
        let mine = f32::from(self.city.shields());
        let more = f32::from(shields);
        self.next
            .iter()
            .map(|city| {
                let ahead = mine - f32::from(city.shields());
                self.tokens(ahead + more) - self.tokens(ahead)
            })
            .sum()
    }

    /// The conflict tokens to be expected against one neighbour when `ahead` by so many shields.
    pub(super) fn tokens(&self, ahead: f32) -> f32 {
        let spread = self.weight(row::SPREAD) + self.weight(row::SPREAD_TURN) * self.left;
        let mut worth = self.weight(row::MILITARY) * fight(self.age, ahead, spread);
        for later in self.age + 1..3 {
            let spread = spread + self.weight(row::SPREAD_AGE) * (later - self.age) as f32;
            worth += self.weight(row::MILITARY_LATER) * fight(later, ahead, spread);
        }
        worth
    }
}

/// The tokens of one conflict, when `ahead` by so many shields that may shift by `spread`.
fn fight(age: usize, ahead: f32, spread: f32) -> f32 {
    VICTORY[age] * step((ahead - 0.5) / spread) - step((-ahead - 0.5) / spread)
}

/// A step from 0 to 1 without an exponential.
#[inline]
fn step(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
