//! `cargo xtask screenshots`: the pictures of the README, taken in a real browser.

use crate::{shell, web};
use anyhow::Result;

/// Take the pictures of `docs/images` in a real browser: each game, light and dark, desktop and phone
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_args: &Args) -> Result<()> {
    web::need_node()?;
    web::build()?;
    shell::run(shell::cargo(&["build", "--package", "mirabilia-cli", "--locked"]))?;
    shell::run(browser_tests(&["--config", "playwright.pictures.ts"])?)
}

/// Playwright with these words, with the program beside us and the browser that is there.
pub(crate) fn browser_tests(args: &[&str]) -> Result<std::process::Command> {
    let mut command = web::npm(&["run", "--silent", "e2e", "--"]);
    command.args(args);
    command.env("MIRABILIA_CHROMIUM", web::browser()?);
    command.env("MIRABILIA_PROGRAM", shell::debug_program()?);
    Ok(command)
}
