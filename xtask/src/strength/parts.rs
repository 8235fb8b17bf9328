//! What is measured: one match per part.

/// One match: an upper bot against a table of a lower one.
pub(crate) struct Part {
    /// What it is called: `duel-headline`.
    pub(crate) name: String,
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    /// The bots as `mirabilia arena` names them.
    pub(crate) upper: String,
    pub(crate) lower: &'static str,
    /// Default number of games.
    pub(crate) games: u64,
}

/// Games and their tables.
pub(crate) const TABLES: [(&str, u8); 3] = [("duel", 2), ("wonders", 4), ("dice", 4)];

/// How long `expert` thinks on the ladder, and in the headline.
const LADDER_MS: u64 = 200;
const HEADLINE_MS: u64 = 1000;

/// Every part, cheap ones first within a game, so that an hour gives most of the page.
pub(crate) fn parts(time_ms: Option<u64>) -> Vec<Part> {
    let ladder = format!("expert@{}ms", time_ms.unwrap_or(LADDER_MS));
    let headline = format!("expert@{}ms", time_ms.unwrap_or(HEADLINE_MS));
    let mut all = Vec::new();
    for (game, seats) in TABLES {
        #[rustfmt::skip]
        let rows = [
            ("greedy-random", "greedy", "random", 2000),
            ("easy-random",   "easy",   "random", 2000),
            ("normal-easy",   "normal", "easy",   1000),
            ("hard-normal",   "hard",   "normal", 400),
            ("hard-greedy",   "hard",   "greedy", 400),
            ("expert-hard",   &ladder,  "hard",   200),
            ("expert-greedy", &ladder,  "greedy", 400),
            ("headline",      &headline, "greedy", 400),
        ];
        all.extend(rows.map(|(name, upper, lower, games)| Part {
            name: format!("{game}-{name}"),
            game,
            seats,
            upper: upper.to_owned(),
            lower,
            games,
        }));
    }
    all
}

impl Part {
    /// Does this word mean the part, or its game?
    pub(crate) fn is_called(&self, word: &str) -> bool {
        word == self.name || word == self.game
    }

    /// The words after `mirabilia`.
    pub(crate) fn command(&self, games: u64) -> Vec<String> {
        let bots = format!("{},{}", self.upper, self.lower);
        // Whole deals only: everybody has every seat equally often.
        let games = games.next_multiple_of(u64::from(self.seats)).to_string();
        let seats = self.seats.to_string();
        let words = ["arena", "--game", self.game, "--seats", &seats, "--bots", &bots];
        let words = words.into_iter().chain(["--games", &games, "--seed", "1"]);
        words.map(str::to_owned).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_whole_deals() {
        let all = parts(Some(50));
        let headline = all.iter().find(|part| part.name == "wonders-headline").expect("a headline");
        assert_eq!(
            headline.command(10).join(" "),
            "arena --game wonders --seats 4 --bots expert@50ms,greedy --games 12 --seed 1"
        );
    }

    #[test]
    fn no_two_parts_have_the_same_name() {
        let mut names: Vec<String> = parts(None).into_iter().map(|part| part.name).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
