//! A city: what one player has crossed off, holds, and still has to decide this turn.

use crate::boards::{BuildingSet, MAX_COLOURS};

/// Something a seat still has to decide this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Take an action.
    Action,
    /// Construct with a die that costs nothing, or decline.
    FreeDie,
    /// Cross off a space in one of these buildings.
    Cross(BuildingSet),
    /// Cross off up to so many spaces in these buildings, or decline.
    CrossUpTo(u8, BuildingSet),
    /// Cross off a bonus.
    Bonus,
}

/// How many tasks can wait; no set of boards in sight comes near it, and a chain that does
/// drops the rest.
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
    /// One bit a space of the city's sheet.
    pub(crate) crossed: u64,
    /// Its sheet among those of the board set; `NO_SHEET` before the deal.
    pub(crate) sheet: u8,
    pub(crate) coins: u8,
    pub(crate) resources: u8,
    /// One bit a bonus.
    pub(crate) bonuses: u8,
    /// One bit a die: special dice that the player may choose.
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

    /// The special dice that may be chosen, one bit a die.
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

    /// How many spaces of a building, given its spaces, are crossed off.
    #[inline]
    pub(crate) fn count(&self, spaces: u64) -> u32 {
        (self.crossed & spaces).count_ones()
    }
}
