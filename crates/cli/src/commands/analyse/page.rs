//! The analysis of a game as text.

use mirabilia_analysis::{
    DecisionReport, GameReport, LuckReport, MoveReport, PlayedMove, SeatSummary, Word, sparkline,
};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;
use mirabilia_words::Message;

use crate::report::{Printer, text};

/// Width of the name column.
const NAME: usize = 10;
/// Width of the column with the chances before and after a move.
const CHANCE: usize = 11;
/// Width of the step column.
const STEP: usize = 5;
/// Minimum width of the move column. On narrower pages the columns become lines.
const MOVE: usize = 24;

/// All lines of the report.
pub(super) fn lines(table: &AnyTable, report: &GameReport, printer: &Printer<'_>) -> Vec<String> {
    let state = if report.over { "report-finished" } else { "report-running" };
    let title = format!("{}, {}", printer.title(table, report.steps), printer.say(state, &[]));
    let mut lines = printer.fold("", &title);
    lines.extend(printer.fold("", &eyes(report, printer)));
    lines.push(String::new());
    let [step, player, m, chance, verdict] = ["step", "player", "move", "chance", "verdict"]
        .map(|column| printer.say(&format!("report-column-{column}"), &[]));
    lines.extend(row(printer, &step, &player, &m, &chance, &verdict));
    let mut chapter = String::new();
    for decision in &report.decisions {
        let here = printer.chapter(&table.rewound(decision.step));
        if here != chapter {
            lines.extend(printer.fold("      ", &here));
            chapter = here;
        }
        lines.extend(decided(decision, printer));
    }
    lines.push(String::new());
    lines.extend(printer.fold("", &printer.say("report-curve", &[])));
    for (seat, name) in printer.names.iter().enumerate() {
        let line = sparkline(&report.curve, seat, printer.width - NAME - 8);
        let last = report.curve.last().map_or(0.0, |point| point.shares[seat]);
        let name = text::padded(&text::cut(name, NAME), NAME);
        lines.push(format!("{name} {line} {:>3.0} %", 100.0 * last));
    }
    lines.push(String::new());
    lines.push(printer.say("review-summary", &[]));
    lines.extend(report.summary.iter().flat_map(|seat| summary(seat, printer)));
    if !report.moments.is_empty() {
        lines.push(String::new());
        lines.push(printer.say("review-moments", &[]));
        let moments = report.moments.iter().map(|moment| &report.decisions[moment.decision]);
        lines.extend(moments.flat_map(|decision| key_moment(decision, printer)));
    }
    if let Some(luck) = &report.luck {
        lines.push(String::new());
        lines.extend(luck_lines(luck, printer));
    }
    if !report.complete {
        let done = [("n", report.decisions.len().into())];
        lines.extend(printer.fold("", &printer.say("report-stopped", &done)));
    }
    lines
}

fn eyes(report: &GameReport, printer: &Printer<'_>) -> String {
    let full = ("full", if report.full { "yes" } else { "no" }.into());
    match report.seat {
        Some(seat) => printer
            .say("report-judged-seat", &[full, ("name", printer.names[seat].as_str().into())]),
        None => printer.say("report-judged", &[full]),
    }
}

/// A row of the table; a long move is wrapped.
fn row(
    printer: &Printer<'_>,
    step: &str,
    name: &str,
    m: &str,
    chance: &str,
    verdict: &str,
) -> Vec<String> {
    let verdicts = [Word::Forced, Word::Best, Word::Good, Word::Inaccuracy, Word::Mistake];
    let verdicts =
        verdicts.iter().chain([&Word::Blunder]).map(|word| text::width(&said(*word, printer)));
    let others = STEP + 1 + NAME + 1 + 1 + CHANCE + 2 + verdicts.max().unwrap_or(0);
    let step = text::right(&text::cut(step, STEP), STEP);
    let column = printer.width.saturating_sub(others);
    if column < MOVE {
        let parts = [name, m, chance, verdict].map(str::to_owned);
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        return printer.fold(&format!("{step} "), &parts.join(", "));
    }
    let name = text::padded(&text::cut(name, NAME), NAME);
    let mut m = text::fold("", m, column).into_iter();
    let first = text::padded(&m.next().unwrap_or_default(), column);
    let chance = text::right(chance, CHANCE);
    let first = format!("{step} {name} {first} {chance}  {verdict}").trim_end().to_owned();
    let indent = " ".repeat(STEP + 1 + NAME + 1);
    std::iter::once(first).chain(m.map(|more| format!("{indent}{more}"))).collect()
}

/// The verdict on a move.
fn said(word: Word, printer: &Printer<'_>) -> String {
    printer.say(&format!("review-word-{}", word.name()), &[])
}

fn decided(decision: &DecisionReport, printer: &Printer<'_>) -> Vec<String> {
    let name = printer.name(Seat::new(decision.seat as u8));
    let told = |m: Option<&Message>| m.map_or_else(String::new, |m| printer.tell(m));
    let best = &decision.moves[0];
    let Some(played) = &decision.played else {
        let chance = format!("{:.0}", 100.0 * decision.value);
        let m = printer.say("report-to-play", &[("move", told(best.told.as_ref()).into())]);
        return row(printer, &(decision.step + 1).to_string(), name, &m, &chance, "");
    };
    let (number, m) = (played.number.to_string(), told(played.told.as_ref()));
    let verdict = said(played.word, printer);
    let mut lines = row(printer, &number, name, &m, &chances(decision, played), &verdict);
    if played.word > Word::Good {
        let indent = " ".repeat(STEP + 1 + NAME + 1);
        let why = |m: &MoveReport| printer.joined(m.reasons.iter().filter_map(|r| r.told.as_ref()));
        let because = decision.moves.iter().find(|m| m.text == played.text).map(why);
        if let Some(because) = because.filter(|because| !because.is_empty()) {
            let said = printer.say("report-played", &[("why", because.into())]);
            lines.extend(printer.fold(&indent, &said));
        }
        let mut better =
            format!("{} {}", printer.say("review-better", &[]), told(best.told.as_ref()));
        let reasons = why(best);
        if !reasons.is_empty() {
            better = format!("{better} – {reasons}");
        }
        lines.extend(printer.fold(&indent, &better));
    }
    lines
}

/// A decision that mattered: what was played, what was better, and why.
fn key_moment(decision: &DecisionReport, printer: &Printer<'_>) -> Vec<String> {
    let Some(played) = &decision.played else { return Vec::new() };
    let told = |m: Option<&Message>| m.map_or_else(String::new, |m| printer.tell(m));
    let loss = printer.decimal(100.0 * played.loss);
    let args = [
        ("name", printer.name(Seat::new(decision.seat as u8)).into()),
        ("move", told(played.told.as_ref()).into()),
        ("better", told(decision.moves[0].told.as_ref()).into()),
        ("loss", loss.into()),
    ];
    let step = text::right(&played.number.to_string(), STEP);
    let mut lines = printer.fold(&format!("{step} "), &printer.say("review-moment", &args));
    let why = printer.joined(played.why.iter().filter_map(|said| said.told.as_ref()));
    if !why.is_empty() {
        lines.extend(printer.fold(&" ".repeat(STEP + 1), &why));
    }
    lines
}

/// What moved each seat's chance: luck, its own decisions, those of the others.
fn luck_lines(luck: &LuckReport, printer: &Printer<'_>) -> Vec<String> {
    let points = |share: f32| {
        let rounded = (1000.0 * share).round() / 10.0;
        let sign = if rounded > 0.0 { "+" } else { "" };
        format!("{sign}{}", printer.decimal(rounded)).replace('-', "−")
    };
    let mut lines = printer.fold("", &printer.say("review-luck", &[]));
    for seat in &luck.seats {
        let name = text::padded(&text::cut(&printer.names[seat.seat], NAME), NAME);
        let args = [
            ("start", printer.decimal(100.0 * seat.start).into()),
            ("luck", points(seat.luck).into()),
            ("own", points(seat.own).into()),
            ("others", points(seat.others).into()),
            ("end", printer.decimal(100.0 * seat.end).into()),
        ];
        lines.extend(printer.fold(&format!("{name} "), &printer.say("review-luck-seat", &args)));
    }
    lines
}

fn chances(decision: &DecisionReport, played: &PlayedMove) -> String {
    format!("{:.0} → {:.0}", 100.0 * decision.value.max(played.value), 100.0 * played.value)
}

/// Accuracy and number of verdicts of a seat.
fn summary(seat: &SeatSummary, printer: &Printer<'_>) -> Vec<String> {
    let name = text::padded(&text::cut(&printer.names[seat.seat], NAME), NAME);
    let accuracy = seat.accuracy.map_or_else(|| "–".to_owned(), |a| printer.decimal(a) + " %");
    let counts = [
        (Word::Best, seat.best),
        (Word::Good, seat.good),
        (Word::Inaccuracy, seat.inaccuracies),
        (Word::Mistake, seat.mistakes),
        (Word::Blunder, seat.blunders),
    ];
    let counts = counts.map(|(word, n)| text::tied(&format!("{} {n}", said(word, printer))));
    printer.fold(&format!("{name} {}  ", text::right(&accuracy, 7)), &counts.join(", "))
}
