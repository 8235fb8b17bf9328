//! `mirabilia best`: the best move at the end of a record, with reasons.

mod watch;

use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use mirabilia_analysis::{Hint, MoveReport, hint};
use mirabilia_bots::BotKind;
use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, Turn};
use mirabilia_tell::{Way, category, offers, tell_hint};
use serde::Serialize;

use super::analyse::{Thinking, awaited, find_seat, in_english, refusal};
use crate::args;
use crate::boards::BoardsOption;
use crate::lang::LangOption;
use crate::progress::Progress;
use crate::record_arg::{Opened, RecordArg};
use crate::report::{Printer, text};

/// Width of the win chance.
const CHANCE: usize = 11;
/// How many alternatives are shown.
const OTHERS: usize = 4;

/// Show the best move at the end of a record, with its value and reasons
///
/// Uses only what the seat knows. With --watch, shows the search while it thinks, like an engine:
/// value, best line, iterations; without a limit it thinks until Ctrl-C, at most 10 minutes.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia best\n  mirabilia best game.rec\n  \
                        mirabilia best game.rec --seat 2 --time-ms 5000\n  \
                        mirabilia best game.rec --watch\n  \
                        mirabilia best game.rec --bot greedy --json")]
pub struct Best {
    #[command(flatten)]
    file: RecordArg,
    /// Seat to move: a number from 0, or a player's name [default: the one that has to decide]
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Bot to consult [default: search]
    #[arg(long, value_name = "NAME", value_parser = args::bot())]
    bot: Option<BotKind>,
    /// Show the search while it thinks
    #[arg(long)]
    watch: bool,
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

/// The JSON output.
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
        let words = self.lang.words();
        let Opened { shown: file, table, .. } = self.file.read(&words)?;
        self.boards.only_for_dice(table.kind())?;
        let printer = Printer::new(&table, &words);
        let seat = match &self.seat {
            Some(seat) => find_seat(&table, seat, &words)?,
            None => only_seat(&table, &printer).with_context(|| file.clone())?,
        };
        let mut question = self.thinking.question(false)?;
        if self.thinking.is_exact_count() {
            question.budget.threads = 1; // reproducible
        }
        // These two are the search itself, which also reports reasons and expected points.
        let asked = self.bot.unwrap_or(BotKind::Search);
        let is_search = matches!(asked, BotKind::Search | BotKind::Expert);
        question.bot = (!is_search).then_some(asked);
        if self.watch {
            let refuse = |error| refusal(&error, &table, &words).context(file.clone());
            return watch::watch(&table, seat, asked, &question, &printer, self.json)?
                .map_err(refuse);
        }
        let time = self.thinking.time(Duration::from_secs(1)).filter(|_| is_search);
        let thinking = words.say("hint-thinking", &[]);
        let mut hint = Progress::new(&words)
            .during(time, &thinking, || hint(&table, seat, &question))
            .map_err(|error| refusal(&error, &table, &words))
            .context(file)?;
        let lines = if self.json {
            in_english(&table, hint.reasons_mut());
            vec![serde_json::to_string(&Answer { hint: &hint, bot: asked.name() })?]
        } else {
            tell_hint(&table, &mut hint);
            lines(&table, seat, &hint, &printer)
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

/// The only seat that has to decide.
fn only_seat(table: &AnyTable, printer: &Printer<'_>) -> Result<Seat> {
    match table.turn() {
        Turn::Seats(seats) if seats.len() == 1 => Ok(seats.first().expect("one seat")),
        Turn::Seats(seats) => {
            let name = |seat: Seat| format!("{seat} ({})", printer.name(seat));
            let seats: Vec<String> = seats.iter().map(name).collect();
            bail!("{}", printer.say("report-whose", &[("seats", seats.join(", ").into())]))
        }
        _ => bail!(
            "{}",
            printer.say("report-no-move", &[("why", awaited(table, printer.words).into())])
        ),
    }
}

fn lines(table: &AnyTable, seat: Seat, hint: &Hint, printer: &Printer<'_>) -> Vec<String> {
    let ways: Vec<Way> = offers(table, seat).into_iter().flat_map(|offer| offer.ways).collect();
    let told = |m: &MoveReport| weighed(m, &ways, printer);
    let args = [
        ("chapter", printer.chapter(table).into()),
        ("steps", hint.step.into()),
        ("name", printer.name(seat).into()),
    ];
    let mut lines = printer.fold("", &printer.say("report-best", &args));
    lines.push(String::new());
    lines.extend(told(&hint.best));
    lines.extend(expected(table, &hint.best, seat, printer));
    if hint.line_told.len() > 1 {
        let line: Vec<String> = hint.line_told.iter().map(|step| printer.tell(step)).collect();
        let label = format!("    {}  ", printer.say("report-go-on", &[]));
        lines.extend(printer.fold(&label, &line.join(" ")));
    }
    let others = &hint.alternatives()[..hint.alternatives().len().min(OTHERS)];
    if !others.is_empty() {
        lines.extend([String::new(), printer.say("report-instead", &[])]);
        lines.extend(others.iter().flat_map(told));
    }
    let searched = if hint.exact { "report-iterations-exact" } else { "report-iterations" };
    let args = [("n", hint.iterations.into()), ("moves", hint.moves.len().into())];
    lines.push(String::new());
    lines.extend(printer.fold("", &printer.say(searched, &args)));
    lines
}

/// A move with its chance, price and reasons.
fn weighed(m: &MoveReport, ways: &[Way], printer: &Printer<'_>) -> Vec<String> {
    let chance = chance(m);
    let mut said = m.told.as_ref().map_or_else(|| m.text.clone(), |told| printer.tell(told));
    let way = ways.iter().find(|way| way.text == m.text);
    if let Some(price) = way.and_then(|way| way.price).filter(|price| *price > 0) {
        said = format!("{said} – {}", printer.say("kit-coins", &[("n", price.into())]));
    }
    let mut lines = printer.fold(&chance, &said);
    let reasons = printer.joined(m.reasons.iter().filter_map(|said| said.told.as_ref()));
    if !reasons.is_empty() {
        lines.extend(printer.fold(&" ".repeat(CHANCE), &reasons));
    }
    lines
}

/// The chance to win with its error margin, if that is noticeable.
fn chance(m: &MoveReport) -> String {
    let doubt = (100.0 * m.error).round();
    let doubt = if doubt >= 1.0 { format!(" ±{doubt}") } else { String::new() };
    text::padded(&format!("{:>4.0}{doubt} %", 100.0 * m.value), CHANCE)
}

/// The expected final points by category, and those of the other players.
fn expected(table: &AnyTable, m: &MoveReport, seat: Seat, printer: &Printer<'_>) -> Vec<String> {
    let expected = &m.expected;
    if expected.playouts == 0 {
        return Vec::new();
    }
    let of = |name: &str, points: f32| text::tied(&format!("{name} {}", printer.decimal(points)));
    let by = expected.by.iter().filter(|(_, points)| points.abs() >= 0.05);
    let by: Vec<String> = by
        .map(|(line, points)| of(&printer.tell(&category(table.kind(), line)), *points))
        .collect();
    let others: Vec<String> = Seat::all(expected.totals.len() as u8)
        .filter(|&other| other != seat)
        .map(|other| of(printer.name(other), expected.totals[other.index()]))
        .collect();
    let total = printer.decimal(expected.total);
    let said = format!("{total}: {}; {}", by.join(", "), others.join(", "));
    printer.fold(&format!("    {}  ", printer.say("report-points-at-end", &[])), &said)
}
