//! Writing lines.

use std::io::Write;

use anyhow::{Context, Result};
use mirabilia_protocol::{Code, Refusal};
use mirabilia_words::Arg;

use super::Plain;
use crate::people;
use crate::text::fold;

impl<W: Write> Plain<W> {
    pub(super) fn say(&mut self, said: &str) -> Result<()> {
        self.say_after("", said)
    }

    pub(super) fn say_id(&mut self, id: &str) -> Result<()> {
        self.say_with(id, &[])
    }

    pub(super) fn say_with(&mut self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<()> {
        let said = self.words.say(id, args);
        self.say(&said)
    }

    /// Writes a message on one line, because it contains a path or a command to copy.
    pub(super) fn say_whole(&mut self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<()> {
        let said = self.words.say(id, args);
        self.say_line(&said)
    }

    pub(super) fn say_after(&mut self, first: &str, said: &str) -> Result<()> {
        for line in fold(first, said, self.config.width) {
            self.say_line(&line)?;
        }
        Ok(())
    }

    /// Writes a line without wrapping it: a table row, a command to copy.
    pub(super) fn say_line(&mut self, line: &str) -> Result<()> {
        writeln!(self.out, "{line}").with_context(|| self.no_output())
    }

    /// The error context of a failed write.
    pub(super) fn no_output(&self) -> String {
        self.words.say("error-cannot-write-output", &[])
    }

    pub(super) fn heading(&mut self, title: &str) -> Result<()> {
        self.say_line("")?;
        let rule = self.config.width.saturating_sub(crate::text::width(title) + 4);
        self.say_line(&format!("━━ {title} {}", "━".repeat(rule)))
    }

    /// Ends the line of an unanswered prompt.
    pub(super) fn break_prompt(&mut self) -> Result<()> {
        if std::mem::take(&mut self.prompted) {
            self.say_line("")?;
        }
        Ok(())
    }

    pub(super) fn tell_refusal(&mut self, refusal: &Refusal) -> Result<()> {
        if refusal.code == Code::BadMove {
            return self.say_id("terminal-not-understood");
        }
        let said = people::refusal(refusal, &self.names(), &self.words);
        self.say(&said)
    }
}
