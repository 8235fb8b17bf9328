//! Ctrl-C: the first asks long work to end and tell what it has, the second ends the program.

use anyhow::{Context, Result};
use mirabilia_bots::Stop;

/// The exit code of a program that was interrupted, as shells know it.
const INTERRUPTED: i32 = 130;

/// A stop that Ctrl-C raises. Once a program; whoever needs it in two places clones it.
pub fn stop() -> Result<Stop> {
    let stop = Stop::default();
    let heard = stop.clone();
    ctrlc::set_handler(move || {
        if heard.is_raised() {
            std::process::exit(INTERRUPTED); // asked twice: do not wait for anything
        }
        heard.raise();
    })
    .context("cannot listen for Ctrl-C")?;
    Ok(stop)
}
