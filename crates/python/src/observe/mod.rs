//! Observations: a position as a row of numbers, each with a name.
//!
//! There are two parts. The *glance* has the features of the bots' network, a summary of the
//! position. The *table* is the raw position, card by card. Each contains what one seat may know, for
//! players, or everything, for teachers and critics.

mod blocks;
mod dice;
mod duel;
mod wonders;

use mirabilia_bots::{Evaluate, MAX_FEATURES};
use mirabilia_games::ListedGame;
use mirabilia_kernel::{Game, Seat};
use pyo3::PyErr;

pub(crate) use self::blocks::{Block, placed};
use crate::error::wrong;

/// The version of the encoding: it changes whenever a number of an observation changes its place,
/// meaning or scale, or an id its move.
pub(crate) const VERSION: u32 = 2;

/// The glance has whole numbers; they are divided by this.
const SCALE: f32 = 16.0;
/// The maximum absolute value in an observation.
pub(crate) const MOST: f32 = 8.0;
/// The same, in the whole numbers of the glance.
const FURTHEST: i16 = (SCALE * MOST) as i16;

/// The contents of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sight {
    /// The features of the network.
    glance: bool,
    /// The raw position.
    table: bool,
    info: Info,
}

/// Whose knowledge an observation has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Info {
    /// What the seat may know.
    Seat,
    /// Everything.
    All,
    /// What everybody may know; the numbers of what only the seat knows stay 0.
    Public,
}

impl Sight {
    /// Parses the two Python arguments.
    pub(crate) fn read(parts: &str, info: &str) -> Result<Self, PyErr> {
        let (glance, table) = match parts {
            "both" => (true, true),
            "glance" => (true, false),
            "table" => (false, true),
            _ => {
                return Err(wrong(format!("parts is \"{parts}\"; expected both, glance or table")));
            }
        };
        let info = match info {
            "seat" => Info::Seat,
            "all" => Info::All,
            "public" => Info::Public,
            _ => return Err(wrong(format!("info is \"{info}\"; expected seat, all or public"))),
        };
        Ok(Self { glance, table, info })
    }

    /// The names of the numbers, in order.
    pub(crate) fn names<G: Observable>(self, seats: u8) -> Vec<String> {
        self.blocks::<G>(seats).into_iter().flat_map(|block| block.names).collect()
    }

    /// The numbers, block by block.
    pub(crate) fn blocks<G: Observable>(self, seats: u8) -> Vec<Block> {
        let mut blocks = Vec::new();
        if self.glance {
            let seen = (0..G::FEATURES.len()).filter(|at| self.all() || !G::HIDDEN.contains(at));
            let names = seen.map(|at| G::FEATURES[at]);
            blocks.push(Block::new(
                "glance",
                "a feature of the bots' network, divided by 16",
                names,
            ));
        }
        if self.table {
            blocks.extend(G::table_blocks(seats, self.all()));
        }
        blocks
    }

    /// How many numbers there are.
    pub(crate) fn count<G: Observable>(self, seats: u8) -> usize {
        blocks::count::<G>(G::KIND, self, seats)
    }

    /// The same with everything that is hidden.
    pub(crate) fn with_everything(self) -> Self {
        Self { info: Info::All, ..self }
    }

    fn all(self) -> bool {
        self.info == Info::All
    }

    /// Tells the sights apart: below 8.
    fn number(self) -> usize {
        usize::from(self.glance) | usize::from(self.table) << 1 | usize::from(self.all()) << 2
    }

    /// Writes the position as this seat sees it; `out` is as long as the names.
    pub(crate) fn write<G: Observable>(self, state: &G, seat: Seat, out: &mut [f32]) {
        if !state.is_laid() {
            out.fill(0.0);
            return;
        }
        match self.info {
            Info::All => self.write_seen(state, seat, out),
            Info::Seat => state.look(seat, |state| self.write_seen(state, seat, out)),
            Info::Public => state.look_public(|state| self.write_seen(state, seat, out)),
        }
    }

    /// The same, for a state that contains nothing hidden from this sight.
    fn write_seen<G: Observable>(self, state: &G, seat: Seat, out: &mut [f32]) {
        let mut table = out;
        if self.glance {
            let hidden = if self.all() { &[] } else { G::HIDDEN };
            let (glance, rest) = table.split_at_mut(G::FEATURES.len() - hidden.len());
            table = rest;
            self.write_glance(state, seat, hidden, glance);
        }
        if self.table {
            table.fill(0.0);
            state.write_table(seat, self.info, table);
        }
    }

    /// The features of the network, without the hidden ones.
    fn write_glance<G: Observable>(self, state: &G, seat: Seat, hidden: &[usize], out: &mut [f32]) {
        let mut numbers = [0; MAX_FEATURES];
        let numbers = &mut numbers[..G::FEATURES.len()];
        match self.info {
            Info::All => state.features(seat, numbers),
            Info::Seat => state.seen_features(seat, numbers),
            // They mix what is public with the own hand.
            Info::Public => {}
        }
        let (mut from, mut at) = (0, 0);
        for &to in hidden.iter().chain([&numbers.len()]) {
            let (numbers, places) = (&numbers[from..to], &mut out[at..at + to - from]);
            for (place, number) in places.iter_mut().zip(numbers) {
                *place = f32::from((*number).clamp(-FURTHEST, FURTHEST)) / SCALE;
            }
            (from, at) = (to + 1, at + to - from);
        }
    }
}

/// A game whose positions can be written as numbers.
pub(crate) trait Observable: Evaluate + ListedGame {
    /// Indices of the features that a seat may not know, ascending.
    const HIDDEN: &'static [usize] = &[];

    /// Whether there is a position to observe yet.
    fn is_laid(&self) -> bool;
    /// Passes on the state, with hidden information replaced if the numbers would reveal it.
    fn look(&self, seat: Seat, look: impl FnOnce(&Self)) {
        let _ = seat;
        look(self);
    }
    /// Passes on the state as everybody may see it.
    fn look_public(&self, look: impl FnOnce(&Self));
    /// The numbers of the table, block by block.
    fn table_blocks(seats: u8, all: bool) -> Vec<Block>;
    /// Writes the table; `out` is as long as the blocks and is all zeros.
    fn write_table(&self, seat: Seat, info: Info, out: &mut [f32]);
}

/// The index of a name in a list that has it.
pub(crate) const fn place_of(names: &[&str], name: &str) -> usize {
    let mut at = 0;
    loop {
        let (a, b) = (names[at].as_bytes(), name.as_bytes());
        let mut same = 0;
        while a.len() == b.len() && same < a.len() && a[same] == b[same] {
            same += 1;
        }
        if a.len() == b.len() && same == a.len() {
            return at;
        }
        at += 1;
    }
}

/// Each seat's share of the victory as a reward: 1 for a sole winner, 0 for an equal share, with
/// sum 0.
pub(crate) fn reward<G: Game>(state: &G, seat: Seat) -> f64 {
    let Some(outcome) = state.outcome() else { return 0.0 };
    let seats = f64::from(state.seats());
    let share = if outcome.winners.has(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
    (seats * share - 1.0) / (seats - 1.0)
}

/// Writes numbers one block after the other.
pub(crate) struct Pen<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(out: &'a mut [f32]) -> Self {
        Self { out, at: 0 }
    }

    /// A block of this size, with 1 at each of these.
    #[inline]
    pub(crate) fn marks(&mut self, places: usize, marked: impl Iterator<Item = usize>) {
        let block = &mut self.out[self.at..self.at + places];
        marked.for_each(|place| block[place] = 1.0);
        self.at += places;
    }

    /// A block of this size that counts how often each is among these.
    #[inline]
    pub(crate) fn counts<const N: usize>(&mut self, counted: impl Iterator<Item = usize>) {
        // Counted aside: reading zeros just written to an array that is not at hand takes long.
        let (mut counts, block) = ([0u8; N], &mut self.out[self.at..self.at + N]);
        counted.for_each(|place| {
            counts[place] += 1;
            block[place] = f32::from(counts[place]);
        });
        self.at += N;
    }

    /// A block of this size, with 1 for each bit of a large set.
    #[inline]
    pub(crate) fn set(&mut self, places: usize, bits: u128) {
        let low = places.min(64);
        self.bits(low, bits as u64);
        self.bits(places - low, (bits >> 64) as u64);
    }

    /// A block of this size, with 1 for each set bit.
    #[inline]
    pub(crate) fn bits(&mut self, places: usize, mut bits: u64) {
        let block = &mut self.out[self.at..self.at + places];
        while bits != 0 {
            if let Some(place) = block.get_mut(bits.trailing_zeros() as usize) {
                *place = 1.0;
            }
            bits &= bits - 1;
        }
        self.at += places;
    }

    /// One number.
    #[inline]
    pub(crate) fn put(&mut self, value: f32) {
        self.out[self.at] = value.clamp(-MOST, MOST);
        self.at += 1;
    }

    /// A block of this size, to be written by the caller.
    #[inline]
    pub(crate) fn block(&mut self, places: usize) -> &mut [f32] {
        let block = &mut self.out[self.at..self.at + places];
        self.at += places;
        block
    }
}
