//! The schedule: which bot sits where, on which deal.
//!
//! - At most as many names as seats: the bots sit in the order named, and **the last name fills the
//!   remaining seats**. `expert,greedy` at four seats is one `expert` against three `greedy`.
//! - More names than seats: every combination of names plays, equally often. At two seats that is a
//!   round robin.
//!
//! Every combination plays every deal once from each seat: the bots rotate by one seat from game to
//! game, so over a deal every bot has had every seat and its cards. If one bot sits in all seats, the
//! rotations would be the same game, and each deal is played once.
//! The order around the table is shuffled for each deal, because neighbours matter in 7 Wonders.

use mirabilia_kernel::{Luck, MAX_SEATS};

use crate::luck::{Purpose, bits64, stream};

/// The games of a match, in order: all of the first deal, then all of the second, and so on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    seats: u8,
    seed: u64,
    games: u64,
    /// The combinations of bots that play together, one bot per seat.
    tables: Vec<Vec<usize>>,
}

/// One game of a schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The number of the game, counted from 0.
    pub game: u64,
    /// The number of the deal, counted from 0. Games of one deal have the same luck.
    pub deal: u64,
    /// The index of the bot at each seat.
    pub bots: Vec<usize>,
    /// The seed of the bot at each seat.
    pub seeds: Vec<u64>,
}

impl Schedule {
    /// A schedule for these bots, given by index. There must be at least one. An index may be repeated
    /// only if all bots fit at one table.
    pub fn new(seats: u8, named: &[usize], games: u64, seed: u64) -> Result<Self, ScheduleError> {
        let size = usize::from(seats);
        if size == 0 || size > MAX_SEATS {
            return Err(ScheduleError::Seats);
        }
        let Some(&last) = named.last() else { return Err(ScheduleError::NoBots) };
        let tables = if named.len() > size {
            let mut sorted = named.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            if sorted.len() < named.len() {
                return Err(ScheduleError::Duplicate);
            }
            combinations(named, size)
        } else {
            let mut table = named.to_vec();
            table.resize(size, last);
            vec![table]
        };
        Ok(Self { seats, seed, games, tables })
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Number of games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The random seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Games per complete deal. The last deal of a schedule may be incomplete.
    pub fn games_per_deal(&self) -> u64 {
        self.tables.len() as u64 * self.rotations()
    }

    /// Whether one bot sits in all seats. Then each deal is played once.
    pub fn is_self_play(&self) -> bool {
        let [table] = &self.tables[..] else { return false };
        table.iter().all(|bot| *bot == table[0])
    }

    /// The number of different rotations of a table.
    fn rotations(&self) -> u64 {
        if self.is_self_play() { 1 } else { u64::from(self.seats) }
    }

    /// Number of deals, the last perhaps incomplete.
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.games_per_deal())
    }

    /// The combinations of bots that play together, one bot per seat.
    pub fn tables(&self) -> &[Vec<usize>] {
        &self.tables
    }

    /// The game with this number.
    pub fn seating(&self, game: u64) -> Seating {
        let (deal, within) = (game / self.games_per_deal(), game % self.games_per_deal());
        let rotations = self.rotations();
        let mut bots = self.tables[(within / rotations) as usize].clone();
        stream(Purpose::Order, self.seed, deal, 0).shuffle(&mut bots[1..]);
        bots.rotate_right((within % rotations) as usize);
        let seed = |seat| bits64(&mut stream(Purpose::Bot, self.seed, game, seat));
        let seeds = (0..u64::from(self.seats)).map(seed).collect();
        Seating { game, deal, bots, seeds }
    }
}

/// All combinations of `size` items, in order.
fn combinations(items: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for (i, &first) in items.iter().enumerate() {
        for mut rest in combinations(&items[i + 1..], size - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// Why there is no schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ScheduleError {
    /// The number of seats is out of range.
    Seats,
    /// No bot was named.
    NoBots,
    /// A bot was named twice among more bots than seats.
    Duplicate,
}

impl std::fmt::Display for ScheduleError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Seats => write!(f, "expected 1 to {MAX_SEATS} seats"),
            Self::NoBots => f.write_str("expected at least one bot"),
            Self::Duplicate => {
                f.write_str("a bot may be named twice only if all bots fit at one table")
            }
        }
    }
}

impl std::error::Error for ScheduleError {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// How often each bot sits in each seat.
    fn counts(schedule: &Schedule) -> BTreeMap<(usize, usize), u64> {
        let mut counts = BTreeMap::new();
        for game in 0..schedule.games() {
            for (seat, bot) in schedule.seating(game).bots.into_iter().enumerate() {
                *counts.entry((bot, seat)).or_insert(0) += 1;
            }
        }
        counts
    }

    #[test]
    fn every_bot_gets_every_seat_equally_often() {
        // Seats, bots, games per deal, games of the first bot in each seat over ten deals.
        #[rustfmt::skip]
        let cases: &[(u8, &[usize], u64, u64)] = &[
            (2, &[0, 1], 2, 10),
            (2, &[0, 1, 2], 6, 20),
            (2, &[0, 1, 2, 3], 12, 30),
            (4, &[0, 1], 4, 10),
            (4, &[0, 0, 1], 4, 20),
            (4, &[0, 1, 2, 3], 4, 10),
            (3, &[0, 1, 2, 3], 12, 30),
            (7, &[0], 1, 10),
        ];
        for &(seats, named, per_deal, each) in cases {
            let schedule = Schedule::new(seats, named, 10 * per_deal, 7).unwrap();
            assert_eq!(schedule.games_per_deal(), per_deal, "{named:?} at {seats}");
            assert_eq!(schedule.deals(), 10);
            let counts = counts(&schedule);
            for seat in 0..usize::from(seats) {
                assert_eq!(counts[&(0, seat)], each, "{named:?} at {seats}, seat {seat}");
            }
            for &bot in named {
                let at = |seat| counts[&(bot, seat)];
                assert!((1..usize::from(seats)).all(|seat| at(seat) == at(0)), "{counts:?}");
            }
        }
    }

    #[test]
    fn the_last_named_fills_the_table() {
        let schedule = Schedule::new(4, &[0, 1], 4, 7).unwrap();
        for (game, expected) in
            [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]].iter().enumerate()
        {
            assert_eq!(schedule.seating(game as u64).bots, expected);
        }
    }

    #[test]
    fn neighbours_change_from_deal_to_deal() {
        let schedule = Schedule::new(5, &[0, 1, 2, 3, 4], 500, 7).unwrap();
        let left = |deal: u64| schedule.seating(deal * 5).bots[1];
        for bot in 1..5 {
            let times = (0..100).filter(|&deal| left(deal) == bot).count();
            assert!((10..45).contains(&times), "bot {bot} sits left of bot 0 {times} times");
        }
    }

    #[test]
    fn no_two_bots_share_a_seed() {
        let schedule = Schedule::new(4, &[0, 1], 100, 7).unwrap();
        let mut seeds: Vec<u64> = (0..100).flat_map(|game| schedule.seating(game).seeds).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 400);
    }

    #[test]
    fn the_last_deal_may_be_incomplete() {
        let schedule = Schedule::new(3, &[0, 1], 100, 7).unwrap();
        assert_eq!(schedule.deals(), 34);
        assert_eq!(schedule.seating(99).deal, 33);
    }

    #[test]
    fn impossible_schedules_are_refused() {
        for (seats, named, error) in [
            (2, &[][..], ScheduleError::NoBots),
            (2, &[0, 1, 0], ScheduleError::Duplicate),
            (0, &[0], ScheduleError::Seats),
            (8, &[0], ScheduleError::Seats),
        ] {
            assert_eq!(Schedule::new(seats, named, 1, 7), Err(error));
        }
    }
}
