//! The verdict on a move, from its loss of win probability.
//!
//! A loss is measured relative to a fair share: one half with two seats, one seventh with seven. The
//! bounds below are for two seats and shrink in proportion with more seats. A loss that is not
//! significant (within the error of the measurement) never counts against a move.

use mirabilia_bots::float::exp;
use serde::{Deserialize, Serialize};

/// The loss of win probability below which a move is as good as the best, with two seats.
const BEST: f32 = 0.005;
/// The same for a good move.
const GOOD: f32 = 0.03;
/// The same for an inaccuracy.
const INACCURACY: f32 = 0.08;
/// The same for a mistake; a larger loss is a blunder.
const MISTAKE: f32 = 0.16;
/// The number of standard errors of a significant difference (one-sided 5 %).
const SIGNIFICANT: f32 = 1.645;
/// How fast accuracy falls with the loss.
const STEEPNESS: f32 = 5.0;

/// The verdict on a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// The only legal move.
    Forced,
    /// The best move, or as good.
    Best,
    /// Nearly as good, or not significantly worse than the best.
    Good,
    /// A small loss.
    Inaccuracy,
    /// A large loss.
    Mistake,
    /// A very large loss.
    Blunder,
}

impl Word {
    /// Its name in JSON and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The verdict on a loss of win probability with this standard error, at a table of `seats`.
    pub fn of(loss: f32, error: f32, seats: u8) -> Self {
        let scale = scale(seats);
        let within = |bound: f32| loss < bound / scale;
        if within(BEST) {
            Self::Best
        } else if within(GOOD) || !is_significant(loss, error) {
            Self::Good
        } else if within(INACCURACY) {
            Self::Inaccuracy
        } else if within(MISTAKE) {
            Self::Mistake
        } else {
            Self::Blunder
        }
    }
}

/// Whether a loss is more than the noise of its measurement.
pub(crate) fn is_significant(loss: f32, error: f32) -> bool {
    loss > SIGNIFICANT * error
}

/// The accuracy of a move: 1 without loss, falling exponentially to 0. A loss that is not significant
/// counts as none.
pub(crate) fn accuracy(loss: f32, error: f32, seats: u8) -> f32 {
    if is_significant(loss, error) { exp(-STEEPNESS * loss * scale(seats)) } else { 1.0 }
}

/// The weight of a share of the victory, relative to two seats.
fn scale(seats: u8) -> f32 {
    f32::from(seats.max(2)) / 2.0
}

/// An upper bound on the standard error of a mean of values between 0 and 1 over this many visits: that
/// of wins and losses.
pub(crate) fn standard_error(value: f32, visits: u64) -> f32 {
    if visits == 0 {
        return 0.5;
    }
    // Two pseudo-visits, one won and one lost, keep the error above 0 if all visits agree.
    let (n, wins) = (visits as f32, value * visits as f32);
    let mean = (wins + 1.0) / (n + 2.0);
    (mean * (1.0 - mean) / n).sqrt().min(0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_follow_the_loss() {
        let check = |loss: f32, error: f32, seats: u8, word: Word| {
            assert_eq!(Word::of(loss, error, seats), word, "{loss} ±{error}, {seats} seats");
        };
        for (loss, word) in [
            (0.0, Word::Best),
            (0.004, Word::Best),
            (0.006, Word::Good),
            (0.029, Word::Good),
            (0.031, Word::Inaccuracy),
            (0.079, Word::Inaccuracy),
            (0.081, Word::Mistake),
            (0.159, Word::Mistake),
            (0.161, Word::Blunder),
            (1.0, Word::Blunder),
        ] {
            check(loss, 0.0, 2, word);
            // A fair share of seven seats is 2/7 of that of two.
            check(loss * 2.0 / 7.0, 0.0, 7, word);
        }
        check(0.1, 0.07, 2, Word::Good);
        check(0.1, 0.06, 2, Word::Mistake);
        check(0.03, 0.0, 7, Word::Mistake);
    }

    #[test]
    fn accuracy_falls_with_a_significant_loss() {
        assert!((accuracy(0.0, 0.0, 2) - 1.0).abs() < 1e-6);
        assert!((accuracy(0.1, 0.1, 2) - 1.0).abs() < 1e-6);
        let falling = [0.01, 0.05, 0.2, 0.8].map(|loss| accuracy(loss, 0.0, 2));
        assert!(falling.is_sorted_by(|a, b| a > b), "{falling:?}");
        assert!((accuracy(0.2, 0.0, 2) - accuracy(0.1, 0.0, 4)).abs() < 1e-6);
    }

    #[test]
    fn more_visits_reduce_the_error() {
        let errors = [0, 1, 10, 100, 10_000].map(|visits| standard_error(0.5, visits));
        assert!(errors.is_sorted_by(|a, b| a >= b), "{errors:?}");
        assert!((errors[3] - 0.05).abs() < 0.001);
        assert!(standard_error(1.0, 10) > 0.05, "ten wins in a row prove little");
    }
}
