//! Offers: titles, labels, bills, notes and refusals.

use std::sync::LazyLock;

use mirabilia_games::wonders::catalogue::Effect;
use mirabilia_games::wonders::data::Symbol;
use mirabilia_games::wonders::ids::Category;
use mirabilia_games::wonders::offer::Units;
use mirabilia_games::wonders::{Bill, Card, Catalogue, Move, Phase, Pick, State, View};
use mirabilia_kernel::{Preview, Seat, Way};
use mirabilia_words::{Message, Value};

use super::names::{self, card, resource, symbol, wonder};
use crate::any::seat_value;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::new);

/// The seat whose offers a view has.
fn me(view: &View) -> Seat {
    view.viewer().seat().unwrap_or(Seat::new(0))
}

/// What can be picked: name, price, effect.
pub(super) fn title(view: &View, pick: Pick) -> Message {
    match pick {
        Pick::Card(id) => {
            let entry = &CATALOGUE.cards[id.index()].1;
            let colour = Message::new(format!("colour-{}", entry.colour.name()));
            let base = |name: &'static str| {
                Message::new(name).with("card", card(id)).with("colour", colour)
            };
            let effects = names::effects(&entry.effects);
            if let Phase::Revive(_) = view.state().phase() {
                return base("wonders-card-named").with("effect", effects);
            }
            base("wonders-offer-card").with("price", price(view, id)).with("effects", effects)
        }
        Pick::Nothing => Message::new("wonders-revive-nothing"),
        Pick::Wonder(id) => Message::new("wonders-offer-wonder").with("wonder", wonder(id)).with(
            "about",
            Value::sentences(names::of_wonder(id, &CATALOGUE.wonders[id.index()].1).effects),
        ),
        Pick::Side(side) => {
            let own = view.state().city(me(view)).wonder();
            let entry = own.map(|wonder| &CATALOGUE.wonders[wonder.index()].1);
            let stages = entry.map(|entry| names::of_side(entry, side)).unwrap_or_default();
            Message::new("wonders-offer-side")
                .with("side", names::side(side))
                .with("stages", Value::sentences(stages))
        }
    }
}

/// What the viewer pays for a card at least: `3 coins`, `free`, `free with Baths`, `not possible`.
fn price(view: &View, id: Card) -> Message {
    let (state, seat) = (view.state(), me(view));
    let payments = state.build_payments(seat, id);
    let cheapest = payments.as_slice().first();
    let bill = cheapest.and_then(|payment| state.card_bill(seat, id, *payment));
    match bill {
        None => Message::new("wonders-offer-no"),
        Some(Bill { chain: Some(with), .. }) => {
            Message::new("wonders-offer-chain").with("card", card(with))
        }
        Some(Bill { gift: Some(_), .. }) => Message::new("wonders-offer-gift"),
        Some(Bill { total: 0, .. }) => Message::new("wonders-offer-free"),
        Some(Bill { total, .. }) => Message::new("kit-coins").with("n", total),
    }
}

/// What a way does, the card left out: it has been picked.
pub(super) fn label(view: &View, m: Move) -> Message {
    match m {
        Move::Build(..) | Move::Revive(Some(_)) => Message::new("wonders-build"),
        Move::Stage(..) => {
            let city = view.state().city(me(view));
            match city.next_stage() {
                Some(_) => Message::new("wonders-stage-n").with("n", city.stages() + 1),
                None => Message::new("wonders-stage-none"),
            }
        }
        Move::Sell(_) => Message::new("wonders-sell"),
        Move::Revive(None) => Message::new("wonders-revive-nothing"),
        Move::Choose(of) => Message::new("wonders-take-wonder").with("wonder", wonder(of)),
        Move::Side(of) => Message::new("wonders-take-side").with("side", of.name()),
    }
}

fn units(of: &[Units]) -> Vec<Message> {
    of.iter().map(|units| resource(units.good, units.n)).collect()
}

/// A bill, a sentence an item.
pub(super) fn items(view: &View, bill: &Bill) -> Vec<Message> {
    if let Some(with) = bill.chain {
        return vec![Message::new("wonders-bill-chain").with("card", card(with))];
    }
    if bill.gift.is_some() {
        return vec![Message::new("wonders-free-wonder")];
    }
    let mut lines = Vec::new();
    if bill.coins > 0 {
        lines.push(Message::new("wonders-bill-coins").with("n", bill.coins));
    }
    for one in &bill.bought {
        let seller = one.from.of(me(view), view.state().seats());
        lines.push(
            Message::new("wonders-bill-bought")
                .with("goods", resource(one.good, one.n))
                .with("n", one.n)
                .with("unit", one.unit)
                .with("sum", one.n * one.unit)
                .with("name", seat_value(seller)),
        );
    }
    for (id, of) in [("wonders-bill-own", &bill.made), ("wonders-bill-chosen", &bill.chosen)] {
        if !of.is_empty() {
            lines.push(Message::new(id).with("goods", Value::all(units(of))));
        }
    }
    lines
}

/// What a move leads to, a short line each.
pub(super) fn notes(view: &View, way: &Way<State>, preview: &Preview<State>) -> Vec<Message> {
    let (state, seat) = (view.state(), me(view));
    let detail = &preview.detail;
    let mut lines = points(preview, seat);
    let coins = preview.coins[seat.index()];
    if coins.was != coins.is {
        let change = Message::new("wonders-coins-become");
        lines.push(change.with("was", coins.was).with("is", coins.is));
    }
    if let Some(shields) = detail.shields {
        let change = Message::new("wonders-shields-become");
        lines.push(change.with("was", shields.was).with("is", shields.is));
        lines.extend(detail.against.iter().map(|other| {
            Message::new("wonders-against")
                .with("name", Value::seat(other.seat))
                .with("n", other.shields)
                .with("same", other.was == other.is)
                .with("is", other.is.name())
        }));
    }
    let (_, wild) = state.city(seat).symbols();
    if detail.symbol.is_some() || wild < u32::from(detail.symbols_of_choice) {
        let each = |id: &'static str, n: u8| Message::new(id).with("n", n);
        let count = |(of, n): (Symbol, u8)| {
            (n > 0).then(|| each("wonders-n-symbols", n).with("symbol", symbol(of)))
        };
        let counts = Symbol::ALL.into_iter().zip(detail.symbols).filter_map(count);
        let wild = (detail.symbols_of_choice > 0)
            .then(|| each("wonders-n-symbols-of-choice", detail.symbols_of_choice));
        let symbols = Value::list(counts.chain(wild));
        lines.push(Message::new("wonders-note-science").with("symbols", symbols));
    }
    lines.extend(lasting(view, way.m).into_iter().map(names::effect));
    if !detail.opens.is_empty() {
        let cards = Value::all(detail.opens.iter().map(|id| card(*id)));
        lines.push(Message::new("wonders-opens").with("cards", cards));
    }
    lines
}

/// Points gained, by the lines of the score pad; coins are told as coins.
fn points(preview: &Preview<State>, seat: Seat) -> Vec<Message> {
    let score = preview.points[seat.index()];
    let lines = Category::all().zip(score.0).enumerate();
    let changed = lines.filter(|(line, (_, n))| *line != State::TREASURY && *n != 0);
    let told = changed.map(|(_, (line, n))| {
        let sign = if n > 0 { '+' } else { '−' };
        Message::new("wonders-note-points")
            .with("line", Message::new(format!("wonders-score-{}", line.name())))
            .with("n", n.abs())
            .with("change", format!("{sign}{}", n.abs()))
    });
    told.collect()
}

/// What the new building or stage does beyond numbers that are told by their change.
fn lasting(view: &View, m: Move) -> Vec<&'static Effect> {
    let told = |effect: &&Effect| {
        !matches!(
            effect,
            Effect::Points { .. }
                | Effect::Coins { .. }
                | Effect::Shields { .. }
                | Effect::Science { .. }
        )
    };
    let city = view.state().city(me(view));
    let stage = || {
        let wonder = &CATALOGUE.wonders[city.wonder()?.index()].1;
        let (_, stages) = wonder.sides.iter().find(|(side, _)| *side == city.side())?;
        stages.get(usize::from(city.stages()))
    };
    match m {
        // The title of a card says what it does.
        Move::Stage(..) => {
            stage().map_or_else(Vec::new, |s| s.effects.iter().filter(told).collect())
        }
        _ => Vec::new(),
    }
}
