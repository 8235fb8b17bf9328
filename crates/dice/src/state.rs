//! The state of a game: cities now and as they stood when the turn began, the Forum, and what is due.
//!
//! Seats affect each other only through the table as it stood at the start of the turn (rule 3.10).
//! So a chain of choices is a stack of tasks of one city, and seats without tasks wait without
//! learning what the others do (rule 3.9).

use mirabilia_kernel::{MAX_SEATS, Seat, SeatSet, Turn};

use crate::boards::{Boards, BoardsRef, Sheet};
use crate::city::{City, Task, Tasks};
use crate::setup::Setup;

/// The most dice in the Forum.
pub const FORUM: usize = 7;
/// The game ends as it stands after this turn (rule 9.6).
pub const LAST_TURN: u16 = 200;

/// What is due next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Luck: which city each seat has.
    DealCities,
    /// Luck: the shake.
    Roll,
    /// Seats with tasks decide.
    Act,
    /// Luck: which grey die a special die replaces.
    Swap,
    /// The game has ended.
    Over,
}

impl Phase {
    /// Every phase.
    pub const ALL: [Self; 5] = [Self::DealCities, Self::Roll, Self::Act, Self::Swap, Self::Over];

    /// Its id in files and on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            Self::DealCities => "cities",
            Self::Roll => "roll",
            Self::Act => "act",
            Self::Swap => "swap",
            Self::Over => "over",
        }
    }
}

/// Why the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// A city has crossed off the bonuses that bring the end (rule 9.1).
    Bonuses,
    /// The game has lasted [`LAST_TURN`] turns (rule 9.6).
    Turns,
}

impl EndReason {
    /// Every reason.
    pub const ALL: [Self; 2] = [Self::Bonuses, Self::Turns];

    /// Its id in files and on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bonuses => "bonuses",
            Self::Turns => "turns",
        }
    }
}

/// A die in the Forum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Shown {
    /// The die, by its number in the board set.
    pub die: u8,
    /// The face that lies up, 0 to 5.
    pub face: u8,
    /// The section it lies in: its cost in coins, 0 to 3.
    pub section: u8,
}

/// A game of 7 Wonders Dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) boards: BoardsRef,
    pub(crate) cities: [City; MAX_SEATS],
    /// The cities as they stood when the turn began.
    pub(crate) before: [City; MAX_SEATS],
    pub(crate) forum: [Shown; FORUM],
    pub(crate) forum_len: u8,
    pub(crate) seats: u8,
    /// Turns begun.
    pub(crate) turn: u16,
    pub(crate) phase: Phase,
    /// How often the seats that had to have decided in this turn.
    pub(crate) round: u8,
    /// Special dice that enter the Forum at the end of this turn, one bit each.
    pub(crate) entering: u16,
    /// Special dice that are or were about to be in the Forum, one bit each.
    pub(crate) entered: u16,
    /// Has a city finished the Agora in an earlier turn?
    pub(crate) agora_finished: bool,
    /// Is this the last turn?
    pub(crate) last: bool,
}

impl State {
    pub(crate) fn opening(setup: &Setup) -> Self {
        let boards = setup.boards;
        let mut forum = [Shown::default(); FORUM];
        let mut forum_len = 0;
        for (number, die) in boards.dice.iter().enumerate() {
            if !die.special {
                forum[forum_len] = Shown { die: number as u8, ..Shown::default() };
                forum_len += 1;
            }
        }
        let city = City { coins: boards.gold_start, ..City::EMPTY };
        Self {
            boards,
            cities: [city; MAX_SEATS],
            before: [city; MAX_SEATS],
            forum,
            forum_len: forum_len as u8,
            seats: setup.seats,
            turn: 0,
            phase: Phase::DealCities,
            round: 0,
            entering: 0,
            entered: 0,
            agora_finished: false,
            last: false,
        }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The board set.
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// A seat's city.
    #[inline]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// A seat's city as it stood when the turn began.
    #[inline]
    pub fn city_before(&self, seat: Seat) -> &City {
        &self.before[seat.index()]
    }

    /// The sheet of a city that has been dealt.
    #[inline]
    pub(crate) fn sheet(&self, city: &City) -> &Sheet {
        &self.boards.sheets[usize::from(city.sheet)]
    }

    /// What is due next.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The dice in the Forum.
    #[inline]
    pub fn forum(&self) -> &[Shown] {
        &self.forum[..usize::from(self.forum_len)]
    }

    /// Turns begun.
    pub fn turns(&self) -> u16 {
        self.turn
    }

    /// Is this the last turn? Between turns: is the next one?
    pub fn is_last_turn(&self) -> bool {
        self.ending().is_some()
    }

    /// Why this turn is the last one, or why the game is over.
    pub fn ending(&self) -> Option<EndReason> {
        let turn = self.turn + u16::from(self.phase == Phase::Roll);
        if self.last {
            return Some(EndReason::Bonuses);
        }
        (turn >= LAST_TURN).then_some(EndReason::Turns)
    }

    /// Has a city the bonuses that bring the end?
    pub(crate) fn has_end_bonuses(&self) -> bool {
        let wanted = u32::from(self.boards.bonuses_to_end);
        Seat::all(self.seats).any(|s| self.city(s).bonuses.count_ones() >= wanted)
    }

    /// Special dice that enter the Forum at the end of this turn, one bit each. None enters after
    /// the last turn (rule 2.23).
    pub fn entering(&self) -> u16 {
        if self.is_last_turn() { 0 } else { self.entering }
    }

    /// How often the seats that had to have decided in this turn.
    pub fn rounds(&self) -> u8 {
        self.round
    }

    /// Has a city finished the Agora in an earlier turn?
    pub fn agora_finished(&self) -> bool {
        self.agora_finished
    }

    /// The seats that still have to decide this turn.
    #[inline]
    pub(crate) fn busy(&self) -> SeatSet {
        Seat::all(self.seats).filter(|s| !self.city(*s).tasks.is_empty()).collect()
    }

    /// Who must decide now.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Act => Turn::Seats(self.busy()),
            Phase::DealCities | Phase::Roll | Phase::Swap => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    /// A city at the start of its turn: one action to take.
    pub(crate) fn with_action(mut city: City) -> City {
        city.tasks = Tasks::NONE;
        city.tasks.push(Task::Action);
        city
    }
}
