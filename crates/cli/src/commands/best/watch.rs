//! `mirabilia best --watch`: the search while it thinks.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use anyhow::Result;
use mirabilia_analysis::{AnalysisError, Expected, Hint, MoveReport, Question, hint};
use mirabilia_bots::{BotKind, Budget, Suggestion, advise_in_slices};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;
use mirabilia_tell::tell_hint;
use serde::Serialize;

use crate::progress::clock;
use crate::report::{Printer, text};

/// How often the picture changes.
const SLICE: Duration = Duration::from_millis(250);
/// The longest search without a limit.
const LONGEST: Duration = Duration::from_mins(10);
/// How many moves are shown.
const MOVES: usize = 5;
/// How many lines the best line may take.
const LINES: usize = 3;

/// One report, as JSON.
#[derive(Serialize)]
struct Report<'a> {
    ms: u64,
    iterations: u64,
    exact: bool,
    #[serde(rename = "move")]
    best: &'a str,
    value: f32,
    line: &'a [String],
    moves: Vec<Rated<'a>>,
}

#[derive(Serialize)]
struct Rated<'a> {
    #[serde(rename = "move")]
    text: &'a str,
    value: f32,
    visits: u64,
}

/// Searches and reports until the budget is spent or Ctrl-C. The inner error says why the seat has
/// nothing to decide.
pub(super) fn watch(
    table: &AnyTable,
    seat: Seat,
    bot: BotKind,
    question: &Question,
    printer: &Printer<'_>,
    json: bool,
) -> Result<Result<(), AnalysisError>> {
    let mut budget = Budget { thorough: true, threads: 1, ..question.budget.clone() };
    if budget.is_unset() {
        budget.time = Some(LONGEST);
    }
    let advice = advise_in_slices(table, seat, bot, question.seed, &budget);
    let (Some(mut advice), false) = (advice, table.waiting().has(seat)) else {
        // The analysis says why.
        let instant = Question { budget: Budget::iterations(1), ..question.clone() };
        return Ok(hint(table, seat, &instant).map(|_| ()));
    };
    let (start, mut drawn) = (Instant::now(), 0);
    let (in_place, mut due) = (!json && io::stdout().is_terminal(), Duration::ZERO);
    loop {
        let more = advice.think(SLICE);
        let spent = start.elapsed();
        let last = !more || budget.stop.is_raised();
        // Where lines cannot be rewritten, they become rarer.
        if in_place || last || spent >= due {
            due = spent * 2;
            let report = report(table, seat, advice.suggestion());
            let lines = match json {
                true => vec![as_json(&report, spent)?],
                false if in_place => picture(&report, spent, last, printer),
                false => vec![one_line(&report, spent, printer)],
            };
            let up = if drawn > 0 { format!("\r\x1b[{drawn}A\x1b[J") } else { String::new() };
            crate::print(|out| {
                write!(out, "{up}")?;
                lines.iter().try_for_each(|line| writeln!(out, "{line}"))
            })?;
            drawn = if in_place { lines.len() } else { 0 };
        }
        if last {
            return Ok(Ok(()));
        }
    }
}

/// What the search thinks now, the most visited moves first.
fn report(table: &AnyTable, seat: Seat, now: Suggestion) -> Hint {
    let rated = |opinion: &mirabilia_bots::Opinion<String>| MoveReport {
        text: opinion.m.clone(),
        told: None,
        value: opinion.value,
        error: match opinion.visits {
            _ if now.exact => 0.0,
            visits => (opinion.value * (1.0 - opinion.value) / visits.max(1) as f32).sqrt(),
        },
        visits: opinion.visits,
        expected: Expected::default(),
        reasons: Vec::new(),
    };
    let mut moves: Vec<MoveReport> = now.opinions.iter().map(rated).collect();
    moves.sort_by(|a, b| {
        let is_best = |m: &MoveReport| m.text == now.best;
        (is_best(b), b.visits).cmp(&(is_best(a), a.visits)).then(b.value.total_cmp(&a.value))
    });
    let mut report = Hint {
        game: table.kind().name(),
        seats: table.seats(),
        step: table.steps(),
        seat: seat.index(),
        best: moves[0].clone(),
        exact: now.exact,
        iterations: now.iterations,
        line: now.principal_variation,
        line_told: Vec::new(),
        moves,
    };
    tell_hint(table, &mut report);
    report
}

fn as_json(report: &Hint, spent: Duration) -> Result<String> {
    let rated = |m: &'_ MoveReport| (m.value, m.visits);
    let moves = report.moves.iter().map(|m| {
        let (value, visits) = rated(m);
        Rated { text: &m.text, value, visits }
    });
    Ok(serde_json::to_string(&Report {
        ms: u64::try_from(spent.as_millis()).unwrap_or(u64::MAX),
        iterations: report.iterations,
        exact: report.exact,
        best: &report.best.text,
        value: report.best.value,
        line: &report.line,
        moves: moves.collect(),
    })?)
}

/// Value, move and iterations on one line, for pipes.
fn one_line(report: &Hint, spent: Duration, printer: &Printer<'_>) -> String {
    let said = report.best.told.as_ref().map_or_else(String::new, |told| printer.tell(told));
    format!(
        "{:>6} s {:>9} {}  {said}",
        printer.decimal(spent.as_secs_f32()),
        report.iterations,
        super::chance(&report.best)
    )
}

fn picture(report: &Hint, spent: Duration, last: bool, printer: &Printer<'_>) -> Vec<String> {
    let name = printer.name(Seat::new(report.seat as u8));
    let speed = (report.iterations as f64 / spent.as_secs_f64().max(0.001)) as u64;
    let args = [
        ("name", name.into()),
        ("n", report.iterations.into()),
        ("time", clock(spent.as_secs()).into()),
        ("speed", speed.into()),
    ];
    let mut lines = printer.fold("", &printer.say("report-watch", &args));
    lines.push(String::new());
    for m in report.moves.iter().take(MOVES) {
        let said = m.told.as_ref().map_or_else(|| m.text.clone(), |told| printer.tell(told));
        let share = 100.0 * m.visits as f64 / report.iterations.max(1) as f64;
        let line = format!("{} {share:>4.0} %  {said}", super::chance(m));
        lines.push(text::cut(&line, printer.width));
    }
    lines.push(String::new());
    let line: Vec<String> = report.line_told.iter().map(|step| printer.tell(step)).collect();
    let label = format!("{}  ", printer.say("report-go-on", &[]));
    lines.extend(printer.fold(&label, &line.join(" ")).into_iter().take(LINES));
    if !last {
        lines.extend(printer.fold("", &printer.say("report-watch-stop", &[])));
    }
    lines
}
