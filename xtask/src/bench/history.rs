//! Every run so far: one JSON object a line, the oldest first. Lines are added and never changed.

use super::figure::{Figure, Rounds};
use crate::origin;
use anyhow::{Context, Result, bail};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::SystemTime;

/// Every run so far.
#[derive(Default)]
pub(crate) struct History {
    /// The lines as they were read, so that they are written the same.
    text: String,
    pub(crate) runs: Vec<Run>,
}

/// One run of `cargo xtask bench`.
#[derive(Default)]
pub(crate) struct Run {
    /// Day and minute when it began; older ones have the day alone.
    pub(crate) date: String,
    pub(crate) commit: String,
    pub(crate) machine: String,
    pub(crate) system: Option<String>,
    pub(crate) compiler: Option<String>,
    /// How many programs wanted a core when it began.
    pub(crate) load: Option<f64>,
    /// By the name of the part.
    pub(crate) sections: BTreeMap<String, Section>,
}

/// What one part of a run gave.
#[derive(Default)]
pub(crate) struct Section {
    /// How it was measured: rounds and seconds.
    pub(crate) how: String,
    pub(crate) figures: BTreeMap<String, Figure>,
    pub(crate) facts: BTreeMap<String, String>,
}

impl Section {
    pub(crate) fn new(how: String, rounds: Rounds) -> Self {
        Self { how, figures: rounds.figures(), facts: rounds.facts }
    }

    fn to_json(&self) -> Value {
        let figures: Map<String, Value> =
            self.figures.iter().map(|(key, figure)| (key.clone(), figure.to_json())).collect();
        json!({"how": self.how, "figures": figures, "facts": self.facts})
    }

    fn from_json(object: &Value) -> Result<Self> {
        let mut section =
            Self { how: object["how"].as_str().unwrap_or_default().to_owned(), ..Self::default() };
        for (key, figure) in object["figures"].as_object().context("it has no figures")? {
            let figure =
                Figure::from_json(figure).with_context(|| format!("the figure {key:?}"))?;
            section.figures.insert(key.clone(), figure);
        }
        for (key, fact) in object["facts"].as_object().into_iter().flatten() {
            let fact = fact.as_str().with_context(|| format!("the fact {key:?} is no text"))?;
            section.facts.insert(key.clone(), fact.to_owned());
        }
        Ok(section)
    }
}

impl Run {
    /// A run that begins now, without any part yet.
    pub(crate) fn begin() -> Self {
        Self {
            date: origin::minute(SystemTime::now()),
            // A tree without git can be measured too.
            commit: origin::commit().unwrap_or_else(|_| "unknown".to_owned()),
            machine: origin::machine(),
            system: Some(origin::system()),
            compiler: origin::compiler(),
            load: origin::load(),
            sections: BTreeMap::new(),
        }
    }

    /// A figure, whichever part it is of.
    pub(crate) fn figure(&self, key: &str) -> Option<&Figure> {
        self.sections.values().find_map(|section| section.figures.get(key))
    }

    /// A fact, whichever part it is of.
    pub(crate) fn fact(&self, key: &str) -> Option<&str> {
        self.sections.values().find_map(|section| section.facts.get(key)).map(String::as_str)
    }

    /// The commit in few letters, with a `+` when files were changed since.
    pub(crate) fn short_commit(&self) -> String {
        let (hash, changes) = self.commit.split_once(' ').unwrap_or((&self.commit, ""));
        let hash: String = hash.chars().take(7).collect();
        format!("{hash}{}", if changes.is_empty() { "" } else { "+" })
    }

    fn to_json(&self) -> Value {
        let Self { date, commit, machine, system, compiler, load, sections } = self;
        let parts: Map<String, Value> =
            sections.iter().map(|(name, section)| (name.clone(), section.to_json())).collect();
        json!({"date": date, "commit": commit, "machine": machine, "system": system,
               "rustc": compiler, "load": load, "parts": parts})
    }

    fn from_json(object: &Value) -> Result<Self> {
        let text = |field: &str| object[field].as_str().map(str::to_owned);
        let need = |field: &str| text(field).with_context(|| format!("a run has a {field}"));
        let mut run = Self {
            date: need("date")?,
            commit: need("commit")?,
            machine: need("machine")?,
            system: text("system"),
            compiler: text("rustc"),
            load: object["load"].as_f64(),
            sections: BTreeMap::new(),
        };
        for (name, part) in object["parts"].as_object().context("a run has parts")? {
            let section = Section::from_json(part).with_context(|| format!("the part {name:?}"))?;
            run.sections.insert(name.clone(), section);
        }
        Ok(run)
    }
}

impl History {
    /// Reads the file; one that is not there has no runs yet.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => {
                return Err(error).with_context(|| format!("could not read {}", path.display()));
            }
        };
        Self::parse(text).with_context(|| path.display().to_string())
    }

    pub(crate) fn parse(text: String) -> Result<Self> {
        let mut runs = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let run = serde_json::from_str(line).context("it is not JSON");
            let run = run.and_then(|value| Run::from_json(&value));
            runs.push(run.with_context(|| format!("line {number}"))?);
        }
        if !text.is_empty() && !text.ends_with('\n') {
            bail!("the last line does not end; was it cut off?");
        }
        Ok(Self { text, runs })
    }

    /// The file with one more run.
    pub(crate) fn text_with(&self, run: &Run) -> String {
        format!("{}{}\n", self.text, run.to_json())
    }

    /// Writes the file with one more run: whole or not at all.
    pub(crate) fn write_with(&self, run: &Run, path: &Path) -> Result<()> {
        let beside = path.with_extension("tmp");
        std::fs::write(&beside, self.text_with(run))
            .and_then(|()| std::fs::rename(&beside, path))
            .with_context(|| format!("could not write {}", path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::figure::Kind;
    use super::*;

    fn run(date: &str, games: f64) -> Run {
        let mut rounds = Rounds::default();
        rounds.add("rules.duel.2.games", Kind::higher("games/CPU-s"), games);
        rounds.say("rules.duel.2.signature", "aa7f");
        let section = Section::new("one round".to_owned(), rounds);
        let mut run = Run { date: date.to_owned(), commit: "abc".to_owned(), ..Run::default() };
        run.sections.insert("rules".to_owned(), section);
        run
    }

    #[test]
    fn a_run_is_added_and_what_was_there_stays_letter_by_letter() {
        let spaced = run("2026-01-01", 5.0).to_json().to_string().replace(':', ": ") + "\n";
        let history = History::parse(spaced.clone()).unwrap();
        let text = history.text_with(&run("2026-01-02 10:00", 6.0));
        assert!(text.starts_with(&spaced), "{text}");
        let both = History::parse(text).unwrap();
        let dates: Vec<&str> = both.runs.iter().map(|run| &*run.date).collect();
        assert_eq!(dates, ["2026-01-01", "2026-01-02 10:00"]);
        let last = &both.runs[1];
        assert_eq!(last.figure("rules.duel.2.games").map(|figure| figure.value), Some(6.0));
        assert_eq!(last.fact("rules.duel.2.signature"), Some("aa7f"));
        assert_eq!((last.load, last.figure("rules.duel.2.moves")), (None, None));
    }

    #[test]
    fn what_is_broken_is_named_with_file_and_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bench.json");
        assert!(History::read(&path).unwrap().runs.is_empty());
        let good = run("2026-01-01", 5.0).to_json().to_string();
        let without = |what: &str| good.replace(what, "\"other\"");
        for (text, why) in [
            ("{".to_owned(), "line 1: it is not JSON"),
            (format!("{good}\n\n"), "line 2: it is not JSON"),
            (format!("{good}\n{}\n", without("\"machine\"")), "line 2: a run has a machine"),
            (without("\"parts\"") + "\n", "line 1: a run has parts"),
            (without("\"figures\"") + "\n", "line 1: the part \"rules\": it has no figures"),
            (
                without("\"value\"") + "\n",
                "line 1: the part \"rules\": the figure \"rules.duel.2.games\": it has no value",
            ),
            (good.clone(), "the last line does not end"),
        ] {
            std::fs::write(&path, &text).unwrap();
            let error = format!("{:#}", History::read(&path).err().expect("an error"));
            assert!(error.contains(&format!("bench.json: {why}")), "{error}");
        }
    }

    #[test]
    fn a_file_is_written_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bench.json");
        let history = History::default();
        // Each part is kept when it is done: the same run is written again, longer.
        history.write_with(&run("2026-01-01", 5.0), &path).unwrap();
        history.write_with(&run("2026-01-01", 6.0), &path).unwrap();
        assert_eq!(History::read(&path).unwrap().runs.len(), 1);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn commits_are_short() {
        for (commit, expected) in
            [("31045a295f", "31045a2"), ("31045a295f with changes", "31045a2+"), ("abc", "abc")]
        {
            let run = Run { commit: commit.to_owned(), ..Run::default() };
            assert_eq!(run.short_commit(), expected);
        }
    }
}
