//! Names and effects. The names of a user's board set have no translation and are shown as they are.

use mirabilia_games::dice::boards::{Boards, Sheet};
use mirabilia_games::dice::catalogue::{
    BonusEntry, BuildingEntry, DieEntry, Effect, Leads, SpaceEntry,
};
use mirabilia_games::dice::{BoardsEntry, Building};
use mirabilia_words::{Message, Value, is_game_message};

/// The message of a name, or the name that the boards themselves give.
fn named(id: &str, own: impl FnOnce() -> String) -> Message {
    let id = id.replace(['_', '.'], "-");
    if is_game_message(&id) {
        return Message::new(id);
    }
    Message::new("dice-own").with("name", own())
}

fn plain(id: &str) -> String {
    id.replace('_', " ")
}

/// The name of a building.
pub fn building(building: Building) -> Message {
    Message::new(format!("dice-building-{}", building.id().replace('_', "-")))
}

/// Any of some buildings: `Agora or Market`.
pub fn any_building(of: &[Building]) -> Value {
    Value::any(of.iter().map(|one| building(*one)))
}

/// The name of a symbol.
pub fn symbol(id: &str) -> Message {
    named(&format!("face-{id}"), || plain(id))
}

/// The name of a colour.
pub fn colour(id: &str) -> Message {
    named(&format!("colour-{id}"), || plain(id))
}

/// The name of a die.
pub fn die(id: &str) -> Message {
    named(&format!("dice-die-{id}"), || plain(id))
}

/// All dice of a colour: `grey dice`.
pub fn dice_of(colour: &str) -> Message {
    named(&format!("dice-dice-{colour}"), || plain(colour))
}

/// The name of a bonus.
pub fn bonus(id: &str) -> Message {
    named(&format!("dice-{id}"), || plain(id))
}

/// The name of a city; `own` is what the boards call it.
pub fn city(id: &str, own: &str) -> Message {
    named(&format!("dice-city-{id}"), || own.to_owned())
}

/// The wonder of a city; `own` is what the boards call it.
pub fn wonder(city: &str, own: &str) -> Message {
    named(&format!("dice-wonder-{city}"), || own.to_owned())
}

/// Where a space of a board set lies: `Market, camel 2`.
pub fn space(boards: &Boards, id: &str) -> Message {
    let wonder_of = |city: &str| {
        let is = |sheet: &&Sheet| sheet.id == city;
        boards.sheets.iter().find(is).map(|sheet| sheet.wonder.as_str())
    };
    placed(id, wonder_of)
}

/// The same, by the catalogue of a board set.
pub fn space_entry(boards: &BoardsEntry, id: &str) -> Message {
    let wonder_of = |city: &str| {
        boards.cities.iter().find(|sheet| sheet.id == city).map(|sheet| sheet.wonder.as_str())
    };
    placed(id, wonder_of)
}

/// The same by the id alone; none where the board set names it, or where the id is no space's.
pub(crate) fn space_named(id: &str) -> Option<Message> {
    let of = Building::from_id(id.split('.').next()?)?;
    (of != Building::WONDER).then(|| placed(id, |_| None))
}

fn placed<'a>(id: &str, wonder_of: impl Fn(&str) -> Option<&'a str>) -> Message {
    let parts: Vec<&str> = id.split('.').collect();
    let Some(of) = Building::from_id(parts[0]) else {
        return Message::new("dice-own").with("name", plain(id));
    };
    let within = |id: &'static str| Message::new(id).with("building", building(of));
    let line_name = |line: &str| {
        let own = named(&format!("dice-line-{line}"), || plain(line));
        if own.id == "dice-own" { symbol(line) } else { own }
    };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    match parts[1..] {
        [] => building(of),
        [city, n, ..] if of == Building::WONDER => {
            let own = wonder_of(city).map_or_else(|| plain(city), str::to_owned);
            Message::new("dice-space-step")
                .with("wonder", wonder(city, &own))
                .with("n", n.to_owned())
        }
        [line] if is_number(line) => within("dice-space-plain").with("what", line.to_owned()),
        [line, ref rest @ ..] => {
            let cell = line.strip_prefix('r').and_then(|cell| cell.split_once('c'));
            if let Some((row, column)) = cell.filter(|(r, c)| is_number(r) && is_number(c)) {
                return within("dice-space-cell")
                    .with("row", row.to_owned())
                    .with("column", column.to_owned());
            }
            match rest.first() {
                None => within("dice-space-plain").with("what", line_name(line)),
                Some(n) => within("dice-space-numbered")
                    .with("what", line_name(line))
                    .with("n", (*n).to_owned()),
            }
        }
    }
}

/// One effect as a sentence.
pub fn effect(effect: &Effect) -> Message {
    let n = |id: &'static str, n: u8| Message::new(id).with("n", n);
    match effect {
        Effect::Cross { buildings } => {
            Message::new("dice-effect-cross").with("buildings", any_building(buildings))
        }
        Effect::CrossUpTo { spaces, buildings } => {
            n("dice-effect-cross-up-to", *spaces).with("buildings", any_building(buildings))
        }
        Effect::Coins { coins } => n("dice-effect-coins", *coins),
        Effect::FreeDie => Message::new("dice-effect-free-die"),
        Effect::Action => Message::new("dice-effect-action"),
        Effect::Unlocks { die: id } => Message::new("dice-effect-unlocks").with("die", die(id)),
        Effect::Resources { resources } => n("dice-effect-resources", *resources),
        Effect::Attack { points } => n("dice-effect-attack", *points),
        Effect::Defence { defence } => n("dice-effect-defence", *defence),
        Effect::CheaperDice { colour: None } => Message::new("dice-effect-all-cheaper"),
        Effect::CheaperDice { colour: Some(of) } => {
            Message::new("dice-effect-cheaper").with("dice", dice_of(of))
        }
        Effect::FreeDice { colour: of } => {
            Message::new("dice-effect-free-dice").with("dice", dice_of(of))
        }
        Effect::CoinsOnDie { colour: of, coins } => {
            n("dice-effect-coins-on-die", *coins).with("colour", colour(of))
        }
        Effect::Points { points } => n("dice-effect-points", *points),
        Effect::CoinsAndPointsFor { each, building: of } => {
            n("dice-effect-coins-and-points-for", *each).with("building", building(*of))
        }
        Effect::PointsForGallery { points } => n("dice-effect-points-for-gallery", *points)
            .with("building", building(Building::GALLERY)),
    }
}

/// What a space costs.
pub(super) fn cost(entry: &SpaceEntry) -> Message {
    Message::new("dice-space-cost").with("n", entry.cost)
}

/// What a space costs and does.
pub fn of_space(entry: &SpaceEntry) -> Vec<Message> {
    std::iter::once(cost(entry)).chain(entry.effects.iter().map(effect)).collect()
}

/// The spaces of a building, a line each.
pub fn of_building(boards: &BoardsEntry, entry: &BuildingEntry) -> Vec<Message> {
    let line = |one: &SpaceEntry| thing(space_entry(boards, &one.id), of_space(one));
    entry.spaces.iter().map(line).collect()
}

/// What a bonus does, and when there is one.
pub fn of_bonus(boards: &BoardsEntry, entry: &BonusEntry) -> Vec<Message> {
    let when = Message::new("dice-explain-bonus").with("n", boards.bonuses_to_end);
    entry.effects.iter().map(effect).chain([when]).collect()
}

/// What a die is, and where its faces lead in a city.
pub fn of_die(boards: &BoardsEntry, entry: &DieEntry, city: &str) -> Vec<Message> {
    let special = entry.special.then(|| Message::new("dice-explain-special"));
    let mut lines: Vec<Message> = special.into_iter().collect();
    for (at, face) in entry.faces.iter().enumerate() {
        if entry.faces[..at].contains(face) {
            continue;
        }
        let n = entry.faces.iter().filter(|one| *one == face).count();
        let line = Message::new("dice-face").with("symbol", symbol(face)).with("n", n);
        lines.push(line.with("leads", of_symbol(boards, face, city)));
    }
    lines
}

/// Where a symbol leads in a city.
pub fn of_symbol(boards: &BoardsEntry, id: &str, city: &str) -> Message {
    let leads = boards.symbols.iter().find(|one| one.id == id).map(|one| &one.leads);
    match leads {
        Some(Leads::Buildings { buildings }) => {
            Message::new("dice-leads-any").with("buildings", any_building(buildings))
        }
        Some(Leads::GuildCourt { buildings }) => {
            let all = Value::all(buildings.iter().map(|one| building(*one)));
            Message::new("dice-leads-guild").with("buildings", all)
        }
        Some(Leads::Lines) | None => {
            let own = boards.cities.iter().find(|sheet| sheet.id == city);
            let all = boards.common.iter().chain(own.into_iter().flat_map(|sheet| &sheet.own));
            let bears = |one: &&BuildingEntry| {
                one.lines.iter().any(|line| line.symbols.iter().any(|symbol| symbol == id))
            };
            let there: Vec<Building> = all.filter(bears).map(|one| one.id).collect();
            Message::new("dice-leads-line").with("buildings", any_building(&there))
        }
    }
}

/// A thing and what there is to know about it: `Market, camel 2. Costs 1 resource. …`
pub(super) fn thing(what: Message, text: Vec<Message>) -> Message {
    Message::new("dice-thing").with("what", what).with("text", Value::sentences(text))
}
