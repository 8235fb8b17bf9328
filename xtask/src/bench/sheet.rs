//! The newest figure of each name, and where those of one table come from.

use super::figure::{Better, Figure};
use super::history::Run;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The figures of one table. Each is the newest there is; a run that measured only some of them
/// leaves the others as they were, with a star that leads to their origin.
pub(crate) struct Sheet<'a> {
    runs: &'a [&'a Run],
    /// The run that most is of: the last that measured this part.
    newest: Option<usize>,
    /// Runs that figures were taken from besides, in the order of their stars.
    older: Vec<usize>,
    /// Run and part of every figure taken.
    used: BTreeSet<(usize, &'a str)>,
    /// How far the rounds of the newest run lay apart, as a share.
    spread: f64,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(runs: &'a [&'a Run], part: &str) -> Self {
        let newest = runs.iter().rposition(|run| run.sections.contains_key(part));
        Self { runs, newest, older: Vec::new(), used: BTreeSet::new(), spread: 0.0 }
    }

    /// The run that most is of.
    pub(crate) fn newest(&self) -> Option<&'a Run> {
        self.newest.map(|at| self.runs[at])
    }

    /// The newest fact of that name.
    pub(crate) fn fact(&self, key: &str) -> Option<&'a str> {
        self.runs.iter().rev().find_map(|run| run.fact(key))
    }

    /// The newest figure of that name, and its star.
    pub(crate) fn figure(&mut self, key: &str) -> Option<(&'a Figure, String)> {
        let (at, (part, figure)) = self.runs.iter().enumerate().rev().find_map(|(at, run)| {
            let found = run.sections.iter().find_map(|(part, section)| {
                section.figures.get(key).map(|figure| (&**part, figure))
            });
            Some((at, found?))
        })?;
        self.used.insert((at, part));
        if self.newest == Some(at) {
            if figure.value != 0.0 && figure.better != Better::Neither {
                self.spread = self.spread.max((figure.high - figure.low) / figure.value);
            }
            return Some((figure, String::new()));
        }
        let star = self.older.iter().position(|older| *older == at).unwrap_or_else(|| {
            self.older.push(at);
            self.older.len() - 1
        });
        Some((figure, stars(star)))
    }

    /// One figure for a cell of a table.
    pub(crate) fn cell(&mut self, key: &str, show: impl Fn(f64) -> String) -> String {
        self.figure(key).map_or_else(
            || "–".to_owned(),
            |(figure, star)| format!("{}{star}", show(figure.value)),
        )
    }

    /// Several figures in one cell; those that are there alike share a star.
    pub(crate) fn cells(&mut self, keys: &[&str], show: impl Fn(f64) -> String) -> String {
        let cells: Vec<String> = keys.iter().map(|key| self.cell(key, &show)).collect();
        cells.join(" / ")
    }

    /// Where the figures come from, newest first.
    pub(crate) fn origin(&self) -> String {
        let mut text = String::new();
        let newest = self.newest.iter().map(|at| (*at, String::new()));
        let older = self.older.iter().enumerate().map(|(star, at)| (*at, stars(star) + ": "));
        for (at, star) in newest.chain(older) {
            // Backwards, because the rules come before their instructions.
            let parts = self.used.iter().rev().filter(|(run, _)| *run == at);
            let parts: Vec<&str> = parts.map(|(_, part)| *part).collect();
            if parts.is_empty() {
                continue;
            }
            let apart = match self.spread {
                spread if star.is_empty() && spread >= 0.001 => {
                    format!("; rounds differ by up to {:.1} %", spread * 100.0)
                }
                _ => String::new(),
            };
            let _ =
                writeln!(text, "{}{}{apart}.\n", star.trim_start(), said(self.runs[at], &parts));
        }
        text
    }
}

fn stars(older: usize) -> String {
    format!(" {}", "\\*".repeat(older + 1))
}

fn said(run: &Run, parts: &[&str]) -> String {
    let mut facts = vec![run.date.clone(), format!("commit {}", run.commit), run.machine.clone()];
    facts.extend(run.system.clone());
    facts.extend(run.compiler.as_ref().map(|version| format!("Rust {version}")));
    facts.extend(run.load.map(|load| format!("load {load} at the start")));
    let hows = parts.iter().map(|part| &*run.sections[*part].how).filter(|how| !how.is_empty());
    let hows: Vec<&str> = hows.collect();
    let facts = facts.join(", ");
    if hows.is_empty() { facts } else { format!("{facts}: {}", hows.join("; ")) }
}
