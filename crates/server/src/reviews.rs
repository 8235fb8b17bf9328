//! Reviews of finished games, computed in the background and cached in the store.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mirabilia_analysis::{Question, game};
use mirabilia_bots::Budget;
use mirabilia_games::AnyTable;
use mirabilia_protocol::{Code, Raw, Refusal, ReviewState};
use mirabilia_store::TableId;
use mirabilia_tell::tell_game;

use crate::hub::Hub;
use crate::live::{no_store, overloaded};
use crate::pool::Job;

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
                return Err(Refusal::new(Code::Busy, message));
            }
            let person = person.to_owned();
            running.insert(id.to_string(), RunningReview { state: state.clone(), person });
        }
        let job = Self::job(Arc::clone(hub), id.clone(), table);
        if hub.analyses.submit(id.as_str(), job).is_err() {
            hub.reviews.lock().remove(id.as_str());
            return Err(overloaded());
        }
        Ok(Review::Running(state))
    }

    fn job(hub: Arc<Hub>, id: TableId, table: AnyTable) -> Job {
        let runtime = tokio::runtime::Handle::current();
        Box::new(move |threads| {
            let _guard = RemoveOnDrop(Arc::clone(&hub), id.clone());
            // The pool has half of the cores; somebody waits for a review, so it may use their share of all.
            let budget = Budget { threads: 2 * threads, ..Budget::time(hub.config.review_time) };
            let question = Question { budget, ..Question::default() };
            let progress = |progress: mirabilia_analysis::Progress| {
                if let Some(running) = hub.reviews.lock().get_mut(id.as_str()) {
                    let (done, of) = (progress.done as u32, progress.of as u32);
                    running.state = ReviewState { done, of, queued: false };
                }
            };
            let Ok(mut report) = game(&table, None, &question, &progress) else { return };
            tell_game(&table, &mut report);
            let text = Raw::new(&report).text().to_owned();
            let stored = runtime.block_on(hub.store.put_review(&id, KEY, &text));
            if let Err(error) = stored {
                tracing::warn!(table = %id, %error, "cannot store a review");
            }
        })
    }
}

/// Removes a review from the running ones, however it ends.
struct RemoveOnDrop(Arc<Hub>, TableId);

impl Drop for RemoveOnDrop {
    fn drop(&mut self) {
        self.0.reviews.lock().remove(self.1.as_str());
    }
}
