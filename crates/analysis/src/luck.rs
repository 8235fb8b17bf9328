//! Luck and decisions apart: what moved each seat's chance over a game.
//!
//! Everything comes from one evaluator at one depth: the values of the decisions as they were measured. Between
//! two decisions a seat's share moves for two reasons. What a decision lost against the best move is the seat's
//! own doing, and what it lost the others gained. All the rest is luck: what chance events and hidden cards
//! turned out to be, compared with what the move's value expected of them. So for every seat
//! `start + luck + own + others = end`, and over all seats luck adds up to nothing, as decisions do.
//!
//! A loss that is within the error of its measurement counts as none, as in the verdicts.

use mirabilia_kernel::Seat;
use serde::Serialize;

use crate::report::{CurvePoint, DecisionReport, rounded};
use crate::verdict::is_significant;

/// What moved the chance of one seat over a whole game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSwing {
    /// The seat.
    pub seat: usize,
    /// Its share of the victory at the start: a fair one, unless the record begins with a position.
    pub start: f32,
    /// What luck added.
    pub luck: f32,
    /// What its own decisions lost; never above 0.
    pub own: f32,
    /// What it gained by what others lost; never below 0.
    pub others: f32,
    /// Its share at the end: the result.
    pub end: f32,
}

/// What moved the chances between one decision and the next.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnSwing {
    /// Number of steps before the turn; 0 for what was dealt before the first one.
    pub step: usize,
    /// What luck added to each seat's share.
    pub luck: Vec<f32>,
    /// What decisions, own and others', added to each seat's share.
    pub decisions: Vec<f32>,
}

/// Luck and decisions of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LuckReport {
    /// By seat.
    pub seats: Vec<SeatSwing>,
    /// By turn, in order.
    pub turns: Vec<TurnSwing>,
}

/// What decisions did to every seat in one turn.
struct Decided {
    own: Vec<f32>,
    others: Vec<f32>,
}

/// Luck and decisions of a game whose decisions were all analysed. `fair` if it began from its set-up.
pub(crate) fn luck(
    curve: &[CurvePoint],
    decisions: &[DecisionReport],
    seats: u8,
    fair: bool,
) -> Option<LuckReport> {
    let (first, last) = (curve.first()?, curve.last()?);
    let equal = vec![1.0 / f32::from(seats); usize::from(seats)];
    let start = if fair { equal } else { first.shares.clone() };
    let mut swings: Vec<SeatSwing> = Seat::all(seats)
        .map(|seat| SeatSwing {
            seat: seat.index(),
            start: rounded(start[seat.index()]),
            luck: 0.0,
            own: 0.0,
            others: 0.0,
            end: last.shares[seat.index()],
        })
        .collect();
    let mut turns = Vec::new();
    let mut before = (0, start);
    let mut decided = Decided { own: vec![0.0; swings.len()], others: vec![0.0; swings.len()] };
    let mut close = |step: usize, now: &[f32], before: &[f32], decided: &Decided| {
        let of = |seat: usize| decided.own[seat] + decided.others[seat];
        let all = 0..usize::from(seats);
        turns.push(TurnSwing {
            step,
            luck: all.clone().map(|s| rounded(now[s] - before[s] - of(s))).collect(),
            decisions: all.map(|s| rounded(of(s))).collect(),
        });
    };
    for turn in decisions.chunk_by(|a, b| a.step == b.step) {
        let step = turn[0].step;
        let now = &curve.iter().find(|point| point.step == step)?.shares;
        if step > 0 || before.1 != *now {
            close(before.0, now, &before.1, &decided);
        }
        decided = of_turn(turn, now);
        for swing in &mut swings {
            swing.own += decided.own[swing.seat];
            swing.others += decided.others[swing.seat];
        }
        before = (step, now.clone());
    }
    close(before.0, &last.shares, &before.1, &decided);
    for swing in &mut swings {
        (swing.own, swing.others) = (rounded(swing.own), rounded(swing.others));
        swing.luck = rounded(swing.end - swing.start - swing.own - swing.others);
    }
    Some(LuckReport { seats: swings, turns })
}

/// What the decisions of a turn did. A loss is measured from the view of its seat; it counts in the shares of
/// the table, which are scaled to add up to 1, and the others gain it in proportion to theirs.
fn of_turn(turn: &[DecisionReport], shares: &[f32]) -> Decided {
    let mut decided = Decided { own: vec![0.0; shares.len()], others: vec![0.0; shares.len()] };
    for decision in turn {
        let Some(played) = &decision.played else { continue };
        if !is_significant(played.loss, played.error) || decision.value <= 0.0 {
            continue;
        }
        let mine = shares[decision.seat];
        let loss = (played.loss * mine / decision.value).min(mine);
        decided.own[decision.seat] -= loss;
        let rest = 1.0 - mine;
        for (seat, share) in shares.iter().enumerate().filter(|(seat, _)| *seat != decision.seat) {
            let equal = 1.0 / (shares.len() - 1) as f32;
            decided.others[seat] += loss * if rest > 0.0 { share / rest } else { equal };
        }
    }
    decided
}
