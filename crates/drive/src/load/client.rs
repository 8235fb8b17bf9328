//! One socket of the load test: a player who moves on schedule, or a spectator.

use std::collections::VecDeque;
use std::sync::Arc;

use mirabilia_client::Socket;
use mirabilia_kernel::{Fast, Luck};
use mirabilia_protocol::{Command, Event, Request};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;

use super::tracker::Tracker;
use crate::message::{PlayState, ServerMessage};

/// The client of one socket.
pub(super) struct LoadClient {
    tracker: Arc<Tracker>,
    table: usize,
    /// `None` for spectators.
    seat: Option<u8>,
    luck: Fast,
    /// The number of received choices by seat.
    chosen: [usize; 8],
    game: Option<PlayState>,
    /// The step at which this player was last reported as ready.
    ready_at: Option<u32>,
    /// The scheduled times of unanswered moves, if they are measured. Answers come in order.
    unanswered: VecDeque<Option<Instant>>,
    commands: u32,
    schedule: UnboundedSender<Instant>,
}

impl LoadClient {
    /// The client, and the channel of the times at which it must move.
    pub(super) fn new(
        tracker: Arc<Tracker>,
        table: usize,
        seat: Option<u8>,
        luck: Fast,
    ) -> (Self, UnboundedReceiver<Instant>) {
        let (schedule, scheduled) = unbounded_channel();
        tracker.add_socket(table);
        let client = Self {
            tracker,
            table,
            seat,
            luck,
            chosen: [0; 8],
            game: None,
            ready_at: None,
            unanswered: VecDeque::new(),
            commands: 0,
            schedule,
        };
        (client, scheduled)
    }

    /// Receives and moves until the socket breaks.
    pub(super) async fn run(
        mut self,
        mut socket: Socket,
        mut scheduled: UnboundedReceiver<Instant>,
    ) {
        loop {
            tokio::select! {
                message = socket.next_as::<ServerMessage>() => match message {
                    Ok(Some(message)) if message.is != "closing" => self.receive(message),
                    _ => return self.tracker.count_broken(),
                },
                Some(at) = scheduled.recv() => {
                    let Some(request) = self.decide(at) else { continue };
                    if socket.send(&request).await.is_err() {
                        return self.tracker.count_broken();
                    }
                }
            }
        }
    }

    fn receive(&mut self, message: ServerMessage) {
        if message.is == "answer" {
            return match (message.error, self.unanswered.pop_front().flatten()) {
                (None, Some(at)) => self.tracker.answered(at),
                (None, None) => {}
                (Some(_), _) => self.tracker.count_refused(),
            };
        }
        for event in &message.events {
            if let Event::Chose { seat, .. } = event {
                let count = &mut self.chosen[usize::from(*seat)];
                self.tracker.received(self.table, *seat, *count);
                *count += 1;
            }
        }
        let Some(game) = message.play else { return };
        if game.ending.is_some() {
            self.tracker.count_finished();
        }
        if let Some(seat) = self.seat
            && !game.legal(seat).is_empty()
            && self.ready_at != Some(game.steps)
        {
            self.ready_at = Some(game.steps);
            self.tracker.add_ready(self.schedule.clone());
        }
        self.game = Some(game);
    }

    /// A random legal move that was scheduled for this time.
    fn decide(&mut self, at: Instant) -> Option<Request> {
        let (seat, game) = (self.seat?, self.game.as_ref()?);
        let legal = game.legal(seat);
        if legal.is_empty() {
            return None;
        }
        let text = legal[self.luck.below(legal.len() as u32) as usize].clone();
        let is_measured = self.tracker.sent(self.table, seat, at);
        self.unanswered.push_back(is_measured.then_some(at));
        self.commands += 1;
        let command = Command::Move { seat, at: game.steps, text };
        Some(Request { id: format!("{seat}-{}", self.commands), command })
    }
}
