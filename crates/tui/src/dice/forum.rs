//! The Forum and the current decision.

use mirabilia_games::dice::chance::SECTIONS;
use mirabilia_games::dice::picture::DiePicture;
use mirabilia_tell::dice as tell;
use ratatui::text::{Line, Span};

use super::catalogue;
use super::city::die_shape;
use super::context::BoardContext;
use crate::draw::{Flow, Ink, folded};

type Lines = Vec<Line<'static>>;

/// The dice by section, the dice not rolled yet, and the dice beside the Forum.
pub(super) fn forum(ctx: &BoardContext<'_>, width: usize) -> Lines {
    let palette = ctx.palette;
    let mut title = ctx.say("dice-forum");
    if ctx.picture.turn > 0 {
        title = format!("{title} · {}", ctx.say_n("dice-turn", ctx.picture.turn));
    }
    let mut lines = vec![Line::from(palette.text(Ink::Strong, title))];
    let lying = ctx.picture.forum.iter().any(|die| die.section.is_some());
    for section in (0..SECTIONS).filter(|_| lying) {
        let here = ctx.picture.forum.iter().filter(|die| die.section == Some(section));
        lines.extend(dice(ctx, width, &format!("{section}¢"), here));
    }
    let waiting: Vec<&DiePicture> =
        ctx.picture.forum.iter().filter(|die| die.section.is_none()).collect();
    if !waiting.is_empty() {
        lines.extend(dice(ctx, width, "", waiting));
    }
    let there = |id: &str| ctx.picture.forum.iter().any(|die| die.die == id);
    let beside: Vec<_> = ctx.set.dice.iter().filter(|die| die.special && !there(&die.id)).collect();
    if !beside.is_empty() {
        let mut flow = Flow::indented(width, 2);
        flow.words(&ctx.say("dice-beside"), palette.style(Ink::Soft));
        for die in beside {
            let name = format!(" {}", ctx.tell(&tell::colour(&die.colour)));
            flow.put("  ", vec![palette.shape(&die.colour), palette.text(Ink::Soft, name)]);
        }
        lines.extend(flow.lines());
    }
    lines
}

fn dice<'a>(
    ctx: &BoardContext<'_>,
    width: usize,
    label: &str,
    dice: impl IntoIterator<Item = &'a DiePicture>,
) -> Lines {
    let mut flow = Flow::new(width, 5);
    flow.put("", vec![ctx.palette.text(Ink::Strong, format!("  {label:<3}"))]);
    for (at, die) in dice.into_iter().enumerate() {
        flow.put(if at == 0 { "" } else { "  " }, one(ctx, die));
    }
    flow.lines()
}

/// A die: number, shape, symbol, total price, or a sign that it cannot be used.
fn one(ctx: &BoardContext<'_>, die: &DiePicture) -> Vec<Span<'static>> {
    let palette = ctx.palette;
    let colour = catalogue::die(ctx.set, &die.die).map_or("", |entry| entry.colour.as_str());
    let (tick, ink) = ctx.tick(&die.die);
    let mut pieces = Vec::new();
    if tick != " " {
        pieces.push(palette.text(ink, tick));
    }
    pieces.extend(die_shape(ctx, colour));
    let Some(symbol) = &die.symbol else { return pieces };
    let ink = if ctx.picked == Some(&*die.die) { Ink::Picked } else { Ink::Plain };
    pieces.push(palette.text(ink, format!(" {}", ctx.tell(&tell::symbol(symbol)))));
    let Some(offer) = ctx.offer(&die.die) else {
        let cost = die.cost.filter(|_| die.cost != die.section);
        pieces.extend(cost.map(|cost| palette.text(Ink::Soft, format!(" {cost}¢"))));
        return pieces;
    };
    let open = offer.ways.iter().filter(|way| way.is_open()).filter_map(|way| way.price);
    pieces.push(match (open.clone().min(), open.max()) {
        (Some(least), Some(most)) if least == most => palette.text(Ink::Soft, format!(" {least}¢")),
        (Some(least), Some(most)) => palette.text(Ink::Soft, format!(" {least}–{most}¢")),
        _ => palette.text(Ink::Bad, " ⊘"),
    });
    pieces
}

/// More about the decision.
pub(super) fn turn(ctx: &BoardContext<'_>, width: usize) -> Lines {
    let style = ctx.palette.style(Ink::Plain);
    ctx.about().map_or_else(Vec::new, |about| folded(&about, style, width, 2))
}
