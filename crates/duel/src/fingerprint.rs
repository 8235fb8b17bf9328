//! A number for a position: the same for every way to it, and another for every other position.
//!
//! Searches ask for it at every step, so it reads only what the future depends on. Sums that follow
//! from sets are left out, and so is what no player can use any more: where cards lay that are gone,
//! the discard pile once no Mausoleum can be built, the unseen cards once none lies face down.

use crate::data::{CardSet, SLOTS, Wonder};
use crate::moves::bits;
use crate::state::{Phase, State};

/// The wonder that asks for the discard pile.
const MAUSOLEUM: Wonder = Wonder(6);

impl State {
    /// 64 well-mixed bits that stand for all that matters from here on.
    pub fn fingerprint(&self) -> u64 {
        let laid = &self.laid;
        let mut lying = [0u64; 2];
        for slot in bits(laid.left & !laid.face_down) {
            // Five bits per slot; a card's number within its age is below 27.
            let (half, place) = (usize::from(slot) / 10, u32::from(slot) % 10);
            lying[half] |= u64::from(laid.cards[usize::from(slot)] + 1) << (5 * place);
        }
        let discard = if self.reads_discard() { self.discard } else { CardSet::EMPTY };
        let unseen = if laid.face_down == 0 { 0 } else { laid.unseen };
        let mut mix = Mix(0x9e37_79b9_7f4a_7c15);
        for city in &self.cities {
            mix.wide(city.cards.bits());
            mix.add(
                u64::from(city.coins)
                    | u64::from(city.unbuilt.bits()) << 16
                    | u64::from(city.built.bits()) << 32
                    | u64::from(city.tokens.bits()) << 48,
            );
        }
        mix.wide(discard.bits());
        mix.add(lying[0] | u64::from(self.age) << 56);
        mix.add(lying[1] | u64::from(self.pawn as u8) << 56);
        mix.add(u64::from(laid.left) | u64::from(laid.face_down) << 32);
        mix.add(u64::from(unseen) | u64::from(laid.guild_backs) << 32);
        mix.add(
            u64::from(self.board.bits())
                | u64::from(self.drawn.bits()) << 16
                | u64::from(self.offered.bits()) << 32
                | u64::from(self.undealt.bits()) << 48,
        );
        mix.add(
            u64::from(self.loot)
                | u64::from(self.drafted) << 8
                | phase_number(self.phase) << 16
                | (self.active.index() as u64) << 32
                | (self.first.index() as u64) << 33
                | u64::from(self.again) << 34,
        );
        mix.0
    }

    /// Can a player still build from the discard pile?
    fn reads_discard(&self) -> bool {
        self.phase == Phase::Revive || self.cities.iter().any(|city| city.unbuilt.has(MAUSOLEUM))
    }
}

const _: () = assert!(SLOTS <= 20, "five bits a slot, ten slots a word");

fn phase_number(phase: Phase) -> u64 {
    match phase {
        Phase::DealFirst => 0,
        Phase::DealTokens => 1,
        Phase::DealWonders => 2,
        Phase::Draft => 3,
        Phase::DealAge => 4,
        Phase::Begin => 5,
        Phase::Play => 6,
        Phase::Token => 7,
        Phase::DealLibrary => 8,
        Phase::Library => 9,
        Phase::Revive => 10,
        Phase::Reveal => 11,
        Phase::Destroy(colour) => 16 + colour as u64,
        Phase::Over(end) => 32 + end as u64,
    }
}

/// One wide multiplication a word.
struct Mix(u64);

impl Mix {
    #[inline]
    fn add(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word) * 0xa076_1d64_78bd_642f;
        self.0 = (wide >> 64) as u64 ^ wide as u64;
    }

    #[inline]
    fn wide(&mut self, word: u128) {
        self.add(word as u64);
        self.add((word >> 64) as u64);
    }
}
