//! The win-probability curve: every seat's share of the victory at the start and after each step.
//!
//! Where a seat's decision was analysed, its share before the decision is the value of its best move,
//! and its share after it the value of the move it played. The shares of other seats come from rollouts
//! in worlds consistent with what the viewer knows. Shares sum to 1: values from different views are
//! rescaled. After the end they are the result of the game.

use mirabilia_bots::{Evaluate, Knowledge, Scratch, outcome_values, rollout};
use mirabilia_kernel::{BySeat, Fast, Seat, Turn, Viewer};

use crate::game::is_decision;
use crate::question::Question;
use crate::report::{CurvePoint, DecisionReport, rounded};
use crate::spots::Spot;

/// Rollouts per point without values for all seats.
const ROLLOUTS: u32 = 64;

/// The curve of a game, with one point more than it has steps.
pub(crate) fn curve<G: Evaluate>(
    spots: &[Spot<G>],
    viewer: Option<Seat>,
    decisions: &[DecisionReport],
    question: &Question,
) -> Vec<CurvePoint> {
    let seats = spots[0].before.seats();
    let mut points: Vec<CurvePoint> = Vec::new();
    let mut last: BySeat<f32> = BySeat::filled(1.0 / f32::from(seats));
    let mut before: Option<&Spot<G>> = None;
    for spot in spots {
        let here = values_at(decisions, spot, |decision| Some(decision.value));
        let played = before.map_or(BySeat::filled(None), |before| {
            values_at(decisions, before, |decision| decision.played.as_ref().map(|p| p.value))
        });
        let known = if is_decision(&spot.before) { here } else { played };
        let shares = if spot.before.turn() == Turn::Over {
            outcome_values(&spot.before)
        } else {
            let count = Seat::all(seats).filter(|&seat| known[seat].is_some()).count();
            let complete = count + usize::from(seats == 2 && count == 1) == usize::from(seats);
            let estimate = if complete || question.budget.stop.is_raised() {
                last
            } else {
                estimate_shares(spot, viewer, question)
            };
            combine(seats, known, estimate)
        };
        last = shares;
        let shares: Vec<f32> = Seat::all(seats).map(|seat| rounded(shares[seat])).collect();
        // In a simultaneous turn nothing is played until the last seat has chosen.
        points.extend(
            (spot.from..spot.to.max(spot.from + 1))
                .map(|step| CurvePoint { step, shares: shares.clone() }),
        );
        before = Some(spot);
    }
    points
}

/// The values of the seats that decided at a spot.
fn values_at<G: Evaluate>(
    decisions: &[DecisionReport],
    spot: &Spot<G>,
    value: impl Fn(&DecisionReport) -> Option<f32>,
) -> BySeat<Option<f32>> {
    let mut values = BySeat::filled(None);
    let from = decisions.partition_point(|decision| decision.step < spot.from);
    for decision in decisions[from..].iter().take_while(|decision| decision.step == spot.from) {
        values[Seat::new(decision.seat as u8)] = value(decision);
    }
    values
}

/// Combines known values with estimates. Known values are kept, but scaled down if their sum exceeds 1;
/// the rest is distributed among the other seats in proportion to their estimates.
fn combine(seats: u8, known: BySeat<Option<f32>>, estimate: BySeat<f32>) -> BySeat<f32> {
    let all = || Seat::all(seats);
    let known_sum: f32 = all().filter_map(|seat| known[seat]).sum();
    let unknown = || all().filter(|&seat| known[seat].is_none());
    let unknown_sum: f32 = unknown().map(|seat| estimate[seat]).sum();
    let unknown_count = unknown().count();
    let exceeds = known_sum > 1.0 || unknown_count == 0 && known_sum > 0.0;
    let scale = if exceeds { 1.0 / known_sum } else { 1.0 };
    let rest = (1.0 - known_sum * scale).max(0.0);
    let mut shares = BySeat::filled(0.0);
    for seat in all() {
        shares[seat] = match known[seat] {
            Some(_) if known_sum == 0.0 && unknown_count == 0 => 1.0 / f32::from(seats),
            Some(value) => value * scale,
            None if unknown_sum > 0.0 => rest * estimate[seat] / unknown_sum,
            None => rest / unknown_count as f32,
        };
    }
    shares
}

/// Every seat's share over some rollouts.
fn estimate_shares<G: Evaluate>(
    spot: &Spot<G>,
    viewer: Option<Seat>,
    question: &Question,
) -> BySeat<f32> {
    let view = spot.before.view(viewer.map_or(Viewer::Public, Viewer::Seat));
    let knowledge =
        if question.full { Knowledge::All(&spot.before) } else { Knowledge::Seat(&view) };
    let mut scratch = Scratch::default();
    let mut shares = BySeat::filled(0.0);
    for round in 0..ROLLOUTS {
        let seed = question.seed ^ (spot.from as u64) << 20 ^ u64::from(round);
        let mut luck = Fast::new(seed);
        let mut state = knowledge.sample_world(&mut luck);
        rollout(&mut state, &mut luck, &mut scratch);
        let won = outcome_values(&state);
        Seat::all(state.seats()).for_each(|seat| shares[seat] += won[seat] / ROLLOUTS as f32);
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_sum_to_one() {
        let check = |known: &[Option<f32>], estimate: &[f32], expected: &[f32]| {
            let seats = known.len() as u8;
            let (mut k, mut e) = (BySeat::filled(None), BySeat::filled(0.0));
            for seat in Seat::all(seats) {
                (k[seat], e[seat]) = (known[seat.index()], estimate[seat.index()]);
            }
            let shares = combine(seats, k, e);
            for (seat, expected) in Seat::all(seats).zip(expected) {
                assert!(
                    (shares[seat] - expected).abs() < 1e-5,
                    "{known:?} {estimate:?} {shares:?}"
                );
            }
        };
        check(&[Some(0.7), None], &[0.5, 0.5], &[0.7, 0.3]);
        check(&[Some(0.7), None], &[1.0, 0.0], &[0.7, 0.3]);
        check(&[None, None, None], &[0.5, 0.25, 0.25], &[0.5, 0.25, 0.25]);
        check(&[Some(0.4), None, None], &[0.2, 0.6, 0.2], &[0.4, 0.45, 0.15]);
        check(&[Some(0.6), Some(0.6), Some(0.3)], &[0.0; 3], &[0.4, 0.4, 0.2]);
        check(&[Some(0.9), Some(0.6), None], &[0.1; 3], &[0.6, 0.4, 0.0]);
        check(&[Some(0.0), Some(0.0)], &[0.5; 2], &[0.5, 0.5]);
    }
}
