//! The discard pile, the cards nobody has seen, and what the signs on the board mean.

use ratatui::text::{Line, Span};

use super::desk::Desk;
use super::facts;
use super::glyphs;
use super::words::{effects_text, name_of};
use crate::draw::{Flow, Ink, folded};

type Lines = Vec<Line<'static>>;

/// Both piles in a line: how many cards each has.
pub(super) fn counts(desk: &Desk<'_>) -> Line<'static> {
    let [discard, unseen] = titles(desk);
    Line::from(desk.palette.text(Ink::Soft, format!("{discard} · {unseen}")))
}

fn titles(desk: &Desk<'_>) -> [String; 2] {
    let title = |id: &str, n: usize| desk.words.say(id, &[("n", n.into())]);
    let picture = &desk.picture;
    [title("duel-discard", picture.discard.len()), title("duel-unseen", picture.unseen.len())]
}

/// The blocks of the page of piles.
pub(super) fn blocks(desk: &Desk<'_>, width: usize) -> Vec<Lines> {
    let [discard, unseen] = titles(desk);
    let down = [("n", desk.face_down().into())];
    let picture = &desk.picture;
    // On small screens the table has no room for these.
    let mut blocks = vec![
        tokens(desk, width),
        pile(desk, width, &discard, &desk.say("duel-discard-about"), &picture.discard),
        pile(desk, width, &unseen, &desk.words.say("duel-unseen-about", &down), &picture.unseen),
    ];
    if picture.age == 0 {
        blocks.pop();
    }
    blocks.push(legend(desk, width));
    blocks
}

/// The progress tokens on the board, in sentences.
fn tokens(desk: &Desk<'_>, width: usize) -> Lines {
    let mut lines = vec![Line::from(desk.palette.text(Ink::Strong, desk.say("duel-tokens")))];
    for token in &desk.picture.board_tokens {
        let mut flow = Flow::new(width, 4);
        let name = format!("  {} {}.", glyphs::TOKEN, name_of(token, desk.words));
        flow.put("", vec![Span::raw(name)]);
        flow.words(&effects_text(token, desk.words), desk.palette.style(Ink::Soft));
        lines.extend(flow.lines());
    }
    lines
}

fn pile(desk: &Desk<'_>, width: usize, title: &str, about: &str, cards: &[String]) -> Lines {
    let mut lines = vec![Line::from(desk.palette.text(Ink::Strong, title))];
    lines.extend(folded(about, desk.palette.style(Ink::Soft), width, 2));
    if cards.is_empty() {
        lines.extend(folded(
            &desk.say("duel-pile-empty"),
            desk.palette.style(Ink::Plain),
            width,
            2,
        ));
    }
    for card in cards {
        let mut flow = Flow::new(width, 6);
        let (tick, ink) = desk.tick(card);
        flow.put(
            "",
            vec![
                desk.palette.text(ink, format!("{tick:>2} ")),
                desk.palette.shape(facts::colour(card)),
                Span::raw(format!(" {}", name_of(card, desk.words))),
            ],
        );
        let cost = facts::cost(card).map_or(String::new(), |cost| glyphs::cost(cost, desk.words));
        flow.put("  ", vec![Span::raw(format!("{cost} → "))]);
        flow.put("", vec![desk.palette.text(Ink::Soft, glyphs::effects(card, desk.words))]);
        lines.extend(flow.lines());
    }
    lines
}

/// What the signs mean.
pub(super) fn legend(desk: &Desk<'_>, width: usize) -> Lines {
    let mut lines =
        vec![Line::from(desk.palette.text(Ink::Strong, desk.say("terminal-duel-legend")))];
    let mut flow = Flow::indented(width, 2);
    for colour in &facts::facts().catalogue.colours {
        let kind = desk.say(&format!("kind-{}", colour.name()));
        flow.put("  ", vec![desk.palette.shape(colour.name()), Span::raw(format!(" {kind}"))]);
    }
    lines.extend(flow.lines());
    let mut flow = Flow::indented(width, 2);
    for good in facts::goods() {
        let name = desk.say(&format!("duel-good-{good}"));
        flow.put("  ", vec![Span::raw(format!("{} {name}", glyphs::good(good, desk.words)))]);
    }
    for symbol in &facts::facts().catalogue.symbols {
        let name = desk.say(&format!("science-{}", symbol.name()));
        let short = glyphs::symbol(symbol.name(), desk.words);
        flow.put("  ", vec![Span::raw(format!("{short} {name}"))]);
    }
    lines.extend(flow.lines());
    let signs = desk.say("terminal-duel-signs");
    let mut flow = Flow::indented(width, 2);
    for sign in signs.split(" · ") {
        flow.sentence("  ", sign, desk.palette.style(Ink::Plain));
    }
    lines.extend(flow.lines());
    lines
}
