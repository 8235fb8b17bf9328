//! Many games at once, on all cores, over flat rows of numbers.

use mirabilia_kernel::{End, Seat};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::luck::seed_of;
use crate::observe::{Observable, Sight};
use crate::opponents::{Named, Opponents};
use crate::round::{Asks, Round};

/// The minimum number of games per thread.
const FEWEST: usize = 32;

/// Where a batch writes; each as long as its shape says.
pub(crate) struct Out<'a> {
    /// Games times rows times features.
    pub(crate) observations: Option<&'a mut [f32]>,
    /// The same: the last observation of a game that ended in this step.
    pub(crate) last: Option<&'a mut [f32]>,
    /// Games times rows times ids.
    pub(crate) masks: Option<&'a mut [i8]>,
    /// Games times seats.
    pub(crate) rewards: &'a mut [f32],
    /// Games times seats: the points of a game that ended in this step.
    pub(crate) points: &'a mut [i16],
    /// Games.
    pub(crate) dones: &'a mut [bool],
    /// Games: how the game ended in this step: 0 not, 1 points, 2 military, 3 science.
    pub(crate) ends: &'a mut [i8],
    /// Games: the next deciding seat if one seat is asked per step, else 0.
    pub(crate) seats: &'a mut [i8],
}

/// An id that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Illegal {
    pub(crate) game: usize,
    pub(crate) seat: Option<Seat>,
    pub(crate) id: i64,
    pub(crate) legal: Vec<u16>,
}

/// One of the games as it is kept: how many came before it in its row, its seed, the draws of
/// `sample`, the learner's seat and the ids.
pub(crate) type Kept = (u64, u64, u64, Option<usize>, Vec<u16>);

/// Many games of one kind.
pub(crate) trait Batch: Send {
    /// Restarts all games.
    fn reset(&mut self, seed: u64, out: Out<'_>);
    /// Plays one id per row in every game, or in these, or nothing if one is illegal.
    fn step(&mut self, ids: &[i64], games: Option<&[i64]>, out: Out<'_>) -> Result<(), Illegal>;
    /// Writes a uniformly random legal id for every row.
    fn sample(&mut self, out: &mut [i64]);
    /// The seed of a game's luck.
    fn seed(&self, game: usize) -> u64;
    /// The ids played in a game.
    fn history(&self, game: usize) -> &[u16];
    /// All games, to be restored later.
    fn keep(&self) -> Vec<Kept>;
    /// Restores what `keep` gave; false if it does not fit.
    fn restore(&mut self, seed: u64, kept: Vec<Kept>, out: Out<'_>) -> bool;
}

/// One of the games.
struct Lane<G: Observable> {
    round: Round<G>,
    opponents: Option<Opponents<G>>,
    /// The places of the ids to play, by row.
    places: Vec<usize>,
    number: u64,
    games: u64,
    /// Whether the next step plays this game.
    plays: bool,
}

/// All the games.
pub(crate) struct Crowd<G: Observable> {
    opening: G,
    lanes: Vec<Lane<G>>,
    named: Option<Named>,
    rows: usize,
    features: usize,
    sight: Sight,
    seed: u64,
    pool: Option<ThreadPool>,
}

/// How a crowd is asked, and by whom it is played.
pub(crate) struct Plan {
    pub(crate) count: usize,
    pub(crate) asks: Asks,
    pub(crate) sight: Sight,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) named: Option<Named>,
}

impl<G: Observable> Crowd<G> {
    pub(crate) fn new(opening: G, plan: Plan) -> Result<Self, String> {
        let Plan { count, asks, sight, seed, threads, named } = plan;
        let seats = opening.seats();
        let rows = if asks == Asks::OneSeat { 1 } else { usize::from(seats) };
        let lane = |number: u64| {
            let first = seed_of(seed, number, 0);
            let round = Round::new(&opening, asks, first);
            let opponents = named.as_ref().map(|named| Opponents::new(named, seats, first));
            Lane { round, opponents, places: vec![0; rows], number, games: 0, plays: true }
        };
        let lanes: Vec<Lane<G>> = (0..count as u64).map(lane).collect();
        let threads = threads.min(count.div_ceil(FEWEST)).max(1);
        let pool = ThreadPoolBuilder::new().num_threads(threads);
        let pool = (threads > 1).then(|| pool.build().map_err(|error| error.to_string()));
        let features = sight.count::<G>(seats);
        Ok(Self { opening, lanes, named, rows, features, sight, seed, pool: pool.transpose()? })
    }

    /// Checks every id before any is played, so that one wrong id stops them all.
    fn look_up(&mut self, ids: &[i64]) -> Result<(), Illegal> {
        let wrong = |(game, (lane, ids)): (usize, (&mut Lane<G>, &[i64]))| lane.aim(game, ids);
        let (lanes, rows) = (&mut self.lanes, self.rows);
        let first = match &self.pool {
            Some(pool) => pool.install(|| {
                let all = lanes.par_iter_mut().with_min_len(FEWEST).zip(ids.par_chunks(rows));
                all.enumerate().find_map_first(wrong)
            }),
            None => lanes.iter_mut().zip(ids.chunks(rows)).enumerate().find_map(wrong),
        };
        first.map_or(Ok(()), Err)
    }

    /// The same for some of the games; only they are played.
    fn look_up_some(&mut self, ids: &[i64], games: &[i64]) -> Result<(), Illegal> {
        self.lanes.iter_mut().for_each(|lane| lane.plays = false);
        for (&game, ids) in games.iter().zip(ids.chunks(self.rows)) {
            let lane = &mut self.lanes[game as usize];
            if let Some(wrong) = lane.aim(game as usize, ids) {
                self.lanes.iter_mut().for_each(|lane| lane.plays = true);
                return Err(wrong);
            }
            lane.plays = true;
        }
        Ok(())
    }

    /// Runs `work` on every game with its slices of the arrays.
    fn each(&mut self, out: Out<'_>, work: impl Fn(&mut Lane<G>, GameSlices<'_>) + Sync) {
        let seats = usize::from(self.opening.seats());
        let (sights, masks) = (self.rows * self.features, self.rows * Round::<G>::IDS);
        let threads = self.pool.as_ref().map_or(1, ThreadPool::current_num_threads);
        // Some blocks a thread, so that one that is slow does not hold up the others.
        let block = self.lanes.len().div_ceil(threads * 4).max(1);
        let mut sights_of = pieces(out.observations, block * sights);
        let mut last_of = pieces(out.last, block * sights);
        let mut masks_of = pieces(out.masks, block * masks);
        let rest = out
            .rewards
            .chunks_mut(block * seats)
            .zip(out.points.chunks_mut(block * seats))
            .zip(out.dones.chunks_mut(block).zip(out.ends.chunks_mut(block)))
            .zip(out.seats.chunks_mut(block));
        let parts = self.lanes.chunks_mut(block).zip(rest).map(
            |(lanes, (((rewards, points), (dones, ends)), seats))| {
                let (observations, last) = (sights_of.next().flatten(), last_of.next().flatten());
                let masks = masks_of.next().flatten();
                let out = Out { observations, last, masks, rewards, points, dones, ends, seats };
                (lanes, out)
            },
        );
        let run = |(lanes, out): (&mut [Lane<G>], Out<'_>)| {
            let mut sights_of = pieces(out.observations, sights);
            let mut last_of = pieces(out.last, sights);
            let mut masks_of = pieces(out.masks, masks);
            let ends = out.dones.iter_mut().zip(out.ends);
            let sums = out.rewards.chunks_mut(seats).zip(out.points.chunks_mut(seats));
            for (((lane, (rewards, points)), (done, end)), asked) in
                lanes.iter_mut().zip(sums).zip(ends).zip(out.seats)
            {
                let (observations, last) = (sights_of.next().flatten(), last_of.next().flatten());
                let masks = masks_of.next().flatten();
                work(
                    lane,
                    GameSlices { observations, last, masks, rewards, points, done, end, asked },
                );
            }
        };
        match &self.pool {
            Some(pool) => {
                let parts: Vec<_> = parts.collect();
                pool.install(|| parts.into_par_iter().for_each(run));
            }
            None => parts.for_each(run),
        }
    }
}

/// The slices of the arrays that belong to one game.
struct GameSlices<'a> {
    observations: Option<&'a mut [f32]>,
    last: Option<&'a mut [f32]>,
    masks: Option<&'a mut [i8]>,
    rewards: &'a mut [f32],
    points: &'a mut [i16],
    done: &'a mut bool,
    end: &'a mut i8,
    asked: &'a mut i8,
}

/// An array in pieces of this size, or `None` for each piece if there is no array.
fn pieces<T>(all: Option<&mut [T]>, size: usize) -> impl Iterator<Item = Option<&mut [T]>> {
    let mut rest = all;
    std::iter::from_fn(move || {
        Some(rest.take().map(|all| {
            let (piece, later) = all.split_at_mut(size.min(all.len()));
            rest = Some(later);
            piece
        }))
    })
}

impl<G: Observable> Lane<G> {
    /// Finds the places of the ids to play.
    #[inline]
    fn aim(&mut self, game: usize, ids: &[i64]) -> Option<Illegal> {
        for (row, &id) in ids.iter().enumerate() {
            let Some(place) = self.round.place(row, id) else {
                let legal = self.round.legal(row).ids.clone();
                return Some(Illegal { game, seat: self.round.seat(row), id, legal });
            };
            self.places[row] = place;
        }
        None
    }

    /// A new game; the opponents play until the learner must decide.
    fn restart(&mut self, opening: &G, named: Option<&Named>, seed: u64) {
        self.round.restart(opening, seed);
        if let (Some(opponents), Some(named)) = (&mut self.opponents, named) {
            let seats = opening.seats();
            opponents.restart(named, named.place.seat(seed, seats), seats, seed);
            opponents.play(&mut self.round);
        }
    }

    fn show(&self, sight: Sight, features: usize, part: &mut GameSlices<'_>) {
        if let Some(out) = part.observations.as_deref_mut() {
            for (row, out) in out.chunks_mut(features).enumerate() {
                self.round.write_sight(row, sight, out);
            }
        }
        if let Some(out) = part.masks.as_deref_mut() {
            for (row, out) in out.chunks_mut(Round::<G>::IDS).enumerate() {
                self.round.write_mask(row, out);
            }
        }
        let asked = if self.places.len() == 1 { self.round.seat(0) } else { None };
        *part.asked = asked.map_or(0, |seat| seat.index() as i8);
    }

    /// Tells how the game ended.
    fn tell_end(&self, sight: Sight, features: usize, part: &mut GameSlices<'_>) {
        let seats = Seat::all(self.round.state().seats());
        for (seat, reward) in seats.zip(part.rewards.iter_mut()) {
            *reward = self.round.reward(seat) as f32;
        }
        *part.end = match self.round.result(part.points).map(|outcome| outcome.end) {
            None => 0,
            Some(End::Points) => 1,
            Some(End::Military) => 2,
            Some(End::Science) => 3,
        };
        if let Some(out) = part.last.as_deref_mut() {
            // Nobody decides any more: the learner looks, or the seat that was asked.
            let alone = self.opponents.as_ref().map(|opponents| opponents.learner);
            for (row, out) in out.chunks_mut(features).enumerate() {
                let asked = Seat::new(*part.asked as u8);
                let many = self.places.len() > 1;
                let seat = alone.unwrap_or(if many { Seat::new(row as u8) } else { asked });
                sight.write(self.round.state(), seat, out);
            }
        }
    }
}

impl<G: Observable> Batch for Crowd<G> {
    fn reset(&mut self, seed: u64, out: Out<'_>) {
        self.seed = seed;
        let (sight, features, opening) = (self.sight, self.features, self.opening.clone());
        let named = self.named.clone();
        self.each(out, |lane, mut part| {
            lane.games = 0;
            lane.restart(&opening, named.as_ref(), seed_of(seed, lane.number, 0));
            part.clear();
            lane.show(sight, features, &mut part);
        });
    }

    fn step(&mut self, ids: &[i64], games: Option<&[i64]>, out: Out<'_>) -> Result<(), Illegal> {
        match games {
            None => self.look_up(ids)?,
            Some(games) => self.look_up_some(ids, games)?,
        }
        let (sight, features, opening, seed) =
            (self.sight, self.features, self.opening.clone(), self.seed);
        let named = self.named.clone();
        self.each(out, |lane, mut part| {
            if !lane.plays {
                return;
            }
            let places = &lane.places;
            lane.round.step(|row| places[row]);
            if let Some(opponents) = &mut lane.opponents {
                opponents.play(&mut lane.round);
            }
            part.clear();
            if lane.round.is_over() {
                *part.done = true;
                lane.tell_end(sight, features, &mut part);
                lane.games += 1;
                lane.restart(&opening, named.as_ref(), seed_of(seed, lane.number, lane.games));
            }
            lane.show(sight, features, &mut part);
        });
        if games.is_some() {
            self.lanes.iter_mut().for_each(|lane| lane.plays = true);
        }
        Ok(())
    }

    fn sample(&mut self, out: &mut [i64]) {
        let draw = |(lane, ids): (&mut Lane<G>, &mut [i64])| {
            for (row, id) in ids.iter_mut().enumerate() {
                *id = i64::from(lane.round.sample(row));
            }
        };
        let (lanes, rows) = (&mut self.lanes, self.rows);
        match &self.pool {
            Some(pool) => pool.install(|| {
                let all = lanes.par_iter_mut().with_min_len(FEWEST);
                all.zip(out.par_chunks_mut(rows)).for_each(draw);
            }),
            None => lanes.iter_mut().zip(out.chunks_mut(rows)).for_each(draw),
        }
    }

    fn seed(&self, game: usize) -> u64 {
        self.lanes[game].round.seed()
    }

    fn history(&self, game: usize) -> &[u16] {
        self.lanes[game].round.history()
    }

    fn keep(&self) -> Vec<Kept> {
        let keep = |lane: &Lane<G>| {
            let learner = lane.opponents.as_ref().map(|opponents| opponents.learner.index());
            let round = &lane.round;
            (lane.games, round.seed(), round.draws, learner, round.history().to_vec())
        };
        self.lanes.iter().map(keep).collect()
    }

    fn restore(&mut self, seed: u64, kept: Vec<Kept>, out: Out<'_>) -> bool {
        if kept.len() != self.lanes.len() {
            return false;
        }
        self.seed = seed;
        let seats = self.opening.seats();
        for (lane, (games, seed, draws, learner, history)) in self.lanes.iter_mut().zip(kept) {
            lane.games = games;
            lane.round.restart(&self.opening, seed);
            if let (Some(opponents), Some(named)) = (&mut lane.opponents, &self.named) {
                let learner = learner.filter(|seat| *seat < usize::from(seats)).unwrap_or(0);
                opponents.restart(named, Seat::new(learner as u8), seats, seed);
            }
            if lane.round.replay(&history).is_some() {
                return false;
            }
            lane.round.draws = draws;
        }
        let (sight, features) = (self.sight, self.features);
        self.each(out, |lane, mut part| lane.show(sight, features, &mut part));
        true
    }
}

impl GameSlices<'_> {
    /// Nothing has ended.
    fn clear(&mut self) {
        self.rewards.fill(0.0);
        self.points.fill(0);
        *self.done = false;
        *self.end = 0;
    }
}
