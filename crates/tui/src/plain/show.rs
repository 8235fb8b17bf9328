//! Output of the plain mode: table, choices, log, hints, result, review.

use std::io::Write;

use anyhow::Result;
use mirabilia_protocol::Holder;

use super::{Left, Plain};
use crate::choices::{Choice, Way};
use crate::hint::{Hint, Review};
use crate::people;
use crate::phrases;
use crate::scene::Scene;
use crate::score;
use crate::session::Repeat;

impl<W: Write> Plain<W> {
    pub(super) fn greet(&mut self) -> Result<()> {
        let Some(moment) = &self.moment else { return Ok(()) };
        let game = match (&moment.scene, &moment.table) {
            (Some(scene), _) => scene.game.name(),
            (None, Some(table)) => &table.game,
            _ => return Ok(()),
        };
        let title = self.words.say(&format!("game-{game}"), &[]);
        let players = self.words.list(&self.names());
        let (local, steps) = (moment.table.is_none(), moment.scene.as_ref().map_or(0, |s| s.steps));
        let (watching, stand_in) = (
            moment.mine.is_empty() && moment.scene.is_some() && !local,
            moment.table.as_ref().is_some_and(|table| table.stand_in_boards),
        );
        self.say(&format!("{title}: {players}"))?;
        if stand_in {
            self.say_id("table-stand-in-boards")?;
        }
        if watching {
            self.say_id("table-watch-you")?;
        }
        if local {
            let known = self.ui.zip(self.scene());
            let notice = known.and_then(|(ui, scene)| ui.notice(scene, &self.words));
            if let Some(notice) = notice {
                self.say(&notice)?;
            }
            let save = self.config.save.clone();
            if let Some(old) = &save.moved_aside {
                self.say_whole("terminal-aside", &[("file", old.as_str().into())])?;
            }
            match (&save.record, &save.resume_command) {
                (Some(file), _) => {
                    self.say_whole("terminal-kept-in", &[("file", file.as_str().into())])?;
                }
                (None, Some(_)) => self.say_id("terminal-kept")?,
                // A finished game that is only shown again need not be saved.
                (None, None) if self.scene().is_some_and(|scene| scene.ending.is_some()) => {}
                (None, None) => {
                    let said = save.not_saved("terminal-not-kept", &self.words);
                    self.say(&said)?;
                }
            }
            if save.resumed || self.resumed() {
                self.say_with("terminal-goes-on", &[("steps", steps.into())])?;
            }
        }
        if self.moment.as_ref().is_some_and(|moment| !moment.mine.is_empty()) {
            self.say_id("terminal-type")?;
        }
        self.begin_telling();
        Ok(())
    }

    /// Whether the game was under way when the player joined.
    fn resumed(&self) -> bool {
        self.scene().is_some_and(|scene| scene.begun)
    }

    /// Marks the log as heard if the player joins a running game.
    fn begin_telling(&mut self) {
        let Some(moment) = &self.moment else { return };
        let Some(scene) = &moment.scene else { return };
        if self.resumed() {
            let told = scene.told.len();
            let eyes = moment.mine.iter().map(|seat| Some(*seat)).chain([None]);
            self.told.extend(eyes.map(|eyes| (eyes, told)).collect::<Vec<_>>());
        }
    }

    /// Tells the viewer what happened since they were last told.
    pub(super) fn catch_up(&mut self, scene: &Scene) -> Result<()> {
        let eyes = self.told_to(scene);
        let from = self.told.get(&eyes).copied().unwrap_or(0).min(scene.told.len());
        let until = phrases::settled(&scene.told).max(from);
        self.told.insert(eyes, until);
        // Steps that were taken back are told again when they are repeated.
        self.told.values_mut().for_each(|told| *told = (*told).min(scene.told.len()));
        let log = phrases::steps(scene, &self.words);
        let mut told: Vec<String> = log[from..until].iter().flatten().cloned().collect();
        if !told.is_empty() {
            told.extend(phrases::news(scene, &self.words));
            self.break_prompt()?;
        }
        told.iter().try_for_each(|said| self.say_after("  ", said))
    }

    /// The viewer whose log position counts; `None` where all viewers see the same.
    pub(super) fn told_to(&self, scene: &Scene) -> Option<u8> {
        let cover = self.moment.as_ref().is_some_and(|moment| moment.needs_cover());
        if cover { scene.seat } else { None }
    }

    /// Shows the table and all choices.
    pub(super) fn show_table(&mut self) -> Result<()> {
        let (Some(ui), Some(scene)) = (self.ui, self.scene().cloned()) else { return Ok(()) };
        let title = self.words.say("terminal-table", &[]);
        self.heading(&format!("{title}: {}", phrases::chapter(&scene, &self.words)))?;
        for line in ui.describe(&scene, &self.words) {
            let indent = line.len() - line.trim_start().len();
            self.say_after(&" ".repeat(indent), line.trim_start())?;
        }
        self.show_choices()
    }

    /// Shows where the game stands and the choices, on every turn but the first.
    pub(super) fn show_turn(&mut self) -> Result<()> {
        let (Some(ui), Some(scene)) = (self.ui, self.scene().cloned()) else { return Ok(()) };
        self.say_line("")?;
        for line in ui.standing(&scene, &self.words) {
            self.say(&line)?;
        }
        self.show_choices()
    }

    /// Shows the decision with numbered ways.
    pub(super) fn show_choices(&mut self) -> Result<()> {
        let Some(scene) = self.scene().cloned() else { return Ok(()) };
        self.say_line("")?;
        if !scene.decides() {
            let status = people::status(&scene, &self.words);
            return self.say(&status);
        }
        let task = phrases::task(&scene, &self.words);
        let name = scene.seat.and_then(|seat| scene.players.get(usize::from(seat)));
        let name = name.map_or_else(String::new, |badge| badge.name.clone());
        self.say(&format!("{name}: {task}"))?;
        let mut number = 0;
        for choice in self.choices.clone() {
            let possible = choice.ways.iter().filter(|way| way.is_open);
            if possible.clone().next().is_none() {
                continue;
            }
            self.say_after(" ", &choice.title)?;
            for way in possible {
                number += 1;
                self.say_after(&format!("{number:>4}  "), &told(way))?;
            }
        }
        Ok(())
    }

    /// Shows what is not possible now, and why.
    pub(super) fn show_why(&mut self) -> Result<()> {
        let mut found = false;
        for choice in self.choices.clone() {
            let not = choice.ways.iter().filter(|way| !way.is_open);
            if not.clone().next().is_some() {
                found = true;
                self.say_after(" ", &choice.title)?;
            }
            for way in not {
                self.say_after("   –  ", &told(way))?;
            }
        }
        if found { Ok(()) } else { self.say_id("terminal-all-possible") }
    }

    /// The playable moves by number, in record notation.
    pub(super) fn numbered(&self) -> Vec<String> {
        let ways = self.choices.iter().flat_map(|choice: &Choice| &choice.ways);
        ways.filter_map(|way| way.playable().map(str::to_owned)).collect()
    }

    pub(super) fn show_waiting(&mut self) -> Result<()> {
        let Some(moment) = self.moment.clone() else { return Ok(()) };
        let Some(table) = &moment.table else { return Ok(()) };
        let names = people::seat_names(table, &self.words);
        let open = table.seats.iter().filter(|seat| seat.holder == Holder::Open).count();
        match open {
            0 => self.say_id("table-ready-title")?,
            n => self.say_with("table-waiting-title", &[("n", n.into())])?,
        }
        for (seat, name) in names.iter().enumerate() {
            let you = if moment.mine.contains(&(seat as u8)) { "table-you" } else { "" };
            let you = if you.is_empty() {
                String::new()
            } else {
                format!(" ({})", self.words.say(you, &[]))
            };
            self.say_after(&format!("{:>4}  ", seat + 1), &format!("{name}{you}"))?;
        }
        self.say_id(match (moment.host, open) {
            (true, 0) => "terminal-host-start",
            (true, _) => "terminal-host-bots",
            (false, _) => "terminal-wait",
        })
    }

    pub(super) fn tell_hint(&mut self, hint: &Hint) -> Result<()> {
        self.say_id(if hint.exact { "terminal-hint-exact" } else { "terminal-hint" })?;
        let numbers = self.numbered();
        for line in phrases::hint(hint, &self.names(), &self.words, phrases::HINTS) {
            let number = numbers.iter().position(|text| *text == line.text);
            let head = number.map_or_else(|| "      ".to_owned(), |n| format!("{:>4}  ", n + 1));
            self.say_after(&head, &format!("{} {}", line.chance, line.said))?;
            for reason in &line.reasons {
                self.say_after("        ", reason)?;
            }
        }
        Ok(())
    }

    pub(super) fn show_score(&mut self) -> Result<()> {
        let Some(scene) = self.scene().cloned() else { return Ok(()) };
        let scores = score::standing(&scene);
        let names = scene.names();
        for line in score::table(scene.game, &names, &scores, &self.words, self.config.width) {
            self.say_line(line.trim_end())?;
        }
        Ok(())
    }

    pub(super) fn show_log(&mut self) -> Result<()> {
        let Some(scene) = self.scene().cloned() else { return Ok(()) };
        let told = phrases::log(&scene, &self.words);
        if told.is_empty() {
            return self.say_id("log-empty");
        }
        told.iter().try_for_each(|line| self.say_after("  ", line))
    }

    pub(super) fn finish(&mut self) -> Result<()> {
        let Some(scene) = self.scene().cloned() else { return Ok(()) };
        self.break_prompt()?;
        self.uncover_end(&scene)?;
        let title = self.words.say("terminal-end", &[]);
        self.heading(&title)?;
        self.show_score()?;
        self.say_line("")?;
        if let Some(ending) = &scene.ending {
            let verdict = format!(
                "{}. {}",
                people::winner(&scene, ending, &self.words),
                people::how(ending, &self.words)
            );
            self.say(&verdict)?;
        }
        if self.is_local()
            && let Some(said) = self.config.save.finished(&self.words)
        {
            self.say_line(&said)?;
        }
        if self.config.is_interactive || !self.nobody_plays() {
            self.say_id(match self.repeat() {
                _ if !self.is_local() => "terminal-over-again",
                Some(Repeat { link: Some(_) }) => "terminal-over-deal-link",
                Some(Repeat { link: None }) => "terminal-over-deal",
                None => "terminal-over",
            })?;
        }
        Ok(())
    }

    pub(super) fn tell_review(&mut self, review: &Review) -> Result<()> {
        let names = self.names();
        let title = self.words.say("review-title", &[]);
        self.heading(&title)?;
        let curve = self.config.width.saturating_sub(30).clamp(10, 60);
        for line in phrases::summary(review, &names, &self.words, curve) {
            self.say_line(&line)?;
        }
        self.say_line("")?;
        for line in phrases::decisions(review, &names, &self.words) {
            self.say_after("  ", &line.said)?;
            for more in &line.more {
                self.say_after("      ", more)?;
            }
        }
        Ok(())
    }

    /// Says how to resume a game that the player leaves before its end.
    pub(super) fn leave(&mut self) -> Result<Left> {
        self.tell_way_back().map(|()| Left::Done)
    }

    fn tell_way_back(&mut self) -> Result<()> {
        let Some(moment) = self.moment.clone() else { return Ok(()) };
        if self.ended || self.nobody_plays() {
            return Ok(());
        }
        let Some(scene) = &moment.scene else { return Ok(()) };
        let thinking = scene.players.iter().filter(|badge| badge.thinking);
        let thinking: Vec<String> = thinking.map(|badge| badge.name.clone()).collect();
        let names = self.words.list(&thinking);
        let chapter = phrases::chapter(scene, &self.words);
        let args =
            [("chapter", chapter.into()), ("steps", scene.steps.into()), ("names", names.into())];
        self.say_with("terminal-stops", &args)?;
        if moment.table.is_some() {
            return self.say_id("terminal-come-back");
        }
        if let Some(command) = self.config.save.resume_command.clone() {
            self.say_whole("terminal-go-on", &[("command", command.into())])
        } else {
            let said = self.config.save.not_saved("terminal-was-not-kept", &self.words);
            self.say(&said)
        }
    }
}

/// A way with its consequences on one line.
fn told(way: &Way) -> String {
    let parts = std::iter::once(&way.label).chain(&way.after);
    parts.map(|part| part.trim_end_matches('.')).collect::<Vec<_>>().join("; ")
}
