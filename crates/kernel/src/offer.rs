//! Offers: everything a seat can pick now, what each way of using it costs, and what it leads to.
//!
//! An offer is the one answer to "what can I do, what does it cost, what happens then, and why
//! not?", for screens, screen readers, reports, bots' reasons and other programs. Each game lists
//! its offers in `offer.rs`. Two things keep them honest:
//!
//! - **A preview is found by playing.** [`Game::alone`] plays one seat's move with the real rules;
//!   [`Preview::between`] compares the table before and after. There is no second formula.
//! - **The laws compare** offers with legality and with what happens: the open ways of a seat are
//!   exactly its legal moves, each closed way carries the refusal that `check` gives, and a preview
//!   is what the table shows once the move is played (`testkit/src/laws/offers.rs`).

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::score::{Outcome, Score};
use crate::seat::{Seat, SeatSet};

/// One thing that a seat can pick, with the ways to use it.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer<G: Game> {
    /// What is picked: a card, a wonder, a token, a die, a space.
    pub pick: G::Pick,
    /// What can be done with it, and what cannot be done now. Never empty.
    pub ways: Vec<Way<G>>,
}

/// One way to use a thing.
#[derive(Clone, PartialEq, Debug)]
pub struct Way<G: Game> {
    /// The move. Of a closed way, the move that the rules refuse.
    pub m: G::Move,
    /// What it costs, item by item; none where nothing has a price, or where no price can be named.
    pub bill: Option<G::Bill>,
    /// What playing it leads to, or why it cannot be played now.
    pub leads: Result<Preview<G>, G::Refusal>,
}

impl<G: Game> Way<G> {
    /// Asks the rules about a move: an open way with its preview, or a closed one with the reason.
    pub fn of(state: &G, seat: Seat, m: G::Move, bill: Option<G::Bill>) -> Self {
        let leads = match state.check(seat, m) {
            Ok(()) => Ok(Preview::between(state, &state.alone(seat, m), seat)),
            Err(why) => Err(why),
        };
        Self { m, bill, leads }
    }

    /// Can it be played now?
    pub fn is_open(&self) -> bool {
        self.leads.is_ok()
    }
}

/// A number before and after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Change<T> {
    /// Before the move.
    pub was: T,
    /// After it.
    pub is: T,
}

impl<T: PartialEq> Change<T> {
    /// The change between two numbers, if they differ.
    pub fn between(was: T, is: T) -> Option<Self> {
        (was != is).then_some(Self { was, is })
    }
}

/// What one seat's move leads to, before luck, further choices and the choices of others.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview<G: Game> {
    /// Coins by seat.
    pub coins: Vec<Change<u16>>,
    /// Points gained by seat, by the lines of the score pad; negative where points are lost.
    pub points: Vec<Score>,
    /// The seats that are sure to decide next; empty when luck is due or the game is over.
    pub next: SeatSet,
    /// How the game ends with this move, where that is sure.
    pub end: Option<Outcome>,
    /// What only this game has: the conflict, symbols, uncovered slots, what is to be decided next.
    pub detail: G::Detail,
}

impl<G: Game> Preview<G> {
    /// Compares the table before and after a move of `seat`.
    pub fn between(before: &G, after: &G, seat: Seat) -> Self {
        let seats = || Seat::all(before.seats());
        Self {
            coins: seats().map(|s| Change { was: before.coins(s), is: after.coins(s) }).collect(),
            points: seats().map(|s| after.score(s).less(&before.score(s))).collect(),
            next: after.next_after(seat),
            end: after.outcome(),
            detail: G::detail(before, after, seat),
        }
    }

    /// Points that a seat gains in all.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points[seat.index()].total()
    }

    /// Are the seats that were promised to decide next after a move of `seat` those that do? Other
    /// seats may decide beside them.
    pub fn next_holds(&self, after: &G, seat: Seat) -> Result<(), String> {
        let deciding = after.turn().seats();
        let sure = self.next.iter().all(|next| deciding.has(next));
        if sure && self.next.has(seat) == deciding.has(seat) {
            return Ok(());
        }
        kept("next", self.next, deciding)
    }
}

/// Compares one thing that a preview promised with what came of it.
#[expect(clippy::needless_pass_by_value, reason = "callers compare values that they just made")]
pub fn kept<T: PartialEq + Debug>(what: &str, promised: T, came: T) -> Result<(), String> {
    if promised == came {
        return Ok(());
    }
    Err(format!("{what}: {promised:?} promised, {came:?} came"))
}
