//! The standings of a match: what is printed, as JSON, as a table and as a picture.

use std::collections::BTreeMap;

use mirabilia_chart::{Bar, Chart};
use serde::Serialize;

use crate::rating::{Bound, Ratings};
use crate::run::Results;
use crate::schedule::Schedule;
use crate::sprt::{Trial, Verdict};
use crate::sums::Sums;

/// The standings of a match. As JSON this is what `mirabilia arena --json` prints; fields may be
/// added, never renamed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Seats of a table.
    pub seats: u8,
    /// Games that were finished.
    pub games: u64,
    /// What all luck followed from.
    pub seed: u64,
    /// How much a move was allowed, in words; empty for what each bot is used to.
    pub budget: String,
    /// Deals that were played, the last perhaps in part.
    pub deals: u64,
    /// Games that a whole deal takes.
    pub games_a_deal: u64,
    /// Did somebody end it early?
    pub interrupted: bool,
    /// How many games ended in which way.
    pub ends: BTreeMap<&'static str, u64>,
    /// The sequential test, if there was one.
    pub sprt: Option<SprtReport>,
    /// The bots, in the order they were named.
    pub bots: Vec<BotReport>,
}

/// How one bot fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// Seats it played: a bot in three seats of a game counts three.
    pub games: u64,
    /// The mean of 1 for a win, 1/k for a victory shared by k, 0 else.
    pub score: f64,
    /// The 95 % error of the score.
    pub score_error: f64,
    /// Victories of its own.
    pub wins: u64,
    /// Shared victories.
    pub draws: u64,
    /// Neither.
    pub losses: u64,
    /// Points in the mean.
    pub mean_points: f64,
    /// Its rating; the last bot named has 0.
    pub elo: f64,
    /// The 95 % error of the rating.
    pub elo_error: f64,
    /// `at least` or `at most` when the games only bound the rating, `unknown` when they say
    /// nothing.
    pub elo_bound: Option<&'static str>,
    /// Its place by rating, from 1.
    pub rank: usize,
    /// The likelihood that it is stronger than the next in rank.
    pub los: Option<f64>,
    /// Milliseconds a decision, forced ones too.
    pub ms_per_move: f64,
    /// The most that one decision took beyond its budget of time, in milliseconds; nothing without
    /// such a budget.
    pub max_over_ms: Option<f64>,
}

/// How a sequential test stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    /// The first claim.
    pub elo0: f64,
    /// The second claim.
    pub elo1: f64,
    /// The risk of believing the second wrongly.
    pub alpha: f64,
    /// The risk of believing the first wrongly.
    pub beta: f64,
    /// The logarithm of the ratio of likelihoods.
    pub llr: f64,
    /// Where the first is believed.
    pub lower: f64,
    /// Where the second is believed.
    pub upper: f64,
    /// Deals that it read.
    pub deals: u64,
    /// `elo0`, `elo1` or `open`.
    pub verdict: &'static str,
}

/// What a match was: everything a report says that the games do not.
#[derive(Clone, Debug)]
pub struct Heading<'a> {
    /// The game.
    pub game: &'a str,
    /// The names of the bots, by number, and whether each had a budget of time.
    pub bots: &'a [(String, bool)],
    /// How much a move was allowed, in words.
    pub budget: String,
}

impl Report {
    /// The standings after these results.
    pub fn of(heading: &Heading<'_>, schedule: &Schedule, results: &Results) -> Self {
        let bots = heading.bots.len();
        let sums = Sums::of(&results.games, bots);
        let ratings = Ratings::of(&results.games, bots);
        let mut order: Vec<usize> = (0..bots).collect();
        order.sort_by(|&a, &b| ratings.elo(b).total_cmp(&ratings.elo(a)));
        let row = |bot: usize| {
            let place = order.iter().position(|&other| other == bot).unwrap_or(bot);
            let next = order.get(place + 1);
            let (name, timed) = &heading.bots[bot];
            let sums = &sums[bot];
            BotReport {
                bot: name.clone(),
                games: sums.games,
                score: sums.score(),
                score_error: sums.score_error(),
                wins: sums.wins,
                draws: sums.draws,
                losses: sums.losses,
                mean_points: sums.mean_points(),
                elo: ratings.elo(bot),
                elo_error: ratings.elo_error(bot),
                elo_bound: match ratings.bound(bot) {
                    Bound::Estimate => None,
                    Bound::AtLeast => Some("at least"),
                    Bound::AtMost => Some("at most"),
                    Bound::Unknown => Some("unknown"),
                },
                rank: place + 1,
                los: next.map(|&next| ratings.superiority(bot, next)),
                ms_per_move: sums.ms_per_move(),
                max_over_ms: timed.then(|| sums.over.as_secs_f64() * 1000.0),
            }
        };
        let mut ends = BTreeMap::new();
        results.games.iter().for_each(|played| *ends.entry(played.end.name()).or_insert(0) += 1);
        let mut deals: Vec<u64> = results.games.iter().map(|played| played.deal).collect();
        deals.dedup();
        Self {
            game: heading.game.to_owned(),
            seats: schedule.seats(),
            games: results.games.len() as u64,
            seed: schedule.seed(),
            budget: heading.budget.clone(),
            deals: deals.len() as u64,
            games_a_deal: schedule.games_a_deal(),
            interrupted: results.interrupted,
            ends,
            sprt: results.trial.as_ref().map(SprtReport::of),
            bots: (0..bots).map(row).collect(),
        }
    }

    /// The bots, strongest first.
    pub fn ranked(&self) -> Vec<&BotReport> {
        let mut bots: Vec<&BotReport> = self.bots.iter().collect();
        bots.sort_by_key(|bot| bot.rank);
        bots
    }

    /// The ratings as a picture, with lines such as the command below it.
    pub fn chart(&self, caption: &[String]) -> Chart {
        let bar = |bot: &BotReport| Bar {
            name: bot.bot.clone(),
            value: bot.elo,
            error: bot.elo_error,
            label: bot.elo_text(),
        };
        let said = format!(
            "{} games on {} deals, errors 95 %, relative to {}",
            self.games,
            self.deals,
            self.bots.last().map_or("nobody", |bot| &bot.bot)
        );
        Chart {
            title: format!("{}, {} seats: rating of each bot", self.game, self.seats),
            unit: "Elo".to_owned(),
            mark: None,
            bars: self.ranked().into_iter().map(bar).collect(),
            caption: std::iter::once(said).chain(caption.iter().cloned()).collect(),
        }
    }
}

impl BotReport {
    /// The rating with its error.
    pub fn elo_text(&self) -> String {
        let sign = match self.elo_bound {
            Some("at least") => "> ",
            Some("at most") => "< ",
            Some(_) => "? ",
            None => "",
        };
        let elo = if self.elo.abs() < 0.5 { "0".to_owned() } else { format!("{:+.0}", self.elo) };
        if self.elo_error > 0.0 { format!("{sign}{elo} ± {:.0}", self.elo_error) } else { elo }
    }
}

impl SprtReport {
    fn of(trial: &Trial) -> Self {
        let (lower, upper) = trial.test.limits();
        let verdict = match trial.verdict() {
            Verdict::Elo0 => "elo0",
            Verdict::Elo1 => "elo1",
            Verdict::Open => "open",
        };
        let test = trial.test;
        let (llr, deals) = (trial.llr, trial.deals);
        let (elo0, elo1, alpha, beta) = (test.elo0, test.elo1, test.alpha, test.beta);
        Self { elo0, elo1, alpha, beta, llr, lower, upper, deals, verdict }
    }
}
