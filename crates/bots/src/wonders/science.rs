//! Science at a glance: symbols owned, and what one more is worth.

use mirabilia_games::wonders::data::{Act, CARDS, Symbol};
use mirabilia_games::wonders::{CardSet, City};

/// The cards of each symbol.
static OF_SYMBOL: [CardSet; 3] = {
    let (mut table, mut i) = ([0u128; 3], 0);
    while i < CARDS.len() {
        if let Some(symbol) = CARDS[i].symbol {
            table[symbol as usize] |= 1 << i;
        }
        i += 1;
    }
    [CardSet::from_bits(table[0]), CardSet::from_bits(table[1]), CardSet::from_bits(table[2])]
};

/// The cards with a symbol of free choice.
const WILD: CardSet = {
    let (mut set, mut i) = (0, 0);
    while i < CARDS.len() {
        set |= (CARDS[i].wild_science as u128) << i;
        i += 1;
    }
    CardSet::from_bits(set)
};

/// The symbols of a city.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbols {
    /// How often it has each.
    pub(super) counts: [u8; 3],
    /// Symbols of free choice.
    pub(super) wild: u8,
}

impl Symbols {
    /// What a city has.
    pub(super) fn of(city: &City) -> Self {
        let counts = OF_SYMBOL.map(|set| city.cards().and(set).len() as u8);
        let wild = city.cards().and(WILD).len() as u8;
        Self { counts, wild: wild + u8::from(city.has_act(Act::WildScience)) }
    }

    /// The points of all symbols, free ones put where they score most (rule 7.7).
    pub(super) fn points(self) -> i32 {
        let [a, b, c] = self.counts;
        let more = [[a + 1, b, c], [a, b + 1, c], [a, b, c + 1]];
        let [x, y, z] = match self.wild {
            0 => return plain(self.counts),
            1 => more.map(plain),
            _ => more.map(|counts| Self { counts, wild: self.wild - 1 }.points()),
        };
        x.max(y).max(z)
    }

    /// With one more of a symbol.
    pub(super) fn with(self, symbol: Symbol) -> Self {
        let mut more = self;
        more.counts[symbol as usize] += 1;
        more
    }

    /// With one more of free choice.
    pub(super) fn with_wild(self) -> Self {
        Self { wild: self.wild + 1, ..self }
    }

    /// The least count of a symbol.
    pub(super) fn least(self) -> u8 {
        self.counts[0].min(self.counts[1]).min(self.counts[2])
    }

    /// The greatest count of a symbol.
    pub(super) fn most(self) -> u8 {
        self.counts[0].max(self.counts[1]).max(self.counts[2])
    }
}

/// Squares and sets (rules 7.2 and 7.3).
#[inline]
fn plain(counts: [u8; 3]) -> i32 {
    let [a, b, c] = counts.map(i32::from);
    a * a + b * b + c * c + 7 * a.min(b).min(c)
}
