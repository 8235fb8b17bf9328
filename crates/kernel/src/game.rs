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
//!   with `?` for what the viewer may not know, so that a log can be sent to any client.
//! - **Offers say what a move costs and leads to.** `offers` is the one answer for everything that
//!   shows choices; see [`offer`](crate::offer).
//! - **A state can be described.** `position` writes all of it, `read_position` reads that and what
//!   people write at their table. The law `read_position(position) == state` keeps both complete.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use crate::luck::Luck;
use crate::moves::{Joint, MoveId, ParseError};
use crate::offer::{Offer, Preview};
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

impl Turn {
    /// The seats that owe a move; none while luck is due and when the game is over.
    pub fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance | Self::Over => SeatSet::EMPTY,
        }
    }
}

/// How the steps of a record make turns: for frontends that step through a log without the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnShape {
    /// Do the seats of a turn decide at once? Their moves then follow each other in the order of the
    /// seats.
    pub together: bool,
    /// The first words of moves that are a turn of their own all the same.
    pub alone: &'static [&'static str],
    /// The first words of luck that belongs to the move before it.
    pub luck: &'static [&'static str],
    /// Can a seat decide several times in a turn?
    pub again: bool,
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: sees what is public and what is theirs.
    Seat(Seat),
    /// A spectator: sees what is public.
    Public,
}

impl Viewer {
    /// The seat, if the viewer is a player.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }
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
    /// Why a move or a piece of luck does not fit: typed, with its numbers.
    type Refusal: Clone + Eq + Debug + Display;
    /// Something that a seat can pick: a card, a token, a die.
    type Pick: Clone + Eq + Debug + Send + Sync;
    /// What a way to use it costs, item by item.
    type Bill: Clone + Eq + Debug + Send + Sync;
    /// What a move leads to in this game alone, beside coins and points.
    type Detail: Clone + Eq + Debug + Send + Sync;

    /// The word for this game in files, on the command line and on the wire.
    const NAME: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Move ids are below this.
    const MOVE_IDS: u16;
    /// The lines of the score pad, in order.
    const CATEGORIES: &'static [&'static str];
    /// Does a player know anything that the opponents do not?
    const HAS_SECRETS: bool;
    /// How the steps of a record make turns.
    const TURNS: TurnShape;

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
    fn chances(&self) -> Option<Vec<(Self::Chance, u32)>>;

    /// Who won and how, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// A seat's points as they stand, by [`CATEGORIES`](Game::CATEGORIES).
    fn score(&self, seat: Seat) -> Score;

    /// The coins of a seat.
    fn coins(&self, seat: Seat) -> u16;
    /// The state after a legal move of one seat alone, played by the real rules: what others of a
    /// simultaneous turn do is left out, and so is what follows once all have decided. What they
    /// would change is what a preview cannot promise.
    #[must_use]
    fn alone(&self, seat: Seat, m: Self::Move) -> Self {
        let mut after = self.clone();
        after.play_one(seat, m);
        after
    }
    /// The seats that are sure to decide next, once the turn is over in which a move of `seat`,
    /// played [`alone`](Game::alone), led to this state.
    fn next_after(&self, _seat: Seat) -> SeatSet {
        self.turn().seats()
    }
    /// What only this game has to say about a move of `seat`, from the state before and after it.
    fn detail(before: &Self, after: &Self, seat: Seat) -> Self::Detail;
    /// Compares what the preview of a move of `seat` promised, coins and points aside, with the state
    /// after the whole turn, in which the other seats did nothing that touches `seat`. The error
    /// names the broken promise. For the laws.
    fn preview_holds(
        promised: &Preview<Self>,
        before: &Self,
        after: &Self,
        seat: Seat,
    ) -> Result<(), String>;
    /// Everything that the viewer's seat can pick now, in the order of the board, with its ways;
    /// empty when it does not decide. The open ways are exactly its legal moves.
    fn offers(view: &Self::View) -> Vec<Offer<Self>>;

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
    /// Are the moves since the last luck hidden from other seats? They are in games in which a turn
    /// has several rounds of choices and is shown when it is over.
    fn hides_running_turn(&self) -> bool {
        false
    }

    /// A game that is not over, as the lines of a described position: one form only, and all of it.
    fn position(&self) -> Vec<String>;
    /// Reads what [`position`](Game::position) writes, and descriptions by people, which may leave out
    /// defaults and what a player cannot know. Checks everything that a description can get wrong.
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
