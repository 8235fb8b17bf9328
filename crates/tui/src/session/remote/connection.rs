//! The connection to a server's table: user commands become protocol commands, and server messages
//! become session events.

use std::sync::mpsc::Sender;
use std::time::Duration;

use anyhow::Result;
use mirabilia_client::{ClientError, LiveTable, Update, random_number};
use mirabilia_protocol::{Answer, Code, Command, Holder, Refusal, SeatView, Status};
use serde_json::Value;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::sleep;

use super::super::{SessionEvent, UserCommand};
use super::moment::MomentBuilder;
use crate::hint::Review;

/// How often the progress of a review is polled.
const REVIEW: Duration = Duration::from_millis(700);
/// The bot that the host puts on open seats.
const BOT: &str = "normal";

/// The connection to a server's table.
pub(super) struct TableConnection<'a> {
    table: LiveTable,
    name: Option<String>,
    watch: bool,
    builder: MomentBuilder,
    news: &'a Sender<SessionEvent>,
    /// Commands sent before the first snapshot arrived.
    early: Vec<UserCommand>,
    has_sat: bool,
}

impl<'a> TableConnection<'a> {
    pub(super) fn new(
        table: LiveTable,
        name: Option<String>,
        watch: bool,
        builder: MomentBuilder,
        news: &'a Sender<SessionEvent>,
    ) -> Self {
        Self { table, name, watch, builder, news, early: Vec::new(), has_sat: false }
    }

    fn tell(&self, news: SessionEvent) {
        let _ = self.news.send(news); // fails once the screen is gone
    }

    fn publish(&mut self) {
        if let Some(moment) = self.builder.moment(&self.table) {
            self.tell(SessionEvent::Moment(Box::new(moment)));
        }
    }

    /// Follows the table until the screen is gone or the connection fails for good.
    pub(super) async fn follow(mut self, mut asks: UnboundedReceiver<UserCommand>) -> Result<()> {
        loop {
            tokio::select! {
                heard = self.table.next() => self.hear(heard?).await,
                ask = asks.recv() => {
                    let Some(ask) = ask else {
                        self.table.close().await;
                        return Ok(());
                    };
                    self.ask(ask);
                }
            }
        }
    }

    async fn hear(&mut self, update: Update) {
        match update {
            Update::Events(events) => {
                for event in events {
                    self.tell(SessionEvent::Table(event));
                }
                self.learn_boards().await;
                self.publish();
                if !self.has_sat {
                    self.has_sat = true;
                    self.sit_down();
                }
                for ask in std::mem::take(&mut self.early) {
                    self.ask(ask);
                }
            }
            Update::Answered { command, answer } => self.answered(&command, answer),
            _ => self.publish(),
        }
    }

    fn ask(&mut self, ask: UserCommand) {
        let Some(now) = self.table.now() else { return self.early.push(ask) };
        if !self.table.is_online() {
            // The command was meant for a state that may be outdated.
            return self.tell(SessionEvent::Refused(Refusal::new(Code::Closing, "")));
        }
        match (ask, now.table.next.clone()) {
            (UserCommand::Again, Some(next)) => self.go_to(next),
            (UserCommand::Review, _) => self.review(),
            (ask, _) => {
                for command in self.commands(ask) {
                    self.table.send(command);
                }
            }
        }
    }

    /// Switches to another table.
    fn go_to(&mut self, table: String) {
        self.table.go_to(table);
        self.builder.clear();
        self.has_sat = false;
    }

    /// Fetches board sets that only the server knows.
    async fn learn_boards(&self) {
        let Some(play) = self.table.now().and_then(|now| now.play.as_ref()) else { return };
        let dice = self.table.now().is_some_and(|now| now.table.game == "dice");
        let unknown = |view: &SeatView| !crate::dice::is_known(view.picture.text());
        if dice && play.views.first().is_some_and(unknown) {
            let path = format!("/api/tables/{}/boards", self.table.id());
            // The table can be played without them; the next message tries again.
            if let Ok(boards) = self.table.client().get_text(&path).await {
                let _ = crate::dice::learn(&boards);
            }
        }
    }

    /// Takes a seat on joining an open table as a player.
    fn sit_down(&mut self) {
        let Some(now) = self.table.now() else { return };
        let open = now.table.seats.iter().any(|seat| seat.holder == Holder::Open);
        if !self.watch && now.table.status == Status::Open && now.you.seats.is_empty() && open {
            let command = self.sit();
            self.table.send(command);
        }
    }

    fn sit(&self) -> Command {
        Command::Sit { seat: None, name: self.name.clone(), number: Some(random_number()) }
    }

    /// The protocol commands for a user command; none if it is refused locally.
    fn commands(&mut self, ask: UserCommand) -> Vec<Command> {
        let now = self.table.now();
        let at = now.and_then(|now| now.play.as_ref()).map_or(0, |play| play.steps);
        let mine = now.map_or_else(Vec::new, |now| now.you.seats.clone());
        let open = now.map_or_else(Vec::new, |now| {
            let seats = (0u8..).zip(&now.table.seats);
            let open = seats.filter(|(_, seat)| seat.holder == Holder::Open);
            open.map(|(seat, _)| seat).collect::<Vec<u8>>()
        });
        // The viewer's seat is enough here; the server checks the rest.
        let looking = self.builder.moment(&self.table).and_then(|moment| moment.scene?.seat);
        let seat = looking.filter(|seat| mine.contains(seat)).or(mine.first().copied());
        let moment = self.builder.moment(&self.table);
        let asked = moment.as_ref().and_then(crate::session::Moment::asked);
        let is_undo = moment.is_some_and(|moment| moment.undo.is_some());
        let command = match (ask, seat) {
            (UserCommand::Move { seat, text }, _) => Command::Move { seat, at, text },
            (UserCommand::Withdraw { seat }, _) => Command::Withdraw { seat, at },
            (UserCommand::Undo, Some(seat)) => Command::Undo { seat, at },
            (UserCommand::Answer { yes }, Some(seat)) if is_undo => {
                Command::UndoAnswer { seat: asked.unwrap_or(seat), yes }
            }
            (UserCommand::Answer { yes }, Some(seat)) => {
                Command::ProposalAnswer { seat: asked.unwrap_or(seat), yes }
            }
            (UserCommand::Hint, Some(seat)) => Command::Hint { seat, at },
            (UserCommand::Say(text), _) => Command::Say { text },
            (UserCommand::Sit, _) => self.sit(),
            (UserCommand::Start, _) => Command::Start,
            (UserCommand::Again, _) => Command::Rematch,
            (UserCommand::Bots, _) => {
                let bot = |seat| Command::Bot { seat, bot: BOT.to_owned() };
                return open.into_iter().map(bot).collect();
            }
            (
                UserCommand::Undo
                | UserCommand::Answer { .. }
                | UserCommand::Hint
                | UserCommand::Review,
                _,
            ) => {
                self.tell(SessionEvent::Refused(Refusal::new(Code::NotYours, "")));
                return Vec::new();
            }
        };
        vec![command]
    }

    fn answered(&mut self, command: &Command, answer: Answer) {
        if let Some(refusal) = answer.error {
            self.tell(SessionEvent::Refused(refusal));
            self.publish();
            return;
        }
        if let Some(hint) = answer.hint.and_then(|hint| serde_json::from_str(hint.text()).ok()) {
            self.builder.set_hint(hint);
            self.publish();
        }
        if let (Command::Rematch, Some(table)) = (command, answer.table) {
            self.go_to(table);
        }
    }

    /// Requests a review and polls until it is ready.
    fn review(&self) {
        let (client, news) = (self.table.client().clone(), self.news.clone());
        let path = format!("/api/games/{}/review", self.table.id());
        tokio::spawn(async move {
            let mut answer = client.post::<Value>(&path, &()).await;
            loop {
                match answer {
                    Ok(value) if value.get("decisions").is_some() => {
                        let review: Option<Review> = serde_json::from_value(value).ok();
                        let news_of = |review| SessionEvent::Reviewed(Box::new(review));
                        let refused = || SessionEvent::Refused(Refusal::new(Code::NoReview, ""));
                        let _ = news.send(review.map_or_else(refused, news_of));
                        return;
                    }
                    Ok(value) => {
                        let count = |name: &str| value[name].as_u64().unwrap_or(0) as u32;
                        let (done, of) = (count("done"), count("of"));
                        if news.send(SessionEvent::Reviewing { done, of }).is_err() {
                            return;
                        }
                    }
                    Err(ClientError::Refused(refusal)) => {
                        let _ = news.send(SessionEvent::Refused(refusal));
                        return;
                    }
                    Err(_) => {} // offline; the client reconnects
                }
                sleep(REVIEW).await;
                answer = client.get::<Value>(&path).await;
            }
        });
    }
}
