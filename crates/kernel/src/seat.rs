//! Who plays: [`Seat`], sets of seats, and a value for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest table of any of our games.
pub const MAX_SEATS: usize = 7;

/// A place at the table, counted from 0 clockwise.
///
/// ```
/// use mirabilia_kernel::Seat;
/// let s = Seat::new(6);
/// assert_eq!(s.left(7), Seat::new(0)); // the left neighbour is the next seat
/// assert_eq!(s.right(7), Seat::new(5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number. Panics when it is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "a seat is 0 to 6");
        Self(number)
    }

    /// Reads a seat number as written in records, below `seats`.
    pub fn parse(text: &str, seats: u8) -> Option<Self> {
        match text.parse::<u8>() {
            Ok(n) if n < seats && text.len() == 1 => Some(Self(n)),
            _ => None,
        }
    }

    /// The number of this seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour clockwise: who receives your hand when hands go left.
    #[inline]
    #[must_use]
    pub const fn left(self, seats: u8) -> Self {
        Self(if self.0 + 1 == seats { 0 } else { self.0 + 1 })
    }

    /// The neighbour anticlockwise.
    #[inline]
    #[must_use]
    pub const fn right(self, seats: u8) -> Self {
        Self(if self.0 == 0 { seats - 1 } else { self.0 - 1 })
    }

    /// The other seat of a two-player game.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// All seats of a table of this size, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, iterated in order.
///
/// ```
/// use mirabilia_kernel::{Seat, SeatSet};
/// let set = SeatSet::all(3).without(Seat::new(1));
/// assert_eq!(set.iter().map(|s| s.index()).collect::<Vec<_>>(), [0, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Every seat of a table of this size.
    #[inline]
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and one more seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set less one seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Is the seat in the set?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is it empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat, if any.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = Self(bits).first()?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// One value for each seat that a table can have.
///
/// ```
/// use mirabilia_kernel::{BySeat, Seat};
/// let mut coins = BySeat::filled(3);
/// coins[Seat::new(2)] += 4;
/// assert_eq!(coins[Seat::new(2)], 7);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T: Copy> BySeat<T> {
    /// The same value for every seat.
    #[inline]
    pub const fn filled(value: T) -> Self {
        Self([value; MAX_SEATS])
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
