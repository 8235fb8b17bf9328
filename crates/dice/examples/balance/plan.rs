//! Plans: what a simple player likes, in points.

use mirabilia_dice::boards::BUILDINGS;

/// What a player likes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) name: &'static str,
    /// What a building is worth when it is finished, beyond its points, in the order of
    /// [`BUILDINGS`]. A part of it counts for a part of the building.
    pub(crate) finish: [f64; BUILDINGS.len()],
    /// What unlocking the black, the white and the purple die is worth at the start.
    pub(crate) unlock: [f64; 3],
    /// By how much this plan values resources and lasting effects more than others do.
    pub(crate) patience: f64,
}

/// Wonder, West, East, Agora, Market, University, Guild Court, Gallery, Warehouse.
const EVEN: [f64; BUILDINGS.len()] = [6.0, 5.0, 5.0, 5.0, 6.0, 5.0, 4.0, 4.0, 0.0];

/// The plans; the first one is for all players where plans are not dealt.
pub(crate) const PLANS: [Plan; 7] = [
    Plan { name: "even", finish: EVEN, unlock: [5.0, 5.0, 5.0], patience: 1.0 },
    Plan {
        name: "trade",
        finish: [9.0, 4.0, 4.0, 4.0, 10.0, 5.0, 4.0, 4.0, 0.0],
        unlock: [5.0, 5.0, 5.0],
        patience: 1.0,
    },
    Plan {
        name: "war",
        finish: [7.0, 16.0, 16.0, 4.0, 5.0, 5.0, 4.0, 4.0, 0.0],
        unlock: [8.0, 5.0, 5.0],
        patience: 1.0,
    },
    Plan {
        name: "agora",
        finish: [7.0, 4.0, 4.0, 11.0, 6.0, 5.0, 4.0, 4.0, 0.0],
        unlock: [8.0, 5.0, 5.0],
        patience: 1.0,
    },
    Plan {
        name: "science",
        finish: [7.0, 4.0, 4.0, 4.0, 5.0, 14.0, 6.0, 6.0, 0.0],
        unlock: [7.0, 7.0, 7.0],
        patience: 1.2,
    },
    Plan {
        name: "guild",
        finish: [7.0, 4.0, 4.0, 4.0, 6.0, 5.0, 14.0, 2.0, 0.0],
        unlock: [3.0, 3.0, 12.0],
        patience: 1.1,
    },
    Plan {
        name: "gallery",
        finish: [7.0, 4.0, 4.0, 5.0, 5.0, 5.0, 2.0, 12.0, 0.0],
        unlock: [3.0, 12.0, 3.0],
        patience: 1.1,
    },
];
