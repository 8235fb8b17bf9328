//! A person's rating, streaks and tries.

use serde::{Deserialize, Serialize};

use super::rate::chance;

/// The rating of a new solver.
const START: f64 = 1200.0;
/// How much a try changes a rating: at the start, and after many tries.
const K: (f64, f64) = (80.0, 20.0);
/// After this many tries a rating moves as little as it ever will.
const SETTLED: f64 = 30.0;

/// One try.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Try {
    /// The rating of the puzzle.
    pub rating: u16,
    /// Whether it was solved.
    pub solved: bool,
    /// The day of the daily puzzle, if it was one; see [`day_number`](super::day_number).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u64>,
}

/// What a person's tries amount to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// The rating.
    pub rating: u16,
    /// Tries in all, and solved ones.
    pub tries: usize,
    /// Solved.
    pub solved: usize,
    /// Solved without a miss until now.
    pub streak: usize,
    /// The longest such run.
    pub longest: usize,
    /// Days in a row with a solved daily puzzle, up to the last one.
    pub days: usize,
}

impl Player {
    /// From the tries, in order.
    pub fn of(tries: &[Try]) -> Self {
        let (mut rating, mut streak, mut longest) = (START, 0, 0);
        for (i, one) in tries.iter().enumerate() {
            let settled = (i as f64 / SETTLED).min(1.0);
            let k = K.0 + (K.1 - K.0) * settled;
            let result = f64::from(u8::from(one.solved));
            rating += k * (result - chance(rating, f64::from(one.rating)));
            streak = if one.solved { streak + 1 } else { 0 };
            longest = longest.max(streak);
        }
        let solved_days = tries.iter().filter(|one| one.solved).filter_map(|one| one.day);
        let (mut days, mut last) = (0, None);
        for day in solved_days {
            days = match last {
                Some(last) if day == last => days,
                Some(last) if day == last + 1 => days + 1,
                _ => 1,
            };
            last = Some(day);
        }
        Self {
            rating: rating.round().clamp(100.0, 4000.0) as u16,
            tries: tries.len(),
            solved: tries.iter().filter(|one| one.solved).count(),
            streak,
            longest,
            days,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(solved: bool, day: Option<u64>) -> Try {
        Try { rating: 1500, solved, day }
    }

    #[test]
    fn ratings_move_less_with_every_try() {
        assert_eq!(Player::of(&[]).rating, 1200);
        let one = Player::of(&[tried(true, None)]);
        assert!(one.rating > 1250, "{one:?}");
        let lost = Player::of(&[tried(false, None)]);
        assert!((1180..1200).contains(&lost.rating), "{lost:?}");
        let many = vec![tried(true, None); 60];
        let (before, after) = (Player::of(&many[1..]), Player::of(&many));
        assert!(after.rating - before.rating < 10, "{before:?} {after:?}");
    }

    #[test]
    fn streaks_end_with_a_miss_and_days_with_a_gap() {
        let tries = [
            tried(true, Some(5)),
            tried(true, Some(6)),
            tried(false, None),
            tried(true, Some(8)),
            tried(true, Some(9)),
            tried(true, None),
        ];
        let player = Player::of(&tries);
        assert_eq!((player.tries, player.solved), (6, 5));
        assert_eq!((player.streak, player.longest, player.days), (3, 3, 2));
    }
}
