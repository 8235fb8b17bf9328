//! `mirabilia best`: the best move where a record stops, and why.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use mirabilia_analysis::{Hint, MoveReport, hint};
use mirabilia_bots::BotKind;
use mirabilia_games::AnyTable;
use mirabilia_kernel::record::awaited;
use mirabilia_kernel::{Seat, Turn};
use serde::Serialize;

use super::analyse::{Thinking, find_seat};
use crate::boards::BoardsOption;
use crate::files::read_record;
use crate::show::{self, Choice, Names, text};

/// Columns of what is printed.
const PAGE: usize = 80;
/// So many other moves are told.
const OTHERS: usize = 4;

/// Say the best move where a record stops, with what it is worth and why
///
/// Only what the seat knows is used.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia best game.rec\n  \
                        mirabilia best game.rec --seat 2 --time-ms 5000\n  \
                        mirabilia best game.rec --bot greedy --json")]
pub struct Best {
    /// The record; - reads standard input
    file: PathBuf,
    /// For whom; may be left out when only one seat owes a move
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    /// Who is asked; the search when nobody is named
    #[arg(long, value_name = "NAME", value_parser = bot)]
    bot: Option<BotKind>,
    #[command(flatten)]
    thinking: Thinking,
    /// One JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsOption,
}

fn bot(name: &str) -> Result<BotKind, String> {
    BotKind::from_name(name).ok_or_else(|| format!("bots are {}", BotKind::names()))
}

/// What `--json` prints.
#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    hint: &'a Hint,
    bot: &'static str,
}

impl Best {
    /// Prints the best move.
    pub fn run(&self) -> Result<()> {
        self.boards.load()?;
        let table = read_record(&self.file)?;
        self.boards.only_for_dice(table.kind())?;
        let file = self.file.display().to_string();
        let seat = match self.seat {
            Some(seat) => find_seat(&table, seat)?,
            None => only_seat(&table).with_context(|| file.clone())?,
        };
        let mut question = self.thinking.question(false)?;
        if self.thinking.is_exact_count() {
            question.budget.threads = 1; // the same answer every time
        }
        // These two are the search that is asked anyway; what it measures beyond is for nobody else.
        let asked = self.bot.unwrap_or(BotKind::Search);
        let is_search = matches!(asked, BotKind::Search | BotKind::Expert);
        question.bot = (!is_search).then_some(asked);
        let hint = hint(&table, seat, &question).with_context(|| file)?;
        let lines = if self.json {
            vec![serde_json::to_string(&Answer { hint: &hint, bot: asked.name() })?]
        } else {
            lines(&table, seat, &hint)
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

/// The only seat that owes a move.
fn only_seat(table: &AnyTable) -> Result<Seat> {
    match table.turn() {
        Turn::Seats(seats) if seats.len() == 1 => Ok(seats.first().expect("one seat")),
        Turn::Seats(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            bail!("seats {} owe a move each; --seat S says whose is wanted", seats.join(", "))
        }
        turn => bail!("no move is awaited: {}", awaited(turn)),
    }
}

fn lines(table: &AnyTable, seat: Seat, hint: &Hint) -> Vec<String> {
    let names = Names::of(table);
    let choices = show::choices(table, seat, &names);
    let (name, chapter, step) = (names.seat(seat), show::chapter(table), hint.step);
    let mut lines = vec![format!("{chapter}, after {step} steps: {name} to move"), String::new()];
    lines.extend(told(&hint.best, &choices, PAGE));
    lines.extend(expected(&hint.best, seat, &names));
    if hint.line.len() > 1 {
        lines.extend(text::fold("    may go on  ", &hint.line.join(" · "), PAGE));
    }
    let others = &hint.alternatives()[..hint.alternatives().len().min(OTHERS)];
    if !others.is_empty() {
        lines.extend([String::new(), "Instead".to_owned()]);
        lines.extend(others.iter().flat_map(|other| told(other, &choices, PAGE)));
    }
    let looks = hint.iterations;
    let how = if hint.exact { "exact" } else { "looks ahead" };
    lines.extend([String::new(), format!("{looks} {how}, {} legal moves", choices.len())]);
    lines
}

/// A move with its chance and its reasons.
pub(crate) fn told(m: &MoveReport, choices: &[Choice], page: usize) -> Vec<String> {
    // Where few looks leave much doubt, it is told.
    let doubt = (100.0 * m.error).round();
    let doubt = if doubt >= 1.0 { format!(" ±{doubt}") } else { String::new() };
    let chance = text::padded(&format!("{:>4.0}{doubt} %", 100.0 * m.value), 11);
    let mut lines = text::fold(&chance, &phrase(choices, &m.text), page);
    if !m.reasons.is_empty() {
        let why: Vec<&str> = m.reasons.iter().map(|reason| reason.text.as_str()).collect();
        lines.extend(text::fold("           ", &why.join("; "), page));
    }
    lines
}

fn expected(m: &MoveReport, seat: Seat, names: &Names) -> Vec<String> {
    let expected = &m.expected;
    if expected.playouts == 0 {
        return Vec::new();
    }
    let by = expected.by.iter().filter(|(_, points)| points.abs() >= 0.05);
    let by: Vec<String> = by
        .map(|(name, points)| text::tied(&format!("{} {points:.1}", name.replace('_', " "))))
        .collect();
    let others: Vec<String> = Seat::all(expected.totals.len() as u8)
        .filter(|&other| other != seat)
        .map(|other| format!("{} {:.1}", names.seat(other), expected.totals[other.index()]))
        .collect();
    let said = format!("{:.1}: {}; {}", expected.total, by.join(", "), others.join(", "));
    text::fold("    points at the end  ", &said, PAGE)
}

/// A move in the words of its list of choices, with its price.
fn phrase(choices: &[Choice], m: &str) -> String {
    let choice = choices.iter().find(|choice| choice.text == m);
    choice.map_or_else(|| m.to_owned(), |choice| choice.phrase.clone())
}

/// A move in words, without its price.
pub(crate) fn in_words(choices: &[Choice], m: &str) -> String {
    let phrase = phrase(choices, m);
    let short = phrase.split(" — ").next().unwrap_or(&phrase);
    short.replace(text::TIE, " ")
}
