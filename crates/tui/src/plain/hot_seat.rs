//! Several players at one keyboard in a game with hidden information: each looks alone, then hears
//! what happened since their last turn.

use std::io::Write;

use anyhow::{Context, Result};

use super::Plain;
use crate::scene::Scene;

/// Clears a terminal and its scrollback buffer.
const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

impl<W: Write> Plain<W> {
    /// Whether the screen is covered until the next player is alone with it.
    pub(super) fn covered(&self) -> bool {
        let Some(moment) = &self.moment else { return false };
        let over = moment.scene.as_ref().is_some_and(|scene| scene.ending.is_some());
        moment.needs_cover() && !over && (moment.due().is_none() || moment.due() != self.looking)
    }

    /// Clears what the last player saw, and asks for the next player.
    pub(super) fn pass_to(&mut self, seat: u8) -> Result<()> {
        if self.looking.take().is_some() {
            self.wipe()?;
        }
        let name = self.names().get(usize::from(seat)).cloned().unwrap_or_default();
        self.say("")?;
        self.say_with("terminal-curtain", &[("name", name.into())])
    }

    /// Shows the game to the next player.
    pub(super) fn uncover(&mut self, seat: u8) -> Result<()> {
        self.wipe()?;
        self.looking = Some(seat);
        match self.scene().cloned() {
            Some(scene) => self.catch_up(&scene),
            None => Ok(()),
        }
    }

    /// Reveals everything at the end, starting with the log of the player who has heard least.
    pub(super) fn uncover_end(&mut self, scene: &Scene) -> Result<()> {
        let Some(moment) = &self.moment else { return Ok(()) };
        if !moment.needs_cover() {
            return self.catch_up(scene);
        }
        let told = moment.mine.iter().map(|seat| self.told.get(&Some(*seat)).copied().unwrap_or(0));
        let least = told.min().unwrap_or(0);
        self.told.insert(scene.seat, least);
        self.wipe()?;
        self.catch_up(scene)
    }

    /// Clears the output, if it is a terminal.
    fn wipe(&mut self) -> Result<()> {
        if self.config.is_terminal {
            write!(self.out, "{WIPE}").with_context(|| self.no_output())?;
        }
        Ok(())
    }
}
