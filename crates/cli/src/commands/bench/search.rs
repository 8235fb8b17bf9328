//! Search iterations per CPU second.

use std::time::Duration;

use anyhow::Result;
use mirabilia_bots::{Budget, Evaluate, Knowledge, LeafEvaluation, Release, Search};
use mirabilia_games::GameKind;
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Options, Turn, Viewer};
use serde::Serialize;

use super::{Bench, cpu_time};

/// One measurement.
#[derive(Serialize, Debug)]
struct Figures {
    game: &'static str,
    seats: u8,
    what: &'static str,
    bot: &'static str,
    /// How leaves are evaluated: by a playout or by the network.
    leaf: String,
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
    ) -> Result<()> {
        self.search::<G>(kind, seats, options, LeafEvaluation::Rollout)?;
        let own = G::TUNING.leaf_evaluation;
        if own != LeafEvaluation::Rollout && G::evaluator(Release::Current).net.is_some() {
            self.search::<G>(kind, seats, options, own)?;
        }
        Ok(())
    }

    fn search<G: Evaluate>(
        &self,
        kind: GameKind,
        seats: u8,
        options: &Options,
        leaf: LeafEvaluation,
    ) -> Result<()> {
        let state = first_decision::<G>(kind, &G::setup(seats, options)?);
        let Turn::Seats(deciders) = state.turn() else { return Ok(()) };
        let seat = deciders.first().expect("a turn of seats has a seat");
        let view = state.view(Viewer::Seat(seat));
        let budget =
            Budget { thorough: true, ..Budget::time(Duration::from_secs_f64(self.seconds)) };
        let start = cpu_time();
        let evaluator = G::evaluator(Release::Current).with_leaf_evaluation(leaf);
        let advice =
            Search::<G>::with_evaluator(1, evaluator).think(Knowledge::Seat(&view), seat, &budget);
        let cpu_seconds = cpu_time().saturating_sub(start).as_secs_f64().max(1e-9);
        let figures = Figures {
            game: G::NAME,
            seats,
            what: "search",
            bot: "search",
            leaf: match leaf {
                LeafEvaluation::Rollout => "playout".to_owned(),
                LeafEvaluation::Net => "net".to_owned(),
                LeafEvaluation::TruncatedRollout(turns) => format!("{turns} turns, then net"),
            },
            iterations: advice.iterations,
            cpu_seconds,
            iterations_per_cpu_second: advice.iterations as f64 / cpu_seconds,
        };
        if self.json {
            let line = serde_json::to_string(&figures)?;
            return crate::print(|out| writeln!(out, "{line}"));
        }
        let Figures { game, leaf, iterations, iterations_per_cpu_second: speed, .. } = figures;
        crate::print(|out| {
            writeln!(
                out,
                "{game}, {seats} seats: {speed:.0} search iterations per CPU second \
                 (leaf: {leaf}; {iterations} in {cpu_seconds:.2} s)"
            )
        })
    }
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
