//! The curve: everybody's share of the victory at the start and after each step.
//!
//! Where a seat's decision was weighed, its share there is the value of its best move, and right
//! after it the value of the move it played. Shares of seats about which no decision tells come from
//! guided playouts in worlds that fit what the viewer knows. Shares together are 1: values of one
//! moment are scaled where they come from different eyes. After the end they are what the game gave.

use mirabilia_bots::{Judged, Knowledge, Scratch, play_out_well, shares_of_winners};
use mirabilia_kernel::{BySeat, Fast, Seat, Turn, Viewer};

use crate::expect::world;
use crate::game::is_decision;
use crate::question::Question;
use crate::report::{CurvePoint, DecisionReport, tidy};
use crate::spots::Spot;

/// Playouts for a point that no decision tells everything about.
const PLAYOUTS: u32 = 64;

/// The curve of a game, one point more than it has steps.
pub(crate) fn curve<G: Judged>(
    spots: &[Spot<G>],
    eyes: Option<Seat>,
    decisions: &[DecisionReport],
    question: &Question,
) -> Vec<CurvePoint> {
    let seats = spots[0].before.seats();
    let mut points: Vec<CurvePoint> = Vec::new();
    let mut last: BySeat<f32> = BySeat::filled(1.0 / f32::from(seats));
    let mut before: Option<&Spot<G>> = None;
    for spot in spots {
        let here = weighed(decisions, spot, |decision| Some(decision.value));
        let played = before.map_or(BySeat::filled(None), |before| {
            weighed(decisions, before, |decision| decision.played.as_ref().map(|p| p.value))
        });
        let known = if is_decision(&spot.before) { here } else { played };
        let shares = if spot.before.turn() == Turn::Over {
            shares_of_winners(&spot.before)
        } else {
            let told = Seat::all(seats).filter(|&seat| known[seat].is_some()).count();
            let enough = told + usize::from(seats == 2 && told == 1) == usize::from(seats);
            let guess = if enough || question.budget.stop.is_raised() {
                last
            } else {
                play_outs(spot, eyes, question)
            };
            join(seats, known, guess)
        };
        last = shares;
        let shares: Vec<f32> = Seat::all(seats).map(|seat| tidy(shares[seat])).collect();
        // Within a turn of several seats nothing is played until the last one has chosen.
        points.extend(
            (spot.from..spot.to.max(spot.from + 1))
                .map(|step| CurvePoint { step, shares: shares.clone() }),
        );
        before = Some(spot);
    }
    points
}

/// What the decisions at a spot say of the seats that decided.
fn weighed<G: Judged>(
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

/// Known values as they are, scaled if they are too much together; the rest is shared out among the
/// others in proportion to the guess.
fn join(seats: u8, known: BySeat<Option<f32>>, guess: BySeat<f32>) -> BySeat<f32> {
    let all = || Seat::all(seats);
    let told: f32 = all().filter_map(|seat| known[seat]).sum();
    let open: f32 = all().filter(|&seat| known[seat].is_none()).map(|seat| guess[seat]).sum();
    let others = all().filter(|&seat| known[seat].is_none()).count();
    let scale = if told > 1.0 || others == 0 && told > 0.0 { 1.0 / told } else { 1.0 };
    let rest = (1.0 - told * scale).max(0.0);
    let mut shares = BySeat::filled(0.0);
    for seat in all() {
        shares[seat] = match known[seat] {
            Some(_) if told == 0.0 && others == 0 => 1.0 / f32::from(seats),
            Some(value) => value * scale,
            None if open > 0.0 => rest * guess[seat] / open,
            None => rest / others as f32,
        };
    }
    shares
}

/// Everybody's share over some guided playouts.
fn play_outs<G: Judged>(spot: &Spot<G>, eyes: Option<Seat>, question: &Question) -> BySeat<f32> {
    let view = spot.before.view(eyes.map_or(Viewer::Public, Viewer::Seat));
    let known = if question.full { Knowledge::All(&spot.before) } else { Knowledge::Seat(&view) };
    let mut scratch = Scratch::default();
    let mut shares = BySeat::filled(0.0);
    for round in 0..PLAYOUTS {
        let seed = question.seed ^ (spot.from as u64) << 20 ^ u64::from(round);
        let mut luck = Fast::new(seed);
        let mut state = world(known, &mut luck);
        play_out_well(&mut state, &mut luck, &mut scratch);
        let won = shares_of_winners(&state);
        Seat::all(state.seats()).for_each(|seat| shares[seat] += won[seat] / PLAYOUTS as f32);
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_together_are_one() {
        let check = |known: &[Option<f32>], guess: &[f32], expected: &[f32]| {
            let seats = known.len() as u8;
            let (mut k, mut g) = (BySeat::filled(None), BySeat::filled(0.0));
            for seat in Seat::all(seats) {
                (k[seat], g[seat]) = (known[seat.index()], guess[seat.index()]);
            }
            let shares = join(seats, k, g);
            for (seat, expected) in Seat::all(seats).zip(expected) {
                assert!((shares[seat] - expected).abs() < 1e-5, "{known:?} {guess:?} {shares:?}");
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
