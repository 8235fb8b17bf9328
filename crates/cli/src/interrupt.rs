//! Ctrl-C: the first one stops the work and prints the results so far, the second one ends the
//! program.

use anyhow::{Context, Result};
use mirabilia_bots::Stop;

/// The exit code after SIGINT.
const INTERRUPTED: i32 = 130;

/// A flag that Ctrl-C raises. Call it once per process and clone the flag.
pub fn stop() -> Result<Stop> {
    let stop = Stop::default();
    let heard = stop.clone();
    ctrlc::set_handler(move || {
        if heard.is_raised() {
            std::process::exit(INTERRUPTED); // second Ctrl-C: do not wait
        }
        heard.raise();
    })
    .context("cannot install a handler for Ctrl-C")?;
    Ok(stop)
}
