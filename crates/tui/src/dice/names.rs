//! What things are called. Ids of board sets of one's own have no words here and stand for themselves.

use mirabilia_words::Words;

use super::boards::{self, Sheet};
use super::sheet::BUILDINGS;

/// The message, or what stands in for one that is not there.
fn either(id: &str, otherwise: impl FnOnce() -> String, words: &Words) -> String {
    let id = id.replace(['_', '.'], "-");
    if words.has(&id) { words.say(&id, &[]) } else { otherwise() }
}

fn plain(id: &str) -> String {
    id.replace('_', " ")
}

/// What a building is called.
pub(super) fn building_name(id: &str, words: &Words) -> String {
    either(&format!("dice-building-{id}"), || plain(id), words)
}

/// Several buildings: `Agora or Market`.
pub(super) fn any_of(buildings: &[String], words: &Words) -> String {
    words.either(&all(buildings, words))
}

/// Several buildings: `Agora and Market`.
pub(super) fn all_of(buildings: &[String], words: &Words) -> String {
    words.list(&all(buildings, words))
}

fn all(buildings: &[String], words: &Words) -> Vec<String> {
    buildings.iter().map(|id| building_name(id, words)).collect()
}

/// What a symbol is called.
pub(super) fn symbol_name(id: &str, words: &Words) -> String {
    either(&format!("face-{id}"), || plain(id), words)
}

/// What a colour is called.
pub(super) fn colour_name(colour: &str, words: &Words) -> String {
    either(&format!("colour-{colour}"), || plain(colour), words)
}

/// `grey die 2`; a die of one's own goes by its id.
pub(super) fn die_name(id: &str, words: &Words) -> String {
    either(&format!("dice-die-{id}"), || plain(id), words)
}

/// The die of a colour, or the dice: `grey dice`.
pub(super) fn dice_name(colour: &str, words: &Words) -> String {
    either(&format!("dice-dice-{colour}"), || plain(colour), words)
}

fn own_sheet(city: &str) -> Option<&'static Sheet> {
    boards::met().into_iter().flat_map(|set| &set.cities).find(|sheet| sheet.id == city)
}

/// What a city is called.
pub(super) fn city_name(id: &str, words: &Words) -> String {
    let own = || own_sheet(id).map_or_else(|| plain(id), |sheet| sheet.name.clone());
    either(&format!("dice-city-{id}"), own, words)
}

/// The wonder of a city.
pub(super) fn wonder_name(city: &str, words: &Words) -> String {
    let own = || own_sheet(city).map_or_else(|| plain(city), |sheet| sheet.wonder.clone());
    either(&format!("dice-wonder-{city}"), own, words)
}

/// What a bonus is called.
pub(super) fn bonus_name(id: &str, words: &Words) -> String {
    either(&format!("dice-{id}"), || plain(id), words)
}

/// Where a space lies: `Market, camel 2`.
pub(super) fn space_name(id: &str, words: &Words) -> String {
    let parts: Vec<&str> = id.split('.').collect();
    let building = parts[0];
    if !BUILDINGS.contains(&building) {
        return plain(id);
    }
    let whole = building_name(building, words);
    let within = |what: String| {
        let args = [("building", whole.clone().into()), ("what", what.into())];
        words.say("dice-space-plain", &args)
    };
    let named =
        |line: &str| either(&format!("dice-line-{line}"), || symbol_name(line, words), words);
    match parts[1..] {
        [] => whole,
        [city, n, ..] if building == "wonder" => {
            let args = [("wonder", wonder_name(city, words).into()), ("n", n.to_owned().into())];
            words.say("dice-space-step", &args)
        }
        [line, ..] if cell(line).is_some() => {
            let (row, column) = cell(line).unwrap_or_default();
            let args = [
                ("building", whole.clone().into()),
                ("row", row.to_owned().into()),
                ("column", column.to_owned().into()),
            ];
            words.say("dice-space-cell", &args)
        }
        [line] if line.chars().all(|digit| digit.is_ascii_digit()) => within(line.to_owned()),
        [line] => within(named(line)),
        [line, n, ..] => {
            let args = [
                ("building", whole.clone().into()),
                ("what", named(line).into()),
                ("n", n.to_owned().into()),
            ];
            words.say("dice-space-numbered", &args)
        }
    }
}

/// `r2c3` as its numbers.
fn cell(line: &str) -> Option<(&str, &str)> {
    let (row, column) = line.strip_prefix('r')?.split_once('c')?;
    let number = |text: &str| !text.is_empty() && text.chars().all(|digit| digit.is_ascii_digit());
    (number(row) && number(column)).then_some((row, column))
}

/// The name of anything: a space, die, symbol, building, bonus or city.
pub(super) fn name_of(id: &str, words: &Words) -> String {
    if id.starts_with("bonus") {
        return bonus_name(id, words);
    }
    if BUILDINGS.contains(&id) {
        return building_name(id, words);
    }
    if id.contains('.') {
        return space_name(id, words);
    }
    let tries = [die_name(id, words), symbol_name(id, words), city_name(id, words)];
    tries.into_iter().find(|name| *name != plain(id)).unwrap_or_else(|| plain(id))
}
