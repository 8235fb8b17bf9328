//! How much of the cities is shown: the most detailed layout that fits.

use mirabilia_games::wonders::ids::Neighbour;
use ratatui::text::Line;

use super::city::{Painter, Rows, cut};
use super::names::plain;
use crate::draw::{Ink, line_width};

/// From this width on three cities are side by side.
const WIDE: usize = 110;
/// The separator of columns.
const GAP: &str = " │ ";

/// The most detailed body that fits into `space` rows, and whether it shows every city in full. The
/// least detailed one may be taller.
pub(crate) fn richest(painter: &Painter<'_>, space: usize) -> (Rows, bool) {
    let details = if painter.ctx.me.is_some() { PLAYERS } else { WATCHERS };
    for (at, detail) in details.iter().enumerate() {
        let rows = body(painter, *detail);
        if rows.len() <= space {
            return (rows, at == 0);
        }
    }
    (some(painter, space), false)
}

/// As many cities as fit, as rows, the nearest first; the last line counts the others.
fn some(painter: &Painter<'_>, space: usize) -> Rows {
    let order = painter.ctx.order();
    let head = painter.rows(&[], false).len();
    let shown = space.saturating_sub(head + 1).clamp(1, order.len());
    let mut rows = painter.rows(&order[..shown], false);
    let more = [("n", (order.len() - shown).into())];
    rows.push(Line::from(painter.ink(Ink::Strong, painter.ctx.say("terminal-more", &more))));
    rows
}

/// The height of the viewer's city in compact form with the others as rows.
pub(crate) fn modest(painter: &Painter<'_>) -> usize {
    body(painter, Density::Quiet).len()
}

/// What the body shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Density {
    /// All cities in full, the viewer's and the neighbours' first.
    All,
    /// The viewer's city and the neighbours in full, the others as rows.
    Full,
    /// The same in compact form.
    Compact,
    /// The viewer's city, and all others as rows with their production.
    Made,
    /// The viewer's city, and all others as rows.
    Rows,
    /// The same without the conflicts of the last age.
    Quiet,
    /// Less of the viewer's city, and all others as rows.
    Scant,
    /// The minimum of the viewer's city, and all others as rows.
    Spare,
    /// All cities as rows.
    Table,
    /// All cities in full.
    EachFull,
    /// All cities in compact form.
    EachCompact,
    /// All cities as rows with their production.
    EachMade,
}

/// Most detailed first.
const PLAYERS: &[Density] = &[
    Density::All,
    Density::Full,
    Density::Compact,
    Density::Made,
    Density::Rows,
    Density::Quiet,
    Density::Scant,
    Density::Spare,
    Density::Table,
];
const WATCHERS: &[Density] =
    &[Density::EachFull, Density::EachCompact, Density::EachMade, Density::Table];

fn body(painter: &Painter<'_>, detail: Density) -> Rows {
    let ctx = painter.ctx;
    let order = ctx.order();
    let far = &order[order.len().min(3)..];
    let quiet = [Density::Quiet, Density::Scant, Density::Spare, Density::Table].contains(&detail);
    let mut rows = if quiet { Vec::new() } else { notice(painter, detail) };
    match detail {
        Density::All => {
            rows.extend(around(painter, &|painter, seat| painter.full(seat)));
            if !far.is_empty() {
                rows.push(painter.rule(&plain(ctx.words, "wonders-others")));
                rows.extend(grid(painter, far, &|painter, seat| painter.full(seat)));
            }
        }
        Density::Full => rows.extend(around(painter, &|painter, seat| painter.full(seat))),
        Density::Compact => rows.extend(around(painter, &|painter, seat| painter.compact(seat))),
        Density::Made | Density::Rows | Density::Quiet => {
            rows.extend(own(painter, &|painter, seat| painter.compact(seat)));
            rows.extend(painter.rows(&order[1..], detail == Density::Made));
        }
        Density::Scant => {
            rows.extend(own(painter, &|painter, seat| painter.scant(seat)));
            rows.extend(painter.rows(&order[1..], false));
        }
        Density::Spare => {
            rows.extend(own(painter, &|painter, seat| painter.spare(seat)));
            rows.extend(painter.rows(&order[1..], false));
        }
        Density::Table => rows.extend(painter.rows(&order, false)),
        Density::EachFull => {
            rows.extend(grid(painter, &order, &|painter, seat| painter.full(seat)));
        }
        Density::EachCompact => {
            rows.extend(grid(painter, &order, &|painter, seat| painter.compact(seat)));
        }
        Density::EachMade => rows.extend(painter.rows(&order, true)),
    }
    if matches!(detail, Density::Full | Density::Compact) && !far.is_empty() {
        rows.push(painter.rule(&plain(ctx.words, "wonders-others")));
        rows.extend(painter.rows(far, false));
    }
    rows
}

/// The viewer's city.
fn own(painter: &Painter<'_>, drawn: Drawn<'_>) -> Rows {
    painter.ctx.me.map_or_else(Vec::new, |me| drawn(*painter, me))
}

/// The conflicts of the last age; only the viewer's if there is little space.
fn notice(painter: &Painter<'_>, detail: Density) -> Rows {
    let mut told = painter.ctx.news();
    if told.is_empty() {
        return Vec::new();
    }
    let little = matches!(detail, Density::Made | Density::Rows);
    if little {
        told.truncate(3);
    }
    let title = format!("{}:", told.remove(0));
    let mut rows = painter.told(Ink::Plain, &format!("{title} {}", told.join(" ")));
    if !little {
        rows.push(painter.rule(""));
    }
    rows
}

/// How a city is drawn.
type Drawn<'a> = &'a dyn Fn(Painter<'_>, usize) -> Rows;

/// The viewer's city between the neighbours, or above them on narrow screens.
fn around(painter: &Painter<'_>, drawn: Drawn<'_>) -> Rows {
    let Some(me) = painter.ctx.me else { return Vec::new() };
    let [left, right] = Neighbour::ALL.map(|side| painter.ctx.beside(me, side));
    if painter.width >= WIDE {
        return beside(painter, &[left, me, right], drawn);
    }
    let mut rows = drawn(*painter, me);
    rows.push(painter.rule(&plain(painter.ctx.words, "terminal-wonders-neighbours")));
    rows.extend(beside(painter, &[left, right], drawn));
    rows
}

/// All cities in rows of columns.
fn grid(painter: &Painter<'_>, seats: &[usize], drawn: Drawn<'_>) -> Rows {
    let columns = if painter.width >= WIDE { 3 } else { 2 };
    let mut rows = Vec::new();
    for some in seats.chunks(columns) {
        if !rows.is_empty() {
            rows.push(painter.rule(""));
        }
        rows.extend(beside(painter, some, drawn));
    }
    rows
}

/// Cities side by side.
fn beside(painter: &Painter<'_>, seats: &[usize], drawn: Drawn<'_>) -> Rows {
    let width = column(painter.width, seats.len());
    let blocks: Vec<Rows> =
        seats.iter().map(|seat| drawn(painter.of_width(width), *seat)).collect();
    joined(painter, &blocks, width)
}

/// The width of each of `columns` columns.
pub(crate) fn column(width: usize, columns: usize) -> usize {
    let columns = columns.max(1);
    width.saturating_sub(crate::text::width(GAP) * (columns - 1)) / columns
}

/// Joins blocks side by side, each `width` wide.
pub(crate) fn joined(painter: &Painter<'_>, blocks: &[Rows], width: usize) -> Rows {
    let tall = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let row = |at: usize| {
        let mut line = Line::default();
        for (column, block) in blocks.iter().enumerate() {
            if column > 0 {
                line.push_span(painter.ink(Ink::Soft, GAP));
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
