//! How a building is laid out: lines one below the other, or rows crossed by columns.

use mirabilia_games::dice::catalogue::{BuildingEntry, LineEntry};

/// The lines of a building, arranged for drawing.
pub(super) struct BuildingGrid<'a> {
    /// Lines that cover every space exactly once.
    pub(super) rows: Vec<&'a LineEntry>,
    /// The lines that cross the rows, by column; empty if there are none.
    pub(super) across: Vec<Option<&'a LineEntry>>,
    /// Lines that fit neither; their symbols are shown beside the name.
    pub(super) rest: Vec<&'a LineEntry>,
}

/// The layout of a building.
pub(super) fn grid_of(building: &BuildingEntry) -> BuildingGrid<'_> {
    let mut rows: Vec<&LineEntry> = Vec::new();
    let mut others: Vec<&LineEntry> = Vec::new();
    for line in &building.lines {
        let taken = line.spaces.iter().any(|id| rows.iter().any(|row| row.spaces.contains(id)));
        if taken { others.push(line) } else { rows.push(line) }
    }
    if others.is_empty() {
        return BuildingGrid { rows, across: Vec::new(), rest: Vec::new() };
    }
    let width = rows.iter().map(|row| row.spaces.len()).max().unwrap_or(0);
    let column = |line: &LineEntry, at: usize| {
        line.spaces.iter().all(|id| rows.iter().any(|row| row.spaces.get(at) == Some(id)))
    };
    let across: Vec<Option<&LineEntry>> =
        (0..width).map(|at| others.iter().copied().find(|line| column(line, at))).collect();
    let rest = others.iter().copied().filter(|line| !across.contains(&Some(*line))).collect();
    BuildingGrid { rows, across, rest }
}
