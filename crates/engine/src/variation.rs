//! Variations: lines of play that leave a record, written as its comments. `docs/records.md` describes
//! the format. Readers that do not know it see the game as it was played.

use std::fmt::Write;

use mirabilia_games::AnyTable;
use mirabilia_kernel::record::uncommented;
use serde::Serialize;
use serde_json::Value;

use crate::answer::Fault;
use crate::branch::{step, turn_start};
use crate::fields::{self, Fields};

/// The beginnings of comment lines that open a variation, continue it, and close it.
const OPENS: &str = "#(";
const STEP: &str = "#:";
const CLOSES: &str = "#)";
/// The maximum length of a comment in characters.
const MAX_COMMENT: usize = 500;
/// The maximum number of variations inside each other.
const MAX_DEPTH: usize = 16;

/// A line of play that leaves a record, or another variation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Variation {
    /// The number of steps of the record, or of the line that it leaves, before it.
    at: usize,
    /// What its author says about it.
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
    /// Its steps as record lines.
    line: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Variation>,
}

/// A variation that could not be read.
#[derive(Debug, Serialize)]
pub(crate) struct Unread {
    /// The line of the record, counted from 1.
    line: usize,
    message: String,
}

/// The variations of a record.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) variations: Vec<Variation>,
    pub(crate) unread: Vec<Unread>,
}

/// A line of play: its table before its first step, and its steps.
struct Trunk<'a> {
    start: &'a AnyTable,
    line: &'a [String],
}

impl Trunk<'_> {
    /// The table after the first `at` steps. A turn must begin there.
    fn table(&self, at: usize) -> Result<AnyTable, Fault> {
        let mut table = self.start.clone();
        let Some(before) = self.line.get(..at) else {
            let expected = format!("0 to {}", self.line.len());
            return Err(fields::refused("at", &at.to_string(), expected));
        };
        for line in before {
            step(&mut table, line)?;
        }
        if !table.waiting().is_empty() {
            let expected = "the number of steps before a turn, not within it";
            return Err(fields::refused("at", &at.to_string(), expected));
        }
        Ok(table)
    }
}

impl Variation {
    /// Variations of a request, checked by playing them.
    pub(crate) fn list(given: &[Value], main: &AnyTable) -> Result<Vec<Self>, Fault> {
        let (start, line) = (main.rewound(0), main.lines_since(0));
        Self::read_list(given, &Trunk { start: &start, line: &line }, 1)
    }

    fn read_list(given: &[Value], trunk: &Trunk<'_>, depth: usize) -> Result<Vec<Self>, Fault> {
        if depth > MAX_DEPTH && !given.is_empty() {
            let expected = format!("at most {MAX_DEPTH} variations inside each other");
            return Err(fields::refused("variations", &depth.to_string(), expected));
        }
        given.iter().map(|value| Self::from_json(value, trunk, depth)).collect()
    }

    fn from_json(value: &Value, trunk: &Trunk<'_>, depth: usize) -> Result<Self, Fault> {
        let Some(given) = value.as_object() else {
            return Err(fields::refused("variations", &value.to_string(), "a list of objects"));
        };
        let fields = Fields(given);
        fields.only(&["at", "comment", "line", "variations"])?;
        let at = fields.whole("at", trunk.line.len() as u64)?;
        let at = at.ok_or_else(|| fields::missing("at", "the steps before the variation"))?;
        let comment = fields.text("comment")?.unwrap_or_default().trim();
        if comment.chars().count() > MAX_COMMENT || comment.contains(char::is_control) {
            let expected = format!("at most {MAX_COMMENT} characters on one line");
            return Err(fields::refused("comment", comment, expected));
        }
        let line = fields.strings("line", "a list of record lines")?;
        let (start, line) = played(trunk, at as usize, &line)?;
        let inner = Trunk { start: &start, line: &line };
        let variations = Self::read_list(fields.list("variations")?, &inner, depth + 1)?;
        Ok(Self { at: at as usize, comment: comment.to_owned(), line, variations })
    }

    fn write(&self, indent: usize, text: &mut String) {
        let comment = &self.comment;
        let space = if comment.is_empty() { "" } else { " " };
        let _ = writeln!(text, "{:indent$}{OPENS}{space}{comment}", "");
        for i in 0..=self.line.len() {
            write_at(&self.variations, i, indent + 2, text);
            if let Some(line) = self.line.get(i) {
                let _ = writeln!(text, "{:indent$}{STEP} {line}", "");
            }
        }
        let _ = writeln!(text, "{:indent$}{CLOSES}", "");
    }
}

/// The table before a variation and its steps as a record writes them, checked by playing them.
fn played(trunk: &Trunk<'_>, at: usize, line: &[String]) -> Result<(AnyTable, Vec<String>), Fault> {
    let start = trunk.table(at)?;
    if line.is_empty() {
        return Err(fields::missing("line", "at least one step"));
    }
    let mut table = start.clone();
    for text in line {
        step(&mut table, text)?;
    }
    let mut lines = table.lines_since(start.steps());
    let waiting = table.waiting();
    let choice = |seat| Some(format!("{seat} {}", table.chosen(seat)?));
    lines.extend(waiting.iter().filter_map(choice));
    Ok((start, lines))
}

/// The record of a game with these variations as comments.
pub(crate) fn write(table: &AnyTable, variations: &[Variation]) -> String {
    let plain = table.write();
    if variations.is_empty() {
        return plain;
    }
    let header = plain.lines().count() - table.steps();
    let mut text = String::with_capacity(plain.len());
    for (i, line) in plain.lines().enumerate() {
        if let Some(at) = i.checked_sub(header) {
            write_at(variations, at, 0, &mut text);
        }
        text.push_str(line);
        text.push('\n');
    }
    write_at(variations, table.steps(), 0, &mut text);
    text
}

fn write_at(variations: &[Variation], at: usize, indent: usize, text: &mut String) {
    let here = variations.iter().filter(|variation| variation.at == at);
    here.for_each(|variation| variation.write(indent, text));
}

/// A variation while it is read, with the number of its first line.
struct Open {
    opened: usize,
    at: usize,
    comment: String,
    line: Vec<String>,
    /// Finished variations of it: checked when their parent is known.
    inner: Vec<Open>,
}

/// The variations in the comments of a record that reads as this table. Those that are not possible are
/// reported, and the others kept.
pub(crate) fn read(text: &str, main: &AnyTable) -> Found {
    let mut found = Found::default();
    if !text.contains(OPENS) {
        return found;
    }
    let content = |line: &str| !uncommented(line).trim().is_empty();
    let lines = || text.lines().zip(1..);
    // The last lines with content are the steps; those of an unfinished turn are not in the record.
    let steps = main.steps() + main.waiting().len();
    let header = lines().filter(|(line, _)| content(line)).count().saturating_sub(steps);
    let (mut seen, mut open, mut top) = (0usize, Vec::<Open>::new(), Vec::new());
    let mut unread = |line: usize, message: String| found.unread.push(Unread { line, message });
    for (line, number) in lines() {
        if content(line) {
            seen += 1;
            continue;
        }
        let line = line.trim();
        if let Some(comment) = line.strip_prefix(OPENS) {
            let at = open.last().map_or(seen.saturating_sub(header), |parent| parent.line.len());
            let comment = comment.trim().chars().take(MAX_COMMENT).collect();
            open.push(Open { opened: number, at, comment, line: Vec::new(), inner: Vec::new() });
        } else if let Some(step) = line.strip_prefix(STEP) {
            match open.last_mut() {
                Some(variation) => variation.line.push(uncommented(step).trim().to_owned()),
                None => unread(number, format!("\"{STEP}\" without \"{OPENS}\" before it")),
            }
        } else if line.starts_with(CLOSES) {
            match (open.pop(), open.last_mut()) {
                (Some(done), Some(parent)) => parent.inner.push(done),
                (Some(done), None) => top.push(done),
                (None, _) => unread(number, format!("\"{CLOSES}\" without \"{OPENS}\" before it")),
            }
        }
    }
    for open in open {
        unread(open.opened, format!("no \"{CLOSES}\" after \"{OPENS}\""));
    }
    let (start, line) = (main.rewound(0), main.lines_since(0));
    let trunk = Trunk { start: &start, line: &line };
    found.variations = checked(top, &trunk, Some(main), 1, &mut found.unread);
    found
}

/// The variations that are possible.
fn checked(
    read: Vec<Open>,
    trunk: &Trunk<'_>,
    main: Option<&AnyTable>,
    depth: usize,
    unread: &mut Vec<Unread>,
) -> Vec<Variation> {
    let mut good = Vec::new();
    for Open { opened, at, comment, line, inner } in read {
        let too_deep = depth > MAX_DEPTH;
        // Within a turn, the order of a record's lines has no meaning.
        let at = main.map_or(at, |main| turn_start(main, at.min(main.steps())));
        match played(trunk, at, &line) {
            Ok((start, line)) if !too_deep => {
                let own = Trunk { start: &start, line: &line };
                let variations = checked(inner, &own, None, depth + 1, unread);
                good.push(Variation { at, comment, line, variations });
            }
            Ok(_) => {
                let message = format!("more than {MAX_DEPTH} variations inside each other");
                unread.push(Unread { line: opened, message });
            }
            Err(fault) => {
                unread.push(Unread { line: opened, message: brief_message(&fault) });
            }
        }
    }
    good
}

/// The first line of an error, which may list the legal moves after it.
fn brief_message(fault: &Fault) -> String {
    fault.message.lines().next().map_or_else(String::new, str::to_owned)
}
