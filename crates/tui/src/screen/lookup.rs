//! Looking up a card or a rule while the player types.

use mirabilia_words::rules::fold;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

use super::app::{App, Panel};
use crate::draw::Ink;
use crate::lookup;
use crate::text::{cut, padded};

/// A search result.
#[derive(Clone, PartialEq, Eq, Debug)]
enum SearchHit {
    Thing(String),
    Section(String),
}

/// The search results for the typed text.
#[derive(Debug, Default)]
pub(super) struct Lookup {
    found: Vec<(String, SearchHit)>,
    at: usize,
}

impl Lookup {
    /// Moves to the next or the previous result.
    pub(super) fn step(&mut self, down: bool) {
        let count = self.found.len().max(1);
        self.at = if down { (self.at + 1) % count } else { (self.at + count - 1) % count };
    }

    /// The selected result is always shown, so Enter moves to the next one.
    pub(super) fn open(&mut self) {
        self.step(true);
    }
}

impl App {
    /// Searches for the typed text.
    pub(super) fn look_up(&mut self) {
        if self.panel != Some(Panel::Look) {
            return;
        }
        let asked = fold(self.typed.trim());
        let words: Vec<&str> = asked.split_whitespace().collect();
        let has = |text: &str| {
            let text = fold(text);
            words.iter().all(|word| text.contains(word))
        };
        let mut found: Vec<(String, SearchHit)> = Vec::new();
        if let Some(ui) = self.ui {
            for id in ui.ids() {
                let name = ui.name_of(&id, &self.words);
                let known = found.iter().any(|(other, _)| *other == name);
                if !known && (has(&name) || has(&id.replace('-', " "))) {
                    found.push((name, SearchHit::Thing(id)));
                }
            }
        }
        found.sort_by_key(|(name, _)| (!fold(name).starts_with(&asked), fold(name)));
        let rules = self.scene().and_then(|scene| lookup::rules(scene.game, &self.words));
        for section in rules.iter().flat_map(|rules| &rules.sections) {
            let lines = lookup::section(section);
            if has(&section.title) || (!asked.is_empty() && lines.iter().any(|line| has(line))) {
                found
                    .push((format!("§ {}", section.title), SearchHit::Section(section.id.clone())));
            }
        }
        self.lookup = Lookup { found, at: 0 };
        self.scroll = 0;
    }

    /// Explains the choice under the cursor.
    pub(super) fn explain_picked(&mut self) {
        let Some(choice) = self.choices.get(self.picked) else { return };
        let id = choice.id.clone();
        let Some(ui) = self.ui.filter(|ui| ui.ids().contains(&id)) else { return };
        let name = ui.name_of(&id, &self.words);
        self.open(Panel::Look);
        self.typed.clone_from(&name);
        self.look_up();
        let at = self.lookup.found.iter().position(|(_, e)| *e == SearchHit::Thing(id.clone()));
        match at {
            Some(at) => self.lookup.at = at,
            None => self.lookup = Lookup { found: vec![(name, SearchHit::Thing(id))], at: 0 },
        }
    }

    pub(super) fn draw_look(&mut self, area: Rect, cells: &mut Buffer) {
        let [line, rest] =
            Layout::vertical([Constraint::Length(2), Constraint::Min(1)]).areas(area);
        self.draw_typed(line, cells);
        let column = (area.width / 3).clamp(18, 34);
        let [list, text] =
            Layout::horizontal([Constraint::Length(column), Constraint::Min(1)]).areas(rest);
        let palette = self.palette();
        if self.lookup.found.is_empty() {
            let name = crate::text::brief(&self.typed);
            let said = self.words.say("terminal-no-thing", &[("name", name.into())]);
            let lines = self.folded(Ink::Soft, "", &said, rest.width);
            return self.draw_lines(&lines, rest, cells);
        }
        let shown = usize::from(list.height);
        let first = (self.lookup.at + 1).saturating_sub(shown);
        for (row, (name, _)) in self.lookup.found.iter().skip(first).take(shown).enumerate() {
            let picked = first + row == self.lookup.at;
            let mark = if picked { "▸" } else { " " };
            let wide = usize::from(column) - 2;
            let text = padded(&cut(&format!("{mark}{name}"), wide), wide);
            let ink = if picked { Ink::Picked } else { Ink::Plain };
            cells.set_span(list.x, list.y + row as u16, &palette.text(ink, text), list.width);
        }
        let lines = self.entry_lines(text.width);
        self.draw_lines(&lines, text, cells);
    }

    fn entry_lines(&self, wide: u16) -> Vec<Line<'static>> {
        let Some((_, entry)) = self.lookup.found.get(self.lookup.at) else { return Vec::new() };
        let said = match entry {
            SearchHit::Thing(id) => {
                // Prices are private: show none while the screen is covered.
                let scene = self.scene().filter(|_| !self.covered());
                self.ui.and_then(|ui| ui.explain(id, scene, &self.words)).unwrap_or_default()
            }
            SearchHit::Section(id) => {
                let rules = self.scene().and_then(|scene| lookup::rules(scene.game, &self.words));
                let section = rules.as_ref().and_then(|rules| rules.section(id));
                section.map(lookup::section).unwrap_or_default()
            }
        };
        let mut lines = Vec::new();
        for (at, line) in said.iter().enumerate() {
            let ink = if at == 0 { Ink::Strong } else { Ink::Plain };
            lines.extend(self.folded(ink, "", line, wide));
        }
        lines
    }
}
