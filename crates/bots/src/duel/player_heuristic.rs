//! What things are worth to one player, in points of the final score.

use mirabilia_games::duel::cost::Market;
use mirabilia_games::duel::data::{
    Act, CAPITAL, Colour, Count, MATHEMATICS_POINTS, SYMBOLS_TO_WIN, Symbol, TRACK,
};
use mirabilia_games::duel::{Card, City, State, Token, TokenSet, Wonder};
use mirabilia_kernel::Seat;

/// An immediate victory.
pub(super) const WIN: f32 = 60.0;

/// The worth of the pawn by its distance from the middle, short of a capital: points, and the threat
/// of more.
const MILITARY: [f32; 9] = [0.0, 1.6, 2.9, 4.5, 5.6, 7.0, 9.5, 12.0, 15.0];
/// The worth of one more different symbol, by how many the city has. The last one wins.
const SYMBOL: [f32; SYMBOLS_TO_WIN as usize] = [1.0, 1.6, 2.4, 3.6, 6.0, WIN];
/// The worth of a coin, by age.
const COIN: [f32; 4] = [0.5, 0.5, 0.45, 0.36];
/// The worth of one unit of a resource that costs 2 to buy, by age and units already produced.
const UNIT: [[f32; 4]; 4] =
    [[2.4, 1.5, 0.7, 0.2], [2.4, 1.5, 0.7, 0.2], [1.9, 1.3, 0.7, 0.2], [0.3, 0.2, 0.0, 0.0]];
/// The worth of a chain symbol, by age.
const CHAIN: [f32; 4] = [0.0, 1.2, 1.6, 0.0];

/// The position from the point of view of one player.
#[derive(Clone, Copy)]
pub(super) struct PlayerHeuristic<'a> {
    pub(super) city: &'a City,
    pub(super) rival: &'a City,
    pub(super) market: Market<'a>,
    units: [u8; 5],
    state: &'a State,
    seat: Seat,
    /// The distance of the pawn from the middle, towards the rival's capital.
    pub(super) ahead: i8,
    /// The worth of a coin, in points.
    pub(super) coin: f32,
    age: usize,
    /// The worth of the best token on the board.
    token: f32,
}

impl<'a> PlayerHeuristic<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Self {
        let (city, rival) = (state.city(seat), state.rival(seat));
        let market = state.market(seat);
        let age = usize::from(state.age());
        let scarce = match city.coins() {
            0..=2 => 1.3,
            3..=9 => 1.0,
            10..=15 => 0.85,
            _ => 0.7,
        };
        let coin = (COIN[age] * scarce).max(0.33);
        let ahead = if seat.index() == 0 { state.pawn() } else { -state.pawn() };
        let units = market.unit_prices();
        let mut player =
            Self { city, rival, market, units, state, seat, ahead, coin, age, token: 0.0 };
        player.token = player.best_token(state.board());
        player
    }

    pub(super) fn coins(&self) -> u16 {
        self.city.coins()
    }

    /// The worth of selling a card.
    pub(super) fn sale(&self) -> f32 {
        f32::from(self.state.sale(self.seat)) * self.coin
    }

    /// The worth of moving the pawn by this many spaces. Reaching the capital wins.
    pub(super) fn shields(&self, shields: u8) -> f32 {
        if shields == 0 {
            return 0.0;
        }
        let there = (self.ahead + shields as i8).min(CAPITAL);
        let mut worth = military(there) - military(self.ahead);
        let rival = self.seat.other();
        for zone in &TRACK[1..] {
            if there >= zone.from && self.state.has_loot(rival, zone.coins) {
                worth += 0.35 * f32::from(u16::from(zone.coins).min(self.rival.coins()));
            }
        }
        worth
    }

    pub(super) fn shields_of(&self, card: Card) -> u8 {
        self.city.shields_of(card)
    }

    fn symbol(&self, symbol: Symbol) -> f32 {
        let owned = self.city.symbols();
        if owned & symbol.bit() != 0 {
            return self.token;
        }
        let worth = SYMBOL[owned.count_ones().min(SYMBOLS_TO_WIN - 1) as usize];
        // The second card with this symbol brings a token.
        let wins = owned.count_ones() + 1 >= SYMBOLS_TO_WIN;
        worth + if wins { 0.0 } else { 0.4 * self.token.min(6.0) }
    }

    /// Whether this card brings the last symbol for a science victory.
    pub(super) fn completes(&self, card: Card) -> bool {
        card.facts().symbol.is_some_and(|symbol| {
            let owned = self.city.symbols();
            owned & symbol.bit() == 0 && owned.count_ones() + 1 >= SYMBOLS_TO_WIN
        })
    }

    fn unit(&self, resource: usize, owned: u8) -> f32 {
        UNIT[self.age][usize::from(owned.min(3))] * (0.5 + 0.25 * f32::from(self.units[resource]))
    }

    /// The worth of building a card, before its price.
    pub(super) fn building(&self, card: Card) -> f32 {
        let facts = card.facts();
        let mut worth = f32::from(facts.points) + f32::from(facts.coins) * self.coin;
        match facts.colour {
            Colour::Brown | Colour::Grey => {
                let owned = self.city.production().amounts::<5>();
                let theirs = self.rival.production().amounts::<5>();
                let made = facts.produces.amounts::<5>();
                for resource in 0..5 {
                    for n in 0..made[resource] {
                        worth += self.unit(resource, owned[resource] + n);
                        worth += if theirs[resource] == 0 { 0.5 } else { 0.15 };
                    }
                }
            }
            Colour::Red => worth += self.shields(self.shields_of(card)),
            Colour::Green => worth += facts.symbol.map_or(0.0, |symbol| self.symbol(symbol)),
            Colour::Yellow => worth += self.commerce(card),
            Colour::Purple => {
                if let Some(guild) = facts.guild {
                    let most = f32::from(self.most(guild.count));
                    worth += most * (f32::from(guild.points) + f32::from(guild.coins) * self.coin);
                }
            }
            Colour::Blue => {}
        }
        if facts.opens.is_some() {
            worth += CHAIN[self.age];
        }
        worth
    }

    fn most(&self, count: Count) -> u16 {
        self.city.count(count).max(self.rival.count(count))
    }

    fn commerce(&self, card: Card) -> f32 {
        let facts = card.facts();
        let mut worth = 0.4 * (3.0 - self.age as f32); // sales bring more for the rest of the game
        if let Some((coins, count)) = facts.coins_per {
            let own = u16::from(count == Count::Yellow);
            worth += self.coin * f32::from(u16::from(coins) * (self.city.count(count) + own));
        }
        let rounds = [0.0, 2.4, 1.8, 0.4][self.age];
        if !facts.reserve.is_none() {
            let owned = self.city.production().amounts::<5>();
            for (resource, marked) in facts.reserve.amounts::<5>().into_iter().enumerate() {
                if marked > 0 {
                    let missing = [1.0, 0.7, 0.35, 0.1][usize::from(owned[resource].min(3))];
                    let saved = f32::from(self.units[resource].saturating_sub(1));
                    worth += rounds * missing * saved * 0.55;
                }
            }
        }
        if facts.any_manufactured {
            worth += self.any(3..5, self.city.any_manufactured());
        }
        if facts.any_raw {
            worth += self.any(0..3, self.city.any_raw());
        }
        worth
    }

    /// The worth of a producer of one of these resources.
    fn any(&self, resources: std::ops::Range<usize>, have: u8) -> f32 {
        let owned = self.city.production().amounts::<5>();
        let best = resources.map(|r| self.unit(r, owned[r] + have)).fold(0.0, f32::max);
        best * 1.15
    }

    pub(super) fn token(&self, token: Token) -> f32 {
        let facts = token.facts();
        let mut worth = f32::from(facts.points) + f32::from(facts.coins) * self.coin;
        let left = self.city.unbuilt().len() as f32;
        if self.city.has(Token::MATHEMATICS) {
            worth += f32::from(MATHEMATICS_POINTS);
        }
        worth += match token {
            Token::LAW => {
                let have = self.city.symbols().count_ones().min(SYMBOLS_TO_WIN - 1) as usize;
                SYMBOL[have] + [0.0, 1.0, 0.6, 0.0][self.age]
            }
            Token::MATHEMATICS => {
                let tokens = 1 + self.city.tokens().len();
                f32::from(MATHEMATICS_POINTS) * tokens as f32 + 1.0
            }
            Token::THEOLOGY => {
                let plain = self.city.unbuilt().iter().filter(|w| !w.facts().again).count();
                0.4 + 2.6 * plain as f32
            }
            Token::ARCHITECTURE => 0.2 + 1.6 * left,
            Token::ECONOMY => [5.0, 5.0, 4.0, 1.8][self.age],
            Token::MASONRY => [3.0, 3.0, 2.8, 1.6][self.age],
            Token::STRATEGY => [4.0, 4.0, 3.5, 2.0][self.age] + 0.5 * f32::from(self.ahead.max(0)),
            Token::URBANISM => [3.0, 3.0, 2.4, 1.0][self.age],
            _ => 0.0,
        };
        worth
    }

    /// The worth of the best of these tokens.
    pub(super) fn best_token(&self, tokens: TokenSet) -> f32 {
        tokens.iter().map(|token| self.token(token)).fold(0.0, f32::max)
    }

    /// The worth of building a wonder, before its price and without its extra turn.
    pub(super) fn wonder(&self, wonder: Wonder) -> f32 {
        let facts = wonder.facts();
        let mut worth = f32::from(facts.points) + f32::from(facts.coins) * self.coin;
        worth += 0.38 * f32::from(u16::from(facts.opponent_loses).min(self.rival.coins()));
        worth += self.shields(facts.shields);
        if facts.any_raw {
            worth += self.any(0..3, self.city.any_raw());
        }
        if facts.any_manufactured {
            worth += self.any(3..5, self.city.any_manufactured());
        }
        worth += match facts.act {
            Act::None => 0.0,
            Act::Library => 0.85 * self.best_token(self.state.boxed()),
            Act::Destroy(colour) => {
                // All cards of a colour are worth about the same to the rival.
                if self.rival.colour(colour) > 0 { [2.0, 2.0, 1.8, 0.6][self.age] } else { 0.0 }
            }
            Act::Revive => {
                let discard = self.state.discard().iter();
                discard.map(|card| self.building(card)).fold(0.0, f32::max)
            }
        };
        worth
    }

    /// The most shields that an affordable wonder brings.
    pub(super) fn wonder_shields(&self) -> u8 {
        let pays = |wonder: &Wonder| self.market.wonder(*wonder).total <= self.coins();
        let armed = self.city.unbuilt().iter().filter(|wonder| wonder.facts().shields > 0);
        armed.filter(pays).map(|wonder| wonder.facts().shields).max().unwrap_or(0)
    }

    /// The shields missing for a military victory.
    pub(super) fn shields_to_win(&self) -> u8 {
        (CAPITAL - self.ahead) as u8
    }

    /// What this player loses with one of its producers.
    pub(super) fn loss_of(&self, card: Card) -> f32 {
        let amounts = card.facts().produces.amounts::<5>();
        let owned = self.city.production().amounts::<5>();
        let mut loss = 0.0;
        for resource in 0..5 {
            for n in 0..amounts[resource] {
                loss += self.unit(resource, owned[resource].saturating_sub(n + 1));
            }
        }
        loss
    }
}

fn military(ahead: i8) -> f32 {
    let distance = ahead.abs();
    let worth = if distance < CAPITAL { MILITARY[distance as usize] } else { WIN };
    if ahead < 0 { -worth } else { worth }
}
