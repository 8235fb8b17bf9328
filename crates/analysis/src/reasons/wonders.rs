//! Reasons in 7 Wonders.

use mirabilia_games::wonders::data::{
    Act, CHEAP_MANUFACTURED, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, RAW, RESOURCES, Reward, SALE,
    SCIENCE_SET, Symbol, VICTORY,
};
use mirabilia_games::wonders::ids::Standing;
use mirabilia_games::wonders::score::best_science;
use mirabilia_games::wonders::{Card, City, Colour, Move, Phase, State, View};
use mirabilia_kernel::{Fast, Game, Seat};

use super::{Explain, Reason, WeightedReason, alone, early, good_names, heaviest, points_gained};
use crate::small::map;

/// The minimum weight of a card for a neighbour to be worth denying.
const WORTH_DENYING: f32 = 4.0;

impl Explain for State {
    fn reasons(view: &View, seat: Seat, m: Move, luck: &mut Fast) -> Vec<WeightedReason> {
        let before = view.state();
        let mut reasons = Vec::new();
        if let Move::Choose(_) | Move::Side(_) = m {
            return reasons; // the difference only shows later
        }
        // Sales are the last legal moves of a hand.
        let sale = |moves: &[Move]| *moves.last().expect("a deciding seat has a move");
        let after: State = alone(view, seat, m, luck, sale);
        let (old, new) = (before.score(seat).0, after.score(seat).0);
        let own = ["treasury", "military"];
        reasons.extend(points_gained(<State as Game>::CATEGORIES, &old, &new, &own));
        match m {
            Move::Build(card, payment) => {
                reasons.extend(gains(before, seat, card));
                let free = before.is_free(seat, card);
                if free && cost_count(card) > 0 && payment.total() == 0 {
                    let have = before.city(seat).cards();
                    let with = card.free_with().and(have).iter().next();
                    let with = with.map_or(String::new(), |with| with.facts().id.to_owned());
                    reasons.push((1.0 + f32::from(cost_count(card)) * 0.5, Reason::Free { with }));
                }
            }
            Move::Revive(Some(card)) => reasons.extend(gains(before, seat, card)),
            Move::Stage(..) => reasons.extend(stage(before, seat)),
            Move::Sell(_) => reasons.push((1.5, Reason::Coins { coins: SALE.into() })),
            Move::Revive(None) | Move::Choose(_) | Move::Side(_) => {}
        }
        if let Move::Build(card, _) | Move::Stage(card, _) | Move::Sell(card) = m {
            reasons.extend(denial(before, seat, card));
        }
        reasons
    }
}

/// The total cost of a card, to estimate what a free one saves.
fn cost_count(card: Card) -> u16 {
    card.facts().cost.count()
}

/// What building a card brings a seat now, without points and price.
fn gains(state: &State, seat: Seat, card: Card) -> Vec<WeightedReason> {
    let (facts, city) = (card.facts(), state.city(seat));
    let mut reasons = Vec::new();
    let counted = |reward: &Reward| {
        let [left, right] = state.neighbours(seat);
        let own = if reward.own { city.count(reward.count) } else { 0 };
        let next = if reward.neighbours {
            left.count(reward.count) + right.count(reward.count)
        } else {
            0
        };
        (own + next) as u16
    };
    let reward = facts.reward.as_ref().map_or(0, |r| u16::from(r.coins) * counted(r));
    let coins = u16::from(facts.coins) + reward;
    if coins > 0 {
        reasons.push((0.5 * f32::from(coins), Reason::Coins { coins }));
    }
    let made = good_names(facts.produces.amounts(), RESOURCES);
    if !made.is_empty() {
        reasons.push((1.3 * early(state.age()) * made.len() as f32, Reason::Goods { goods: made }));
    }
    let one_of = good_names(facts.produces_one.amounts(), RESOURCES);
    if !one_of.is_empty() {
        let goods = vec![one_of.join(" or ")];
        reasons.push((1.5 * early(state.age()), Reason::Goods { goods }));
    }
    let choice = |of: &str| (2.0 * early(state.age()), Reason::Choice { of: of.to_owned() });
    reasons.extend(facts.any_raw.then(|| choice("raw")));
    reasons.extend(facts.any_manufactured.then(|| choice("manufactured")));
    reasons.extend(discount(state, facts.discount));
    reasons.extend(conflicts(state, seat, facts.shields));
    reasons.extend(facts.symbol.and_then(|symbol| science(city, symbol)));
    let opens: Vec<String> = Card::all()
        .filter(|later| later.free_with().has(card) && later.facts().age > state.age())
        .map(|later| later.facts().id.to_owned())
        .collect();
    if !opens.is_empty() {
        reasons.push((1.2 * opens.len() as f32, Reason::Chain { opens }));
    }
    reasons
}

fn discount(state: &State, bits: u8) -> Option<WeightedReason> {
    let (goods, from) = match bits {
        0 => return None,
        bits if bits & CHEAP_MANUFACTURED != 0 => (&RESOURCES[RAW..], "both"),
        bits if bits & CHEAP_RAW_LEFT != 0 && bits & CHEAP_RAW_RIGHT != 0 => {
            (&RESOURCES[..RAW], "both")
        }
        bits if bits & CHEAP_RAW_LEFT != 0 => (&RESOURCES[..RAW], "left"),
        bits if bits & CHEAP_RAW_RIGHT != 0 => (&RESOURCES[..RAW], "right"),
        _ => return None,
    };
    let goods = goods.iter().map(|good| (*good).to_owned()).collect();
    Some((1.3 * early(state.age()), Reason::Cheap { goods, from: Some(from.to_owned()) }))
}

/// The neighbours against whom more shields change the result of a conflict.
fn conflicts(state: &State, seat: Seat, shields: u8) -> Vec<WeightedReason> {
    let own = state.city(seat).shields();
    let seats = state.seats();
    let victory = f32::from(VICTORY[usize::from(state.age().clamp(1, 3)) - 1]);
    let mut reasons = Vec::new();
    for other in [seat.left(seats), seat.right(seats)] {
        let theirs = state.city(other).shields();
        let (was, is) = (Standing::of(own, theirs), Standing::of(own + shields, theirs));
        if was != is {
            let swing = victory * if is == Standing::Stronger { 1.0 } else { 0.4 }
                + if was == Standing::Weaker { 1.0 } else { 0.0 };
            reasons.push((swing, Reason::Conflict { seat: other.index(), was, is }));
        }
    }
    reasons
}

fn science(city: &City, symbol: Symbol) -> Option<WeightedReason> {
    let (old, _) = city.symbols();
    let mut new = old;
    new[symbol as usize] += 1;
    let sets = |counts: [u32; 3]| counts.into_iter().min().unwrap_or(0);
    if sets(new) > sets(old) {
        // The points are reported as points; the set says where they come from.
        return Some((f32::from(SCIENCE_SET), Reason::ScienceSet { sets: sets(new) }));
    }
    let different = new.iter().filter(|count| **count > 0).count() as u8;
    let name = symbol.name().to_owned();
    (old[symbol as usize] == 0)
        .then_some((1.0 + f32::from(different), Reason::Symbol { symbol: name, different }))
}

/// What the next stage brings, without points.
fn stage(state: &State, seat: Seat) -> Vec<WeightedReason> {
    let city = state.city(seat);
    let (Some(next), Some(wonder)) = (city.next_stage(), city.wonder()) else { return Vec::new() };
    let of = wonder.board(city.side()).stages.len() as u8;
    let mut reasons = vec![(2.0, Reason::Stage { stage: city.stages() + 1, of })];
    if next.coins > 0 {
        let coins = u16::from(next.coins);
        reasons.push((0.5 * f32::from(coins), Reason::Coins { coins }));
    }
    reasons.extend(conflicts(state, seat, next.shields));
    let effect =
        |effect: &str, weight: f32| Some((weight, Reason::Effect { effect: effect.to_owned() }));
    let choice = |of: &str| Some((2.0 * early(state.age()), Reason::Choice { of: of.to_owned() }));
    reasons.extend(match next.act {
        Act::None => None,
        Act::AnyRaw => choice("raw"),
        Act::AnyManufactured => choice("manufactured"),
        Act::WildScience => effect("wild-science", 4.0),
        Act::SeventhCard => effect("seventh-card", 2.0 * early(state.age())),
        Act::Revive => effect("revive", 5.0),
        Act::FirstOfColour => effect("first-of-colour", 2.0 * early(state.age())),
        Act::FirstCard => effect("first-card", 1.5 * early(state.age())),
        Act::LastCard => effect("last-card", 1.5 * early(state.age())),
    });
    reasons
}

/// What the card would have brought the neighbour who gets the hand next.
fn denial(state: &State, seat: Seat, card: Card) -> Option<WeightedReason> {
    // The last card of a hand is not passed on (rule 2.17).
    if state.phase() != Phase::Play || state.turns_played() >= 5 {
        return None;
    }
    let seats = state.seats();
    let next = if State::passes_left(state.age()) { seat.left(seats) } else { seat.right(seats) };
    let city = state.city(next);
    if !city.cards().and(card.same_name()).is_empty() {
        return None;
    }
    let payments = state.market(next).affordable(card.facts().cost);
    let chained = !card.free_with().and(city.cards()).is_empty();
    if payments.as_slice().is_empty() && !chained {
        return None;
    }
    let mut brings = gains(state, next, card);
    brings.extend(points(state, next, card));
    let (weight, brings) = heaviest(brings)?;
    let id = card.facts().id.to_owned();
    let seat = next.index();
    (weight >= WORTH_DENYING)
        .then(|| (0.45 * weight, Reason::Denies { seat, card: id, brings: Box::new(brings) }))
}

/// The points that a card brings a seat now, including science.
fn points(state: &State, seat: Seat, card: Card) -> Option<WeightedReason> {
    let (facts, city) = (card.facts(), state.city(seat));
    let science = facts.symbol.map_or(0, |symbol| {
        let (old, wild) = city.symbols();
        let mut new = old;
        new[symbol as usize] += 1;
        best_science(new, wild) - best_science(old, wild)
    });
    let reward = facts.reward.as_ref().map_or(0, |reward| {
        let [left, right] = state.neighbours(seat);
        let own = if reward.own { city.count(reward.count) } else { 0 };
        let both = left.count(reward.count) + right.count(reward.count);
        let next = if reward.neighbours { both } else { 0 };
        (own + next) as i16 * i16::from(reward.points)
    });
    let points = i16::from(facts.points) + science + reward;
    let category = match facts.colour {
        Colour::Blue => "civilian",
        Colour::Green => "science",
        Colour::Purple => "guilds",
        _ => "commerce",
    };
    let by = map([(category.to_owned(), points)].into_iter());
    (points > 0).then_some((f32::from(points), Reason::Points { points, by }))
}
