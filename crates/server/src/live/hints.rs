//! Hints at a live table: computed by the thread pool, cached for the turn, limited per person.

use std::collections::BTreeMap;

use mirabilia_analysis::{Question, hint};
use mirabilia_bots::Budget;
use mirabilia_kernel::Seat;
use mirabilia_protocol::{Answer, Code, Raw, Refusal};
use mirabilia_tell::tell_hint;

use super::mailbox::Reply;
use super::{Actor, TableMessage, overloaded};
use crate::limits::Limit;
use crate::person::Person;
use crate::pool::Length;
use mirabilia_room::TurnKey;

/// The hints of a table.
#[derive(Default)]
pub(super) struct Hints {
    /// Finished hints by seat and turn.
    cache: BTreeMap<(u8, TurnKey), Raw>,
    /// Requests without an answer.
    pending: Vec<PendingHint>,
    /// The number of hints by person.
    used: BTreeMap<String, u32>,
}

struct PendingHint {
    seat: u8,
    turn: TurnKey,
    id: String,
    reply: Reply<Answer>,
}

impl Hints {
    /// Whether nobody waits for a hint.
    pub(super) fn are_idle(&self) -> bool {
        self.pending.is_empty()
    }
}

impl Actor {
    pub(super) async fn request_hint(
        &mut self,
        who: &Person,
        id: String,
        seat: u8,
        at: u32,
        reply: Reply<Answer>,
    ) {
        if let Err(refusal) =
            self.catch_up_if_stale().await.and_then(|()| self.room.check_hint(&who.id, seat, at))
        {
            let _ = reply.send(Err(refusal));
            return;
        }
        let turn = self.room.turn();
        self.hints.cache.retain(|(_, then), _| *then == turn);
        if let Some(hint) = self.hints.cache.get(&(seat, turn)) {
            let _ = reply.send(Ok(self.hint_answer(id, hint.clone())));
            return;
        }
        let is_pending = self.hints.pending.iter().any(|p| (p.seat, p.turn) == (seat, turn));
        let limit = self.hub.config.hints;
        let used = self.hints.used.entry(who.id.clone()).or_default();
        if !is_pending && *used >= limit {
            let message = format!("the limit of {limit} hints per player and table is reached");
            let _ = reply.send(Err(Limit::Hints.refusal(Code::TooManyHints, message)));
            return;
        }
        *used += u32::from(!is_pending);
        self.hints.pending.push(PendingHint { seat, turn, id, reply });
        if !is_pending && !self.submit_hint(&who.id, seat, turn) {
            self.hint_ready(seat, turn, &Err(overloaded()));
        }
    }

    /// Queues the analysis; `false` if the pool is full.
    fn submit_hint(&self, who: &str, seat: u8, turn: TurnKey) -> bool {
        let Some(playing) = &self.room.playing else { return false };
        let (table, handle) = (playing.table.clone(), self.automation.handle.clone());
        let time = self.hub.config.hint_time;
        let job = Box::new(move |threads: usize| {
            let budget = Budget { threads, ..Budget::time(time) };
            let question = Question { budget, ..Question::default() };
            let found = hint(&table, Seat::new(seat), &question);
            let hint = match found {
                Ok(mut hint) => {
                    tell_hint(&table, &mut hint);
                    Ok(Raw::new(&hint))
                }
                Err(error) => Err(Refusal::new(Code::NotYourTurn, error.to_string())),
            };
            handle.send_blocking(TableMessage::HintReady { seat, turn, hint });
        });
        self.hub.analyses.submit(who, Length::Short, job).is_ok()
    }

    /// Caches a hint and answers all requests for it.
    pub(super) fn hint_ready(&mut self, seat: u8, turn: TurnKey, hint: &Result<Raw, Refusal>) {
        if let Ok(hint) = hint {
            self.hints.cache.insert((seat, turn), hint.clone());
        }
        for pending in std::mem::take(&mut self.hints.pending) {
            if (pending.seat, pending.turn) != (seat, turn) {
                self.hints.pending.push(pending);
                continue;
            }
            let answer = hint.clone().map(|hint| self.hint_answer(pending.id, hint));
            let _ = pending.reply.send(answer);
        }
    }

    fn hint_answer(&self, id: String, hint: Raw) -> Answer {
        Answer { id, seq: self.room.seq, error: None, table: None, hint: Some(hint) }
    }
}
