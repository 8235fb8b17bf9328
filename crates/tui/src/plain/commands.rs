//! What one can type, and what it does.

use std::io::Write;

use anyhow::Result;
use mirabilia_words::rules::Found;

use super::{Awaited, Next, Plain, Question, Typed};
use crate::lookup::{self, Meant};
use crate::session::Ask;
use crate::text::{brief, padded, width};

/// Words that can be typed, as they are in English; every language has its own beside them.
const WORDS: [&str; 19] = [
    "card", "rule", "table", "why", "score", "log", "hint", "undo", "review", "say", "chat", "yes",
    "no", "sit", "start", "bots", "again", "help", "quit",
];

/// Those that only a table at a server has.
const ELSEWHERE: [&str; 8] = ["say", "chat", "yes", "no", "sit", "start", "bots", "again"];

/// So many sections of the rules are told whole.
const SECTIONS: usize = 3;

impl<W: Write> Plain<W> {
    pub(super) fn hear_line(&mut self, line: Typed) -> Result<Next> {
        let said = match line {
            Typed::Text(said) => said,
            Typed::TooLong => {
                self.say_id("terminal-too-long")?;
                return Ok(Next::Stay);
            }
            Typed::NotText => {
                self.say_id("terminal-not-text")?;
                return Ok(Next::Stay);
            }
        };
        let said = said.trim();
        if let Some(Question::Curtain(seat)) = self.asked {
            return self.hear_at_curtain(seat, said);
        }
        let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
        let Some(word) = self.command(first) else { return self.choose(said) };
        self.obey(word, rest.trim(), said)
    }

    /// The command that a word stands for, in English or in the language of the screen.
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

    fn hear_at_curtain(&mut self, seat: u8, said: &str) -> Result<Next> {
        match self.command(said) {
            Some("quit") => Ok(Next::Leave),
            Some("undo") => {
                self.send(Ask::Undo, Some(Awaited::Undo));
                Ok(Next::Stay)
            }
            _ => {
                self.uncover(seat)?;
                Ok(Next::Stay)
            }
        }
    }

    fn obey(&mut self, word: &'static str, rest: &str, said: &str) -> Result<Next> {
        // Most words stand alone; with more behind them they are something else.
        let alone = rest.is_empty() || matches!(word, "card" | "rule" | "say");
        if !alone || (self.is_local() && ELSEWHERE.contains(&word)) {
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
            "review" if self.ended => self.send(Ask::Review, Some(Awaited::Review)),
            "review" => self.say_id("refusal-table-not-over")?,
            "say" => self.send(Ask::Say(rest.to_owned()), None),
            "chat" => self.show_chat()?,
            "yes" => self.send(Ask::Answer { yes: true }, None),
            "no" => self.send(Ask::Answer { yes: false }, None),
            "sit" => self.send(Ask::Sit, None),
            "start" => self.send(Ask::Start, None),
            "bots" => self.send(Ask::Bots, None),
            "again" => {
                self.send(Ask::Again, None);
                (self.ended, self.asked) = (false, None);
                self.told.clear();
            }
            _ => return Ok(Next::Leave),
        }
        Ok(Next::Stay)
    }

    fn ask_hint(&mut self) -> Result<()> {
        if let Some(hint) = self.scene().and_then(|scene| scene.hint.clone()) {
            return self.tell_hint(&hint);
        }
        self.send(Ask::Hint, Some(Awaited::Hint));
        Ok(())
    }

    fn undo(&mut self) {
        let chosen = self.scene().filter(|scene| scene.view.chosen.is_some());
        let seat = chosen.and_then(|scene| scene.view.seat).filter(|_| !self.is_local());
        match seat {
            Some(seat) => self.send(Ask::Withdraw { seat }, None),
            None => self.send(Ask::Undo, Some(Awaited::Undo)),
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

    /// Plays what was typed: a number, or a move by its words.
    fn choose(&mut self, said: &str) -> Result<Next> {
        let (Some(seat), Some(room), Some(scene)) = (self.due(), self.room, self.scene().cloned())
        else {
            // A script goes on typing when the game is over; nobody listens.
            if self.manner.is_typed {
                let not_now = if self.ended { "refusal-table-over" } else { "terminal-not-now" };
                self.say_id(not_now)?;
            }
            return Ok(Next::Stay);
        };
        let numbers = self.numbered();
        let most = numbers.len();
        if said.is_empty() {
            self.say_with("terminal-type-number", &[("most", most.into())])?;
            return Ok(Next::Stay);
        }
        if said.bytes().all(|byte| byte.is_ascii_digit()) {
            let text = said.parse::<usize>().ok().and_then(|n| numbers.get(n.wrapping_sub(1)));
            if let Some(text) = text.cloned() {
                self.play(seat, scene.steps, text);
            } else {
                let args = [("number", brief(said).into()), ("most", most.into())];
                self.say_with("terminal-no-choice", &args)?;
            }
            return Ok(Next::Stay);
        }
        match lookup::meant(room, &self.words, &scene, &self.choices, said) {
            Meant::One(text) => self.play(seat, scene.steps, text),
            Meant::Several(texts) => {
                let texts: Vec<String> = texts.iter().map(|text| format!("“{text}”")).collect();
                self.say_with("terminal-several", &[("moves", texts.join(", ").into())])?;
            }
            Meant::NotNow(reasons) => {
                for reason in reasons {
                    self.say(&reason)?;
                }
            }
            Meant::Other(written) if written.is_empty() => {
                self.say_id("terminal-not-understood")?;
            }
            // The rules know why not.
            Meant::Other(written) => self.play(seat, scene.steps, written),
        }
        Ok(Next::Stay)
    }

    fn play(&mut self, seat: u8, steps: u32, text: String) {
        self.send(Ask::Move { seat, text }, Some(Awaited::Move { steps }));
    }

    fn card(&mut self, name: &str) -> Result<()> {
        let Some(room) = self.room else { return Ok(()) };
        if name.is_empty() {
            return self.say_id("terminal-which-card");
        }
        match lookup::thing(room, &self.words, name) {
            Ok(id) => {
                let lines = room.explain(&id, self.scene(), &self.words).unwrap_or_default();
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
        for word in WORDS.into_iter().filter(|word| !local || !ELSEWHERE.contains(word)) {
            let mut typed = self.words.say(&format!("terminal-word-{word}"), &[]);
            if let "card" | "rule" | "say" = word {
                let what = self.words.say(&format!("terminal-what-{word}"), &[]);
                typed = format!("{typed} {what}");
            }
            rows.push((typed, self.words.say(&format!("terminal-about-{word}"), &[])));
        }
        let widest = rows.iter().map(|(typed, _)| width(typed)).max().unwrap_or(0);
        for (typed, about) in rows {
            self.say_after(&format!("  {}  ", padded(&typed, widest)), &about)?;
        }
        Ok(())
    }
}
