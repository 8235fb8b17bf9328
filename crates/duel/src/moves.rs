//! Moves: what a seat can decide, their ids, and which are legal now.

use mirabilia_kernel::{Luck, MoveId, Seat};

use crate::cost::Market;
use crate::data::{Card, CardSet, SLOTS, Token, TokenSet, Wonder, WonderSet};
use crate::refusal::Refusal;
use crate::state::{Lying, Phase, State};

/// One seat's decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Construct an accessible card.
    Build(Card),
    /// Discard an accessible card for coins.
    Sell(Card),
    /// Construct a wonder, using up an accessible card.
    Wonder(Wonder, Card),
    /// Draft a wonder.
    Take(Wonder),
    /// Take a progress token.
    Token(Token),
    /// Throw out one of the opponent's cards.
    Destroy(Card),
    /// Construct a card of the discard pile for nothing.
    Revive(Card),
    /// Name the seat that begins the age.
    Begin(Seat),
}

// Ids: one block per kind of move, in the order of the enum; wonders are wonder-major.
const CARDS: u16 = Card::COUNT as u16;
const SELL: u16 = CARDS;
const WONDER: u16 = SELL + CARDS;
const TAKE: u16 = WONDER + Wonder::COUNT as u16 * CARDS;
const TOKEN: u16 = TAKE + Wonder::COUNT as u16;
const DESTROY: u16 = TOKEN + Token::COUNT as u16;
const REVIVE: u16 = DESTROY + CARDS;
const BEGIN: u16 = REVIVE + CARDS;
/// Move ids are below this.
pub const MOVE_IDS: u16 = BEGIN + 2;

impl Move {
    /// The id of the move, the same in every position.
    #[inline]
    pub const fn id(self) -> MoveId {
        MoveId(match self {
            Self::Build(card) => card.0 as u16,
            Self::Sell(card) => SELL + card.0 as u16,
            Self::Wonder(wonder, card) => WONDER + wonder.0 as u16 * CARDS + card.0 as u16,
            Self::Take(wonder) => TAKE + wonder.0 as u16,
            Self::Token(token) => TOKEN + token.0 as u16,
            Self::Destroy(card) => DESTROY + card.0 as u16,
            Self::Revive(card) => REVIVE + card.0 as u16,
            Self::Begin(seat) => BEGIN + seat.index() as u16,
        })
    }

    /// The move with this id.
    pub const fn from_id(MoveId(id): MoveId) -> Option<Self> {
        Some(match id {
            ..SELL => Self::Build(Card(id as u8)),
            SELL..WONDER => Self::Sell(Card((id - SELL) as u8)),
            WONDER..TAKE => {
                let id = id - WONDER;
                Self::Wonder(Wonder((id / CARDS) as u8), Card((id % CARDS) as u8))
            }
            TAKE..TOKEN => Self::Take(Wonder((id - TAKE) as u8)),
            TOKEN..DESTROY => Self::Token(Token((id - TOKEN) as u8)),
            DESTROY..REVIVE => Self::Destroy(Card((id - DESTROY) as u8)),
            REVIVE..BEGIN => Self::Revive(Card((id - REVIVE) as u8)),
            BEGIN..MOVE_IDS => Self::Begin(Seat::new((id - BEGIN) as u8)),
            _ => return None,
        })
    }
}

/// No structure ever has more accessible cards.
const MOST_OPEN: u32 = 6;

/// What the active seat may decide, as sets. A list of moves is these sets written out.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choices {
    /// Play a card: those that can be built, all that are accessible (both by their number within
    /// the age), and the wonders that can be built with any of them.
    Play {
        first: u8,
        build: u32,
        open: u32,
        wonders: WonderSet,
    },
    Take(WonderSet),
    Token(TokenSet),
    Destroy(CardSet),
    Revive(CardSet),
    Begin,
    Nothing,
}

impl State {
    /// What the active seat may decide.
    #[inline]
    pub(crate) fn choices(&self) -> Choices {
        match self.phase {
            Phase::Play => self.plays(),
            Phase::Draft => Choices::Take(self.offered),
            Phase::Token => Choices::Token(self.board),
            Phase::Library => Choices::Token(self.drawn),
            Phase::Destroy(colour) => {
                Choices::Destroy(self.rival(self.active).cards.and(CardSet::of_colour(colour)))
            }
            Phase::Revive => Choices::Revive(self.discard),
            Phase::Begin => Choices::Begin,
            _ => Choices::Nothing,
        }
    }

    #[inline]
    fn plays(&self) -> Choices {
        let (city, market) = (self.city(self.active), self.market(self.active));
        let first = self.first_card();
        let open = self.laid.open_cards;
        let chained = open & city.chained[usize::from(self.age) - 1]; // Rule 3.28
        let (build, wonders) = if market.has_help() {
            affordable::<true>(&market, first, open, city.unbuilt)
        } else {
            affordable::<false>(&market, first, open, city.unbuilt)
        };
        Choices::Play { first, build: build | chained, open, wonders }
    }

    /// Replaces `out` by the legal moves of a seat in ascending order of their ids.
    pub fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if seat != self.active {
            return;
        }
        match self.choices() {
            Choices::Play { first, build, open, wonders } => {
                let card = |local| Card(first + local);
                out.extend(bits(build).map(|local| Move::Build(card(local))));
                out.extend(bits(open).map(|local| Move::Sell(card(local))));
                for wonder in wonders.iter() {
                    out.extend(bits(open).map(|local| Move::Wonder(wonder, card(local))));
                }
            }
            Choices::Take(wonders) => out.extend(wonders.iter().map(Move::Take)),
            Choices::Token(tokens) => out.extend(tokens.iter().map(Move::Token)),
            Choices::Destroy(cards) => out.extend(cards.iter().map(Move::Destroy)),
            Choices::Revive(cards) => out.extend(cards.iter().map(Move::Revive)),
            Choices::Begin => out.extend(Seat::all(2).map(Move::Begin)),
            Choices::Nothing => {}
        }
    }

    /// A legal move of the active seat, each equally likely, without writing the list.
    pub fn random_move(&self, luck: &mut impl Luck) -> Move {
        match self.phase {
            Phase::Play => self.random_play(luck),
            _ => match self.choices() {
                Choices::Take(wonders) => Move::Take(wonders.nth(luck.below(wonders.len()))),
                Choices::Token(tokens) => Move::Token(tokens.nth(luck.below(tokens.len()))),
                Choices::Destroy(cards) => Move::Destroy(cards.nth(luck.below(cards.len()))),
                Choices::Revive(cards) => Move::Revive(cards.nth(luck.below(cards.len()))),
                Choices::Begin => Move::Begin(Seat::new(luck.below(2) as u8)),
                Choices::Play { .. } | Choices::Nothing => unreachable!("no seat decides now"),
            },
        }
    }

    /// Any use with any card, drawn until it can be paid for. Every legal move is equally
    /// likely, and only the prices that were drawn are worked out: playouts spend most of their
    /// time here.
    fn random_play(&self, luck: &mut impl Luck) -> Move {
        let city = self.city(self.active);
        let market = self.market(self.active);
        let open = self.laid.open_cards;
        let (cards, uses) = (open.count_ones(), 2 + city.unbuilt.len());
        let any_card = |luck: &mut _| nth_bit::<MOST_OPEN>(open, Luck::below(luck, cards));
        let first = self.first_card();
        loop {
            match luck.below(uses) {
                0 => return Move::Sell(Card(first + any_card(luck))),
                1 => {
                    let local = any_card(luck);
                    let card = Card(first + local);
                    let chained = city.chained[usize::from(self.age) - 1] >> local & 1 == 1;
                    if chained || market.affords_card::<true>(card) {
                        return Move::Build(card);
                    }
                }
                n => {
                    let wonder = Wonder(nth_bit::<4>(city.unbuilt.bits().into(), n - 2));
                    if market.affords_wonder::<true>(wonder) {
                        return Move::Wonder(wonder, Card(first + any_card(luck)));
                    }
                }
            }
        }
    }

    /// Is this move legal for this seat now, and if not, why? Written apart from the list, straight
    /// from the rules, so that the two check each other.
    pub fn check(&self, seat: Seat, m: Move) -> Result<(), Refusal> {
        let phase_fits = match m {
            Move::Build(_) | Move::Sell(_) | Move::Wonder(..) => self.phase == Phase::Play,
            Move::Take(_) => self.phase == Phase::Draft,
            Move::Token(_) => matches!(self.phase, Phase::Token | Phase::Library),
            Move::Destroy(_) => matches!(self.phase, Phase::Destroy(_)),
            Move::Revive(_) => self.phase == Phase::Revive,
            Move::Begin(_) => self.phase == Phase::Begin,
        };
        if !phase_fits {
            return Err(Refusal::AnotherTime(self.phase));
        }
        if seat != self.active {
            return Err(Refusal::NotYourTurn);
        }
        match m {
            Move::Build(card) => {
                self.check_accessible(card)?;
                self.check_purse(seat, self.market(seat).card(card).total)
            }
            Move::Sell(card) => self.check_accessible(card),
            Move::Wonder(wonder, card) => {
                self.check_accessible(card)?;
                let city = self.city(seat);
                if city.built.has(wonder) {
                    return Err(Refusal::AlreadyBuilt(wonder));
                }
                if !city.unbuilt.has(wonder) {
                    return Err(Refusal::NotYourWonder(wonder));
                }
                self.check_purse(seat, self.market(seat).wonder(wonder).total)
            }
            Move::Take(wonder) if !self.offered.has(wonder) => Err(Refusal::NotOffered(wonder)),
            Move::Token(token) => {
                let tokens = if self.phase == Phase::Library { self.drawn } else { self.board };
                if tokens.has(token) { Ok(()) } else { Err(Refusal::NoSuchToken(token)) }
            }
            Move::Destroy(card) => {
                let fits = self.phase == Phase::Destroy(card.facts().colour)
                    && self.rival(seat).cards.has(card);
                if fits { Ok(()) } else { Err(Refusal::NotDestroyable(card)) }
            }
            Move::Revive(card) if !self.discard.has(card) => Err(Refusal::NotDiscarded(card)),
            Move::Begin(named) if named.index() > 1 => Err(Refusal::NotYourTurn),
            Move::Take(_) | Move::Revive(_) | Move::Begin(_) => Ok(()),
        }
    }

    fn check_accessible(&self, card: Card) -> Result<(), Refusal> {
        let lies = |&slot: &u8| self.slot(slot) == Lying::FaceUp(card);
        let Some(slot) = (0..SLOTS as u8).find(lies) else {
            return Err(Refusal::NotInStructure(card));
        };
        if self.is_accessible(slot) {
            return Ok(());
        }
        let covered_by = self.structure().covered_by[slot as usize] & self.laid.left;
        Err(Refusal::Covered { card, by: bits(covered_by).collect() })
    }

    fn check_purse(&self, seat: Seat, price: u16) -> Result<(), Refusal> {
        let coins = self.city(seat).coins; // Rule 3.26
        if price <= coins { Ok(()) } else { Err(Refusal::TooDear { price, coins }) }
    }
}

/// The open cards and the wonders that the buyer can pay for. Most cities most of the time have no
/// help to assign, and then nothing here branches on a price.
#[inline]
fn affordable<const HELP: bool>(
    market: &Market<'_>,
    first: u8,
    open: u32,
    unbuilt: WonderSet,
) -> (u32, WonderSet) {
    let (mut build, mut wonders) = (0, 0);
    for local in bits(open) {
        build |= u32::from(market.affords_card::<HELP>(Card(first + local))) << local;
    }
    for wonder in unbuilt.iter() {
        wonders |= u16::from(market.affords_wonder::<HELP>(wonder)) << wonder.0;
    }
    (build, WonderSet::from_bits(wonders))
}

/// The numbers of the bits set, lowest first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}

/// The number of the `n`-th bit set, counted from 0, of at most `MOST` bits.
///
/// Always walks all the way: which bit is wanted is random, and a walk that stops there would end in
/// a branch that nothing can predict.
#[inline]
pub(crate) fn nth_bit<const MOST: u32>(mut set: u32, n: u32) -> u8 {
    debug_assert!(n < set.count_ones() && set.count_ones() <= MOST, "bit {n} of {set:b}");
    for i in 1..MOST {
        let rest = set & set.wrapping_sub(1);
        set = if n >= i { rest } else { set };
    }
    set.trailing_zeros() as u8
}
