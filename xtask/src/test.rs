//! `cargo xtask test`: everything a change must pass. CI runs this and nothing else.

use crate::{postgres, python, screenshots, shell, tidy, web};
use anyhow::{Context, Result, bail};
use mirabilia_cluster::Cluster;
use std::process::Command;
use std::time::{Duration, Instant};

/// Run every check that CI runs, in the same order; the first failure stops.
#[derive(clap::Args)]
pub(crate) struct Args {}

struct Step {
    name: &'static str,
    check: Check,
}

enum Check {
    Command(Command),
    Tidy,
    /// With a Postgres beside it.
    WithPostgres(Command),
    /// Builds the pages, if they are not as new as what they are made of.
    Pages,
    /// In a real browser, with the program that the tests before it built.
    Browser,
    /// The Python package, in an environment of its own.
    Python,
}

pub(crate) fn run(_args: &Args) -> Result<()> {
    need_components()?;
    need_lock_files()?;
    postgres::need()?;
    web::need_node()?;
    web::browser()?;
    web::install()?;
    python::need()?;

    let mut times = Vec::new();
    let steps = steps();
    let count = steps.len();
    for (number, Step { name, check }) in (1..).zip(steps) {
        eprintln!("==> {number}/{count} {name}");
        let start = Instant::now();
        match check {
            Check::Command(command) => shell::run(command),
            Check::Tidy => tidy::check(),
            Check::Pages => web::build(),
            Check::Python => python::check(),
            Check::Browser => screenshots::browser_tests(&[]).and_then(shell::run),
            Check::WithPostgres(mut command) => Cluster::start().and_then(|cluster| {
                command.env(postgres::VARIABLE, cluster.url());
                shell::run(command)
            }),
        }
        .with_context(|| format!("step {number} of {count}, {name}, did not pass{}", hint(name)))?;
        let time = start.elapsed();
        eprintln!("    {name} passed in {:.1} s", time.as_secs_f64());
        times.push((name, time));
    }

    eprintln!("==> all {count} steps passed");
    for (name, time) in &times {
        eprintln!("    {name:<12} {:>7.1} s", time.as_secs_f64());
    }
    let total: Duration = times.iter().map(|(_, time)| time).sum();
    eprintln!("    {:<12} {:>7.1} s", "together", total.as_secs_f64());
    Ok(())
}

/// Cheap checks first, so that most mistakes are told within a minute.
fn steps() -> Vec<Step> {
    let command =
        |name, args: &[&str]| Step { name, check: Check::Command(shell::cargo_once(args)) };
    let page = |name, args: &[&str]| Step { name, check: Check::Command(web::npm(args)) };
    let mut doc = shell::cargo_once(&["doc", "--workspace", "--no-deps", "--locked"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    vec![
        command("format", &["fmt", "--all", "--check"]),
        Step { name: "tidy", check: Check::Tidy },
        page("page words", &["run", "--silent", "messages", "--", "--check"]),
        // Before anything that holds the pages: they are in the program, which is then built once.
        Step { name: "page build", check: Check::Pages },
        command(
            "clippy",
            &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
        ),
        Step {
            name: "tests",
            check: Check::WithPostgres(shell::cargo_once(&["test", "--workspace", "--locked"])),
        },
        page("page types", &["run", "--silent", "check"]),
        page("page lint", &["run", "--silent", "lint"]),
        page("page tests", &["run", "--silent", "unit"]),
        // With the program that the tests built, which has the pages inside.
        Step { name: "browser", check: Check::Browser },
        Step { name: "docs", check: Check::Command(doc) },
        Step { name: "python", check: Check::Python },
        // The fuzz crate is a workspace of its own, so nothing above would notice that it broke.
        // It shares what was built.
        command(
            "fuzz crate",
            &["check", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target", "--locked"],
        ),
    ]
}

/// What the output of a failed step does not say by itself.
fn hint(step: &str) -> &'static str {
    match step {
        "format" => "; `cargo fmt --all` puts it right",
        "fuzz crate" => {
            "; if it wants a new lock file: cargo update --workspace --manifest-path fuzz/Cargo.toml"
        }
        _ => "",
    }
}

fn need_components() -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !shell::succeeds(shell::cargo(&[subcommand, "--version"])) {
            bail!(
                "`cargo {subcommand}` does not run here; add it: rustup component add {component}"
            );
        }
    }
    Ok(())
}

/// `--locked` says little when there is no lock file, so look for it beforehand.
fn need_lock_files() -> Result<()> {
    for (lock, make) in [
        ("Cargo.lock", "cargo generate-lockfile"),
        ("fuzz/Cargo.lock", "cargo generate-lockfile --manifest-path fuzz/Cargo.toml"),
        (
            "crates/python/Cargo.lock",
            "cargo generate-lockfile --manifest-path crates/python/Cargo.toml",
        ),
    ] {
        if !shell::root().join(lock).is_file() {
            bail!("{lock} is missing; make it with `{make}` and commit it");
        }
    }
    Ok(())
}
