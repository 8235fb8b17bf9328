//! `cargo xtask test`: everything that a change must pass. CI runs this and nothing else.
//!
//! Steps run two at a time, as soon as the steps they need have passed: building and linking keep
//! both cores busy, but browsers, sockets and Python wait a lot. The output of a step is shown when
//! it ends, so that two steps never mix their lines.

mod quick;
mod run;

use anyhow::{Result, bail};
use mirabilia_cluster::Cluster;
use std::process::Command;

use crate::{postgres, python, screenshots, shell, site, tidy, wasm, web};
use run::Output;

/// Run every check that CI runs; with --quick, the tests that need nothing but Rust
///
///   cargo xtask test           everything: Postgres, a browser and Python are installed if missing
///   cargo xtask test --quick   rules, laws with fewer games, bots, server, SQLite, page units
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// Run only what needs no database server, browser or Python; installs nothing
    #[arg(long)]
    quick: bool,
}

type Check = Box<dyn FnOnce(&mut Output) -> Result<()> + Send>;

/// One check. It starts when the steps it needs have passed.
struct Step {
    name: &'static str,
    needs: &'static [&'static str],
    check: Check,
}

impl Step {
    fn new(
        name: &'static str,
        needs: &'static [&'static str],
        check: impl FnOnce(&mut Output) -> Result<()> + Send + 'static,
    ) -> Self {
        Self { name, needs, check: Box::new(check) }
    }

    fn command(name: &'static str, needs: &'static [&'static str], command: Command) -> Self {
        Self::new(name, needs, |output| output.run(command))
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.quick {
        return run::all(quick::steps());
    }
    need_components()?;
    need_lock_files()?;
    postgres::need()?;
    web::need_node()?;
    web::browser()?;
    web::install()?;
    python::need()?;
    // Like the pages, the tests work without a compiler for WebAssembly.
    let without_engine = wasm::need().err();
    run::all(steps(without_engine.is_none()))?;
    if let Some(error) = without_engine {
        eprintln!("==> the steps module and site checked nothing: {error:#}");
    }
    Ok(())
}

/// Cheap checks first, so that most mistakes show within a minute.
fn steps(with_engine: bool) -> Vec<Step> {
    let cargo = shell::cargo_once;
    let page = |script| web::npm(&["run", "--silent", script]);
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    let fuzz =
        ["check", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target", "--locked"];
    vec![
        Step::command("format", &[], cargo(&["fmt", "--all", "--check"])),
        Step::new("tidy", &[], |_| tidy::check()),
        Step::command(
            "page words",
            &[],
            web::npm(&["run", "--silent", "messages", "--", "--check"]),
        ),
        // The program embeds the pages, so they are built before anything that holds the program.
        Step::new("page build", &["page words"], |_| web::build()),
        Step::command("clippy", &["format", "tidy", "page build"], cargo(&clippy)),
        Step::command("page types", &["page build"], page("check")),
        Step::command("page lint", &["page build"], page("lint")),
        Step::command("page tests", &["page build"], page("unit")),
        Step::command("test build", &["clippy"], tests(&["--no-run"])),
        Step::new("python", &["page tests"], |output| python::check(|command| output.run(command))),
        Step::new("tests", &["test build"], |output| {
            let cluster = Cluster::start()?;
            let mut command = tests(&[]);
            command.env(postgres::VARIABLE, cluster.url());
            output.run(command)
        }),
        // With the program that the test build made, which reads the pages from the disk. In a fresh
        // clone they were built without the modules, and the tests of games in the page would be left
        // out. Nothing else runs beside it: whole games are played against the clock.
        Step::new("browser", &["tests", "module"], move |output| {
            if with_engine {
                web::build()?;
            }
            output.run(screenshots::browser_tests(&["--grep-invert", "@measure"])?)
        }),
        // The engine in the page: the module gives the answers of the program, and the static site
        // needs no server.
        Step::new("module", &["python", "test build"], move |output| match with_engine {
            true => wasm::check(|command| output.run(command)),
            false => Ok(()),
        }),
        Step::new("site", &["module", "browser"], move |output| match with_engine {
            true => site::check(|command| output.run(command)),
            false => Ok(()),
        }),
        // Nextest leaves the examples in the documentation out.
        Step::command("doc tests", &["site"], cargo(&["test", "--workspace", "--doc", "--locked"])),
        Step::command("docs", &["site"], doc),
        // The fuzz crate is a workspace of its own, so no step above would notice that it broke.
        Step::command("fuzz crate", &["site"], cargo(&fuzz)),
    ]
}

/// All tests of the workspace but doc tests: with cargo-nextest if it is installed, which runs the
/// tests of all crates side by side.
fn tests(args: &[&str]) -> Command {
    let mut command = if has_nextest() {
        shell::cargo_once(&["nextest", "run", "--workspace", "--locked"])
    } else {
        shell::cargo_once(&["test", "--workspace", "--all-targets", "--locked"])
    };
    command.args(args);
    command
}

fn has_nextest() -> bool {
    shell::succeeds(shell::cargo(&["nextest", "--version"]))
}

/// What the output of a failed step does not say by itself.
fn hint(step: &str) -> &'static str {
    match step {
        "format" => "; `cargo fmt --all` mends it",
        "fuzz crate" => {
            "; if it wants a new lock file: cargo update --workspace --manifest-path fuzz/Cargo.toml"
        }
        _ => "",
    }
}

fn need_components() -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !shell::succeeds(shell::cargo(&[subcommand, "--version"])) {
            bail!("`cargo {subcommand}` does not run; add it: rustup component add {component}");
        }
    }
    Ok(())
}

/// `--locked` says little when there is no lock file, so check for it first.
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
