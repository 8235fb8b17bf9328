//! Several people at one keyboard in a game of secrets: each looks alone, and hears then what
//! happened since the last time.

use std::io::Write;

use anyhow::{Context, Result};

use super::{NO_OUTPUT, Plain};
use crate::scene::Scene;

/// Wipes a terminal and what can be scrolled back to.
const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

impl<W: Write> Plain<W> {
    /// Is somebody else to look, who is not there yet?
    pub(super) fn covered(&self) -> bool {
        let Some(moment) = &self.moment else { return false };
        let over = moment.scene.as_ref().is_some_and(|scene| scene.ending.is_some());
        moment.needs_curtain() && !over && (moment.due().is_none() || moment.due() != self.looking)
    }

    /// Hides what the last one saw, and asks the next one to look alone.
    pub(super) fn pass_to(&mut self, seat: u8) -> Result<()> {
        if self.looking.take().is_some() {
            self.wipe()?;
        }
        let name = self.names().get(usize::from(seat)).cloned().unwrap_or_default();
        self.say("")?;
        self.say_with("terminal-curtain", &[("name", name.into())])
    }

    /// The next one is there.
    pub(super) fn uncover(&mut self, seat: u8) -> Result<()> {
        self.wipe()?;
        self.looking = Some(seat);
        match self.scene().cloned() {
            Some(scene) => self.catch_up(&scene),
            None => Ok(()),
        }
    }

    /// At the end nothing is hidden any more: whoever was told least hears the rest.
    pub(super) fn uncover_end(&mut self, scene: &Scene) -> Result<()> {
        let Some(moment) = &self.moment else { return Ok(()) };
        if !moment.needs_curtain() {
            return self.catch_up(scene);
        }
        let told = moment.mine.iter().map(|seat| self.told.get(&Some(*seat)).copied().unwrap_or(0));
        let least = told.min().unwrap_or(0);
        self.told.insert(scene.view.seat, least);
        self.wipe()?;
        self.catch_up(scene)
    }

    /// Wipes the screen, if it is one.
    fn wipe(&mut self) -> Result<()> {
        if self.manner.is_screen {
            write!(self.out, "{WIPE}").context(NO_OUTPUT)?;
        }
        Ok(())
    }
}
