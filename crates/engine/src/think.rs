//! Requests that search: a bot's move, a hint, the analysis of a game. With `slice_ms` a request is
//! answered after about that time with partial results, and `more` continues it.

use std::time::Duration;

use mirabilia_analysis::{Question, game, hint};
use mirabilia_bots::{BotKind, Budget, advise, advise_in_slices};
use mirabilia_games::AnyTable;
use mirabilia_kernel::record::awaited;

use crate::answer::{Body, Fault, advice};
use crate::fields::{self, Fields};
use crate::job::{Analysis, BotSearch, EvaluationJob, HintJob, Job, Running};
use crate::{Engine, no_game, requested_seat, seed, seed_or_random};

/// Maximum number of threads. WebAssembly has one.
const MAX_THREADS: u64 = if cfg!(target_family = "wasm") { 1 } else { 256 };

/// Thinking time if the request has no limit.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// How often a search that is not sliced looks whether it was stopped.
const STOP_INTERVAL: Duration = Duration::from_millis(20);

/// Iterations per decision of a sliced analysis without a limit.
const DEFAULT_ITERATIONS: u64 = 1000;

impl Engine {
    pub(crate) fn go(&mut self, number: u64, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&[
            "seat",
            "bot",
            "time_ms",
            "iterations",
            "threads",
            "seed",
            "thorough",
            "slice_ms",
        ])?;
        let table = self.table.as_ref().ok_or_else(no_game)?;
        let kind = bot(fields)?.unwrap_or(BotKind::Expert);
        let mut budget = self.budget(number, fields)?;
        budget.thorough = fields.truth("thorough")?.unwrap_or(false);
        if budget.is_unset() {
            budget.time = Some(DEFAULT_TIME);
        }
        let slice = slice(fields)?;
        let seed = seed::short(seed_or_random(fields.seed()?)?);
        let seat = requested_seat(table, fields)?;
        let none = || no_move_due(table);
        let seat = seat.ok_or_else(none)?;
        if let Some(slice) = slice {
            let advice = advise_in_slices(table, seat, kind, seed, &budget);
            let job = BotSearch { advice: advice.ok_or_else(none)?, seat, kind };
            return self.begin(Job::Search(job), slice);
        }
        let suggestion = advise(table, seat, kind, seed, &budget);
        self.cut_short =
            budget.stop.is_raised() && !matches!(kind, BotKind::Random | BotKind::Greedy);
        Ok(advice(seat, kind, suggestion.ok_or_else(none)?, None))
    }

    pub(crate) fn hint(&mut self, number: u64, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seat", "bot", "time_ms", "iterations", "threads", "seed", "slice_ms"])?;
        let table = self.table.as_ref().ok_or_else(no_game)?;
        let seat = requested_seat(table, fields)?.ok_or_else(|| no_move_due(table))?;
        let mut question = self.question(number, fields)?;
        if let Some(slice) = slice(fields)? {
            limit(fields, &mut question)?;
            let job = HintJob::new(table.clone(), seat, &question)?;
            return self.begin(Job::Hint(job), slice);
        }
        let mut said = hint(table, seat, &question)?;
        self.cut_short = question.budget.stop.is_raised();
        mirabilia_tell::tell_hint(table, &mut said);
        Ok(Body::Hinted { hint: Some(Box::new(said)), evaluation: None, done: None })
    }

    /// Evaluates the moves of a decision of the game or of a branch.
    pub(crate) fn evaluate(&mut self, number: u64, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&[
            "at",
            "line",
            "seat",
            "moves",
            "time_ms",
            "iterations",
            "seed",
            "slice_ms",
        ])?;
        let node = self.node(fields)?;
        let seat = requested_seat(&node.table, fields)?.ok_or_else(|| no_move_due(&node.table))?;
        let mut question = self.question(number, fields)?;
        if question.budget.is_unset() {
            question.budget.time = Some(DEFAULT_TIME);
        }
        let focus = fields.strings("moves", "a list of moves, without their seat")?;
        let slice = slice(fields)?;
        let mut job = EvaluationJob::new(node, seat, &question, &focus)?;
        if let Some(slice) = slice {
            return self.begin(Job::Evaluation(job), slice);
        }
        // The stop is checked between slices.
        let stop = &question.budget.stop;
        while job.think(STOP_INTERVAL).1 && !stop.is_raised() {}
        self.cut_short = stop.is_raised();
        Ok(job.body(true))
    }

    pub(crate) fn analyse(&mut self, number: u64, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&[
            "seat",
            "full",
            "bot",
            "time_ms",
            "iterations",
            "threads",
            "seed",
            "slice_ms",
        ])?;
        let table = self.table.as_ref().ok_or_else(no_game)?;
        let seat = fields.seat(table.seats())?;
        let mut question = self.question(number, fields)?;
        question.full = fields.truth("full")?.unwrap_or(false);
        if let Some(slice) = slice(fields)? {
            limit(fields, &mut question)?;
            let job = Analysis::new(table.clone(), seat, &question);
            return self.begin(Job::Analysis(job), slice);
        }
        let mut report = game(table, seat, &question, &|_| {})?;
        self.cut_short = question.budget.stop.is_raised();
        mirabilia_tell::tell_game(table, &mut report);
        Ok(Body::Analysed { report: Some(Box::new(report)), slice: None })
    }

    /// Continues the job that a request with `slice_ms` started.
    pub(crate) fn more(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["slice_ms"])?;
        let given = slice(fields)?;
        let Some(Running { mut job, slice }) = self.job.take() else {
            let message = "no job is running; start one with \"slice_ms\"";
            return Err(Fault::new("engine/no-job", message));
        };
        let slice = given.unwrap_or(slice);
        let (body, more) = job.think(slice)?;
        if more {
            self.job = Some(Running { job, slice });
        }
        Ok(body)
    }

    /// Ends the job.
    pub(crate) fn stop(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&[])?;
        let cut_short = std::mem::take(&mut self.cut_short);
        Ok(Body::Stopped { stopped: self.job.take().is_some() || cut_short })
    }

    /// Starts a job with its first slice. It replaces the job before it.
    fn begin(&mut self, mut job: Job, slice: Duration) -> Result<Body, Fault> {
        let (body, more) = job.think(slice)?;
        self.job = more.then_some(Running { job, slice });
        Ok(body)
    }

    fn question(&self, number: u64, fields: &Fields<'_>) -> Result<Question, Fault> {
        Ok(Question {
            budget: self.budget(number, fields)?,
            full: false,
            // A fixed default, so that the same question has the same answer.
            seed: fields.seed()?.map_or(0, seed::short),
            bot: bot(fields)?,
        })
    }

    fn budget(&self, number: u64, fields: &Fields<'_>) -> Result<Budget, Fault> {
        let threads = fields.whole("threads", MAX_THREADS)?;
        Ok(Budget {
            time: fields.whole("time_ms", fields::MAX_TIME_MS)?.map(Duration::from_millis),
            iterations: fields.whole("iterations", u64::MAX)?,
            threads: threads.map_or(1, |n| n as usize),
            thorough: false,
            stop: self.stopper().of(number),
        })
    }
}

/// A sliced analysis is limited by iterations, because slices already divide the time.
fn limit(fields: &Fields<'_>, question: &mut Question) -> Result<(), Fault> {
    if let Some(time) = fields.whole("time_ms", fields::MAX_TIME_MS)? {
        let expected = "iterations instead of a time with slice_ms";
        return Err(fields::refused("time_ms", &time.to_string(), expected));
    }
    question.budget.iterations.get_or_insert(DEFAULT_ITERATIONS);
    Ok(())
}

fn no_move_due(table: &AnyTable) -> Fault {
    Fault::new("engine/no-move-due", format!("no move is due: {}", awaited(table.turn())))
}

fn bot(fields: &Fields<'_>) -> Result<Option<BotKind>, Fault> {
    let Some(name) = fields.text("bot")? else { return Ok(None) };
    let kind = BotKind::from_name(name);
    kind.map(Some).ok_or_else(|| fields::refused("bot", name, BotKind::names()))
}

fn slice(fields: &Fields<'_>) -> Result<Option<Duration>, Fault> {
    Ok(fields.whole("slice_ms", fields::MAX_TIME_MS)?.map(Duration::from_millis))
}
