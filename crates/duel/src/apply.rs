//! Playing moves and settling luck: the only module that changes a [`State`].

use mirabilia_kernel::{End, Seat};

use crate::chance::{Chance, age_bits};
use crate::city::City;
use crate::cost::Price;
use crate::data::{
    Act, CAPITAL, Card, SLOTS, SYMBOLS_TO_WIN, Symbol, TRACK, Token, TokenSet, URBANISM_COINS,
    WONDER_LIMIT, Wonder, WonderSet,
};
use crate::moves::Move;
use crate::setup::Centre;
use crate::state::{Laid, Lying, NO_CARD, Phase, State, loot_bit};

impl State {
    /// Plays a legal move of the active seat.
    pub(crate) fn apply(&mut self, m: Move) {
        match m {
            Move::Build(card) => self.build(card),
            Move::Sell(card) => self.sell(card),
            Move::Wonder(wonder, card) => self.build_wonder(wonder, card),
            Move::Take(wonder) => self.take_wonder(wonder),
            Move::Token(token) => self.take_token(token),
            Move::Destroy(card) => self.destroy(card),
            Move::Revive(card) => self.revive(card),
            Move::Begin(seat) => {
                self.active = seat;
                self.phase = Phase::Play;
            }
        }
    }

    // The three uses of a card (rule 2.4).

    fn build(&mut self, card: Card) {
        let price = self.market(self.active).card(card);
        self.take_card(card);
        self.pay(price);
        if price.chain && self.mine().has(Token::URBANISM) {
            self.mine_mut().coins += u16::from(URBANISM_COINS); // Rule 4.26
        }
        self.construct(card);
    }

    fn sell(&mut self, card: Card) {
        let coins = self.sale(self.active);
        self.take_card(card);
        self.mine_mut().coins += coins;
        self.discard = self.discard.with(card);
        self.finish();
    }

    fn build_wonder(&mut self, wonder: Wonder, card: Card) {
        let price = self.market(self.active).wonder(wonder);
        self.take_card(card); // it is out of play: rule 2.14
        self.pay(price);
        let facts = wonder.facts();
        let city = self.mine_mut();
        city.add_wonder(wonder);
        city.coins += u16::from(facts.coins);
        self.again = city.plays_again_after(wonder);
        if self.cities[0].built.len() + self.cities[1].built.len() == WONDER_LIMIT {
            for city in &mut self.cities {
                city.unbuilt = WonderSet::EMPTY; // Rule 5.5
            }
        }
        self.lose(self.active.other(), u16::from(facts.opponent_loses));
        if self.advance(facts.shields) {
            return;
        }
        match facts.act {
            Act::Destroy(colour) if self.rival(self.active).colour(colour) > 0 => {
                self.phase = Phase::Destroy(colour);
            }
            Act::Revive if !self.discard.is_empty() => self.phase = Phase::Revive,
            Act::Library => self.phase = Phase::DealLibrary,
            // Rules 5.15 and 5.27: nothing to choose, nothing happens.
            _ => self.finish(),
        }
    }

    // What constructions do.

    /// The card joins the active city with all its effects (rule 2.18), and the turn goes on.
    fn construct(&mut self, card: Card) {
        let facts = card.facts();
        let most = match facts.guild {
            // Rule 9.21: the city with the most, even if it is not the owner's.
            Some(guild) => u16::from(guild.coins) * self.most(guild.count),
            None => 0,
        };
        let city = self.mine_mut();
        city.add(card);
        city.coins += u16::from(facts.coins) + most;
        if let Some((coins, count)) = facts.coins_per {
            city.coins += u16::from(coins) * city.count(count); // Rule 9.11
        }
        let shields = city.shields_of(card);
        if self.advance(shields) {
            return;
        }
        match facts.symbol {
            Some(symbol) => self.gain_symbol(symbol),
            None => self.finish(),
        }
    }

    /// A pair brings a token; six different symbols win the game (rules 7.2 and 7.8).
    fn gain_symbol(&mut self, symbol: Symbol) {
        let city = self.mine_mut();
        let pair = city.symbols & symbol.bit() != 0;
        city.symbols |= symbol.bit();
        if city.symbols.count_ones() >= SYMBOLS_TO_WIN {
            self.phase = Phase::Over(End::Science);
        } else if pair && !self.board.is_empty() {
            self.phase = Phase::Token;
        } else {
            self.finish();
        }
    }

    fn take_token(&mut self, token: Token) {
        self.board = self.board.without(token);
        self.drawn = TokenSet::EMPTY;
        let city = self.mine_mut();
        city.tokens = city.tokens.with(token);
        city.coins += u16::from(token.facts().coins);
        if token == Token::LAW {
            self.gain_symbol(Symbol::Scales);
        } else {
            self.finish();
        }
    }

    fn destroy(&mut self, card: Card) {
        let city = &mut self.cities[self.active.other().index()];
        city.cards = city.cards.without(card);
        city.counts[card.facts().colour as usize] -= 1;
        city.production = city.production - card.facts().produces; // Rule 5.13
        self.discard = self.discard.with(card);
        self.finish();
    }

    fn revive(&mut self, card: Card) {
        self.discard = self.discard.without(card);
        self.construct(card);
    }

    /// Moves the pawn towards the other capital. `true` when that wins (rule 6.13).
    fn advance(&mut self, shields: u8) -> bool {
        if shields == 0 {
            return false;
        }
        let (me, you) = (self.active, self.active.other());
        let ahead = if me.index() == 0 { 1 } else { -1 };
        let distance = (self.pawn * ahead + shields as i8).min(CAPITAL);
        self.pawn = distance * ahead;
        // A token still on the board has never been passed, so being beyond its line is entering
        // its zone (rule 6.8).
        for (far, zone) in [(false, TRACK[1]), (true, TRACK[2])] {
            let bit = loot_bit(you, far);
            if distance >= zone.from && self.loot & bit != 0 {
                self.loot &= !bit;
                self.lose(you, u16::from(zone.coins));
            }
        }
        if distance == CAPITAL {
            self.phase = Phase::Over(End::Military);
        }
        distance == CAPITAL
    }

    // Coins.

    fn pay(&mut self, price: Price) {
        self.mine_mut().coins -= price.total;
        let rival = &mut self.cities[self.active.other().index()];
        if rival.has(Token::ECONOMY) {
            rival.coins += price.trade; // Rule 4.9
        }
    }

    fn lose(&mut self, seat: Seat, coins: u16) {
        let city = &mut self.cities[seat.index()];
        city.coins = city.coins.saturating_sub(coins); // Rule 11.3
    }

    // The structure and the course of the game.

    fn take_card(&mut self, card: Card) {
        let structure = self.structure();
        let local = card.0 - self.first_card();
        let laid = &mut self.laid;
        let slot = laid.slots[local as usize];
        laid.left &= !(1 << slot);
        laid.open &= !(1 << slot);
        // Clear what is gone, so that equal tables are equal byte for byte.
        laid.cards[slot as usize] = NO_CARD;
        laid.slots[local as usize] = 0;
        let mut uncovered = 0;
        for below in structure.covers[slot as usize] {
            let open = u32::from(laid.left & structure.covered_by[below as usize & 31] == 0);
            laid.open |= open << below;
            // A face-down card has the bit of `NO_CARD`, which belongs to no card.
            uncovered |= open << laid.cards.get(below as usize).unwrap_or(&NO_CARD);
        }
        laid.open_cards = (laid.open_cards & !(1 << local) | uncovered) & !(1 << NO_CARD);
    }

    /// All choices of the turn are made: turn up what was uncovered, then the next turn
    /// (rules 2.19 and 2.20).
    fn finish(&mut self) {
        if self.laid.open & self.laid.face_down != 0 {
            self.phase = Phase::Reveal;
        } else if self.laid.left == 0 {
            self.end_age();
        } else {
            if !self.again {
                self.active = self.active.other();
            }
            self.again = false;
            self.phase = Phase::Play;
        }
    }

    fn end_age(&mut self) {
        self.again = false; // Rule 2.28
        if self.age == 3 {
            self.phase = Phase::Over(End::Points); // Rule 8.9
        } else {
            self.age += 1;
            self.laid = Laid::EMPTY;
            self.phase = Phase::DealAge;
        }
    }

    fn take_wonder(&mut self, wonder: Wonder) {
        self.offered = self.offered.without(wonder);
        let city = self.mine_mut();
        city.unbuilt = city.unbuilt.with(wonder);
        self.drafted += 1;
        self.next_draft();
    }

    /// First, second, second, first; then the other way round (rules 1.12 and 1.14).
    fn next_draft(&mut self) {
        const SECOND: u8 = 0b1001_0110;
        (self.active, self.phase) = match self.drafted {
            8 => {
                self.age = 1;
                self.undealt = WonderSet::EMPTY; // Rule 1.15: they are out of the game
                (self.first, Phase::DealAge)
            }
            n if self.offered.is_empty() => {
                (self.drafter(SECOND >> n & 1 == 1), Phase::DealWonders)
            }
            n => (self.drafter(SECOND >> n & 1 == 1), Phase::Draft),
        };
    }

    fn drafter(&self, second: bool) -> Seat {
        if second { self.first.other() } else { self.first }
    }

    // Luck.

    /// Applies luck that could be due.
    pub(crate) fn settle_chance(&mut self, chance: &Chance) {
        match *chance {
            Chance::First(seat) => {
                self.first = seat;
                self.active = seat;
                self.phase = Phase::DealTokens;
            }
            Chance::Tokens(tokens) => {
                self.board = tokens;
                self.next_draft();
            }
            Chance::Wonders(wonders) => {
                self.offered = wonders;
                self.undealt = self.undealt.less(wonders);
                self.phase = Phase::Draft;
            }
            Chance::Age(_, slots) => self.lay(&slots),
            Chance::Reveal(slot, card) => self.reveal(slot, card),
            Chance::Library(tokens) => {
                self.drawn = tokens;
                self.phase = Phase::Library;
            }
        }
    }

    fn lay(&mut self, slots: &[Lying; SLOTS]) {
        let (structure, first) = (self.structure(), self.first_card());
        let mut laid = Laid {
            left: (1 << SLOTS) - 1,
            face_down: !structure.face_up & ((1 << SLOTS) - 1),
            open: structure.open,
            unseen: age_bits(self.age),
            ..Laid::EMPTY
        };
        for (slot, lying) in slots.iter().enumerate() {
            match lying {
                Lying::FaceUp(card) => {
                    let local = card.0 - first;
                    let bit = 1 << local;
                    laid.cards[slot] = local;
                    laid.slots[local as usize] = slot as u8;
                    laid.unseen &= !bit;
                    if structure.open >> slot & 1 == 1 {
                        laid.open_cards |= bit;
                    }
                }
                Lying::FaceDownGuild => laid.guild_backs |= 1 << slot,
                Lying::FaceDown | Lying::Nothing => {}
            }
        }
        self.laid = laid;
        self.begin_age();
    }

    /// Rules 8.4 to 8.8: who begins an age is decided once it lies on the table.
    fn begin_age(&mut self) {
        self.phase = Phase::Play;
        if self.age == 1 {
            return; // Rule 2.1: the first player
        }
        if self.pawn != 0 {
            self.active = Seat::new(u8::from(self.pawn > 0));
            self.phase = Phase::Begin;
        } else if self.centre == Centre::Chooses {
            self.phase = Phase::Begin;
        }
    }

    fn reveal(&mut self, slot: u8, card: Card) {
        let local = card.0 - self.first_card();
        let bit = 1 << local;
        self.laid.cards[slot as usize] = local;
        self.laid.slots[local as usize] = slot;
        self.laid.face_down &= !(1 << slot);
        self.laid.guild_backs &= !(1 << slot);
        self.laid.unseen &= !bit;
        self.laid.open_cards |= bit;
        self.finish();
    }

    fn mine(&self) -> &City {
        &self.cities[self.active.index()]
    }

    fn mine_mut(&mut self) -> &mut City {
        &mut self.cities[self.active.index()]
    }
}
