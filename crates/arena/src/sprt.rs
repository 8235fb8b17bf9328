//! A sequential probability ratio test (SPRT): play until one of two hypotheses is accepted.
//!
//! The hypotheses are that the first bot is `elo0` or `elo1` points stronger than the other one. The
//! rating model turns them into expected scores, at any table of two different bots. An observation is
//! the first bot's mean score over a whole deal: the games of a deal are correlated, deals are
//! independent. The test is the generalised SPRT: each hypothesis gets the maximum-likelihood
//! distribution of deal scores with its mean, and the log-likelihood ratio is compared with Wald's
//! bounds.

use std::collections::BTreeMap;

use crate::play::GameResult;
use crate::schedule::Schedule;

/// A test between two hypotheses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The null hypothesis, in Elo points.
    pub elo0: f64,
    /// The alternative hypothesis, in Elo points; larger than `elo0`.
    pub elo1: f64,
    /// The probability of accepting `elo1` although `elo0` is true.
    pub alpha: f64,
    /// The probability of accepting `elo0` although `elo1` is true.
    pub beta: f64,
    /// The bot under test.
    bot: usize,
    /// The seats of the bot at each table, and all seats.
    seats: (f64, f64),
}

/// Why a test is not possible.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub enum SprtError {
    /// The ratings are out of range or not in ascending order.
    Ratings,
    /// The match is not between exactly two bots.
    Bots,
}

impl std::fmt::Display for SprtError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Ratings => "expected two ratings from -1000 to 1000, the smaller one first",
            Self::Bots => "expected exactly two different bots",
        })
    }
}

impl std::error::Error for SprtError {}

/// No decision before this many deals: with fewer, the variance of the scores is unknown.
const MIN_DEALS: u64 = 10;

impl Sprt {
    /// A test of the first bot of a schedule, with both error probabilities at 5 %.
    pub fn new(elo0: f64, elo1: f64, schedule: &Schedule) -> Result<Self, SprtError> {
        let fits = |elo: f64| (-1000.0..=1000.0).contains(&elo);
        if !fits(elo0) || !fits(elo1) || elo0 >= elo1 {
            return Err(SprtError::Ratings);
        }
        let [table] = schedule.tables() else { return Err(SprtError::Bots) };
        let bot = table[0];
        let mut others: Vec<usize> = table.iter().copied().filter(|other| *other != bot).collect();
        let own = (table.len() - others.len()) as f64;
        others.dedup();
        if others.len() != 1 {
            return Err(SprtError::Bots);
        }
        Ok(Self { elo0, elo1, alpha: 0.05, beta: 0.05, bot, seats: (own, table.len() as f64) })
    }

    /// The expected mean score of a seat under a hypothesis.
    fn score(&self, elo: f64) -> f64 {
        let weight = 10f64.powf(elo / 400.0);
        let (own, all) = self.seats;
        weight / (own * weight + all - own)
    }

    /// The log-likelihood ratios at which `elo0` and `elo1` are accepted.
    pub fn limits(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }
}

/// The decision of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// `elo0` is accepted.
    Elo0,
    /// `elo1` is accepted.
    Elo1,
    /// Undecided.
    Open,
}

/// A running test.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The test.
    pub test: Sprt,
    /// Number of deals observed.
    pub deals: u64,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// The number of deals by mean score, in millionths.
    observed: BTreeMap<i64, f64>,
}

impl Trial {
    /// A test without observations.
    pub(crate) fn new(test: Sprt) -> Self {
        Self { test, deals: 0, llr: 0.0, observed: BTreeMap::new() }
    }

    /// Observes all games of one deal.
    pub(crate) fn observe(&mut self, deal: &[&GameResult]) {
        let seats = deal.iter().flat_map(|game| &game.seats);
        let shares: Vec<f64> =
            seats.filter(|seat| seat.bot == self.test.bot).map(|seat| seat.share).collect();
        self.observe_score(shares.iter().sum::<f64>() / shares.len().max(1) as f64);
    }

    /// Observes the first bot's mean score of one deal.
    fn observe_score(&mut self, score: f64) {
        *self.observed.entry((score * 1e6).round() as i64).or_insert(0.0) += 1.0;
        self.deals += 1;
        self.llr = self.log_likelihood(self.test.elo1) - self.log_likelihood(self.test.elo0);
    }

    /// The decision so far.
    pub fn verdict(&self) -> Verdict {
        let (low, high) = self.test.limits();
        match self.llr {
            _ if self.deals < MIN_DEALS => Verdict::Open,
            llr if llr >= high => Verdict::Elo1,
            llr if llr <= low => Verdict::Elo0,
            _ => Verdict::Open,
        }
    }

    /// Whether a hypothesis is accepted.
    pub fn is_decided(&self) -> bool {
        self.verdict() != Verdict::Open
    }

    /// The log-likelihood of the observations under the most likely distribution with the mean of a
    /// hypothesis, relative to the empirical distribution.
    fn log_likelihood(&self, elo: f64) -> f64 {
        let mean = self.test.score(elo);
        // Pseudo-observations of the worst and the best deal, so that every mean is possible.
        let best = 1.0 / self.test.seats.0;
        let pseudo = [(0.0, PSEUDO_COUNT), (best, PSEUDO_COUNT)];
        let observed = self.observed.iter().map(|(&score, &times)| (score as f64 / 1e6, times));
        let all: Vec<(f64, f64)> =
            observed.chain(pseudo).map(|(score, times)| (score - mean, times)).collect();
        // That distribution divides each frequency by 1 + tilt · (score - mean). Bisection finds the
        // tilt with the right mean: the sum below falls as the tilt grows.
        let (mut low, mut high) = (-1.0 / (best - mean), 1.0 / mean);
        for _ in 0..100 {
            let tilt = f64::midpoint(low, high);
            let sum: f64 = all.iter().map(|(off, times)| times * off / (1.0 + tilt * off)).sum();
            if sum > 0.0 { low = tilt } else { high = tilt }
        }
        let tilt = f64::midpoint(low, high);
        -all.iter().map(|(off, times)| times * (tilt * off).ln_1p()).sum::<f64>()
    }
}

/// The weight of a pseudo-observation, in deals.
const PSEUDO_COUNT: f64 = 1e-3;
