//! Positions off the record: a moment of the game on the table, what was played after it, and the luck
//! that follows. The game on the table stays as it is.

use mirabilia_bots::{BotKind, Budget, advise};
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Seat, Seed, Seeded, Turn, Viewer};

use crate::Engine;
use crate::answer::{Body, BranchReply, Fault, ViewReply};
use crate::fields::{self, Fields};
use crate::seed;
use crate::summary::{Awaited, Summary};

/// Iterations of a bot that decides for other seats.
const BOT_ITERATIONS: u64 = 400;
/// The maximum number of decisions of bots after one move.
const MAX_DECISIONS: usize = 200;

/// A position: a moment of the record, and what was played after it.
pub(crate) struct Node {
    pub(crate) table: AnyTable,
    /// The turn at which it leaves the record, by the number of steps before.
    pub(crate) at: usize,
    /// The steps after it, as record lines. Choices that wait for other seats come last.
    pub(crate) line: Vec<String>,
}

/// Who decides for the other seats of a turn.
#[derive(Clone, Copy)]
enum Others {
    Record,
    Wait,
    Bot(BotKind),
}

impl Node {
    /// The position after the first `at` steps of a record and these lines.
    pub(crate) fn new(main: &AnyTable, at: usize, lines: &[String]) -> Result<Self, Fault> {
        let turn = turn_start(main, at);
        let mut table = main.rewound(turn);
        let within = main.lines_since(turn);
        for line in within[..at - turn].iter().chain(lines) {
            step(&mut table, line)?;
        }
        let mut node = Self { table, at, line: Vec::new() };
        node.place(main);
        Ok(node)
    }

    /// Finds where the table left the record, and what was played since.
    fn place(&mut self, main: &AnyTable) {
        let (theirs, own) = (main.lines_since(0), self.table.lines_since(0));
        let same = theirs.iter().zip(&own).take_while(|(a, b)| a == b).count();
        self.at = turn_start(main, same);
        let waiting = self.table.waiting();
        let choice = |seat: Seat| Some(format!("{seat} {}", self.table.chosen(seat)?));
        let choices = waiting.iter().filter_map(choice);
        self.line = own.into_iter().skip(self.at).chain(choices).collect();
    }

    /// The luck of the record after this position left it, and how much luck of `line` is none of it.
    fn luck(&self, main: &AnyTable) -> (Vec<String>, usize) {
        let lines = main.lines_since(self.at).into_iter();
        let mut left: Vec<String> = lines.filter(|line| is_luck(line)).collect();
        let mut drawn = 0;
        for line in self.line.iter().filter(|line| is_luck(line)) {
            match left.iter().position(|other| other == line) {
                Some(found) => drop(left.remove(found)),
                None => drawn += 1,
            }
        }
        (left, drawn)
    }

    /// Settles all luck that is due: that of the record where it is possible here, otherwise drawn.
    fn settle_luck(&mut self, main: &AnyTable, seed: Seed) {
        self.place(main);
        let (mut left, _) = self.luck(main);
        while self.table.turn() == Turn::Chance {
            if let Some(found) = left.iter().position(|line| self.table.step(line).is_ok()) {
                left.remove(found);
                continue;
            }
            let mut seed = seed;
            let steps = (self.table.steps() as u64).to_le_bytes();
            seed.0[24..].iter_mut().zip(steps).for_each(|(byte, step)| *byte ^= step);
            self.table.deal_one(&mut Seeded::new(seed));
        }
        self.place(main);
    }

    /// Plays a move, what the others decide, and the luck around it.
    fn play(
        &mut self,
        main: &AnyTable,
        text: &str,
        others: Others,
        seed: Seed,
    ) -> Result<(), Fault> {
        self.settle_luck(main, seed);
        step(&mut self.table, text)?;
        if !matches!(others, Others::Wait) {
            self.play_recorded(main);
        }
        self.settle_luck(main, seed);
        let mover = text.split_whitespace().next();
        let mover = mover.and_then(|word| Seat::parse(word, self.table.seats()));
        if let (Others::Bot(kind), Some(mover)) = (others, mover) {
            self.play_bots(main, mover, kind, seed);
        }
        Ok(())
    }

    /// Plays the moves of the record for the seats that are missing, if this is its turn.
    fn play_recorded(&mut self, main: &AnyTable) {
        self.place(main);
        if self.table.waiting().is_empty() || self.table.steps() != self.at {
            return;
        }
        let turn = turn_end(main, self.at) - self.at;
        for line in main.lines_since(self.at).iter().take(turn) {
            // Refused if the seat has chosen already. Others can do what they did: nothing has happened.
            let _ = self.table.step(line);
        }
    }

    /// Lets a bot decide for the other seats until this one decides again, or nobody does.
    fn play_bots(&mut self, main: &AnyTable, mover: Seat, kind: BotKind, seed: Seed) {
        let budget = Budget::iterations(BOT_ITERATIONS);
        for _ in 0..MAX_DECISIONS {
            let Turn::Seats(seats) = self.table.turn() else { break };
            let Some(seat) = seats.first().filter(|_| !seats.has(mover)) else { break };
            let bot_seed = seed::short(seed) ^ (self.table.steps() as u64) << 8;
            let Some(said) = advise(&self.table, seat, kind, bot_seed, &budget) else { break };
            if self.table.submit(seat, said.m).is_err() {
                break;
            }
            self.settle_luck(main, seed);
        }
        self.place(main);
    }

    fn reply(self, main: &AnyTable, viewer: Viewer) -> Body {
        let (_, drawn) = self.luck(main);
        let Self { table, at, line } = self;
        let mut told = mirabilia_tell::open_steps(&table, at);
        told.resize(line.len(), None);
        let Summary { steps, end, scores, winners, .. } = Summary::of(&table);
        let legal = match viewer {
            Viewer::Seat(seat) => table.legal_moves(seat),
            Viewer::Public => Vec::new(),
        };
        Body::Branch(Box::new(BranchReply {
            at,
            line,
            told,
            drawn,
            steps,
            turn: Awaited::at(&table),
            view: ViewReply::new(&table, viewer, true),
            legal,
            scores,
            end,
            winners,
        }))
    }
}

impl Engine {
    /// The position of a request.
    pub(crate) fn node(&self, fields: &Fields<'_>) -> Result<Node, Fault> {
        let main = self.table()?;
        let steps = main.steps();
        let at = fields.whole("at", steps as u64)?.map_or(steps, |at| at as usize);
        Node::new(main, at, &fields.strings("line", "a list of record lines")?)
    }

    /// A position off the record and, with a move, the one after it.
    pub(crate) fn branch(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["at", "line", "move", "seat", "others", "seed"])?;
        let main = self.table()?;
        let viewer = fields.seat(main.seats())?.map_or(Viewer::Public, Viewer::Seat);
        let others = match fields.text("others")? {
            None | Some("record") => Others::Record,
            Some("wait") => Others::Wait,
            Some(name) => Others::Bot(BotKind::from_name(name).ok_or_else(|| {
                let expected = format!("record, wait, {}", BotKind::names());
                fields::refused("others", name, expected)
            })?),
        };
        // A fixed default, so that the same request has the same answer.
        let seed = fields.seed()?.unwrap_or(Seed::from(0));
        let mut node = self.node(fields)?;
        if let Some(text) = fields.text("move")? {
            if is_luck(text) {
                return Err(fields::refused("move", text, "a seat and its move"));
            }
            node.play(main, text, others, seed)?;
        }
        Ok(node.reply(main, viewer))
    }
}

/// Plays one line; an error has the rules' reason.
pub(crate) fn step(table: &mut AnyTable, line: &str) -> Result<(), Fault> {
    if line.trim().contains(['\n', '\r']) {
        return Err(fields::refused("line", line, "one line of a record"));
    }
    table.step(line).map(drop).map_err(|error| {
        let why = mirabilia_tell::step_error(table, &error);
        Fault::from(error).because(why)
    })
}

/// The start of the turn that is running after the first `at` steps of a record.
pub(crate) fn turn_start(main: &AnyTable, at: usize) -> usize {
    turn_ends(main).into_iter().take_while(|end| *end <= at).last().unwrap_or(0)
}

/// The end of that turn; `at` itself where the record stops.
fn turn_end(main: &AnyTable, at: usize) -> usize {
    turn_ends(main).into_iter().find(|end| *end > at).unwrap_or(at)
}

fn turn_ends(main: &AnyTable) -> Vec<usize> {
    for_table!(main, table => table.walk().map(|walked| walked.to()).collect())
}

/// Moves begin with the number of a seat, luck with a word.
fn is_luck(line: &str) -> bool {
    !line.trim_start().starts_with(|c: char| c.is_ascii_digit())
}
