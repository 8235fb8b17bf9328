//! Promises: what a preview said, compared with the table after the round. For the laws.

use mirabilia_kernel::offer::kept;
use mirabilia_kernel::{Preview, Seat};

use crate::boards::Building;
use crate::city::City;
use crate::offer::{Attack, Defence, Detail};
use crate::state::{Phase, State};

/// Is all that was promised, coins and points aside, what the table shows after the round? The
/// other seats play in the same round, so the table may show more than was promised.
pub(crate) fn holds(
    promised: &Preview<State>,
    before: &State,
    after: &State,
    seat: Seat,
) -> Result<(), String> {
    let detail = &promised.detail;
    promised.next_holds(after, seat)?;
    crossing_holds(detail, before, after, seat)?;
    barracks_hold(detail, before, after, seat)?;
    let (had, has) = (before.city(seat), after.city(seat));
    kept("resources", u32::from(detail.resources), (has.resources() - had.resources()).into())?;
    let dice = &before.boards().dice;
    let named = |set: u16| {
        let dice = dice.iter().enumerate().filter(move |(n, _)| set >> n & 1 == 1);
        dice.map(|(_, die)| die.id.clone()).collect::<Vec<String>>()
    };
    let unlocked = has.unlocked() & !had.unlocked();
    kept("unlocks", &detail.unlocks, &named(unlocked))?;
    // Another seat may have unlocked them earlier in the turn.
    kept("enters", &detail.enters, &named(unlocked & after.entering()))?;
    let tasks = after.task_pictures(seat);
    kept("done", detail.done, tasks.is_empty())?;
    let new = tasks.len().min(detail.follows.len());
    kept("follows", &detail.follows[..], &tasks[..new])?;
    // The task that the move answers is gone.
    kept("tasks", tasks.len() - new < had.tasks().count(), true)?;
    let wanted = u32::from(before.boards().bonuses_to_end);
    let reached = |city: &City| city.bonuses().count_ones() >= wanted;
    let ends = !before.is_last_turn() && !reached(had) && reached(has);
    kept("brings_end", detail.brings_end, ends)?;
    if detail.brings_end && after.phase() == Phase::Roll {
        kept("last turn", after.is_last_turn(), true)?;
    }
    let size = before.boards().gold_size;
    let full = has.coins() == size
        || before.forum().iter().any(|shown| {
            let colour = before.boards().dice[usize::from(shown.die)].colour;
            had.coins().saturating_add(had.on_die(colour)) > size
        });
    kept("lost coins of a reserve that is not full", detail.lost > 0 && !full, false)
}

/// The space and the bonus that were crossed off, and what they finish.
fn crossing_holds(
    detail: &Detail,
    before: &State,
    after: &State,
    seat: Seat,
) -> Result<(), String> {
    let (had, has) = (before.city(seat), after.city(seat));
    let sheet = before.sheet(had);
    let boards = before.boards();
    let is_new = |n: usize| has.crossed() >> n & 1 > had.crossed() >> n & 1;
    let spaces: Vec<usize> = (0..sheet.spaces.len()).filter(|n| is_new(*n)).collect();
    let ids: Vec<&str> = spaces.iter().map(|n| sheet.spaces[*n].id.as_str()).collect();
    kept("space", Vec::from_iter(detail.space.as_deref()), ids)?;
    let is_taken = |n: &usize| has.bonuses() >> n & 1 > had.bonuses() >> n & 1;
    let bonuses = (0..boards.bonuses.len()).filter(is_taken);
    let ids: Vec<&str> = bonuses.map(|n| boards.bonuses[n].id.as_str()).collect();
    kept("bonus", Vec::from_iter(detail.bonus.as_deref()), ids)?;
    let open = |city: &City, building: Building| {
        let mut spaces = sheet.spaces.iter().enumerate();
        spaces.any(|(n, space)| space.building == building && city.crossed() >> n & 1 == 0)
    };
    let finished = Building::all().filter(|b| b.is_in_city() && open(had, *b) && !open(has, *b));
    kept("finishes", Vec::from_iter(detail.finishes), finished.collect())?;
    kept("first_agora", detail.first_agora, has.was_first() && !had.was_first())
}

/// The points that an attack writes, and the defence that the neighbours will meet.
fn barracks_hold(detail: &Detail, before: &State, after: &State, seat: Seat) -> Result<(), String> {
    let (had, has) = (before.city(seat), after.city(seat));
    let new = (has.crossed() & !had.crossed()).trailing_zeros() as usize;
    let space = before.sheet(had).spaces.get(new);
    let effects = space.map_or(&[][..], |space| &space.effects);
    let printed: u8 = effects.iter().map(|effect| effect.attack()).sum();
    let east = space.is_some_and(|space| space.building == Building::EAST);
    let side = usize::from(east);
    let facing = before.facing(seat, side).index();
    let written = |city: &City| city.attacks().iter().sum::<u16>();
    let attack = Attack {
        seat: facing,
        printed,
        defence: before.defence_against(seat, side),
        points: written(has) - written(had),
    };
    kept("attack", detail.attack, (printed > 0).then_some(attack))?;
    // Defences count from the next turn on.
    let met = |state: &State| {
        let mut then = *state;
        then.before[seat.index()] = *state.city(seat);
        then.defence_against(then.facing(seat, side), 1 - side)
    };
    let more = met(after) - met(before);
    let defence = Defence { seat: facing, defence: more };
    kept("defence", detail.defence, (more > 0).then_some(defence))
}
