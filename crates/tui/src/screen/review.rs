//! The review panel: win-chance curves and a verdict for each decision.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::app::{App, ReviewState};
use crate::draw::Ink;
use crate::phrases;

impl App {
    pub(super) fn draw_review(&mut self, area: Rect, cells: &mut Buffer) {
        let lines = self.review_lines(area.width);
        self.draw_lines(&lines, area, cells);
    }

    fn review_lines(&self, wide: u16) -> Vec<Line<'static>> {
        let review = match &self.review {
            Some(ReviewState::Done(review)) => review,
            Some(ReviewState::Asked { done, of }) if *of > 0 => {
                let args = [("done", (*done).into()), ("of", (*of).into())];
                let said = self.words.say("review-progress", &args);
                return self.folded(Ink::Soft, "", &said, wide);
            }
            _ => return self.folded(Ink::Soft, "", &self.say("hint-thinking"), wide),
        };
        let names = self.names();
        let mut rows = self.folded(Ink::Strong, "", &self.say("review-curve"), wide);
        let curve = usize::from(wide).saturating_sub(30).clamp(10, 90);
        for line in phrases::summary(review, &names, &self.words, curve) {
            rows.push(Line::from(self.palette().text(Ink::Plain, line)));
        }
        rows.extend(self.folded(Ink::Soft, "", &self.say("terminal-review-about"), wide));
        rows.push(Line::default());
        rows.extend(self.folded(Ink::Strong, "", &self.say("review-decisions"), wide));
        for decision in phrases::decisions(review, &names, &self.words) {
            let ink = if decision.slip { Ink::Bad } else { Ink::Plain };
            let mark = if decision.slip { "! " } else { "  " };
            rows.extend(self.folded(ink, mark, &decision.said, wide));
            for more in &decision.more {
                rows.extend(self.folded(Ink::Plain, "      ", more, wide));
            }
        }
        rows
    }
}
