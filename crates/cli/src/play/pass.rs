//! Several people at one keyboard in a game of secrets: each looks alone, and hears then what
//! happened since the last time.

use std::io::{BufRead, Write};

use anyhow::{Context, Result};
use mirabilia_kernel::{Seat, Viewer};

use super::ask::{MAX_INPUT, Next};
use super::{Player, Session};
use crate::NO_OUTPUT;
use crate::lines::{self, Line};
use crate::show;

/// Wipes a terminal and what can be scrolled back to.
const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Who has seen what of the game.
pub(super) struct Audience {
    /// How many steps each seat was told of.
    told: Vec<usize>,
    /// Whose eyes are on the screen.
    looking: Option<Seat>,
}

impl Audience {
    pub(super) fn new(seats: u8, steps: usize) -> Self {
        Self { told: vec![steps; usize::from(seats)], looking: None }
    }

    /// The game went back to this many steps.
    pub(super) fn rewind(&mut self, steps: usize) {
        self.told.iter_mut().for_each(|told| *told = steps.min(*told));
    }
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// Do several people share the keyboard who must not see each other's cards?
    pub(super) fn takes_turns_looking(&self) -> bool {
        let people = self.players.iter().filter(|player| **player == Player::You).count();
        people > 1 && show::has_secrets(self.table.kind())
    }

    /// Hides what the last one saw, and waits until the next one looks alone.
    pub(super) fn pass_to(&mut self, seat: Seat) -> Result<Next> {
        if self.audience.looking == Some(seat) {
            self.catch_up(seat)?;
            return Ok(Next::Ask);
        }
        if self.audience.looking.is_some() {
            self.hide()?;
        }
        let name = self.names.seat(seat).to_owned();
        self.say("")?;
        self.say(&format!("{name}: it is your turn. Press Enter when only you see the screen."))?;
        self.prompt()?;
        let line = lines::next(&mut self.input, MAX_INPUT).context("cannot read the input")?;
        match &line {
            None => {
                self.say("")?; // after the prompt
                return Ok(Next::Leave);
            }
            Some(Line::Text(said)) if matches!(said.trim(), "quit" | "exit") => {
                return Ok(Next::Leave);
            }
            Some(Line::Text(said)) if said.trim() == "undo" => return self.undo(),
            Some(_) => {}
        }
        self.hide()?;
        self.audience.looking = Some(seat);
        self.catch_up(seat)?;
        Ok(Next::Ask)
    }

    /// Tells a seat what happened since it was told last.
    fn catch_up(&mut self, seat: Seat) -> Result<()> {
        let from = std::mem::replace(&mut self.audience.told[seat.index()], self.table.steps());
        self.tell(from, Viewer::Seat(seat))
    }

    /// Tells everybody what somebody has not heard yet, before the game ends.
    pub(super) fn catch_up_all(&mut self) -> Result<()> {
        let people = self.players.iter().zip(&self.audience.told);
        let from = people.filter(|(player, _)| **player == Player::You).map(|(_, told)| *told);
        let from = from.min().unwrap_or(self.table.steps());
        self.hide()?;
        self.tell(from, Viewer::Public)
    }

    /// Wipes the screen, if it is one.
    fn hide(&mut self) -> Result<()> {
        self.audience.looking = None;
        if self.is_screen {
            write!(self.out, "{WIPE}").context(NO_OUTPUT)?;
        }
        Ok(())
    }
}
