//! `mirabilia perft`: counting lines of play.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind, for_table};
use mirabilia_kernel::{Fixed, Options, perft::divide};

use crate::boards::BoardsOption;
use crate::files::read_record;

/// Count lines of play: the classic check of a move generator.
///
/// Luck that is due comes from the numbers of --luck (each decides one draw, modulo its size), then
/// the lowest choice, so that counts depend on no generator. Luck takes no depth.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia perft duel 3\n  mirabilia perft duel 2 game.rec")]
pub struct Perft {
    /// The game
    #[arg(value_parser = super::game)]
    game: GameKind,
    /// How many decisions deep
    depth: u32,
    /// Count from where this record stops instead of from the start
    file: Option<PathBuf>,
    /// Numbers that decide the luck, separated by commas
    #[arg(long, value_delimiter = ',')]
    luck: Vec<u32>,
    /// How many play (only without FILE)
    #[arg(long)]
    seats: Option<u8>,
    #[command(flatten)]
    boards: BoardsOption,
}

impl Perft {
    /// Prints the count behind each first move, and the sum.
    pub fn run(&self) -> Result<()> {
        let options = self.boards.add_to(self.game, Options::default())?;
        let table = if let Some(path) = &self.file {
            let table = read_record(path)?;
            let (wanted, found) = (self.game.name(), table.kind().name());
            let path = path.display();
            ensure!(wanted == found, "{path} is a record of {found}, not of {wanted}");
            table
        } else {
            let seats = self.seats.unwrap_or_else(|| super::fewest_seats(self.game));
            AnyTable::new(self.game, seats, &options, vec![]).context("--seats")?
        };
        let luck = Fixed::new(self.luck.clone());
        let split = for_table!(&table, table => divide(table.state(), &luck, self.depth));
        let sum: u64 = split.iter().map(|(_, lines)| lines).sum();
        crate::print(|out| {
            split.iter().try_for_each(|(m, lines)| writeln!(out, "{m}: {lines}"))?;
            writeln!(out, "{}", if split.is_empty() { 1 } else { sum })
        })
    }
}
