//! Many games at once, on all cores, over flat rows of numbers.

use mirabilia_kernel::{Fast, Seat};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::luck::seed_of;
use crate::observe::{Observable, Sight};
use crate::round::{Asks, Round};

/// The minimum number of games per thread.
const FEWEST: usize = 32;

/// Where a batch writes; each as long as its shape says.
pub(crate) struct Out<'a> {
    /// Games times rows times features.
    pub(crate) observations: Option<&'a mut [f32]>,
    /// Games times rows times ids.
    pub(crate) masks: Option<&'a mut [i8]>,
    /// Games times seats.
    pub(crate) rewards: &'a mut [f32],
    /// Games.
    pub(crate) dones: &'a mut [bool],
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

/// Many games of one kind.
pub(crate) trait Batch: Send + Sync {
    /// Restarts all games.
    fn reset(&mut self, seed: u64, out: Out<'_>);
    /// Plays one id per row in every game, or nothing if one is illegal.
    fn step(&mut self, ids: &[i64], out: Out<'_>) -> Result<(), Illegal>;
    /// Writes a uniformly random legal id for every row.
    fn sample(&mut self, out: &mut [i64]);
    /// The seed of a game's luck.
    fn seed(&self, game: usize) -> u64;
}

/// One of the games.
struct Lane<G: Observable> {
    round: Round<G>,
    /// The places of the ids to play, by row.
    places: Vec<usize>,
    number: u64,
    games: u64,
    luck: Fast,
}

/// All the games.
pub(crate) struct Crowd<G: Observable> {
    opening: G,
    lanes: Vec<Lane<G>>,
    rows: usize,
    features: usize,
    sight: Sight,
    seed: u64,
    pool: Option<ThreadPool>,
}

impl<G: Observable> Crowd<G> {
    pub(crate) fn new(
        opening: G,
        count: usize,
        asks: Asks,
        sight: Sight,
        seed: u64,
        threads: usize,
    ) -> Result<Self, String> {
        let lane = |number: u64| {
            let first = seed_of(seed, number, 0);
            let round = Round::new(&opening, asks, first);
            let rows = if asks == Asks::OneSeat { 1 } else { usize::from(opening.seats()) };
            Lane { round, places: vec![0; rows], number, games: 0, luck: Fast::new(first) }
        };
        let lanes: Vec<Lane<G>> = (0..count as u64).map(lane).collect();
        let rows = lanes.first().map_or(1, |lane| lane.places.len());
        let threads = threads.min(count.div_ceil(FEWEST)).max(1);
        let pool = ThreadPoolBuilder::new().num_threads(threads);
        let pool = (threads > 1).then(|| pool.build().map_err(|error| error.to_string()));
        let features = sight.names::<G>().len();
        Ok(Self { opening, lanes, rows, features, sight, seed, pool: pool.transpose()? })
    }

    /// Checks every id before any is played, so that one wrong id stops them all.
    fn look_up(&mut self, ids: &[i64]) -> Result<(), Illegal> {
        let wrong = |(game, (lane, ids)): (usize, (&mut Lane<G>, &[i64]))| {
            for (row, &id) in ids.iter().enumerate() {
                let Some(place) = lane.round.place(row, id) else {
                    let legal = lane.round.legal(row).ids.clone();
                    return Some(Illegal { game, seat: lane.round.seat(row), id, legal });
                };
                lane.places[row] = place;
            }
            None
        };
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

    /// Runs `work` on every game with its slices of the arrays.
    fn each(&mut self, out: Out<'_>, work: impl Fn(&mut Lane<G>, GameSlices<'_>) + Sync) {
        let seats = usize::from(self.opening.seats());
        let (sights, masks) = (self.rows * self.features, self.rows * Round::<G>::IDS);
        let threads = self.pool.as_ref().map_or(1, ThreadPool::current_num_threads);
        // Some blocks a thread, so that one that is slow does not hold up the others.
        let block = self.lanes.len().div_ceil(threads * 4).max(1);
        let parts = self
            .lanes
            .chunks_mut(block)
            .zip(pieces(out.observations, block * sights))
            .zip(pieces(out.masks, block * masks))
            .zip(out.rewards.chunks_mut(block * seats))
            .zip(out.dones.chunks_mut(block))
            .zip(out.seats.chunks_mut(block));
        let run =
            |(((((lanes, sights_of), masks_of), rewards), dones), asked): SplitSlices<'_, G>| {
                let mut sights_of = pieces(sights_of, sights);
                let mut masks_of = pieces(masks_of, masks);
                for (((lane, rewards), done), asked) in
                    lanes.iter_mut().zip(rewards.chunks_mut(seats)).zip(dones).zip(asked)
                {
                    let observations = sights_of.next().flatten();
                    let masks = masks_of.next().flatten();
                    work(lane, GameSlices { observations, masks, rewards, done, asked });
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

type SplitSlices<'a, G> = (
    (
        (((&'a mut [Lane<G>], Option<&'a mut [f32]>), Option<&'a mut [i8]>), &'a mut [f32]),
        &'a mut [bool],
    ),
    &'a mut [i8],
);

/// The slices of the arrays that belong to one game.
struct GameSlices<'a> {
    observations: Option<&'a mut [f32]>,
    masks: Option<&'a mut [i8]>,
    rewards: &'a mut [f32],
    done: &'a mut bool,
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
}

impl<G: Observable> Batch for Crowd<G> {
    fn reset(&mut self, seed: u64, out: Out<'_>) {
        self.seed = seed;
        let (sight, features, opening) = (self.sight, self.features, self.opening.clone());
        self.each(out, |lane, mut part| {
            let first = seed_of(seed, lane.number, 0);
            lane.games = 0;
            lane.luck = Fast::new(first);
            lane.round.restart(&opening, first);
            part.rewards.fill(0.0);
            *part.done = false;
            lane.show(sight, features, &mut part);
        });
    }

    fn step(&mut self, ids: &[i64], out: Out<'_>) -> Result<(), Illegal> {
        self.look_up(ids)?;
        let (sight, features, opening, seed) =
            (self.sight, self.features, self.opening.clone(), self.seed);
        self.each(out, |lane, mut part| {
            let places = &lane.places;
            lane.round.step(|row| places[row]);
            let over = lane.round.is_over();
            for (seat, reward) in Seat::all(opening.seats()).zip(part.rewards.iter_mut()) {
                *reward = if over { lane.round.reward(seat) as f32 } else { 0.0 };
            }
            *part.done = over;
            if over {
                lane.games += 1;
                lane.round.restart(&opening, seed_of(seed, lane.number, lane.games));
            }
            lane.show(sight, features, &mut part);
        });
        Ok(())
    }

    fn sample(&mut self, out: &mut [i64]) {
        let draw = |(lane, ids): (&mut Lane<G>, &mut [i64])| {
            for (row, id) in ids.iter_mut().enumerate() {
                *id = i64::from(lane.round.sample(row, &mut lane.luck));
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
}
