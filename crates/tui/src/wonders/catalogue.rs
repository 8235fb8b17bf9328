//! Lookups in the catalogue and the picture.

use std::sync::LazyLock;

use mirabilia_games::wonders::catalogue::{CardEntry, StageEntry, WonderEntry};
use mirabilia_games::wonders::ids::Resource;
use mirabilia_games::wonders::picture::CityPicture;
use mirabilia_games::wonders::{Card, Catalogue, Colour, Side, Wonder};

/// Everything printed on cards and boards.
pub(crate) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::new);

/// A card of the catalogue.
pub(crate) fn card(id: Card) -> &'static CardEntry {
    &CATALOGUE.cards[id.index()].1
}

/// A wonder of the catalogue.
pub(crate) fn wonder(id: Wonder) -> &'static WonderEntry {
    &CATALOGUE.wonders[id.index()].1
}

/// The stages of one side of a wonder.
pub(crate) fn stages(id: Wonder, side: Side) -> &'static [StageEntry] {
    let sides = &wonder(id).sides;
    sides.iter().find(|(other, _)| *other == side).map_or(&[], |(_, stages)| stages)
}

/// A city's cards of one colour.
pub(crate) fn of_colour(city: &CityPicture, colour: Colour) -> Vec<Card> {
    city.cards.iter().copied().filter(|id| card(*id).colour == colour).collect()
}

/// The conflict tokens, one by one.
pub(crate) fn tokens(city: &CityPicture) -> Vec<i16> {
    let won = city.victories.iter().zip(&CATALOGUE.ages);
    let mut tokens: Vec<i16> = won
        .flat_map(|(n, age)| std::iter::repeat_n(i16::from(age.victory), usize::from(*n)))
        .collect();
    let lost = -i16::from(CATALOGUE.defeat);
    tokens.extend(std::iter::repeat_n(lost, usize::from(city.defeats)));
    tokens
}

/// The points of the conflict tokens, a line of the score pad.
pub(crate) fn military(city: &CityPicture) -> i16 {
    let line = city.points.iter().find(|(line, _)| line.name() == "military");
    line.map_or(0, |(_, points)| *points)
}

/// Counts equal goods: `clay clay ore` becomes `(clay, 2), (ore, 1)`.
pub(crate) fn counted(goods: &[Resource]) -> Vec<(Resource, usize)> {
    let mut counts: Vec<(Resource, usize)> = Vec::new();
    for good in goods {
        match counts.iter_mut().find(|(other, _)| other == good) {
            Some((_, n)) => *n += 1,
            None => counts.push((*good, 1)),
        }
    }
    counts
}
