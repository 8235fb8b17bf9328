//! How the board is laid out: one's own sheet with the Forum, the neighbours at a glance, then every
//! other sheet on pages of its own.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::picture::City;
use super::table::Table;
use super::{building, city, forum};
use crate::draw::{Flow, Ink, Page, columns, draw_page, folded, pack};

type Lines = Vec<Line<'static>>;

/// The pages with their names.
fn sheets(table: &Table<'_>, area: Rect) -> Vec<(String, Page)> {
    let (n, wide) = columns(area.width);
    let (height, wide) = (usize::from(area.height), usize::from(wide));
    let desk = &table.desk;
    let mut sheets = Vec::new();
    let mut add = |name: &str, blocks: Vec<Lines>| {
        let pages = pack(blocks, n, height);
        let of = pages.len();
        for (at, page) in (1..).zip(pages) {
            let title = if of == 1 { name.to_owned() } else { format!("{name} {at}/{of}") };
            sheets.push((title, page));
        }
    };
    let mut first = vec![forum::turn(table, wide), forum::forum(table, wide)];
    let others = city::others(desk);
    let name = match desk.me() {
        Some(me) => {
            first.insert(0, city::head(table, me, wide));
            first.extend(sheet(table, me, wide));
            desk.say("dice-your-city")
        }
        None => desk.say("dice-forum"),
    };
    first.extend(others.iter().map(|one| city::neighbour(table, one, wide)));
    first.retain(|block| !block.is_empty());
    add(&name, first);
    for other in others {
        let mut blocks = vec![city::head(table, other, wide)];
        blocks.extend(sheet(table, other, wide));
        add(&desk.names[other.seat], blocks);
    }
    add(&desk.say("terminal-dice-page-boards"), signs(table, wide));
    sheets
}

/// Bonuses, special dice, and the nine buildings.
fn sheet(table: &Table<'_>, city: &City, width: usize) -> Vec<Lines> {
    let mut blocks = vec![city::reserve(table, city, width)];
    for one in table.desk.set.buildings(city.city.as_deref()) {
        blocks.push(building::lines(table, city, one, width));
    }
    blocks
}

/// Which boards are played on, and what the signs mean.
fn signs(table: &Table<'_>, width: usize) -> Vec<Lines> {
    let (desk, palette) = (&table.desk, table.desk.palette);
    let note = folded(&city::boards_note(desk), palette.style(Ink::Plain), width, 0);
    let mut legend = vec![Line::from(palette.text(Ink::Strong, desk.say("terminal-dice-legend")))];
    let mut flow = Flow::indented(width, 2);
    for id in super::sheet::BUILDINGS {
        let name = super::names::building_name(id, desk.words);
        let mark = super::glyphs::building(id);
        flow.put("  ", vec![Span::raw(format!("{mark} {name}"))]);
    }
    legend.extend(flow.lines());
    let mut flow = Flow::indented(width, 2);
    for sign in desk.say("terminal-dice-signs").split(" · ") {
        flow.sentence("  ", sign, palette.style(Ink::Plain));
    }
    legend.extend(flow.lines());
    vec![note, legend]
}

/// The names of the pages.
pub(super) fn pages(table: &Table<'_>, area: Rect) -> Vec<String> {
    sheets(table, area).into_iter().map(|(name, _)| name).collect()
}

/// Draws a page.
pub(super) fn draw(table: &Table<'_>, page: usize, area: Rect, cells: &mut Buffer) {
    let sheets = sheets(table, area);
    if let Some((_, page)) = sheets.get(page).or_else(|| sheets.last()) {
        draw_page(page, area, cells);
    }
}
