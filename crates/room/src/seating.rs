//! Commands about seats.

use mirabilia_bots::BotKind;
use mirabilia_fair::Number;
use mirabilia_protocol::{Code, Refusal, Status};

use super::{Event, Holder, Proposal, Room};

/// Parses the name of a bot.
pub(crate) fn parse_bot(name: &str) -> Result<BotKind, Refusal> {
    BotKind::from_name(name).ok_or_else(|| {
        let message = format!("no bot {:?}; bots are {}", truncate(name), BotKind::names());
        Refusal::new(Code::NoBot, message)
    })
}

/// A name that can be shown and written to a record: single spaces, no invisible characters.
pub fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let valid = mirabilia_kernel::record::check_name(&name);
    if valid.is_err() || hides_characters(&name) {
        let message = format!(
            "name {:?}; expected 1 to {} characters without comma or #",
            truncate(&name),
            mirabilia_protocol::MAX_NAME
        );
        return Err(Refusal::new(Code::BadName, message));
    }
    Ok(name)
}

/// Does a text contain invisible characters? U+200D is one between letters; between emoji it joins
/// them into one picture.
fn hides_characters(text: &str) -> bool {
    let emoji = |c: Option<&char>| c.is_some_and(|&c| c >= '\u{2190}' && !c.is_alphanumeric());
    let all: Vec<char> = text.chars().collect();
    all.iter().enumerate().any(|(at, c)| match c {
        '\u{200d}' => !(at > 0 && emoji(all.get(at - 1)) && emoji(all.get(at + 1))),
        '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}'
        | '\u{feff}' => true,
        _ => false,
    })
}

/// A valid contribution to the random seed, in lower case.
pub(crate) fn check_number(text: &str) -> Result<String, Refusal> {
    let number = Number::parse(&text.to_ascii_lowercase());
    number.map(|number| number.as_str().to_owned()).map_err(|_| {
        let message = format!("number {:?}; expected 1 to 64 hexadecimal digits", truncate(text));
        Refusal::new(Code::BadNumber, message)
    })
}

/// Truncates a text for a message.
pub(crate) fn truncate(text: &str) -> String {
    text.chars().take(60).collect()
}

impl Room {
    /// Checks that a seat exists.
    pub(crate) fn check_seat(&self, seat: u8) -> Result<&Holder, Refusal> {
        self.seats.get(usize::from(seat)).ok_or_else(|| {
            let message = format!("no seat {seat}; seats are 0 to {}", self.seats.len() - 1);
            Refusal::new(Code::NoSeat, message)
        })
    }

    /// Checks that a seat belongs to this person.
    pub fn check_yours(&self, who: &str, seat: u8) -> Result<(), Refusal> {
        match self.check_seat(seat)?.is(who) {
            true => Ok(()),
            false => Err(Refusal::new(Code::NotYours, format!("seat {seat} is not yours"))),
        }
    }

    /// Whether a seat belongs to this person.
    pub fn has_seat(&self, who: &str, seat: u8) -> bool {
        self.check_yours(who, seat).is_ok()
    }

    pub(crate) fn check_host(&self, who: &str) -> Result<(), Refusal> {
        match self.host == who {
            true => Ok(()),
            false => Err(Refusal::new(Code::HostOnly, "only the host of the table may do this")),
        }
    }

    pub(crate) fn check_open(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Open => Ok(()),
            Status::Closed => Err(Refusal::new(Code::Closed, "the table is closed")),
            _ => Err(Refusal::new(Code::Started, "the game has already started")),
        }
    }

    pub(crate) fn sit(
        &self,
        who: &str,
        seat: Option<u8>,
        name: &str,
        number: Option<&str>,
    ) -> Result<Vec<Event>, Refusal> {
        let number = number.map(check_number).transpose()?;
        self.check_not_barred(who)?;
        // A person who left during the game may return to the seat.
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

    pub(crate) fn leave(&self, who: &str, seat: Option<u8>) -> Result<Vec<Event>, Refusal> {
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
                return Err(Refusal::new(Code::Over, "the game is over"));
            }
        };
        if others.is_empty() {
            events.push(Event::Closed { why: "all players have left".to_owned() });
        } else if self.host == who && !others.iter().any(|person| person == who) {
            events.push(Event::Host { person: others[0].clone() });
        }
        Ok(events)
    }

    pub(crate) fn free(&self, who: &str, seat: u8) -> Result<Vec<Event>, Refusal> {
        self.check_host(who)?;
        self.check_open()?;
        match self.check_seat(seat)? {
            Holder::Open => Err(Refusal::new(Code::NoSeat, format!("seat {seat} is already open"))),
            _ => Ok(vec![Event::Freed { seat }]),
        }
    }

    pub(crate) fn seat_bot(&self, who: &str, seat: u8, bot: &str) -> Result<Vec<Event>, Refusal> {
        self.check_host(who)?;
        self.check_open()?;
        let bot = parse_bot(bot)?.name().to_owned();
        match self.check_seat(seat)? {
            Holder::Person(person) => {
                let message = format!("seat {seat} is taken by {}; free it first", person.name);
                Err(Refusal::new(Code::Taken, message))
            }
            _ => Ok(vec![Event::Bot { seat, bot }]),
        }
    }

    pub(crate) fn swap(&self, who: &str, a: u8, b: u8) -> Result<Vec<Event>, Refusal> {
        self.check_host(who)?;
        self.check_open()?;
        self.check_seat(a)?;
        self.check_seat(b)?;
        Ok(vec![Event::Swapped { a, b }])
    }

    /// Hands a seat over to another key, if it still belongs to the person who issued the
    /// hand-over.
    pub fn hand_over(
        &self,
        seat: u8,
        to: &str,
        is_issuer: impl Fn(&str) -> bool,
    ) -> Result<Vec<Event>, Refusal> {
        match self.check_seat(seat)?.person() {
            Some(person) if !is_issuer(&person.id) || person.left => {
                Err(Refusal::new(Code::NoHandOver, "the seat belongs to another player now"))
            }
            Some(person) if person.id == to => Ok(Vec::new()),
            Some(_) => {
                self.check_not_barred(to)?;
                let change = Event::HandedOver { seat, person: to.to_owned() };
                if self.status != Status::Playing {
                    return Ok(vec![change]);
                }
                let proposal = Proposal::HandOver { seat, person: to.to_owned() };
                self.with_consent(Some(seat), proposal, change)
            }
            None => Err(Refusal::new(Code::NoHandOver, "the seat no longer has a player")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::check_name;

    #[test]
    fn names_may_contain_joined_emoji_but_no_other_invisible_characters() {
        for name in ["Ada", "👩🏽\u{200d}🚀", "Bo ❤️\u{200d}🔥"] {
            assert_eq!(check_name(name).expect("valid"), name);
        }
        for name in ["a\u{200d}b", "\u{200d}🚀", "🚀\u{200d}", "a\u{200b}b", "a\u{202e}b"] {
            check_name(name).expect_err(name);
        }
    }
}
