//! `mirabilia perft`: counts lines of play.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind, for_table};
use mirabilia_kernel::{Fixed, Options, perft::divide};

use crate::boards::BoardsOption;
use crate::files::read_record;
use crate::lang::LangOption;

/// Count lines of play, to check the move generator
///
/// Luck is drawn from the numbers of --luck (each decides one draw, modulo the number of outcomes),
/// then the lowest outcome is taken, so counts do not depend on a generator. Luck does not count as
/// depth.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia perft duel 3\n  mirabilia perft duel 2 game.rec")]
pub struct Perft {
    /// Game: duel, wonders or dice
    #[arg(value_parser = super::game)]
    game: GameKind,
    /// Depth in decisions
    depth: u32,
    /// Count from the end of this record instead of the start
    file: Option<PathBuf>,
    /// Comma-separated numbers that decide the luck
    #[arg(long, value_delimiter = ',')]
    luck: Vec<u32>,
    /// Number of seats (only without FILE)
    #[arg(long)]
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
        let table = if let Some(path) = &self.file {
            let table = read_record(path, &self.lang.words())?;
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
