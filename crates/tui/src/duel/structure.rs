//! The cards of an age: overlapping rows, with the prices of accessible cards for both players.

use mirabilia_games::duel::Picture;
use mirabilia_games::duel::catalogue::SlotEntry;
use mirabilia_games::duel::picture::{Lies, SlotPicture};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::catalogue::{self, Item, face_up};
use super::context::BoardContext;
use super::glyphs;
use crate::draw::{Ink, mark};
use crate::text;

/// The maximum width of a card.
const WIDEST: u16 = 16;

/// The number of rows that are left; the last row is taken first.
pub(super) fn rows(picture: &Picture) -> u16 {
    let there = |slot: &&SlotEntry| catalogue::slot(picture, slot.slot).is_some();
    let left = catalogue::slots(picture.age).iter().filter(there);
    left.map(|slot| u16::from(slot.row) + 1).max().unwrap_or(0)
}

/// Where a card is drawn.
struct CardArea {
    x: u16,
    y: u16,
    wide: u16,
    /// Lines per row: 3 with frames, otherwise 2 or 1.
    pitch: u16,
}

/// Draws the structure, with frames if there is space.
pub(super) fn draw(ctx: &BoardContext<'_>, area: Rect, cells: &mut Buffer) {
    let (from, across) = ctx.span();
    let rows = rows(ctx.picture);
    if ctx.picture.structure.is_empty() || rows == 0 || across == 0 {
        return;
    }
    let pitch = match area.height {
        h if h > rows * 3 => 3,
        h if h >= rows * 2 => 2,
        _ => 1,
    };
    let half = (area.width / u16::from(across) / 2).clamp(1, WIDEST / 2);
    let left = area.x + area.width.saturating_sub(half * 2 * u16::from(across)) / 2;
    // Later rows cover earlier ones, so they are drawn last.
    for entry in catalogue::slots(ctx.picture.age) {
        let Some(slot) = catalogue::slot(ctx.picture, entry.slot) else { continue };
        let at = CardArea {
            x: left + u16::from(entry.middle - 1 - from) * half,
            y: area.y + u16::from(entry.row) * pitch,
            wide: half * 2,
            pitch,
        };
        if at.y < area.bottom() && at.x + at.wide <= area.right() {
            card(ctx, slot, &at, area.bottom(), cells);
        }
    }
}

/// The face of a card: its name, then prices and effects.
fn face(ctx: &BoardContext<'_>, slot: &SlotPicture, wide: usize) -> [String; 2] {
    let Some(card) = face_up(slot) else {
        let roman = ["", "I", "II", "III"][usize::from(ctx.picture.age.min(3))];
        let what = if slot.lies == Lies::FaceDownGuild { mark("purple") } else { roman };
        let side = (wide.saturating_sub(text::width(what) + 2)) / 2;
        let rest = wide.saturating_sub(text::width(what) + 2 + side);
        let back = format!("{} {what} {}", "░".repeat(side), "░".repeat(rest));
        return [back, "░".repeat(wide)];
    };
    let thing = Item::from(card);
    let name = text::cut(&thing.name(ctx.words), wide.saturating_sub(1));
    let effects = glyphs::effects(thing, ctx.words);
    let second = if slot.accessible { format!("{} {effects}", prices(ctx, slot)) } else { effects };
    [format!("{}{name}", mark(card.facts().colour.name())), text::cut(&second, wide)]
}

/// `2/~`: the prices for the players at the left and at the right.
fn prices(ctx: &BoardContext<'_>, slot: &SlotPicture) -> String {
    let (Some(prices), Some(chains)) = (slot.prices, slot.chains) else { return String::new() };
    let affordable = slot.affordable.unwrap_or_default();
    let price = |seat: usize| match prices[seat] {
        _ if chains[seat].is_some() => "~".to_owned(),
        price if affordable[seat] => price.to_string(),
        price => format!("({price})"),
    };
    let left = catalogue::left(ctx.picture);
    format!("{}/{}", price(left), price(1 - left))
}

/// The sign before a card: its number, or that it is selected, advised or uncovered by the
/// selection.
fn sign(ctx: &BoardContext<'_>, slot: &SlotPicture) -> (String, Style) {
    let id = face_up(slot).map_or("", |card| card.facts().id);
    let (tick, ink) = ctx.tick(id);
    if tick == " " && ctx.frees.iter().any(|free| usize::from(*free) == slot.slot) {
        return ("▷".to_owned(), ctx.palette.style(Ink::Good));
    }
    (tick, ctx.palette.style(ink))
}

fn card(
    ctx: &BoardContext<'_>,
    slot: &SlotPicture,
    at: &CardArea,
    bottom: u16,
    cells: &mut Buffer,
) {
    let &CardArea { x, y, wide, pitch } = at;
    let mut put = |dx: u16, dy: u16, said: &str, style: Style| {
        if y + dy < bottom {
            cells.set_stringn(x + dx, y + dy, said, usize::from(wide - dx), style);
        }
    };
    let up = face_up(slot);
    let colour = ctx.palette.coloured(up.map_or("", |card| card.facts().colour.name()));
    let picked = up.is_some_and(|card| ctx.is_picked(card.into()));
    let ink = match (picked, slot.accessible) {
        (true, _) => Ink::Picked,
        (false, true) => Ink::Strong,
        (false, false) => Ink::Soft,
    };
    let name = colour.patch(ctx.palette.style(ink));
    let soft = ctx.palette.style(if slot.accessible { Ink::Plain } else { Ink::Soft });
    let (tick, tick_style) = sign(ctx, slot);
    // Two cells go to the frame, or to the sign before a card and the gap after it.
    let inner = usize::from(wide).saturating_sub(2);
    let [first, second] = face(ctx, slot, inner);
    if pitch == 3 {
        let line = "─".repeat(inner);
        put(0, 0, &format!("┌{line}┐"), soft);
        for (dy, said, style) in [(1, &first, name), (2, &second, soft)] {
            put(0, dy, &format!("│{}│", " ".repeat(inner)), soft);
            put(1, dy, said, style);
        }
        put(0, 3, &format!("└{line}┘"), soft);
        if tick != " " {
            put(1, 0, &tick, tick_style);
        }
        return;
    }
    if pitch == 1 && slot.accessible && up.is_some() {
        let prices = prices(ctx, slot);
        let space = inner.saturating_sub(text::width(&prices) + 1);
        put(1, 0, &text::padded(&text::cut(&first, space), inner), name);
        put(1 + space as u16 + 1, 0, &prices, soft);
    } else {
        put(1, 0, &text::cut(&text::padded(&first, inner), inner), name);
    }
    if pitch == 2 {
        put(1, 1, &text::padded(&second, inner), soft);
    }
    put(0, 0, &tick, tick_style);
}
