//! The rollout policy: a move by rules of thumb, fast enough for 100,000 games per second.
//!
//! The full heuristic (`heuristic.rs`) costs more than the rest of a rollout, and a search learns
//! more from many rough games than from a few good ones. Supremacies are the exception: the policy
//! always takes an immediate victory, and it stops one of the rival's in the next turn if taking a
//! single card is enough.

use mirabilia_games::duel::data::{CAPITAL, CARDS, Colour, SYMBOLS_TO_WIN, WONDERS};
use mirabilia_games::duel::{Card, CardSet, City, Move, Phase, State, Token};
use mirabilia_kernel::{Luck, Seat};

/// The maximum noise on each choice, in points.
const NOISE: f32 = 3.0;
/// The worth of a coin, in points.
const COIN: f32 = 0.42;
/// The worth of each token, in points.
const TOKENS: [f32; 10] = [6.4, 3.5, 3.5, 4.0, 2.5, 5.5, 7.0, 3.5, 4.0, 4.5];

/// The worth of each card to a city, before its price.
pub(super) static CARD_POINTS: [f32; 73] = card_points();
/// The worth of each wonder to a city, before its price.
pub(super) static WONDER_POINTS: [f32; 12] = wonder_points();

const fn card_points() -> [f32; 73] {
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

const fn wonder_points() -> [f32; 12] {
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
    // The Great Library brings a token, the Mausoleum a card.
    worths[3] += 5.0;
    worths[6] += 4.0;
    worths
}

/// A move of the active seat; `None` if any move will do.
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
            Colour::Red => city.shields_of(card) as i8 >= need,
            Colour::Green => matches!(symbol(city, card), Gain::Victory),
            _ => false,
        };
        if wins {
            return card;
        }
        let worth = CARD_POINTS[card.index()] + noise(luck);
        if worth > best.1 {
            best = (card, worth);
        }
    }
    best.0
}

fn token(state: &State, luck: &mut impl Luck, tokens: impl Iterator<Item = Token>) -> Token {
    let mut best = (Token::LAW, f32::NEG_INFINITY);
    let wins = state.city(state.active()).symbols().count_ones() + 1 == SYMBOLS_TO_WIN;
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
    // The card with the least worth is used for a wonder or sold.
    let mut spare = (lowest(open), f32::INFINITY);
    for card in open.iter() {
        let noise = noise(luck);
        let price = market.card(card).total;
        let mut worth = noise;
        if price <= coins {
            worth += CARD_POINTS[card.index()] - f32::from(price) * COIN;
            match card.facts().colour {
                Colour::Red if city.shields_of(card) >= need => return Move::Build(card),
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
        let worth = WONDER_POINTS[wonder.index()] - f32::from(price) * COIN + noise(luck);
        if worth > best.1 {
            best = (Move::Wonder(wonder, spare.0), worth);
        }
    }
    rival_win(state, seat, open, ahead).map_or(best.0, |card| take(best.0, card, state, seat))
}

/// The card with which the rival would win next turn, if there is one.
#[inline]
fn rival_win(state: &State, seat: Seat, open: CardSet, ahead: i8) -> Option<Card> {
    let rival = state.rival(seat);
    let need = CAPITAL + ahead;
    let military = need <= 4;
    let science = rival.symbols().count_ones() + 1 >= SYMBOLS_TO_WIN;
    if !military && !science {
        return None;
    }
    let market = state.market(seat.other());
    open.iter().find(|&card| {
        let wins = match card.facts().colour {
            Colour::Red => rival.shields_of(card) as i8 >= need,
            Colour::Green => matches!(symbol(rival, card), Gain::Victory),
            _ => false,
        };
        wins && market.card(card).total <= rival.coins()
    })
}

/// The move that takes this card and is closest to the wanted move.
fn take(wanted: Move, card: Card, state: &State, seat: Seat) -> Move {
    match wanted {
        Move::Wonder(wonder, _) => Move::Wonder(wonder, card),
        _ if state.market(seat).card(card).total <= state.city(seat).coins() => Move::Build(card),
        _ => Move::Sell(card),
    }
}

/// What a science card brings.
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
    } else if city.symbols().count_ones() + 1 >= SYMBOLS_TO_WIN {
        Gain::Victory
    } else {
        Gain::New
    }
}

fn lowest(open: CardSet) -> Card {
    open.nth(0)
}
