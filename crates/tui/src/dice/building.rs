//! A building of a sheet in lines: its lines with their symbols and order, and its spaces.

use ratatui::text::{Line, Span};

use super::boards::{self, Building, Space};
use super::glyphs;
use super::names::{building_name, symbol_name, wonder_name};
use super::picture::City;
use super::plan::plan_of;
use super::sheet::colour_of;
use super::table::Table;
use crate::draw::{Flow, Ink};
use crate::text;

type Lines = Vec<Line<'static>>;

/// The name of a building on a city's sheet.
pub(super) fn title(table: &Table<'_>, city: &City, building: &Building) -> String {
    let words = table.desk.words;
    match &city.city {
        Some(of) if building.id == "wonder" => wonder_name(of, words),
        _ => building_name(&building.id, words),
    }
}

/// The lines of a building.
pub(super) fn lines(
    table: &Table<'_>,
    city: &City,
    building: &'static Building,
    width: usize,
) -> Lines {
    let plan = plan_of(building);
    let mut lines = head(table, city, building, width);
    if plan.across.is_empty() {
        let mut flow = Flow::indented(width, 2);
        for line in &plan.rows {
            row(table, city, building, line, &mut flow, width);
        }
        lines.extend(flow.lines());
    } else {
        lines.extend(grid(table, city, building, width));
    }
    lines
}

/// `● Market 2/6 · 3p`, with a tick when it is finished.
fn head(table: &Table<'_>, city: &City, building: &'static Building, width: usize) -> Lines {
    let palette = table.desk.palette;
    let done = building.done(city);
    let of = building.spaces.len();
    let mark = match colour_of(&building.id) {
        Some(colour) => palette.shape(colour),
        None => palette.text(Ink::Strong, glyphs::WONDER),
    };
    let mut flow = Flow::new(width, 4);
    let name = title(table, city, building);
    flow.put("", vec![mark, Span::raw(" "), palette.text(Ink::Strong, name)]);
    let finished = if done == of { " ✓" } else { "" };
    let mut count = format!("{done}/{of}{finished}");
    if let Some(points) = city.points.get(&building.id) {
        count = format!("{count} · {points}p");
    }
    flow.put("  ", vec![palette.text(Ink::Soft, count)]);
    let rest: Vec<&String> = plan_of(building).rest.iter().flat_map(|line| &line.symbols).collect();
    for symbol in rest {
        flow.put("  ", vec![Span::raw(symbol_name(symbol, table.desk.words))]);
    }
    flow.lines()
}

/// The symbols that lead to a line.
fn label(table: &Table<'_>, line: &boards::Line) -> String {
    let words = table.desk.words;
    match line.symbols.len() {
        0 => String::new(),
        // All faces of the purple die lead to the same line: one sign stands for them.
        3.. => "≥".to_owned(),
        _ => {
            let names: Vec<String> =
                line.symbols.iter().map(|symbol| symbol_name(symbol, words)).collect();
            names.join("/")
        }
    }
}

fn row(
    table: &Table<'_>,
    city: &City,
    building: &'static Building,
    line: &'static boards::Line,
    flow: &mut Flow,
    width: usize,
) {
    let palette = table.desk.palette;
    let label = label(table, line);
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
        cell.extend(table.cell(city, building, space));
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

/// Rows crossed by columns: the symbols of the columns stand above them.
fn grid(table: &Table<'_>, city: &City, building: &'static Building, width: usize) -> Lines {
    let plan = plan_of(building);
    let palette = table.desk.palette;
    let columns = plan.across.len().max(1);
    let labels: Vec<String> = plan.rows.iter().map(|line| label(table, line)).collect();
    let widest = labels.iter().map(|label| text::width(label)).max().unwrap_or(0);
    let cell_wide = (width.saturating_sub(widest + 3) / columns).min(12);
    let above: String = plan
        .across
        .iter()
        .map(|line| line.map_or_else(String::new, |line| label(table, line)))
        .map(|label| text::padded(&text::cut(&label, cell_wide.saturating_sub(1)), cell_wide))
        .collect();
    let start = " ".repeat(widest + 3);
    let mut lines = vec![Line::from(vec![Span::raw(start), palette.text(Ink::Soft, above)])];
    for (line, label) in plan.rows.iter().zip(&labels) {
        let label = format!("  {} ", text::padded(label, widest));
        let mut spans = vec![palette.text(Ink::Soft, label)];
        for id in &line.spaces {
            let Some(space) = building.spaces.iter().find(|space| space.id == *id) else {
                continue;
            };
            let cell = table.cell(city, building, space);
            let wide: usize = cell.iter().map(Span::width).sum();
            spans.extend(cell);
            spans.push(Span::raw(" ".repeat(cell_wide.saturating_sub(wide))));
        }
        lines.push(Line::from(spans));
    }
    lines
}

/// The sign of a space: crossed, reached, picked, advised, open, next, later.
impl Table<'_> {
    /// A space: its sign, cost and effects: `•2:3p`.
    fn cell(&self, city: &City, building: &'static Building, space: &Space) -> Vec<Span<'static>> {
        let palette = self.desk.palette;
        let (sign, ink) = self.sign(city, building, space);
        let what = format!("{}:{}", space.cost, glyphs::effects(&space.effects, self.desk.set));
        vec![palette.text(ink, sign), palette.text(ink, what)]
    }

    fn sign(&self, city: &City, building: &'static Building, space: &Space) -> (&'static str, Ink) {
        if city.has(&space.id) {
            return ("×", Ink::Soft);
        }
        let next = building.next(&city.crossed).contains(&space.id.as_str());
        if self.desk.picture.viewer != Some(city.seat) {
            return if next { ("·", Ink::Plain) } else { (" ", Ink::Soft) };
        }
        if self.picked.as_deref() == Some(space.id.as_str()) {
            return ("▶", Ink::Picked);
        }
        if self.advised.contains(&space.id) {
            return ("!", Ink::Advised);
        }
        if self.lit.contains(&space.id) {
            return ("▷", Ink::Picked);
        }
        if self.open.contains(&space.id) {
            return ("•", Ink::Strong);
        }
        if next { ("·", Ink::Plain) } else { (" ", Ink::Soft) }
    }
}
