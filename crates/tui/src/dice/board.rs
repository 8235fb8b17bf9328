//! The layout of the board: the viewer's sheet with the Forum, the neighbours in brief, then a page
//! for every other sheet.

use mirabilia_games::dice::Building;
use mirabilia_games::dice::picture::CityPicture;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::context::BoardContext;
use super::{building, catalogue, city, forum, glyphs};
use crate::draw::{Flow, Ink, Page, columns, draw_page, folded, pack};

type Lines = Vec<Line<'static>>;

/// The pages with their names.
fn sheets(ctx: &BoardContext<'_>, area: Rect) -> Vec<(String, Page)> {
    let (n, wide) = columns(area.width);
    let (height, wide) = (usize::from(area.height), usize::from(wide));
    let mut sheets = Vec::new();
    let mut add = |name: &str, blocks: Vec<Lines>| {
        let pages = pack(blocks, n, height);
        let of = pages.len();
        for (at, page) in (1..).zip(pages) {
            let title = if of == 1 { name.to_owned() } else { format!("{name} {at}/{of}") };
            sheets.push((title, page));
        }
    };
    let mut first = vec![forum::turn(ctx, wide), forum::forum(ctx, wide)];
    let others = city::others(ctx);
    let name = match ctx.me() {
        Some(me) => {
            first.insert(0, city::head(ctx, me, wide));
            first.extend(sheet(ctx, me, wide));
            ctx.say("dice-your-city")
        }
        None => ctx.say("dice-forum"),
    };
    first.extend(others.iter().map(|one| city::neighbour(ctx, one, wide)));
    first.retain(|block| !block.is_empty());
    add(&name, first);
    for other in others {
        let mut blocks = vec![city::head(ctx, other, wide)];
        blocks.extend(sheet(ctx, other, wide));
        let name = ctx.names.get(other.seat).cloned().unwrap_or_default();
        add(&name, blocks);
    }
    add(&ctx.say("terminal-dice-page-boards"), signs(ctx, wide));
    sheets
}

/// Bonuses, special dice, and the nine buildings.
fn sheet(ctx: &BoardContext<'_>, city: &CityPicture, width: usize) -> Vec<Lines> {
    let mut blocks = vec![city::reserve(ctx, city, width)];
    for one in catalogue::buildings(ctx.set, city.city.as_deref()) {
        blocks.push(building::lines(ctx, city, one, width));
    }
    blocks
}

/// The board set in use, and the legend.
fn signs(ctx: &BoardContext<'_>, width: usize) -> Vec<Lines> {
    let palette = ctx.palette;
    let note = folded(&city::boards_note(ctx), palette.style(Ink::Plain), width, 0);
    let mut legend = vec![Line::from(palette.text(Ink::Strong, ctx.say("terminal-dice-legend")))];
    let mut flow = Flow::indented(width, 2);
    for one in Building::all() {
        let name = ctx.tell(&mirabilia_tell::dice::building(one));
        let mark = glyphs::building(one);
        flow.put("  ", vec![Span::raw(format!("{mark} {name}"))]);
    }
    legend.extend(flow.lines());
    let mut flow = Flow::indented(width, 2);
    for sign in ctx.say("terminal-dice-signs").split(" · ") {
        flow.sentence("  ", sign, palette.style(Ink::Plain));
    }
    legend.extend(flow.lines());
    vec![note, legend]
}

/// The names of the pages.
pub(super) fn pages(ctx: &BoardContext<'_>, area: Rect) -> Vec<String> {
    sheets(ctx, area).into_iter().map(|(name, _)| name).collect()
}

/// Draws a page.
pub(super) fn draw(ctx: &BoardContext<'_>, page: usize, area: Rect, cells: &mut Buffer) {
    let sheets = sheets(ctx, area);
    if let Some((_, page)) = sheets.get(page).or_else(|| sheets.last()) {
        draw_page(page, area, cells);
    }
}
