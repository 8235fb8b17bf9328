//! Decks: which cards are dealt in an age, by the number of players.

use super::cards::{CARDS, Card, FIRST_GUILD};

/// How many guilds there are.
pub const GUILDS: usize = 10;
/// How many more guilds than players are dealt in Age III (rule 1.8).
pub const EXTRA_GUILDS: u8 = 2;

/// The cards of an age without guilds, in the order of their ids, copies side by side.
#[derive(Clone, Copy, Debug)]
pub struct Deck {
    cards: [Card; 49],
    len: u8,
}

impl Deck {
    /// The cards.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

static DECKS: [[Deck; 3]; 5] = {
    let mut decks = [[Deck { cards: [Card(0); 49], len: 0 }; 3]; 5];
    let mut seats = 3;
    while seats <= 7 {
        let mut i = 0;
        while i < FIRST_GUILD as usize {
            let deck = &mut decks[seats - 3][CARDS[i].age as usize - 1];
            let mut copies = Card(i as u8).copies(seats as u8);
            while copies > 0 {
                deck.cards[deck.len as usize] = Card(i as u8);
                deck.len += 1;
                copies -= 1;
            }
            i += 1;
        }
        seats += 1;
    }
    decks
};

/// The deck of an age (1 to 3) for this many players, without guilds.
#[inline]
pub fn deck(seats: u8, age: u8) -> &'static Deck {
    &DECKS[usize::from(seats) - 3][usize::from(age) - 1]
}
