//! A sequential test: play until it is clear which of two claims about a bot is right.
//!
//! The claims are that the first bot is `elo0` or `elo1` points stronger than the other one. They
//! become expected scores through the same formula that rates bots, at any table of two different
//! bots. What is observed is the first bot's mean score over a whole deal: the games of a deal hang
//! together, deals do not. The test is the generalised sequential probability ratio test: each
//! claim is given the likeliest distribution of deal scores with the mean that it says, and the
//! logarithm of the ratio of both likelihoods is compared with Wald's bounds.

use std::collections::BTreeMap;

use crate::play::Played;
use crate::schedule::Schedule;

/// A test between two claims.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The first claim, in Elo points.
    pub elo0: f64,
    /// The second claim, larger.
    pub elo1: f64,
    /// How often the second is believed though the first is true.
    pub alpha: f64,
    /// How often the first is believed though the second is true.
    pub beta: f64,
    /// The bot the claims are about.
    bot: usize,
    /// How many seats it has at each table, and how many seats a table has.
    seats: (f64, f64),
}

/// Why a match cannot be tested.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub enum SprtError {
    /// The claims are not two different numbers in order.
    Claims,
    /// The test is between two bots.
    Bots,
}

impl std::fmt::Display for SprtError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Claims => "the test needs two ratings from -1000 to 1000, the smaller one first",
            Self::Bots => "the test is between two different bots; name two",
        })
    }
}

impl std::error::Error for SprtError {}

/// No decision before this many deals: with fewer, the spread of scores is anybody's guess.
const FEWEST_DEALS: u64 = 10;

impl Sprt {
    /// A test of the first bot of a schedule, with the usual risks of 5 %.
    pub fn new(elo0: f64, elo1: f64, schedule: &Schedule) -> Result<Self, SprtError> {
        let fits = |elo: f64| (-1000.0..=1000.0).contains(&elo);
        if !fits(elo0) || !fits(elo1) || elo0 >= elo1 {
            return Err(SprtError::Claims);
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

    /// The mean score of a seat that a claim expects.
    fn score(&self, elo: f64) -> f64 {
        let weight = 10f64.powf(elo / 400.0);
        let (own, all) = self.seats;
        weight / (own * weight + all - own)
    }

    /// Where the test believes the first claim, and where the second.
    pub fn limits(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }
}

/// What a test came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first claim.
    Elo0,
    /// The second claim.
    Elo1,
    /// Not yet decided.
    Open,
}

/// A test under way.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The test.
    pub test: Sprt,
    /// How many deals it has read.
    pub deals: u64,
    /// The logarithm of the ratio of likelihoods.
    pub llr: f64,
    /// How often each mean score of a deal was seen, by millionths.
    seen: BTreeMap<i64, f64>,
}

impl Trial {
    /// A test that has seen nothing yet.
    pub fn new(test: Sprt) -> Self {
        Self { test, deals: 0, llr: 0.0, seen: BTreeMap::new() }
    }

    /// Reads all games of one deal.
    pub fn read(&mut self, deal: &[&Played]) {
        let places = deal.iter().flat_map(|played| &played.places);
        let shares: Vec<f64> =
            places.filter(|place| place.bot == self.test.bot).map(|place| place.share).collect();
        self.read_score(shares.iter().sum::<f64>() / shares.len().max(1) as f64);
    }

    /// Reads the first bot's mean score of one deal.
    pub fn read_score(&mut self, score: f64) {
        *self.seen.entry((score * 1e6).round() as i64).or_insert(0.0) += 1.0;
        self.deals += 1;
        self.llr = self.likelihood(self.test.elo1) - self.likelihood(self.test.elo0);
    }

    /// What has it come to?
    pub fn verdict(&self) -> Verdict {
        let (low, high) = self.test.limits();
        match self.llr {
            _ if self.deals < FEWEST_DEALS => Verdict::Open,
            llr if llr >= high => Verdict::Elo1,
            llr if llr <= low => Verdict::Elo0,
            _ => Verdict::Open,
        }
    }

    /// Is it over?
    pub fn is_decided(&self) -> bool {
        self.verdict() != Verdict::Open
    }

    /// The logarithm of the likelihood of what was seen, under the likeliest distribution whose mean
    /// is what a claim expects, relative to what was seen itself.
    fn likelihood(&self, elo: f64) -> f64 {
        let mean = self.test.score(elo);
        // A trace of the worst and the best deal, so that every mean is possible.
        let best = 1.0 / self.test.seats.0;
        let traces = [(0.0, TRACE), (best, TRACE)];
        let seen = self.seen.iter().map(|(&score, &times)| (score as f64 / 1e6, times));
        let all: Vec<(f64, f64)> =
            seen.chain(traces).map(|(score, times)| (score - mean, times)).collect();
        // That distribution divides each frequency by 1 + tilt · (score - mean), with the tilt that
        // makes the mean right. The sum below falls as the tilt grows.
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

/// Deals of the worst and the best score that are added to what was seen.
const TRACE: f64 = 1e-3;
