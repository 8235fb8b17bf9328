//! Styles: what a bot likes, beyond what its moves are worth.
//!
//! A style is a weight for each kind of gain. The weighted gains of a move are added to its heuristic value
//! (levels without a search) or to the values behind the policy prior (levels with one), so a search still
//! leaves a favourite that it sees to be bad.

use mirabilia_kernel::Seat;

use crate::evaluate::Evaluate;

/// What a bot likes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Science: symbols, tokens, the University.
    Science,
    /// Shields and the Barracks.
    Military,
    /// Its wonders, as soon as they can be built.
    Wonders,
    /// Blue cards, guilds and the Agora.
    Civil,
    /// Resources, trade and coins.
    Economy,
    /// Keeping from the leader what the leader wants.
    Spoiler,
}

/// What a move brings, by kind. One unit is about one card: a symbol, a producer, a stage, two shields.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gains {
    /// Science symbols and what leads to them.
    pub science: f32,
    /// Shields, attacks.
    pub military: f32,
    /// Wonders and stages.
    pub wonders: f32,
    /// Points of blue cards, guilds and the Agora, in fives.
    pub civil: f32,
    /// Production, trade, coins.
    pub economy: f32,
    /// What the move keeps from the leader among the others, in fives of points.
    pub denial: f32,
}

impl Style {
    /// Every style.
    pub const ALL: &'static [Self] =
        &[Self::Science, Self::Military, Self::Wonders, Self::Civil, Self::Economy, Self::Spoiler];

    /// Its name, as in `hard:science`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Science => "science",
            Self::Military => "military",
            Self::Wonders => "wonders",
            Self::Civil => "civil",
            Self::Economy => "economy",
            Self::Spoiler => "spoiler",
        }
    }

    /// The style with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|style| style.name() == name)
    }

    /// The worth of a unit of each kind to this style, in points of the final score.
    const fn weights(self) -> Gains {
        let none = Gains {
            science: 0.0,
            military: 0.0,
            wonders: 0.0,
            civil: 0.0,
            economy: 0.0,
            denial: 0.0,
        };
        match self {
            Self::Science => Gains { science: 4.0, ..none },
            Self::Military => Gains { military: 4.0, ..none },
            Self::Wonders => Gains { wonders: 5.0, economy: 0.5, ..none },
            Self::Civil => Gains { civil: 4.0, ..none },
            Self::Economy => Gains { economy: 2.5, ..none },
            Self::Spoiler => Gains { denial: 3.0, ..none },
        }
    }

    /// Adds what a seat with this style likes to the values of its moves, so many times.
    pub fn add_to<G: Evaluate>(
        self,
        state: &G,
        seat: Seat,
        times: f32,
        moves: &[G::Move],
        values: &mut [f32],
    ) {
        let weights = self.weights();
        for (m, value) in moves.iter().zip(values) {
            *value += times * weights.of(state.gains(seat, *m, weights.denial > 0.0));
        }
    }
}

impl Gains {
    fn of(self, gains: Self) -> f32 {
        self.science * gains.science
            + self.military * gains.military
            + self.wonders * gains.wonders
            + self.civil * gains.civil
            + self.economy * gains.economy
            + self.denial * gains.denial
    }
}
