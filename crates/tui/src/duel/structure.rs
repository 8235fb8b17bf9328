//! The cards of an age in cells: rows that lie on each other, with what each open card costs both.

use mirabilia_games::duel::catalogue::SlotEntry;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::desk::Desk;
use super::facts;
use super::glyphs;
use super::picture::{Picture, Slot};
use super::words::name_of;
use crate::draw::{Ink, mark};
use crate::text;

/// The most cells a card is wide.
const WIDEST: u16 = 16;

/// How many rows of cards are left: those that were laid last go first.
pub(super) fn rows(picture: &Picture) -> u16 {
    let there = |slot: &&SlotEntry| picture.slot(slot.slot).is_some();
    let left = facts::slots(picture.age).iter().filter(there);
    left.map(|slot| u16::from(slot.row) + 1).max().unwrap_or(0)
}

/// Where one card is drawn, and how.
struct Place {
    x: u16,
    y: u16,
    wide: u16,
    /// Lines from one row to the next: 3 with frames, 2, or 1.
    pitch: u16,
}

/// Draws the structure into an area; as tall as it needs, with frames where there is room.
pub(super) fn draw(desk: &Desk<'_>, area: Rect, cells: &mut Buffer) {
    let (from, across) = desk.span();
    let rows = rows(&desk.picture);
    if desk.picture.structure.is_empty() || rows == 0 || across == 0 {
        return;
    }
    let pitch = match area.height {
        h if h > rows * 3 => 3,
        h if h >= rows * 2 => 2,
        _ => 1,
    };
    let half = (area.width / u16::from(across) / 2).clamp(1, WIDEST / 2);
    let left = area.x + area.width.saturating_sub(half * 2 * u16::from(across)) / 2;
    // Later rows lie on earlier ones, so they are drawn after them.
    for entry in facts::slots(desk.picture.age) {
        let Some(slot) = desk.picture.slot(entry.slot) else { continue };
        let place = Place {
            x: left + u16::from(entry.middle - 1 - from) * half,
            y: area.y + u16::from(entry.row) * pitch,
            wide: half * 2,
            pitch,
        };
        if place.y < area.bottom() && place.x + place.wide <= area.right() {
            card(desk, slot, &place, area.bottom(), cells);
        }
    }
}

/// The lines of a card's face: name, then prices and effects.
fn face(desk: &Desk<'_>, slot: &Slot, wide: usize) -> [String; 2] {
    if slot.is_down() {
        let roman = ["", "I", "II", "III"][usize::from(desk.picture.age.min(3))];
        let what = if slot.lies == "guild" { mark("purple") } else { roman };
        let side = (wide.saturating_sub(text::width(what) + 2)) / 2;
        let rest = wide.saturating_sub(text::width(what) + 2 + side);
        let back = format!("{} {what} {}", "░".repeat(side), "░".repeat(rest));
        return [back, "░".repeat(wide)];
    }
    let name = text::cut(&name_of(&slot.lies, desk.words), wide.saturating_sub(1));
    let effects = glyphs::effects(&slot.lies, desk.words);
    let second =
        if slot.accessible { format!("{} {effects}", prices(desk, slot)) } else { effects };
    [format!("{}{name}", mark(facts::colour(&slot.lies))), text::cut(&second, wide)]
}

/// `2/~`: what it costs the one at the left and the other.
fn prices(desk: &Desk<'_>, slot: &Slot) -> String {
    let left = desk.picture.left();
    format!("{}/{}", desk.price(left, &slot.lies), desk.price(1 - left, &slot.lies))
}

/// The sign before a card: its number, picked, advised, or that it would be opened.
fn sign(desk: &Desk<'_>, slot: &Slot) -> (String, Style) {
    let (tick, ink) = desk.tick(&slot.lies);
    if tick == " " && desk.frees.contains(&slot.slot) {
        return ("▷".to_owned(), desk.palette.style(Ink::Good));
    }
    (tick, desk.palette.style(ink))
}

fn card(desk: &Desk<'_>, slot: &Slot, place: &Place, bottom: u16, cells: &mut Buffer) {
    let &Place { x, y, wide, pitch } = place;
    let mut put = |dx: u16, dy: u16, said: &str, style: Style| {
        if y + dy < bottom {
            cells.set_stringn(x + dx, y + dy, said, usize::from(wide - dx), style);
        }
    };
    let colour = desk.palette.coloured(facts::colour(&slot.lies));
    let picked = desk.picked.as_deref() == Some(slot.lies.as_str());
    let ink = match (picked, slot.accessible) {
        (true, _) => Ink::Picked,
        (false, true) => Ink::Strong,
        (false, false) => Ink::Soft,
    };
    let name = colour.patch(desk.palette.style(ink));
    let soft = desk.palette.style(if slot.accessible { Ink::Plain } else { Ink::Soft });
    let (tick, tick_style) = sign(desk, slot);
    // Two cells go to the frame, or to the sign before a card and the gap after it.
    let inner = usize::from(wide).saturating_sub(2);
    let [first, second] = face(desk, slot, inner);
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
    if pitch == 1 && slot.accessible && !slot.is_down() {
        let prices = prices(desk, slot);
        let room = inner.saturating_sub(text::width(&prices) + 1);
        put(1, 0, &text::padded(&text::cut(&first, room), inner), name);
        put(1 + room as u16 + 1, 0, &prices, soft);
    } else {
        put(1, 0, &text::cut(&text::padded(&first, inner), inner), name);
    }
    if pitch == 2 {
        put(1, 1, &text::padded(&second, inner), soft);
    }
    put(0, 0, &tick, tick_style);
}
