//! Lookups in a board set: sheets, buildings, spaces, dice.

use mirabilia_games::dice::catalogue::{BuildingEntry, DieEntry, SheetEntry, SpaceEntry};
use mirabilia_games::dice::picture::CityPicture;
use mirabilia_games::dice::{BoardsEntry, Building};

/// The colour that stands for a building; the wonder has none.
pub(super) fn colour_of(building: Building) -> Option<&'static str> {
    Some(match building.id() {
        "barracks_west" | "barracks_east" => "red",
        "agora" => "blue",
        "market" => "yellow",
        "university" => "green",
        "guild_court" => "purple",
        "gallery" => "white",
        "warehouse" => "grey",
        _ => return None,
    })
}

/// The sheet of a city.
pub(super) fn sheet<'a>(set: &'a BoardsEntry, city: Option<&str>) -> Option<&'a SheetEntry> {
    set.cities.iter().find(|sheet| Some(sheet.id.as_str()) == city)
}

/// The nine buildings of a city: its own and those common to all cities.
pub(super) fn buildings<'a>(set: &'a BoardsEntry, city: Option<&str>) -> Vec<&'a BuildingEntry> {
    let own = sheet(set, city).map_or(&[][..], |sheet| &sheet.own);
    let entry = |id: Building| own.iter().chain(&set.common).find(|one| one.id == id);
    Building::all().filter_map(entry).collect()
}

/// A space on a city's sheet.
pub(super) fn space<'a>(
    set: &'a BoardsEntry,
    city: Option<&str>,
    id: &str,
) -> Option<&'a SpaceEntry> {
    let mut spaces = buildings(set, city).into_iter().flat_map(|building| &building.spaces);
    spaces.find(|space| space.id == id)
}

/// A die.
pub(super) fn die<'a>(set: &'a BoardsEntry, id: &str) -> Option<&'a DieEntry> {
    set.dice.iter().find(|die| die.id == id)
}

/// The number of crossed spaces in a building.
pub(super) fn done(building: &BuildingEntry, city: &CityPicture) -> usize {
    building.spaces.iter().filter(|space| city.crossed.contains(&space.id)).count()
}

/// The current points of a building; `None` if it has no score category.
pub(super) fn points(building: &BuildingEntry, city: &CityPicture) -> Option<i16> {
    let line = city.points.iter().find(|(line, _)| line.name() == building.id.id());
    line.map(|(_, points)| *points)
}

/// Removes duplicates, keeping the order.
pub(super) fn once_each<'a>(ids: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut once: Vec<&str> = Vec::new();
    for id in ids {
        if !once.contains(&id) {
            once.push(id);
        }
    }
    once
}
