//! Moves as the policy sees them: by building, because spaces differ between boards.

use mirabilia_games::dice::boards::{BUILDINGS, MAX_BONUSES};
use mirabilia_games::dice::{Move, State};
use mirabilia_kernel::Seat;

use super::tables;
use crate::evaluate::Action;

const CROSS: usize = BUILDINGS.len();
const WONDER: usize = CROSS + BUILDINGS.len();
const PASS: usize = WONDER + 1;
const DECLINE: usize = PASS + 1;
const BONUS: usize = DECLINE + 1;
/// The number of rows.
pub(super) const COUNT: usize = BONUS + MAX_BONUSES;

pub(super) fn of(state: &State, seat: Seat, m: Move) -> Action {
    let sheet = tables::sheet_of(state, state.city(seat));
    let building = |name: u8| {
        let space = usize::from(sheet.named[usize::from(name)]);
        sheet.spaces.get(space).map_or(0, |space| space.building.index())
    };
    let row = match m {
        Move::Build { space, .. } => building(space),
        Move::Cross(space) => CROSS + building(space),
        Move::Wonder => WONDER,
        Move::Pass => PASS,
        Move::Decline => DECLINE,
        Move::Bonus(bonus) => BONUS + usize::from(bonus),
    };
    Action { row: row as u16, second: None }
}
