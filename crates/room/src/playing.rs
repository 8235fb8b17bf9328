//! The game of a room: the table, the times of its turns, and the clocks.

use mirabilia_fair::{Number, Promise, Secret, deal};
use mirabilia_games::{AnyMove, AnyTable, StepError};
use mirabilia_kernel::{Seat, Seed, SetupError, Turn};
use mirabilia_protocol::{Clock, Settings};

use super::error::{InvalidEvent, StartError};
use super::start::initial_table;
use super::{Effects, Event, Opening};

/// A completed turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayedTurn {
    /// The index of its first step.
    pub start: u32,
    /// The number of seats that decided in it.
    pub deciding: u8,
    /// When it was completed.
    pub at: i64,
}

/// The length of a game.
#[derive(Clone, Copy)]
struct Length {
    steps: u32,
    /// The steps that will not be shown differently later.
    settled: u32,
}

/// A running or finished game.
#[derive(Clone, Debug)]
pub struct Playing {
    /// The table of the rules.
    pub table: AnyTable,
    /// The players' contributions to the random seed, by seat.
    pub numbers: Vec<(u8, String)>,
    /// The random seed.
    pub seed: Seed,
    /// The completed turns, in order.
    pub turns: Vec<PlayedTurn>,
    /// When the current turn started.
    pub turn_started_at: i64,
    /// The remaining time in milliseconds by seat, with a clock for the whole game.
    pub time_left: Vec<i64>,
    /// When each seat chose in the current turn.
    chose_at: Vec<Option<i64>>,
    /// When the game started, and with how many steps.
    started_at: i64,
    from: u32,
}

impl Playing {
    pub(crate) fn start(
        opening: &Opening,
        settings: &Settings,
        names: &[String],
        numbers: &[(u8, String)],
        at: i64,
    ) -> Result<Self, StartError> {
        let table = initial_table(opening, names.to_vec(), numbers)?;
        let seats = usize::from(opening.seats);
        let time_left = match settings.clock {
            Some(Clock::Game { seconds, .. }) => i64::from(seconds) * 1000,
            _ => 0,
        };
        Ok(Self {
            seed: seed_of(opening, numbers)?,
            numbers: numbers.to_vec(),
            turns: Vec::new(),
            turn_started_at: at,
            time_left: vec![time_left; seats],
            chose_at: vec![None; seats],
            started_at: at,
            from: table.steps() as u32,
            table,
        })
    }

    /// A finished game from a record.
    pub(crate) fn imported(opening: &Opening, at: i64) -> Result<Self, StartError> {
        let record = opening.record.as_deref().ok_or(StartError::NoRecord)?;
        let table = AnyTable::read(record)?;
        if table.turn() != Turn::Over {
            return Err(StartError::NotOver);
        }
        let seats = usize::from(table.seats());
        Ok(Self {
            numbers: table.fairness().map_or_else(Vec::new, |fairness| fairness.numbers.clone()),
            // Never used: the game is over.
            seed: Seed([0; 32]),
            turns: Vec::new(),
            turn_started_at: at,
            time_left: vec![0; seats],
            chose_at: vec![None; seats],
            started_at: at,
            from: table.steps() as u32,
            table,
        })
    }

    pub(crate) fn apply(
        &mut self,
        event: &Event,
        clock: Option<Clock>,
        at: i64,
    ) -> Result<Effects, InvalidEvent> {
        let before = self.length();
        match event {
            Event::Dealt { lines } => {
                for line in lines {
                    self.table.step(line)?;
                }
                self.turn_started_at = at;
            }
            Event::Chose { seat, text, .. } => {
                let m = self.table.read_move(text)?;
                if *seat >= self.table.seats() {
                    return Err(InvalidEvent::NoSeat(*seat));
                }
                return Ok(self.choose(*seat, m, clock, at)?);
            }
            Event::Withdrew { seat } => {
                self.table.withdraw(Seat::new(*seat));
                self.chose_at[usize::from(*seat)] = None;
            }
            Event::Undone { to } => {
                self.table = self.table.rewound(*to as usize);
                self.turns.retain(|turn| turn.start < *to);
                self.chose_at.fill(None);
                self.turn_started_at = at;
            }
            _ => return Err(InvalidEvent::NotAGameEvent),
        }
        Ok(self.since(before))
    }

    /// Plays a seat's move. If the rules refuse it, nothing changes.
    pub(crate) fn choose(
        &mut self,
        seat: u8,
        m: AnyMove,
        clock: Option<Clock>,
        at: i64,
    ) -> Result<Effects, StepError> {
        let before = self.length();
        self.table.submit(Seat::new(seat), m)?;
        self.chose_at[usize::from(seat)] = Some(at);
        if self.steps() > before.steps {
            let deciding = (self.steps() - before.steps) as u8;
            self.turns.push(PlayedTurn { start: before.steps, deciding, at });
            self.update_clocks(clock, at);
        }
        Ok(self.since(before))
    }

    /// Draws pending luck and returns the new steps; `None` if no luck is due.
    pub(crate) fn deal(&mut self, at: i64) -> Option<(Vec<String>, Effects)> {
        let before = self.length();
        deal(&mut self.table, &self.seed);
        (self.steps() > before.steps).then(|| {
            self.turn_started_at = at;
            (self.table.lines_since(before.steps as usize), self.since(before))
        })
    }

    fn length(&self) -> Length {
        Length { steps: self.steps(), settled: self.table.steps_settled() as u32 }
    }

    /// The effects since the game had this length.
    fn since(&self, before: Length) -> Effects {
        // The lines of an incomplete turn may be shown differently now.
        let from = before.steps.min(before.settled);
        let steps = (self.steps() > before.steps).then_some(from);
        Effects { steps, finished: steps.is_some() && self.is_over() }
    }

    /// Charges every seat the time it used, adds the bonus, and starts the next turn.
    fn update_clocks(&mut self, clock: Option<Clock>, at: i64) {
        for (left, chose_at) in self.time_left.iter_mut().zip(&mut self.chose_at) {
            if let (Some(chose_at), Some(Clock::Game { bonus, .. })) = (chose_at.take(), clock) {
                let used = chose_at - self.turn_started_at;
                *left = (*left - used).max(0) + i64::from(bonus) * 1000;
            }
        }
        self.turn_started_at = at;
    }

    /// The table with the secret in its header, so that its draws can be verified. Only for
    /// finished games.
    pub fn table_with_proof(&self, opening: &Opening) -> AnyTable {
        let mut table = self.table.clone();
        let promise = table.fairness().and_then(|fairness| Promise::try_from(fairness).ok());
        if let (Some(promise), Ok(secret)) = (promise, Secret::from_hex(&opening.secret)) {
            // Cannot fail: the same fields without the secret were valid.
            let _ = table.set_fairness(Some(promise.fairness(Some(&secret))));
        }
        table
    }

    /// The number of steps.
    pub fn steps(&self) -> u32 {
        self.table.steps() as u32
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The seats that owe a decision.
    pub fn owing(&self) -> Vec<u8> {
        match self.table.turn() {
            Turn::Seats(seats) => seats.iter().map(|seat| seat.index() as u8).collect(),
            _ => Vec::new(),
        }
    }

    /// The seats that have chosen in an incomplete turn.
    pub fn chosen(&self) -> Vec<u8> {
        self.table.waiting().iter().map(|seat| seat.index() as u8).collect()
    }

    /// The number of steps the game had at a time. Turns completed later do not count.
    pub fn steps_at(&self, time: i64) -> u32 {
        if time < self.started_at {
            return self.from;
        }
        let later = self.turns.iter().find(|turn| turn.at > time);
        later.map_or_else(|| self.steps(), |turn| turn.start)
    }

    /// The table at a time.
    pub fn as_of(&self, time: i64) -> AnyTable {
        self.table.rewound(self.steps_at(time) as usize)
    }

    /// When the first turn after a time was completed.
    pub fn next_after(&self, time: i64) -> Option<i64> {
        if time < self.started_at {
            return Some(self.started_at);
        }
        self.turns.iter().find(|turn| turn.at > time).map(|turn| turn.at)
    }
}

fn seed_of(opening: &Opening, numbers: &[(u8, String)]) -> Result<Seed, SetupError> {
    let secret = Secret::from_hex(&opening.secret)?;
    Ok(mirabilia_fair::seed(&secret, &parse_numbers(numbers)?))
}

pub(crate) fn parse_numbers(numbers: &[(u8, String)]) -> Result<Vec<(u8, Number)>, SetupError> {
    numbers.iter().map(|(seat, text)| Ok((*seat, Number::parse(text)?))).collect()
}
