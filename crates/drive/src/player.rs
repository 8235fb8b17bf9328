//! A simulated person at one seat: random legal moves over a socket or by POST, at random times, with
//! lost connections, repeated commands and things to say. Everything heard is remembered.

mod check;

use std::sync::Arc;
use std::time::Duration;

use mirabilia_client::{Client, ClientError, Socket};
use mirabilia_kernel::{Fast, Luck};
use mirabilia_protocol::{Answer, Code, Command, Request};
use tokio::time::{Instant, sleep, sleep_until};

use crate::deed::{Acknowledged, Deed, Played};
use crate::heard::Heard;
use crate::patience::{MOMENT, is_worth_waiting};
use crate::table::Pulse;
use crate::tally::is_passing;
use crate::word::{Game, Word};
use crate::world::{Person, World, percent, up_to};

/// A game where nothing happens for this long stands still.
const STILL: Duration = Duration::from_mins(2);
/// How long to wait before something is asked again that could not be done.
const AGAIN: Duration = Duration::from_millis(250);
/// How long a person sleeps who lets their time run out.
const ASLEEP: Duration = Duration::from_secs(8);

/// What was sent and has no answer yet.
#[derive(Clone, Debug)]
struct Pending {
    id: String,
    deed: Deed,
    /// Sent on the present connection?
    is_sent: bool,
    /// How often it was sent.
    times: u32,
    /// It was answered before: this must be the answer again.
    expected: Option<u64>,
}

/// A person at a seat.
pub(crate) struct Player {
    world: Arc<World>,
    pulse: Arc<Pulse>,
    person: Person,
    table: String,
    seat: u8,
    has_clock: bool,
    luck: Fast,
    /// Which server they use.
    server: usize,
    heard: Option<Heard>,
    game: Option<Game>,
    /// The step at which they have decided already.
    decided: Option<u32>,
    pending: Option<Pending>,
    acknowledged: Vec<Acknowledged>,
    commands: u32,
    /// When they do something next.
    due: Instant,
    news: Instant,
}

/// How a connection ended.
enum End {
    /// The game is over.
    Over,
    /// It broke; after a crash what was heard is compared.
    Broken,
    /// Given up on purpose.
    Dropped,
}

/// What is wrong.
type Finding = String;

impl Player {
    pub(crate) fn new(
        world: Arc<World>,
        pulse: Arc<Pulse>,
        person: Person,
        table: &str,
        seat: u8,
        has_clock: bool,
        luck: Fast,
    ) -> Self {
        Self {
            world,
            pulse,
            person,
            table: table.to_owned(),
            seat,
            has_clock,
            luck,
            server: usize::from(seat),
            heard: None,
            game: None,
            decided: None,
            pending: None,
            acknowledged: Vec::new(),
            commands: 0,
            due: Instant::now(),
            news: Instant::now(),
        }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(mut self) -> Result<Played, Finding> {
        let seat = self.seat;
        match self.play_through().await {
            Ok(()) => {}
            Err(finding) => return Err(format!("seat {seat}: {finding}")),
        }
        let heard = self.heard.ok_or("nothing was heard")?;
        let (acknowledged, has_clock) = (self.acknowledged, self.has_clock);
        Ok(Played { seat, has_clock, acknowledged, heard })
    }

    async fn play_through(&mut self) -> Result<(), Finding> {
        loop {
            match self.connect_and_play().await? {
                End::Over => break,
                End::Dropped => self.world.tally.dropped.add(),
                End::Broken => {
                    self.world.tally.broken.add();
                    self.server += 1;
                    sleep(MOMENT).await;
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

    async fn connect_and_play(&mut self) -> Result<End, Finding> {
        let from = self.heard.as_ref().map(|heard| heard.last);
        let socket = match self.client().listen(&self.table, from).await {
            Ok(socket) => socket,
            Err(error) if is_worth_waiting(&self.world.tally, &error) => {
                self.check_news()?;
                return Ok(End::Broken);
            }
            Err(error) => return Err(format!("cannot listen: {error}")),
        };
        self.due = Instant::now() + up_to(self.world.think, &mut self.luck);
        self.listen(socket).await
    }

    /// What was acknowledged before a crash is answered the same after it.
    fn repeat_last(&mut self) {
        if let (None, Some(last)) = (&self.pending, self.acknowledged.last()) {
            self.world.tally.repeated.add();
            let (id, deed) = (last.id.clone(), last.deed.clone());
            let expected = Some(last.seq);
            self.pending = Some(Pending { id, deed, is_sent: false, times: 0, expected });
        }
    }

    fn client(&self) -> Client {
        self.person.at(self.server).clone()
    }

    async fn listen(&mut self, mut socket: Socket) -> Result<End, Finding> {
        loop {
            if self.pending.is_none() && self.is_over() {
                return Ok(End::Over);
            }
            let has_work = self.has_work();
            tokio::select! {
                word = socket.next_as::<Word>() => match word {
                    Ok(Some(word)) if word.is == "closing" => return Ok(End::Broken),
                    Ok(Some(word)) => self.take(word)?,
                    Ok(None) | Err(ClientError::Connection { .. }) => return Ok(End::Broken),
                    Err(error) => return Err(error.to_string()),
                },
                () = sleep_until(self.due), if has_work => {
                    if percent(2, &mut self.luck) {
                        return Ok(End::Dropped);
                    }
                    if !self.act(&mut socket).await? {
                        return Ok(End::Broken);
                    }
                }
                () = sleep_until(self.news + STILL) => self.check_news()?,
            }
        }
    }

    fn check_news(&self) -> Result<(), Finding> {
        let last = self.heard.as_ref().map_or(0, |heard| heard.last);
        if self.news.elapsed() > STILL {
            return Err(format!("nothing for {} s after event {last}", STILL.as_secs()));
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.ending.is_some())
    }

    /// May this seat decide now?
    fn may_move(&self) -> bool {
        let game = self.game.as_ref().filter(|game| self.decided != Some(game.steps));
        game.is_some_and(|game| !game.legal(self.seat).is_empty())
    }

    fn has_work(&self) -> bool {
        match &self.pending {
            Some(pending) => !pending.is_sent,
            None => self.may_move(),
        }
    }

    /// Takes a message of the socket.
    fn take(&mut self, word: Word) -> Result<(), Finding> {
        match (word.is.as_str(), &mut self.heard) {
            ("table", None) => self.heard = Some(Heard::begin(word.seq, word.log)),
            ("table", Some(heard)) => {
                let last = heard.last;
                return Err(format!(
                    "event {last} was heard and is lost: the last is {}",
                    word.seq
                ));
            }
            ("events", Some(heard)) => heard.hear(word.seq, &word.events)?,
            ("answer", _) => {
                return self.answered(Answer {
                    id: word.id,
                    seq: word.seq,
                    error: word.error,
                    table: None,
                    hint: None,
                });
            }
            _ => return Ok(()),
        }
        self.news = Instant::now();
        self.pulse.beat();
        if let Some(game) = word.play {
            let is_new = self.game.as_ref().is_none_or(|old| old.steps != game.steps);
            self.game = Some(game);
            if is_new && self.pending.is_none() {
                let sleeps = self.has_clock && percent(3, &mut self.luck);
                let most = if sleeps { ASLEEP } else { self.world.think };
                self.due = Instant::now() + up_to(most, &mut self.luck);
            }
        }
        Ok(())
    }

    /// Sends what waits, or decides something; `false` when the connection is gone.
    async fn act(&mut self, socket: &mut Socket) -> Result<bool, Finding> {
        if self.pending.is_none() {
            self.decide();
        }
        let Some(pending) = &mut self.pending else { return Ok(true) };
        pending.is_sent = true;
        pending.times += 1;
        if pending.times > 1 {
            self.world.tally.resent.add();
        }
        let command = match pending.deed.clone() {
            Deed::Move { at, text } => Command::Move { seat: self.seat, at, text },
            Deed::Say { text } => Command::Say { text },
        };
        let request = Request { id: pending.id.clone(), command };
        if !percent(25, &mut self.luck) {
            return Ok(socket.send(&request).await.is_ok());
        }
        match self.client().command(&self.table, &request).await {
            Ok(answer) => self.answered(answer).map(|()| true),
            Err(error) if is_worth_waiting(&self.world.tally, &error) => {
                self.put_off();
                Ok(error.refusal().is_some())
            }
            Err(error) => Err(format!("{request:?}: {error}")),
        }
    }

    /// Something to say, or a move.
    fn decide(&mut self) {
        let Some(game) = &self.game else { return };
        let legal = game.legal(self.seat);
        if legal.is_empty() {
            return;
        }
        self.commands += 1;
        let id = format!("{}-{}", self.seat, self.commands);
        let deed = if percent(5, &mut self.luck) {
            Deed::Say { text: format!("words {id}") }
        } else {
            let text = legal[self.luck.below(legal.len() as u32) as usize].clone();
            self.decided = Some(game.steps);
            Deed::Move { at: game.steps, text }
        };
        self.pending = Some(Pending { id, deed, is_sent: false, times: 0, expected: None });
    }

    fn put_off(&mut self) {
        self.due = Instant::now() + up_to(AGAIN, &mut self.luck);
        if let Some(pending) = &mut self.pending {
            pending.is_sent = false;
        }
    }

    fn answered(&mut self, answer: Answer) -> Result<(), Finding> {
        let Some(pending) = self.pending.take_if(|pending| pending.id == answer.id) else {
            // The answer to what was sent twice has come twice.
            return Ok(());
        };
        if let Some(refusal) = answer.error {
            let late = matches!(
                refusal.code,
                Code::Stale | Code::AlreadyChosen | Code::NotYourTurn | Code::Over
            );
            if is_passing(refusal.code) {
                self.world.tally.put_off(refusal.code);
                self.pending = Some(pending);
                self.put_off();
            } else if !(self.has_clock && late && pending.expected.is_none()) {
                return Err(format!(
                    "{pending:?} was refused: {} ({})",
                    refusal.message,
                    refusal.code.slug()
                ));
            }
            return Ok(());
        }
        let tally = &self.world.tally;
        if let Some(expected) = pending.expected {
            if expected != answer.seq {
                let seq = answer.seq;
                return Err(format!("{pending:?}: the answer was event {expected} and is {seq}"));
            }
            return Ok(());
        }
        tally.acknowledged.add();
        if matches!(pending.deed, Deed::Move { .. }) {
            tally.moves.add();
        }
        let (id, deed) = (pending.id.clone(), pending.deed.clone());
        self.acknowledged.push(Acknowledged { id, seq: answer.seq, deed });
        self.due = Instant::now() + up_to(self.world.think, &mut self.luck);
        if percent(10, &mut self.luck) {
            tally.repeated.add();
            let expected = Some(answer.seq);
            self.pending = Some(Pending { is_sent: false, times: 0, expected, ..pending });
        }
        Ok(())
    }
}
