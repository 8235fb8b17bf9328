//! The layout of the board: everything at once if there is space, otherwise in pages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::catalogue::{Item, left};
use super::context::BoardContext;
use super::glyphs;
use super::{city, piles, structure, track};
use crate::draw::{Flow, Ink, Page, columns, draw_page, folded, pack};

type Lines = Vec<Line<'static>>;

/// From this size on the cities are beside the structure.
const WIDE: (u16, u16) = (116, 20);
/// The width of the structure between the cities.
const MIDDLE: u16 = 72;

/// A page of the board.
enum BoardPage {
    Table,
    Text(String, Page),
}

fn is_wide(area: Rect) -> bool {
    area.width >= WIDE.0 && area.height >= WIDE.1
}

/// The width of a city beside the structure.
fn side(area: Rect) -> u16 {
    (area.width - MIDDLE - 2) / 2
}

/// The height of a city at a width.
fn tall(ctx: &BoardContext<'_>, seat: usize, width: u16) -> usize {
    city::blocks(ctx, seat, usize::from(width)).iter().map(Vec::len).sum()
}

fn sheets(ctx: &BoardContext<'_>, area: Rect) -> Vec<BoardPage> {
    let (n, wide) = columns(area.width);
    let height = usize::from(area.height);
    let mut sheets = vec![BoardPage::Table];
    let mut add = |name: String, blocks: Vec<Lines>| {
        let pages = pack(blocks, n, height);
        let of = pages.len();
        for (at, page) in (1..).zip(pages) {
            let title = if of == 1 { name.clone() } else { format!("{name} {at}/{of}") };
            sheets.push(BoardPage::Text(title, page));
        }
    };
    let seats = [left(ctx.picture), 1 - left(ctx.picture)];
    // A city beside the structure is shown as far as it fits.
    let beside = seats.map(|seat| is_wide(area) && tall(ctx, seat, side(area)) <= height);
    if !is_wide(area) && n > 1 && seats.iter().all(|&seat| tall(ctx, seat, wide) <= height) {
        // One column per city; the first is padded so that the second starts with the other city.
        let [mut first, second] =
            seats.map(|seat| city::blocks(ctx, seat, usize::from(wide)).concat());
        first.resize(height, Line::default());
        add(ctx.say("duel-cities"), vec![first, second]);
    } else {
        for (seat, _) in seats.into_iter().zip(beside).filter(|(_, shown)| !shown) {
            add(ctx.names[seat].clone(), city::blocks(ctx, seat, usize::from(wide)));
        }
    }
    add(ctx.say("terminal-duel-page-piles"), piles::blocks(ctx, usize::from(wide)));
    sheets
}

/// The names of the pages.
pub(super) fn pages(ctx: &BoardContext<'_>, area: Rect) -> Vec<String> {
    let name = |sheet| match sheet {
        BoardPage::Table => ctx.say("terminal-duel-page-table"),
        BoardPage::Text(name, _) => name,
    };
    sheets(ctx, area).into_iter().map(name).collect()
}

/// Draws a page.
pub(super) fn draw(ctx: &BoardContext<'_>, page: usize, area: Rect, cells: &mut Buffer) {
    let mut sheets = sheets(ctx, area);
    let at = page.min(sheets.len() - 1);
    match sheets.swap_remove(at) {
        BoardPage::Text(_, page) => draw_page(&page, area, cells),
        BoardPage::Table if is_wide(area) => {
            let side = side(area);
            let left = left(ctx.picture);
            let middle = Rect { x: area.x + side + 1, width: area.width - 2 * side - 2, ..area };
            for (seat, x) in [(left, area.x), (1 - left, area.right() - side)] {
                let lines = city::blocks(ctx, seat, usize::from(side)).concat();
                put(&lines, Rect { x, width: side, ..area }, cells);
            }
            table(ctx, middle, false, cells);
        }
        BoardPage::Table => table(ctx, area, true, cells),
    }
}

fn put(lines: &[Line<'static>], area: Rect, cells: &mut Buffer) {
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        cells.set_line(area.x, y, line, area.width);
    }
}

/// Draws the track, the tokens, the offer and the structure. With `summaries`, also one line per
/// city, because the cities are not beside it.
fn table(ctx: &BoardContext<'_>, area: Rect, summaries: bool, cells: &mut Buffer) {
    let width = usize::from(area.width);
    let lying = !ctx.picture.structure.is_empty();
    let least = if lying { usize::from(structure::rows(ctx.picture)) } else { 0 };
    let mut space = usize::from(area.height).saturating_sub(least);
    // What is added first survives when there is little space.
    let left = left(ctx.picture);
    let mut top = Lines::new();
    let mut take = |lines: Lines, top: &mut Lines| {
        let n = lines.len().min(space);
        space -= n;
        top.extend(lines.into_iter().take(n));
    };
    if summaries {
        let both = [left, 1 - left].map(|seat| city::summary(ctx, seat, width));
        take(both.to_vec(), &mut top);
    }
    take(track::track(ctx, width), &mut top);
    if !ctx.picture.board_tokens.is_empty() {
        take(track::tokens(ctx, width), &mut top);
    }
    if ctx.picture.age > 0 {
        take(vec![piles::counts(ctx)], &mut top);
    }
    // Cards with two lines are worth more than long sentences about the offer.
    let offer = offer(ctx, width, space, space.saturating_sub(least));
    let used = top.len() + offer.len();
    put(&top, area, cells);
    let below = Rect { y: area.y + top.len() as u16, ..area };
    put(&offer, Rect { height: area.height - top.len() as u16, ..below }, cells);
    let rest =
        Rect { y: area.y + used as u16, height: area.height.saturating_sub(used as u16), ..area };
    structure::draw(ctx, rest, cells);
}

/// What can be chosen besides the cards of the structure: as sentences if there is ample space,
/// otherwise in symbols, on lines of their own or wrapped.
fn offer(ctx: &BoardContext<'_>, width: usize, space: usize, ample: usize) -> Lines {
    let ids = ctx.offered();
    let soft = ctx.palette.style(Ink::Soft);
    let mut lines: Lines =
        ctx.about().map_or_else(Lines::new, |said| folded(&said, soft, width, 0));
    let each = |long: bool| -> Lines {
        ids.iter().flat_map(|id| offered_thing(ctx, id, width, long)).collect()
    };
    let ways = [each(true), each(false)];
    if let Some(fits) = ways.into_iter().find(|way| lines.len() + way.len() <= ample) {
        lines.extend(fits);
        return lines;
    }
    let mut flow = Flow::new(width, 2);
    for id in &ids {
        let pieces = offered_thing(ctx, id, width, false).into_iter().flat_map(|line| line.spans);
        flow.put("  ", pieces.collect());
    }
    let mut lines = flow.lines();
    lines.truncate(if ids.is_empty() { 0 } else { space });
    lines
}

/// One offered item, as sentences or in symbols.
fn offered_thing(ctx: &BoardContext<'_>, id: &str, width: usize, long: bool) -> Lines {
    let (tick, ink) = ctx.tick(id);
    let mut flow = Flow::new(width, 5);
    let mut head = vec![ctx.palette.text(ink, format!("{tick:>2} "))];
    let Some(thing) = Item::read(id) else {
        // A seat: the player who begins the age.
        let offer = ctx.scene.offers.iter().find(|offer| offer.pick == id);
        let said = offer.map_or_else(String::new, |one| ctx.words.tell(&one.title, &ctx.names));
        head.push(ctx.palette.text(Ink::Strong, said));
        flow.put("", head);
        return flow.lines();
    };
    if let Some(colour) = thing.colour() {
        head.extend([ctx.palette.shape(colour.name()), Span::raw(" ")]);
    }
    let name = format!("{}{}", thing.name(ctx.words), if long { "." } else { "" });
    head.push(ctx.palette.text(Ink::Strong, name));
    flow.put("", head);
    let soft = ctx.palette.style(Ink::Plain);
    let cost = thing.cost().filter(|_| matches!(thing, Item::Wonder(_)));
    if long {
        if cost.is_some() {
            flow.words(&thing.costs(ctx.words), soft);
        }
        flow.words(&thing.about(ctx.words), soft);
    } else {
        if let Some(cost) = cost {
            flow.put("  ", vec![Span::raw(format!("{} →", glyphs::cost(cost, ctx.words)))]);
        }
        flow.put("  ", vec![Span::raw(glyphs::effects(thing, ctx.words))]);
    }
    flow.lines()
}
