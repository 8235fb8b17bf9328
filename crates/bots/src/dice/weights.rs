//! The numbers of the judgement at a glance, found by matches of `greedy` against itself.

/// What things are worth, in points of the final score. A `…_turns` says how many turns must be left
/// for a thing to be worth half of what it is worth early in the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Weights {
    /// Turns until the end: at least this many …
    pub(super) end_base: f32,
    /// … and so many more for each space that the nearest city has to cross for it.
    pub(super) end_per_space: f32,
    /// The first coin.
    pub(super) coin: f32,
    /// With so many coins the next one is worth a quarter; and so many more for each turn left.
    pub(super) room: f32,
    pub(super) room_per_turn: f32,
    /// A resource, for each turn left and each space dear enough to need it.
    pub(super) resource: f32,
    /// A coin less on a die, and a coin more for choosing one, for each turn left.
    pub(super) discount: f32,
    pub(super) on_die: f32,
    /// A point of a space that only a special die reaches, once the die is unlocked.
    pub(super) unlock_own: f32,
    /// A special die, for each turn left, for what it shares with other dice.
    pub(super) unlock_shared: f32,
    pub(super) unlock_turns: f32,
    /// A bonus.
    pub(super) bonus: f32,
    pub(super) bonus_turns: f32,
    /// The same for the Wonder, which waits for no die.
    pub(super) wonder_turns: f32,
    /// The part of a space's worth that goes to the one before it in its line.
    pub(super) line: f32,
    pub(super) line_turns: f32,
    /// The part of the spaces still open that a space that counts them will find.
    pub(super) growth: f32,
    pub(super) growth_turns: f32,
    /// A point denied to a neighbour by a defence, at a table of two.
    pub(super) defence: f32,
    /// To be first in the Agora, as a part of its points, by how far one is ahead.
    pub(super) first: f32,
    /// Bringing the end, for each point of lead, and the lead that is added.
    pub(super) end_lead: f32,
    pub(super) end_margin: f32,
    /// A further action, crossing or free die where chains are not looked through.
    pub(super) chain: f32,
}

/// The weights in use.
pub(super) const WEIGHTS: Weights = Weights {
    end_base: 1.22,
    end_per_space: 3.03,
    coin: 0.85,
    room: 8.0,
    room_per_turn: 1.38,
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
