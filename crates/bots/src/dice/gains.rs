//! What a move brings by kind, for styles. Everything is read from the boards in play.

use mirabilia_games::dice::boards::{Building, Effect};
use mirabilia_games::dice::{Move, State};
use mirabilia_kernel::Seat;

use super::tables;
use crate::style::Gains;

/// What a move brings. What it keeps from the leader is computed only if asked for.
pub(super) fn of(state: &State, seat: Seat, m: Move, denial: bool) -> Gains {
    let city = state.city(seat);
    let sheet = tables::sheet_of(state, city);
    let space = match m {
        Move::Build { space, .. } | Move::Cross(space) => sheet.named[usize::from(space)],
        Move::Wonder => {
            let next = sheet.next_in_building(Building::WONDER.index(), city.crossed());
            next.trailing_zeros() as u8
        }
        Move::Pass | Move::Decline | Move::Bonus(_) => return Gains::default(),
    };
    let Some(space) = sheet.spaces.get(usize::from(space)) else { return Gains::default() };
    let mut gains = Gains::default();
    match space.building.id() {
        "wonder" => gains.wonders = 1.0,
        "barracks_west" | "barracks_east" => gains.military = 1.0,
        "university" => gains.science = 1.0,
        "agora" | "guild_court" => gains.civil = 1.0,
        "market" | "warehouse" => gains.economy = 1.0,
        // The Gallery crosses spaces elsewhere.
        _ => {}
    }
    if denial {
        let tables = tables::of(state);
        let points = |other: Seat| tables::points_of(state, tables, state.city_before(other));
        let others = Seat::all(state.seats()).filter(|other| *other != seat);
        let leader = others.max_by_key(|other| points(*other));
        // Defences are all that one city can do to another, and being the first in the Agora.
        let side = usize::from(space.building == Building::EAST);
        let facing = leader == Some(state.facing(seat, side));
        for effect in &space.effects {
            if let Effect::Defence(amount) = effect {
                gains.denial += f32::from(*amount) * if facing { 1.0 } else { 0.2 };
            }
        }
        if space.building == Building::AGORA && !state.agora_finished() {
            gains.denial += 0.3;
        }
    }
    gains
}
