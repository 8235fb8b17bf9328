//! The value of each move of a decision, by search.
//!
//! Half of the budget goes to an ordinary search. It rarely visits moves with low values, so the rest is
//! spent on chosen root moves, in the same tree: on the move that was played, until it has as many visits
//! as the favourite of the search; on every other move, until it has a few; and on moves that then look
//! better than the favourite, until that is settled. The best move is the one with the highest lower
//! estimate. The loss of a move is then a difference between two measurements.
//!
//! A measurement runs at once or in slices, with the same result if the budget has no time.

use std::time::Duration;

use mirabilia_bots::clock::Instant;
use mirabilia_bots::{Advice, Budget, Evaluate, Knowledge, Known, Opinion, Search, SlicedSearch};
use mirabilia_kernel::{Seat, Viewer};

use crate::question::Question;
use crate::small::sort_by;
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
#[derive(Clone)]
pub(crate) struct Measured<M> {
    pub(crate) best: M,
    /// Every legal move, ordered by move id.
    pub(crate) opinions: Vec<Opinion<M>>,
    pub(crate) principal_variation: Vec<String>,
    /// Iterations in all, and those of the ordinary search.
    pub(crate) iterations: u64,
    pub(crate) searched: u64,
    pub(crate) exact: bool,
    /// Whether the values are a bot's own and are reported as they are.
    pub(crate) quoted: bool,
}

/// The lower estimate starts with this many pseudo-visits that have the favourite's value.
const PSEUDO_VISITS: f32 = 4.0;

impl<M> From<Advice<M>> for Measured<M> {
    fn from(advice: Advice<M>) -> Self {
        let Advice { best, opinions, principal_variation, iterations, exact, .. } = advice;
        let searched = iterations;
        Self { best, opinions, principal_variation, iterations, searched, exact, quoted: false }
    }
}

impl<M: Copy + PartialEq> Measured<M> {
    /// A move's value, shrunk towards the favourite's value: the mean of a few visits is noise.
    fn shrunk(&self, opinion: &Opinion<M>) -> f32 {
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
        self.shrunk(opinion) - self.error(opinion)
    }

    /// The moves in falling order of their values, the best one first. A few visits may give another move a
    /// higher mean; that is noise, or the move would be the best, so its value is limited to that of the best.
    pub(crate) fn ranked(&self) -> Vec<Opinion<M>> {
        let mut ranked = self.opinions.clone();
        let first = |opinion: &Opinion<M>| opinion.m == self.best;
        if !self.quoted {
            let most = ranked.iter().find(|o| first(o)).map_or(1.0, |best| best.value);
            for opinion in &mut ranked {
                opinion.value = self.shrunk(opinion).min(most);
            }
        }
        let order = |a: &Opinion<M>, b: &Opinion<M>| {
            let by_value = b.value.total_cmp(&a.value).then(b.visits.cmp(&a.visits));
            first(b).cmp(&first(a)).then(by_value)
        };
        sort_by(&mut ranked, order);
        ranked
    }

    /// The standard error of a value.
    pub(crate) fn error(&self, opinion: &Opinion<M>) -> f32 {
        if self.exact { 0.0 } else { standard_error(opinion.value, opinion.visits) }
    }

    /// Makes the move with the highest lower estimate the best one. Returns whether that changed it.
    pub(crate) fn settle(&mut self) -> bool {
        let top = self.opinions[self.top()].m;
        let changed = self.best != top;
        self.best = top;
        changed
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

/// A measurement of every legal move of a decision.
pub(crate) struct Measurement<G: Evaluate> {
    search: SlicedSearch<G>,
    state: G,
    seat: Seat,
    played: Option<G::Move>,
    budget: Budget,
    start: Instant,
    stage: Stage<G::Move>,
}

enum Stage<M> {
    Search,
    Focus(Measured<M>, Plan),
    Done(Measured<M>),
}

impl<G: Evaluate> Measurement<G> {
    /// Nothing runs yet, unless a bot is asked.
    pub(crate) fn new(
        (known, state): (Known<G>, G),
        seat: Seat,
        played: Option<G::Move>,
        question: &Question,
        budget: &Budget,
        seed: u64,
    ) -> Self {
        let mut legal = Vec::new();
        state.legal_moves(seat, &mut legal);
        let search_budget = Budget {
            time: budget.time.map(|time| time / 2),
            iterations: budget.iterations.map(|n| (n / 2).max(1)),
            // A clear decision ends the first search early: what is measured after it does not depend on
            // how often the search visited a move that it would not leave any more. A single move has to
            // be valued all the same.
            thorough: budget.thorough || legal.len() == 1,
            ..budget.clone()
        };
        let stage = match question.bot {
            Some(kind) => {
                let view = state.view(Viewer::Seat(seat));
                let advice = kind.player::<G>(seed).choose(&view, seat, budget);
                Stage::Done(Measured { quoted: true, ..advice.into() })
            }
            None => Stage::Search,
        };
        let search = SlicedSearch::new(Search::new(seed), known, seat, search_budget);
        let (budget, start) = (budget.clone(), Instant::now());
        Self { search, state, seat, played, budget, start, stage }
    }

    /// Runs until the end of a slice or, without one, until it is done. Returns whether there is more to
    /// do.
    pub(crate) fn run(&mut self, slice: Option<Instant>) -> bool {
        loop {
            match &mut self.stage {
                Stage::Search => {
                    if let Some(end) = slice {
                        if self.search.think(end.saturating_duration_since(Instant::now())) {
                            return true;
                        }
                    } else {
                        self.search.finish();
                    }
                    let measured = Measured::from(self.search.advice());
                    self.stage = if measured.exact || measured.opinions.len() < 2 {
                        Stage::Done(measured)
                    } else {
                        let plan = Plan::new(&measured, self.played);
                        Stage::Focus(measured, plan)
                    };
                }
                Stage::Focus(measured, plan) => {
                    if let Some(target) = plan.target(measured) {
                        if focus(
                            &mut self.search,
                            measured,
                            &target,
                            (&self.budget, self.start),
                            slice,
                        ) {
                            plan.hit(measured);
                        }
                    } else {
                        let mut measured = measured.clone();
                        if measured.settle() {
                            // The principal variation starts with the favourite.
                            let best = self.state.move_text(measured.best);
                            measured.principal_variation = vec![format!("{} {best}", self.seat)];
                        }
                        self.stage = Stage::Done(measured);
                    }
                }
                Stage::Done(_) => return false,
            }
            if slice.is_some_and(|end| Instant::now() >= end) {
                return !matches!(self.stage, Stage::Done(_));
            }
        }
    }

    /// The values so far.
    pub(crate) fn measured(&mut self) -> Measured<G::Move> {
        match &self.stage {
            Stage::Search => self.search.advice().into(),
            Stage::Focus(measured, _) | Stage::Done(measured) => measured.clone(),
        }
    }

    /// What the search knows.
    pub(crate) fn knowledge(&self) -> Knowledge<'_, G> {
        self.search.knowledge()
    }
}

/// A move to search on purpose.
#[derive(Clone, Copy)]
struct Target {
    /// Its index.
    i: usize,
    /// Until it has this many visits,
    wanted: u64,
    /// or until this part of the time is gone. After that it still gets `minimum` visits.
    sixteenths: u32,
    minimum: u64,
}

/// The order in which moves are searched on purpose.
struct Plan {
    /// The move that was played, then every move.
    fixed: Vec<Target>,
    done: usize,
    /// What the favourite has, and so the most that a challenger gets.
    most: u64,
    /// The iterations at which challengers end; none before they begin.
    end: Option<u64>,
    spare: u64,
    /// The challenger, and the iterations before it.
    challenger: Option<(Target, u64)>,
    over: bool,
}

impl Plan {
    /// At most half as many visits as the search had for the move played, a quarter for all other moves,
    /// and a quarter for challengers.
    fn new<M: Copy + PartialEq>(measured: &Measured<M>, played: Option<M>) -> Self {
        let moves = measured.opinions.len();
        let share = (measured.iterations / 2).max(1);
        let most = measured.opinions.iter().map(|o| o.visits).max().unwrap_or(0);
        let floor = (share / 2 / moves as u64).clamp(MIN_VISITS, MAX_VISITS);
        let target = |i, wanted, minimum, sixteenths| Target { i, wanted, sixteenths, minimum };
        let played = (0..moves).find(|&i| Some(measured.opinions[i].m) == played);
        let played = played.map(|i| target(i, most.min(share).max(floor), MIN_VISITS_PLAYED, 11));
        let each = (0..moves).map(|i| target(i, floor, 1, 12));
        let fixed = played.into_iter().chain(each).collect();
        let (end, challenger) = (None, None);
        Self { fixed, done: 0, most, end, spare: share / 2, challenger, over: false }
    }

    /// The move to search now; none at the end.
    fn target<M: Copy + PartialEq>(&mut self, measured: &Measured<M>) -> Option<Target> {
        if let Some(&target) = self.fixed.get(self.done) {
            return Some(target);
        }
        if let Some((target, _)) = self.challenger {
            return Some(target);
        }
        let before = measured.iterations;
        let end = *self.end.get_or_insert(before + self.spare);
        let top = measured.top();
        let Opinion { m, visits, .. } = measured.opinions[top];
        if self.over || before >= end || m == measured.best || visits >= self.most {
            return None;
        }
        let more = CHUNK.min(end - before).min(self.most - visits);
        let target = Target { i: top, wanted: visits + more, minimum: 0, sixteenths: 14 };
        self.challenger = Some((target, before));
        Some(target)
    }

    /// The target was searched.
    fn hit<M>(&mut self, measured: &Measured<M>) {
        match self.challenger.take() {
            // No time is left.
            Some((_, before)) => self.over = measured.iterations == before,
            None => self.done += 1,
        }
    }
}

/// Searches a target in the tree of the first search. Returns whether it is done: a slice may end before.
fn focus<G: Evaluate>(
    search: &mut SlicedSearch<G>,
    measured: &mut Measured<G::Move>,
    target: &Target,
    (budget, start): (&Budget, Instant),
    slice: Option<Instant>,
) -> bool {
    let now = Instant::now();
    let left = |end: Instant| end.saturating_duration_since(now);
    let deadline = budget.time.map(|time| left(start + time * target.sixteenths / 16));
    let timed_out = deadline == Some(Duration::ZERO);
    let wanted = if timed_out { target.wanted.min(target.minimum) } else { target.wanted };
    let Opinion { m, visits, .. } = measured.opinions[target.i];
    if visits >= wanted || budget.stop.is_raised() {
        return true;
    }
    let time = [deadline.filter(|_| !timed_out), slice.map(left)].into_iter().flatten().min();
    let iterations = Some(wanted - visits);
    let part = Budget { time, iterations, threads: 1, ..budget.clone() };
    let opinion = search.search_move(m, &part);
    measured.iterations += opinion.visits.saturating_sub(visits);
    measured.opinions[target.i] = opinion;
    slice.is_none() || opinion.visits >= wanted || opinion.visits == visits
}
