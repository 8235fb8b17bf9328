//! What a move in Duel denies the opponent, uncovers for them, and allows or prevents.

use mirabilia_games::duel::data::STRUCTURES;
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{Card, Phase, State};
use mirabilia_kernel::Seat;

use super::super::{Reason, WeightedReason, heaviest};
use super::{VICTORY, card_gains, distance, wonder_gains};

/// The minimum weight of a card for the opponent to be worth mentioning.
const WORTH_DENYING: f32 = 3.0;

/// What the taken card would have brought the opponent, if they could afford it.
pub(super) fn denial(before: &State, seat: Seat, card: Card) -> Option<WeightedReason> {
    let rival = seat.other();
    if before.market(rival).card(card).total > before.city(rival).coins() {
        return None;
    }
    let (weight, brings) = heaviest(card_gains(before, rival, card))?;
    // A win is reported as a threat.
    if weight < WORTH_DENYING || matches!(brings, Reason::Wins { .. }) {
        return None;
    }
    let card = card.facts().id.to_owned();
    let seat = rival.index();
    Some((0.7 * weight, Reason::Denies { seat, card, brings: Box::new(brings) }))
}

/// The cards that a seat could afford if it were to play now.
fn buildable(state: &State, seat: Seat) -> Vec<Card> {
    let market = state.market(seat);
    let coins = state.city(seat).coins();
    state.accessible().iter().filter(|&card| market.card(card).total <= coins).collect()
}

/// Whether the opponent could have built a shield next turn and no longer can.
pub(super) fn shields_left(before: &State, after: &State, seat: Seat) -> Option<WeightedReason> {
    let rival = seat.other();
    let has = |state: &State| buildable(state, rival).iter().any(|c| c.facts().shields > 0);
    let near = distance(before, rival).max(0);
    (has(before) && !has(after) && after.phase() == Phase::Play).then(|| {
        let of = "shield".to_owned();
        (0.8 + f32::from(near), Reason::LeavesNone { seat: rival.index(), of })
    })
}

/// The best card that the move makes accessible to the opponent.
pub(super) fn uncovered(before: &State, after: &State, seat: Seat) -> Vec<WeightedReason> {
    let rival = seat.other();
    let fresh = after.accessible().less(before.accessible());
    if fresh.is_empty() {
        let turned = after.phase() == Phase::Reveal;
        let some = (0..20).any(|slot| before.is_accessible(slot) && covers_something(before, slot));
        let quiet = !turned && some && after.age() == before.age();
        return if quiet { vec![(0.5, Reason::UncoversNothing)] } else { Vec::new() };
    }
    let coins = after.city(rival).coins();
    let market = after.market(rival);
    let best = fresh
        .iter()
        .filter(|&card| market.card(card).total <= coins)
        .filter_map(|card| Some((card, heaviest(card_gains(after, rival, card))?)))
        .filter(|(_, (weight, why))| {
            *weight >= WORTH_DENYING && !matches!(why, Reason::Wins { .. })
        })
        .max_by(|a, b| a.1.0.total_cmp(&b.1.0));
    best.map_or_else(Vec::new, |(card, (weight, brings))| {
        let card = card.facts().id.to_owned();
        let brings = Box::new(brings);
        vec![(0.7 * weight, Reason::Uncovers { seat: rival.index(), card, brings })]
    })
}

/// Whether taking the card in this slot would uncover another.
fn covers_something(state: &State, slot: u8) -> bool {
    let Some(structure) = STRUCTURES.get(usize::from(state.age()).wrapping_sub(1)) else {
        return false;
    };
    (0..20u8).any(|below| {
        let covered = structure.covered_by[usize::from(below)];
        let others = (0..20u8).filter(|&s| s != slot && state.slot(s) != Lying::Nothing);
        covered >> slot & 1 == 1
            && state.slot(below) != Lying::Nothing
            && !others.into_iter().any(|other| covered >> other & 1 == 1)
    })
}

/// The cards and wonders with which a seat would win if it were to play now, and how.
fn wins(state: &State, seat: Seat) -> Vec<(&'static str, &'static str)> {
    let won = |reasons: Vec<WeightedReason>| {
        reasons.into_iter().find_map(|(_, reason)| match reason {
            Reason::Wins { by } if by == "military" => Some("military"),
            Reason::Wins { .. } => Some("science"),
            _ => None,
        })
    };
    let cards = buildable(state, seat).into_iter();
    let mut ways: Vec<_> = cards
        .filter_map(|card| Some((won(card_gains(state, seat, card))?, card.facts().id)))
        .collect();
    let (market, city) = (state.market(seat), state.city(seat));
    if !state.accessible().is_empty() {
        let wonders = city.unbuilt().iter().filter(|w| market.wonder(*w).total <= city.coins());
        ways.extend(wonders.filter_map(|wonder| {
            Some((won(wonder_gains(state, seat, wonder))?, wonder.facts().id))
        }));
    }
    ways
}

/// A win of the opponent that the move prevents or allows.
pub(super) fn threats(before: &State, after: &State, seat: Seat) -> Option<WeightedReason> {
    let rival = seat.other();
    if after.age() != before.age() || matches!(after.phase(), Phase::Over(_)) {
        return None;
    }
    let (old, new) = (wins(before, rival), wins(after, rival));
    let first = |ways: &[(&'static str, &'static str)]| {
        let by = ways[0].0;
        let with = ways.iter().filter(|way| way.0 == by).map(|way| way.1.to_owned()).collect();
        (by.to_owned(), with)
    };
    if !new.is_empty() {
        let (by, with) = first(&new);
        return Some((VICTORY, Reason::AllowsWin { by, with }));
    }
    if old.is_empty() {
        return None;
    }
    let (by, with) = first(&old);
    Some((VICTORY, Reason::StopsWin { by, with }))
}
