//! Progress on standard error, if that is a terminal: one line that is rewritten and then cleared.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use mirabilia_words::Words;

use crate::report::text::cut;

/// Minimum time between updates.
const EVERY: Duration = Duration::from_millis(200);
/// Maximum width: a line that wraps could not be cleared.
const MOST: usize = 79;
/// Width of the bar in columns.
const WIDTH: usize = 24;

/// A progress line.
pub struct Progress<'a> {
    words: &'a Words,
    start: Instant,
    /// When the line was last written; `None` if it never was.
    last: Mutex<Option<Instant>>,
    shown: bool,
}

impl<'a> Progress<'a> {
    /// A line that is shown if standard error is a terminal.
    pub fn new(words: &'a Words) -> Self {
        let shown = io::stderr().is_terminal();
        Self { words, start: Instant::now(), last: Mutex::new(None), shown }
    }

    /// Shows a bar, the time left and what is being done.
    pub fn show(&self, done: f64, of: f64, what: &str) {
        let due = |last: &Option<Instant>| last.is_none_or(|last| last.elapsed() >= EVERY);
        let Ok(mut last) = self.last.lock() else { return };
        if self.shown && due(&last) {
            *last = Some(Instant::now());
            let line = cut(&self.line(done, of, what, self.start.elapsed()), MOST);
            // Errors do not matter: the terminal may be gone, but the answer is still wanted.
            let _ = write!(io::stderr(), "\r{line}\x1b[K");
        }
    }

    fn line(&self, done: f64, of: f64, what: &str, spent: Duration) -> String {
        let share = (done / of.max(f64::MIN_POSITIVE)).clamp(0.0, 1.0);
        let full = (WIDTH as f64 * share) as usize;
        let (bar, rest) = ("█".repeat(full), "░".repeat(WIDTH - full));
        if share <= 0.0 {
            return format!("{bar}{rest} {what}");
        }
        let left = spent.as_secs_f64() / share * (1.0 - share);
        let left =
            self.words.say("report-time-left", &[("time", clock(left.ceil() as u64).into())]);
        format!("{bar}{rest} {left}, {what}")
    }

    /// Runs something that takes about this long and cannot say how far it is.
    pub fn during<T>(&self, time: Option<Duration>, what: &str, work: impl FnOnce() -> T) -> T {
        if !self.shown {
            return work();
        }
        let (done, running) = channel::<()>();
        let result = thread::scope(|scope| {
            scope.spawn(move || {
                while running.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                    let spent = self.start.elapsed().as_secs_f64();
                    match time {
                        Some(time) => self.show(spent, time.as_secs_f64(), what),
                        None => self.show(0.0, 1.0, &format!("{what} {}", clock(spent as u64))),
                    }
                }
            });
            let result = work();
            drop(done);
            result
        });
        self.clear();
        result
    }

    /// Clears the line.
    pub fn clear(&self) {
        if self.last.lock().is_ok_and(|last| last.is_some()) {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// A duration: `1:05`.
pub fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_words::Lang;

    use super::*;

    #[test]
    fn the_line_tells_the_time_left() {
        let words = Words::new(Lang::En);
        let progress = Progress::new(&words);
        let line = progress.line(1.0, 4.0, "arena", Duration::from_secs(1222));
        assert_eq!(line, format!("{}{} 1:01:06 left, arena", "█".repeat(6), "░".repeat(18)));
        assert_eq!(progress.line(0.0, 4.0, "x", Duration::ZERO), format!("{} x", "░".repeat(24)));
    }
}
