//! Maps screen cells to what a click on them does.

use ratatui::layout::{Position, Rect};

/// Something that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ClickTarget {
    Choice(usize),
    Way(usize),
    Page(usize),
}

/// The areas of the last frame.
#[derive(Debug, Default)]
pub(super) struct ClickMap(Vec<(Rect, ClickTarget)>);

impl ClickMap {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn add(&mut self, area: Rect, target: ClickTarget) {
        self.0.push((area, target));
    }

    pub(super) fn at(&self, column: u16, row: u16) -> Option<ClickTarget> {
        let there = |(area, _): &&(Rect, ClickTarget)| area.contains(Position::new(column, row));
        self.0.iter().find(there).map(|(_, target)| *target)
    }
}
