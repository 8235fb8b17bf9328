//! A city without its buildings: holdings, bonuses, special dice, and neighbours in brief.

use mirabilia_games::dice::picture::{CityPicture, ComparisonPicture};
use mirabilia_tell::dice as tell;
use ratatui::text::{Line, Span};

use super::boards;
use super::catalogue;
use super::context::BoardContext;
use super::glyphs;
use crate::draw::{Flow, Ink, folded, mark};

type Lines = Vec<Line<'static>>;

/// The sides of a city, in picture order.
const SIDES: [&str; 2] = ["west", "east"];

/// `Ada · Giza`.
pub(super) fn title(ctx: &BoardContext<'_>, city: &CityPicture) -> String {
    let name = ctx.names.get(city.seat).cloned().unwrap_or_default();
    match catalogue::sheet(ctx.set, city.city.as_deref()) {
        None => name,
        Some(of) => {
            let city = ctx.tell(&tell::city(&of.id, &of.name));
            ctx.words.say("dice-sheet-of", &[("name", name.into()), ("city", city.into())])
        }
    }
}

/// The sides at which a neighbour meets the viewer, as indices into the picture.
pub(super) fn sides(ctx: &BoardContext<'_>, seat: usize) -> Vec<usize> {
    let all = ctx.picture.sides.iter().enumerate();
    all.filter(|(_, side)| side.seat == seat).map(|(at, _)| at).collect()
}

/// The other cities: left and right neighbour first, then the rest.
pub(super) fn others<'a>(ctx: &BoardContext<'a>) -> Vec<&'a CityPicture> {
    let viewer = ctx.picture.viewer;
    let mut others: Vec<&CityPicture> =
        ctx.picture.cities.iter().filter(|one| Some(one.seat) != viewer).collect();
    others.sort_by_key(|one| sides(ctx, one.seat).first().copied().unwrap_or(SIDES.len()));
    others
}

/// `at your left`; `None` if the seat is not a neighbour.
pub(super) fn place(ctx: &BoardContext<'_>, seat: usize) -> Option<String> {
    Some(ctx.say(match sides(ctx, seat)[..] {
        [0] => "dice-left",
        [1] => "dice-right",
        [_, _] => "dice-opposite",
        _ => return None,
    }))
}

/// Name, coins, resources, points.
pub(super) fn head(ctx: &BoardContext<'_>, city: &CityPicture, width: usize) -> Lines {
    let palette = ctx.palette;
    let mut flow = Flow::new(width, 2);
    let badge = ctx.scene.players.get(city.seat);
    let own = ctx.picture.viewer == Some(city.seat);
    let thinks = if badge.is_some_and(|badge| badge.thinking && !own) { "▸ " } else { "" };
    let won = ctx.scene.ending.as_ref().is_some_and(|end| end.winners.contains(&(city.seat as u8)));
    let sign = if won { "★ " } else { thinks };
    flow.put("", vec![palette.text(Ink::Strong, format!("{sign}{}", title(ctx, city)))]);
    if let Some(place) = place(ctx, city.seat) {
        flow.put(" · ", vec![palette.text(Ink::Soft, place)]);
    }
    let holdings =
        format!("{}/{}¢  {}r  {}p", city.coins, ctx.set.gold_size, city.resources, city.total);
    flow.put("  ", vec![Span::raw(holdings)]);
    flow.lines()
}

/// The shape of a die. Colours of custom boards have no shape and are named.
pub(super) fn die_shape(ctx: &BoardContext<'_>, colour: &str) -> Vec<Span<'static>> {
    let mut pieces = vec![ctx.palette.shape(colour)];
    if mark(colour) == mark("") {
        pieces.push(Span::raw(format!(" {}", ctx.tell(&tell::colour(colour)))));
    }
    pieces
}

/// Bonuses and special dice.
pub(super) fn reserve(ctx: &BoardContext<'_>, city: &CityPicture, width: usize) -> Lines {
    let palette = ctx.palette;
    let mut flow = Flow::new(width, 4);
    let args = [("n", city.bonuses.len().into()), ("end", ctx.set.bonuses_to_end.into())];
    let title = ctx.words.say("dice-bonuses", &args);
    flow.put("", vec![palette.text(Ink::Strong, format!("{title}:"))]);
    for bonus in &ctx.set.bonuses {
        let crossed = city.bonuses.contains(&bonus.id);
        let mine = ctx.picture.viewer == Some(city.seat);
        let (tick, ink) = if mine { ctx.tick(&bonus.id) } else { (" ".to_owned(), Ink::Plain) };
        let (sign, ink) = if crossed { ("×".to_owned(), Ink::Soft) } else { (tick, ink) };
        let name = ctx.tell(&tell::bonus(&bonus.id));
        let sign = if sign == " " { "·".to_owned() } else { sign };
        let effects = glyphs::effects(&bonus.effects, ctx.set);
        flow.put("  ", vec![palette.text(ink, format!("{sign}{name} {effects}"))]);
    }
    let mut lines = flow.lines();
    let mut flow = Flow::new(width, 4);
    flow.put("", vec![palette.text(Ink::Strong, format!("{}:", ctx.say("dice-special")))]);
    for die in ctx.set.dice.iter().filter(|die| die.special) {
        let open = city.unlocked.contains(&die.id);
        let (sign, ink) = if open { (" ✓", Ink::Good) } else { (" ⊘", Ink::Soft) };
        let mut pieces = die_shape(ctx, &die.colour);
        pieces.push(palette.text(ink, sign));
        flow.put("  ", pieces);
    }
    lines.extend(flow.lines());
    lines
}

/// Attacks on both sides, and the Guild Court comparisons.
pub(super) fn neighbour(ctx: &BoardContext<'_>, city: &CityPicture, width: usize) -> Lines {
    let palette = ctx.palette;
    let mut lines = head(ctx, city, width);
    for said in attacks(ctx, city) {
        lines.extend(folded(&said, palette.style(Ink::Plain), width, 2));
    }
    let mut flow = Flow::indented(width, 2);
    let compared = compared(ctx, city);
    for (found, theirs) in &compared {
        let (sign, ink) = if found.holds { ("✓", Ink::Good) } else { ("✗", Ink::Bad) };
        let mark = found.buildings.first().map_or("", |building| glyphs::building(*building));
        let said = format!("{mark} {}:{theirs} ", found.own);
        flow.put("  ", vec![Span::raw(said), palette.text(ink, sign)]);
    }
    if !compared.is_empty() {
        lines.extend(flow.lines());
    }
    lines
}

/// What defence takes off the attacks between the viewer and a neighbour.
pub(super) fn attacks(ctx: &BoardContext<'_>, city: &CityPicture) -> Vec<String> {
    let line = |at: usize| {
        let (side, word) = (ctx.picture.sides[at], SIDES[at.min(1)]);
        let say = |id: &str| ctx.words.say(id, &[("side", word.into())]);
        let (yours, theirs) = (say("dice-your-attacks"), say("dice-their-attacks"));
        format!("{yours} −{} · {theirs} −{}", side.theirs, side.own)
    };
    sides(ctx, city.seat).into_iter().map(line).collect()
}

/// How the viewer compares with a neighbour for the Guild Court, at the start of the turn.
pub(super) fn compared<'a>(
    ctx: &BoardContext<'a>,
    city: &CityPicture,
) -> Vec<(&'a ComparisonPicture, u8)> {
    let theirs = |found: &'a ComparisonPicture| {
        let other = found.others.iter().find(|(seat, _)| *seat == city.seat);
        other.map(|(_, n)| (found, *n))
    };
    ctx.picture.guild.iter().filter_map(theirs).collect()
}

/// The board set in use. Built-in sets add that they are not the printed boards.
pub(super) fn boards_note(ctx: &BoardContext<'_>) -> String {
    let picture = ctx.picture;
    let name = ctx.words.say("dice-boards", &[("name", picture.boards.clone().into())]);
    if boards::stands_in(picture) {
        let about = ctx.say(&format!("dice-boards-about-{}", picture.boards));
        return format!("{name} {} {about}", ctx.say("dice-boards-stand-in"));
    }
    format!("{name} {}", picture.boards_about)
}
