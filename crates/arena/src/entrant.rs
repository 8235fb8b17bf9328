//! Who takes part: a name, a way to make the bot, and how much it may think.

use std::fmt;
use std::time::Duration;

use mirabilia_bots::{Bot, BotKind, Budget, Judged};
use mirabilia_kernel::Game;

/// Makes a bot from the seed of its own luck.
type Make<G> = Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Send + Sync>;

/// Someone who takes part in a match.
pub struct Entrant<G: Game> {
    /// What it is called in tables and records.
    pub name: String,
    /// How much it may think; always on one thread, because every core plays a game of its own.
    pub budget: Budget,
    make: Make<G>,
}

impl<G: Game> Entrant<G> {
    /// An entrant of any kind.
    pub fn new(
        name: impl Into<String>,
        budget: Budget,
        make: impl Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), budget, make: Box::new(make) }
    }

    /// A new player for one game.
    pub fn player(&self, seed: u64) -> Box<dyn Bot<G>> {
        (self.make)(seed)
    }
}

impl<G: Game> fmt::Debug for Entrant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entrant").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A bot as the command line names it: `greedy`, or with a budget of its own `search@200` (so many
/// iterations a move) and `search@50ms`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotName {
    /// As it was written.
    pub text: String,
    /// Which bot.
    pub kind: BotKind,
    /// Its own budget, if it was given one.
    pub own: Option<Allowance>,
}

/// How much thinking a move is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowance {
    /// Wall-clock time.
    Time(Duration),
    /// Search iterations.
    Iterations(u64),
}

impl Allowance {
    /// The budget of one move.
    pub fn budget(self) -> Budget {
        match self {
            Self::Time(time) => Budget::time(time),
            Self::Iterations(iterations) => Budget::iterations(iterations),
        }
    }
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) => write!(f, "{} ms a move", time.as_millis()),
            Self::Iterations(1) => f.write_str("1 iteration a move"),
            Self::Iterations(iterations) => write!(f, "{iterations} iterations a move"),
        }
    }
}

impl BotName {
    /// Reads a bot's name with its budget.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (name, own) = match text.split_once('@') {
            Some((name, own)) => (name, Some(allowance(own)?)),
            None => (text, None),
        };
        let kind =
            BotKind::from_name(name).ok_or_else(|| format!("bots are {}", BotKind::names()))?;
        Ok(Self { text: text.to_owned(), kind, own })
    }

    /// The entrant, with `usual` where it has no budget of its own.
    pub fn entrant<G: Judged>(&self, usual: Option<Allowance>) -> Entrant<G> {
        let budget = self.own.or(usual).map_or_else(Budget::default, Allowance::budget);
        let kind = self.kind;
        Entrant::new(&self.text, budget, move |seed| kind.player::<G>(seed))
    }
}

fn allowance(text: &str) -> Result<Allowance, String> {
    let number = |digits: &str| digits.parse::<u64>().ok().filter(|n| (1..=1 << 40).contains(n));
    match text.strip_suffix("ms") {
        Some(time) => number(time).map(|ms| Allowance::Time(Duration::from_millis(ms))),
        None => number(text).map(Allowance::Iterations),
    }
    .ok_or_else(|| {
        "after @ stands a number of iterations or a time: search@200, search@50ms".into()
    })
}

/// The names of the players at a table; those who are called the same are numbered.
pub(crate) fn names_at_table(names: &[&str]) -> Vec<String> {
    let name = |(seat, name): (usize, &&str)| {
        let same = |names: &[&str]| names.iter().filter(|other| *other == name).count();
        match same(names) {
            1 => (*name).to_owned(),
            _ => format!("{name} {}", same(&names[..=seat])),
        }
    };
    names.iter().enumerate().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_carry_budgets() {
        let own = |text| BotName::parse(text).map(|bot| (bot.kind, bot.own));
        assert_eq!(own("greedy"), Ok((BotKind::Greedy, None)));
        assert_eq!(own("search@200"), Ok((BotKind::Search, Some(Allowance::Iterations(200)))));
        let time = Allowance::Time(Duration::from_millis(50));
        assert_eq!(own("expert@50ms"), Ok((BotKind::Expert, Some(time))));
        for (text, message) in [
            ("hal", "bots are random, "),
            ("", "bots are random, "),
            ("hal@3", "bots are random, "),
            ("search@", "after @ stands"),
            ("search@0", "after @ stands"),
            ("search@-1", "after @ stands"),
            ("search@5s", "after @ stands"),
        ] {
            let error = own(text).unwrap_err();
            assert!(error.starts_with(message), "{text}: {error}");
        }
    }

    #[test]
    fn namesakes_are_numbered() {
        assert_eq!(names_at_table(&["a", "b", "b"]), ["a", "b 1", "b 2"]);
    }
}
