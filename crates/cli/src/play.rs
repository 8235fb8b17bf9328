//! A game in the terminal, line by line: tells what happens, asks whoever sits here, plays the bots.
//!
//! It reads and writes through whatever it is given, so tests play whole games in memory. Players
//! see views only; what the session itself knows beyond that it does not tell.

mod ask;
mod pass;
mod seats;
mod undo;

use std::io::{BufRead, Write};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use mirabilia_bots::{BotKind, Budget, advise};
use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::{Game, Luck, Seat, SeatSet, Seed, Seeded, Step, Table, Turn, Viewer};

use crate::NO_OUTPUT;
use crate::files::RecordFile;
use crate::seed;
use crate::show::{self, Names, text};
use crate::steps::events;

use ask::Next;
use pass::Audience;
pub use seats::{Player, display_names, seated, strongest, usual};

/// How long a bot may think about a move when nobody says.
const THINKING: Duration = Duration::from_secs(1);

/// A game being played at a terminal.
pub struct Session<R, W> {
    table: AnyTable,
    players: Vec<Player>,
    names: Names,
    seed: Seed,
    luck: Seeded,
    file: Option<RecordFile>,
    audience: Audience,
    page: usize,
    is_screen: bool,
    /// How long bots and hints may think.
    thinking: Duration,
    /// What else the command to go on with this game needs.
    needs: String,
    input: R,
    out: W,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// A session for a table that may be new or under way.
    pub fn new(
        table: AnyTable,
        players: Vec<Player>,
        seed: Seed,
        file: Option<RecordFile>,
        input: R,
        out: W,
    ) -> Self {
        let mut luck = Seeded::new(seed);
        for_table!(&table, table => skip(table, &mut luck));
        let names = seats::shown_names(&table, &players);
        let audience = Audience::new(table.seats(), table.steps());
        let page = show::page(table.kind());
        let (is_screen, needs) = (false, String::new());
        Self {
            table,
            players,
            names,
            seed,
            luck,
            file,
            audience,
            page,
            is_screen,
            thinking: THINKING,
            needs,
            input,
            out,
        }
    }

    /// This session with bots and hints that think so long about a move.
    #[must_use]
    pub fn thinking_for(mut self, time: Duration) -> Self {
        self.thinking = time;
        self
    }

    /// The output is a terminal, which can be wiped when somebody else is to look at it.
    #[must_use]
    pub fn on_screen(self, is_screen: bool) -> Self {
        Self { is_screen, ..self }
    }

    /// Going on with the game later needs these options too.
    #[must_use]
    pub fn needing(self, needs: String) -> Self {
        Self { needs, ..self }
    }

    /// Plays until the end of the game or of the input. `aside` is where an older file went.
    pub fn run(&mut self, aside: Option<&Path>) -> Result<()> {
        self.save()?;
        self.greet(aside)?;
        loop {
            let seats = match self.table.turn() {
                Turn::Over => return self.finish(),
                Turn::Chance => {
                    self.table.set_fairness(None)?; // our luck keeps nobody else's promise
                    self.advance(|session| session.table.deal(&mut session.luck))?;
                    continue;
                }
                Turn::Seats(seats) => seats,
            };
            // People first: bots think while nobody waits for them.
            let person = seats.iter().find(|&seat| self.player(seat) == Player::You);
            let seat = person.or(seats.first()).expect("a turn of seats has a seat");
            match self.player(seat) {
                Player::Bot(kind) => self.play_bot(seat, kind)?,
                Player::You => {
                    let next =
                        if self.takes_turns_looking() { self.pass_to(seat)? } else { Next::Ask };
                    match next {
                        Next::Go => {}
                        Next::Ask if self.ask(seat)? => {}
                        Next::Ask | Next::Leave => return self.leave(),
                    }
                }
            }
        }
    }

    fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    /// Whose eyes the news are for: the only person's, or everybody's.
    fn eyes(&self) -> Viewer {
        let mut people = Seat::all(self.table.seats()).filter(|&s| self.player(s) == Player::You);
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    fn greet(&mut self, aside: Option<&Path>) -> Result<()> {
        let title = show::title(self.table.kind());
        let players = match self.names.all() {
            [first, second] => format!("{first} against {second}"),
            _ => self.names.list(SeatSet::all(self.table.seats())),
        };
        self.say(&format!("{title}: {players}"))?;
        if let Some(old) = aside {
            self.say(&format!("What the file held before is now in {}.", old.display()))?;
        }
        match &self.file {
            Some(file) => self.say(&format!("The game is kept in {}.", file.shown()))?,
            None => self.say("The game is not kept; --record FILE would keep it.")?,
        }
        let steps = self.table.steps();
        if steps > 0 {
            self.say(&format!("It goes on after {steps} steps."))?;
        }
        if self.players.contains(&Player::You) {
            self.say("Type a number to play, or help.")?;
        }
        Ok(())
    }

    /// Changes the table, tells what happened, and keeps it.
    fn advance(&mut self, change: impl FnOnce(&mut Self)) -> Result<()> {
        let before = self.table.steps();
        change(self);
        self.save()?; // first of all: what is told has happened
        if self.takes_turns_looking() {
            return Ok(()); // each is told when it is their turn to look
        }
        self.tell(before, self.eyes())
    }

    /// Tells what happened after the first `from` steps.
    fn tell(&mut self, from: usize, eyes: Viewer) -> Result<()> {
        for line in show::story(&self.table, from, &self.names, Some(eyes)) {
            let indent = if line.aside { "     " } else { "  " };
            self.say_after(indent, &line.text)?;
        }
        Ok(())
    }

    /// What bots and hints may use: every core, for as long as was said.
    fn thinking(&self) -> Budget {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Budget { threads, ..Budget::time(self.thinking) }
    }

    fn play_bot(&mut self, seat: Seat, kind: BotKind) -> Result<()> {
        let advice = advise(&self.table, seat, kind, self.bot_seed(seat), &self.thinking());
        let best = advice.expect("a seat that owes a decision gets advice").best;
        self.advance(|session| session.submit(seat, &best))
    }

    /// Follows from the game's seed and the step alone, so that a resumed game has the same bots.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let place = (self.table.steps() as u64) << 8 | seat.index() as u64;
        seed::short(self.seed).wrapping_add(place)
    }

    fn submit(&mut self, seat: Seat, m: &str) {
        let taken = self.table.step(&format!("{seat} {m}"));
        taken.unwrap_or_else(|error| unreachable!("a listed move is legal: {error}"));
    }

    fn save(&self) -> Result<()> {
        match &self.file {
            Some(file) => file.save(&self.table.write()),
            None => Ok(()),
        }
    }

    fn finish(&mut self) -> Result<()> {
        if self.takes_turns_looking() {
            self.catch_up_all()?;
        }
        self.say("")?;
        self.say_line(&text::heading("The end", self.page))?;
        self.say_lines(&show::score_table(&self.table, &self.names, None))?;
        self.say("")?;
        self.say(&show::verdict(&self.table, &self.names).unwrap_or_default())?;
        if let Some(file) = &self.file {
            self.say(&format!("The record is in {}.", file.shown()))?;
        }
        Ok(())
    }

    /// Somebody left before the end.
    fn leave(&mut self) -> Result<()> {
        let steps = self.table.steps();
        let whose = match self.table.turn() {
            Turn::Seats(seats) => self.names.list(seats),
            _ => String::new(), // nobody is asked when luck is due
        };
        let chapter = show::chapter(&self.table);
        self.say(&format!("The game stops here: {chapter}, {steps} steps, {whose} to move."))?;
        let game = self.table.kind().name();
        match &self.file {
            Some(file) => {
                let (file, needs) = (file.shown(), &self.needs);
                // A command to copy: it stays in one line.
                self.say_line(&format!(
                    "Go on with: mirabilia play {game} --resume {file} --record {file}{needs}"
                ))
            }
            None => self.say("It was not kept; --record FILE keeps a game."),
        }
    }

    fn say(&mut self, said: &str) -> Result<()> {
        self.say_after("", said)
    }

    fn say_after(&mut self, first: &str, said: &str) -> Result<()> {
        self.say_lines(&text::fold(first, said, self.page))
    }

    fn say_lines(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.say_line(line))
    }

    fn say_line(&mut self, line: &str) -> Result<()> {
        writeln!(self.out, "{line}").context(NO_OUTPUT)
    }
}

/// Takes from a generator what the luck of a record took from it, so that with the same seed a
/// resumed game goes on as if it had never stopped.
fn skip<G: Game>(table: &Table<G>, luck: &mut impl Luck) {
    for event in events(table, 0) {
        if matches!(event.steps[0], Step::Chance(_)) {
            let _ = event.before.draw(luck);
        }
    }
}
