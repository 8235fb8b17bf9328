//! What the command line asks for.

use mirabilia_dice::BoardsRef;

/// How the players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Policy {
    /// All follow the first plan.
    Greedy,
    /// Each player is dealt a plan.
    Mixed,
    /// Any legal move.
    Random,
}

/// The whole command line.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) boards: BoardsRef,
    pub(crate) seats: u8,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) policy: Policy,
}

const USAGE: &str = "usage: balance [--boards FILE|NAME] [--seats 2..7] [--games N] [--seed N] \
                     [--policy greedy|mixed|random]";

impl Options {
    /// Reads the words after the name of the program.
    pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self {
            boards: BoardsRef::usual(),
            seats: 7,
            games: 4000,
            seed: 1,
            policy: Policy::Mixed,
        };
        while let Some(name) = words.next() {
            let value = words.next().ok_or_else(|| format!("{name} has no value\n{USAGE}"))?;
            let wrong = || format!("{name} {value}: not understood\n{USAGE}");
            match name.as_str() {
                "--boards" => options.boards = boards(&value)?,
                "--seats" => {
                    options.seats =
                        value.parse().ok().filter(|n| (2..=7).contains(n)).ok_or_else(wrong)?;
                }
                "--games" => {
                    options.games = value.parse().ok().filter(|n| *n > 0).ok_or_else(wrong)?;
                }
                "--seed" => options.seed = value.parse().map_err(|_| wrong())?,
                "--policy" => {
                    options.policy = match value.as_str() {
                        "greedy" => Policy::Greedy,
                        "mixed" => Policy::Mixed,
                        "random" => Policy::Random,
                        _ => return Err(wrong()),
                    }
                }
                _ => return Err(wrong()),
            }
        }
        let cities = options.boards.sheets.len();
        if usize::from(options.seats) > cities {
            return Err(format!("{} seats, but the boards have {cities} cities", options.seats));
        }
        Ok(options)
    }
}

/// A set that comes with the program, by name, or a file.
fn boards(word: &str) -> Result<BoardsRef, String> {
    if let Some(boards) = BoardsRef::built_in(word) {
        return Ok(boards);
    }
    let text = std::fs::read_to_string(word).map_err(|error| format!("{word}: {error}"))?;
    BoardsRef::read(&text).map_err(|error| format!("{word}: {error}"))
}
