//! `mirabilia perft`: counts lines of play.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind, for_table};
use mirabilia_kernel::{Fixed, Options, perft::divide};

use super::play::other_game;
use crate::args;
use crate::boards::BoardsOption;
use crate::lang::LangOption;
use crate::progress::Progress;
use crate::record_arg::{Opened, read_word};

/// Count lines of play, to check the move generator
///
/// Luck is drawn from the numbers of --luck (each decides one draw, modulo the number of outcomes),
/// then the lowest outcome is taken, so counts do not depend on a generator. Luck does not count as
/// depth.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia perft duel 3\n  mirabilia perft duel 2 game.rec")]
pub struct Perft {
    /// Game
    #[arg(value_parser = args::game())]
    game: GameKind,
    /// Depth in decisions
    #[arg(value_parser = args::whole::<u32>(0..=1000))]
    depth: u32,
    /// Count from the end of this record or saved game [default: from the start of a game]
    #[arg(add = args::records())]
    file: Option<PathBuf>,
    /// Comma-separated numbers that decide the luck [default: none]
    #[arg(long, value_name = "N", value_delimiter = ',',
          value_parser = args::whole::<u32>(0..=u64::from(u32::MAX)))]
    luck: Vec<u32>,
    /// Number of seats [default: the fewest that can play]
    #[arg(long, value_name = "N", conflicts_with = "file", value_parser = args::seats())]
    seats: Option<u8>,
    #[command(flatten)]
    boards: BoardsOption,
    #[command(flatten)]
    lang: LangOption,
}

impl Perft {
    /// Prints the count for each first move, and the sum.
    pub fn run(&self) -> Result<()> {
        let options = self.boards.add_to(self.game, Options::default())?;
        let words = self.lang.words();
        let table = if let Some(path) = &self.file {
            let Opened { shown, table, .. } = read_word(path, &words)?;
            let (wanted, found) = (self.game.name(), table.kind().name());
            ensure!(wanted == found, "{}", other_game(&shown, found, wanted));
            table
        } else {
            let seats = self.seats.unwrap_or_else(|| super::fewest_seats(self.game));
            AnyTable::new(self.game, seats, &options, vec![])
                .map_err(|error| args::wrong_setup(self.game, "--seats", &error))?
        };
        let luck = Fixed::new(self.luck.clone());
        let what = words.say("report-counting", &[]);
        let progress = Progress::new(&words);
        let counted = |done: usize, of: usize| progress.show(done as f64, of as f64, &what);
        let split = for_table!(&table, table => divide(table.state(), &luck, self.depth, counted));
        progress.clear();
        let sum: u64 = split.iter().map(|(_, lines)| lines).sum();
        crate::print(|out| {
            split.iter().try_for_each(|(m, lines)| writeln!(out, "{m}: {lines}"))?;
            writeln!(out, "{}", if split.is_empty() { 1 } else { sum })
        })
    }
}
