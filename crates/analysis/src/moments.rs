//! Key moments: the decisions that cost most.

use serde::Serialize;

use crate::report::DecisionReport;
use crate::verdict::Word;

/// How many there are at most.
const MOST: usize = 5;

/// A decision that mattered: its place among the decisions, and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KeyMoment {
    /// The place of the decision in `decisions`. Its `played` says why the move was worse.
    pub decision: usize,
    /// Number of steps before the turn.
    pub step: usize,
    /// The deciding seat.
    pub seat: usize,
    /// What the move played lost.
    pub loss: f32,
}

/// The decisions that cost most, the dearest first. Only what counts as at least an inaccuracy is there.
pub(crate) fn moments(decisions: &[DecisionReport]) -> Vec<KeyMoment> {
    let mut moments: Vec<KeyMoment> = decisions
        .iter()
        .enumerate()
        .filter_map(|(at, decision)| {
            let played =
                decision.played.as_ref().filter(|played| played.word >= Word::Inaccuracy)?;
            let DecisionReport { step, seat, .. } = *decision;
            Some(KeyMoment { decision: at, step, seat, loss: played.loss })
        })
        .collect();
    moments.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    moments.truncate(MOST);
    moments
}
