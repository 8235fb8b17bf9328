//! `mirabilia position`: a table described, to be asked about or changed by hand.

use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::Options;

use crate::boards::BoardsOption;
use crate::files::read_record;

/// Describe where a record stands as a position, or print a template to fill in
///
/// A position says what lies on the table instead of how it came about. It is a record like any
/// other: every command that reads one takes it. docs/positions.md describes it.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia position game.rec --at 30 > table.rec\n  \
                        mirabilia position --template wonders --seats 4 > table.rec")]
pub struct Position {
    /// The record; - reads standard input
    #[arg(required_unless_present = "template")]
    file: Option<PathBuf>,
    /// Describe the state after this many steps instead of the last one
    #[arg(long, value_name = "N", requires = "file")]
    at: Option<usize>,
    /// Print a template with comments
    #[arg(long, value_name = "GAME", value_parser = super::game, conflicts_with = "file")]
    template: Option<GameKind>,
    /// How many play (only with --template)
    #[arg(long, conflicts_with = "file")]
    seats: Option<u8>,
    /// Options as in a record's header, such as sides=day (only with --template)
    #[arg(long, value_name = "NAME=VALUE", conflicts_with = "file")]
    option: Vec<String>,
    #[command(flatten)]
    boards: BoardsOption,
}

impl Position {
    /// Prints the record that begins with the position.
    pub fn run(&self) -> Result<()> {
        let text = match (self.template, &self.file) {
            (Some(kind), _) => self.template(kind)?,
            (None, Some(file)) => self.described(file)?,
            (None, None) => unreachable!("one of them is required"),
        };
        crate::print(|out| out.write_all(text.as_bytes()))
    }

    fn template(&self, kind: GameKind) -> Result<String> {
        let options = Options::parse(&self.option.join(" ")).context("--option")?;
        let options = self.boards.add_to(kind, options)?;
        let seats = self.seats.unwrap_or_else(|| super::usual_seats(kind));
        Ok(AnyTable::position_template(kind, seats, &options)?)
    }

    fn described(&self, file: &std::path::Path) -> Result<String> {
        self.boards.load()?;
        let mut table = read_record(file)?;
        self.boards.only_for_dice(table.kind())?;
        let (steps, shown) = (table.steps(), file.display());
        if let Some(at) = self.at {
            ensure!(at <= steps, "--at {at}: {shown} has {steps} steps; N is 0 to {steps}");
            table = table.rewound(at);
        }
        match table.as_position() {
            Some(position) => Ok(position.write()),
            None => bail!("{shown}: the game is over there; --at N describes an earlier state"),
        }
    }
}
