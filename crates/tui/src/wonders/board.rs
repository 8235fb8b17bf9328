//! The layout of the board: a page for the table, and one or more for each city.
//!
//! The screen lists the choices beside the board if it can. So the hand is drawn here only where it
//! takes no space from the cities, and on tall screens.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::city::{Painter, Rows, cut};
use super::context::BoardContext;
use super::describe;
use super::layout::{column, joined, modest, richest};
use super::names::plain;
use crate::choices::Choice;
use crate::choices::choices;
use crate::draw::{Ink, Palette};
use crate::game_ui::{ColourDepth, DrawContext};

/// From this height on the hand is always drawn.
const TALL: usize = 18;

/// The names of the pages: the table, and each city in full unless the table already shows that.
pub(crate) fn pages(ctx: &BoardContext<'_>, area: Rect) -> Vec<String> {
    let painter = Painter { ctx, palette: Palette(ColourDepth::None), width: area.width.into() };
    let height = usize::from(area.height);
    let mut pages = vec![plain(ctx.words, "terminal-wonders-table")];
    let table = FirstPage::new(&painter, &offered(ctx), None, height);
    if !table.full || !ctx.picture.pile_seen.is_empty() {
        pages.extend(sheets(&painter, height).into_iter().map(|(name, _)| name));
    }
    pages
}

/// Draws a page.
pub(crate) fn draw(
    ctx: &BoardContext<'_>,
    context: DrawContext<'_>,
    area: Rect,
    cells: &mut Buffer,
) {
    let painter = Painter { ctx, palette: Palette(context.colours), width: area.width.into() };
    let height = usize::from(area.height);
    let choices = offered(ctx);
    let (mut rows, foot) = match context.page.checked_sub(1) {
        None => {
            let table = FirstPage::new(&painter, &choices, context.picked, height);
            ([vec![painter.top()], table.body].concat(), table.foot)
        }
        Some(page) => {
            let rows =
                sheets(&painter, height).into_iter().nth(page).map_or_else(Vec::new, |it| it.1);
            let hand = painter.list(&choices, context.picked, usize::MAX);
            let fits = rows.len() + hand.len() <= height;
            (rows, if fits { hand } else { Vec::new() })
        }
    };
    let above = height.saturating_sub(foot.len());
    rows.truncate(above);
    rows.resize(above, Line::default());
    rows.extend(foot);
    for (y, row) in (area.y..area.bottom()).zip(rows) {
        cells.set_line(area.x, y, &cut(row, area.width.into()), area.width);
    }
}

/// The choices, as the screen lists them.
fn offered(ctx: &BoardContext<'_>) -> Vec<Choice> {
    let mut all = choices(ctx.scene, ctx.words);
    all.retain(Choice::is_open);
    all
}

/// The first page.
struct FirstPage {
    body: Rows,
    /// The hand or the choices, if they are drawn.
    foot: Rows,
    /// Whether every city is shown in full.
    full: bool,
}

impl FirstPage {
    fn new(
        painter: &Painter<'_>,
        choices: &[Choice],
        picked: Option<usize>,
        height: usize,
    ) -> Self {
        let tall = height >= TALL;
        // A long discard pile must leave space for the cities.
        let most = if tall { height - 5 } else { usize::MAX };
        let mut foot = painter.list(choices, picked, most);
        if !tall && modest(painter) + foot.len() + 1 > height {
            foot = if painter.ctx.scene.decides() { Vec::new() } else { painter.hand_line() };
        }
        let (body, full) = richest(painter, height.saturating_sub(foot.len() + 1));
        Self { body, foot, full }
    }
}

/// The other pages: each city in full, split if it is too tall, then the discard pile if the viewer
/// has seen it.
fn sheets(painter: &Painter<'_>, height: usize) -> Vec<(String, Rows)> {
    let ctx = painter.ctx;
    let mut sheets = Vec::new();
    for seat in ctx.order() {
        let name = match ctx.me {
            Some(me) if me == seat => plain(ctx.words, "wonders-your-city"),
            _ => ctx.name(seat).to_owned(),
        };
        let mine = ctx.me == Some(seat);
        let parts = parts(painter, height, &|painter| {
            let fought = if mine { ctx.news() } else { Vec::new() };
            let fought = fought.iter().flat_map(|line| painter.told(Ink::Plain, line));
            painter.full(seat).into_iter().chain(fought).collect()
        });
        let of = parts.len();
        sheets.extend(parts.into_iter().zip(1..).map(|(rows, at)| {
            (if of == 1 { name.clone() } else { format!("{name} {at}/{of}") }, rows)
        }));
    }
    if !ctx.picture.pile_seen.is_empty() {
        let lines = describe::pile(ctx);
        let rows = lines.iter().flat_map(|line| painter.told(Ink::Plain, line)).collect();
        sheets.push((plain(ctx.words, "wonders-discard-pile"), rows));
    }
    sheets
}

/// Splits rows into pages of a height, in one column if they fit, otherwise in two.
fn parts(painter: &Painter<'_>, height: usize, drawn: &dyn Fn(Painter<'_>) -> Rows) -> Vec<Rows> {
    let rows = drawn(*painter);
    let width = column(painter.width, 2);
    if rows.len() <= height || height == 0 {
        return vec![rows];
    }
    let columns: Vec<Rows> =
        drawn(painter.of_width(width)).chunks(height).map(<[Line<'static>]>::to_vec).collect();
    columns.chunks(2).map(|both| joined(painter, both, width)).collect()
}
