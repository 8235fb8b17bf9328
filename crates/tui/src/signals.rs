//! Signals that ask the program to stop.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Result;

/// A flag that SIGHUP and SIGTERM raise, and SIGINT too if `interrupt` is set. The handlers are
/// installed explicitly, so they also work if the parent process ignored the signals (`nohup`).
#[cfg(unix)]
pub fn stop_flag(interrupt: bool) -> Result<Arc<AtomicBool>> {
    use anyhow::Context;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [SIGHUP, SIGTERM].into_iter().chain(interrupt.then_some(SIGINT)) {
        signal_hook::flag::register(signal, Arc::clone(&flag))
            .context("cannot install a signal handler")?;
    }
    Ok(flag)
}

/// A flag that is never raised: this system has no such signals.
#[cfg(not(unix))]
pub fn stop_flag(_interrupt: bool) -> Result<Arc<AtomicBool>> {
    Ok(Arc::default())
}

/// Stops this program and the others of its job, as Ctrl-Z does on a terminal that is not in raw
/// mode. Returns when the shell continues the job.
#[cfg(unix)]
pub fn suspend() -> Result<()> {
    use anyhow::Context;
    use rustix::process::{Signal, kill_current_process_group};
    kill_current_process_group(Signal::TSTP).context("cannot suspend the program")
}
