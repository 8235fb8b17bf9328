//! Moves as the policy sees them: by building, because spaces differ between boards. A second row tells
//! how much a space costs and whether it finishes its building.

use mirabilia_games::dice::boards::{BUILDINGS, MAX_BONUSES};
use mirabilia_games::dice::{Move, State, Task};
use mirabilia_kernel::Seat;

use super::tables;
use crate::evaluate::Action;

const CROSS: usize = BUILDINGS.len();
const WONDER: usize = CROSS + BUILDINGS.len();
const PASS: usize = WONDER + 1;
const DECLINE: usize = PASS + 1;
const BONUS: usize = DECLINE + 1;
const DETAIL: usize = BONUS + MAX_BONUSES;
/// The most coins that are told apart.
const MOST_COINS: u8 = 5;
/// The number of rows.
pub(super) const COUNT: usize = DETAIL + 2 * (MOST_COINS as usize + 1);

pub(super) fn of(state: &State, seat: Seat, m: Move) -> Action {
    let city = state.city(seat);
    let sheet = tables::sheet_of(state, city);
    let crossed = |name: u8, first: usize, die: u8| {
        let space = sheet.named[usize::from(name)];
        let Some(facts) = sheet.spaces.get(usize::from(space)) else { return (first, None) };
        let building = facts.building.index();
        let open = (sheet.building_spaces[building] & !city.crossed()).count_ones();
        let coins = die + city.space_cost(sheet, space);
        let detail = DETAIL + 2 * usize::from(coins.min(MOST_COINS)) + usize::from(open == 1);
        (first + building, Some(detail as u16))
    };
    let (row, second) = match m {
        Move::Build { die, space } => {
            let shown = state.forum().iter().find(|shown| shown.die == die);
            let is_free = city.task() == Some(Task::FreeDie);
            let cost = shown.filter(|_| !is_free).map_or(0, |shown| {
                let colour = state.boards().dice[usize::from(shown.die)].colour;
                city.die_cost(colour, shown.section)
            });
            crossed(space, 0, cost)
        }
        Move::Cross(space) => crossed(space, CROSS, 0),
        Move::Wonder => (WONDER, None),
        Move::Pass => (PASS, None),
        Move::Decline => (DECLINE, None),
        Move::Bonus(bonus) => (BONUS + usize::from(bonus), None),
    };
    Action { row: row as u16, second }
}
