//! Offers: what a seat can pick, what each use costs, and what it leads to.
//!
//! A bill takes a payment apart; its total is what the rules charge. Everything else is found by
//! playing the move ([`mirabilia_kernel::offer`]).

use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::wire::is_default;
use mirabilia_kernel::{Change, Fast, Offer, Seat, Turn, Way};
use serde::{Deserialize, Serialize};

use crate::catalogue::FreeCard;
use crate::data::{Card, RAW, Side, Symbol, Wonder};
use crate::ids::{Due, Neighbour, Resource, Standing};
use crate::moves::Move;
use crate::payment::{Payment, Payments};
use crate::state::{Phase, State};
use crate::view::View;

/// Something that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A card of the hand or of the discard pile.
    Card(Card),
    /// No card of the discard pile.
    Nothing,
    /// A wonder.
    Wonder(Wonder),
    /// A side of the seat's own wonder.
    Side(Side),
}

/// Units of a resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersUnits"))]
pub struct Units {
    /// Which resource.
    pub good: Resource,
    /// How many.
    pub n: u8,
}

/// Units that are bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersBought"))]
pub struct Bought {
    /// Which resource.
    pub good: Resource,
    /// How many.
    pub n: u8,
    /// Coins for one of them.
    pub unit: u8,
    /// Who sells them.
    pub from: Neighbour,
}

/// What is paid, and why. A payment says how many coins each neighbour gets; where several ways to
/// buy come to the same coins, the bill names one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersBill"))]
pub struct Bill {
    /// All coins.
    pub total: u16,
    /// The coins on the card, to the bank.
    #[serde(default, skip_serializing_if = "is_default")]
    pub coins: u8,
    /// Coins to the left neighbour.
    #[serde(default, skip_serializing_if = "is_default")]
    pub left: u8,
    /// Coins to the right neighbour.
    #[serde(default, skip_serializing_if = "is_default")]
    pub right: u8,
    /// Units that the city makes in any case.
    #[serde(default, skip_serializing_if = "is_default")]
    pub made: Vec<Units>,
    /// Units that its producers of choice cover.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chosen: Vec<Units>,
    /// Units that are bought.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bought: Vec<Bought>,
    /// The card in the city that makes it free.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chain: Option<Card>,
    /// How the wonder makes it free.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gift: Option<FreeCard>,
}

/// A neighbour as the next conflict would find it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersAgainst"))]
pub struct Against {
    /// The neighbour's seat.
    pub seat: usize,
    /// On which side it sits.
    pub side: Neighbour,
    /// Its shields.
    pub shields: u8,
    /// How the seat stood before the move.
    pub was: Standing,
    /// How it stands after it.
    pub is: Standing,
}

/// What a move leads to beside coins and points, as the table stands: what others do in the same
/// turn may change it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "WondersDetail"))]
pub struct Detail {
    /// What is due once all have played.
    pub due: Due,
    /// The seat's shields, when they change.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional, type = "{ was: number; is: number }"))]
    pub shields: Option<Change<u8>>,
    /// The left and the right neighbour, when the shields change.
    #[serde(default, skip_serializing_if = "is_default")]
    pub against: Vec<Against>,
    /// A science symbol that comes into the city.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub symbol: Option<Symbol>,
    /// How often the city then has each symbol, in the order of the catalogue, when that or the
    /// number of symbols of choice changes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub symbols: [u8; 3],
    /// How many symbols of free choice it then has, in the same case.
    #[serde(default, skip_serializing_if = "is_default")]
    pub symbols_of_choice: u8,
    /// The number of the stage that is built, from 1.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stage: Option<u8>,
    /// Cards still to come that the move makes free by a chain.
    #[serde(default, skip_serializing_if = "is_default")]
    pub opens: Vec<Card>,
}

impl State {
    /// Everything that a deciding seat can pick now.
    fn offers(&self, seat: Seat) -> Vec<Offer<Self>> {
        let one = |pick: Pick, m: Move| Offer { pick, ways: vec![Way::of(self, seat, m, None)] };
        match self.phase {
            Phase::Play | Phase::Seventh(_) => {
                let mut cards: Vec<Card> = self.hand(seat).collect();
                cards.dedup();
                cards.into_iter().map(|card| self.card_offer(seat, card)).collect()
            }
            // The pile lies open: cards whose name stands are shown with the reason.
            Phase::Revive(_) => {
                let card = |card| one(Pick::Card(card), Move::Revive(Some(card)));
                let cards = self.discard_kinds().iter().map(card);
                cards.chain([one(Pick::Nothing, Move::Revive(None))]).collect()
            }
            Phase::ChooseWonder(_) => {
                Wonder::all().map(|w| one(Pick::Wonder(w), Move::Choose(w))).collect()
            }
            Phase::ChooseSides => {
                [Side::Day, Side::Night].map(|s| one(Pick::Side(s), Move::Side(s))).to_vec()
            }
            _ => Vec::new(),
        }
    }

    /// A card of the hand: to build, for a stage, to sell.
    fn card_offer(&self, seat: Seat, card: Card) -> Offer<Self> {
        let builds = self.build_payments(seat, card);
        let mut ways = self.ways(seat, &builds, &|payment| {
            (Move::Build(card, payment), self.card_bill(seat, card, payment))
        });
        ways.extend(self.ways(seat, &self.stage_payments(seat), &|payment| {
            (Move::Stage(card, payment), self.stage_bill(seat, payment))
        }));
        ways.push(Way::of(self, seat, Move::Sell(card), None));
        Offer { pick: Pick::Card(card), ways }
    }

    /// The payments that the coins suffice for; if there is none, the cheapest, which is refused.
    fn ways(
        &self,
        seat: Seat,
        payments: &Payments,
        with: &dyn Fn(Payment) -> (Move, Option<Bill>),
    ) -> Vec<Way<Self>> {
        let way = |&payment: &Payment| {
            let (m, bill) = with(payment);
            Way::of(self, seat, m, bill)
        };
        let mut ways: Vec<Way<Self>> = payments.as_slice().iter().map(way).collect();
        if ways.is_empty() {
            ways.push(Way::of(self, seat, with(Payment::NONE).0, None));
        }
        // What the coins do not suffice for comes last, dearest last.
        let open = ways.iter().filter(|way| way.is_open()).count();
        ways.truncate(open.max(1));
        ways
    }

    /// What a building costs a seat with a payment, item by item; none when it cannot be built so.
    pub fn card_bill(&self, seat: Seat, card: Card, payment: Payment) -> Option<Bill> {
        let cards = self.city(seat).cards();
        if !cards.and(card.same_name()).is_empty() {
            return None;
        }
        let chain = card.free_with().and(cards).iter().next();
        let gift = self.gift(seat, card);
        let cost = if self.is_free(seat, card) { Goods::NONE } else { card.facts().cost };
        let bill = self.bill(seat, cost, payment)?;
        Some(Bill { chain, gift, ..bill })
    }

    /// What the next stage costs a seat with a payment, item by item; none when it cannot be built
    /// so.
    pub fn stage_bill(&self, seat: Seat, payment: Payment) -> Option<Bill> {
        self.bill(seat, self.city(seat).next_stage()?.cost, payment)
    }

    fn bill(&self, seat: Seat, cost: Goods, payment: Payment) -> Option<Bill> {
        let market = self.market(seat);
        let parts = market.parts(cost, payment)?;
        let amounts = |goods: Goods| Resource::amounts(goods).filter(|(_, n)| *n > 0);
        let units = |goods| amounts(goods).map(|(good, n)| Units { good, n }).collect();
        let bought = [(Neighbour::Left, parts.left), (Neighbour::Right, parts.right)];
        let bought = bought.into_iter().flat_map(|(from, goods)| {
            let (raw, made) = market.unit_prices(from);
            let price = move |good: Resource| if good.index() < RAW { raw } else { made };
            amounts(goods).map(move |(good, n)| Bought { good, n, unit: price(good), from })
        });
        Some(Bill {
            total: payment.total() + u16::from(cost.coins()),
            coins: cost.coins(),
            left: payment.left,
            right: payment.right,
            made: units(parts.made),
            chosen: units(parts.chosen),
            bought: bought.collect(),
            chain: None,
            gift: None,
        })
    }
}

impl Detail {
    pub(crate) fn between(before: &State, after: &State, seat: Seat) -> Self {
        let (had, has) = (before.city(seat), after.city(seat));
        let against = |side: Neighbour| {
            let other = side.of(seat, before.seats());
            let theirs = after.city(other).shields();
            Against {
                seat: other.index(),
                side,
                shields: theirs,
                was: Standing::of(had.shields(), theirs),
                is: Standing::of(has.shields(), theirs),
            }
        };
        let (symbols, of_choice) = has.symbols();
        let science = has.symbols() != had.symbols();
        let shields = Change::between(had.shields(), has.shields());
        let sides = if shields.is_some() { &Neighbour::ALL[..] } else { &[] };
        let new = has.cards().less(had.cards());
        let opens = |card: &Card| {
            let chain = card.free_with();
            card.facts().age >= before.age()
                && card.copies(before.seats()) > 0
                && !chain.and(new).is_empty()
                && chain.and(had.cards()).is_empty()
                && has.cards().and(card.same_name()).is_empty()
        };
        Self {
            due: Due(after.due_after()),
            shields,
            against: sides.iter().map(|side| against(*side)).collect(),
            symbol: new.iter().find_map(|card| card.facts().symbol),
            symbols: if science { symbols.map(|n| n as u8) } else { [0; 3] },
            symbols_of_choice: if science { of_choice as u8 } else { 0 },
            stage: (has.stages() > had.stages()).then(|| has.stages()),
            opens: Card::all().filter(opens).collect(),
        }
    }
}

impl View {
    /// Everything that the viewer can pick now; nothing when it owes no decision.
    pub(crate) fn offers(&self) -> Vec<Offer<State>> {
        let (Some(seat), Turn::Seats(deciding)) = (self.seat(), self.table.turn()) else {
            return Vec::new();
        };
        match self.table.phase {
            _ if !deciding.has(seat) => Vec::new(),
            // The pile is not in the table of a view; it is the same in every world that fits.
            Phase::Revive(_) => self.imagine(&mut Fast::new(0)).offers(seat),
            _ => self.table.offers(seat),
        }
    }
}
