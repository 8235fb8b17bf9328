//! The lobby of a server's table.

use mirabilia_protocol::Holder;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::app::App;
use crate::draw::Ink;
use crate::people;
use crate::text::harmless;

impl App {
    pub(super) fn draw_waiting(&mut self, area: Rect, cells: &mut Buffer) {
        let lines = self.waiting_lines(area.width - 4);
        let inner =
            Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 1 };
        self.draw_lines(&lines, inner, cells);
    }

    fn waiting_lines(&self, wide: u16) -> Vec<Line<'static>> {
        let Some(moment) = &self.moment else { return Vec::new() };
        let Some(table) = &moment.table else { return Vec::new() };
        let open = table.seats.iter().filter(|seat| seat.holder == Holder::Open).count();
        let title = match open {
            0 => self.say("table-ready-title"),
            n => self.words.say("table-waiting-title", &[("n", n.into())]),
        };
        let mut lines = self.folded(Ink::Strong, "", &title, wide);
        lines.push(Line::default());
        let names = people::seat_names(table, &self.words);
        for (seat, (name, info)) in names.iter().zip(&table.seats).enumerate() {
            let mut marks = Vec::new();
            if moment.mine.contains(&(seat as u8)) {
                marks.push(self.say("table-you"));
            }
            if info.host {
                marks.push(self.say("table-host"));
            }
            if !info.here && matches!(info.holder, Holder::Person { .. }) {
                marks.push(self.say("table-not-here"));
            }
            let marks =
                if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
            let ink = if info.holder == Holder::Open { Ink::Soft } else { Ink::Plain };
            lines.extend(self.folded(
                ink,
                &format!("{}  ", seat + 1),
                &format!("{name}{marks}"),
                wide,
            ));
        }
        lines.push(Line::default());
        let next = match (moment.host, open) {
            (true, 0) => "terminal-key-host-start",
            (true, _) => "terminal-key-host-bots",
            (false, _) => "terminal-wait",
        };
        lines.extend(self.folded(Ink::Plain, "", &self.say(next), wide));
        if table.stand_in_boards {
            lines.push(Line::default());
            lines.extend(self.folded(Ink::Soft, "", &self.say("table-stand-in-boards"), wide));
        }
        lines.push(Line::default());
        for said in moment.chat.iter().rev().take(5).rev() {
            let line = format!("{}: {}", harmless(&said.name), harmless(&said.text));
            lines.extend(self.folded(Ink::Plain, "", &line, wide));
        }
        lines
    }
}
