//! Fitting the calibration of search values.
//!
//! A search that weighs the margin of points gives values that are too close together: a leader with
//! a value of 40 % may win two games in three. Self-play shows how often such positions are won, and
//! the exponent that fits best goes into the game's tuning (`Tuning::calibration`).

use anyhow::{Result, anyhow};
use mirabilia_bots::{Bot, Budget, Evaluate, Search, calibrate, outcome_values, uncalibrate};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Joint, Seat, Turn, Viewer};

use crate::selfplay::SelfPlay;

/// A search value and how the game ended for that seat.
struct Sample {
    value: f32,
    seats: u8,
    won: f32,
}

/// Plays the games, and prints the best exponent and a reliability table.
pub(crate) fn fit<G: Evaluate>(config: &SelfPlay) -> Result<()> {
    let mut samples = Vec::new();
    for game in 0..config.games {
        let seats = config.seats[game as usize % config.seats.len()];
        let setup = G::setup(seats, &config.options).map_err(|error| anyhow!("{error}"))?;
        play_game::<G>(&setup, game, config, &mut samples);
    }
    let best = (5..=60)
        .map(|tenths| tenths as f32 / 10.0)
        .min_by(|a, b| loss(&samples, *a).total_cmp(&loss(&samples, *b)))
        .unwrap_or(1.0);
    println!("{} values from {} games", samples.len(), config.games);
    println!(
        "uncalibrated: loss {:.4}; exponent {best}: loss {:.4}",
        loss(&samples, 1.0),
        loss(&samples, best)
    );
    println!("calibrated value | won | values");
    for tenth in 0..10 {
        let calibrated = |s: &Sample| calibrate(s.value, s.seats, best);
        let within = |s: &&Sample| (calibrated(s) * 10.0) as i32 == tenth;
        let (mut value, mut won, mut count) = (0.0, 0.0, 0u32);
        for sample in samples.iter().filter(within) {
            value += calibrated(sample);
            won += sample.won;
            count += 1;
        }
        if count > 0 {
            println!("{:.2} | {:.2} | {count}", value / count as f32, won / count as f32);
        }
    }
    Ok(())
}

/// The mean cross-entropy of the calibrated values.
fn loss(samples: &[Sample], exponent: f32) -> f64 {
    let one = |s: &Sample| {
        let p = f64::from(calibrate(s.value, s.seats, exponent).clamp(0.001, 0.999));
        let won = f64::from(s.won);
        -(won * p.ln() + (1.0 - won) * (1.0 - p).ln())
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

fn play_game<G: Evaluate>(
    setup: &G::Setup,
    game: u64,
    config: &SelfPlay,
    samples: &mut Vec<Sample>,
) {
    let seed = config.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game);
    let mut luck = Fast::new(seed);
    let mut state = G::new(setup);
    let seats = state.seats();
    let mut players: Vec<Search<G>> =
        Seat::all(seats).map(|s| Search::new(seed ^ (s.index() as u64 + 1) << 48)).collect();
    let budget = Budget { thorough: true, ..Budget::iterations(config.long) };
    let first = samples.len();
    let mut whose = Vec::new();
    loop {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(deciders) = state.turn() else { break };
        let mut joint: Option<Joint<G::Move>> = None;
        for seat in deciders.iter() {
            let view = state.view(Viewer::Seat(seat));
            let advice = players[seat.index()].choose(&view, seat, &budget);
            if !advice.exact {
                let value = uncalibrate(advice.value, seats, G::TUNING.calibration);
                samples.push(Sample { value, seats, won: 0.0 });
                whose.push(seat);
            }
            let m = advice.best;
            joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
        }
        state.play_unchecked(&joint.expect("a turn of seats has a seat"));
    }
    let won = outcome_values(&state);
    for (sample, seat) in samples[first..].iter_mut().zip(whose) {
        sample.won = won[seat];
    }
}
