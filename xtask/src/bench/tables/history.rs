//! The last runs side by side, by a few figures that stand for the others.

use super::{Run, kilobytes, megabytes, rough, tenths};
use std::fmt::Write;

/// Runs that the page shows; the file has them all.
const SHOWN: usize = 10;

/// A column: its title, its figure, and how that is shown.
type Column = (&'static str, &'static str, fn(f64) -> String);

const COLUMNS: [Column; 11] = [
    ("Duel 2, games", "rules.duel.2.games", rough),
    ("7 Wonders 3, games", "rules.wonders.3.games", rough),
    ("Dice 4, games", "rules.dice.4.games", rough),
    ("Duel 2, search", "search.duel.2.bots", rough),
    ("7 Wonders 4, search", "search.wonders.4.bots", rough),
    ("Dice 4, search", "search.dice.4.bots", rough),
    ("Python, Duel", "python.duel.2.vec-both.cpu", rough),
    ("load p99, ms", "load.all.p99", tenths),
    ("table, kB", "load.table.after", kilobytes),
    ("first page, kB", "pages.first", kilobytes),
    ("program, MB", "size.stripped", megabytes),
];

/// The newest first. Machines do not compare, so a run on another one is another table.
pub(super) fn table(runs: &[&Run]) -> String {
    let shows = |run: &&&Run| COLUMNS.iter().any(|(_, key, _)| run.figure(key).is_some());
    let shown: Vec<&Run> = runs.iter().rev().filter(shows).take(SHOWN).copied().collect();
    if shown.is_empty() {
        return "Not measured yet.\n".to_owned();
    }
    let mut machines: Vec<&str> = Vec::new();
    for run in &shown {
        if !machines.contains(&&*run.machine) {
            machines.push(&run.machine);
        }
    }
    let mut text = String::new();
    for machine in machines {
        let _ = writeln!(text, "{machine}:\n\n| date | commit | load | {} |", titles());
        let _ = writeln!(text, "|---|---|---|{}", "---|".repeat(COLUMNS.len()));
        for run in shown.iter().filter(|run| run.machine == machine) {
            let load = run.load.map_or_else(|| "–".to_owned(), |load| load.to_string());
            let _ = write!(text, "| {} | {} | {load} |", run.date, run.short_commit());
            for (_, key, show) in COLUMNS {
                let value = run.figure(key).map(|figure| show(figure.value) + " ");
                let _ = write!(text, " {}|", value.unwrap_or_default());
            }
            text.push('\n');
        }
        text.push('\n');
    }
    text
}

fn titles() -> String {
    COLUMNS.map(|(title, ..)| title).join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::figure::{Kind, Rounds};
    use crate::bench::history::Section;

    fn run(number: u32, machine: &str) -> Run {
        let mut rounds = Rounds::default();
        rounds.add("load.all.p99", Kind::lower("ms"), f64::from(number));
        let mut run = Run {
            date: format!("day {number}"),
            commit: "0123456789 with changes".to_owned(),
            machine: machine.to_owned(),
            ..Run::default()
        };
        run.sections.insert("load".to_owned(), Section::new(String::new(), rounds));
        run
    }

    #[test]
    fn the_last_ten_are_shown_newest_first_by_machine() {
        let runs: Vec<Run> =
            (1..=12).map(|number| run(number, if number == 7 { "B" } else { "A" })).collect();
        let runs: Vec<&Run> = runs.iter().collect();
        let text = table(&runs);
        let days: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("| day ")?.split(' ').next())
            .collect();
        assert_eq!(days, ["12", "11", "10", "9", "8", "6", "5", "4", "3", "7"]);
        assert!(text.starts_with("A:\n\n| date |") && text.contains("\nB:\n\n| date |"), "{text}");
        assert!(text.contains("| day 12 | 0123456+ | – | | | | | | | | 12.0 | | | |"), "{text}");
        assert_eq!(table(&[&Run::default()]), "Not measured yet.\n");
    }
}
