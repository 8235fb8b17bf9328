//! What is to be expected after a move: points by category, from guided playouts.
//!
//! Every move is played out in the same imagined worlds with the same luck, so that differences
//! between moves are due to the moves. The few that matter get more playouts than the rest.

use std::collections::BTreeMap;
use std::time::Instant;

use mirabilia_bots::{Judged, Knowledge, Scratch, Stop, play_out_well};
use mirabilia_kernel::score::MAX_CATEGORIES;
use mirabilia_kernel::{Fast, Game, Joint, Luck, MAX_SEATS, Seat, Turn};

use crate::report::{Expected, tidy};

/// How many playouts each move gets, and when to end.
pub(crate) struct Plan {
    /// For each of the moves that matter.
    pub(crate) few: u32,
    /// For each other move.
    pub(crate) rest: u32,
    /// No more after this moment, once every move has a few.
    pub(crate) until: Option<Instant>,
    pub(crate) stop: Stop,
}

/// So many playouts are made even when time is up.
const LEAST: u32 = 4;

/// Sums over playouts.
#[derive(Clone, Default)]
struct Sums {
    playouts: u32,
    by: [i32; MAX_CATEGORIES],
    totals: [i32; MAX_SEATS],
    ends: BTreeMap<&'static str, u32>,
}

/// What is to be expected after each of these moves; `matters` says which get more playouts.
pub(crate) fn expect<G: Judged>(
    known: Knowledge<'_, G>,
    seat: Seat,
    moves: &[G::Move],
    matters: impl Fn(G::Move) -> bool,
    plan: &Plan,
    seed: u64,
) -> Vec<Expected> {
    let mut scratch = Scratch::default();
    let mut sums = vec![Sums::default(); moves.len()];
    let mut seats = 0;
    for round in 0..plan.few.max(plan.rest) {
        let late = plan.until.is_some_and(|until| Instant::now() >= until);
        if plan.stop.is_raised() || late && round >= LEAST {
            break;
        }
        let mut luck = Fast::new(seed.wrapping_add(u64::from(round)));
        let world = world(known, &mut luck);
        seats = world.seats();
        for (&m, sums) in moves.iter().zip(&mut sums) {
            if round < if matters(m) { plan.few } else { plan.rest } {
                let (mut world, mut luck) = (world.clone(), luck.clone());
                play(&mut world, seat, m, &mut luck, &mut scratch);
                play_out_well(&mut world, &mut luck, &mut scratch);
                sums.add(&world, seat);
            }
        }
    }
    sums.iter().map(|sums| sums.mean::<G>(seats)).collect()
}

impl Sums {
    fn add<G: Game>(&mut self, ended: &G, seat: Seat) {
        self.playouts += 1;
        for (sum, points) in self.by.iter_mut().zip(ended.score(seat).0) {
            *sum += i32::from(points);
        }
        for seat in Seat::all(ended.seats()) {
            self.totals[seat.index()] += i32::from(ended.score(seat).total());
        }
        if let Some(outcome) = ended.outcome() {
            *self.ends.entry(outcome.end.name()).or_default() += 1;
        }
    }

    fn mean<G: Game>(&self, seats: u8) -> Expected {
        let n = self.playouts.max(1) as f32;
        let mean = |sum: i32| tidy(sum as f32 / n);
        let by = G::CATEGORIES.iter().copied().zip(self.by.map(mean)).collect();
        Expected {
            playouts: self.playouts,
            total: mean(self.by.iter().sum()),
            by,
            totals: self.totals[..usize::from(seats)].iter().map(|&sum| mean(sum)).collect(),
            ends: self.ends.iter().map(|(end, &count)| (*end, tidy(count as f32 / n))).collect(),
        }
    }
}

/// A world that fits what is known.
pub(crate) fn world<G: Game>(known: Knowledge<'_, G>, luck: &mut impl Luck) -> G {
    match known {
        Knowledge::Seat(view) => G::imagine(view, luck),
        Knowledge::All(state) => state.clone(),
    }
}

/// Plays a move of a seat; whoever else decides plays by judgement.
pub(crate) fn play<G: Judged>(
    world: &mut G,
    seat: Seat,
    m: G::Move,
    luck: &mut impl Luck,
    scratch: &mut Scratch<G>,
) {
    let Turn::Seats(seats) = world.turn() else { return };
    let mut joint = Joint::one(seat, m);
    for other in seats.without(seat).iter() {
        joint = joint.with(other, world.playout_move(other, luck, scratch));
    }
    world.play_unchecked(&joint);
}
