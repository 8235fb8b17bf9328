//! One's own turn as the log tells it: what was done in it, and what is still to be decided.

use super::boards::{Effect, Set};
use super::picture::{City, Picture};

/// What kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Action,
    FreeDie,
    Cross,
    CrossUpTo,
    Bonus,
}

/// Something that waits for a decision, and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Task {
    pub(super) kind: Kind,
    pub(super) buildings: Vec<String>,
    /// Of a `CrossUpTo`, how many are left.
    pub(super) left: u16,
    /// The space or bonus that asks for it; none for the action of the turn.
    pub(super) from: Option<String>,
}

/// What a seat has done since the dice were shaken.
#[derive(Clone, Debug)]
pub(super) struct MyTurn {
    pub(super) moves: Vec<String>,
    /// What is asked now.
    pub(super) now: Option<Task>,
    /// What comes after that, the next first.
    pub(super) later: Vec<Task>,
}

/// A move taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pieces<'a> {
    pub(super) verb: &'a str,
    pub(super) die: Option<&'a str>,
    pub(super) target: Option<&'a str>,
}

/// The pieces of a move.
pub(super) fn pieces(text: &str) -> Pieces<'_> {
    let mut words = text.split_whitespace();
    let verb = words.next().unwrap_or_default();
    let die = if verb == "build" { words.next() } else { None };
    Pieces { verb, die, target: words.next() }
}

impl Task {
    fn new(kind: Kind, buildings: &[String], left: u16, from: Option<&str>) -> Self {
        let from = from.map(str::to_owned);
        Self { kind, buildings: buildings.to_vec(), left, from }
    }
}

fn kind_of(asked: &str) -> Option<Kind> {
    Some(match asked {
        "an action is taken: build, wonder or pass" => Kind::Action,
        "a die is used for nothing, or declined" => Kind::FreeDie,
        "a space is crossed off" => Kind::Cross,
        "a space is crossed off, or declined" => Kind::CrossUpTo,
        "a bonus is crossed off" => Kind::Bonus,
        _ => return None,
    })
}

/// The moves of a seat since the last shake.
fn moves_of(log: &[String], seat: usize) -> Vec<String> {
    let Some(roll) = log.iter().rposition(|line| line.starts_with("roll ")) else {
        return Vec::new();
    };
    let mine = format!("{seat} ");
    let moves = log[roll + 1..].iter().filter_map(|line| line.strip_prefix(&mine));
    moves.map(str::to_owned).collect()
}

fn asks(effects: &[Effect], from: &str) -> Vec<Task> {
    let task =
        |kind, buildings: &[String], left| Some(Task::new(kind, buildings, left, Some(from)));
    let tasks = effects.iter().filter_map(|effect| match effect {
        Effect::Cross { buildings } => task(Kind::Cross, buildings, 1),
        Effect::CrossUpTo { spaces, buildings } => task(Kind::CrossUpTo, buildings, *spaces),
        Effect::FreeDie => task(Kind::FreeDie, &[], 1),
        Effect::Action => task(Kind::Action, &[], 1),
        _ => None,
    });
    tasks.collect()
}

/// What crossing a space leads to: what its effects ask, then the bonus of a finished building.
pub(super) fn follows(
    set: &'static Set,
    city: Option<&str>,
    space: &str,
    crossed: &[String],
) -> Vec<Task> {
    let Some(place) = set.place(city, space) else { return Vec::new() };
    let mut tasks = asks(&place.space.effects, space);
    let done = place.building.spaces.iter().all(|one| one.id == space || crossed.contains(&one.id));
    if done && place.building.id != "warehouse" {
        let buildings = [place.building.id.clone()];
        tasks.push(Task::new(Kind::Bonus, &buildings, 1, Some(space)));
    }
    tasks
}

/// What a bonus leads to.
pub(super) fn bonus_follows(set: &'static Set, id: &str) -> Vec<Task> {
    set.bonuses
        .iter()
        .find(|bonus| bonus.id == id)
        .map_or_else(Vec::new, |one| asks(&one.effects, id))
}

/// The turn of the viewer, replayed from the log. What the picture says counts where they differ.
pub(super) fn my_turn(set: &'static Set, picture: &Picture, seat: usize, log: &[String]) -> MyTurn {
    let city = &picture.cities[seat];
    let sheet = city.city.as_deref();
    let moves = if picture.acting() { moves_of(log, seat) } else { Vec::new() };
    let mut crossed = crossed_before(set, city, &moves);
    // The next one first, as in the engine's stack.
    let mut tasks = vec![Task::new(Kind::Action, &[], 1, None)];
    for text in &moves {
        let Pieces { verb, target, .. } = pieces(text);
        let answered = pop(&mut tasks, verb);
        if verb == "bonus" {
            tasks.splice(..0, bonus_follows(set, target.unwrap_or_default()));
            continue;
        }
        if let Some(task) =
            answered.filter(|task| task.kind == Kind::CrossUpTo && verb == "cross" && task.left > 1)
        {
            tasks.insert(0, Task { left: task.left - 1, ..task });
        }
        let space = match verb {
            "build" | "cross" => target.map(str::to_owned),
            "wonder" => step(set, city, &crossed),
            _ => None,
        };
        if let Some(space) = space {
            tasks.splice(..0, follows(set, sheet, &space, &crossed));
            crossed.push(space);
        }
    }
    let Some(kind) = city.decides.as_deref().and_then(kind_of) else {
        return MyTurn { moves, now: None, later: Vec::new() };
    };
    // Tasks that offered nothing have lapsed (rule 3.24).
    let at = tasks.iter().position(|task| task.kind == kind);
    let later = at.map_or_else(Vec::new, |at| tasks.split_off(at + 1));
    let now = at.and_then(|at| tasks.into_iter().nth(at));
    MyTurn { moves, now: now.or_else(|| Some(Task::new(kind, &[], 1, None))), later }
}

/// Takes off the task that a move answered, and those above it that had lapsed.
fn pop(tasks: &mut Vec<Task>, verb: &str) -> Option<Task> {
    let answers: &[Kind] = match verb {
        "build" => &[Kind::Action, Kind::FreeDie],
        "wonder" | "pass" => &[Kind::Action],
        "cross" => &[Kind::Cross, Kind::CrossUpTo],
        "decline" => &[Kind::CrossUpTo, Kind::FreeDie],
        "bonus" => &[Kind::Bonus],
        _ => &[],
    };
    let at = tasks.iter().position(|task| answers.contains(&task.kind))?;
    tasks.drain(..=at).next_back()
}

/// The step of the wonder that comes next.
fn step(set: &'static Set, city: &City, crossed: &[String]) -> Option<String> {
    let wonder = set.building(city.city.as_deref(), "wonder")?;
    wonder.lines.first()?.spaces.iter().find(|id| !crossed.contains(id)).cloned()
}

/// The crossed spaces of a seat as the turn began, given its moves since.
fn crossed_before(set: &'static Set, city: &City, moves: &[String]) -> Vec<String> {
    let named: Vec<&str> = moves.iter().filter_map(|text| text.rsplit(' ').next()).collect();
    let steps = moves.iter().filter(|text| *text == "wonder").count();
    let wonder = set.building(city.city.as_deref(), "wonder").and_then(|one| one.lines.first());
    let order = wonder.map_or(&[][..], |line| &line.spaces);
    let built: Vec<&String> = order.iter().filter(|id| city.crossed.contains(id)).collect();
    let fresh = &built[built.len().saturating_sub(steps)..];
    let before =
        city.crossed.iter().filter(|id| !named.contains(&id.as_str()) && !fresh.contains(id));
    before.cloned().collect()
}

/// A city's crossed spaces as they were when the turn began (rule 3.10).
pub(super) fn as_turn_began(
    set: &'static Set,
    picture: &Picture,
    seat: usize,
    log: &[String],
) -> Vec<String> {
    let mine = picture.viewer == Some(seat) && picture.acting();
    let moves = if mine { moves_of(log, seat) } else { Vec::new() };
    crossed_before(set, &picture.cities[seat], &moves)
}
