//! What each bot scored: sums over seats, with an error that knows which games hang together.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::play::Played;

/// 95 % of a normal distribution lie within this many standard deviations.
pub(crate) const WIDTH: f64 = 1.96;

/// With fewer deals than this the spread between them says little, and the larger of two errors is
/// told.
pub(crate) const FEW_DEALS: usize = 10;

/// The sums of one bot. A bot that sits in several seats of a game counts once a seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sums {
    /// Seats it played.
    pub games: u64,
    /// Victories of its own.
    pub wins: u64,
    /// Victories shared with others.
    pub draws: u64,
    /// Neither.
    pub losses: u64,
    /// All points.
    pub points: i64,
    /// All decisions.
    pub moves: u64,
    /// Time for all of them.
    pub time: Duration,
    /// The most that one decision took beyond its budget of time.
    pub over: Duration,
    /// Its part of the victories and its seats, by deal.
    by_deal: BTreeMap<u64, (f64, f64)>,
    /// Did it ever play anybody but itself?
    met_others: bool,
}

impl Sums {
    /// The sums of each of so many bots.
    pub fn of(games: &[Played], bots: usize) -> Vec<Self> {
        let mut all = vec![Self::default(); bots];
        for played in games {
            let alone = played.places.iter().all(|place| place.bot == played.places[0].bot);
            for place in &played.places {
                let sums = &mut all[place.bot];
                sums.games += 1;
                match place.share {
                    share if share >= 1.0 => sums.wins += 1,
                    share if share > 0.0 => sums.draws += 1,
                    _ => sums.losses += 1,
                }
                sums.points += i64::from(place.points);
                sums.moves += u64::from(place.spent.moves);
                sums.time += place.spent.time;
                sums.over = sums.over.max(place.spent.over);
                sums.met_others |= !alone;
                let deal = sums.by_deal.entry(played.deal).or_default();
                deal.0 += place.share;
                deal.1 += 1.0;
            }
        }
        all
    }

    /// The mean of 1 for a win, 1/k for a victory shared by k, 0 else.
    pub fn score(&self) -> f64 {
        let won = self.by_deal.values().fold(0.0, |sum, deal| sum + deal.0);
        won / self.seats()
    }

    /// The 95 % error of the score. Games of a deal share its luck, so deals are what is counted:
    /// where mirrored games balance each other the error is smaller than that of as many games on
    /// their own, and it says so.
    pub fn score_error(&self) -> f64 {
        if !self.met_others {
            return 0.0; // against itself a score is what it must be
        }
        let (n, score) = (self.seats(), self.score());
        let deals = self.by_deal.len();
        let spread: f64 =
            self.by_deal.values().map(|(won, seats)| (won - score * seats).powi(2)).sum();
        let by_deal = if deals > 1 {
            WIDTH * (spread * deals as f64 / (deals - 1) as f64).sqrt() / n
        } else {
            0.0
        };
        if deals >= FEW_DEALS && by_deal > 0.0 {
            return by_deal;
        }
        // All deals alike: count games instead, with two wins and two losses that did not happen.
        let (n, p) = (n + 4.0, (score * n + 2.0) / (n + 4.0));
        by_deal.max(WIDTH * (p * (1.0 - p) / n).sqrt())
    }

    /// Its points in the mean.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.seats()
    }

    /// Milliseconds a decision, forced ones too.
    pub fn ms_per_move(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / (self.moves.max(1)) as f64
    }

    fn seats(&self) -> f64 {
        self.games.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::game;

    #[test]
    fn wins_draws_and_losses_are_counted_by_seat() {
        // Bot 0 wins alone, shares with one of the others, loses.
        let games = [
            game(0, 0, &[(0, 1.0), (1, 0.0), (1, 0.0)]),
            game(1, 0, &[(1, 0.5), (0, 0.5), (1, 0.0)]),
            game(2, 0, &[(1, 0.0), (1, 1.0), (0, 0.0)]),
        ];
        let sums = Sums::of(&games, 2);
        let counts = |bot: usize| {
            let Sums { games, wins, draws, losses, .. } = sums[bot];
            (games, wins, draws, losses)
        };
        assert_eq!(counts(0), (3, 1, 1, 1));
        assert_eq!(counts(1), (6, 1, 1, 4));
        assert!((sums[0].score() - 0.5).abs() < 1e-12);
        assert!((sums[1].score() - 0.25).abs() < 1e-12);
    }

    #[test]
    fn mirrored_games_that_balance_make_the_error_smaller() {
        // The seat decides nearly every deal, so each deal gives one win each.
        let balanced: Vec<Played> = (0..400)
            .map(|n| {
                let upset = n % 40 == 0;
                let first = f64::from(u8::from((n % 2 == 0) != upset));
                game(n, n / 2, &[(0, first), (1, 1.0 - first)])
            })
            .collect();
        let apart: Vec<Played> =
            balanced.iter().map(|played| Played { deal: played.game, ..played.clone() }).collect();
        let error = |games: &[Played]| Sums::of(games, 2)[0].score_error();
        assert!((error(&apart) - 0.049).abs() < 0.001, "{}", error(&apart));
        assert!(error(&balanced) < 0.4 * error(&apart), "{}", error(&balanced));
    }

    #[test]
    fn a_perfect_score_still_has_an_error() {
        let games: Vec<Played> = (0..20).map(|n| game(n, n / 2, &[(0, 1.0), (1, 0.0)])).collect();
        let error = Sums::of(&games, 2)[0].score_error();
        assert!((0.05..0.2).contains(&error), "{error}");
    }
}
