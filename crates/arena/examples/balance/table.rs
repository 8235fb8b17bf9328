//! Games of one bot against itself, counted by city.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use anyhow::Result;
use mirabilia_arena::{BotName, Match, Schedule};
use mirabilia_games::dice::boards::{BUILDINGS, BoardsRef};
use mirabilia_games::dice::{Setup, State};
use mirabilia_kernel::{Game, Seat};

/// Which games are played: `BOT:SEATS:GAMES`.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    bot: BotName,
    seats: u8,
    games: u64,
}

impl FromStr for Table {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || "expected BOT:SEATS:GAMES, such as greedy:7:1400".to_owned();
        let mut parts = text.rsplitn(3, ':');
        let games = parts.next().and_then(|n| n.parse().ok()).ok_or_else(expected)?;
        let seats = parts.next().and_then(|n| n.parse().ok()).ok_or_else(expected)?;
        let bot = BotName::parse(parts.next().ok_or_else(expected)?)?;
        if !State::SEATS.contains(&seats) {
            return Err(format!("{seats} seats; expected 2 to 7"));
        }
        Ok(Self { bot, seats, games })
    }
}

/// The results of one table.
pub(crate) struct Measured {
    table: Table,
    /// Seats played and victories of each city.
    cities: BTreeMap<String, (f64, f64)>,
    turns: f64,
    /// The points of winners by building, and of everybody.
    winners: [f64; BUILDINGS.len()],
    winning_seats: f64,
    points: f64,
    seats: f64,
}

impl Table {
    /// Plays the games.
    pub(crate) fn play(&self, boards: BoardsRef, seed: u64, threads: usize) -> Result<Measured> {
        let schedule = Schedule::new(self.seats, &[0], self.games, seed);
        let game = Match::<State> {
            setup: Setup { seats: self.seats, boards },
            entrants: vec![self.bot.entrant(None)],
            schedule: schedule.map_err(|error| anyhow::anyhow!("{error}"))?,
            threads,
            test: None,
            stop: mirabilia_bots::Stop::default(),
        };
        let mut measured = Measured {
            table: self.clone(),
            cities: boards.sheets.iter().map(|sheet| (sheet.id.clone(), (0.0, 0.0))).collect(),
            turns: 0.0,
            winners: [0.0; BUILDINGS.len()],
            winning_seats: 0.0,
            points: 0.0,
            seats: 0.0,
        };
        game.run(|result, table| {
            measured.turns += f64::from(table.state().turns()) / self.games as f64;
            for (seat, (city, result)) in result.boards.iter().zip(&result.seats).enumerate() {
                let counted = measured.cities.entry(city.clone()).or_default();
                counted.0 += 1.0;
                counted.1 += result.share;
                measured.points += f64::from(result.points);
                measured.seats += 1.0;
                if result.share > 0.0 {
                    measured.winning_seats += 1.0;
                    let score = table.state().score(Seat::new(seat as u8)).0;
                    for (sum, points) in measured.winners.iter_mut().zip(score) {
                        *sum += f64::from(points);
                    }
                }
            }
        })?;
        Ok(measured)
    }
}

impl Measured {
    pub(crate) fn cities(&self) -> impl Iterator<Item = &str> {
        self.cities.keys().map(String::as_str)
    }

    /// The share of the games of a city that it won.
    pub(crate) fn share(&self, city: &str) -> f64 {
        self.cities.get(city).map_or(0.0, |(played, won)| won / played.max(1.0))
    }

    /// The logarithm of its share, relative to a fair one. Half a victory is added, so that it is finite.
    pub(crate) fn log_share(&self, city: &str) -> f64 {
        let (played, won) = self.cities.get(city).copied().unwrap_or_default();
        let fair = (played + 1.0) / f64::from(self.table.seats);
        ((won + 0.5) / fair).ln()
    }

    pub(crate) fn turns(&self) -> f64 {
        self.turns
    }

    pub(crate) fn winners_points(&self) -> f64 {
        self.winners.iter().sum::<f64>() / self.winning_seats.max(1.0)
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Table { bot, seats, games } = &self.table;
        writeln!(
            f,
            "{} at {seats} seats, {games} games; fair {:.1} %",
            bot.text,
            100.0 / f64::from(*seats)
        )?;
        for (city, (played, _)) in &self.cities {
            let share = self.share(city);
            let error = 1.96 * (share * (1.0 - share) / played.max(1.0)).sqrt();
            writeln!(f, "  {city:<14} {:>5.1} ± {:.1} %", 100.0 * share, 100.0 * error)?;
        }
        let all = self.points / self.seats.max(1.0);
        writeln!(
            f,
            "  {:.1} turns; points: winners {:.1}, all {all:.1}",
            self.turns,
            self.winners_points()
        )?;
        let by = BUILDINGS.iter().zip(&self.winners).filter(|(_, sum)| **sum > 0.0);
        let by: Vec<String> =
            by.map(|(id, sum)| format!("{id} {:.1}", sum / self.winning_seats)).collect();
        writeln!(f, "  winners by building: {}", by.join(", "))
    }
}
