//! What is shown: the table, the choices, the news, hints, the end, the review.

use std::io::Write;

use anyhow::Result;
use mirabilia_protocol::Holder;

use super::Plain;
use crate::hint::{Hint, Review};
use crate::lines;
use crate::people;
use crate::room::{Choice, Way};
use crate::scene::Scene;
use crate::score;

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
            let known = self.room.zip(self.scene());
            let notice = known.and_then(|(room, scene)| room.notice(scene, &self.words));
            if let Some(notice) = notice {
                self.say(&notice)?;
            }
            let papers = self.manner.papers.clone();
            if let Some(old) = papers.aside {
                self.say_whole("terminal-aside", &[("file", old.into())])?;
            }
            match (papers.record, papers.go_on) {
                (Some(file), _) => self.say_whole("terminal-kept-in", &[("file", file.into())])?,
                (None, Some(_)) => self.say_id("terminal-kept")?,
                (None, None) => self.say_id("terminal-not-kept")?,
            }
            if papers.begun || self.resumed() {
                self.say_with("terminal-goes-on", &[("steps", steps.into())])?;
            }
        }
        if self.moment.as_ref().is_some_and(|moment| !moment.mine.is_empty()) {
            self.say_id("terminal-type")?;
        }
        self.begin_telling();
        Ok(())
    }

    /// Somebody has decided something already: the game is not new.
    fn resumed(&self) -> bool {
        let is_move = |line: &String| line.starts_with(|first: char| first.is_ascii_digit());
        self.scene().is_some_and(|scene| scene.log.iter().any(is_move))
    }

    /// What happened before one came is in the log; of a new game everything is told.
    fn begin_telling(&mut self) {
        let Some(moment) = &self.moment else { return };
        let Some(scene) = &moment.scene else { return };
        if self.resumed() {
            let told = scene.log.len();
            let eyes = moment.mine.iter().map(|seat| Some(*seat)).chain([None]);
            self.told.extend(eyes.map(|eyes| (eyes, told)).collect::<Vec<_>>());
        }
    }

    /// Tells what happened since the one who looks was told last.
    pub(super) fn catch_up(&mut self, scene: &Scene) -> Result<()> {
        let eyes = self.told_to(scene);
        let from = self.told.get(&eyes).copied().unwrap_or(0).min(scene.log.len());
        let until = lines::settled(&scene.log).max(from);
        self.told.insert(eyes, until);
        // What was taken back is told again to everybody when it happens again.
        self.told.values_mut().for_each(|told| *told = (*told).min(scene.log.len()));
        let names = people::names(scene);
        let Some(room) = self.room else { return Ok(()) };
        let steps = scene.log[from..until].iter();
        let mut told: Vec<String> =
            steps.filter_map(|line| room.tell_step(line, &names, &self.words)).collect();
        if !told.is_empty() {
            told.extend(room.aftermath(scene, &self.words));
            self.break_prompt()?;
        }
        told.iter().try_for_each(|said| self.say_after("  ", said))
    }

    /// Where everybody sees the same, everybody was told together.
    pub(super) fn told_to(&self, scene: &Scene) -> Option<u8> {
        let curtain = self.moment.as_ref().is_some_and(|moment| moment.needs_curtain());
        if curtain { scene.view.seat } else { None }
    }

    /// The table and everything one could do, also what is not possible and why.
    pub(super) fn show_table(&mut self) -> Result<()> {
        let (Some(room), Some(scene)) = (self.room, self.scene().cloned()) else { return Ok(()) };
        let title = self.words.say("terminal-table", &[]);
        self.heading(&format!("{title}: {}", room.chapter(&scene, &self.words)))?;
        for line in room.describe(&scene, &self.words) {
            let indent = line.len() - line.trim_start().len();
            self.say_after(&" ".repeat(indent), line.trim_start())?;
        }
        self.show_choices()
    }

    /// A turn that comes after others: where the game stands now, and the choices.
    pub(super) fn show_turn(&mut self) -> Result<()> {
        let (Some(room), Some(scene)) = (self.room, self.scene().cloned()) else { return Ok(()) };
        self.say_line("")?;
        for line in room.standing(&scene, &self.words) {
            self.say(&line)?;
        }
        self.show_choices()
    }

    /// What is to be decided, with a number for each way to do so.
    pub(super) fn show_choices(&mut self) -> Result<()> {
        let (Some(room), Some(scene)) = (self.room, self.scene().cloned()) else { return Ok(()) };
        self.say_line("")?;
        if scene.view.legal.is_empty() {
            let status = people::status(&scene, &self.words);
            return self.say(&status);
        }
        let task = room.task(&scene, &self.words);
        let name = scene.view.seat.and_then(|seat| scene.faces.get(usize::from(seat)));
        let name = name.map_or_else(String::new, |face| face.name.clone());
        self.say(&format!("{name}: {task}"))?;
        let mut number = 0;
        for choice in self.choices.clone() {
            let possible = choice.ways.iter().filter(|way| way.text.is_some());
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

    /// What is not possible now, and why.
    pub(super) fn show_why(&mut self) -> Result<()> {
        let mut found = false;
        for choice in self.choices.clone() {
            let not = choice.ways.iter().filter(|way| way.text.is_none());
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

    /// The moves by their numbers, as records write them.
    pub(super) fn numbered(&self) -> Vec<String> {
        let ways = self.choices.iter().flat_map(|choice: &Choice| &choice.ways);
        ways.filter_map(|way| way.text.clone()).collect()
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
        let Some(room) = self.room else { return Ok(()) };
        self.say_id(if hint.exact { "terminal-hint-exact" } else { "terminal-hint" })?;
        let numbers = self.numbered();
        for line in lines::hint(hint, room, &self.names(), &self.words, lines::HINTS) {
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
        let (Some(room), Some(scene)) = (self.room, self.scene().cloned()) else { return Ok(()) };
        let scores = score::standing(&scene);
        let names = people::names(&scene);
        for line in score::table(room, &names, &scores, &self.words, self.manner.page) {
            self.say_line(line.trim_end())?;
        }
        Ok(())
    }

    pub(super) fn show_log(&mut self) -> Result<()> {
        let (Some(room), Some(scene)) = (self.room, self.scene().cloned()) else { return Ok(()) };
        let names = people::names(&scene);
        let told = lines::log(&scene, room, &names, &self.words);
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
        if let Some(file) = self.manner.papers.record.clone() {
            self.say_whole("terminal-record-in", &[("file", file.into())])?;
        }
        if self.manner.is_typed {
            self.say_id(if self.is_local() { "terminal-over" } else { "terminal-over-again" })?;
        }
        Ok(())
    }

    pub(super) fn tell_review(&mut self, review: &Review) -> Result<()> {
        let (Some(room), Some(scene)) = (self.room, self.scene().cloned()) else { return Ok(()) };
        let title = self.words.say("review-title", &[]);
        self.heading(&title)?;
        let names = people::names(&scene);
        let curve = self.manner.page.saturating_sub(30).clamp(10, 60);
        for line in lines::summary(review, &names, &self.words, curve) {
            self.say_line(&line)?;
        }
        self.say_line("")?;
        for line in lines::decisions(review, room, &names, &self.words) {
            self.say_after("  ", &line.said)?;
            for more in &line.more {
                self.say_after("      ", more)?;
            }
        }
        Ok(())
    }

    /// Somebody left before the end.
    pub(super) fn leave(&mut self) -> Result<()> {
        let Some(moment) = self.moment.clone() else { return Ok(()) };
        if self.ended || self.nobody_plays() {
            return Ok(());
        }
        let Some(scene) = &moment.scene else { return Ok(()) };
        let thinking = scene.faces.iter().filter(|face| face.thinking);
        let thinking: Vec<String> = thinking.map(|face| face.name.clone()).collect();
        let names = self.words.list(&thinking);
        let chapter = self.room.map_or_else(String::new, |room| room.chapter(scene, &self.words));
        let args =
            [("chapter", chapter.into()), ("steps", scene.steps.into()), ("names", names.into())];
        self.say_with("terminal-stops", &args)?;
        if moment.table.is_some() {
            return self.say_id("terminal-come-back");
        }
        match self.manner.papers.go_on.clone() {
            Some(command) => self.say_whole("terminal-go-on", &[("command", command.into())]),
            None => self.say_id("terminal-was-not-kept"),
        }
    }
}

/// A way with what follows from it, in one line.
fn told(way: &Way) -> String {
    let parts = std::iter::once(&way.label).chain(&way.after);
    parts.map(|part| part.trim_end_matches('.')).collect::<Vec<_>>().join("; ")
}
