//! The features that only the network with a policy reads: every card on the table, the race for
//! symbols and shields, and what is being decided.
//!
//! The first list of features counts green cards. Science needs more: which symbols a side has, where
//! the missing ones are, and whether they can still be had at all.

use mirabilia_games::duel::data::{Act, CAPITAL, Colour, SYMBOLS_TO_WIN, Symbol};
use mirabilia_games::duel::{CardSet, City, Phase, State, Token, TokenSet};
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

pub(super) fn write(state: &State, seat: Seat, set: &mut impl FnMut(usize, i16)) {
    let open = state.accessible();
    let up = state.face_up();
    for card in open.iter() {
        set(ACCESSIBLE + card.index(), YES);
    }
    for card in up.less(open).iter() {
        set(COVERED + card.index(), YES);
    }
    let can_revive = |city: &City| city.unbuilt().iter().any(|w| w.facts().act == Act::Revive);
    if can_revive(state.city(seat)) || can_revive(state.rival(seat)) {
        for card in state.discard().iter() {
            set(DISCARDED + card.index(), YES);
        }
    }
    let hidden = if state.face_down() == 0 { CardSet::EMPTY } else { state.unseen() };
    let age = usize::from(state.age());
    let later = CardSet::from_bits(hidden.bits() | LATER[age]);
    for (i, who) in [seat, seat.other()].into_iter().enumerate() {
        let city = state.city(who);
        let market = state.market(who);
        let mut race = Race { up, later, ..Race::default() };
        for card in open.iter() {
            let price = market.card(card);
            race.free += i16::from(price.chain);
            if price.total <= city.coins() {
                race.affordable = CardSet::from_bits(race.affordable.bits() | 1 << card.index());
                set(AFFORDABLE + i * CARDS + card.index(), YES);
                race.shields = race.shields.max(city.shields_of(card));
            }
        }
        if can_revive(city) {
            race.pile = state.discard();
        }
        race.write(state, city, &mut |at, x| set(RACE + i * RACES + at, x));
    }
    let ahead = if seat.index() == 0 { state.pawn() } else { -state.pawn() };
    set(PAWN + (ahead.clamp(-CAPITAL, CAPITAL) + CAPITAL) as usize, YES);
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
    set(PHASE + phase, YES);
    for token in state.drawn().iter() {
        set(DRAWN + token.index(), YES);
    }
    for wonder in state.offered().iter() {
        set(OFFERED + wonder.index(), YES);
    }
}

/// The race of one seat for symbols and shields.
#[derive(Default)]
struct Race {
    /// Face up.
    up: CardSet,
    /// Hidden or of a later age.
    later: CardSet,
    /// Accessible and affordable.
    affordable: CardSet,
    /// The discard pile, if the seat can revive.
    pile: CardSet,
    /// Accessible cards that are free by a chain.
    free: i16,
    /// The most shields of an affordable card.
    shields: u8,
}

impl Race {
    fn write(&self, state: &State, city: &City, set: &mut impl FnMut(usize, i16)) {
        let owned = city.symbols();
        let missing = SYMBOLS_TO_WIN.saturating_sub(owned.count_ones()) as i32;
        let mut possible = 0;
        for (k, (symbol, cards)) in Symbol::ALL.into_iter().zip(PAIRS).enumerate() {
            let any = |set: CardSet| !cards.and(set).is_empty();
            let flag = |on: bool| if on { YES } else { 0 };
            let at = k * SYMBOL;
            let (up, later, pile) = (any(self.up), any(self.later), any(self.pile));
            if owned & symbol.bit() != 0 {
                set(at, YES);
                set(at + 1, flag(up || later));
            } else {
                set(at + 2, flag(any(self.affordable)));
                set(at + 3, flag(up));
                set(at + 4, flag(later));
                set(at + 5, flag(pile));
                possible += i32::from(up || later || pile);
            }
        }
        let has_law = |tokens: TokenSet| tokens.iter().any(|token| token == Token::LAW);
        let law_in_box = city.unbuilt().iter().any(|wonder| wonder.facts().act == Act::Library)
            && has_law(state.boxed());
        if owned & Symbol::Scales.bit() == 0 {
            possible += i32::from(law_in_box || has_law(state.board()));
        }
        set(MISSING + missing.min(6) as usize, YES);
        set(SLACK + ((possible - missing).clamp(-1, 4) + 1) as usize, YES);
        let reds = self.up.and(CardSet::of_colour(Colour::Red));
        let shields: u8 = reds.iter().map(|card| card.facts().shields).sum();
        set(OTHER, if law_in_box { YES } else { 0 });
        set(OTHER + 1, 2 * i16::from(self.shields));
        set(OTHER + 2, 2 * i16::from(shields));
        set(OTHER + 3, 2 * self.free);
    }
}
