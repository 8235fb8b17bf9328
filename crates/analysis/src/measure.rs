//! What each move of a decision is worth, by searching.
//!
//! Half of the budget goes to the search as it plays. It looks at moves that seem poor hardly ever, so
//! the rest is spent on purpose, in the same tree with the first move fixed: on the move that was
//! played, until it has as many looks as the search's favourite; on every other move, until it has a
//! few; and on moves that then seem better than the favourite, until that is settled. The best move is
//! the one with the highest value less its error. The loss of a move is then the difference of two
//! measurements and not a guess.

use std::time::{Duration, Instant};

use mirabilia_bots::{Budget, Judged, Knowledge, Opinion, Search};
use mirabilia_kernel::{Seat, Viewer};

use crate::question::Question;
use crate::verdict::standard_error;

/// No move that nobody cares for needs more looks than this.
const ENOUGH: u64 = 64;
/// Any move gets this many, if there is time.
const LEAST: u64 = 4;
/// The move that was played gets this many, even if there is not.
const LEAST_PLAYED: u64 = 32;
/// Looks at a rival of the favourite before the two are compared again.
const CHUNK: u64 = 32;

/// A decision, measured.
pub(crate) struct Measured<M> {
    pub(crate) best: M,
    /// Every legal move, in the order of their ids.
    pub(crate) opinions: Vec<Opinion<M>>,
    pub(crate) line: Vec<String>,
    pub(crate) iterations: u64,
    pub(crate) exact: bool,
}

/// A move begins with so many looks that showed no more than the favourite's value.
const MODEST: f32 = 4.0;

impl<M: Copy + PartialEq> Measured<M> {
    /// What a move is worth at least, more likely than not: a few lucky looks make no good move.
    pub(crate) fn surely(&self, opinion: &Opinion<M>) -> f32 {
        if self.exact {
            return opinion.value;
        }
        let favourite = self.opinions.iter().find(|other| other.m == self.best);
        let usual = favourite.map_or(opinion.value, |favourite| favourite.value);
        let looks = opinion.visits as f32;
        let modest = (opinion.value * looks + usual * MODEST) / (looks + MODEST);
        modest - standard_error(opinion.value, opinion.visits)
    }

    /// The move that is surely best; the favourite where others are only as good.
    fn top(&self) -> usize {
        let is_favourite = |opinion: &Opinion<M>| opinion.m == self.best;
        let mut top = self.opinions.iter().position(is_favourite).unwrap_or(0);
        for (i, opinion) in self.opinions.iter().enumerate() {
            if self.surely(opinion) > self.surely(&self.opinions[top]) {
                top = i;
            }
        }
        top
    }
}

/// Measures every legal move of a decision in a state; what is known of it is in the other two.
pub(crate) fn measure<G: Judged>(
    (known, state): (Knowledge<'_, G>, &G),
    seat: Seat,
    played: Option<G::Move>,
    question: &Question,
    budget: &Budget,
    seed: u64,
) -> Measured<G::Move> {
    let start = Instant::now();
    let mut search = Search::<G>::new(seed);
    let thinking = Budget {
        time: budget.time.map(|time| time / 2),
        iterations: budget.iterations.map(|n| (n / 2).max(1)),
        thorough: true,
        ..budget.clone()
    };
    let advice = match question.bot {
        Some(kind) => kind.player::<G>(seed).choose(&state.view(Viewer::Seat(seat)), seat, budget),
        None => search.think(known, seat, &thinking),
    };
    let measured = Measured {
        best: advice.best,
        opinions: advice.opinions,
        line: advice.line,
        iterations: advice.iterations,
        exact: advice.exact,
    };
    if measured.exact || question.bot.is_some() || measured.opinions.len() < 2 {
        return measured;
    }
    let mut looks = Looks { search, known, seat, budget, start, measured };
    // Half as many looks as the search had for the move played, half of that for the others, and as
    // many for rivals.
    let share = (looks.measured.iterations / 2).max(1);
    let most = looks.measured.opinions.iter().map(|o| o.visits).max().unwrap_or(0);
    let floor = (share / 2 / looks.measured.opinions.len() as u64).clamp(LEAST, ENOUGH);
    for i in 0..looks.measured.opinions.len() {
        if Some(looks.measured.opinions[i].m) == played {
            looks.at(i, most.min(share).max(floor), LEAST_PLAYED, 11);
        }
    }
    for i in 0..looks.measured.opinions.len() {
        looks.at(i, floor, 1, 12);
    }
    looks.settle(most, share / 2);
    let mut measured = looks.measured;
    let favourite = measured.best;
    measured.best = measured.opinions[measured.top()].m;
    if measured.best != favourite {
        // The line began with another move.
        measured.line = vec![format!("{seat} {}", state.move_text(measured.best))];
    }
    measured
}

/// Looks on purpose.
struct Looks<'a, G: Judged> {
    search: Search<G>,
    known: Knowledge<'a, G>,
    seat: Seat,
    budget: &'a Budget,
    start: Instant,
    measured: Measured<G::Move>,
}

impl<G: Judged> Looks<'_, G> {
    /// Looks at a move until it has `wanted` looks or so many sixteenths of the time are gone; then it
    /// gets what it is `owed` all the same.
    fn at(&mut self, i: usize, wanted: u64, owed: u64, sixteenths: u32) {
        let until = self.budget.time.map(|time| self.start + time * sixteenths / 16);
        let left = until.map(|until| until.saturating_duration_since(Instant::now()));
        let late = left == Some(Duration::ZERO);
        let wanted = if late { wanted.min(owed) } else { wanted };
        let Opinion { m, visits, .. } = self.measured.opinions[i];
        if visits >= wanted || self.budget.stop.is_raised() {
            return;
        }
        let budget = Budget {
            time: left.filter(|_| !late),
            iterations: Some(wanted - visits),
            threads: 1,
            ..self.budget.clone()
        };
        let looked = self.search.look_at(self.known, self.seat, m, &budget);
        self.measured.iterations += looked.visits.saturating_sub(visits);
        self.measured.opinions[i] = looked;
    }

    /// Looks at moves that seem better than the favourite, `spare` looks in all and none more often
    /// than the favourite was.
    fn settle(&mut self, most: u64, spare: u64) {
        let end = self.measured.iterations + spare;
        while self.measured.iterations < end {
            let before = self.measured.iterations;
            let top = self.measured.top();
            let Opinion { m, visits, .. } = self.measured.opinions[top];
            if m == self.measured.best || visits >= most {
                return;
            }
            let more = CHUNK.min(end - before).min(most - visits);
            self.at(top, visits + more, 0, 14);
            if self.measured.iterations == before {
                return; // no time left
            }
        }
    }
}
