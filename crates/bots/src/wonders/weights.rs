//! The numbers of the judgement at a glance: one row a consideration, one column an age.
//!
//! The rows are what a good player weighs; how much, games decided: every seat of many games played
//! with the numbers a little changed, and each number followed the seats that did better.

/// Declares rows of three numbers with an index each.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $row:expr;)*) => {
        #[derive(Clone, Copy)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Row { $($name),* }
        $($(#[$doc])* pub(super) const $name: usize = Row::$name as usize;)*
        /// How many rows.
        pub(super) const ROWS: usize = [$(Row::$name),*].len();
        /// Their names, for the tuner.
        #[allow(dead_code)] // only the tuner asks
        pub(super) const NAMES: [&str; ROWS] = [$(stringify!($name)),*];
        /// The numbers found.
        pub(super) const WEIGHTS: Weights = [$($row),*];
    };
}

/// Rows of considerations, a number for each age.
pub(super) type Weights = [[f32; 3]; ROWS];

weights! {
    /// A coin beyond its third of a point, while the treasury is low and turns are left.
    COIN = [1.52, 1.01, 0.48];
    /// A coin to a neighbour.
    GIVES = [0.27, 0.13, 0.17];
    /// A sale, beyond its coins.
    SALE = [-1.33, -1.10, -0.44];
    /// Any stage.
    STAGE = [0.14, 0.50, -0.21];
    /// The points of the stages that come after it.
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
    /// A unit that cards to come ask for and that neighbours sell: a coin of its price.
    BUY = [0.71, 0.55, 0.46];
    /// A unit that cards to come ask for and that nobody sells.
    LACK = [2.09, 2.31, 0.81];
    /// How much a stage to be built counts among the cards that ask for a unit.
    STAGE_NEED = [1.27, 1.31, 0.63];
    /// What is left of a need for each own producer of choice that could fill it.
    FLEXIBLE = [0.58, 0.47, 1.18];
    /// The second good of a producer of choice.
    SECOND = [1.17, 0.72, 0.14];
    /// A producer of choice among all raw materials: a part of all needs.
    ANY_RAW = [0.52, 1.54, 0.58];
    /// The same for manufactured goods.
    ANY_MADE = [0.91, 0.49, 0.35];
    /// A unit that a neighbour cannot make and may buy.
    SELLS = [0.14, 0.09, 0.02];
    /// A unit to come that a discount makes cheaper.
    DISCOUNT = [0.59, 0.27, 0.17];
    /// A card that comes free later.
    CHAIN = [0.07, 0.43, -0.02];
    /// A unit of its cost that the city cannot make.
    CHAIN_UNIT = [0.23, 0.23, 0.05];
    /// Conflict tokens of this age.
    MILITARY = [2.68, 3.52, 1.85];
    /// Conflict tokens of later ages.
    MILITARY_LATER = [2.12, 2.79, -0.09];
    /// How many shields still make a difference, at least.
    SPREAD = [0.16, 0.45, 0.92];
    /// More of them for each turn left in the age.
    SPREAD_TURN = [0.23, 0.28, 1.02];
    /// And for each later age.
    SPREAD_AGE = [0.91, 1.08, 3.84];
    /// A science symbol, for each turn left in the game.
    SYMBOL = [0.22, -0.03, -0.04];
    /// The same for each equal symbol owned.
    SYMBOL_SAME = [0.00, 0.13, -0.02];
    /// The same if it is one of the rarest owned.
    SYMBOL_RAREST = [0.09, -0.11, 0.09];
    /// The same for each green card owned.
    SYMBOL_GREEN = [0.29, 0.24, 0.16];
    /// The same for each green card of the neighbours.
    SYMBOL_RIVAL = [-0.10, -0.01, -0.12];
    /// What a guild or reward may still grow by in a turn, a thing counted.
    GROWTH = [0.12, 0.54, 0.09];
    /// A thing that own cards count.
    COUNTED = [1.00, 0.79, 0.84];
    /// A thing that cards of neighbours count.
    COUNTED_BY_OTHERS = [0.03, -0.37, -0.23];
    /// The seventh card of an age.
    SEVENTH = [3.98, 1.43, 2.60];
    /// A card from the discard pile.
    REVIVE = [2.54, 2.12, 4.14];
    /// A colour of which the first card comes free.
    NEW_COLOUR = [0.62, 1.46, 0.08];
    /// The first card of an age free.
    FIRST_FREE = [2.60, 2.58, 0.75];
    /// The last card of an age free.
    LAST_FREE = [1.70, 0.77, 2.26];
    /// A part of what the card is worth to the next holder of the hand, who can build it.
    DENY = [0.09, 0.17, 0.12];
    /// The same when the next holder cannot.
    DENY_DEAR = [0.02, 0.03, 0.06];
    /// A part of what the card is worth to oneself when the hand comes round again.
    BACK = [0.41, 0.29, 0.31];
}
