//! The military track, and the other numbers of the game that no card carries.

/// The distance of the capitals from the middle of the track (rule 6.1).
pub const CAPITAL: i8 = 9;

/// A zone of the military track, the same on both sides of the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Its space nearest to the middle.
    pub from: i8,
    /// Its space farthest from the middle.
    pub to: i8,
    /// Points at the end for the player who drove the pawn there (rule 6.15).
    pub points: u8,
    /// Coins on its military token: what the other player loses when the pawn first comes there
    /// (rule 6.7); 0 where there is none.
    pub coins: u8,
}

/// The zones between the middle and a capital, from the middle outwards.
pub const TRACK: [Zone; 3] = [
    Zone { from: 1, to: 2, points: 2, coins: 0 },
    Zone { from: 3, to: 5, points: 5, coins: 2 },
    Zone { from: 6, to: CAPITAL - 1, points: 10, coins: 5 },
];

/// How many different symbols win (rule 7.8).
pub const SYMBOLS_TO_WIN: u32 = 6;
/// How many wonders may be built in a game (rule 5.4).
pub const WONDER_LIMIT: u32 = 7;
/// How many guilds are dealt in Age III (rule 1.21).
pub const GUILDS_DEALT: usize = 3;
/// How many progress tokens lie on the board at the start (rule 1.5).
pub const TOKENS_DEALT: usize = 5;
/// The coins of a city at the start (rule 1.8).
pub const START_COINS: u16 = 7;
/// The coins of a sale, before those for yellow cards (rule 2.8).
pub const SALE: u16 = 2;
/// The coins of a sale for each yellow card of the seller (rule 2.8).
pub const SALE_PER_YELLOW: u16 = 1;
/// How many coins are worth a point (rule 10.8).
pub const COINS_PER_POINT: u16 = 3;
