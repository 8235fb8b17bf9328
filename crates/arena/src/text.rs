//! The standings as plain text.

use std::fmt::Write;

use crate::report::{BotReport, Report, SprtReport};

impl Report {
    /// The standings as lines of text.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.headline()];
        lines.extend(table(&self.ranked().into_iter().map(row).collect::<Vec<_>>()));
        let anchor = self.bots.last().map_or("", |bot| &bot.bot);
        lines.push(format!(
            "Score: share of the victory, {:.1} % is fair. Errors are 95 %. Elo is relative to {anchor}.",
            100.0 / f64::from(self.seats)
        ));
        if self.bots.iter().any(|bot| bot.elo_bound.is_some()) {
            lines.push(
                "> and < mark ratings that may lie any amount further out: nobody took a game off \
                 them, or they won none. ? marks those that no result ties to the last bot."
                    .to_owned(),
            );
        }
        if self.ends.len() > 1 {
            let ends: Vec<String> =
                self.ends.iter().map(|(end, n)| format!("{n} by {end}")).collect();
            lines.push(format!("Ends: {}.", ends.join(", ")));
        }
        let over = self.bots.iter().filter_map(|bot| Some((bot.max_over_ms?, &bot.bot)));
        if let Some((over, bot)) =
            over.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|most| most.0 > 0.0)
        {
            lines.push(format!("The longest move took {over:.1} ms beyond its time ({bot})."));
        }
        lines.extend(self.sprt.as_ref().map(|test| test.line(&self.bots[0].bot)));
        lines
    }

    fn headline(&self) -> String {
        let count = |n: u64, word: &str| format!("{n} {word}{}", if n == 1 { "" } else { "s" });
        let mut line = format!(
            "{}, {} seats: {} on {}, seed {}",
            self.game,
            self.seats,
            count(self.games, "game"),
            count(self.deals, "deal"),
            self.seed
        );
        if !self.budget.is_empty() {
            let _ = write!(line, ", {}", self.budget);
        }
        if self.interrupted {
            line += "; ended early";
        }
        if !self.games.is_multiple_of(self.games_a_deal) {
            let whole = self.games_a_deal;
            let _ = write!(line, "; not every deal is whole (a whole one takes {whole} games)");
        }
        line
    }
}

impl SprtReport {
    /// The test in one line.
    fn line(&self, bot: &str) -> String {
        let Self { elo0, elo1, llr, lower, upper, deals, .. } = self;
        let verdict = match self.verdict {
            "elo0" => format!("{bot} is {elo0:+} rather than {elo1:+}"),
            "elo1" => format!("{bot} is {elo1:+} rather than {elo0:+}"),
            _ => "not decided".to_owned(),
        };
        format!(
            "Test of {elo0:+} against {elo1:+} Elo: {verdict}; likelihood ratio {llr:.2} within \
             {lower:.2} to {upper:.2} after {deals} deals, risks {} % and {} %.",
            self.alpha * 100.0,
            self.beta * 100.0
        )
    }
}

const HEADS: [&str; 9] = [
    "#",
    "bot",
    "games",
    "score",
    "won/shared/lost",
    "points",
    "Elo",
    "stronger than next",
    "ms/move",
];

fn row(bot: &BotReport) -> [String; 9] {
    [
        bot.rank.to_string(),
        bot.bot.clone(),
        bot.games.to_string(),
        format!("{:.1} % ± {:.1}", 100.0 * bot.score, 100.0 * bot.score_error),
        format!("{}/{}/{}", bot.wins, bot.draws, bot.losses),
        format!("{:.1}", bot.mean_points),
        bot.elo_text(),
        bot.los.map_or_else(String::new, likely),
        format!("{:.2}", bot.ms_per_move),
    ]
}

/// A likelihood; no number of games makes one certain.
fn likely(los: f64) -> String {
    match 100.0 * los {
        percent if percent > 99.9 => "> 99.9 %".to_owned(),
        percent if percent < 0.1 => "< 0.1 %".to_owned(),
        percent => format!("{percent:.1} %"),
    }
}

/// Columns as wide as they need to be; names to the left, numbers to the right.
fn table(rows: &[[String; 9]]) -> Vec<String> {
    let heads = HEADS.map(str::to_owned);
    let all: Vec<&[String; 9]> = std::iter::once(&heads).chain(rows).collect();
    let wide = |column: usize| all.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let line = |row: &&[String; 9]| {
        let cell = |column: usize| {
            let (text, wide) = (&row[column], wide(column));
            if column == 1 { format!("{text:<wide$}") } else { format!("{text:>wide$}") }
        };
        (0..HEADS.len()).map(cell).collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    all.iter().map(line).collect()
}
