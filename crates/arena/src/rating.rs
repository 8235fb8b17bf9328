//! How strong each bot is: ratings from who won at which table.
//!
//! One model for every table. A bot of rating *r* has the weight 10^(r/400), and it wins with the
//! chance of its weight among the weights of all seats (the first choice of Plackett and Luce). At
//! two seats this is Elo's formula, as Bradley and Terry fit it. A shared victory counts in parts,
//! as it does in the score. The fit is the most likely one, relative to the last bot, which has 0.
//!
//! Games of a deal share its luck. The errors therefore come from how much whole deals differ from
//! what the ratings expect of them (the sandwich of two information matrices around the spread of
//! deals), which is what resampling deals would give, without its noise.

use crate::matrix::{Matrix, dot};
use crate::play::Played;
use crate::sums::{FEW_DEALS, WIDTH};

/// Elo points of a factor e in weight.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Ratings of all bots of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// Natural logarithms of the weights; the last is 0.
    strengths: Vec<f64>,
    /// How strengths vary together; the last row and column are 0.
    covariance: Matrix,
    bounds: Vec<Bound>,
}

/// How a rating stands to the truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is an estimate, with an error.
    Estimate,
    /// The bot gave nothing away to any that the last bot ever won from: it may be any amount stronger.
    AtLeast,
    /// The bot won nothing back: it may be any amount weaker.
    AtMost,
    /// No result tells it from the last bot.
    Unknown,
}

/// One table: the share of each bot there, and how many seats it had.
struct Ballot {
    deal: Option<u64>,
    bots: Vec<(usize, f64, f64)>,
}

impl Ballot {
    fn of(played: &Played) -> Self {
        let mut bots: Vec<(usize, f64, f64)> = Vec::with_capacity(played.places.len());
        for place in &played.places {
            match bots.iter_mut().find(|(bot, ..)| *bot == place.bot) {
                Some(entry) => {
                    entry.1 += place.share;
                    entry.2 += 1.0;
                }
                None => bots.push((place.bot, place.share, 1.0)),
            }
        }
        Self { deal: Some(played.deal), bots }
    }

    /// The share that the ratings expect for each bot here.
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
    /// Rates so many bots by these games.
    pub fn of(games: &[Played], bots: usize) -> Self {
        let mut ballots: Vec<Ballot> =
            games.iter().map(Ballot::of).filter(|ballot| ballot.bots.len() > 1).collect();
        let bounds = bounds(&ballots, bots);
        let finite = bounds.iter().all(|bound| *bound == Bound::Estimate);
        if !finite {
            // Somebody never lost or never won, and no finite rating fits best. One drawn game more
            // between each pair makes one that errs on the modest side.
            for a in 0..bots {
                let pairs = (a + 1..bots).map(|b| vec![(a, 0.5, 1.0), (b, 0.5, 1.0)]);
                ballots.extend(pairs.map(|bots| Ballot { deal: None, bots }));
            }
        }
        let strengths = fit(&ballots, bots);
        let inverse = information(&ballots, &strengths).inverse();
        let covariance = if finite { clustered(&ballots, &strengths, inverse) } else { inverse };
        Self { strengths, covariance: covariance.widened(bots), bounds }
    }

    /// The rating of a bot: 0 for the last.
    pub fn elo(&self, bot: usize) -> f64 {
        self.strengths[bot] * SCALE
    }

    /// The 95 % error of the rating, relative to the last bot.
    pub fn elo_error(&self, bot: usize) -> f64 {
        WIDTH * SCALE * self.covariance.at(bot, bot).max(0.0).sqrt()
    }

    /// Is the rating an estimate or a bound?
    pub fn bound(&self, bot: usize) -> Bound {
        self.bounds[bot]
    }

    /// The likelihood that the first bot is the stronger one.
    pub fn superiority(&self, bot: usize, other: usize) -> f64 {
        let c = &self.covariance;
        let variance = c.at(bot, bot) + c.at(other, other) - 2.0 * c.at(bot, other);
        let difference = self.strengths[bot] - self.strengths[other];
        if variance <= 0.0 || difference == 0.0 {
            return 0.5 + 0.5 * difference.signum() * f64::from(u8::from(difference != 0.0));
        }
        normal(difference / variance.sqrt())
    }
}

/// Which ratings follow from the games, and which are only bounded by them.
fn bounds(ballots: &[Ballot], bots: usize) -> Vec<Bound> {
    // Won something at a table of, directly or through others.
    let mut over = vec![vec![false; bots]; bots];
    for ballot in ballots {
        for &(winner, share, _) in ballot.bots.iter().filter(|(_, share, _)| *share > 0.0) {
            debug_assert!(share > 0.0);
            ballot.bots.iter().for_each(|&(other, ..)| over[winner][other] = true);
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

/// The most likely strengths, by Newton's method; the likelihood has one summit.
fn fit(ballots: &[Ballot], bots: usize) -> Vec<f64> {
    let mut strengths = vec![0.0; bots];
    let free = bots.saturating_sub(1);
    for _ in 0..200 {
        let mut slope = vec![0.0; free];
        for ballot in ballots {
            add_slope(ballot, &strengths, &mut slope);
        }
        let step = information(ballots, &strengths).inverse().times(&slope);
        let longest = step.iter().fold(0.0f64, |longest, s| longest.max(s.abs()));
        // Far from the summit a full step could overshoot.
        let scale = 1.0 / longest.max(1.0);
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += step * scale);
        if longest < 1e-10 {
            break;
        }
    }
    strengths
}

/// Adds by how much a table's result pulls each strength.
fn add_slope(ballot: &Ballot, strengths: &[f64], slope: &mut [f64]) {
    for (bot, share, expected) in ballot.expected(strengths) {
        if bot < slope.len() {
            slope[bot] += share - expected;
        }
    }
}

/// How sharply the games tell the strengths, were they all independent.
fn information(ballots: &[Ballot], strengths: &[f64]) -> Matrix {
    let free = strengths.len().saturating_sub(1);
    let mut sum = Matrix::zero(free);
    for ballot in ballots {
        let expected: Vec<(usize, f64)> =
            ballot.expected(strengths).map(|(bot, _, p)| (bot, p)).collect();
        for &(a, p) in expected.iter().filter(|(a, _)| *a < free) {
            sum.add(a, a, p);
            for &(b, q) in expected.iter().filter(|(b, _)| *b < free) {
                sum.add(a, b, -p * q);
            }
        }
    }
    sum
}

/// How strengths vary together when whole deals are what is independent.
fn clustered(ballots: &[Ballot], strengths: &[f64], inverse: Matrix) -> Matrix {
    let free = strengths.len().saturating_sub(1);
    let mut spread = Matrix::zero(free);
    let mut deals = 0;
    for deal in ballots.chunk_by(|a, b| a.deal == b.deal) {
        let mut slope = vec![0.0; free];
        for ballot in deal {
            add_slope(ballot, strengths, &mut slope);
        }
        for a in 0..free {
            for b in 0..free {
                spread.add(a, b, slope[a] * slope[b]);
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

/// The chance that a normal number is below `x`.
fn normal(x: f64) -> f64 {
    // A rational approximation of the error function (Abramowitz and Stegun 7.1.26), right to the
    // seventh digit.
    let z = x.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * z);
    let terms = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let powers: Vec<f64> = (1..=5).map(|power| t.powi(power)).collect();
    let tail = 0.5 * dot(&terms, &powers) * (-z * z).exp();
    if x > 0.0 { 1.0 - tail } else { tail }
}
