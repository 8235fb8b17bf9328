//! What the player is asked, and when a line is read for it.

use std::io::Write;

use anyhow::{Context, Result};
use mirabilia_protocol::Status;

use super::Plain;
use crate::people;

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Pending {
    /// The named seat must take over the screen.
    Cover(u8),
    /// A decision of a seat, at this number of steps.
    Decide { seat: u8, steps: u32 },
    /// The table is open: sit or start.
    Wait(Vec<String>),
    /// Other players decide.
    Others { steps: u32, chosen: bool },
    /// Another player asks to take back a move.
    Undo { by: u8 },
    /// The game is over.
    Over,
}

impl<W: Write> Plain<W> {
    /// Whether a line is to be read now. A script is read only when the game asks for something.
    pub(super) fn wants_line(&self) -> bool {
        if self.expected.is_some() {
            return false;
        }
        match &self.asked {
            None => false,
            Some(Pending::Others { .. }) => self.config.is_interactive && !self.is_local(),
            Some(Pending::Wait(_)) => self.config.is_interactive,
            Some(Pending::Over) => self.config.is_interactive || !self.nobody_plays(),
            Some(_) => true,
        }
    }

    /// Finds out what is pending, and asks the player if it is new.
    pub(super) fn ask(&mut self) -> Result<()> {
        if self.expected.is_some() {
            return Ok(());
        }
        let Some(question) = self.question() else { return Ok(()) };
        let is_new = self.asked.as_ref() != Some(&question);
        if is_new {
            self.break_prompt()?;
            self.asked = Some(question.clone());
            self.put(&question)?;
        }
        if !self.prompted && self.wants_line() {
            self.prompted = true;
            let prompt = write!(self.out, "> ").and_then(|()| self.out.flush());
            prompt.with_context(|| self.no_output())?;
        }
        Ok(())
    }

    fn question(&self) -> Option<Pending> {
        let moment = self.moment.as_ref()?;
        let Some(scene) = &moment.scene else {
            return Some(Pending::Wait(self.names()));
        };
        if moment.status == Status::Finished || scene.ending.is_some() {
            return Some(Pending::Over);
        }
        if let (Some(_), Some(undo)) = (moment.asked(), &moment.undo) {
            return Some(Pending::Undo { by: undo.seat });
        }
        let steps = scene.steps;
        Some(match moment.due() {
            Some(seat) if self.covered() => Pending::Cover(seat),
            Some(seat) => Pending::Decide { seat, steps },
            None => Pending::Others { steps, chosen: scene.chosen.is_some() },
        })
    }

    /// Puts a question to the player.
    fn put(&mut self, question: &Pending) -> Result<()> {
        match question {
            Pending::Cover(seat) => self.pass_to(*seat),
            Pending::Decide { .. } => {
                self.looking = self.due();
                // The whole table the first time, only the news later: repeating a long table every
                // turn is hard to listen to.
                let Some(eyes) = self.scene().map(|scene| self.told_to(scene)) else {
                    return Ok(());
                };
                if self.shown.insert(eyes) { self.show_table() } else { self.show_turn() }
            }
            Pending::Wait(_) => self.show_waiting(),
            Pending::Others { .. } if self.is_local() => Ok(()),
            Pending::Others { .. } => {
                let Some(scene) = self.scene() else { return Ok(()) };
                let status = people::status(scene, &self.words);
                self.say(&status)
            }
            Pending::Undo { by } => {
                let name = self.names().get(usize::from(*by)).cloned().unwrap_or_default();
                self.say_with("terminal-undo-wish", &[("name", name.into())])
            }
            Pending::Over if self.ended => Ok(()),
            Pending::Over => {
                self.ended = true;
                self.finish()
            }
        }
    }
}
