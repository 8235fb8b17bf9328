//! What the network sees of a position, from one seat.
//!
//! First the city of the seat, then the rival's, in the same order; then the table. Numbers are
//! small on purpose: a yes is 4, amounts are scaled to some tens at most. Their names are in
//! `names.rs`.

use mirabilia_games::duel::cost::Market;
use mirabilia_games::duel::data::{CARDS, Colour, Symbol};
use mirabilia_games::duel::{Card, CardSet, City, Phase, State, Token};
use mirabilia_kernel::Seat;

use super::names::{CITY, COUNT};
use super::playout::{BUILT, RAISED};

/// A yes.
const YES: i16 = 4;

/// The two cards of each symbol.
static PAIRS: [CardSet; 6] = {
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

/// Printed points of one card are below 2 to this.
const POINT_BITS: usize = 3;

/// Printed points in binary: the cards whose points have bit 0, bit 1 and so on.
static PRINTED: [CardSet; POINT_BITS] = {
    let (mut planes, mut i) = ([0u128; POINT_BITS], 0);
    while i < CARDS.len() {
        assert!(CARDS[i].points < 1 << POINT_BITS, "a card has more points than the planes hold");
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

/// The printed points of these cards.
#[inline]
fn printed(cards: CardSet) -> i16 {
    let plane = |(bit, set): (usize, &CardSet)| (cards.and(*set).len() as i16) << bit;
    PRINTED.iter().enumerate().map(plane).sum()
}

/// The cards of later ages, guilds aside, by the age in play.
const LATER: [u128; 4] = [ALL, ALL & !((1 << 23) - 1), ALL & !((1 << 46) - 1), 0];
const ALL: u128 = (1 << 66) - 1;

/// How many features are of the table.
const TABLE: usize = COUNT - 2 * CITY;

/// Writes one feature after the other. The length is known, so that places need no check.
struct Pen<'a, const N: usize> {
    out: &'a mut [i16; N],
    at: usize,
}

impl<const N: usize> Pen<'_, N> {
    #[inline]
    fn put(&mut self, value: i16) {
        self.out[self.at] = value;
        self.at += 1;
    }

    #[inline]
    fn mark(&mut self, yes: bool) {
        self.put(if yes { YES } else { 0 });
    }

    /// One mark a bit, the lowest first.
    #[inline]
    fn marks(&mut self, bits: u16, count: usize) {
        for i in 0..count {
            self.out[self.at + i] = if bits & 1 << i == 0 { 0 } else { YES };
        }
        self.at += count;
    }
}

/// Writes them.
pub(super) fn write(state: &State, seat: Seat, out: &mut [i16]) {
    let (mine, rest) = out.split_first_chunk_mut::<CITY>().expect("room for a city");
    let (yours, rest) = rest.split_first_chunk_mut::<CITY>().expect("room for another");
    let table: &mut [i16; TABLE] = rest.try_into().expect("room for the table");
    let up = state.face_up();
    let age = usize::from(state.age());
    let hidden = if state.face_down() == 0 { CardSet::EMPTY } else { state.unseen() };
    let coming = CardSet::from_bits(up.bits() | hidden.bits() | LATER[age]);
    write_city(mine, state, seat, coming);
    write_city(yours, state, seat.other(), coming);
    write_table(table, state, seat, up, hidden);
}

fn write_city(out: &mut [i16; CITY], state: &State, seat: Seat, coming: CardSet) {
    let pen = &mut Pen { out, at: 0 };
    let (city, rival) = (state.city(seat), state.rival(seat));
    let market = state.market(seat);
    pen.put((points(city, rival) / 2).min(60));
    let coins = city.coins() as i16;
    pen.put(coins.min(40));
    pen.put(2 * coins.min(5));
    for amount in city.production().amounts::<5>() {
        pen.mark(amount > 0);
        pen.mark(amount > 1);
    }
    pen.put(YES * i16::from(city.any_raw()));
    pen.put(YES * i16::from(city.any_manufactured()));
    for price in market.unit_prices() {
        pen.put(i16::from(price) * 2);
    }
    for colour in
        [Colour::Brown, Colour::Grey, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Red]
    {
        pen.put(2 * i16::from(city.colour(colour)));
    }
    write_science(pen, city, coming);
    write_wonders(pen, city, &market);
    pen.marks(city.tokens().bits(), 10);
    let chained = city.chained().and(coming);
    pen.put(2 * chained.len() as i16);
    pen.put(printed(chained));
    write_offers(pen, state, seat, &market);
    let ahead = if seat.index() == 0 { state.pawn() } else { -state.pawn() };
    let army = i16::from(ahead.max(0));
    pen.put(2 * army);
    pen.mark(army > 2);
    pen.mark(army > 5);
    pen.mark(army > 6);
    pen.mark(army > 7);
    pen.mark(state.has_loot(seat, 2));
    pen.mark(state.has_loot(seat, 5));
    debug_assert_eq!(pen.at, CITY);
}

/// Points so far, treasury and military aside.
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
        sum += 3 * city.tokens().len() as i16;
    }
    sum
}

fn write_science(pen: &mut Pen<'_, CITY>, city: &City, coming: CardSet) {
    let owned = city.symbols();
    let count = owned.count_ones() as i16;
    pen.put(2 * count);
    pen.mark(count > 3);
    pen.mark(count > 4);
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
    pen.put(2 * new);
    pen.put(2 * pairs);
}

fn write_wonders(pen: &mut Pen<'_, CITY>, city: &City, market: &Market<'_>) {
    pen.put(2 * city.built().len() as i16);
    pen.put(2 * city.unbuilt().len() as i16);
    let (mut affordable, mut cheapest, mut again, mut best) = (0, 15, false, 0.0f32);
    let theology = city.has(Token::THEOLOGY);
    for wonder in city.unbuilt().iter() {
        let price = market.wonder(wonder).total;
        cheapest = cheapest.min(price);
        if price <= city.coins() {
            affordable += 1;
            again |= theology || wonder.facts().again;
            best = best.max(RAISED[wonder.index()] - 0.4 * f32::from(price));
        }
    }
    pen.put(2 * affordable);
    pen.put(cheapest as i16);
    pen.mark(again);
    pen.put(best as i16);
    pen.marks(city.unbuilt().bits(), 12);
}

/// The best accessible card and a victory by it, for the seat to move and for the other.
fn write_offers(pen: &mut Pen<'_, CITY>, state: &State, seat: Seat, market: &Market<'_>) {
    let city = state.city(seat);
    let ahead = if seat.index() == 0 { state.pawn() } else { -state.pawn() };
    let need = (9 - ahead) as u8;
    let (mut best, mut wins) = (0.0f32, false);
    for card in state.accessible().iter() {
        let price = market.card(card).total;
        if price <= city.coins() {
            best = best.max(BUILT[card.index()] - 0.4 * f32::from(price));
            wins |= wins_with(city, card, need);
        }
    }
    let to_move = state.active() == seat && state.phase() == Phase::Play;
    let best = (2.0 * best) as i16;
    pen.put(if to_move { best } else { 0 });
    pen.put(if to_move { 0 } else { best });
    pen.mark(wins && to_move);
    pen.mark(wins && !to_move);
}

fn wins_with(city: &City, card: Card, need: u8) -> bool {
    let facts = card.facts();
    match facts.colour {
        Colour::Red => facts.shields + u8::from(city.has(Token::STRATEGY)) >= need,
        Colour::Green => {
            facts.symbol.is_some_and(|symbol| (city.symbols() | symbol.bit()).count_ones() >= 6)
        }
        _ => false,
    }
}

fn write_table(out: &mut [i16; TABLE], state: &State, seat: Seat, up: CardSet, hidden: CardSet) {
    let pen = &mut Pen { out, at: 0 };
    let mine = state.active() == seat;
    let left = state.left().count_ones() as i16;
    let play = state.phase() == Phase::Play;
    pen.mark(mine);
    pen.mark(mine && !play);
    pen.mark(mine && state.plays_again());
    // Without further turns, who takes the last card of the age?
    let next = mine == (play || state.plays_again());
    pen.mark(left > 0 && (left % 2 == 1) == next);
    pen.mark(state.age() == 1);
    pen.mark(state.age() == 2);
    pen.mark(state.age() == 3);
    pen.put(left);
    pen.put(4 * (3 - i16::from(state.age())));
    let built = state.city(seat).built().len() + state.rival(seat).built().len();
    pen.put(2 * (7 - built as i16));
    pen.marks(state.board().bits(), 10);
    let open = state.accessible();
    let covered = up.less(open);
    let count = |set: CardSet, colour| set.and(CardSet::of_colour(colour)).len() as i16;
    pen.put(2 * (count(open, Colour::Brown) + count(open, Colour::Grey)));
    for colour in [Colour::Blue, Colour::Green, Colour::Yellow, Colour::Red, Colour::Purple] {
        pen.put(2 * count(open, colour));
    }
    for colour in [Colour::Blue, Colour::Green, Colour::Red, Colour::Purple] {
        pen.put(2 * count(covered, colour));
    }
    for colour in [Colour::Green, Colour::Red, Colour::Purple] {
        pen.put(2 * count(hidden, colour));
    }
    debug_assert_eq!(pen.at, TABLE);
}
