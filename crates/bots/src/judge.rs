//! Judgement: what a bot knows about a game beyond its rules.
//!
//! The search is the same for every game; what differs is written here once a game: what a move is
//! worth at a glance (that is `greedy`, the order in which the search looks, and its playouts), what
//! a position looks like to the network, and what counts as the same position.

use mirabilia_kernel::{BySeat, Game, Luck, Seat};

use crate::forced::Forced;
use crate::named::Level;
use crate::net::Net;
use crate::solved::Solved;

/// A share of the victory for each seat; together 1.
pub type Shares = BySeat<f32>;

/// How the search judges the positions where its tree ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Leaf {
    /// Play to the end by the judgement of moves.
    Playout,
    /// Ask the network.
    Net,
    /// Play this many turns by the judgement of moves, then ask the network.
    Short(u8),
}

/// The numbers of a game's search that were found by matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How strongly the search tries moves it has looked at little.
    pub explore: f32,
    /// How many points (in the unit of [`Judged::worths`]) make one move e times likelier than
    /// another before any search.
    pub warmth: f32,
    /// What is taken off the parent's value for a move never tried.
    pub doubt: f32,
    /// Playouts add up to this many points of noise to each move's worth.
    pub noise: f32,
    /// How positions at the end of the tree are judged.
    pub leaf: Leaf,
    /// The search's values are raised to this power, as odds, to be chances; see
    /// [`sharpened`](crate::sharpened).
    pub sharpness: f32,
    /// The tree goes at most this many decisions of one seat deep; beyond, it is all luck.
    pub depth: u8,
    /// So many turns deep the tree also holds the moves of those who decide at the same time as the
    /// searcher; beyond, they play at a glance.
    pub others: u8,
}

/// A game that bots can play well.
pub trait Judged: Game {
    /// The numbers of its search.
    const TUNING: Tuning;
    /// Does a [`key`](Judged::key) always come with the same legal moves? True where keys are
    /// positions, false where they are what a seat did and hidden hands differ.
    const KEYS_FIX_MOVES: bool;
    /// How `easy`, `normal` and `hard` play.
    const LEVELS: [Level; 3];
    /// What the network sees, by name, in order; see [`features`](Judged::features).
    const FEATURES: &'static [&'static str];

    /// Replaces `out` by what each of these legal moves is worth to the seat at a glance, in points
    /// of the final score or something like it. Only differences count.
    fn worths(&self, seat: Seat, moves: &[Self::Move], out: &mut Vec<f32>);

    /// What makes two moments of a search the same for a seat. `path` stands for the seat's own
    /// moves since the search began.
    fn key(&self, seat: Seat, path: u64) -> u64;

    /// Writes the position as this seat sees it: `out` is as long as [`FEATURES`](Judged::FEATURES)
    /// and holds zeros. Small numbers: the network is exact for values from -127 to 127.
    fn features(&self, seat: Seat, out: &mut [i16]);

    /// The same for who looks only at what the seat may know: features that tell more may be left
    /// at 0.
    fn seen_features(&self, seat: Seat, out: &mut [i16]) {
        self.features(seat, out);
    }

    /// The network of this game, if it has one.
    fn net() -> Option<&'static Net>;

    /// The value of the end of a game to the search: who won, perhaps with a little weight on by how
    /// much, so that it plays on sensibly when all is won or lost.
    fn ended(&self) -> Shares {
        shares_of_winners(self)
    }

    /// A move for a playout. A game overrides this when it has a quicker way than weighing all
    /// moves.
    fn playout_move(
        &self,
        seat: Seat,
        luck: &mut impl Luck,
        scratch: &mut Scratch<Self>,
    ) -> Self::Move {
        self.legal_moves(seat, &mut scratch.moves);
        self.worths(seat, &scratch.moves, &mut scratch.worths);
        let noise = Self::TUNING.noise / u32::MAX as f32;
        let mut best = (0, f32::NEG_INFINITY);
        for (i, worth) in scratch.worths.iter().enumerate() {
            let worth = worth + noise * luck.bits() as f32;
            if worth > best.1 {
                best = (i, worth);
            }
        }
        scratch.moves[best.0]
    }

    /// The exact value of every move, when so little of the game is left that it can be had within
    /// the time. `None` when it cannot.
    fn solve(&self, seat: Seat, late: &dyn Fn() -> bool) -> Option<Solved<Self::Move>> {
        let _ = (seat, late);
        None
    }

    /// The moves whose end is certain, as far as that can be seen within the time.
    fn forced(&self, seat: Seat, late: &dyn Fn() -> bool) -> Forced<Self::Move> {
        let _ = (seat, late);
        Forced::default()
    }
}

/// Room for lists that playouts fill again and again.
#[derive(Clone, Debug)]
pub struct Scratch<G: Game> {
    /// Legal moves.
    pub moves: Vec<G::Move>,
    /// Their worths.
    pub worths: Vec<f32>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Self { moves: Vec::with_capacity(64), worths: Vec::with_capacity(64) }
    }
}

/// 1 for the winner, an equal part for each of several.
pub fn shares_of_winners<G: Game>(state: &G) -> Shares {
    let mut shares = BySeat::filled(0.0);
    if let Some(outcome) = state.outcome() {
        let part = 1.0 / outcome.winners.len() as f32;
        outcome.winners.iter().for_each(|seat| shares[seat] = part);
    }
    shares
}
