//! The board on a screen: a page of the table, and a page or more for each city.
//!
//! The frame lists the choices itself where it has room for them. So the hand is drawn here only
//! where it takes nothing away from the cities, and on tall screens, which may be all there is.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::choices::choices;
use super::city::{Pen, Rows, cut};
use super::conflicts;
use super::describe;
use super::plan::{column, joined, modest, richest};
use super::sight::Sight;
use super::words::plain;
use crate::draw::{Ink, Palette};
use crate::room::{Choice, Colours, Look};

/// From this height on the hand has its place.
const TALL: usize = 18;

/// The names of the pages: the table, and each city with all it has; one where the table has that.
pub(crate) fn pages(sight: &Sight<'_>, area: Rect) -> Vec<String> {
    let pen = Pen { sight, palette: Palette(Colours::None), width: area.width.into() };
    let height = usize::from(area.height);
    let mut pages = vec![plain(sight.words, "terminal-wonders-table")];
    let table = Table::new(&pen, &choices(sight), None, height);
    if !table.full || !sight.picture.pile_seen.is_empty() {
        pages.extend(sheets(&pen, height).into_iter().map(|(name, _)| name));
    }
    pages
}

/// Draws a page.
pub(crate) fn draw(sight: &Sight<'_>, look: Look<'_>, area: Rect, cells: &mut Buffer) {
    let pen = Pen { sight, palette: Palette(look.colours), width: area.width.into() };
    let height = usize::from(area.height);
    let choices = choices(sight);
    let (mut rows, foot) = match look.page.checked_sub(1) {
        None => {
            let table = Table::new(&pen, &choices, look.picked, height);
            ([vec![pen.top()], table.body].concat(), table.foot)
        }
        Some(page) => {
            let rows = sheets(&pen, height).into_iter().nth(page).map_or_else(Vec::new, |it| it.1);
            let hand = pen.list(&choices, look.picked, usize::MAX);
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

/// The first page.
struct Table {
    body: Rows,
    /// The hand or the choices, where they are drawn.
    foot: Rows,
    /// Is every city there in full?
    full: bool,
}

impl Table {
    fn new(pen: &Pen<'_>, choices: &[Choice], picked: Option<usize>, height: usize) -> Self {
        let tall = height >= TALL;
        // A long pile leaves room for the cities.
        let most = if tall { height - 5 } else { usize::MAX };
        let mut foot = pen.list(choices, picked, most);
        if !tall && modest(pen) + foot.len() + 1 > height {
            foot = if pen.sight.live() { Vec::new() } else { pen.hand_line() };
        }
        let (body, full) = richest(pen, height.saturating_sub(foot.len() + 1));
        Self { body, foot, full }
    }
}

/// All pages but the first: each city in full, in columns and in parts where it is too tall, then
/// the discard pile if the viewer has looked into it.
fn sheets(pen: &Pen<'_>, height: usize) -> Vec<(String, Rows)> {
    let sight = pen.sight;
    let mut sheets = Vec::new();
    for seat in sight.order() {
        let name = match sight.me {
            Some(me) if me == seat => plain(sight.words, "wonders-your-city"),
            _ => sight.name(seat).to_owned(),
        };
        let mine = sight.me == Some(seat);
        let parts = parts(pen, height, &|pen| {
            let fought = if mine { conflicts::told(sight) } else { Vec::new() };
            let fought = fought.iter().flat_map(|line| pen.told(Ink::Plain, line));
            pen.full(seat).into_iter().chain(fought).collect()
        });
        let of = parts.len();
        sheets.extend(parts.into_iter().zip(1..).map(|(rows, at)| {
            (if of == 1 { name.clone() } else { format!("{name} {at}/{of}") }, rows)
        }));
    }
    if !sight.picture.pile_seen.is_empty() {
        let lines = describe::pile(sight);
        let rows = lines.iter().flat_map(|line| pen.told(Ink::Plain, line)).collect();
        sheets.push((plain(sight.words, "wonders-discard-pile"), rows));
    }
    sheets
}

/// Rows that fit into a height: as they are, or in two columns, or several times that.
fn parts(pen: &Pen<'_>, height: usize, drawn: &dyn Fn(Pen<'_>) -> Rows) -> Vec<Rows> {
    let rows = drawn(*pen);
    let width = column(pen.width, 2);
    if rows.len() <= height || height == 0 {
        return vec![rows];
    }
    let columns: Vec<Rows> =
        drawn(pen.of_width(width)).chunks(height).map(<[Line<'static>]>::to_vec).collect();
    columns.chunks(2).map(|both| joined(pen, both, width)).collect()
}
