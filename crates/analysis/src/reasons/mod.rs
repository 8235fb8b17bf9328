//! Reasons for a move that a person understands: what it gains now, what it denies, which threat it
//! answers, and what it costs. They are worked out by comparing the table before and after the move,
//! from what the seat knows.
//!
//! A [`Reason`] is a value with ids and numbers; `words.rs` puts it into English. Other languages and
//! screens begin from the value.

mod dice;
mod duel;
#[cfg(test)]
mod tests;
mod wonders;
mod words;

use std::collections::BTreeMap;

use mirabilia_bots::Judged;
use mirabilia_games::GameKind;
use mirabilia_kernel::{Fast, Seat};
use serde::{Deserialize, Serialize};

/// How strong one city is beside another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It would lose a conflict.
    Weaker,
    /// Nobody would win one.
    Equal,
    /// It would win one.
    Stronger,
}

/// Why a move is good, or what is bad about it. Cards, tokens, wonders, dice and spaces are named by
/// their ids; `by` is `military` or `science`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // fields are what their names say; `docs/analysis.md` lists them
pub enum Reason {
    /// The move wins the game at once.
    Wins { by: String },
    /// With these the opponent could have won next; now no more.
    StopsWin { by: String, with: Vec<String> },
    /// Against the move: with these the opponent can win next.
    AllowsWin { by: String, with: Vec<String> },
    /// Points now, by the lines of the score pad; coins and military have reasons of their own.
    Points { points: i16, by: BTreeMap<String, i16> },
    /// Coins from the bank, the price not counted.
    Coins { coins: u16 },
    /// Somebody else loses coins.
    TakesCoins { seat: usize, coins: u16 },
    /// New production.
    Goods { goods: Vec<String> },
    /// One good of choice: `raw` or `manufactured`.
    Choice { of: String },
    /// These cost one coin from now on.
    Cheap { goods: Vec<String> },
    /// It costs nothing, thanks to this.
    Free { with: String },
    /// It makes these free later.
    Chain { opens: Vec<String> },
    /// Duel: the conflict pawn moves so far; `distance` is how far it then is from the middle towards
    /// the opponent.
    Pawn { spaces: u8, distance: i8 },
    /// 7 Wonders: how the city stands beside a neighbour.
    Conflict { seat: usize, was: Standing, is: Standing },
    /// A science symbol that was not there, and how many different ones that makes.
    Symbol { symbol: String, different: u8 },
    /// Duel: the second of a symbol brings a progress token.
    Pair { symbol: String },
    /// 7 Wonders: so many sets of three different symbols now.
    ScienceSet { sets: u32 },
    /// Another turn.
    Again,
    /// A progress token.
    Token { token: String },
    /// What a wonder or stage does besides: `destroy`, `revive`, `library`, `seventh-card`, …
    Effect { effect: String },
    /// A card of another city is thrown out.
    Destroys { seat: usize, card: String },
    /// A wonder that will bring this once it is built.
    Promises { wonder: String, brings: Vec<Reason> },
    /// This seat begins the age.
    Begins { seat: usize },
    /// What the card would have brought somebody else.
    Denies { seat: usize, card: String, brings: Box<Reason> },
    /// The opponent finds none of these now: `shield`.
    LeavesNone { seat: usize, of: String },
    /// Against the move: it uncovers a card for the opponent.
    Uncovers { seat: usize, card: String, brings: Box<Reason> },
    /// It uncovers nothing for the opponent.
    UncoversNothing,
    /// 7 Wonders: a stage of the wonder.
    Stage { stage: u8, of: u8 },
    /// Dice: points written in the Barracks, towards a neighbour.
    Attack { seat: usize, points: u16 },
    /// Dice: defence against a neighbour.
    Defence { seat: usize, defence: u8 },
    /// Dice: resources from now on.
    Resources { resources: u8 },
    /// Dice: a special die may be chosen from now on.
    Unlocks { die: String },
    /// Dice: dice of these colours cost less from now on.
    CheaperDice { colours: Vec<String> },
    /// Dice: something more may be done this turn: `action`, `free-die`, `cross`.
    More { of: String },
    /// Dice: a building is complete, which brings a bonus.
    Completes { building: String },
    /// Dice: a bonus, the so-manieth of those that bring the end.
    Bonus { bonus: String, number: u8, of: u8 },
    /// Dice: the last turn comes, and the seat is ahead or not.
    BringsEnd { ahead: bool },
    /// Dice: the first to finish the Agora gets points.
    FirstAgora { points: u8 },
}

impl Reason {
    /// Does it speak against the move?
    pub fn is_drawback(&self) -> bool {
        matches!(self, Self::AllowsWin { .. } | Self::Uncovers { .. })
    }

    /// In English, after the move: "6 points".
    pub fn text(&self, kind: GameKind, seat: usize, seats: u8) -> String {
        words::text(self, &words::Told { kind, seat, seats })
    }
}

/// A reason with its words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Reason & { text: string }"))]
pub struct Said {
    /// The reason.
    #[serde(flatten)]
    pub reason: Reason,
    /// In English.
    pub text: String,
}

/// A reason and how much it matters, in points of the final score or something like it.
pub(crate) type Weighed = (f32, Reason);

/// A game whose moves have reasons.
pub(crate) trait Reasoned: Judged {
    /// Which game.
    const KIND: GameKind;

    /// Everything that speaks for or against a legal move of the seat whose view it is.
    fn reasons(view: &Self::View, seat: Seat, m: Self::Move, luck: &mut Fast) -> Vec<Weighed>;

    /// How many play.
    fn seats_of(view: &Self::View) -> u8;
}

/// So many reasons are told.
const MOST: usize = 3;
/// What matters less is not worth a word.
const LEAST: f32 = 0.3;

/// The most important reasons, the weightiest first; what speaks against the move comes last.
pub(crate) fn explain<G: Reasoned>(view: &G::View, seat: Seat, m: G::Move, seed: u64) -> Vec<Said> {
    let mut reasons = G::reasons(view, seat, m, &mut Fast::new(seed));
    reasons.retain(|(weight, _)| *weight >= LEAST);
    reasons.sort_by(|a, b| b.0.total_cmp(&a.0));
    let drawback = reasons.iter().position(|(_, reason)| reason.is_drawback());
    let drawback = drawback.map(|at| reasons.remove(at));
    reasons.retain(|(_, reason)| !reason.is_drawback());
    reasons.truncate(MOST - usize::from(drawback.is_some()));
    let seats = G::seats_of(view);
    reasons
        .into_iter()
        .chain(drawback)
        .map(|(_, reason)| Said { text: reason.text(G::KIND, seat.index(), seats), reason })
        .collect()
}

/// Points gained by category, but for those with reasons of their own.
pub(crate) fn points_gained(
    categories: &[&'static str],
    before: &[i16],
    after: &[i16],
    but: &[&str],
) -> Option<Weighed> {
    let mut by = BTreeMap::new();
    for (i, &name) in categories.iter().enumerate() {
        let gained = after[i] - before[i];
        if gained != 0 && !but.contains(&name) {
            by.insert(name.to_owned(), gained);
        }
    }
    let points: i16 = by.values().sum();
    (points > 0).then(|| (f32::from(points), Reason::Points { points, by }))
}

/// What weighs most of some reasons.
pub(crate) fn weightiest(reasons: Vec<Weighed>) -> Option<Weighed> {
    reasons.into_iter().max_by(|a, b| a.0.total_cmp(&b.0))
}
