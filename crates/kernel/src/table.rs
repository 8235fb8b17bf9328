//! A game being played: [`Table`] holds state, waiting choices and record, and is the only driver
//! of a real game. Clients, files and engines all play through it.

use std::fmt;

use crate::game::{Game, Turn};
use crate::luck::Luck;
use crate::moves::Joint;
use crate::options::SetupError;
use crate::record::{self, Fairness, Record, Step, brief, step_text};
use crate::seat::{BySeat, Seat, SeatSet};

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
    /// others are left out, and so is what the luck was promised with: no luck is left to check.
    pub fn as_position(&self) -> Option<Self> {
        let Record { setup, names, .. } = &self.record;
        let goes_on = self.state.turn() != Turn::Over;
        goes_on.then(|| Self::at(setup.clone(), names.clone(), self.state.clone()))
    }

    /// Plays a record again from its beginning. Fails when it is not a possible game.
    pub fn replay(record: &Record<G>) -> Result<Self, PlayError<G>> {
        let mut table = match &record.start {
            Some(start) => Self::at(record.setup.clone(), record.names.clone(), start.clone()),
            None => Self::new(record.setup.clone(), record.names.clone()),
        }
        .with_fairness(record.fairness.clone());
        for step in &record.steps {
            match step {
                Step::Chance(chance) => table.settle(chance.clone())?,
                Step::Move(seat, m) => table.submit(*seat, *m)?,
            }
        }
        Ok(table)
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

    /// What the luck was promised with.
    pub fn fairness(&self) -> Option<&Fairness> {
        self.record.fairness.as_ref()
    }

    /// Says what the luck was promised with, or that nothing was. Refuses what a record cannot
    /// carry.
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

    /// Gives the players these names: one for each seat, or none at all.
    pub fn rename(&mut self, names: Vec<String>) -> Result<(), SetupError> {
        if !names.is_empty() && names.len() != usize::from(self.record.seats) {
            let expected = format!("{} names, or none", self.record.seats);
            return Err(SetupError::new("names", &names.join(", "), expected));
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

    /// Plays one line of a record: luck, or a seat and its move.
    pub fn step(&mut self, line: &str) -> Result<(), PlayError<G>> {
        let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let seats = self.state.seats();
            let Some(seat) = Seat::parse(word, seats) else {
                let reason = format!("no seat \"{}\"; seats are 0 to {}", brief(word), seats - 1);
                return Err(PlayError::Unreadable { reason });
            };
            let m = self.state.read_move(rest.trim()).map_err(PlayError::unreadable)?;
            return self.submit(seat, m);
        }
        if self.state.turn() != Turn::Chance {
            // Say first what is awaited here; whether the words are well formed matters less.
            return Err(match self.state.read_chance(line.trim()) {
                Ok(_) => PlayError::NoLuck { turn: self.turn() },
                Err(error) => PlayError::unreadable(error),
            });
        }
        let chance = self.state.read_chance(line.trim()).map_err(PlayError::unreadable)?;
        self.settle(chance)
    }

    /// The table as it stood after the first `steps` steps of its record.
    #[must_use]
    pub fn rewound(&self, steps: usize) -> Self {
        let mut record = self.record.clone();
        record.steps.truncate(steps);
        Self::replay(&record).unwrap_or_else(|_| unreachable!("a table's record replays"))
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

/// Why a step was not taken. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError<G: Game> {
    /// The words are not a step of this game.
    Unreadable {
        /// What is wrong with them.
        reason: String,
    },
    /// No seat decides now.
    NotNow {
        /// What is awaited.
        turn: Turn,
    },
    /// Others decide now.
    NotYou {
        /// Who tried.
        seat: Seat,
        /// Who is awaited.
        turn: Turn,
    },
    /// The seat has chosen; the turn waits for others.
    Already {
        /// Who tried.
        seat: Seat,
    },
    /// The rules do not allow the move.
    Illegal {
        /// Who tried.
        seat: Seat,
        /// The move as text.
        m: String,
        /// The reason.
        why: G::Refusal,
    },
    /// No luck is due.
    NoLuck {
        /// What is awaited.
        turn: Turn,
    },
    /// Luck that cannot be.
    BadLuck {
        /// The luck as text.
        luck: String,
        /// The reason.
        why: G::Refusal,
    },
}

impl<G: Game> PlayError<G> {
    fn unreadable(error: crate::ParseError) -> Self {
        Self::Unreadable { reason: error.0 }
    }

    /// Does the list of legal moves help with this error?
    pub fn shows_legal(&self) -> bool {
        !matches!(self, Self::BadLuck { .. })
    }

    /// A stable word for the kind of error, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "step/unreadable",
            Self::NotNow { .. } => "step/not-now",
            Self::NotYou { .. } => "step/not-your-turn",
            Self::Already { .. } => "step/already-chosen",
            Self::Illegal { .. } => "step/illegal",
            Self::NoLuck { .. } => "step/no-luck-due",
            Self::BadLuck { .. } => "step/impossible-luck",
        }
    }
}

impl<G: Game> fmt::Display for PlayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { reason } => f.write_str(reason),
            Self::NotNow { turn } => write!(f, "no move is awaited: {}", record::awaited(*turn)),
            Self::NotYou { seat, turn } => {
                write!(f, "seat {seat} does not decide now: {}", record::awaited(*turn))
            }
            Self::Already { seat } => write!(f, "seat {seat} has already chosen this turn"),
            Self::Illegal { seat, m, why } => write!(f, "seat {seat} cannot \"{m}\": {why}"),
            Self::NoLuck { turn } => write!(f, "no luck is due: {}", record::awaited(*turn)),
            Self::BadLuck { luck, why } => write!(f, "\"{luck}\" cannot be: {why}"),
        }
    }
}

impl<G: Game> std::error::Error for PlayError<G> {}
