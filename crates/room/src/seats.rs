//! The occupants of seats.

use mirabilia_bots::BotKind;

/// The occupant of a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Holder {
    /// The seat is open.
    Open,
    /// A person.
    Person(SeatedPerson),
    /// A bot.
    Bot(BotKind),
}

/// A person in a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatedPerson {
    /// The person's id.
    pub id: String,
    /// Their display name.
    pub name: String,
    /// Their contribution to the random seed.
    pub number: Option<String>,
    /// Absent: a bot plays until they return.
    pub away: bool,
    /// Left: a bot plays for the rest of the game.
    pub left: bool,
    /// Out of time: a bot plays for the rest of the game.
    pub timed_out: bool,
}

impl SeatedPerson {
    /// A person who has just taken a seat.
    pub fn new(id: String, name: String, number: Option<String>) -> Self {
        Self { id, name, number, away: false, left: false, timed_out: false }
    }

    /// Whether a bot plays for them.
    pub fn has_stand_in(&self) -> bool {
        self.away || self.left || self.timed_out
    }
}

impl Holder {
    /// The person in the seat, absent or not.
    pub fn person(&self) -> Option<&SeatedPerson> {
        match self {
            Self::Person(person) => Some(person),
            _ => None,
        }
    }

    pub(crate) fn person_mut(&mut self) -> Option<&mut SeatedPerson> {
        match self {
            Self::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Whether this person has the seat and has not left.
    pub fn is(&self, id: &str) -> bool {
        self.person().is_some_and(|person| person.id == id && !person.left)
    }

    /// Whether a person decides, not a stand-in.
    pub fn is_deciding_person(&self) -> bool {
        self.person().is_some_and(|person| !person.has_stand_in())
    }

    /// The name for lists and records.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Open => None,
            Self::Person(person) => Some(&person.name),
            Self::Bot(bot) => Some(bot.name()),
        }
    }
}
