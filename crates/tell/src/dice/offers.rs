//! Offers: titles, labels, bills and notes.

use mirabilia_games::dice::catalogue::Effect;
use mirabilia_games::dice::picture::{ComparisonPicture, TaskPicture};
use mirabilia_games::dice::{Bill, Building, Move, Pick, State, Task, TaskKind, View};
use mirabilia_kernel::{Preview, Seat, Way};
use mirabilia_words::{Message, Value};

use super::names::{self, any_building, building};
use super::steps::{advice, bonus, die, space, symbol};
use crate::any::seat_value;

/// What can be picked: name, price, effect.
pub(super) fn title(view: &View, pick: Pick) -> Message {
    let state = view.state();
    match pick {
        Pick::Die(number) => die_title(view, number),
        Pick::Space(name) => {
            let task = view.seat().and_then(|seat| state.city(seat).task());
            let crosses = task.is_some_and(|task| task.buildings() != 0);
            let id = &state.boards().space_names[usize::from(name)];
            // Of a space that no die leads to, its name is enough: the sheet tells the rest.
            if crosses { space_title(view, id) } else { space(state, name) }
        }
        Pick::Wonder => match next_step(view) {
            Some(id) => space_title(view, &id),
            None => Message::new("dice-wonder-complete"),
        },
        Pick::Bonus(number) => {
            let effects = &state.boards().bonuses[usize::from(number)].effects;
            let effects = Effect::all(state.boards(), effects);
            names::thing(bonus(state, number), effects.iter().map(names::effect).collect())
        }
        Pick::Pass => Message::new("dice-pass"),
        Pick::Decline => Message::new("dice-move-decline"),
    }
}

/// What a die shows and costs.
fn die_title(view: &View, number: u8) -> Message {
    let state = view.state();
    let Some(shown) = state.forum().iter().find(|shown| shown.die == number) else {
        return die(state, number);
    };
    let facts = &state.boards().dice[usize::from(number)];
    let shows = symbol(state, facts.faces[usize::from(shown.face)]);
    let mut parts = vec![
        Message::new("dice-die-shows").with("die", die(state, number)).with("symbol", shows),
        Message::new("dice-die-section").with("n", shown.section),
    ];
    let city = view.seat().map(|seat| state.city(seat));
    let free = city.is_some_and(|city| city.task() == Some(Task::FreeDie));
    let cost = city.map(|city| if free { 0 } else { city.die_cost(facts.colour, shown.section) });
    if let Some(cost) = cost.filter(|cost| *cost != shown.section) {
        parts.push(Message::new("dice-die-cost-you").with("n", cost));
    }
    Message::new("dice-about").with("parts", Value::sentences(parts))
}

/// Where a space of the viewer's sheet lies, what it costs and does.
fn space_title(view: &View, id: &str) -> Message {
    let state = view.state();
    let mut text = Vec::new();
    if let Some((cost, effects)) = facts(view, id) {
        text.push(Message::new("dice-space-cost").with("n", cost));
        text.extend(effects.iter().map(names::effect));
    }
    names::thing(names::space(state.boards(), id), text)
}

/// The cost and the effects of a space of the viewer's sheet.
fn facts(view: &View, id: &str) -> Option<(u8, Vec<Effect>)> {
    let state = view.state();
    let sheet = &state.boards().sheets[state.city(view.seat()?).sheet()?];
    let space = sheet.spaces.iter().find(|space| space.id == id)?;
    Some((space.cost, Effect::all(state.boards(), &space.effects)))
}

/// The next step of the viewer's wonder.
fn next_step(view: &View) -> Option<String> {
    let state = view.state();
    let city = state.city(view.seat()?);
    let sheet = &state.boards().sheets[city.sheet()?];
    let next = sheet.next_in_building(Building::WONDER.index(), city.crossed());
    sheet.spaces.get(next.trailing_zeros() as usize).map(|space| space.id.clone())
}

/// What a way does, the price aside.
pub(super) fn label(view: &View, m: Move) -> Message {
    let state = view.state();
    match m {
        // The die has been picked.
        Move::Build { space: name, .. } => {
            Message::new("dice-tell-move-cross").with("space", space(state, name))
        }
        Move::Pass => Message::new("dice-move-pass").with("n", state.boards().pass),
        _ => advice(state, m),
    }
}

/// A bill, a sentence an item.
pub(super) fn items(_: &View, bill: &Bill) -> Vec<Message> {
    let mut lines = Vec::new();
    if let Some(die) = bill.die {
        let line = |id: &'static str| Message::new(id).with("n", die.price);
        lines.push(match (die.price, die.less) {
            (0, _) => Message::new("dice-bill-die-free"),
            (_, 0) => line("dice-bill-die"),
            (_, _) => line("dice-bill-die-less").with("section", die.section),
        });
    }
    if bill.produced > 0 {
        let line = Message::new("dice-bill-produced").with("n", bill.produced);
        lines.push(line.with("cost", bill.cost));
    }
    if bill.missing > 0 {
        lines.push(Message::new("dice-bill-missing").with("n", bill.missing));
    }
    let gained = bill.die.map_or(0, |die| die.gained);
    if gained > 0 {
        lines.push(Message::new("dice-gain-on-die").with("n", gained));
    }
    lines
}

/// What a move leads to, a short line each.
pub(super) fn notes(view: &View, way: &Way<State>, preview: &Preview<State>) -> Vec<Message> {
    let state = view.state();
    let Some(me) = view.seat() else { return Vec::new() };
    let detail = &preview.detail;
    let n = |id: &'static str, n: i32| Message::new(id).with("n", n);
    let coins = preview.coins[me.index()];
    let (paid, chosen) = way.bill.map_or((0, 0), |bill| {
        (i32::from(bill.total), bill.die.map_or(0, |die| i32::from(die.gained)))
    });
    let gained = i32::from(coins.is) - i32::from(coins.was) + paid - chosen;
    let total = i32::from(preview.total(me));
    let mut lines = Vec::new();
    if gained > 0 {
        lines.push(n("dice-gain-coins", gained));
    }
    if let Some(attack) = detail.attack {
        let id = if attack.defence > 0 { "dice-gain-attack-less" } else { "dice-gain-attack" };
        let mut line = n(id, i32::from(attack.points)).with("name", seat(attack.seat));
        if attack.defence > 0 {
            line = line.with("printed", attack.printed).with("defence", attack.defence);
        }
        lines.push(line);
    }
    if let Some(defence) = detail.defence {
        lines.push(n("dice-gain-defence", defence.defence.into()).with("name", seat(defence.seat)));
    }
    lines.extend(lasting(view, way.m, detail.space.as_deref()));
    for id in &detail.enters {
        lines.push(Message::new("dice-gain-enters").with("die", names::die(id)));
    }
    if let Some(finished) = detail.finishes {
        lines.push(Message::new("dice-gain-finishes").with("building", building(finished)));
    }
    if detail.first_agora {
        lines.push(Message::new("dice-gain-first-agora"));
    }
    lines.extend(then("dice-gain-follows", &detail.follows));
    if detail.brings_end {
        lines.push(n("dice-gain-end", i32::from(state.boards().bonuses_to_end)));
    }
    if detail.lost > 0 {
        lines.push(n("dice-gain-lost", detail.lost.into()));
    }
    if total > 0 {
        lines.push(n("dice-points-more", total));
    }
    if !matches!(way.m, Move::Decline) {
        lines.push(n("dice-after", coins.is.into()));
    }
    lines
}

/// The effects of what is crossed off that last, as sentences; what they bring at once is told with
/// its numbers.
fn lasting(view: &View, m: Move, space: Option<&str>) -> Vec<Message> {
    let boards = view.state().boards();
    let effects = match (m, space) {
        (Move::Bonus(number), _) => {
            Effect::all(boards, &boards.bonuses[usize::from(number)].effects)
        }
        (_, Some(id)) => facts(view, id).map(|(_, effects)| effects).unwrap_or_default(),
        _ => Vec::new(),
    };
    let lasts = |effect: &&Effect| {
        matches!(
            effect,
            Effect::Unlocks { .. }
                | Effect::Resources { .. }
                | Effect::CheaperDice { .. }
                | Effect::FreeDice { .. }
                | Effect::CoinsOnDie { .. }
        )
    };
    effects.iter().filter(lasts).map(names::effect).collect()
}

fn seat(seat: usize) -> Value {
    seat_value(Seat::new(seat as u8))
}

/// What is to be decided, in a few words.
pub fn task(task: &TaskPicture) -> Message {
    match task.kind {
        TaskKind::Action if task.from.is_empty() => Message::new("dice-task-action"),
        TaskKind::Action => Message::new("dice-task-action-more"),
        TaskKind::FreeDie => Message::new("dice-task-free-die"),
        TaskKind::Bonus => Message::new("dice-task-bonus"),
        TaskKind::Cross => {
            Message::new("dice-task-cross").with("buildings", any_building(&task.buildings))
        }
        TaskKind::CrossUpTo => Message::new("dice-task-cross-up-to")
            .with("n", task.left)
            .with("buildings", any_building(&task.buildings)),
    }
}

/// What follows, in one line; none when nothing does.
pub(super) fn then(id: &'static str, tasks: &[TaskPicture]) -> Option<Message> {
    let one = |task: &TaskPicture| {
        let buildings = || any_building(&task.buildings);
        let say = Message::new(format!("dice-then-{}", task.kind.id()));
        match task.kind {
            TaskKind::Cross => say.with("buildings", buildings()),
            TaskKind::CrossUpTo => say.with("n", task.left).with("buildings", buildings()),
            TaskKind::Action | TaskKind::FreeDie | TaskKind::Bonus => say,
        }
    };
    (!tasks.is_empty()).then(|| Message::new(id).with("tasks", Value::list(tasks.iter().map(one))))
}

/// The space or bonus that asks for something.
pub(super) fn asker(state: &State, id: &str) -> Message {
    let boards = state.boards();
    if boards.bonuses.iter().any(|bonus| bonus.id == id) {
        return names::bonus(id);
    }
    names::space(boards, id)
}

/// How the viewer compares for the Guild Court, and whether it is enough.
pub fn compared(found: &ComparisonPicture) -> Message {
    comparison(&found.buildings, found.own, &found.others, found.strictly, found.holds)
}

pub(super) fn comparison(
    buildings: &[Building],
    own: u8,
    others: &[(usize, u8)],
    strictly: bool,
    holds: bool,
) -> Message {
    let other = |&(of, n): &(usize, u8)| {
        Message::new("dice-compare-other").with("name", seat(of)).with("n", n)
    };
    Message::new("dice-compare")
        .with("what", Value::all(buildings.iter().map(|one| building(*one))))
        .with("own", own)
        .with("others", Value::list(others.iter().map(other)))
        .with("strictly", strictly)
        .with("holds", holds)
}
