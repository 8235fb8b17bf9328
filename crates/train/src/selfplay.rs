//! Self-play: games between equal bots, with some random moves.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Result, anyhow};
use mirabilia_bots::{Bot, Budget, Evaluate, Scratch, Search, outcome_values, softmax};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{End, Fast, Joint, Luck, Options, Seat, Turn, Viewer};

use crate::dataset::Dataset;

/// The configuration of self-play. The fields are those of the command line.
#[derive(Clone, Debug)]
pub(crate) struct SelfPlay {
    pub(crate) games: u64,
    pub(crate) seats: Vec<u8>,
    pub(crate) options: Options,
    pub(crate) iterations: u64,
    pub(crate) random_percent: u32,
    pub(crate) positions: usize,
    pub(crate) margin_weight: f32,
    pub(crate) margin_temperature: f32,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// Games per block. Blocks are collected in order, so the dataset does not depend on the number of
/// threads.
const BLOCK: u64 = 64;

/// Plays all games.
pub(crate) fn play<G: Evaluate>(config: &SelfPlay) -> Result<Dataset> {
    let setups = config
        .seats
        .iter()
        .map(|&seats| G::setup(seats, &config.options).map_err(|error| anyhow!("{error}")))
        .collect::<Result<Vec<_>>>()?;
    let blocks = config.games.div_ceil(BLOCK);
    let next = AtomicU64::new(0);
    let done = Mutex::new(vec![None; blocks as usize]);
    std::thread::scope(|scope| {
        for _ in 0..config.threads {
            scope.spawn(|| {
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block >= blocks {
                        return;
                    }
                    let mut dataset = Dataset::new(G::FEATURES.len());
                    for game in block * BLOCK..config.games.min((block + 1) * BLOCK) {
                        let setup = &setups[game as usize % setups.len()];
                        play_game::<G>(setup, game, config, &mut dataset);
                    }
                    if block.is_multiple_of(64) {
                        eprintln!("{} of {} games", block * BLOCK, config.games);
                    }
                    done.lock().expect("no thread panics")[block as usize] = Some(dataset);
                }
            });
        }
    });
    let mut all = Dataset::new(G::FEATURES.len());
    for dataset in done.into_inner().expect("no thread panics").into_iter().flatten() {
        all.append(&dataset);
    }
    Ok(all)
}

fn play_game<G: Evaluate>(setup: &G::Setup, game: u64, config: &SelfPlay, dataset: &mut Dataset) {
    let seed = config.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game);
    let mut luck = Fast::new(seed);
    let mut state = G::new(setup);
    let seats = usize::from(state.seats());
    let mut players: Vec<Search<G>> = match config.iterations {
        0 => Vec::new(),
        _ => (0..seats).map(|s| Search::new(seed ^ (s as u64 + 1) << 48)).collect(),
    };
    let budget = Budget::iterations(config.iterations);
    let mut scratch = Scratch::default();
    // Reservoir sampling, because the length of the game is unknown.
    let mut sampled: Vec<Vec<i16>> = Vec::new();
    let mut seen = 0u32;
    loop {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(deciders) = state.turn() else { break };
        seen += 1;
        let slot = if sampled.len() < config.positions {
            sampled.push(Vec::new());
            Some(sampled.len() - 1)
        } else {
            let slot = luck.below(seen) as usize;
            (slot < sampled.len()).then_some(slot)
        };
        if let Some(slot) = slot {
            let mut rows = vec![0i16; seats * G::FEATURES.len()];
            for (seat, row) in Seat::all(state.seats()).zip(rows.chunks_mut(G::FEATURES.len())) {
                state.features(seat, row);
            }
            sampled[slot] = rows;
        }
        let mut joint: Option<Joint<G::Move>> = None;
        for seat in deciders.iter() {
            let m = if luck.below(100) < config.random_percent {
                state.random_move(seat, &mut luck, &mut scratch.moves)
            } else if let Some(player) = players.get_mut(seat.index()) {
                player.choose(&state.view(Viewer::Seat(seat)), seat, &budget).best
            } else {
                state.rollout_move(seat, &mut luck, &mut scratch)
            };
            joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
        }
        state.play_unchecked(&joint.expect("a turn of seats has a seat"));
    }
    let mut margin: Vec<f32> = Seat::all(state.seats())
        .map(|seat| f32::from(state.score(seat).total()) / config.margin_temperature)
        .collect();
    softmax(&mut margin);
    let won = outcome_values(&state);
    // A supremacy has nothing to do with points.
    let by_points = state.outcome().is_some_and(|outcome| outcome.end == End::Points);
    let weight = if by_points { config.margin_weight } else { 0.0 };
    let targets: Vec<f32> = Seat::all(state.seats())
        .map(|seat| (1.0 - weight) * won[seat] + weight * margin[seat.index()])
        .collect();
    for rows in &sampled {
        dataset.add(game, rows, &targets);
    }
}
