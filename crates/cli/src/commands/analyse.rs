//! `mirabilia analyse`: every decision of a game, what it was worth and what would have been better.

mod bar;
mod page;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use mirabilia_analysis::{AnalysisError, Question, game, svg};
use mirabilia_bots::Budget;
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;

use crate::boards::BoardsOption;
use crate::files::read_record;
use crate::interrupt;

/// Judge every decision of a game: what each move was worth, the best one, the loss of the one played
///
/// Each decision is judged by what its seat knew when it was made. A running game is looked at up to
/// where its record stops.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia analyse game.rec\n  \
                        mirabilia analyse game.rec --time-ms 2000 --svg curve.svg\n  \
                        mirabilia analyse game.rec --seat 0 --json\n  \
                        mirabilia analyse game.rec --iterations 2000 --seed 1")]
pub struct Analyse {
    /// The record; - reads standard input
    file: PathBuf,
    /// Only this seat's decisions, and everybody's chances through its eyes
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    /// With full knowledge, hidden hands too; only for a finished game
    #[arg(long)]
    full: bool,
    /// Draw the curve of everybody's chances into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    thinking: Thinking,
    /// One JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsOption,
}

/// How long to think about a decision.
#[derive(Args, Debug)]
pub struct Thinking {
    /// Milliseconds for each decision
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time_ms: Option<u64>,
    /// Looks for each decision; with it and without a time the answer is the same every time
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    /// The number that decides all luck of the analysis
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Cores to think on; all of them when none are named
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Thinking {
    /// As a question about decisions; Ctrl-C ends the thinking.
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

    /// Is the same answer wanted every time?
    pub(super) fn is_exact_count(&self) -> bool {
        self.iterations.is_some() && self.time_ms.is_none()
    }
}

impl Analyse {
    /// Prints what every decision was worth.
    pub fn run(&self) -> Result<()> {
        self.boards.load()?;
        let table = read_record(&self.file)?;
        self.boards.only_for_dice(table.kind())?;
        let file = self.file.display().to_string();
        let seat = self.seat.map(|seat| find_seat(&table, seat)).transpose()?;
        let question = self.thinking.question(self.full)?;
        let bar = bar::Bar::new("decisions");
        let report = game(&table, seat, &question, &|progress| bar.show(progress));
        bar.clear();
        let option = if self.full { "--full: " } else { "" };
        let report = report.with_context(|| format!("{option}{file}"))?;
        if let Some(path) = &self.svg {
            let written = fs::write(path, svg(&report));
            written.with_context(|| format!("--svg: cannot write {}", path.display()))?;
        }
        let lines = if self.json {
            vec![serde_json::to_string(&report)?]
        } else {
            page::lines(&table, &report)
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

/// The seat of this number at a table.
pub(super) fn find_seat(table: &AnyTable, seat: u8) -> Result<Seat> {
    let seats = table.seats();
    if seat < seats {
        return Ok(Seat::new(seat));
    }
    Err(AnalysisError::NoSeat { seat: usize::from(seat), seats }).context("--seat")
}
