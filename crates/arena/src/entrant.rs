//! Participants of a match: a name, a constructor for the bot, and its budget.

use std::fmt;
use std::time::Duration;

use mirabilia_bots::{Bot, BotKind, Budget, Evaluate};
use mirabilia_kernel::Game;

/// Makes a bot from a seed.
type Make<G> = Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Send + Sync>;

/// A participant of a match.
pub struct Entrant<G: Game> {
    /// Its name in tables and records.
    pub name: String,
    /// Its budget per move. Always one thread, because every core plays a game of its own.
    pub budget: Budget,
    make: Make<G>,
}

impl<G: Game> Entrant<G> {
    /// An entrant with any kind of bot.
    pub fn new(
        name: impl Into<String>,
        budget: Budget,
        make: impl Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), budget, make: Box::new(make) }
    }

    /// A new bot for one game.
    pub fn player(&self, seed: u64) -> Box<dyn Bot<G>> {
        (self.make)(seed)
    }
}

impl<G: Game> fmt::Debug for Entrant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entrant").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A bot as named on the command line: `greedy`, or with its own budget per move: `search@200`
/// (iterations), `search@50ms`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotName {
    /// The name as it was written.
    pub text: String,
    /// The kind of bot.
    pub kind: BotKind,
    /// Its own budget, if it has one.
    pub own: Option<Allowance>,
}

/// A budget per move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowance {
    /// Wall-clock time.
    Time(Duration),
    /// Search iterations.
    Iterations(u64),
}

impl Allowance {
    /// As the budget of a bot.
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
            Self::Time(time) => write!(f, "{} ms per move", time.as_millis()),
            Self::Iterations(1) => f.write_str("1 iteration per move"),
            Self::Iterations(iterations) => write!(f, "{iterations} iterations per move"),
        }
    }
}

impl BotName {
    /// Parses a bot's name with its budget.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (name, own) = match text.split_once('@') {
            Some((name, own)) => (name, Some(allowance(own)?)),
            None => (text, None),
        };
        let kind =
            BotKind::from_name(name).ok_or_else(|| format!("bots are {}", BotKind::names()))?;
        Ok(Self { text: text.to_owned(), kind, own })
    }

    /// The entrant, with `default` if it has no budget of its own.
    pub fn entrant<G: Evaluate>(&self, default: Option<Allowance>) -> Entrant<G> {
        let budget = self.own.or(default).map_or_else(Budget::default, Allowance::budget);
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
        "expected iterations or a time after @, such as search@200 or search@50ms".into()
    })
}

/// The names of the players at a table. Equal names are numbered.
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
    fn a_name_may_have_a_budget() {
        let own = |text| BotName::parse(text).map(|bot| (bot.kind, bot.own));
        assert_eq!(own("greedy"), Ok((BotKind::Greedy, None)));
        assert_eq!(own("search@200"), Ok((BotKind::Search, Some(Allowance::Iterations(200)))));
        let time = Allowance::Time(Duration::from_millis(50));
        assert_eq!(own("expert@50ms"), Ok((BotKind::Expert, Some(time))));
        for (text, message) in [
            ("hal", "bots are random, "),
            ("", "bots are random, "),
            ("hal@3", "bots are random, "),
            ("search@", "expected iterations"),
            ("search@0", "expected iterations"),
            ("search@-1", "expected iterations"),
            ("search@5s", "expected iterations"),
        ] {
            let error = own(text).unwrap_err();
            assert!(error.starts_with(message), "{text}: {error}");
        }
    }

    #[test]
    fn equal_names_are_numbered() {
        assert_eq!(names_at_table(&["a", "b", "b"]), ["a", "b 1", "b 2"]);
    }
}
