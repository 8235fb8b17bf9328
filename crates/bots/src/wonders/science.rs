//! Science at a glance: symbols owned, and what one more is worth.

use mirabilia_games::wonders::data::{Act, Symbol};
use mirabilia_games::wonders::{CardSet, City, Colour};

/// The symbols of a city.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbols {
    /// How often it has each.
    pub(super) counts: [u8; 3],
    /// Symbols of free choice.
    pub(super) wild: u8,
}

impl Symbols {
    /// What a city has.
    pub(super) fn of(city: &City) -> Self {
        let mut counts = [0; 3];
        for card in city.cards().and(CardSet::of_colour(Colour::Green)).iter() {
            if let Some(symbol) = card.facts().symbol {
                counts[symbol as usize] += 1;
            }
        }
        let guild = city.cards().and(CardSet::of_colour(Colour::Purple)).iter();
        let wild = guild.filter(|card| card.facts().wild_science).count() as u8;
        Self { counts, wild: wild + u8::from(city.has_act(Act::WildScience)) }
    }

    /// The points of all symbols, free ones put where they score most (rule 7.7).
    pub(super) fn points(self) -> i32 {
        if self.wild == 0 {
            return plain(self.counts);
        }
        let with = |i: usize| {
            let mut counts = self.counts;
            counts[i] += 1;
            Self { counts, wild: self.wild - 1 }.points()
        };
        with(0).max(with(1)).max(with(2))
    }

    /// With one more of a symbol.
    pub(super) fn with(self, symbol: Symbol) -> Self {
        let mut more = self;
        more.counts[symbol as usize] += 1;
        more
    }

    /// With one more of free choice.
    pub(super) fn with_wild(self) -> Self {
        Self { wild: self.wild + 1, ..self }
    }

    /// The least count of a symbol.
    pub(super) fn least(self) -> u8 {
        self.counts[0].min(self.counts[1]).min(self.counts[2])
    }

    /// The greatest count of a symbol.
    pub(super) fn most(self) -> u8 {
        self.counts[0].max(self.counts[1]).max(self.counts[2])
    }
}

/// Squares and sets (rules 7.2 and 7.3).
fn plain(counts: [u8; 3]) -> i32 {
    let [a, b, c] = counts.map(i32::from);
    a * a + b * b + c * c + 7 * a.min(b).min(c)
}
