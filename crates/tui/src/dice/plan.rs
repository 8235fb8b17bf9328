//! How a building is laid out: its lines one below the other, or rows crossed by columns.

use super::boards::{Building, Line};

/// The lines of a building as they are drawn.
pub(super) struct Plan {
    /// The lines; every space lies in exactly one.
    pub(super) rows: Vec<&'static Line>,
    /// The lines that cross them, by their place; empty where nothing does.
    pub(super) across: Vec<Option<&'static Line>>,
    /// Lines that fit into no such picture: their symbols stand beside the name.
    pub(super) rest: Vec<&'static Line>,
}

/// The plan of a building.
pub(super) fn plan_of(building: &'static Building) -> Plan {
    let mut rows: Vec<&'static Line> = Vec::new();
    let mut others: Vec<&'static Line> = Vec::new();
    for line in &building.lines {
        let taken = line.spaces.iter().any(|id| rows.iter().any(|row| row.spaces.contains(id)));
        if taken { others.push(line) } else { rows.push(line) }
    }
    if others.is_empty() {
        return Plan { rows, across: Vec::new(), rest: Vec::new() };
    }
    let width = rows.iter().map(|row| row.spaces.len()).max().unwrap_or(0);
    let column = |line: &Line, at: usize| {
        line.spaces.iter().all(|id| rows.iter().any(|row| row.spaces.get(at) == Some(id)))
    };
    let across: Vec<Option<&Line>> =
        (0..width).map(|at| others.iter().copied().find(|line| column(line, at))).collect();
    let rest = others.iter().copied().filter(|line| !across.contains(&Some(*line))).collect();
    Plan { rows, across, rest }
}
