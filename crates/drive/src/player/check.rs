//! Compares a player's observations and acknowledged commands with the server.

use mirabilia_kernel::Luck;
use mirabilia_protocol::Event;

use super::{SimulatedPlayer, Violation};
use crate::history::Action;
use crate::message::ServerMessage;
use crate::retry::retry;

impl SimulatedPlayer {
    async fn events_since(&self, from: u64) -> Result<ServerMessage, Violation> {
        let path = format!("/api/tables/{}/events?from={from}", self.table);
        let request = |attempt| self.person.at(self.server + attempt).get(&path);
        retry(&self.simulation.counters, request).await
    }

    /// Compares everything received and acknowledged with what the server says now.
    pub(super) async fn compare(&mut self) -> Result<(), Violation> {
        let Some(observed) = &self.observed else { return Ok(()) };
        self.simulation.counters.comparisons.add();
        let all = self.events_since(observed.base).await?;
        observed.compare(all.seq, &all.events)?;
        if let Some(checkpoint) = observed.checkpoint(|count| self.luck.below(count)) {
            let since = self.events_since(observed.seq_at(checkpoint)).await?;
            observed.compare_since(checkpoint, &since.events)?;
        }
        let Some(last) = self.acked.last() else { return Ok(()) };
        let since = self.events_since(last.seq - 1).await?;
        let matches = match (since.events.first(), &last.action) {
            (Some(Event::Chose { seat, stand_in: false }), Action::Move { .. }) => {
                *seat == self.seat
            }
            (Some(Event::Said { line }), Action::Say { text }) => line.text == *text,
            _ => false,
        };
        if !matches {
            let first = since.events.first();
            return Err(format!("{last:?} was acknowledged, but the event is {first:?}"));
        }
        Ok(())
    }
}
