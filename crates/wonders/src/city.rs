//! A city: board, buildings, coins and conflict tokens of one player.
//!
//! Sums that trade asks for all the time (production, discounts) are kept beside the sets they
//! follow from.

use mirabilia_kernel::goods::Goods;

use crate::data::{
    Act, Board, Card, CardSet, Colour, Count, START_COINS, Side, Stage, Symbol, Wonder,
};
use crate::ids::Resource;
use crate::trade::PAIRS;

/// One player's city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    pub(crate) cards: CardSet,
    /// What the board, brown and grey cards produce, choices aside: own and for sale.
    pub(crate) production: Goods,
    pub(crate) coins: u16,
    /// Twice the wonder, plus one for the night side.
    pub(crate) board: u8,
    pub(crate) stages: u8,
    /// The pairs of raw materials of which brown cards produce one: `PAIRS` bits.
    pub(crate) pairs: u8,
    /// Raw materials of choice, for the owner only.
    pub(crate) any_raw: u8,
    /// Manufactured goods of choice, for the owner only.
    pub(crate) any_manufactured: u8,
    /// `CHEAP_` bits.
    pub(crate) discounts: u8,
    pub(crate) shields: u8,
    /// Conflict tokens: defeats, then victories of Age I, II and III.
    pub(crate) tokens: [u8; 4],
}

pub(crate) const NO_BOARD: u8 = u8::MAX;

impl City {
    pub(crate) const EMPTY: Self = Self {
        cards: CardSet::EMPTY,
        production: Goods::NONE,
        coins: START_COINS as u16,
        board: NO_BOARD,
        stages: 0,
        pairs: 0,
        any_raw: 0,
        any_manufactured: 0,
        discounts: 0,
        shields: 0,
        tokens: [0; 4],
    };

    /// The buildings.
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// What the board, brown and grey cards produce, choices aside.
    pub fn production(&self) -> Goods {
        self.production
    }

    /// The treasury.
    pub fn coins(&self) -> u16 {
        self.coins
    }

    /// The wonder, once it is known.
    pub fn wonder(&self) -> Option<Wonder> {
        (self.board != NO_BOARD).then_some(Wonder(self.board >> 1))
    }

    /// The side of the board; day until sides are known.
    pub fn side(&self) -> Side {
        if self.board & 1 == 0 { Side::Day } else { Side::Night }
    }

    #[inline]
    pub(crate) fn board(&self) -> &'static Board {
        &crate::data::BOARDS[self.board as usize]
    }

    /// How many stages stand.
    pub fn stages(&self) -> u8 {
        self.stages
    }

    /// The stage to be built next.
    #[inline]
    pub fn next_stage(&self) -> Option<&'static Stage> {
        if self.board == NO_BOARD {
            return None;
        }
        self.board().stages.get(usize::from(self.stages))
    }

    /// The stages that stand.
    pub fn built_stages(&self) -> &'static [Stage] {
        if self.board == NO_BOARD { &[] } else { &self.board().stages[..usize::from(self.stages)] }
    }

    /// Does a stage that does this stand?
    pub fn has_act(&self, act: Act) -> bool {
        self.built_stages().iter().any(|stage| stage.act == act)
    }

    /// Shields of cards and stages.
    pub fn shields(&self) -> u8 {
        self.shields
    }

    /// Conflict tokens: defeats, then victories of Age I, II and III.
    pub fn tokens(&self) -> [u8; 4] {
        self.tokens
    }

    /// Raw materials and manufactured goods of choice per turn, for the owner only.
    pub fn any(&self) -> (u8, u8) {
        (self.any_raw, self.any_manufactured)
    }

    /// `CHEAP_` bits of the discounts.
    pub fn discounts(&self) -> u8 {
        self.discounts
    }

    /// How often the cards have each symbol, in the order of [`Symbol::ALL`], and how many symbols
    /// are of free choice.
    #[inline]
    pub fn symbols(&self) -> ([u32; 3], u32) {
        let symbols = Symbol::ALL.map(|symbol| self.cards.and(CardSet::of_symbol(symbol)).len());
        let wild = self.cards.and(CardSet::WILD_SCIENCE).len();
        // No board has two such stages.
        (symbols, wild + u32::from(self.has_act(Act::WildScience)))
    }

    /// The building joins the city; what it brings at once is not paid here.
    pub(crate) fn add(&mut self, card: Card) {
        let (hot, facts) = (card.hot(), card.facts());
        self.cards = self.cards.with(card);
        self.production = self.production + hot.produces;
        self.pairs |= hot.pair;
        self.any_raw += u8::from(facts.any_raw);
        self.any_manufactured += u8::from(facts.any_manufactured);
        self.discounts |= facts.discount;
        self.shields += facts.shields;
    }

    /// The next stage stands; what it brings at once is not paid here.
    pub(crate) fn add_stage(&mut self) -> &'static Stage {
        let stage = self.next_stage().expect("a stage is left to build");
        self.stages += 1;
        self.shields += stage.shields;
        self.any_raw += u8::from(stage.act == Act::AnyRaw);
        self.any_manufactured += u8::from(stage.act == Act::AnyManufactured);
        stage
    }

    /// Everything that makes one resource per turn: the resources it can be, and whether neighbours can
    /// buy it. What makes one kind only comes first.
    pub fn sources(&self) -> impl Iterator<Item = (Vec<Resource>, bool)> {
        let made = Resource::amounts(self.production);
        let made = made.flat_map(|(good, n)| std::iter::repeat_n((vec![good], true), n.into()));
        let of = |set: u8| Resource::raw().into_iter().filter(move |r| set >> r.index() & 1 == 1);
        let pairs = (0..PAIRS.len()).filter(|i| self.pairs >> i & 1 == 1);
        let pairs = pairs.map(move |i| (of(PAIRS[i]).collect(), true));
        let raw = std::iter::repeat_n((Resource::raw(), false), self.any_raw.into());
        let manufactured = (Resource::manufactured(), false);
        let manufactured = std::iter::repeat_n(manufactured, self.any_manufactured.into());
        made.chain(pairs).chain(manufactured).chain(raw)
    }

    /// How many cards of this colour.
    #[inline]
    pub fn colour(&self, colour: Colour) -> u32 {
        self.cards.and(CardSet::of_colour(colour)).len()
    }

    /// How many of something the city has.
    pub fn count(&self, count: Count) -> u32 {
        match count {
            Count::Brown => self.colour(Colour::Brown),
            Count::Grey => self.colour(Colour::Grey),
            Count::Blue => self.colour(Colour::Blue),
            Count::Yellow => self.colour(Colour::Yellow),
            Count::Red => self.colour(Colour::Red),
            Count::Green => self.colour(Colour::Green),
            Count::BrownGreyPurple => {
                self.colour(Colour::Brown) + self.colour(Colour::Grey) + self.colour(Colour::Purple)
            }
            Count::Stages => u32::from(self.stages),
        }
    }
}
