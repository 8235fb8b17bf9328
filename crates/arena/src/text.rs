//! The report as text, in the user's language.

use mirabilia_games::wonders::{Side, Wonder};
use mirabilia_tell::{dice, wonders};
use mirabilia_words::{Arg, Lang, Words};

use crate::boards::BoardReport;
use crate::entrant::Allowance;
use crate::report::{BotReport, Report, SprtReport};
use crate::totals::EndReport;

impl Report {
    /// The report as lines: paragraphs, for the caller to wrap, and tables of at most `width` columns.
    pub fn lines(&self, words: &Words, width: usize) -> Vec<String> {
        let say = |id: &str, args: &[(&str, Arg<'_>)]| words.say(id, args);
        let mut lines = vec![self.headline(words)];
        let rows: Vec<_> = self.ranked().into_iter().map(|bot| row(bot, words)).collect();
        lines.extend(table(&BOT_HEADS.map(|id| say(id, &[])), &rows, width));
        let fair = decimal(words, 100.0 / f64::from(self.seats), 1);
        let anchor = self.bots.last().map_or("", |bot| &bot.bot);
        lines.push(say("report-match-legend", &[("fair", fair.into()), ("bot", anchor.into())]));
        if self.bots.iter().any(|bot| bot.elo_bound.is_some()) {
            lines.push(say("report-match-bounds", &[]));
        }
        if self.ends.len() > 1 {
            let end = |(end, n): (&&str, &u64)| {
                say(&format!("report-match-end-{end}"), &[("n", n.to_string().into())])
            };
            let ends: Vec<String> = self.ends.iter().map(end).collect();
            lines.push(say("report-match-ends", &[("ends", ends.join(", ").into())]));
            let ranked = self.ranked();
            lines.extend(ranked.iter().filter(|_| !self.alone).map(|bot| bot.ends_line(words)));
        }
        let over = self.bots.iter().filter_map(|bot| Some((bot.max_over_ms?, &bot.bot)));
        if let Some((over, bot)) =
            over.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(over, _)| *over > 0.0)
        {
            let args = [("ms", decimal(words, over, 1).into()), ("bot", bot.as_str().into())];
            lines.push(say("report-match-over", &args));
        }
        lines.extend(self.sprt.as_ref().map(|test| test.line(&self.bots[0].bot, words)));
        if self.alone {
            lines.push(say("report-match-alone", &[]));
        }
        if !self.boards.is_empty() {
            lines.push(String::new());
            let rows = self.boards.iter().enumerate();
            let rows: Vec<_> = rows.map(|(i, board)| board_row(i + 1, board, words)).collect();
            lines.extend(table(&BOARD_HEADS.map(|id| say(id, &[])), &rows, width));
        }
        lines
    }

    fn headline(&self, words: &Words) -> String {
        let game = words.say(&format!("game-{}", self.game), &[]);
        let args = [
            ("game", game.into()),
            ("seats", self.seats.into()),
            ("games", self.games.into()),
            ("deals", self.deals.into()),
            ("seed", self.seed.to_string().into()),
        ];
        let mut parts = vec![words.say("report-match-title", &args)];
        parts.extend(self.allowance.map(|allowance| match allowance {
            Allowance::Time(time) => {
                words.say("report-match-time", &[("n", time.as_millis().to_string().into())])
            }
            Allowance::Iterations(n) => words.say("report-match-iterations", &[("n", n.into())]),
        }));
        if self.interrupted {
            parts.push(words.say("report-match-interrupted", &[]));
        }
        if !self.games.is_multiple_of(self.games_per_deal) {
            parts.push(words.say("report-match-not-whole", &[("n", self.games_per_deal.into())]));
        }
        parts.join(" ")
    }
}

impl BotReport {
    /// How it won and lost, as a sentence.
    fn ends_line(&self, words: &Words) -> String {
        let end = |(end, count): (&&str, &EndReport)| {
            let args =
                [("won", count.won.to_string().into()), ("lost", count.lost.to_string().into())];
            words.say(&format!("report-match-ends-bot-{end}"), &args)
        };
        let ends: Vec<String> = self.ends.iter().map(end).collect();
        let args = [("bot", self.bot.as_str().into()), ("ends", ends.join(", ").into())];
        words.say("report-match-ends-bot", &args)
    }
}

impl SprtReport {
    /// The test as a sentence.
    fn line(&self, bot: &str, words: &Words) -> String {
        let Self { elo0, elo1, llr, lower, upper, deals, verdict, .. } = self;
        let signed = |elo: &f64| comma(words, format!("{elo:+}"));
        let args = [
            ("verdict", (*verdict).into()),
            ("bot", bot.into()),
            ("elo0", signed(elo0).into()),
            ("elo1", signed(elo1).into()),
            ("llr", decimal(words, *llr, 2).into()),
            ("lower", decimal(words, *lower, 2).into()),
            ("upper", decimal(words, *upper, 2).into()),
            ("deals", (*deals).into()),
            ("alpha", comma(words, (self.alpha * 100.0).to_string()).into()),
            ("beta", comma(words, (self.beta * 100.0).to_string()).into()),
        ];
        words.say("report-match-sprt", &args)
    }
}

const BOT_HEADS: [&str; 9] = [
    "report-match-column-place",
    "report-match-column-bot",
    "report-match-column-games",
    "report-match-column-score",
    "report-match-column-results",
    "report-match-column-points",
    "report-match-column-elo",
    "report-match-column-los",
    "report-match-column-ms",
];

const BOARD_HEADS: [&str; 5] = [
    "report-match-column-place",
    "report-match-column-board",
    "report-match-column-games",
    "report-match-column-score",
    "report-match-column-points",
];

/// A number with the decimal separator of the language.
fn decimal(words: &Words, x: f64, digits: usize) -> String {
    comma(words, format!("{x:.digits$}"))
}

fn comma(words: &Words, number: String) -> String {
    if words.lang() == Lang::En { number } else { number.replace('.', ",") }
}

fn percent(words: &Words, share: f64, error: f64) -> String {
    format!("{} ± {}", decimal(words, 100.0 * share, 1), decimal(words, 100.0 * error, 1))
}

fn board_row(rank: usize, board: &BoardReport, words: &Words) -> [String; 5] {
    [
        rank.to_string(),
        board_name(&board.board, words),
        board.games.to_string(),
        percent(words, board.score, board.score_error),
        decimal(words, board.mean_points, 1),
    ]
}

/// A wonder with its side, or a city of Dice.
fn board_name(id: &str, words: &Words) -> String {
    let (name, side) = id.split_once(' ').unwrap_or((id, ""));
    match (Wonder::from_id(name), Side::from_name(side)) {
        (Some(wonder), Some(side)) => {
            let said = [wonders::wonder(wonder), wonders::side(side)];
            said.map(|message| words.tell(&message, &[])).join(", ")
        }
        _ => words.tell(&dice::city(id, id), &[]),
    }
}

fn row(bot: &BotReport, words: &Words) -> [String; 9] {
    [
        bot.rank.to_string(),
        bot.bot.clone(),
        bot.games.to_string(),
        percent(words, bot.score, bot.score_error),
        format!("{}/{}/{}", bot.wins, bot.draws, bot.losses),
        decimal(words, bot.mean_points, 1),
        bot.elo_text(),
        bot.los.map_or_else(String::new, |los| comma(words, likely(los))),
        decimal(words, bot.ms_per_move, 2),
    ]
}

/// A likelihood in percent, never 0 or 100: no number of games makes it certain.
fn likely(los: f64) -> String {
    match 100.0 * los {
        percent if percent > 99.9 => "> 99.9".to_owned(),
        percent if percent < 0.1 => "< 0.1".to_owned(),
        percent => format!("{percent:.1}"),
    }
}

/// A table with columns as wide as they need to be: names left-aligned, numbers right-aligned. Columns
/// that do not fit into `width` follow below, with the first two columns repeated.
fn table<const N: usize>(heads: &[String; N], rows: &[[String; N]], width: usize) -> Vec<String> {
    let all: Vec<&[String; N]> = std::iter::once(heads).chain(rows).collect();
    let wide = |column: usize| all.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let first = wide(0) + GAP.len() + wide(1);
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let mut used = width;
    for column in 2..N {
        let more = GAP.len() + wide(column);
        if used + more > width {
            parts.push(Vec::new());
            used = first;
        }
        used += more;
        parts.last_mut().expect("a part was begun").push(column);
    }
    let line = |row: &[String; N], part: &[usize]| {
        let cell = |&column: &usize| {
            let (text, wide) = (&row[column], wide(column));
            if column == 1 { format!("{text:<wide$}") } else { format!("{text:>wide$}") }
        };
        let cells: Vec<String> = [0, 1].iter().chain(part).map(cell).collect();
        cells.join(GAP).trim_end().to_owned()
    };
    parts.iter().flat_map(|part| all.iter().map(|row| line(row, part))).collect()
}

const GAP: &str = "  ";
