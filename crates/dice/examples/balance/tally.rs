//! What is counted over many games.

use mirabilia_dice::State;
use mirabilia_dice::boards::{BUILDINGS, Boards};
use mirabilia_dice::score::CATEGORIES;
use mirabilia_kernel::{Seat, SeatSet};

use crate::plan::PLANS;

/// A victory in parts, so that a shared one is counted without rounding.
pub(crate) const WIN: u64 = 420;

/// Games sat at and parts of victories.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Share {
    pub(crate) games: u64,
    pub(crate) wins: u64,
}

impl Share {
    /// The share of games won, and the half-width of its 95 % interval.
    pub(crate) fn rate(self) -> (f64, f64) {
        let games = self.games.max(1) as f64;
        let rate = self.wins as f64 / WIN as f64 / games;
        (rate, 1.96 * (rate * (1.0 - rate) / games).sqrt())
    }
}

/// Sums over players: all, or those who won.
#[derive(Clone, Default, Debug)]
pub(crate) struct Group {
    pub(crate) players: u64,
    pub(crate) points: [i64; CATEGORIES.len()],
    /// Squares of totals, for the spread.
    pub(crate) squares: u64,
    pub(crate) finished: [u64; BUILDINGS.len()],
    pub(crate) spaces: [u64; BUILDINGS.len()],
    pub(crate) bonuses: u64,
    pub(crate) coins: u64,
}

impl Group {
    fn add(&mut self, state: &State, seat: Seat) {
        let (score, city) = (state.score(seat), state.city(seat));
        self.players += 1;
        for (sum, points) in self.points.iter_mut().zip(score.0) {
            *sum += i64::from(points);
        }
        self.squares += i64::from(score.total()).pow(2) as u64;
        self.bonuses += u64::from(city.bonuses().count_ones());
        self.coins += u64::from(city.coins());
        let sheet = &state.boards().sheets[city.sheet().expect("cities are dealt")];
        for (building, &spaces) in sheet.building_spaces.iter().enumerate() {
            self.finished[building] += u64::from(city.crossed() & spaces == spaces);
            self.spaces[building] += u64::from((city.crossed() & spaces).count_ones());
        }
    }

    fn add_all(&mut self, other: &Self) {
        self.players += other.players;
        self.squares += other.squares;
        self.bonuses += other.bonuses;
        self.coins += other.coins;
        self.points.iter_mut().zip(other.points).for_each(|(a, b)| *a += b);
        self.finished.iter_mut().zip(other.finished).for_each(|(a, b)| *a += b);
        self.spaces.iter_mut().zip(other.spaces).for_each(|(a, b)| *a += b);
    }
}

/// Everything that is counted.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) turns: u64,
    pub(crate) longest: u16,
    pub(crate) shared: u64,
    pub(crate) cities: Vec<Share>,
    pub(crate) plans: [Share; PLANS.len()],
    /// What the players of each plan built.
    pub(crate) planned: Vec<Group>,
    pub(crate) all: Group,
    pub(crate) winners: Group,
}

impl Tally {
    pub(crate) fn new(boards: &Boards) -> Self {
        Self {
            games: 0,
            turns: 0,
            longest: 0,
            shared: 0,
            cities: vec![Share::default(); boards.sheets.len()],
            plans: [Share::default(); PLANS.len()],
            planned: vec![Group::default(); PLANS.len()],
            all: Group::default(),
            winners: Group::default(),
        }
    }

    /// Counts a game that is over.
    pub(crate) fn game(&mut self, state: &State, winners: SeatSet, plan: impl Fn(Seat) -> usize) {
        self.games += 1;
        self.turns += u64::from(state.turns());
        self.longest = self.longest.max(state.turns());
        self.shared += u64::from(winners.len() > 1);
        for seat in Seat::all(state.seats()) {
            let part = if winners.has(seat) { WIN / winners.len() as u64 } else { 0 };
            let city = state.city(seat).sheet().expect("cities are dealt");
            for share in [&mut self.cities[city], &mut self.plans[plan(seat)]] {
                share.games += 1;
                share.wins += part;
            }
            self.all.add(state, seat);
            self.planned[plan(seat)].add(state, seat);
            if winners.has(seat) {
                self.winners.add(state, seat);
            }
        }
    }

    /// This and another tally of the same boards.
    pub(crate) fn with(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.turns += other.turns;
        self.longest = self.longest.max(other.longest);
        self.shared += other.shared;
        let theirs = other.cities.iter().chain(&other.plans);
        for (share, other) in self.cities.iter_mut().chain(&mut self.plans).zip(theirs) {
            share.games += other.games;
            share.wins += other.wins;
        }
        self.all.add_all(&other.all);
        self.winners.add_all(&other.winners);
        self.planned.iter_mut().zip(&other.planned).for_each(|(a, b)| a.add_all(b));
        self
    }
}
