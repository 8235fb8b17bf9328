//! How sharp the search's values must be made to be chances.
//!
//! A search that weighs margins of points gives values that are too even: the leader's 40 % may win
//! two games in three. Games of the search against itself show how often a value came true, and the
//! exponent that fits best is written into the game's tuning (`Tuning::sharpness`).

use anyhow::{Result, anyhow};
use mirabilia_bots::{Bot, Budget, Judged, Search, blunted, shares_of_winners, sharpened};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Joint, Seat, Turn, Viewer};

use crate::selfplay::Recipe;

/// A value that was told, of how many seats, and what came of it.
struct Told {
    value: f32,
    seats: u8,
    won: f32,
}

/// Plays the recipe's games and prints how values and victories go together.
pub(crate) fn calibrate<G: Judged>(recipe: &Recipe) -> Result<()> {
    let mut told = Vec::new();
    for game in 0..recipe.games {
        let seats = recipe.seats[game as usize % recipe.seats.len()];
        let setup = G::setup(seats, &recipe.options).map_err(|error| anyhow!("{error}"))?;
        one_game::<G>(&setup, game, recipe, &mut told);
    }
    let best = (5..=60)
        .map(|tenths| tenths as f32 / 10.0)
        .min_by(|a, b| loss(&told, *a).total_cmp(&loss(&told, *b)))
        .unwrap_or(1.0);
    println!("{} values of {} games", told.len(), recipe.games);
    println!(
        "as they are: loss {:.4}; sharpness {best}: loss {:.4}",
        loss(&told, 1.0),
        loss(&told, best)
    );
    println!("told, sharpened | won | values");
    for tenth in 0..10 {
        let within = |t: &&Told| (sharpened(t.value, t.seats, best) * 10.0) as i32 == tenth;
        let (mut value, mut won, mut count) = (0.0, 0.0, 0u32);
        for t in told.iter().filter(within) {
            value += sharpened(t.value, t.seats, best);
            won += t.won;
            count += 1;
        }
        if count > 0 {
            println!("{:.2} | {:.2} | {count}", value / count as f32, won / count as f32);
        }
    }
    Ok(())
}

/// How far values of this sharpness are from what happened.
fn loss(told: &[Told], sharpness: f32) -> f64 {
    let one = |t: &Told| {
        let p = f64::from(sharpened(t.value, t.seats, sharpness).clamp(0.001, 0.999));
        let won = f64::from(t.won);
        -(won * p.ln() + (1.0 - won) * (1.0 - p).ln())
    };
    told.iter().map(one).sum::<f64>() / told.len().max(1) as f64
}

fn one_game<G: Judged>(setup: &G::Setup, game: u64, recipe: &Recipe, told: &mut Vec<Told>) {
    let seed = recipe.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game);
    let mut luck = Fast::new(seed);
    let mut state = G::new(setup);
    let seats = state.seats();
    let mut players: Vec<Search<G>> =
        Seat::all(seats).map(|s| Search::new(seed ^ (s.index() as u64 + 1) << 48)).collect();
    let budget = Budget { thorough: true, ..Budget::iterations(recipe.iterations.max(1)) };
    let first = told.len();
    let mut whose = Vec::new();
    loop {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(deciders) = state.turn() else { break };
        let mut joint: Option<Joint<G::Move>> = None;
        for seat in deciders.iter() {
            let view = state.view(Viewer::Seat(seat));
            let advice = players[seat.index()].choose(&view, seat, &budget);
            if !advice.exact {
                let value = blunted(advice.value, seats, G::TUNING.sharpness);
                told.push(Told { value, seats, won: 0.0 });
                whose.push(seat);
            }
            let m = advice.best;
            joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
        }
        state.play_unchecked(&joint.expect("a turn of seats has a seat"));
    }
    let won = shares_of_winners(&state);
    for (told, seat) in told[first..].iter_mut().zip(whose) {
        told.won = won[seat];
    }
}
