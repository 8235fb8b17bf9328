//! The tables of the server and of its pages.

use super::{Sheet, kilobytes, megabytes, tenths};
use std::fmt::Write;

pub(super) fn load(sheet: &mut Sheet) -> String {
    let times = |what: &str| ["p50", "p90", "p99", "max"].map(|part| format!("load.{what}.{part}"));
    let (all, answer) = (times("all"), times("answer"));
    let memory = ["empty", "open", "after"].map(|when| format!("load.memory.{when}"));
    let table = ["open", "after"].map(|when| format!("load.table.{when}"));
    let cores = ["server", "driver"].map(|whose| format!("load.cores.{whose}"));
    let mut text = "| | |\n|---|---|\n".to_owned();
    let mut row = |what: &str, value: String| {
        let _ = writeln!(text, "| {what} | {value} |");
    };
    let time = "p50 / p90 / p99 / max, ms";
    row("moves accepted per second", sheet.cell("load.accepted", tenths));
    row(&format!("due until received by all sockets, {time}"), cells(sheet, &all, tenths));
    row(&format!("due until answered, {time}"), cells(sheet, &answer, tenths));
    row("server memory, empty / connected / after the moves, MB", cells(sheet, &memory, megabytes));
    row("a live table with its 2.5 sockets, before / after, kB", cells(sheet, &table, kilobytes));
    row("cores of the server / the driver", cells(sheet, &cores, |cores| format!("{cores:.2}")));
    row("opening all tables and sockets, s", sheet.cell("load.opening", tenths));
    text
}

pub(super) fn pages(sheet: &mut Sheet) -> String {
    let mut text = "| fetched | so far, kB |\n|---|---|\n".to_owned();
    for (what, key) in [
        ("the first page", "pages.first"),
        ("then a table of each of the three games", "pages.games"),
        ("then every other page, the rules of all games included", "pages.all"),
    ] {
        let kilobytes = |bytes: f64| format!("{:.0}", bytes / 1e3);
        let _ = writeln!(text, "| {what} | {} |", sheet.cell(key, kilobytes));
    }
    text += "\n| a click until the next picture, ms | 75 % | 98 % | most |\n|---|---|---|---|\n";
    for (what, screen) in [("desktop", "desktop"), ("phone-sized", "phone")] {
        let _ = write!(text, "| {what} |");
        for part in ["p75", "p98", "most"] {
            let key = format!("pages.click.{screen}.{part}");
            let _ = write!(text, " {} |", sheet.cell(&key, |ms| format!("{ms:.0}")));
        }
        text.push('\n');
    }
    text
}

fn cells(sheet: &mut Sheet, keys: &[String], show: impl Fn(f64) -> String) -> String {
    let keys: Vec<&str> = keys.iter().map(|key| &**key).collect();
    sheet.cells(&keys, show)
}
