//! What lies where on the screen, for those who point at it.

use ratatui::layout::{Position, Rect};

/// What can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hit {
    Choice(usize),
    Way(usize),
    Page(usize),
}

/// Areas of the last drawing.
#[derive(Debug, Default)]
pub(super) struct Hits(Vec<(Rect, Hit)>);

impl Hits {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn add(&mut self, area: Rect, hit: Hit) {
        self.0.push((area, hit));
    }

    pub(super) fn at(&self, column: u16, row: u16) -> Option<Hit> {
        let there = |(area, _): &&(Rect, Hit)| area.contains(Position::new(column, row));
        self.0.iter().find(there).map(|(_, hit)| *hit)
    }
}
