//! Lookups in the catalogue and the picture.

use std::sync::LazyLock;

use mirabilia_games::duel::catalogue::{Cost, Effect, SlotEntry};
use mirabilia_games::duel::data::{Colour, Symbol};
use mirabilia_games::duel::picture::{CityPicture, Lies, SlotPicture};
use mirabilia_games::duel::{Card, Catalogue, Picture, Token, Wonder};
use mirabilia_words::{Message, Words};

pub(super) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::new);

/// A card, wonder or progress token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item {
    Card(Card),
    Wonder(Wonder),
    Token(Token),
}

impl Item {
    /// The item of this id.
    pub(super) fn read(id: &str) -> Option<Self> {
        let card = Card::from_id(id).map(Self::Card);
        let wonder = || Wonder::from_id(id).map(Self::Wonder);
        card.or_else(wonder).or_else(|| Token::from_id(id).map(Self::Token))
    }

    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Card(card) => card.facts().id,
            Self::Wonder(wonder) => wonder.facts().id,
            Self::Token(token) => token.facts().id,
        }
    }

    /// Its effects.
    pub(super) fn effects(self) -> &'static [Effect] {
        match self {
            Self::Card(card) => &CATALOGUE.cards[card.index()].1.effects,
            Self::Wonder(wonder) => &CATALOGUE.wonders[wonder.index()].1.effects,
            Self::Token(token) => &CATALOGUE.tokens[token.index()].1.effects,
        }
    }

    /// Its printed cost.
    pub(super) fn cost(self) -> Option<&'static Cost> {
        match self {
            Self::Card(card) => Some(&CATALOGUE.cards[card.index()].1.cost),
            Self::Wonder(wonder) => Some(&CATALOGUE.wonders[wonder.index()].1.cost),
            Self::Token(_) => None,
        }
    }

    /// The colour of a card.
    pub(super) fn colour(self) -> Option<Colour> {
        match self {
            Self::Card(card) => Some(card.facts().colour),
            _ => None,
        }
    }

    /// Its name.
    pub(super) fn name(self, words: &Words) -> String {
        let kind = match self {
            Self::Card(_) => "card",
            Self::Wonder(_) => "wonder",
            Self::Token(_) => "token",
        };
        words.say(&format!("duel-{kind}-{}", self.id()), &[])
    }

    /// Its effects as sentences.
    pub(super) fn about(self, words: &Words) -> String {
        let told = self.effects().iter().map(mirabilia_tell::duel::effect);
        told.map(|effect| words.tell(&effect, &[])).collect::<Vec<_>>().join(" ")
    }

    /// Its cost as a sentence; empty for a token.
    pub(super) fn costs(self, words: &Words) -> String {
        let cost = |cost| Message::new("duel-costs").with("cost", mirabilia_tell::duel::cost(cost));
        self.cost().map_or_else(String::new, |of| words.tell(&cost(of), &[]))
    }
}

impl From<Card> for Item {
    fn from(card: Card) -> Self {
        Self::Card(card)
    }
}

impl From<Wonder> for Item {
    fn from(wonder: Wonder) -> Self {
        Self::Wonder(wonder)
    }
}

impl From<Token> for Item {
    fn from(token: Token) -> Self {
        Self::Token(token)
    }
}

/// A list of names: `Quarry and Baths`.
pub(super) fn names_of(cards: &[Card], words: &Words) -> String {
    let name = |card: &Card| Item::Card(*card).name(words);
    words.list(&cards.iter().map(name).collect::<Vec<_>>())
}

/// The slots of an age's structure by number.
pub(super) fn slots(age: u8) -> &'static [SlotEntry] {
    let place = usize::from(age).checked_sub(1);
    place.and_then(|at| CATALOGUE.structures.get(at)).map_or(&[], |one| &one.slots)
}

/// A slot by its number, while it holds a card.
pub(super) fn slot(picture: &Picture, number: u8) -> Option<&SlotPicture> {
    picture.structure.iter().find(|slot| slot.slot == usize::from(number))
}

/// The card of a slot, if it lies face up.
pub(super) fn face_up(slot: &SlotPicture) -> Option<Card> {
    match slot.lies {
        Lies::FaceUp(card) => Some(card),
        Lies::FaceDown | Lies::FaceDownGuild => None,
    }
}

/// The cards that cover this one.
pub(super) fn covered_by(picture: &Picture, number: usize) -> Vec<&SlotPicture> {
    let by = slots(picture.age).get(number).map_or(&[][..], |entry| &entry.covered_by);
    by.iter().filter_map(|&other| slot(picture, other)).collect()
}

/// The seat drawn at the left: the viewer's, or seat 0 for spectators.
pub(super) fn left(picture: &Picture) -> usize {
    usize::from(picture.viewer == Some(1))
}

/// A city's cards of one colour.
pub(super) fn of_colour(city: &CityPicture, wanted: Colour) -> Vec<Card> {
    city.cards.iter().copied().filter(|card| card.facts().colour == wanted).collect()
}

/// The price of a card of the structure for a seat: `3 coins`, `free`, `free with Stable`.
pub(super) fn price(slot: &SlotPicture, seat: usize, words: &Words) -> String {
    let (Some(prices), Some(chains)) = (slot.prices, slot.chains) else { return String::new() };
    if let Some(with) = chains[seat] {
        let card = Item::Card(with).name(words);
        return words.say("duel-price-chain", &[("card", card.into())]);
    }
    match prices[seat] {
        0 => words.say("duel-price-free", &[]),
        n => words.say("kit-coins", &[("n", n.into())]),
    }
}

/// The name of a science symbol.
pub(super) fn symbol(symbol: Symbol, words: &Words) -> String {
    words.tell(&mirabilia_tell::duel::symbol(symbol), &[])
}
