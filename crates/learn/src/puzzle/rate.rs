//! How hard a puzzle is: how often bots of each level find its move, as an Elo rating.

use mirabilia_bots::{BotKind, Budget, advise};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;

/// The levels: their rating as solvers, how often each tries, and its iterations.
const LEVELS: [(BotKind, f64, u64, u64); 4] = [
    (BotKind::Easy, 1000.0, 16, 0),
    (BotKind::Normal, 1250.0, 16, 0),
    (BotKind::Hard, 1600.0, 6, 40),
    (BotKind::Search, 1950.0, 3, 400),
];
/// The prior of a rating: its mean, and how many half-solved tries at that rating it counts.
const PRIOR: (f64, f64) = (1500.0, 1.0);

/// The rating, and how often each level finds the move, in percent.
pub(crate) fn rate(table: &AnyTable, seat: Seat, best: &str) -> (u16, [u8; 4]) {
    let mut found = [0; 4];
    let mut tries = Vec::new();
    for (i, (kind, level, times, iterations)) in LEVELS.into_iter().enumerate() {
        let budget =
            if iterations == 0 { Budget::default() } else { Budget::iterations(iterations) };
        let hits = (0..times)
            .filter(|seed| {
                let said = advise(table, seat, kind, 1_000 + seed, &budget);
                said.is_some_and(|said| said.best == best)
            })
            .count() as u64;
        found[i] = (100 * hits / times) as u8;
        tries.push((level, hits as f64, times as f64));
    }
    (rating(&tries), found)
}

/// The rating at which these results are expected: solvers' rating, solved, tries.
fn rating(tries: &[(f64, f64, f64)]) -> u16 {
    let surplus = |rating: f64| {
        let tried =
            |(level, solved, times): (f64, f64, f64)| solved - times * chance(level, rating);
        let prior = (PRIOR.0, PRIOR.1 / 2.0, PRIOR.1);
        tries.iter().copied().chain([prior]).map(tried).sum::<f64>()
    };
    // The surplus rises with the rating of the puzzle.
    let (mut low, mut high) = (400.0, 2800.0);
    for _ in 0..24 {
        let middle = f64::midpoint(low, high);
        if surplus(middle) < 0.0 { low = middle } else { high = middle }
    }
    low.round() as u16
}

/// The chance that a solver of this rating solves a puzzle of that rating.
pub(crate) fn chance(solver: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((puzzle - solver) / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_that_few_find_has_a_high_rating() {
        let with = |shares: [f64; 4]| {
            let tries: Vec<_> = LEVELS
                .iter()
                .zip(shares)
                .map(|((_, level, times, _), share)| (*level, share * *times as f64, *times as f64))
                .collect();
            rating(&tries)
        };
        let (all, some, none) = (with([1.0; 4]), with([0.1, 0.2, 0.5, 1.0]), with([0.0; 4]));
        assert!(all < some && some < none, "{all} {some} {none}");
        assert!((1400..1900).contains(&some), "{some}");
    }
}
