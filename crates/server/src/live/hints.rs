//! Hints at a live table: thought about elsewhere, kept while the turn lasts, counted by person.

use std::collections::BTreeMap;

use mirabilia_analysis::{Question, hint};
use mirabilia_bots::Budget;
use mirabilia_kernel::Seat;
use mirabilia_protocol::{Answer, Code, Raw, Refusal};

use super::ask::Reply;
use super::work::{TurnKey, turn_of};
use super::{Actor, Ask};
use crate::person::Person;

/// What is known and awaited.
#[derive(Default)]
pub(super) struct Hints {
    /// Hints that were found, by seat and turn.
    found: BTreeMap<(u8, TurnKey), Raw>,
    /// Who waits for one.
    waiting: Vec<Waiting>,
    /// How many each person had.
    had: BTreeMap<String, u32>,
}

struct Waiting {
    seat: u8,
    turn: TurnKey,
    id: String,
    reply: Reply<Answer>,
}

impl Actor {
    pub(super) async fn ask_hint(
        &mut self,
        who: &Person,
        id: String,
        seat: u8,
        at: u32,
        reply: Reply<Answer>,
    ) {
        if let Err(refusal) =
            self.catch_up_if_stale().await.and_then(|()| self.may_ask(who, seat, at))
        {
            let _ = reply.send(Err(refusal));
            return;
        }
        let turn = turn_of(&self.room);
        self.hints.found.retain(|(_, then), _| *then == turn);
        if let Some(hint) = self.hints.found.get(&(seat, turn)) {
            let _ = reply.send(Ok(self.hinted_answer(id, hint.clone())));
            return;
        }
        let asked = self.hints.waiting.iter().any(|w| (w.seat, w.turn) == (seat, turn));
        let (had, most) =
            (self.hints.had.entry(who.id.clone()).or_default(), self.hub.config.hints);
        if !asked && *had >= most {
            let message = format!("you had {most} hints at this table; that is all");
            let _ = reply.send(Err(Refusal::new(Code::TooManyHints, message)));
            return;
        }
        *had += u32::from(!asked);
        self.hints.waiting.push(Waiting { seat, turn, id, reply });
        if asked {
            return;
        }
        if !self.think_of_hint(seat, turn) {
            let message = "too much is being thought about; ask again in a moment";
            self.hinted(seat, turn, &Err(Refusal::new(Code::Busy, message)));
        }
    }

    fn may_ask(&self, who: &Person, seat: u8, at: u32) -> Result<(), Refusal> {
        self.room.check_yours(&who.id, seat)?;
        self.room.check_moment(at)?;
        if !self.room.settings.hints {
            return Err(Refusal::new(Code::NoHints, "this table has no hints"));
        }
        if !self.room.owing().contains(&seat) {
            let message = format!("seat {seat} decides nothing now");
            return Err(Refusal::new(Code::NotYourTurn, message));
        }
        Ok(())
    }

    /// Puts the question to the pool; `false` when it is full.
    fn think_of_hint(&self, seat: u8, turn: TurnKey) -> bool {
        let Some(playing) = &self.room.playing else { return false };
        let (table, stub) = (playing.table.clone(), self.work.stub.clone());
        let time = self.hub.config.hint_time;
        let job = Box::new(move |threads: usize| {
            let budget = Budget { threads, ..Budget::time(time) };
            let question = Question { budget, ..Question::default() };
            let found = hint(&table, Seat::new(seat), &question);
            let hint = match found {
                Ok(hint) => Ok(Raw::new(&hint)),
                Err(error) => Err(Refusal::new(Code::NotYourTurn, error.to_string())),
            };
            stub.send_blocking(Ask::Hinted { seat, turn, hint });
        });
        self.hub.analyses.submit(self.id.as_str(), job).is_ok()
    }

    /// Everybody who waits for this hint hears it.
    pub(super) fn hinted(&mut self, seat: u8, turn: TurnKey, hint: &Result<Raw, Refusal>) {
        if let Ok(hint) = hint {
            self.hints.found.insert((seat, turn), hint.clone());
        }
        let waiting = std::mem::take(&mut self.hints.waiting);
        for one in waiting {
            if (one.seat, one.turn) != (seat, turn) {
                self.hints.waiting.push(one);
                continue;
            }
            let answer = hint.clone().map(|hint| self.hinted_answer(one.id, hint));
            let _ = one.reply.send(answer);
        }
    }

    fn hinted_answer(&self, id: String, hint: Raw) -> Answer {
        Answer { id, seq: self.room.seq, error: None, table: None, hint: Some(hint) }
    }
}
