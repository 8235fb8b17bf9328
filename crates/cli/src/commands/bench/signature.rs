//! A fingerprint of a game's rules.

use mirabilia_kernel::Game;

/// A hash over the final scores of the first games. It changes when the rules, the order of moves
/// or the luck change; commits that change it say so.
#[derive(Debug)]
pub(super) struct Signature(u64);

impl Default for Signature {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Signature {
    /// The number of games it covers.
    pub(super) const GAMES: u64 = 256;

    /// Adds a finished game.
    pub(super) fn add<G: Game>(&mut self, state: &G) {
        for seat in mirabilia_kernel::Seat::all(state.seats()) {
            for points in state.score(seat).0 {
                self.0 = (self.0 ^ u64::from(points as u16)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
}

impl std::fmt::Display for Signature {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
