//! Scripted games for tests: rolls and moves in a few words, cities read off in the words of the
//! board file.

pub(crate) mod plan;

use mirabilia_dice::{City, Phase, Refusal, Setup, State};
use mirabilia_kernel::{Game, Outcome, Seat, Table, Turn};

pub(crate) use plan::Plan;

/// A game in which every roll is said.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) table: Table<State>,
    /// Seats that have taken the action of the running turn.
    acted: Vec<u8>,
}

/// A game on the stand-in boards with these cities, in seat order.
pub(crate) fn stand_in(cities: &str) -> Play {
    let seats = cities.split_whitespace().count() as u8;
    let boards = mirabilia_dice::BoardsRef::built_in("stand-in").expect("it is built in");
    Play::new(Setup { seats, boards }, cities)
}

impl Play {
    pub(crate) fn new(setup: Setup, cities: &str) -> Self {
        let mut table = Table::new(setup, Vec::new());
        table.step(&format!("deal cities {cities}")).unwrap();
        Self { table, acted: Vec::new() }
    }

    pub(crate) fn state(&self) -> &State {
        self.table.state()
    }

    /// The record line of a roll: `red axe 2, blue mask` says these dice; a section not said is 0,
    /// and a die not said shows its first symbol in section 0.
    pub(crate) fn roll_line(&self, said: &str) -> String {
        let boards = self.state().boards();
        let mut wanted: Vec<Vec<&str>> =
            said.split(',').map(|die| die.split_whitespace().collect()).collect();
        wanted.retain(|words| !words.is_empty());
        let mut dice = Vec::new();
        for shown in self.state().forum() {
            let die = &boards.dice[usize::from(shown.die)];
            let place = wanted.iter().position(|words| words[0] == die.id);
            let words = place.map(|place| wanted.remove(place));
            let word = |n: usize| words.as_ref().and_then(|words| words.get(n).copied());
            let first = &boards.symbols[usize::from(die.faces[0])];
            let symbol = word(1).unwrap_or(first);
            dice.push(format!("{} {symbol} {}", die.id, word(2).unwrap_or("0")));
        }
        assert!(wanted.is_empty(), "not in the Forum: {wanted:?}");
        format!("roll {}", dice.join(" / "))
    }

    pub(crate) fn roll(&mut self, said: &str) -> &mut Self {
        let line = self.roll_line(said);
        self.acted.clear();
        self.step(&line)
    }

    /// One line of a record.
    pub(crate) fn step(&mut self, line: &str) -> &mut Self {
        self.table.step(line).unwrap_or_else(|error| {
            panic!("{line}: {error}\nlegal: {}", self.table.legal_lines().join(" | "))
        });
        self
    }

    /// Moves with `;` between, each with its seat. When a seat moves a second time, the others have
    /// passed.
    pub(crate) fn moves(&mut self, moves: &str) -> &mut Self {
        for line in moves.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let seat = line.as_bytes()[0] - b'0';
            if self.table.waiting().has(Seat::new(seat)) {
                self.others_pass();
            }
            self.step(line);
            self.acted.push(seat);
        }
        self
    }

    /// Seats that have not acted this turn pass.
    pub(crate) fn others_pass(&mut self) -> &mut Self {
        for seat in 0..self.state().seats() {
            let Turn::Seats(owing) = self.table.turn() else { break };
            if owing.has(Seat::new(seat)) && !self.acted.contains(&seat) {
                self.acted.push(seat);
                self.step(&format!("{seat} pass"));
            }
        }
        self
    }

    /// A turn: the roll, these moves, and every other seat passes. Choices that the moves leave open
    /// stay open.
    pub(crate) fn turn(&mut self, roll: &str, moves: &str) -> &mut Self {
        self.roll(roll);
        self.moves(moves);
        self.others_pass()
    }

    /// This many turns in which every seat passes.
    pub(crate) fn pass_turns(&mut self, turns: u32) -> &mut Self {
        for _ in 0..turns {
            self.turn("", "");
        }
        self
    }

    pub(crate) fn city(&self, seat: u8) -> &City {
        self.state().city(Seat::new(seat))
    }

    pub(crate) fn coins(&self, seat: u8) -> u8 {
        self.city(seat).coins()
    }

    pub(crate) fn resources(&self, seat: u8) -> u8 {
        self.city(seat).resources()
    }

    /// The coins of all seats.
    pub(crate) fn purse(&self) -> Vec<u8> {
        (0..self.state().seats()).map(|seat| self.coins(seat)).collect()
    }

    /// The spaces a seat has crossed, in the order of its sheet.
    pub(crate) fn crossed(&self, seat: u8) -> String {
        let city = self.city(seat);
        let sheet = &self.state().boards().sheets[city.sheet().expect("a city")];
        let crossed = sheet.spaces.iter().enumerate().filter(|(n, _)| city.crossed() >> n & 1 == 1);
        crossed.map(|(_, space)| space.id.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// The bonuses a seat has crossed, in the order of the file.
    pub(crate) fn bonuses(&self, seat: u8) -> String {
        let crossed = self.city(seat).bonuses();
        let bonuses = self.state().boards().bonuses.iter().enumerate();
        let ids = bonuses.filter(|(n, _)| crossed >> n & 1 == 1).map(|(_, bonus)| &*bonus.id);
        ids.collect::<Vec<_>>().join(" ")
    }

    /// A seat's points in one line of the score pad, or `total`.
    pub(crate) fn points(&self, seat: u8, line: &str) -> i16 {
        let score = self.state().score(Seat::new(seat));
        if line == "total" {
            return score.total();
        }
        let place = State::CATEGORIES.iter().position(|known| *known == line);
        score.0[place.expect("a line of the score pad")]
    }

    pub(crate) fn forum(&self) -> String {
        let dice = self.state().forum().iter();
        let ids = dice.map(|shown| &*self.state().boards().dice[usize::from(shown.die)].id);
        ids.collect::<Vec<_>>().join(" ")
    }

    /// The legal moves of a seat that still owes one.
    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        let mut moves = Vec::new();
        self.state().legal_moves(Seat::new(seat), &mut moves);
        moves.iter().map(|&m| self.state().move_text(m)).collect()
    }

    /// The spaces that a die lets a seat cross now.
    pub(crate) fn opens(&self, seat: u8, die: &str) -> String {
        self.after(seat, &format!("build {die} "))
    }

    /// The spaces that an effect lets a seat cross now; `-` stands for declining.
    pub(crate) fn crosses(&self, seat: u8) -> String {
        let spaces = self.after(seat, "cross ");
        let declines = self.legal(seat).iter().any(|m| m == "decline");
        if declines { format!("{spaces} -") } else { spaces }
    }

    /// What legal moves say after these words.
    pub(crate) fn after(&self, seat: u8, words: &str) -> String {
        let legal = self.legal(seat);
        legal.iter().filter_map(|m| m.strip_prefix(words)).collect::<Vec<_>>().join(" ")
    }

    /// Is the move legal? Both judges must agree.
    pub(crate) fn can(&self, seat: u8, text: &str) -> bool {
        let listed = self.legal(seat).iter().any(|m| m == text);
        let m = self.state().read_move(text).unwrap();
        assert_eq!(self.state().check(Seat::new(seat), m).is_ok(), listed, "{text}");
        listed
    }

    /// Why a move is refused.
    pub(crate) fn refusal(&self, seat: u8, text: &str) -> Refusal {
        assert!(!self.can(seat, text), "{text} is legal");
        let m = self.state().read_move(text).unwrap();
        self.state().check(Seat::new(seat), m).unwrap_err()
    }

    /// Why a line cannot be played.
    pub(crate) fn error(&self, line: &str) -> String {
        self.table.clone().step(line).expect_err(line).to_string()
    }

    /// What the seat is asked for now.
    pub(crate) fn asked(&self, seat: u8) -> bool {
        self.city(seat).task().is_some()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state().phase()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.phase() == Phase::Over
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        let outcome: Option<Outcome> = self.state().outcome();
        outcome.expect("the game is over").winners.iter().map(Seat::index).collect()
    }
}
