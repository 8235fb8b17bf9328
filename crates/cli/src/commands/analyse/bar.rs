//! A progress bar on standard error, where that is a terminal.

use std::io::{self, IsTerminal, Write};

use mirabilia_analysis::Progress;

/// Columns of the bar itself.
const WIDTH: usize = 40;

/// A progress bar.
pub(super) struct Bar {
    what: &'static str,
    shown: bool,
}

impl Bar {
    pub(super) fn new(what: &'static str) -> Self {
        Self { what, shown: io::stderr().is_terminal() }
    }

    /// Shows how far it has come.
    pub(super) fn show(&self, Progress { done, of }: Progress) {
        if self.shown {
            let full = WIDTH * done / of.max(1);
            let (bar, rest) = ("█".repeat(full), "░".repeat(WIDTH - full));
            // Nobody is told when the terminal has gone: the answer matters, not the bar.
            let _ = write!(io::stderr(), "\r{bar}{rest} {done} of {of} {}", self.what);
        }
    }

    /// Wipes the line.
    pub(super) fn clear(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
