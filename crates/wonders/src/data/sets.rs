//! Sets of cards and wonders.

use mirabilia_kernel::id_set;

use super::{CARDS, COLOURS, Card, Colour, Wonder};

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

impl CardSet {
    /// All cards of one colour.
    #[inline]
    pub fn of_colour(colour: Colour) -> Self {
        OF_COLOUR[colour as usize]
    }
}
