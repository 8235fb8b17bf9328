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

    /// Is a turn under way whose moves are still secret? Whoever made them knows them; the others
    /// are told when it is over.
    fn holds_back(&self) -> bool {
        false
    }

    /// The state with what a viewer may not know yet undone, for points.
    #[must_use]
    fn seen(&self, _eyes: Viewer) -> Self {
        self.clone()
    }

    /// What happened, in words. `eyes` says who is told; `None` reads a record and may know all.
    /// The moves of a simultaneous turn share their states.
    fn tell(told: &Told<'_, Self>, names: &Names, eyes: Option<Viewer>) -> String;

    /// What follows from a turn once all its steps are played, and belongs to none of them.
    fn aftermath(_before: &Self, _after: &Self, _names: &Names) -> Option<String> {
        None
    }

    /// A move in words with its price, for a list of choices: "build Lumber Yard — free".
    fn phrase(view: &Self::View, seat: Seat, m: Self::Move, names: &Names) -> String;

    /// The table as a viewer sees it, line by line.
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

/// What happened after the first `from` steps, in words. What others did in a turn whose moves are
/// secret is told when it is over, also what they did before those steps.
pub fn story(table: &AnyTable, from: usize, names: &Names, eyes: Option<Viewer>) -> Vec<Line> {
    fn lines<G: Show>(
        table: &Table<G>,
        from: usize,
        names: &Names,
        eyes: Option<Viewer>,
    ) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut turn: Vec<(Line, bool)> = Vec::new();
        for event in events(table, 0) {
            let (before, after) = (&event.before, &event.after);
            for (step, number) in event.steps.iter().zip(event.from + 1..) {
                let open = match (step, eyes) {
                    (Step::Move(seat, _), Some(eyes)) => eyes == Viewer::Seat(*seat),
                    _ => true,
                };
                let line = Line {
                    number: Some(number),
                    chapter: before.chapter(),
                    aside: G::is_aside(step),
                    text: G::tell(&Told { before, step, after }, names, eyes),
                };
                turn.push((line, open));
            }
            if after.holds_back() {
                continue;
            }
            let (fresh, told) = (event.from >= from, std::mem::take(&mut turn));
            // In a turn that was held back, others' moves are news however old they are.
            let held = before.holds_back();
            let is_news =
                |(line, open): &(Line, bool)| line.number > Some(from) || fresh && held && !open;
            lines.extend(told.into_iter().filter(is_news).map(|(line, _)| line));
            let aftermath = G::aftermath(before, after, names).filter(|_| fresh);
            let chapter = before.chapter();
            lines.extend(aftermath.map(|text| Line { number: None, chapter, aside: false, text }));
        }
        let own = turn.into_iter().filter(|(line, open)| *open && line.number > Some(from));
        lines.extend(own.map(|(line, _)| line));
        lines
    }
    for_table!(table, table => lines(table, from, names, eyes))
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

/// The table as a viewer sees it.
pub fn picture(table: &AnyTable, viewer: Viewer, names: &Names) -> Vec<String> {
    fn draw<G: Show>(table: &Table<G>, viewer: Viewer, names: &Names) -> Vec<String> {
        G::picture(&table.state().view(viewer), names)
    }
    for_table!(table, table => draw(table, viewer, names))
}
