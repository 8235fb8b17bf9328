//! The discard pile, the unseen cards, and the legend.

use mirabilia_games::duel::Card;
use mirabilia_games::duel::ids::Resource;
use ratatui::text::{Line, Span};

use super::catalogue::{CATALOGUE, Item};
use super::context::BoardContext;
use super::glyphs;
use crate::draw::{Flow, Ink, folded};

type Lines = Vec<Line<'static>>;

/// The size of both piles on one line.
pub(super) fn counts(ctx: &BoardContext<'_>) -> Line<'static> {
    let [discard, unseen] = titles(ctx);
    Line::from(ctx.palette.text(Ink::Soft, format!("{discard} · {unseen}")))
}

fn titles(ctx: &BoardContext<'_>) -> [String; 2] {
    let title = |id: &str, n: usize| ctx.words.say(id, &[("n", n.into())]);
    let picture = &ctx.picture;
    [title("duel-discard", picture.discard.len()), title("duel-unseen", picture.unseen.len())]
}

/// The blocks of the page of piles.
pub(super) fn blocks(ctx: &BoardContext<'_>, width: usize) -> Vec<Lines> {
    let [discard, unseen] = titles(ctx);
    let down = [("n", ctx.face_down().into())];
    let picture = &ctx.picture;
    // On small screens the table page has no space for the tokens.
    let mut blocks = vec![
        tokens(ctx, width),
        pile(ctx, width, &discard, &ctx.say("duel-discard-about"), &picture.discard),
        pile(ctx, width, &unseen, &ctx.words.say("duel-unseen-about", &down), &picture.unseen),
    ];
    if picture.age == 0 {
        blocks.pop();
    }
    blocks.push(legend(ctx, width));
    blocks
}

/// The progress tokens on the board as sentences.
fn tokens(ctx: &BoardContext<'_>, width: usize) -> Lines {
    let mut lines = vec![Line::from(ctx.palette.text(Ink::Strong, ctx.say("duel-tokens")))];
    for token in &ctx.picture.board_tokens {
        let thing = Item::from(*token);
        let mut flow = Flow::new(width, 4);
        let name = format!("  {} {}.", glyphs::TOKEN, thing.name(ctx.words));
        flow.put("", vec![Span::raw(name)]);
        flow.words(&thing.about(ctx.words), ctx.palette.style(Ink::Soft));
        lines.extend(flow.lines());
    }
    lines
}

fn pile(ctx: &BoardContext<'_>, width: usize, title: &str, about: &str, cards: &[Card]) -> Lines {
    let mut lines = vec![Line::from(ctx.palette.text(Ink::Strong, title))];
    lines.extend(folded(about, ctx.palette.style(Ink::Soft), width, 2));
    if cards.is_empty() {
        lines.extend(folded(&ctx.say("duel-pile-empty"), ctx.palette.style(Ink::Plain), width, 2));
    }
    for card in cards {
        let mut flow = Flow::new(width, 6);
        let thing = Item::from(*card);
        let (tick, ink) = ctx.tick(thing.id());
        flow.put(
            "",
            vec![
                ctx.palette.text(ink, format!("{tick:>2} ")),
                ctx.palette.shape(card.facts().colour.name()),
                Span::raw(format!(" {}", thing.name(ctx.words))),
            ],
        );
        let cost = thing.cost().map_or(String::new(), |cost| glyphs::cost(cost, ctx.words));
        flow.put("  ", vec![Span::raw(format!("{cost} → "))]);
        flow.put("", vec![ctx.palette.text(Ink::Soft, glyphs::effects(thing, ctx.words))]);
        lines.extend(flow.lines());
    }
    lines
}

/// The legend.
pub(super) fn legend(ctx: &BoardContext<'_>, width: usize) -> Lines {
    let mut lines =
        vec![Line::from(ctx.palette.text(Ink::Strong, ctx.say("terminal-duel-legend")))];
    let mut flow = Flow::indented(width, 2);
    for colour in &CATALOGUE.colours {
        let kind = ctx.say(&format!("duel-kind-{}", colour.name()));
        flow.put("  ", vec![ctx.palette.shape(colour.name()), Span::raw(format!(" {kind}"))]);
    }
    lines.extend(flow.lines());
    let mut flow = Flow::indented(width, 2);
    for good in Resource::all() {
        let name = ctx.say(&format!("duel-good-{}", good.name()));
        flow.put("  ", vec![Span::raw(format!("{} {name}", glyphs::good(good, ctx.words)))]);
    }
    for symbol in &CATALOGUE.symbols {
        let name = ctx.say(&format!("science-{}", symbol.name()));
        let short = glyphs::symbol(*symbol, ctx.words);
        flow.put("  ", vec![Span::raw(format!("{short} {name}"))]);
    }
    lines.extend(flow.lines());
    let signs = ctx.say("terminal-duel-signs");
    let mut flow = Flow::indented(width, 2);
    for sign in signs.split(" · ") {
        flow.sentence("  ", sign, ctx.palette.style(Ink::Plain));
    }
    lines.extend(flow.lines());
    lines
}
