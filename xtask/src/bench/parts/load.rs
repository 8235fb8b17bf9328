//! One server under very many tables and sockets: `cargo xtask load`, some rounds of it.

use super::{Setting, number, objects};
use crate::bench::figure::{Kind, Rounds};
use crate::bench::history::Section;
use crate::{drive, shell};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::process::Stdio;

/// A disk or a neighbour takes a millisecond now and then.
const TIME: Kind = Kind::lower("ms").step(1.0);
const BYTES: Kind = Kind::lower("bytes");

/// What the drive says, what we call it, and what it counts.
#[rustfmt::skip]
const FIGURES: [(&str, &str, Kind); 17] = [
    ("accepted_rate",   "load.accepted",      Kind::higher("moves/s")),
    ("to_all.p50",      "load.all.p50",       TIME),
    ("to_all.p90",      "load.all.p90",       TIME),
    ("to_all.p99",      "load.all.p99",       TIME),
    // The slowest of 60,000 is chance.
    ("to_all.max",      "load.all.max",       Kind::neither("ms")),
    ("to_answer.p50",   "load.answer.p50",    TIME),
    ("to_answer.p90",   "load.answer.p90",    TIME),
    ("to_answer.p99",   "load.answer.p99",    TIME),
    ("to_answer.max",   "load.answer.max",    Kind::neither("ms")),
    ("opening_seconds", "load.opening",       Kind::lower("s").step(1.0)),
    ("memory_empty",    "load.memory.empty",  BYTES),
    ("memory_open",     "load.memory.open",   BYTES),
    ("memory_after",    "load.memory.after",  BYTES),
    ("per_table_open",  "load.table.open",    BYTES),
    ("per_table_after", "load.table.after",   BYTES),
    ("server_cores",    "load.cores.server",  Kind::lower("cores")),
    ("driver_cores",    "load.cores.driver",  Kind::neither("cores")),
];

pub(super) fn measure(setting: &Setting) -> Result<Section> {
    let built = drive::build()?;
    let mut rounds = Rounds::default();
    let seconds = setting.load_seconds.to_string();
    for _ in 0..setting.rounds {
        let mut command = built.command("load", &["--seconds".to_owned(), seconds.clone()]);
        command.stderr(Stdio::inherit());
        let shown = shell::shown(&command);
        eprintln!("$ {shown}");
        // Not `shell::output`: a load that fails says in its figures why.
        let output = command.output().with_context(|| format!("could not start `{shown}`"))?;
        let said = objects(&String::from_utf8_lossy(&output.stdout))?;
        let said = said.last().with_context(|| format!("`{shown}` failed ({})", output.status))?;
        add(&mut rounds, said)?;
        eprintln!("    to all sockets, 99 %: {:.1} ms", number(said, "to_all.p99")?);
    }
    Ok(Section::new(setting.how_long(seconds), rounds))
}

/// Takes the figures of one round. Those of a server that did not keep its word would mean nothing.
fn add(rounds: &mut Rounds, said: &Value) -> Result<()> {
    let count = |field| said[field].as_u64().with_context(|| format!("no count {field} in {said}"));
    let (refused, broken) = (count("refused")?, count("broken")?);
    let (heard, accepted) = (count("heard_by_all")?, count("accepted")?);
    ensure!(
        refused == 0 && broken == 0 && heard == accepted,
        "{refused} moves were refused, {broken} sockets broke, {heard} of {accepted} moves were heard by all"
    );
    for (field, key, kind) in FIGURES {
        rounds.add(key, kind, number(said, field)?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `mirabilia-drive load` prints it.
    const SAID: &str = r#"{"tables":2000,"sockets":5000,"people":4667,"asked_rate":1000,"seconds":60.0,"opening_seconds":1.97,"accepted":60000,"accepted_rate":999.9,"heard_by_all":60000,"to_all":{"p50":2.4,"p90":3.8,"p99":8.2,"max":47.3},"to_answer":{"p50":2.4,"p90":3.8,"p99":8.1,"max":47.2},"nobody_could_move":0,"refused":0,"broken":0,"finished":197,"memory_empty":13586432,"memory_open":140816384,"memory_after":179183616,"per_table_open":63614,"per_table_after":82798,"server_cores":0.83,"driver_cores":0.19}"#;

    #[test]
    fn a_good_load_is_taken_and_a_broken_one_says_why() {
        let mut rounds = Rounds::default();
        add(&mut rounds, &serde_json::from_str(SAID).unwrap()).unwrap();
        let figures = rounds.figures();
        assert_eq!(figures.len(), FIGURES.len());
        let values = ["load.all.p99", "load.table.after"].map(|key| figures[key].value.to_string());
        assert_eq!(values, ["8.2", "82798"]);
        for (good, bad, why) in [
            ("\"refused\":0", "\"refused\":3", "3 moves were refused"),
            ("\"broken\":0", "\"broken\":1", "1 sockets broke"),
            ("\"accepted\":60000", "\"accepted\":60001", "60000 of 60001 moves were heard"),
            ("\"server_cores\"", "\"cores\"", "no number server_cores"),
        ] {
            let said = serde_json::from_str(&SAID.replace(good, bad)).unwrap();
            let error = add(&mut Rounds::default(), &said).unwrap_err().to_string();
            assert!(error.contains(why), "{error}");
        }
    }
}
