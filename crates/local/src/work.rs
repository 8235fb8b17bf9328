//! What a local table does without a command: bots think and move, clocks expire, hints and reviews
//! are computed.

use std::collections::BTreeMap;
use std::time::Duration;

use mirabilia_analysis::{
    AnalysisError, Question, SlicedDecision, SlicedEvaluation, evaluate_in_slices, hint_in_slices,
};
use mirabilia_bots::{BotKind, Budget, SlicedAdvice, advise_in_slices};
use mirabilia_engine::Analysis;
use mirabilia_games::AnyMove;
use mirabilia_kernel::Seat;
use mirabilia_protocol::{
    Answer, Clock, Code, LocalEvaluation, LocalReply, LocalReview, LocalWork, Message, Raw,
    Refusal, Status, WorkKind,
};
use mirabilia_room::{By, Draft, TurnKey};
use mirabilia_tell::{tell_evaluation, tell_hint};

use crate::{LocalTable, YOU, answer};

/// Pending and finished work.
#[derive(Default)]
pub(super) struct Work {
    /// Bots that think. They think one after the other.
    bots: Vec<Bot>,
    /// Moves of bots, and when they are played.
    ready: Vec<ReadyMove>,
    hints: Vec<PendingHint>,
    /// Finished hints of the current turn.
    cache: BTreeMap<(u8, TurnKey), Raw>,
    review: Option<Analysis>,
    evaluation: Option<PendingEvaluation>,
}

struct Bot {
    seat: u8,
    turn: TurnKey,
    by: By,
    advice: Box<dyn SlicedAdvice>,
}

struct ReadyMove {
    seat: u8,
    turn: TurnKey,
    by: By,
    m: AnyMove,
    at: i64,
}

struct PendingHint {
    id: String,
    seat: u8,
    turn: TurnKey,
    job: Box<dyn SlicedDecision>,
}

struct PendingEvaluation {
    seat: u8,
    turn: TurnKey,
    job: Box<dyn SlicedEvaluation>,
}

impl LocalTable {
    /// Thinks for about this long.
    pub fn work(&mut self, slice: Duration, now: i64) -> LocalReply {
        let mut reply = LocalReply::default();
        if !self.work.bots.is_empty() {
            self.think(slice);
        } else if !self.work.hints.is_empty() {
            reply.messages.extend(self.think_hint(slice));
        } else if let Some(pending) = &mut self.work.evaluation {
            let done = !pending.job.think(slice);
            let mut values = pending.job.evaluation();
            if let Some(playing) = &self.room.playing {
                tell_evaluation(&playing.table, &mut values);
            }
            reply.evaluation = Some(LocalEvaluation { values: Raw::new(&values), done });
            if done {
                self.work.evaluation = None;
            }
        } else if let Some(review) = &mut self.work.review {
            match review.advance(slice) {
                Ok(slice) => {
                    let report = slice.report.as_ref().map(Raw::new);
                    let (done, of) = (slice.analysed as u32, slice.of as u32);
                    reply.review = Some(LocalReview { done, of, report });
                    if slice.done {
                        self.work.review = None;
                    }
                }
                Err(error) => {
                    self.work.review = None;
                    reply.error = Some(Refusal::new(Code::NoReview, error.to_string()));
                }
            }
        }
        self.settle(now, &mut reply);
        reply
    }

    /// Starts a review of the finished game.
    pub fn review(
        &mut self,
        seat: Option<u8>,
        iterations: u32,
        now: i64,
    ) -> Result<LocalReply, Refusal> {
        let over = |_: &&_| self.room.status == Status::Finished;
        let none = || Refusal::new(Code::NotOver, "the game is not over");
        let playing = self.room.playing.as_ref().filter(over).ok_or_else(none)?;
        if let Some(seat) = seat.filter(|seat| *seat >= self.room.opening.seats) {
            return Err(Refusal::new(Code::NoSeat, format!("no seat {seat}")));
        }
        let budget = Budget::iterations(iterations.into());
        let question = Question { budget, ..Question::default() };
        let table = playing.table.clone();
        self.work.review = Some(Analysis::new(table, seat.map(Seat::new), &question));
        let mut reply = LocalReply::default();
        self.settle(now, &mut reply);
        Ok(reply)
    }

    /// Starts the evaluation of the decision that a seat of the player has to make. It replaces the one
    /// before it.
    pub fn evaluate(
        &mut self,
        seat: u8,
        at: u32,
        iterations: u32,
        now: i64,
    ) -> Result<LocalReply, Refusal> {
        self.room.check_hint(YOU, seat, at)?;
        let table = self.room.playing.as_ref().map(|playing| &playing.table);
        let none = || Refusal::new(Code::NotStarted, "the game has not started");
        let budget = Budget::iterations(iterations.into());
        let question = Question { budget, ..Question::default() };
        let job = evaluate_in_slices(table.ok_or_else(none)?, Seat::new(seat), &question, &[]);
        let job = job.map_err(|error| not_deciding(&error))?;
        self.work.evaluation = Some(PendingEvaluation { seat, turn: self.room.turn(), job });
        let mut reply = LocalReply::default();
        self.settle(now, &mut reply);
        Ok(reply)
    }

    /// Does what is due now.
    pub fn wake(&mut self, now: i64) -> LocalReply {
        let mut reply = LocalReply::default();
        self.settle(now, &mut reply);
        reply
    }

    /// Drops pending hints, the evaluation and the review.
    pub fn stop(&mut self, now: i64) -> LocalReply {
        self.work.hints.clear();
        self.work.evaluation = None;
        self.work.review = None;
        self.wake(now)
    }

    /// Queues a hint, or answers it at once if it is known.
    pub(super) fn request_hint(&mut self, id: String, seat: u8) -> Option<Answer> {
        let turn = self.room.turn();
        if let Some(hint) = self.work.cache.get(&(seat, turn)) {
            let hint = Some(hint.clone());
            return Some(Answer { hint, ..answer(id, self.room.seq, None) });
        }
        let budget = Budget::iterations(self.thinking.hint_iterations.into());
        let question = Question { budget, ..Question::default() };
        let playing = self.room.playing.as_ref()?;
        match hint_in_slices(&playing.table, Seat::new(seat), &question) {
            Ok(job) => {
                self.work.hints.push(PendingHint { id, seat, turn, job });
                None
            }
            Err(error) => Some(answer(id, self.room.seq, Some(not_deciding(&error)))),
        }
    }

    /// Lets a bot think. Its move is played after the table's minimum thinking time.
    fn think(&mut self, slice: Duration) {
        let bot = &mut self.work.bots[0];
        if bot.advice.think(slice) {
            return;
        }
        let Bot { seat, turn, by, mut advice } = self.work.bots.remove(0);
        let at = turn.1 + i64::from(self.room.settings.pace);
        self.work.ready.push(ReadyMove { seat, turn, by, m: advice.suggestion().m, at });
    }

    /// Thinks about the first pending hint. Returns its answer when it is done.
    fn think_hint(&mut self, slice: Duration) -> Option<Message> {
        if self.work.hints[0].job.think(slice) {
            return None;
        }
        let PendingHint { id, seat, turn, mut job } = self.work.hints.remove(0);
        let table = &self.room.playing.as_ref()?.table;
        let mut hint = job.report().into_hint(table.kind().name(), table.seats());
        tell_hint(table, &mut hint);
        let hint = Raw::new(&hint);
        self.work.cache.insert((seat, turn), hint.clone());
        Some(Message::Answer(Answer { hint: Some(hint), ..answer(id, self.room.seq, None) }))
    }

    /// Does everything that is due, and adds to the reply what is left to do.
    pub(super) fn settle(&mut self, now: i64, reply: &mut LocalReply) {
        loop {
            self.drop_stale(reply);
            let before = self.room.seq;
            if self.room.status == Status::Playing {
                self.expire_clocks(now, reply);
                self.ask_bots();
                self.play_ready(now, reply);
            }
            if self.room.seq == before {
                break;
            }
        }
        self.now = now;
        self.add_pending(reply);
    }

    /// Adds what is left to do to a reply.
    pub(super) fn add_pending(&self, reply: &mut LocalReply) {
        reply.work = self.pending();
        reply.wake_at = self.wake_at();
    }

    /// Drops the work of earlier turns: the game has advanced or was rewound.
    fn drop_stale(&mut self, reply: &mut LocalReply) {
        let turn = self.room.turn();
        let owing = self.room.owing();
        let work = &mut self.work;
        work.bots.retain(|bot| bot.turn == turn && owing.contains(&bot.seat));
        work.ready.retain(|ready| ready.turn == turn && owing.contains(&ready.seat));
        work.cache.retain(|(_, then), _| *then == turn);
        work.evaluation
            .take_if(|evaluation| evaluation.turn != turn || !owing.contains(&evaluation.seat));
        for stale in work.hints.extract_if(.., |hint| hint.turn != turn) {
            let refusal = Refusal::new(Code::Stale, "the game has advanced since the request");
            reply.messages.push(Message::Answer(answer(stale.id, self.room.seq, Some(refusal))));
        }
    }

    fn expire_clocks(&mut self, now: i64, reply: &mut LocalReply) {
        let expired = self.room.expired_seats(now);
        match self.room.settings.clock {
            Some(Clock::Game { .. }) if !expired.is_empty() => {
                let events: Vec<_> =
                    expired.iter().filter_map(|&seat| self.room.timeout_event(seat)).collect();
                // The events were made for this room, so they apply.
                let _ = self.commit(None, now, reply, |draft| Ok(draft.apply_all(events)?));
            }
            Some(Clock::Move { .. }) => {
                let bot = BotKind::from_name(&self.room.settings.stand_in);
                for seat in expired {
                    self.ask_bot(seat, bot.unwrap_or(BotKind::Normal), By::StandIn);
                }
            }
            _ => {}
        }
    }

    fn ask_bots(&mut self) {
        for (seat, bot, by) in self.room.bots_due() {
            self.ask_bot(seat, bot, by);
        }
    }

    fn ask_bot(&mut self, seat: u8, kind: BotKind, by: By) {
        let turn = self.room.turn();
        let is_asked = self.work.bots.iter().any(|bot| bot.seat == seat)
            || self.work.ready.iter().any(|ready| ready.seat == seat);
        let Some(playing) = self.room.playing.as_ref().filter(|_| !is_asked) else { return };
        let budget = match self.thinking.bot_iterations {
            Some(iterations) => Budget::iterations(iterations.into()),
            None => Budget::time(self.bot_time()),
        };
        // One seed per decision, the same after an undo.
        let seed = u64::from(self.thinking.seed) << 32 | u64::from(turn.0) << 8 | u64::from(seat);
        let advice = advise_in_slices(&playing.table, Seat::new(seat), kind, seed, &budget);
        self.work.bots.extend(advice.map(|advice| Bot { seat, turn, by, advice }));
    }

    /// Plays the moves of bots that are due, in one commit.
    fn play_ready(&mut self, now: i64, reply: &mut LocalReply) {
        let due: Vec<ReadyMove> = self.work.ready.extract_if(.., |ready| ready.at <= now).collect();
        if due.is_empty() {
            return;
        }
        let play = |draft: &mut Draft<'_>| {
            for ready in &due {
                let room = draft.room();
                if room.turn() == ready.turn && room.owing().contains(&ready.seat) {
                    draft.choose(ready.seat, ready.m, ready.by)?;
                }
            }
            Ok(())
        };
        if let Err(refusal) = self.commit(None, now, reply, play) {
            reply.error = Some(refusal);
        }
    }

    fn pending(&self) -> Option<LocalWork> {
        let bot = self.work.bots.first().map(|bot| (WorkKind::Bot, Some(bot.seat)));
        let hint = self.work.hints.first().map(|hint| (WorkKind::Hint, Some(hint.seat)));
        let evaluation =
            self.work.evaluation.as_ref().map(|work| (WorkKind::Evaluation, Some(work.seat)));
        let review = self.work.review.as_ref().map(|_| (WorkKind::Review, None));
        bot.or(hint).or(evaluation).or(review).map(|(kind, seat)| LocalWork { kind, seat })
    }

    fn wake_at(&self) -> Option<i64> {
        let ready = self.work.ready.iter().map(|ready| ready.at);
        let clocks = self.room.owing().into_iter().filter_map(|seat| self.room.deadline(seat));
        ready.chain(clocks).filter(|at| *at > self.now).min()
    }
}

/// A seat that has nothing to decide, or has chosen already.
fn not_deciding(error: &AnalysisError) -> Refusal {
    Refusal::new(Code::NotYourTurn, error.to_string())
}
