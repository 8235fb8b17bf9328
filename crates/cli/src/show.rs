//! Games told to people in plain words: one small trait, one file a game, and what all share.
//!
//! A game that joins the list in `games` gets a file here with its [`Show`]. Beyond that nothing in
//! this crate knows one game from another, but for the boards of Dice, which are files.

pub mod boards;
pub mod dice;
pub mod duel;
mod names;
mod score;
pub mod text;
pub mod wonders;
mod words;

use mirabilia_games::{AnyTable, GameKind, for_game, for_table};
use mirabilia_kernel::{Game, Seat, Step, Table, Turn, Viewer};

use crate::steps::events;

pub use names::Names;
pub use score::{score_table, verdict};

/// Nothing we print is wider than this many columns.
pub const WIDTH: usize = 100;

/// How a game is told.
pub trait Show: Game {
    /// Its name on the box.
    const TITLE: &'static str;

    /// How many columns its pages have, [`WIDTH`] at most.
    const PAGE: usize;

    /// The part of the game a state belongs to, for headings: "Age I".
    fn chapter(&self) -> String;

    /// Is the step a part of the turn before it, like a card turned up, and not a turn of its own?
    fn is_aside(step: &Step<Self>) -> bool;

    /// The state as whoever watches may know it, for points.
    #[must_use]
    fn public(&self) -> Self {
        self.clone()
    }

    /// What happened, in words. The moves of a simultaneous turn share their states.
    fn tell(told: &Told<'_, Self>, names: &Names) -> String;

    /// What follows from a turn once all its steps are played, and belongs to none of them.
    fn aftermath(_before: &Self, _after: &Self, _names: &Names) -> Option<String> {
        None
    }

    /// A move in words with its price, for a list of choices: "build Lumber Yard — free".
    fn phrase(view: &Self::View, seat: Seat, m: Self::Move, names: &Names) -> String;

    /// The table as whoever watches sees it, line by line.
    fn picture(view: &Self::View, names: &Names) -> Vec<String>;
}

/// A step to be told, with the state before and after it.
pub struct Told<'a, G: Game> {
    /// The state before it.
    pub before: &'a G,
    /// What happened.
    pub step: &'a Step<G>,
    /// The state after it.
    pub after: &'a G,
}

/// One step in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number, counted from 1; none for what follows from the steps before it.
    pub number: Option<usize>,
    /// The part of the game it belongs to.
    pub chapter: String,
    /// A part of the turn before it?
    pub aside: bool,
    /// What happened.
    pub text: String,
}

/// What happened, in words: all of it, as a record knows it.
pub fn story(table: &AnyTable, names: &Names) -> Vec<Line> {
    fn lines<G: Show>(table: &Table<G>, names: &Names) -> Vec<Line> {
        let mut lines = Vec::new();
        for event in events(table) {
            let (before, after) = (&event.before, &event.after);
            for (step, number) in event.steps.iter().zip(event.from + 1..) {
                lines.push(Line {
                    number: Some(number),
                    chapter: before.chapter(),
                    aside: G::is_aside(step),
                    text: G::tell(&Told { before, step, after }, names),
                });
            }
            let aftermath = G::aftermath(before, after, names);
            let chapter = before.chapter();
            lines.extend(aftermath.map(|text| Line { number: None, chapter, aside: false, text }));
        }
        lines
    }
    for_table!(table, table => lines(table, names))
}

/// A move that a seat may choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// As records write it.
    pub text: String,
    /// In words.
    pub phrase: String,
}

/// The legal moves of a seat; none when it owes no decision.
pub fn choices(table: &AnyTable, seat: Seat, names: &Names) -> Vec<Choice> {
    fn list<G: Show>(table: &Table<G>, seat: Seat, names: &Names) -> Vec<Choice> {
        let owes = matches!(table.turn(), Turn::Seats(seats) if seats.has(seat));
        let mut moves = Vec::new();
        if owes {
            table.state().legal_moves(seat, &mut moves);
        }
        let view = table.state().view(Viewer::Seat(seat));
        let choice = |m| Choice {
            text: table.state().move_text(m),
            phrase: G::phrase(&view, seat, m, names),
        };
        moves.into_iter().map(choice).collect()
    }
    for_table!(table, table => list(table, seat, names))
}

/// The name of a game on its box.
pub fn title(kind: GameKind) -> &'static str {
    for_game!(kind, G => G::TITLE)
}

/// How many columns the pages of a game have.
pub fn page(kind: GameKind) -> usize {
    for_game!(kind, G => G::PAGE)
}

/// The part of the game a table has reached.
pub fn chapter(table: &AnyTable) -> String {
    for_table!(table, table => table.state().chapter())
}

/// The table as whoever watches sees it.
pub fn picture(table: &AnyTable, names: &Names) -> Vec<String> {
    fn draw<G: Show>(table: &Table<G>, names: &Names) -> Vec<String> {
        G::picture(&table.state().view(Viewer::Public), names)
    }
    for_table!(table, table => draw(table, names))
}
