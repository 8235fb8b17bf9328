//! What happened, told from the state before and after.

use mirabilia_games::wonders::{Card, Chance, Move, Phase, State};
use mirabilia_kernel::Seat;

use super::super::text::{TIE, tied};
use super::super::words::{coins, roman};
use super::super::{Names, Told};
use super::{act, card_name, facts, prices};

/// Luck in words.
pub(super) fn luck(chance: &Chance, after: &State, names: &Names) -> String {
    let each = |of: &dyn Fn(Seat) -> String, gap: &str| {
        Seat::all(after.seats()).map(of).collect::<Vec<_>>().join(gap)
    };
    let name = |seat: Seat| tied(names.seat(seat));
    match chance {
        Chance::Wonders(_) => {
            let wonder = |seat| after.city(seat).wonder().map_or("", |wonder| wonder.facts().name);
            let wonders = each(&|seat| format!("{} to {}", wonder(seat), name(seat)), ", ");
            format!("dealt: {wonders}")
        }
        Chance::Sides(_) => {
            let side = |seat| after.city(seat).side().name();
            let sides = each(&|seat| format!("{} for {}", side(seat), name(seat)), ", ");
            format!("dealt: {sides}")
        }
        Chance::Age(age, _) => {
            let hand = |seat| {
                let cards: Vec<String> = after.hand(seat).map(card_name).collect();
                format!("to {}: {}", name(seat), cards.join(", "))
            };
            format!("dealt: Age {} {}", roman(*age), each(&hand, " / "))
        }
    }
}

/// A move in words, and what came of it.
pub(super) fn decision(told: &Told<'_, State>, seat: Seat, m: Move, names: &Names) -> String {
    let said = format!("{}: {}", names.seat(seat), act(told.before, seat, m));
    let said = match prices::deal(told.before, seat, m, names) {
        Some(deal) => format!("{said} — {deal}"),
        None => said,
    };
    let (Move::Build(card, _) | Move::Revive(Some(card))) = m else { return said };
    match brought(told.after, seat, card) {
        0 => format!("{said} · {}", facts::brief(card)),
        gained => format!("{said} · +{}", coins(gained)),
    }
}

/// The coins that a card just built brings at once.
fn brought(after: &State, seat: Seat, card: Card) -> u16 {
    let facts = card.facts();
    let each = facts.reward.map_or(0, |reward| {
        let own = if reward.own { after.city(seat).count(reward.count) } else { 0 };
        let [left, right] = after.neighbours(seat).map(|city| city.count(reward.count));
        let next = if reward.neighbours { left + right } else { 0 };
        u32::from(reward.coins) * (own + next)
    });
    u16::from(facts.coins) + each as u16
}

/// The conflicts, when a turn ended its age.
pub(super) fn conflicts(before: &State, after: &State, names: &Names) -> Option<String> {
    let fought = before.age() > 0
        && before.phase() != Phase::DealAge
        && (after.age() > before.age() || after.phase() == Phase::Over);
    if !fought {
        return None;
    }
    let age = before.age();
    let victory = [0, 1, 3, 5][usize::from(age)];
    let of = |seat: Seat| {
        let mine = after.city(seat).shields();
        let tokens: Vec<String> = (after.neighbours(seat).iter())
            .filter(|other| other.shields() != mine)
            .map(|other| if other.shields() < mine { format!("+{victory}") } else { "−1".into() })
            .collect();
        let tokens =
            if tokens.is_empty() { tied("no token") } else { tokens.join(&TIE.to_string()) };
        format!("{}{TIE}({mine}){TIE}{tokens}", prices::name(names, seat))
    };
    let all: Vec<String> = Seat::all(after.seats()).map(of).collect();
    Some(format!("conflicts of Age {}, by shields: {}", roman(age), all.join("; ")))
}
