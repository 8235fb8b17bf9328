//! The Forum and what is asked now, in lines.

use ratatui::text::{Line, Span};

use super::city::die_shape;
use super::desk::Desk;
use super::guild::{compared, guild_symbol};
use super::names::{bonus_name, colour_name, space_name, symbol_name};
use super::options::span;
use super::picture::Die;
use super::table::Table;
use super::tell::tell_move;
use super::turn::Kind;
use super::words::task_text;
use crate::draw::{Flow, Ink, folded};

type Lines = Vec<Line<'static>>;

/// The dice section by section, those that wait, and those beside the Forum.
pub(super) fn forum(table: &Table<'_>, width: usize) -> Lines {
    let (desk, palette) = (&table.desk, table.desk.palette);
    let mut title = desk.say("dice-forum");
    if desk.picture.turn > 0 {
        title = format!("{title} · {}", desk.say_n("dice-turn", desk.picture.turn));
    }
    let mut lines = vec![Line::from(palette.text(Ink::Strong, title))];
    let lying = desk.picture.forum.iter().any(|die| die.section.is_some());
    for section in (0..4).filter(|_| lying) {
        let here = desk.picture.forum.iter().filter(|die| die.section == Some(section));
        lines.extend(dice(table, width, &format!("{section}¢"), here));
    }
    let waiting: Vec<&Die> =
        desk.picture.forum.iter().filter(|die| die.section.is_none()).collect();
    if !waiting.is_empty() {
        lines.extend(dice(table, width, "", waiting));
    }
    let there = |id: &str| desk.picture.die(id).is_some();
    let beside: Vec<_> =
        desk.set.dice.iter().filter(|die| die.special && !there(&die.id)).collect();
    if !beside.is_empty() {
        let mut flow = Flow::indented(width, 2);
        flow.words(&desk.say("dice-beside"), palette.style(Ink::Soft));
        for die in beside {
            let name = format!(" {}", colour_name(&die.colour, desk.words));
            flow.put("  ", vec![palette.shape(&die.colour), palette.text(Ink::Soft, name)]);
        }
        lines.extend(flow.lines());
    }
    lines
}

fn dice<'a>(
    table: &Table<'_>,
    width: usize,
    label: &str,
    dice: impl IntoIterator<Item = &'a Die>,
) -> Lines {
    let mut flow = Flow::new(width, 5);
    flow.put("", vec![table.desk.palette.text(Ink::Strong, format!("  {label:<3}"))]);
    for (at, die) in dice.into_iter().enumerate() {
        flow.put(if at == 0 { "" } else { "  " }, one(table, die));
    }
    flow.lines()
}

/// One die: number, shape, what it shows, what it costs in all; a bar when it cannot be used.
fn one(table: &Table<'_>, die: &Die) -> Vec<Span<'static>> {
    let (desk, palette) = (&table.desk, table.desk.palette);
    let entry = desk.set.die(&die.die);
    let colour = entry.map_or("", |entry| entry.colour.as_str());
    let (tick, ink) = table.tick(&die.die);
    let mut pieces = Vec::new();
    if tick != " " {
        pieces.push(palette.text(ink, tick));
    }
    pieces.extend(die_shape(desk, colour));
    let Some(symbol) = &die.symbol else { return pieces };
    let name = symbol_name(symbol, desk.words);
    let picked = table.picked.as_deref() == Some(die.die.as_str());
    let ink = if picked { Ink::Picked } else { Ink::Plain };
    pieces.push(palette.text(ink, format!(" {name}")));
    let usable = desk.task().is_some_and(|task| matches!(task.kind, Kind::Action | Kind::FreeDie));
    let outs: Vec<_> =
        table.outcomes.iter().filter(|out| out.die.as_ref() == Some(&die.die)).cloned().collect();
    if let Some(total) = span(&outs) {
        pieces.push(palette.text(Ink::Soft, format!(" {total}¢")));
    } else if usable {
        pieces.push(palette.text(Ink::Bad, " ⊘"));
    } else if let Some(cost) = die.cost.filter(|_| die.cost != die.section) {
        pieces.push(palette.text(Ink::Soft, format!(" {cost}¢")));
    }
    pieces
}

/// What is to be decided, in a line.
pub(super) fn heading(desk: &Desk<'_>) -> String {
    let (picture, words) = (&desk.picture, desk.words);
    let said = if picture.over() {
        desk.say("dice-over")
    } else if picture.viewer.is_none() {
        desk.say("dice-watching")
    } else if let Some(chosen) = &desk.scene.view.chosen {
        words.say("dice-chosen", &[("move", tell_move(chosen, words).into())])
    } else if let Some(task) = desk.task() {
        task_text(task, words)
    } else if picture.acting() {
        desk.say("dice-done")
    } else {
        desk.say("dice-soon")
    };
    if picture.last_turn && !picture.over() {
        return format!("{} {said}", desk.say("dice-last-turn"));
    }
    said
}

/// The turn step by step: why something is asked, what was done, what comes later; who still
/// thinks; how one compares for the Guild Court.
pub(super) fn decision(desk: &Desk<'_>) -> Vec<String> {
    let (picture, words) = (&desk.picture, desk.words);
    let mut lines = Vec::new();
    if picture.over() {
        return lines;
    }
    let task = desk.task();
    if let Some(turn) = desk.turn.as_ref().filter(|turn| !turn.moves.is_empty()) {
        lines.push(format!("{}:", desk.say("dice-steps")));
        lines.extend(turn.moves.iter().map(|text| format!("✓ {}", tell_move(text, words))));
        if let Some(task) = task {
            lines.push(format!("▸ {}", task_text(task, words)));
            lines.extend(turn.later.iter().map(|later| format!("· {}", task_text(later, words))));
        }
    }
    if let Some(from) = task.and_then(|task| task.from.as_deref()) {
        let bonus = from.starts_with("bonus");
        let what = if bonus { bonus_name(from, words) } else { space_name(from, words) };
        lines.push(words.say("dice-because", &[("what", what.into())]));
    }
    if task.is_some_and(|task| task.kind == Kind::Action) {
        lines.push(desk.say("dice-action-how"));
    }
    let others = desk
        .scene
        .faces
        .iter()
        .enumerate()
        .filter(|(seat, face)| face.thinking && Some(*seat) != picture.viewer);
    let others: Vec<String> = others.map(|(_, face)| face.name.clone()).collect();
    if task.is_none() && !others.is_empty() {
        let args = [("n", others.len().into()), ("names", words.list(&others).into())];
        lines.push(words.say("dice-thinking", &args));
    }
    let guild = picture
        .viewer
        .zip(guild_symbol(desk.set, picture))
        .and_then(|(seat, symbol)| compared(desk.set, picture, seat, symbol, &desk.scene.log));
    lines.extend(guild.map(|guild| guild.text(&desk.names, words)));
    lines
}

/// The lines of the turn, folded.
pub(super) fn turn(table: &Table<'_>, width: usize) -> Lines {
    let palette = table.desk.palette;
    let all = decision(&table.desk);
    all.iter().flat_map(|said| folded(said, palette.style(Ink::Plain), width, 2)).collect()
}
