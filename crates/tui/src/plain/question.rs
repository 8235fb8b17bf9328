//! What stands to be decided, and when a line is read for it.

use std::io::Write;

use anyhow::{Context, Result};
use mirabilia_protocol::Status;

use super::{NO_OUTPUT, Plain};
use crate::people;

/// What stands to be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Somebody else is to look now.
    Curtain(u8),
    /// A decision of a seat after so many steps.
    Decide { seat: u8, steps: u32 },
    /// The table is open: sit, start.
    Wait(Vec<String>),
    /// Others decide.
    Others { steps: u32, chosen: bool },
    /// Somebody asks to take back.
    Undo { by: u8 },
    /// The game is over.
    Over,
}

impl<W: Write> Plain<W> {
    /// Is a line to be read now? A script is read only when something is asked.
    pub(super) fn wants_line(&self) -> bool {
        if self.awaited.is_some() {
            return false;
        }
        match &self.asked {
            None => false,
            Some(Question::Others { .. }) => self.manner.is_typed && !self.is_local(),
            Some(Question::Wait(_)) => self.manner.is_typed,
            Some(Question::Over) => self.manner.is_typed || !self.nobody_plays(),
            Some(_) => true,
        }
    }

    /// Finds what stands to be decided, and says so when it is new.
    pub(super) fn ask(&mut self) -> Result<()> {
        if self.awaited.is_some() {
            return Ok(());
        }
        let Some(question) = self.question() else { return Ok(()) };
        let is_new = self.asked.as_ref() != Some(&question);
        if is_new {
            self.break_prompt()?;
            self.asked = Some(question.clone());
            self.put(&question)?;
        }
        if !self.prompted && self.wants_line() && self.prompts(&question) {
            self.prompted = true;
            write!(self.out, "> ").and_then(|()| self.out.flush()).context(NO_OUTPUT)?;
        }
        Ok(())
    }

    /// Scripts are not prompted where nothing has to be answered.
    fn prompts(&self, question: &Question) -> bool {
        self.manner.is_typed || *question != Question::Over
    }

    fn question(&self) -> Option<Question> {
        let moment = self.moment.as_ref()?;
        let Some(scene) = &moment.scene else {
            return Some(Question::Wait(self.names()));
        };
        if moment.status == Status::Finished || scene.ending.is_some() {
            return Some(Question::Over);
        }
        if let (Some(_), Some(undo)) = (moment.asked(), &moment.undo) {
            return Some(Question::Undo { by: undo.seat });
        }
        let steps = scene.steps;
        Some(match moment.due() {
            Some(seat) if self.covered() => Question::Curtain(seat),
            Some(seat) => Question::Decide { seat, steps },
            None => Question::Others { steps, chosen: scene.view.chosen.is_some() },
        })
    }

    /// Says what stands to be decided.
    fn put(&mut self, question: &Question) -> Result<()> {
        match question {
            Question::Curtain(seat) => self.pass_to(*seat),
            Question::Decide { .. } => {
                self.looking = self.due();
                // All of it once; then what is new, and the choices. A long table at every turn would
                // be hard to listen to.
                let Some(eyes) = self.scene().map(|scene| self.told_to(scene)) else {
                    return Ok(());
                };
                if self.shown.insert(eyes) { self.show_table() } else { self.show_turn() }
            }
            Question::Wait(_) => self.show_waiting(),
            Question::Others { .. } if self.is_local() => Ok(()),
            Question::Others { .. } => {
                let Some(scene) = self.scene() else { return Ok(()) };
                let status = people::status(scene, &self.words);
                self.say(&status)
            }
            Question::Undo { by } => {
                let name = self.names().get(usize::from(*by)).cloned().unwrap_or_default();
                self.say_with("terminal-undo-wish", &[("name", name.into())])
            }
            Question::Over if self.ended => Ok(()),
            Question::Over => {
                self.ended = true;
                self.finish()
            }
        }
    }
}
