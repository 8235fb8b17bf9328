//! The weights of the heuristic: one row per term, one column per age.
//!
//! The terms are what a good player considers. The weights were tuned by self-play: every seat of
//! many games played with slightly changed weights, and each weight moved towards the seats that did
//! better.

/// Declares rows of three weights, each with a named index.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $row:expr;)*) => {
        #[derive(Clone, Copy)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Term { $($name),* }
        $($(#[$doc])* pub(super) const $name: usize = Term::$name as usize;)*
        /// The weights by term and age.
        pub(super) static WEIGHTS: [[f32; 3]; [$(Term::$name),*].len()] = [$($row),*];
    };
}

weights! {
    /// A coin, beyond its third of a point, while the treasury is low and turns are left.
    COIN = [1.52, 1.01, 0.48];
    /// A coin paid to a neighbour.
    GIVES = [0.27, 0.13, 0.17];
    /// A sale, beyond the coins it brings.
    SALE = [-1.33, -1.10, -0.44];
    /// Any stage.
    STAGE = [0.14, 0.50, -0.21];
    /// A point of the stages after the next one.
    STAGE_NEXT = [-0.07, 0.18, 0.01];
    /// A brown card.
    BROWN = [0.12, -0.05, 0.01];
    /// A grey card.
    GREY = [-0.01, -0.05, -0.06];
    /// A blue card.
    BLUE = [-0.15, -0.09, 0.09];
    /// A yellow card.
    YELLOW = [0.10, -0.06, 0.09];
    /// A red card.
    RED = [-0.10, 0.18, -0.01];
    /// A green card.
    GREEN = [0.02, 0.06, -0.05];
    /// A guild.
    PURPLE = [0.07, -0.06, 0.06];
    /// A unit that later cards require and neighbours sell, per coin of its price.
    BUY = [0.71, 0.55, 0.46];
    /// A unit that later cards require and no neighbour sells.
    LACK = [2.09, 2.31, 0.81];
    /// An unbuilt stage that requires a unit, relative to a card.
    STAGE_NEED = [1.27, 1.31, 0.63];
    /// The part of a requirement that is left for each own producer of choice that could meet it.
    FLEXIBLE = [0.58, 0.47, 1.18];
    /// The second good of a producer of choice.
    SECOND = [1.17, 0.72, 0.14];
    /// A producer of any raw material, as a part of the worth of all of them.
    ANY_RAW = [0.52, 1.54, 0.58];
    /// The same for manufactured goods.
    ANY_MADE = [0.91, 0.49, 0.35];
    /// A unit that a neighbour does not produce and may buy.
    SELLS = [0.14, 0.09, 0.02];
    /// A later purchase of a unit that a discount makes cheaper.
    DISCOUNT = [0.59, 0.27, 0.17];
    /// A later card that becomes free.
    CHAIN = [0.07, 0.43, -0.02];
    /// A unit of its cost that the city does not produce.
    CHAIN_UNIT = [0.23, 0.23, 0.05];
    /// Conflict tokens of this age.
    MILITARY = [2.68, 3.52, 1.85];
    /// Conflict tokens of later ages.
    MILITARY_LATER = [2.12, 2.79, -0.09];
    /// The uncertainty of a conflict, in shields.
    SPREAD = [0.16, 0.45, 0.92];
    /// More uncertainty per turn left in the age.
    SPREAD_TURN = [0.23, 0.28, 1.02];
    /// More uncertainty per later age.
    SPREAD_AGE = [0.91, 1.08, 3.84];
    /// A science symbol, per turn left in the game.
    SYMBOL = [0.22, -0.03, -0.04];
    /// The same, per equal symbol owned.
    SYMBOL_SAME = [0.00, 0.13, -0.02];
    /// The same, if it is one of the rarest owned.
    SYMBOL_RAREST = [0.09, -0.11, 0.09];
    /// The same, per green card owned.
    SYMBOL_GREEN = [0.29, 0.24, 0.16];
    /// The same, per green card of the neighbours.
    SYMBOL_RIVAL = [-0.10, -0.01, -0.12];
    /// The expected growth of a counting card per turn and city counted.
    GROWTH = [0.12, 0.54, 0.09];
    /// One more thing that own cards count.
    COUNTED = [1.00, 0.79, 0.84];
    /// One more thing that cards of neighbours count.
    COUNTED_BY_OTHERS = [0.03, -0.37, -0.23];
    /// The seventh card of an age.
    SEVENTH = [3.98, 1.43, 2.60];
    /// A card from the discard pile.
    REVIVE = [2.54, 2.12, 4.14];
    /// A colour whose first card becomes free.
    NEW_COLOUR = [0.62, 1.46, 0.08];
    /// A free first card of an age.
    FIRST_FREE = [2.60, 2.58, 0.75];
    /// A free last card of an age.
    LAST_FREE = [1.70, 0.77, 2.26];
    /// Denying the next holder of the hand a card that they can build, as a part of its worth to them.
    DENY = [0.09, 0.17, 0.12];
    /// The same, if they cannot build it.
    DENY_DEAR = [0.02, 0.03, 0.06];
    /// Keeping a card in a hand that comes back, as a part of its worth.
    BACK = [0.41, 0.29, 0.31];
}
