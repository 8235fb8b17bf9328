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

/// The expected results after each of these moves.
pub(crate) fn expect<G: Evaluate>(
    knowledge: Knowledge<'_, G>,
    seat: Seat,
    moves: &[G::Move],
    important: impl Fn(G::Move) -> bool,
    plan: &RolloutPlan,
    seed: u64,
) -> Vec<Expected> {
    let mut scratch = Scratch::default();
    let mut sums = vec![RolloutSums::default(); moves.len()];
    let mut seats = 0;
    for round in 0..plan.important.max(plan.rest) {
        let timed_out = plan.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if plan.stop.is_raised() || timed_out && round >= MIN_ROLLOUTS {
            break;
        }
        let mut luck = Fast::new(seed.wrapping_add(u64::from(round)));
        let world = knowledge.sample_world(&mut luck);
        seats = world.seats();
        for (&m, sums) in moves.iter().zip(&mut sums) {
            if round < if important(m) { plan.important } else { plan.rest } {
                let (mut world, mut luck) = (world.clone(), luck.clone());
                play(&mut world, seat, m, &mut luck, &mut scratch);
                rollout(&mut world, &mut luck, &mut scratch);
                sums.add(&world, seat);
            }
        }
    }
    sums.iter().map(|sums| sums.mean::<G>(seats)).collect()
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
        let by = G::CATEGORIES.iter().copied().zip(self.by.map(mean)).collect();
        Expected {
            playouts: self.rollouts,
            total: mean(self.by.iter().sum()),
            by,
            totals: self.totals[..usize::from(seats)].iter().map(|&sum| mean(sum)).collect(),
            ends: self.ends.iter().map(|(end, &count)| (*end, rounded(count as f32 / n))).collect(),
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
