//! One city in blocks of lines: goods, science, wonders, tokens, cards, points.

use mirabilia_games::duel::data::SYMBOLS_TO_WIN;
use mirabilia_games::duel::ids::Resource;
use mirabilia_games::duel::{Token, Wonder};
use ratatui::text::{Line, Span};

use super::catalogue::{self, CATALOGUE, Item};
use super::context::BoardContext;
use super::glyphs;
use crate::draw::{Flow, Ink, folded};
use crate::text;

type Lines = Vec<Line<'static>>;

/// The blocks of a city.
pub(super) fn blocks(ctx: &BoardContext<'_>, seat: usize, width: usize) -> Vec<Lines> {
    let mut blocks = vec![head(ctx, seat, width), goods(ctx, seat, width)];
    blocks.push(science(ctx, seat, width));
    blocks.push(wonders(ctx, seat, width));
    blocks.push(tokens(ctx, seat, width));
    blocks.push(cards(ctx, seat, width));
    blocks.push(points(ctx, seat, width));
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// Name, coins and points, with a sign if the player decides or has won.
fn head(ctx: &BoardContext<'_>, seat: usize, width: usize) -> Lines {
    let city = &ctx.picture.cities[seat];
    let sums = format!("  {}¢  {}p", city.coins, city.total);
    let mut line = vec![ctx.palette.text(Ink::Strong, sign(ctx, seat))];
    let space = width.saturating_sub(text::width(&sums) + 2);
    line.push(ctx.palette.text(Ink::Strong, text::cut(&ctx.names[seat], space)));
    line.push(Span::raw(sums));
    vec![Line::from(line)]
}

/// `▸` for the player who decides, `★` for a winner.
fn sign(ctx: &BoardContext<'_>, seat: usize) -> &'static str {
    if ctx.won(seat) {
        return "★ ";
    }
    if ctx.picture.to_move == Some(seat) { "▸ " } else { "  " }
}

/// Production and trading prices.
fn goods(ctx: &BoardContext<'_>, seat: usize, width: usize) -> Lines {
    let city = &ctx.picture.cities[seat];
    let labels = [String::new(), ctx.say("duel-makes"), ctx.say("duel-buys")];
    let wide = labels.iter().map(|label| text::width(label)).max().unwrap_or(0);
    let wide = wide.min(width.saturating_sub(5 * 4 + 2));
    let made = |good: Resource| city.production.iter().find(|(one, _)| *one == good);
    let rows: [Vec<String>; 3] = [
        Resource::all().map(|good| glyphs::good(good, ctx.words)).collect(),
        Resource::all()
            .map(|good| made(good).map_or("·".to_owned(), |(_, n)| n.to_string()))
            .collect(),
        city.unit_prices.iter().map(|(_, price)| format!("{price}¢")).collect(),
    ];
    let mut lines: Lines = labels
        .iter()
        .zip(rows)
        .map(|(label, cells)| {
            let label = text::padded(&text::cut(label, wide), wide);
            let cells: String = cells.iter().map(|cell| text::right(cell, 4)).collect();
            Line::from(vec![Span::raw("  "), ctx.palette.text(Ink::Soft, label), Span::raw(cells)])
        })
        .collect();
    let any = [("any-raw", city.raw_of_choice), ("any-manufactured", city.manufactured_of_choice)];
    let any: Vec<String> = any
        .into_iter()
        .flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)))
        .map(|kind| ctx.say(&format!("duel-good-{kind}")))
        .collect();
    if !any.is_empty() {
        let said = format!("{} {}", ctx.say("duel-choice"), any.join(", "));
        lines.extend(folded(&said, ctx.palette.style(Ink::Plain), width, 2));
    }
    lines
}

/// The science symbols, with those that are a pair.
fn science(ctx: &BoardContext<'_>, seat: usize, width: usize) -> Lines {
    let city = &ctx.picture.cities[seat];
    let pairs = &city.pairs;
    let mut flow = Flow::new(width, 4);
    let count = format!(" {}/{}", city.symbols.len(), SYMBOLS_TO_WIN);
    flow.put(
        "",
        vec![
            Span::raw("  "),
            ctx.palette.shape("green"),
            Span::raw(" "),
            ctx.palette.text(Ink::Strong, ctx.say("duel-science")),
            ctx.palette.text(Ink::Strong, count),
        ],
    );
    for symbol in &city.symbols {
        let twice = if pairs.contains(symbol) { " ×2" } else { "" };
        let name = catalogue::symbol(*symbol, ctx.words);
        flow.put("  ", vec![Span::raw(format!("{name}{twice}"))]);
    }
    flow.lines()
}

/// Built wonders, and unbuilt ones with their prices.
fn wonders(ctx: &BoardContext<'_>, seat: usize, width: usize) -> Lines {
    let city = &ctx.picture.cities[seat];
    let mut lines = Lines::new();
    let mut one = |sign: &str, wonder: Wonder, price: Option<String>| {
        let thing = Item::from(wonder);
        let mut flow = Flow::new(width, 6);
        let ink = if price.is_none() { Ink::Strong } else { Ink::Plain };
        let name = thing.name(ctx.words);
        flow.put("", vec![Span::raw(format!("  {sign} ")), ctx.palette.text(ink, name)]);
        if let Some(price) = price {
            flow.put(" ", vec![ctx.palette.text(Ink::Strong, price)]);
        }
        let effects = glyphs::effects(thing, ctx.words);
        flow.put("  ", vec![ctx.palette.text(Ink::Soft, effects)]);
        lines.extend(flow.lines());
    };
    for wonder in &city.wonders_built {
        one(glyphs::WONDER, *wonder, None);
    }
    for unbuilt in &city.wonders_unbuilt {
        let price = match unbuilt.affordable {
            true => format!("{}¢", unbuilt.price),
            false => format!("({}¢)", unbuilt.price),
        };
        one("·", unbuilt.wonder, Some(price));
    }
    if city.wonder_removed {
        let said = ctx.say("duel-wonders-gone");
        lines.extend(folded(&said, ctx.palette.style(Ink::Soft), width, 2));
    }
    lines
}

/// The progress tokens.
fn tokens(ctx: &BoardContext<'_>, seat: usize, width: usize) -> Lines {
    let city = &ctx.picture.cities[seat];
    let one = |token: &Token| {
        let thing = Item::from(*token);
        let mut flow = Flow::new(width, 6);
        let name = format!("  {} {}", glyphs::TOKEN, thing.name(ctx.words));
        flow.put("", vec![Span::raw(name)]);
        flow.put("  ", vec![ctx.palette.text(Ink::Soft, glyphs::effects(thing, ctx.words))]);
        flow.lines()
    };
    city.tokens.iter().flat_map(one).collect()
}

/// The cards by colour; those that the opponent may discard are numbered.
fn cards(ctx: &BoardContext<'_>, seat: usize, width: usize) -> Lines {
    let city = &ctx.picture.cities[seat];
    let mut lines = Lines::new();
    for colour in &CATALOGUE.colours {
        let held = catalogue::of_colour(city, *colour);
        if held.is_empty() {
            continue;
        }
        let mut flow = Flow::new(width, 4);
        flow.put("", vec![Span::raw("  "), ctx.palette.shape(colour.name())]);
        for (at, card) in (1..).zip(&held) {
            let comma = if at < held.len() { "," } else { "" };
            let mut pieces = Vec::new();
            let thing = Item::from(*card);
            let (tick, ink) = ctx.tick(thing.id());
            if tick != " " {
                pieces.extend([ctx.palette.text(ink, tick), Span::raw(" ")]);
            }
            pieces.push(Span::raw(format!("{}{comma}", thing.name(ctx.words))));
            flow.put(" ", pieces);
        }
        lines.extend(flow.lines());
    }
    lines
}

/// The current points by score category, without zeros.
fn points(ctx: &BoardContext<'_>, seat: usize, width: usize) -> Lines {
    let city = &ctx.picture.cities[seat];
    let mut flow = Flow::new(width, 4);
    let sum = ctx.words.say("duel-points-so-far", &[("n", city.total.into())]);
    flow.put("", vec![Span::raw("  "), ctx.palette.text(Ink::Strong, sum)]);
    for (category, n) in &city.points {
        if *n != 0 {
            let name = ctx.say(&format!("duel-score-{}", category.name()));
            flow.put(" · ", vec![ctx.palette.text(Ink::Soft, format!("{name} {n}"))]);
        }
    }
    flow.lines()
}

/// A city on one line, where the cities have their own pages.
pub(super) fn summary(ctx: &BoardContext<'_>, seat: usize, width: usize) -> Line<'static> {
    let city = &ctx.picture.cities[seat];
    let mut pieces = vec![
        ctx.palette.text(Ink::Strong, sign(ctx, seat)),
        ctx.palette.text(Ink::Strong, text::padded(&text::cut(&ctx.names[seat], 12), 12)),
    ];
    let built = city.wonders_built.len();
    let wonders = built + city.wonders_unbuilt.len();
    let made = city.production.iter();
    let makes: Vec<String> =
        made.map(|(good, n)| format!("{n}{}", glyphs::good(*good, ctx.words))).collect();
    let any = city.raw_of_choice + city.manufactured_of_choice;
    let any = if any > 0 { format!(" +{any}") } else { String::new() };
    let symbols = format!("{}/{}", city.symbols.len(), SYMBOLS_TO_WIN);
    pieces.push(Span::raw(format!(" {:>2}¢ {:>3}p  ", city.coins, city.total)));
    pieces.push(ctx.palette.shape("green"));
    pieces.push(Span::raw(format!(
        "{symbols}  {}{built}/{wonders}  {}{}  {}{any}",
        glyphs::WONDER,
        glyphs::TOKEN,
        city.tokens.len(),
        makes.join(" "),
    )));
    let mut flow = Flow::new(width, 0);
    flow.put("", pieces);
    flow.lines().swap_remove(0)
}
