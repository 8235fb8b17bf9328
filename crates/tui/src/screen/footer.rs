//! The key bar at the bottom of the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::app::{App, Panel};
use crate::draw::Ink;
use crate::text::width;

impl App {
    /// Draws the keys that work now.
    pub(super) fn draw_keys(&self, area: Rect, cells: &mut Buffer) {
        let palette = self.palette();
        let mut spans = vec![Span::raw(" ")];
        let mut used = 1;
        for (key, id) in self.keys() {
            let what = self.say(id);
            let wide = width(key) + width(&what) + 3;
            if used + wide > usize::from(area.width) {
                break;
            }
            used += wide;
            spans.push(palette.text(Ink::Strong, key));
            spans.push(palette.text(Ink::Plain, format!(" {what}  ")));
        }
        Line::from(spans).render(area, cells);
    }

    fn keys(&self) -> Vec<(&'static str, &'static str)> {
        match self.panel {
            Some(Panel::Quit) => {
                return vec![("y", "terminal-key-leave"), ("Esc", "terminal-key-stay")];
            }
            Some(Panel::Chat) => {
                return vec![("Enter", "terminal-key-send"), ("Esc", "terminal-key-back")];
            }
            Some(Panel::Look) => {
                return vec![
                    ("↑↓", "terminal-key-which"),
                    ("PgDn", "terminal-key-scroll"),
                    ("Esc", "terminal-key-back"),
                ];
            }
            Some(Panel::End) | None => {}
            Some(_) => {
                return vec![
                    ("↑↓", "terminal-key-scroll"),
                    ("Esc", "terminal-key-back"),
                    ("q", "terminal-key-quit"),
                ];
            }
        }
        let mut keys = Vec::new();
        if self.cover().is_some() && self.panel.is_none() {
            return vec![
                ("Enter", "terminal-key-look"),
                ("u", "terminal-key-undo"),
                ("q", "terminal-key-quit"),
            ];
        }
        if self.is_waiting() {
            let host = self.moment.as_ref().is_some_and(|moment| moment.host);
            if host {
                keys.extend([("Enter", "terminal-key-start"), ("b", "terminal-key-bots")]);
            }
            keys.extend([
                ("t", "terminal-key-sit"),
                ("c", "terminal-key-chat"),
                ("?", "terminal-key-help"),
                ("q", "terminal-key-quit"),
            ]);
            return keys;
        }
        if self.is_over() {
            keys.extend([("r", "terminal-key-review"), ("e", "terminal-key-end")]);
            if self.is_remote() {
                keys.push(("a", "terminal-key-again"));
            }
            if self.repeat().is_some() {
                keys.push(("a", "terminal-key-same-deal"));
            }
            if self.link().is_some() {
                keys.push(("d", "terminal-key-link"));
            }
        } else if self.way.is_some() {
            keys.extend([
                ("↑↓", "terminal-key-which"),
                ("Enter", "terminal-key-play"),
                ("Esc", "terminal-key-back"),
            ]);
        } else if self.due().is_some() {
            keys.extend([("↑↓", "terminal-key-which"), ("Enter", "terminal-key-open")]);
        }
        keys.push(("?", "terminal-key-help"));
        if self.is_over() {
            keys.push(("q", "terminal-key-quit")); // before what a narrow screen may leave out
        }
        if self.due().is_some() {
            keys.push(("h", "terminal-key-hint"));
        }
        keys.push(("u", "terminal-key-undo"));
        if self.pages > 1 {
            keys.push(("Tab", "terminal-key-page"));
        }
        keys.push(("/", "terminal-key-look-up"));
        if self.is_remote() {
            keys.push(("c", "terminal-key-chat"));
        }
        if !self.is_over() {
            keys.push(("q", "terminal-key-quit"));
        }
        if self.due().is_some() {
            keys.push(("i", "terminal-key-explain"));
        }
        keys.extend([
            ("l", "terminal-key-log"),
            ("s", "terminal-key-score"),
            ("z", "terminal-key-zoom"),
        ]);
        keys
    }
}
