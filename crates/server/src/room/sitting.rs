//! Who may sit, stand, be moved: commands about seats.

use mirabilia_bots::BotKind;
use mirabilia_fair::Number;
use mirabilia_protocol::{Code, Refusal, Status};

use super::{Event, Holder, Room};

/// The bot of a name, or why not.
pub(super) fn bot_of(name: &str) -> Result<BotKind, Refusal> {
    BotKind::from_name(name).ok_or_else(|| {
        let message = format!("no bot {:?}; bots are {}", cut(name), BotKind::names());
        Refusal::new(Code::NoBot, message)
    })
}

/// A name that can be shown and kept in a record: spaces made single, nothing unseen.
pub(crate) fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let unseen = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    let fits = mirabilia_kernel::record::check_name(&name);
    if fits.is_err() || name.chars().any(unseen) {
        let message = format!(
            "name {:?}; expected 1 to {} characters without comma or #",
            cut(&name),
            mirabilia_protocol::MAX_NAME
        );
        return Err(Refusal::new(Code::BadName, message));
    }
    Ok(name)
}

/// A number for the luck, as it is kept.
pub(super) fn check_number(text: &str) -> Result<String, Refusal> {
    let number = Number::parse(&text.to_ascii_lowercase());
    number.map(|number| number.as_str().to_owned()).map_err(|_| {
        let message = format!("number {:?}; expected 1 to 64 hexadecimal digits", cut(text));
        Refusal::new(Code::BadNumber, message)
    })
}

/// The beginning of a text, for messages.
pub(super) fn cut(text: &str) -> String {
    text.chars().take(60).collect()
}

impl Room {
    /// Is this a seat of the table?
    pub(super) fn check_seat(&self, seat: u8) -> Result<&Holder, Refusal> {
        self.seats.get(usize::from(seat)).ok_or_else(|| {
            let message = format!("no seat {seat}; seats are 0 to {}", self.seats.len() - 1);
            Refusal::new(Code::NoSeat, message)
        })
    }

    /// Is it this person's?
    pub(crate) fn check_yours(&self, who: &str, seat: u8) -> Result<(), Refusal> {
        match self.check_seat(seat)?.is(who) {
            true => Ok(()),
            false => Err(Refusal::new(Code::NotYours, format!("seat {seat} is not yours"))),
        }
    }

    pub(super) fn check_host(&self, who: &str) -> Result<(), Refusal> {
        match self.host == who {
            true => Ok(()),
            false => Err(Refusal::new(Code::HostOnly, "only the host of the table may do this")),
        }
    }

    pub(super) fn check_open(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Open => Ok(()),
            Status::Closed => Err(Refusal::new(Code::Closed, "the table is closed")),
            _ => Err(Refusal::new(Code::Started, "the game has begun")),
        }
    }

    pub(super) fn sit(
        &self,
        who: &str,
        seat: Option<u8>,
        name: &str,
        number: Option<&str>,
    ) -> Result<Vec<Event>, Refusal> {
        let number = number.map(check_number).transpose()?;
        // Whoever left during the game may come back to the seat.
        if self.status == Status::Playing
            && let Some(seat) = seat
            && let Some(person) = self.check_seat(seat)?.person()
            && person.id == who
            && person.left
        {
            let (person, name) = (who.to_owned(), person.name.clone());
            return Ok(vec![Event::Sat { seat, person, name, number }]);
        }
        self.check_open()?;
        let name = check_name(name)?;
        let seat = if let Some(seat) = seat {
            match self.check_seat(seat)? {
                Holder::Open => seat,
                holder => {
                    let name = holder.name().unwrap_or_default();
                    let message = format!("seat {seat} is taken by {name}");
                    return Err(Refusal::new(Code::Taken, message));
                }
            }
        } else {
            let open = self.seats.iter().position(|holder| *holder == Holder::Open);
            open.ok_or_else(|| Refusal::new(Code::Full, "no seat is open"))? as u8
        };
        Ok(vec![Event::Sat { seat, person: who.to_owned(), name, number }])
    }

    pub(super) fn leave(&self, who: &str, seat: Option<u8>) -> Result<Vec<Event>, Refusal> {
        let seats: Vec<u8> = match seat {
            Some(seat) => {
                self.check_yours(who, seat)?;
                vec![seat]
            }
            None => self.seats_of(who).collect(),
        };
        if seats.is_empty() {
            return Err(Refusal::new(Code::NotYours, "you have no seat here"));
        }
        let leaves = |holder: (u8, &Holder)| !seats.contains(&holder.0);
        let remains = |(_, holder): (u8, &Holder)| {
            holder.person().filter(|person| !person.left).map(|person| person.id.clone())
        };
        let others: Vec<String> =
            (0..).zip(&self.seats).filter(|&holder| leaves(holder)).filter_map(remains).collect();
        let mut events: Vec<Event> = match self.status {
            Status::Open => seats.into_iter().map(|seat| Event::Freed { seat }).collect(),
            Status::Playing => seats.into_iter().map(|seat| Event::Left { seat }).collect(),
            _ => {
                return Err(Refusal::new(
                    Code::Over,
                    "the game is over; there is nothing to leave",
                ));
            }
        };
        if others.is_empty() {
            events.push(Event::Closed { why: "everybody has left".to_owned() });
        } else if self.host == who && !others.iter().any(|person| person == who) {
            events.push(Event::Host { person: others[0].clone() });
        }
        Ok(events)
    }

    pub(super) fn free(&self, who: &str, seat: u8) -> Result<Vec<Event>, Refusal> {
        self.check_host(who)?;
        self.check_open()?;
        match self.check_seat(seat)? {
            Holder::Open => Err(Refusal::new(Code::NoSeat, format!("seat {seat} is open already"))),
            _ => Ok(vec![Event::Freed { seat }]),
        }
    }

    pub(super) fn seat_bot(&self, who: &str, seat: u8, bot: &str) -> Result<Vec<Event>, Refusal> {
        self.check_host(who)?;
        self.check_open()?;
        let bot = bot_of(bot)?.name().to_owned();
        match self.check_seat(seat)? {
            Holder::Person(person) => {
                let message = format!("seat {seat} is taken by {}; free it first", person.name);
                Err(Refusal::new(Code::Taken, message))
            }
            _ => Ok(vec![Event::Bot { seat, bot }]),
        }
    }

    pub(super) fn swap(&self, who: &str, a: u8, b: u8) -> Result<Vec<Event>, Refusal> {
        self.check_host(who)?;
        self.check_open()?;
        self.check_seat(a)?;
        self.check_seat(b)?;
        Ok(vec![Event::Swapped { a, b }])
    }

    /// Moves a seat to another key of its person, if it is still theirs who gave it.
    pub(crate) fn hand_over(
        &self,
        seat: u8,
        to: &str,
        is_giver: impl Fn(&str) -> bool,
    ) -> Result<Vec<Event>, Refusal> {
        match self.check_seat(seat)?.person() {
            Some(person) if !is_giver(&person.id) || person.left => {
                Err(Refusal::new(Code::NoHandOver, "somebody else sits there now"))
            }
            Some(person) if person.id == to => Ok(Vec::new()),
            Some(_) => Ok(vec![Event::HandedOver { seat, person: to.to_owned() }]),
            None => Err(Refusal::new(Code::NoHandOver, "nobody sits there any more")),
        }
    }
}
