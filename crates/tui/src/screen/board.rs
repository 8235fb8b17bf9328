//! The board, with tabs if it has several pages.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::app::App;
use super::click_map::ClickTarget;
use crate::draw::Ink;
use crate::game_ui::DrawContext;
use crate::text::{fold, width};

/// The width of the sign that counts hidden tabs.
const MORE: u16 = 4;

/// The tabs that fit into a width, the shown one among them.
fn window(tabs: &[u16], shown: usize, space: u16) -> Range<usize> {
    let mut window = shown..(shown + 1).min(tabs.len());
    let mut used: u16 = tabs.get(shown).copied().unwrap_or(0);
    loop {
        let before = window.start.checked_sub(1).map(|at| tabs[at]);
        let after = tabs.get(window.end).copied();
        // From the left first, so that the first tabs are shown as long as possible.
        match (before, after) {
            (Some(wide), _) if used + wide <= space => {
                (window.start, used) = (window.start - 1, used + wide);
            }
            (_, Some(wide)) if used + wide <= space => {
                (window.end, used) = (window.end + 1, used + wide);
            }
            _ => return window,
        }
    }
}

impl App {
    pub(super) fn draw_board(&mut self, area: Rect, cells: &mut Buffer) {
        let (Some(ui), Some(scene)) = (self.ui, self.scene().cloned()) else { return };
        let [tabs, rest] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(1)]).areas(area);
        let whole = ui.pages(&scene, area, &self.words);
        // A board that fits on one page needs no tabs.
        let (pages, board) = match whole.len() {
            0 | 1 => (whole, area),
            _ => (ui.pages(&scene, rest, &self.words), rest),
        };
        self.pages = pages.len().max(1);
        self.page = self.page.min(self.pages - 1);
        if board != area {
            self.draw_tabs(&pages, tabs, cells);
        }
        let picked = self.due().map(|_| self.picked);
        let look =
            DrawContext { words: &self.words, colours: self.colours, picked, page: self.page };
        ui.draw(&scene, look, board, cells);
    }

    fn draw_tabs(&mut self, pages: &[String], area: Rect, cells: &mut Buffer) {
        let palette = self.palette();
        let wide = |name: &String| width(name) as u16 + 2;
        let all: u16 = pages.iter().map(wide).sum();
        // If not all fit, signs at both ends count those that are hidden.
        let space =
            if all <= area.width { area.width } else { area.width.saturating_sub(2 * MORE) };
        let window = window(&pages.iter().map(wide).collect::<Vec<_>>(), self.page, space);
        let more = |count: usize, sign: &str| (count > 0).then(|| format!("{sign}{count} "));
        let (mut spans, mut at) = (Vec::new(), area.x);
        if let Some(before) = more(window.start, "‹") {
            at += width(&before) as u16;
            spans.push(palette.text(Ink::Strong, before));
        }
        let after = more(pages.len() - window.end, "›");
        for (number, name) in pages.iter().enumerate().take(window.end).skip(window.start) {
            let shown = number == self.page;
            let text = if shown { format!("[{name}]") } else { format!(" {name} ") };
            let wide = width(&text) as u16;
            self.click_map
                .add(Rect { x: at, y: area.y, width: wide, height: 1 }, ClickTarget::Page(number));
            at += wide;
            spans.push(palette.text(if shown { Ink::Strong } else { Ink::Soft }, text));
        }
        if let Some(after) = after {
            spans.push(palette.text(Ink::Strong, after));
        }
        Line::from(spans).render(area, cells);
    }

    /// Covers the screen until the next player takes over.
    pub(super) fn draw_cover(&self, area: Rect, cells: &mut Buffer) {
        let names = self.names();
        let lines = match self.cover() {
            Some(seat) => {
                let name = names.get(usize::from(seat)).map_or("", String::as_str);
                vec![
                    self.words.say("table-curtain", &[("name", name.into())]),
                    self.say("terminal-curtain-about"),
                ]
            }
            None => vec![self.say("table-curtain-wait")],
        };
        let palette = self.palette();
        let mut row = area.y + area.height / 3;
        for (at, line) in lines.iter().enumerate() {
            for part in fold("", line, usize::from(area.width) - 8) {
                let x = area.x + (area.width.saturating_sub(width(&part) as u16)) / 2;
                let ink = if at == 0 { Ink::Strong } else { Ink::Plain };
                if row < area.bottom() {
                    let span: Span<'_> = palette.text(ink, part);
                    cells.set_span(x, row, &span, area.width);
                    row += 1;
                }
            }
            row += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shown_tab_is_always_there() {
        let tabs = [10, 10, 10, 10, 10];
        for (shown, space, expected) in
            [(0, 50, 0..5), (0, 30, 0..3), (2, 30, 0..3), (4, 30, 2..5), (3, 5, 3..4)]
        {
            assert_eq!(window(&tabs, shown, space), expected, "{shown} in {space}");
        }
    }
}
