//! Explains a space, die, bonus, symbol, building or city.

use mirabilia_games::dice::catalogue::SpaceEntry;
use mirabilia_games::dice::{BoardsEntry, Building};
use mirabilia_tell::dice as tell;
use mirabilia_words::{Message, Words};

use super::boards;
use super::catalogue::{self, once_each};
use super::context::picture;
use crate::choices::choices;
use crate::scene::Scene;

/// The ids of everything on these boards.
pub(super) fn ids(set: &BoardsEntry) -> Vec<String> {
    let spaces = set.cities.iter().flat_map(|city| catalogue::buildings(set, Some(&city.id)));
    let spaces = spaces.flat_map(|building| &building.spaces).map(|space| space.id.as_str());
    let dice = set.dice.iter().map(|die| die.id.as_str());
    let symbols = set.symbols.iter().map(|symbol| symbol.id.as_str());
    let bonuses = set.bonuses.iter().map(|bonus| bonus.id.as_str());
    let cities = set.cities.iter().map(|sheet| sheet.id.as_str());
    let buildings = Building::all().map(|building| -> &str { building.id() });
    let all = buildings.chain(dice).chain(symbols).chain(bonuses);
    once_each(all.chain(cities).chain(spaces)).into_iter().map(str::to_owned).collect()
}

/// The name of an item; `None` if it is not on the boards.
fn named(set: &BoardsEntry, id: &str) -> Option<Message> {
    let space = || find_space(set, None, id).map(|_| tell::space_entry(set, id));
    let die = || catalogue::die(set, id).map(|_| tell::die(id));
    let symbol = || set.symbols.iter().find(|one| one.id == id).map(|_| tell::symbol(id));
    let bonus = || set.bonuses.iter().find(|one| one.id == id).map(|_| tell::bonus(id));
    let city = || catalogue::sheet(set, Some(id)).map(|of| tell::city(&of.id, &of.name));
    let building = Building::from_id(id).map(tell::building);
    building.or_else(die).or_else(symbol).or_else(bonus).or_else(city).or_else(space)
}

/// The name of an item.
pub(super) fn name_of(id: &str, words: &Words) -> String {
    let name = named(boards::default_set(), id);
    name.map_or_else(|| id.replace('_', " "), |name| words.tell(&name, &[]))
}

/// A space on a city's sheet, or on any sheet that has it.
fn find_space<'a>(set: &'a BoardsEntry, city: Option<&str>, id: &str) -> Option<&'a SpaceEntry> {
    let any = || set.cities.iter().find_map(|one| catalogue::space(set, Some(&one.id), id));
    catalogue::space(set, city, id).or_else(any)
}

/// Everything about an item; `None` if there is no such item.
pub(super) fn explain(id: &str, scene: Option<&Scene>, words: &Words) -> Option<Vec<String>> {
    let picture = scene.and_then(picture);
    let set = picture.map_or_else(|| Some(boards::default_set()), boards::of)?;
    let me = picture.and_then(|of| of.viewer.map(|seat| &of.cities[seat]));
    let mine = me.and_then(|city| city.city.as_deref());
    let city = mine.or_else(|| set.cities.first().map(|sheet| &*sheet.id)).unwrap_or_default();
    let of_buildings = |of: Vec<&mirabilia_games::dice::catalogue::BuildingEntry>| {
        of.into_iter().flat_map(|one| tell::of_building(set, one)).collect::<Vec<_>>()
    };
    let told = if let Some(die) = catalogue::die(set, id) {
        tell::of_die(set, die, city)
    } else if set.symbols.iter().any(|symbol| symbol.id == id) {
        vec![tell::of_symbol(set, id, city)]
    } else if let Some(bonus) = set.bonuses.iter().find(|bonus| bonus.id == id) {
        tell::of_bonus(set, bonus)
    } else if let Some(building) = Building::from_id(id) {
        let all = catalogue::buildings(set, Some(city)).into_iter();
        of_buildings(all.filter(|one| one.id == building).collect())
    } else if let Some(sheet) = catalogue::sheet(set, Some(id)) {
        // What sets a city apart: its wonder.
        of_buildings(sheet.own.iter().collect())
    } else {
        tell::of_space(find_space(set, mine, id)?)
    };
    let name = named(set, id)?;
    let mut lines: Vec<String> =
        std::iter::once(&name).chain(&told).map(|message| words.tell(message, &[])).collect();
    if me.is_some_and(|me| me.crossed.iter().any(|one| one == id)) {
        lines.push(words.say("dice-space-crossed", &[]));
    }
    // What the viewer can do with it now, with the price or the reason why not.
    let offered = scene.map_or_else(Vec::new, |scene| choices(scene, words));
    let ways = offered.into_iter().filter(|choice| choice.id == id);
    lines.extend(ways.flat_map(|choice| choice.ways).map(|way| way.label));
    Some(lines)
}
