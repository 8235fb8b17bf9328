//! `mirabilia analyse`: evaluates every decision of a game.

mod bar;
mod page;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use mirabilia_analysis::{AnalysisError, Question, ReasonReport, game, svg};
use mirabilia_bots::Budget;
use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, Turn};
use mirabilia_tell::{tell_game, write_reasons};
use mirabilia_words::{Lang, Words};

use crate::boards::BoardsOption;
use crate::files::read_record;
use crate::interrupt;
use crate::lang::LangOption;
use crate::report::Printer;

/// Evaluate every decision of a game: the value of each move, the best move, the loss of the move
/// played
///
/// Each decision is judged by what its player knew at the time. A running game is analysed up to
/// the end of its record.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia analyse game.rec\n  \
                        mirabilia analyse game.rec --time-ms 2000 --svg curve.svg\n  \
                        mirabilia analyse game.rec --seat 0 --json\n  \
                        mirabilia analyse game.rec --iterations 2000 --seed 1")]
pub struct Analyse {
    /// Record file (- for standard input)
    file: PathBuf,
    /// Only this seat's decisions, with win chances from its point of view
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    /// Judge with full knowledge of all hands (finished games only)
    #[arg(long)]
    full: bool,
    /// Write the win-chance curve to this SVG file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    thinking: Thinking,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsOption,
    #[command(flatten)]
    lang: LangOption,
}

/// Search limits per decision.
#[derive(Args, Debug)]
pub struct Thinking {
    /// Time per decision in milliseconds
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time_ms: Option<u64>,
    /// Search iterations per decision (deterministic unless --time-ms is also set)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    /// Random seed for the analysis
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Thinking {
    /// The limits as a question to the analysis. Ctrl-C stops the search.
    pub(super) fn question(&self, full: bool) -> Result<Question> {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        let budget = Budget {
            time: self.time_ms.map(Duration::from_millis),
            iterations: self.iterations,
            threads: self.threads.map_or_else(all, usize::from),
            stop: interrupt::stop()?,
            ..Budget::default()
        };
        Ok(Question { budget, full, seed: self.seed, bot: None })
    }

    /// Whether only iterations are limited, so that the result is reproducible.
    pub(super) fn is_exact_count(&self) -> bool {
        self.iterations.is_some() && self.time_ms.is_none()
    }
}

impl Analyse {
    /// Prints the analysis.
    pub fn run(&self) -> Result<()> {
        self.boards.load()?;
        let words = self.lang.words();
        let table = read_record(&self.file, &words)?;
        self.boards.only_for_dice(table.kind())?;
        let file = self.file.display().to_string();
        let seat = self.seat.map(|seat| find_seat(&table, seat, &words)).transpose()?;
        let question = self.thinking.question(self.full)?;
        let bar = bar::Bar::new(&words);
        let report = game(&table, seat, &question, &|progress| bar.show(progress));
        bar.clear();
        let option = if self.full { "--full: " } else { "" };
        let report = report.map_err(|error| refusal(&error, &table, &words));
        let mut report = report.with_context(|| format!("{option}{file}"))?;
        let printer = Printer::new(&table, &words);
        if let Some(path) = &self.svg {
            let written =
                fs::write(path, svg(&report, &printer.say("report-curve", &[]), &printer.names));
            written.with_context(|| format!("--svg: cannot write {}", path.display()))?;
        }
        let lines = if self.json {
            in_english(&table, report.reasons_mut());
            vec![serde_json::to_string(&report)?]
        } else {
            tell_game(&table, &mut report);
            page::lines(&table, &report, &printer)
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

/// Writes out the reasons in English, for programs.
pub(super) fn in_english<'a>(
    table: &AnyTable,
    reasons: impl Iterator<Item = &'a mut ReasonReport>,
) {
    let words = Words::new(Lang::En);
    write_reasons(table.kind(), reasons, &words, &Printer::new(table, &words).names);
}

/// The seat of this number.
pub(super) fn find_seat(table: &AnyTable, seat: u8, words: &Words) -> Result<Seat> {
    let seats = table.seats();
    if seat < seats {
        return Ok(Seat::new(seat));
    }
    let error = AnalysisError::NoSeat { seat: usize::from(seat), seats };
    Err(refusal(&error, table, words)).context("--seat")
}

/// Why a position cannot be analysed.
pub(super) fn refusal(error: &AnalysisError, table: &AnyTable, words: &Words) -> anyhow::Error {
    let (id, args) = match error {
        AnalysisError::Running => ("running", vec![]),
        AnalysisError::NoSeat { seat, seats } => {
            ("no-seat", vec![("seat", (*seat).into()), ("last", seats.saturating_sub(1).into())])
        }
        AnalysisError::NotDeciding { seat, step, .. } => {
            let why = awaited(table, words).into();
            let seat = seat.index().into();
            ("not-deciding", vec![("seat", seat), ("steps", (*step).into()), ("why", why)])
        }
        AnalysisError::Already { seat } => ("already", vec![("seat", seat.index().into())]),
        other => return anyhow!("{other}"),
    };
    anyhow!(words.say(&format!("report-analysis-{id}"), &args))
}

/// What a table is waiting for.
pub(super) fn awaited(table: &AnyTable, words: &Words) -> String {
    match table.turn() {
        Turn::Over => words.say("report-over", &[]),
        Turn::Chance => words.say("report-luck-due", &[]),
        Turn::Seats(seats) => {
            let printer = Printer::new(table, words);
            let names: Vec<String> =
                seats.iter().map(|seat| printer.name(seat).to_owned()).collect();
            words.say("report-to-move", &[("names", words.list(&names).into())])
        }
    }
}
