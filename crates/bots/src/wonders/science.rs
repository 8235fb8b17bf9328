//! Science: the symbols of a city and their points.

use mirabilia_games::wonders::City;
use mirabilia_games::wonders::data::Symbol;
use mirabilia_games::wonders::score::best_science;

/// The symbols of a city.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbols {
    /// The count of each.
    pub(super) counts: [u8; 3],
    /// Symbols of free choice.
    pub(super) wild: u8,
}

impl Symbols {
    pub(super) fn of(city: &City) -> Self {
        let (counts, wild) = city.symbols();
        Self { counts: counts.map(|n| n as u8), wild: wild as u8 }
    }

    /// The points of all symbols, with those of free choice placed for the most points (rule 7.7).
    pub(super) fn points(self) -> i32 {
        i32::from(best_science(self.counts.map(u32::from), u32::from(self.wild)))
    }

    pub(super) fn with(self, symbol: Symbol) -> Self {
        let mut more = self;
        more.counts[symbol as usize] += 1;
        more
    }

    pub(super) fn with_wild(self) -> Self {
        Self { wild: self.wild + 1, ..self }
    }

    pub(super) fn least(self) -> u8 {
        self.counts[0].min(self.counts[1]).min(self.counts[2])
    }

    pub(super) fn most(self) -> u8 {
        self.counts[0].max(self.counts[1]).max(self.counts[2])
    }
}
