//! Reviews of finished games, computed in the background and cached in the store.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mirabilia_analysis::{
    AnalysisError, DecisionReport, Question, decision, decision_points, report_from,
};
use mirabilia_bots::Budget;
use mirabilia_games::AnyTable;
use mirabilia_kernel::Seat;
use mirabilia_protocol::{Code, Raw, Refusal, ReviewState};
use mirabilia_store::TableId;
use mirabilia_tell::tell_game;

use crate::hub::Hub;
use crate::limits::Limit;
use crate::live::{no_store, overloaded};
use crate::pool::{Job, Length};

/// The cache key. Changing the analysis needs a new key.
const KEY: &str = "review-2";

/// Running reviews, by table.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<BTreeMap<String, RunningReview>>);

struct RunningReview {
    state: ReviewState,
    /// Who requested it: a person may have one review running.
    person: String,
}

/// A review or its progress.
pub(crate) enum Review {
    Ready(Raw),
    Running(ReviewState),
}

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, RunningReview>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A cached or running review.
    pub(crate) async fn find(&self, hub: &Hub, id: &TableId) -> Result<Option<Review>, Refusal> {
        if let Some(running) = self.lock().get(id.as_str()) {
            return Ok(Some(Review::Running(running.state.clone())));
        }
        let cached = hub.store.review(id, KEY).await.map_err(|error| no_store(&error))?;
        Ok(cached.and_then(|text| Raw::from_text(text).ok()).map(Review::Ready))
    }

    /// Starts a review for a person, unless it exists.
    pub(crate) async fn start(
        hub: &Arc<Hub>,
        id: &TableId,
        table: AnyTable,
        person: &str,
    ) -> Result<Review, Refusal> {
        if let Some(review) = hub.reviews.find(hub, id).await? {
            return Ok(review);
        }
        let state = ReviewState { done: 0, of: 0, queued: true };
        {
            let mut running = hub.reviews.lock();
            if running.values().any(|running| running.person == person) {
                let message = "one review at a time; another of yours is running";
                return Err(Limit::Reviews.refusal(Code::Busy, message));
            }
            let person = person.to_owned();
            running.insert(id.to_string(), RunningReview { state: state.clone(), person });
        }
        let points = decision_points(&table, None);
        let work = ReviewWork {
            hub: Arc::clone(hub),
            id: id.clone(),
            table,
            person: person.to_owned(),
            points,
            decisions: Vec::new(),
            runtime: tokio::runtime::Handle::current(),
            _running: RemoveOnDrop(Arc::clone(hub), id.clone()),
        };
        if work.submit() { Ok(Review::Running(state)) } else { Err(overloaded()) }
    }
}

/// A review in pieces of a few decisions, so that hints and other reviews get their turn between
/// them.
struct ReviewWork {
    hub: Arc<Hub>,
    id: TableId,
    table: AnyTable,
    person: String,
    points: Vec<(usize, Seat)>,
    decisions: Vec<DecisionReport>,
    runtime: tokio::runtime::Handle,
    _running: RemoveOnDrop,
}

impl ReviewWork {
    /// Queues the next piece; `false` if the pool is full.
    fn submit(self) -> bool {
        let (hub, person) = (Arc::clone(&self.hub), self.person.clone());
        let job: Job = Box::new(move |threads| self.run_piece(threads));
        hub.analyses.submit(&person, Length::Long, job).is_ok()
    }

    fn run_piece(mut self, threads: usize) {
        let budget = Budget::time(self.hub.config.review_time);
        let question = Question { budget, ..Question::default() };
        // The pool has half of the cores; a person waits for a review, so it may use their share of
        // all.
        let next = self.points.iter().skip(self.decisions.len()).take(2 * threads);
        let reports = std::thread::scope(|scope| {
            let (table, question) = (&self.table, &question);
            let analyse = |&(steps, seat): &(usize, Seat)| {
                scope.spawn(move || decision(table, steps, seat, question))
            };
            let running: Vec<_> = next.map(analyse).collect();
            let finished = running.into_iter().map(std::thread::ScopedJoinHandle::join);
            finished.collect::<Result<Result<Vec<DecisionReport>, AnalysisError>, _>>()
        });
        let Ok(Ok(reports)) = reports else { return };
        self.decisions.extend(reports);
        let (done, of) = (self.decisions.len() as u32, self.points.len() as u32);
        if done < of {
            if let Some(running) = self.hub.reviews.lock().get_mut(self.id.as_str()) {
                running.state = ReviewState { done, of, queued: false };
            }
            self.submit();
            return;
        }
        let decisions = std::mem::take(&mut self.decisions);
        let mut report = report_from(&self.table, None, &question, decisions);
        tell_game(&self.table, &mut report);
        let text = Raw::new(&report).text().to_owned();
        let stored = self.runtime.block_on(self.hub.store.put_review(&self.id, KEY, &text));
        if let Err(error) = stored {
            tracing::warn!(table = %self.id, %error, "cannot store a review");
        }
    }
}

/// Removes a review from the running ones, however it ends.
struct RemoveOnDrop(Arc<Hub>, TableId);

impl Drop for RemoveOnDrop {
    fn drop(&mut self) {
        self.0.reviews.lock().remove(self.1.as_str());
    }
}
