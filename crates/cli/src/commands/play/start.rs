//! How a game of `mirabilia play` begins: new, resumed, or offered.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_tui::session::{Player, default_players, display_names, players_of_record};
use mirabilia_words::{Lang, Words};

use super::Play;
use super::terminal::{MAX_INPUT, is_interactive};
use crate::commands::default_seats;
use crate::input::{self, InputLine};
use crate::record_arg::{Opened, read_word};
use crate::saved::{SavedGame, SavedGames};
use crate::{args, date, lang, no_output};

/// How a game begins.
pub(in crate::commands) struct Start {
    pub(in crate::commands) table: AnyTable,
    pub(in crate::commands) players: Vec<Player>,
    /// Whether the game was begun before.
    pub(in crate::commands) resumed: bool,
    /// The saved game that is resumed. A file elsewhere is none.
    pub(in crate::commands) saved: Option<SavedGame>,
}

impl Play {
    /// A new game, or the unfinished one that the player is offered.
    pub(super) fn begun(&self, games: Option<&SavedGames>) -> Result<Start> {
        let kind = self.game.context("no game")?;
        let offered = games.filter(|_| is_interactive()).and_then(|games| games.unfinished(kind));
        if let Some((game, table)) = offered
            && resume_offered(&game, &table, self.terminal.lang.lang())?
        {
            let players = players_of_record(&table);
            return Ok(Start { table, players, resumed: true, saved: Some(game) });
        }
        let players = if self.seats.is_empty() {
            default_players(default_seats(kind))
        } else {
            self.seats.clone()
        };
        let options = args::options(kind, &self.options)?;
        let options = self.boards.add_to(kind, options)?;
        // Too many seats for u8 are too many for any game.
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let table = AnyTable::new(kind, seats, &options, display_names(&players));
        let table = table.map_err(|error| args::wrong_setup(kind, "--options", &error))?;
        Ok(Start { table, players, resumed: false, saved: None })
    }

    pub(super) fn resumed(&self, word: &Path) -> Result<Start> {
        self.boards.load()?;
        let Opened { shown, table, saved, .. } = read_word(word, &self.terminal.lang.words())?;
        self.boards.only_for_dice(table.kind())?;
        let found = table.kind().name();
        if let Some(wanted) = self.game.map(GameKind::name) {
            ensure!(wanted == found, "{}", other_game(&shown, found, wanted));
        }
        let (given, seats) = (self.seats.len(), usize::from(table.seats()));
        let players = match given {
            0 => players_of_record(&table),
            _ => self.seats.clone(),
        };
        if players.len() != seats {
            let args = [("given", given.into()), ("file", shown.into()), ("seats", seats.into())];
            return Err(args::wrong_usage(&lang::error("other-seats", &args)));
        }
        Ok(Start { table, players, resumed: true, saved })
    }
}

/// The error for a record of another game than the one named.
pub(in crate::commands) fn other_game(file: &str, found: &str, wanted: &str) -> String {
    let args = [("file", file.into()), ("found", found.into()), ("wanted", wanted.into())];
    lang::error("other-game", &args)
}

/// Asks whether to resume an unfinished game.
fn resume_offered(game: &SavedGame, table: &AnyTable, lang: Lang) -> Result<bool> {
    let words = Words::new(lang);
    let args = [
        ("game", words.say(&format!("game-{}", table.kind().name()), &[]).into()),
        ("names", table.names().join(", ").into()),
        ("steps", table.steps().into()),
        ("date", date::utc(game.played_at).into()),
    ];
    let mut out = io::stdout().lock();
    writeln!(out, "{}", words.say("terminal-unfinished", &args)).with_context(no_output)?;
    loop {
        write!(out, "{} ", words.say("terminal-unfinished-ask", &[])).with_context(no_output)?;
        out.flush().with_context(no_output)?;
        let line = input::read_line(&mut io::stdin().lock(), MAX_INPUT);
        let said = match line.with_context(|| lang::error("cannot-read-input", &[]))? {
            None => return Ok(true),
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
            return Ok(true);
        }
        if is("no") {
            let said = words.say("terminal-unfinished-stays", &[]);
            writeln!(out, "{said}").with_context(no_output)?;
            return Ok(false);
        }
    }
}
