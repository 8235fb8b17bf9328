//! `mirabilia boards`: board files of 7 Wonders Dice, checked and shown.

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Subcommand;

use crate::boards::{find, read};
use crate::show::boards;

/// Check and show board files of 7 Wonders Dice
///
/// The printed boards are not public, so boards are files; docs/boards.md describes them.
#[derive(Subcommand, Debug)]
#[command(after_help = "Example:\n  mirabilia boards check mine.toml\n  \
                        mirabilia boards show stand-in rhodes")]
pub enum Boards {
    /// Check a board file
    #[command(after_help = "Example:\n  mirabilia boards check mine.toml")]
    Check {
        /// The file; - reads standard input
        file: PathBuf,
    },
    /// Show the dice, buildings and bonuses of a set, or all of one city
    #[command(after_help = "Example:\n  mirabilia boards show mine.toml\n  \
                            mirabilia boards show stand-in rhodes")]
    Show {
        /// A board file, or a set that comes with the program: stand-in, balanced
        #[arg(value_name = "FILE|NAME")]
        boards: String,
        /// The id of a city
        city: Option<String>,
    },
}

impl Boards {
    /// Prints what is asked for.
    pub fn run(&self) -> Result<()> {
        let lines = match self {
            Self::Check { file } => boards::summary(&*read(file)?),
            Self::Show { boards: word, city } => {
                let set = find(word)?;
                let number = match city {
                    None => None,
                    Some(city) => Some(boards::city(&set, city).ok_or_else(|| {
                        let ids: Vec<&str> = set.sheets.iter().map(|s| s.id.as_str()).collect();
                        let ids = ids.join(", ");
                        anyhow!("no city \"{city}\" on the boards {}; cities are {ids}", set.name)
                    })?),
                };
                boards::picture(&set, number)
            }
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}
