//! Who sits where.

use mirabilia_bots::BotKind;

/// Who has a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person(Person),
    /// A bot.
    Bot(BotKind),
}

/// A person on a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
    /// What their browser adds to the luck.
    pub(crate) number: Option<String>,
    /// Gone: a bot plays until they return.
    pub(crate) away: bool,
    /// Left, or their time is over: a bot plays on for good.
    pub(crate) left: bool,
    pub(crate) late: bool,
}

impl Person {
    pub(crate) fn new(id: String, name: String, number: Option<String>) -> Self {
        Self { id, name, number, away: false, left: false, late: false }
    }

    /// Does a bot play for them?
    pub(crate) fn has_stand_in(&self) -> bool {
        self.away || self.left || self.late
    }
}

impl Holder {
    /// The person, if it is one, gone or not.
    pub(crate) fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            _ => None,
        }
    }

    pub(crate) fn person_mut(&mut self) -> Option<&mut Person> {
        match self {
            Self::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Is it this person's, who has not left?
    pub(crate) fn is(&self, id: &str) -> bool {
        self.person().is_some_and(|person| person.id == id && !person.left)
    }

    /// A person who decides for themselves?
    pub(crate) fn is_deciding_person(&self) -> bool {
        self.person().is_some_and(|person| !person.has_stand_in())
    }

    /// The name in lists and records.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Self::Open => None,
            Self::Person(person) => Some(&person.name),
            Self::Bot(bot) => Some(bot.name()),
        }
    }
}
