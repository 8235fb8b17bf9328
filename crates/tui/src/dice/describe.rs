//! The board in lines of plain text, complete, for screen readers.

use mirabilia_words::Words;

use super::city::{attacks, boards_note, guild_rows, others, place, sides, title};
use super::desk::Desk;
use super::forum::{decision, heading};
use super::names::{all_of, bonus_name, building_name, die_name, space_name, wonder_name};
use super::options::die_title;
use super::picture::{City, Picture};
use super::turn::Kind;
use super::words::effects_text;
use crate::text::capital;

/// Everything that lies on the table.
pub(super) fn describe(desk: &Desk<'_>) -> Vec<String> {
    let mut lines = vec![heading(desk)];
    lines.extend(decision(desk));
    lines.extend(forum(desk));
    if let Some(me) = desk.me() {
        lines.push(format!("{}.", desk.say("dice-your-city")));
        lines.extend(city(desk, me));
    }
    for other in others(desk) {
        lines.extend(city(desk, other));
    }
    lines.push(boards_note(desk));
    lines
}

/// The turn.
pub(super) fn chapter(picture: &Picture, words: &Words) -> String {
    words.say("dice-turn", &[("n", picture.turn.max(1).into())])
}

/// The turn, and what one has.
pub(super) fn standing(desk: &Desk<'_>) -> Vec<String> {
    let turn = format!("{}.", capital(&chapter(&desk.picture, desk.words)));
    std::iter::once(turn).chain(desk.me().map(|me| holdings(desk, me))).collect()
}

/// Coins, resources and points of a city.
fn holdings(desk: &Desk<'_>, city: &City) -> String {
    let words = desk.words;
    let place = place(desk, city.seat).map_or_else(String::new, |place| format!(", {place}"));
    let size = desk.set.gold_size;
    let holdings = [
        words.say("dice-coins-of", &[("n", city.coins.into()), ("size", size.into())]),
        desk.say_n("dice-resources", city.resources),
        words.say("dice-n-points", &[("n", city.total().into())]),
    ];
    format!("{}{place}: {}.", title(desk, city), holdings.join(", "))
}

/// The dice section by section.
fn forum(desk: &Desk<'_>) -> Vec<String> {
    let mut lines = vec![format!("{}.", desk.say("dice-forum"))];
    let outcomes = desk.outcomes();
    let usable = desk.task().is_some_and(|task| matches!(task.kind, Kind::Action | Kind::FreeDie));
    for section in [Some(0), Some(1), Some(2), Some(3), None] {
        let here: Vec<_> = desk.picture.forum.iter().filter(|die| die.section == section).collect();
        match section {
            Some(n) if here.is_empty() => {
                let title = desk.say_n("dice-section", n);
                lines.push(format!("{title}: {}.", desk.say("dice-section-empty")));
            }
            Some(n) => lines.push(format!("{}:", desk.say_n("dice-section", n))),
            None => {}
        }
        for die in here {
            let outs: Vec<_> =
                outcomes.iter().filter(|out| out.die.as_ref() == Some(&die.die)).cloned().collect();
            let why = if usable { desk.why_not_die(&die.die) } else { None };
            lines.push(die_title(desk, die, &outs, why.as_deref()));
        }
    }
    let there = |id: &str| desk.picture.die(id).is_some();
    let beside = desk.set.dice.iter().filter(|die| die.special && !there(&die.id));
    let beside: Vec<String> = beside.map(|die| die_name(&die.id, desk.words)).collect();
    if !beside.is_empty() {
        lines.push(format!("{} {}.", desk.say("dice-beside"), desk.words.list(&beside)));
    }
    lines
}

/// One city: what it holds, every building with every space.
fn city(desk: &Desk<'_>, city: &City) -> Vec<String> {
    let words = desk.words;
    let mut lines = vec![holdings(desk, city)];
    let args = [("n", city.bonuses.len().into()), ("end", desk.set.bonuses_to_end.into())];
    lines.push(format!("{}.", words.say("dice-bonuses", &args)));
    for bonus in &desk.set.bonuses {
        let crossed = city.bonuses.contains(&bonus.id);
        let state = if crossed { desk.say("dice-space-crossed") } else { String::new() };
        let effects = effects_text(&bonus.effects, words);
        let said = format!("{}. {effects} {state}", bonus_name(&bonus.id, words));
        lines.push(said.trim_end().to_owned());
    }
    let special = desk.set.dice.iter().filter(|die| die.special).map(|die| {
        let open = city.unlocked.contains(&die.id);
        let state = desk.say(if open { "dice-unlocked" } else { "dice-locked" });
        format!("{}: {}", die_name(&die.id, words), state.to_lowercase())
    });
    let special: Vec<String> = special.collect();
    if !special.is_empty() {
        lines.push(format!("{}. {}.", desk.say("dice-special"), special.join(", ")));
    }
    if let Some(me) = desk.me().filter(|_| !sides(desk, city.seat).is_empty()) {
        lines.extend(attacks(desk, me, city).iter().map(|said| format!("{said}.")));
        lines.push(format!("{}:", desk.say("dice-guild-table")));
        for (group, own, theirs, of, holds) in guild_rows(desk, me, city) {
            let ids: Vec<String> = group.iter().map(|id| (*id).to_owned()).collect();
            let verdict = desk.say(if holds { "dice-holds" } else { "dice-holds-not" });
            let (you, they) = (desk.say("dice-you"), desk.say("dice-them"));
            let group = all_of(&ids, words);
            lines.push(format!("{group}: {you} {own}, {they} {theirs}/{of}. {verdict}."));
        }
    }
    for building in desk.set.buildings(city.city.as_deref()) {
        let name = match &city.city {
            Some(of) if building.id == "wonder" => wonder_name(of, words),
            _ => building_name(&building.id, words),
        };
        let args = [
            ("done", building.done(city).into()),
            ("of", building.spaces.len().into()),
            ("points", city.points.get(&building.id).copied().unwrap_or(0).into()),
        ];
        lines.push(format!("{name}: {}.", words.say("dice-building-count", &args)));
        lines.extend(building.spaces.iter().map(|space| space_line(desk, city, space)));
    }
    lines
}

/// A space: its cost, what it does, and whether it is or can be crossed.
fn space_line(desk: &Desk<'_>, city: &City, space: &super::boards::Space) -> String {
    let words = desk.words;
    let mut said = format!(
        "{}. {} {}",
        space_name(&space.id, words),
        desk.say_n("dice-space-cost", space.cost),
        effects_text(&space.effects, words),
    );
    let status = if city.has(&space.id) {
        Some(desk.say("dice-space-crossed"))
    } else if desk.picture.viewer == Some(city.seat) && desk.task().is_some() {
        desk.why_not_space(&space.id).or_else(|| Some(desk.say("dice-space-open")))
    } else {
        None
    };
    if let Some(status) = status {
        said = format!("{said} {status}");
    }
    said
}
