//! The score table and the verdict.

use mirabilia_games::{AnyTable, ScoreSheet, for_table};
use mirabilia_kernel::{End, Seat, Table};

use super::text::cut;
use super::{Names, Show};

/// Points by the lines of the score pad, one column a seat, as far as whoever watches may know them.
pub fn score_table(table: &AnyTable, names: &Names) -> Vec<String> {
    fn lines<G: Show>(table: &Table<G>, names: &Names) -> Vec<String> {
        let state = table.state().public();
        let seats: Vec<Seat> = Seat::all(state.seats()).collect();
        let first = G::CATEGORIES.iter().map(|name| name.len()).max().unwrap_or(0).max(12);
        // A name and the space before it, as wide as the page lets them be.
        let column = ((G::PAGE - 2 - first) / seats.len() - 1).min(10);
        let row = |title: &str, cells: Vec<String>| {
            let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>column$}")).collect();
            format!("  {title:<first$} {}", cells.join(" "))
        };
        let points = |points: &dyn Fn(Seat) -> i16| {
            seats.iter().map(|&seat| points(seat).to_string()).collect::<Vec<_>>()
        };
        let mut lines = vec![row("", names.all().iter().map(|name| cut(name, column)).collect())];
        for (index, category) in G::CATEGORIES.iter().enumerate() {
            lines.push(row(category, points(&|seat| state.score(seat).0[index])));
        }
        lines.push(row("total", points(&|seat| state.score(seat).total())));
        lines
    }
    for_table!(table, table => lines(table, names))
}

/// Who won and how, once the game is over.
pub fn verdict(table: &AnyTable, names: &Names) -> Option<String> {
    let outcome = table.outcome()?;
    let scores = table.scores();
    let totals = |won: bool| {
        let among =
            move |sheet: &&ScoreSheet| outcome.winners.has(Seat::new(sheet.seat as u8)) == won;
        scores.iter().filter(among).map(|sheet| sheet.total).max()
    };
    let how = match outcome.end {
        End::Points if totals(true) == totals(false) => "on points, by the tie-break",
        End::Points => "on points",
        End::Military => "by military supremacy; the points did not count",
        End::Science => "by scientific supremacy; the points did not count",
    };
    let who = names.list(outcome.winners);
    Some(match outcome.winners.len() {
        1 => format!("Winner: {who}, {how}."),
        _ => format!("The victory is shared by {who}, {how}."),
    })
}
