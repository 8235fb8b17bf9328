//! A pad on the screen: its table, how the sums come about, who has won.

use mirabilia_games::wonders;
use mirabilia_words::{Arg, Words};

use super::{Field, Pad, Standing, TIE, line_name, lines};
use crate::show::text::{cut, padded, width};

/// The lines of the pad, one column a player.
pub fn table(pad: &Pad, standing: &Standing, words: &Words, page: usize) -> Vec<String> {
    let names: Vec<String> =
        lines(pad.kind).iter().map(|line| line_name(words, pad.kind, line)).collect();
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
    for (line, (name, id)) in names.iter().zip(lines(pad.kind)).enumerate() {
        if id == TIE {
            continue;
        }
        let points = |seat| pad.points(seat, line).map_or("·".to_owned(), |n| n.to_string());
        rows.push(row(name, each(&points)));
    }
    rows.push("─".repeat(first + players * (column + 2)));
    rows.push(row(&total, each(&|seat| standing.totals[seat].to_string())));
    if lines(pad.kind).contains(&TIE) {
        let coins = |seat| pad.coins(seat).map_or("·".to_owned(), |n| n.to_string());
        rows.push(row(&line_name(words, pad.kind, TIE), each(&coins)));
    }
    rows
}

/// How the sums come about that are counted from something.
pub fn explained(pad: &Pad, words: &Words) -> Vec<String> {
    let mut told = Vec::new();
    for (seat, player) in pad.players.iter().enumerate() {
        for (line, id) in lines(pad.kind).into_iter().enumerate() {
            let Some(text) = explain(pad, words, seat, line, id) else { continue };
            told.push(format!("{}, {}: {text}", player.name, line_name(words, pad.kind, id)));
        }
    }
    told
}

fn explain(pad: &Pad, words: &Words, seat: usize, line: usize, id: &str) -> Option<String> {
    let points = pad.points(seat, line)?;
    if pad.by_pawn(id) {
        let args = [("distance", pad.ahead(seat).into()), ("points", points.into())];
        return (pad.ahead(seat) > 0).then(|| words.say("score-how-pawn", &args));
    }
    Some(match pad.players[seat].fields[line].as_ref()? {
        Field::Points(_) => return None,
        Field::Coins(coins) => {
            let args = [("coins", (*coins).into()), ("points", points.into())];
            words.say("score-how-treasury", &args)
        }
        Field::Tokens(tokens) => {
            let sum: Vec<String> = tokens.iter().map(ToString::to_string).collect();
            format!("{} = {points}", sum.join(" + ").replace("+ -", "− "))
        }
        Field::Symbols(symbols, wild) => science(words, *symbols, *wild),
    })
}

/// Squares and sets, with the symbols of choice where they bring most.
fn science(words: &Words, symbols: [u8; 3], wild: u8) -> String {
    let worth = |symbols: [u8; 3], wild: u8| {
        wonders::score::best_science(symbols.map(u32::from), u32::from(wild))
    };
    let mut best = symbols;
    for left in (0..wild).rev() {
        let with = |at: usize| {
            let mut more = best;
            more[at] += 1;
            more
        };
        best = [with(0), with(1), with(2)]
            .into_iter()
            .max_by_key(|more| worth(*more, left))
            .unwrap_or(best);
    }
    let squares: Vec<String> = best.iter().map(|n| format!("{n}²")).collect();
    let sets = best.iter().min().copied().unwrap_or(0);
    words.say(
        "score-how-science",
        &[
            ("squares", squares.join(" + ").into()),
            ("sets", sets.into()),
            ("points", worth(best, 0).into()),
        ],
    )
}

/// Who has won and how, and what is still missing.
pub fn verdict(pad: &Pad, standing: &Standing, words: &Words) -> Vec<String> {
    let names: Vec<String> =
        standing.winners.iter().map(|seat| pad.players[*seat].name.clone()).collect();
    let points = standing.winners.first().map_or(0, |seat| standing.totals[*seat]);
    let rule = if pad.kind == mirabilia_games::GameKind::Duel { "civilian" } else { "coins" };
    let args: [(&str, Arg<'_>); 3] =
        [("who", words.list(&names).into()), ("points", points.into()), ("rule", rule.into())];
    let mut said = vec![words.say(&format!("score-won-{}", standing.how.name()), &args)];
    if standing.coins_missing {
        said.push(words.say("score-coins-missing", &[]));
    }
    let (filled, of) = pad.filled();
    if filled < of && pad.ending == super::Ending::Points {
        said.push(words.say("score-filled", &[("filled", filled.into()), ("of", of.into())]));
    }
    said
}
