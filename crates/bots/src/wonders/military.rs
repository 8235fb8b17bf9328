//! Conflicts: the worth of more shields against both neighbours.

use super::city_heuristic::CityHeuristic;
use super::weights as term;

/// Points of a conflict token by age (rule 6.5).
const VICTORY: [f32; 3] = [1.0, 3.0, 5.0];

impl CityHeuristic<'_> {
    /// The worth of this many more shields against both neighbours.
    pub(super) fn shields(&self, shields: u8) -> f32 {
        let mine = f32::from(self.city.shields());
        let more = f32::from(shields);
        self.neighbours
            .iter()
            .map(|city| {
                let ahead = mine - f32::from(city.shields());
                self.tokens(ahead + more) - self.tokens(ahead)
            })
            .sum()
    }

    /// The expected worth of the conflicts with one neighbour, with a lead of `ahead` shields.
    fn tokens(&self, ahead: f32) -> f32 {
        let spread = self.weight(term::SPREAD) + self.weight(term::SPREAD_TURN) * self.left;
        let mut worth = self.weight(term::MILITARY) * fight(self.age, ahead, spread);
        for later in self.age + 1..3 {
            let spread = spread + self.weight(term::SPREAD_AGE) * (later - self.age) as f32;
            worth += self.weight(term::MILITARY_LATER) * fight(later, ahead, spread);
        }
        worth
    }
}

/// The expected tokens of one conflict, with a lead of `ahead` shields and this uncertainty.
fn fight(age: usize, ahead: f32, spread: f32) -> f32 {
    VICTORY[age] * step((ahead - 0.5) / spread) - step((-ahead - 0.5) / spread)
}

/// A smooth step from 0 to 1 without an exponential.
#[inline]
fn step(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
