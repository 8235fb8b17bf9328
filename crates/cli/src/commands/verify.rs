//! `mirabilia verify`: checks the luck of a finished game against its commitment.

use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use mirabilia_engine::verify::{Place, Problem, Report, check};
use mirabilia_fair::Verified;
use mirabilia_games::AnyTable;
use mirabilia_kernel::Turn;
use mirabilia_kernel::record::luck_line;
use mirabilia_words::{Arg, Words};

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

impl Verify {
    /// Checks the record and prints the result.
    pub fn run(&self) -> Result<()> {
        self.boards.load()?;
        let words = self.lang.words();
        let Opened { shown, text, table, .. } = read_word(&self.file, &words)?;
        self.boards.only_for_dice(table.kind())?;
        let checked = check(&table);
        let line = checked.as_ref().err().and_then(|problem| line_of(problem, &text));
        if self.json {
            let report = serde_json::to_string(&Report::new(&table, &checked, line))?;
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
                if let Some(line) = line {
                    why = words.say("file-line", &[("n", line.into()), ("why", why.into())]);
                }
                Err(anyhow!(why)).context(shown)
            }
        }
    }
}

/// The line of a problem, counted from 1.
fn line_of(problem: &Problem, text: &str) -> Option<usize> {
    match problem.place? {
        Place::Luck(luck) => luck_line(text, luck),
        Place::Field(key) => header_line(text, key),
    }
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
