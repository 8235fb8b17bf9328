//! The commands of the plain mode.

use std::io::Write;
use std::ops::ControlFlow;

use anyhow::Result;
use mirabilia_words::rules::Found;

use super::{ExpectedReply, InputLine, Left, Pending, Plain};
use crate::lookup::{self, MoveMatch};
use crate::session::{Repeat, UserCommand};
use crate::text::{brief, padded, width};

/// The commands in English. Each language has its own words besides these.
const WORDS: [&str; 20] = [
    "card", "rule", "table", "why", "score", "log", "hint", "undo", "review", "say", "chat", "yes",
    "no", "sit", "start", "bots", "again", "link", "help", "quit",
];

/// The commands that exist only at a server's table.
const ELSEWHERE: [&str; 7] = ["say", "chat", "yes", "no", "sit", "start", "bots"];

/// The command that exists only on this machine.
const HERE: &str = "link";

/// How many matching sections of the rules are shown in full.
const SECTIONS: usize = 3;

impl<W: Write> Plain<W> {
    pub(super) fn handle_line(&mut self, line: InputLine) -> Result<ControlFlow<Left>> {
        let said = match line {
            InputLine::Text(said) => said,
            InputLine::TooLong => {
                self.say_id("terminal-too-long")?;
                return Ok(ControlFlow::Continue(()));
            }
            InputLine::NotUtf8 => {
                self.say_id("terminal-not-text")?;
                return Ok(ControlFlow::Continue(()));
            }
        };
        let said = said.trim();
        if let Some(Pending::Cover(seat)) = self.asked {
            return self.handle_at_cover(seat, said);
        }
        let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
        let Some(word) = self.command(first) else { return self.choose(said) };
        self.obey(word, rest.trim(), said)
    }

    /// The command for a word, in English or in the player's language.
    fn command(&self, first: &str) -> Option<&'static str> {
        let first = first.to_lowercase();
        match &*first {
            "?" => return Some("help"),
            "exit" => return Some("quit"),
            _ => {}
        }
        let own = |word: &str| self.words.say(&format!("terminal-word-{word}"), &[]);
        WORDS.into_iter().find(|word| *word == first || own(word) == first)
    }

    fn handle_at_cover(&mut self, seat: u8, said: &str) -> Result<ControlFlow<Left>> {
        match self.command(said) {
            Some("quit") => Ok(ControlFlow::Break(Left::Done)),
            Some("undo") => {
                self.send(UserCommand::Undo, Some(ExpectedReply::Undo));
                Ok(ControlFlow::Continue(()))
            }
            _ => {
                self.uncover(seat)?;
                Ok(ControlFlow::Continue(()))
            }
        }
    }

    fn obey(&mut self, word: &'static str, rest: &str, said: &str) -> Result<ControlFlow<Left>> {
        // Most commands take no argument; a longer line is a move.
        let alone = rest.is_empty() || matches!(word, "card" | "rule" | "say");
        let elsewhere = if self.is_local() { ELSEWHERE.contains(&word) } else { word == HERE };
        if !alone || elsewhere {
            return self.choose(said);
        }
        match word {
            "help" => self.help()?,
            "table" => match self.scene() {
                Some(_) => self.show_table()?,
                None => self.show_waiting()?,
            },
            "why" => self.show_why()?,
            "score" => self.show_score()?,
            "log" => self.show_log()?,
            "card" => self.card(rest)?,
            "rule" => self.rule(rest)?,
            "hint" if self.due().is_none() => self.say_id("hint-not-now")?,
            "hint" => self.ask_hint()?,
            "undo" => self.undo(),
            "review" if self.ended => self.send(UserCommand::Review, Some(ExpectedReply::Review)),
            "review" => self.say_id("refusal-table-not-over")?,
            "say" => self.send(UserCommand::Say(rest.to_owned()), None),
            "chat" => self.show_chat()?,
            "yes" => self.send(UserCommand::Answer { yes: true }, None),
            "no" => self.send(UserCommand::Answer { yes: false }, None),
            "sit" => self.send(UserCommand::Sit, None),
            "start" => self.send(UserCommand::Start, None),
            "bots" => self.send(UserCommand::Bots, None),
            "again" if self.repeat().is_some() => return Ok(ControlFlow::Break(Left::Again)),
            "link" if self.link().is_some() => {
                let link = self.link().unwrap_or_default();
                self.say_id("terminal-link")?;
                self.say_line(&link)?;
            }
            "again" if self.is_local() => self.say_id("terminal-no-deal")?,
            "link" => self.say_id("terminal-no-deal")?,
            "again" => {
                self.send(UserCommand::Again, None);
                (self.ended, self.asked) = (false, None);
                self.told.clear();
            }
            _ => return Ok(ControlFlow::Break(Left::Done)),
        }
        Ok(ControlFlow::Continue(()))
    }

    /// The same deal once more, if the game is over.
    pub(super) fn repeat(&self) -> Option<&Repeat> {
        self.moment.as_ref().and_then(|moment| moment.repeat.as_ref())
    }

    fn link(&self) -> Option<String> {
        self.repeat().and_then(|repeat| repeat.link.clone())
    }

    fn ask_hint(&mut self) -> Result<()> {
        if let Some(hint) = self.scene().and_then(|scene| scene.hint.clone()) {
            return self.tell_hint(&hint);
        }
        self.send(UserCommand::Hint, Some(ExpectedReply::Hint));
        Ok(())
    }

    fn undo(&mut self) {
        let chosen = self.scene().filter(|scene| scene.chosen.is_some());
        let seat = chosen.and_then(|scene| scene.seat).filter(|_| !self.is_local());
        match seat {
            Some(seat) => self.send(UserCommand::Withdraw { seat }, None),
            None => self.send(UserCommand::Undo, Some(ExpectedReply::Undo)),
        }
    }

    fn show_chat(&mut self) -> Result<()> {
        let chat = self.moment.as_ref().map_or_else(Vec::new, |moment| moment.chat.clone());
        if chat.is_empty() {
            return self.say_id("chat-empty");
        }
        for line in chat {
            let (name, text) =
                (crate::text::harmless(&line.name), crate::text::harmless(&line.text));
            self.say_with("log-said", &[("name", name.into()), ("text", text.into())])?;
        }
        Ok(())
    }

    /// Plays a choice by its number, or a move by its text.
    fn choose(&mut self, said: &str) -> Result<ControlFlow<Left>> {
        let (Some(seat), Some(ui), Some(scene)) = (self.due(), self.ui, self.scene().cloned())
        else {
            // A script may send more lines after the game is over. The prompt still stands then.
            if self.config.is_interactive {
                let not_now = if self.ended { "refusal-table-over" } else { "terminal-not-now" };
                self.say_id(not_now)?;
            } else {
                self.prompted = true;
            }
            return Ok(ControlFlow::Continue(()));
        };
        let numbers = self.numbered();
        let most = numbers.len();
        if said.is_empty() {
            self.say_with("terminal-type-number", &[("most", most.into())])?;
            return Ok(ControlFlow::Continue(()));
        }
        if said.bytes().all(|byte| byte.is_ascii_digit()) {
            let text = said.parse::<usize>().ok().and_then(|n| numbers.get(n.wrapping_sub(1)));
            if let Some(text) = text.cloned() {
                self.play(seat, scene.steps, text);
            } else {
                let args = [("number", brief(said).into()), ("most", most.into())];
                self.say_with("terminal-no-choice", &args)?;
            }
            return Ok(ControlFlow::Continue(()));
        }
        match lookup::match_move(ui, &self.words, &scene, &self.choices, said) {
            MoveMatch::Unique(text) => self.play(seat, scene.steps, text),
            MoveMatch::Ambiguous(texts) => {
                let texts: Vec<String> = texts.iter().map(|text| format!("“{text}”")).collect();
                self.say_with("terminal-several", &[("moves", texts.join(", ").into())])?;
            }
            MoveMatch::Refused(reasons) => {
                for reason in reasons {
                    self.say(&reason)?;
                }
            }
            MoveMatch::Unknown(written) if written.is_empty() => {
                self.say_id("terminal-not-understood")?;
            }
            // Let the rules say why not.
            MoveMatch::Unknown(written) => self.play(seat, scene.steps, written),
        }
        Ok(ControlFlow::Continue(()))
    }

    fn play(&mut self, seat: u8, steps: u32, text: String) {
        self.send(UserCommand::Move { seat, text }, Some(ExpectedReply::Move { steps }));
    }

    fn card(&mut self, name: &str) -> Result<()> {
        let Some(ui) = self.ui else { return Ok(()) };
        if name.is_empty() {
            return self.say_id("terminal-which-card");
        }
        match lookup::find_item(ui, &self.words, name) {
            Ok(id) => {
                let lines = ui.explain(&id, self.scene(), &self.words).unwrap_or_default();
                lines.iter().try_for_each(|line| self.say_after("  ", line))
            }
            Err(near) if near.is_empty() => {
                self.say_with("terminal-no-thing", &[("name", brief(name).into())])
            }
            Err(near) => {
                let args = [("name", brief(name).into()), ("near", near.join(", ").into())];
                self.say_with("terminal-near", &args)
            }
        }
    }

    fn rule(&mut self, term: &str) -> Result<()> {
        let Some(scene) = self.scene() else { return Ok(()) };
        let Some(rules) = lookup::rules(scene.game, &self.words) else { return Ok(()) };
        if term.is_empty() {
            self.say_id("terminal-which-rule")?;
            let titles: Vec<String> = rules.sections.iter().map(|s| s.title.clone()).collect();
            return self.say_after("  ", &titles.join(", "));
        }
        match rules.find(term) {
            Found::This(section) => self.tell_section(&lookup::section(section)),
            Found::These(sections) => {
                for section in sections.iter().take(SECTIONS) {
                    self.tell_section(&lookup::section(section))?;
                }
                let rest: Vec<String> =
                    sections.iter().skip(SECTIONS).map(|section| section.title.clone()).collect();
                if rest.is_empty() {
                    return Ok(());
                }
                self.say_with("terminal-rules-also", &[("ids", rest.join(", ").into())])
            }
            Found::Near(near) if near.is_empty() => {
                self.say_with("terminal-no-rule", &[("name", brief(term).into())])
            }
            Found::Near(near) => {
                let args = [("name", brief(term).into()), ("near", near.join(", ").into())];
                self.say_with("terminal-near", &args)
            }
        }
    }

    fn tell_section(&mut self, lines: &[String]) -> Result<()> {
        for (at, line) in lines.iter().enumerate() {
            self.say_after(if at == 0 { "" } else { "  " }, line)?;
        }
        Ok(())
    }

    fn help(&mut self) -> Result<()> {
        let mut rows: Vec<(String, String)> = ["number", "move"]
            .map(|word| {
                let say = |kind: &str| self.words.say(&format!("terminal-{kind}-{word}"), &[]);
                (say("word"), say("about"))
            })
            .to_vec();
        let local = self.is_local();
        let fits = |word: &&str| if local { !ELSEWHERE.contains(word) } else { *word != HERE };
        for word in WORDS.into_iter().filter(fits) {
            let mut typed = self.words.say(&format!("terminal-word-{word}"), &[]);
            if let "card" | "rule" | "say" = word {
                let what = self.words.say(&format!("terminal-what-{word}"), &[]);
                typed = format!("{typed} {what}");
            }
            let about = if local && word == "again" { "deal" } else { word };
            rows.push((typed, self.words.say(&format!("terminal-about-{about}"), &[])));
        }
        let widest = rows.iter().map(|(typed, _)| width(typed)).max().unwrap_or(0);
        for (typed, about) in rows {
            self.say_after(&format!("  {}  ", padded(&typed, widest)), &about)?;
        }
        Ok(())
    }
}
