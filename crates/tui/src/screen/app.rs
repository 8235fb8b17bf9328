//! The state of the screen, and how events change it.

use mirabilia_protocol::Status;
use mirabilia_words::Words;

use super::click_map::ClickMap;
use super::lookup::Lookup;
use crate::choices::Choice;
use crate::choices::choices;
use crate::game_ui::game_ui;
use crate::game_ui::{ColourDepth, GameUi};
use crate::hint::Review;
use crate::people;
use crate::plain::SavePaths;
use crate::scene::Scene;
use crate::session::{Moment, Repeat, SessionEvent};

/// What is shown beside or instead of the board and the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// Keys and symbols.
    Help,
    /// The log.
    Log,
    /// The best moves.
    Hint,
    /// Chat, with an input line.
    Chat,
    /// Look up a card or a rule.
    Look,
    /// Current points.
    Score,
    /// The result.
    End,
    /// The review of the finished game.
    Review,
    /// Confirm leaving the game.
    Quit,
}

/// The state of the review.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum ReviewState {
    Asked { done: u32, of: u32 },
    Done(Box<Review>),
}

/// The full screen without a terminal.
#[allow(clippy::struct_excessive_bools)] // independent flags
pub struct App {
    pub(super) ui: Option<&'static dyn GameUi>,
    pub(super) words: Words,
    pub(super) colours: ColourDepth,
    pub(super) save: SavePaths,
    pub(super) moment: Option<Box<Moment>>,
    pub(super) choices: Vec<Choice>,
    /// Index of the choice under the cursor.
    pub(super) picked: usize,
    /// Index of the way under the cursor, once a choice is open.
    pub(super) way: Option<usize>,
    pub(super) page: usize,
    pub(super) pages: usize,
    pub(super) panel: Option<Panel>,
    /// Whether the board fills the screen.
    pub(super) zoom: bool,
    pub(super) scroll: usize,
    pub(super) typed: String,
    pub(super) lookup: Lookup,
    pub(super) review: Option<ReviewState>,
    pub(super) notice: Option<String>,
    pub(super) hint_asked: Option<u32>,
    /// The number of steps at which a move was sent; until it is answered nothing else can be
    /// played.
    pub(super) busy: Option<u32>,
    pub(super) unread: usize,
    pub(super) looking: Option<u8>,
    /// The last decision shown: the cursor returns to the first choice for each new one.
    pub(super) decision: Option<(u8, u32)>,
    pub(super) click_map: ClickMap,
    /// Set when the player leaves.
    pub is_leaving: bool,
    /// Set when the player leaves for the same deal.
    pub wants_again: bool,
    /// Whether the link is printed after the screen is closed, where it can be copied.
    pub(super) wants_link: bool,
}

impl App {
    /// A screen that waits for a game.
    pub fn new(words: Words, colours: ColourDepth, save: SavePaths) -> Self {
        Self {
            ui: None,
            words,
            colours,
            save,
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
            click_map: ClickMap::default(),
            is_leaving: false,
            wants_again: false,
            wants_link: false,
        }
    }

    /// The open panel.
    pub fn panel(&self) -> Option<Panel> {
        self.panel
    }

    /// Handles an event of the session.
    pub fn handle(&mut self, event: SessionEvent) -> anyhow::Result<()> {
        match event {
            SessionEvent::Moment(moment) => self.show(moment),
            SessionEvent::Table(event) => {
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
            SessionEvent::Refused(refusal) => {
                (self.busy, self.hint_asked) = (None, None);
                self.notice = Some(people::refusal(&refusal, &self.names(), &self.words));
            }
            SessionEvent::TakenBack { same_luck } => {
                self.busy = None;
                self.notice = Some(self.say(people::taken_back(same_luck)));
            }
            SessionEvent::Reviewing { done, of } => {
                self.review = Some(ReviewState::Asked { done, of });
            }
            SessionEvent::Reviewed(review) => self.review = Some(ReviewState::Done(review)),
            SessionEvent::Failed(error) => return Err(error),
        }
        Ok(())
    }

    fn show(&mut self, moment: Box<Moment>) {
        if let Some(scene) = &moment.scene {
            self.ui.get_or_insert_with(|| game_ui(scene.game));
            self.choices = choices(scene, &self.words);
            // Choices without any open way are visible on the board; leaving them out keeps the
            // list short.
            self.choices.retain(Choice::is_open);
            if self.busy.is_some_and(|steps| steps != scene.steps || !scene.decides()) {
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
        if !self.needs_cover() {
            self.looking = self.due().or(self.looking);
        }
    }

    /// What to print after the screen is closed: the result, or how to resume the game.
    pub fn farewell(&self) -> Vec<String> {
        let (Some(scene), Some(moment)) = (self.scene(), &self.moment) else { return Vec::new() };
        if let Some(ending) = &scene.ending {
            let winner = people::winner(scene, ending, &self.words);
            let mut said = vec![format!("{winner}. {}", people::how(ending, &self.words))];
            said.extend(self.save.finished(&self.words).filter(|_| !self.is_remote()));
            if let Some(link) = self.link().filter(|_| self.wants_link) {
                said.extend([self.say("terminal-link"), link.to_owned()]);
            }
            return said;
        }
        if moment.mine.is_empty() {
            return Vec::new();
        }
        vec![match &self.save.resume_command {
            _ if self.is_remote() => self.say("terminal-come-back"),
            Some(command) => {
                self.words.say("terminal-go-on", &[("command", command.as_str().into())])
            }
            None => self.save.not_saved("terminal-was-not-kept", &self.words),
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

    /// The same deal once more, if the game is over.
    pub(super) fn repeat(&self) -> Option<&Repeat> {
        self.moment.as_ref().and_then(|moment| moment.repeat.as_ref())
    }

    pub(super) fn link(&self) -> Option<&str> {
        self.repeat().and_then(|repeat| repeat.link.as_deref())
    }

    pub(super) fn is_remote(&self) -> bool {
        self.moment.as_ref().is_some_and(|moment| moment.table.is_some())
    }

    pub(super) fn is_waiting(&self) -> bool {
        self.moment.as_ref().is_some_and(|m| m.scene.is_none() && m.status == Status::Open)
    }

    fn needs_cover(&self) -> bool {
        self.moment.as_ref().is_some_and(|moment| moment.needs_cover())
    }

    /// The seat that must take over the screen, if another player sits at it.
    pub(super) fn cover(&self) -> Option<u8> {
        let due = self.due().filter(|_| self.needs_cover() && !self.is_over())?;
        (self.looking != Some(due)).then_some(due)
    }

    /// Whether the board is covered. That includes the time while no player at this terminal has to decide.
    pub(super) fn covered(&self) -> bool {
        self.needs_cover() && !self.is_over() && self.due() != self.looking
    }

    pub(super) fn names(&self) -> Vec<String> {
        match self.moment.as_deref() {
            Some(Moment { scene: Some(scene), .. }) => scene.names(),
            Some(Moment { table: Some(table), .. }) => people::seat_names(table, &self.words),
            _ => Vec::new(),
        }
    }

    pub(super) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }
}
