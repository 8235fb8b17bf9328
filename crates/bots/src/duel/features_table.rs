//! The features that only the network with a policy reads: every card on the table, the race for
//! symbols and shields, and what is being decided.
//!
//! The first list of features counts green cards. Science needs more: which symbols a side has, where
//! the missing ones are, and whether they can still be had at all.

use mirabilia_games::duel::data::{Act, CAPITAL, Colour, SYMBOLS_TO_WIN, Symbol};
use mirabilia_games::duel::{CardSet, City, Phase, State, Token};
use mirabilia_kernel::Seat;

use super::features::{LATER, PAIRS};

/// The value of a set flag.
const YES: i16 = 4;
const CARDS: usize = 73;
/// Blocks of one flag per card.
const ACCESSIBLE: usize = 0;
const AFFORDABLE: usize = CARDS;
const COVERED: usize = 3 * CARDS;
const DISCARDED: usize = 4 * CARDS;
/// One block per seat.
const RACE: usize = 5 * CARDS;
/// For each of six symbols: owned, owned once with a second card to come, accessible and affordable,
/// face up, to come, in the discard pile of a seat that can revive.
const SYMBOL: usize = 6;
/// Symbols that are missing for a victory, 0 to 6.
const MISSING: usize = 6 * SYMBOL;
/// How many more symbols can be had than are missing, -1 or less to 4 or more.
const SLACK: usize = MISSING + 7;
/// Law in the box for the Great Library; the most shields of an affordable card; shields face up;
/// free cards.
const OTHER: usize = SLACK + 6;
const RACES: usize = OTHER + 4;
/// The place of the pawn.
const PAWN: usize = RACE + 2 * RACES;
const PHASE: usize = PAWN + 2 * CAPITAL as usize + 1;
const DRAWN: usize = PHASE + 8;
const OFFERED: usize = DRAWN + 10;
pub(super) const COUNT: usize = OFFERED + 12;

pub(super) fn write(state: &State, seat: Seat, out: &mut [i16]) {
    let out: &mut [i16; COUNT] = out.try_into().expect("as long as its count");
    let open = state.accessible();
    let up = state.face_up();
    for card in open.iter() {
        out[ACCESSIBLE + card.index()] = YES;
    }
    for card in up.less(open).iter() {
        out[COVERED + card.index()] = YES;
    }
    let can_revive = |city: &City| city.unbuilt().iter().any(|w| w.facts().act == Act::Revive);
    if can_revive(state.city(seat)) || can_revive(state.rival(seat)) {
        for card in state.discard().iter() {
            out[DISCARDED + card.index()] = YES;
        }
    }
    let hidden = if state.face_down() == 0 { CardSet::EMPTY } else { state.unseen() };
    let age = usize::from(state.age());
    let later = CardSet::from_bits(hidden.bits() | LATER[age]);
    for (i, who) in [seat, seat.other()].into_iter().enumerate() {
        write_race(out, i, state, who, up, later, can_revive(state.city(who)));
    }
    let ahead = if seat.index() == 0 { state.pawn() } else { -state.pawn() };
    out[PAWN + (ahead.clamp(-CAPITAL, CAPITAL) + CAPITAL) as usize] = YES;
    let phase = match state.phase() {
        Phase::Draft => 0,
        Phase::Begin => 1,
        Phase::Play => 2,
        Phase::Token => 3,
        Phase::Library => 4,
        Phase::Destroy(Colour::Brown) => 5,
        Phase::Destroy(_) => 6,
        _ => 7,
    };
    out[PHASE + phase] = YES;
    state.drawn().iter().for_each(|token| out[DRAWN + token.index()] = YES);
    state.offered().iter().for_each(|wonder| out[OFFERED + wonder.index()] = YES);
}

fn write_race(
    out: &mut [i16; COUNT],
    i: usize,
    state: &State,
    seat: Seat,
    up: CardSet,
    later: CardSet,
    can_revive: bool,
) {
    let city = state.city(seat);
    let market = state.market(seat);
    let (mut affordable, mut free, mut best) = (CardSet::EMPTY, 0, 0);
    for card in state.accessible().iter() {
        let price = market.card(card);
        free += i16::from(price.chain);
        if price.total <= city.coins() {
            affordable = CardSet::from_bits(affordable.bits() | 1 << card.index());
            out[AFFORDABLE + i * CARDS + card.index()] = YES;
            best = best.max(city.shields_of(card));
        }
    }
    let at = RACE + i * RACES;
    let owned = city.symbols();
    let pile = if can_revive { state.discard() } else { CardSet::EMPTY };
    let missing = SYMBOLS_TO_WIN.saturating_sub(owned.count_ones()) as i32;
    let mut possible = 0;
    for (k, (symbol, cards)) in Symbol::ALL.into_iter().zip(PAIRS).enumerate() {
        let place = &mut out[at + k * SYMBOL..at + (k + 1) * SYMBOL];
        let to_come = !cards.and(up).is_empty() || !cards.and(later).is_empty();
        if owned & symbol.bit() != 0 {
            place[0] = YES;
            place[1] = if to_come { YES } else { 0 };
            continue;
        }
        let flags = [
            !cards.and(affordable).is_empty(),
            !cards.and(up).is_empty(),
            !cards.and(later).is_empty(),
            !cards.and(pile).is_empty(),
        ];
        for (place, flag) in place[2..].iter_mut().zip(flags) {
            *place = if flag { YES } else { 0 };
        }
        possible += i32::from(to_come || flags[3]);
    }
    let law_in_box = state.boxed().iter().any(|token| token == Token::LAW)
        && city.unbuilt().iter().any(|wonder| wonder.facts().act == Act::Library);
    let law_on_board = state.board().iter().any(|token| token == Token::LAW);
    if owned & Symbol::Scales.bit() == 0 {
        possible += i32::from(law_in_box || law_on_board);
    }
    out[at + MISSING + missing.min(6) as usize] = YES;
    out[at + SLACK + ((possible - missing).clamp(-1, 4) + 1) as usize] = YES;
    let shields: u8 =
        up.and(CardSet::of_colour(Colour::Red)).iter().map(|c| c.facts().shields).sum();
    let other =
        [if law_in_box { YES } else { 0 }, 2 * i16::from(best), 2 * i16::from(shields), 2 * free];
    out[at + OTHER..at + RACES].copy_from_slice(&other);
}
