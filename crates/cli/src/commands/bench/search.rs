//! Search iterations per CPU second.

use std::time::Duration;

use anyhow::Result;
use mirabilia_bots::{Budget, Evaluate, Knowledge, LeafEvaluation, Release, Search};
use mirabilia_games::{GameKind, for_game};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Options, Turn, Viewer};
use mirabilia_words::Words;
use serde::Serialize;

use super::{Bench, Measurements, cpu_time, whole};
use crate::lang::page_width;
use crate::report::text::fold;

/// One measurement.
#[derive(Serialize, Debug)]
struct Figures {
    game: &'static str,
    seats: u8,
    what: &'static str,
    bot: &'static str,
    /// How leaves are evaluated: by a playout or by the network.
    leaf: String,
    #[serde(skip)]
    evaluation: LeafEvaluation,
    iterations: u64,
    cpu_seconds: f64,
    iterations_per_cpu_second: f64,
}

impl Bench {
    /// Measures the search with playouts, and with the bots' own leaf evaluation if that differs.
    pub(super) fn searches<G: Evaluate>(
        &self,
        kind: GameKind,
        seats: u8,
        options: &Options,
        progress: &mut Measurements<'_>,
        words: &Words,
    ) -> Result<()> {
        for leaf in leaves::<G>() {
            let figures = progress.during(|| self.search::<G>(kind, seats, options, leaf))?;
            if let Some(figures) = figures {
                self.print_search(&figures, words)?;
            }
        }
        Ok(())
    }

    fn search<G: Evaluate>(
        &self,
        kind: GameKind,
        seats: u8,
        options: &Options,
        leaf: LeafEvaluation,
    ) -> Result<Option<Figures>> {
        let state = first_decision::<G>(kind, &G::setup(seats, options)?);
        let Turn::Seats(deciders) = state.turn() else { return Ok(None) };
        let seat = deciders.first().expect("a turn of seats has a seat");
        let view = state.view(Viewer::Seat(seat));
        let budget =
            Budget { thorough: true, ..Budget::time(Duration::from_secs_f64(self.seconds)) };
        let start = cpu_time();
        let evaluator = G::evaluator(Release::Current).with_leaf_evaluation(leaf);
        let advice =
            Search::<G>::with_evaluator(1, evaluator).think(Knowledge::Seat(&view), seat, &budget);
        let cpu_seconds = cpu_time().saturating_sub(start).as_secs_f64().max(1e-9);
        Ok(Some(Figures {
            game: G::NAME,
            seats,
            what: "search",
            bot: "search",
            leaf: match leaf {
                LeafEvaluation::Rollout => "playout".to_owned(),
                LeafEvaluation::Net => "net".to_owned(),
                LeafEvaluation::TruncatedRollout(turns) => format!("{turns} turns, then net"),
            },
            evaluation: leaf,
            iterations: advice.iterations,
            cpu_seconds,
            iterations_per_cpu_second: advice.iterations as f64 / cpu_seconds,
        }))
    }

    fn print_search(&self, figures: &Figures, words: &Words) -> Result<()> {
        if self.json {
            let line = serde_json::to_string(figures)?;
            return crate::print(|out| writeln!(out, "{line}"));
        }
        let args = [
            ("speed", whole(figures.iterations_per_cpu_second).into()),
            ("leaf", leaf_words(figures.evaluation, words).into()),
            ("n", figures.iterations.into()),
            ("seconds", format!("{:.2}", figures.cpu_seconds).into()),
        ];
        let lines = fold("  ", &words.say("report-bench-search", &args), page_width());
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

/// A leaf evaluation in words.
fn leaf_words(leaf: LeafEvaluation, words: &Words) -> String {
    let (id, n) = match leaf {
        LeafEvaluation::Rollout => ("playout", 0),
        LeafEvaluation::Net => ("net", 0),
        LeafEvaluation::TruncatedRollout(turns) => ("turns", turns),
    };
    words.say(&format!("report-bench-leaf-{id}"), &[("n", n.into())])
}

/// The leaf evaluations that are measured: playouts, and the bots' own if that differs.
fn leaves<G: Evaluate>() -> Vec<LeafEvaluation> {
    let own = G::TUNING.leaf_evaluation;
    let differs = own != LeafEvaluation::Rollout && G::evaluator(Release::Current).net.is_some();
    std::iter::once(LeafEvaluation::Rollout).chain(differs.then_some(own)).collect()
}

/// The number of searches that are measured for a game.
pub(super) fn count(kind: GameKind) -> usize {
    for_game!(kind, G => leaves::<G>().len())
}

/// The first decision of the first age. In Duel a wonder draft of eight picks comes before it.
fn first_decision<G: Evaluate>(kind: GameKind, setup: &G::Setup) -> G {
    let before = if kind == GameKind::Duel { 8 } else { 0 };
    let mut state = G::new(setup);
    let mut luck = Fast::new(1);
    let mut moves = Vec::new();
    for _ in 0..before {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(seats) = state.turn() else { break };
        let seat = seats.first().expect("a turn of seats has a seat");
        let m = state.random_move(seat, &mut luck, &mut moves);
        state.play_one(seat, m);
    }
    settle_all(&mut state, &mut luck);
    state
}
