//! A simulated player: random legal moves over a socket or HTTP, at random times, with lost
//! connections, repeated commands and chat. Everything received is recorded.

mod check;

use std::sync::Arc;
use std::time::Duration;

use mirabilia_client::{Client, ClientError, Socket};
use mirabilia_kernel::{Fast, Luck};
use mirabilia_protocol::{Answer, Code, Command, Request};
use tokio::time::{Instant, sleep, sleep_until};

use crate::counters::is_transient;
use crate::history::{AckedCommand, Action, History};
use crate::message::{PlayState, ServerMessage};
use crate::observed::Observed;
use crate::retry::{RETRY_DELAY, is_retryable};
use crate::simulation::{SimulatedPerson, Simulation, percent, up_to};
use crate::table::Activity;

/// A game without events for this long has stalled, which is a violation.
const STALL_TIMEOUT: Duration = Duration::from_mins(2);
/// The longest delay before a refused command is sent again.
const RESEND_DELAY: Duration = Duration::from_millis(250);
/// How long a player thinks who lets the clock run out.
const OVERTHINK: Duration = Duration::from_secs(8);

/// A command without an answer.
#[derive(Clone, Debug)]
struct PendingCommand {
    id: String,
    action: Action,
    /// Whether it was sent over the current connection.
    is_sent: bool,
    /// How often it was sent.
    attempts: u32,
    /// The sequence number of an earlier answer, which must be the same again.
    expected: Option<u64>,
}

/// A simulated player.
pub(crate) struct SimulatedPlayer {
    simulation: Arc<Simulation>,
    activity: Arc<Activity>,
    person: SimulatedPerson,
    table: String,
    seat: u8,
    has_clock: bool,
    luck: Fast,
    /// The index of the current server.
    server: usize,
    observed: Option<Observed>,
    game: Option<PlayState>,
    /// The step of the last decision.
    decided_at: Option<u32>,
    pending: Option<PendingCommand>,
    acked: Vec<AckedCommand>,
    commands: u32,
    /// When to act next.
    due: Instant,
    /// When the last message arrived.
    last_received: Instant,
}

/// How a connection ended.
enum Disconnect {
    /// The game is over.
    Over,
    /// It broke, for example because the server was killed.
    Broken,
    /// The player dropped it on purpose.
    Dropped,
}

/// A description of a violated guarantee.
type Violation = String;

impl SimulatedPlayer {
    pub(crate) fn new(
        simulation: Arc<Simulation>,
        activity: Arc<Activity>,
        person: SimulatedPerson,
        table: &str,
        seat: u8,
        has_clock: bool,
        luck: Fast,
    ) -> Self {
        Self {
            simulation,
            activity,
            person,
            table: table.to_owned(),
            seat,
            has_clock,
            luck,
            server: usize::from(seat),
            observed: None,
            game: None,
            decided_at: None,
            pending: None,
            acked: Vec::new(),
            commands: 0,
            due: Instant::now(),
            last_received: Instant::now(),
        }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(mut self) -> Result<History, Violation> {
        let seat = self.seat;
        match self.play_to_end().await {
            Ok(()) => {}
            Err(violation) => return Err(format!("seat {seat}: {violation}")),
        }
        let observed = self.observed.ok_or("nothing was received")?;
        let (acked, has_clock) = (self.acked, self.has_clock);
        Ok(History { seat, has_clock, acked, observed })
    }

    async fn play_to_end(&mut self) -> Result<(), Violation> {
        loop {
            match self.connect_and_play().await? {
                Disconnect::Over => break,
                Disconnect::Dropped => self.simulation.counters.connections_dropped.add(),
                Disconnect::Broken => {
                    self.simulation.counters.connections_lost.add();
                    self.server += 1;
                    sleep(RETRY_DELAY).await;
                    self.compare().await?;
                    self.repeat_last();
                }
            }
            if let Some(pending) = &mut self.pending {
                pending.is_sent = false;
            }
        }
        self.compare().await
    }

    async fn connect_and_play(&mut self) -> Result<Disconnect, Violation> {
        let from = self.observed.as_ref().map(|observed| observed.last);
        let socket = match self.client().subscribe(&self.table, from).await {
            Ok(socket) => socket,
            Err(error) if is_retryable(&self.simulation.counters, &error) => {
                self.check_progress()?;
                return Ok(Disconnect::Broken);
            }
            Err(error) => return Err(format!("cannot connect: {error}")),
        };
        self.due = Instant::now() + up_to(self.simulation.think, &mut self.luck);
        self.run(socket).await
    }

    /// Repeats the last command: it must get the same answer as before the crash.
    fn repeat_last(&mut self) {
        if let (None, Some(last)) = (&self.pending, self.acked.last()) {
            self.simulation.counters.repeated.add();
            let (id, action) = (last.id.clone(), last.action.clone());
            let expected = Some(last.seq);
            self.pending =
                Some(PendingCommand { id, action, is_sent: false, attempts: 0, expected });
        }
    }

    fn client(&self) -> Client {
        self.person.at(self.server).clone()
    }

    async fn run(&mut self, mut socket: Socket) -> Result<Disconnect, Violation> {
        loop {
            if self.pending.is_none() && self.is_over() {
                return Ok(Disconnect::Over);
            }
            let has_work = self.has_work();
            tokio::select! {
                message = socket.next_as::<ServerMessage>() => match message {
                    Ok(Some(message)) if message.is == "closing" => return Ok(Disconnect::Broken),
                    Ok(Some(message)) => self.receive(message)?,
                    Ok(None) | Err(ClientError::Connection { .. }) => return Ok(Disconnect::Broken),
                    Err(error) => return Err(error.to_string()),
                },
                () = sleep_until(self.due), if has_work => {
                    if percent(2, &mut self.luck) {
                        return Ok(Disconnect::Dropped);
                    }
                    if !self.act(&mut socket).await? {
                        return Ok(Disconnect::Broken);
                    }
                }
                () = sleep_until(self.last_received + STALL_TIMEOUT) => self.check_progress()?,
            }
        }
    }

    fn check_progress(&self) -> Result<(), Violation> {
        let last = self.observed.as_ref().map_or(0, |observed| observed.last);
        if self.last_received.elapsed() > STALL_TIMEOUT {
            let seconds = STALL_TIMEOUT.as_secs();
            return Err(format!("no events for {seconds} s after event {last}"));
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.ending.is_some())
    }

    fn may_move(&self) -> bool {
        let game = self.game.as_ref().filter(|game| self.decided_at != Some(game.steps));
        game.is_some_and(|game| !game.legal(self.seat).is_empty())
    }

    fn has_work(&self) -> bool {
        match &self.pending {
            Some(pending) => !pending.is_sent,
            None => self.may_move(),
        }
    }

    fn receive(&mut self, message: ServerMessage) -> Result<(), Violation> {
        match (message.is.as_str(), &mut self.observed) {
            ("table", None) => self.observed = Some(Observed::new(message.seq, message.log)),
            ("table", Some(observed)) => {
                let (last, seq) = (observed.last, message.seq);
                return Err(format!("event {last} was received and is lost: the last is {seq}"));
            }
            ("events", Some(observed)) => observed.record(message.seq, &message.events)?,
            ("answer", _) => {
                return self.answered(Answer {
                    id: message.id,
                    seq: message.seq,
                    error: message.error,
                    table: None,
                    hint: None,
                });
            }
            _ => return Ok(()),
        }
        self.last_received = Instant::now();
        self.activity.touch();
        if let Some(game) = message.play {
            let is_new = self.game.as_ref().is_none_or(|old| old.steps != game.steps);
            self.game = Some(game);
            if is_new && self.pending.is_none() {
                let overthinks = self.has_clock && percent(3, &mut self.luck);
                let max = if overthinks { OVERTHINK } else { self.simulation.think };
                self.due = Instant::now() + up_to(max, &mut self.luck);
            }
        }
        Ok(())
    }

    /// Sends the pending command, or decides on a new one; `false` if the connection is lost.
    async fn act(&mut self, socket: &mut Socket) -> Result<bool, Violation> {
        if self.pending.is_none() {
            self.decide();
        }
        let Some(pending) = &mut self.pending else { return Ok(true) };
        pending.is_sent = true;
        pending.attempts += 1;
        if pending.attempts > 1 {
            self.simulation.counters.resent.add();
        }
        let command = match pending.action.clone() {
            Action::Move { at, text } => Command::Move { seat: self.seat, at, text },
            Action::Say { text } => Command::Say { text },
        };
        let request = Request { id: pending.id.clone(), command };
        if !percent(25, &mut self.luck) {
            return Ok(socket.send(&request).await.is_ok());
        }
        match self.client().command(&self.table, &request).await {
            Ok(answer) => self.answered(answer).map(|()| true),
            Err(error) if is_retryable(&self.simulation.counters, &error) => {
                self.resend_later();
                Ok(error.refusal().is_some())
            }
            Err(error) => Err(format!("{request:?}: {error}")),
        }
    }

    /// Chooses a move or a chat message.
    fn decide(&mut self) {
        let Some(game) = &self.game else { return };
        let legal = game.legal(self.seat);
        if legal.is_empty() {
            return;
        }
        self.commands += 1;
        let id = format!("{}-{}", self.seat, self.commands);
        let action = if percent(5, &mut self.luck) {
            Action::Say { text: format!("chat {id}") }
        } else {
            let text = legal[self.luck.below(legal.len() as u32) as usize].clone();
            self.decided_at = Some(game.steps);
            Action::Move { at: game.steps, text }
        };
        self.pending =
            Some(PendingCommand { id, action, is_sent: false, attempts: 0, expected: None });
    }

    fn resend_later(&mut self) {
        self.due = Instant::now() + up_to(RESEND_DELAY, &mut self.luck);
        if let Some(pending) = &mut self.pending {
            pending.is_sent = false;
        }
    }

    fn answered(&mut self, answer: Answer) -> Result<(), Violation> {
        let Some(pending) = self.pending.take_if(|pending| pending.id == answer.id) else {
            // The second answer to a command that was sent twice.
            return Ok(());
        };
        if let Some(refusal) = answer.error {
            let is_late = matches!(
                refusal.code,
                Code::Stale | Code::AlreadyChosen | Code::NotYourTurn | Code::Over
            );
            if is_transient(refusal.code) {
                self.simulation.counters.count_transient(refusal.code);
                self.pending = Some(pending);
                self.resend_later();
            } else if !(self.has_clock && is_late && pending.expected.is_none()) {
                return Err(format!("{pending:?} was refused: {refusal}"));
            }
            return Ok(());
        }
        let counters = &self.simulation.counters;
        if let Some(expected) = pending.expected {
            if expected != answer.seq {
                let seq = answer.seq;
                return Err(format!("{pending:?}: answered with event {expected}, then {seq}"));
            }
            return Ok(());
        }
        counters.acked.add();
        if matches!(pending.action, Action::Move { .. }) {
            counters.acked_moves.add();
        }
        let (id, action) = (pending.id.clone(), pending.action.clone());
        self.acked.push(AckedCommand { id, seq: answer.seq, action });
        self.due = Instant::now() + up_to(self.simulation.think, &mut self.luck);
        if percent(10, &mut self.luck) {
            counters.repeated.add();
            let expected = Some(answer.seq);
            self.pending =
                Some(PendingCommand { is_sent: false, attempts: 0, expected, ..pending });
        }
        Ok(())
    }
}
