//! Moves: what a seat can decide, their ids, and which are legal now.

use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::{Luck, MoveId, Seat};

use crate::catalogue::FreeCard;
use crate::data::{Act, Card, Side, Wonder};
use crate::payment::{MOST_PAYMENTS, Payment, Payments};
use crate::refusal::Refusal;
use crate::state::{HAND, Phase, State, TURNS};
use crate::trade::Market;

/// One seat's decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Build a card of the hand.
    Build(Card, Payment),
    /// Build the next stage of the wonder with a card of the hand.
    Stage(Card, Payment),
    /// Sell a card of the hand.
    Sell(Card),
    /// Build a card of the discard pile, or none.
    Revive(Option<Card>),
    /// Choose a wonder.
    Choose(Wonder),
    /// Choose the side of the wonder.
    Side(Side),
}

// Ids: one block per kind of move, in the order of the enum; payments are numbered, cheapest first.
const CARDS: u16 = Card::COUNT as u16;
const WAYS: u16 = MOST_PAYMENTS as u16;
const STAGE: u16 = CARDS * WAYS;
const SELL: u16 = 2 * STAGE;
const REVIVE: u16 = SELL + CARDS;
const REVIVE_NOTHING: u16 = REVIVE + CARDS;
const CHOOSE: u16 = REVIVE_NOTHING + 1;
const SIDE: u16 = CHOOSE + Wonder::COUNT as u16;
/// Move ids are below this.
pub const MOVE_IDS: u16 = SIDE + 2;

/// What makes buildings free besides chains: Olympia.
#[derive(Clone, Copy, Debug)]
struct Gifts {
    /// Every building is free this turn.
    all: bool,
    /// A building is free if the city has none of its colour.
    new_colour: bool,
}

impl State {
    /// Replaces `out` by the legal moves of a seat in ascending order of their ids.
    pub fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        match self.phase {
            Phase::Play => self.plays(seat, out),
            Phase::Seventh(owner) if owner == seat => self.plays(seat, out),
            Phase::Revive(owner) if owner == seat => {
                out.extend(self.revivable(seat).iter().map(|card| Move::Revive(Some(card))));
                out.push(Move::Revive(None)); // Rule 5.45
            }
            Phase::ChooseWonder(chooser) if chooser == seat => {
                out.extend(self.free_wonders().iter().map(Move::Choose));
            }
            Phase::ChooseSides if seat.index() < usize::from(self.seats) => {
                out.extend([Side::Day, Side::Night].map(Move::Side));
            }
            _ => {}
        }
    }

    fn plays(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat.index() >= usize::from(self.seats) {
            return;
        }
        let (kinds, market, gifts) = (self.kinds(seat), self.market(seat), self.gifts(seat));
        for &card in kinds.as_slice() {
            let ways = self.build_ways(seat, card, &market, gifts);
            out.extend(ways.as_slice().iter().map(|&payment| Move::Build(card, payment)));
        }
        let ways = self.stage_ways(seat, &market);
        for &card in kinds.as_slice() {
            out.extend(ways.as_slice().iter().map(|&payment| Move::Stage(card, payment)));
        }
        out.extend(kinds.as_slice().iter().map(|&card| Move::Sell(card))); // Rule 2.6
    }

    /// A legal move of a seat that plays a card, each equally likely, without writing the list.
    pub(crate) fn random_play(&self, seat: Seat, luck: &mut impl Luck) -> Move {
        let (kinds, market, gifts) = (self.kinds(seat), self.market(seat), self.gifts(seat));
        let cards = kinds.as_slice();
        let mut builds = [Payments::NOTHING; HAND];
        let mut build_count = 0;
        for (ways, &card) in builds.iter_mut().zip(cards) {
            *ways = self.build_ways(seat, card, &market, gifts);
            build_count += ways.as_slice().len();
        }
        let stages = self.stage_ways(seat, &market);
        let stages = stages.as_slice();
        let mut n = luck.below((build_count + cards.len() * (stages.len() + 1)) as u32) as usize;
        if n < build_count {
            for (ways, &card) in builds.iter().zip(cards) {
                match ways.as_slice().get(n) {
                    Some(&payment) => return Move::Build(card, payment),
                    None => n -= ways.as_slice().len(),
                }
            }
        }
        n -= build_count;
        if let Some(&card) = cards.get(n) {
            return Move::Sell(card);
        }
        n -= cards.len();
        Move::Stage(cards[n / stages.len()], stages[n % stages.len()])
    }

    /// The payments with which the seat can build the card now.
    #[inline]
    fn build_ways(&self, seat: Seat, card: Card, market: &Market, gifts: Gifts) -> Payments {
        let hot = card.hot();
        if !self.city(seat).cards.and(hot.same_name).is_empty() {
            return Payments::NOTHING; // Rule 3.44
        }
        if self.comes_free(seat, card, gifts) {
            return Payments::FREE; // Rule 3.43
        }
        market.affordable(hot.cost)
    }

    /// The payments with which the seat can build its next stage now.
    #[inline]
    fn stage_ways(&self, seat: Seat, market: &Market) -> Payments {
        match self.city(seat).next_stage() {
            Some(stage) => market.affordable(stage.cost),
            None => Payments::NOTHING,
        }
    }

    /// The kinds of card in the hand, each once (rule 2.14).
    #[inline]
    fn kinds(&self, seat: Seat) -> CardKinds {
        let mut kinds = CardKinds { cards: [Card(0); HAND], len: 0 };
        let mut last = u8::MAX;
        for &card in self.hand_bytes(seat) {
            if card != last {
                kinds.cards[kinds.len] = Card(card);
                kinds.len += 1;
            }
            last = card;
        }
        kinds
    }

    /// The payments for a building, and its coins to the bank.
    #[inline]
    fn building(&self, seat: Seat, card: Card, market: &Market, gifts: Gifts) -> (Payments, u16) {
        if self.comes_free(seat, card, gifts) {
            return (Payments::FREE, 0); // Rule 3.43
        }
        let cost = card.hot().cost;
        (market.payments(cost), u16::from(cost.coins()))
    }

    /// Is the building free for the seat: by a chain, or by Olympia?
    #[inline]
    fn comes_free(&self, seat: Seat, card: Card, gifts: Gifts) -> bool {
        let city = self.city(seat);
        let hot = card.hot();
        !city.cards.and(hot.free_with).is_empty() // Rule 3.36
            || gifts.all
            || gifts.new_colour && city.colour(hot.colour) == 0 // Rule 5.47
    }

    /// Is the building free for the seat now?
    pub fn is_free(&self, seat: Seat, card: Card) -> bool {
        self.comes_free(seat, card, self.gifts(seat))
    }

    /// How the wonder makes the building free for the seat now; none when it does not, when a chain
    /// does, and when the building costs nothing.
    pub fn gift(&self, seat: Seat, card: Card) -> Option<FreeCard> {
        let gifts = self.gifts(seat);
        let chained = !self.city(seat).cards.and(card.free_with()).is_empty();
        if card.facts().cost.is_none() || chained || !self.comes_free(seat, card, gifts) {
            return None;
        }
        Some(match (gifts.all, self.turn) {
            (false, _) => FreeCard::FirstOfColour,
            (true, 0) => FreeCard::FirstOfAge,
            (true, _) => FreeCard::LastOfAge,
        })
    }

    #[inline]
    fn gifts(&self, seat: Seat) -> Gifts {
        const OLYMPIA: u8 = 5;
        let city = self.city(seat);
        if city.board >> 1 != OLYMPIA {
            return Gifts { all: false, new_colour: false };
        }
        let first = self.turn == 0 && city.has_act(Act::FirstCard); // Rule 5.50
        let last = self.turn == TURNS - 1 && city.has_act(Act::LastCard); // Rule 5.52
        Gifts { all: first || last, new_colour: city.has_act(Act::FirstOfColour) }
    }

    /// Is this move legal for this seat now, and if not, why?
    pub fn check(&self, seat: Seat, m: Move) -> Result<(), Refusal> {
        let (fits, decides) = match m {
            Move::Build(..) | Move::Stage(..) | Move::Sell(_) => match self.phase {
                Phase::Play => (true, seat.index() < usize::from(self.seats)),
                Phase::Seventh(owner) => (true, owner == seat),
                _ => (false, false),
            },
            Move::Revive(_) => match self.phase {
                Phase::Revive(owner) => (true, owner == seat),
                _ => (false, false),
            },
            Move::Choose(_) => match self.phase {
                Phase::ChooseWonder(chooser) => (true, chooser == seat),
                _ => (false, false),
            },
            Move::Side(_) => {
                (self.phase == Phase::ChooseSides, seat.index() < usize::from(self.seats))
            }
        };
        if !fits {
            return Err(Refusal::AnotherTime(self.phase));
        }
        if !decides {
            return Err(Refusal::NotYourTurn);
        }
        match m {
            Move::Build(card, payment) => {
                self.check_hand(seat, card)?;
                self.check_name(seat, card)?;
                let market = self.market(seat);
                let (payments, bank) = self.building(seat, card, &market, self.gifts(seat));
                check_payment(&market, card.hot().cost, &payments, bank, payment)
            }
            Move::Stage(card, payment) => {
                self.check_hand(seat, card)?;
                let Some(stage) = self.city(seat).next_stage() else {
                    return Err(Refusal::WonderComplete);
                };
                let market = self.market(seat);
                check_payment(&market, stage.cost, &market.payments(stage.cost), 0, payment)
            }
            Move::Sell(card) => self.check_hand(seat, card),
            Move::Revive(Some(card)) => {
                if !self.discard_kinds().has(card) {
                    return Err(Refusal::NotInPile(card));
                }
                self.check_name(seat, card)
            }
            Move::Choose(wonder) => {
                let owner = |seat: &Seat| self.city(*seat).wonder() == Some(wonder);
                let taken = |by| Err(Refusal::Taken { wonder, by });
                Seat::all(self.seats).find(owner).map_or(Ok(()), taken)
            }
            Move::Revive(None) | Move::Side(_) => Ok(()),
        }
    }

    fn check_name(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let name = card.facts().name;
        let stands = self.city(seat).cards.iter().any(|c| c.facts().name == name);
        if stands { Err(Refusal::SameName(card)) } else { Ok(()) }
    }

    fn check_hand(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.hand(seat).any(|held| held == card) {
            return Ok(());
        }
        Err(Refusal::NotInHand(card))
    }

    /// The id of a legal move: payments are numbered by their place among all that are worth
    /// offering.
    pub fn move_id(&self, seat: Seat, m: Move) -> MoveId {
        let number = |payments: Payments, payment| {
            payments.as_slice().iter().position(|p| *p == payment).unwrap_or(0) as u16
        };
        let way = match m {
            Move::Build(card, payment) => {
                let market = self.market(seat);
                number(self.building(seat, card, &market, self.gifts(seat)).0, payment)
            }
            Move::Stage(_, payment) => number(self.stage_payments(seat), payment),
            _ => 0,
        };
        MoveId(m.first_id() + way)
    }

    /// What an id stands for here. A payment that is not worth offering here stands for nothing.
    pub fn move_from_id(&self, seat: Seat, MoveId(id): MoveId) -> Option<Move> {
        let way = |payments: Payments| payments.as_slice().get(usize::from(id % WAYS)).copied();
        Some(match id {
            ..STAGE => {
                let card = Card((id / WAYS) as u8);
                let market = self.board_market(seat)?;
                let gifts = self.gifts(seat);
                Move::Build(card, way(self.building(seat, card, &market, gifts).0)?)
            }
            STAGE..SELL => {
                self.board_market(seat)?;
                Move::Stage(Card(((id - STAGE) / WAYS) as u8), way(self.stage_payments(seat))?)
            }
            SELL..REVIVE => Move::Sell(Card((id - SELL) as u8)),
            REVIVE..REVIVE_NOTHING => Move::Revive(Some(Card((id - REVIVE) as u8))),
            REVIVE_NOTHING => Move::Revive(None),
            CHOOSE..SIDE => Move::Choose(Wonder((id - CHOOSE) as u8)),
            SIDE => Move::Side(Side::Day),
            _ if id == SIDE + 1 => Move::Side(Side::Night),
            _ => return None,
        })
    }

    /// The market of a seat, once the wonders are on the table.
    fn board_market(&self, seat: Seat) -> Option<Market> {
        (self.age > 0).then(|| self.market(seat))
    }

    /// The payments worth offering for a building of a card, whether or not the coins suffice.
    pub fn build_payments(&self, seat: Seat, card: Card) -> Payments {
        self.building(seat, card, &self.market(seat), self.gifts(seat)).0
    }

    /// The payments worth offering for the next stage, whether or not the coins suffice.
    pub fn stage_payments(&self, seat: Seat) -> Payments {
        match self.city(seat).next_stage() {
            Some(stage) => self.market(seat).payments(stage.cost),
            None => Payments::NOTHING,
        }
    }
}

/// The ids of all legal moves of a seat, as [`State::legal_moves`] lists them. What the coins suffice
/// for stands first among all that is worth offering, so the place among the payments of a card is
/// its number: no price has to be worked out again.
pub(crate) fn legal_ids(moves: &[Move], out: &mut Vec<u16>) {
    out.clear();
    let mut next = u16::MAX;
    out.extend(moves.iter().map(|&m| {
        let first = m.first_id();
        let follows = first < SELL && (first..first + WAYS).contains(&next);
        let id = if follows { next } else { first };
        next = id + 1;
        id
    }));
}

impl Move {
    /// The id of a move; of one with a payment, that with the cheapest.
    fn first_id(self) -> u16 {
        match self {
            Self::Build(card, _) => card.0 as u16 * WAYS,
            Self::Stage(card, _) => STAGE + card.0 as u16 * WAYS,
            Self::Sell(card) => SELL + card.0 as u16,
            Self::Revive(Some(card)) => REVIVE + card.0 as u16,
            Self::Revive(None) => REVIVE_NOTHING,
            Self::Choose(wonder) => CHOOSE + wonder.0 as u16,
            Self::Side(side) => SIDE + side as u16,
        }
    }
}

fn check_payment(
    market: &Market,
    cost: Goods,
    payments: &Payments,
    bank: u16,
    payment: Payment,
) -> Result<(), Refusal> {
    let coins = market.coins();
    let Some(&cheapest) = payments.as_slice().first() else {
        return Err(Refusal::Lacks(market.lacks(cost)));
    };
    let price = cheapest.total() + bank;
    if price > coins {
        return Err(Refusal::TooDear { price, coins });
    }
    if !payments.as_slice().contains(&payment) {
        return Err(Refusal::OtherPayment(cheapest));
    }
    let price = payment.total() + bank;
    if price > coins { Err(Refusal::TooDear { price, coins }) } else { Ok(()) }
}

/// The kinds of card in a hand.
struct CardKinds {
    cards: [Card; HAND],
    len: usize,
}

impl CardKinds {
    #[inline]
    fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len]
    }
}
