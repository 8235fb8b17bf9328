//! Asking until there is an answer: servers go away and come back here.

use std::time::Duration;

use mirabilia_client::ClientError;
use tokio::time::{Instant, sleep};

use crate::tally::{Tally, is_passing};

/// A server that is away for longer than this stays away.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long to wait before asking again.
pub(crate) const MOMENT: Duration = Duration::from_millis(50);

/// Asks again while the server cannot be reached or asks for patience.
pub(crate) async fn patiently<T, F>(
    tally: &Tally,
    mut ask: impl FnMut(usize) -> F,
) -> Result<T, String>
where
    F: Future<Output = Result<T, ClientError>>,
{
    let began = Instant::now();
    let mut tries = 0;
    loop {
        let error = match ask(tries).await {
            Ok(answer) => return Ok(answer),
            Err(error) => error,
        };
        if !is_worth_waiting(tally, &error) {
            return Err(error.to_string());
        }
        if began.elapsed() > PATIENCE {
            return Err(format!("no answer for {} s: {error}", PATIENCE.as_secs()));
        }
        tries += 1;
        sleep(MOMENT).await;
    }
}

/// May the same be asked again with success?
pub(crate) fn is_worth_waiting(tally: &Tally, error: &ClientError) -> bool {
    match error.refusal() {
        None => matches!(error, ClientError::Connection { .. }),
        Some(refusal) => {
            tally.put_off(refusal.code);
            is_passing(refusal.code)
        }
    }
}
