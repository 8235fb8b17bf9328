//! The ten progress tokens.

/// A progress token, numbered by [`TOKENS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token(pub(crate) u8);

/// What stands on a token.
#[derive(Debug)]
pub struct TokenFacts {
    /// The name in files and on the wire.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// Coins gained at once.
    pub coins: u8,
    /// Points at the end of the game.
    pub points: u8,
}

const fn token(id: &'static str, name: &'static str, coins: u8, points: u8) -> TokenFacts {
    TokenFacts { id, name, coins, points }
}

/// Architecture: how many units fewer later wonders need (rule 4.7).
pub const ARCHITECTURE_GOODS: u8 = 2;
/// Masonry: how many units fewer later blue cards need (rule 4.15).
pub const MASONRY_GOODS: u8 = 2;
/// Mathematics: points for each token of the city (rule 4.16).
pub const MATHEMATICS_POINTS: u8 = 3;
/// Strategy: how many more shields later red cards have (rule 4.18).
pub const STRATEGY_SHIELDS: u8 = 1;
/// Urbanism: coins for each later card that a chain makes free (rule 4.26).
pub const URBANISM_COINS: u8 = 4;

/// All tokens. What else a token does is in the rules, by the constants above and below.
#[rustfmt::skip]
pub static TOKENS: [TokenFacts; 10] = [
    token("agriculture",  "Agriculture",  6, 4),
    token("architecture", "Architecture", 0, 0),
    token("economy",      "Economy",      0, 0),
    token("law",          "Law",          0, 0),
    token("masonry",      "Masonry",      0, 0),
    token("mathematics",  "Mathematics",  0, 0),
    token("philosophy",   "Philosophy",   0, 7),
    token("strategy",     "Strategy",     0, 0),
    token("theology",     "Theology",     0, 0),
    token("urbanism",     "Urbanism",     6, 0),
];

#[allow(missing_docs)] // each is the token of its name
impl Token {
    pub const AGRICULTURE: Self = Self(0);
    pub const ARCHITECTURE: Self = Self(1);
    pub const ECONOMY: Self = Self(2);
    pub const LAW: Self = Self(3);
    pub const MASONRY: Self = Self(4);
    pub const MATHEMATICS: Self = Self(5);
    pub const PHILOSOPHY: Self = Self(6);
    pub const STRATEGY: Self = Self(7);
    pub const THEOLOGY: Self = Self(8);
    pub const URBANISM: Self = Self(9);
}

impl Token {
    /// How many there are.
    pub const COUNT: u8 = 10;

    /// Every token, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// What stands on it.
    #[inline]
    pub fn facts(self) -> &'static TokenFacts {
        &TOKENS[self.0 as usize]
    }

    /// The token with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        TOKENS.iter().position(|facts| facts.id == id).map(|i| Self(i as u8))
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
