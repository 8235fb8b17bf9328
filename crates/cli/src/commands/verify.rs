//! `mirabilia verify`: checks the luck of a finished game against its commitment.

use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use mirabilia_fair::{Unfair, Verified, verify};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Turn;
use mirabilia_kernel::record::luck_line;
use mirabilia_words::{Arg, Lang, Message, Words};
use serde::Serialize;

use crate::args;
use crate::boards::BoardsOption;
use crate::lang::{LangOption, page_width};
use crate::record_arg::{Opened, read_word};
use crate::report::text;

/// Check a finished game's deals against its published commitment
///
/// A server publishes the hash of a secret before the first deal, every person adds a number, and
/// the record of the finished game contains the secret. All luck is drawn again from these and
/// compared with the record. docs/fair-luck.md explains what that proves.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia verify game.rec\n  \
                        mirabilia verify --json - < game.rec")]
pub struct Verify {
    /// Record file (- for standard input), or the number or name of a saved game
    #[arg(value_name = "FILE", add = args::records())]
    file: PathBuf,
    /// Print one JSON object: what was checked
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsOption,
    #[command(flatten)]
    lang: LangOption,
}

/// The JSON output. Its fields are a contract: `docs/fair-luck.md`.
#[derive(Serialize)]
struct Report {
    ok: bool,
    game: &'static str,
    over: bool,
    /// Luck steps that were drawn again and match.
    deals: usize,
    /// Luck steps that came with the record the table started from.
    given: usize,
    commitment: Option<String>,
    seed: Option<String>,
    numbers: Vec<PersonNumber>,
    /// What is wrong.
    problem: Option<String>,
    line: Option<usize>,
    step: Option<usize>,
}

#[derive(Serialize)]
struct PersonNumber {
    seat: u8,
    number: String,
}

/// What is wrong with a record, and the line.
struct Problem {
    reason: Message,
    line: Option<usize>,
    step: Option<usize>,
}

impl Verify {
    /// Checks the record and prints the result.
    pub fn run(&self) -> Result<()> {
        self.boards.load()?;
        let words = self.lang.words();
        let Opened { shown, text, table, .. } = read_word(&self.file, &words)?;
        self.boards.only_for_dice(table.kind())?;
        let checked = check(&table, &text);
        if self.json {
            let report = serde_json::to_string(&Report::of(&table, &checked))?;
            crate::print(|out| writeln!(out, "{report}"))?;
        }
        match checked {
            Ok(_) if self.json => Ok(()),
            Ok(verified) => {
                let lines = told(&table, &verified, &words);
                crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
            }
            Err(problem) => {
                let mut why = words.tell(&problem.reason, &[]);
                if let Some(line) = problem.line {
                    why = words.say("file-line", &[("n", line.into()), ("why", why.into())]);
                }
                Err(anyhow!(why)).context(shown)
            }
        }
    }
}

fn check(table: &AnyTable, text: &str) -> Result<Verified, Problem> {
    let problem = |id: &'static str| Problem { reason: Message::new(id), line: None, step: None };
    let Some(fairness) = table.fairness() else {
        return Err(problem("report-unfair-no-commitment"));
    };
    verify(table, fairness).map_err(|unfair| match unfair {
        Unfair::NoSecret if table.turn() == Turn::Over => problem("report-unfair-no-secret"),
        Unfair::NoSecret => problem("report-unfair-not-over"),
        Unfair::OtherLuck { step, luck, written, right } => Problem {
            reason: Message::new("report-unfair-luck")
                .with("step", step)
                .with("written", written)
                .with("right", right),
            line: luck_line(text, luck),
            step: Some(step),
        },
        Unfair::WrongSecret { written, secret } => Problem {
            reason: Message::new("report-unfair-secret")
                .with("written", written.to_string())
                .with("secret", secret.to_string()),
            line: header_line(text, "commitment"),
            step: None,
        },
        Unfair::Beyond { from, steps } => Problem {
            reason: Message::new("report-unfair-beyond").with("from", from).with("steps", steps),
            line: header_line(text, "dealt-from"),
            step: None,
        },
        other => Problem {
            reason: Message::new("tell-text").with("text", other.to_string()),
            line: None,
            step: None,
        },
    })
}

/// The line of a header field, counted from 1.
fn header_line(text: &str, key: &str) -> Option<usize> {
    let begins = |line: &str| line.split_whitespace().next() == Some(key);
    text.lines().position(begins).map(|place| place + 1)
}

fn told(table: &AnyTable, verified: &Verified, words: &Words) -> Vec<String> {
    let Verified { deals, given, promise, .. } = verified;
    let said = |id: &str, args: &[(&str, Arg<'_>)]| words.say(&format!("report-verify-{id}"), args);
    let commitment = promise.commitment.to_string();
    let mut rows = vec![
        ("commitment", said("commitment-said", &[("commitment", commitment.into())])),
        ("numbers", said("numbers-said", &[("n", promise.numbers.len().into())])),
        ("deals", said("deals-said", &[("n", (*deals).into())])),
    ];
    if promise.from > 0 {
        let args = [("n", (*given).into()), ("steps", promise.from.into())];
        rows.push(("unchecked", said("unchecked-given", &args)));
    }
    if table.turn() != Turn::Over {
        rows.push(("unchecked", said("unchecked-rest", &[])));
    }
    let labels = ["commitment", "numbers", "deals", "unchecked"].map(|label| said(label, &[]));
    let widest = labels.iter().map(|label| text::width(label)).max().unwrap_or(0);
    let row = |(label, text): &(&str, String)| {
        let label = text::padded(&said(label, &[]), widest);
        text::fold(&format!("{label} "), text, page_width())
    };
    rows.iter().flat_map(row).collect()
}

impl Report {
    fn of(table: &AnyTable, checked: &Result<Verified, Problem>) -> Self {
        let fairness = table.fairness();
        let (verified, problem) = match checked {
            Ok(verified) => (Some(verified), None),
            Err(problem) => (None, Some(problem)),
        };
        let number =
            |(seat, number): &(u8, String)| PersonNumber { seat: *seat, number: number.clone() };
        Self {
            ok: verified.is_some(),
            game: table.kind().name(),
            over: table.turn() == Turn::Over,
            deals: verified.map_or(0, |verified| verified.deals),
            given: verified.map_or(0, |verified| verified.given),
            commitment: fairness.map(|fairness| fairness.commitment.clone()),
            seed: verified.map(|verified| verified.seed.to_string()),
            numbers: fairness.map_or_else(Vec::new, |f| f.numbers.iter().map(number).collect()),
            problem: problem.map(|problem| Words::new(Lang::En).tell(&problem.reason, &[])),
            line: problem.and_then(|problem| problem.line),
            step: problem.and_then(|problem| problem.step),
        }
    }
}
