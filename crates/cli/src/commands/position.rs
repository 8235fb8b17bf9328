//! `mirabilia position`: the state of a game as a description that can be edited.

use anyhow::{Result, bail, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind};

use super::replay::no_such_step;
use crate::args;
use crate::boards::BoardsOption;
use crate::lang::LangOption;
use crate::record_arg::{Opened, RecordArg};

/// Print the state of a record as a described position, or a template to fill in
///
/// A position describes what is on the table instead of how it came about. It is a record like any
/// other, and every command that reads records accepts it. docs/positions.md describes the format.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia position game.rec --at 30 > table.rec\n  \
                        mirabilia position --template wonders --seats 4 > table.rec")]
pub struct Position {
    #[command(flatten)]
    file: RecordArg,
    /// State after this many steps [default: the last one]
    #[arg(long, value_name = "N", conflicts_with = "template",
          value_parser = args::whole::<usize>(0..=u64::MAX))]
    at: Option<usize>,
    /// Print a template with comments for this game
    #[arg(long, value_name = "GAME", value_parser = args::game(), conflicts_with = "file")]
    template: Option<GameKind>,
    /// Number of seats of the template [default: 3, in duel 2]
    #[arg(long, value_name = "N", requires = "template", value_parser = args::seats())]
    seats: Option<u8>,
    /// Game option of the template, such as sides=day
    #[arg(long, value_name = "NAME=VALUE", requires = "template", add = args::option_values())]
    option: Vec<String>,
    #[command(flatten)]
    boards: BoardsOption,
    #[command(flatten)]
    lang: LangOption,
}

impl Position {
    /// Prints the position.
    pub fn run(&self) -> Result<()> {
        let text = match self.template {
            Some(kind) => self.template(kind)?,
            None => self.described()?,
        };
        crate::print(|out| out.write_all(text.as_bytes()))
    }

    fn template(&self, kind: GameKind) -> Result<String> {
        let options = args::options(kind, &self.option.join(" "))?;
        let options = self.boards.add_to(kind, options)?;
        let seats = self.seats.unwrap_or_else(|| super::default_seats(kind));
        AnyTable::position_template(kind, seats, &options)
            .map_err(|error| args::wrong_setup(kind, "--option", &error))
    }

    fn described(&self) -> Result<String> {
        self.boards.load()?;
        let words = self.lang.words();
        let Opened { shown, mut table, .. } = self.file.read(&words)?;
        self.boards.only_for_dice(table.kind())?;
        let steps = table.steps();
        if let Some(at) = self.at {
            ensure!(at <= steps, "{}", no_such_step(&words, at, &shown, steps));
            table = table.rewound(at);
        }
        match table.as_position() {
            Some(position) => Ok(position.write()),
            None => {
                bail!("{shown}: {}", words.say("report-position-over", &[]))
            }
        }
    }
}
