//! `mirabilia learn`: a guided first game, line by line.

use std::path::PathBuf;
use std::time::Duration;
use std::{fs, io};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use mirabilia_bots::BotKind;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_learn::lesson::{Lesson, Stage, stage};
use mirabilia_tui::plain::{InputReader, OutputConfig, Plain, SavePaths};
use mirabilia_tui::session::{Local, LuckSource, Player};
use mirabilia_words::Words;

use super::decide::{Decision, Desk, write};
use crate::lang::{LangOption, page_width};
use crate::learned::Learned;
use crate::{args, input, seed};

/// Learn a game in three minutes: a first game with a coach
///
/// The coach explains one idea a turn and answers any legal move. Answer with the number of a move; s
/// lets the coach play, b takes back, v shows the whole board, q leaves. The lesson resumes where you
/// left it. Afterwards you can play the rest of the game against an easy bot.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia learn duel\n  mirabilia learn wonders --lang fi\n  \
                        mirabilia learn dice --restart\n  mirabilia learn --script my-lesson.rec")]
pub struct Learn {
    /// Game
    #[arg(value_parser = args::game(), required_unless_present = "script")]
    game: Option<GameKind>,
    /// Start over instead of resuming
    #[arg(long)]
    restart: bool,
    /// A lesson of your own: a record with comments, see docs/lessons.md
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    script: Option<PathBuf>,
    #[command(flatten)]
    lang: LangOption,
}

/// Maximum length of an input line.
const MAX_INPUT: usize = 4096;

impl Learn {
    /// Runs the lesson until it or the input is over.
    pub fn run(&self) -> Result<()> {
        let words = self.lang.words();
        let text = match (&self.script, self.game) {
            (Some(path), _) => fs::read_to_string(path)
                .with_context(|| format!("cannot read {}", path.display()))?,
            (None, Some(kind)) => Lesson::first_game(kind).to_owned(),
            (None, None) => unreachable!("clap asks for one of them"),
        };
        let lesson =
            Lesson::read(&text).map_err(|error| anyhow!(words.tell(&error.told(&text), &[])))?;
        let is_shipped = self.script.is_none();
        let mut kept = Learned::read();
        let mut moves =
            if self.restart || !is_shipped { Vec::new() } else { kept.lesson(lesson.kind()) };
        // A script may have changed, and a lesson that is over starts again.
        let mut now = match stage(&lesson, &moves, false) {
            Ok(now) if !now.over => now,
            _ => {
                moves.clear();
                stage(&lesson, &moves, false).map_err(|error| anyhow!(error.to_string()))?
            }
        };
        let desk = Desk::new(&now.table, lesson.seat, &words);
        let game = words.say(&format!("game-{}", lesson.kind().name()), &[]);
        write("", &words.say("learn-title", &[("game", game.into())]))?;
        let about = if moves.is_empty() { "learn-about" } else { "learn-resumed" };
        write("", &words.say(about, &[("n", lesson.turns().into())]))?;
        loop {
            say(&desk, &now)?;
            if now.over {
                break;
            }
            let marked = now.expected.as_ref().map(|expected| expected.text.clone());
            let help = words.say("learn-ask", &[]);
            match desk.ask(&now.table, lesson.seat, marked.as_deref(), "sbvq", &help)? {
                Decision::Move(text) => moves.push(text),
                Decision::Letter('s') => moves.extend(marked),
                Decision::Letter('b') => {
                    moves.pop();
                }
                Decision::Letter('v') => {
                    desk.board(&now.table, lesson.seat)?;
                    continue;
                }
                Decision::Letter(_) | Decision::End => return Ok(()),
            }
            let fresh = moves.len() > now.moves.len();
            now = stage(&lesson, &moves, fresh).map_err(|error| anyhow!(error.to_string()))?;
            if is_shipped {
                kept.keep_lesson(lesson.kind(), &now.moves);
            }
        }
        if now.table.outcome().is_none() && goes_on(&words)? {
            return play_on(now.table, lesson.seat.index(), &self.lang, words);
        }
        Ok(())
    }
}

/// Writes what the coach answers, what happened, and what the coach says now.
fn say(desk: &Desk<'_>, now: &Stage) -> Result<()> {
    write("", "")?;
    if let Some(answer) = now.answer.as_ref().filter(|answer| !answer.say.is_empty()) {
        desk.say(if answer.expected { "✓ " } else { "· " }, &answer.say)?;
    }
    if !now.told.is_empty() {
        desk.say("  ", &now.told)?;
    }
    write("", "")?;
    if !now.over {
        let args = [("n", (now.turn + 1).into()), ("of", now.of.into())];
        write("", &desk.words.say("learn-turn", &args))?;
    }
    desk.say("", &now.say)?;
    if let Some(expected) = &now.expected {
        let told = desk.words.tell(&expected.told, &desk.names);
        write("→ ", &desk.words.say("learn-try", &[("move", told.into())]))?;
    }
    write("", "")
}

/// Plays the rest of a game against easy bots, line by line.
fn play_on(table: AnyTable, seat: usize, lang: &LangOption, words: Words) -> Result<()> {
    let player =
        |other: usize| if other == seat { Player::You } else { Player::Bot(BotKind::Easy) };
    let players = (0..usize::from(table.seats())).map(player).collect();
    let local = Local {
        table,
        players,
        luck: LuckSource::Seed(seed::fresh()?),
        thinking: Duration::from_millis(500),
        name: args::login_name(),
        lang: lang.lang(),
        autosaves: Vec::new(),
        pages: String::new(),
    };
    let config = OutputConfig {
        width: page_width(),
        is_terminal: io::IsTerminal::is_terminal(&io::stdout()),
        is_interactive: io::IsTerminal::is_terminal(&io::stdin()),
        save: SavePaths::default(),
    };
    let next = || input::read_line(&mut io::stdin().lock(), MAX_INPUT);
    let plain = Plain::new(local.start(), words, config, io::LineWriter::new(io::stdout()));
    plain.run(&InputReader::read(next), || false).map(|_| ())
}

/// Whether the person wants to play the rest.
fn goes_on(words: &Words) -> Result<bool> {
    write("", &words.say("learn-rest-ask", &[]))?;
    let line = input::read_line(&mut io::stdin().lock(), MAX_INPUT);
    let line = line.context("cannot read the input")?;
    Ok(matches!(line, Some(input::InputLine::Text(said)) if said.trim().is_empty()))
}
