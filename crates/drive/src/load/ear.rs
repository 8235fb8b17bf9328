//! One socket of the load: a person who moves when told to, or somebody who watches.

use std::collections::VecDeque;
use std::sync::Arc;

use mirabilia_client::Socket;
use mirabilia_kernel::{Fast, Luck};
use mirabilia_protocol::{Command, Event, Request};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;

use super::board::Board;
use crate::word::{Game, Word};

/// One socket.
pub(super) struct Ear {
    board: Arc<Board>,
    table: usize,
    /// None for watchers.
    seat: Option<u8>,
    luck: Fast,
    /// How many choices of each seat were heard.
    chosen: [usize; 8],
    game: Option<Game>,
    /// The step this person was said to be able to move at.
    offered: Option<u32>,
    /// When the moves without answer were due, if they are measured. Answers come in order.
    due: VecDeque<Option<Instant>>,
    commands: u32,
    me: UnboundedSender<Instant>,
}

impl Ear {
    /// A socket of a table, and its task's ear for being told to move.
    pub(super) fn new(
        board: Arc<Board>,
        table: usize,
        seat: Option<u8>,
        luck: Fast,
    ) -> (Self, UnboundedReceiver<Instant>) {
        let (me, told) = unbounded_channel();
        board.join(table);
        let seat = Self {
            board,
            table,
            seat,
            luck,
            chosen: [0; 8],
            game: None,
            offered: None,
            due: VecDeque::new(),
            commands: 0,
            me,
        };
        (seat, told)
    }

    /// Listens and moves until the game is over or the socket breaks.
    pub(super) async fn run(mut self, mut socket: Socket, mut told: UnboundedReceiver<Instant>) {
        loop {
            tokio::select! {
                word = socket.next_as::<Word>() => match word {
                    Ok(Some(word)) if word.is != "closing" => self.take(word),
                    _ => return self.board.count_broken(),
                },
                Some(at) = told.recv() => {
                    let Some(request) = self.decide(at) else { continue };
                    if socket.send(&request).await.is_err() {
                        return self.board.count_broken();
                    }
                }
            }
        }
    }

    fn take(&mut self, word: Word) {
        if word.is == "answer" {
            return match (word.error, self.due.pop_front().flatten()) {
                (None, Some(at)) => self.board.answered(at),
                (None, None) => {}
                (Some(_), _) => self.board.count_refused(),
            };
        }
        for event in &word.events {
            if let Event::Chose { seat, .. } = event {
                let count = &mut self.chosen[usize::from(*seat)];
                self.board.heard(self.table, *seat, *count);
                *count += 1;
            }
        }
        let Some(game) = word.play else { return };
        let is_over = game.ending.is_some();
        if is_over {
            self.board.count_finished();
        }
        if let Some(seat) = self.seat
            && !game.legal(seat).is_empty()
            && self.offered != Some(game.steps)
        {
            self.offered = Some(game.steps);
            self.board.can_move(self.me.clone());
        }
        self.game = Some(game);
    }

    /// A random legal move that was due at this time.
    fn decide(&mut self, at: Instant) -> Option<Request> {
        let (seat, game) = (self.seat?, self.game.as_ref()?);
        let legal = game.legal(seat);
        if legal.is_empty() {
            return None;
        }
        let text = legal[self.luck.below(legal.len() as u32) as usize].clone();
        let is_measured = self.board.sent(self.table, seat, at);
        self.due.push_back(is_measured.then_some(at));
        self.commands += 1;
        let command = Command::Move { seat, at: game.steps, text };
        Some(Request { id: format!("{seat}-{}", self.commands), command })
    }
}
