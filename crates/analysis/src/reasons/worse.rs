//! Why a move was worse than the best one: what it gave away.

use std::collections::BTreeMap;

use mirabilia_kernel::{Fast, Seat};

use super::{Explain, Reason, WeightedReason};
use crate::report::Expected;

/// The most reasons to report.
const MOST: usize = 3;
/// The least weight of something given away.
const LEAST: f32 = 1.0;
/// The least difference of expected points.
const LEAST_POINTS: f32 = 1.5;

/// A move with what is expected after it.
pub(crate) struct Outlook<'a, M> {
    pub(crate) m: M,
    pub(crate) expected: &'a Expected,
}

/// What the move played gave away, compared with the best one, the most important first.
pub(crate) fn worse<G: Explain>(
    view: &G::View,
    seat: Seat,
    played: &Outlook<'_, G::Move>,
    best: &Outlook<'_, G::Move>,
    seed: u64,
) -> Vec<Reason> {
    let reasons = |m| G::reasons(view, seat, m, &mut Fast::new(seed));
    let has = reasons(played.m);
    let mut all: Vec<WeightedReason> =
        has.iter().filter(|(_, reason)| reason.is_drawback()).cloned().collect();
    // What the best move shares with the one played is no drawback of either.
    let could = reasons(best.m);
    all.retain(|(_, reason)| !could.iter().any(|(_, other)| other == reason));
    for (weight, reason) in could.into_iter().filter(|(_, reason)| !reason.is_drawback()) {
        all.extend(given_away(weight, reason, &has, &all));
    }
    all.extend(fewer_points(played.expected, best.expected));
    all.retain(|(weight, _)| *weight >= LEAST);
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.truncate(MOST);
    all.into_iter().map(|(_, reason)| reason).collect()
}

/// What is lost with a reason for the best move, if the move played has nothing like it.
fn given_away(
    weight: f32,
    reason: Reason,
    has: &[WeightedReason],
    said: &[WeightedReason],
) -> Option<WeightedReason> {
    let same = |other: &&WeightedReason| {
        std::mem::discriminant(&other.1) == std::mem::discriminant(&reason)
    };
    let alike = has.iter().filter(same).map(|(weight, _)| *weight).fold(0.0, f32::max);
    match reason {
        Reason::Points { points, by } => {
            let mine = has.iter().find_map(|(_, other)| match other {
                Reason::Points { points, .. } => Some(*points),
                _ => None,
            });
            let fewer = points - mine.unwrap_or(0);
            let by = if mine.is_none() { by } else { BTreeMap::default() };
            let brings = Box::new(Reason::Points { points: fewer, by });
            (fewer > 0).then(|| (f32::from(fewer), Reason::Misses { brings }))
        }
        Reason::Denies { seat, card, brings } => {
            let taken = has.iter().any(|(_, other)| match other {
                Reason::Denies { card: other, .. } => *other == card,
                _ => false,
            });
            (!taken).then_some((weight, Reason::Leaves { seat, card, brings }))
        }
        Reason::StopsWin { .. } => {
            let allowed = said.iter().any(|(_, other)| matches!(other, Reason::AllowsWin { .. }));
            (!allowed).then(|| (weight, Reason::Misses { brings: Box::new(reason) }))
        }
        // Not doing something harmful is no gain to miss.
        Reason::UncoversNothing | Reason::Promises { .. } | Reason::Begins { .. } => None,
        _ if alike >= weight / 1.5 => None,
        _ => Some((weight - alike, Reason::Misses { brings: Box::new(reason) })),
    }
}

/// Fewer points in the end, and the line of the score pad where most of them are missing.
fn fewer_points(played: &Expected, best: &Expected) -> Option<WeightedReason> {
    let fewer = best.total - played.total;
    let missing = |(line, points): (&&'static str, &f32)| {
        (*line, points - played.by.get(line).copied().unwrap_or(0.0))
    };
    let (line, _) = best.by.iter().map(missing).max_by(|a, b| a.1.total_cmp(&b.1))?;
    let points = fewer.round() as i16;
    let reason = Reason::ExpectsLess { points, by: line.to_owned() };
    (fewer >= LEAST_POINTS).then_some((fewer, reason))
}
