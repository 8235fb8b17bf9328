//! What can be measured, part by part.

mod load;
mod pages;
mod python;
mod rules;
mod search;
mod size;

use super::history::Section;
use crate::shell;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// One part, in the order in which they are measured.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(crate) enum Part {
    Rules,
    Instructions,
    Search,
    Python,
    Load,
    Pages,
    Size,
}

const ALL: [(&str, Part); 7] = [
    ("rules", Part::Rules),
    ("instructions", Part::Instructions),
    ("search", Part::Search),
    ("python", Part::Python),
    ("load", Part::Load),
    ("pages", Part::Pages),
    ("size", Part::Size),
];

/// How everything is measured.
pub(crate) struct Setting {
    /// Seconds of one round of rules, search and Python.
    pub(crate) seconds: f64,
    pub(crate) rounds: u32,
    /// Seconds of one round of the load.
    pub(crate) load_seconds: u64,
    /// The release program, when a part needs it.
    pub(crate) program: PathBuf,
}

impl Setting {
    /// How it was measured, for the page.
    fn how(&self, round: &str) -> String {
        match self.rounds {
            1 => format!("one round{round}"),
            rounds => format!("the median of {rounds} rounds{round}"),
        }
    }

    /// The same, with the seconds of a round.
    fn how_long(&self, seconds: impl std::fmt::Display) -> String {
        self.how(&format!(" of {seconds} s"))
    }
}

impl Part {
    pub(crate) fn name(self) -> &'static str {
        ALL.iter().find(|(_, part)| *part == self).map_or("", |(name, _)| name)
    }

    /// The parts that were asked for, in our order. Without any, all but the instructions, which need
    /// valgrind and a flag of their own.
    pub(crate) fn chosen(only: &[String], callgrind: bool) -> Result<Vec<Self>> {
        for word in only {
            if !ALL.iter().any(|(name, _)| name == word) {
                let names = ALL.map(|(name, _)| name).join(", ");
                bail!("--only: no part \"{word}\"; there are {names}");
            }
        }
        let wanted = |name: &str, part: Self| match part {
            Self::Instructions if callgrind => true,
            Self::Instructions if only.is_empty() => false,
            _ => only.is_empty() || only.iter().any(|word| word == name),
        };
        Ok(ALL
            .into_iter()
            .filter(|(name, part)| wanted(name, *part))
            .map(|(_, part)| part)
            .collect())
    }

    /// Does it need the release program?
    pub(crate) fn needs_program(self) -> bool {
        self != Self::Python
    }

    /// Does it need the pages, and the program with the pages inside?
    pub(crate) fn needs_pages(self) -> bool {
        matches!(self, Self::Pages | Self::Size)
    }

    pub(crate) fn measure(self, setting: &Setting) -> Result<Section> {
        match self {
            Self::Rules => rules::speed(setting),
            Self::Instructions => rules::instructions(setting),
            Self::Search => search::measure(setting),
            Self::Python => python::measure(setting),
            Self::Load => load::measure(setting),
            Self::Pages => pages::measure(setting),
            Self::Size => size::measure(setting),
        }
    }
}

/// The objects that `mirabilia bench` prints with these words.
fn bench(setting: &Setting, words: &[&str]) -> Result<Vec<Value>> {
    let mut command = shell::program(&setting.program, &["bench", "--json"]);
    command.args(words).stderr(Stdio::inherit());
    objects(&shell::output(command)?)
}

/// The lines of a text that are JSON objects.
fn objects(text: &str) -> Result<Vec<Value>> {
    let lines = text.lines().filter(|line| line.starts_with('{'));
    lines
        .map(|line| serde_json::from_str(line).with_context(|| format!("no JSON: {line}")))
        .collect()
}

/// A number that a program said.
fn number(object: &Value, field: &str) -> Result<f64> {
    let said = field.split('.').fold(object, |object, name| &object[name]);
    said.as_f64().with_context(|| format!("no number {field} in {object}"))
}

/// What a test of the pages prints for us: objects in lines that start with `figures`.
fn figures(command: Command) -> Result<Vec<Value>> {
    let mut command = command;
    command.stderr(Stdio::inherit());
    let shown = shell::shown(&command);
    eprintln!("$ {shown}");
    let output = command.output().with_context(|| format!("could not start `{shown}`"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        bail!("`{shown}` failed:\n{}", text.trim());
    }
    let said: Vec<&str> =
        text.lines().filter_map(|line| line.trim().strip_prefix("figures ")).collect();
    objects(&said.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_chosen_by_name() {
        let all = "rules search python load pages size";
        for (only, callgrind, expected) in [
            ("", false, Ok(all.to_owned())),
            ("", true, Ok(all.replacen("rules", "rules instructions", 1))),
            ("size rules", false, Ok("rules size".to_owned())),
            ("search", true, Ok("instructions search".to_owned())),
            ("instructions", false, Ok("instructions".to_owned())),
            (
                "rules rule",
                false,
                Err("--only: no part \"rule\"; there are rules, instructions, search, python, load, pages, size"
                    .to_owned()),
            ),
        ] {
            let words: Vec<String> = only.split_whitespace().map(String::from).collect();
            let chosen = Part::chosen(&words, callgrind).map_err(|error| error.to_string());
            let names = |parts: Vec<Part>| parts.into_iter().map(Part::name).collect::<Vec<_>>().join(" ");
            assert_eq!(chosen.map(names), expected, "{only}");
        }
    }

    #[test]
    fn numbers_are_found_in_what_programs_say() {
        let said =
            objects("load\n  tables 7\n\n{\"to_all\":{\"p99\":8.2},\"refused\":0}\n").unwrap();
        assert_eq!(said.len(), 1);
        let numbers = ["to_all.p99", "refused"].map(|field| number(&said[0], field).ok());
        assert_eq!(numbers, [Some(8.2), Some(0.0)]);
        let error = number(&said[0], "to_all.p50").unwrap_err().to_string();
        assert!(error.starts_with("no number to_all.p50 in {"), "{error}");
        assert!(objects("{broken\n").is_err());
    }
}
