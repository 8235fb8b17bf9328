//! Bots by their names, and the levels people choose from.

use std::time::Duration;

use mirabilia_kernel::Seat;

use crate::bot::{Advice, Bot};
use crate::budget::Budget;
use crate::greedy::Greedy;
use crate::judge::Judged;
use crate::random::Random;
use crate::search::Search;

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Any legal move.
    Random,
    /// A level: plays at a glance and misjudges.
    Easy,
    /// A level: plays at a glance and misjudges a little.
    Normal,
    /// The move that looks best at a glance.
    Greedy,
    /// A level: looks ahead a little; where that gains nothing (Dice), plays like `greedy`.
    Hard,
    /// Looks ahead as far as its budget lets it, on one thread.
    Search,
    /// A level: looks ahead on every core it is given.
    Expert,
}

/// How a level plays: what it is used to when nobody says how long to think, and what it never
/// goes beyond.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Level {
    /// At a glance, misjudging each move by up to this many points.
    Glance {
        /// Points of misjudgement.
        noise: f32,
    },
    /// Looking ahead at most this often.
    Look {
        /// Iterations.
        iterations: u64,
    },
}

impl BotKind {
    /// Every bot, weakest first.
    pub const ALL: &'static [Self] = &[
        Self::Random,
        Self::Easy,
        Self::Normal,
        Self::Greedy,
        Self::Hard,
        Self::Search,
        Self::Expert,
    ];
    /// What people choose from, weakest first.
    pub const LEVELS: &'static [Self] = &[Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// The word for it on the command line and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Greedy => "greedy",
            Self::Hard => "hard",
            Self::Search => "search",
            Self::Expert => "expert",
        }
    }

    /// The bot of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// Every name, for messages: `random, easy, …`.
    pub fn names() -> String {
        Self::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ")
    }

    /// A player of this kind. Its luck follows from `seed`; it keeps what it learned from one
    /// decision to the next.
    pub fn player<G: Judged>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Easy => level::<G>(seed, G::LEVELS[0]),
            Self::Normal => level::<G>(seed, G::LEVELS[1]),
            Self::Hard => level::<G>(seed, G::LEVELS[2]),
            Self::Search => Box::new(Unhurried { search: Search::<G>::new(seed), most_threads: 1 }),
            Self::Expert => {
                Box::new(Unhurried { search: Search::<G>::new(seed), most_threads: usize::MAX })
            }
        }
    }
}

/// How long a search thinks when nobody says.
const USUAL: Duration = Duration::from_secs(1);

fn level<G: Judged>(seed: u64, level: Level) -> Box<dyn Bot<G>> {
    match level {
        Level::Glance { noise } => Box::new(Greedy::with_noise(seed, noise)),
        Level::Look { iterations } => {
            Box::new(Bounded { search: Search::<G>::new(seed), iterations })
        }
    }
}

/// A search that thinks one second when nobody says how long.
struct Unhurried<G: Judged> {
    search: Search<G>,
    most_threads: usize,
}

impl<G: Judged> Bot<G> for Unhurried<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move> {
        let time = if budget.is_open() { Some(USUAL) } else { budget.time };
        let threads = budget.threads.min(self.most_threads);
        self.search.choose(view, seat, &Budget { time, threads, ..budget.clone() })
    }
}

/// A search that never looks more often than its level does.
struct Bounded<G: Judged> {
    search: Search<G>,
    iterations: u64,
}

impl<G: Judged> Bot<G> for Bounded<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move> {
        let iterations = budget.iterations.map_or(self.iterations, |n| n.min(self.iterations));
        let budget = Budget { iterations: Some(iterations), threads: 1, ..budget.clone() };
        self.search.choose(view, seat, &budget)
    }
}
