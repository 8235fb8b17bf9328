//! The line to a server: sends commands, hears what happens, and comes back when it breaks.

use std::sync::mpsc::Sender;
use std::time::Duration;

use anyhow::Result;
use mirabilia_client::{Client, ClientError, Socket};
use mirabilia_protocol::{
    Answer, Code, Command, Holder, Message, Refusal, Request, SeatView, Status,
};
use serde_json::Value;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::sleep;

use super::super::{Ask, News};
use super::mirror::Mirror;
use crate::hint::Review;

/// The waits between attempts to come back, in milliseconds; the last one again and again.
const WAITS: [u64; 5] = [200, 500, 1000, 2000, 5000];
/// How often a review that is being made is asked after.
const REVIEW: Duration = Duration::from_millis(700);
/// The bot that the host seats where nobody says which.
const BOT: &str = "normal";

/// Why a connection is over.
enum Over {
    /// The screen is gone.
    Left,
    /// The line broke.
    Broken,
    /// Another table is to be followed.
    Elsewhere(String),
}

/// A line to the table of a server.
pub(super) struct Line<'a> {
    client: Client,
    table: String,
    name: Option<String>,
    watch: bool,
    mirror: Mirror,
    news: &'a Sender<News>,
    /// Commands that were not answered yet; after a break they are sent again.
    unanswered: Vec<Request>,
    number: u64,
    /// Told apart from those of an earlier run by this person.
    run: String,
    has_sat: bool,
}

impl<'a> Line<'a> {
    pub(super) fn new(
        client: Client,
        table: String,
        name: Option<String>,
        watch: bool,
        mirror: Mirror,
        news: &'a Sender<News>,
    ) -> Self {
        let run = random_hex::<6>();
        let (unanswered, number, has_sat) = (Vec::new(), 0, false);
        Self { client, table, name, watch, mirror, news, unanswered, number, run, has_sat }
    }

    fn tell(&self, news: News) {
        let _ = self.news.send(news); // nobody listens when the screen is gone
    }

    fn publish(&mut self) {
        if let Some(moment) = self.mirror.moment() {
            self.tell(News::Now(Box::new(moment)));
        }
    }

    /// Follows the table until the screen is gone or nothing is left to follow.
    pub(super) async fn follow(&mut self, mut asks: UnboundedReceiver<Ask>) -> Result<()> {
        let mut attempt = 0;
        loop {
            match self.client.listen(&self.table, self.mirror.seq()).await {
                Ok(socket) => match self.hold(socket, &mut asks).await? {
                    Over::Left => return Ok(()),
                    Over::Broken => attempt = 0,
                    Over::Elsewhere(table) => {
                        self.table = table;
                        self.mirror.clear();
                        self.unanswered.clear();
                        self.has_sat = false;
                        continue;
                    }
                },
                Err(error) if is_final(&error, self.mirror.seq().is_some()) => {
                    return Err(error.into());
                }
                Err(_) => {}
            }
            self.mirror.online = false;
            self.publish();
            let wait = WAITS[attempt.min(WAITS.len() - 1)];
            attempt += 1;
            tokio::select! {
                () = sleep(Duration::from_millis(wait)) => {}
                ask = asks.recv() => match ask {
                    None => return Ok(()),
                    // What is asked now is for a moment that may have passed.
                    Some(_) => self.tell(News::Refused(Refusal::new(Code::Closing, ""))),
                },
            }
        }
    }

    /// One connection, until it is over.
    async fn hold(
        &mut self,
        mut socket: Socket,
        asks: &mut UnboundedReceiver<Ask>,
    ) -> Result<Over> {
        if self.mirror.seq().is_some() {
            // Back again: the server says nothing when nothing happened meanwhile.
            self.mirror.online = true;
            self.publish();
        }
        for request in self.unanswered.clone() {
            if socket.send(&request).await.is_err() {
                return Ok(Over::Broken);
            }
        }
        loop {
            tokio::select! {
                message = socket.next() => {
                    let Ok(Some(message)) = message else { return Ok(Over::Broken) };
                    if let Message::Answer(answer) = message {
                        if let Some(table) = self.answered(answer) {
                            return Ok(Over::Elsewhere(table));
                        }
                        continue;
                    }
                    for event in self.mirror.hear(message) {
                        self.tell(News::Happened(event));
                    }
                    self.learn_boards().await;
                    self.publish();
                    if !self.has_sat {
                        self.has_sat = true;
                        self.sit_down(&mut socket).await;
                    }
                }
                ask = asks.recv() => match ask {
                    None => {
                        socket.close().await;
                        return Ok(Over::Left);
                    }
                    Some(Ask::Again) if self.next().is_some() => {
                        return Ok(Over::Elsewhere(self.next().unwrap_or_default()));
                    }
                    Some(Ask::Review) => self.review(),
                    Some(ask) => for command in self.commands(ask) {
                        if !self.send(&mut socket, command).await {
                            return Ok(Over::Broken);
                        }
                    },
                },
            }
        }
    }

    /// A table may be played on boards that only its server knows.
    async fn learn_boards(&self) {
        let Some(play) = self.mirror.snapshot().and_then(|now| now.play.as_ref()) else { return };
        let dice = self.mirror.snapshot().is_some_and(|now| now.table.game == "dice");
        let unknown = |view: &SeatView| !crate::dice::is_known(view.picture.text());
        if dice && play.views.first().is_some_and(unknown) {
            let path = format!("/api/tables/{}/boards", self.table);
            // Without them the table can still be played; the next message tries again.
            if let Ok(boards) = self.client.get_text(&path).await {
                let _ = crate::dice::learn(&boards);
            }
        }
    }

    fn next(&self) -> Option<String> {
        self.mirror.snapshot()?.table.next.clone()
    }

    /// Takes a seat when one comes to an open table as a player.
    async fn sit_down(&mut self, socket: &mut Socket) {
        let Some(now) = self.mirror.snapshot() else { return };
        let open = now.table.seats.iter().any(|seat| seat.holder == Holder::Open);
        if !self.watch && now.table.status == Status::Open && now.you.seats.is_empty() && open {
            let command = self.sit();
            self.send(socket, command).await;
        }
    }

    fn sit(&self) -> Command {
        let number = Some(random_hex::<16>());
        Command::Sit { seat: None, name: self.name.clone(), number }
    }

    /// Sends a command; `false` when the line is broken. Then it is sent again on the next one.
    async fn send(&mut self, socket: &mut Socket, command: Command) -> bool {
        self.number += 1;
        let request = Request { id: format!("{}-{}", self.run, self.number), command };
        self.unanswered.push(request.clone());
        socket.send(&request).await.is_ok()
    }

    /// What is to be sent for what was asked; nothing, when it is refused here.
    fn commands(&mut self, ask: Ask) -> Vec<Command> {
        let now = self.mirror.snapshot();
        let at = now.and_then(|now| now.play.as_ref()).map_or(0, |play| play.steps);
        let mine = now.map_or_else(Vec::new, |now| now.you.seats.clone());
        let open = now.map_or_else(Vec::new, |now| {
            let seats = (0u8..).zip(&now.table.seats);
            let open = seats.filter(|(_, seat)| seat.holder == Holder::Open);
            open.map(|(seat, _)| seat).collect::<Vec<u8>>()
        });
        // Looking is enough to know whose turn it is; the rest the server knows better.
        let looking = self.mirror.moment().and_then(|moment| moment.scene?.view.seat);
        let seat = looking.filter(|seat| mine.contains(seat)).or(mine.first().copied());
        let asked = self.mirror.moment().and_then(|moment| moment.asked());
        let command = match (ask, seat) {
            (Ask::Move { seat, text }, _) => Command::Move { seat, at, text },
            (Ask::Withdraw { seat }, _) => Command::Withdraw { seat, at },
            (Ask::Undo, Some(seat)) => Command::Undo { seat, at },
            (Ask::Answer { yes }, Some(seat)) => {
                Command::UndoAnswer { seat: asked.unwrap_or(seat), yes }
            }
            (Ask::Hint, Some(seat)) => Command::Hint { seat, at },
            (Ask::Say(text), _) => Command::Say { text },
            (Ask::Sit, _) => self.sit(),
            (Ask::Start, _) => Command::Start,
            (Ask::Again, _) => Command::Rematch,
            (Ask::Bots, _) => {
                let bot = |seat| Command::Bot { seat, bot: BOT.to_owned() };
                return open.into_iter().map(bot).collect();
            }
            (Ask::Undo | Ask::Answer { .. } | Ask::Hint | Ask::Review, _) => {
                self.tell(News::Refused(Refusal::new(Code::NotYours, "")));
                return Vec::new();
            }
        };
        vec![command]
    }

    /// Hears an answer; the other table that a command led to.
    fn answered(&mut self, answer: Answer) -> Option<String> {
        let known = self.unanswered.iter().position(|request| request.id == answer.id);
        let request = known.map(|at| self.unanswered.remove(at));
        if let Some(refusal) = answer.error {
            if let Some(now) = refusal.now.clone() {
                self.mirror.replace(*now);
            }
            self.tell(News::Refused(refusal));
            self.publish();
            return None;
        }
        if let Some(hint) = answer.hint.and_then(|hint| serde_json::from_str(hint.text()).ok()) {
            self.mirror.set_hint(hint);
            self.publish();
        }
        let led = matches!(request, Some(Request { command: Command::Rematch, .. }));
        answer.table.filter(|_| led)
    }

    /// Has a review made, and asks after it until it is there.
    fn review(&self) {
        let (client, news) = (self.client.clone(), self.news.clone());
        let path = format!("/api/games/{}/review", self.table);
        tokio::spawn(async move {
            let mut answer = client.post::<Value>(&path, &()).await;
            loop {
                match answer {
                    Ok(value) if value.get("decisions").is_some() => {
                        let review: Option<Review> = serde_json::from_value(value).ok();
                        let news_of = |review| News::Reviewed(Box::new(review));
                        let refused = || News::Refused(Refusal::new(Code::NoReview, ""));
                        let _ = news.send(review.map_or_else(refused, news_of));
                        return;
                    }
                    Ok(value) => {
                        let count = |name: &str| value[name].as_u64().unwrap_or(0) as u32;
                        let (done, of) = (count("done"), count("of"));
                        if news.send(News::Reviewing { done, of }).is_err() {
                            return;
                        }
                    }
                    Err(ClientError::Refused(refusal)) => {
                        let _ = news.send(News::Refused(refusal));
                        return;
                    }
                    Err(_) => {} // the line is broken; it comes back
                }
                sleep(REVIEW).await;
                answer = client.get::<Value>(&path).await;
            }
        });
    }
}

/// Is there no use in trying again?
fn is_final(error: &ClientError, was_there: bool) -> bool {
    match error.refusal() {
        Some(refusal) => {
            let passing = [Code::TooMany, Code::Busy, Code::NoStore, Code::Closing, Code::Broken];
            !passing.contains(&refusal.code)
        }
        // Whoever was there once comes back; a wrong address is said at once.
        None => !was_there,
    }
}

fn random_hex<const N: usize>() -> String {
    let mut bytes = [0; N];
    // Without random numbers of the system the server's own secret still decides.
    let _ = getrandom::fill(&mut bytes);
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(u32::from(digit), 16)).collect()
}
