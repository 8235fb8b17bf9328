//! Offers: what the active seat can pick, what each use costs, and what it leads to.
//!
//! A bill takes a price apart; its total is the price that the rules charge. Everything else is
//! found by playing the move ([`mirabilia_kernel::offer`]).

use mirabilia_kernel::wire::is_default;
use mirabilia_kernel::{Change, End, Offer, Seat, Viewer, Way};
use serde::{Deserialize, Serialize};

use crate::cost::{Parts, Price};
use crate::data::{Card, RESOURCES, SLOTS, Slot, Symbol, TRACK, Token, Wonder};
use crate::ids::{Due, Resource};
use crate::moves::Move;
use crate::state::{Lying, Phase, State};
use crate::view::View;

/// Something that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A card of the structure, of the opponent's city or of the discard pile.
    Card(Card),
    /// A wonder of the draft.
    Wonder(Wonder),
    /// A progress token.
    Token(Token),
    /// The seat that begins the age.
    Seat(Seat),
}

/// Units of a good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelUnits"))]
pub struct Units {
    /// Which good.
    pub good: Resource,
    /// How many.
    pub n: u8,
    /// Coins for one of them, if it were bought.
    pub unit: u8,
}

/// What is paid, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelBill"))]
pub struct Bill {
    /// All coins.
    pub total: u16,
    /// The coins that stand on the card.
    #[serde(default, skip_serializing_if = "is_default")]
    pub coins: u8,
    /// Units that the city makes itself.
    #[serde(default, skip_serializing_if = "is_default")]
    pub made: Vec<Units>,
    /// Units that producers of choice cover.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chosen: Vec<Units>,
    /// Units that Masonry or Architecture drops.
    #[serde(default, skip_serializing_if = "is_default")]
    pub waived: Vec<Units>,
    /// Units that are bought.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bought: Vec<Units>,
    /// The card in the city that makes it free.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chain: Option<Card>,
    /// Coins for goods that go to the opponent, who has Economy; the bank gets the rest.
    #[serde(default, skip_serializing_if = "is_default")]
    pub to_rival: u16,
}

/// What a move leads to beside coins and points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelDetail"))]
pub struct Detail {
    /// What is due then: further choices of the move, the next turn, luck.
    pub due: Due,
    /// The conflict pawn, when it moves.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional, type = "{ was: number; is: number }"))]
    pub pawn: Option<Change<i8>>,
    /// The military tokens that the pawn takes off the board: the coins on each.
    #[serde(default, skip_serializing_if = "is_default")]
    pub loot: Vec<u8>,
    /// A science symbol that comes into the city.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub symbol: Option<Symbol>,
    /// How many different symbols the city has then; 0 when no symbol comes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub symbols: u8,
    /// The slots that are uncovered, face up or face down.
    #[serde(default, skip_serializing_if = "is_default")]
    pub uncovers: Vec<Slot>,
    /// Those of them that are turned up before the next turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reveals: Vec<Slot>,
    /// Does the seat play again?
    #[serde(default, skip_serializing_if = "is_default")]
    pub plays_again: bool,
    /// Would it, had the age not ended with the move?
    #[serde(default, skip_serializing_if = "is_default")]
    pub again_lost: bool,
}

impl State {
    /// Everything that the active seat can pick now.
    pub(crate) fn offers(&self) -> Vec<Offer<Self>> {
        let seat = self.active;
        let one = |pick: Pick, m: Move| Offer { pick, ways: vec![Way::of(self, seat, m, None)] };
        let card = |m: fn(Card) -> Move| move |card| one(Pick::Card(card), m(card));
        match self.phase {
            Phase::Play => self.card_offers(),
            Phase::Draft => {
                self.offered.iter().map(|w| one(Pick::Wonder(w), Move::Take(w))).collect()
            }
            Phase::Token => {
                self.board.iter().map(|t| one(Pick::Token(t), Move::Token(t))).collect()
            }
            Phase::Library => {
                self.drawn.iter().map(|t| one(Pick::Token(t), Move::Token(t))).collect()
            }
            Phase::Destroy(colour) => {
                let fits = |card: &Card| card.facts().colour == colour;
                self.rival(seat).cards.iter().filter(fits).map(card(Move::Destroy)).collect()
            }
            Phase::Revive => self.discard.iter().map(card(Move::Revive)).collect(),
            Phase::Begin => Seat::all(2).map(|s| one(Pick::Seat(s), Move::Begin(s))).collect(),
            _ => Vec::new(),
        }
    }

    /// The cards that lie face up, in the order of the slots: to build, to sell, for a wonder. A
    /// covered card says what lies on it.
    fn card_offers(&self) -> Vec<Offer<Self>> {
        let seat = self.active;
        let lies = |slot: Slot| match self.slot(slot) {
            Lying::FaceUp(card) => Some((slot, card)),
            _ => None,
        };
        let offer = |(slot, card): (Slot, Card)| {
            let mut ways = vec![self.build_way(seat, card)];
            if self.is_accessible(slot) {
                ways.push(Way::of(self, seat, Move::Sell(card), None));
                ways.extend(self.city(seat).unbuilt.iter().map(|wonder| {
                    let bill = self.wonder_bill(seat, wonder);
                    Way::of(self, seat, Move::Wonder(wonder, card), Some(bill))
                }));
            }
            Offer { pick: Pick::Card(card), ways }
        };
        (0..SLOTS as Slot).filter_map(lies).map(offer).collect()
    }

    fn build_way(&self, seat: Seat, card: Card) -> Way<Self> {
        Way::of(self, seat, Move::Build(card), Some(self.card_bill(seat, card)))
    }

    /// What a building costs a seat now, item by item.
    pub fn card_bill(&self, seat: Seat, card: Card) -> Bill {
        let market = self.market(seat);
        let price = market.card(card);
        if price.chain {
            let chain = card.free_with();
            return Bill { chain, ..self.bill(seat, price, Parts::NONE, 0) };
        }
        let parts = market.parts(card.cost(), market.card_discount(card));
        self.bill(seat, price, parts, card.cost().coins())
    }

    /// What a wonder costs a seat now, item by item.
    pub fn wonder_bill(&self, seat: Seat, wonder: Wonder) -> Bill {
        let market = self.market(seat);
        let parts = market.parts(wonder.cost(), market.wonder_discount());
        self.bill(seat, market.wonder(wonder), parts, wonder.cost().coins())
    }

    fn bill(&self, seat: Seat, price: Price, parts: Parts, coins: u8) -> Bill {
        let units = |amounts: [u8; RESOURCES.len()]| {
            let unit = |(good, (n, unit))| Units { good, n, unit };
            let all = Resource::all().zip(amounts.into_iter().zip(parts.units)).map(unit);
            all.filter(|units| units.n > 0).collect()
        };
        Bill {
            total: price.total,
            coins,
            made: units(parts.made),
            chosen: units(parts.chosen),
            waived: units(parts.waived),
            bought: units(parts.bought),
            chain: None,
            to_rival: if self.rival(seat).has(Token::ECONOMY) { price.trade } else { 0 },
        }
    }
}

impl Parts {
    const NONE: Self =
        Self { made: [0; 5], chosen: [0; 5], waived: [0; 5], bought: [0; 5], units: [0; 5] };
}

impl Detail {
    pub(crate) fn between(before: &State, after: &State, seat: Seat) -> Self {
        let new_age = before.age != after.age;
        let open = |state: &State| state.laid.open & state.laid.left;
        let uncovered = if new_age { 0 } else { open(after) & !open(before) };
        let slots = |bits: u32| crate::moves::bits(bits).collect();
        let (had, has) = (before.city(seat), after.city(seat));
        let cards = has.cards.less(had.cards).iter().filter_map(|card| card.facts().symbol);
        let law = has.tokens.less(had.tokens).iter().any(|token| token == Token::LAW);
        let sides = [0, 1].map(Seat::new);
        let looted = |coins: &u8| {
            sides.iter().any(|&s| before.has_loot(s, *coins) && !after.has_loot(s, *coins))
        };
        let symbol = cards.chain(law.then_some(Symbol::Scales)).next();
        let tokens = TRACK.iter().map(|zone| zone.coins).filter(|coins| *coins > 0);
        let built = has.built.less(had.built).iter().next();
        let again =
            built.is_some_and(|wonder| had.plays_again_after(wonder)) || before.plays_again();
        // Rule 2.28: the turn is lost with the last card of the age, whatever is still decided.
        let age_ends = new_age || after.laid.left == 0;
        let won = matches!(after.phase, Phase::Over(End::Military | End::Science));
        Self {
            due: Due(after.phase),
            pawn: Change::between(before.pawn, after.pawn),
            loot: tokens.filter(looted).collect(),
            symbol,
            symbols: symbol.map_or(0, |_| has.symbols.count_ones() as u8),
            uncovers: slots(uncovered),
            reveals: slots(uncovered & after.laid.face_down),
            plays_again: again && !age_ends && !won,
            again_lost: again && age_ends && !won,
        }
    }
}

impl View {
    /// Everything that the viewer can pick now; nothing when another seat decides.
    pub(crate) fn offers(&self) -> Vec<Offer<State>> {
        match self.viewer() {
            Viewer::Seat(seat) if seat == self.state().active() => self.state().offers(),
            _ => Vec::new(),
        }
    }
}
