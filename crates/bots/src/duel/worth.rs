//! What a move is worth at a glance: what it brings, less the best answer it leaves to the rival.

use mirabilia_games::duel::data::{STRUCTURES, Slot};
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{Card, Move, Phase, State, Token, Wonder};
use mirabilia_kernel::Seat;

use super::side::{Side, WIN};

/// The wonders in the draft, by number: further turns and coins first.
const DRAFT: [f32; 12] = [7.0, 3.6, 4.4, 6.4, 5.0, 7.2, 4.6, 7.6, 4.6, 6.8, 5.0, 7.8];
/// How much of the rival's best answer counts against a move.
const ANSWER: f32 = 0.55;
/// What a card that nobody has seen yet offers the next player.
const UNSEEN: [f32; 4] = [3.0, 3.0, 3.6, 4.2];
/// A victory of the rival in the next turn.
const LOSS: f32 = 32.0;
/// A victory of mine by a further turn: likely, but not so sure that nothing else is looked at.
const FURTHER_WIN: f32 = 25.0;
/// No other answer counts for more.
const MOST: f32 = 14.0;
/// No structure ever has more accessible cards.
const MOST_OPEN: usize = 6;

/// The worth of each move, in points.
pub(super) fn worths(state: &State, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
    out.clear();
    if state.phase() == Phase::Play {
        let plays = Plays::new(state, seat);
        out.extend(moves.iter().map(|&m| plays.worth(m)));
        return;
    }
    let (me, you) = (Side::new(state, seat), Side::new(state, seat.other()));
    out.extend(moves.iter().map(|&m| match m {
        Move::Take(wonder) => DRAFT[wonder.index()],
        Move::Token(token) => {
            // A token left on the board is the rival's to take; one from the box is not.
            let left = if state.phase() == Phase::Token { 0.3 * you.token(token) } else { 0.0 };
            me.token(token) + left
        }
        Move::Destroy(card) => you.loss_of(card),
        Move::Revive(card) => me.building(card),
        Move::Begin(first) => f32::from(u8::from(first == seat)),
        Move::Build(_) | Move::Sell(_) | Move::Wonder(..) => 0.0,
    }));
}

/// An accessible card, or one that would become so.
#[derive(Clone, Copy, Default)]
struct Offer {
    /// What it is worth to me and to the rival to take it.
    mine: f32,
    yours: f32,
    /// What it costs me to build.
    price: u16,
    /// What the rival would win by.
    shields: u8,
    symbol: bool,
}

/// The moves of a turn, judged together.
struct Plays<'a> {
    me: Side<'a>,
    you: Side<'a>,
    state: &'a State,
    cards: [Option<Card>; MOST_OPEN],
    offers: [Offer; MOST_OPEN],
    /// The rival's best answer when each card is gone.
    after: [f32; MOST_OPEN],
    /// The most shields the rival's wonders could bring in one turn.
    reach: u8,
}

impl<'a> Plays<'a> {
    fn new(state: &'a State, seat: Seat) -> Self {
        let mut plays = Self {
            me: Side::new(state, seat),
            you: Side::new(state, seat.other()),
            state,
            cards: [None; MOST_OPEN],
            offers: [Offer::default(); MOST_OPEN],
            after: [0.0; MOST_OPEN],
            reach: 0,
        };
        plays.reach = plays.you.reach_of_wonders();
        let mut count = 0;
        for card in state.accessible().iter() {
            plays.cards[count] = Some(card);
            plays.offers[count] = plays.offer(card);
            count += 1;
        }
        for i in 0..count {
            plays.after[i] = plays.best_answer(i, 0);
        }
        plays
    }

    fn offer(&self, card: Card) -> Offer {
        let (me, you) = (&self.me, &self.you);
        let price = you.market.card(card).total;
        let sale = you.sale();
        let value = you.building(card);
        let mine = self.net(card).max(me.sale());
        let cost = me.market.card(card).total;
        if price > you.coins() {
            // Out of reach for now; it may not stay so.
            let yours = sale.max(0.5 * (value - f32::from(price) * you.coin));
            return Offer { mine, yours, price: cost, shields: 0, symbol: false };
        }
        Offer {
            mine,
            yours: (value - f32::from(price) * you.coin).max(sale),
            price: cost,
            shields: you.shields_of(card),
            symbol: you.completes(card),
        }
    }

    /// Building a card, its price paid; poor when it cannot be paid.
    fn net(&self, card: Card) -> f32 {
        let price = self.me.market.card(card);
        if price.total > self.me.coins() {
            return self.me.sale();
        }
        let urbanism = price.chain && self.me.city.has(Token::URBANISM);
        let bonus = if urbanism { 4.0 } else { 0.0 };
        self.me.building(card) + (bonus - f32::from(price.total)) * self.me.coin
    }

    /// The rival's best answer once the card is gone and the pawn has moved by `shields` towards
    /// the rival.
    fn best_answer(&self, gone: usize, shields: u8) -> f32 {
        let need = self.you.shields_to_win() + shields;
        if self.reach >= need {
            return LOSS;
        }
        let mut best = 0.0f32;
        self.each_offer(gone, |offer| {
            let wins = offer.symbol || offer.shields >= need;
            best = best.max(if wins { LOSS } else { offer.yours.min(MOST) });
        });
        best
    }

    /// My best further turn once the card is gone and this many coins are left: what paid for the
    /// wonder cannot pay for the next card too.
    fn further_turn(&self, gone: usize, coins: u16) -> f32 {
        let mut best = 0.0f32;
        self.each_offer(gone, |offer| {
            let worth = if offer.price <= coins { offer.mine } else { self.me.sale() };
            best = best.max(worth.min(FURTHER_WIN));
        });
        best
    }

    /// What can be taken once the card is gone.
    fn each_offer(&self, gone: usize, mut see: impl FnMut(&Offer)) {
        for (i, offer) in self.offers.iter().enumerate() {
            if i != gone && self.cards[i].is_some() {
                see(offer);
            }
        }
        let Some(card) = self.cards[gone] else { return };
        for below in self.uncovered(self.state.slot_of(card)) {
            if let Lying::FaceUp(card) = self.state.slot(below) {
                see(&self.offer(card));
            } else {
                let unseen = UNSEEN[usize::from(self.state.age())];
                see(&Offer { mine: unseen, yours: unseen, ..Offer::default() });
            }
        }
    }

    /// The slots that nothing covers once this one is empty.
    fn uncovered(&self, slot: Slot) -> impl Iterator<Item = Slot> {
        let structure = &STRUCTURES[usize::from(self.state.age().max(1)) - 1];
        let left = self.state.left();
        structure.covers[usize::from(slot)].into_iter().filter(move |&below| {
            left >> below & 1 == 1 && left & structure.covered_by[usize::from(below)] == 1 << slot
        })
    }

    fn place(&self, card: Card) -> usize {
        self.cards.iter().position(|c| *c == Some(card)).unwrap_or(0)
    }

    fn answer(&self, place: usize, shields: u8) -> f32 {
        let answer = self.after[place];
        if answer >= LOSS && shields > 0 {
            return ANSWER * self.best_answer(place, shields);
        }
        ANSWER * answer
    }

    fn worth(&self, m: Move) -> f32 {
        match m {
            Move::Build(card) => {
                let worth = self.net(card);
                if worth >= WIN / 2.0 {
                    return WIN;
                }
                worth - self.answer(self.place(card), self.me.shields_of(card))
            }
            Move::Sell(card) => self.me.sale() - self.answer(self.place(card), 0),
            Move::Wonder(wonder, card) => self.wonder(wonder, self.place(card)),
            _ => 0.0,
        }
    }

    fn wonder(&self, wonder: Wonder, place: usize) -> f32 {
        let me = &self.me;
        let facts = wonder.facts();
        if facts.shields >= me.shields_to_win() {
            return WIN;
        }
        let price = me.market.wonder(wonder).total;
        // Only seven of the eight wonders are ever built: being early is worth something.
        let worth = me.wonder(wonder) - f32::from(price) * me.coin + 1.0;
        let again = facts.again || me.city.has(Token::THEOLOGY);
        if again && self.state.left().count_ones() > 1 {
            let coins = (me.coins() + u16::from(facts.coins)).saturating_sub(price);
            return worth + 0.8 * self.further_turn(place, coins);
        }
        worth - self.answer(place, facts.shields)
    }
}
