//! Deciding commands: the events that a command causes, or why it is refused.

use mirabilia_games::{AnyTable, StepError};
use mirabilia_protocol::{Code, Command, MAX_CHAT, Refusal, Status, Watch};

use super::seating::{check_name, check_number, truncate};
use super::{By, Draft, Event, Playing, Room, settings};

/// The maximum number of chat messages per table.
const MAX_CHAT_COUNT: u32 = 2_000;
/// The number of events after which a table accepts moves only.
const MAX_EVENTS: u64 = 10_000;

impl Draft<'_> {
    /// Applies the events that a person's command causes. `name` is the name they used last.
    pub fn decide(&mut self, who: &str, name: &str, command: &Command) -> Result<(), Refusal> {
        let room = self.room();
        if room.status == Status::Closed && !matches!(command, Command::Rematch) {
            return Err(Refusal::new(Code::Closed, "the table is closed"));
        }
        room.check_log(command)?;
        let events = match command {
            Command::Sit { seat, name: given, number } => {
                let name = given.as_deref().unwrap_or(name);
                room.sit(who, *seat, name, number.as_deref())?
            }
            Command::Leave { seat } => room.leave(who, *seat)?,
            Command::Name { seat, name } => {
                room.check_open()?;
                room.check_yours(who, *seat)?;
                vec![Event::Named { seat: *seat, name: check_name(name)? }]
            }
            Command::Number { seat, number } => {
                room.check_open()?;
                room.check_yours(who, *seat)?;
                vec![Event::Numbered { seat: *seat, number: check_number(number)? }]
            }
            Command::Bot { seat, bot } => room.seat_bot(who, *seat, bot)?,
            Command::Free { seat } => room.free(who, *seat)?,
            Command::Swap { a, b } => room.swap(who, *a, *b)?,
            Command::Settings { settings } => {
                room.check_host(who)?;
                settings::check(settings)?;
                if room.status != Status::Open && settings.clock != room.settings.clock {
                    let message = "the clock cannot be changed after the game has started";
                    return Err(Refusal::new(Code::Started, message));
                }
                room.change_settings(who, settings)?
            }
            Command::ProposalAnswer { seat, yes } => {
                room.check_yours(who, *seat)?;
                room.answer_proposal(*seat, *yes)?
            }
            Command::Remove { seat } => room.remove_person(who, *seat)?,
            Command::Start => {
                room.check_host(who)?;
                room.check_open()?;
                room.start()?
            }
            Command::Move { seat, at, text } => {
                room.check_yours(who, *seat)?;
                let table = &room.check_moment(*at)?.table;
                let m = table.read_move(text).map_err(|error| refusal_of(table, &error))?;
                return self.choose(*seat, m, By::Person);
            }
            Command::Withdraw { seat, at } => {
                room.check_yours(who, *seat)?;
                let playing = room.check_moment(*at)?;
                Room::withdraw(playing, *seat)?
            }
            Command::Undo { seat, at } => {
                room.check_yours(who, *seat)?;
                room.check_moment(*at)?;
                room.request_undo(*seat)?
            }
            Command::UndoAnswer { seat, yes } => {
                room.check_yours(who, *seat)?;
                room.answer_undo(*seat, *yes)?
            }
            Command::Say { text } => room.say(who, name, text)?,
            Command::Rematch => room.check_rematch(who).map(|()| Vec::new())?,
            Command::Close => {
                room.check_host(who)?;
                if room.status == Status::Finished {
                    let message = "the game is over; its table cannot be closed";
                    return Err(Refusal::new(Code::Over, message));
                }
                vec![Event::Closed { why: "the host closed it".to_owned() }]
            }
            Command::Hint { .. } | Command::Ping => Vec::new(),
        };
        self.apply_all(events)?;
        let may_fill =
            matches!(command, Command::Sit { .. } | Command::Bot { .. } | Command::Settings { .. });
        if may_fill && self.room.status == Status::Open {
            let started = self.room.start_if_full()?;
            self.apply_all(started)?;
        }
        Ok(())
    }
}

impl Room {
    /// Refuses what would make the log grow without end. A game with all its moves is far shorter.
    fn check_log(&self, command: &Command) -> Result<(), Refusal> {
        let limit = match command {
            Command::Leave { .. } | Command::Close | Command::Ping | Command::Rematch => u64::MAX,
            Command::Move { .. } => 2 * MAX_EVENTS,
            _ => MAX_EVENTS,
        };
        if self.seq < limit {
            return Ok(());
        }
        let message = format!("the log of this table is full: {} events", self.seq);
        Err(Refusal::new(Code::LogFull, message))
    }

    fn withdraw(playing: &Playing, seat: u8) -> Result<Vec<Event>, Refusal> {
        if playing.chosen().contains(&seat) {
            Ok(vec![Event::Withdrew { seat }])
        } else {
            let message = format!("seat {seat} has no choice to withdraw");
            Err(Refusal::new(Code::NothingToUndo, message))
        }
    }

    fn say(&self, who: &str, name: &str, text: &str) -> Result<Vec<Event>, Refusal> {
        let text = text.trim();
        let length = text.chars().count();
        if !self.settings.chat {
            return Err(Refusal::new(Code::NoChat, "chat is disabled at this table"));
        }
        let seat = self.seats_of(who).next();
        if seat.is_none() && self.host != who && self.settings.watch == Watch::Nobody {
            return Err(Refusal::new(Code::NoWatching, "this table does not allow spectators"));
        }
        let clean = !text.chars().any(|c| c.is_control() && c != '\n');
        if length == 0 || length > MAX_CHAT || !clean {
            let message = format!("a message of {length} characters; expected 1 to {MAX_CHAT}");
            return Err(Refusal::new(Code::BadChat, message));
        }
        if self.chat_count >= MAX_CHAT_COUNT {
            let message =
                format!("the limit of {MAX_CHAT_COUNT} chat messages per table is reached");
            return Err(Refusal::new(Code::BadChat, message));
        }
        let seated = seat.and_then(|seat| self.seats[usize::from(seat)].name());
        let name = check_name(seated.unwrap_or(name))?;
        Ok(vec![Event::Said { person: who.to_owned(), name, text: text.to_owned() }])
    }

    /// Checks that this person may open a rematch.
    pub fn check_rematch(&self, who: &str) -> Result<(), Refusal> {
        if matches!(self.status, Status::Open | Status::Playing) {
            return Err(Refusal::new(Code::NotOver, "the game is not over"));
        }
        match self.seats_of(who).next().is_some() || self.host == who {
            true => Ok(()),
            false => Err(Refusal::new(
                Code::NotYours,
                "only the players and the host may open a rematch",
            )),
        }
    }

    /// Checks that this person may get a hint for a seat.
    pub fn check_hint(&self, who: &str, seat: u8, at: u32) -> Result<(), Refusal> {
        self.check_yours(who, seat)?;
        self.check_moment(at)?;
        if !self.settings.hints {
            return Err(Refusal::new(Code::NoHints, "hints are disabled at this table"));
        }
        if !self.owing().contains(&seat) {
            let message = format!("seat {seat} has no decision to make");
            return Err(Refusal::new(Code::NotYourTurn, message));
        }
        Ok(())
    }

    /// The game, if it is running.
    pub fn check_playing(&self) -> Result<&Playing, Refusal> {
        match (&self.playing, self.status) {
            (_, Status::Closed) => Err(Refusal::new(Code::Closed, "the table is closed")),
            (_, Status::Finished) => Err(Refusal::new(Code::Over, "the game is over")),
            (Some(playing), _) => Ok(playing),
            (None, _) => Err(Refusal::new(Code::NotStarted, "the game has not started")),
        }
    }

    /// The game, if it still has this many steps.
    pub fn check_moment(&self, at: u32) -> Result<&Playing, Refusal> {
        let playing = self.check_playing()?;
        let steps = playing.steps();
        if steps == at {
            return Ok(playing);
        }
        let message = format!("the move is for step {at}, but the game has {steps} steps");
        Err(Refusal::new(Code::Stale, message))
    }
}

/// The refusal of a move that the rules forbid.
pub(crate) fn refusal_of(table: &AnyTable, error: &StepError) -> Refusal {
    let refusal = Refusal::new(error.kind.into(), shorten(&error.to_string()));
    match refusal.code {
        Code::Illegal | Code::BadMove => refusal.because(&mirabilia_tell::step_error(table, error)),
        _ => refusal,
    }
}

fn shorten(message: &str) -> String {
    if message.chars().count() <= 500 { message.to_owned() } else { truncate(message) + " …" }
}
