//! The totals of each bot over its seats, with an error that is clustered by deal.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use crate::play::GameResult;

/// Standard deviations of a 95 % confidence interval.
pub(crate) const Z_95: f64 = 1.96;

/// With fewer deals, the variance between deals is a poor estimate, and the larger of two errors is
/// reported.
pub(crate) const FEW_DEALS: usize = 10;

/// How often a bot won and lost by one kind of ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct EndReport {
    /// Sole victories.
    pub won: u64,
    /// Games without a share of the victory.
    pub lost: u64,
}

/// The totals of one bot. A bot in several seats of a game counts once per seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Totals {
    /// Number of seats played.
    pub(crate) games: u64,
    pub(crate) wins: u64,
    /// Shared victories.
    pub(crate) draws: u64,
    pub(crate) losses: u64,
    points: i64,
    moves: u64,
    time: Duration,
    /// The most that one decision exceeded its time budget.
    pub(crate) over: Duration,
    /// Victory shares and seats by deal.
    by_deal: BTreeMap<u64, (f64, f64)>,
    /// Victories and defeats by kind of ending. A shared victory is neither.
    pub(crate) ends: BTreeMap<&'static str, EndReport>,
    /// Whether it ever played against another bot.
    met_others: bool,
}

impl Totals {
    /// The totals of each bot.
    pub(crate) fn of(games: &[GameResult], bots: usize) -> Vec<Self> {
        let mut all = vec![Self::default(); bots];
        for game in games {
            let self_play = game.seats.iter().all(|seat| seat.bot == game.seats[0].bot);
            for seat in &game.seats {
                let totals = &mut all[seat.bot];
                totals.games += 1;
                let end = totals.ends.entry(game.end.name()).or_default();
                match seat.share {
                    share if share >= 1.0 => {
                        totals.wins += 1;
                        end.won += 1;
                    }
                    share if share > 0.0 => totals.draws += 1,
                    _ => {
                        totals.losses += 1;
                        end.lost += 1;
                    }
                }
                totals.points += i64::from(seat.points);
                totals.moves += u64::from(seat.thinking.moves);
                totals.time += seat.thinking.time;
                totals.over = totals.over.max(seat.thinking.over);
                totals.met_others |= !self_play;
                let deal = totals.by_deal.entry(game.deal).or_default();
                deal.0 += seat.share;
                deal.1 += 1.0;
            }
        }
        all
    }

    /// The mean of 1 for a win, 1/k for a victory shared by k, and 0 otherwise.
    pub(crate) fn score(&self) -> f64 {
        let won = self.by_deal.values().fold(0.0, |sum, deal| sum + deal.0);
        won / self.seats()
    }

    /// The error of the score (95 % confidence). Games of a deal share its luck, so the deal is the
    /// unit of observation. Where mirrored games balance each other, the error is smaller than that of
    /// as many independent games.
    pub(crate) fn score_error(&self) -> f64 {
        if !self.met_others {
            return 0.0; // the score of self-play is fixed
        }
        let (n, score) = (self.seats(), self.score());
        let deals = self.by_deal.len();
        let spread: f64 =
            self.by_deal.values().map(|(won, seats)| (won - score * seats).powi(2)).sum();
        let by_deal = if deals > 1 {
            Z_95 * (spread * deals as f64 / (deals - 1) as f64).sqrt() / n
        } else {
            0.0
        };
        if deals >= FEW_DEALS && by_deal > 0.0 {
            return by_deal;
        }
        // Few deals, or all alike: use games instead, with two pseudo-wins and two pseudo-losses
        // (Agresti-Coull).
        let (n, p) = (n + 4.0, (score * n + 2.0) / (n + 4.0));
        by_deal.max(Z_95 * (p * (1.0 - p) / n).sqrt())
    }

    pub(crate) fn mean_points(&self) -> f64 {
        self.points as f64 / self.seats()
    }

    pub(crate) fn ms_per_move(&self) -> f64 {
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
        let totals = Totals::of(&games, 2);
        let counts = |bot: usize| {
            let Totals { games, wins, draws, losses, .. } = totals[bot];
            (games, wins, draws, losses)
        };
        assert_eq!(counts(0), (3, 1, 1, 1));
        assert_eq!(counts(1), (6, 1, 1, 4));
        assert!((totals[0].score() - 0.5).abs() < 1e-12);
        assert!((totals[1].score() - 0.25).abs() < 1e-12);
    }

    #[test]
    fn mirrored_games_that_balance_make_the_error_smaller() {
        // The seat decides nearly every deal, so each deal gives one win each.
        let balanced: Vec<GameResult> = (0..400)
            .map(|n| {
                let upset = n % 40 == 0;
                let first = f64::from(u8::from((n % 2 == 0) != upset));
                game(n, n / 2, &[(0, first), (1, 1.0 - first)])
            })
            .collect();
        let apart: Vec<GameResult> =
            balanced.iter().map(|game| GameResult { deal: game.game, ..game.clone() }).collect();
        let error = |games: &[GameResult]| Totals::of(games, 2)[0].score_error();
        assert!((error(&apart) - 0.049).abs() < 0.001, "{}", error(&apart));
        assert!(error(&balanced) < 0.4 * error(&apart), "{}", error(&balanced));
    }

    #[test]
    fn a_perfect_score_still_has_an_error() {
        let games: Vec<GameResult> =
            (0..20).map(|n| game(n, n / 2, &[(0, 1.0), (1, 0.0)])).collect();
        let error = Totals::of(&games, 2)[0].score_error();
        assert!((0.05..0.2).contains(&error), "{error}");
    }
}
