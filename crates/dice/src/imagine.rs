//! Imagining: a full state that fits everything a view says.
//!
//! Hidden is only what others have decided in this turn: how many decisions they have made follows
//! from the rounds, and whether one is still open is known. So for each of them a row of legal
//! decisions is sought that leaves it so, in random order, going back where it does not.

use mirabilia_kernel::{Luck, Seat};

use crate::state::{Phase, State};
use crate::view::View;

pub(crate) fn imagine(view: &View, luck: &mut impl Luck) -> State {
    let mut world = view.table;
    if world.phase != Phase::Act || world.round == 0 {
        return world;
    }
    for seat in Seat::all(world.seats).filter(|seat| Some(*seat) != view.seat()) {
        let busy = !world.city(seat).tasks.is_empty();
        let mut start = world;
        start.cities[seat.index()] = State::with_action(*world.city_before(seat));
        // The real decisions fit, so some are always found; a view put together by hand may not.
        let any = decide(&start, seat, busy, world.round, &mut ChainSearch::new(false), luck);
        let found = any
            .or_else(|| decide(&start, seat, busy, world.round, &mut ChainSearch::new(true), luck));
        if let Some(found) = found {
            world = found;
        }
    }
    world
}

/// How a row of decisions is sought. Any row will do at first; where long chains make that hopeless
/// (no built-in set has them), the moves that lead there soonest are tried first.
struct ChainSearch {
    guided: bool,
    left: u32,
}

impl ChainSearch {
    fn new(guided: bool) -> Self {
        Self { guided, left: if guided { 20_000 } else { 500 } }
    }
}

/// Legal decisions of a seat after which it is busy or not, as wanted, in the rounds that are left.
fn decide(
    world: &State,
    seat: Seat,
    busy: bool,
    rounds: u8,
    search: &mut ChainSearch,
    luck: &mut impl Luck,
) -> Option<State> {
    let mut moves = Vec::new();
    world.legal_moves(seat, &mut moves);
    luck.shuffle(&mut moves);
    let mut worlds: Vec<State> = moves
        .into_iter()
        .map(|m| {
            let mut next = *world;
            next.apply_one(seat, m);
            next
        })
        .collect();
    if search.guided {
        worlds.sort_by_key(|next| {
            let open = next.city(seat).tasks.len();
            if busy { u8::MAX - open } else { open }
        });
    }
    for next in worlds {
        search.left = search.left.checked_sub(1)?;
        let open = !next.city(seat).tasks.is_empty();
        let fits = if rounds == 1 { open == busy } else { !open && !busy };
        if fits {
            return Some(next);
        }
        if open
            && rounds > 1
            && let Some(found) = decide(&next, seat, busy, rounds - 1, search, luck)
        {
            return Some(found);
        }
    }
    None
}
