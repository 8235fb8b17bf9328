//! Two games of the same deal, decision by decision.

use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_words::Message;
use serde::Serialize;

/// A decision of both players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// What this player did; none if that game was over.
    pub mine: Option<Message>,
    /// What the other player did; none if that game was over.
    pub theirs: Option<Message>,
    /// Whether both did the same.
    pub same: bool,
}

/// The decisions of a seat in two games, side by side.
pub fn compare(mine: &AnyTable, theirs: &AnyTable, seat: Seat) -> Vec<Decision> {
    let (mine, theirs) = (decisions(mine, seat), decisions(theirs, seat));
    let pair = |at: usize| {
        let (mine, theirs) = (mine.get(at), theirs.get(at));
        let told = |one: Option<&(String, Option<Message>)>| one.and_then(|(_, told)| told.clone());
        let same = mine.map(|(line, _)| line) == theirs.map(|(line, _)| line);
        Decision { mine: told(mine), theirs: told(theirs), same }
    };
    (0..mine.len().max(theirs.len())).map(pair).collect()
}

/// The decisions of a seat, as record lines and in words.
fn decisions(table: &AnyTable, seat: Seat) -> Vec<(String, Option<Message>)> {
    let viewer = Viewer::Seat(seat);
    let (lines, told) = match table.outcome() {
        Some(_) => (table.lines_since(0), mirabilia_tell::open_steps(table, 0)),
        None => (table.steps_seen(viewer, 0), mirabilia_tell::steps(table, viewer, 0)),
    };
    let own = format!("{seat} ");
    lines.into_iter().zip(told).filter(|(line, _)| line.starts_with(&own)).collect()
}
