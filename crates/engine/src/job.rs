//! Jobs that run in time slices. A job keeps the game as it was at the start.

use std::fmt;
use std::time::Duration;

use mirabilia_analysis::{
    AnalysisError, DecisionReport, GameReport, Question, SlicedDecision, SlicedEvaluation,
    decision_in_slices, decision_points, evaluate_in_slices, hint_in_slices, report_from,
};
use mirabilia_bots::clock::Instant;
use mirabilia_bots::{BotKind, SlicedAdvice};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;

use crate::answer::{Body, Fault, Slice, advice};
use crate::branch::Node;

/// The first pass of an analysis has this fraction of the iterations.
const QUICK: u64 = 8;
/// The minimum number of iterations of the first pass.
const MIN_ITERATIONS: u64 = 64;

/// A job and the length of its slices.
pub(crate) struct Running {
    pub(crate) job: Job,
    pub(crate) slice: Duration,
}

impl fmt::Debug for Running {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Running").field("slice", &self.slice).finish_non_exhaustive()
    }
}

/// A job.
pub(crate) enum Job {
    Search(BotSearch),
    Hint(HintJob),
    Analysis(Analysis),
    Evaluation(EvaluationJob),
}

impl Job {
    /// Runs for about this long. Returns the results so far and whether there is more to do.
    pub(crate) fn think(&mut self, slice: Duration) -> Result<(Body, bool), Fault> {
        match self {
            Self::Search(job) => Ok(job.think(slice)),
            Self::Hint(job) => Ok(job.think(slice)),
            Self::Evaluation(job) => Ok(job.think(slice)),
            Self::Analysis(job) => {
                let AnalysisSlice { decisions, analysed, of, done, report } = job.advance(slice)?;
                let slice = Slice { decisions, analysed, of, done };
                Ok((Body::Analysed { report, slice: Some(slice) }, !done))
            }
        }
    }
}

/// A bot's move.
pub(crate) struct BotSearch {
    pub(crate) advice: Box<dyn SlicedAdvice>,
    pub(crate) seat: Seat,
    pub(crate) kind: BotKind,
}

impl BotSearch {
    fn think(&mut self, slice: Duration) -> (Body, bool) {
        let more = self.advice.think(slice);
        (advice(self.seat, self.kind, self.advice.suggestion(), Some(!more)), more)
    }
}

/// The passes of an analysis. The last one has the iterations that were asked for.
fn passes(question: &Question) -> Vec<Question> {
    let whole = question.budget.iterations.unwrap_or(MIN_ITERATIONS);
    let quick = (whole / QUICK).max(MIN_ITERATIONS);
    let with = |iterations: u64| {
        let mut pass = question.clone();
        pass.budget.iterations = Some(iterations);
        pass
    };
    if quick < whole { vec![with(quick), with(whole)] } else { vec![with(whole)] }
}

/// A hint: values that become better, then the hint.
pub(crate) struct HintJob {
    table: AnyTable,
    job: Box<dyn SlicedDecision>,
}

impl HintJob {
    pub(crate) fn new(table: AnyTable, seat: Seat, question: &Question) -> Result<Self, Fault> {
        let job = hint_in_slices(&table, seat, question)?;
        Ok(Self { table, job })
    }

    fn think(&mut self, slice: Duration) -> (Body, bool) {
        let Self { table, job } = self;
        let body = if job.think(slice) {
            let mut evaluation = job.evaluation();
            mirabilia_tell::tell_evaluation(table, &mut evaluation);
            Body::Hinted { hint: None, evaluation: Some(evaluation), done: Some(false) }
        } else {
            let mut hint = job.report().into_hint(table.kind().name(), table.seats());
            mirabilia_tell::tell_hint(table, &mut hint);
            Body::Hinted { hint: Some(Box::new(hint)), evaluation: None, done: Some(true) }
        };
        let more = matches!(body, Body::Hinted { hint: None, .. });
        (body, more)
    }
}

/// The values of the moves of a decision, in the game or in a branch.
pub(crate) struct EvaluationJob {
    node: Node,
    job: Box<dyn SlicedEvaluation>,
}

impl EvaluationJob {
    pub(crate) fn new(
        node: Node,
        seat: Seat,
        question: &Question,
        focus: &[String],
    ) -> Result<Self, Fault> {
        let job = evaluate_in_slices(&node.table, seat, question, focus)?;
        Ok(Self { node, job })
    }

    pub(crate) fn think(&mut self, slice: Duration) -> (Body, bool) {
        let more = self.job.think(slice);
        (self.body(!more), more)
    }

    /// The values so far.
    pub(crate) fn body(&mut self, done: bool) -> Body {
        let Node { table, at, line } = &self.node;
        let mut evaluation = self.job.evaluation();
        mirabilia_tell::tell_evaluation(table, &mut evaluation);
        Body::Evaluated { at: *at, line: line.clone(), evaluation, done }
    }
}

/// The analysis of a game in slices: a quick pass over every decision, then the full one.
pub struct Analysis {
    table: AnyTable,
    seat: Option<Seat>,
    passes: Vec<Question>,
    points: Vec<(usize, Seat)>,
    /// Decisions analysed so far, in all passes.
    done: usize,
    /// The decisions of this pass.
    decisions: Vec<DecisionReport>,
    /// The next decision, if a slice ended within it.
    running: Option<Box<dyn SlicedDecision>>,
}

impl fmt::Debug for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analysis").field("done", &self.done).finish_non_exhaustive()
    }
}

/// The results of a slice.
#[derive(Clone, Debug)]
pub struct AnalysisSlice {
    /// The decisions of this slice.
    pub decisions: Vec<DecisionReport>,
    /// Decisions analysed so far, in both passes.
    pub analysed: usize,
    /// Decisions in total, in both passes.
    pub of: usize,
    /// Whether the analysis is complete.
    pub done: bool,
    /// The report, at the end of each pass.
    pub report: Option<Box<GameReport>>,
}

impl Analysis {
    /// The analysis of a game or of one seat. The question must limit the iterations.
    pub fn new(table: AnyTable, seat: Option<Seat>, question: &Question) -> Self {
        let points = decision_points(&table, seat);
        let (passes, decisions) = (passes(question), Vec::new());
        Self { table, seat, passes, points, done: 0, decisions, running: None }
    }

    /// Runs for about this long. The slice in which a pass ends is longer: it has the curve.
    pub fn advance(&mut self, slice: Duration) -> Result<AnalysisSlice, AnalysisError> {
        let start = Instant::now();
        let of = self.points.len() * self.passes.len();
        let before = self.decisions.len();
        let mut report = None;
        loop {
            let pass = self.done / self.points.len().max(1);
            let question = &self.passes[pass.min(self.passes.len() - 1)];
            if let Some(&(step, seat)) = self.points.get(self.decisions.len()) {
                let mut job = match self.running.take() {
                    Some(job) => job,
                    None => decision_in_slices(&self.table, step, seat, question)?,
                };
                if job.think(slice.saturating_sub(start.elapsed())) {
                    self.running = Some(job);
                } else {
                    let mut analysed = job.report();
                    mirabilia_tell::tell_decision(&self.table.rewound(step), &mut analysed);
                    self.decisions.push(analysed);
                    self.done += 1;
                }
            }
            if self.decisions.len() == self.points.len() {
                let decisions = self.decisions.clone();
                report = Some(Box::new(report_from(&self.table, self.seat, question, decisions)));
            }
            if report.is_some() || start.elapsed() >= slice {
                break;
            }
        }
        let decisions = self.decisions[before..].to_vec();
        if report.is_some() {
            self.decisions.clear();
        }
        Ok(AnalysisSlice { decisions, analysed: self.done, of, done: self.done >= of, report })
    }
}
