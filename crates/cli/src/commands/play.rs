//! `mirabilia play`: a game in the terminal, line by line.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seed};

use crate::boards::BoardsOption;
use crate::files::{RecordFile, read_record};
use crate::play::{Player, Session, display_names, seated, usual};
use crate::seed;

/// Play in the terminal, against bots or with others at the same keyboard
///
/// Your choices are numbered; type a number to play, or help to see what else there is.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia play duel\n  \
                        mirabilia play wonders --seats you,easy,normal,hard\n  \
                        mirabilia play duel --seats you,you --options \"first=random\"\n  \
                        mirabilia play dice --boards stand-in\n  \
                        mirabilia play duel --record game.rec\n  \
                        mirabilia play duel --resume game.rec --record game.rec")]
pub struct Play {
    /// The game
    #[arg(value_parser = super::game)]
    game: GameKind,
    /// Who sits where: you, or the name of a bot; several can be you
    #[arg(long, value_delimiter = ',', value_parser = Player::read, value_name = "SEATS")]
    seats: Vec<Player>,
    /// The number that decides all luck and what bots make of it
    #[arg(long, value_parser = seed::read, value_name = "N")]
    seed: Option<Seed>,
    /// How long bots and hints may think about a move, in milliseconds
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    time_ms: u64,
    /// Keep the game in this file, step by step
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with the game of this file; name it with --record too to keep it there
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Options of the game, as in the header of a record
    #[arg(long, default_value = "", hide_default_value = true, conflicts_with = "resume")]
    options: String,
    #[command(flatten)]
    boards: BoardsOption,
}

impl Play {
    /// Plays until the end of the game or of the input.
    pub fn run(&self) -> Result<()> {
        let (table, players) = match &self.resume {
            Some(path) => self.resumed(path)?,
            None => self.opened()?,
        };
        let (file, aside) = match &self.record {
            Some(path) => {
                let (file, aside) = RecordFile::open(path, self.resume.as_deref())?;
                (Some(file), aside)
            }
            None => (None, None),
        };
        let seed = self.seed.map_or_else(seed::fresh, Ok)?;
        let mut session =
            Session::new(table, players, seed, file, io::stdin().lock(), io::stdout().lock())
                .on_screen(io::stdout().is_terminal())
                .thinking_for(Duration::from_millis(self.time_ms))
                .needing(self.boards.again());
        session.run(aside.as_deref())
    }

    fn opened(&self) -> Result<(AnyTable, Vec<Player>)> {
        let players = if self.seats.is_empty() {
            usual(super::usual_seats(self.game))
        } else {
            self.seats.clone()
        };
        let options = Options::parse(&self.options).context("--options")?;
        let options = self.boards.add_to(self.game, options)?;
        // Far too many seats are too many for the game, too.
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let names = display_names(&players);
        let table = AnyTable::new(self.game, seats, &options, names);
        Ok((table.context("--seats or --options")?, players))
    }

    fn resumed(&self, path: &Path) -> Result<(AnyTable, Vec<Player>)> {
        self.boards.only_for_dice(self.game)?;
        self.boards.load()?;
        let table = read_record(path)?;
        let (wanted, found, shown) = (self.game.name(), table.kind().name(), path.display());
        ensure!(wanted == found, "{shown} is a record of {found}, not of {wanted}");
        let seats = usize::from(table.seats());
        let given = self.seats.len();
        if given == 0 {
            let players = seated(&table);
            return Ok((table, players));
        }
        ensure!(given == seats, "--seats names {given}, but {seats} play in {shown}");
        Ok((table, self.seats.clone()))
    }
}
