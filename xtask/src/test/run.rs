//! Runs steps two at a time, in the order in which what they need has passed.

use std::fmt::Write as _;
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::{Step, hint};
use crate::shell;

/// Steps that run at the same time.
const AT_ONCE: usize = 2;

/// What a step prints, kept until it ends.
#[derive(Default)]
pub(crate) struct Output(String);

impl Output {
    /// Runs a command, keeps what it prints, and fails if it fails.
    pub(crate) fn run(&mut self, mut command: Command) -> Result<()> {
        let shown = shell::shown(&command);
        let _ = writeln!(self.0, "$ {shown}");
        let (mut read, write) = std::io::pipe()?;
        command.stdin(Stdio::null()).stdout(write.try_clone()?).stderr(write);
        let mut child = command.spawn().with_context(|| format!("could not start `{shown}`"))?;
        // The command holds the other ends of the pipe; reading ends when the last one is closed.
        drop(command);
        let mut printed = Vec::new();
        std::io::Read::read_to_end(&mut read, &mut printed)?;
        self.0.push_str(&String::from_utf8_lossy(&printed));
        let status = child.wait()?;
        if !status.success() {
            bail!("`{shown}` failed ({status})");
        }
        Ok(())
    }
}

/// The state of a run, shared by the threads.
struct Progress {
    waiting: Vec<Step>,
    running: usize,
    passed: Vec<(&'static str, Duration)>,
    failed: Option<anyhow::Error>,
}

impl Progress {
    /// The next step that can start, if any.
    fn take(&mut self) -> Option<Step> {
        let passed = |need: &&str| self.passed.iter().any(|(name, _)| name == need);
        let ready = self.waiting.iter().position(|step| step.needs.iter().all(passed))?;
        self.running += 1;
        Some(self.waiting.remove(ready))
    }
}

/// Runs all steps. After a failure no further step starts.
pub(super) fn all(steps: Vec<Step>) -> Result<()> {
    let (start, count) = (Instant::now(), steps.len());
    let progress = Progress { waiting: steps, running: 0, passed: Vec::new(), failed: None };
    let (progress, changed) = (Mutex::new(progress), Condvar::new());
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| work(&progress, &changed, start));
        }
    });
    let progress = progress.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(error) = progress.failed {
        return Err(error);
    }
    eprintln!("==> all {count} steps passed; some ran at the same time");
    for (name, time) in &progress.passed {
        eprintln!("    {name:<12} {:>7.1} s", time.as_secs_f64());
    }
    eprintln!("    {:<12} {:>7.1} s", "in all", start.elapsed().as_secs_f64());
    Ok(())
}

fn work(progress: &Mutex<Progress>, changed: &Condvar, start: Instant) {
    let mut now = progress.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if now.failed.is_some() || now.waiting.is_empty() {
            return;
        }
        let Some(Step { name, check, .. }) = now.take() else {
            assert!(now.running > 0, "a step needs one that does not exist");
            now = changed.wait(now).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        drop(now);
        eprintln!("==> [{:>4} s] {name}", start.elapsed().as_secs());
        let (begun, mut output) = (Instant::now(), Output::default());
        let result = check(&mut output);
        let time = begun.elapsed();
        now = progress.lock().unwrap_or_else(PoisonError::into_inner);
        now.running -= 1;
        eprint!("{}", output.0);
        match result {
            Ok(()) => {
                eprintln!("<== {name} passed in {:.1} s", time.as_secs_f64());
                now.passed.push((name, time));
            }
            Err(error) => {
                let error = error.context(format!("the step {name} failed{}", hint(name)));
                now.failed.get_or_insert(error);
            }
        }
        changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use anyhow::ensure;

    use super::{Step, all};

    #[test]
    fn steps_wait_for_what_they_need_and_a_failure_stops_the_rest() {
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |name: &'static str, needs, fails: bool| {
            let order = Arc::clone(&order);
            Step::new(name, needs, move |_| {
                order.lock().unwrap().push(name);
                ensure!(!fails, "broken");
                Ok(())
            })
        };
        all(vec![
            note("last", &["first", "second"], false),
            note("second", &["first"], false),
            note("first", &[], false),
        ])
        .unwrap();
        assert_eq!(*order.lock().unwrap(), ["first", "second", "last"]);
        order.lock().unwrap().clear();
        let error =
            all(vec![note("first", &[], true), note("second", &["first"], false)]).unwrap_err();
        assert_eq!(error.to_string(), "the step first failed");
        assert_eq!(*order.lock().unwrap(), ["first"]);
    }
}
