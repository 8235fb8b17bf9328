//! Text pieces laid out one after another, wrapped at the width.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::text;

/// Lines under construction.
#[derive(Clone, Debug)]
pub struct Flow {
    width: usize,
    indent: usize,
    lines: Vec<Line<'static>>,
    used: usize,
    fresh: bool,
}

impl Flow {
    /// Lines of this width; all but the first are indented.
    pub fn new(width: usize, indent: usize) -> Self {
        let indent = indent.min(width / 2);
        Self { width, indent, lines: vec![Line::default()], used: 0, fresh: true }
    }

    /// Lines of this width, all of them indented.
    pub fn indented(width: usize, indent: usize) -> Self {
        let mut flow = Self::new(width, indent);
        flow.new_line();
        flow.lines.remove(0);
        flow
    }

    /// Adds pieces that stay on one line, after a gap unless they start a line. Pieces wider than a
    /// line are cut.
    pub fn put(&mut self, gap: &str, pieces: Vec<Span<'static>>) -> &mut Self {
        let wide: usize = pieces.iter().map(Span::width).sum();
        let gap_wide = if self.fresh { 0 } else { text::width(gap) };
        if !self.fresh && self.used + gap_wide + wide > self.width {
            self.new_line();
        } else if !self.fresh {
            self.push(Span::raw(gap.to_owned()));
        }
        for piece in pieces {
            let space = self.width.saturating_sub(self.used);
            self.push(Span::styled(text::cut(&piece.content, space), piece.style));
        }
        self
    }

    /// Adds words one by one.
    pub fn words(&mut self, said: &str, style: Style) -> &mut Self {
        for word in said.split_whitespace() {
            self.put(" ", vec![Span::styled(word.to_owned(), style)]);
        }
        self
    }

    /// Adds a sentence, on one line if it fits, otherwise word by word.
    pub fn sentence(&mut self, gap: &str, said: &str, style: Style) -> &mut Self {
        if text::width(said) + self.indent <= self.width {
            return self.put(gap, vec![Span::styled(said.to_owned(), style)]);
        }
        if !self.fresh {
            self.new_line();
        }
        self.words(said, style)
    }

    /// Starts a new line.
    pub fn new_line(&mut self) -> &mut Self {
        self.lines.push(Line::raw(" ".repeat(self.indent)));
        self.used = self.indent;
        self.fresh = true;
        self
    }

    /// The finished lines.
    pub fn lines(self) -> Vec<Line<'static>> {
        self.lines
    }

    fn push(&mut self, piece: Span<'static>) {
        self.used += piece.width();
        self.fresh = false;
        if let Some(line) = self.lines.last_mut() {
            line.push_span(piece);
        }
    }
}

/// A sentence wrapped to a width, every line indented.
pub fn folded(said: &str, style: Style, width: usize, indent: usize) -> Vec<Line<'static>> {
    let mut flow = Flow::indented(width, indent);
    flow.words(said, style);
    flow.lines()
}

/// The width of a line in cells.
pub fn line_width(line: &Line<'_>) -> usize {
    line.spans.iter().map(Span::width).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_stay_together() {
        let mut flow = Flow::new(10, 2);
        for word in ["Quarry", "Clay Pit", "Baths", "Chamber of Commerce"] {
            flow.put(", ", vec![Span::raw("■ "), Span::raw(word)]);
        }
        let lines: Vec<String> = flow.lines().iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["■ Quarry", "  ■ Clay …", "  ■ Baths", "  ■ Chamb…"]);
    }
}
