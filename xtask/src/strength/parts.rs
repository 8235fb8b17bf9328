//! What is measured: one match per part.

/// One match: an upper bot against a table of a lower one, or a league of everybody against everybody.
pub(crate) struct Part {
    /// What it is called: `duel-headline`.
    pub(crate) name: String,
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    /// The bots as `mirabilia arena` names them: two, or those of a league. The last one has rating 0.
    pub(crate) bots: Vec<String>,
    /// Default number of games.
    pub(crate) games: u64,
}

/// Games and their tables.
pub(crate) const TABLES: [(&str, u8); 3] = [("duel", 2), ("wonders", 4), ("dice", 4)];

/// How long `expert` thinks on the ladder, and in the headline.
const LADDER_MS: u64 = 200;
const HEADLINE_MS: u64 = 1000;

/// The bots of the leagues. They think by iterations, so that a league is the same on every machine.
const LEAGUES: [(&str, &[&str], u64); 3] = [
    (
        "duel",
        &[
            "expert@400",
            "expert-0.1.0@400",
            "expert:science@400",
            "expert:military@400",
            "ismcts@2000",
            "hard",
            "hard:science",
            "hard:military",
            "hard:wonders",
            "hard:spoiler",
            "greedy",
        ],
        1100,
    ),
    (
        "wonders",
        &[
            "expert@100",
            "expert-0.1.0@100",
            "ismcts@100",
            "hard",
            "hard:science",
            "hard:military",
            "hard:civil",
            "hard:economy",
            "hard:spoiler",
            "greedy",
        ],
        2520,
    ),
    (
        "dice",
        &[
            "expert@100",
            "expert-0.1.0@100",
            "ismcts@100",
            "hard",
            "hard:science",
            "hard:military",
            "hard:civil",
            "hard:economy",
            "hard:spoiler",
            "greedy",
        ],
        2520,
    ),
];

/// Every part, cheap ones first within a game, so that an hour gives most of the page.
pub(crate) fn parts(time_ms: Option<u64>) -> Vec<Part> {
    let ms = time_ms.unwrap_or(LADDER_MS);
    let timed = |bot: &str| format!("{bot}@{ms}ms");
    let headline = format!("expert@{}ms", time_ms.unwrap_or(HEADLINE_MS));
    let (ladder, old, rollouts) = (timed("expert"), timed("expert-0.1.0"), timed("ismcts"));
    let styles = ["science", "military"].map(|style| timed(&format!("expert:{style}")));
    let mut all = Vec::new();
    for ((game, seats), (league, bots, games)) in TABLES.into_iter().zip(LEAGUES) {
        assert_eq!(game, league, "the leagues have the order of the games");
        #[rustfmt::skip]
        let rows: [(&str, &str, &str, u64); 12] = [
            ("greedy-random",   "greedy", "random",   2000),
            ("easy-random",     "easy",   "random",   2000),
            ("normal-easy",     "normal", "easy",     1000),
            ("hard-normal",     "hard",   "normal",   400),
            ("hard-greedy",     "hard",   "greedy",   400),
            ("expert-hard",     &ladder,  "hard",     200),
            ("expert-greedy",   &ladder,  "greedy",   400),
            ("expert-0.1.0",    &ladder,  &old,       400),
            ("expert-ismcts",   &ladder,  &rollouts,  400),
            ("expert-science",  &ladder,  &styles[0], 400),
            ("expert-military", &ladder,  &styles[1], 400),
            ("headline",        &headline, "greedy",  400),
        ];
        all.extend(rows.map(|(name, upper, lower, games)| Part {
            name: format!("{game}-{name}"),
            game,
            seats,
            bots: vec![upper.to_owned(), lower.to_owned()],
            games,
        }));
        let bots = bots.iter().map(|bot| (*bot).to_owned()).collect();
        all.push(Part { name: format!("{game}-league"), game, seats, bots, games });
    }
    all
}

impl Part {
    /// Does this word mean the part, or its game?
    pub(crate) fn is_called(&self, word: &str) -> bool {
        word == self.name || word == self.game
    }

    /// Whether everybody plays against everybody.
    pub(crate) fn is_league(&self) -> bool {
        self.bots.len() > usize::from(self.seats)
    }

    /// Games in which every combination of bots has had every seat.
    fn games_per_deal(&self) -> u64 {
        let (n, k) = (self.bots.len() as u64, u64::from(self.seats));
        let combinations =
            if self.is_league() { (0..k).fold(1, |all, i| all * (n - i) / (i + 1)) } else { 1 };
        combinations * k
    }

    /// The words after `mirabilia`.
    pub(crate) fn command(&self, games: u64) -> Vec<String> {
        let bots = self.bots.join(",");
        // Whole deals only: everybody has every seat equally often.
        let games = games.next_multiple_of(self.games_per_deal()).to_string();
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
        let league = all.iter().find(|part| part.name == "duel-league").expect("a league");
        // Eleven bots make 55 pairs.
        assert!(league.command(1).join(" ").ends_with(",greedy --games 110 --seed 1"));
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
