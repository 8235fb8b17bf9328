//! The layout of the screen: title bar, board and choices, notice line, key bar.

use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

use super::app::{App, Panel};
use crate::draw::{Ink, Palette};
use crate::people;
use crate::phrases;
use crate::text::{cut, fold, width};

/// The minimum size in columns and rows. A smaller screen shows only a message.
pub const TOO_SMALL: (u16, u16) = (60, 20);
/// From this width on, the choices are beside the board.
const WIDE: u16 = 120;
/// The width of the choices beside the board.
const SIDE: u16 = 48;

impl App {
    /// Draws the screen.
    pub fn draw(&mut self, area: Rect, cells: &mut Buffer) {
        self.click_map.clear();
        if area.width < TOO_SMALL.0 || area.height < TOO_SMALL.1 {
            return self.draw_too_small(area, cells);
        }
        let rows = [
            Constraint::Length(1),
            Constraint::Min(1),
            Constraint::Length(1),
            Constraint::Length(1),
        ];
        let [top, middle, news, keys] = Layout::vertical(rows).areas(area);
        self.draw_top(top, cells);
        self.draw_middle(middle, cells);
        self.draw_news(news, cells);
        self.draw_keys(keys, cells);
    }

    pub(super) fn palette(&self) -> Palette {
        Palette(self.colours)
    }

    fn draw_too_small(&self, area: Rect, cells: &mut Buffer) {
        let (columns, rows) = TOO_SMALL;
        let args = [
            ("columns", columns.into()),
            ("rows", rows.into()),
            ("width", area.width.into()),
            ("height", area.height.into()),
        ];
        let said = self.words.say("terminal-too-small", &args);
        let lines = fold("", &said, usize::from(area.width));
        let lines: Vec<Line<'_>> = lines.into_iter().map(Line::raw).collect();
        Paragraph::new(lines).render(area, cells);
    }

    fn draw_top(&self, area: Rect, cells: &mut Buffer) {
        let palette = self.palette();
        let Some(moment) = &self.moment else {
            let said = palette.text(Ink::Soft, format!(" {}", self.say("table-loading")));
            return Line::from(said).render(area, cells);
        };
        let game = match (&moment.scene, &moment.table) {
            (Some(scene), _) => scene.game.name().to_owned(),
            (None, Some(table)) => table.game.clone(),
            _ => String::new(),
        };
        let title = self.say(&format!("game-{game}"));
        let status = match &moment.scene {
            _ if !moment.online => self.say("table-reconnecting"),
            Some(_) if self.covered() => String::new(),
            Some(scene) => people::status(scene, &self.words),
            None => String::new(),
        };
        let mut right = Vec::new();
        if let Some(behind) = moment.behind {
            right.push(self.words.say("table-behind-seconds", &[("seconds", behind.into())]));
        } else if self.is_remote() && moment.mine.is_empty() {
            right.push(self.say("table-watch-you"));
        }
        right.extend(self.clocks());
        if self.unread > 0 {
            right.push(format!("{} {}", self.say("chat-title"), self.unread));
        }
        right.push(status);
        let right = right.join(" · ");
        let space = usize::from(area.width).saturating_sub(width(&right) + 3);
        let left = cut(&format!("{title}: {}", self.names().join(", ")), space);
        let gap = usize::from(area.width).saturating_sub(width(&left) + width(&right) + 2);
        let ink = if self.due().is_some() { Ink::Advised } else { Ink::Strong };
        Line::from(vec![
            palette.text(Ink::Strong, format!(" {left}")),
            Span::raw(" ".repeat(gap)),
            palette.text(ink, right),
        ])
        .render(area, cells);
    }

    /// The running clocks: `Ada 1:05`.
    fn clocks(&self) -> Vec<String> {
        let names = self.names();
        let Some(moment) = &self.moment else { return Vec::new() };
        let running = moment.clocks.iter().filter_map(|clock| Some((clock.seat, clock.until?)));
        let told = running.map(|(seat, until)| {
            let left = until.saturating_duration_since(Instant::now()).as_secs();
            let name = names.get(usize::from(seat)).map_or("", String::as_str);
            format!("{name} {}:{:02}", left / 60, left % 60)
        });
        told.collect()
    }

    fn draw_middle(&mut self, area: Rect, cells: &mut Buffer) {
        let Some(moment) = &self.moment else { return };
        if moment.scene.is_none() && self.panel.is_none() {
            return self.draw_waiting(area, cells);
        }
        if self.covered() && self.panel.is_none() {
            return self.draw_cover(area, cells);
        }
        let wide = area.width >= WIDE;
        let whole =
            matches!(self.panel, Some(Panel::Help | Panel::Look | Panel::Review | Panel::Quit));
        match self.panel {
            Some(panel) if whole || !wide || moment.scene.is_none() => {
                self.draw_panel(panel, area, cells);
            }
            _ if wide => {
                let side = if self.zoom { 0 } else { SIDE };
                let [board, beside] =
                    Layout::horizontal([Constraint::Min(1), Constraint::Length(side)]).areas(area);
                self.draw_board(board, cells);
                match self.panel {
                    Some(panel) => self.draw_panel(panel, beside, cells),
                    None if side > 0 => self.draw_side(beside, cells),
                    None => {}
                }
            }
            _ => {
                let below = if self.zoom { 0 } else { self.choice_rows(area.height) };
                let [board, under] =
                    Layout::vertical([Constraint::Min(1), Constraint::Length(below)]).areas(area);
                self.draw_board(board, cells);
                if below > 0 {
                    self.draw_side(under, cells);
                }
            }
        }
    }

    fn draw_news(&self, area: Rect, cells: &mut Buffer) {
        let palette = self.palette();
        let wish = self.moment.as_ref().and_then(|moment| {
            let names = self.names();
            let name = |seat: u8| names.get(usize::from(seat)).cloned().unwrap_or_default();
            let Some(undo) = moment.undo.as_ref() else {
                let proposal = moment.proposal()?;
                if moment.asked().is_some() {
                    let name = proposal.seat.map_or_else(|| self.say("table-host"), name);
                    return Some(self.words.say("terminal-proposal", &[("name", name.into())]));
                }
                let waiting: Vec<String> =
                    proposal.waiting.iter().map(|seat| name(*seat)).collect();
                let names = self.words.list(&waiting);
                return Some(self.words.say("table-proposal-waits", &[("names", names.into())]));
            };
            if moment.asked().is_some() {
                let name = name(undo.seat);
                return Some(self.words.say("terminal-undo-wish", &[("name", name.into())]));
            }
            let waiting: Vec<String> = undo.waiting.iter().map(|seat| name(*seat)).collect();
            let names = self.words.list(&waiting);
            Some(self.words.say("table-undo-waits", &[("names", names.into())]))
        });
        let said = match (&self.notice, wish) {
            (Some(notice), _) => notice.clone(),
            (None, Some(wish)) => wish,
            (None, None) if self.busy.is_some() => self.say("table-status-moment"),
            (None, None) => {
                let last = cut(&self.last_news(), usize::from(area.width).saturating_sub(2));
                return Line::from(palette.text(Ink::Soft, format!(" {last}"))).render(area, cells);
            }
        };
        let said = cut(&said, usize::from(area.width).saturating_sub(2));
        Line::from(palette.text(Ink::Advised, format!(" {said}"))).render(area, cells);
    }

    /// The last lines of the log, where the log is not beside the board.
    fn last_news(&self) -> String {
        let Some(scene) = self.scene() else { return String::new() };
        if self.covered() || self.panel.is_some() {
            return String::new();
        }
        let told = phrases::log(scene, &self.words);
        told[told.len().saturating_sub(2)..].join(" ")
    }
}
