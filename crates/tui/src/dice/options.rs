//! What can be chosen now, in which ways, what each costs and brings, and why others cannot be.

use mirabilia_words::Words;

use super::desk::Desk;
use super::names::{bonus_name, die_name, space_name, symbol_name};
use super::picture::Die;
use super::price::Outcome;
use super::tell::tell_move;
use super::turn::{Kind, Task, pieces};
use super::words::{effects_text, move_text, outcome_lines};
use crate::room::{Choice, Way};
use crate::scene::Scene;

/// Everything that can be chosen, in the order of the board.
pub(super) fn choices(desk: &Desk<'_>) -> Vec<Choice> {
    let mut left = desk.outcomes();
    left.sort_by_key(|out| out.price.map_or(0, |price| price.total));
    let Some(task) = desk.task() else { return bare(desk.scene, desk.words) };
    let mut found = Vec::new();
    match task.kind {
        Kind::Action | Kind::FreeDie => {
            let dice = desk.picture.forum.iter();
            found.extend(dice.map(|die| die_choice(desk, die, &mut left)));
        }
        Kind::Cross | Kind::CrossUpTo => found.extend(spaces(desk, task, &mut left)),
        Kind::Bonus => found.extend(bonuses(desk, &mut left)),
    }
    if task.kind == Kind::Action {
        found.push(wonder(desk, &mut left));
    }
    // To pass or to decline; and whatever else the rules allow.
    found.extend(left.into_iter().map(|out| {
        let way = way(desk, &out);
        let id = out.text.clone();
        let title = if id == "pass" { desk.say("dice-pass") } else { way.label.clone() };
        Choice { id, title, ways: vec![way] }
    }));
    found
}

/// The legal moves one by one, where the boards are not known.
pub(super) fn bare(scene: &Scene, words: &Words) -> Vec<Choice> {
    if !super::desk::active(scene) {
        return Vec::new();
    }
    let one = |text: &String| {
        let title = tell_move(text, words);
        let parts = pieces(text);
        let id = parts.target.unwrap_or(text).to_owned();
        let way = Way::open(text, title.clone(), Vec::new());
        Choice { id, title, ways: vec![way] }
    };
    scene.view.legal.iter().map(one).collect()
}

fn way(desk: &Desk<'_>, out: &Outcome) -> Way {
    let label = move_text(out, desk.set.pass, desk.words);
    Way::open(&out.text, label, outcome_lines(out, &desk.names, desk.words))
}

/// Takes out what fits.
fn taken(left: &mut Vec<Outcome>, fits: impl Fn(&Outcome) -> bool) -> Vec<Outcome> {
    let (fit, rest) = std::mem::take(left).into_iter().partition(|out| fits(out));
    *left = rest;
    fit
}

/// A die with every space it leads to.
fn die_choice(desk: &Desk<'_>, die: &Die, left: &mut Vec<Outcome>) -> Choice {
    let outs = taken(left, |out| out.die.as_deref() == Some(die.die.as_str()));
    let mut ways: Vec<Way> = outs.iter().map(|out| way(desk, out)).collect();
    let why = desk.why_not_die(&die.die);
    if let Some(why) = &why {
        ways.push(Way::closed(format!("build {}", die.die), why.clone()));
    } else {
        let symbol = die.symbol.as_deref().unwrap_or_default();
        let open = desk.me().map_or_else(Vec::new, |me| desk.set.opened(me, symbol));
        let reached =
            |id: &str| outs.iter().any(|out| out.place.is_some_and(|place| place.space.id == id));
        for id in open.into_iter().filter(|id| !reached(id)) {
            let city = desk.me().and_then(|me| me.city.as_deref());
            let place = desk.set.place(city, id);
            let dear = place.and_then(|place| desk.too_dear(place, Some(&die.die)));
            let why = dear.unwrap_or_else(|| desk.say("dice-why-other"));
            let label = format!("{} · {why}", space_name(id, desk.words));
            ways.push(Way::closed(format!("build {} {id}", die.die), label));
        }
    }
    Choice { id: die.die.clone(), title: die_title(desk, die, &outs, why.as_deref()), ways }
}

/// What a die shows, costs and leads to.
pub(super) fn die_title(desk: &Desk<'_>, die: &Die, outs: &[Outcome], why: Option<&str>) -> String {
    let words = desk.words;
    let name = die_name(&die.die, words);
    let mut parts = vec![match &die.symbol {
        None => format!("{name}."),
        Some(symbol) => {
            let symbol = symbol_name(symbol, words);
            words.say("dice-die-shows", &[("die", name.into()), ("symbol", symbol.into())])
        }
    }];
    parts[0] = crate::text::capital(&parts[0]);
    parts.extend(die.section.map(|section| desk.say_n("dice-die-section", section)));
    let cost = if desk.free() { Some(0) } else { die.cost };
    if let Some(cost) = cost.filter(|_| cost != die.section) {
        parts.push(desk.say_n("dice-die-cost-you", cost));
    }
    if let Some(total) = span(outs) {
        let args = [("n", outs.len().into()), ("total", total.into())];
        parts.push(words.say("dice-die-spaces", &args));
    }
    parts.extend(why.map(str::to_owned));
    parts.join(" ")
}

/// The cheapest and the dearest of some ways, the space included: `2–4`.
pub(super) fn span(outs: &[Outcome]) -> Option<String> {
    let totals = || outs.iter().filter_map(|out| out.price).map(|price| price.total);
    let (least, most) = (totals().min()?, totals().max()?);
    Some(if least == most { least.to_string() } else { format!("{least}–{most}") })
}

/// The next step of the wonder, or why it cannot be built.
fn wonder(desk: &Desk<'_>, left: &mut Vec<Outcome>) -> Choice {
    let outs = taken(left, |out| out.text == "wonder");
    let step = desk.me().and_then(|me| desk.set.next_step(me));
    let Some(step) = step else {
        let why = desk.say("dice-why-wonder-complete");
        let title = desk.say("dice-wonder-complete");
        return Choice { id: "wonder".to_owned(), title, ways: vec![Way::closed("wonder", why)] };
    };
    let id = &step.space.id;
    let mut ways: Vec<Way> = outs.iter().map(|out| way(desk, out)).collect();
    if ways.is_empty() {
        let why = desk.why_not_space(id).unwrap_or_else(|| desk.say("dice-why-other"));
        ways.push(Way::closed("wonder", why));
    }
    Choice { id: id.clone(), title: space_title(desk, id), ways }
}

/// Where a space lies, what it costs and does.
fn space_title(desk: &Desk<'_>, id: &str) -> String {
    let city = desk.me().and_then(|me| me.city.as_deref());
    let name = space_name(id, desk.words);
    let Some(place) = desk.set.place(city, id) else { return name };
    let cost = desk.say_n("dice-space-cost", place.space.cost);
    format!("{name}. {cost} {}", effects_text(&place.space.effects, desk.words))
}

/// The spaces of the asked buildings that are next in their lines, or that can be crossed.
fn spaces(desk: &Desk<'_>, task: &Task, left: &mut Vec<Outcome>) -> Vec<Choice> {
    let Some(me) = desk.me() else { return Vec::new() };
    let mut found = Vec::new();
    for building in desk.set.buildings(me.city.as_deref()) {
        let next = building.next(&me.crossed);
        for space in &building.spaces {
            let text = format!("cross {}", space.id);
            let outs = taken(left, |out| out.text == text);
            let asked = task.buildings.contains(&building.id) && next.contains(&space.id.as_str());
            let ways = match &outs[..] {
                [] if !asked => continue,
                [] => {
                    let why = desk.why_not_space(&space.id);
                    vec![Way::closed(text, why.unwrap_or_else(|| desk.say("dice-why-other")))]
                }
                outs => outs.iter().map(|out| way(desk, out)).collect(),
            };
            found.push(Choice { id: space.id.clone(), title: space_title(desk, &space.id), ways });
        }
    }
    found
}

/// The bonuses; those that were taken say so.
fn bonuses(desk: &Desk<'_>, left: &mut Vec<Outcome>) -> Vec<Choice> {
    let one = |bonus: &super::boards::Bonus| {
        let outs = taken(left, |out| out.bonus.as_ref() == Some(&bonus.id));
        let mut ways: Vec<Way> = outs.iter().map(|out| way(desk, out)).collect();
        if ways.is_empty() {
            let would = format!("bonus {}", bonus.id);
            ways.push(Way::closed(would, desk.say("dice-why-bonus-crossed")));
        }
        let name = bonus_name(&bonus.id, desk.words);
        let title = format!("{name}. {}", effects_text(&bonus.effects, desk.words));
        Choice { id: bonus.id.clone(), title, ways }
    };
    desk.set.bonuses.iter().map(one).collect()
}
