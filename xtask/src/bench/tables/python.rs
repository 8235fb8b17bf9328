//! The tables of the Python package: its games side by side, then those of `OpenSpiel`.

use super::{Sheet, megabytes, rough};
use crate::games::GAMES;
use std::fmt::Write;

/// What `bench.py` calls it, and what it is.
const ROWS: [(&str, &str); 11] = [
    ("env", "one `Env`, steps alone"),
    ("env-look", "one `Env`, observation and mask"),
    ("game", "one `Game`"),
    ("vec", "`VecEnv`, steps alone"),
    ("vec-table", "`VecEnv`, masks and observations, `parts=\"table\"`"),
    ("vec-glance", "`VecEnv`, masks and observations, `parts=\"glance\"`"),
    ("vec-both", "`VecEnv`, masks and observations, `parts=\"both\"`"),
    ("vector", "Gymnasium, `VectorEnv` against `greedy`"),
    ("gym", "Gymnasium, one seat against `greedy`"),
    ("aec", "PettingZoo, AEC"),
    ("spiel", "OpenSpiel"),
];

pub(super) fn table(sheet: &mut Sheet) -> String {
    let mut text = String::new();
    for (title, what) in [("steps / CPU-s", "cpu"), ("steps / s by the clock, all cores", "clock")]
    {
        let _ = write!(text, "| {title} |");
        for game in GAMES {
            let _ = write!(text, " {}, {} |", game.title, game.search_seats);
        }
        let _ = writeln!(text, "\n|---|{}", "---|".repeat(GAMES.len()));
        // By the clock only what uses all cores says something new.
        for (key, row) in ROWS.iter().filter(|(key, _)| what == "cpu" || key.starts_with("vec")) {
            let _ = write!(text, "| {row} |");
            for game in GAMES {
                let key = format!("python.{}.{}.{key}.{what}", game.name, game.search_seats);
                let _ = write!(text, " {} |", sheet.cell(&key, rough));
            }
            text.push('\n');
        }
        text.push('\n');
    }
    spiel(sheet, &mut text);
    let version = |name: &str| sheet.fact(&format!("python.version.{name}"));
    let named = [("CPython", "python"), ("NumPy", "numpy"), ("OpenSpiel", "openspiel")];
    let versions =
        named.iter().filter_map(|(title, name)| Some(format!("{title} {}", version(name)?)));
    let versions = versions.collect::<Vec<_>>().join(", ");
    let _ = writeln!(text, "The wheel: {} MB. {versions}.", sheet.cell("python.wheel", megabytes));
    text
}

/// The games of `OpenSpiel` that were there.
fn spiel(sheet: &mut Sheet, text: &mut String) {
    let Some(section) = sheet.newest().and_then(|run| run.sections.get("python")) else { return };
    let names = section
        .figures
        .keys()
        .filter_map(|key| key.strip_prefix("python.openspiel.")?.strip_suffix(".cpu"));
    let names: Vec<&str> = names.collect();
    if names.is_empty() {
        return;
    }
    *text += "| OpenSpiel's own games, C++ through Python | steps / CPU-s |\n|---|---|\n";
    for name in names {
        let speed = sheet.cell(&format!("python.openspiel.{name}.cpu"), rough);
        let _ = writeln!(text, "| {name} | {speed} |");
    }
    text.push('\n');
}
