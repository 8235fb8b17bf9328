//! What stands on boards and dice, in words. Names come from the board set.

use mirabilia_games::dice::Boards;
use mirabilia_games::dice::boards::{BUILDINGS, BuildingSet, Effect, Line, Sheet, Space, Symbol};

use super::super::text::tied;
use super::super::words::{self, coins, plural};

/// Is it set?
pub(super) fn has(set: impl Into<u64>, number: usize) -> bool {
    set.into() >> number & 1 == 1
}

/// The numbers of the bits set, lowest first.
pub(super) fn bits(set: impl Into<u64>) -> impl Iterator<Item = usize> {
    let set = set.into();
    (0..64).filter(move |&bit| has(set, bit))
}

/// An id as people read it: `bust_blue.1` is "bust blue 1".
pub(crate) fn plain(id: &str) -> String {
    id.replace(['_', '.'], " ")
}

/// The place of a building in all lists.
pub(super) fn place(space: &Space) -> usize {
    BUILDINGS.iter().position(|id| *id == space.building.id()).unwrap_or(0)
}

/// The name of a building; one that the file does not name is called by its id.
pub(crate) fn building(sheet: &Sheet, number: usize) -> String {
    let name = &sheet.building_names[number];
    if name != BUILDINGS[number] {
        return name.clone();
    }
    let mut letters = plain(name).chars().collect::<Vec<char>>();
    letters[0] = letters[0].to_ascii_uppercase();
    letters.into_iter().collect()
}

/// Several buildings, one of which is meant.
pub(super) fn buildings(sheet: &Sheet, set: BuildingSet) -> String {
    let names: Vec<String> = bits(set).map(|number| building(sheet, number)).collect();
    match &names[..] {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
    }
}

/// The name of a space: its building and what tells it apart there. Steps of the wonder are counted.
pub(crate) fn space(sheet: &Sheet, number: usize) -> String {
    let facts = &sheet.spaces[number];
    if place(facts) == 0 {
        return format!("{} step {}", sheet.wonder, step(sheet, number));
    }
    format!("{} {}", building(sheet, place(facts)), plain(within(facts, sheet)))
}

/// The number of a step of the wonder, counted from 1.
fn step(sheet: &Sheet, number: usize) -> usize {
    let line = sheet.building_lines[0].first().map(|&line| &sheet.lines[usize::from(line)]);
    let found = line.and_then(|line| line.spaces.iter().position(|&s| usize::from(s) == number));
    found.map_or(0, |place| place + 1)
}

/// The id of a space without that of its building, and without a number where there is no second.
fn within<'a>(facts: &'a Space, sheet: &Sheet) -> &'a str {
    let alone = facts.id.strip_suffix(".1").filter(|stem| {
        let other = |space: &Space| space.id.starts_with(stem) && space.id != facts.id;
        !sheet.spaces.iter().any(other)
    });
    let id = alone.unwrap_or(&facts.id);
    let rest = id.strip_prefix(facts.building.id());
    rest.and_then(|rest| rest.strip_prefix('.')).unwrap_or(id)
}

/// What tells a space apart in its line; nothing when the line says it all.
pub(super) fn in_line(sheet: &Sheet, line: &Line, number: usize) -> String {
    let facts = &sheet.spaces[number];
    if place(facts) == 0 {
        return step(sheet, number).to_string();
    }
    let rest = within(facts, sheet);
    if rest == line.id {
        return String::new();
    }
    let short = rest.strip_prefix(&line.id).and_then(|rest| rest.strip_prefix('.'));
    plain(short.unwrap_or(rest))
}

/// A die: by its colour, and by what tells it apart where several have the same.
pub(crate) fn die(boards: &Boards, number: usize) -> String {
    let die = &boards.dice[number];
    let colour = &boards.colours[usize::from(die.colour)];
    if boards.dice.iter().filter(|other| other.colour == die.colour).count() == 1 {
        return format!("{colour} die");
    }
    match die.id.strip_prefix(colour.as_str()).and_then(|rest| rest.strip_prefix('_')) {
        Some(rest) => format!("{colour} die {rest}"),
        None => format!("die {}", plain(&die.id)),
    }
}

/// The shape of a die's colour.
pub(crate) fn die_shape(boards: &Boards, number: usize) -> char {
    words::shape(&boards.colours[usize::from(boards.dice[number].colour)])
}

/// A die with the shape of its colour, for sentences.
pub(super) fn die_in_words(boards: &Boards, number: usize) -> String {
    tied(&format!("{} {}", die(boards, number), die_shape(boards, number)))
}

fn colours(boards: &Boards, set: u8) -> String {
    let names: Vec<&str> =
        bits(set).filter_map(|c| Some(boards.colours.get(c)?.as_str())).collect();
    if set == u8::MAX { "all".to_owned() } else { names.join(" and ") }
}

/// What an effect does, in few words.
pub(crate) fn effect(boards: &Boards, sheet: &Sheet, effect: Effect) -> String {
    let points = |n: u8| plural(u16::from(n), "point");
    match effect {
        Effect::CrossSpace(set) => format!("cross one in {}", buildings(sheet, set)),
        Effect::CrossUpToTwo(set) => format!("cross up to two in {}", buildings(sheet, set)),
        Effect::GainCoins(n) => coins(u16::from(n)),
        Effect::FreeDie => "build with a free die".to_owned(),
        Effect::TakeAction => "one more action".to_owned(),
        Effect::UnlockDie(number) => format!("unlocks the {}", die(boards, number.into())),
        Effect::ProduceResource(n) => plural(u16::from(n), "resource"),
        Effect::Attack(n) => format!("attack for {}", points(n)),
        Effect::Defence(1) => "defence".to_owned(),
        Effect::Defence(n) => format!("{n} defences"),
        Effect::DieCostMinus1(set) => format!("{} dice cost 1 less", colours(boards, set)),
        Effect::DieCostZero(set) => format!("{} dice cost nothing", colours(boards, set)),
        Effect::CoinsOnDie { colour, amount } => {
            let colour = &boards.colours[usize::from(colour)];
            format!("{} for choosing a {colour} die", coins(u16::from(amount)))
        }
        Effect::Vp(n) => points(n),
        Effect::CoinAndVpPerSpace { building: of, rate } => {
            let number = BUILDINGS.iter().position(|id| *id == of.id()).unwrap_or(0);
            let each = format!("{} and {}", coins(u16::from(rate)), points(rate));
            format!("{each} per space of {}", building(sheet, number))
        }
        Effect::VpPerGallerySpace(rate) => {
            format!("{} per space of {}", points(rate), building(sheet, 7))
        }
    }
}

/// What several effects do.
pub(crate) fn effects(boards: &Boards, sheet: &Sheet, all: &[Effect]) -> String {
    if all.is_empty() {
        return "nothing".to_owned();
    }
    all.iter().map(|e| effect(boards, sheet, *e)).collect::<Vec<_>>().join(", ")
}

/// What a symbol of a die leads to on a sheet.
pub(crate) fn symbol(boards: &Boards, sheet: &Sheet, number: usize) -> String {
    match boards.symbol_uses[number] {
        Symbol::Crosses(set) => format!("one space of {}", buildings(sheet, set)),
        Symbol::Compares(set) => {
            let compared = bits(set).map(|number| building(sheet, number));
            let compared = compared.collect::<Vec<_>>().join(" and ");
            format!("{}, if no neighbour has more in {compared}", building(sheet, 6))
        }
        Symbol::Lines => {
            let lines =
                sheet.symbol_lines[number].iter().map(|&line| &sheet.lines[usize::from(line)]);
            let name = |line: &Line| {
                let spaces: Vec<String> =
                    line.spaces.iter().map(|&s| space(sheet, s.into())).collect();
                spaces.join(if line.any_order { " or " } else { ", then " })
            };
            lines.map(name).collect::<Vec<_>>().join("; or ")
        }
    }
}

/// The symbols of a line in words.
pub(super) fn line_symbols(boards: &Boards, sheet: &Sheet, number: usize) -> String {
    let opens = |symbol: &usize| sheet.symbol_lines[*symbol].contains(&(number as u8));
    let symbols: Vec<usize> = (0..boards.symbols.len()).filter(opens).collect();
    let all = |faces: &[u8; 6]| symbols.iter().all(|&s| faces.contains(&(s as u8)));
    let whole = |faces: &[u8; 6]| faces.iter().all(|&face| symbols.contains(&usize::from(face)));
    if symbols.len() > 2
        && let Some(die) = boards.dice.iter().position(|d| all(&d.faces) && whole(&d.faces))
    {
        return format!("any {} face", boards.colours[usize::from(boards.dice[die].colour)]);
    }
    symbols.iter().map(|&s| plain(&boards.symbols[s])).collect::<Vec<_>>().join(", ")
}
