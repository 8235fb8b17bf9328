//! What a game knows about itself: its board drawn in cells, its choices in words, its log in
//! sentences. Each game has one; both the full screen and the plain lines are made from it.

use mirabilia_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::scene::Scene;

/// Something that can be chosen now: a card, a die, a wonder, a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its id in the catalogue, for `explain`.
    pub id: String,
    /// A line: name, what it costs you now, what it does.
    pub title: String,
    /// What can be done with it.
    pub ways: Vec<Way>,
}

/// One way to use a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The legal move; none when it is not possible now.
    pub text: Option<String>,
    /// What it is: `Build for 3: 2 to Anna, 1 to the bank`; for what is not possible, why not.
    pub label: String,
    /// What follows, a line each: points now, shields against whom, what it uncovers.
    pub after: Vec<String>,
    /// Of what is not possible, how records would begin to write it, so that whoever types it is told
    /// why not; none for a legal move.
    pub would: Option<String>,
}

impl Way {
    /// Something that can be done.
    pub fn open(text: impl Into<String>, label: String, after: Vec<String>) -> Self {
        Self { text: Some(text.into()), label, after, would: None }
    }

    /// Something that cannot be done now; the label says why.
    pub fn closed(would: impl Into<String>, label: String) -> Self {
        Self { text: None, label, after: Vec::new(), would: Some(would.into()) }
    }
}

/// How cells are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// No colours at all (`NO_COLOR`): shapes and words only.
    None,
    /// The sixteen of every terminal.
    Sixteen,
    /// As on the pages.
    True,
}

/// What is drawn besides the scene itself.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The language.
    pub words: &'a Words,
    /// The colours.
    pub colours: Colours,
    /// The choice that is picked, by its place in `choices`.
    pub picked: Option<usize>,
    /// Which page of the board is shown, where it does not fit at once (narrow screens): 0 is the
    /// viewer's own; `pages` says what there is.
    pub page: usize,
}

/// A game in the terminal. Messages that the pages do not have are in `locales/*/terminal/<game>.ftl`.
pub trait Room: Sync {
    /// What may be chosen in this scene, in the order of the board; empty when nothing is to decide.
    fn choices(&self, scene: &Scene, words: &Words) -> Vec<Choice>;

    /// A line that says what is to be decided: `Choose a card of your hand`.
    fn task(&self, scene: &Scene, words: &Words) -> String;

    /// The names of the board's pages at this width; one when all fits.
    fn pages(&self, scene: &Scene, area: Rect, words: &Words) -> Vec<String>;

    /// Draws the board: everything of the game but the choices' ways.
    fn draw(&self, scene: &Scene, look: Look<'_>, area: Rect, cells: &mut Buffer);

    /// The board in lines of plain text, for screen readers: city, neighbours, structure, Forum, sheets.
    fn describe(&self, scene: &Scene, words: &Words) -> Vec<String>;

    /// How far the game is, in few words that can follow others: `Age I, turn 2 of 6`.
    fn chapter(&self, scene: &Scene, words: &Words) -> String;

    /// Where the game stands, in the few lines that somebody who listens needs at every turn.
    fn standing(&self, scene: &Scene, words: &Words) -> Vec<String>;

    /// What has just happened although no line of the record says so: conflicts at the end of an age.
    fn aftermath(&self, _scene: &Scene, _words: &Words) -> Vec<String> {
        Vec::new()
    }

    /// What must be known before the game begins: on which boards it is played.
    fn notice(&self, _scene: &Scene, _words: &Words) -> Option<String> {
        None
    }

    /// A line of the record as a sentence; none for lines nobody needs to read.
    fn tell_step(&self, line: &str, names: &[String], words: &Words) -> Option<String>;

    /// A move, without its seat, as advice: `Build the Quarry`.
    fn tell_move(&self, text: &str, words: &Words) -> String;

    /// What something is called.
    fn name_of(&self, id: &str, words: &Words) -> String;

    /// Name, cost, effect in a sentence, chains: what there is to know about a thing of the catalogue;
    /// none when there is no such thing.
    fn explain(&self, id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>>;

    /// Every id that can be looked up.
    fn ids(&self) -> Vec<String>;

    /// The lines of the score pad in order, with their names.
    fn categories(&self, words: &Words) -> Vec<(&'static str, String)>;

    /// What letters and signs of the drawn board mean, a line each, for the help.
    fn legend(&self, _words: &Words) -> Vec<String> {
        Vec::new()
    }
}
