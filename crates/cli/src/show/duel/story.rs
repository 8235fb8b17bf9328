//! What happened, told from the state before and after.

use mirabilia_games::duel::data::ROWS;
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{Card, Chance, Move, Phase, State, Token, TokenSet, Wonder};
use mirabilia_kernel::{Seat, Step, Turn};

use super::super::{Names, Told, words};
use super::{about, card_name, deal, facts, with_detail};

/// Reveals, draws and the choices that a building brings belong to the turn before them.
pub(super) fn is_aside(step: &Step<State>) -> bool {
    match step {
        Step::Chance(chance) => matches!(chance, Chance::Reveal(..) | Chance::Library(_)),
        Step::Move(_, m) => matches!(m, Move::Token(_) | Move::Destroy(_) | Move::Revive(_)),
    }
}

/// Luck in words.
pub(super) fn luck(chance: &Chance, names: &Names) -> String {
    match chance {
        Chance::First(seat) => format!("drawn: {} is the first player", names.seat(*seat)),
        Chance::Tokens(set) => format!("dealt: the progress tokens {}", tokens(*set)),
        Chance::Wonders(set) => {
            let wonders: Vec<&str> = set.iter().map(facts::short).collect();
            format!("dealt: the wonders {}", wonders.join(", "))
        }
        Chance::Age(age, slots) => {
            let mut slots = slots.iter();
            let mut rows = Vec::new();
            for (row, _) in ROWS[usize::from(*age) - 1] {
                let row: Vec<String> = slots.by_ref().take(row.len()).map(lying).collect();
                rows.push(row.join(", "));
            }
            format!("dealt: Age {}: {}", words::roman(*age), rows.join(" / "))
        }
        Chance::Reveal(slot, card) => format!("turned up in slot {slot}: {}", card_name(*card)),
        Chance::Library(set) => format!("drawn from the box: {}", tokens(*set)),
    }
}

fn lying(lying: &Lying) -> String {
    match lying {
        Lying::FaceUp(card) => card_name(*card),
        Lying::FaceDownGuild => "a guild".to_owned(),
        Lying::FaceDown | Lying::Nothing => "?".to_owned(),
    }
}

fn tokens(set: TokenSet) -> String {
    let tokens: Vec<&str> = set.iter().map(|token| token.facts().name).collect();
    tokens.join(", ")
}

/// A move in words, and what came of it.
pub(super) fn decision(told: &Told<'_, State>, seat: Seat, m: Move, names: &Names) -> String {
    let detail = deal(told.before, seat, m).or_else(|| about(seat, m, names));
    let mut parts = vec![format!("{}: {}", names.seat(seat), with_detail(m, detail))];
    parts.extend(consequences(told.before, told.after, seat, m, names));
    parts.join(" · ")
}

fn consequences(before: &State, after: &State, seat: Seat, m: Move, names: &Names) -> Vec<String> {
    let mut parts = Vec::new();
    let rival = seat.other();
    let change =
        |seat: Seat| i32::from(after.city(seat).coins()) - i32::from(before.city(seat).coins());
    let market = before.market(seat);
    let expected = match m {
        Move::Build(card) => -i32::from(market.card(card).total),
        Move::Wonder(wonder, _) => -i32::from(market.wonder(wonder).total),
        Move::Sell(_) => i32::from(before.sale(seat)),
        _ => 0,
    };
    let gained = change(seat) - expected;
    if gained > 0 {
        parts.push(format!("+{}", words::coins(gained as u16)));
    }
    match change(rival) {
        0 => {}
        n if n > 0 => parts.push(format!("{} gets {}", names.seat(rival), words::coins(n as u16))),
        n => parts.push(format!("{} loses {}", names.seat(rival), words::coins(-n as u16))),
    }
    let moved = (after.pawn() - before.pawn()).unsigned_abs();
    if moved > 0 {
        parts.push(format!("the pawn moves {moved} towards {}", names.seat(rival)));
    }
    if let Move::Wonder(wonder, _) = m {
        parts.extend(after_wonder(before, after, seat, wonder));
    }
    if after.phase() == Phase::Token {
        parts.push("a pair of symbols brings a progress token".to_owned());
    }
    parts
}

fn after_wonder(before: &State, after: &State, seat: Seat, wonder: Wonder) -> Vec<String> {
    let mut parts = Vec::new();
    for owner in Seat::all(2) {
        let mine = owner == seat;
        for lost in before.city(owner).unbuilt().less(after.city(owner).unbuilt()).iter() {
            if !(mine && lost == wonder) {
                let name = lost.facts().name;
                parts.push(format!("{name}, the eighth wonder, leaves the game"));
            }
        }
    }
    let again = wonder.facts().again || before.city(seat).has(Token::THEOLOGY);
    let cards_left = (0..20).any(|slot| after.slot(slot) != Lying::Nothing);
    let same_age = after.age() == before.age();
    if again && cards_left && same_age && after.turn() != Turn::Over {
        parts.push("plays again".to_owned());
    }
    parts
}

/// Names of cards with their shapes.
pub(super) fn cards(cards: impl Iterator<Item = Card>) -> String {
    cards.map(card_name).collect::<Vec<_>>().join(", ")
}
