//! Sets of cards and wonders.

use mirabilia_kernel::id_set;

use super::{CARDS, COLOURS, Card, Colour, Symbol, Wonder};

id_set!(
    /// A set of kinds of card.
    CardSet of Card in u128
);
id_set!(
    /// A set of wonders.
    WonderSet of Wonder in u8
);

/// All cards of each colour.
static OF_COLOUR: [CardSet; COLOURS] = sort_by_colour();

const fn sort_by_colour() -> [CardSet; COLOURS] {
    let (mut sets, mut i) = ([CardSet::EMPTY; COLOURS], 0);
    while i < CARDS.len() {
        let colour = CARDS[i].colour as usize;
        sets[colour] = sets[colour].with(Card(i as u8));
        i += 1;
    }
    sets
}

/// All cards with each symbol.
static OF_SYMBOL: [CardSet; Symbol::ALL.len()] = {
    let (mut sets, mut i) = ([CardSet::EMPTY; Symbol::ALL.len()], 0);
    while i < CARDS.len() {
        if let Some(symbol) = CARDS[i].symbol {
            sets[symbol as usize] = sets[symbol as usize].with(Card(i as u8));
        }
        i += 1;
    }
    sets
};

impl CardSet {
    /// All cards with a science symbol of free choice.
    pub const WILD_SCIENCE: Self = {
        let (mut set, mut i) = (Self::EMPTY, 0);
        while i < CARDS.len() {
            if CARDS[i].wild_science {
                set = set.with(Card(i as u8));
            }
            i += 1;
        }
        set
    };

    /// All cards with this science symbol.
    #[inline]
    pub fn of_symbol(symbol: Symbol) -> Self {
        OF_SYMBOL[symbol as usize]
    }

    /// All cards of one colour.
    #[inline]
    pub fn of_colour(colour: Colour) -> Self {
        OF_COLOUR[colour as usize]
    }
}
