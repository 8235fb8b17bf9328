//! Whether the database accepts writes, for load balancers.

use std::time::Duration;

use mirabilia_protocol::{Code, Refusal};
use mirabilia_store::Store;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::live::no_store;

/// How long a result is used: a check writes to the disk.
const MAX_AGE: Duration = Duration::from_secs(2);
/// How long the database may take.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The result of the last check.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), Refusal>)>>);

impl Readiness {
    pub(crate) async fn check(&self, store: &dyn Store) -> Result<(), Refusal> {
        // Concurrent callers wait for one check.
        let mut last = self.0.lock().await;
        if let Some((at, result)) = &*last
            && at.elapsed() < MAX_AGE
        {
            return result.clone();
        }
        let late = Refusal::new(Code::NoStore, "the database did not answer within 5 seconds");
        let pinged = timeout(TIMEOUT, store.ping()).await;
        let result =
            pinged.map_err(|_| late).and_then(|result| result.map_err(|error| no_store(&error)));
        *last = Some((Instant::now(), result.clone()));
        result
    }
}
