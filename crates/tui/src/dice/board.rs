//! The layout of the board: the viewer's sheet with the Forum, the neighbours in brief, then a page
//! for every other sheet.

use mirabilia_games::dice::Building;
use mirabilia_games::dice::picture::CityPicture;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::context::BoardContext;
use super::{building, catalogue, city, forum, glyphs};
use crate::draw::{Flow, Ink, Page, columns, draw_page, folded, pack, pack_evenly};

type Lines = Vec<Line<'static>>;

/// The pages with their names.
fn sheets(ctx: &BoardContext<'_>, area: Rect) -> Vec<(String, Page)> {
    let (n, wide) = columns(area.width);
    let (height, wide) = (usize::from(area.height), usize::from(wide));
    let mut sheets = Vec::new();
    let mut add = |name: &str, pages: Vec<Page>| {
        let of = pages.len();
        for (at, page) in (1..).zip(pages) {
            let title = if of == 1 { name.to_owned() } else { format!("{name} {at}/{of}") };
            sheets.push((title, page));
        }
    };
    let others = city::others(ctx);
    let (name, mut own) = own_page(ctx, wide);
    let first = if n > 1 { together(ctx, &own, &others, (n, wide, height)) } else { None };
    let shown = if let Some((page, shown)) = first {
        add(&name, vec![page]);
        shown
    } else {
        own.extend(others.iter().map(|one| city::neighbour(ctx, one, wide)));
        add(&name, pack(own, n, height));
        0
    };
    for other in &others[shown.min(others.len())..] {
        add(&name_of(ctx, other), pack(whole(ctx, other, wide), n, height));
    }
    if shown <= others.len() {
        add(&ctx.say("terminal-dice-page-boards"), pack(signs(ctx, wide), n, height));
    }
    sheets
}

/// The viewer's page without the other cities: its name and its blocks.
fn own_page(ctx: &BoardContext<'_>, width: usize) -> (String, Vec<Lines>) {
    let mut blocks = vec![forum::turn(ctx, width), forum::forum(ctx, width)];
    let name = match ctx.me() {
        Some(me) => {
            blocks.insert(0, city::head(ctx, me, width));
            blocks.extend(sheet(ctx, me, width));
            ctx.say("dice-your-city")
        }
        None => ctx.say("dice-forum"),
    };
    blocks.retain(|block| !block.is_empty());
    (name, blocks)
}

/// The name of a city's player.
fn name_of(ctx: &BoardContext<'_>, city: &CityPicture) -> String {
    ctx.names.get(city.seat).cloned().unwrap_or_default()
}

/// A city with its whole sheet.
fn whole(ctx: &BoardContext<'_>, city: &CityPicture, width: usize) -> Vec<Lines> {
    let mut blocks = vec![city::neighbour(ctx, city, width)];
    blocks.extend(sheet(ctx, city, width));
    blocks
}

/// Where there is room: the viewer's sheet, and as many of the others as fit, in full, beside it;
/// then the signs. Returns the number of the others that are shown in full, and one more if the signs
/// are shown, too. `None` if not even the viewer's own page fits.
fn together(
    ctx: &BoardContext<'_>,
    own: &[Lines],
    others: &[&CityPicture],
    (columns, width, height): (usize, usize, usize),
) -> Option<(Page, usize)> {
    // From everything down to the viewer's sheet with the others in brief.
    (0..=others.len() + 1).rev().find_map(|shown| {
        let (full, brief) = others.split_at(shown.min(others.len()));
        let mut groups = vec![own.to_vec()];
        groups.extend(full.iter().map(|one| whole(ctx, one, width)));
        if !brief.is_empty() {
            groups.push(brief.iter().map(|one| city::neighbour(ctx, one, width)).collect());
        }
        if shown > others.len() {
            groups.push(signs(ctx, width));
        }
        Some((pack_evenly(&groups, columns, height)?, shown))
    })
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
