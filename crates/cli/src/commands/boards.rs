//! `mirabilia boards`: checks and shows board files of 7 Wonders Dice.

use anyhow::{Result, anyhow};
use clap::Subcommand;

use crate::args;
use crate::boards::find;
use crate::lang::{self, LangOption};
use crate::report::boards::BoardsReport;

/// Check and show board files of 7 Wonders Dice
///
/// The printed boards are not public, so boards are files; docs/boards.md describes the format.
#[derive(Subcommand, Debug)]
#[command(after_help = "Example:\n  mirabilia boards check mine.toml\n  \
                        mirabilia boards show stand-in rhodes")]
pub enum Boards {
    /// Check a board file
    #[command(after_help = "Example:\n  mirabilia boards check mine.toml")]
    Check {
        /// Board file (- for standard input), or the built-in set stand-in or balanced
        #[arg(value_name = "FILE|NAME", add = args::boards())]
        boards: String,
        /// The language.
        #[command(flatten)]
        lang: LangOption,
    },
    /// Show the dice, buildings and bonuses of a set, or the whole sheet of one city
    #[command(after_help = "Example:\n  mirabilia boards show mine.toml\n  \
                            mirabilia boards show stand-in rhodes")]
    Show {
        /// A board file, or the built-in set stand-in or balanced
        #[arg(value_name = "FILE|NAME", add = args::boards())]
        boards: String,
        /// City id or name [default: an overview of the set]
        city: Option<String>,
        /// The language.
        #[command(flatten)]
        lang: LangOption,
    },
}

impl Boards {
    /// Prints the report.
    pub fn run(&self) -> Result<()> {
        let lines = match self {
            Self::Check { boards, lang } => {
                let (set, words) = (find(boards)?, lang.words());
                let report = BoardsReport::new(&set, &words, lang::page_width());
                [report.summary(), report.warnings(&set.warnings())].concat()
            }
            Self::Show { boards, city, lang } => {
                let (set, words) = (find(boards)?, lang.words());
                let report = BoardsReport::new(&set, &words, lang::page_width());
                let city = city.as_deref().map(|city| report.city(city)).transpose();
                report.picture(city.map_err(|refusal| anyhow!(refusal))?)
            }
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}
