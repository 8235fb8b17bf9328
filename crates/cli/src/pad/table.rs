//! Prints a pad: the table, how sums are computed, the winner.

use mirabilia_pad::{Pad, PadBy, PadEntry, PadLine, PadStanding, best_use};
use mirabilia_words::{Arg, Words};

use super::line_name;
use crate::report::text::{cut, padded, width};

/// The table, one column per player.
pub fn table(pad: &Pad, standing: &PadStanding, words: &Words, page: usize) -> Vec<String> {
    let lines = &pad.sheet().lines;
    let names: Vec<String> = lines.iter().map(|line| line_name(words, pad.kind, line)).collect();
    let total = words.say("score-total", &[]);
    let first = names.iter().chain([&total]).map(|name| width(name)).max().unwrap_or(0);
    let players = pad.players.len();
    let widest = pad.players.iter().map(|player| width(&player.name)).max().unwrap_or(0).max(4);
    let column = (page.saturating_sub(first) / players).saturating_sub(2).clamp(4, widest.max(4));
    let row = |title: &str, cells: Vec<String>| {
        let right =
            |cell: &String| format!("{}{cell}", " ".repeat(column.saturating_sub(width(cell))));
        let cells: Vec<String> = cells.iter().map(right).collect();
        format!("{}  {}", padded(title, first), cells.join("  "))
    };
    let each = |cell: &dyn Fn(usize) -> String| (0..players).map(cell).collect::<Vec<_>>();

    let mut rows = vec![row("", each(&|seat| cut(&pad.players[seat].name, column)))];
    for (name, line) in names.iter().zip(lines).filter(|(_, line)| line.adds()) {
        let points = |seat| pad.points(seat, line).map_or("·".to_owned(), |n| n.to_string());
        rows.push(row(name, each(&points)));
    }
    rows.push("─".repeat(first + players * (column + 2)));
    rows.push(row(&total, each(&|seat| standing.totals[seat].to_string())));
    for (name, _) in names.iter().zip(lines).filter(|(_, line)| !line.adds()) {
        let coins = |seat| pad.coins(seat).map_or("·".to_owned(), |n| n.to_string());
        rows.push(row(name, each(&coins)));
    }
    rows
}

/// How the computed sums come about.
pub fn explained(pad: &Pad, words: &Words) -> Vec<String> {
    let mut told = Vec::new();
    for (seat, player) in pad.players.iter().enumerate() {
        for line in pad.sheet().adding() {
            let Some(text) = explain(pad, words, seat, line) else { continue };
            told.push(format!("{}, {}: {text}", player.name, line_name(words, pad.kind, line)));
        }
    }
    told
}

fn explain(pad: &Pad, words: &Words, seat: usize, line: &PadLine) -> Option<String> {
    let points = pad.points(seat, line)?;
    if pad.by_pawn(line) {
        let args = [("distance", pad.ahead(seat).into()), ("points", points.into())];
        return (pad.ahead(seat) > 0).then(|| words.say("score-how-pawn", &args));
    }
    let entry = pad.entry(seat, line)?;
    match entry {
        PadEntry::Points { .. } => None,
        PadEntry::Coins { coins } => {
            let args = [("coins", (*coins).into()), ("points", points.into())];
            Some(words.say("score-how-treasury", &args))
        }
        PadEntry::Symbols { compass, gear, tablet, wild } => {
            Some(science(words, best_use([*compass, *gear, *tablet], *wild)))
        }
        _ => {
            let counts = entry.counts();
            let each = line.parts.iter().flat_map(|part| {
                let n = counts.get(&part.id).copied().unwrap_or(0);
                std::iter::repeat_n(part.each.to_string(), n.into())
            });
            let sum: Vec<String> = each.collect();
            Some(format!("{} = {points}", sum.join(" + ").replace("+ -", "− ")))
        }
    }
}

/// Squares and sets, with wild symbols where they count most.
fn science(words: &Words, (points, best): (i16, [u8; 3])) -> String {
    let squares: Vec<String> = best.iter().map(|n| format!("{n}²")).collect();
    let sets = best.iter().min().copied().unwrap_or(0);
    let args =
        [("squares", squares.join(" + ").into()), ("sets", sets.into()), ("points", points.into())];
    words.say("score-how-science", &args)
}

/// The winner and the reason, and what is missing.
pub fn verdict(pad: &Pad, standing: &PadStanding, words: &Words) -> Vec<String> {
    let names: Vec<String> =
        standing.winners.iter().map(|seat| pad.players[*seat].name.clone()).collect();
    let points = standing.winners.first().map_or(0, |seat| standing.totals[*seat]);
    let rule = pad.sheet().tie.how.name();
    let args: [(&str, Arg<'_>); 3] =
        [("who", words.list(&names).into()), ("points", points.into()), ("rule", rule.into())];
    let mut said = vec![words.say(&format!("score-won-{}", standing.how.name()), &args)];
    if standing.coins_missing {
        said.push(words.say("score-coins-missing", &[]));
    }
    let PadStanding { filled, of, .. } = *standing;
    if filled < of && pad.end.by == PadBy::Points {
        said.push(words.say("score-filled", &[("filled", filled.into()), ("of", of.into())]));
    }
    said
}
