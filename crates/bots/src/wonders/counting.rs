//! Cards that count things: what they score, and what one more thing adds.

use mirabilia_games::wonders::Colour;
use mirabilia_games::wonders::data::{CardFacts, Count, Reward};

use super::city_heuristic::CityHeuristic;
use super::weights as term;

impl CityHeuristic<'_> {
    /// The points of a card that counts things: current, and expected growth.
    pub(super) fn reward(&self, facts: &CardFacts, reward: &Reward) -> f32 {
        if reward.points == 0 {
            return 0.0;
        }
        let own = usize::from(reward.own);
        let cities = own + 2 * usize::from(reward.neighbours);
        let itself = reward.own && counts_colour(reward.count, facts.colour);
        let things = self.things(reward) + u32::from(itself);
        let growth = self.weight(term::GROWTH) * self.left * cities as f32;
        f32::from(reward.points) * (things as f32 + growth)
    }

    /// The number of things that a reward counts now.
    pub(super) fn things(&self, reward: &Reward) -> u32 {
        let own = if reward.own { self.city.count(reward.count) } else { 0 };
        if !reward.neighbours {
            return own;
        }
        own + self.neighbours.iter().map(|city| city.count(reward.count)).sum::<u32>()
    }

    /// The worth of one more thing to the cards that count it, own and of the neighbours.
    pub(super) fn counted_elsewhere(&self, is_counted: impl Fn(Count) -> bool) -> f32 {
        let mut worth = 0.0;
        for (cards, own, weight) in [
            (self.counting[0], true, term::COUNTED),
            (self.counting[1], false, term::COUNTED_BY_OTHERS),
        ] {
            for card in cards.iter() {
                if let Some(reward) = card.facts().reward
                    && (if own { reward.own } else { reward.neighbours })
                    && is_counted(reward.count)
                {
                    worth += self.weight(weight) * f32::from(reward.points);
                }
            }
        }
        worth
    }
}

/// Whether a count includes cards of this colour.
pub(super) fn counts_colour(count: Count, colour: Colour) -> bool {
    match count {
        Count::Brown => colour == Colour::Brown,
        Count::Grey => colour == Colour::Grey,
        Count::Blue => colour == Colour::Blue,
        Count::Yellow => colour == Colour::Yellow,
        Count::Red => colour == Colour::Red,
        Count::Green => colour == Colour::Green,
        Count::BrownGreyPurple => {
            matches!(colour, Colour::Brown | Colour::Grey | Colour::Purple)
        }
        Count::Stages => false,
    }
}
