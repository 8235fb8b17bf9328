//! Reasons in Duel.

mod rival;

use mirabilia_games::duel::data::{Act, CAPITAL, Goods, RESOURCES, SYMBOLS_TO_WIN, WonderFacts};
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{Card, Colour, Move, Phase, State, View, Wonder};
use mirabilia_kernel::{End, Fast, Game, Seat};

use super::{Explain, Reason, WeightedReason, early, good_names, points_gained};
use crate::small::{map, sort_by};

/// The rough worth of a token, in points.
const TOKEN: f32 = 7.0;
/// The weight of a victory.
const VICTORY: f32 = 1000.0;

impl Explain for State {
    fn reasons(view: &View, seat: Seat, m: Move, _: &mut Fast) -> Vec<WeightedReason> {
        let before = view.state();
        let mut after = *before;
        after.play_one(seat, m);
        let mut reasons = gains(before, &after, seat, m);
        if let Phase::Over(end @ (End::Military | End::Science)) = after.phase() {
            return vec![(VICTORY, Reason::Wins { by: end.name().to_owned() })];
        }
        if let Move::Build(card) | Move::Sell(card) | Move::Wonder(_, card) = m {
            reasons.extend(rival::denial(before, seat, card));
            reasons.extend(rival::shields_left(before, &after, seat));
            let again =
                after.plays_again() || after.active() == seat && after.phase() == Phase::Play;
            if again && matches!(m, Move::Wonder(..)) && left(&after) > 0 {
                reasons.push((5.0, Reason::Again));
            } else {
                reasons.extend(rival::uncovered(before, &after, seat));
                reasons.extend(rival::threats(before, &after, seat));
            }
        }
        reasons
    }
}

fn left(state: &State) -> usize {
    (0..20).filter(|&slot| state.slot(slot) != Lying::Nothing).count()
}

/// What the move brings its seat.
fn gains(before: &State, after: &State, seat: Seat, m: Move) -> Vec<WeightedReason> {
    let rival = seat.other();
    let mut reasons = Vec::new();
    let (old, new) = (before.score(seat).0, after.score(seat).0);
    let own = ["treasury", "military"];
    reasons.extend(points_gained(<State as Game>::CATEGORIES, &old, &new, &own));
    let lost = before.city(rival).coins().saturating_sub(after.city(rival).coins());
    if lost > 0 {
        let reason = Reason::TakesCoins { seat: rival.index(), coins: lost };
        reasons.push((0.6 * f32::from(lost), reason));
    }
    match m {
        Move::Build(card) => {
            reasons.extend(card_gains(before, seat, card).into_iter().filter(is_no_points));
            let price = before.market(seat).card(card);
            if let Some(with) = card.free_with().filter(|_| price.chain) {
                let saved = 1.0 + f32::from(card.cost().count());
                reasons.push((saved, Reason::Free { with: with.facts().id.to_owned() }));
            }
        }
        Move::Revive(card) => {
            reasons.extend(card_gains(before, seat, card).into_iter().filter(is_no_points));
        }
        Move::Sell(_) => {
            let coins = before.sale(seat);
            reasons.push((0.5 * f32::from(coins), Reason::Coins { coins }));
        }
        Move::Wonder(wonder, _) => {
            let all = wonder_gains(before, seat, wonder);
            let reported =
                |reason: &Reason| matches!(reason, Reason::Again | Reason::TakesCoins { .. });
            reasons.extend(all.into_iter().filter(|w| is_no_points(w) && !reported(&w.1)));
        }
        Move::Take(wonder) => {
            let mut brings = wonder_gains(before, seat, wonder);
            sort_by(&mut brings, |a, b| b.0.total_cmp(&a.0));
            let brings = brings.into_iter().map(|(_, reason)| reason).collect();
            let wonder = wonder.facts().id.to_owned();
            reasons.push((5.0, Reason::Promises { wonder, brings }));
        }
        Move::Token(token) => {
            let token = token.facts().id.to_owned();
            reasons.push((TOKEN, Reason::Token { token }));
            reasons.retain(is_no_points);
        }
        Move::Destroy(card) => {
            let card = card.facts().id.to_owned();
            reasons.push((4.0, Reason::Destroys { seat: rival.index(), card }));
        }
        Move::Begin(first) => reasons.push((1.0, Reason::Begins { seat: first.index() })),
    }
    reasons
}

fn is_no_points(reason: &WeightedReason) -> bool {
    !matches!(reason.1, Reason::Points { .. })
}

/// What building a card brings a seat now, before its price.
fn card_gains(state: &State, seat: Seat, card: Card) -> Vec<WeightedReason> {
    let (facts, city) = (card.facts(), state.city(seat));
    let mut reasons = Vec::new();
    let most = |count| city.count(count).max(state.rival(seat).count(count));
    let guild = facts.guild.map_or(0, |guild| u16::from(guild.points) * most(guild.count));
    let points = i16::from(facts.points) + guild as i16;
    if points > 0 {
        let category = match facts.colour {
            Colour::Blue => "civilian",
            Colour::Green => "science",
            Colour::Purple => "guilds",
            _ => "commerce",
        };
        let by = map([(category.to_owned(), points)].into_iter());
        reasons.push((f32::from(points), Reason::Points { points, by }));
    }
    let each = facts.coins_per.map_or(0, |(coins, count)| u16::from(coins) * city.count(count));
    let guild = facts.guild.map_or(0, |guild| u16::from(guild.coins) * most(guild.count));
    let coins = u16::from(facts.coins) + each + guild;
    if coins > 0 {
        reasons.push((0.5 * f32::from(coins), Reason::Coins { coins }));
    }
    reasons.extend(produce(state, facts.produces, facts.any_raw, facts.any_manufactured));
    let reserve = good_names(facts.reserve.amounts(), RESOURCES);
    if !reserve.is_empty() {
        reasons.push((1.2 * early(state.age()), Reason::Cheap { goods: reserve, from: None }));
    }
    reasons.extend(shields(state, seat, city.shields_of(card)));
    reasons.extend(symbol(state, seat, card));
    if let Some(opened) = facts.opens.and_then(Card::from_id) {
        let worth = if opened.facts().symbol.is_some() { 2.5 } else { 1.8 };
        reasons.push((worth, Reason::Chain { opens: vec![opened.facts().id.to_owned()] }));
    }
    reasons
}

fn produce(state: &State, goods: Goods, raw: bool, manufactured: bool) -> Option<WeightedReason> {
    let goods = good_names(goods.amounts(), RESOURCES);
    let choice = |of: &str| Some((2.0 * early(state.age()), Reason::Choice { of: of.to_owned() }));
    if raw {
        choice("raw")
    } else if manufactured {
        choice("manufactured")
    } else if goods.is_empty() {
        None
    } else {
        Some((1.5 * early(state.age()) * goods.len() as f32, Reason::Goods { goods }))
    }
}

/// The distance of the pawn from the middle, towards the opponent of a seat.
fn distance(state: &State, seat: Seat) -> i8 {
    if seat.index() == 0 { state.pawn() } else { -state.pawn() }
}

fn shields(state: &State, seat: Seat, shields: u8) -> Option<WeightedReason> {
    if shields == 0 {
        return None;
    }
    let from = distance(state, seat);
    let to = (from + shields as i8).min(CAPITAL);
    if to == CAPITAL {
        return Some((VICTORY, Reason::Wins { by: "military".to_owned() }));
    }
    // Near a capital every space counts for more, for both players.
    let danger = if from.abs() >= 4 || to >= 5 { 2.0 } else { 1.0 };
    let reason = Reason::Pawn { spaces: (to - from) as u8, distance: to };
    Some((danger * 1.3 * f32::from(shields), reason))
}

fn symbol(state: &State, seat: Seat, card: Card) -> Option<WeightedReason> {
    let symbol = card.facts().symbol?;
    let have = state.city(seat).symbols();
    let name = symbol.name().to_owned();
    if have & symbol.bit() != 0 {
        let token = !state.board().is_empty();
        return token.then_some((TOKEN, Reason::Pair { symbol: name }));
    }
    let different = have.count_ones() as u8 + 1;
    if u32::from(different) >= SYMBOLS_TO_WIN {
        return Some((VICTORY, Reason::Wins { by: "science".to_owned() }));
    }
    Some((
        0.8 * mirabilia_bots::float::pow(f32::from(different), 1.5),
        Reason::Symbol { symbol: name, different },
    ))
}

fn wonder_gains(state: &State, seat: Seat, wonder: Wonder) -> Vec<WeightedReason> {
    let facts: &WonderFacts = wonder.facts();
    let mut reasons = Vec::new();
    if facts.points > 0 {
        let points = i16::from(facts.points);
        let by = map([("wonders".to_owned(), points)].into_iter());
        reasons.push((f32::from(points), Reason::Points { points, by }));
    }
    if facts.coins > 0 {
        let coins = u16::from(facts.coins);
        reasons.push((0.5 * f32::from(coins), Reason::Coins { coins }));
    }
    if facts.opponent_loses > 0 {
        let coins = u16::from(facts.opponent_loses);
        let reason = Reason::TakesCoins { seat: seat.other().index(), coins };
        reasons.push((0.6 * f32::from(coins), reason));
    }
    reasons.extend(shields(state, seat, facts.shields));
    reasons.extend(produce(state, Goods::NONE, facts.any_raw, facts.any_manufactured));
    let effect = |effect: &str, weight| (weight, Reason::Effect { effect: effect.to_owned() });
    match facts.act {
        Act::None => {}
        Act::Destroy(_) => reasons.push(effect("destroy", 4.0)),
        Act::Revive => reasons.push(effect("revive", 5.0)),
        Act::Library => reasons.push(effect("library", TOKEN)),
    }
    if facts.again {
        reasons.push((5.0, Reason::Again));
    }
    reasons
}
