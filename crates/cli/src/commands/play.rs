//! `mirabilia play`: a game in the terminal, on the full screen or line by line.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seed};
use mirabilia_tui::plain::{OutputConfig, Plain, SavePaths};
use mirabilia_tui::screen::{self, App};
use mirabilia_tui::session::{
    Autosave, KeyStore, Local, Player, Remote, Session, TableLink, default_players, display_names,
    players_of_record,
};
use mirabilia_tui::signals;
use mirabilia_words::{Lang, Words};

use crate::boards::BoardsOption;
use crate::files::{RecordFile, read_record};
use crate::input::{self, InputLine};
use crate::lang::{LangOption, page_width};
use crate::play::{FileAutosave, Slot, data_folder};
use crate::{NO_OUTPUT, interrupt, seed};

/// Play in the terminal: against bots, hot-seat, or at a server's table
///
/// The full screen lists its keys; ? explains them. With --plain the game asks line by line, with
/// numbered choices, for screen readers and scripts. This is also the mode if standard input or
/// output is not a terminal.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia play duel\n  \
                        mirabilia play wonders --seats you,easy,normal,hard --lang sv\n  \
                        mirabilia play duel --seats you,you --options \"first=random\"\n  \
                        mirabilia play dice --boards stand-in --plain\n  \
                        mirabilia play duel --record game.rec\n  \
                        mirabilia play duel --resume game.rec --record game.rec\n  \
                        mirabilia play --join http://127.0.0.1:7777/#/t/4h8k2m9q0rst --name Ada")]
pub struct Play {
    /// Game: duel, wonders or dice; omit with --join
    #[arg(value_parser = super::game, required_unless_present = "join")]
    game: Option<GameKind>,
    /// Player per seat, comma-separated: you, or a bot (docs/bots.md); several seats can be you
    #[arg(long, value_delimiter = ',', value_parser = Player::read, value_name = "SEATS")]
    seats: Vec<Player>,
    /// Random seed for deals and bots [default: random]
    #[arg(long, value_parser = seed::read, value_name = "N")]
    seed: Option<Seed>,
    /// Time per move for bots and hints in milliseconds
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    time_ms: u64,
    /// Save the game to this file after every step
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Resume the game of this file; also give --record to keep saving it there
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Game options, as in the header of a record
    #[arg(long, default_value = "", hide_default_value = true, conflicts_with = "resume")]
    options: String,
    #[command(flatten)]
    boards: BoardsOption,
    /// Join a server's table: its link, or its 12-character id with --server
    #[arg(long, value_name = "LINK", conflicts_with_all = ["game", "seats", "seed", "record", "resume", "options", "boards"])]
    join: Option<String>,
    /// Server of the table to join
    #[arg(long, value_name = "URL", requires = "join")]
    server: Option<String>,
    /// Join as a spectator
    #[arg(long, requires = "join")]
    watch: bool,
    /// Your display name [default: your login name]
    #[arg(long, value_name = "NAME", value_parser = name)]
    name: Option<String>,
    /// Play line by line, without moving the cursor
    #[arg(long)]
    plain: bool,
    /// Enable the mouse on the full screen
    #[arg(long)]
    mouse: bool,
    #[command(flatten)]
    lang: LangOption,
}

/// Maximum length of an input line.
const MAX_INPUT: usize = 4096;

/// Parses a name as servers and records allow it.
fn name(text: &str) -> Result<String, String> {
    let text = text.trim();
    let fits = (1..=40).contains(&text.chars().count())
        && !text.contains([',', '#'])
        && !text.chars().any(char::is_control);
    if fits {
        Ok(text.to_owned())
    } else {
        Err("expected 1 to 40 characters without comma or #".to_owned())
    }
}

impl Play {
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
        screen::run(&session, &mut app, self.mouse)?;
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
        let user = || ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| env::var(name).ok());
        self.name.clone().or_else(|| user().and_then(|user| name(&user).ok()))
    }

    fn local(&self) -> Result<(Session, SavePaths)> {
        let game = self.game.context("no game")?;
        // Do not save games of scripts unless --record asks for it.
        let slot = match self.record.is_none() && is_interactive() {
            true => data_folder().and_then(|folder| Slot::take(&folder, game)).ok().flatten(),
            false => None,
        };
        let offered = match &slot {
            Some(slot) if self.resume.is_none() => offered(slot, game, self.lang.lang())?,
            _ => None,
        };
        let begun = self.resume.is_some() || offered.is_some();
        let (table, players) = match (&self.resume, offered) {
            (Some(path), _) => self.resumed(game, path)?,
            (None, Some(table)) => {
                let players = players_of_record(&table);
                (table, players)
            }
            (None, None) => self.opened(game)?,
        };
        let mut save = SavePaths { resumed: begun, ..SavePaths::default() };
        let mut autosaves: Vec<Box<dyn Autosave>> = Vec::new();
        if let Some(path) = &self.record {
            let (file, aside) = RecordFile::open(path, self.resume.as_deref())?;
            let shown = file.shown().to_string();
            let (game, needs) = (game.name(), self.boards.again());
            save.resume_command =
                Some(format!("mirabilia play {game} --resume {shown} --record {shown}{needs}"));
            save.record = Some(shown);
            save.moved_aside = aside.map(|old| old.display().to_string());
            autosaves.push(Box::new(FileAutosave(file)));
        } else if let Some(slot) = slot {
            let own = self.boards.own_text()?;
            autosaves.push(Box::new(slot.into_autosave(own.as_deref())?));
            save.resume_command = Some(format!("mirabilia play {}", game.name()));
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

    fn opened(&self, game: GameKind) -> Result<(AnyTable, Vec<Player>)> {
        let players = if self.seats.is_empty() {
            default_players(super::default_seats(game))
        } else {
            self.seats.clone()
        };
        let options = Options::parse(&self.options).context("--options")?;
        let options = self.boards.add_to(game, options)?;
        // Too many seats for u8 are too many for any game.
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let names = display_names(&players);
        let table = AnyTable::new(game, seats, &options, names);
        Ok((table.context("--seats or --options")?, players))
    }

    fn resumed(&self, game: GameKind, path: &Path) -> Result<(AnyTable, Vec<Player>)> {
        self.boards.only_for_dice(game)?;
        self.boards.load()?;
        let table = read_record(path, &self.lang.words())?;
        let (wanted, found, shown) = (game.name(), table.kind().name(), path.display());
        ensure!(wanted == found, "{shown} is a record of {found}, not of {wanted}");
        let seats = usize::from(table.seats());
        let given = self.seats.len();
        if given == 0 {
            let players = players_of_record(&table);
            return Ok((table, players));
        }
        ensure!(given == seats, "--seats: {given} given, but {shown} has {seats}");
        Ok((table, self.seats.clone()))
    }
}

/// Whether a person types the input.
fn is_interactive() -> bool {
    io::stdin().is_terminal()
}

/// Offers to resume the unfinished game of a slot; `None` if there is none or the player declines.
fn offered(slot: &Slot, game: GameKind, lang: Lang) -> Result<Option<AnyTable>> {
    let words = Words::new(lang);
    let Some(table) = slot.unfinished() else {
        // Keep a file that cannot be read: another version may read it.
        if slot.is_occupied()
            && let Some(old) = slot.set_aside()?
        {
            let file = old.display().to_string();
            let said = words.say("terminal-unfinished-broken", &[("file", file.into())]);
            writeln!(io::stdout(), "{said}").context(NO_OUTPUT)?;
        }
        return Ok(None);
    };
    let args = [
        ("game", words.say(&format!("game-{}", game.name()), &[]).into()),
        ("names", table.names().join(", ").into()),
        ("steps", table.steps().into()),
    ];
    let mut out = io::stdout().lock();
    writeln!(out, "{}", words.say("terminal-unfinished", &args)).context(NO_OUTPUT)?;
    loop {
        write!(out, "{} ", words.say("terminal-unfinished-ask", &[])).context(NO_OUTPUT)?;
        out.flush().context(NO_OUTPUT)?;
        let line = input::read_line(&mut io::stdin().lock(), MAX_INPUT);
        let said = match line.context("cannot read the input")? {
            None => return Ok(Some(table)),
            Some(InputLine::Text(said)) => said.trim().to_lowercase(),
            Some(_) => continue,
        };
        let is = |word: &str| {
            let own = words.say(&format!("terminal-word-{word}"), &[]);
            said == own
                || said == word
                || (said.len() == 1 && (own.starts_with(&said) || word.starts_with(&said)))
        };
        if said.is_empty() || is("yes") {
            return Ok(Some(table));
        }
        if is("no") {
            if let Some(old) = slot.set_aside()? {
                let file = old.display().to_string();
                let said = words.say("terminal-unfinished-old", &[("file", file.into())]);
                writeln!(out, "{said}").context(NO_OUTPUT)?;
            }
            return Ok(None);
        }
    }
}
