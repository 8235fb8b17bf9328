//! A progress bar on standard error, if that is a terminal.

use std::io::{self, IsTerminal, Write};

use mirabilia_analysis::Progress;
use mirabilia_words::Words;

/// Width of the bar in columns.
const WIDTH: usize = 40;

/// A progress bar.
pub(super) struct Bar<'a> {
    words: &'a Words,
    shown: bool,
}

impl<'a> Bar<'a> {
    pub(super) fn new(words: &'a Words) -> Self {
        Self { words, shown: io::stderr().is_terminal() }
    }

    /// Updates the bar.
    pub(super) fn show(&self, Progress { done, of }: Progress) {
        if self.shown {
            let full = WIDTH * done / of.max(1);
            let (bar, rest) = ("█".repeat(full), "░".repeat(WIDTH - full));
            // Errors do not matter: the terminal may be gone, but the answer is still wanted.
            let args = [("done", done.into()), ("of", of.into())];
            let _ =
                write!(io::stderr(), "\r{bar}{rest} {}", self.words.say("review-progress", &args));
        }
    }

    /// Clears the line.
    pub(super) fn clear(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
