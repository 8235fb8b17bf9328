//! A game in this terminal: on the full screen, or line by line.

use std::cell::OnceCell;
use std::env;
use std::io::{self, IsTerminal};
use std::sync::atomic::Ordering;

use anyhow::Result;
use clap::Args;
use mirabilia_bots::Stop;
use mirabilia_tui::plain::{InputReader, Left, OutputConfig, Plain, SavePaths};
use mirabilia_tui::screen::{self, App};
use mirabilia_tui::session::Session;
use mirabilia_tui::signals;

use crate::lang::{LangOption, page_width};
use crate::{args, input, interrupt};

/// Maximum length of an input line.
pub(super) const MAX_INPUT: usize = 4096;

/// The options of commands that play in the terminal.
#[derive(Args, Clone, Debug)]
pub struct TerminalOptions {
    /// Time per move for bots and hints in milliseconds
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = args::whole::<u64>(1..=600_000))]
    pub(super) time_ms: u64,
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
    /// Address of the pages in links to a deal; the command deal reads any
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7777")]
    pub(super) pages: String,
    #[command(flatten)]
    pub(in crate::commands) lang: LangOption,
}

/// What games one after the other share: handlers and readers are installed once.
#[derive(Default)]
pub(super) struct Console {
    lines: OnceCell<InputReader>,
    stop: OnceCell<Stop>,
}

impl TerminalOptions {
    /// The given name, or the login name.
    pub(in crate::commands) fn own_name(&self) -> Option<String> {
        self.name.clone().or_else(args::login_name)
    }

    /// Shows a game until the player leaves.
    pub(super) fn show(&self, session: Session, save: SavePaths, at: &Console) -> Result<Left> {
        match self.is_plain() {
            true => self.show_plain(session, save, at),
            false => self.show_screen(session, save),
        }
    }

    fn is_plain(&self) -> bool {
        let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
        self.plain || dumb || !is_interactive() || !io::stdout().is_terminal()
    }

    fn show_plain(&self, session: Session, save: SavePaths, at: &Console) -> Result<Left> {
        if at.stop.get().is_none() {
            let _ = at.stop.set(interrupt::stop()?);
        }
        let interrupted = at.stop.get().cloned().unwrap_or_default();
        let hung_up = signals::stop_flag(false)?;
        let config = OutputConfig {
            width: page_width(),
            is_terminal: io::stdout().is_terminal(),
            is_interactive: is_interactive(),
            save,
        };
        let next = || input::read_line(&mut io::stdin().lock(), MAX_INPUT);
        let lines = at.lines.get_or_init(|| InputReader::read(next));
        let out = io::LineWriter::new(io::stdout());
        let stopped = move || interrupted.is_raised() || hung_up.load(Ordering::Relaxed);
        Plain::new(session, self.lang.words(), config, out).run(lines, stopped)
    }

    fn show_screen(&self, session: Session, save: SavePaths) -> Result<Left> {
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
        crate::print(|out| said.iter().try_for_each(|line| writeln!(out, "{line}")))?;
        Ok(if app.wants_again { Left::Again } else { Left::Done })
    }
}

/// Whether a person types the input.
pub(super) fn is_interactive() -> bool {
    io::stdin().is_terminal()
}
