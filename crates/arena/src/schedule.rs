//! Who sits where on which deal.
//!
//! - As many names as seats, or fewer: they sit in the order named, and **the last name fills the
//!   seats that are left**. `expert,greedy` at four seats is one `expert` against three `greedy`.
//! - More names than seats: every choice of so many names plays, equally often. At two seats that
//!   is a round robin.
//!
//! Every deal is played by each of these tables, and by each table once from every seat: all sit one
//! place further from game to game, so over a deal each seat, with its cards, has been everybody's.
//! The order round the table is drawn anew for each deal, because neighbours matter in 7 Wonders.

use mirabilia_kernel::{Luck, MAX_SEATS};

use crate::luck::{Purpose, stream, wide};

/// The games of a match, in order: all of the first deal, then all of the second, and so on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    seats: u8,
    seed: u64,
    games: u64,
    /// Who plays together, by number of bot; each as long as the table.
    tables: Vec<Vec<usize>>,
}

/// One game of a schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The number of the game, from 0.
    pub game: u64,
    /// The number of the deal, from 0: games of one deal have the same luck.
    pub deal: u64,
    /// The number of the bot at each seat.
    pub bots: Vec<usize>,
    /// The seed of each seat's bot.
    pub seeds: Vec<u64>,
}

impl Schedule {
    /// The schedule for these names, each the number of a bot; a number may come twice when all fit
    /// at one table. There must be a name and a seat, and more names than seats must differ.
    pub fn new(seats: u8, named: &[usize], games: u64, seed: u64) -> Result<Self, ScheduleError> {
        let size = usize::from(seats);
        if size == 0 || size > MAX_SEATS {
            return Err(ScheduleError::Seats);
        }
        let Some(&last) = named.last() else { return Err(ScheduleError::Nobody) };
        let tables = if named.len() > size {
            let mut sorted = named.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            if sorted.len() < named.len() {
                return Err(ScheduleError::Twice);
            }
            choices(named, size)
        } else {
            let mut table = named.to_vec();
            table.resize(size, last);
            vec![table]
        };
        Ok(Self { seats, seed, games, tables })
    }

    /// How many seats a table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// What all luck follows from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How many games a whole deal takes. The last deal of a schedule may be cut short.
    pub fn games_a_deal(&self) -> u64 {
        self.tables.len() as u64 * u64::from(self.seats)
    }

    /// How many deals there are, the last perhaps cut short.
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.games_a_deal())
    }

    /// How many games of the last deal are left out; 0 when it is whole.
    pub fn cut_short(&self) -> u64 {
        self.deals() * self.games_a_deal() - self.games
    }

    /// Who plays together, by number of bot.
    pub fn tables(&self) -> &[Vec<usize>] {
        &self.tables
    }

    /// The game of this number.
    pub fn seating(&self, game: u64) -> Seating {
        let (deal, within) = (game / self.games_a_deal(), game % self.games_a_deal());
        let seats = u64::from(self.seats);
        let mut bots = self.tables[(within / seats) as usize].clone();
        stream(Purpose::Order, self.seed, deal, 0).shuffle(&mut bots[1..]);
        bots.rotate_right((within % seats) as usize);
        let seed = |seat| wide(&mut stream(Purpose::Bot, self.seed, game, seat));
        Seating { game, deal, bots, seeds: (0..seats).map(seed).collect() }
    }
}

/// Every choice of `size` items, in order.
fn choices(items: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for (i, &first) in items.iter().enumerate() {
        for mut rest in choices(&items[i + 1..], size - 1) {
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
    /// No table has so many seats.
    Seats,
    /// Nobody was named.
    Nobody,
    /// A bot was named twice among more bots than seats.
    Twice,
}

impl std::fmt::Display for ScheduleError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Seats => write!(f, "a table has 1 to {MAX_SEATS} seats"),
            Self::Nobody => f.write_str("no bot is named; name at least one"),
            Self::Twice => {
                f.write_str("a bot is named twice among more bots than seats; name each once there")
            }
        }
    }
}

impl std::error::Error for ScheduleError {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// How often each bot sits in each seat over whole deals.
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
    fn everybody_sits_everywhere_equally_often() {
        // Seats, names, games of a deal, seatings of the first bot in each seat over ten deals.
        #[rustfmt::skip]
        let cases: &[(u8, &[usize], u64, u64)] = &[
            (2, &[0, 1], 2, 10),
            (2, &[0, 1, 2], 6, 20),
            (2, &[0, 1, 2, 3], 12, 30),
            (4, &[0, 1], 4, 10),
            (4, &[0, 0, 1], 4, 20),
            (4, &[0, 1, 2, 3], 4, 10),
            (3, &[0, 1, 2, 3], 12, 30),
            (7, &[0], 7, 70),
        ];
        for &(seats, named, a_deal, each) in cases {
            let schedule = Schedule::new(seats, named, 10 * a_deal, 7).unwrap();
            assert_eq!(schedule.games_a_deal(), a_deal, "{named:?} at {seats}");
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
    fn no_two_bots_share_their_luck() {
        let schedule = Schedule::new(4, &[0, 1], 100, 7).unwrap();
        let mut seeds: Vec<u64> = (0..100).flat_map(|game| schedule.seating(game).seeds).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 400);
    }

    #[test]
    fn the_last_deal_may_be_cut_short() {
        let schedule = Schedule::new(3, &[0, 1], 100, 7).unwrap();
        assert_eq!((schedule.deals(), schedule.cut_short()), (34, 2));
        assert_eq!(schedule.seating(99).deal, 33);
    }

    #[test]
    fn what_cannot_be_seated_is_refused() {
        for (seats, named, error) in [
            (2, &[][..], ScheduleError::Nobody),
            (2, &[0, 1, 0], ScheduleError::Twice),
            (0, &[0], ScheduleError::Seats),
            (8, &[0], ScheduleError::Seats),
        ] {
            assert_eq!(Schedule::new(seats, named, 1, 7), Err(error));
        }
    }
}
