//! Lookup tables derived from the cards: the demand for goods, and the chains.

use mirabilia_games::wonders::data::{CARDS, RAW, RESOURCES};
use mirabilia_games::wonders::{Card, CardSet};
use mirabilia_kernel::names::same;

/// The number of different goods.
pub(super) const GOODS: usize = RESOURCES.len();
/// The most units of one good in any cost.
pub(super) const MAX_UNITS: usize = 4;

/// By good and units owned: the part of a deck that requires more units.
type Demand = [[f32; MAX_UNITS]; GOODS];

/// The demand by number of seats (from 3) and age.
static DEMAND: [[Demand; 3]; 5] = {
    let mut table = [[[[0.0; MAX_UNITS]; GOODS]; 3]; 5];
    let mut seats = 3;
    while seats <= 7 {
        let mut i = 0;
        while i < CARDS.len() {
            let amounts = CARDS[i].cost.amounts::<GOODS>();
            // Only some of the guilds are in the game (rule 1.8).
            let copies = if CARDS[i].players.is_empty() {
                (seats + 2) as f32 / 10.0
            } else {
                copies(i, seats) as f32
            };
            let mut good = 0;
            while good < GOODS {
                let mut unit = 0;
                while unit < amounts[good] as usize {
                    let age = CARDS[i].age as usize - 1;
                    table[seats as usize - 3][age][good][unit] += copies / (7 * seats) as f32;
                    unit += 1;
                }
                good += 1;
            }
            i += 1;
        }
        seats += 1;
    }
    table
};

const fn copies(card: usize, seats: u8) -> u8 {
    let players = CARDS[card].players;
    let (mut copies, mut i) = (0, 0);
    while i < players.len() {
        copies += (players[i] <= seats) as u8;
        i += 1;
    }
    copies
}

/// The part of an age's deck (counted from 0) that requires more than `units` of a good.
#[inline]
pub(super) fn demand(seats: u8, age: usize, good: usize, units: usize) -> f32 {
    DEMAND[usize::from(seats) - 3][age][good][units & (MAX_UNITS - 1)]
}

/// The brown cards that produce one of two raw materials, by raw material.
static CHOICE_PRODUCERS: [u128; RAW] = {
    let mut table = [0; RAW];
    let mut i = 0;
    while i < CARDS.len() {
        let amounts = CARDS[i].produces_one.amounts::<RAW>();
        let mut good = 0;
        while good < RAW {
            table[good] |= (amounts[good] as u128) << i;
            good += 1;
        }
        i += 1;
    }
    table
};

/// The number of these cards that produce a raw material by choice.
#[inline]
pub(super) fn choice_producers(cards: CardSet, good: usize) -> u8 {
    cards.and(CardSet::from_bits(CHOICE_PRODUCERS[good])).len() as u8
}

/// For each card, the cards that it makes free.
static OPENS: [u128; CARDS.len()] = {
    let mut table = [0; CARDS.len()];
    let mut i = 0;
    while i < CARDS.len() {
        let mut k = 0;
        while k < 2 {
            if let Some(id) = CARDS[i].free_with[k] {
                let mut j = 0;
                while !same(CARDS[j].id, id) {
                    j += 1;
                }
                table[j] |= 1 << i;
            }
            k += 1;
        }
        i += 1;
    }
    table
};

/// The cards that this one makes free.
#[inline]
pub(super) fn opens(card: Card) -> CardSet {
    CardSet::from_bits(OPENS[card.index()])
}

/// The cards that count things for points: guilds, and yellow cards of Age III.
pub(super) const COUNTING: u128 = {
    let (mut set, mut i) = (0, 0);
    while i < CARDS.len() {
        if let Some(reward) = CARDS[i].reward
            && reward.points > 0
        {
            set |= 1 << i;
        }
        if CARDS[i].if_complete > 0 {
            set |= 1 << i;
        }
        i += 1;
    }
    set
};

/// The cards of an age (counted from 0) and of later ages.
pub(super) static FROM_AGE: [CardSet; 3] = {
    let mut table = [0u128; 3];
    let mut i = 0;
    while i < CARDS.len() {
        let mut age = 0;
        while age < CARDS[i].age as usize {
            table[age] |= 1 << i;
            age += 1;
        }
        i += 1;
    }
    [CardSet::from_bits(table[0]), CardSet::from_bits(table[1]), CardSet::from_bits(table[2])]
};

/// The cards that make any card free.
const OPENERS: CardSet = {
    let (mut set, mut i) = (0, 0);
    while i < CARDS.len() {
        set |= ((OPENS[i] != 0) as u128) << i;
        i += 1;
    }
    CardSet::from_bits(set)
};

/// All cards that these cards make free.
pub(super) fn opened(cards: CardSet) -> CardSet {
    cards.and(OPENERS).iter().fold(CardSet::EMPTY, |all, card| all.or(opens(card)))
}
