//! `mirabilia position`: the state of a game as a description that can be edited.

use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::Options;

use super::replay::no_such_step;
use crate::boards::BoardsOption;
use crate::files::read_record;
use crate::lang::LangOption;

/// Print the state of a record as a described position, or a template to fill in
///
/// A position describes what is on the table instead of how it came about. It is a record like any
/// other, and every command that reads records accepts it. docs/positions.md describes the format.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia position game.rec --at 30 > table.rec\n  \
                        mirabilia position --template wonders --seats 4 > table.rec")]
pub struct Position {
    /// Record file (- for standard input)
    #[arg(required_unless_present = "template")]
    file: Option<PathBuf>,
    /// State after this many steps [default: the last one]
    #[arg(long, value_name = "N", requires = "file")]
    at: Option<usize>,
    /// Print a template with comments for this game: duel, wonders or dice
    #[arg(long, value_name = "GAME", value_parser = super::game, conflicts_with = "file")]
    template: Option<GameKind>,
    /// Number of seats (only with --template)
    #[arg(long, conflicts_with = "file")]
    seats: Option<u8>,
    /// Game option as in a record's header, such as sides=day (only with --template)
    #[arg(long, value_name = "NAME=VALUE", conflicts_with = "file")]
    option: Vec<String>,
    #[command(flatten)]
    boards: BoardsOption,
    #[command(flatten)]
    lang: LangOption,
}

impl Position {
    /// Prints the position.
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
        let seats = self.seats.unwrap_or_else(|| super::default_seats(kind));
        Ok(AnyTable::position_template(kind, seats, &options)?)
    }

    fn described(&self, file: &std::path::Path) -> Result<String> {
        self.boards.load()?;
        let words = self.lang.words();
        let mut table = read_record(file, &words)?;
        self.boards.only_for_dice(table.kind())?;
        let (steps, shown) = (table.steps(), file.display());
        if let Some(at) = self.at {
            ensure!(at <= steps, "{}", no_such_step(&words, at, &shown.to_string(), steps));
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
