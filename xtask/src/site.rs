//! `cargo xtask site`: the pages as a folder that any web host can serve.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::{shell, wasm, web};

/// Where the site is built for tests, and if no folder is given.
const SITE: &str = "target/site";

/// Build a static site: everything that works without a server, for any web host
///
/// Games against bots and at one screen, reviews, positions, score pads and rules run in the page. All
/// addresses are relative, so the folder can be served from any path.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the files go [default: target/site]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    web::need_node()?;
    web::install()?;
    let out = match &args.out {
        Some(out) => std::env::current_dir()?.join(out),
        None => folder(),
    };
    wasm::build(shell::run)?;
    shell::run(build(&out))?;
    println!("{}: serve it with any web server, for example", out.display());
    println!("    python3 -m http.server --bind 127.0.0.1 --directory {}", out.display());
    Ok(())
}

fn folder() -> PathBuf {
    shell::root().join(SITE)
}

/// Builds the pages for a static site. The module must be there.
fn build(out: &std::path::Path) -> Command {
    let mut vite = web::npm(&["run", "--silent", "build", "--", "--mode", "site"]);
    vite.args(["--emptyOutDir", "--outDir"]).arg(out);
    vite
}

/// Builds the site and plays there in a real browser, with a plain file server.
pub(crate) fn check(mut run: impl FnMut(Command) -> Result<()>) -> Result<()> {
    run(build(&folder()))?;
    let mut tests = web::npm(&["run", "--silent", "e2e", "--", "--config", "playwright.site.ts"]);
    tests.env("MIRABILIA_CHROMIUM", web::browser()?).env("MIRABILIA_SITE", folder());
    run(tests)
}
