//! Reasons for a move that a person understands: what it gains now, what it denies, which threat it
//! answers, and what it costs. They are found by comparing the table before and after the move, from
//! what the seat knows.
//!
//! A [`Reason`] holds ids and numbers. The crate `tell` turns it into a sentence.

mod dice;
mod duel;
#[cfg(test)]
mod tests;
mod wonders;
mod worse;

use std::collections::BTreeMap;

use mirabilia_bots::Evaluate;
use mirabilia_games::wonders::ids::Standing;
use mirabilia_kernel::{Fast, Game, Joint, Seat, Turn};
use mirabilia_words::Message;
use serde::{Deserialize, Serialize};

use crate::small::sort_by;
pub(crate) use worse::{Outlook, worse};

/// Why a move is good or bad. Cards, tokens, wonders, dice and spaces are given by id; `by` is
/// `military` or `science`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // fields are what their names say; `docs/analysis.md` lists them
pub enum Reason {
    /// The move wins the game immediately.
    Wins { by: String },
    /// The opponent could have won next turn with these, and no longer can.
    StopsWin { by: String, with: Vec<String> },
    /// Against the move: the opponent can win next turn with these.
    AllowsWin { by: String, with: Vec<String> },
    /// Points now, by category of the score pad, without treasury and military.
    Points { points: i16, by: BTreeMap<String, i16> },
    /// Coins from the bank, before the price.
    Coins { coins: u16 },
    /// Another seat loses coins.
    TakesCoins { seat: usize, coins: u16 },
    /// New production.
    Goods { goods: Vec<String> },
    /// A producer of any good of a kind: `raw` or `manufactured`.
    Choice { of: String },
    /// These goods cost one coin from now on; in 7 Wonders `from` is `left`, `right` or `both`
    /// neighbours.
    Cheap {
        goods: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        from: Option<String>,
    },
    /// The card is free because of this one.
    Free { with: String },
    /// The card makes these free later.
    Chain { opens: Vec<String> },
    /// Duel: the conflict pawn moves by `spaces`; `distance` is its new distance from the middle, towards
    /// the opponent.
    Pawn { spaces: u8, distance: i8 },
    /// 7 Wonders: the military strength compared with a neighbour, before and after.
    Conflict { seat: usize, was: Standing, is: Standing },
    /// A new science symbol, and the number of different symbols with it.
    Symbol { symbol: String, different: u8 },
    /// Duel: the second copy of a symbol brings a progress token.
    Pair { symbol: String },
    /// 7 Wonders: another set of three different symbols; `sets` is the new number.
    ScienceSet { sets: u32 },
    /// An extra turn.
    Again,
    /// A progress token.
    Token { token: String },
    /// Another effect of a wonder or stage: `destroy`, `revive`, `library`, `seventh-card`, …
    Effect { effect: String },
    /// A card of another city is discarded.
    Destroys { seat: usize, card: String },
    /// What a drafted wonder will bring when it is built.
    Promises { wonder: String, brings: Vec<Reason> },
    /// This seat begins the age.
    Begins { seat: usize },
    /// What the card would have brought another seat.
    Denies { seat: usize, card: String, brings: Box<Reason> },
    /// The opponent can no longer get any of these: `shield`.
    LeavesNone { seat: usize, of: String },
    /// Against the move: it uncovers a card for the opponent.
    Uncovers { seat: usize, card: String, brings: Box<Reason> },
    /// It uncovers nothing for the opponent.
    UncoversNothing,
    /// 7 Wonders: a stage of the wonder.
    Stage { stage: u8, of: u8 },
    /// Dice: points in the Barracks against a neighbour.
    Attack { seat: usize, points: u16 },
    /// Dice: defence against a neighbour.
    Defence { seat: usize, defence: u8 },
    /// Dice: resources from now on.
    Resources { resources: u8 },
    /// Dice: a special die becomes available.
    Unlocks { die: String },
    /// Dice: dice of these colours cost less from now on.
    CheaperDice { colours: Vec<String> },
    /// Dice: a further choice this turn: `action`, `free-die`, `cross`.
    More { of: String },
    /// Dice: a completed building, which brings a bonus.
    Completes { building: String },
    /// Dice: bonus `number` of the `of` bonuses that end the game.
    Bonus { bonus: String, number: u8, of: u8 },
    /// Dice: the move starts the last turn; `ahead` if the seat has the most points.
    BringsEnd { ahead: bool },
    /// Dice: the first to finish the Agora gets points.
    FirstAgora { points: u8 },
    /// Against the move played: the best move would have brought this.
    Misses { brings: Box<Reason> },
    /// Against the move played: it leaves a card that the best move would have kept from another seat.
    Leaves { seat: usize, card: String, brings: Box<Reason> },
    /// Against the move played: about this many points less in the end, most of them in this line of the
    /// score pad.
    ExpectsLess { points: i16, by: String },
}

impl Reason {
    /// Whether it is a reason against the move.
    pub fn is_drawback(&self) -> bool {
        matches!(
            self,
            Self::AllowsWin { .. }
                | Self::Uncovers { .. }
                | Self::Misses { .. }
                | Self::Leaves { .. }
                | Self::ExpectsLess { .. }
        )
    }
}

/// A reason, with its sentence if the crate `tell` has added it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Reason & { told?: Told, text?: string }"))]
pub struct ReasonReport {
    /// The reason.
    #[serde(flatten)]
    pub reason: Reason,
    /// The sentence as a message, for programs that translate it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Message>,
    /// The sentence in English, for programs that do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl From<Reason> for ReasonReport {
    fn from(reason: Reason) -> Self {
        Self { reason, told: None, text: None }
    }
}

/// A reason and its importance, roughly in points of the final score.
pub(crate) type WeightedReason = (f32, Reason);

/// A game whose moves can be explained.
pub(crate) trait Explain: Evaluate {
    /// All reasons for and against a legal move, from the view of its seat.
    fn reasons(
        view: &Self::View,
        seat: Seat,
        m: Self::Move,
        luck: &mut Fast,
    ) -> Vec<WeightedReason>;
}

/// The maximum number of reasons to report.
const MAX_REASONS: usize = 3;
/// The minimum weight of a reason to report.
const MIN_WEIGHT: f32 = 0.3;

/// The most important reasons, ordered by weight. At most one reason against the move comes last.
pub(crate) fn explain<G: Explain>(
    view: &G::View,
    seat: Seat,
    m: G::Move,
    seed: u64,
) -> Vec<Reason> {
    let mut reasons = G::reasons(view, seat, m, &mut Fast::new(seed));
    reasons.retain(|(weight, _)| *weight >= MIN_WEIGHT);
    sort_by(&mut reasons, |a, b| b.0.total_cmp(&a.0));
    let drawback = reasons.iter().position(|(_, reason)| reason.is_drawback());
    let drawback = drawback.map(|at| reasons.remove(at));
    reasons.retain(|(_, reason)| !reason.is_drawback());
    reasons.truncate(MAX_REASONS - usize::from(drawback.is_some()));
    reasons.into_iter().chain(drawback).map(|(_, reason)| reason).collect()
}

/// Points gained by category, except those in `except`.
pub(crate) fn points_gained(
    categories: &[&'static str],
    before: &[i16],
    after: &[i16],
    except: &[&str],
) -> Option<WeightedReason> {
    let mut by = BTreeMap::new();
    for (i, &name) in categories.iter().enumerate() {
        let gained = after[i] - before[i];
        if gained != 0 && !except.contains(&name) {
            by.insert(name.to_owned(), gained);
        }
    }
    let points: i16 = by.values().sum();
    (points > 0).then(|| (f32::from(points), Reason::Points { points, by }))
}

/// The reason with the largest weight.
pub(crate) fn heaviest(reasons: Vec<WeightedReason>) -> Option<WeightedReason> {
    reasons.into_iter().max_by(|a, b| a.0.total_cmp(&b.0))
}

/// The weight of lasting effects: more in early ages.
fn early(age: u8) -> f32 {
    f32::from(4 - age.clamp(1, 3)) * 0.7
}

/// The names of goods, each as often as it occurs.
fn good_names<const N: usize>(amounts: [u8; N], names: [&str; N]) -> Vec<String> {
    let each = names.into_iter().zip(amounts);
    each.flat_map(|(name, n)| std::iter::repeat_n(name.to_owned(), usize::from(n))).collect()
}

/// The table after a move if every other deciding seat plays `idle` among its legal moves: the effect
/// of this move alone.
fn alone<G: Game>(
    view: &G::View,
    seat: Seat,
    m: G::Move,
    luck: &mut Fast,
    idle: impl Fn(&[G::Move]) -> G::Move,
) -> G {
    let mut world = G::imagine(view, luck);
    let Turn::Seats(seats) = world.turn() else { return world };
    let mut joint = Joint::one(seat, m);
    let mut moves = Vec::new();
    for other in seats.without(seat).iter() {
        world.legal_moves(other, &mut moves);
        joint = joint.with(other, idle(&moves));
    }
    world.play_unchecked(&joint);
    world
}
