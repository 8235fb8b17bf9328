//! The game of a room: its table, when its turns were, and what is left on the clocks.

use mirabilia_fair::{Number, Secret};
use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, Seed, Turn};
use mirabilia_protocol::{Clock, Settings};

use super::begin::table_of;
use super::{Event, Happened, Opening};

/// A turn that was played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Mark {
    /// The number of its first step.
    pub(crate) start: u32,
    /// How many decided in it.
    pub(crate) deciding: u8,
    /// When it was settled.
    pub(crate) at: i64,
}

/// A game being played, or over.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    pub(crate) table: AnyTable,
    /// What people added to the luck, by seat.
    pub(crate) numbers: Vec<(u8, String)>,
    pub(crate) seed: Seed,
    /// The turns played, in order.
    pub(crate) turns: Vec<Mark>,
    /// When the present turn began.
    pub(crate) began: i64,
    /// Milliseconds left for all decisions, by seat, where the clock is one for the game.
    pub(crate) left: Vec<i64>,
    /// When each seat chose in the present turn.
    chose_at: Vec<Option<i64>>,
    /// When the game began, and with how many steps.
    begun_at: i64,
    from: u32,
}

impl Playing {
    pub(super) fn begin(
        opening: &Opening,
        settings: &Settings,
        names: &[String],
        numbers: &[(u8, String)],
        at: i64,
    ) -> Result<Self, String> {
        let table = table_of(opening, names.to_vec(), numbers)?;
        let seats = usize::from(opening.seats);
        let left = match settings.clock {
            Some(Clock::Game { seconds, .. }) => i64::from(seconds) * 1000,
            _ => 0,
        };
        Ok(Self {
            seed: seed_of(opening, numbers)?,
            numbers: numbers.to_vec(),
            turns: Vec::new(),
            began: at,
            left: vec![left; seats],
            chose_at: vec![None; seats],
            begun_at: at,
            from: table.steps() as u32,
            table,
        })
    }

    /// A game that was over when it came, as its record has it.
    pub(super) fn imported(opening: &Opening, at: i64) -> Result<Self, String> {
        let record = opening.record.as_deref().ok_or("imported without a record")?;
        let table = AnyTable::read(record).map_err(|error| error.to_string())?;
        if table.turn() != Turn::Over {
            return Err("imported before it was over".to_owned());
        }
        let seats = usize::from(table.seats());
        Ok(Self {
            numbers: table.fairness().map_or_else(Vec::new, |fairness| fairness.numbers.clone()),
            // No luck will be drawn any more.
            seed: Seed([0; 32]),
            turns: Vec::new(),
            began: at,
            left: vec![0; seats],
            chose_at: vec![None; seats],
            begun_at: at,
            from: table.steps() as u32,
            table,
        })
    }

    pub(super) fn take(
        &mut self,
        event: &Event,
        clock: Option<Clock>,
        at: i64,
    ) -> Result<Happened, String> {
        let before = self.steps();
        let settled = self.table.steps_settled() as u32;
        match event {
            Event::Dealt { lines } => {
                for line in lines {
                    self.table.step(line).map_err(|error| error.to_string())?;
                }
                self.began = at;
            }
            Event::Chose { seat, text, .. } => {
                let line = format!("{seat} {text}");
                self.table.step(&line).map_err(|error| error.to_string())?;
                self.chose_at[usize::from(*seat)] = Some(at);
                if self.steps() > before {
                    let deciding = (self.steps() - before) as u8;
                    self.turns.push(Mark { start: before, deciding, at });
                    self.turn_clocks(clock, at);
                }
            }
            Event::Withdrew { seat } => {
                self.table.withdraw(Seat::new(*seat));
                self.chose_at[usize::from(*seat)] = None;
            }
            Event::Undone { to } => {
                self.table = self.table.rewound(*to as usize);
                self.turns.retain(|turn| turn.start < *to);
                self.chose_at.fill(None);
                self.began = at;
            }
            _ => return Err("not an event of the game".to_owned()),
        }
        // Lines of a turn that was not over may read differently now.
        let steps = (self.steps() > before).then_some(before.min(settled));
        Ok(Happened { steps, finished: steps.is_some() && self.is_over() })
    }

    /// What everybody used of their time goes off, the bonus goes on, and the next turn begins.
    fn turn_clocks(&mut self, clock: Option<Clock>, at: i64) {
        for (left, chose) in self.left.iter_mut().zip(&mut self.chose_at) {
            if let (Some(chose), Some(Clock::Game { bonus, .. })) = (chose.take(), clock) {
                *left = (*left - (chose - self.began)).max(0) + i64::from(bonus) * 1000;
            }
        }
        self.began = at;
    }

    /// How many steps the game has.
    pub(crate) fn steps(&self) -> u32 {
        self.table.steps() as u32
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// Seats that owe a decision.
    pub(crate) fn owing(&self) -> Vec<u8> {
        match self.table.turn() {
            Turn::Seats(seats) => seats.iter().map(|seat| seat.index() as u8).collect(),
            _ => Vec::new(),
        }
    }

    /// Seats that have chosen and wait for others.
    pub(crate) fn chosen(&self) -> Vec<u8> {
        self.table.waiting().iter().map(|seat| seat.index() as u8).collect()
    }

    /// The table as it was at a time: turns settled later are taken back, and before the game began
    /// nothing was dealt.
    pub(crate) fn as_of(&self, time: i64) -> AnyTable {
        if time < self.begun_at {
            return self.table.rewound(self.from as usize);
        }
        match self.turns.iter().find(|turn| turn.at > time) {
            Some(turn) => self.table.rewound(turn.start as usize),
            None => self.table.rewound(self.table.steps()),
        }
    }

    /// When the first turn after a time was settled.
    pub(crate) fn next_after(&self, time: i64) -> Option<i64> {
        if time < self.begun_at {
            return Some(self.begun_at);
        }
        self.turns.iter().find(|turn| turn.at > time).map(|turn| turn.at)
    }
}

fn seed_of(opening: &Opening, numbers: &[(u8, String)]) -> Result<Seed, String> {
    let secret = Secret::from_hex(&opening.secret).map_err(|error| error.to_string())?;
    Ok(mirabilia_fair::seed(&secret, &read_numbers(numbers)?))
}

pub(super) fn read_numbers(numbers: &[(u8, String)]) -> Result<Vec<(u8, Number)>, String> {
    let read = |(seat, text): &(u8, String)| {
        Number::parse(text).map(|number| (*seat, number)).map_err(|error| error.to_string())
    };
    numbers.iter().map(read).collect()
}
