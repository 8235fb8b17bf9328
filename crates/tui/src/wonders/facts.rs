//! The catalogue by name, and what a city has of it.

use std::sync::LazyLock;

use mirabilia_games::wonders::catalogue::{CardEntry, Effect, StageEntry, WonderEntry};
use mirabilia_games::wonders::data::Symbol;
use mirabilia_games::wonders::words::{Neighbour, Resource};
use mirabilia_games::wonders::{Card, Catalogue, Colour, Side, Wonder};

use super::picture::City;

/// Coins that a sold card brings.
pub(crate) const SALE: u16 = 3;
/// Turns of an age.
pub(crate) const TURNS: u8 = 6;

/// Everything that stands on cards and boards.
pub(crate) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::new);

/// What stands on a card.
pub(crate) fn card(id: Card) -> &'static CardEntry {
    &CATALOGUE.cards[id.index()].1
}

/// What stands on a wonder's board.
pub(crate) fn wonder(id: Wonder) -> &'static WonderEntry {
    &CATALOGUE.wonders[id.index()].1
}

/// The stages of one side of a wonder.
pub(crate) fn stages(id: Wonder, side: Side) -> &'static [StageEntry] {
    let sides = &wonder(id).sides;
    sides.iter().find(|(other, _)| *other == side).map_or(&[], |(_, stages)| stages)
}

/// Something that makes goods: one of these each turn.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Source {
    pub(crate) of: Vec<Resource>,
    /// Can neighbours buy it?
    pub(crate) sold: bool,
}

/// The science symbols of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Science {
    /// In the order of [`Symbol::ALL`].
    pub(crate) symbols: [u32; 3],
    /// How many of free choice.
    pub(crate) choice: u32,
}

impl City {
    /// All stages of the board; none before the wonder is known.
    pub(crate) fn stages(&self) -> &'static [StageEntry] {
        self.wonder.map_or(&[], |wonder| stages(wonder, self.side))
    }

    /// The stage that would be built next.
    pub(crate) fn next_stage(&self) -> Option<&'static StageEntry> {
        self.stages().get(self.stages_built)
    }

    /// Every effect that works in the city.
    pub(crate) fn effects(&self) -> impl Iterator<Item = &'static Effect> {
        let stages = self.stages().iter().take(self.stages_built);
        let of_stages = stages.flat_map(|stage| &stage.effects);
        of_stages.chain(self.cards.iter().flat_map(|id| &card(*id).effects))
    }

    /// The cards of one colour.
    pub(crate) fn of_colour(&self, colour: Colour) -> Vec<Card> {
        self.cards.iter().copied().filter(|id| card(*id).colour == colour).collect()
    }

    /// The science symbols.
    pub(crate) fn science(&self) -> Science {
        let mut science = Science::default();
        for effect in self.effects() {
            match effect {
                Effect::Science { symbol } => {
                    let at = Symbol::ALL.iter().position(|other| other == symbol);
                    science.symbols[at.unwrap_or_default()] += 1;
                }
                Effect::ScienceOfChoice => science.choice += 1,
                _ => {}
            }
        }
        science
    }

    /// What the owner pays a neighbour for a unit: raw and manufactured.
    pub(crate) fn price_from(&self, side: Neighbour) -> (u8, u8) {
        let (mut raw, mut manufactured) = (2, 2);
        for effect in self.effects() {
            let Effect::CheapTrade { goods, from, price } = effect else { continue };
            if from.contains(&side) {
                let cheaper = if *goods == CATALOGUE.raw { &mut raw } else { &mut manufactured };
                *cheaper = *price;
            }
        }
        (raw, manufactured)
    }

    /// Everything that makes goods, first what makes one thing only.
    pub(crate) fn sources(&self) -> Vec<Source> {
        let one = |good: &Resource| Source { of: vec![*good], sold: true };
        let start = self.wonder.map_or(&[][..], |id| &wonder(id).start);
        let mut sources: Vec<Source> = start.iter().map(one).collect();
        for effect in self.effects() {
            match effect {
                Effect::Produces { goods } => sources.extend(goods.iter().map(one)),
                Effect::ProducesOne { of, sold } => {
                    sources.push(Source { of: of.clone(), sold: *sold });
                }
                _ => {}
            }
        }
        sources.sort_by_key(|source| source.of.len());
        sources
    }

    /// Shields of cards and stages.
    pub(crate) fn strength(&self) -> u32 {
        let shields = self.effects().map(|effect| match effect {
            Effect::Shields { shields } => u32::from(*shields),
            _ => 0,
        });
        shields.sum()
    }

    /// Does a card of that name stand here?
    pub(crate) fn has_name(&self, id: Card) -> bool {
        self.cards.iter().any(|other| card(*other).name == card(id).name)
    }

    /// Does one of these cards stand here?
    pub(crate) fn has_any(&self, ids: &[Card]) -> bool {
        ids.iter().any(|id| self.cards.contains(id))
    }

    /// The points as they stand.
    pub(crate) fn total(&self) -> i16 {
        self.points.values().sum()
    }

    /// The conflict tokens, one by one.
    pub(crate) fn tokens(&self) -> Vec<i16> {
        let won = self.victories.iter().zip(&CATALOGUE.ages);
        let mut tokens: Vec<i16> = won
            .flat_map(|(n, age)| std::iter::repeat_n(i16::from(age.victory), usize::from(*n)))
            .collect();
        let lost = -i16::from(CATALOGUE.defeat);
        tokens.extend(std::iter::repeat_n(lost, usize::from(self.defeats)));
        tokens
    }
}
