//! Expected results after a move: points by category, from rollouts.
//!
//! Every move is rolled out in the same imagined worlds with the same luck (common random numbers), so
//! that differences between moves are due to the moves. Important moves get more rollouts.

use std::collections::BTreeMap;

use mirabilia_bots::clock::Instant;
use mirabilia_bots::{Evaluate, Knowledge, Scratch, Stop, rollout};
use mirabilia_kernel::score::MAX_CATEGORIES;
use mirabilia_kernel::{Fast, Game, Joint, Luck, MAX_SEATS, Seat, Turn};

use crate::report::{Expected, rounded};
use crate::small::map;

/// The number of rollouts per move, and when to stop.
pub(crate) struct RolloutPlan {
    /// Rollouts per important move.
    pub(crate) important: u32,
    /// Rollouts per other move.
    pub(crate) rest: u32,
    /// When to stop, after the minimum.
    pub(crate) deadline: Option<Instant>,
    pub(crate) stop: Stop,
}

/// The minimum number of rollouts per move, even after the deadline.
const MIN_ROLLOUTS: u32 = 4;

/// Sums over rollouts.
#[derive(Clone, Default)]
struct RolloutSums {
    rollouts: u32,
    by: [i32; MAX_CATEGORIES],
    totals: [i32; MAX_SEATS],
    ends: BTreeMap<&'static str, u32>,
}

/// The expected results after each of some moves, at once or in slices.
pub(crate) struct Rollouts<G: Evaluate> {
    seat: Seat,
    /// The moves, and whether they are important.
    moves: Vec<(G::Move, bool)>,
    plan: RolloutPlan,
    seed: u64,
    round: u32,
    sums: Vec<RolloutSums>,
    seats: u8,
    scratch: Scratch<G>,
}

impl<G: Evaluate> Rollouts<G> {
    pub(crate) fn new(
        seat: Seat,
        moves: Vec<(G::Move, bool)>,
        plan: RolloutPlan,
        seed: u64,
    ) -> Self {
        let sums = vec![RolloutSums::default(); moves.len()];
        Self { seat, moves, plan, seed, round: 0, sums, seats: 0, scratch: Scratch::default() }
    }

    /// Runs until the end of a slice or, without one, until it is done. Returns whether there is more to
    /// do.
    pub(crate) fn run(&mut self, knowledge: Knowledge<'_, G>, slice: Option<Instant>) -> bool {
        let plan = &self.plan;
        while self.round < plan.important.max(plan.rest) {
            let round = self.round;
            let timed_out = plan.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if plan.stop.is_raised() || timed_out && round >= MIN_ROLLOUTS {
                return false;
            }
            let mut luck = Fast::new(self.seed.wrapping_add(u64::from(round)));
            let world = knowledge.sample_world(&mut luck);
            self.seats = world.seats();
            for (&(m, important), sums) in self.moves.iter().zip(&mut self.sums) {
                if round < if important { plan.important } else { plan.rest } {
                    let (mut world, mut luck) = (world.clone(), luck.clone());
                    play(&mut world, self.seat, m, &mut luck, &mut self.scratch);
                    rollout(&mut world, &mut luck, &mut self.scratch);
                    sums.add(&world, self.seat);
                }
            }
            self.round += 1;
            if slice.is_some_and(|end| Instant::now() >= end) {
                break;
            }
        }
        self.round < plan.important.max(plan.rest)
    }

    /// The results so far, in the order of the moves.
    pub(crate) fn expected(&self) -> impl Iterator<Item = Expected> {
        self.sums.iter().map(|sums| sums.mean::<G>(self.seats))
    }
}

impl RolloutSums {
    fn add<G: Game>(&mut self, ended: &G, seat: Seat) {
        self.rollouts += 1;
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
        let n = self.rollouts.max(1) as f32;
        let mean = |sum: i32| rounded(sum as f32 / n);
        let by = map(G::CATEGORIES.iter().copied().zip(self.by.map(mean)));
        Expected {
            playouts: self.rollouts,
            total: mean(self.by.iter().sum()),
            by,
            totals: self.totals[..usize::from(seats)].iter().map(|&sum| mean(sum)).collect(),
            ends: map(self.ends.iter().map(|(end, &count)| (*end, rounded(count as f32 / n)))),
        }
    }
}

/// Plays a move of a seat; other deciding seats follow the rollout policy.
fn play<G: Evaluate>(
    world: &mut G,
    seat: Seat,
    m: G::Move,
    luck: &mut impl Luck,
    scratch: &mut Scratch<G>,
) {
    let Turn::Seats(seats) = world.turn() else { return };
    let mut joint = Joint::one(seat, m);
    for other in seats.without(seat).iter() {
        joint = joint.with(other, world.rollout_move(other, luck, scratch));
    }
    world.play_unchecked(&joint);
}
