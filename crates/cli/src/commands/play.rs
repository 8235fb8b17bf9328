//! `mirabilia play`: a game in the terminal, on the full screen or line by line.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seed};
use mirabilia_tui::plain::{Manner, Papers, Plain, Typed};
use mirabilia_tui::screen::{self, App};
use mirabilia_tui::session::{
    Keeper, Keys, Link, Local, Player, Remote, Session, display_names, seated, usual,
};
use mirabilia_words::{Lang, Words};

use crate::boards::BoardsOption;
use crate::files::{RecordFile, read_record};
use crate::lang::{LangOption, page};
use crate::lines::{self, Line};
use crate::play::{Recorded, Slot, data_folder};
use crate::{NO_OUTPUT, interrupt, seed};

/// Play in the terminal: against bots, with others at the same keyboard, or at a table of a server
///
/// The full screen shows its keys; ? explains them. --plain asks line by line instead, with
/// numbered choices, for screen readers and scripts; so does anything that is not a terminal.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia play duel\n  \
                        mirabilia play wonders --seats you,easy,normal,hard --lang sv\n  \
                        mirabilia play duel --seats you,you --options \"first=random\"\n  \
                        mirabilia play dice --boards stand-in --plain\n  \
                        mirabilia play duel --record game.rec\n  \
                        mirabilia play duel --resume game.rec --record game.rec\n  \
                        mirabilia play --join http://127.0.0.1:7777/#/t/4h8k2m9q0rst --name Ada")]
pub struct Play {
    /// The game; not needed with --join
    #[arg(value_parser = super::game, required_unless_present = "join")]
    game: Option<GameKind>,
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
    /// Sit down at a table of a server: its link, or its 12 letters with --server
    #[arg(long, value_name = "LINK", conflicts_with_all = ["game", "seats", "seed", "record", "resume", "options", "boards"])]
    join: Option<String>,
    /// The server of --join
    #[arg(long, value_name = "URL", requires = "join")]
    server: Option<String>,
    /// Only watch the table of --join
    #[arg(long, requires = "join")]
    watch: bool,
    /// What you are called; without it as on this system
    #[arg(long, value_name = "NAME", value_parser = name)]
    name: Option<String>,
    /// Line by line, without moving the cursor
    #[arg(long)]
    plain: bool,
    /// On the full screen, let the mouse choose
    #[arg(long)]
    mouse: bool,
    #[command(flatten)]
    lang: LangOption,
}

/// Nobody types longer lines.
const MAX_INPUT: usize = 4096;

/// Reads a name that servers and records take.
fn name(text: &str) -> Result<String, String> {
    let text = text.trim();
    let fits = (1..=40).contains(&text.chars().count())
        && !text.contains([',', '#'])
        && !text.chars().any(char::is_control);
    if fits {
        Ok(text.to_owned())
    } else {
        Err("a name has 1 to 40 letters, without comma or #".to_owned())
    }
}

impl Play {
    /// Plays until the end of the game or of the input.
    pub fn run(&self) -> Result<()> {
        let (session, papers) = match &self.join {
            Some(link) => (self.joined(link)?, Papers::default()),
            None => self.local()?,
        };
        if self.is_plain() {
            self.run_plain(session, papers)
        } else {
            self.run_screen(session, papers)
        }
    }

    fn is_plain(&self) -> bool {
        let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        self.plain || dumb || !is_typed() || !io::stdout().is_terminal()
    }

    fn run_plain(&self, session: Session, papers: Papers) -> Result<()> {
        let stop = interrupt::stop()?;
        let manner = Manner {
            page: page(),
            is_screen: io::stdout().is_terminal(),
            is_typed: is_typed(),
            papers,
        };
        let next = || {
            let line = lines::next(&mut io::stdin().lock(), MAX_INPUT)?;
            Ok(line.map(|line| match line {
                Line::Text(text) => Typed::Text(text),
                Line::TooLong => Typed::TooLong,
                Line::NotUtf8 => Typed::NotText,
            }))
        };
        let out = io::LineWriter::new(io::stdout());
        Plain::new(session, self.lang.words(), manner, out).run(next, || stop.is_raised())
    }

    fn run_screen(&self, session: Session, papers: Papers) -> Result<()> {
        let value = |name: &str| env::var(name).ok();
        let colours = screen::colours(
            value("NO_COLOR").as_deref(),
            value("COLORTERM").as_deref(),
            value("TERM").as_deref(),
        );
        let mut app = App::new(self.lang.words(), colours, papers);
        app.hear(screen::begin(&session)?)?;
        screen::run(&session, &mut app, self.mouse)?;
        drop(session); // what was done is kept before anything is said about it
        let said = app.farewell();
        crate::print(|out| said.iter().try_for_each(|line| writeln!(out, "{line}")))
    }

    fn joined(&self, link: &str) -> Result<Session> {
        let remote = Remote {
            link: Link::read(link, self.server.as_deref())?,
            keys: data_folder().ok().map(|folder| Keys::new(folder.join("keys"))),
            name: self.own_name(),
            watch: self.watch,
            lang: self.lang.lang(),
        };
        Ok(remote.start())
    }

    /// The name that was given, or the one on this system.
    fn own_name(&self) -> Option<String> {
        let user = || ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| env::var(name).ok());
        self.name.clone().or_else(|| user().and_then(|user| name(&user).ok()))
    }

    fn local(&self) -> Result<(Session, Papers)> {
        let game = self.game.context("no game")?;
        // Scripts leave nothing behind that they did not ask for.
        let slot = match self.record.is_none() && is_typed() {
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
                let players = seated(&table);
                (table, players)
            }
            (None, None) => self.opened(game)?,
        };
        let mut papers = Papers { begun, ..Papers::default() };
        let mut keepers: Vec<Box<dyn Keeper>> = Vec::new();
        if let Some(path) = &self.record {
            let (file, aside) = RecordFile::open(path, self.resume.as_deref())?;
            let shown = file.shown().to_string();
            let (game, needs) = (game.name(), self.boards.again());
            papers.go_on =
                Some(format!("mirabilia play {game} --resume {shown} --record {shown}{needs}"));
            papers.record = Some(shown);
            papers.aside = aside.map(|old| old.display().to_string());
            keepers.push(Box::new(Recorded(file)));
        } else if let Some(slot) = slot {
            let own = self.boards.own_text()?;
            keepers.push(Box::new(slot.keeper(own.as_deref())?));
            papers.go_on = Some(format!("mirabilia play {}", game.name()));
        }
        let local = Local {
            table,
            players,
            seed: self.seed.map_or_else(seed::fresh, Ok)?,
            thinking: Duration::from_millis(self.time_ms),
            name: self.own_name(),
            lang: self.lang.lang(),
            keepers,
        };
        Ok((local.start(), papers))
    }

    fn opened(&self, game: GameKind) -> Result<(AnyTable, Vec<Player>)> {
        let players = if self.seats.is_empty() {
            usual(super::usual_seats(game))
        } else {
            self.seats.clone()
        };
        let options = Options::parse(&self.options).context("--options")?;
        let options = self.boards.add_to(game, options)?;
        // Far too many seats are too many for the game, too.
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let names = display_names(&players);
        let table = AnyTable::new(game, seats, &options, names);
        Ok((table.context("--seats or --options")?, players))
    }

    fn resumed(&self, game: GameKind, path: &Path) -> Result<(AnyTable, Vec<Player>)> {
        self.boards.only_for_dice(game)?;
        self.boards.load()?;
        let table = read_record(path)?;
        let (wanted, found, shown) = (game.name(), table.kind().name(), path.display());
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

/// Does somebody type?
fn is_typed() -> bool {
    io::stdin().is_terminal()
}

/// Offers the unfinished game of a slot; none when there is none or another is wanted.
fn offered(slot: &Slot, game: GameKind, lang: Lang) -> Result<Option<AnyTable>> {
    let words = Words::new(lang);
    let Some(table) = slot.unfinished() else {
        // Not thrown away: another version may read it.
        if slot.is_used()
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
        let line = lines::next(&mut io::stdin().lock(), MAX_INPUT);
        let said = match line.context("cannot read the input")? {
            None => return Ok(Some(table)),
            Some(Line::Text(said)) => said.trim().to_lowercase(),
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
