//! What the screen shows, and how news change it.

use mirabilia_protocol::Status;
use mirabilia_words::Words;

use super::hits::Hits;
use super::look::Lookup;
use crate::hint::Review;
use crate::people;
use crate::plain::Papers;
use crate::room::{Choice, Colours, Room};
use crate::rooms::room;
use crate::scene::Scene;
use crate::session::{Moment, News};

/// What is shown besides, or instead of, the board and the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// The keys, the symbols, how to play.
    Help,
    /// Everything that happened.
    Log,
    /// The best moves.
    Hint,
    /// What people say, and a line to say something.
    Chat,
    /// A card or rule to look up.
    Look,
    /// Points as they stand.
    Score,
    /// How the game ended.
    End,
    /// The finished game, looked back on.
    Review,
    /// Shall the game be left?
    Quit,
}

/// Where the review is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Looking {
    Asked { done: u32, of: u32 },
    Done(Box<Review>),
}

/// The full screen without a terminal.
pub struct App {
    pub(super) room: Option<&'static dyn Room>,
    pub(super) words: Words,
    pub(super) colours: Colours,
    pub(super) papers: Papers,
    pub(super) moment: Option<Box<Moment>>,
    pub(super) choices: Vec<Choice>,
    /// The choice under the cursor.
    pub(super) picked: usize,
    /// The way under the cursor, once a choice is opened.
    pub(super) way: Option<usize>,
    pub(super) page: usize,
    pub(super) pages: usize,
    pub(super) panel: Option<Panel>,
    /// The board alone, as large as it gets.
    pub(super) zoom: bool,
    pub(super) scroll: usize,
    pub(super) typed: String,
    pub(super) lookup: Lookup,
    pub(super) review: Option<Looking>,
    pub(super) notice: Option<String>,
    pub(super) hint_asked: Option<u32>,
    /// A move is on its way: nothing else can be chosen.
    pub(super) busy: Option<u32>,
    pub(super) unread: usize,
    pub(super) looking: Option<u8>,
    /// For each decision one begins at the first choice again.
    pub(super) decision: Option<(u8, u32)>,
    pub(super) hits: Hits,
    /// The screen is to be left.
    pub leaves: bool,
}

impl App {
    /// A screen that waits for a game.
    pub fn new(words: Words, colours: Colours, papers: Papers) -> Self {
        Self {
            room: None,
            words,
            colours,
            papers,
            moment: None,
            choices: Vec::new(),
            picked: 0,
            way: None,
            page: 0,
            pages: 1,
            panel: None,
            zoom: false,
            scroll: 0,
            typed: String::new(),
            lookup: Lookup::default(),
            review: None,
            notice: None,
            hint_asked: None,
            busy: None,
            unread: 0,
            looking: None,
            decision: None,
            hits: Hits::default(),
            leaves: false,
        }
    }

    /// The panel that is open.
    pub fn panel(&self) -> Option<Panel> {
        self.panel
    }

    /// Hears news.
    pub fn hear(&mut self, news: News) -> anyhow::Result<()> {
        match news {
            News::Now(moment) => self.show(moment),
            News::Happened(event) => {
                let mine = self.moment.as_ref().map_or_else(Vec::new, |m| m.mine.clone());
                if let Some(said) = people::event(&event, &self.names(), &mine, &self.words) {
                    self.notice = Some(said);
                }
                if matches!(event, mirabilia_protocol::Event::Said { .. })
                    && self.panel != Some(Panel::Chat)
                {
                    self.unread += 1;
                }
            }
            News::Refused(refusal) => {
                (self.busy, self.hint_asked) = (None, None);
                self.notice = Some(people::refusal(&refusal, &self.words));
            }
            News::TakenBack => {
                self.busy = None;
                self.notice = Some(self.words.say("terminal-taken-back", &[]));
            }
            News::Reviewing { done, of } => self.review = Some(Looking::Asked { done, of }),
            News::Reviewed(review) => self.review = Some(Looking::Done(review)),
            News::Failed(error) => return Err(error),
        }
        Ok(())
    }

    fn show(&mut self, moment: Box<Moment>) {
        if let Some(scene) = &moment.scene {
            let room = *self.room.get_or_insert_with(|| room(scene.game));
            self.choices = room.choices(scene, &self.words);
            if self.busy.is_some_and(|steps| steps != scene.steps || scene.view.legal.is_empty()) {
                self.busy = None;
            }
            if scene.hint.is_some() || self.hint_asked.is_some_and(|steps| steps != scene.steps) {
                self.hint_asked = None;
            }
        } else {
            self.choices.clear();
        }
        let was_over = self.is_over();
        let decision = moment.due().zip(moment.scene.as_ref().map(|scene| scene.steps));
        self.moment = Some(moment);
        if decision != self.decision {
            self.decision = decision;
            (self.picked, self.way) = (0, None);
            if self.panel == Some(Panel::Hint) {
                self.panel = None;
            }
        }
        self.picked = self.picked.min(self.choices.len().saturating_sub(1));
        if self.is_over() && !was_over {
            self.open(Panel::End);
        } else if was_over && !self.is_over() {
            self.panel = None;
            self.review = None;
        }
        if !self.needs_curtain() {
            self.looking = self.due().or(self.looking);
        }
    }

    /// What is said when the screen is gone: how the game ended, or how to go on with it.
    pub fn farewell(&self) -> Vec<String> {
        let (Some(scene), Some(moment)) = (self.scene(), &self.moment) else { return Vec::new() };
        if let Some(ending) = &scene.ending {
            let winner = people::winner(scene, ending, &self.words);
            let mut said = vec![format!("{winner}. {}", people::how(ending, &self.words))];
            let record = self.papers.record.iter();
            said.extend(record.map(|file| {
                self.words.say("terminal-record-in", &[("file", file.as_str().into())])
            }));
            return said;
        }
        if moment.mine.is_empty() {
            return Vec::new();
        }
        vec![match &self.papers.go_on {
            _ if self.is_remote() => self.say("terminal-come-back"),
            Some(command) => {
                self.words.say("terminal-go-on", &[("command", command.as_str().into())])
            }
            None => self.say("terminal-was-not-kept"),
        }]
    }

    pub(super) fn open(&mut self, panel: Panel) {
        self.panel = Some(panel);
        self.scroll = 0;
        self.typed.clear();
        if panel == Panel::Chat {
            self.unread = 0;
        }
    }

    pub(super) fn close(&mut self) {
        self.panel = None;
        self.scroll = 0;
        self.typed.clear();
    }

    pub(super) fn scene(&self) -> Option<&Scene> {
        self.moment.as_ref().and_then(|moment| moment.scene.as_ref())
    }

    pub(super) fn due(&self) -> Option<u8> {
        self.moment.as_ref().and_then(|moment| moment.due())
    }

    pub(super) fn is_over(&self) -> bool {
        self.scene().is_some_and(|scene| scene.ending.is_some())
    }

    pub(super) fn is_remote(&self) -> bool {
        self.moment.as_ref().is_some_and(|moment| moment.table.is_some())
    }

    pub(super) fn is_waiting(&self) -> bool {
        self.moment.as_ref().is_some_and(|m| m.scene.is_none() && m.status == Status::Open)
    }

    fn needs_curtain(&self) -> bool {
        self.moment.as_ref().is_some_and(|moment| moment.needs_curtain())
    }

    /// The seat that is to look, where somebody else sits before the screen.
    pub(super) fn curtain(&self) -> Option<u8> {
        let due = self.due().filter(|_| self.needs_curtain() && !self.is_over())?;
        (self.looking != Some(due)).then_some(due)
    }

    /// Everybody at this terminal has chosen: nobody's hand is shown meanwhile.
    pub(super) fn covered(&self) -> bool {
        self.needs_curtain() && !self.is_over() && self.due() != self.looking
    }

    pub(super) fn names(&self) -> Vec<String> {
        match self.moment.as_deref() {
            Some(Moment { scene: Some(scene), .. }) => people::names(scene),
            Some(Moment { table: Some(table), .. }) => people::seat_names(table, &self.words),
            _ => Vec::new(),
        }
    }

    pub(super) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }
}
