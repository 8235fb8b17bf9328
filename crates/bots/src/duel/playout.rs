//! Playouts: a move by rules of thumb, quick enough for a hundred thousand games a second.
//!
//! Weighing every move (`worth.rs`) costs more than the rest of a playout together, and a search
//! learns more from many rough games than from few good ones. What must not be rough is the end of
//! a game by supremacy: a victory on the spot is taken, one of the rival's in the next turn is
//! stopped if a single card does it.

use mirabilia_games::duel::data::{CARDS, Colour, WONDERS};
use mirabilia_games::duel::{Card, CardSet, City, Move, Phase, State, Token};
use mirabilia_kernel::{Luck, Seat};

/// Up to this many points of noise on each choice.
const NOISE: f32 = 3.0;
/// A coin in points.
const COIN: f32 = 0.42;
/// A token in points.
const TOKENS: [f32; 10] = [6.4, 3.5, 3.5, 4.0, 2.5, 5.5, 7.0, 3.5, 4.0, 4.5];
/// The capital (rule 6.1).
const CAPITAL: i8 = 9;

/// What each card is worth to its city, its price aside.
pub(super) static BUILT: [f32; 73] = cards();
/// What each wonder is worth to its city, its price aside.
pub(super) static RAISED: [f32; 12] = wonders();

const fn cards() -> [f32; 73] {
    let (mut worths, mut i) = ([0.0; 73], 0);
    while i < CARDS.len() {
        let facts = &CARDS[i];
        let mut worth = facts.points as f32 + facts.coins as f32 * COIN;
        worth += match facts.colour {
            Colour::Brown => 2.4 * (facts.produces.count() as f32),
            Colour::Grey => 2.8,
            Colour::Red => 1.7 * facts.shields as f32,
            Colour::Green => 2.2,
            Colour::Yellow => 1.6,
            Colour::Purple => 4.5,
            Colour::Blue => 0.0,
        };
        if facts.opens.is_some() {
            worth += 1.0;
        }
        worths[i] = worth;
        i += 1;
    }
    worths
}

const fn wonders() -> [f32; 12] {
    let (mut worths, mut i) = ([0.0; 12], 0);
    while i < WONDERS.len() {
        let facts = &WONDERS[i];
        let coins = facts.coins as f32 + facts.opponent_loses as f32;
        let mut worth = 1.0 + facts.points as f32 + coins * COIN + 1.8 * facts.shields as f32;
        if facts.again {
            worth += 4.0;
        }
        if facts.any_raw || facts.any_manufactured {
            worth += 2.0;
        }
        worths[i] = worth;
        i += 1;
    }
    // Great Library and Mausoleum: a token, a card.
    worths[3] += 5.0;
    worths[6] += 4.0;
    worths
}

/// A move of the active seat; `None` where any will do.
pub(super) fn choose(state: &State, seat: Seat, luck: &mut impl Luck) -> Option<Move> {
    match state.phase() {
        Phase::Play => Some(play(state, seat, luck)),
        Phase::Token => Some(Move::Token(token(state, luck, state.board().iter()))),
        Phase::Library => Some(Move::Token(token(state, luck, state.drawn().iter()))),
        Phase::Revive => Some(Move::Revive(revived(state, seat, luck))),
        Phase::Begin => Some(Move::Begin(seat)),
        _ => None,
    }
}

fn revived(state: &State, seat: Seat, luck: &mut impl Luck) -> Card {
    let city = state.city(seat);
    let need = CAPITAL - if seat.index() == 0 { state.pawn() } else { -state.pawn() };
    let mut best = (lowest(state.discard()), f32::NEG_INFINITY);
    for card in state.discard().iter() {
        let wins = match card.facts().colour {
            Colour::Red => shields(city, card) as i8 >= need,
            Colour::Green => matches!(symbol(city, card), Gain::Victory),
            _ => false,
        };
        if wins {
            return card;
        }
        let worth = BUILT[card.index()] + noise(luck);
        if worth > best.1 {
            best = (card, worth);
        }
    }
    best.0
}

fn token(state: &State, luck: &mut impl Luck, tokens: impl Iterator<Item = Token>) -> Token {
    let mut best = (Token::LAW, f32::NEG_INFINITY);
    let wins = state.city(state.active()).symbols().count_ones() == 5;
    for token in tokens {
        if wins && token == Token::LAW {
            return token;
        }
        let worth = TOKENS[token.index()] + noise(luck);
        if worth > best.1 {
            best = (token, worth);
        }
    }
    best.0
}

#[inline]
fn noise(luck: &mut impl Luck) -> f32 {
    (luck.bits() >> 8) as f32 * (NOISE / (1 << 24) as f32)
}

fn play(state: &State, seat: Seat, luck: &mut impl Luck) -> Move {
    let city = state.city(seat);
    let open = state.accessible();
    let market = state.market(seat);
    let coins = city.coins();
    let ahead = if seat.index() == 0 { state.pawn() } else { -state.pawn() };
    let need = (CAPITAL - ahead) as u8;
    let sale = f32::from(state.sale(seat)) * COIN;
    let mut best = (Move::Sell(lowest(open)), f32::NEG_INFINITY);
    // The card that is missed least goes under a wonder or is sold.
    let mut spare = (lowest(open), f32::INFINITY);
    for card in open.iter() {
        let chance = noise(luck);
        let price = market.card(card).total;
        let mut worth = chance;
        if price <= coins {
            worth += BUILT[card.index()] - f32::from(price) * COIN;
            match card.facts().colour {
                Colour::Red if shields(city, card) >= need => return Move::Build(card),
                Colour::Green => match symbol(city, card) {
                    Gain::Victory => return Move::Build(card),
                    Gain::Pair => worth += 3.5,
                    Gain::New => {}
                },
                _ => {}
            }
            if worth > best.1 {
                best = (Move::Build(card), worth);
            }
        }
        if worth < spare.1 {
            spare = (card, worth);
        }
    }
    let worth = sale + noise(luck);
    if worth > best.1 {
        best = (Move::Sell(spare.0), worth);
    }
    for wonder in city.unbuilt().iter() {
        let price = market.wonder(wonder).total;
        if price > coins {
            continue;
        }
        if wonder.facts().shields >= need {
            return Move::Wonder(wonder, spare.0);
        }
        let worth = RAISED[wonder.index()] - f32::from(price) * COIN + noise(luck);
        if worth > best.1 {
            best = (Move::Wonder(wonder, spare.0), worth);
        }
    }
    stop(state, seat, open, ahead).map_or(best.0, |card| take(best.0, card, state, seat))
}

/// The card the rival would win with next turn, if there is one.
#[inline]
fn stop(state: &State, seat: Seat, open: CardSet, ahead: i8) -> Option<Card> {
    let rival = state.rival(seat);
    let need = CAPITAL + ahead;
    let close = need <= 4;
    let learned = rival.symbols().count_ones() >= 5;
    if !close && !learned {
        return None;
    }
    let market = state.market(seat.other());
    open.iter().find(|&card| {
        let wins = match card.facts().colour {
            Colour::Red => shields(rival, card) as i8 >= need,
            Colour::Green => matches!(symbol(rival, card), Gain::Victory),
            _ => false,
        };
        wins && market.card(card).total <= rival.coins()
    })
}

/// The move that takes this card, as near to the wanted move as can be.
fn take(wanted: Move, card: Card, state: &State, seat: Seat) -> Move {
    match wanted {
        Move::Wonder(wonder, _) => Move::Wonder(wonder, card),
        _ if state.market(seat).card(card).total <= state.city(seat).coins() => Move::Build(card),
        _ => Move::Sell(card),
    }
}

#[inline]
fn shields(city: &City, card: Card) -> u8 {
    card.facts().shields + u8::from(city.has(Token::STRATEGY))
}

enum Gain {
    New,
    Pair,
    Victory,
}

#[inline]
fn symbol(city: &City, card: Card) -> Gain {
    let Some(symbol) = card.facts().symbol else { return Gain::New };
    if city.symbols() & symbol.bit() != 0 {
        Gain::Pair
    } else if city.symbols().count_ones() >= 5 {
        Gain::Victory
    } else {
        Gain::New
    }
}

fn lowest(open: CardSet) -> Card {
    open.nth(0)
}
