//! Which events a command leads to, or why it is refused. Nothing is changed here.

use mirabilia_fair::deal;
use mirabilia_games::StepError;
use mirabilia_protocol::{Code, Command, MAX_CHAT, Refusal, Status, Watch};

use super::sitting::{check_name, check_number, cut};
use super::{By, Event, Playing, Room, settings};

/// Lines of chat a table takes in its life.
const MOST_CHAT: u32 = 2_000;

impl Room {
    /// The events a person's command leads to. `name` is the one the person used last.
    pub(crate) fn decide(
        &self,
        who: &str,
        name: &str,
        command: &Command,
    ) -> Result<Vec<Event>, Refusal> {
        if self.status == Status::Closed && !matches!(command, Command::Rematch) {
            return Err(Refusal::new(Code::Closed, "the table is closed"));
        }
        match command {
            Command::Sit { seat, name: given, number } => {
                let name = given.as_deref().unwrap_or(name);
                let events = self.sit(who, *seat, name, number.as_deref())?;
                self.and_begin(events)
            }
            Command::Leave { seat } => self.leave(who, *seat),
            Command::Name { seat, name } => {
                self.check_open()?;
                self.check_yours(who, *seat)?;
                Ok(vec![Event::Named { seat: *seat, name: check_name(name)? }])
            }
            Command::Number { seat, number } => {
                self.check_open()?;
                self.check_yours(who, *seat)?;
                Ok(vec![Event::Numbered { seat: *seat, number: check_number(number)? }])
            }
            Command::Bot { seat, bot } => {
                let events = self.seat_bot(who, *seat, bot)?;
                self.and_begin(events)
            }
            Command::Free { seat } => self.free(who, *seat),
            Command::Swap { a, b } => self.swap(who, *a, *b),
            Command::Settings { settings } => {
                self.check_host(who)?;
                settings::check(settings)?;
                if self.status != Status::Open && settings.clock != self.settings.clock {
                    let message = "the clock cannot be changed once the game has begun";
                    return Err(Refusal::new(Code::Started, message));
                }
                let events = vec![Event::Settings { settings: settings.clone() }];
                if self.status == Status::Open { self.and_begin(events) } else { Ok(events) }
            }
            Command::Start => {
                self.check_host(who)?;
                self.check_open()?;
                self.begin()
            }
            Command::Move { seat, at, text } => {
                self.check_yours(who, *seat)?;
                self.check_moment(*at)?;
                self.choose(*seat, text, By::Person)
            }
            Command::Withdraw { seat, at } => {
                self.check_yours(who, *seat)?;
                let playing = self.check_moment(*at)?;
                Self::withdraw(playing, *seat)
            }
            Command::Undo { seat, at } => {
                self.check_yours(who, *seat)?;
                self.check_moment(*at)?;
                self.ask_undo(*seat)
            }
            Command::UndoAnswer { seat, yes } => {
                self.check_yours(who, *seat)?;
                self.answer_undo(*seat, *yes)
            }
            Command::Say { text } => self.say(who, name, text),
            Command::Rematch => self.check_rematch(who).map(|()| Vec::new()),
            Command::Close => {
                self.check_host(who)?;
                if self.status == Status::Finished {
                    let message = "the game is over; it stays as it is";
                    return Err(Refusal::new(Code::Over, message));
                }
                Ok(vec![Event::Closed { why: "the host closed it".to_owned() }])
            }
            Command::Hint { .. } | Command::Ping => Ok(Vec::new()),
        }
    }

    /// A decision of a seat, whoever makes it, and the luck that follows.
    pub(crate) fn choose(&self, seat: u8, text: &str, by: By) -> Result<Vec<Event>, Refusal> {
        let playing = self.check_playing()?;
        let mut table = playing.table.clone();
        let before = table.steps();
        table.step(&format!("{seat} {text}")).map_err(|error| refusal_of(&error))?;
        let chose = table
            .lines_since(before)
            .into_iter()
            .find(|line| line.split_once(' ').is_some_and(|(who, _)| who == seat.to_string()));
        // As the record writes it, whatever spaces were sent.
        let text = match chose.as_deref().and_then(|line| line.split_once(' ')) {
            Some((_, text)) => text.to_owned(),
            None => table.chosen(mirabilia_kernel::Seat::new(seat)).unwrap_or(text.to_owned()),
        };
        let mut events = vec![Event::Chose { seat, text, by }];
        let moved = table.steps();
        deal(&mut table, &playing.seed);
        if table.steps() > moved {
            events.push(Event::Dealt { lines: table.lines_since(moved) });
        }
        Ok(events)
    }

    fn withdraw(playing: &Playing, seat: u8) -> Result<Vec<Event>, Refusal> {
        if playing.chosen().contains(&seat) {
            Ok(vec![Event::Withdrew { seat }])
        } else {
            let message = format!("seat {seat} has no choice that waits for others");
            Err(Refusal::new(Code::NothingToUndo, message))
        }
    }

    fn say(&self, who: &str, name: &str, text: &str) -> Result<Vec<Event>, Refusal> {
        let text = text.trim();
        let length = text.chars().count();
        if !self.settings.chat {
            return Err(Refusal::new(Code::NoChat, "this table has no chat"));
        }
        let seat = self.seats_of(who).next();
        if seat.is_none() && self.host != who && self.settings.watch == Watch::Nobody {
            return Err(Refusal::new(Code::NoWatching, "nobody may watch this table"));
        }
        let clean = !text.chars().any(|c| c.is_control() && c != '\n');
        if length == 0 || length > MAX_CHAT || !clean {
            let message = format!("{length} characters; expected 1 to {MAX_CHAT}");
            return Err(Refusal::new(Code::BadChat, message));
        }
        if self.said >= MOST_CHAT {
            let message = format!("this table has {MOST_CHAT} lines of chat; that is all it takes");
            return Err(Refusal::new(Code::BadChat, message));
        }
        let seated = seat.and_then(|seat| self.seats[usize::from(seat)].name());
        let name = check_name(seated.unwrap_or(name))?;
        Ok(vec![Event::Said { person: who.to_owned(), name, text: text.to_owned() }])
    }

    /// May this person call for another game?
    pub(crate) fn check_rematch(&self, who: &str) -> Result<(), Refusal> {
        if matches!(self.status, Status::Open | Status::Playing) {
            return Err(Refusal::new(Code::NotOver, "the game is not over"));
        }
        match self.seats_of(who).next().is_some() || self.host == who {
            true => Ok(()),
            false => Err(Refusal::new(Code::NotYours, "only who played here can play again")),
        }
    }

    /// The game, if it is being played.
    pub(crate) fn check_playing(&self) -> Result<&Playing, Refusal> {
        match (&self.playing, self.status) {
            (_, Status::Closed) => Err(Refusal::new(Code::Closed, "the table is closed")),
            (_, Status::Finished) => Err(Refusal::new(Code::Over, "the game is over")),
            (Some(playing), _) => Ok(playing),
            (None, _) => Err(Refusal::new(Code::NotStarted, "the game has not begun")),
        }
    }

    /// The game, if it has this many steps.
    pub(crate) fn check_moment(&self, at: u32) -> Result<&Playing, Refusal> {
        let playing = self.check_playing()?;
        let steps = playing.steps();
        if steps == at {
            return Ok(playing);
        }
        let message = format!("made at step {at}, but the game has {steps} steps now");
        Err(Refusal::new(Code::Stale, message))
    }

    /// The events, and those that begin the game when they fill the table.
    fn and_begin(&self, mut events: Vec<Event>) -> Result<Vec<Event>, Refusal> {
        let mut room = self.clone();
        for event in &events {
            let entry = super::Entry { event: event.clone(), cause: None };
            let taken = room.apply(&entry, room.seq + 1, self.updated_at);
            taken.map_err(|why| Refusal::new(Code::Broken, why))?;
        }
        if room.status == Status::Open {
            events.extend(room.begin_when_full()?);
        }
        Ok(events)
    }
}

/// The refusal of a step that the rules refuse.
fn refusal_of(error: &StepError) -> Refusal {
    Refusal::new(Code::of_step(error.code), cut_long(&error.message))
}

fn cut_long(message: &str) -> String {
    if message.chars().count() <= 500 { message.to_owned() } else { cut(message) + " …" }
}
