//! Laws of what viewers are told: lines hide what views hide, and hide no seat's own moves from it.

use mirabilia_kernel::record::step_text;
use mirabilia_kernel::{Fast, Game, Luck, Seat, Step, Table, Turn, Viewer};

use super::eyes::any_viewer;
use super::holds;

/// How many alternatives to what happens next are drawn.
const WAYS: usize = 4;

/// How many of the last lines are compared: more than any turn has.
const LATELY: usize = 60;

/// Draws a viewer and what happens next, then alternatives: other luck, or another choice of another
/// seat. Where the viewer cannot tell the states apart, it must be told both in the same lines.
/// Returns the number of such pairs.
pub(super) fn lines_hide<G: Game>(table: &Table<G>, luck: &mut Fast) -> Result<u64, String> {
    let viewer = any_viewer(table.state().seats(), luck);
    let from = table.record().steps.len().saturating_sub(LATELY);
    own_lines_are_whole(table, viewer, from)?;
    let Some(first) = next(table, &[], luck)? else { return Ok(0) };
    let mut moves: Vec<(Seat, G::Move)> = Vec::new();
    for step in &first.record().steps[table.record().steps.len()..] {
        if let Step::Move(seat, m) = step {
            moves.push((*seat, *m));
        }
    }
    let others: Vec<Seat> =
        moves.iter().map(|(seat, _)| *seat).filter(|seat| viewer != Viewer::Seat(*seat)).collect();
    let mut alike = 0;
    for _ in 0..WAYS {
        let mut kept = moves.clone();
        if !moves.is_empty() {
            let Some(most) = u32::try_from(others.len()).ok().filter(|&n| n > 0) else { break };
            let other = others[luck.below(most) as usize];
            kept.retain(|(seat, _)| *seat != other);
        }
        let Some(second) = next(table, &kept, luck)? else { break };
        // Two ways to one and the same state hide nothing: they may be told apart.
        let hidden = first.state() != second.state()
            && first.state().view(viewer) == second.state().view(viewer);
        if !hidden {
            continue;
        }
        let (told, instead) = (first.steps_seen(viewer, from), second.steps_seen(viewer, from));
        holds(told == instead, || {
            format!("{viewer:?} can tell the lines of two games apart\n{told:#?}\n{instead:#?}")
        })?;
        alike += 1;
    }
    Ok(alike)
}

/// The table after the luck that is due, or after a turn: these moves, and random ones of the other
/// deciding seats.
fn next<G: Game>(
    table: &Table<G>,
    moves: &[(Seat, G::Move)],
    luck: &mut Fast,
) -> Result<Option<Table<G>>, String> {
    let mut table = table.clone();
    match table.turn() {
        Turn::Over => return Ok(None),
        Turn::Chance => {
            table.deal_one(luck);
        }
        Turn::Seats(seats) => {
            let state = table.state().clone();
            for seat in seats.iter() {
                let m = match moves.iter().find(|(mover, _)| *mover == seat) {
                    Some((_, m)) => *m,
                    None => state.random_move(seat, luck, &mut Vec::new()),
                };
                table.submit(seat, m).map_err(|e| format!("legal move refused: {e}"))?;
            }
        }
    }
    Ok(Some(table))
}

/// Every viewer is told which seat decided, and each seat its own moves.
fn own_lines_are_whole<G: Game>(
    table: &Table<G>,
    viewer: Viewer,
    from: usize,
) -> Result<(), String> {
    let steps = &table.record().steps[from..];
    let lines = table.steps_seen(viewer, from);
    holds(lines.len() == steps.len(), || {
        format!("{} lines of {} steps", lines.len(), steps.len())
    })?;
    for (step, line) in steps.iter().zip(&lines) {
        let whole = step_text(table.state(), step);
        let fits = match step {
            Step::Move(seat, _) if viewer == Viewer::Seat(*seat) => *line == whole,
            Step::Move(seat, _) => line.starts_with(&format!("{seat} ")),
            Step::Chance(_) => line.split(' ').next() == whole.split(' ').next(),
        };
        holds(fits, || format!("{viewer:?} is told \"{line}\" for \"{whole}\""))?;
    }
    Ok(())
}
