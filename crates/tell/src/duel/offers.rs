//! Offers: titles, labels, bills, notes and refusals.

use std::sync::LazyLock;

use mirabilia_games::duel::data::{CAPITAL, SYMBOLS_TO_WIN, Slot};
use mirabilia_games::duel::offer::Units;
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{Bill, Catalogue, Move, Phase, Pick, State, View};
use mirabilia_kernel::{End, Preview, Seat, Way};
use mirabilia_words::{Message, Value};

use super::names::{self, card, cost, resource, symbol};
use super::steps::advice;
use crate::OtherPrice;
use crate::any::seat_value;

pub(super) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::new);

/// What can be picked: name, price, effect.
pub(super) fn title(view: &View, pick: Pick) -> Message {
    let catalogue = &*CATALOGUE;
    match pick {
        Pick::Card(id) => {
            let entry = &catalogue.cards[id.index()].1;
            let base = Message::new("duel-offer-card")
                .with("card", card(id))
                .with("colour", Message::new(format!("duel-colour-{}", entry.colour.name())))
                .with("effects", names::effects(&entry.effects));
            if view.state().phase() != Phase::Play {
                return Message { id: "duel-offer-built".into(), ..base };
            }
            let me = view.viewer().seat().unwrap_or(view.state().active());
            base.with("mine", price(&view.state().card_bill(me, id)))
                .with("name", seat_value(me.other()))
                .with("theirs", price(&view.state().card_bill(me.other(), id)))
        }
        Pick::Wonder(id) => {
            let entry = &catalogue.wonders[id.index()].1;
            Message::new("duel-offer-wonder")
                .with("wonder", Message::new(format!("duel-wonder-{}", id.facts().id)))
                .with("cost", cost(&entry.cost))
                .with("effects", names::effects(&entry.effects))
        }
        Pick::Token(id) => Message::new("duel-offer-token")
            .with("token", names::token(id))
            .with("effects", names::effects(&catalogue.tokens[id.index()].1.effects)),
        Pick::Seat(seat) => Message::new("duel-do-begin-name").with("name", seat_value(seat)),
    }
}

/// `3 coins`, `free`, `free with Stable`.
pub(super) fn price(bill: &Bill) -> Message {
    match (bill.chain, bill.total) {
        (Some(with), _) => Message::new("duel-price-chain").with("card", card(with)),
        (None, 0) => Message::new("duel-price-free"),
        (None, n) => Message::new("kit-coins").with("n", n),
    }
}

/// What a way does, the card of the structure left out: it has been picked.
pub(super) fn label(view: &View, m: Move) -> Message {
    match m {
        Move::Build(_) => Message::new("duel-do-build-short"),
        Move::Sell(_) => Message::new("duel-do-sell-short"),
        Move::Wonder(of, _) => {
            Message::new("duel-do-wonder-short").with("wonder", names::wonder(of))
        }
        _ => advice(view.state(), m),
    }
}

pub(super) fn units(of: &[Units]) -> Vec<Message> {
    of.iter().map(|units| resource(units.good, units.n)).collect()
}

/// What a card of the structure would cost the seat that does not decide.
pub(super) fn other_prices(view: &View, pick: Pick) -> Vec<OtherPrice> {
    let state = view.state();
    let (Phase::Play, Pick::Card(card)) = (state.phase(), pick) else { return Vec::new() };
    let seat = state.active().other();
    let bill = state.card_bill(seat, card);
    vec![OtherPrice { seat: seat.index(), price: bill.total, items: items(seat, &bill) }]
}

/// The bill of a seat, one sentence per item.
pub(super) fn items(seat: Seat, bill: &Bill) -> Vec<Message> {
    if let Some(with) = bill.chain {
        return vec![Message::new("duel-bill-chain").with("card", card(with))];
    }
    let mut lines = Vec::new();
    if bill.coins > 0 {
        lines.push(Message::new("duel-bill-coins").with("n", bill.coins));
    }
    for one in &bill.bought {
        lines.push(
            Message::new("duel-bill-bought")
                .with("goods", resource(one.good, one.n))
                .with("n", one.n)
                .with("unit", one.unit)
                .with("sum", u16::from(one.n) * u16::from(one.unit)),
        );
    }
    for (id, of) in [
        ("duel-bill-own", &bill.made),
        ("duel-bill-chosen", &bill.chosen),
        ("duel-bill-waived", &bill.waived),
    ] {
        if !of.is_empty() {
            lines.push(Message::new(id).with("goods", Value::all(units(of))));
        }
    }
    if bill.to_rival > 0 {
        lines.push(Message::new("duel-bill-economy").with("name", seat_value(seat.other())));
    }
    lines
}

/// What a move leads to, a short line each.
pub(super) fn notes(view: &View, way: &Way<State>, preview: &Preview<State>) -> Vec<Message> {
    let me = view.state().active();
    let (rival, detail) = (me.other(), &preview.detail);
    let n = |id: &'static str, n: i32| Message::new(id).with("n", n);
    let of_rival = |id: &'static str, coins: i32| n(id, coins).with("name", seat_value(rival));
    let mut lines = Vec::new();
    lines.extend(preview.end.and_then(|end| match end.end {
        End::Military => Some(Message::new("duel-note-wins-military")),
        End::Science => Some(Message::new("duel-note-wins-science")),
        End::Points => None,
    }));
    // Coins are told as coins, not as points of the treasury.
    let treasury = State::TREASURY;
    let score = preview.points[me.index()];
    let worth = i32::from(score.total()) - i32::from(score.0[treasury]);
    if worth != 0 {
        let sign = if worth > 0 { '+' } else { '−' };
        let change = format!("{sign}{}", worth.abs());
        lines.push(n("duel-note-points", worth.abs()).with("change", change));
    }
    let change = |seat: Seat| {
        let coins = preview.coins[seat.index()];
        i32::from(coins.is) - i32::from(coins.was)
    };
    let (paid, traded) =
        way.bill.as_ref().map_or((0, 0), |b| (i32::from(b.total), i32::from(b.to_rival)));
    let gained = change(me) + paid;
    if gained > 0 {
        lines.push(n("duel-note-gains", gained));
    }
    if traded > 0 {
        lines.push(of_rival("duel-note-rival-gains", traded));
    }
    let lost = traded - change(rival);
    if lost > 0 && detail.loot.is_empty() {
        lines.push(of_rival("duel-note-loses", lost));
    }
    if let Some(pawn) = detail.pawn {
        let moved = i32::from((pawn.is - pawn.was).abs());
        let ahead = if me.index() == 0 { pawn.is } else { -pawn.is };
        lines.push(of_rival("duel-note-pawn", moved).with("left", CAPITAL - ahead));
    }
    if lost > 0 && !detail.loot.is_empty() {
        lines.push(of_rival("duel-note-looted", lost));
    }
    if let Some(of) = detail.symbol {
        lines.push(
            Message::new("duel-note-symbol")
                .with("symbol", symbol(of))
                .with("n", detail.symbols)
                .with("of", SYMBOLS_TO_WIN),
        );
    }
    lines.extend(match detail.due.0 {
        Phase::Token => Some(Message::new("duel-note-pair")),
        Phase::DealLibrary => Some(Message::new("duel-note-library")),
        Phase::Revive => Some(Message::new("duel-note-revives")),
        Phase::Destroy(colour) => Some(
            Message::new(format!("duel-note-destroys-{}", colour.name()))
                .with("name", seat_value(rival)),
        ),
        _ => None,
    });
    if detail.plays_again {
        lines.push(Message::new("duel-note-again"));
    }
    if detail.again_lost {
        lines.push(Message::new("duel-note-again-lost"));
    }
    if let Move::Build(_) | Move::Sell(_) | Move::Wonder(..) = way.m {
        lines.push(opens(view.state(), &detail.uncovers, detail.reveals.len()));
    }
    lines
}

/// What lies open once a card is gone.
fn opens(state: &State, uncovers: &[Slot], turned: usize) -> Message {
    let open: Vec<Message> = uncovers
        .iter()
        .filter_map(|&slot| match state.slot(slot) {
            Lying::FaceUp(id) => Some(card(id)),
            _ => None,
        })
        .collect();
    let id = match (open.is_empty(), turned) {
        (false, 0) => "duel-note-opens",
        (false, _) => "duel-note-opens-both",
        (true, 0) => "duel-note-opens-none",
        (true, _) => "duel-note-turns",
    };
    let message = Message::new(id);
    let message = if open.is_empty() { message } else { message.with("cards", Value::all(open)) };
    if turned == 0 { message } else { message.with("n", turned) }
}
