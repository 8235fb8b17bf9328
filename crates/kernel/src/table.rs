//! A game being played: [`Table`] holds state, waiting choices and record, and is the only driver
//! of a real game. Clients, files and engines all play through it.

use crate::game::{Game, Turn};
use crate::luck::Luck;
use crate::moves::Joint;
use crate::options::SetupError;
use crate::phrase;
use crate::record::{self, Fairness, Record, Step, Walked, no_seat, step_text};
use crate::seat::{BySeat, Seat, SeatSet};

mod error;

pub use error::{PlayError, PlayErrorKind};

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    state: G,
    /// Choices of a simultaneous turn that waits for others.
    pending: BySeat<Option<G::Move>>,
    record: Record<G>,
    /// How many steps of the record are luck.
    luck_steps: usize,
}

impl<G: Game> Table<G> {
    /// A table where nothing has happened yet.
    pub fn new(setup: G::Setup, names: Vec<String>) -> Self {
        let state = G::new(&setup);
        let record = Record::new(setup, names);
        Self { state, pending: BySeat::filled(None), record, luck_steps: 0 }
    }

    /// A table that begins at a described position.
    pub fn at(setup: G::Setup, names: Vec<String>, state: G) -> Self {
        let record = Record { start: Some(state.clone()), ..Record::new(setup, names) };
        Self { state, pending: BySeat::filled(None), record, luck_steps: 0 }
    }

    /// A table that begins where this one stands; none when the game is over. Choices that wait for
    /// others are left out, and so is the commitment: no luck is left to check.
    pub fn as_position(&self) -> Option<Self> {
        let Record { setup, names, .. } = &self.record;
        let goes_on = self.state.turn() != Turn::Over;
        goes_on.then(|| Self::at(setup.clone(), names.clone(), self.state.clone()))
    }

    /// Plays a record again from its beginning. Fails when it is not a possible game.
    pub fn replay(record: &Record<G>) -> Result<Self, PlayError<G>> {
        let mut table = Self::opening(record);
        for step in &record.steps {
            table.take(step.clone())?;
        }
        Ok(table)
    }

    /// The table of a record before its first step.
    pub(crate) fn opening(record: &Record<G>) -> Self {
        let (setup, names) = (record.setup.clone(), record.names.clone());
        match &record.start {
            Some(start) => Self::at(setup, names, start.clone()),
            None => Self::new(setup, names),
        }
        .with_fairness(record.fairness.clone())
    }

    /// The game so far, turn by turn, with the state before and after each.
    pub fn walk(&self) -> impl Iterator<Item = Walked<'_, G>> {
        let walk = self.record.walk();
        walk.map(|walked| walked.unwrap_or_else(|_| unreachable!("a table's record replays")))
    }

    /// The state, without choices that still wait for others.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Everything that happened.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// How many steps of the record are luck.
    pub fn luck_steps(&self) -> usize {
        self.luck_steps
    }

    /// The commitment to the luck.
    pub fn fairness(&self) -> Option<&Fairness> {
        self.record.fairness.as_ref()
    }

    /// Sets or removes the commitment to the luck. Refuses what a record cannot contain.
    pub fn set_fairness(&mut self, fairness: Option<Fairness>) -> Result<(), SetupError> {
        fairness.iter().try_for_each(|fairness| fairness.check(self.record.seats))?;
        self.record.fairness = fairness;
        Ok(())
    }

    pub(crate) fn with_fairness(mut self, fairness: Option<Fairness>) -> Self {
        self.record.fairness = fairness;
        self
    }

    /// Who still owes a decision.
    pub fn turn(&self) -> Turn {
        match self.state.turn() {
            Turn::Seats(seats) => Turn::Seats(seats.iter().filter(|&s| self.owes(s)).collect()),
            turn => turn,
        }
    }

    /// The seats whose choice waits for others.
    pub fn waiting(&self) -> SeatSet {
        Seat::all(self.state.seats()).filter(|&s| self.pending[s].is_some()).collect()
    }

    /// Names the players: one name per seat, or none at all.
    pub fn rename(&mut self, names: Vec<String>) -> Result<(), SetupError> {
        if !names.is_empty() && names.len() != usize::from(self.record.seats) {
            let expected =
                phrase!("file-names-or-none", "{n} names, or none", n = self.record.seats);
            return Err(SetupError::new("names", names.join(", "), expected));
        }
        names.iter().try_for_each(|name| record::check_name(name))?;
        self.record.names = names;
        Ok(())
    }

    /// What a seat has chosen, while it waits for others.
    pub fn chosen(&self, seat: Seat) -> Option<G::Move> {
        self.pending[seat]
    }

    /// Takes a seat's decision. It is played when the last seat of the turn has decided.
    pub fn submit(&mut self, seat: Seat, m: G::Move) -> Result<(), PlayError<G>> {
        let Turn::Seats(seats) = self.state.turn() else {
            return Err(PlayError::NotNow { turn: self.turn() });
        };
        if !seats.has(seat) {
            return Err(PlayError::NotYou { seat, turn: self.turn() });
        }
        if !self.owes(seat) {
            return Err(PlayError::Already { seat });
        }
        if let Err(why) = self.state.check(seat, m) {
            return Err(PlayError::Illegal { seat, m: self.state.move_text(m), why });
        }
        self.pending[seat] = Some(m);
        if seats.iter().all(|s| self.pending[s].is_some()) {
            self.play_pending(seats);
        }
        Ok(())
    }

    fn play_pending(&mut self, seats: SeatSet) {
        let mut joint: Option<Joint<G::Move>> = None;
        for seat in seats.iter() {
            let m = self.pending[seat].take().expect("every deciding seat has chosen");
            self.record.steps.push(Step::Move(seat, m));
            joint = Some(match joint {
                Some(joint) => joint.with(seat, m),
                None => Joint::one(seat, m),
            });
        }
        self.state.play_unchecked(&joint.expect("a turn of seats has a seat"));
    }

    /// Takes back a choice that still waits for others.
    pub fn withdraw(&mut self, seat: Seat) -> bool {
        self.pending[seat].take().is_some()
    }

    /// Settles luck that came from outside: a dealer, a file.
    pub fn settle(&mut self, chance: G::Chance) -> Result<(), PlayError<G>> {
        if self.state.turn() != Turn::Chance {
            return Err(PlayError::NoLuck { turn: self.turn() });
        }
        if let Err(why) = self.state.check_chance(&chance) {
            return Err(PlayError::BadLuck { luck: self.state.chance_text(&chance), why });
        }
        self.settle_unchecked(chance);
        Ok(())
    }

    /// Draws and settles all luck that is due.
    pub fn deal(&mut self, luck: &mut impl Luck) {
        while self.deal_one(luck) {}
    }

    /// Draws and settles one piece of luck; `false` when none is due.
    pub fn deal_one(&mut self, luck: &mut impl Luck) -> bool {
        let due = self.state.turn() == Turn::Chance;
        if due {
            self.settle_unchecked(self.state.draw(luck));
        }
        due
    }

    fn settle_unchecked(&mut self, chance: G::Chance) {
        self.state.settle(&chance);
        self.record.steps.push(Step::Chance(chance));
        self.luck_steps += 1;
    }

    /// Takes one step: luck, or a seat's decision.
    pub fn take(&mut self, step: Step<G>) -> Result<(), PlayError<G>> {
        match step {
            Step::Chance(chance) => self.settle(chance),
            Step::Move(seat, m) => self.submit(seat, m),
        }
    }

    /// Plays one line of a record and says how it was understood:
    /// [`record::step_text`] writes that as the record does.
    pub fn step(&mut self, line: &str) -> Result<Step<G>, PlayError<G>> {
        let step = self.read_step(line)?;
        self.take(step.clone())?;
        Ok(step)
    }

    /// Parses one line of a record: luck, or a seat and its move, with an optional comment. The step
    /// may be illegal.
    pub fn read_step(&self, line: &str) -> Result<Step<G>, PlayError<G>> {
        let line = record::uncommented(line).trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let seats = self.state.seats();
            let Some(seat) = Seat::parse(word, seats) else {
                return Err(PlayError::Unreadable { reason: no_seat(word, seats) });
            };
            return self.read_move(rest).map(|m| Step::Move(seat, m));
        }
        self.state.read_chance(line).map(Step::Chance).map_err(PlayError::unreadable)
    }

    /// Parses a move. It may be illegal.
    pub fn read_move(&self, text: &str) -> Result<G::Move, PlayError<G>> {
        self.state.read_move(text.trim()).map_err(PlayError::unreadable)
    }

    /// The table as it stood after the first `steps` steps of its record.
    #[must_use]
    pub fn rewound(&self, steps: usize) -> Self {
        let mut record = self.record.clone();
        record.steps.truncate(steps);
        Self::replay(&record).unwrap_or_else(|_| unreachable!("a table's record replays"))
    }

    /// The steps after the first `from`, as record lines with nothing hidden;
    /// [`steps_seen`](Self::steps_seen) hides what a viewer may not.
    pub fn lines_since(&self, from: usize) -> Vec<String> {
        let steps = self.record.steps.iter().skip(from);
        steps.map(|step| step_text(&self.state, step)).collect()
    }

    /// The legal moves of one seat; none when it owes no decision.
    pub fn legal_moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if matches!(self.turn(), Turn::Seats(seats) if seats.has(seat)) {
            self.state.legal_moves(seat, &mut moves);
        }
        moves
    }

    /// Every legal move now, as record lines, seat by seat.
    pub fn legal_lines(&self) -> Vec<String> {
        let Turn::Seats(seats) = self.turn() else { return Vec::new() };
        let mut moves = Vec::new();
        let mut lines = Vec::new();
        for seat in seats.iter() {
            self.state.legal_moves(seat, &mut moves);
            lines.extend(moves.iter().map(|&m| step_text(&self.state, &Step::Move(seat, m))));
        }
        lines
    }

    fn owes(&self, seat: Seat) -> bool {
        self.pending[seat].is_none()
    }
}
