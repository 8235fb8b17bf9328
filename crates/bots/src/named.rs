//! Bots by name, and the levels that people choose from.

use std::time::Duration;

use mirabilia_kernel::Seat;

use crate::bot::{Advice, Bot};
use crate::budget::Budget;
use crate::evaluate::Evaluate;
use crate::evaluator::Release;
use crate::greedy::Greedy;
use crate::ismcts::Ismcts;
use crate::random::Random;
use crate::search::Search;
use crate::style::Style;

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
    /// A level: a short search.
    Hard,
    /// The search within its budget, on one thread.
    Search,
    /// A level: the search within its budget, on every thread of the budget.
    Expert,
    /// An information-set search with rollouts, without a network: an opponent of another kind.
    Ismcts,
    /// `expert` as it was in 0.1.0: a yardstick that never changes.
    Expert010,
    /// A level that likes something.
    Styled(StyledLevel, Style),
}

/// A level, where it is combined with a style.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the levels of the same names
pub enum StyledLevel {
    Easy,
    Normal,
    Hard,
    Expert,
}

/// The names of levels with styles, in the order of [`StyledLevel`] and [`Style`].
const STYLED: [[&str; 6]; 4] = {
    macro_rules! styled {
        ($($level:literal)*) => {
            [$([
                concat!($level, ":science"),
                concat!($level, ":military"),
                concat!($level, ":wonders"),
                concat!($level, ":civil"),
                concat!($level, ":economy"),
                concat!($level, ":spoiler"),
            ]),*]
        };
    }
    styled!("easy" "normal" "hard" "expert")
};

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
    /// Every bot without a style: levels and references, weakest first, then the yardsticks.
    pub const ALL: &'static [Self] = &[
        Self::Random,
        Self::Easy,
        Self::Normal,
        Self::Greedy,
        Self::Hard,
        Self::Search,
        Self::Expert,
        Self::Ismcts,
        Self::Expert010,
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
            Self::Ismcts => "ismcts",
            Self::Expert010 => "expert-0.1.0",
            Self::Styled(level, style) => STYLED[level as usize][style as usize],
        }
    }

    /// The bot with this name: one of [`ALL`](Self::ALL), a level with a style as in `hard:science`, or a
    /// style alone, which is that of `hard`.
    pub fn from_name(name: &str) -> Option<Self> {
        let styled = || {
            let (level, style) = name.split_once(':').unwrap_or(("hard", name));
            let level = StyledLevel::of(Self::LEVELS.iter().find(|kind| kind.name() == level)?)?;
            Some(Self::Styled(level, Style::from_name(style)?))
        };
        Self::ALL.iter().copied().find(|kind| kind.name() == name).or_else(styled)
    }

    /// Every name, for messages: `random, easy, …`.
    pub fn names() -> String {
        let names =
            |all: &mut dyn Iterator<Item = &'static str>| all.collect::<Vec<_>>().join(", ");
        let bots = names(&mut Self::ALL.iter().map(|kind| kind.name()));
        let styles = names(&mut Style::ALL.iter().map(|style| style.name()));
        format!("{bots}, or a level with a style ({styles}) as in hard:science")
    }

    /// The level or reference behind a style, and the style.
    fn parts(self) -> (Self, Option<Style>) {
        match self {
            Self::Styled(level, style) => {
                let level = match level {
                    StyledLevel::Easy => Self::Easy,
                    StyledLevel::Normal => Self::Normal,
                    StyledLevel::Hard => Self::Hard,
                    StyledLevel::Expert => Self::Expert,
                };
                (level, Some(style))
            }
            kind => (kind, None),
        }
    }

    /// A player of this kind, seeded. It keeps its search tree from one decision to the next.
    pub fn player<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        let style = self.parts().1;
        match (self, self.level::<G>()) {
            (Self::Random, _) => Box::new(Random::new(seed)),
            (Self::Greedy, _) => Box::new(Greedy::new(seed)),
            (_, Some(Level::Heuristic { noise })) => {
                Box::new(Greedy::with_noise(seed, noise).with_style(style))
            }
            (Self::Ismcts, _) => Box::new(WithDefaultTime(Ismcts::<G>::new(seed))),
            _ => Box::new(Searching { kind: self, search: self.search::<G>(seed) }),
        }
    }

    /// The search of this kind.
    pub(crate) fn search<G: Evaluate>(self, seed: u64) -> Search<G> {
        Search::with_evaluator(seed, G::evaluator(self.release())).with_style(self.parts().1)
    }

    /// The release whose parameters and network a search of this kind uses.
    fn release(self) -> Release {
        if self == Self::Expert010 { Release::V0_1 } else { Release::Current }
    }

    /// How a level plays. `None` for other kinds and for the strongest level, which has no limits.
    fn level<G: Evaluate>(self) -> Option<Level> {
        match self.parts().0 {
            Self::Easy => Some(G::LEVELS[0]),
            Self::Normal => Some(G::LEVELS[1]),
            Self::Hard => Some(G::LEVELS[2]),
            _ => None,
        }
    }

    /// The budget of a kind that searches a tree of positions, within its limits. `None` for other kinds.
    pub(crate) fn search_budget<G: Evaluate>(self, budget: &Budget) -> Option<Budget> {
        let mut own = budget.clone();
        let kind = self.parts().0;
        if !matches!(kind, Self::Expert | Self::Expert010) {
            own.threads = 1;
        }
        match (kind, self.level::<G>()) {
            (Self::Random | Self::Greedy | Self::Ismcts, _)
            | (_, Some(Level::Heuristic { .. })) => return None,
            (_, Some(Level::Search { iterations })) => {
                own.iterations = Some(budget.iterations.map_or(iterations, |n| n.min(iterations)));
            }
            (_, None) => own = with_default_time(&own),
        }
        Some(own)
    }
}

impl StyledLevel {
    fn of(kind: &BotKind) -> Option<Self> {
        Some(match kind {
            BotKind::Easy => Self::Easy,
            BotKind::Normal => Self::Normal,
            BotKind::Hard => Self::Hard,
            BotKind::Expert => Self::Expert,
            _ => return None,
        })
    }
}

/// Thinking time per decision if the budget is unset.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

fn with_default_time(budget: &Budget) -> Budget {
    let time = if budget.is_unset() { Some(DEFAULT_TIME) } else { budget.time };
    Budget { time, ..budget.clone() }
}

/// A bot without limits of its own, with the default time if the budget is unset.
struct WithDefaultTime<B>(B);

impl<G: Evaluate, B: Bot<G>> Bot<G> for WithDefaultTime<B> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget) -> Advice<G::Move> {
        self.0.choose(view, seat, &with_default_time(budget))
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_found_by_its_name() {
        for &kind in BotKind::ALL {
            assert_eq!(BotKind::from_name(kind.name()), Some(kind));
        }
        for level in BotKind::LEVELS {
            for style in Style::ALL {
                let name = format!("{}:{}", level.name(), style.name());
                let kind = BotKind::from_name(&name).expect("a level with a style");
                assert_eq!((kind.name(), kind.parts()), (&*name, (*level, Some(*style))));
            }
        }
        assert_eq!(BotKind::from_name("science"), BotKind::from_name("hard:science"));
        for wrong in ["", "hard:", ":science", "greedy:science", "hard:blue", "hard:science:civil"]
        {
            assert_eq!(BotKind::from_name(wrong), None, "{wrong}");
        }
    }
}
