//! `mirabilia bench`: the speed of rules and search on one core.

mod search;
mod signature;

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use mirabilia_games::{GameKind, for_game};
use mirabilia_kernel::playout::play_out;
use mirabilia_kernel::{Fast, Game, Options};
use serde::Serialize;

use crate::boards::BoardsOption;
use signature::Signature;

/// Measure the speed of rules and search on one core
///
/// Time is the CPU time of this thread, so other load on the machine matters little. A random game
/// picks uniformly among the legal moves; drawing luck is included. The search is measured at the
/// first decision of the first age, with full playouts and, if the bots use one, with the network.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  mirabilia bench --game duel --seconds 5\n  mirabilia bench --json"
)]
pub struct Bench {
    /// Only this game: duel, wonders or dice
    #[arg(long, value_parser = super::game)]
    game: Option<GameKind>,
    /// Number of seats
    #[arg(long)]
    seats: Option<u8>,
    /// Seconds per measurement
    #[arg(long, default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
    /// Play exactly this many games instead, for instruction counts
    #[arg(long, conflicts_with = "seconds")]
    games: Option<u64>,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsOption,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(s) if s > 0.0 && s <= 3600.0 => Ok(s),
        _ => Err("expected a number of seconds above 0 and at most 3600".to_owned()),
    }
}

/// One measurement.
#[derive(Serialize, Debug)]
struct Figures {
    game: &'static str,
    seats: u8,
    what: &'static str,
    games: u64,
    moves: u64,
    cpu_seconds: f64,
    games_per_cpu_second: f64,
    moves_per_cpu_second: f64,
    state_bytes: usize,
    signature: String,
}

impl Bench {
    /// Measures and prints.
    pub fn run(&self) -> Result<()> {
        if let Some(game) = self.game {
            self.boards.only_for_dice(game)?;
        }
        for &kind in GameKind::ALL {
            if self.game.is_some_and(|only| only != kind) {
                continue;
            }
            for seats in self.seats.map_or_else(|| super::bench_seats(kind), |s| vec![s]) {
                let options = match kind {
                    GameKind::Dice => self.boards.add_to(kind, Options::default())?,
                    _ => Options::default(),
                };
                let figures = for_game!(kind, G => self.random_games::<G>(seats, &options))?;
                self.print(&figures)?;
                // Instruction counts are about the rules only.
                if self.games.is_none() {
                    for_game!(kind, G => self.searches::<G>(kind, seats, &options))?;
                }
            }
        }
        Ok(())
    }

    fn random_games<G: Game>(&self, seats: u8, options: &Options) -> Result<Figures> {
        mirabilia_kernel::record::check_seats::<G>(seats).context("--seats")?;
        let setup = G::setup(seats, options)?;
        let opening = G::new(&setup);
        let mut luck = Fast::new(1);
        let mut scratch = Vec::new();
        let mut signature = Signature::default();
        let (mut games, mut moves) = (0, 0);
        let limit = Duration::from_secs_f64(self.seconds);
        let start = cpu_time();
        let clock = Instant::now();
        loop {
            // Batches keep the cost of reading the clock negligible.
            let batch = self.games.map_or(256, |wanted| (wanted - games).min(256));
            for _ in 0..batch {
                let mut state = opening.clone();
                moves += u64::from(play_out(&mut state, &mut luck, &mut scratch));
                games += 1;
                if games <= Signature::GAMES {
                    signature.add(&state);
                }
            }
            let done = match self.games {
                Some(wanted) => games >= wanted,
                None => clock.elapsed() >= limit,
            };
            if done {
                break;
            }
        }
        let cpu_seconds = cpu_time().saturating_sub(start).as_secs_f64().max(1e-9);
        Ok(Figures {
            game: G::NAME,
            seats,
            what: "random-games",
            games,
            moves,
            cpu_seconds,
            games_per_cpu_second: games as f64 / cpu_seconds,
            moves_per_cpu_second: moves as f64 / cpu_seconds,
            state_bytes: size_of::<G>(),
            signature: signature.to_string(),
        })
    }

    fn print(&self, figures: &Figures) -> Result<()> {
        if self.json {
            let line = serde_json::to_string(figures)?;
            return crate::print(|out| writeln!(out, "{line}"));
        }
        let Figures { game, seats, games, cpu_seconds, state_bytes, signature, .. } = figures;
        let (speed, moves) = (figures.games_per_cpu_second, figures.moves_per_cpu_second / 1e6);
        crate::print(|out| {
            writeln!(
                out,
                "{game}, {seats} seats: {speed:.0} random games and {moves:.2} million moves per \
                 CPU second ({games} games in {cpu_seconds:.2} s, state {state_bytes} bytes, \
                 signature {signature})"
            )
        })
    }
}

/// CPU time of this thread.
fn cpu_time() -> Duration {
    cpu_time::ThreadTime::now().as_duration()
}
