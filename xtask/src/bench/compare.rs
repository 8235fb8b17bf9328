//! A run beside the one before it on the same machine, figure by figure.

use super::figure::{Better, Figure};
use super::history::Run;
use std::fmt::Write;

/// A figure that is worse by more than this share is named.
const WORSE: f64 = 0.10;

/// A figure, and what it was before.
pub(crate) struct FigureChange<'a> {
    key: &'a str,
    before: &'a Figure,
    /// The run that it was measured in before.
    earlier: &'a Run,
    now: &'a Figure,
}

impl FigureChange<'_> {
    fn ratio(&self) -> f64 {
        if self.before.value == 0.0 { f64::NAN } else { self.now.value / self.before.value }
    }

    /// Worse by more than a tenth, and by more than its step.
    pub(crate) fn is_worse(&self) -> bool {
        let (before, now) = (self.before.value, self.now.value);
        let loss = match self.now.better {
            Better::Higher => before - now,
            Better::Lower => now - before,
            Better::Neither => return false,
        };
        loss > self.now.step && loss > before.abs() * WORSE
    }

    /// Do the rounds of both overlap? Then it may be chance.
    fn overlaps(&self) -> bool {
        self.now.low <= self.before.high && self.before.low <= self.now.high
    }
}

/// What is known from before of the figures of a run.
pub(crate) struct Comparison<'a> {
    pub(crate) changes: Vec<FigureChange<'a>>,
    /// Facts that differ: key, before, now.
    facts: Vec<(&'a str, &'a str, &'a str)>,
}

impl<'a> Comparison<'a> {
    /// Each figure with the last one of that name and unit, on the same machine.
    pub(crate) fn of(runs: &'a [Run], now: &'a Run) -> Self {
        let earlier = || runs.iter().rev().filter(|run| run.machine == now.machine);
        let (mut changes, mut facts) = (Vec::new(), Vec::new());
        for section in now.sections.values() {
            for (key, figure) in &section.figures {
                let found = earlier().find_map(|run| {
                    let before = run.figure(key).filter(|before| before.unit == figure.unit)?;
                    Some(FigureChange { key, before, earlier: run, now: figure })
                });
                changes.extend(found);
            }
            for (key, fact) in &section.facts {
                if let Some(before) = earlier().find_map(|run| run.fact(key))
                    && before != fact
                {
                    facts.push((&**key, before, &**fact));
                }
            }
        }
        Self { changes, facts }
    }

    pub(crate) fn worse(&self) -> impl Iterator<Item = &FigureChange<'a>> {
        self.changes.iter().filter(|change| change.is_worse())
    }

    /// For the terminal.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        if self.changes.is_empty() {
            return "nothing of this was measured on this machine before to compare with\n"
                .to_owned();
        }
        text += "now and before, on this machine:\n";
        for change in &self.changes {
            let _ = writeln!(text, "  {}", line(change));
        }
        for (key, before, now) in &self.facts {
            let _ = writeln!(text, "  {key:<34} was {before}, is {now}");
        }
        let worse: Vec<&FigureChange> = self.worse().collect();
        if worse.is_empty() {
            let _ = writeln!(text, "nothing is worse by more than {:.0} %", WORSE * 100.0);
            return text;
        }
        let _ = writeln!(text, "worse by more than {:.0} %:", WORSE * 100.0);
        for change in worse {
            let chance =
                if change.overlaps() { "; the rounds overlap: perhaps chance" } else { "" };
            let _ = writeln!(text, "  {}{chance}", line(change));
        }
        text
    }
}

fn line(change: &FigureChange) -> String {
    let FigureChange { key, before, earlier, now } = change;
    let (was, is, unit) = (before.value, now.value, &now.unit);
    let ratio = match change.ratio() {
        ratio if ratio.is_nan() => "–".to_owned(),
        ratio => format!("×{ratio:.3}"),
    };
    format!("{key:<34} {ratio:>7}  {is} {unit}, was {was} ({})", earlier.short_commit())
}

#[cfg(test)]
mod tests {
    use super::super::figure::{Kind, Rounds};
    use super::super::history::Section;
    use super::*;

    const SPEED: Kind = Kind::higher("games/CPU-s");
    const TIME: Kind = Kind::lower("ms").step(1.0);

    fn run(machine: &str, figures: &[(&str, Kind, &[f64])], facts: &[(&str, &str)]) -> Run {
        let mut rounds = Rounds::default();
        for (key, kind, values) in figures {
            for value in *values {
                rounds.add(*key, *kind, *value);
            }
        }
        for (key, fact) in facts {
            rounds.say(*key, *fact);
        }
        let mut run =
            Run { machine: machine.to_owned(), commit: format!("of-{machine}"), ..Run::default() };
        run.sections.insert("part".to_owned(), Section::new(String::new(), rounds));
        run
    }

    #[test]
    fn worse_is_a_tenth_the_wrong_way_and_more_than_a_step() {
        for (kind, was, is, expected) in [
            (SPEED, 100.0, 91.0, false),
            (SPEED, 100.0, 89.0, true),
            (SPEED, 100.0, 150.0, false),
            (TIME, 100.0, 109.0, false),
            (TIME, 100.0, 111.0, true),
            (TIME, 100.0, 50.0, false),
            (TIME, 2.0, 2.9, false),
            (TIME, 2.0, 3.1, true),
            (TIME, 0.0, 0.5, false),
            (Kind::lower("refused"), 0.0, 1.0, true),
            (Kind::neither("cores"), 1.0, 9.0, false),
        ] {
            let runs = [run("a", &[("x", kind, &[was])], &[])];
            let now = run("a", &[("x", kind, &[is])], &[]);
            let comparison = Comparison::of(&runs, &now);
            assert_eq!(comparison.worse().count(), usize::from(expected), "{was} {is}");
        }
    }

    #[test]
    fn each_figure_is_compared_with_its_last_on_the_same_machine() {
        let runs = [
            run("a", &[("x", SPEED, &[100.0]), ("y", SPEED, &[10.0])], &[("sum", "1")]),
            run("a", &[("x", SPEED, &[200.0])], &[]),
            run("b", &[("x", SPEED, &[900.0])], &[]),
        ];
        let here = [("x", SPEED, &[150.0][..]), ("y", SPEED, &[10.0]), ("z", SPEED, &[1.0])];
        let now = run("a", &here, &[("sum", "2")]);
        let comparison = Comparison::of(&runs, &now);
        let ratios: Vec<(&str, f64)> =
            comparison.changes.iter().map(|change| (change.key, change.ratio())).collect();
        assert_eq!(ratios, [("x", 0.75), ("y", 1.0)]);
        let text = comparison.text();
        assert!(text.contains("was 1, is 2"), "{text}");
        let (_, worse) = text.split_once("worse by more than 10 %:").expect("a list");
        assert!(worse.contains("×0.750  150 games/CPU-s, was 200 (of-a)"), "{text}");
        assert!(!worse.contains('y') && !worse.contains("chance"), "{text}");
    }

    #[test]
    fn a_figure_in_another_unit_is_another_figure() {
        let runs = [run("a", &[("x", Kind::lower("kB"), &[1.0])], &[])];
        let now = run("a", &[("x", Kind::lower("bytes"), &[1000.0])], &[]);
        let text = Comparison::of(&runs, &now).text();
        assert!(text.starts_with("nothing of this was measured on this machine before"), "{text}");
    }

    #[test]
    fn rounds_that_overlap_are_called_perhaps_chance() {
        let runs = [run("a", &[("x", SPEED, &[80.0, 100.0, 101.0])], &[])];
        let now = run("a", &[("x", SPEED, &[70.0, 85.0, 86.0])], &[]);
        let text = Comparison::of(&runs, &now).text();
        assert!(text.contains("perhaps chance"), "{text}");
    }
}
