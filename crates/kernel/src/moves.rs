//! Decisions without their game: compact ids, one move for each deciding seat, bad move text.

use std::fmt;

use crate::names::nearest;
use crate::record::brief;
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
pub struct ParseError(pub String);

impl ParseError {
    /// An error with this message.
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    /// There is no such thing: what was read, and the name that was perhaps meant.
    pub fn unknown<'n>(what: &str, word: &str, names: impl IntoIterator<Item = &'n str>) -> Self {
        let perhaps = nearest(word, names).map(|name| format!("; perhaps {name}?"));
        Self(format!("no {what} \"{}\"{}", brief(word), perhaps.unwrap_or_default()))
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseError {}
