//! The contract between the rules of a game and everything that plays it.
//!
//! Why it has this shape:
//! - **`Turn::Seats` is a set.** One seat (Duel), all at once (drafting, dice), or only the owner
//!   of an effect: the same word covers them. Choices already made in a simultaneous turn wait in
//!   the [`Table`](crate::Table), never in the state, so nothing half-made can leak or be searched.
//! - **Luck is drawn by the driver and recorded.** `draw` samples and changes nothing, `settle`
//!   applies and is deterministic. A record replays without any generator.
//! - **Players see views.** `imagine` turns a view into a full state that could be the real one;
//!   a search works on imagined states only. The law `imagine(v).view(seat) == v` keeps views
//!   complete.
//! - **Two judges of legality.** `legal_moves` lists, `check` judges one move and says why not.
//!   They are written apart, and the laws compare them on every move id.
//! - **Text needs the state.** Names of spaces may come from a loaded board file, so reading and
//!   writing moves are methods, not `FromStr`.
//! - **Steps are told to viewers.** A record names every card; `step_seen` is the line of a step
//!   with `?` for what the viewer may not know, so that a log can be sent to anybody.
//! - **A state can be described.** `position` writes all of it, `read_position` reads that and what
//!   people write at their table. The law `read_position(position) == state` keeps both complete.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use crate::luck::Luck;
use crate::moves::{Joint, MoveId, ParseError};
use crate::options::{Options, SetupError};
use crate::position::{Description, PositionError};
use crate::record::{Step, step_text};
use crate::score::{Outcome, Score};
use crate::seat::{Seat, SeatSet};

/// Who must decide now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// Luck has to be drawn and settled.
    Chance,
    /// Each of these seats owes one move; all are settled together.
    Seats(SeatSet),
    /// The game has ended.
    Over,
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: sees what is public and what is theirs.
    Seat(Seat),
    /// A spectator: sees what is public.
    Public,
}

/// A game in progress: a plain value.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Seats and options, checked.
    type Setup: Clone + Eq + Debug + Send + Sync;
    /// One seat's decision.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;
    /// One settled piece of luck.
    type Chance: Clone + Eq + Debug + Send + Sync;
    /// Everything one viewer may know, and nothing else.
    type View: Clone + Eq + Debug + Send + Sync;
    /// Why a move or a piece of luck does not fit, in words.
    type Refusal: Clone + Eq + Debug + Display;

    /// The word for this game in files, on the command line and on the wire.
    const NAME: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Move ids are below this.
    const MOVE_IDS: u16;
    /// The lines of the score pad, in order.
    const CATEGORIES: &'static [&'static str];

    /// Checks a number of seats and options.
    fn setup(seats: u8, options: &Options) -> Result<Self::Setup, SetupError>;
    /// The options of a set-up that differ from the default.
    fn options(setup: &Self::Setup) -> Options;
    /// The state before anything has happened.
    fn new(setup: &Self::Setup) -> Self;

    /// How many play.
    fn seats(&self) -> u8;
    /// Who must decide now.
    fn turn(&self) -> Turn;

    /// Replaces `out` by the legal moves of a seat, in ascending order of their ids. Empty when the
    /// seat does not decide now. Allocates only when `out` is too small.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);
    /// Is this move legal for this seat now, and if not, why?
    fn check(&self, seat: Seat, m: Self::Move) -> Result<(), Self::Refusal>;
    /// Plays one legal move for each deciding seat.
    fn play_unchecked(&mut self, moves: &Joint<Self::Move>);

    /// Plays a legal move of the only seat that decides. A game of single turns overrides this to
    /// spare its playouts the joint.
    #[inline]
    fn play_one(&mut self, seat: Seat, m: Self::Move) {
        self.play_unchecked(&Joint::one(seat, m));
    }

    /// Samples the luck that is due. Changes nothing.
    fn draw(&self, luck: &mut impl Luck) -> Self::Chance;
    /// Could this be the luck that is due?
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Refusal>;
    /// Applies luck that could be due. Deterministic.
    fn settle(&mut self, chance: &Self::Chance);
    /// Every possible outcome of the luck that is due with its weight, when they are few enough to
    /// list.
    fn outcomes(&self) -> Option<Vec<(Self::Chance, u32)>>;

    /// Who won and how, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// A seat's points as they stand, by [`CATEGORIES`](Game::CATEGORIES).
    fn score(&self, seat: Seat) -> Score;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A state that the viewer cannot tell from the real one, drawn with the right chances.
    fn imagine(view: &Self::View, luck: &mut impl Luck) -> Self;

    /// The id of a legal move of this seat. An id stands for the same decision in every position
    /// (this card, this use, the n-th cheapest payment); what the n-th payment is, only the position
    /// tells.
    fn move_id(&self, seat: Seat, m: Self::Move) -> MoveId;
    /// Replaces `out` by the ids of `moves`, which must be what
    /// [`legal_moves`](Game::legal_moves) wrote for the seat. A game overrides this when the list
    /// tells what a single move does not.
    fn legal_ids(&self, seat: Seat, moves: &[Self::Move], out: &mut Vec<u16>) {
        out.clear();
        out.extend(moves.iter().map(|&m| self.move_id(seat, m).0));
    }
    /// What an id stands for here, if anything. It need not be legal.
    fn move_from_id(&self, seat: Seat, id: MoveId) -> Option<Self::Move>;

    /// A move as records write it, without the seat.
    fn move_text(&self, m: Self::Move) -> String;
    /// Reads what [`move_text`](Game::move_text) writes.
    fn read_move(&self, text: &str) -> Result<Self::Move, ParseError>;
    /// Luck as records write it.
    fn chance_text(&self, chance: &Self::Chance) -> String;
    /// Reads what [`chance_text`](Game::chance_text) writes.
    fn read_chance(&self, text: &str) -> Result<Self::Chance, ParseError>;

    /// A step as this viewer may see it: the line of the record, with `?` for each thing that the
    /// viewer's view hides. Names may come from the set-up, but nothing from the position.
    fn step_seen(&self, _viewer: Viewer, step: &Step<Self>) -> String {
        step_text(self, step)
    }
    /// Are the moves since the last luck still hidden from those who did not make them? They are
    /// where a turn has several rounds of choices and is shown when it is over.
    fn hides_running_turn(&self) -> bool {
        false
    }

    /// A game that is not over, as the lines of a described position: one form only, and all of it.
    fn position(&self) -> Vec<String>;
    /// Reads what [`position`](Game::position) writes and what people write at their table, who
    /// leave out what is usual and what they cannot know. Checks all that a description could get
    /// wrong.
    fn read_position(setup: &Self::Setup, said: &Description<'_>) -> Result<Self, PositionError>;

    /// A legal move of a deciding seat, each equally likely. A game overrides this when it can find
    /// one without writing the list; the laws check that none is favoured.
    fn random_move(
        &self,
        seat: Seat,
        luck: &mut impl Luck,
        scratch: &mut Vec<Self::Move>,
    ) -> Self::Move {
        self.legal_moves(seat, scratch);
        scratch[luck.below(scratch.len() as u32) as usize]
    }
}
