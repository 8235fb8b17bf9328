//! The weights of the heuristic, tuned by matches of `greedy` against itself.

/// The worth of things, in points of the final score. With as many turns left as a field `…_turns`
/// says, a thing is worth half of what it is worth early in the game.
pub(super) struct Weights {
    /// Expected turns until the end: a minimum …
    pub(super) end_base: f32,
    /// … and an amount per space that the city nearest to the end has to cross.
    pub(super) end_per_space: f32,
    /// The first coin.
    pub(super) coin: f32,
    /// Saturation: with this many coins the next one is worth a quarter of the first.
    pub(super) coin_saturation: f32,
    pub(super) coin_saturation_per_turn: f32,
    /// A resource, per turn left and space that is expensive enough to need it.
    pub(super) resource: f32,
    /// A discount of one coin on a die, and one coin for choosing a die, per turn left.
    pub(super) discount: f32,
    pub(super) on_die: f32,
    /// A point of a space that only a special die reaches, if the die is unlocked.
    pub(super) unlock_own: f32,
    /// A special die, per turn left, for the spaces that other dice reach too.
    pub(super) unlock_shared: f32,
    pub(super) unlock_turns: f32,
    /// A bonus.
    pub(super) bonus: f32,
    pub(super) bonus_turns: f32,
    /// The same for the Wonder, which needs no die.
    pub(super) wonder_turns: f32,
    /// The part of a space's worth that counts for the space before it in its line.
    pub(super) line: f32,
    pub(super) line_turns: f32,
    /// The part of the open spaces that a space that counts them is expected to find.
    pub(super) growth: f32,
    pub(super) growth_turns: f32,
    /// A point denied to a neighbour by a defence, at a table of two.
    pub(super) defence: f32,
    /// How steeply the chance to be first in the Agora depends on the lead in spaces.
    pub(super) first: f32,
    /// Ending the game, per point of lead, and the lead that is added.
    pub(super) end_lead: f32,
    pub(super) end_margin: f32,
    /// A further action, crossing or free die beyond the depth of the look-ahead.
    pub(super) chain: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    end_base: 1.22,
    end_per_space: 3.03,
    coin: 0.85,
    coin_saturation: 8.0,
    coin_saturation_per_turn: 1.38,
    resource: 1.2,
    discount: 0.406,
    on_die: 1.03,
    unlock_own: 0.761,
    unlock_shared: 0.15,
    unlock_turns: 4.86,
    bonus: 3.71,
    bonus_turns: 4.35,
    wonder_turns: 3.01,
    line: 0.638,
    line_turns: 1.73,
    growth: 0.849,
    growth_turns: 17.5,
    defence: 0.498,
    first: 0.448,
    end_lead: 0.468,
    end_margin: 3.51,
    chain: 3.01,
};
