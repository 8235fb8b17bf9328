//! How fast the environments of the Python package are, beside the games of `OpenSpiel`.

use super::{Setting, number, objects};
use crate::bench::figure::{Kind, Rounds};
use crate::bench::history::Section;
use crate::{python, shell};
use anyhow::{Context, Result, ensure};
use std::process::Stdio;

pub(super) fn measure(setting: &Setting) -> Result<Section> {
    let package = python::release()?;
    let mut rounds = Rounds::default();
    rounds.add("python.wheel", Kind::lower("bytes"), package.wheel_bytes as f64);
    for _ in 0..setting.rounds {
        let mut command = package.command(&["bench.py", "--json", "--seconds"]);
        command.arg(setting.seconds.to_string()).stderr(Stdio::inherit());
        eprintln!("$ {}", shell::shown(&command));
        let said = objects(&shell::output(command)?)?;
        let (versions, rows) = said.split_first().context("bench.py said nothing")?;
        let file = versions["package"].as_str().unwrap_or("?");
        let here = package.folder.display().to_string();
        ensure!(file.starts_with(&here), "Python took the package {file}, not the one in {here}");
        for name in ["python", "numpy", "openspiel"] {
            if let Some(version) = versions[name].as_str() {
                rounds.say(format!("python.version.{name}"), version);
            }
        }
        for row in rows {
            let name = row["name"].as_str().context("a row of bench.py has a name")?;
            let steps = number(row, "steps")?;
            for (what, kind, seconds) in [
                ("cpu", Kind::higher("steps/CPU-s"), "cpu_seconds"),
                // By the clock it says as much about what else runs.
                ("clock", Kind::higher("steps/s"), "clock_seconds"),
            ] {
                let seconds = number(row, seconds)?;
                rounds.add(format!("python.{name}.{what}"), kind, steps / seconds);
            }
        }
    }
    Ok(Section::new(setting.how_long(setting.seconds), rounds))
}
