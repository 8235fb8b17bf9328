//! A plain word for a move, from what it lost.
//!
//! A loss counts in fair shares: with two seats a fair share is half of the victory, with seven a
//! seventh, and three percent of the victory weigh more where there is less to have. So the bounds
//! below are those of two seats, and shrink in proportion where more play. A loss that could as well
//! be chance (within the error of the measurement) is never held against a move.

use serde::Serialize;

/// Loss of win chance below which a move is as good as the best, with two seats.
const BEST: f32 = 0.005;
/// The same for a good move.
const GOOD: f32 = 0.03;
/// The same for an inaccuracy.
const INACCURACY: f32 = 0.08;
/// The same for a mistake; beyond, it is a blunder.
const MISTAKE: f32 = 0.16;
/// How many standard errors a difference must exceed: chance alone does so once in twenty.
const SURE: f32 = 1.645;
/// How quickly accuracy falls with the loss.
const STEEPNESS: f32 = 5.0;

/// What a move is called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// The only legal move: nothing to judge.
    Forced,
    /// The best move or as good.
    Best,
    /// Nearly as good, or not to be told apart from the best.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// Very much was lost.
    Blunder,
}

impl Word {
    /// The word for it, on screens and on the wire.
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

    /// The word for a loss of win chance that is known up to a standard error, at a table of so many
    /// seats.
    pub fn of(loss: f32, error: f32, seats: u8) -> Self {
        let scale = scale(seats);
        let within = |bound: f32| loss < bound / scale;
        if within(BEST) {
            Self::Best
        } else if within(GOOD) || loss <= SURE * error {
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

/// How accurate a move was, 0 to 1: 1 for no loss, falling evenly in proportion. A loss that could be
/// chance counts as none.
pub(crate) fn accuracy(loss: f32, error: f32, seats: u8) -> f32 {
    if loss <= SURE * error { 1.0 } else { (-STEEPNESS * loss * scale(seats)).exp() }
}

/// How much more a share of the victory weighs than with two seats.
fn scale(seats: u8) -> f32 {
    f32::from(seats.max(2)) / 2.0
}

/// The standard error of a mean of shares between 0 and 1 over so many looks; at most that of wins
/// and losses.
pub(crate) fn standard_error(value: f32, looks: u64) -> f32 {
    if looks == 0 {
        return 0.5;
    }
    // Where all looks agree there is still doubt: as if two more had gone either way.
    let (n, wins) = (looks as f32, value * looks as f32);
    let mean = (wins + 1.0) / (n + 2.0);
    (mean * (1.0 - mean) / n).sqrt().min(0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_follow_the_loss() {
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
            // A fair share of seven seats is 2/7 of one of two.
            check(loss * 2.0 / 7.0, 0.0, 7, word);
        }
        check(0.1, 0.07, 2, Word::Good);
        check(0.1, 0.06, 2, Word::Mistake);
        check(0.03, 0.0, 7, Word::Mistake);
    }

    #[test]
    fn accuracy_falls_with_the_loss_and_forgives_chance() {
        assert!((accuracy(0.0, 0.0, 2) - 1.0).abs() < 1e-6);
        assert!((accuracy(0.1, 0.1, 2) - 1.0).abs() < 1e-6);
        let falling = [0.01, 0.05, 0.2, 0.8].map(|loss| accuracy(loss, 0.0, 2));
        assert!(falling.is_sorted_by(|a, b| a > b), "{falling:?}");
        assert!((accuracy(0.2, 0.0, 2) - accuracy(0.1, 0.0, 4)).abs() < 1e-6);
    }

    #[test]
    fn more_looks_leave_less_doubt() {
        let errors = [0, 1, 10, 100, 10_000].map(|looks| standard_error(0.5, looks));
        assert!(errors.is_sorted_by(|a, b| a >= b), "{errors:?}");
        assert!((errors[3] - 0.05).abs() < 0.001);
        assert!(standard_error(1.0, 10) > 0.05, "ten wins in a row prove little");
    }
}
