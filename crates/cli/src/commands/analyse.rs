//! `mirabilia analyse`: evaluates every decision of a game.

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
use crate::lang::{LangOption, cannot};
use crate::near::tip;
use crate::progress::Progress;
use crate::record_arg::{Opened, RecordArg};
use crate::report::Printer;
use crate::saved::Accuracy;
use crate::{args, interrupt};

/// Evaluate every decision of a game: the value of each move, the best move, the loss of the move
/// played
///
/// Each decision is judged by what its player knew at the time. A running game is analysed up to
/// the end of its record.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia analyse\n  mirabilia analyse game.rec\n  \
                        mirabilia analyse game.rec --time-ms 2000 --svg curve.svg\n  \
                        mirabilia analyse game.rec --seat 0 --json\n  \
                        mirabilia analyse game.rec --iterations 2000 --seed 1")]
pub struct Analyse {
    #[command(flatten)]
    file: RecordArg,
    /// Only this seat's decisions, with win chances from its point of view: a number from 0, or a
    /// player's name [default: all seats]
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
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
    /// Time per decision in milliseconds [default: 300 in analyse, 1000 in best]
    #[arg(long, value_name = "N", value_parser = args::whole::<u64>(1..=3_600_000))]
    time_ms: Option<u64>,
    /// Search iterations per decision (deterministic unless --time-ms is also set) [default: no
    /// limit]
    #[arg(long, value_name = "N", value_parser = args::whole::<u64>(1..=u64::MAX))]
    iterations: Option<u64>,
    /// Random seed for the analysis
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = args::whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = args::whole::<u16>(1..=256))]
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

    /// How long a search takes, if time limits it.
    pub(super) fn time(&self, default: Duration) -> Option<Duration> {
        let unset = self.time_ms.is_none() && self.iterations.is_none();
        self.time_ms.map(Duration::from_millis).or(unset.then_some(default))
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
        let Opened { shown, table, saved, .. } = self.file.read(&words)?;
        self.boards.only_for_dice(table.kind())?;
        let seat = self.seat.as_deref().map(|seat| find_seat(&table, seat, &words)).transpose()?;
        let question = self.thinking.question(self.full)?;
        let bar = Progress::new(&words);
        let report = game(&table, seat, &question, &|done| {
            let args = [("done", done.done.into()), ("of", done.of.into())];
            bar.show(done.done as f64, done.of as f64, &words.say("review-progress", &args));
        });
        bar.clear();
        let option = if self.full { "--full: " } else { "" };
        let report = report.map_err(|error| refusal(&error, &table, &words));
        let mut report = report.with_context(|| format!("{option}{shown}"))?;
        if let Some(game) = saved.filter(|_| seat.is_none() && !self.full && report.complete) {
            let seats = report.summary.iter().map(|seat| seat.accuracy).collect();
            let accuracy = Accuracy { steps: table.steps(), seats };
            let _ = accuracy.write(&game.path); // only a comfort of the list
        }
        let printer = Printer::new(&table, &words);
        if let Some(path) = &self.svg {
            let written =
                fs::write(path, svg(&report, &printer.say("report-curve", &[]), &printer.names));
            written.with_context(|| format!("--svg: {}", cannot("write", path)))?;
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

/// The seat of this number or name.
pub(super) fn find_seat(table: &AnyTable, said: &str, words: &Words) -> Result<Seat> {
    let seats = table.seats();
    let printer = Printer::new(table, words);
    let named = |name: &String| name.to_lowercase() == said.to_lowercase();
    let named = table.names().iter().position(named).or(printer.names.iter().position(named));
    let named = named.map(|seat| seat as u8);
    match named.or_else(|| said.parse::<u8>().ok()) {
        Some(seat) if seat < seats => Ok(Seat::new(seat)),
        _ => {
            let numbered = printer.names.iter().enumerate();
            let names: Vec<String> = numbered.map(|(n, name)| format!("{n} ({name})")).collect();
            let args = [("seat", said.into()), ("seats", names.join(", ").into())];
            let tip = tip(said, printer.names.iter().map(String::as_str));
            Err(anyhow!("--seat: {}{tip}", words.say("report-no-seat", &args)))
        }
    }
}

/// Why a position cannot be analysed.
pub(super) fn refusal(error: &AnalysisError, table: &AnyTable, words: &Words) -> anyhow::Error {
    let name = |seat: Seat| Printer::new(table, words).name(seat).to_owned();
    let (id, args) = match error {
        AnalysisError::Running => ("running", vec![]),
        AnalysisError::NotDeciding { seat, step, .. } => {
            let why = awaited(table, words).into();
            let name = name(*seat).into();
            ("not-deciding", vec![("name", name), ("steps", (*step).into()), ("why", why)])
        }
        AnalysisError::Already { seat } => ("already", vec![("name", name(*seat).into())]),
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
