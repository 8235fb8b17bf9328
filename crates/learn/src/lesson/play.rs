//! Plays everything in a lesson but the learner's moves: luck, other seats, and what the coach plays.
//!
//! As long as the learner does what the script does, all of it is the script's. After another move the
//! script's luck and moves are taken where the rules allow them; otherwise luck is drawn by a fixed seed and
//! a bot decides at a glance. The same steps always lead to the same game.

use mirabilia_bots::{BotKind, Budget, advise};
use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, Seed, Seeded, Turn};

use super::{LearnerMove, Lesson};

/// The bot behind the other seats: the level that a first game is played against.
const BOT: BotKind = BotKind::Easy;

/// A lesson while it is played.
#[derive(Clone, Debug)]
pub(crate) struct Play<'a> {
    lesson: &'a Lesson,
    pub(crate) table: AnyTable,
}

impl<'a> Play<'a> {
    /// The beginning: the luck before the first decision is settled.
    pub(crate) fn new(lesson: &'a Lesson) -> Self {
        let mut play = Self { lesson, table: lesson.table.rewound(0) };
        play.settle();
        play
    }

    /// How many moves the learner has made.
    pub(crate) fn made(&self) -> usize {
        let made =
            (0..self.table.steps()).filter(|i| self.table.mover(*i) == Some(self.lesson.seat));
        made.count() + usize::from(self.table.waiting().has(self.lesson.seat))
    }

    /// The move that the script has for the learner now.
    pub(crate) fn due(&self) -> Option<&'a LearnerMove> {
        self.lesson.moves.get(self.made())
    }

    /// Whether the learner has to decide.
    pub(crate) fn decides(&self) -> bool {
        matches!(self.table.turn(), Turn::Seats(seats) if seats.has(self.lesson.seat))
    }

    /// Plays until the learner has to decide something that the coach does not play, or the game is over.
    pub(crate) fn settle(&mut self) {
        loop {
            match self.table.turn() {
                Turn::Over => break,
                Turn::Chance => self.draw(),
                Turn::Seats(seats) => {
                    let seat = if seats.has(self.lesson.seat) {
                        // After the last coached move everything is the learner's.
                        let Some(LearnerMove { cue: None, .. }) = self.due() else { break };
                        if self.is_over() {
                            break;
                        }
                        self.lesson.seat
                    } else {
                        let Some(seat) = seats.first() else { break };
                        seat
                    };
                    self.decide(seat);
                }
            }
        }
    }

    /// Whether every coached move was made.
    pub(crate) fn is_over(&self) -> bool {
        let rest = self.lesson.moves.get(self.made()..).unwrap_or_default();
        rest.iter().all(|m| m.cue.is_none())
    }

    /// Settles one piece of luck: the script's, where the rules allow it here.
    fn draw(&mut self) {
        let mut left: Vec<String> = luck(&self.lesson.table);
        for line in luck(&self.table) {
            if let Some(found) = left.iter().position(|other| *other == line) {
                left.remove(found);
            }
        }
        if left.iter().any(|line| self.table.step(line).is_ok()) {
            return;
        }
        let seed = Seed::from(self.table.steps() as u64);
        self.table.deal_one(&mut Seeded::new(seed));
    }

    /// Decides for a seat: what the script has for it, or what a bot finds.
    fn decide(&mut self, seat: Seat) {
        let made = moves(&self.table, seat).len();
        let scripted = moves(&self.lesson.table, seat).into_iter().nth(made);
        if scripted.is_some_and(|line| self.table.step(&line).is_ok()) {
            return;
        }
        let seed = self.table.steps() as u64;
        let said = advise(&self.table, seat, BOT, seed, &Budget::default());
        let said = said.unwrap_or_else(|| unreachable!("the seat has to decide"));
        self.table.submit(seat, said.m).unwrap_or_else(|error| {
            unreachable!("a bot's moves are legal: {error}");
        });
    }
}

/// The luck of a game as record lines.
fn luck(table: &AnyTable) -> Vec<String> {
    let lines = table.lines_since(0).into_iter().enumerate();
    lines.filter(|(i, _)| table.mover(*i).is_none()).map(|(_, line)| line).collect()
}

/// The moves of a seat as record lines.
fn moves(table: &AnyTable, seat: Seat) -> Vec<String> {
    let lines = table.lines_since(0).into_iter().enumerate();
    lines.filter(|(i, _)| table.mover(*i) == Some(seat)).map(|(_, line)| line).collect()
}
