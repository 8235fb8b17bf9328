//! One city in blocks of lines: goods, science, wonders, tokens, cards, points.

use ratatui::text::{Line, Span};

use super::desk::Desk;
use super::facts;
use super::glyphs;
use super::price::unit_price;
use super::words::{name_of, symbol_name};
use crate::draw::{Flow, Ink, folded};
use crate::text;

type Lines = Vec<Line<'static>>;

/// The blocks of a city.
pub(super) fn blocks(desk: &Desk<'_>, seat: usize, width: usize) -> Vec<Lines> {
    let mut blocks = vec![head(desk, seat, width), goods(desk, seat, width)];
    blocks.push(science(desk, seat, width));
    blocks.push(wonders(desk, seat, width));
    blocks.push(tokens(desk, seat, width));
    blocks.push(cards(desk, seat, width));
    blocks.push(points(desk, seat, width));
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// Who, and whether they decide or have won; coins and points.
fn head(desk: &Desk<'_>, seat: usize, width: usize) -> Lines {
    let city = &desk.picture.cities[seat];
    let sums = format!("  {}¢  {}p", city.coins, city.total());
    let mut line = vec![desk.palette.text(Ink::Strong, sign(desk, seat))];
    let room = width.saturating_sub(text::width(&sums) + 2);
    line.push(desk.palette.text(Ink::Strong, text::cut(&desk.names[seat], room)));
    line.push(Span::raw(sums));
    vec![Line::from(line)]
}

/// `▸` who decides, `★` who won.
fn sign(desk: &Desk<'_>, seat: usize) -> &'static str {
    if desk.won(seat) {
        return "★ ";
    }
    if desk.picture.to_move == Some(seat) { "▸ " } else { "  " }
}

/// What it makes, and what it buys at.
fn goods(desk: &Desk<'_>, seat: usize, width: usize) -> Lines {
    let city = &desk.picture.cities[seat];
    let labels = [String::new(), desk.say("duel-makes"), desk.say("duel-buys")];
    let wide = labels.iter().map(|label| text::width(label)).max().unwrap_or(0);
    let wide = wide.min(width.saturating_sub(5 * 4 + 2));
    let rows: [Vec<String>; 3] = [
        facts::goods().map(|good| glyphs::good(good, desk.words)).collect(),
        facts::goods()
            .map(|good| city.production.get(good).map_or("·".to_owned(), ToString::to_string))
            .collect(),
        facts::goods().map(|good| format!("{}¢", unit_price(city, good))).collect(),
    ];
    let mut lines: Lines = labels
        .iter()
        .zip(rows)
        .map(|(label, cells)| {
            let label = text::padded(&text::cut(label, wide), wide);
            let cells: String = cells.iter().map(|cell| text::right(cell, 4)).collect();
            Line::from(vec![Span::raw("  "), desk.palette.text(Ink::Soft, label), Span::raw(cells)])
        })
        .collect();
    let any = [("any-raw", city.raw_of_choice), ("any-manufactured", city.manufactured_of_choice)];
    let any: Vec<String> = any
        .into_iter()
        .flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)))
        .map(|kind| desk.say(&format!("goods-{kind}")))
        .collect();
    if !any.is_empty() {
        let said = format!("{} {}", desk.say("duel-choice"), any.join(", "));
        lines.extend(folded(&said, desk.palette.style(Ink::Plain), width, 2));
    }
    lines
}

/// How many symbols, which, and which of them twice.
fn science(desk: &Desk<'_>, seat: usize, width: usize) -> Lines {
    let city = &desk.picture.cities[seat];
    let pairs = facts::pairs_of(city);
    let mut flow = Flow::new(width, 4);
    let count = format!(" {}/{}", city.symbols.len(), facts::symbols_to_win());
    flow.put(
        "",
        vec![
            Span::raw("  "),
            desk.palette.shape("green"),
            Span::raw(" "),
            desk.palette.text(Ink::Strong, desk.say("duel-science")),
            desk.palette.text(Ink::Strong, count),
        ],
    );
    for symbol in &city.symbols {
        let twice = if pairs.contains(&symbol.as_str()) { " ×2" } else { "" };
        flow.put("  ", vec![Span::raw(format!("{}{twice}", symbol_name(symbol, desk.words)))]);
    }
    flow.lines()
}

/// Wonders that stand, and those that can still be built with their prices.
fn wonders(desk: &Desk<'_>, seat: usize, width: usize) -> Lines {
    let city = &desk.picture.cities[seat];
    let mut lines = Lines::new();
    let mut one = |sign: &str, id: &str, price: Option<String>| {
        let mut flow = Flow::new(width, 6);
        let ink = if price.is_none() { Ink::Strong } else { Ink::Plain };
        let name = name_of(id, desk.words);
        flow.put("", vec![Span::raw(format!("  {sign} ")), desk.palette.text(ink, name)]);
        if let Some(price) = price {
            flow.put(" ", vec![desk.palette.text(Ink::Strong, price)]);
        }
        let effects = glyphs::effects(id, desk.words);
        flow.put("  ", vec![desk.palette.text(Ink::Soft, effects)]);
        lines.extend(flow.lines());
    };
    for wonder in &city.wonders_built {
        one(glyphs::WONDER, wonder, None);
    }
    for unbuilt in &city.wonders_unbuilt {
        let price = if unbuilt.price > city.coins {
            format!("({}¢)", unbuilt.price)
        } else {
            format!("{}¢", unbuilt.price)
        };
        one("·", &unbuilt.wonder, Some(price));
    }
    if desk.wonders_gone(seat) {
        let said = desk.say("duel-wonders-gone");
        lines.extend(folded(&said, desk.palette.style(Ink::Soft), width, 2));
    }
    lines
}

/// The progress tokens.
fn tokens(desk: &Desk<'_>, seat: usize, width: usize) -> Lines {
    let city = &desk.picture.cities[seat];
    let one = |token: &String| {
        let mut flow = Flow::new(width, 6);
        let name = format!("  {} {}", glyphs::TOKEN, name_of(token, desk.words));
        flow.put("", vec![Span::raw(name)]);
        flow.put("  ", vec![desk.palette.text(Ink::Soft, glyphs::effects(token, desk.words))]);
        flow.lines()
    };
    city.tokens.iter().flat_map(one).collect()
}

/// The cards by colour; what the opponent may choose from has its number.
fn cards(desk: &Desk<'_>, seat: usize, width: usize) -> Lines {
    let city = &desk.picture.cities[seat];
    let mut lines = Lines::new();
    for colour in &facts::facts().catalogue.colours {
        let held = facts::of_colour(city, colour.name());
        if held.is_empty() {
            continue;
        }
        let mut flow = Flow::new(width, 4);
        flow.put("", vec![Span::raw("  "), desk.palette.shape(colour.name())]);
        for (at, card) in (1..).zip(&held) {
            let comma = if at < held.len() { "," } else { "" };
            let mut pieces = Vec::new();
            let (tick, ink) = desk.tick(card);
            if tick != " " {
                pieces.extend([desk.palette.text(ink, tick), Span::raw(" ")]);
            }
            pieces.push(Span::raw(format!("{}{comma}", name_of(card, desk.words))));
            flow.put(" ", pieces);
        }
        lines.extend(flow.lines());
    }
    lines
}

/// The points so far by the lines of the score pad; lines of nothing are left out.
fn points(desk: &Desk<'_>, seat: usize, width: usize) -> Lines {
    let city = &desk.picture.cities[seat];
    let mut flow = Flow::new(width, 4);
    let sum = desk.words.say("duel-points-so-far", &[("n", city.total().into())]);
    flow.put("", vec![Span::raw("  "), desk.palette.text(Ink::Strong, sum)]);
    for category in &facts::facts().catalogue.categories {
        let n = city.points.get(category.name()).copied().unwrap_or(0);
        if n != 0 {
            let name = desk.say(&format!("duel-score-{}", category.name()));
            flow.put(" · ", vec![desk.palette.text(Ink::Soft, format!("{name} {n}"))]);
        }
    }
    flow.lines()
}

/// A city in one line, where the cities have pages of their own.
pub(super) fn summary(desk: &Desk<'_>, seat: usize, width: usize) -> Line<'static> {
    let city = &desk.picture.cities[seat];
    let mut pieces = vec![
        desk.palette.text(Ink::Strong, sign(desk, seat)),
        desk.palette.text(Ink::Strong, text::padded(&text::cut(&desk.names[seat], 12), 12)),
    ];
    let built = city.wonders_built.len();
    let wonders = built + city.wonders_unbuilt.len();
    let makes: Vec<String> = facts::goods()
        .filter_map(|good| {
            let n = city.production.get(good)?;
            Some(format!("{n}{}", glyphs::good(good, desk.words)))
        })
        .collect();
    let any = city.raw_of_choice + city.manufactured_of_choice;
    let any = if any > 0 { format!(" +{any}") } else { String::new() };
    let symbols = format!("{}/{}", city.symbols.len(), facts::symbols_to_win());
    pieces.push(Span::raw(format!(" {:>2}¢ {:>3}p  ", city.coins, city.total())));
    pieces.push(desk.palette.shape("green"));
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
