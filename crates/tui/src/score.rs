//! The score table: one row per category, one column per seat.

use mirabilia_games::{GameKind, for_game};
use mirabilia_kernel::Game;
use mirabilia_protocol::SeatScore;
use mirabilia_words::Words;

use crate::scene::Scene;
use crate::text::{cut, padded, right, width};

/// The current points as the viewer knows them, or the final ones.
pub fn standing(scene: &Scene) -> Vec<SeatScore> {
    if let Some(ending) = &scene.ending {
        return ending.scores.clone();
    }
    scene.picture.points()
}

/// The score categories of a game in order, with their names.
fn categories<G: Game>(game: GameKind, words: &Words) -> Vec<(&'static str, String)> {
    let named =
        |line: &&'static str| (*line, words.tell(&mirabilia_tell::category(game, line), &[]));
    G::CATEGORIES.iter().map(named).collect()
}

/// The score table, at most `most` cells wide.
pub fn table(
    game: GameKind,
    names: &[String],
    scores: &[SeatScore],
    words: &Words,
    most: usize,
) -> Vec<String> {
    let total = words.say("end-total", &[]);
    let rows = for_game!(game, G => categories::<G>(game, words));
    let titles = rows.iter().map(|(_, name)| width(name)).chain([width(&total)]);
    let first = titles.max().unwrap_or(0).min(most / 2);
    let seats = scores.len().max(1);
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0).max(4);
    let column = (most.saturating_sub(2 + first) / seats).saturating_sub(1).clamp(3, widest);
    let row = |title: &str, cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| right(cell, column)).collect();
        format!("  {} {}", padded(&cut(title, first), first), cells.join(" "))
    };
    let name = |score: &SeatScore| {
        cut(names.get(usize::from(score.seat)).map_or("", String::as_str), column)
    };
    let mut lines = vec![row("", scores.iter().map(name).collect())];
    for (line, title) in rows {
        let points = |score: &SeatScore| score.by.get(line).copied().unwrap_or(0).to_string();
        lines.push(row(&title, scores.iter().map(points).collect()));
    }
    lines.push(row(&total, scores.iter().map(|score| score.total.to_string()).collect()));
    lines
}
