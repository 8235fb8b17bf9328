//! The report of a match: as JSON, as a table and as a chart.

use std::collections::BTreeMap;

use mirabilia_chart::{Bar, BarChart};
use serde::Serialize;

use crate::boards::{self, BoardReport};
use crate::entrant::Allowance;
use crate::rating::{Bound, Ratings};
use crate::run::Results;
use crate::schedule::Schedule;
use crate::sprt::{Trial, Verdict};
use crate::totals::{EndReport, Totals};

/// The report of a match. As JSON this is what `mirabilia arena --json` prints; fields may be added,
/// never renamed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Number of seats.
    pub seats: u8,
    /// Number of finished games.
    pub games: u64,
    /// The random seed.
    pub seed: u64,
    /// The default budget per move as text; empty if each bot used its own default.
    pub budget: String,
    /// The default budget per move as data.
    #[serde(skip)]
    pub allowance: Option<Allowance>,
    /// Number of deals, the last perhaps incomplete.
    pub deals: u64,
    /// Games per complete deal.
    #[serde(rename = "games_a_deal")]
    pub games_per_deal: u64,
    /// Whether the match was stopped early.
    pub interrupted: bool,
    /// Number of games by kind of ending.
    pub ends: BTreeMap<&'static str, u64>,
    /// The sequential test, if there was one.
    pub sprt: Option<SprtReport>,
    /// The bots, in the order they were named.
    pub bots: Vec<BotReport>,
    /// The wonders or cities, the best first; empty in games without boards.
    pub boards: Vec<BoardReport>,
    /// Whether one bot sat in all seats.
    pub alone: bool,
}

/// The results of one bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// Number of seats played: a bot in three seats of a game counts three times.
    pub games: u64,
    /// The mean of 1 for a win, 1/k for a victory shared by k, and 0 otherwise.
    pub score: f64,
    /// The error of the score (95 % confidence).
    pub score_error: f64,
    /// Sole victories.
    pub wins: u64,
    /// Shared victories.
    pub draws: u64,
    /// Games without a share of the victory.
    pub losses: u64,
    /// Mean points.
    pub mean_points: f64,
    /// Its rating; the last bot named has 0.
    pub elo: f64,
    /// The error of the rating (95 % confidence).
    pub elo_error: f64,
    /// `at least` or `at most` if the games only bound the rating, `unknown` if they do not connect it
    /// to the last bot.
    pub elo_bound: Option<&'static str>,
    /// Its rank by rating, from 1.
    pub rank: usize,
    /// The likelihood of superiority over the next in rank.
    pub los: Option<f64>,
    /// Milliseconds per decision, including those with a single legal move.
    pub ms_per_move: f64,
    /// The most that one decision exceeded its time budget, in milliseconds; null without a time
    /// budget.
    pub max_over_ms: Option<f64>,
    /// How often it won and lost by each kind of ending that occurred in its games.
    pub ends: BTreeMap<&'static str, EndReport>,
}

/// The state of a sequential test.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    /// The null hypothesis, in Elo points.
    pub elo0: f64,
    /// The alternative hypothesis, in Elo points.
    pub elo1: f64,
    /// The probability of accepting the alternative although the null hypothesis is true.
    pub alpha: f64,
    /// The probability of accepting the null hypothesis although the alternative is true.
    pub beta: f64,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// The bound below which the null hypothesis is accepted.
    pub lower: f64,
    /// The bound above which the alternative is accepted.
    pub upper: f64,
    /// Number of deals observed.
    pub deals: u64,
    /// `elo0`, `elo1` or `open`.
    pub verdict: &'static str,
}

/// The part of a report that does not follow from the games.
#[derive(Clone, Debug)]
pub struct Heading<'a> {
    /// The game.
    pub game: &'a str,
    /// The name of each bot, and whether it had a time budget.
    pub bots: &'a [(String, bool)],
    /// The default budget per move; `None` if each bot used its own default.
    pub budget: Option<Allowance>,
}

impl Report {
    /// The report of these results.
    pub fn of(heading: &Heading<'_>, schedule: &Schedule, results: &Results) -> Self {
        let bots = heading.bots.len();
        let totals = Totals::of(&results.games, bots);
        let ratings = Ratings::of(&results.games, bots);
        let mut order: Vec<usize> = (0..bots).collect();
        order.sort_by(|&a, &b| ratings.elo(b).total_cmp(&ratings.elo(a)));
        let row = |bot: usize| {
            let rank = order.iter().position(|&other| other == bot).unwrap_or(bot);
            let next = order.get(rank + 1);
            let (name, timed) = &heading.bots[bot];
            let totals = &totals[bot];
            BotReport {
                bot: name.clone(),
                games: totals.games,
                score: totals.score(),
                score_error: totals.score_error(),
                wins: totals.wins,
                draws: totals.draws,
                losses: totals.losses,
                mean_points: totals.mean_points(),
                elo: ratings.elo(bot),
                elo_error: ratings.elo_error(bot),
                elo_bound: match ratings.bound(bot) {
                    Bound::Estimate => None,
                    Bound::AtLeast => Some("at least"),
                    Bound::AtMost => Some("at most"),
                    Bound::Unknown => Some("unknown"),
                },
                rank: rank + 1,
                los: next.map(|&next| ratings.superiority(bot, next)),
                ms_per_move: totals.ms_per_move(),
                max_over_ms: timed.then(|| totals.over.as_secs_f64() * 1000.0),
                ends: totals.ends.clone(),
            }
        };
        let mut ends = BTreeMap::new();
        results.games.iter().for_each(|game| *ends.entry(game.end.name()).or_insert(0) += 1);
        let mut deals: Vec<u64> = results.games.iter().map(|game| game.deal).collect();
        deals.dedup();
        Self {
            game: heading.game.to_owned(),
            seats: schedule.seats(),
            games: results.games.len() as u64,
            seed: schedule.seed(),
            budget: heading.budget.map_or_else(String::new, |budget| budget.to_string()),
            allowance: heading.budget,
            deals: deals.len() as u64,
            games_per_deal: schedule.games_per_deal(),
            interrupted: results.interrupted,
            ends,
            sprt: results.trial.as_ref().map(SprtReport::of),
            bots: (0..bots).map(row).collect(),
            boards: boards::reports(&results.games),
            alone: schedule.is_self_play(),
        }
    }

    /// The bots, strongest first.
    pub fn ranked(&self) -> Vec<&BotReport> {
        let mut bots: Vec<&BotReport> = self.bots.iter().collect();
        bots.sort_by_key(|bot| bot.rank);
        bots
    }

    /// The ratings as a chart. The caption may hold more lines, such as the command.
    pub fn chart(&self, caption: &[String]) -> BarChart {
        let bar = |bot: &BotReport| Bar {
            name: bot.bot.clone(),
            value: bot.elo,
            error: bot.elo_error,
            label: bot.elo_text(),
        };
        let summary = format!(
            "{} games on {} deals, errors 95 %, relative to {}",
            self.games,
            self.deals,
            self.bots.last().map_or("", |bot| &bot.bot)
        );
        BarChart {
            title: format!("{}, {} seats: rating of each bot", self.game, self.seats),
            unit: "Elo".to_owned(),
            mark: None,
            bars: self.ranked().into_iter().map(bar).collect(),
            caption: std::iter::once(summary).chain(caption.iter().cloned()).collect(),
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
