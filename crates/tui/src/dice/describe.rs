//! The complete board as plain text, for screen readers.

use mirabilia_games::dice::Building;
use mirabilia_games::dice::catalogue::{BuildingEntry, SpaceEntry};
use mirabilia_games::dice::chance::SECTIONS;
use mirabilia_games::dice::picture::{CityPicture, DiePicture};
use mirabilia_tell::dice as tell;

use super::catalogue::{self, done};
use super::city::{attacks, boards_note, compared, others, place, title};
use super::context::BoardContext;
use crate::choices::is_open;
use crate::text::capital;

/// The complete board.
pub(super) fn describe(ctx: &BoardContext<'_>) -> Vec<String> {
    let mut lines = vec![crate::phrases::task(ctx.scene, ctx.words)];
    lines.extend(ctx.about());
    lines.extend(forum(ctx));
    if let Some(me) = ctx.me() {
        lines.push(format!("{}.", ctx.say("dice-your-city")));
        lines.extend(city(ctx, me));
    }
    for other in others(ctx) {
        lines.extend(city(ctx, other));
    }
    lines.push(boards_note(ctx));
    lines
}

/// The turn, and the viewer's holdings.
pub(super) fn standing(ctx: &BoardContext<'_>) -> Vec<String> {
    let turn = format!("{}.", capital(&ctx.tell(&ctx.scene.prompt.chapter)));
    std::iter::once(turn).chain(ctx.me().map(|me| holdings(ctx, me))).collect()
}

/// Coins, resources and points of a city.
fn holdings(ctx: &BoardContext<'_>, city: &CityPicture) -> String {
    let words = ctx.words;
    let place = place(ctx, city.seat).map_or_else(String::new, |place| format!(", {place}"));
    let size = ctx.set.gold_size;
    let holdings = [
        words.say("dice-coins-of", &[("n", city.coins.into()), ("size", size.into())]),
        ctx.say_n("dice-resources", city.resources.into()),
        words.say("dice-n-points", &[("n", city.total.into())]),
    ];
    format!("{}{place}: {}.", title(ctx, city), holdings.join(", "))
}

/// The dice of the Forum by section.
fn forum(ctx: &BoardContext<'_>) -> Vec<String> {
    let mut lines = vec![format!("{}.", ctx.say("dice-forum"))];
    for section in (0..SECTIONS).map(Some).chain([None]) {
        let here: Vec<_> = ctx.picture.forum.iter().filter(|die| die.section == section).collect();
        match section {
            Some(n) if here.is_empty() => {
                let title = ctx.say_n("dice-section", n.into());
                lines.push(format!("{title}: {}.", ctx.say("dice-section-empty")));
            }
            Some(n) => lines.push(format!("{}:", ctx.say_n("dice-section", n.into()))),
            None => {}
        }
        lines.extend(here.into_iter().map(|die| die_line(ctx, die)));
    }
    let there = |id: &str| ctx.picture.forum.iter().any(|die| die.die == id);
    let beside = ctx.set.dice.iter().filter(|die| die.special && !there(&die.id));
    let beside: Vec<String> = beside.map(|die| ctx.tell(&tell::die(&die.id))).collect();
    if !beside.is_empty() {
        lines.push(format!("{} {}.", ctx.say("dice-beside"), ctx.words.list(&beside)));
    }
    lines
}

/// A die with its offer, or the reason why it cannot be used.
fn die_line(ctx: &BoardContext<'_>, die: &DiePicture) -> String {
    let name = ctx.tell(&tell::die(&die.die));
    let Some(offer) = ctx.offer(&die.die) else {
        return match &die.symbol {
            None => format!("{name}."),
            Some(symbol) => {
                let symbol = ctx.tell(&tell::symbol(symbol));
                let args = [("die", name.into()), ("symbol", symbol.into())];
                ctx.words.say("dice-die-shows", &args)
            }
        };
    };
    let mut said = ctx.tell(&offer.title);
    if !is_open(offer) {
        let why = offer.ways.iter().filter_map(|way| way.refusal.as_ref());
        for why in why {
            said = format!("{said} {}", ctx.tell(why));
        }
    }
    said
}

/// One city with every building and every space.
fn city(ctx: &BoardContext<'_>, city: &CityPicture) -> Vec<String> {
    let words = ctx.words;
    let mut lines = vec![holdings(ctx, city)];
    let args = [("n", city.bonuses.len().into()), ("end", ctx.set.bonuses_to_end.into())];
    lines.push(format!("{}.", words.say("dice-bonuses", &args)));
    for bonus in &ctx.set.bonuses {
        let mut said = format!("{}.", ctx.tell(&tell::bonus(&bonus.id)));
        for effect in &bonus.effects {
            said = format!("{said} {}", ctx.tell(&tell::effect(effect)));
        }
        if city.bonuses.contains(&bonus.id) {
            said = format!("{said} {}", ctx.say("dice-space-crossed"));
        }
        lines.push(said);
    }
    let special = ctx.set.dice.iter().filter(|die| die.special).map(|die| {
        let open = city.unlocked.contains(&die.id);
        let state = ctx.say(if open { "dice-unlocked" } else { "dice-locked" });
        format!("{}: {}", ctx.tell(&tell::die(&die.id)), state.to_lowercase())
    });
    let special: Vec<String> = special.collect();
    if !special.is_empty() {
        lines.push(format!("{}. {}.", ctx.say("dice-special"), special.join(", ")));
    }
    lines.extend(attacks(ctx, city).iter().map(|said| format!("{said}.")));
    let found = compared(ctx, city);
    if !found.is_empty() {
        lines.push(format!("{}:", ctx.say("dice-guild-table")));
        lines.extend(found.into_iter().map(|(found, theirs)| {
            let what = found.buildings.iter().map(|one| ctx.tell(&tell::building(*one)));
            let what = words.list(&what.collect::<Vec<_>>());
            let verdict = ctx.say(if found.holds { "dice-holds" } else { "dice-holds-not" });
            let (you, they) = (ctx.say("dice-you"), ctx.say("dice-them"));
            format!("{what}: {you} {}, {they} {theirs}. {verdict}.", found.own)
        }));
    }
    for building in catalogue::buildings(ctx.set, city.city.as_deref()) {
        let args = [
            ("done", done(building, city).into()),
            ("of", building.spaces.len().into()),
            ("points", catalogue::points(building, city).unwrap_or(0).into()),
        ];
        let count = words.say("dice-building-count", &args);
        lines.push(format!("{}: {count}.", name(ctx, city, building)));
        lines.extend(building.spaces.iter().map(|space| space_line(ctx, city, space)));
    }
    lines
}

/// The name of a building on a city's sheet.
pub(super) fn name(ctx: &BoardContext<'_>, city: &CityPicture, building: &BuildingEntry) -> String {
    let wonder = catalogue::sheet(ctx.set, city.city.as_deref());
    match wonder.filter(|_| building.id == Building::WONDER) {
        Some(of) => ctx.tell(&tell::wonder(&of.id, &of.wonder)),
        None => ctx.tell(&tell::building(building.id)),
    }
}

/// A space: its cost, its effects, and whether it is crossed or can be.
fn space_line(ctx: &BoardContext<'_>, city: &CityPicture, space: &SpaceEntry) -> String {
    let mut said = format!("{}.", ctx.tell(&tell::space_entry(ctx.set, &space.id)));
    for told in tell::of_space(space) {
        said = format!("{said} {}", ctx.tell(&told));
    }
    let mine = ctx.picture.viewer == Some(city.seat);
    let status = if city.crossed.contains(&space.id) {
        Some(ctx.say("dice-space-crossed"))
    } else if mine && ctx.open.contains(&&*space.id) {
        Some(ctx.say("dice-space-open"))
    } else if mine {
        let way = ctx.offer(&space.id).and_then(|offer| offer.ways.first());
        way.and_then(|way| way.refusal.as_ref()).map(|why| ctx.tell(why))
    } else {
        None
    };
    status.map_or(said.clone(), |status| format!("{said} {status}"))
}
