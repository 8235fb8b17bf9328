//! The analysis of a game as a page of text, 80 columns wide.

use mirabilia_analysis::{DecisionReport, GameReport, Played, SeatSummary, Word, sparkline};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;

use crate::commands::best;
use crate::show::{self, Names, text};

/// Columns of the page.
const PAGE: usize = 80;
/// Columns of a name.
const NAME: usize = 10;
/// Columns of a move.
const MOVE: usize = 37;
/// Where what belongs to a decision begins.
const INDENT: &str = "                  ";

pub(super) fn lines(table: &AnyTable, report: &GameReport) -> Vec<String> {
    let names = Names::of(table);
    let mut lines = vec![title(table, report)];
    lines.extend(text::fold("", &eyes(report, &names), PAGE));
    lines.push(String::new());
    lines.extend(rows("step", "player", "move", "chance %", "verdict"));
    let mut chapter = String::new();
    for decision in &report.decisions {
        let then = table.rewound(decision.step);
        let here = show::chapter(&then);
        if here != chapter {
            lines.push(format!("      {here}"));
            chapter = here;
        }
        lines.extend(decided(&then, decision, &names));
    }
    lines.extend([String::new(), "Win chance, from the start to the last step".to_owned()]);
    for (seat, name) in names.all().iter().enumerate() {
        let line = sparkline(&report.curve, seat, PAGE - NAME - 8);
        let last = report.curve.last().map_or(0.0, |point| point.shares[seat]);
        let name = text::padded(&text::cut(name, NAME), NAME);
        lines.push(format!("{name} {line} {:>3.0} %", 100.0 * last));
    }
    lines.push(String::new());
    lines.extend(summary(report, &names));
    if !report.complete {
        let done = report.decisions.len();
        lines.push(format!("Stopped early: only the first {done} decisions were judged."));
    }
    lines
}

fn title(table: &AnyTable, report: &GameReport) -> String {
    let (title, steps) = (show::title(table.kind()), report.steps);
    let state = if report.over { "finished" } else { "still running" };
    format!("{title}, {} seats, {steps} steps, {state}", report.seats)
}

fn eyes(report: &GameReport, names: &Names) -> String {
    let whose = match report.seat {
        Some(seat) => format!("The decisions of {}", names.all()[seat]),
        None => "Every decision".to_owned(),
    };
    if report.full {
        format!("{whose}, judged with full knowledge of all hands")
    } else {
        format!("{whose}, judged by what the player knew")
    }
}

/// A row of the table; a long move goes on in the next lines.
fn rows(step: &str, name: &str, played: &str, chance: &str, word: &str) -> Vec<String> {
    let name = text::padded(&text::cut(name, NAME), NAME);
    let mut played = text::fold("", played, MOVE).into_iter();
    let first = text::padded(&played.next().unwrap_or_default(), MOVE);
    let first = format!("{step:>5} {name} {first} {chance:>11}  {word}").trim_end().to_owned();
    let indent = " ".repeat(5 + 1 + NAME + 3);
    std::iter::once(first).chain(played.map(|more| format!("{indent}{more}"))).collect()
}

fn decided(then: &AnyTable, decision: &DecisionReport, names: &Names) -> Vec<String> {
    let seat = Seat::new(decision.seat as u8);
    let choices = show::choices(then, seat, names);
    let words = |m: &str| best::in_words(&choices, m);
    let name = names.seat(seat);
    let Some(played) = &decision.played else {
        let chance = format!("{:.0}", 100.0 * decision.value);
        let said = format!("to play: {}", words(&decision.best));
        let number = (decision.step + 1).to_string();
        return rows(&number, name, &said, &chance, "");
    };
    let verdict = match played.word {
        Word::Forced => "only move",
        word => word.name(),
    };
    let number = played.number.to_string();
    let mut lines = rows(&number, name, &words(&played.text), &chances(decision, played), verdict);
    if played.word > Word::Good {
        let reasons: Vec<&str> =
            decision.moves[0].reasons.iter().map(|reason| reason.text.as_str()).collect();
        let better = words(&decision.best);
        let said = match reasons[..] {
            [] => better,
            _ => format!("{better}: {}", reasons.join("; ")),
        };
        lines.extend(text::fold(&format!("{INDENT}better: "), &said, PAGE));
    }
    lines
}

fn chances(decision: &DecisionReport, played: &Played) -> String {
    format!("{:.0} → {:.0}", 100.0 * decision.value.max(played.value), 100.0 * played.value)
}

fn summary(report: &GameReport, names: &Names) -> Vec<String> {
    let line = |name: &str, cells: [String; 7]| {
        let name = text::padded(&text::cut(name, NAME), NAME);
        let [accuracy, judged, best, good, inaccuracies, mistakes, blunders] = cells;
        format!(
            "{name} {accuracy:>8} {judged:>6} {best:>6} {good:>6} {inaccuracies:>12} \
             {mistakes:>8} {blunders:>8}"
        )
    };
    let head = ["accuracy", "judged", "best", "good", "inaccuracies", "mistakes", "blunders"];
    let seat = |seat: &SeatSummary| {
        let accuracy = seat.accuracy.map_or_else(|| "–".to_owned(), |a| format!("{a:.1} %"));
        let counts =
            [seat.judged, seat.best, seat.good, seat.inaccuracies, seat.mistakes, seat.blunders];
        let [judged, best, good, inaccuracies, mistakes, blunders] = counts.map(|n| n.to_string());
        let cells = [accuracy, judged, best, good, inaccuracies, mistakes, blunders];
        line(&names.all()[seat.seat], cells)
    };
    std::iter::once(line("", head.map(str::to_owned)))
        .chain(report.summary.iter().map(seat))
        .collect()
}
