//! Bots by name, and the levels that people choose from.

use std::time::Duration;

use mirabilia_kernel::Seat;

use crate::bot::{Advice, Bot};
use crate::budget::Budget;
use crate::evaluate::Evaluate;
use crate::evaluator::Release;
use crate::greedy::Greedy;
use crate::random::Random;
use crate::search::Search;

/// The kind of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Any legal move.
    Random,
    /// A level: the heuristic with much noise.
    Easy,
    /// A level: the heuristic with some noise.
    Normal,
    /// The move with the highest heuristic value.
    Greedy,
    /// A level: a short search. Where a short search gains nothing (Dice), it plays like `greedy`.
    Hard,
    /// The search within its budget, on one thread.
    Search,
    /// A level: the search within its budget, on every thread of the budget.
    Expert,
}

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Level {
    /// By the heuristic, with noise.
    Heuristic {
        /// Each move is misjudged by up to this many points.
        noise: f32,
    },
    /// By search. The iterations are both the default and the maximum.
    Search {
        /// Iterations per decision.
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
    /// The levels that people choose from, weakest first.
    pub const LEVELS: &'static [Self] = &[Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// Its name on the command line and on the wire.
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

    /// The bot with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// Every name, for messages: `random, easy, …`.
    pub fn names() -> String {
        Self::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ")
    }

    /// A player of this kind, seeded. It keeps its search tree from one decision to the next.
    pub fn player<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            kind => match kind.level::<G>() {
                Some(Level::Heuristic { noise }) => Box::new(Greedy::with_noise(seed, noise)),
                _ => Box::new(Searching { kind, search: kind.search::<G>(seed) }),
            },
        }
    }

    /// The search of this kind.
    pub(crate) fn search<G: Evaluate>(self, seed: u64) -> Search<G> {
        Search::with_evaluator(seed, G::evaluator(self.release()))
    }

    /// The release whose parameters and network a search of this kind uses.
    fn release(self) -> Release {
        Release::Current
    }

    /// How a level plays. `None` for other kinds and for the strongest level, which has no limits.
    fn level<G: Evaluate>(self) -> Option<Level> {
        match self {
            Self::Easy => Some(G::LEVELS[0]),
            Self::Normal => Some(G::LEVELS[1]),
            Self::Hard => Some(G::LEVELS[2]),
            Self::Random | Self::Greedy | Self::Search | Self::Expert => None,
        }
    }

    /// The budget of a kind that searches, within its limits. `None` for kinds that do not search.
    pub(crate) fn search_budget<G: Evaluate>(self, budget: &Budget) -> Option<Budget> {
        let mut own = budget.clone();
        if self != Self::Expert {
            own.threads = 1;
        }
        match (self, self.level::<G>()) {
            (Self::Random | Self::Greedy, _) | (_, Some(Level::Heuristic { .. })) => return None,
            (_, Some(Level::Search { iterations })) => {
                own.iterations = Some(budget.iterations.map_or(iterations, |n| n.min(iterations)));
            }
            (_, None) if budget.is_unset() => own.time = Some(DEFAULT_TIME),
            (_, None) => {}
        }
        Some(own)
    }
}

/// Thinking time per decision if the budget is unset.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// A search within the limits of its kind.
struct Searching<G: Evaluate> {
    kind: BotKind,
    search: Search<G>,
}

impl<G: Evaluate> Bot<G> for Searching<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move> {
        let budget = self.kind.search_budget::<G>(budget).expect("the kind searches");
        self.search.choose(view, seat, &budget)
    }
}
