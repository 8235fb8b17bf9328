//! The list of choices, the ways of the selected one, and their consequences.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::app::App;
use super::click_map::ClickTarget;
use crate::choices::Choice;
use crate::draw::{Ink, Palette};
use crate::phrases;
use crate::text::{cut, fold};

/// A row of the list and its click target.
struct ListRow {
    text: String,
    ink: Ink,
    target: Option<ClickTarget>,
}

impl App {
    /// The number of rows for the choices below a board of this height.
    pub(super) fn choice_rows(&self, height: u16) -> u16 {
        let most = (height / 2).clamp(6, 11);
        let wanted = match self.way {
            Some(_) => 9,
            None => self.choices.len() as u16 + 2,
        };
        wanted.clamp(5, most)
    }

    /// Draws the choices, or their ways, or the end of the log if there is nothing to choose.
    pub(super) fn draw_side(&mut self, area: Rect, cells: &mut Buffer) {
        let palette = self.palette();
        let rule = "─".repeat(usize::from(area.width));
        let beside = area.height > 14;
        let inner = if beside {
            for row in area.y..area.bottom() {
                cells.set_span(area.x, row, &palette.text(Ink::Soft, "│"), 1);
            }
            Rect { x: area.x + 2, width: area.width - 3, ..area }
        } else {
            cells.set_span(area.x, area.y, &palette.text(Ink::Soft, rule), area.width);
            Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 }
        };
        if self.due().is_none() || self.choices.is_empty() {
            return self.draw_last(inner, cells);
        }
        if !beside {
            return self.draw_list(inner, cells);
        }
        // Beside the board there is space for the end of the log, too.
        let list = self.list_rows(usize::from(inner.width)).0.len() as u16 + 1;
        let last = (inner.height / 3).min(inner.height.saturating_sub(list + 1)).max(4);
        let [top, bottom] =
            Layout::vertical([Constraint::Min(1), Constraint::Length(last)]).areas(inner);
        self.draw_list(top, cells);
        let title = format!("─ {} ", self.say("log-title"));
        let title = format!(
            "{title}{}",
            "─".repeat(usize::from(bottom.width).saturating_sub(title.chars().count()))
        );
        cells.set_span(bottom.x, bottom.y, &palette.text(Ink::Soft, title), bottom.width);
        self.draw_last(Rect { y: bottom.y + 1, height: bottom.height - 1, ..bottom }, cells);
    }

    fn draw_list(&mut self, area: Rect, cells: &mut Buffer) {
        let palette = self.palette();
        let Some(scene) = self.scene() else { return };
        let head = match self.way {
            None => phrases::task(scene, &self.words),
            Some(_) => self.choices.get(self.picked).map_or_else(String::new, |c| c.title.clone()),
        };
        let head = fold("", &head, usize::from(area.width));
        let head_rows = head.len().min(usize::from(area.height) / 2).max(1);
        for (at, line) in head.iter().take(head_rows).enumerate() {
            let line = palette.text(Ink::Strong, line.clone());
            cells.set_span(area.x, area.y + at as u16, &line, area.width);
        }
        let list =
            Rect { y: area.y + head_rows as u16, height: area.height - head_rows as u16, ..area };
        let (rows, cursor) = self.list_rows(usize::from(area.width));
        let shown = usize::from(list.height);
        // Keep the cursor with its details in view.
        let end = cursor.end.max(cursor.start + 1);
        let first = end.saturating_sub(shown).min(cursor.start);
        for (at, row) in rows.iter().skip(first).take(shown).enumerate() {
            let place = Rect { y: list.y + at as u16, height: 1, ..list };
            Line::from(palette.text(row.ink, row.text.clone())).render(place, cells);
            if let Some(target) = row.target {
                self.click_map.add(place, target);
            }
        }
        let more = |x: &str| palette.text(Ink::Strong, x.to_owned());
        if first > 0 {
            cells.set_span(list.right() - 1, list.y, &more("↑"), 1);
        }
        if first + shown < rows.len() {
            cells.set_span(list.right() - 1, list.bottom() - 1, &more("↓"), 1);
        }
    }

    /// The rows of the list, and the range that belongs to the cursor.
    fn list_rows(&self, width: usize) -> (Vec<ListRow>, std::ops::Range<usize>) {
        match self.way {
            None => {
                let (mut rows, mut cursor) = (Vec::new(), 0..1);
                for (at, choice) in self.choices.iter().enumerate() {
                    let picked = at == self.picked;
                    let star = if self.is_advised(choice) { "✦" } else { " " };
                    let possible = choice.is_open();
                    let ink = match (picked, possible) {
                        (true, _) => Ink::Picked,
                        (false, true) => Ink::Plain,
                        (false, false) => Ink::Soft,
                    };
                    let start = rows.len();
                    // The choice under the cursor is shown in full.
                    let lines = match picked {
                        true => fold(&format!("▸{star}"), &choice.title, width),
                        false => vec![cut(&format!(" {star}{}", choice.title), width)],
                    };
                    let row = |text| ListRow { text, ink, target: Some(ClickTarget::Choice(at)) };
                    rows.extend(lines.into_iter().map(row));
                    if picked {
                        cursor = start..rows.len();
                    }
                }
                (rows, cursor)
            }
            Some(way) => self.way_rows(way, width),
        }
    }

    fn way_rows(&self, cursor: usize, width: usize) -> (Vec<ListRow>, std::ops::Range<usize>) {
        let (mut rows, mut range) = (Vec::new(), 0..1);
        let Some(choice) = self.choices.get(self.picked) else { return (rows, range) };
        let hint = self.scene().and_then(|scene| scene.hint.as_ref()).and_then(|hint| hint.best());
        for (at, way) in choice.ways.iter().enumerate() {
            let picked = at == cursor;
            let start = rows.len();
            let mark = if picked { "▸" } else { " " };
            let star = match way.playable() {
                None => "–",
                Some(text) if Some(text) == hint => "✦",
                Some(_) => " ",
            };
            let ink = match (picked, way.is_open) {
                (true, _) => Ink::Picked,
                (false, true) => Ink::Plain,
                (false, false) => Ink::Soft,
            };
            for text in fold(&format!("{mark}{star}"), &way.label, width) {
                rows.push(ListRow { text, ink, target: Some(ClickTarget::Way(at)) });
            }
            if picked {
                for after in &way.after {
                    for text in fold("    ", after, width) {
                        rows.push(ListRow { text, ink: Ink::Plain, target: None });
                    }
                }
                range = start..rows.len();
            }
        }
        (rows, range)
    }

    /// Whether the hint advises a way of this choice.
    fn is_advised(&self, choice: &Choice) -> bool {
        let hint = self.scene().and_then(|scene| scene.hint.as_ref()).and_then(|hint| hint.best());
        hint.is_some_and(|best| choice.ways.iter().any(|way| way.playable() == Some(best)))
    }

    /// Draws the end of the log.
    pub(super) fn draw_last(&self, area: Rect, cells: &mut Buffer) {
        let Some(scene) = self.scene() else { return };
        let told = phrases::log(scene, &self.words);
        let palette: Palette = self.palette();
        let mut rows: Vec<String> = Vec::new();
        for line in told.iter().rev() {
            let folded = fold("", line, usize::from(area.width));
            if rows.len() + folded.len() > usize::from(area.height) {
                break;
            }
            rows.splice(0..0, folded);
        }
        for (at, row) in rows.into_iter().enumerate() {
            let row = palette.text(Ink::Plain, row);
            cells.set_span(area.x, area.y + at as u16, &row, area.width);
        }
    }
}
