//! Requests to the local table of a module, as JSON.

use std::time::Duration;

use mirabilia_protocol::{Code, LocalReply, LocalRequest, Refusal};

use crate::LocalTable;

/// The local table of a module.
#[derive(Default)]
pub struct Local {
    table: Option<LocalTable>,
}

impl Local {
    /// Answers a [`LocalRequest`] with a [`LocalReply`], both as JSON.
    pub fn answer(&mut self, request: &str) -> String {
        let reply = match serde_json::from_str(request) {
            Ok(request) => self.execute(request),
            Err(error) => Err(Refusal::new(Code::Unreadable, error.to_string())),
        };
        let refused = |error| LocalReply { error: Some(error), ..LocalReply::default() };
        let mut reply = reply.unwrap_or_else(refused);
        if let Some(table) = &self.table {
            table.add_pending(&mut reply);
        }
        let text = serde_json::to_string(&reply);
        text.unwrap_or_else(|error| unreachable!("replies serialise: {error}"))
    }

    fn execute(&mut self, request: LocalRequest) -> Result<LocalReply, Refusal> {
        match request {
            LocalRequest::Open { table, secret, name, new, thinking, now } => {
                let (table, reply) = LocalTable::open(table, &secret, &name, new, thinking, now)?;
                self.table = Some(table);
                return Ok(reply);
            }
            LocalRequest::Load { events, boards, thinking, now } => {
                let (table, reply) = LocalTable::load(events, boards.as_deref(), thinking, now)?;
                self.table = Some(table);
                return Ok(reply);
            }
            _ => {}
        }
        let none = || Refusal::new(Code::NoTable, "no table; send open or load first");
        let table = self.table.as_mut().ok_or_else(none)?;
        Ok(match request {
            LocalRequest::Open { .. } | LocalRequest::Load { .. } => unreachable!("answered above"),
            LocalRequest::Connect { from, now } => table.connect(from, now)?,
            LocalRequest::Send { frame, spare, now } => table.handle(&frame, spare, now),
            LocalRequest::Work { slice_ms, now } => {
                table.work(Duration::from_millis(slice_ms.into()), now)
            }
            LocalRequest::Wake { now } => table.wake(now),
            LocalRequest::Stop { now } => table.stop(now),
            LocalRequest::Moment { seat, at, now } => {
                let moment = table.moment(seat, at, now)?;
                LocalReply { moment: Some(moment), ..LocalReply::default() }
            }
            LocalRequest::Record => {
                LocalReply { record: Some(table.record()?), ..LocalReply::default() }
            }
            LocalRequest::Boards => {
                LocalReply { boards: Some(table.boards()?), ..LocalReply::default() }
            }
            LocalRequest::Evaluate { seat, at, iterations, now } => {
                table.evaluate(seat, at, iterations, now)?
            }
            LocalRequest::Review { iterations, seat, now } => {
                table.review(seat, iterations, now)?
            }
        })
    }
}
