//! A building of a sheet: its lines with their symbols and order, and its spaces.

use mirabilia_games::dice::catalogue::{BuildingEntry, LineEntry, SpaceEntry};
use mirabilia_games::dice::picture::CityPicture;
use mirabilia_tell::dice as tell;
use ratatui::text::{Line, Span};

use super::catalogue::{self, colour_of};
use super::context::BoardContext;
use super::describe::name;
use super::glyphs;
use super::grid::grid_of;
use crate::draw::{Flow, Ink};
use crate::text;

type Lines = Vec<Line<'static>>;

/// The rows of a building.
pub(super) fn lines(
    ctx: &BoardContext<'_>,
    city: &CityPicture,
    building: &BuildingEntry,
    width: usize,
) -> Lines {
    let grid = grid_of(building);
    let mut lines = head(ctx, city, building, width);
    if grid.across.is_empty() {
        let mut flow = Flow::indented(width, 2);
        for line in &grid.rows {
            row(ctx, city, building, line, &mut flow, width);
        }
        lines.extend(flow.lines());
    } else {
        lines.extend(crossed_rows(ctx, city, building, width));
    }
    lines
}

/// `● Market 2/6 · 3p`, with a tick if it is finished.
fn head(
    ctx: &BoardContext<'_>,
    city: &CityPicture,
    building: &BuildingEntry,
    width: usize,
) -> Lines {
    let palette = ctx.palette;
    let done = catalogue::done(building, city);
    let of = building.spaces.len();
    let mark = match colour_of(building.id) {
        Some(colour) => palette.shape(colour),
        None => palette.text(Ink::Strong, glyphs::WONDER),
    };
    let mut flow = Flow::new(width, 4);
    let name = name(ctx, city, building);
    flow.put("", vec![mark, Span::raw(" "), palette.text(Ink::Strong, name)]);
    let finished = if done == of { " ✓" } else { "" };
    let mut count = format!("{done}/{of}{finished}");
    if let Some(points) = catalogue::points(building, city) {
        count = format!("{count} · {points}p");
    }
    flow.put("  ", vec![palette.text(Ink::Soft, count)]);
    let rest: Vec<&String> = grid_of(building).rest.iter().flat_map(|line| &line.symbols).collect();
    for symbol in rest {
        flow.put("  ", vec![Span::raw(ctx.tell(&tell::symbol(symbol)))]);
    }
    flow.lines()
}

/// The symbols that lead to a line.
fn label(ctx: &BoardContext<'_>, line: &LineEntry) -> String {
    match line.symbols.len() {
        0 => String::new(),
        // All faces of the purple die lead to the same line; a single sign stands for them.
        3.. => "≥".to_owned(),
        _ => {
            let names: Vec<String> =
                line.symbols.iter().map(|symbol| ctx.tell(&tell::symbol(symbol))).collect();
            names.join("/")
        }
    }
}

fn row(
    ctx: &BoardContext<'_>,
    city: &CityPicture,
    building: &BuildingEntry,
    line: &LineEntry,
    flow: &mut Flow,
    width: usize,
) {
    let palette = ctx.palette;
    let label = label(ctx, line);
    let mut cells: Vec<Vec<Span<'static>>> = Vec::new();
    let spaces = line.spaces.iter().filter_map(|id| building.spaces.iter().find(|s| s.id == *id));
    for (at, space) in spaces.enumerate() {
        let mut cell = Vec::new();
        if at == 0 && !label.is_empty() {
            cell.push(palette.text(Ink::Soft, format!("{label} ")));
        }
        let sign = if line.any_order { " " } else { " → " };
        if at > 0 {
            cell.push(palette.text(Ink::Soft, sign));
        }
        cell.extend(space_cell(ctx, city, space));
        cells.push(cell);
    }
    let wide: usize = cells.iter().flatten().map(Span::width).sum();
    if wide + 2 <= width {
        flow.put("  ", cells.concat());
        return;
    }
    for (at, cell) in cells.into_iter().enumerate() {
        flow.put(if at == 0 { "  " } else { "" }, cell);
    }
}

/// Rows crossed by columns, with the symbols of the columns above them.
fn crossed_rows(
    ctx: &BoardContext<'_>,
    city: &CityPicture,
    building: &BuildingEntry,
    width: usize,
) -> Lines {
    let grid = grid_of(building);
    let palette = ctx.palette;
    let columns = grid.across.len().max(1);
    let labels: Vec<String> = grid.rows.iter().map(|line| label(ctx, line)).collect();
    let widest = labels.iter().map(|label| text::width(label)).max().unwrap_or(0);
    let cell_wide = (width.saturating_sub(widest + 3) / columns).min(12);
    let above: String = grid
        .across
        .iter()
        .map(|line| line.map_or_else(String::new, |line| label(ctx, line)))
        .map(|label| text::padded(&text::cut(&label, cell_wide.saturating_sub(1)), cell_wide))
        .collect();
    let start = " ".repeat(widest + 3);
    let mut lines = vec![Line::from(vec![Span::raw(start), palette.text(Ink::Soft, above)])];
    for (line, label) in grid.rows.iter().zip(&labels) {
        let label = format!("  {} ", text::padded(label, widest));
        let mut spans = vec![palette.text(Ink::Soft, label)];
        for id in &line.spaces {
            let Some(space) = building.spaces.iter().find(|space| space.id == *id) else {
                continue;
            };
            let cell = space_cell(ctx, city, space);
            let wide: usize = cell.iter().map(Span::width).sum();
            spans.extend(cell);
            spans.push(Span::raw(" ".repeat(cell_wide.saturating_sub(wide))));
        }
        lines.push(Line::from(spans));
    }
    lines
}

/// A space with its sign, cost and effects: `•2:3p`.
fn space_cell(
    ctx: &BoardContext<'_>,
    city: &CityPicture,
    space: &SpaceEntry,
) -> Vec<Span<'static>> {
    let palette = ctx.palette;
    let (sign, ink) = sign(ctx, city, space);
    let what = format!("{}:{}", space.cost, glyphs::effects(&space.effects, ctx.set));
    vec![palette.text(ink, sign), palette.text(ink, what)]
}

/// The sign of a space: crossed, selected, advised, reachable from the selection, or open.
fn sign(ctx: &BoardContext<'_>, city: &CityPicture, space: &SpaceEntry) -> (&'static str, Ink) {
    let id = &*space.id;
    if city.crossed.contains(&space.id) {
        return ("×", Ink::Soft);
    }
    if ctx.picture.viewer != Some(city.seat) {
        return (" ", Ink::Plain);
    }
    if ctx.picked == Some(id) {
        return ("▶", Ink::Picked);
    }
    if ctx.advised.contains(&id) {
        return ("!", Ink::Advised);
    }
    if ctx.lit.contains(&id) {
        return ("▷", Ink::Picked);
    }
    if ctx.open.contains(&id) { ("•", Ink::Strong) } else { (" ", Ink::Soft) }
}
