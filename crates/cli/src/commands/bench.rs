//! `mirabilia bench`: the speed of rules and search on one core.

mod search;
mod signature;

use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use mirabilia_games::{GameKind, for_game};
use mirabilia_kernel::playout::play_out;
use mirabilia_kernel::{Fast, Game, Options};
use mirabilia_words::Words;
use serde::Serialize;

use crate::args;
use crate::boards::BoardsOption;
use crate::lang::{LangOption, page_width};
use crate::progress::{Progress, clock};
use crate::report::text::fold;
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
    /// Only this game [default: all]
    #[arg(long, value_parser = args::game())]
    game: Option<GameKind>,
    /// Number of seats [default: the fewest and the most; in dice 2, 4 and 7]
    #[arg(long, value_name = "N", value_parser = args::seats())]
    seats: Option<u8>,
    /// Seconds per measurement
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
    /// Play exactly this many games instead, for instruction counts
    #[arg(long, value_name = "N", conflicts_with = "seconds", value_parser = args::whole::<u64>(1..=u64::MAX))]
    games: Option<u64>,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    boards: BoardsOption,
    #[command(flatten)]
    lang: LangOption,
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
        let words = self.lang.words();
        let games = GameKind::ALL.iter().filter(|kind| self.game.is_none_or(|only| only == **kind));
        let tables: Vec<(GameKind, u8)> = games
            .flat_map(|&kind| {
                let seats = self.seats.map_or_else(|| super::bench_seats(kind), |s| vec![s]);
                seats.into_iter().map(move |seats| (kind, seats))
            })
            .collect();
        // Instruction counts are about the rules only.
        let searches = |kind| if self.games.is_some() { 0 } else { search::count(kind) };
        let of = tables.iter().map(|(kind, _)| 1 + searches(*kind)).sum();
        let mut progress =
            Measurements { progress: Progress::new(&words), done: 0, of, each: self };
        for (kind, seats) in tables {
            let options = match kind {
                GameKind::Dice => self.boards.add_to(kind, Options::default())?,
                _ => Options::default(),
            };
            let refuse = |error| args::wrong_setup(kind, "--seats", &error);
            for_game!(kind, G => mirabilia_kernel::record::check_seats::<G>(seats))
                .map_err(refuse)?;
            let figures = progress
                .during(|| for_game!(kind, G => self.random_games::<G>(seats, &options)))?;
            self.print(&figures, &words)?;
            if self.games.is_none() {
                for_game!(kind, G => self.searches::<G>(kind, seats, &options, &mut progress, &words))?;
            }
        }
        Ok(())
    }

    fn random_games<G: Game>(&self, seats: u8, options: &Options) -> Result<Figures> {
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

    fn print(&self, figures: &Figures, words: &Words) -> Result<()> {
        if self.json {
            let line = serde_json::to_string(figures)?;
            return crate::print(|out| writeln!(out, "{line}"));
        }
        let Figures { seats, games, cpu_seconds, state_bytes, signature, .. } = figures;
        let name = words.say(&format!("game-{}", figures.game), &[]);
        let title = [("game", name.into()), ("seats", (*seats).into())];
        let args = [
            ("speed", whole(figures.games_per_cpu_second).into()),
            ("moves", whole(figures.moves_per_cpu_second).into()),
            ("games", (*games).into()),
            ("seconds", format!("{cpu_seconds:.2}").into()),
            ("bytes", (*state_bytes).into()),
            ("signature", signature.as_str().into()),
        ];
        let mut lines = vec![words.say("report-bench-title", &title)];
        for id in ["report-bench-games", "report-bench-rules"] {
            lines.extend(fold("  ", &words.say(id, &args), page_width()));
        }
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

/// The progress over all measurements, which take about the same time each.
struct Measurements<'a> {
    progress: Progress<'a>,
    done: usize,
    of: usize,
    each: &'a Bench,
}

impl Measurements<'_> {
    /// Runs one measurement. Nothing else runs in the measuring thread; the line is drawn before it.
    fn during<T>(&mut self, measure: impl FnOnce() -> T) -> T {
        let seconds = self.each.seconds * (self.of - self.done) as f64;
        let what = format!("{}/{}, {}", self.done + 1, self.of, clock(seconds.ceil() as u64));
        self.progress.show(0.0, 1.0, &what);
        let measured = measure();
        self.progress.clear();
        self.done += 1;
        measured
    }
}

/// A number without decimals.
fn whole(x: f64) -> u64 {
    x.round() as u64
}

/// CPU time of this thread.
fn cpu_time() -> Duration {
    cpu_time::ThreadTime::now().as_duration()
}
