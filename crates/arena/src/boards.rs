//! Wonders and cities: the score of each board, over all bots that played it.

use std::any::Any;

use mirabilia_games::{dice, wonders};
use mirabilia_kernel::{Game, Seat};
use serde::Serialize;

use crate::play::GameResult;
use crate::totals::Totals;

/// The results of one board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardReport {
    /// The wonder or city, and its side where it has two.
    pub board: String,
    /// Number of seats that played it.
    pub games: u64,
    /// The mean of 1 for a win, 1/k for a victory shared by k, and 0 otherwise.
    pub score: f64,
    /// The error of the score (95 % confidence).
    pub score_error: f64,
    /// Mean points.
    pub mean_points: f64,
}

/// The board of each seat; empty in games without boards.
pub(crate) fn boards<G: Game>(state: &G) -> Vec<String> {
    let state: &dyn Any = state;
    if let Some(state) = state.downcast_ref::<wonders::State>() {
        let name = |seat| {
            let city = state.city(seat);
            Some(format!("{} {}", city.wonder()?.facts().id, city.side().name()))
        };
        return Seat::all(state.seats()).filter_map(name).collect();
    }
    if let Some(state) = state.downcast_ref::<dice::State>() {
        let name = |seat| Some(state.boards().sheets[state.city(seat).sheet()?].id.clone());
        return Seat::all(state.seats()).filter_map(name).collect();
    }
    Vec::new()
}

/// The results of each board, the best first.
pub(crate) fn reports(games: &[GameResult]) -> Vec<BoardReport> {
    let mut names: Vec<&String> = games.iter().flat_map(|game| &game.boards).collect();
    names.sort_unstable();
    names.dedup();
    if names.is_empty() {
        return Vec::new();
    }
    // The totals of bots, with boards in their place.
    let by_board = |game: &GameResult| {
        let mut game = game.clone();
        for (seat, board) in game.seats.iter_mut().zip(&game.boards) {
            seat.bot = names.binary_search(&board).unwrap_or_default();
        }
        game
    };
    let games: Vec<GameResult> = games.iter().map(by_board).collect();
    let totals = Totals::of(&games, names.len());
    let report = |(name, totals): (&&String, &Totals)| BoardReport {
        board: (*name).clone(),
        games: totals.games,
        score: totals.score(),
        score_error: totals.score_error(),
        mean_points: totals.mean_points(),
    };
    let mut reports: Vec<BoardReport> = names.iter().zip(&totals).map(report).collect();
    reports.sort_by(|a, b| b.score.total_cmp(&a.score));
    reports
}
