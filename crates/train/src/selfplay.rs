//! Self-play with search.
//!
//! Most decisions get a short search, which only has to play on. Some get a long one with noise at the
//! root; these are recorded, with the visits as the target of the policy (playout cap
//! randomisation). Some seats are played by the bot of 0.1 and some by a style, so that the network
//! meets play that is not its own.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Result, anyhow};
use mirabilia_bots::policy_net::{Inputs, OUTCOMES, outcome_index};
use mirabilia_bots::{
    Advice, Bot, Budget, Evaluate, Evaluator, Opinion, Release, Search, Style, outcome_values,
    softmax, uncalibrate,
};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{End, Fast, Joint, Luck, Options, Seat, Turn, Viewer};

use crate::samples::{Row, Sample, SampleMove, Samples};

/// The configuration of self-play.
#[derive(Clone, Debug)]
pub(crate) struct SelfPlay {
    /// The number of games.
    pub(crate) games: u64,
    /// Numbers of seats, in turn.
    pub(crate) seats: Vec<u8>,
    /// Options of the game.
    pub(crate) options: Options,
    /// Iterations of a recorded decision.
    pub(crate) long: u64,
    /// Iterations of other decisions.
    pub(crate) short: u64,
    /// Percentage of decisions that are recorded.
    pub(crate) recorded: u32,
    /// The seed.
    pub(crate) seed: u64,
    /// The number of threads.
    pub(crate) threads: usize,
}

/// Games per block. Blocks are collected in order, so the result does not depend on the number of
/// threads.
const BLOCK: u64 = 32;
/// Endings are solved and results proven only if that costs no more than a short search.
const SOLVER_POSITIONS: u32 = 1_500;
const PROOF_POSITIONS: u32 = 300;
/// The part of noise in the priors of a recorded decision.
const ROOT_NOISE: f32 = 0.25;
/// Of this many games, one has a seat played by 0.1.
const FROZEN_EVERY: u32 = 7;
/// Moves are drawn in proportion to their visits to this power in the first decisions of a game, and
/// to the other power later.
const EARLY: (u32, f32) = (16, 1.0);
const LATE: f32 = 2.5;
/// How far the points of a game that points decide count beside its winner, in games of many seats.
const MARGIN_WEIGHT: f32 = 0.6;
const MARGIN_TEMPERATURE: f32 = 6.0;

/// What self-play of a generation produced.
#[derive(Clone, Debug, Default)]
pub(crate) struct Played {
    pub(crate) samples: Samples,
    /// Games that ended by points, by military and by science.
    pub(crate) ends: [u64; 3],
}

/// An evaluator with the limits of self-play.
pub(crate) fn cheap(mut evaluator: Evaluator) -> Evaluator {
    evaluator.tuning.solver_positions = SOLVER_POSITIONS;
    evaluator.tuning.proof_positions = PROOF_POSITIONS;
    evaluator
}

/// Plays all games with this evaluator.
pub(crate) fn play<G: Evaluate>(config: &SelfPlay, evaluator: Evaluator) -> Result<Played> {
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
                    let mut played = Played::default();
                    for game in block * BLOCK..config.games.min((block + 1) * BLOCK) {
                        let setup = &setups[game as usize % setups.len()];
                        play_game::<G>(setup, game, config, evaluator, &mut played);
                    }
                    done.lock().expect("no thread panics")[block as usize] = Some(played);
                }
            });
        }
    });
    let mut all = Played::default();
    for played in done.into_inner().expect("no thread panics").into_iter().flatten() {
        all.samples.append(&played.samples);
        all.ends.iter_mut().zip(played.ends).for_each(|(sum, n)| *sum += n);
    }
    Ok(all)
}

fn play_game<G: Evaluate>(
    setup: &G::Setup,
    game: u64,
    config: &SelfPlay,
    evaluator: Evaluator,
    played: &mut Played,
) {
    let seed = config.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(game);
    let mut luck = Fast::new(seed);
    let mut state = G::new(setup);
    let seats = state.seats();
    let frozen = cheap(G::evaluator(Release::V0_1));
    let frozen_seat = luck.below(FROZEN_EVERY * u32::from(seats));
    let mut players: Vec<Search<G>> = Seat::all(seats)
        .map(|seat| {
            let is_frozen = frozen_seat == seat.index() as u32;
            let evaluator = if is_frozen { frozen } else { evaluator };
            Search::with_evaluator(seed ^ (seat.index() as u64 + 1) << 48, evaluator)
        })
        .collect();
    let styles: Vec<Option<Style>> = Seat::all(seats).map(|_| draw_style(&mut luck)).collect();
    let mut recorded: Vec<(Sample, Seat)> = Vec::new();
    let mut decisions = 0;
    loop {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(deciders) = state.turn() else { break };
        let mut joint: Option<Joint<G::Move>> = None;
        for seat in deciders.iter() {
            let is_frozen = frozen_seat == seat.index() as u32;
            let long = !is_frozen && luck.below(100) < config.recorded;
            let player = &mut players[seat.index()];
            player.set_root_noise(if long { ROOT_NOISE } else { 0.0 });
            let iterations = if long { config.long } else { config.short };
            let budget = Budget { thorough: long, ..Budget::iterations(iterations) };
            let advice = player.choose(&state.view(Viewer::Seat(seat)), seat, &budget);
            if long && advice.opinions.len() > 1 {
                recorded.push((sample(&state, seat, &advice, &evaluator), seat));
            }
            let power = if decisions < EARLY.0 { EARLY.1 } else { LATE };
            let style = styles[seat.index()];
            let m = draw_move(&state, seat, &advice, power, style, &mut luck);
            joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
            decisions += 1;
        }
        state.play_unchecked(&joint.expect("a turn of seats has a seat"));
    }
    let end = state.outcome().expect("the game is over").end;
    played.ends[match end {
        End::Points => 0,
        End::Military => 1,
        End::Science => 2,
    }] += 1;
    for (mut sample, seat) in recorded {
        set_outcome(&mut sample, &state, seat, end);
        played.samples.add(&sample);
    }
}

/// The style of a seat. One in five has one, mostly science: without it a supremacy hardly ever happens
/// in the data, and the network never learns to see one coming.
fn draw_style(luck: &mut Fast) -> Option<Style> {
    match luck.below(20) {
        0..3 => Some(Style::Science),
        3 => Some(Style::Military),
        4 => Some(Style::ALL[luck.below(Style::ALL.len() as u32) as usize]),
        _ => None,
    }
}

/// The move to play: by visits and by style, at random.
fn draw_move<G: Evaluate>(
    state: &G,
    seat: Seat,
    advice: &Advice<G::Move>,
    power: f32,
    style: Option<Style>,
    luck: &mut Fast,
) -> G::Move {
    if advice.exact || advice.opinions.len() == 1 || advice.value >= 1.0 {
        return advice.best;
    }
    let visits = |o: &Opinion<G::Move>| power * (o.visits as f32).max(0.05).ln();
    let mut weights: Vec<f32> = advice.opinions.iter().map(visits).collect();
    if let Some(style) = style {
        // What a style likes is worth as many points, and a point is a logit.
        let moves: Vec<G::Move> = advice.opinions.iter().map(|opinion| opinion.m).collect();
        style.add_to(state, seat, 1.0, &moves, &mut weights);
    }
    softmax(&mut weights);
    let mut at = luck.bits() as f32 / u32::MAX as f32;
    for (opinion, weight) in advice.opinions.iter().zip(&weights) {
        at -= weight;
        if at < 0.0 {
            return opinion.m;
        }
    }
    advice.best
}

/// A decision with what its search found. How the game ends is not known yet.
fn sample<G: Evaluate>(
    state: &G,
    seat: Seat,
    advice: &Advice<G::Move>,
    evaluator: &Evaluator,
) -> Sample {
    let once = state.seats() == 2 && G::SEATS == (2..=2);
    let mut rows = Vec::new();
    for who in Seat::all(state.seats()).filter(|who| !once || *who == seat) {
        rows.push(Row::new(Inputs::of(state, who).active()));
    }
    let moves: Vec<G::Move> = advice.opinions.iter().map(|opinion| opinion.m).collect();
    let mut heuristic = Vec::new();
    state.heuristic(seat, &moves, &mut heuristic);
    // A single visit is what the noise at the root paid for, and the search did not come back.
    let least = if advice.opinions.iter().any(|opinion| opinion.visits > 1) { 2 } else { 1 };
    let counted = |o: &Opinion<G::Move>| if o.visits < least { 0 } else { o.visits };
    let visits: u64 = advice.opinions.iter().map(counted).sum();
    let best = advice.opinions.iter().map(|opinion| opinion.value).fold(0.0, f32::max);
    let best_moves = advice.opinions.iter().filter(|o| o.value >= best - 1e-6).count();
    // A solver knows the best moves; a search counts its visits.
    let solved = advice.exact || advice.value >= 1.0;
    let target = |o: &Opinion<G::Move>| {
        if solved {
            f32::from(u8::from(o.value >= best - 1e-6)) / best_moves as f32
        } else {
            counted(o) as f32 / visits.max(1) as f32
        }
    };
    let mean: f32 = advice.opinions.iter().map(|o| o.value * target(o)).sum();
    let value = if solved { best } else { mean };
    Sample {
        rows,
        decider: if once { 0 } else { seat.index() },
        outcome: [0.0; OUTCOMES],
        search_value: uncalibrate(value, state.seats(), evaluator.tuning.calibration),
        moves: advice
            .opinions
            .iter()
            .zip(heuristic)
            .map(|(opinion, heuristic)| {
                let action = state.action(seat, opinion.m);
                let target = target(opinion);
                SampleMove { row: action.row, second: action.second, heuristic, target }
            })
            .collect(),
    }
}

/// Adds how the game ended.
fn set_outcome<G: Evaluate>(sample: &mut Sample, state: &G, seat: Seat, end: End) {
    let won = outcome_values(state);
    if sample.rows.len() == 1 {
        let is_draw = won[seat] > 0.0 && won[seat] < 1.0;
        let result = (!is_draw).then_some(won[seat] > 0.5);
        sample.outcome[outcome_index(result, end)] = 1.0;
        sample.rows[0].auxiliary = state.auxiliary_targets(seat);
        return;
    }
    let mut margin: Vec<f32> = Seat::all(state.seats())
        .map(|seat| f32::from(state.score(seat).total()) / MARGIN_TEMPERATURE)
        .collect();
    softmax(&mut margin);
    for who in Seat::all(state.seats()) {
        let i = who.index();
        sample.outcome[i] = (1.0 - MARGIN_WEIGHT) * won[who] + MARGIN_WEIGHT * margin[i];
        sample.rows[i].auxiliary = state.auxiliary_targets(who);
    }
}
