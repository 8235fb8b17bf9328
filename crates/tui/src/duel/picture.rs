//! The picture of a table, read: what `mirabilia_games::duel::Picture` writes.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::scene::Scene;

/// One city.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct City {
    pub(super) coins: u16,
    pub(super) cards: Vec<String>,
    pub(super) wonders_built: Vec<String>,
    pub(super) wonders_unbuilt: Vec<Unbuilt>,
    pub(super) tokens: Vec<String>,
    pub(super) production: BTreeMap<String, u8>,
    pub(super) raw_of_choice: u8,
    pub(super) manufactured_of_choice: u8,
    pub(super) unit_prices: BTreeMap<String, u16>,
    pub(super) symbols: Vec<String>,
    pub(super) sale: u16,
    pub(super) points: BTreeMap<String, i16>,
}

/// A wonder that can still be built, with what it costs its owner.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Unbuilt {
    pub(super) wonder: String,
    pub(super) price: u16,
}

/// A slot that still holds a card: its id, `?` or `guild`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[allow(clippy::struct_field_names)] // as in the picture
pub(super) struct Slot {
    pub(super) slot: u8,
    pub(super) lies: String,
    pub(super) accessible: bool,
    pub(super) prices: Option<[u16; 2]>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Picture {
    pub(super) viewer: Option<usize>,
    pub(super) age: u8,
    pub(super) due: String,
    pub(super) to_move: Option<usize>,
    pub(super) plays_again: bool,
    pub(super) pawn: i8,
    pub(super) military_tokens: Vec<(usize, u8)>,
    pub(super) board_tokens: Vec<String>,
    pub(super) drawn_tokens: Vec<String>,
    pub(super) offered_wonders: Vec<String>,
    pub(super) structure: Vec<Slot>,
    pub(super) unseen: Vec<String>,
    pub(super) discard: Vec<String>,
    pub(super) cities: [City; 2],
}

impl Picture {
    /// The picture of a scene; none when it is not one of this game.
    pub(super) fn of(scene: &Scene) -> Option<Self> {
        serde_json::from_str(scene.view.picture.text()).ok()
    }

    /// The slot where a card lies.
    pub(super) fn slot_of(&self, card: &str) -> Option<&Slot> {
        self.structure.iter().find(|slot| slot.lies == card)
    }

    /// A slot by its number, while it holds a card.
    pub(super) fn slot(&self, number: u8) -> Option<&Slot> {
        self.structure.iter().find(|slot| slot.slot == number)
    }

    /// The seat at the left: the viewer's; whoever watches sees seat 0 there.
    pub(super) fn left(&self) -> usize {
        usize::from(self.viewer == Some(1))
    }

    /// The shields that would win for a seat.
    pub(super) fn to_victory(&self, seat: usize) -> i8 {
        super::facts::CAPITAL - if seat == 0 { self.pawn } else { -self.pawn }
    }
}

impl Slot {
    /// Does its card lie face down?
    pub(super) fn is_down(&self) -> bool {
        self.lies == "?" || self.lies == "guild"
    }
}

impl City {
    /// All points as they stand.
    pub(super) fn total(&self) -> i16 {
        self.points.values().sum()
    }

    /// Does it have a progress token?
    pub(super) fn has_token(&self, token: &str) -> bool {
        self.tokens.iter().any(|one| one == token)
    }
}
