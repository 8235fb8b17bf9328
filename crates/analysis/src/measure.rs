//! The value of each move of a decision, by search.
//!
//! Half of the budget goes to an ordinary search. It rarely visits moves with low values, so the rest is
//! spent on chosen root moves, in the same tree: on the move that was played, until it has as many visits
//! as the favourite of the search; on every other move, until it has a few; and on moves that then look
//! better than the favourite, until that is settled. The best move is the one with the highest lower
//! estimate. The loss of a move is then a difference between two measurements.

use std::time::Duration;

use mirabilia_bots::clock::Instant;
use mirabilia_bots::{Budget, Evaluate, Knowledge, Opinion, Search};
use mirabilia_kernel::{Seat, Viewer};

use crate::question::Question;
use crate::verdict::standard_error;

/// The maximum number of visits for an unimportant move.
const MAX_VISITS: u64 = 64;
/// The minimum number of visits for every move, if time allows.
const MIN_VISITS: u64 = 4;
/// The minimum number of visits for the move that was played, whatever the time.
const MIN_VISITS_PLAYED: u64 = 32;
/// Visits of a challenger before it is compared with the favourite again.
const CHUNK: u64 = 32;

/// The measured values of a decision.
pub(crate) struct Measured<M> {
    pub(crate) best: M,
    /// Every legal move, ordered by move id.
    pub(crate) opinions: Vec<Opinion<M>>,
    pub(crate) principal_variation: Vec<String>,
    pub(crate) iterations: u64,
    pub(crate) exact: bool,
    /// Whether the values are a bot's own and are reported as they are.
    pub(crate) quoted: bool,
}

/// The lower estimate starts with this many pseudo-visits that have the favourite's value.
const PSEUDO_VISITS: f32 = 4.0;

impl<M: Copy + PartialEq> Measured<M> {
    /// A move's value, shrunk towards the favourite's value: the mean of a few visits is noise.
    pub(crate) fn shrunk(&self, opinion: &Opinion<M>) -> f32 {
        if self.exact || self.quoted {
            return opinion.value;
        }
        let favourite = self.opinions.iter().find(|other| other.m == self.best);
        let prior = favourite.map_or(opinion.value, |favourite| favourite.value);
        let visits = opinion.visits as f32;
        (opinion.value * visits + prior * PSEUDO_VISITS) / (visits + PSEUDO_VISITS)
    }

    /// A lower estimate of a move's value: the shrunk one, minus one standard error.
    pub(crate) fn lower_estimate(&self, opinion: &Opinion<M>) -> f32 {
        let error = if self.exact { 0.0 } else { standard_error(opinion.value, opinion.visits) };
        self.shrunk(opinion) - error
    }

    /// The index of the move with the highest lower estimate; the favourite among equals.
    fn top(&self) -> usize {
        let is_favourite = |opinion: &Opinion<M>| opinion.m == self.best;
        let mut top = self.opinions.iter().position(is_favourite).unwrap_or(0);
        for (i, opinion) in self.opinions.iter().enumerate() {
            if self.lower_estimate(opinion) > self.lower_estimate(&self.opinions[top]) {
                top = i;
            }
        }
        top
    }
}

/// Measures every legal move of a decision.
pub(crate) fn measure<G: Evaluate>(
    (knowledge, state): (Knowledge<'_, G>, &G),
    seat: Seat,
    played: Option<G::Move>,
    question: &Question,
    budget: &Budget,
    seed: u64,
) -> Measured<G::Move> {
    let start = Instant::now();
    let mut search = Search::<G>::new(seed);
    let mut legal = Vec::new();
    state.legal_moves(seat, &mut legal);
    let search_budget = Budget {
        time: budget.time.map(|time| time / 2),
        iterations: budget.iterations.map(|n| (n / 2).max(1)),
        // A clear decision ends the first search early: what is measured after it does not depend on how
        // often the search visited a move that it would not leave any more. A single move has to be valued.
        thorough: budget.thorough || legal.len() == 1,
        ..budget.clone()
    };
    let advice = match question.bot {
        Some(kind) => kind.player::<G>(seed).choose(&state.view(Viewer::Seat(seat)), seat, budget),
        None => search.think(knowledge, seat, &search_budget),
    };
    let measured = Measured {
        best: advice.best,
        opinions: advice.opinions,
        principal_variation: advice.principal_variation,
        iterations: advice.iterations,
        exact: advice.exact,
        quoted: question.bot.is_some(),
    };
    if measured.exact || question.bot.is_some() || measured.opinions.len() < 2 {
        return measured;
    }
    let mut focused = FocusedSearch { search, knowledge, seat, budget, start, measured };
    let moves = focused.measured.opinions.len();
    // At most half as many visits as the search had for the move played, a quarter for all other
    // moves, and a quarter for challengers.
    let share = (focused.measured.iterations / 2).max(1);
    let most = focused.measured.opinions.iter().map(|o| o.visits).max().unwrap_or(0);
    let floor = (share / 2 / moves as u64).clamp(MIN_VISITS, MAX_VISITS);
    for i in 0..moves {
        if Some(focused.measured.opinions[i].m) == played {
            focused.search_move(i, most.min(share).max(floor), MIN_VISITS_PLAYED, 11);
        }
    }
    for i in 0..moves {
        focused.search_move(i, floor, 1, 12);
    }
    focused.search_challengers(most, share / 2);
    let mut measured = focused.measured;
    let favourite = measured.best;
    measured.best = measured.opinions[measured.top()].m;
    if measured.best != favourite {
        // The principal variation starts with the favourite.
        measured.principal_variation = vec![format!("{seat} {}", state.move_text(measured.best))];
    }
    measured
}

/// Searches chosen root moves in the tree of the first search.
struct FocusedSearch<'a, G: Evaluate> {
    search: Search<G>,
    knowledge: Knowledge<'a, G>,
    seat: Seat,
    budget: &'a Budget,
    start: Instant,
    measured: Measured<G::Move>,
}

impl<G: Evaluate> FocusedSearch<'_, G> {
    /// Searches a move until it has `wanted` visits or `sixteenths` of the time are gone. After that it
    /// still gets `minimum` visits.
    fn search_move(&mut self, i: usize, wanted: u64, minimum: u64, sixteenths: u32) {
        let deadline = self.budget.time.map(|time| self.start + time * sixteenths / 16);
        let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let timed_out = left == Some(Duration::ZERO);
        let wanted = if timed_out { wanted.min(minimum) } else { wanted };
        let Opinion { m, visits, .. } = self.measured.opinions[i];
        if visits >= wanted || self.budget.stop.is_raised() {
            return;
        }
        let budget = Budget {
            time: left.filter(|_| !timed_out),
            iterations: Some(wanted - visits),
            threads: 1,
            ..self.budget.clone()
        };
        let opinion = self.search.search_move(self.knowledge, self.seat, m, &budget);
        self.measured.iterations += opinion.visits.saturating_sub(visits);
        self.measured.opinions[i] = opinion;
    }

    /// Searches moves that look better than the favourite, with `spare` visits in total and at most
    /// `most` per move, which is what the favourite has.
    fn search_challengers(&mut self, most: u64, spare: u64) {
        let end = self.measured.iterations + spare;
        while self.measured.iterations < end {
            let before = self.measured.iterations;
            let top = self.measured.top();
            let Opinion { m, visits, .. } = self.measured.opinions[top];
            if m == self.measured.best || visits >= most {
                return;
            }
            let more = CHUNK.min(end - before).min(most - visits);
            self.search_move(top, visits + more, 0, 14);
            if self.measured.iterations == before {
                return; // no time left
            }
        }
    }
}
