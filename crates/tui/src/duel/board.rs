//! How the board is laid out: all at once where there is room, else in pages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::desk::Desk;
use super::facts;
use super::glyphs;
use super::phase::{Phase, offered};
use super::words::{cost_text, effects_text, name_of};
use super::{city, piles, structure, track};
use crate::draw::{Flow, Ink, Page, columns, draw_page, folded, pack};

type Lines = Vec<Line<'static>>;

/// From this size on the cities stand beside the structure.
const WIDE: (u16, u16) = (116, 20);
/// The cells of the structure between the cities.
const MIDDLE: u16 = 72;

/// A page of the board.
enum Sheet {
    Table,
    Text(String, Page),
}

fn is_wide(area: Rect) -> bool {
    area.width >= WIDE.0 && area.height >= WIDE.1
}

/// How wide a city is beside the structure.
fn side(area: Rect) -> u16 {
    (area.width - MIDDLE - 2) / 2
}

/// How many lines a city has at a width.
fn tall(desk: &Desk<'_>, seat: usize, width: u16) -> usize {
    city::blocks(desk, seat, usize::from(width)).iter().map(Vec::len).sum()
}

fn sheets(desk: &Desk<'_>, area: Rect) -> Vec<Sheet> {
    let (n, wide) = columns(area.width);
    let height = usize::from(area.height);
    let mut sheets = vec![Sheet::Table];
    let mut add = |name: String, blocks: Vec<Lines>| {
        let pages = pack(blocks, n, height);
        let of = pages.len();
        for (at, page) in (1..).zip(pages) {
            let title = if of == 1 { name.clone() } else { format!("{name} {at}/{of}") };
            sheets.push(Sheet::Text(title, page));
        }
    };
    let seats = [desk.picture.left(), 1 - desk.picture.left()];
    // Beside the structure a city is shown as far as it fits.
    let beside = seats.map(|seat| is_wide(area) && tall(desk, seat, side(area)) <= height);
    if !is_wide(area) && n > 1 && seats.iter().all(|&seat| tall(desk, seat, wide) <= height) {
        // A column each; the first is filled up so that the second begins with the other city.
        let [mut first, second] =
            seats.map(|seat| city::blocks(desk, seat, usize::from(wide)).concat());
        first.resize(height, Line::default());
        add(desk.say("duel-cities"), vec![first, second]);
    } else {
        for (seat, _) in seats.into_iter().zip(beside).filter(|(_, shown)| !shown) {
            add(desk.names[seat].clone(), city::blocks(desk, seat, usize::from(wide)));
        }
    }
    add(desk.say("terminal-duel-page-piles"), piles::blocks(desk, usize::from(wide)));
    sheets
}

/// The names of the pages.
pub(super) fn pages(desk: &Desk<'_>, area: Rect) -> Vec<String> {
    let name = |sheet| match sheet {
        Sheet::Table => desk.say("terminal-duel-page-table"),
        Sheet::Text(name, _) => name,
    };
    sheets(desk, area).into_iter().map(name).collect()
}

/// Draws a page.
pub(super) fn draw(desk: &Desk<'_>, page: usize, area: Rect, cells: &mut Buffer) {
    let mut sheets = sheets(desk, area);
    let at = page.min(sheets.len() - 1);
    match sheets.swap_remove(at) {
        Sheet::Text(_, page) => draw_page(&page, area, cells),
        Sheet::Table if is_wide(area) => {
            let side = side(area);
            let left = desk.picture.left();
            let middle = Rect { x: area.x + side + 1, width: area.width - 2 * side - 2, ..area };
            for (seat, x) in [(left, area.x), (1 - left, area.right() - side)] {
                let lines = city::blocks(desk, seat, usize::from(side)).concat();
                put(&lines, Rect { x, width: side, ..area }, cells);
            }
            table(desk, middle, false, cells);
        }
        Sheet::Table => table(desk, area, true, cells),
    }
}

fn put(lines: &[Line<'static>], area: Rect, cells: &mut Buffer) {
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        cells.set_line(area.x, y, line, area.width);
    }
}

/// Track, tokens, what is offered, structure; cities in a line each where they have no place beside.
fn table(desk: &Desk<'_>, area: Rect, summaries: bool, cells: &mut Buffer) {
    let width = usize::from(area.width);
    let lying = !desk.picture.structure.is_empty();
    let least = if lying { usize::from(structure::rows(&desk.picture)) } else { 0 };
    let mut room = usize::from(area.height).saturating_sub(least);
    // What comes first stays longest when there is little room.
    let left = desk.picture.left();
    let mut top = Lines::new();
    let mut take = |lines: Lines, top: &mut Lines| {
        let n = lines.len().min(room);
        room -= n;
        top.extend(lines.into_iter().take(n));
    };
    if summaries {
        let both = [left, 1 - left].map(|seat| city::summary(desk, seat, width));
        take(both.to_vec(), &mut top);
    }
    take(track::track(desk, width), &mut top);
    if !desk.picture.board_tokens.is_empty() {
        take(track::tokens(desk, width), &mut top);
    }
    if desk.picture.age > 0 {
        take(vec![piles::counts(desk)], &mut top);
    }
    // Cards with two lines are worth more than sentences about what is offered.
    let offer = offer(desk, width, room, room.saturating_sub(least));
    let used = top.len() + offer.len();
    put(&top, area, cells);
    let below = Rect { y: area.y + top.len() as u16, ..area };
    put(&offer, Rect { height: area.height - top.len() as u16, ..below }, cells);
    let rest =
        Rect { y: area.y + used as u16, height: area.height.saturating_sub(used as u16), ..area };
    structure::draw(desk, rest, cells);
}

/// What there is to choose from besides the cards of the structure: in sentences where there is
/// ample room, else in signs, a line each or one after another.
fn offer(desk: &Desk<'_>, width: usize, room: usize, ample: usize) -> Lines {
    let ids = offered(&desk.picture, &desk.scene.log);
    let about = Phase::of(&desk.picture).about(desk.words);
    let soft = desk.palette.style(Ink::Soft);
    let mut lines: Lines = about.map_or_else(Lines::new, |said| folded(&said, soft, width, 0));
    let each = |long: bool| -> Lines {
        ids.iter().flat_map(|id| offered_thing(desk, id, width, long)).collect()
    };
    let ways = [each(true), each(false)];
    if let Some(fits) = ways.into_iter().find(|way| lines.len() + way.len() <= ample) {
        lines.extend(fits);
        return lines;
    }
    let mut flow = Flow::new(width, 2);
    for id in &ids {
        let pieces = offered_thing(desk, id, width, false).into_iter().flat_map(|line| line.spans);
        flow.put("  ", pieces.collect());
    }
    let mut lines = flow.lines();
    lines.truncate(if ids.is_empty() { 0 } else { room });
    lines
}

/// One thing that is offered: in sentences, or in signs.
fn offered_thing(desk: &Desk<'_>, id: &str, width: usize, long: bool) -> Lines {
    let (tick, ink) = desk.tick(id);
    let mut flow = Flow::new(width, 5);
    let mut head = vec![desk.palette.text(ink, format!("{tick:>2} "))];
    if facts::card(id).is_some() {
        head.extend([desk.palette.shape(facts::colour(id)), Span::raw(" ")]);
    }
    let name = match id.parse::<usize>() {
        Ok(seat) => {
            desk.words.say("duel-do-begin-name", &[("name", desk.names[seat].clone().into())])
        }
        Err(_) => format!("{}{}", name_of(id, desk.words), if long { "." } else { "" }),
    };
    head.push(desk.palette.text(Ink::Strong, name));
    flow.put("", head);
    let soft = desk.palette.style(Ink::Plain);
    if long {
        if let Some(wonder) = facts::wonder(id) {
            let cost = cost_text(&wonder.cost, desk.words);
            flow.words(&desk.words.say("duel-costs", &[("cost", cost.into())]), soft);
        }
        flow.words(&effects_text(id, desk.words), soft);
    } else {
        if let Some(wonder) = facts::wonder(id) {
            flow.put(
                "  ",
                vec![Span::raw(format!("{} →", glyphs::cost(&wonder.cost, desk.words)))],
            );
        }
        flow.put("  ", vec![Span::raw(glyphs::effects(id, desk.words))]);
    }
    flow.lines()
}
