//! Text panels: help, log, hint, chat, score, result, quit.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use super::app::{App, Panel};
use crate::draw::{Ink, mark};
use crate::people;
use crate::phrases;
use crate::score;
use crate::text::{cut, fold, harmless, padded, width};

/// The keys listed in the help panel, with the messages that explain them.
const KEYS: [(&str, &str); 20] = [
    ("↑ ↓ j k", "terminal-help-move"),
    ("1…9", "terminal-help-digit"),
    ("Enter →", "terminal-help-enter"),
    ("Esc ←", "terminal-help-escape"),
    ("Tab", "terminal-help-page"),
    ("z", "terminal-help-zoom"),
    ("h", "terminal-help-hint"),
    ("i", "terminal-help-explain"),
    ("/", "terminal-help-look"),
    ("u", "terminal-help-undo"),
    ("l", "terminal-help-log"),
    ("s", "terminal-help-score"),
    ("c", "terminal-help-chat"),
    ("y n", "terminal-help-answer"),
    ("r", "terminal-help-review"),
    ("a d", "terminal-help-deal"),
    ("q", "terminal-help-quit"),
    ("Ctrl-C", "terminal-help-interrupt"),
    ("Ctrl-Z", "terminal-help-suspend"),
    ("⌖", "terminal-help-mouse"),
];

/// The colours that have a shape.
const COLOURS: [&str; 9] =
    ["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white"];

impl App {
    pub(super) fn draw_panel(&mut self, panel: Panel, area: Rect, cells: &mut Buffer) {
        Clear.render(area, cells);
        let (title, inner) = (self.title(panel), self.draw_border(area, cells));
        let heading = self.palette().text(Ink::Strong, format!(" {title} "));
        cells.set_span(area.x + 2, area.y, &heading, area.width.saturating_sub(4));
        match panel {
            Panel::Help => self.draw_lines(&self.help_lines(inner.width), inner, cells),
            Panel::Log => self.draw_log(inner, cells),
            Panel::Hint => self.draw_lines(&self.hint_lines(inner.width), inner, cells),
            Panel::Chat => self.draw_chat(inner, cells),
            Panel::Look => self.draw_look(inner, cells),
            Panel::Score | Panel::End => {
                self.draw_lines(&self.score_lines(inner.width), inner, cells);
            }
            Panel::Review => self.draw_review(inner, cells),
            Panel::Quit => self.draw_lines(&self.quit_lines(inner.width), inner, cells),
        }
    }

    fn title(&self, panel: Panel) -> String {
        self.say(match panel {
            Panel::Help => "terminal-help",
            Panel::Log => "log-title",
            Panel::Hint => "hint-title",
            Panel::Chat => "chat-title",
            Panel::Look => "terminal-look",
            Panel::Score => "review-scores",
            Panel::End => "terminal-end",
            Panel::Review => "review-title",
            Panel::Quit => "table-leave",
        })
    }

    /// Draws a frame and returns the area inside it.
    fn draw_border(&self, area: Rect, cells: &mut Buffer) -> Rect {
        use ratatui::widgets::{Block, BorderType};
        let block = Block::bordered()
            .border_type(BorderType::Plain)
            .border_style(self.palette().style(Ink::Soft));
        let inner = block.inner(area);
        block.render(area, cells);
        Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
    }

    /// Draws scrollable lines.
    pub(super) fn draw_lines(&mut self, lines: &[Line<'static>], area: Rect, cells: &mut Buffer) {
        let shown = usize::from(area.height);
        self.scroll = self.scroll.min(lines.len().saturating_sub(shown));
        for (row, line) in lines.iter().skip(self.scroll).take(shown).enumerate() {
            cells.set_line(area.x, area.y + row as u16, line, area.width);
        }
        let strong = self.palette();
        if self.scroll > 0 {
            cells.set_span(area.right(), area.y, &strong.text(Ink::Strong, "↑"), 1);
        }
        if self.scroll + shown < lines.len() {
            cells.set_span(area.right(), area.bottom() - 1, &strong.text(Ink::Strong, "↓"), 1);
        }
    }

    pub(super) fn folded(
        &self,
        ink: Ink,
        first: &str,
        text: &str,
        wide: u16,
    ) -> Vec<Line<'static>> {
        let palette = self.palette();
        let lines = fold(first, text, usize::from(wide));
        lines.into_iter().map(|line| Line::from(palette.text(ink, line))).collect()
    }

    fn help_lines(&self, wide: u16) -> Vec<Line<'static>> {
        let palette = self.palette();
        let mut lines = Vec::new();
        let remote = self.is_remote();
        let column = KEYS.iter().map(|(key, _)| width(key)).max().unwrap_or(0);
        for (key, id) in KEYS {
            if (!remote && matches!(key, "c" | "y n")) || (remote && key == "a d") {
                continue;
            }
            let head = format!("{}  ", padded(key, column));
            lines.extend(self.folded(Ink::Plain, &head, &self.say(id), wide));
        }
        lines.push(Line::default());
        lines.extend(self.folded(Ink::Strong, "", &self.say("terminal-help-shapes"), wide));
        let mut flow = crate::draw::Flow::new(usize::from(wide), 0);
        for colour in COLOURS {
            let name = self.say(&format!("colour-{colour}"));
            let shape = Span::styled(mark(colour), palette.coloured(colour));
            flow.put("   ", vec![shape, Span::raw(format!(" {name}"))]);
        }
        lines.extend(flow.lines());
        for said in self.ui.map_or_else(Vec::new, |ui| ui.legend(&self.words)) {
            lines.extend(self.folded(Ink::Plain, "", &said, wide));
        }
        lines.push(Line::default());
        for id in ["terminal-help-marks", "terminal-help-rules"] {
            lines.extend(self.folded(Ink::Plain, "", &self.say(id), wide));
        }
        lines
    }

    fn draw_log(&mut self, area: Rect, cells: &mut Buffer) {
        let Some(scene) = self.scene() else { return };
        let told = phrases::log(scene, &self.words);
        let mut rows = Vec::new();
        for line in told.iter().rev() {
            rows.extend(self.folded(Ink::Plain, "", line, area.width)); // latest first
        }
        if rows.is_empty() {
            rows = self.folded(Ink::Soft, "", &self.say("log-empty"), area.width);
        }
        self.draw_lines(&rows, area, cells);
    }

    fn hint_lines(&self, wide: u16) -> Vec<Line<'static>> {
        let palette = self.palette();
        let Some(scene) = self.scene() else { return Vec::new() };
        let Some(hint) = &scene.hint else {
            return self.folded(Ink::Soft, "", &self.say("hint-thinking"), wide);
        };
        let about = if hint.exact { "terminal-hint-exact" } else { "terminal-hint" };
        let mut lines = self.folded(Ink::Soft, "", &self.say(about), wide);
        let names = scene.names();
        let advised = phrases::hint(hint, &names, &self.words, hint.moves.len());
        for (at, (line, m)) in advised.iter().zip(&hint.moves).enumerate() {
            let bar = bar(m.value, 10);
            let head = format!("{bar} {} ", crate::text::right(&line.chance, 8));
            let ink = if at == 0 { Ink::Advised } else { Ink::Plain };
            if at < phrases::HINTS {
                lines.push(Line::default());
            }
            let text = fold(&head, &line.said, usize::from(wide));
            lines.extend(text.into_iter().map(|text| Line::from(palette.text(ink, text))));
            for reason in &line.reasons {
                lines.extend(self.folded(Ink::Plain, "    · ", reason, wide));
            }
        }
        lines
    }

    fn score_lines(&self, wide: u16) -> Vec<Line<'static>> {
        let Some(scene) = self.scene() else { return Vec::new() };
        let mut lines = Vec::new();
        if let Some(ending) = &scene.ending {
            let winner = people::winner(scene, ending, &self.words);
            lines.extend(self.folded(Ink::Advised, "", &winner, wide));
            lines.extend(self.folded(Ink::Plain, "", &people::how(ending, &self.words), wide));
            lines.push(Line::default());
        }
        let (scores, names) = (score::standing(scene), scene.names());
        let table = score::table(scene.game, &names, &scores, &self.words, usize::from(wide));
        let last = table.len().saturating_sub(1);
        for (at, row) in table.into_iter().enumerate() {
            let ink = if at == 0 || at == last { Ink::Strong } else { Ink::Plain };
            lines.push(Line::from(self.palette().text(ink, row)));
        }
        if scene.ending.is_some() {
            lines.push(Line::default());
            let next =
                if self.is_remote() { "terminal-end-keys-again" } else { "terminal-end-keys" };
            lines.extend(self.folded(Ink::Soft, "", &self.say(next), wide));
            let repeat = match (self.repeat(), self.link()) {
                (Some(_), Some(_)) => Some("terminal-end-keys-link"),
                (Some(_), None) => Some("terminal-end-keys-deal"),
                (None, _) => None,
            };
            let repeat = repeat.map(|id| self.folded(Ink::Soft, "", &self.say(id), wide));
            lines.extend(repeat.unwrap_or_default());
            if let Some(said) = self.save.finished(&self.words).filter(|_| !self.is_remote()) {
                lines.extend(self.folded(Ink::Soft, "", &said, wide));
            }
        }
        lines
    }

    fn draw_chat(&mut self, area: Rect, cells: &mut Buffer) {
        let [lines, line] =
            Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(area);
        let chat = self.moment.as_ref().map_or_else(Vec::new, |moment| moment.chat.clone());
        let mut rows = Vec::new();
        for said in chat.iter().rev() {
            let text = harmless(&said.text);
            let head = format!("{}: ", harmless(&said.name));
            rows.extend(self.folded(Ink::Plain, &cut(&head, 20), &text, lines.width));
        }
        if rows.is_empty() {
            rows = self.folded(Ink::Soft, "", &self.say("chat-empty"), lines.width);
        }
        self.draw_lines(&rows, lines, cells);
        self.draw_typed(line, cells);
    }

    /// Draws the input line, scrolled to its end.
    pub(super) fn draw_typed(&self, area: Rect, cells: &mut Buffer) {
        let most = usize::from(area.width).saturating_sub(4);
        let count = self.typed.chars().count();
        let shown: String = self.typed.chars().skip(count.saturating_sub(most)).collect();
        let line = Line::from(vec![
            self.palette().text(Ink::Strong, "> "),
            Span::raw(shown),
            self.palette().text(Ink::Picked, " "),
        ]);
        line.render(area, cells);
    }

    fn quit_lines(&self, wide: u16) -> Vec<Line<'static>> {
        let about = match () {
            () if self.is_over() => "terminal-quit-over",
            () if self.is_remote() => "terminal-quit-remote",
            () if self.save.resume_command.is_some() => "terminal-quit-kept",
            () => "terminal-quit-lost",
        };
        let mut lines = self.folded(Ink::Strong, "", &self.say("terminal-quit"), wide);
        lines.extend(self.folded(Ink::Plain, "", &self.say(about), wide));
        lines.push(Line::default());
        lines.extend(self.folded(Ink::Plain, "", &self.say("terminal-quit-keys"), wide));
        lines
    }
}

/// A share as a bar of `cells` cells.
fn bar(share: f32, cells: usize) -> String {
    let full = (share.clamp(0.0, 1.0) * cells as f32).round() as usize;
    format!("{}{}", "█".repeat(full), "░".repeat(cells - full))
}
