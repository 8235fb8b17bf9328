//! The network's features of a position, from one seat.
//!
//! First the city of the seat, then the rival's in the same order, then the table. Values are
//! small on purpose: a set flag is 4, and amounts are scaled to a few tens at most. The names are in
//! `feature_names.rs`.

use mirabilia_games::duel::cost::Market;
use mirabilia_games::duel::data::{
    CAPITAL, CARDS, Colour, MATHEMATICS_POINTS, SYMBOLS_TO_WIN, Symbol, WONDER_LIMIT,
};
use mirabilia_games::duel::{Card, CardSet, City, Phase, State, Token};
use mirabilia_kernel::Seat;

use super::feature_names::{CITY, COUNT};
use super::rollout::{CARD_POINTS, WONDER_POINTS};
use crate::feature_writer::FeatureWriter;

/// The value of a set flag.
const YES: i16 = 4;

/// The two cards of each symbol.
pub(super) static PAIRS: [CardSet; 6] = {
    let (mut pairs, mut i) = ([0u128; 6], 0);
    while i < CARDS.len() {
        if let Some(symbol) = CARDS[i].symbol {
            pairs[symbol as usize] |= 1 << i;
        }
        i += 1;
    }
    let (mut sets, mut k) = ([CardSet::EMPTY; 6], 0);
    while k < 6 {
        sets[k] = CardSet::from_bits(pairs[k]);
        k += 1;
    }
    sets
};

/// The printed points of a card fit in this many bits.
const POINT_BITS: usize = 3;

/// Printed points as bit planes: the cards whose points have bit 0 set, bit 1 set, and so on.
static PRINTED: [CardSet; POINT_BITS] = {
    let (mut planes, mut i) = ([0u128; POINT_BITS], 0);
    while i < CARDS.len() {
        assert!(
            CARDS[i].points < 1 << POINT_BITS,
            "the points of a card do not fit in the bit planes"
        );
        let mut bit = 0;
        while bit < POINT_BITS {
            planes[bit] |= ((CARDS[i].points >> bit & 1) as u128) << i;
            bit += 1;
        }
        i += 1;
    }
    let (mut sets, mut bit) = ([CardSet::EMPTY; POINT_BITS], 0);
    while bit < POINT_BITS {
        sets[bit] = CardSet::from_bits(planes[bit]);
        bit += 1;
    }
    sets
};

/// The sum of the printed points of these cards.
#[inline]
fn printed(cards: CardSet) -> i16 {
    let plane = |(bit, set): (usize, &CardSet)| (cards.and(*set).len() as i16) << bit;
    PRINTED.iter().enumerate().map(plane).sum()
}

/// The cards of later ages without guilds, by current age.
pub(super) const LATER: [u128; 4] = [ALL, ALL & !((1 << 23) - 1), ALL & !((1 << 46) - 1), 0];
const ALL: u128 = (1 << 66) - 1;

/// The number of features of the table.
const TABLE: usize = COUNT - 2 * CITY;

pub(super) fn write(state: &State, seat: Seat, out: &mut [i16]) {
    let (mine, rest) = out.split_first_chunk_mut::<CITY>().expect("long enough for a city");
    let (yours, rest) = rest.split_first_chunk_mut::<CITY>().expect("long enough for two cities");
    let table: &mut [i16; TABLE] = rest.try_into().expect("long enough for the table");
    let up = state.face_up();
    let age = usize::from(state.age());
    let hidden = if state.face_down() == 0 { CardSet::EMPTY } else { state.unseen() };
    let coming = CardSet::from_bits(up.bits() | hidden.bits() | LATER[age]);
    write_city(mine, state, seat, coming);
    write_city(yours, state, seat.other(), coming);
    write_table(table, state, seat, up, hidden);
}

fn write_city(out: &mut [i16; CITY], state: &State, seat: Seat, coming: CardSet) {
    let writer = &mut FeatureWriter::new(out, YES);
    let (city, rival) = (state.city(seat), state.rival(seat));
    let market = state.market(seat);
    writer.put_small((points(city, rival) / 2).min(60));
    let coins = city.coins() as i16;
    writer.put_small(coins.min(40));
    writer.put_small(2 * coins.min(5));
    for amount in city.production().amounts::<5>() {
        writer.flag(amount > 0);
        writer.flag(amount > 1);
    }
    writer.put_small(YES * i16::from(city.any_raw()));
    writer.put_small(YES * i16::from(city.any_manufactured()));
    for price in market.unit_prices() {
        writer.put_small(i16::from(price) * 2);
    }
    for colour in
        [Colour::Brown, Colour::Grey, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Red]
    {
        writer.put_small(2 * i16::from(city.colour(colour)));
    }
    write_science(writer, city, coming);
    write_wonders(writer, city, &market);
    writer.flags(city.tokens().bits(), 10);
    let chained = city.chained().and(coming);
    writer.put_small(2 * chained.len() as i16);
    writer.put_small(printed(chained));
    write_accessible(writer, state, seat, &market);
    let ahead = if seat.index() == 0 { state.pawn() } else { -state.pawn() };
    let army = i16::from(ahead.max(0));
    writer.put_small(2 * army);
    writer.flag(army > 2);
    writer.flag(army > 5);
    writer.flag(army > 6);
    writer.flag(army > 7);
    writer.flag(state.has_loot(seat, 2));
    writer.flag(state.has_loot(seat, 5));
    debug_assert_eq!(writer.written(), CITY);
}

/// Points so far, without treasury and military.
fn points(city: &City, rival: &City) -> i16 {
    let mut sum = printed(city.cards());
    for card in city.cards().and(CardSet::of_colour(Colour::Purple)).iter() {
        if let Some(guild) = card.facts().guild {
            let most = city.count(guild.count).max(rival.count(guild.count));
            sum += i16::from(guild.points) * most as i16;
        }
    }
    sum += city.built().iter().map(|w| i16::from(w.facts().points)).sum::<i16>();
    sum += city.tokens().iter().map(|t| i16::from(t.facts().points)).sum::<i16>();
    if city.has(Token::MATHEMATICS) {
        sum += i16::from(MATHEMATICS_POINTS) * city.tokens().len() as i16;
    }
    sum
}

fn write_science(writer: &mut FeatureWriter<'_, CITY>, city: &City, coming: CardSet) {
    let owned = city.symbols();
    let count = owned.count_ones() as i16;
    writer.put_small(2 * count);
    writer.flag(count > 3);
    writer.flag(count > 4);
    let (mut new, mut pairs) = (0, 0);
    for (symbol, cards) in Symbol::ALL.into_iter().zip(PAIRS) {
        if cards.and(coming).is_empty() {
            continue;
        }
        if owned & symbol.bit() == 0 {
            new += 1;
        } else {
            pairs += 1;
        }
    }
    writer.put_small(2 * new);
    writer.put_small(2 * pairs);
}

fn write_wonders(writer: &mut FeatureWriter<'_, CITY>, city: &City, market: &Market<'_>) {
    writer.put_small(2 * city.built().len() as i16);
    writer.put_small(2 * city.unbuilt().len() as i16);
    let (mut affordable, mut cheapest, mut again, mut best) = (0, 15, false, 0.0f32);
    let theology = city.has(Token::THEOLOGY);
    for wonder in city.unbuilt().iter() {
        let price = market.wonder(wonder).total;
        cheapest = cheapest.min(price);
        if price <= city.coins() {
            affordable += 1;
            again |= theology || wonder.facts().again;
            best = best.max(WONDER_POINTS[wonder.index()] - 0.4 * f32::from(price));
        }
    }
    writer.put_small(2 * affordable);
    writer.put_small(cheapest as i16);
    writer.flag(again);
    writer.put_small(best as i16);
    writer.flags(city.unbuilt().bits(), 12);
}

/// The best accessible card and an immediate victory, separately for the seat to move and the other.
fn write_accessible(
    writer: &mut FeatureWriter<'_, CITY>,
    state: &State,
    seat: Seat,
    market: &Market<'_>,
) {
    let city = state.city(seat);
    let ahead = if seat.index() == 0 { state.pawn() } else { -state.pawn() };
    let need = (CAPITAL - ahead) as u8;
    let (mut best, mut wins) = (0.0f32, false);
    for card in state.accessible().iter() {
        let price = market.card(card).total;
        if price <= city.coins() {
            best = best.max(CARD_POINTS[card.index()] - 0.4 * f32::from(price));
            wins |= wins_with(city, card, need);
        }
    }
    let to_move = state.active() == seat && state.phase() == Phase::Play;
    let best = (2.0 * best) as i16;
    writer.put_small(if to_move { best } else { 0 });
    writer.put_small(if to_move { 0 } else { best });
    writer.flag(wins && to_move);
    writer.flag(wins && !to_move);
}

fn wins_with(city: &City, card: Card, need: u8) -> bool {
    let facts = card.facts();
    match facts.colour {
        Colour::Red => city.shields_of(card) >= need,
        Colour::Green => facts
            .symbol
            .is_some_and(|symbol| (city.symbols() | symbol.bit()).count_ones() >= SYMBOLS_TO_WIN),
        _ => false,
    }
}

fn write_table(out: &mut [i16; TABLE], state: &State, seat: Seat, up: CardSet, hidden: CardSet) {
    let writer = &mut FeatureWriter::new(out, YES);
    let mine = state.active() == seat;
    let left = state.left().count_ones() as i16;
    let play = state.phase() == Phase::Play;
    writer.flag(mine);
    writer.flag(mine && !play);
    writer.flag(mine && state.plays_again());
    // Who takes the last card of the age if there are no extra turns?
    let next = mine == (play || state.plays_again());
    writer.flag(left > 0 && (left % 2 == 1) == next);
    writer.flag(state.age() == 1);
    writer.flag(state.age() == 2);
    writer.flag(state.age() == 3);
    writer.put_small(left);
    writer.put_small(4 * (3 - i16::from(state.age())));
    let built = state.city(seat).built().len() + state.rival(seat).built().len();
    writer.put_small(2 * (WONDER_LIMIT as i16 - built as i16));
    writer.flags(state.board().bits(), 10);
    let open = state.accessible();
    let covered = up.less(open);
    let count = |set: CardSet, colour| set.and(CardSet::of_colour(colour)).len() as i16;
    writer.put_small(2 * (count(open, Colour::Brown) + count(open, Colour::Grey)));
    for colour in [Colour::Blue, Colour::Green, Colour::Yellow, Colour::Red, Colour::Purple] {
        writer.put_small(2 * count(open, colour));
    }
    for colour in [Colour::Blue, Colour::Green, Colour::Red, Colour::Purple] {
        writer.put_small(2 * count(covered, colour));
    }
    for colour in [Colour::Green, Colour::Red, Colour::Purple] {
        writer.put_small(2 * count(hidden, colour));
    }
    debug_assert_eq!(writer.written(), TABLE);
}
