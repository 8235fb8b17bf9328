//! `mirabilia play`: a game in the terminal, on the full screen or line by line.

mod start;

use std::env;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use mirabilia_games::GameKind;
use mirabilia_kernel::Seed;
use mirabilia_tui::plain::{OutputConfig, Plain, SavePaths};
use mirabilia_tui::screen::{self, App};
use mirabilia_tui::session::{Autosave, KeyStore, Local, Player, Remote, Session, TableLink};
use mirabilia_tui::signals;

use crate::boards::BoardsOption;
use crate::files::RecordFile;
use crate::input;
use crate::lang::{LangOption, page_width};
use crate::saved::{NamedFile, SavedGames, data_folder};
use crate::{args, interrupt, seed};
use start::Start;
pub(super) use start::other_game;

/// Play in the terminal: against bots, hot-seat, or at a server's table
///
/// The full screen lists its keys; ? explains them. With --plain the game asks line by line, with
/// numbered choices, for screen readers and scripts. This is also the mode if standard input or
/// output is not a terminal. Every game is saved in your data folder from its first deal on, and
/// stays there; `mirabilia games` lists them. An unfinished game is offered at the next start.
#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools)] // independent flags
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
    /// Time per move for bots and hints in milliseconds
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = args::whole::<u64>(1..=600_000))]
    time_ms: u64,
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
    /// Your display name [default: your login name]
    #[arg(long, value_name = "NAME", value_parser = args::name)]
    name: Option<String>,
    /// Play line by line, without moving the cursor
    #[arg(long)]
    plain: bool,
    /// Leave the mouse to the terminal, for selecting text
    #[arg(long)]
    no_mouse: bool,
    /// Use the mouse on the full screen, as by default
    #[arg(long, hide = true, conflicts_with = "no_mouse")]
    mouse: bool,
    #[command(flatten)]
    lang: LangOption,
}

/// Maximum length of an input line.
const MAX_INPUT: usize = 4096;

impl Play {
    /// `mirabilia play --resume GAME`.
    pub fn resuming(game: &str, lang: LangOption) -> Self {
        use clap::Parser;
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            play: Play,
        }
        Self { lang, ..Alone::parse_from(["mirabilia", "--resume", game]).play }
    }

    /// Plays until the game or the input ends.
    pub fn run(&self) -> Result<()> {
        let (session, save) = match &self.join {
            Some(link) => (self.joined(link)?, SavePaths::default()),
            None => self.local()?,
        };
        if self.is_plain() { self.run_plain(session, save) } else { self.run_screen(session, save) }
    }

    fn is_plain(&self) -> bool {
        let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        self.plain || dumb || !is_interactive() || !io::stdout().is_terminal()
    }

    fn run_plain(&self, session: Session, save: SavePaths) -> Result<()> {
        let interrupted = interrupt::stop()?;
        let hung_up = signals::stop_flag(false)?;
        let config = OutputConfig {
            width: page_width(),
            is_terminal: io::stdout().is_terminal(),
            is_interactive: is_interactive(),
            save,
        };
        let next = || input::read_line(&mut io::stdin().lock(), MAX_INPUT);
        let out = io::LineWriter::new(io::stdout());
        let stopped = move || interrupted.is_raised() || hung_up.load(Ordering::Relaxed);
        Plain::new(session, self.lang.words(), config, out).run(next, stopped)
    }

    fn run_screen(&self, session: Session, save: SavePaths) -> Result<()> {
        let value = |name: &str| env::var(name).ok();
        let colours = screen::colours(
            value("NO_COLOR").as_deref(),
            value("COLORTERM").as_deref(),
            value("TERM").as_deref(),
        );
        let mut app = App::new(self.lang.words(), colours, save);
        app.handle(screen::begin(&session)?)?;
        screen::run(&session, &mut app, self.mouse || !self.no_mouse)?;
        drop(session); // saves the game before the farewell
        let said = app.farewell();
        crate::print(|out| said.iter().try_for_each(|line| writeln!(out, "{line}")))
    }

    fn joined(&self, link: &str) -> Result<Session> {
        let remote = Remote {
            link: TableLink::read(link, self.server.as_deref())?,
            keys: data_folder().ok().map(|folder| KeyStore::new(folder.join("keys"))),
            name: self.own_name(),
            watch: self.watch,
            lang: self.lang.lang(),
        };
        Ok(remote.start())
    }

    /// The given name, or the login name.
    fn own_name(&self) -> Option<String> {
        self.name.clone().or_else(args::login_name)
    }

    fn local(&self) -> Result<(Session, SavePaths)> {
        // Lock the file before reading it: another program may be writing it.
        let record = self.record.as_deref().map(RecordFile::open).transpose()?;
        let games = (record.is_none() && !self.no_save).then(SavedGames::of_user);
        let Start { table, players, resumed, saved } = match &self.resume {
            Some(word) => self.resumed(word)?,
            None => self.begun(games.as_ref().and_then(|games| games.as_ref().ok()))?,
        };
        let is_played = players.contains(&Player::You) && table.outcome().is_none();
        let mut save = SavePaths { resumed, ..SavePaths::default() };
        let mut autosaves: Vec<Box<dyn Autosave>> = Vec::new();
        if let Some(file) = record {
            save.moved_aside =
                file.set_aside(self.resume.as_deref())?.map(|old| old.display().to_string());
            let shown = file.shown().to_string();
            save.resume_command = Some(format!(
                "mirabilia play --resume {shown} --record {shown}{}",
                self.boards.again()
            ));
            save.record = Some(shown);
            autosaves.push(Box::new(NamedFile(file)));
        } else if let Some(games) = games.filter(|_| is_played) {
            let file = games.and_then(|games| match saved {
                Some(game) => game.reopen(),
                None => games.create(&table, &players, self.boards.own_text()?.as_deref()),
            });
            match file {
                Ok(file) => {
                    save.resume_command = Some(format!("mirabilia play --resume {}", file.name));
                    autosaves.push(Box::new(file));
                }
                // A game is better than none.
                Err(error) => save.unsaved = Some(format!("{error:#}")),
            }
        }
        let local = Local {
            table,
            players,
            seed: self.seed.map_or_else(seed::fresh, Ok)?,
            thinking: Duration::from_millis(self.time_ms),
            name: self.own_name(),
            lang: self.lang.lang(),
            autosaves,
        };
        Ok((local.start(), save))
    }
}

/// Whether a person types the input.
fn is_interactive() -> bool {
    io::stdin().is_terminal()
}
