//! The state of a game: two cities, the structure, the track, and what is due next.
//!
//! Everything in it is known to both players. Face-down cards are not in it: they are drawn when
//! they are revealed, with the same chances as if they had lain there all along, so that a state is
//! perfect information plus luck.

use mirabilia_kernel::{End, Seat, SeatSet, Turn};

use crate::city::City;
use crate::data::{
    CAPITAL, Card, CardSet, Colour, FIRST_GAME, SLOTS, START_COINS, STRUCTURES, Slot, Structure,
    TRACK, TokenSet, Wonder, WonderSet,
};
use crate::setup::{Centre, Setup, WonderDeal};

/// What is due next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Luck: who is the first player.
    DealFirst,
    /// Luck: the five progress tokens of the board.
    DealTokens,
    /// Luck: four wonders to draft.
    DealWonders,
    /// The active seat takes one of the wonders on the table.
    Draft,
    /// Luck: the structure of the age.
    DealAge,
    /// The active seat, with the weaker army, says who begins the age.
    Begin,
    /// The active seat plays a card.
    Play,
    /// The active seat takes a progress token from the board.
    Token,
    /// Luck: three tokens from the box.
    DealLibrary,
    /// The active seat takes one of the three.
    Library,
    /// The active seat throws out one of the opponent's cards of this colour.
    Destroy(Colour),
    /// The active seat constructs a card of the discard pile.
    Revive,
    /// Luck: an uncovered card is turned up.
    Reveal,
    /// The game has ended.
    Over(End),
}

impl Phase {
    /// One phase of each kind.
    pub const KINDS: [Self; 14] = [
        Self::DealFirst,
        Self::DealTokens,
        Self::DealWonders,
        Self::Draft,
        Self::DealAge,
        Self::Begin,
        Self::Play,
        Self::Token,
        Self::DealLibrary,
        Self::Library,
        Self::Destroy(Colour::Brown),
        Self::Revive,
        Self::Reveal,
        Self::Over(End::Points),
    ];

    /// Its id in files and on the wire; a described position adds the colour to `destroy`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::DealFirst => "first",
            Self::DealTokens => "tokens",
            Self::DealWonders => "wonders",
            Self::Draft => "draft",
            Self::DealAge => "deal",
            Self::Begin => "begin",
            Self::Play => "play",
            Self::Token => "token",
            Self::DealLibrary => "draw-library",
            Self::Library => "library",
            Self::Destroy(_) => "destroy",
            Self::Revive => "revive",
            Self::Reveal => "reveal",
            Self::Over(_) => "over",
        }
    }
}

/// What lies in a slot of the structure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lying {
    /// Nothing any more.
    Nothing,
    /// A card face down with the back of its age.
    FaceDown,
    /// A card face down with the back of a guild.
    FaceDownGuild,
    /// A card face up.
    FaceUp(Card),
}

/// Cards in the structure, beside their bits by slot and by card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Laid {
    /// The card in each slot that is or was face up, by its number within the age; [`NO_CARD`]
    /// elsewhere.
    pub(crate) cards: [u8; SLOTS],
    /// The slot of each card that is or was face up, by its number within the age.
    pub(crate) slots: [Slot; MOST_CARDS],
    /// Slots that still hold a card.
    pub(crate) left: u32,
    /// Slots that hold a card face down.
    pub(crate) face_down: u32,
    /// Slots that hold a guild face down.
    pub(crate) guild_backs: u32,
    /// Slots with nothing on them.
    pub(crate) open: u32,
    /// Accessible cards, by their number within the age.
    pub(crate) open_cards: u32,
    /// Cards of the age that no player has seen (face down or removed), by their number within the
    /// age.
    pub(crate) unseen: u32,
}

/// A number that no card has within its age: its bit is never a card's.
pub(crate) const NO_CARD: u8 = 31;
/// The most cards that can be dealt in an age: Age III and the guilds.
pub(crate) const MOST_CARDS: usize = 27;

impl Laid {
    pub(crate) const EMPTY: Self = Self {
        cards: [NO_CARD; SLOTS],
        slots: [0; MOST_CARDS],
        left: 0,
        face_down: 0,
        guild_backs: 0,
        open: 0,
        open_cards: 0,
        unseen: 0,
    };
}

/// A game of Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) cities: [City; 2],
    pub(crate) discard: CardSet,
    pub(crate) laid: Laid,
    /// Tokens on the board.
    pub(crate) board: TokenSet,
    /// Tokens drawn for the Great Library, while it is resolved.
    pub(crate) drawn: TokenSet,
    /// Wonders on the table during the draft.
    pub(crate) offered: WonderSet,
    /// Wonders not dealt yet.
    pub(crate) undealt: WonderSet,
    /// Positive towards seat 1's capital.
    pub(crate) pawn: i8,
    /// Military tokens still on the board: `LOOT_BITS`.
    pub(crate) loot: u8,
    /// The age in play, 0 before the first.
    pub(crate) age: u8,
    /// How many wonders have been drafted.
    pub(crate) drafted: u8,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    pub(crate) first: Seat,
    /// Will the active seat play again after this turn?
    pub(crate) again: bool,
    pub(crate) centre: Centre,
}

impl State {
    pub(crate) fn opening(setup: &Setup) -> Self {
        let first = setup.first.unwrap_or_default();
        let mut state = Self {
            cities: [City { coins: START_COINS, ..City::default() }; 2],
            discard: CardSet::EMPTY,
            laid: Laid::EMPTY,
            board: TokenSet::EMPTY,
            drawn: TokenSet::EMPTY,
            offered: WonderSet::EMPTY,
            undealt: WonderSet::from_bits((1 << Wonder::COUNT) - 1),
            pawn: 0,
            loot: 0b1111,
            age: 0,
            drafted: 0,
            phase: if setup.first.is_some() { Phase::DealTokens } else { Phase::DealFirst },
            active: first,
            first,
            again: false,
            centre: setup.centre,
        };
        if setup.wonders == WonderDeal::FirstGame {
            for (city, wonders) in state.cities.iter_mut().zip(FIRST_GAME) {
                city.unbuilt = wonders.into_iter().collect();
            }
            state.undealt = WonderSet::EMPTY;
            state.drafted = 8;
        }
        state
    }

    /// A seat's city.
    #[inline]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// The opponent's city.
    #[inline]
    pub fn rival(&self, seat: Seat) -> &City {
        &self.cities[seat.other().index()]
    }

    /// What is due next.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose turn it is; after a supremacy, the winner.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The age in play, 1 to 3; 0 before the first.
    pub fn age(&self) -> u8 {
        self.age
    }

    /// The discard pile, open to both.
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// Progress tokens on the board.
    pub fn board(&self) -> TokenSet {
        self.board
    }

    /// The tokens to choose from for the Great Library, while it is resolved.
    pub fn drawn(&self) -> TokenSet {
        self.drawn
    }

    /// Wonders on the table during the draft.
    pub fn offered(&self) -> WonderSet {
        self.offered
    }

    /// The conflict pawn: −9 is seat 0's capital, 9 seat 1's.
    pub fn pawn(&self) -> i8 {
        self.pawn
    }

    /// How many spaces the pawn is from the capital that a seat attacks.
    pub fn to_capital(&self, seat: Seat) -> u8 {
        let ahead = if seat.index() == 0 { self.pawn } else { -self.pawn };
        (CAPITAL - ahead) as u8
    }

    /// Is the military token of this seat's side with this value (2 or 5) still on the board?
    pub fn has_loot(&self, side: Seat, coins: u8) -> bool {
        self.loot & loot_bit(side, coins == TRACK[2].coins) != 0
    }

    /// Will the active seat play again after this turn? Not once the game is won, nor once the age
    /// has no card left (rule 2.28).
    pub fn plays_again(&self) -> bool {
        self.again && self.laid.left != 0 && !matches!(self.phase, Phase::Over(_))
    }

    /// What lies in a slot.
    pub fn slot(&self, slot: Slot) -> Lying {
        let bit = 1 << slot;
        if self.laid.left & bit == 0 {
            Lying::Nothing
        } else if self.laid.guild_backs & bit != 0 {
            Lying::FaceDownGuild
        } else if self.laid.face_down & bit != 0 {
            Lying::FaceDown
        } else {
            Lying::FaceUp(Card(self.first_card() + self.laid.cards[slot as usize]))
        }
    }

    /// Does the slot have a card with nothing on it? (Rule 2.3)
    pub fn is_accessible(&self, slot: Slot) -> bool {
        let bit = 1 << slot;
        let covered_by = self.structure().covered_by[slot as usize];
        self.age > 0 && self.laid.left & bit != 0 && self.laid.left & covered_by == 0
    }

    /// Cards of this age that no player has seen: face down or removed.
    pub fn unseen(&self) -> CardSet {
        CardSet::from_bits(u128::from(self.laid.unseen) << self.first_card())
    }

    /// The cards that can be taken now.
    #[inline]
    pub fn accessible(&self) -> CardSet {
        CardSet::from_bits(u128::from(self.laid.open_cards) << self.first_card())
    }

    /// The cards that lie face up in the structure, covered or not.
    pub fn face_up(&self) -> CardSet {
        let mut cards = 0u32;
        let mut slots = self.laid.left & !self.laid.face_down;
        while slots != 0 {
            cards |= 1 << self.laid.cards[slots.trailing_zeros() as usize];
            slots &= slots - 1;
        }
        CardSet::from_bits(u128::from(cards) << self.first_card())
    }

    /// The slot of a card of this age that lies face up.
    #[inline]
    pub fn slot_of(&self, card: Card) -> Slot {
        self.laid.slots[usize::from(card.0 - self.first_card())]
    }

    /// The slots that still hold a card, one bit each.
    #[inline]
    pub fn left(&self) -> u32 {
        self.laid.left
    }

    /// The slots that hold a card face down, one bit each.
    #[inline]
    pub fn face_down(&self) -> u32 {
        self.laid.face_down
    }

    #[inline]
    pub(crate) fn structure(&self) -> &'static Structure {
        &STRUCTURES[usize::from(self.age.max(1)) - 1]
    }

    /// The number of the first card of the age in play.
    #[inline]
    pub(crate) fn first_card(&self) -> u8 {
        crate::data::first_of_age(self.age)
    }

    /// Who must decide now.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(_) => Turn::Over,
            Phase::DealFirst
            | Phase::DealTokens
            | Phase::DealWonders
            | Phase::DealAge
            | Phase::DealLibrary
            | Phase::Reveal => Turn::Chance,
            _ => Turn::Seats(SeatSet::only(self.active)),
        }
    }
}

/// The bit of a military token: two per side, the nearer one first.
pub(crate) const fn loot_bit(side: Seat, far: bool) -> u8 {
    1 << (2 * side.index() + far as usize)
}
