//! The complete board as plain text, for screen readers.

use mirabilia_games::duel::Card;
use mirabilia_games::duel::data::SYMBOLS_TO_WIN;
use mirabilia_games::duel::picture::{Lies, SlotPicture};

use super::catalogue::{self, CATALOGUE, Item, face_up, left, names_of};
use super::context::BoardContext;
use crate::text::capital;

/// The complete board.
pub(super) fn describe(ctx: &BoardContext<'_>) -> Vec<String> {
    let mut lines = vec![crate::phrases::task(ctx.scene, ctx.words)];
    lines.extend(offered(ctx));
    lines.extend(structure(ctx));
    lines.extend(board(ctx));
    for seat in [left(ctx.picture), 1 - left(ctx.picture)] {
        lines.extend(city(ctx, seat));
    }
    lines.extend(piles(ctx));
    lines
}

/// The age, and a summary of both cities once the first age is laid out.
pub(super) fn standing(ctx: &BoardContext<'_>) -> Vec<String> {
    let mut lines = vec![format!("{}.", crate::phrases::chapter(ctx.scene, ctx.words))];
    if ctx.picture.age > 0 {
        let seats = [left(ctx.picture), 1 - left(ctx.picture)];
        lines.extend(seats.map(|seat| summary(ctx, seat)));
    }
    lines
}

fn offered(ctx: &BoardContext<'_>) -> Vec<String> {
    let title = |id: &str| {
        let offer = ctx.scene.offers.iter().find(|offer| offer.pick == id);
        let told = offer.map(|offer| ctx.words.tell(&offer.title, &ctx.names));
        told.or_else(|| Item::read(id).map(|thing| about(ctx, thing)))
    };
    let things = ctx.offered();
    ctx.about().into_iter().chain(things.into_iter().filter_map(title)).collect()
}

/// A card, wonder or token: name, cost, effects.
fn about(ctx: &BoardContext<'_>, thing: Item) -> String {
    let parts = [thing.costs(ctx.words), thing.about(ctx.words)];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    let name = format!("{}.", thing.name(ctx.words));
    std::iter::once(name).chain(parts).collect::<Vec<_>>().join(" ")
}

/// The cards of the structure: accessible ones first, then row by row.
fn structure(ctx: &BoardContext<'_>) -> Vec<String> {
    let (picture, words) = (ctx.picture, ctx.words);
    if picture.structure.is_empty() {
        return Vec::new();
    }
    let age = ctx.say(&format!("duel-age-{}", picture.age));
    let mut lines = vec![format!("{}:", words.say("duel-structure", &[("age", age.into())]))];
    let (open, covered): (Vec<&SlotPicture>, Vec<&SlotPicture>) =
        picture.structure.iter().partition(|slot| slot.accessible);
    for slot in open.into_iter().chain(covered) {
        let over = (!slot.accessible).then(|| covered_text(ctx, slot));
        let Some(card) = face_up(slot) else {
            let name = capital(&lying(ctx, slot, 1));
            lines.push(format!("{name}. {}", over.unwrap_or_default()));
            continue;
        };
        let colour = ctx.say(&format!("duel-colour-{}", card.facts().colour.name()));
        let thing = Item::from(card);
        let mut said = format!("{}, {colour}. {}", thing.name(words), thing.about(words));
        for more in [Some(prices(ctx, slot)), over].into_iter().flatten() {
            said = format!("{said} {more}");
        }
        lines.push(said);
    }
    lines
}

/// What a card of the structure is called; `n` cards face down by their backs.
fn lying(ctx: &BoardContext<'_>, slot: &SlotPicture, n: usize) -> String {
    match slot.lies {
        Lies::FaceUp(card) => Item::from(card).name(ctx.words),
        Lies::FaceDownGuild => ctx.say("duel-back-guild"),
        Lies::FaceDown => {
            let age = ctx.say(&format!("duel-age-{}", ctx.picture.age));
            ctx.words.say("duel-back", &[("n", n.into()), ("age", age.into())])
        }
    }
}

/// The cards that cover a card.
fn covered_text(ctx: &BoardContext<'_>, slot: &SlotPicture) -> String {
    let over = catalogue::covered_by(ctx.picture, slot.slot);
    let alike = over.chunk_by(|a, b| a.lies == Lies::FaceDown && a.lies == b.lies);
    let cards = alike.map(|cards| lying(ctx, cards[0], cards.len())).collect::<Vec<_>>();
    ctx.words.say("duel-why-covered", &[("cards", ctx.words.list(&cards).into())])
}

/// The prices for both players, the viewer's first: `Costs you: 2 coins. Costs Bo: free.`
fn prices(ctx: &BoardContext<'_>, slot: &SlotPicture) -> String {
    let (words, names) = (ctx.words, &ctx.names);
    let price = |seat: usize| catalogue::price(slot, seat, words);
    match ctx.picture.viewer {
        None => words.say(
            "duel-slot-prices",
            &[
                ("a", names[0].clone().into()),
                ("pa", price(0).into()),
                ("b", names[1].clone().into()),
                ("pb", price(1).into()),
            ],
        ),
        Some(me) => words.say(
            "duel-slot-your-price",
            &[
                ("mine", price(me).into()),
                ("name", names[1 - me].clone().into()),
                ("theirs", price(1 - me).into()),
            ],
        ),
    }
}

/// The track and the tokens on the board.
fn board(ctx: &BoardContext<'_>) -> Vec<String> {
    let (picture, names) = (ctx.picture, &ctx.names);
    let (a, b) = (left(picture), 1 - left(picture));
    let args = [
        ("a", names[a].clone().into()),
        ("na", picture.cities[a].to_capital.into()),
        ("b", names[b].clone().into()),
        ("nb", picture.cities[b].to_capital.into()),
    ];
    let mut lines = vec![ctx.words.say("duel-track-label", &args)];
    for (seat, coins) in &picture.military_tokens {
        let args = [("name", names[*seat].clone().into()), ("n", (*coins).into())];
        lines.push(ctx.words.say("terminal-duel-military-token", &args));
    }
    if !picture.board_tokens.is_empty() {
        lines.push(format!("{}:", ctx.say("duel-tokens")));
        lines.extend(picture.board_tokens.iter().map(|token| about(ctx, Item::from(*token))));
    }
    lines
}

/// A city on one line.
fn summary(ctx: &BoardContext<'_>, seat: usize) -> String {
    let city = &ctx.picture.cities[seat];
    let args = [
        ("name", ctx.names[seat].clone().into()),
        ("coins", city.coins.into()),
        ("points", city.total.into()),
        ("symbols", city.symbols.len().into()),
        ("n", city.to_capital.into()),
    ];
    format!("{}.", ctx.words.say("duel-summary-label", &args))
}

fn city(ctx: &BoardContext<'_>, seat: usize) -> Vec<String> {
    let words = ctx.words;
    let city = &ctx.picture.cities[seat];
    let mut lines = vec![summary(ctx, seat)];
    let made = city.production.iter();
    let made: Vec<String> =
        made.map(|(good, n)| words.tell(&mirabilia_tell::duel::resource(*good, *n), &[])).collect();
    if !made.is_empty() {
        lines.push(words.say("duel-bill-own", &[("goods", words.list(&made).into())]));
    }
    for (kind, n) in
        [("any-raw", city.raw_of_choice), ("any-manufactured", city.manufactured_of_choice)]
    {
        for _ in 0..n {
            let good = ctx.say(&format!("duel-good-{kind}"));
            lines.push(format!("{} {good}.", ctx.say("duel-choice")));
        }
    }
    let price = |(good, n): &(_, u8)| {
        let good: &mirabilia_games::duel::ids::Resource = good;
        let coins = words.say("kit-coins", &[("n", (*n).into())]);
        format!("{} {coins}", ctx.say(&format!("duel-good-{}", good.name())))
    };
    let prices: Vec<String> = city.unit_prices.iter().map(price).collect();
    lines.push(format!("{}: {}.", ctx.say("duel-buys"), prices.join(", ")));
    let symbols: Vec<String> =
        city.symbols.iter().map(|symbol| catalogue::symbol(*symbol, words)).collect();
    let args = [
        ("n", symbols.len().into()),
        ("of", SYMBOLS_TO_WIN.into()),
        ("symbols", words.list(&symbols).into()),
        ("pairs", city.pairs.len().into()),
    ];
    lines.push(words.say("duel-science-label", &args));
    lines.extend(holdings(ctx, seat));
    lines
}

/// Wonders, tokens, cards, points.
fn holdings(ctx: &BoardContext<'_>, seat: usize) -> Vec<String> {
    let (words, city) = (ctx.words, &ctx.picture.cities[seat]);
    let mut lines = Vec::new();
    for wonder in &city.wonders_built {
        let thing = Item::from(*wonder);
        let args = [("wonder", thing.name(words).into()), ("effects", thing.about(words).into())];
        lines.push(words.say("duel-wonder-built-label", &args));
    }
    for one in &city.wonders_unbuilt {
        let thing = Item::from(one.wonder);
        let args = [
            ("wonder", thing.name(words).into()),
            ("n", one.price.into()),
            ("effects", thing.about(words).into()),
        ];
        lines.push(words.say("duel-wonder-label", &args));
    }
    if ctx.picture.cities[seat].wonder_removed {
        lines.push(ctx.say("duel-wonders-gone"));
    }
    lines.extend(city.tokens.iter().map(|token| about(ctx, Item::from(*token))));
    for colour in &CATALOGUE.colours {
        let held = catalogue::of_colour(city, *colour);
        if !held.is_empty() {
            let args = [
                ("kind", ctx.say(&format!("duel-kind-{}", colour.name())).into()),
                ("n", held.len().into()),
                ("cards", names_of(&held, words).into()),
            ];
            lines.push(format!("{}.", words.say("duel-stack", &args)));
        }
    }
    let points = city.points.iter().map(|(category, n)| {
        format!("{} {n}", ctx.say(&format!("duel-score-{}", category.name())))
    });
    let points: Vec<String> = points.collect();
    let sum = words.say("duel-points-so-far", &[("n", city.total.into())]);
    lines.push(format!("{sum}: {}.", points.join(", ")));
    lines
}

fn piles(ctx: &BoardContext<'_>) -> Vec<String> {
    let (picture, words) = (ctx.picture, ctx.words);
    if picture.age == 0 {
        return Vec::new();
    }
    let pile = |id: &str, cards: &[Card]| {
        let title = words.say(id, &[("n", cards.len().into())]);
        let cards = names_of(cards, words);
        if cards.is_empty() { format!("{title}.") } else { format!("{title}: {cards}.") }
    };
    let about = words.say("duel-unseen-about", &[("n", ctx.face_down().into())]);
    vec![pile("duel-discard", &picture.discard), pile("duel-unseen", &picture.unseen), about]
}
