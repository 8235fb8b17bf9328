//! Results: one JSON object per line, one line per part.

use super::parts::Part;
use crate::origin;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::SystemTime;

/// The finished parts by name.
#[derive(Default)]
pub(crate) struct Results(BTreeMap<String, Outcome>);

/// One finished part: when, where and what `mirabilia arena --json` said.
pub(crate) struct Outcome(Value);

impl Results {
    /// Reads the file; one that is not there has no results yet.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => {
                return Err(error).with_context(|| format!("could not read {}", path.display()));
            }
        };
        Self::parse(&text).with_context(|| path.display().to_string())
    }

    pub(crate) fn parse(text: &str) -> Result<Self> {
        let mut results = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            let value: Value =
                serde_json::from_str(line).with_context(|| format!("line {number} is not JSON"))?;
            let whole = value["part"].is_string() && value["result"]["bots"][1].is_object();
            ensure!(whole, "line {number}: a result has a part and two bots");
            results.put(Outcome(value));
        }
        Ok(results)
    }

    pub(crate) fn put(&mut self, outcome: Outcome) {
        self.0.insert(outcome.text("part").to_owned(), outcome);
    }

    pub(crate) fn get(&self, part: &str) -> Option<&Outcome> {
        self.0.get(part)
    }

    /// Whether this part was played already by the same bots, with at least this many games.
    pub(crate) fn has(&self, part: &Part, games: u64) -> bool {
        let same = |outcome: &Outcome| {
            outcome.bots() == part.bots
                && outcome.0["result"]["seats"] == part.seats
                && outcome.games() >= games
        };
        self.get(&part.name).is_some_and(same)
    }

    /// Writes the file: whole or not at all.
    pub(crate) fn write(&self, path: &Path) -> Result<()> {
        let lines: Vec<String> = self.0.values().map(|outcome| outcome.0.to_string()).collect();
        let beside = path.with_extension("tmp");
        std::fs::write(&beside, lines.join("\n") + "\n")
            .and_then(|()| std::fs::rename(&beside, path))
            .with_context(|| format!("could not write {}", path.display()))
    }
}

impl Outcome {
    pub(crate) fn new(
        part: &Part,
        words: &[String],
        threads: Option<u16>,
        result: &Value,
    ) -> Result<Self> {
        let threads = threads.map_or_else(String::new, |threads| format!(" --threads {threads}"));
        Ok(Self(json!({
            "part": part.name,
            "command": format!("mirabilia {}{threads}", words.join(" ")),
            "machine": origin::machine(),
            "load": load(),
            "commit": origin::commit()?,
            "date": origin::day(SystemTime::now()),
            "result": result,
        })))
    }

    /// What else the machine did while the part ran: the mean number of processes that wanted a core.
    pub(crate) fn load(&self) -> Option<f64> {
        self.0["load"].as_f64()
    }

    pub(crate) fn text(&self, field: &str) -> &str {
        self.0[field].as_str().unwrap_or("?")
    }

    pub(crate) fn games(&self) -> u64 {
        self.0["result"]["games"].as_u64().unwrap_or(0)
    }

    /// The names of the bots, in the order they were named.
    pub(crate) fn bots(&self) -> Vec<&str> {
        let bots = self.0["result"]["bots"].as_array();
        bots.into_iter().flatten().map(|bot| bot["bot"].as_str().unwrap_or("?")).collect()
    }

    /// A number of a bot: 0 is the upper one.
    pub(crate) fn number(&self, bot: usize, field: &str) -> f64 {
        self.bot(bot, field).as_f64().unwrap_or(0.0)
    }

    pub(crate) fn bot(&self, bot: usize, field: &str) -> &Value {
        &self.0["result"]["bots"][bot][field]
    }
}

/// The mean number of processes that wanted a core in the last fifteen minutes, where the system tells.
fn load() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    text.split_whitespace().nth(2)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::super::parts::parts;
    use super::*;

    #[test]
    fn a_part_is_kept_while_bots_and_games_suffice() {
        let all = parts(None);
        let part = all.iter().find(|part| part.name == "duel-headline").expect("a headline");
        let line = |games: u64, bot: &str| {
            json!({"part": part.name, "result": {"seats": 2, "games": games,
                   "bots": [{"bot": bot}, {"bot": "greedy"}]}})
            .to_string()
        };
        for (text, expected) in [
            (String::new(), false),
            (line(100, &part.bots[0]), true),
            (line(99, &part.bots[0]), false),
            (line(100, "expert@5ms"), false),
        ] {
            assert_eq!(Results::parse(&text).expect("results").has(part, 100), expected, "{text}");
        }
        for broken in ["{", "{}", "{\"part\":\"x\"}"] {
            assert!(Results::parse(broken).is_err(), "{broken}");
        }
    }
}
