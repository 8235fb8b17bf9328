//! `mirabilia games`: the saved games of this user.

mod list;

use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, Subcommand};
use mirabilia_server::archive::boards_named;

use super::play::Play;
use super::replay;
use crate::args;
use crate::files::{boards_file, create_new, read_record_text};
use crate::lang::{self, LangOption, cannot};
use crate::report::Printer;
use crate::saved::SavedGames;

/// List, open, show, export and delete your saved games
///
/// Every game played with `mirabilia play` is saved from its first deal on and stays saved. The game
/// played last has the number 1. `replay`, `analyse`, `best` and `play --resume` accept numbers and
/// names; without a file, the first three take the last game. Games saved with --record are where
/// you put them.
#[derive(Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Example:\n  mirabilia games\n  mirabilia games list --game duel --json\n  \
                  mirabilia games open 2\n  mirabilia games show 1\n  \
                  mirabilia games export 1 --to game.rec\n  \
                  mirabilia games delete 3\n  mirabilia analyse 2"
)]
pub struct Games {
    #[command(subcommand)]
    command: Option<GamesCommand>,
    #[command(flatten)]
    list: list::List,
}

#[derive(Subcommand, Debug)]
enum GamesCommand {
    List(list::List),
    Open(Open),
    Show(Show),
    Export(Export),
    Delete(Delete),
}

/// Open a saved game: resume it, or go through a finished one
///
/// The same as `mirabilia play --resume N`.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia games open\n  mirabilia games open 2")]
struct Open {
    /// Number or name of the game
    #[arg(value_name = "N", default_value = "1", add = args::saved())]
    game: String,
    #[command(flatten)]
    lang: LangOption,
}

/// Show a saved game as text, as replay does
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia games show 1")]
struct Show {
    /// Number or name of the game
    #[arg(value_name = "N", default_value = "1", add = args::saved())]
    game: String,
    #[command(flatten)]
    lang: LangOption,
}

/// Copy a saved game to a record file
///
/// Never overwrites a file. Custom Dice boards are written beside it.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia games export 1\n  \
                        mirabilia games export 1 --to game.rec\n  \
                        mirabilia games export 1 --to -")]
struct Export {
    /// Number or name of the game
    #[arg(value_name = "N", add = args::saved())]
    game: String,
    /// File to write (- for standard output) [default: the name of the game, in this folder]
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
    #[command(flatten)]
    lang: LangOption,
}

/// Delete saved games
///
/// This cannot be undone.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia games delete 3\n  \
                        mirabilia games delete --yes 3 4")]
struct Delete {
    /// Numbers or names of the games
    #[arg(value_name = "N", required = true, add = args::saved())]
    games: Vec<String>,
    /// Skip the confirmation
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    lang: LangOption,
}

impl Games {
    /// Runs the subcommand, or lists the games.
    pub fn run(&self) -> Result<()> {
        match &self.command {
            None => self.list.run(),
            Some(GamesCommand::List(list)) => list.run(),
            Some(GamesCommand::Open(open)) => open.run(),
            Some(GamesCommand::Show(show)) => show.run(),
            Some(GamesCommand::Export(export)) => export.run(),
            Some(GamesCommand::Delete(delete)) => delete.run(),
        }
    }
}

impl Open {
    fn run(&self) -> Result<()> {
        let game = SavedGames::of_user()?.find(&self.game)?;
        Play::resuming(&game.name, self.lang).run()
    }
}

impl Show {
    fn run(&self) -> Result<()> {
        let words = self.lang.words();
        let table = SavedGames::of_user()?.find(&self.game)?.read(&words)?;
        let lines = replay::lines(&table, None, table.steps(), &Printer::new(&table, &words));
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

impl Export {
    fn run(&self) -> Result<()> {
        let words = self.lang.words();
        let game = SavedGames::of_user()?.find(&self.game)?;
        let (_, text, table) = read_record_text(&game.path, &words)?;
        let to = self.to.clone().unwrap_or_else(|| PathBuf::from(format!("{}.rec", game.name)));
        if to == Path::new("-") {
            return crate::print(|out| out.write_all(text.as_bytes()));
        }
        write_new(&to, &text)?;
        if let Some((_, fingerprint)) = boards_named(&text) {
            let name = boards_file(fingerprint);
            let (from, beside) = (game.path.with_file_name(&name), to.with_file_name(&name));
            if from.exists() && !beside.exists() {
                fs::copy(&from, &beside).with_context(|| cannot("write", &beside))?;
            }
        }
        let shown = to.display().to_string();
        let said = words.say("saved-exported", &[("file", shown.into())]);
        crate::print(|out| writeln!(out, "{said}"))?;
        if table.outcome().is_none() && table.kind().facts().has_secrets {
            let _ = writeln!(io::stderr(), "{}", words.say("saved-exported-secrets", &[]));
        }
        Ok(())
    }
}

/// Writes a file that must not exist.
fn write_new(path: &Path, text: &str) -> Result<()> {
    match create_new(path, text) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            bail!("{}: {}", cannot("write", path), lang::error("exists", &[]))
        }
        written => written.with_context(|| cannot("write", path)),
    }
}

impl Delete {
    fn run(&self) -> Result<()> {
        let words = self.lang.words();
        let saved = SavedGames::of_user()?;
        // Numbers mean the list as it is now; all must exist before any is deleted.
        let mut games =
            self.games.iter().map(|word| saved.find(word)).collect::<Result<Vec<_>>>()?;
        games.sort_by(|a, b| a.name.cmp(&b.name));
        games.dedup();
        if let Some(game) = games.iter().find(|game| game.is_in_use()) {
            bail!("{}: {}", cannot("delete", &game.path), lang::error("played", &[]));
        }
        if !self.yes {
            ensure!(io::stdin().is_terminal(), "{}", lang::error("no-prompt", &[]));
            let mut out = io::stderr();
            for game in &games {
                writeln!(out, "{}", game.name)?;
            }
            write!(out, "{} ", words.say("saved-delete-ask", &[]))?;
            out.flush()?;
            let mut said = String::new();
            io::stdin().lock().read_line(&mut said)?;
            ensure!(lang::is_yes(&said, &words), "{}", words.say("saved-delete-none", &[]));
        }
        for game in &games {
            game.delete()?;
        }
        let said = words.say("saved-deleted", &[("n", games.len().into())]);
        crate::print(|out| writeln!(out, "{said}"))
    }
}
