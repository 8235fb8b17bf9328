//! The move heuristic: what a move brings, minus part of the best reply that it leaves to the rival.

use mirabilia_games::duel::data::{STRUCTURES, Slot, URBANISM_COINS};
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{Card, Move, Phase, State, Token, Wonder};
use mirabilia_kernel::Seat;

use super::player_heuristic::{PlayerHeuristic, WIN};

/// The worth of each wonder in the draft. Extra turns and coins come first.
const DRAFT: [f32; 12] = [7.0, 3.6, 4.4, 6.4, 5.0, 7.2, 4.6, 7.6, 4.6, 6.8, 5.0, 7.8];
/// The part of the rival's best reply that counts against a move.
const REPLY: f32 = 0.55;
/// The worth of a face-down card to the player who can take it, by age.
const UNSEEN: [f32; 4] = [3.0, 3.0, 3.6, 4.2];
/// A reply that wins the game for the rival.
const LOSS: f32 = 32.0;
/// A win by an extra turn: likely, but not certain enough to exclude all other moves.
const EXTRA_TURN_WIN: f32 = 25.0;
/// The maximum for any other reply.
const MAX_REPLY: f32 = 14.0;
/// The maximum number of accessible cards in any structure.
const MAX_ACCESSIBLE: usize = 6;

/// Replaces `out` with the worth of each move, in points.
pub(super) fn evaluate(state: &State, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
    out.clear();
    if state.phase() == Phase::Play {
        let turn = TurnHeuristic::new(state, seat);
        out.extend(moves.iter().map(|&m| turn.worth(m)));
        return;
    }
    let me = PlayerHeuristic::new(state, seat);
    let rival = PlayerHeuristic::new(state, seat.other());
    out.extend(moves.iter().map(|&m| match m {
        Move::Take(wonder) => DRAFT[wonder.index()],
        Move::Token(token) => {
            // The rival can take a token left on the board, but not one from the box.
            let denied = if state.phase() == Phase::Token { 0.3 * rival.token(token) } else { 0.0 };
            me.token(token) + denied
        }
        Move::Destroy(card) => rival.loss_of(card),
        Move::Revive(card) => me.building(card),
        Move::Begin(first) => f32::from(u8::from(first == seat)),
        Move::Build(_) | Move::Sell(_) | Move::Wonder(..) => 0.0,
    }));
}

/// An accessible card, or one that would become accessible.
#[derive(Clone, Copy, Default)]
struct Candidate {
    /// The worth of taking it, to me and to the rival.
    mine: f32,
    rivals: f32,
    /// What it costs me to build.
    price: u16,
    /// What the rival could win with: shields, and whether it completes the symbols.
    shields: u8,
    symbol: bool,
}

/// Evaluates the moves of one turn together.
struct TurnHeuristic<'a> {
    me: PlayerHeuristic<'a>,
    rival: PlayerHeuristic<'a>,
    state: &'a State,
    cards: [Option<Card>; MAX_ACCESSIBLE],
    candidates: [Candidate; MAX_ACCESSIBLE],
    /// The rival's best reply after each card is taken.
    replies: [f32; MAX_ACCESSIBLE],
    /// The most shields that the rival's wonders could bring in one turn.
    wonder_shields: u8,
}

impl<'a> TurnHeuristic<'a> {
    fn new(state: &'a State, seat: Seat) -> Self {
        let mut turn = Self {
            me: PlayerHeuristic::new(state, seat),
            rival: PlayerHeuristic::new(state, seat.other()),
            state,
            cards: [None; MAX_ACCESSIBLE],
            candidates: [Candidate::default(); MAX_ACCESSIBLE],
            replies: [0.0; MAX_ACCESSIBLE],
            wonder_shields: 0,
        };
        turn.wonder_shields = turn.rival.wonder_shields();
        let mut count = 0;
        for card in state.accessible().iter() {
            turn.cards[count] = Some(card);
            turn.candidates[count] = turn.candidate(card);
            count += 1;
        }
        for i in 0..count {
            turn.replies[i] = turn.best_reply(i, 0);
        }
        turn
    }

    fn candidate(&self, card: Card) -> Candidate {
        let (me, rival) = (&self.me, &self.rival);
        let price = rival.market.card(card).total;
        let sale = rival.sale();
        let value = rival.building(card);
        let mine = self.net(card).max(me.sale());
        let cost = me.market.card(card).total;
        if price > rival.coins() {
            // Not affordable now, but perhaps later.
            let rivals = sale.max(0.5 * (value - f32::from(price) * rival.coin));
            return Candidate { mine, rivals, price: cost, shields: 0, symbol: false };
        }
        Candidate {
            mine,
            rivals: (value - f32::from(price) * rival.coin).max(sale),
            price: cost,
            shields: rival.shields_of(card),
            symbol: rival.completes(card),
        }
    }

    /// The worth of building a card after its price; that of a sale if it is not affordable.
    fn net(&self, card: Card) -> f32 {
        let price = self.me.market.card(card);
        if price.total > self.me.coins() {
            return self.me.sale();
        }
        let urbanism = price.chain && self.me.city.has(Token::URBANISM);
        let bonus = if urbanism { f32::from(URBANISM_COINS) } else { 0.0 };
        self.me.building(card) + (bonus - f32::from(price.total)) * self.me.coin
    }

    /// The rival's best reply after a card is taken and the pawn has moved by `shields` towards the
    /// rival.
    fn best_reply(&self, taken: usize, shields: u8) -> f32 {
        let need = self.rival.shields_to_win() + shields;
        if self.wonder_shields >= need {
            return LOSS;
        }
        let mut best = 0.0f32;
        self.each_candidate(taken, |candidate| {
            let wins = candidate.symbol || candidate.shields >= need;
            best = best.max(if wins { LOSS } else { candidate.rivals.min(MAX_REPLY) });
        });
        best
    }

    /// The worth of my extra turn after a card is taken and this many coins are left. The coins that
    /// paid for the wonder cannot pay for the next card.
    fn extra_turn(&self, taken: usize, coins: u16) -> f32 {
        let mut best = 0.0f32;
        self.each_candidate(taken, |candidate| {
            let worth = if candidate.price <= coins { candidate.mine } else { self.me.sale() };
            best = best.max(worth.min(EXTRA_TURN_WIN));
        });
        best
    }

    /// Visits every card that can be taken after this one.
    fn each_candidate(&self, taken: usize, mut visit: impl FnMut(&Candidate)) {
        for (i, candidate) in self.candidates.iter().enumerate() {
            if i != taken && self.cards[i].is_some() {
                visit(candidate);
            }
        }
        let Some(card) = self.cards[taken] else { return };
        for below in self.uncovered(self.state.slot_of(card)) {
            if let Lying::FaceUp(card) = self.state.slot(below) {
                visit(&self.candidate(card));
            } else {
                let unseen = UNSEEN[usize::from(self.state.age())];
                visit(&Candidate { mine: unseen, rivals: unseen, ..Candidate::default() });
            }
        }
    }

    /// The slots that are uncovered when this one becomes empty.
    fn uncovered(&self, slot: Slot) -> impl Iterator<Item = Slot> {
        let structure = &STRUCTURES[usize::from(self.state.age().max(1)) - 1];
        let left = self.state.left();
        structure.covers[usize::from(slot)].into_iter().filter(move |&below| {
            left >> below & 1 == 1 && left & structure.covered_by[usize::from(below)] == 1 << slot
        })
    }

    fn index(&self, card: Card) -> usize {
        self.cards.iter().position(|c| *c == Some(card)).unwrap_or(0)
    }

    fn reply(&self, taken: usize, shields: u8) -> f32 {
        let reply = self.replies[taken];
        if reply >= LOSS && shields > 0 {
            return REPLY * self.best_reply(taken, shields);
        }
        REPLY * reply
    }

    fn worth(&self, m: Move) -> f32 {
        match m {
            Move::Build(card) => {
                let worth = self.net(card);
                if worth >= WIN / 2.0 {
                    return WIN;
                }
                worth - self.reply(self.index(card), self.me.shields_of(card))
            }
            Move::Sell(card) => self.me.sale() - self.reply(self.index(card), 0),
            Move::Wonder(wonder, card) => self.wonder(wonder, self.index(card)),
            _ => 0.0,
        }
    }

    fn wonder(&self, wonder: Wonder, taken: usize) -> f32 {
        let me = &self.me;
        let facts = wonder.facts();
        if facts.shields >= me.shields_to_win() {
            return WIN;
        }
        let price = me.market.wonder(wonder).total;
        // Only seven of the eight wonders are ever built, so an early one gets a bonus.
        let worth = me.wonder(wonder) - f32::from(price) * me.coin + 1.0;
        let again = facts.again || me.city.has(Token::THEOLOGY);
        if again && self.state.left().count_ones() > 1 {
            let coins = (me.coins() + u16::from(facts.coins)).saturating_sub(price);
            return worth + 0.8 * self.extra_turn(taken, coins);
        }
        worth - self.reply(taken, facts.shields)
    }
}
