//! `cargo xtask bench`: measures speed and size and records machine, commit and date.

mod compare;
mod figure;
mod history;
mod page;
mod parts;
mod sheet;
mod tables;

use crate::{shell, web};
use anyhow::{Context, Result, bail};
use compare::Comparison;
use history::{History, Run};
use parts::{Part, Setting};
use std::path::PathBuf;

/// Measure speed, load and weight, and write docs/bench.md and docs/bench.json.
///
/// Each figure is the median of several rounds. A part that is not measured keeps its previous figures,
/// and one that cannot be measured here is named and left out. At the end every figure is compared
/// with the previous one of the same machine.
///
/// With options of `mirabilia bench` (--game, --seats, --games, --boards, --json) that alone is run,
/// from the release build, and nothing is written:
///
///   cargo xtask bench
///   cargo xtask bench --only rules,search --callgrind --dry
///   cargo xtask bench --game duel --seconds 5
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the command line")]
pub(crate) struct Args {
    /// Only these parts: rules, instructions, search, python, load, pages, size
    #[arg(long, value_name = "PARTS", value_delimiter = ',')]
    only: Vec<String>,
    /// Also count instructions per game under valgrind: exact, and the same on a busy machine
    #[arg(long)]
    callgrind: bool,
    /// Print the tables and write nothing
    #[arg(long)]
    dry: bool,
    /// Write the page from what was measured before, and measure nothing
    #[arg(long, conflicts_with_all = ["only", "callgrind", "strict"])]
    page: bool,
    /// Fail if a figure is worse by more than a tenth or could not be measured
    #[arg(long)]
    strict: bool,
    /// Seconds of each round of rules, search and Python [default: 2]
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<f64>,
    /// Seconds of each round of the load
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    load_seconds: u64,
    /// Rounds of everything
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=99))]
    rounds: u32,
    /// Options of `mirabilia bench`
    #[arg(value_name = "ARGS", trailing_var_arg = true, allow_hyphen_values = true)]
    passed_on: Vec<String>,
}

const RUNS: &str = "docs/bench.json";
const PAGE: &str = "docs/bench.md";
const SECONDS: f64 = 2.0;

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(s) if s > 0.0 && s <= 3600.0 => Ok(s),
        _ => Err("a number of seconds above 0, at most 3600".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if !args.passed_on.is_empty() {
        return pass_on(args);
    }
    let parts = Part::chosen(&args.only, args.callgrind)?;
    // Read before anything is measured: minutes later would be a bad time to fail.
    let history = History::read(&shell::root().join(RUNS))?;
    let text = std::fs::read_to_string(shell::root().join(PAGE))
        .with_context(|| format!("could not read {PAGE}"))?;
    page::check(&text, &tables::NAMES).context(PAGE)?;

    let earlier: Vec<&Run> = history.runs.iter().collect();
    if args.page {
        return put(args, &text, &earlier, &tables::NAMES);
    }
    let mut now = Run::begin();
    let left_out = measure(args, parts, &history, &mut now)?;
    if now.sections.is_empty() {
        bail!("nothing could be measured: {}", left_out.join("; "));
    }
    let runs: Vec<&Run> = earlier.into_iter().chain([&now]).collect();
    put(args, &text, &runs, &tables::showing(&now))?;

    let comparison = Comparison::of(&history.runs, &now);
    print!("{}", comparison.text());
    for what in &left_out {
        println!("left out: {what}");
    }
    let worse = comparison.worse().count();
    if args.strict && worse + left_out.len() > 0 {
        bail!("{worse} figures are worse and {} parts were left out", left_out.len());
    }
    Ok(())
}

/// Measures part by part. Each is kept as soon as it is done; what could not be done is given back.
fn measure(args: &Args, parts: Vec<Part>, history: &History, run: &mut Run) -> Result<Vec<String>> {
    let mut left_out = Vec::new();
    // Before the program, which takes them in.
    let wanted = parts.iter().any(|part| part.needs_pages());
    let pages = if wanted { web::need_node().and_then(|()| web::build()) } else { Ok(()) };
    let needed = parts.iter().any(|part| part.needs_program());
    let setting = Setting {
        seconds: args.seconds.unwrap_or(SECONDS),
        rounds: args.rounds,
        load_seconds: args.load_seconds,
        program: if needed { shell::build_release()? } else { PathBuf::new() },
    };
    for part in parts {
        let name = part.name();
        eprintln!("==> {name}");
        let measured = match &pages {
            Err(error) if part.needs_pages() => Err(anyhow::anyhow!("{error:#}")),
            _ => part.measure(&setting),
        };
        match measured {
            Ok(section) => {
                run.sections.insert(name.to_owned(), section);
                if !args.dry {
                    history.write_with(run, &shell::root().join(RUNS))?;
                }
            }
            Err(error) => {
                eprintln!("    left out: {error:#}");
                left_out.push(format!("{name}: {error:#}"));
            }
        }
    }
    Ok(left_out)
}

/// Writes the page, or prints these tables of it when nothing is to be written.
fn put(args: &Args, text: &str, runs: &[&Run], shown: &[&str]) -> Result<()> {
    let tables = tables::tables(runs);
    if args.dry {
        for name in shown {
            println!("## {name}\n\n{}\n", tables[name].trim());
        }
        return Ok(());
    }
    let page = page::rewritten(text, &tables).context(PAGE)?;
    std::fs::write(shell::root().join(PAGE), page)
        .with_context(|| format!("could not write {PAGE}"))
}

/// Runs `mirabilia bench` alone, with the options that are its own.
fn pass_on(args: &Args) -> Result<()> {
    // After the first option of the program clap hands us every word; ours may be among them.
    let (ours, passed_on): (Vec<&String>, Vec<&String>) =
        args.passed_on.iter().partition(|arg| ["--callgrind", "--dry"].contains(&arg.as_str()));
    let program = shell::build_release()?;
    let mut bench = shell::program(&program, &["bench"]);
    if let Some(seconds) = args.seconds {
        bench.args(["--seconds", &seconds.to_string()]);
    }
    bench.args(passed_on);
    shell::run(bench)?;
    if args.callgrind || ours.iter().any(|arg| *arg == "--callgrind") {
        let setting = Setting { seconds: SECONDS, rounds: 1, load_seconds: 0, program };
        Part::Instructions.measure(&setting)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page and the runs that are kept here fit each other and this program.
    #[test]
    fn the_page_has_a_place_for_every_table_and_shows_every_run() {
        let root = shell::root();
        let text = std::fs::read_to_string(root.join(PAGE)).unwrap();
        page::check(&text, &tables::NAMES).unwrap();
        let history = History::read(&root.join(RUNS)).unwrap();
        let runs: Vec<&Run> = history.runs.iter().collect();
        let page = page::rewritten(&text, &tables::tables(&runs)).unwrap();
        assert!(page == text, "{PAGE} is not what {RUNS} says; run `cargo xtask bench --page`");
    }
}
