//! Games to learn from: bots against themselves, with a stray move now and then.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Result, anyhow};
use mirabilia_bots::{Bot, Budget, Judged, Scratch, Search, shares_of_winners, softmax};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Joint, Luck, Options, Seat, Turn, Viewer};

use crate::lessons::Lessons;

/// Everything that decides what is learned from.
#[derive(Clone, Debug)]
pub(crate) struct Recipe {
    pub(crate) games: u64,
    pub(crate) seats: Vec<u8>,
    pub(crate) options: Options,
    pub(crate) iterations: u64,
    pub(crate) stray: u32,
    pub(crate) positions: usize,
    pub(crate) margin: f32,
    pub(crate) lead: f32,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// Games are played and collected in blocks of this many, so that the order does not depend on the
/// number of threads.
const BLOCK: u64 = 64;

/// Plays all games of a recipe.
pub(crate) fn play<G: Judged>(recipe: &Recipe) -> Result<Lessons> {
    let setups = recipe
        .seats
        .iter()
        .map(|&seats| G::setup(seats, &recipe.options).map_err(|error| anyhow!("{error}")))
        .collect::<Result<Vec<_>>>()?;
    let blocks = recipe.games.div_ceil(BLOCK);
    let next = AtomicU64::new(0);
    let done = Mutex::new(vec![None; blocks as usize]);
    std::thread::scope(|scope| {
        for _ in 0..recipe.threads {
            scope.spawn(|| {
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block >= blocks {
                        return;
                    }
                    let mut lessons = Lessons::new(G::FEATURES.len());
                    for game in block * BLOCK..recipe.games.min((block + 1) * BLOCK) {
                        let setup = &setups[game as usize % setups.len()];
                        one_game::<G>(setup, game, recipe, &mut lessons);
                    }
                    if block.is_multiple_of(64) {
                        eprintln!("{} of {} games", block * BLOCK, recipe.games);
                    }
                    done.lock().expect("no player panics")[block as usize] = Some(lessons);
                }
            });
        }
    });
    let mut all = Lessons::new(G::FEATURES.len());
    for lessons in done.into_inner().expect("no player panics").into_iter().flatten() {
        all.append(&lessons);
    }
    Ok(all)
}

fn one_game<G: Judged>(setup: &G::Setup, game: u64, recipe: &Recipe, lessons: &mut Lessons) {
    let seed = recipe.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game);
    let mut luck = Fast::new(seed);
    let mut state = G::new(setup);
    let seats = usize::from(state.seats());
    let mut players: Vec<Search<G>> = match recipe.iterations {
        0 => Vec::new(),
        _ => (0..seats).map(|s| Search::new(seed ^ (s as u64 + 1) << 48)).collect(),
    };
    let budget = Budget::iterations(recipe.iterations);
    let mut scratch = Scratch::default();
    // A fair sample of the positions of a game whose length is not known beforehand.
    let mut kept: Vec<Vec<i16>> = Vec::new();
    let mut seen = 0u32;
    loop {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(deciders) = state.turn() else { break };
        seen += 1;
        let place = if kept.len() < recipe.positions {
            kept.push(Vec::new());
            Some(kept.len() - 1)
        } else {
            let place = luck.below(seen) as usize;
            (place < kept.len()).then_some(place)
        };
        if let Some(place) = place {
            let mut rows = vec![0i16; seats * G::FEATURES.len()];
            for (seat, row) in Seat::all(state.seats()).zip(rows.chunks_mut(G::FEATURES.len())) {
                state.features(seat, row);
            }
            kept[place] = rows;
        }
        let mut joint: Option<Joint<G::Move>> = None;
        for seat in deciders.iter() {
            let m = if luck.below(100) < recipe.stray {
                state.random_move(seat, &mut luck, &mut scratch.moves)
            } else if let Some(player) = players.get_mut(seat.index()) {
                player.choose(&state.view(Viewer::Seat(seat)), seat, &budget).best
            } else {
                state.playout_move(seat, &mut luck, &mut scratch)
            };
            joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
        }
        state.play_unchecked(&joint.expect("a turn of seats has a seat"));
    }
    let mut margin: Vec<f32> = Seat::all(state.seats())
        .map(|seat| f32::from(state.score(seat).total()) / recipe.lead)
        .collect();
    softmax(&mut margin);
    let won = shares_of_winners(&state);
    // A supremacy is no matter of points.
    let by_points = state.outcome().is_some_and(|o| o.end == mirabilia_kernel::End::Points);
    let part = if by_points { recipe.margin } else { 0.0 };
    let targets: Vec<f32> = Seat::all(state.seats())
        .map(|seat| (1.0 - part) * won[seat] + part * margin[seat.index()])
        .collect();
    for rows in &kept {
        lessons.add(game, rows, &targets);
    }
}
