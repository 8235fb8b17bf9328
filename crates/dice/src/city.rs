//! A city: what one player has crossed off, holds, and still has to decide this turn.

use crate::boards::{BuildingSet, Effect, MAX_COLOURS};

/// Something a seat still has to decide this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Take an action.
    Action,
    /// Construct with a die that costs nothing, or decline.
    FreeDie,
    /// Cross off a space in one of these buildings.
    Cross(BuildingSet),
    /// Cross off up to this many spaces in these buildings, or decline.
    CrossUpTo(u8, BuildingSet),
    /// Cross off a bonus.
    Bonus,
}

/// What kind of decision a task asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TaskKind {
    /// An action.
    Action,
    /// A die that costs nothing, or none.
    FreeDie,
    /// A space.
    Cross,
    /// A space, or none.
    CrossUpTo,
    /// A bonus.
    Bonus,
}

impl TaskKind {
    /// Every kind.
    pub const ALL: [Self; 5] =
        [Self::Action, Self::FreeDie, Self::Cross, Self::CrossUpTo, Self::Bonus];

    /// Its id in files and on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Action => "action",
            Self::FreeDie => "free-die",
            Self::Cross => "cross",
            Self::CrossUpTo => "cross-up-to",
            Self::Bonus => "bonus",
        }
    }
}

impl Task {
    /// What an effect asks for, if it asks for anything.
    #[inline]
    pub fn of(effect: Effect) -> Option<Self> {
        Some(match effect {
            Effect::CrossSpace(buildings) => Self::Cross(buildings),
            Effect::CrossUpToTwo(buildings) => Self::CrossUpTo(2, buildings),
            Effect::FreeDie => Self::FreeDie,
            Effect::TakeAction => Self::Action,
            _ => return None,
        })
    }

    /// What kind of decision it asks for.
    pub const fn kind(self) -> TaskKind {
        match self {
            Self::Action => TaskKind::Action,
            Self::FreeDie => TaskKind::FreeDie,
            Self::Cross(_) => TaskKind::Cross,
            Self::CrossUpTo(..) => TaskKind::CrossUpTo,
            Self::Bonus => TaskKind::Bonus,
        }
    }

    /// The buildings in which a space is crossed off.
    pub const fn buildings(self) -> BuildingSet {
        match self {
            Self::Cross(buildings) | Self::CrossUpTo(_, buildings) => buildings,
            Self::Action | Self::FreeDie | Self::Bonus => 0,
        }
    }
}

/// How many tasks can wait. No known board set comes near it; a chain that does drops the rest.
pub const MAX_TASKS: usize = 16;

/// The tasks of a seat, the next one last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tasks {
    list: [Task; MAX_TASKS],
    len: u8,
}

impl Tasks {
    pub(crate) const NONE: Self = Self { list: [Task::Action; MAX_TASKS], len: 0 };

    #[inline]
    pub(crate) fn next(&self) -> Option<Task> {
        self.len.checked_sub(1).map(|last| self.list[usize::from(last)])
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        if usize::from(self.len) < MAX_TASKS {
            self.list[usize::from(self.len)] = task;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        // What is gone leaves no trace: equal cities are equal byte for byte.
        self.list[usize::from(self.len)] = Task::Action;
    }

    /// The tasks, the next one first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Task> {
        self.list[..usize::from(self.len)].iter().rev().copied()
    }

    /// How many wait.
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// One player's city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    /// One bit per space of the city's sheet.
    pub(crate) crossed: u64,
    /// Its sheet among those of the board set; `NO_SHEET` before the deal.
    pub(crate) sheet: u8,
    pub(crate) coins: u8,
    pub(crate) resources: u8,
    /// One bit per bonus.
    pub(crate) bonuses: u8,
    /// One bit per die: special dice that the player may choose.
    pub(crate) unlocked: u16,
    /// Points written in the western and the eastern Barracks.
    pub(crate) attacks: [u16; 2],
    /// Was the city the first to finish its Agora?
    pub(crate) first: bool,
    /// Coins less for a die, by colour.
    pub(crate) discounts: [u8; MAX_COLOURS],
    /// Colours whose dice cost nothing.
    pub(crate) free_colours: u8,
    /// Coins for choosing a die, by colour.
    pub(crate) on_die: [u8; MAX_COLOURS],
    pub(crate) tasks: Tasks,
}

pub(crate) const NO_SHEET: u8 = u8::MAX;

impl City {
    pub(crate) const EMPTY: Self = Self {
        crossed: 0,
        sheet: NO_SHEET,
        coins: 0,
        resources: 0,
        bonuses: 0,
        unlocked: 0,
        attacks: [0; 2],
        first: false,
        discounts: [0; MAX_COLOURS],
        free_colours: 0,
        on_die: [0; MAX_COLOURS],
        tasks: Tasks::NONE,
    };

    /// The spaces crossed off, one bit each.
    pub fn crossed(&self) -> u64 {
        self.crossed
    }

    /// Its sheet among those of the board set, once dealt.
    pub fn sheet(&self) -> Option<usize> {
        (self.sheet != NO_SHEET).then_some(usize::from(self.sheet))
    }

    /// Coins held.
    pub fn coins(&self) -> u8 {
        self.coins
    }

    /// Resources produced.
    pub fn resources(&self) -> u8 {
        self.resources
    }

    /// The bonuses crossed off, one bit each.
    pub fn bonuses(&self) -> u8 {
        self.bonuses
    }

    /// The special dice that may be chosen, one bit per die.
    pub fn unlocked(&self) -> u16 {
        self.unlocked
    }

    /// Coins gained for choosing a die of a colour.
    #[inline]
    pub fn on_die(&self, colour: u8) -> u8 {
        self.on_die[usize::from(colour)]
    }

    /// Points written in the western and the eastern Barracks.
    pub fn attacks(&self) -> [u16; 2] {
        self.attacks
    }

    /// Was it the first to finish its Agora?
    pub fn was_first(&self) -> bool {
        self.first
    }

    /// What the seat has to decide next this turn.
    pub fn task(&self) -> Option<Task> {
        self.tasks.next()
    }

    /// What the seat has to decide this turn, the next task first.
    pub fn tasks(&self) -> impl DoubleEndedIterator<Item = Task> {
        self.tasks.iter()
    }

    /// How many spaces of a building, given its spaces, are crossed off.
    #[inline]
    pub(crate) fn count(&self, spaces: u64) -> u32 {
        (self.crossed & spaces).count_ones()
    }
}
