//! `mirabilia verify`: the luck of a finished game checked against what was promised before it.

use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use mirabilia_fair::{Unfair, Verified, verify};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Turn;
use mirabilia_kernel::record::luck_line;
use serde::Serialize;

use crate::boards::BoardsOption;
use crate::files::read_record_text;

/// Check a finished game's deals against its published commitment
///
/// A server publishes the hash of a secret before the first deal, every person adds a number, and
/// the secret is in the record when the game is over. All luck is drawn again from them and must be
/// the luck of the record. docs/fair-luck.md says what that proves.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia verify game.rec\n  \
                        mirabilia verify --json - < game.rec")]
pub struct Verify {
    /// The record; - reads standard input
    file: PathBuf,
    /// One JSON object: what was checked
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsOption,
}

/// What was checked, for programs. The fields are a contract: `docs/fair-luck.md`.
#[derive(Serialize)]
struct Report {
    ok: bool,
    game: &'static str,
    over: bool,
    /// Luck steps that were drawn again and are right.
    deals: usize,
    /// Luck steps that came with the record the table began with.
    given: usize,
    commitment: Option<String>,
    seed: Option<String>,
    numbers: Vec<PersonNumber>,
    /// What is wrong, and where.
    problem: Option<String>,
    line: Option<usize>,
    step: Option<usize>,
}

#[derive(Serialize)]
struct PersonNumber {
    seat: u8,
    number: String,
}

/// What is wrong with a record, and the line where it is.
struct Problem {
    reason: String,
    line: Option<usize>,
    step: Option<usize>,
}

impl Verify {
    /// Checks the record and prints what was checked.
    pub fn run(&self) -> Result<()> {
        self.boards.load()?;
        let (shown, text, table) = read_record_text(&self.file)?;
        self.boards.only_for_dice(table.kind())?;
        let checked = check(&table, &text);
        if self.json {
            let report = serde_json::to_string(&Report::of(&table, &checked))?;
            crate::print(|out| writeln!(out, "{report}"))?;
        }
        match checked {
            Ok(_) if self.json => Ok(()),
            Ok(verified) => {
                let lines = told(&table, &verified);
                crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
            }
            Err(problem) => {
                let place = problem.line.map_or_else(String::new, |line| format!("line {line}: "));
                Err(anyhow!("{place}{}", problem.reason)).context(shown)
            }
        }
    }
}

fn check(table: &AnyTable, text: &str) -> Result<Verified, Problem> {
    let over = table.turn() == Turn::Over;
    let Some(fairness) = table.fairness() else {
        let reason = "no commitment; only a game whose header has a \"commitment\" line, as a \
                      server writes it, can be checked"
            .to_owned();
        return Err(Problem { reason, line: None, step: None });
    };
    verify(table, fairness).map_err(|unfair| {
        let reason = unfair.to_string();
        match unfair {
            Unfair::NoSecret if over => {
                let reason = "no secret; the record of a game that is over has a \"secret\" line \
                              after its \"commitment\""
                    .to_owned();
                Problem { reason, line: None, step: None }
            }
            Unfair::NoSecret => {
                let reason = "no secret: the game is not over; its server names the secret then, \
                              in a \"secret\" line"
                    .to_owned();
                Problem { reason, line: None, step: None }
            }
            Unfair::OtherLuck { step, luck, .. } => {
                Problem { reason, line: luck_line(text, luck), step: Some(step) }
            }
            Unfair::WrongSecret { .. } => {
                Problem { reason, line: header_line(text, "commitment"), step: None }
            }
            Unfair::Beyond { .. } => {
                Problem { reason, line: header_line(text, "dealt-from"), step: None }
            }
            _ => Problem { reason, line: None, step: None },
        }
    })
}

/// The line of a header field, counted from 1.
fn header_line(text: &str, key: &str) -> Option<usize> {
    let begins = |line: &str| line.split_whitespace().next() == Some(key);
    text.lines().position(begins).map(|place| place + 1)
}

fn told(table: &AnyTable, verified: &Verified) -> Vec<String> {
    let Verified { deals, given, promise, .. } = verified;
    let mut lines = vec![
        format!("commitment  {}: it is the hash of the secret", promise.commitment),
        match promise.numbers.len() {
            0 => "numbers     none: nobody but the server had a part in the seed".to_owned(),
            1 => "numbers     1 of a person, part of the seed".to_owned(),
            people => format!("numbers     {people} of people, all part of the seed"),
        },
        format!("deals       {deals} drawn again, every one as the record says"),
    ];
    if promise.from > 0 {
        let from = promise.from;
        lines.push(format!(
            "not checked {given} deals of the first {from} steps, which the table began with"
        ));
    }
    if table.turn() != Turn::Over {
        lines.push("not checked what follows: the game is not over".to_owned());
    }
    lines
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
            problem: problem.map(|problem| problem.reason.clone()),
            line: problem.and_then(|problem| problem.line),
            step: problem.and_then(|problem| problem.step),
        }
    }
}
