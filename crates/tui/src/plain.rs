//! A game line by line, for screen readers and scripts: says what happens, asks with numbered
//! choices, moves no cursor. It reads and writes through whatever it is given.

mod commands;
mod curtain;
mod question;
mod say;
mod show;
mod typed;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::time::Duration;

use anyhow::{Context, Result};
use mirabilia_words::Words;

use crate::people;
use crate::room::{Choice, Room};
use crate::rooms::room;
use crate::scene::Scene;
use crate::session::{Ask, Moment, News, Session};

use question::Question;
use typed::Lines;
pub use typed::Typed;

/// What went wrong when output cannot be written.
const NO_OUTPUT: &str = "cannot write the output";
/// How often the other side is looked at while one is waited for.
const TICK: Duration = Duration::from_millis(40);

/// Where a game is kept, for what is said about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Papers {
    /// The file that the player named.
    pub record: Option<String>,
    /// Was it begun before, so that it goes on now?
    pub begun: bool,
    /// Where an older file went.
    pub aside: Option<String>,
    /// The command to go on with the game; none when it is not kept.
    pub go_on: Option<String>,
}

/// How lines are written and read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Columns of a line.
    pub page: usize,
    /// Is the output a terminal, which can be wiped when somebody else is to look at it?
    pub is_screen: bool,
    /// Does somebody type? A script is read only when something is asked.
    pub is_typed: bool,
    /// Where the game is kept.
    pub papers: Papers,
}

/// What was asked for and is not answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Awaited {
    Move {
        steps: u32,
    },
    Hint,
    Undo,
    /// Something was taken back; the game as it is then comes next.
    Back,
    Review,
}

/// A game line by line.
#[allow(clippy::struct_excessive_bools)] // each remembers that something was said
pub struct Plain<W> {
    session: Session,
    room: Option<&'static dyn Room>,
    words: Words,
    manner: Manner,
    out: W,
    moment: Option<Box<Moment>>,
    choices: Vec<Choice>,
    awaited: Option<Awaited>,
    /// The question that stands: which moment was shown.
    asked: Option<Question>,
    prompted: bool,
    /// How many lines of the log each pair of eyes was told.
    told: BTreeMap<Option<u8>, usize>,
    looking: Option<u8>,
    ended: bool,
    greeted: bool,
    /// Who has been shown the whole table.
    shown: BTreeSet<Option<u8>>,
}

/// What a line of input led to.
enum Next {
    Stay,
    Leave,
}

impl<W: Write> Plain<W> {
    /// A game to be played line by line.
    pub fn new(session: Session, words: Words, manner: Manner, out: W) -> Self {
        Self {
            session,
            room: None,
            words,
            manner,
            out,
            moment: None,
            choices: Vec::new(),
            awaited: None,
            asked: None,
            prompted: false,
            told: BTreeMap::new(),
            looking: None,
            ended: false,
            greeted: false,
            shown: BTreeSet::new(),
        }
    }

    /// Plays until the end of the game or of the input, or until it is stopped from outside.
    pub fn run(
        mut self,
        next: impl FnMut() -> io::Result<Option<Typed>> + Send + 'static,
        stopped: impl Fn() -> bool,
    ) -> Result<()> {
        let lines = Lines::read(next);
        loop {
            if stopped() {
                self.break_prompt()?;
                return self.leave();
            }
            while let Some(news) = self.session.news() {
                self.hear_news(news)?;
            }
            self.ask()?;
            if !self.wants_line() {
                if self.is_done() {
                    return Ok(());
                }
                if let Some(news) = self.session.wait(TICK) {
                    self.hear_news(news)?;
                }
                continue;
            }
            let Ok(line) = lines.wait(TICK) else { continue };
            let line = line.context("cannot read the input")?;
            if self.prompted && line.is_none() {
                self.say("")?; // after the prompt
            }
            self.prompted = false;
            let Some(line) = line else { return self.leave() };
            match self.hear_line(line)? {
                Next::Stay => {}
                Next::Leave => return self.leave(),
            }
        }
    }

    fn scene(&self) -> Option<&Scene> {
        self.moment.as_ref().and_then(|moment| moment.scene.as_ref())
    }

    fn is_local(&self) -> bool {
        self.moment.as_ref().is_none_or(|moment| moment.table.is_none())
    }

    /// Nobody here plays and nothing can be typed: a game that was watched is over.
    fn is_done(&self) -> bool {
        self.ended && !self.manner.is_typed && self.is_local() && self.nobody_plays()
    }

    fn nobody_plays(&self) -> bool {
        self.moment.as_ref().is_some_and(|moment| moment.mine.is_empty())
    }

    fn hear_news(&mut self, news: News) -> Result<()> {
        match news {
            News::Now(moment) => self.hear_moment(moment)?,
            News::Happened(event) => {
                let moment = self.moment.as_ref();
                let names = self.names();
                let mine = moment.map_or_else(Vec::new, |moment| moment.mine.clone());
                if let Some(said) = people::event(&event, &names, &mine, &self.words) {
                    self.break_prompt()?;
                    self.say(&said)?;
                }
                if self.awaited == Some(Awaited::Undo) {
                    self.awaited = None;
                }
            }
            News::Refused(refusal) => {
                self.awaited = None;
                self.asked =
                    self.asked.take().filter(|asked| !matches!(asked, Question::Others { .. }));
                self.break_prompt()?;
                self.tell_refusal(&refusal)?;
            }
            News::TakenBack => {
                self.awaited = Some(Awaited::Back);
                self.say_id("terminal-taken-back")?;
                self.asked = None;
            }
            News::Reviewing { done, of } => {
                // Once at the beginning: a line for each decision would be noise.
                if done == 0 || (done == 1 && self.is_local()) {
                    self.say_with("terminal-reviewing", &[("of", of.into())])?;
                }
            }
            News::Reviewed(review) => {
                self.awaited = None;
                self.tell_review(&review)?;
            }
            News::Failed(error) => return Err(error),
        }
        Ok(())
    }

    fn hear_moment(&mut self, moment: Box<Moment>) -> Result<()> {
        self.room = self.room.or_else(|| moment.scene.as_ref().map(|scene| room(scene.game)));
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
        let (room, scene) = match (self.room, self.scene()) {
            (Some(room), Some(scene)) => (room, scene.clone()),
            _ => return Ok(()),
        };
        let answered = match self.awaited {
            Some(Awaited::Move { steps }) => {
                scene.steps != steps
                    || scene.view.legal.is_empty()
                    || self.due() != self.looking_due()
            }
            Some(Awaited::Hint) => scene.hint.is_some(),
            Some(Awaited::Back) => true,
            _ => false,
        };
        if answered {
            let hint = self.awaited.take() == Some(Awaited::Hint);
            if let Some(hint) = scene.hint.as_ref().filter(|_| hint) {
                self.tell_hint(hint)?;
            }
        }
        self.choices = room.choices(&scene, &self.words);
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
            Some(Question::Decide { seat, .. }) => Some(*seat),
            _ => None,
        }
    }

    fn names(&self) -> Vec<String> {
        match self.moment.as_ref() {
            None => Vec::new(),
            Some(moment) => match (&moment.scene, &moment.table) {
                (Some(scene), _) => people::names(scene),
                (None, Some(table)) => people::seat_names(table, &self.words),
                (None, None) => Vec::new(),
            },
        }
    }

    fn send(&mut self, ask: Ask, awaited: Option<Awaited>) {
        self.awaited = awaited;
        self.session.ask(ask);
    }
}
