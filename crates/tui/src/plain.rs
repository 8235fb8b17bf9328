//! The plain mode: a game line by line, for screen readers and scripts. It reports what happens and
//! asks with numbered choices, and never moves the cursor. Input and output are passed in by the
//! caller.

mod commands;
mod hot_seat;
mod input;
mod output;
mod pending;
mod show;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use anyhow::{Context, Result};
use mirabilia_words::Words;

use crate::choices::Choice;
use crate::choices::choices;
use crate::game_ui::GameUi;
use crate::game_ui::game_ui;
use crate::people;
use crate::scene::Scene;
use crate::session::{Moment, Session, SessionEvent, UserCommand};

pub use input::{InputLine, InputReader};
use pending::Pending;

/// How often the session is polled while the reader waits for a line.
const TICK: Duration = Duration::from_millis(40);

/// Where a game is saved, for the messages about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavePaths {
    /// The file that the player named.
    pub record: Option<String>,
    /// Whether the game was resumed.
    pub resumed: bool,
    /// The new name of a file that stood in the way.
    pub moved_aside: Option<String>,
    /// The command that resumes the game; `None` if it is not saved.
    pub resume_command: Option<String>,
    /// Why the game is not saved although it should be.
    pub unsaved: Option<String>,
}

impl SavePaths {
    /// What to say about a finished game; `None` if it is not saved.
    pub fn finished(&self, words: &Words) -> Option<String> {
        match (&self.record, &self.resume_command) {
            (Some(file), _) => {
                Some(words.say("terminal-record-in", &[("file", file.as_str().into())]))
            }
            (None, Some(_)) => Some(words.say("terminal-finished-kept", &[])),
            (None, None) => None,
        }
    }

    /// What to say about a game that is not saved.
    pub fn not_saved(&self, id: &str, words: &Words) -> String {
        let said = words.say(id, &[]);
        match &self.unsaved {
            Some(why) => format!("{said} ({why})"),
            None => said,
        }
    }
}

/// How lines are written and read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutputConfig {
    /// Maximum line width in columns.
    pub width: usize,
    /// Whether the output is a terminal. A terminal is cleared between the players of a hot-seat
    /// game.
    pub is_terminal: bool,
    /// Whether a person types the input. A script is read only when the game asks for something.
    pub is_interactive: bool,
    /// Where the game is saved.
    pub save: SavePaths,
}

/// How a player left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// There is nothing more to do.
    Done,
    /// To play the same deal again.
    Again,
}

/// A reply that the session still owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ExpectedReply {
    Move {
        steps: u32,
    },
    Hint,
    Undo,
    /// A move was taken back; the next event is the earlier state.
    Back,
    Review,
}

/// A game in plain mode.
#[allow(clippy::struct_excessive_bools)] // independent flags
pub struct Plain<W> {
    session: Session,
    ui: Option<&'static dyn GameUi>,
    words: Words,
    config: OutputConfig,
    out: W,
    moment: Option<Box<Moment>>,
    choices: Vec<Choice>,
    expected: Option<ExpectedReply>,
    /// The question that was last put to the player.
    asked: Option<Pending>,
    prompted: bool,
    /// How many lines of the log each viewer has been told.
    told: BTreeMap<Option<u8>, usize>,
    looking: Option<u8>,
    ended: bool,
    greeted: bool,
    /// The viewers who have seen the whole table.
    shown: BTreeSet<Option<u8>>,
}

impl<W: Write> Plain<W> {
    /// Prepares a game in plain mode.
    pub fn new(session: Session, words: Words, config: OutputConfig, out: W) -> Self {
        Self {
            session,
            ui: None,
            words,
            config,
            out,
            moment: None,
            choices: Vec::new(),
            expected: None,
            asked: None,
            prompted: false,
            told: BTreeMap::new(),
            looking: None,
            ended: false,
            greeted: false,
            shown: BTreeSet::new(),
        }
    }

    /// Plays until the game or the input ends, or until `stopped` returns true.
    pub fn run(mut self, lines: &InputReader, stopped: impl Fn() -> bool) -> Result<Left> {
        loop {
            if stopped() {
                self.break_prompt()?;
                return self.leave();
            }
            while let Some(event) = self.session.try_event() {
                self.handle_event(event)?;
            }
            self.ask()?;
            if !self.wants_line() {
                if self.is_done() {
                    return Ok(Left::Done);
                }
                if let Some(event) = self.session.wait_event(TICK) {
                    self.handle_event(event)?;
                }
                continue;
            }
            let Ok(line) = lines.wait(TICK) else { continue };
            let line = line.with_context(|| self.words.say("error-cannot-read-input", &[]))?;
            if self.prompted && line.is_none() {
                self.say("")?; // end the line of the prompt
            }
            self.prompted = false;
            let Some(line) = line else { return self.leave() };
            match self.handle_line(line)? {
                ControlFlow::Continue(()) => {}
                ControlFlow::Break(Left::Done) => return self.leave(),
                ControlFlow::Break(again) => return Ok(again),
            }
        }
    }

    fn scene(&self) -> Option<&Scene> {
        self.moment.as_ref().and_then(|moment| moment.scene.as_ref())
    }

    fn is_local(&self) -> bool {
        self.moment.as_ref().is_none_or(|moment| moment.table.is_none())
    }

    /// Whether a game without human players is over and no input is expected.
    fn is_done(&self) -> bool {
        self.ended && !self.config.is_interactive && self.is_local() && self.nobody_plays()
    }

    fn nobody_plays(&self) -> bool {
        self.moment.as_ref().is_some_and(|moment| moment.mine.is_empty())
    }

    fn handle_event(&mut self, event: SessionEvent) -> Result<()> {
        match event {
            SessionEvent::Moment(moment) => self.handle_moment(moment)?,
            SessionEvent::Table(event) => {
                let moment = self.moment.as_ref();
                let names = self.names();
                let mine = moment.map_or_else(Vec::new, |moment| moment.mine.clone());
                if let Some(said) = people::event(&event, &names, &mine, &self.words) {
                    self.break_prompt()?;
                    self.say(&said)?;
                }
                if self.expected == Some(ExpectedReply::Undo) {
                    self.expected = None;
                }
            }
            SessionEvent::Refused(refusal) => {
                self.expected = None;
                self.asked =
                    self.asked.take().filter(|asked| !matches!(asked, Pending::Others { .. }));
                self.break_prompt()?;
                self.tell_refusal(&refusal)?;
            }
            SessionEvent::TakenBack { same_luck } => {
                self.expected = Some(ExpectedReply::Back);
                self.say_id(people::taken_back(same_luck))?;
                self.asked = None;
            }
            SessionEvent::Reviewing { done, of } => {
                // Reported once at the start: a line per decision would be noise.
                if done == 0 || (done == 1 && self.is_local()) {
                    self.say_with("terminal-reviewing", &[("of", of.into())])?;
                }
            }
            SessionEvent::Reviewed(review) => {
                self.expected = None;
                self.tell_review(&review)?;
            }
            SessionEvent::Failed(error) => return Err(error),
        }
        Ok(())
    }

    fn handle_moment(&mut self, moment: Box<Moment>) -> Result<()> {
        self.ui = self.ui.or_else(|| moment.scene.as_ref().map(|scene| game_ui(scene.game)));
        let was_online = self.moment.as_ref().is_none_or(|moment| moment.online);
        if was_online != moment.online {
            self.break_prompt()?;
            self.say_id(if moment.online { "terminal-online" } else { "table-reconnecting" })?;
        }
        self.moment = Some(moment);
        if !self.greeted {
            self.greeted = true;
            self.greet()?;
        }
        let Some(scene) = self.scene().cloned() else { return Ok(()) };
        let answered = match self.expected {
            Some(ExpectedReply::Move { steps }) => {
                scene.steps != steps || !scene.decides() || self.due() != self.looking_due()
            }
            Some(ExpectedReply::Hint) => scene.hint.is_some(),
            Some(ExpectedReply::Back) => true,
            _ => false,
        };
        if answered {
            let hint = self.expected.take() == Some(ExpectedReply::Hint);
            if let Some(hint) = scene.hint.as_ref().filter(|_| hint) {
                self.tell_hint(hint)?;
            }
        }
        self.choices = choices(&scene, &self.words);
        if !self.covered() {
            self.catch_up(&scene)?;
        }
        Ok(())
    }

    fn due(&self) -> Option<u8> {
        self.moment.as_ref().and_then(|moment| moment.due())
    }

    fn looking_due(&self) -> Option<u8> {
        match &self.asked {
            Some(Pending::Decide { seat, .. }) => Some(*seat),
            _ => None,
        }
    }

    fn names(&self) -> Vec<String> {
        match self.moment.as_ref() {
            None => Vec::new(),
            Some(moment) => match (&moment.scene, &moment.table) {
                (Some(scene), _) => scene.names(),
                (None, Some(table)) => people::seat_names(table, &self.words),
                (None, None) => Vec::new(),
            },
        }
    }

    fn send(&mut self, ask: UserCommand, expected: Option<ExpectedReply>) {
        self.expected = expected;
        self.session.send(ask);
    }
}
