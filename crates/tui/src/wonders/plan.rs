//! How much of the cities is shown: the richest plan that fits.

use mirabilia_games::wonders::words::Neighbour;
use ratatui::text::Line;

use super::city::{Pen, Rows, cut};
use super::conflicts;
use super::words::plain;
use crate::draw::{Ink, line_width};

/// From this width on three cities stand side by side.
const WIDE: usize = 110;
/// Between columns.
const GAP: &str = " │ ";

/// The richest body that fits into so many rows, and whether it shows every city in full. The last
/// resort may be taller.
pub(crate) fn richest(pen: &Pen<'_>, room: usize) -> (Rows, bool) {
    let plans = if pen.sight.me.is_some() { PLAYERS } else { WATCHERS };
    let full = pen.sight.me.is_none() || pen.sight.picture.cities.len() == 3;
    for (at, plan) in plans.iter().enumerate() {
        let rows = body(pen, *plan);
        if rows.len() <= room || at + 1 == plans.len() {
            return (rows, full && at == 0);
        }
    }
    (Vec::new(), false)
}

/// How many rows it takes to show the own city with what matters most, and the others as rows.
pub(crate) fn modest(pen: &Pen<'_>) -> usize {
    body(pen, Plan::Quiet).len()
}

/// What a body shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plan {
    /// The own city and its neighbours in full, the others as rows.
    Full,
    /// The same with what matters most.
    Compact,
    /// The own city, and all others as rows with what they make.
    Made,
    /// The own city, and all others as rows.
    Rows,
    /// The same without the conflicts that were fought.
    Quiet,
    /// Less of the own city, and all others as rows.
    Scant,
    /// Hardly anything of the own city, and all others as rows.
    Spare,
    /// All cities as rows.
    Table,
    /// The own city and its neighbours as rows.
    Near,
    /// All cities in full.
    EachFull,
    /// All cities with what matters most.
    EachCompact,
    /// All cities as rows with what they make.
    EachMade,
}

/// From what shows most to what needs least.
const PLAYERS: &[Plan] = &[
    Plan::Full,
    Plan::Compact,
    Plan::Made,
    Plan::Rows,
    Plan::Quiet,
    Plan::Scant,
    Plan::Spare,
    Plan::Table,
    Plan::Near,
];
const WATCHERS: &[Plan] = &[Plan::EachFull, Plan::EachCompact, Plan::EachMade, Plan::Table];

fn body(pen: &Pen<'_>, plan: Plan) -> Rows {
    let sight = pen.sight;
    let order = sight.order();
    let (near, far) = order.split_at(order.len().min(3));
    let quiet = [Plan::Quiet, Plan::Scant, Plan::Spare, Plan::Table, Plan::Near].contains(&plan);
    let mut rows = if quiet { Vec::new() } else { notice(pen, plan) };
    match plan {
        Plan::Full => rows.extend(around(pen, &|pen, seat| pen.full(seat))),
        Plan::Compact => rows.extend(around(pen, &|pen, seat| pen.compact(seat))),
        Plan::Made | Plan::Rows | Plan::Quiet => {
            rows.extend(own(pen, &|pen, seat| pen.compact(seat)));
            rows.extend(pen.rows(&order[1..], plan == Plan::Made));
        }
        Plan::Scant => {
            rows.extend(own(pen, &|pen, seat| pen.scant(seat)));
            rows.extend(pen.rows(&order[1..], false));
        }
        Plan::Spare => {
            rows.extend(own(pen, &|pen, seat| pen.spare(seat)));
            rows.extend(pen.rows(&order[1..], false));
        }
        Plan::Table => rows.extend(pen.rows(&order, false)),
        Plan::Near => rows.extend(pen.rows(near, false)),
        Plan::EachFull => rows.extend(grid(pen, &order, &|pen, seat| pen.full(seat))),
        Plan::EachCompact => rows.extend(grid(pen, &order, &|pen, seat| pen.compact(seat))),
        Plan::EachMade => rows.extend(pen.rows(&order, true)),
    }
    if matches!(plan, Plan::Full | Plan::Compact) && !far.is_empty() {
        rows.push(pen.rule(&plain(sight.words, "wonders-others")));
        rows.extend(pen.rows(far, false));
    }
    rows
}

/// The own city.
fn own(pen: &Pen<'_>, drawn: Drawn<'_>) -> Rows {
    pen.sight.me.map_or_else(Vec::new, |me| drawn(*pen, me))
}

/// The conflicts that have just been fought; where there is little room only the viewer's.
fn notice(pen: &Pen<'_>, plan: Plan) -> Rows {
    let mut told = conflicts::told(pen.sight);
    if told.is_empty() {
        return Vec::new();
    }
    let little = matches!(plan, Plan::Made | Plan::Rows);
    if little {
        told.truncate(3);
    }
    let title = format!("{}:", told.remove(0));
    let mut rows = pen.told(Ink::Plain, &format!("{title} {}", told.join(" ")));
    if !little {
        rows.push(pen.rule(""));
    }
    rows
}

/// How a city is drawn.
type Drawn<'a> = &'a dyn Fn(Pen<'_>, usize) -> Rows;

/// The viewer's city between its neighbours; on narrow screens above them.
fn around(pen: &Pen<'_>, drawn: Drawn<'_>) -> Rows {
    let Some(me) = pen.sight.me else { return Vec::new() };
    let [left, right] = Neighbour::BOTH.map(|side| pen.sight.picture.beside(me, side));
    if pen.width >= WIDE {
        return beside(pen, &[left, me, right], drawn);
    }
    let mut rows = drawn(*pen, me);
    rows.push(pen.rule(&plain(pen.sight.words, "terminal-wonders-neighbours")));
    rows.extend(beside(pen, &[left, right], drawn));
    rows
}

/// All cities in rows of columns.
fn grid(pen: &Pen<'_>, seats: &[usize], drawn: Drawn<'_>) -> Rows {
    let columns = if pen.width >= WIDE { 3 } else { 2 };
    let mut rows = Vec::new();
    for some in seats.chunks(columns) {
        if !rows.is_empty() {
            rows.push(pen.rule(""));
        }
        rows.extend(beside(pen, some, drawn));
    }
    rows
}

/// Cities side by side.
fn beside(pen: &Pen<'_>, seats: &[usize], drawn: Drawn<'_>) -> Rows {
    let width = column(pen.width, seats.len());
    let blocks: Vec<Rows> = seats.iter().map(|seat| drawn(pen.of_width(width), *seat)).collect();
    joined(pen, &blocks, width)
}

/// How wide each of so many columns is.
pub(crate) fn column(width: usize, columns: usize) -> usize {
    let columns = columns.max(1);
    width.saturating_sub(crate::text::width(GAP) * (columns - 1)) / columns
}

/// Blocks side by side, each so wide.
pub(crate) fn joined(pen: &Pen<'_>, blocks: &[Rows], width: usize) -> Rows {
    let tall = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let row = |at: usize| {
        let mut line = Line::default();
        for (column, block) in blocks.iter().enumerate() {
            if column > 0 {
                line.push_span(pen.ink(Ink::Soft, GAP));
            }
            let cell = cut(block.get(at).cloned().unwrap_or_default(), width);
            let wide = line_width(&cell);
            line.spans.extend(cell.spans);
            if column + 1 < blocks.len() {
                line.push_span(" ".repeat(width.saturating_sub(wide)));
            }
        }
        line
    };
    (0..tall).map(row).collect()
}
