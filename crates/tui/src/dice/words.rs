//! Effects, prices and consequences in words. The sentences are those of the pages.

use mirabilia_words::Words;

use super::boards::Effect;
use super::names::{
    any_of, bonus_name, building_name, colour_name, dice_name, die_name, space_name,
};
use super::price::{Gain, Outcome, Price};
use super::turn::{Kind, Task};

/// What an effect does, as a sentence.
pub(super) fn effect_text(effect: &Effect, words: &Words) -> String {
    let n = |id: &str, n: u16| words.say(id, &[("n", n.into())]);
    match effect {
        Effect::Cross { buildings } => {
            words.say("dice-effect-cross", &[("buildings", any_of(buildings, words).into())])
        }
        Effect::CrossUpTo { spaces, buildings } => {
            let buildings = any_of(buildings, words);
            let args = [("n", (*spaces).into()), ("buildings", buildings.into())];
            words.say("dice-effect-cross-up-to", &args)
        }
        Effect::Coins { coins } => n("dice-effect-coins", *coins),
        Effect::FreeDie => words.say("dice-effect-free-die", &[]),
        Effect::Action => words.say("dice-effect-action", &[]),
        Effect::Unlocks { die } => {
            words.say("dice-effect-unlocks", &[("die", die_name(die, words).into())])
        }
        Effect::Resources { resources } => n("dice-effect-resources", *resources),
        Effect::Attack { points } => n("dice-effect-attack", *points),
        Effect::Defence { defence } => n("dice-effect-defence", *defence),
        Effect::CheaperDice { colour: None } => words.say("dice-effect-all-cheaper", &[]),
        Effect::CheaperDice { colour: Some(colour) } => {
            words.say("dice-effect-cheaper", &[("dice", dice_name(colour, words).into())])
        }
        Effect::FreeDice { colour } => {
            words.say("dice-effect-free-dice", &[("dice", dice_name(colour, words).into())])
        }
        Effect::CoinsOnDie { colour, coins } => {
            let args = [("n", (*coins).into()), ("colour", colour_name(colour, words).into())];
            words.say("dice-effect-coins-on-die", &args)
        }
        Effect::Points { points } => n("dice-effect-points", *points),
        Effect::CoinsAndPointsFor { each, building } => {
            let args = [("n", (*each).into()), ("building", building_name(building, words).into())];
            words.say("dice-effect-coins-and-points-for", &args)
        }
        Effect::PointsForGallery { points } => {
            let gallery = building_name("gallery", words);
            let args = [("n", (*points).into()), ("building", gallery.into())];
            words.say("dice-effect-points-for-gallery", &args)
        }
    }
}

/// All effects, in sentences.
pub(super) fn effects_text(effects: &[Effect], words: &Words) -> String {
    effects.iter().map(|effect| effect_text(effect, words)).collect::<Vec<_>>().join(" ")
}

/// What an effect brings now, with its numbers.
fn gain_text(gain: &Gain, names: &[String], words: &Words) -> String {
    match (&gain.effect, gain.against) {
        (Effect::Attack { points }, Some((seat, defence))) => {
            let id = if defence > 0 { "dice-gain-attack-less" } else { "dice-gain-attack" };
            let args = [
                ("n", gain.points.into()),
                ("name", names[seat].clone().into()),
                ("printed", (*points).into()),
                ("defence", defence.into()),
            ];
            words.say(id, &args)
        }
        (Effect::CoinsAndPointsFor { building, .. }, _) => {
            let args = [
                ("coins", gain.coins.into()),
                ("points", gain.points.into()),
                ("building", building_name(building, words).into()),
            ];
            words.say("dice-gain-for", &args)
        }
        (Effect::PointsForGallery { .. }, _) => {
            let gallery = building_name("gallery", words);
            let args = [("points", gain.points.into()), ("building", gallery.into())];
            words.say("dice-gain-gallery", &args)
        }
        (effect, _) => effect_text(effect, words),
    }
}

/// `Pay 3 coins: 1 for the die, 2 for missing resources.`
pub(super) fn price_text(price: Price, words: &Words) -> String {
    let id = match (price.total, price.die, price.missing) {
        (0, _, _) => "dice-price-nothing",
        (_, _, 0) => "dice-price-die",
        (_, 0, _) => "dice-price-missing",
        _ => "dice-price-both",
    };
    let args = [
        ("total", price.total.into()),
        ("die", price.die.into()),
        ("missing", price.missing.into()),
    ];
    words.say(id, &args)
}

/// What is to be decided, in a few words.
pub(super) fn task_text(task: &Task, words: &Words) -> String {
    let buildings = any_of(&task.buildings, words);
    match task.kind {
        Kind::Action if task.from.is_none() => words.say("dice-task-action", &[]),
        Kind::Action => words.say("dice-task-action-more", &[]),
        Kind::FreeDie => words.say("dice-task-free-die", &[]),
        Kind::Bonus => words.say("dice-task-bonus", &[]),
        Kind::Cross | Kind::CrossUpTo if buildings.is_empty() => {
            words.say("dice-task-cross-any", &[])
        }
        Kind::Cross => words.say("dice-task-cross", &[("buildings", buildings.into())]),
        Kind::CrossUpTo => {
            let args = [("n", task.left.into()), ("buildings", buildings.into())];
            words.say("dice-task-cross-up-to", &args)
        }
    }
}

/// What a move is: `Cross Market, camel 2 for 3 coins`.
pub(super) fn move_text(out: &Outcome, pass: u16, words: &Words) -> String {
    if let Some(bonus) = &out.bonus {
        return words.say("dice-move-bonus", &[("bonus", bonus_name(bonus, words).into())]);
    }
    match out.text.as_str() {
        "pass" => return words.say("dice-move-pass", &[("n", pass.into())]),
        "decline" => return words.say("dice-move-decline", &[]),
        _ => {}
    }
    let Some((place, price)) = out.place.zip(out.price) else { return out.text.clone() };
    let space = ("space", space_name(&place.space.id, words).into());
    let total = ("total", price.total.into());
    match &out.die {
        Some(die) => {
            let die = ("die", die_name(die, words).into());
            words.say("dice-move-build", &[space, total, die])
        }
        None if out.text == "wonder" => words.say("dice-move-wonder", &[space, total]),
        None => words.say("dice-move-cross", &[space, total]),
    }
}

/// Everything that a move brings, a line each.
pub(super) fn outcome_lines(out: &Outcome, names: &[String], words: &Words) -> Vec<String> {
    let n = |id: &str, n: u16| words.say(id, &[("n", n.into())]);
    let mut lines = Vec::new();
    if let Some(price) = out.price {
        lines.push(price_text(price, words));
        if price.gained > 0 {
            lines.push(n("dice-gain-on-die", price.gained));
        }
    }
    // Effects that ask for a decision are told as what follows.
    let told = out.gains.iter().filter(|gain| !gain.effect.asks());
    lines.extend(told.map(|gain| gain_text(gain, names, words)));
    if let Some(building) = &out.finishes {
        let building = building_name(building, words);
        lines.push(words.say("dice-gain-finishes", &[("building", building.into())]));
    }
    if out.first_agora {
        lines.push(words.say("dice-gain-first-agora", &[]));
    }
    if !out.follows.is_empty() {
        let tasks: Vec<String> =
            out.follows.iter().map(|task| small(&task_text(task, words))).collect();
        lines.push(words.say("dice-gain-follows", &[("tasks", tasks.join("; ").into())]));
    }
    if out.lost > 0 {
        lines.push(n("dice-gain-lost", out.lost));
    }
    if out.points > 0 {
        lines.push(n("dice-points-more", out.points));
    }
    if out.text != "decline" {
        lines.push(n("dice-after", out.coins));
    }
    lines
}

/// A heading within a sentence.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
