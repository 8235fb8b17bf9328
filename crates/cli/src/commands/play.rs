//! `mirabilia play`: a game in the terminal, on the full screen or line by line.

mod rounds;
mod start;
mod terminal;

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use mirabilia_fair::Secret;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::Seed;
use mirabilia_tui::plain::SavePaths;
use mirabilia_tui::session::{KeyStore, LuckSource, Player, Remote, Session, TableLink};

use crate::boards::BoardsOption;
use crate::lang::LangOption;
use crate::saved::data_folder;
use crate::{args, seed};
pub(super) use rounds::Rounds;
pub(super) use start::{Start, other_game};
use terminal::Console;
pub use terminal::TerminalOptions;

/// Play in the terminal: against bots, hot-seat, or at a server's table
///
/// The full screen lists its keys; ? explains them. With --plain the game asks line by line, with
/// numbered choices, for screen readers and scripts. This is also the mode if standard input or
/// output is not a terminal. Every game is saved in your data folder from its first deal on, and
/// stays there; `mirabilia games` lists them. An unfinished game is offered at the next start.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia play duel\n  \
                        mirabilia play wonders --seats you,easy,normal,hard --lang sv\n  \
                        mirabilia play duel --seats you,you --options \"first=random\"\n  \
                        mirabilia play dice --boards stand-in --plain\n  \
                        mirabilia play --resume 2\n  \
                        mirabilia play duel --record game.rec\n  \
                        mirabilia play --resume game.rec --record game.rec\n  \
                        mirabilia play --join http://127.0.0.1:7777/#/t/4h8k2m9q0rst --name Ada")]
pub struct Play {
    /// Game; may be omitted with --resume and --join
    #[arg(value_parser = args::game(), required_unless_present_any = ["join", "resume"])]
    game: Option<GameKind>,
    #[arg(long, value_delimiter = ',', value_parser = args::player(), value_name = "SEATS",
          help = args::players_help())]
    seats: Vec<Player>,
    /// Random seed for deals and bots [default: random]
    #[arg(long, value_parser = seed::read, value_name = "N")]
    seed: Option<Seed>,
    /// Save the game to this file instead of the data folder
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Do not save the game
    #[arg(long, conflicts_with = "record")]
    no_save: bool,
    /// Resume the game of a record file, or the saved game of this number or name
    #[arg(long, value_name = "FILE", add = args::records())]
    resume: Option<PathBuf>,
    #[arg(long, default_value = "", hide_default_value = true, conflicts_with = "resume",
          help = args::options_help(), add = args::option_values())]
    options: String,
    #[command(flatten)]
    boards: BoardsOption,
    /// Join a server's table: its link, or its 12-character id with --server
    #[arg(long, value_name = "LINK", conflicts_with_all = ["game", "seats", "seed", "record", "no_save", "resume", "options", "boards"])]
    join: Option<String>,
    /// Server of the table to join
    #[arg(long, value_name = "URL", requires = "join")]
    server: Option<String>,
    /// Join as a spectator
    #[arg(long, requires = "join")]
    watch: bool,
    #[command(flatten)]
    terminal: TerminalOptions,
}

impl Play {
    /// `mirabilia play --resume GAME`.
    pub fn resuming(game: &str, lang: LangOption) -> Self {
        use clap::Parser;
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            play: Play,
        }
        let mut play = Alone::parse_from(["mirabilia", "--resume", game]).play;
        play.terminal.lang = lang;
        play
    }

    /// Plays until the game or the input ends.
    pub fn run(&self) -> Result<()> {
        if let Some(link) = &self.join {
            let (session, save) = (self.joined(link)?, SavePaths::default());
            return self.terminal.show(session, save, &Console::default()).map(|_| ());
        }
        let rounds = Rounds {
            terminal: &self.terminal,
            boards: &self.boards,
            record: self.record.as_deref(),
            resume: self.resume.as_deref(),
            no_save: self.no_save,
        };
        let file = rounds.lock()?;
        let start = match &self.resume {
            Some(word) => self.resumed(word)?,
            None => self.begun(rounds.games().as_ref().and_then(|games| games.as_ref().ok()))?,
        };
        let luck = self.luck(&start.table, &start.players)?;
        rounds.run(start, luck, file, |_| Ok(()))
    }

    /// The seed that was asked for, the secret of a resumed game, or a new one.
    fn luck(&self, table: &AnyTable, players: &[Player]) -> Result<LuckSource> {
        if let Some(seed) = self.seed {
            return Ok(LuckSource::Seed(seed));
        }
        let fresh = || Ok(LuckSource::fresh(Secret(seed::fresh()?.0), players));
        LuckSource::of_record(table).map_or_else(fresh, Ok)
    }

    fn joined(&self, link: &str) -> Result<Session> {
        let remote = Remote {
            link: TableLink::read(link, self.server.as_deref())?,
            keys: data_folder().ok().map(|folder| KeyStore::new(folder.join("keys"))),
            name: self.terminal.own_name(),
            watch: self.watch,
            lang: self.terminal.lang.lang(),
        };
        Ok(remote.start())
    }
}
