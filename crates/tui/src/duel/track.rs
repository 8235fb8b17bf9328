//! The military track and the progress tokens on the board, in lines.

use ratatui::text::{Line, Span};

use super::desk::Desk;
use super::facts;
use super::glyphs;
use super::words::name_of;
use crate::draw::{Flow, Ink};
use crate::text;

/// The cells of the spaces: two each.
const TRACK: usize = 37;

/// The track from the capital at the left to the other, with what is left to victory on both sides;
/// the points of the zones below it. The one at the left drives the pawn to the right.
pub(super) fn track(desk: &Desk<'_>, width: usize) -> Vec<Line<'static>> {
    let left = desk.picture.left();
    let room = width.saturating_sub(TRACK + 2) / 2;
    let side = |id: &str, seat: usize| {
        let name = desk.names[seat].clone();
        let n = desk.picture.to_victory(seat);
        let said = desk.words.say(id, &[("name", name.clone().into()), ("n", n.into())]);
        if text::width(&said) <= room {
            return said;
        }
        format!("{}: {n}", text::cut(&name, room.saturating_sub(4)))
    };
    let mine = text::right(&side("duel-track-left", left), room);
    let theirs = side("duel-track-right", 1 - left);
    let mut spans = vec![Span::raw(mine), Span::raw(" ")];
    let mut below = vec![Span::raw(" ".repeat(room + 1))];
    for at in -facts::CAPITAL..=facts::CAPITAL {
        let (space, ink) = space(desk, left, at);
        let gap = if at < facts::CAPITAL { " " } else { "" };
        spans.extend([desk.palette.text(ink, space), Span::raw(gap)]);
        let points = zone_points(at).map_or("  ".to_owned(), |n| format!("{n:<2}"));
        below.push(desk.palette.text(Ink::Soft, points));
    }
    spans.extend([Span::raw(" "), Span::raw(theirs)]);
    let points = desk.say("terminal-duel-track-points");
    below.push(desk.palette.text(Ink::Soft, text::cut(&points, room + 1)));
    vec![Line::from(spans), Line::from(below)]
}

/// What stands on a space: the pawn, where it would go, a capital, a military token.
fn space(desk: &Desk<'_>, left: usize, at: i8) -> (String, Ink) {
    let turned = |pawn: i8| if left == 0 { pawn } else { -pawn };
    if turned(desk.picture.pawn) == at {
        return ("▼".to_owned(), Ink::Strong);
    }
    if desk.ghost.map(turned) == Some(at) {
        return ("▽".to_owned(), Ink::Picked);
    }
    let far = at.unsigned_abs();
    if far == facts::CAPITAL as u8 {
        return (glyphs::WONDER.to_owned(), Ink::Strong);
    }
    let side = if at < 0 { left } else { 1 - left };
    let zone = facts::zones().iter().find(|zone| zone.from == far && zone.coins > 0);
    let token = zone.filter(|zone| desk.picture.military_tokens.contains(&(side, zone.coins)));
    match token {
        Some(zone) => (zone.coins.to_string(), Ink::Bad),
        None if at == 0 => ("│".to_owned(), Ink::Soft),
        None => ("·".to_owned(), Ink::Soft),
    }
}

/// The points of a zone, at its middle space.
fn zone_points(at: i8) -> Option<u8> {
    let far = at.unsigned_abs();
    let zone = facts::zones().iter().find(|zone| u8::midpoint(zone.from, zone.to) == far)?;
    Some(zone.points)
}

/// The progress tokens on the board, each with what it does in short.
pub(super) fn tokens(desk: &Desk<'_>, width: usize) -> Vec<Line<'static>> {
    let mut flow = Flow::new(width, 2);
    let heading = format!("{} {}:", glyphs::TOKEN, desk.say("duel-tokens"));
    flow.put("", vec![desk.palette.text(Ink::Strong, heading)]);
    for token in &desk.picture.board_tokens {
        let (tick, ink) = desk.tick(token);
        let mut pieces = Vec::new();
        if tick != " " {
            pieces.extend([desk.palette.text(ink, tick), Span::raw(" ")]);
        }
        pieces.push(Span::raw(format!("{} ", name_of(token, desk.words))));
        pieces.push(desk.palette.text(Ink::Soft, glyphs::effects(token, desk.words)));
        flow.put("  ", pieces);
    }
    flow.lines()
}
