//! The military track and the progress tokens on the board.

use mirabilia_games::duel::data::{CAPITAL, TRACK};
use ratatui::text::{Line, Span};

use super::catalogue::{self, Item};
use super::context::BoardContext;
use super::glyphs;
use crate::draw::{Flow, Ink};
use crate::text;

/// The width of the track: two cells per space.
const SPACES: usize = 2 * (2 * CAPITAL as usize + 1) - 1;

/// The track with the distance to victory on both sides and the points of the zones below it. The
/// player at the left moves the pawn to the right.
pub(super) fn track(ctx: &BoardContext<'_>, width: usize) -> Vec<Line<'static>> {
    let left = catalogue::left(ctx.picture);
    let side_width = width.saturating_sub(SPACES + 2) / 2;
    let side = |id: &str, seat: usize| {
        let name = ctx.names[seat].clone();
        let n = ctx.picture.cities[seat].to_capital;
        let said = ctx.words.say(id, &[("name", name.clone().into()), ("n", n.into())]);
        if text::width(&said) <= side_width {
            return said;
        }
        format!("{}: {n}", text::cut(&name, side_width.saturating_sub(4)))
    };
    let mine = text::right(&side("duel-track-left", left), side_width);
    let theirs = side("duel-track-right", 1 - left);
    let mut spans = vec![Span::raw(mine), Span::raw(" ")];
    let mut below = vec![Span::raw(" ".repeat(side_width + 1))];
    for at in -CAPITAL..=CAPITAL {
        let (sign, ink) = space(ctx, left, at);
        let gap = if at < CAPITAL { " " } else { "" };
        spans.extend([ctx.palette.text(ink, sign), Span::raw(gap)]);
        let points = zone_points(at).map_or("  ".to_owned(), |n| format!("{n:<2}"));
        below.push(ctx.palette.text(Ink::Soft, points));
    }
    spans.extend([Span::raw(" "), Span::raw(theirs)]);
    let points = ctx.say("terminal-duel-track-points");
    below.push(ctx.palette.text(Ink::Soft, text::cut(&points, side_width + 1)));
    vec![Line::from(spans), Line::from(below)]
}

/// A space: the pawn, its preview, a capital or a military token.
fn space(ctx: &BoardContext<'_>, left: usize, at: i8) -> (String, Ink) {
    let turned = |pawn: i8| if left == 0 { pawn } else { -pawn };
    if turned(ctx.picture.pawn) == at {
        return ("▼".to_owned(), Ink::Strong);
    }
    if ctx.ghost.map(turned) == Some(at) {
        return ("▽".to_owned(), Ink::Picked);
    }
    let far = at.abs();
    if far == CAPITAL {
        return (glyphs::WONDER.to_owned(), Ink::Strong);
    }
    let side = if at < 0 { left } else { 1 - left };
    let zone = TRACK.iter().find(|zone| zone.from == far && zone.coins > 0);
    let token = zone.filter(|zone| ctx.picture.military_tokens.contains(&(side, zone.coins)));
    match token {
        Some(zone) => (zone.coins.to_string(), Ink::Bad),
        None if at == 0 => ("│".to_owned(), Ink::Soft),
        None => ("·".to_owned(), Ink::Soft),
    }
}

/// The points of a zone, at its middle space.
fn zone_points(at: i8) -> Option<u8> {
    let zone = TRACK.iter().find(|zone| i8::midpoint(zone.from, zone.to) == at.abs())?;
    Some(zone.points)
}

/// The progress tokens on the board with their effects.
pub(super) fn tokens(ctx: &BoardContext<'_>, width: usize) -> Vec<Line<'static>> {
    let mut flow = Flow::new(width, 2);
    let heading = format!("{} {}:", glyphs::TOKEN, ctx.say("duel-tokens"));
    flow.put("", vec![ctx.palette.text(Ink::Strong, heading)]);
    for token in &ctx.picture.board_tokens {
        let thing = Item::from(*token);
        let (tick, ink) = ctx.tick(thing.id());
        let mut pieces = Vec::new();
        if tick != " " {
            pieces.extend([ctx.palette.text(ink, tick), Span::raw(" ")]);
        }
        pieces.push(Span::raw(format!("{} ", thing.name(ctx.words))));
        pieces.push(ctx.palette.text(Ink::Soft, glyphs::effects(thing, ctx.words)));
        flow.put("  ", pieces);
    }
    flow.lines()
}
