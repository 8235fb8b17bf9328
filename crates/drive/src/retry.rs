//! Retrying requests: in these scenarios servers go down and come back.

use std::time::Duration;

use mirabilia_client::ClientError;
use tokio::time::{Instant, sleep};

use crate::counters::{Counters, is_transient};

/// A request fails after this long without success.
const RETRY_TIMEOUT: Duration = Duration::from_mins(2);
/// The delay between attempts.
pub(crate) const RETRY_DELAY: Duration = Duration::from_millis(50);

/// Repeats a request while the server is unreachable or refuses it transiently. The request gets
/// the number of the attempt.
pub(crate) async fn retry<T, F>(
    counters: &Counters,
    mut request: impl FnMut(usize) -> F,
) -> Result<T, String>
where
    F: Future<Output = Result<T, ClientError>>,
{
    let started = Instant::now();
    let mut attempt = 0;
    loop {
        let error = match request(attempt).await {
            Ok(answer) => return Ok(answer),
            Err(error) => error,
        };
        if !is_retryable(counters, &error) {
            return Err(error.to_string());
        }
        if started.elapsed() > RETRY_TIMEOUT {
            return Err(format!("no answer within {} s: {error}", RETRY_TIMEOUT.as_secs()));
        }
        attempt += 1;
        sleep(RETRY_DELAY).await;
    }
}

/// Whether the same request may succeed later.
pub(crate) fn is_retryable(counters: &Counters, error: &ClientError) -> bool {
    match error.refusal() {
        None => matches!(error, ClientError::Connection { .. }),
        Some(refusal) => {
            counters.count_transient(refusal.code);
            is_transient(refusal.code)
        }
    }
}
