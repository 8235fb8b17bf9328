//! The board, with tabs if it has several pages.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::app::App;
use super::click_map::ClickTarget;
use crate::draw::Ink;
use crate::game_ui::DrawContext;
use crate::text::{fold, width};

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
        let (mut spans, mut at) = (Vec::new(), area.x);
        for (number, name) in pages.iter().enumerate() {
            let shown = number == self.page;
            let text = if shown { format!("[{name}]") } else { format!(" {name} ") };
            let wide = width(&text) as u16;
            if at + wide > area.right() {
                break;
            }
            self.click_map
                .add(Rect { x: at, y: area.y, width: wide, height: 1 }, ClickTarget::Page(number));
            at += wide;
            spans.push(palette.text(if shown { Ink::Strong } else { Ink::Soft }, text));
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
