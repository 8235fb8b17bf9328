//! Reviews of finished games: thought about in the background, kept in the store.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mirabilia_analysis::{Question, game};
use mirabilia_bots::Budget;
use mirabilia_games::AnyTable;
use mirabilia_protocol::{Code, Raw, Refusal, ReviewState};
use mirabilia_store::TableId;

use crate::hub::Hub;
use crate::live::no_store;

/// Under which word reviews are kept. Another way to review gets another word.
const KEY: &str = "review-1";

/// Reviews that are being made.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<BTreeMap<String, Going>>);

struct Going {
    state: ReviewState,
    /// Who asked: one at a time each.
    person: String,
}

/// A review, or how far it is.
pub(crate) enum Review {
    /// It is there.
    Ready(Raw),
    /// It is being made.
    Going(ReviewState),
}

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Going>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A review that is there or being made.
    pub(crate) async fn find(&self, hub: &Hub, id: &TableId) -> Result<Option<Review>, Refusal> {
        if let Some(going) = self.lock().get(id.as_str()) {
            return Ok(Some(Review::Going(going.state.clone())));
        }
        let kept = hub.store.review(id, KEY).await.map_err(|error| no_store(&error))?;
        Ok(kept.and_then(|text| Raw::from_text(text).ok()).map(Review::Ready))
    }

    /// Begins a review for a person, unless it is there.
    pub(crate) async fn begin(
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
            let mut going = hub.reviews.lock();
            if going.values().any(|going| going.person == person) {
                let message = "one review at a time; another of yours is being made";
                return Err(Refusal::new(Code::Busy, message));
            }
            going.insert(id.to_string(), Going { state: state.clone(), person: person.to_owned() });
        }
        let (hub_there, id_there) = (Arc::clone(hub), id.clone());
        let runtime = tokio::runtime::Handle::current();
        let time = hub.config.review_time;
        let job = Box::new(move |_: usize| {
            let _end = End(Arc::clone(&hub_there), id_there.clone());
            let question = Question { budget: Budget::time(time), ..Question::default() };
            let progress = |progress: mirabilia_analysis::Progress| {
                if let Some(going) = hub_there.reviews.lock().get_mut(id_there.as_str()) {
                    let (done, of) = (progress.done as u32, progress.of as u32);
                    going.state = ReviewState { done, of, queued: false };
                }
            };
            let Ok(report) = game(&table, None, &question, &progress) else { return };
            let text = Raw::new(&report).text().to_owned();
            let kept = runtime.block_on(hub_there.store.put_review(&id_there, KEY, &text));
            if let Err(error) = kept {
                tracing::warn!(table = %id_there, %error, "a review was not kept");
            }
        });
        if hub.analyses.submit(id.as_str(), job).is_err() {
            hub.reviews.lock().remove(id.as_str());
            let message = "too much is being thought about; ask again in a moment";
            return Err(Refusal::new(Code::Busy, message));
        }
        Ok(Review::Going(state))
    }
}

/// Takes a review off the list when it ends, whatever way.
struct End(Arc<Hub>, TableId);

impl Drop for End {
    fn drop(&mut self) {
        self.0.reviews.lock().remove(self.1.as_str());
    }
}
