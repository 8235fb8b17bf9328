//! A city: buildings, wonders, tokens and coins of one player.
//!
//! Sums that moves and prices ask for all the time (production, cards by colour, chains) are kept
//! beside the sets they follow from.

use crate::data::{
    COLOURS, Card, CardSet, Colour, Count, Goods, STRATEGY_SHIELDS, Token, TokenSet, Wonder,
    WonderSet,
};

/// One player's city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct City {
    pub(crate) cards: CardSet,
    pub(crate) production: Goods,
    /// Marks the resources that cost 1 coin.
    pub(crate) reserve: Goods,
    /// Cards that a chain of this city makes free: by age, by their number within the age.
    pub(crate) chained: [u32; 3],
    pub(crate) coins: u16,
    pub(crate) unbuilt: WonderSet,
    pub(crate) built: WonderSet,
    pub(crate) tokens: TokenSet,
    pub(crate) counts: [u8; COLOURS],
    /// One bit per science symbol.
    pub(crate) symbols: u8,
    pub(crate) any_raw: u8,
    pub(crate) any_manufactured: u8,
}

impl City {
    /// The buildings.
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// The buildings that a chain of this city makes free.
    pub fn chained(&self) -> CardSet {
        let of = |age: u8| {
            u128::from(self.chained[usize::from(age) - 1]) << crate::data::first_of_age(age)
        };
        CardSet::from_bits(of(1) | of(2) | of(3))
    }

    /// Does a chain of this city make the card free?
    #[inline]
    pub fn is_chained(&self, card: Card) -> bool {
        self.chained[usize::from(card.age()) - 1] >> card.local() & 1 == 1
    }

    /// What brown and grey cards produce.
    pub fn production(&self) -> Goods {
        self.production
    }

    /// How many raw materials of choice a construction may use.
    pub fn any_raw(&self) -> u8 {
        self.any_raw
    }

    /// How many manufactured goods of choice a construction may use.
    pub fn any_manufactured(&self) -> u8 {
        self.any_manufactured
    }

    /// The treasury.
    pub fn coins(&self) -> u16 {
        self.coins
    }

    /// Wonders still to be built.
    pub fn unbuilt(&self) -> WonderSet {
        self.unbuilt
    }

    /// Wonders built.
    pub fn built(&self) -> WonderSet {
        self.built
    }

    /// Progress tokens.
    pub fn tokens(&self) -> TokenSet {
        self.tokens
    }

    /// Does the city have this token?
    #[inline]
    pub fn has(&self, token: Token) -> bool {
        self.tokens.has(token)
    }

    /// Its science symbols, one bit each.
    pub fn symbols(&self) -> u8 {
        self.symbols
    }

    /// The shields that a card brings this city (rule 4.18).
    #[inline]
    pub fn shields_of(&self, card: Card) -> u8 {
        let facts = card.facts();
        let strategy = facts.colour == Colour::Red && self.has(Token::STRATEGY);
        facts.shields + if strategy { STRATEGY_SHIELDS } else { 0 }
    }

    /// How many cards of this colour.
    #[inline]
    pub fn colour(&self, colour: Colour) -> u8 {
        self.counts[colour as usize]
    }

    /// How many of something the city has.
    pub fn count(&self, count: Count) -> u16 {
        let colour = |colour| u16::from(self.colour(colour));
        match count {
            Count::Brown => colour(Colour::Brown),
            Count::Grey => colour(Colour::Grey),
            Count::Blue => colour(Colour::Blue),
            Count::Green => colour(Colour::Green),
            Count::Yellow => colour(Colour::Yellow),
            Count::Red => colour(Colour::Red),
            Count::BrownAndGrey => colour(Colour::Brown) + colour(Colour::Grey),
            Count::Wonders => self.built.len() as u16,
            Count::ThreeCoins => self.coins / 3,
        }
    }

    /// Does building this wonder give the city another turn? Asked before or after it stands;
    /// Theology counts only if it was there before (rule 4.24), and no wonder brings it at once.
    #[inline]
    pub fn plays_again_after(&self, wonder: Wonder) -> bool {
        wonder.facts().again || self.has(Token::THEOLOGY)
    }

    /// The building joins the city; what it brings at once is not paid here.
    pub(crate) fn add(&mut self, card: Card) {
        let facts = card.facts();
        self.cards = self.cards.with(card);
        self.counts[facts.colour as usize] += 1;
        self.production = self.production + facts.produces;
        self.reserve = self.reserve.or(facts.reserve);
        self.any_raw += u8::from(facts.any_raw);
        self.any_manufactured += u8::from(facts.any_manufactured);
        if facts.opens.is_some() {
            let free = card.opens();
            self.chained[usize::from(free.age()) - 1] |= 1 << free.local();
        }
    }

    /// The wonder stands in the city; what it brings at once is not paid here.
    pub(crate) fn add_wonder(&mut self, wonder: Wonder) {
        let facts = wonder.facts();
        self.unbuilt = self.unbuilt.without(wonder);
        self.built = self.built.with(wonder);
        self.any_raw += u8::from(facts.any_raw);
        self.any_manufactured += u8::from(facts.any_manufactured);
    }
}
