//! Ratings: the strength of each bot, from the winners of all games.
//!
//! One model serves every number of seats. A bot with rating *r* has the weight 10^(r/400), and its
//! probability of winning is its weight divided by the weights of all seats (the first choice of the
//! Plackett-Luce model). For two seats this is the Elo formula, fitted as a Bradley-Terry model. A
//! shared victory counts in parts, as in the score. The fit is the maximum-likelihood estimate,
//! relative to the last bot, which has rating 0.
//!
//! Games of a deal share its luck. The errors are therefore clustered by deal (a sandwich estimator:
//! the covariance of deal gradients between two inverse information matrices). Bootstrapping over
//! deals would give the same errors with more noise.

use crate::matrix::{Matrix, dot};
use crate::play::GameResult;
use crate::totals::{FEW_DEALS, Z_95};

/// Elo points per factor of e in weight.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Ratings of all bots of a match.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ratings {
    /// The natural logarithms of the weights; the last is 0.
    strengths: Vec<f64>,
    /// The covariance of the strengths; the last row and column are 0.
    covariance: Matrix,
    bounds: Vec<Bound>,
}

/// Whether the games determine a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// An estimate with an error.
    Estimate,
    /// A lower bound: no chain of results leads from the last bot to this one.
    AtLeast,
    /// An upper bound: no chain of results leads from this bot to the last one.
    AtMost,
    /// No chain of results connects it to the last bot.
    Unknown,
}

/// One game: each bot with its share of the victory and its number of seats.
struct RatedGame {
    deal: Option<u64>,
    bots: Vec<(usize, f64, f64)>,
}

impl RatedGame {
    fn of(game: &GameResult) -> Self {
        let mut bots: Vec<(usize, f64, f64)> = Vec::with_capacity(game.seats.len());
        for seat in &game.seats {
            match bots.iter_mut().find(|(bot, ..)| *bot == seat.bot) {
                Some(entry) => {
                    entry.1 += seat.share;
                    entry.2 += 1.0;
                }
                None => bots.push((seat.bot, seat.share, 1.0)),
            }
        }
        Self { deal: Some(game.deal), bots }
    }

    /// Each bot with its share and the share that the strengths predict.
    fn expected<'a>(
        &'a self,
        strengths: &'a [f64],
    ) -> impl Iterator<Item = (usize, f64, f64)> + 'a {
        let weight = |bot: usize, seats: f64| seats * strengths[bot].exp();
        let sum: f64 = self.bots.iter().map(|&(bot, _, seats)| weight(bot, seats)).sum();
        self.bots.iter().map(move |&(bot, share, seats)| (bot, share, weight(bot, seats) / sum))
    }
}

impl Ratings {
    /// Rates the bots by these games.
    pub(crate) fn of(games: &[GameResult], bots: usize) -> Self {
        let mut rated: Vec<RatedGame> =
            games.iter().map(RatedGame::of).filter(|game| game.bots.len() > 1).collect();
        let bounds = bounds(&rated, bots);
        let finite = bounds.iter().all(|bound| *bound == Bound::Estimate);
        if !finite {
            // A bot that never lost or never won has no finite estimate. One additional drawn game
            // per pair makes the estimates finite and conservative.
            for a in 0..bots {
                let pairs = (a + 1..bots).map(|b| vec![(a, 0.5, 1.0), (b, 0.5, 1.0)]);
                rated.extend(pairs.map(|bots| RatedGame { deal: None, bots }));
            }
        }
        let strengths = fit(&rated, bots);
        let inverse = information(&rated, &strengths).inverse();
        let covariance = if finite { clustered(&rated, &strengths, inverse) } else { inverse };
        Self { strengths, covariance: covariance.extended(bots), bounds }
    }

    /// The rating of a bot; 0 for the last.
    pub(crate) fn elo(&self, bot: usize) -> f64 {
        self.strengths[bot] * SCALE
    }

    /// The error of the rating (95 % confidence), relative to the last bot.
    pub(crate) fn elo_error(&self, bot: usize) -> f64 {
        Z_95 * SCALE * self.covariance.at(bot, bot).max(0.0).sqrt()
    }

    pub(crate) fn bound(&self, bot: usize) -> Bound {
        self.bounds[bot]
    }

    /// The likelihood of superiority (LOS) of the first bot over the second.
    pub(crate) fn superiority(&self, bot: usize, other: usize) -> f64 {
        let c = &self.covariance;
        let variance = c.at(bot, bot) + c.at(other, other) - 2.0 * c.at(bot, other);
        let difference = self.strengths[bot] - self.strengths[other];
        if variance <= 0.0 || difference == 0.0 {
            return 0.5 + 0.5 * difference.signum() * f64::from(u8::from(difference != 0.0));
        }
        normal(difference / variance.sqrt())
    }
}

/// Which ratings the games determine, and which they only bound.
fn bounds(games: &[RatedGame], bots: usize) -> Vec<Bound> {
    // Whether a bot won a share in a game with another, directly or through a chain of bots.
    let mut over = vec![vec![false; bots]; bots];
    for game in games {
        for &(winner, ..) in game.bots.iter().filter(|(_, share, _)| *share > 0.0) {
            game.bots.iter().for_each(|&(other, ..)| over[winner][other] = true);
        }
    }
    for through in 0..bots {
        for a in 0..bots {
            for b in 0..bots {
                over[a][b] |= over[a][through] && over[through][b];
            }
        }
    }
    let last = bots.saturating_sub(1);
    let bound = |bot: usize| match (over[bot][last], over[last][bot]) {
        _ if bot == last => Bound::Estimate,
        (true, true) => Bound::Estimate,
        (true, false) => Bound::AtLeast,
        (false, true) => Bound::AtMost,
        (false, false) => Bound::Unknown,
    };
    (0..bots).map(bound).collect()
}

/// The maximum-likelihood strengths by Newton's method. The likelihood is concave.
fn fit(games: &[RatedGame], bots: usize) -> Vec<f64> {
    let mut strengths = vec![0.0; bots];
    let free = bots.saturating_sub(1);
    for _ in 0..200 {
        let mut gradient = vec![0.0; free];
        for game in games {
            add_gradient(game, &strengths, &mut gradient);
        }
        let step = information(games, &strengths).inverse().times(&gradient);
        let longest = step.iter().fold(0.0f64, |longest, s| longest.max(s.abs()));
        // Far from the maximum a full step could overshoot.
        let scale = 1.0 / longest.max(1.0);
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += step * scale);
        if longest < 1e-10 {
            break;
        }
    }
    strengths
}

/// Adds the gradient of a game's log-likelihood.
fn add_gradient(game: &RatedGame, strengths: &[f64], gradient: &mut [f64]) {
    for (bot, share, expected) in game.expected(strengths) {
        if bot < gradient.len() {
            gradient[bot] += share - expected;
        }
    }
}

/// The Fisher information of the games, assuming that they are independent.
fn information(games: &[RatedGame], strengths: &[f64]) -> Matrix {
    let free = strengths.len().saturating_sub(1);
    let mut sum = Matrix::zero(free);
    for game in games {
        let expected: Vec<(usize, f64)> =
            game.expected(strengths).map(|(bot, _, p)| (bot, p)).collect();
        for &(a, p) in expected.iter().filter(|(a, _)| *a < free) {
            sum.add(a, a, p);
            for &(b, q) in expected.iter().filter(|(b, _)| *b < free) {
                sum.add(a, b, -p * q);
            }
        }
    }
    sum
}

/// The covariance of the strengths if only whole deals are independent.
fn clustered(games: &[RatedGame], strengths: &[f64], inverse: Matrix) -> Matrix {
    let free = strengths.len().saturating_sub(1);
    let mut spread = Matrix::zero(free);
    let mut deals = 0;
    for deal in games.chunk_by(|a, b| a.deal == b.deal) {
        let mut gradient = vec![0.0; free];
        for game in deal {
            add_gradient(game, strengths, &mut gradient);
        }
        for a in 0..free {
            for b in 0..free {
                spread.add(a, b, gradient[a] * gradient[b]);
            }
        }
        deals += 1;
    }
    if deals < 2 {
        return inverse;
    }
    let unbiased = deals as f64 / (deals - 1) as f64;
    let sandwich = inverse.around(&spread.scaled(unbiased));
    let too_few = deals < FEW_DEALS || sandwich.trace() <= 0.0;
    if too_few && sandwich.trace() < inverse.trace() { inverse } else { sandwich }
}

/// The cumulative distribution function of the standard normal distribution.
fn normal(x: f64) -> f64 {
    // A rational approximation of the error function (Abramowitz and Stegun 7.1.26), accurate to
    // seven digits.
    let z = x.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * z);
    let terms = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let powers: Vec<f64> = (1..=5).map(|power| t.powi(power)).collect();
    let tail = 0.5 * dot(&terms, &powers) * (-z * z).exp();
    if x > 0.0 { 1.0 - tail } else { tail }
}
