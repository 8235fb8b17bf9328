//! Points in a table: by the lines of the score pad, one column a seat.

use mirabilia_protocol::SeatScore;
use mirabilia_words::Words;

use crate::room::Room;
use crate::scene::Scene;
use crate::text::{cut, padded, right, width};

/// Points as they stand, from what the viewer sees; those of the end once there is one.
pub fn standing(scene: &Scene) -> Vec<SeatScore> {
    if let Some(ending) = &scene.ending {
        return ending.scores.clone();
    }
    let picture = scene.view.picture.value();
    let cities = picture["cities"].as_array().cloned().unwrap_or_default();
    let score = |(seat, city): (usize, &serde_json::Value)| {
        let by = city["points"].as_object().cloned().unwrap_or_default();
        let points = |(line, points): (String, serde_json::Value)| {
            (line, points.as_i64().unwrap_or(0) as i32)
        };
        let by: std::collections::BTreeMap<String, i32> = by.into_iter().map(points).collect();
        SeatScore { seat: seat as u8, total: by.values().sum(), by }
    };
    cities.iter().enumerate().map(score).collect()
}

/// The table of points, in lines of at most so many cells.
pub fn table(
    room: &dyn Room,
    names: &[String],
    scores: &[SeatScore],
    words: &Words,
    most: usize,
) -> Vec<String> {
    let total = words.say("end-total", &[]);
    let rows = room.categories(words);
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
