//! Decisions without their game: compact ids, one move for each deciding seat, bad move text.

use std::fmt;

use crate::names::nearest;
use crate::phrase;
use crate::phrase::Phrase;
use crate::record::{brief, no_seat};
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// A move as a number below the game's `MOVE_IDS`. It stands for the same decision in every
/// position, so that masks, networks and Python can share it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoveId(pub u16);

/// One move for each deciding seat.
///
/// ```
/// use mirabilia_kernel::{Joint, Seat};
/// let joint = Joint::one(Seat::new(0), 'a').with(Seat::new(2), 'c');
/// assert_eq!(joint.iter().collect::<Vec<_>>(), [(Seat::new(0), 'a'), (Seat::new(2), 'c')]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Joint<M> {
    seats: SeatSet,
    /// Places of absent seats repeat the first move: no `Option` to unwrap on the hot path.
    moves: [M; MAX_SEATS],
}

impl<M: Copy> Joint<M> {
    /// The decision of a single seat.
    #[inline]
    pub fn one(seat: Seat, m: M) -> Self {
        Self { seats: SeatSet::only(seat), moves: [m; MAX_SEATS] }
    }

    /// This and the decision of one more seat.
    #[inline]
    #[must_use]
    pub fn with(mut self, seat: Seat, m: M) -> Self {
        self.seats = self.seats.with(seat);
        self.moves[seat.index()] = m;
        self
    }

    /// The seats that decided.
    #[inline]
    pub fn seats(&self) -> SeatSet {
        self.seats
    }

    /// The move of a seat that decided.
    #[inline]
    pub fn of(&self, seat: Seat) -> M {
        debug_assert!(self.seats.has(seat), "seat {seat} has no move in this joint");
        self.moves[seat.index()]
    }

    /// Every seat with its move, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, M)> {
        self.seats.iter().map(|seat| (seat, self.moves[seat.index()]))
    }
}

/// Why a text is not a move or a piece of luck: one sentence that says what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError(pub Phrase);

impl ParseError {
    /// An error that says this.
    pub fn new(says: Phrase) -> Self {
        Self(says)
    }

    /// There is no such thing: what was read, and the name that was perhaps meant.
    pub fn unknown<'n>(what: Phrase, word: &str, names: impl IntoIterator<Item = &'n str>) -> Self {
        let near = nearest(word, names);
        let word = brief(word);
        Self(match near {
            Some(near) => phrase!(
                "step-no-such-near",
                "no {what} \"{word}\"; perhaps {near}?",
                what,
                word,
                near
            ),
            None => phrase!("step-no-such", "no {what} \"{word}\"", what, word),
        })
    }

    /// The table does not have the seat.
    pub fn no_seat(word: &str, seats: u8) -> Self {
        Self(no_seat(word, seats))
    }

    /// The words are no move; these are the forms of moves.
    pub fn no_move(text: &str, moves: &str) -> Self {
        Self(phrase!(
            "step-no-move",
            "no move \"{text}\"; moves are {moves}",
            text = brief(text),
            moves
        ))
    }

    /// The words are neither luck nor a seat's move; these are the forms of both.
    pub fn no_luck(text: &str, luck: &str, moves: &str) -> Self {
        let text = brief(text);
        Self(phrase!(
            "step-no-luck",
            "no luck \"{text}\"; luck is {luck}, moves are SEAT {moves}",
            text,
            luck,
            moves
        ))
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for ParseError {}
