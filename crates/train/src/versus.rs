//! Matches between two evaluators: what a generation gained. The luck of a deal is the same in every
//! seating. `mirabilia arena` has ratings and mirrors luck better; this measures networks that no bot
//! has yet.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Result, anyhow};
use mirabilia_bots::{Bot, Budget, Evaluate, Evaluator, Search, outcome_values};
use mirabilia_kernel::{End, Fast, Game, Joint, Options, Seat, Turn, Viewer};

/// The result of a match, from the first evaluator.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    /// Games.
    pub(crate) games: u64,
    /// The sum of its shares of the victory.
    pub(crate) share: f64,
    /// The sum of the squares of those.
    squares: f64,
    /// Won by points, by military and by science.
    pub(crate) won: [u64; 3],
    /// Lost by points, by military and by science.
    pub(crate) lost: [u64; 3],
    /// The work of the first evaluator and of the others.
    pub(crate) work: [Work; 2],
}

/// What one side did.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Work {
    pub(crate) decisions: u64,
    pub(crate) iterations: u64,
    /// By the clock.
    pub(crate) seconds: f64,
}

/// A match.
#[derive(Clone, Debug)]
pub(crate) struct Versus {
    /// The number of games.
    pub(crate) games: u64,
    /// The number of seats. The first evaluator has one of them.
    pub(crate) seats: u8,
    /// Options of the game.
    pub(crate) options: Options,
    /// The budget of each decision.
    pub(crate) budget: Budget,
    /// The seed.
    pub(crate) seed: u64,
    /// The number of threads.
    pub(crate) threads: usize,
}

impl Tally {
    /// The first evaluator's mean share of the victory, and half of its 95 % interval.
    pub(crate) fn mean(&self) -> (f64, f64) {
        let n = self.games.max(1) as f64;
        let mean = self.share / n;
        let variance = (self.squares / n - mean * mean).max(0.0);
        (mean, 1.96 * (variance / n).sqrt())
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.share += other.share;
        self.squares += other.squares;
        for k in 0..3 {
            self.won[k] += other.won[k];
            self.lost[k] += other.lost[k];
        }
        for (work, other) in self.work.iter_mut().zip(other.work) {
            work.decisions += other.decisions;
            work.iterations += other.iterations;
            work.seconds += other.seconds;
        }
    }
}

/// Plays the match.
pub(crate) fn play<G: Evaluate>(
    config: &Versus,
    first: Evaluator,
    others: Evaluator,
) -> Result<Tally> {
    let setup = G::setup(config.seats, &config.options).map_err(|error| anyhow!("{error}"))?;
    let next = AtomicU64::new(0);
    let total = Mutex::new(Tally::default());
    std::thread::scope(|scope| {
        for _ in 0..config.threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= config.games {
                        return;
                    }
                    let result = play_game::<G>(&setup, config, game, first, others);
                    total.lock().expect("no thread panics").add(&result);
                }
            });
        }
    });
    Ok(total.into_inner().expect("no thread panics"))
}

fn play_game<G: Evaluate>(
    setup: &G::Setup,
    config: &Versus,
    game: u64,
    first: Evaluator,
    others: Evaluator,
) -> Tally {
    let (deal, own) = (game / u64::from(config.seats), game % u64::from(config.seats));
    let own = Seat::new(own as u8);
    let seed = config.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(deal << 16);
    let mut state = G::new(setup);
    let mut players: Vec<Search<G>> = Seat::all(state.seats())
        .map(|seat| {
            let evaluator = if seat == own { first } else { others };
            Search::with_evaluator(
                seed ^ ((game << 8) | (seat.index() as u64 + 1)) << 40,
                evaluator,
            )
        })
        .collect();
    let mut events = 0;
    let mut work = [Work::default(); 2];
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => settle(&mut state, seed, &mut events),
            Turn::Seats(deciders) => {
                let mut joint: Option<Joint<G::Move>> = None;
                for seat in deciders.iter() {
                    let view = state.view(Viewer::Seat(seat));
                    let start = Instant::now();
                    let advice = players[seat.index()].choose(&view, seat, &config.budget);
                    let side = &mut work[usize::from(seat != own)];
                    side.decisions += 1;
                    side.seconds += start.elapsed().as_secs_f64();
                    side.iterations += if advice.exact { 0 } else { advice.iterations };
                    let m = advice.best;
                    joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
                }
                state.play_unchecked(&joint.expect("a turn of seats has a seat"));
            }
        }
    }
    let share = f64::from(outcome_values(&state)[own]);
    let mut result = Tally { games: 1, share, squares: share * share, work, ..Tally::default() };
    let kind = match state.outcome().expect("the game is over").end {
        End::Points => 0,
        End::Military => 1,
        End::Science => 2,
    };
    result.won[kind] = u64::from(share >= 1.0);
    result.lost[kind] = u64::from(share <= 0.0);
    result
}

/// Settles one chance event by numbers of its own, so that moves do not shift later luck.
fn settle<G: Game>(state: &mut G, seed: u64, events: &mut u64) {
    *events += 1;
    let mut luck = Fast::new(seed ^ events.wrapping_mul(0xd134_2543_de82_ef95));
    let chance = state.draw(&mut luck);
    state.settle(&chance);
}
