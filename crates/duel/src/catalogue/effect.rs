//! Effects of cards, wonders and tokens, one by one.

use serde::Serialize;

use super::units;
use crate::data::{
    ARCHITECTURE_GOODS, Act, CardFacts, Colour, Count, Guild, MASONRY_GOODS, MATHEMATICS_POINTS,
    STRATEGY_SHIELDS, Symbol, Token, TokenFacts, URBANISM_COINS, WonderFacts,
};
use crate::ids::Resource;

/// Something that an effect counts or speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelCounted"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Counted {
    /// Cards of these colours.
    Cards {
        /// The colours.
        colours: Vec<Colour>,
    },
    /// Wonders built.
    Wonders,
    /// Coins, this many at a time.
    Coins {
        /// How many count as one.
        coins: u8,
    },
    /// Progress tokens.
    Tokens,
}

/// One thing that a card, a wonder or a token does. What each kind means is said in
/// `crates/duel/src/catalogue/effect.rs`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelEffect"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// Produces resources for every construction.
    Produces {
        /// All of these, one entry per unit.
        goods: Vec<Resource>,
    },
    /// Produces a resource of choice for every construction; it makes none dearer for the opponent.
    ProducesOne {
        /// One of these.
        of: Vec<Resource>,
    },
    /// Missing resources cost a fixed price from now on.
    FixedPrice {
        /// These.
        goods: Vec<Resource>,
        /// Coins a unit.
        price: u8,
    },
    /// The conflict pawn moves towards the opponent's capital at once.
    Shields {
        /// So many spaces.
        shields: u8,
    },
    /// A science symbol.
    Science {
        /// Which.
        symbol: Symbol,
    },
    /// Points at the end of the game.
    Points {
        /// How many.
        points: u8,
    },
    /// Points at the end of the game for what the player's own city has by then.
    PointsFor {
        /// Points each.
        points: u8,
        /// What is counted.
        each: Counted,
    },
    /// Coins at once.
    Coins {
        /// How many.
        coins: u8,
    },
    /// Coins at once for what the player's own city has, this card included.
    CoinsFor {
        /// Coins each.
        coins: u8,
        /// What is counted.
        each: Counted,
    },
    /// Coins at once, and points at the end of the game, for what the city that has most of it then
    /// has, even if it is the opponent's.
    Guild {
        /// Coins each; 0 for none.
        coins: u8,
        /// Points each.
        points: u8,
        /// What is counted.
        each: Counted,
    },
    /// The opponent loses coins at once.
    OpponentLoses {
        /// How many.
        coins: u8,
    },
    /// A card of the opponent's goes to the discard pile, of the builder's choice.
    Destroys {
        /// Its colour.
        colour: Colour,
    },
    /// A card of the discard pile, of the builder's choice, is built for nothing.
    Revives,
    /// One of some progress tokens from the box.
    Library {
        /// How many are drawn to choose from.
        draws: u8,
    },
    /// Another turn follows at once.
    PlaysAgain,
    /// Later constructions need fewer resources, of the builder's choice.
    Discount {
        /// Constructions of these.
        on: Counted,
        /// Units fewer.
        goods: u8,
    },
    /// Later constructions bring more shields.
    MoreShields {
        /// Constructions of these.
        on: Counted,
        /// Shields more.
        shields: u8,
    },
    /// Later constructions let their builder play again.
    PlaysAgainAfter {
        /// Constructions of these.
        on: Counted,
    },
    /// What the opponent pays for missing resources comes to the owner.
    TakesTrade,
    /// Coins for every later card that a chain makes free.
    CoinsForChains {
        /// Coins each.
        coins: u8,
    },
}

fn counted(count: Count) -> Counted {
    let cards = |colours: &[Colour]| Counted::Cards { colours: colours.to_vec() };
    match count {
        Count::Brown => cards(&[Colour::Brown]),
        Count::Grey => cards(&[Colour::Grey]),
        Count::Blue => cards(&[Colour::Blue]),
        Count::Green => cards(&[Colour::Green]),
        Count::Yellow => cards(&[Colour::Yellow]),
        Count::Red => cards(&[Colour::Red]),
        Count::BrownAndGrey => cards(&[Colour::Brown, Colour::Grey]),
        Count::Wonders => Counted::Wonders,
        Count::ThreeCoins => Counted::Coins { coins: 3 },
    }
}

/// What cards and wonders have in common.
struct Common {
    any_raw: bool,
    any_manufactured: bool,
    shields: u8,
    coins: u8,
}

impl Common {
    fn tell(self, effects: &mut Vec<Effect>) {
        let Self { any_raw, any_manufactured, shields, coins } = self;
        if any_raw {
            effects.push(Effect::ProducesOne { of: Resource::RAW.to_vec() });
        }
        if any_manufactured {
            effects.push(Effect::ProducesOne { of: Resource::MANUFACTURED.to_vec() });
        }
        if shields > 0 {
            effects.push(Effect::Shields { shields });
        }
        if coins > 0 {
            effects.push(Effect::Coins { coins });
        }
    }
}

fn tell_points(points: u8, effects: &mut Vec<Effect>) {
    if points > 0 {
        effects.push(Effect::Points { points });
    }
}

// Below, facts are taken apart field by field, so that a new one cannot be forgotten.

pub(super) fn of_card(facts: &CardFacts) -> Vec<Effect> {
    let &CardFacts {
        id: _,
        name: _,
        colour: _,
        cost: _,
        produces,
        any_raw,
        any_manufactured,
        reserve,
        shields,
        symbol,
        points,
        coins,
        coins_per,
        guild,
        opens: _,
    } = facts;
    let mut effects = Vec::new();
    if !produces.is_none() {
        effects.push(Effect::Produces { goods: units(produces) });
    }
    if !reserve.is_none() {
        effects.push(Effect::FixedPrice { goods: units(reserve), price: 1 }); // Rule 3.13
    }
    Common { any_raw, any_manufactured, shields, coins }.tell(&mut effects);
    effects.extend(symbol.map(|symbol| Effect::Science { symbol }));
    if let Some((coins, count)) = coins_per {
        effects.push(Effect::CoinsFor { coins, each: counted(count) });
    }
    if let Some(Guild { count, coins, points }) = guild {
        effects.push(Effect::Guild { coins, points, each: counted(count) });
    }
    tell_points(points, &mut effects);
    effects
}

pub(super) fn of_wonder(facts: &WonderFacts) -> Vec<Effect> {
    let &WonderFacts {
        id: _,
        name: _,
        cost: _,
        points,
        coins,
        opponent_loses,
        shields,
        again,
        any_raw,
        any_manufactured,
        act,
    } = facts;
    let mut effects = Vec::new();
    Common { any_raw, any_manufactured, shields, coins }.tell(&mut effects);
    if opponent_loses > 0 {
        effects.push(Effect::OpponentLoses { coins: opponent_loses });
    }
    effects.extend(match act {
        Act::None => None,
        Act::Destroy(colour) => Some(Effect::Destroys { colour }),
        Act::Revive => Some(Effect::Revives),
        Act::Library => Some(Effect::Library { draws: 3 }), // Rule 5.18
    });
    if again {
        effects.push(Effect::PlaysAgain);
    }
    tell_points(points, &mut effects);
    effects
}

pub(super) fn of_token(token: Token, facts: &TokenFacts) -> Vec<Effect> {
    let &TokenFacts { id: _, name: _, coins, points } = facts;
    let cards = |colour| Counted::Cards { colours: vec![colour] };
    let mut effects = Vec::new();
    if coins > 0 {
        effects.push(Effect::Coins { coins });
    }
    effects.extend(match token {
        Token::ARCHITECTURE => {
            Some(Effect::Discount { on: Counted::Wonders, goods: ARCHITECTURE_GOODS })
        }
        Token::ECONOMY => Some(Effect::TakesTrade), // Rule 4.9
        Token::LAW => Some(Effect::Science { symbol: Symbol::Scales }), // Rule 4.14
        Token::MASONRY => Some(Effect::Discount { on: cards(Colour::Blue), goods: MASONRY_GOODS }),
        Token::MATHEMATICS => {
            Some(Effect::PointsFor { points: MATHEMATICS_POINTS, each: Counted::Tokens })
        }
        Token::STRATEGY => {
            Some(Effect::MoreShields { on: cards(Colour::Red), shields: STRATEGY_SHIELDS })
        }
        Token::THEOLOGY => Some(Effect::PlaysAgainAfter { on: Counted::Wonders }), // Rule 4.22
        Token::URBANISM => Some(Effect::CoinsForChains { coins: URBANISM_COINS }),
        _ => None,
    });
    tell_points(points, &mut effects);
    effects
}
