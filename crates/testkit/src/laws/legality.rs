//! Laws of luck and legal moves.

use mirabilia_kernel::{Fast, Game, Luck, MoveId, Seat};

use super::{Tally, holds};

/// How many random moves are counted per legal move.
const FAIRNESS_DRAWS: usize = 100;

/// Luck that is drawn is possible, is among the listed outcomes, and reads as written.
pub(super) fn fair_luck<G: Game>(state: &G, luck: &mut Fast) -> Result<G::Chance, String> {
    let chance = state.draw(luck);
    let text = state.chance_text(&chance);
    holds(state.read_chance(&text).as_ref() == Ok(&chance), || {
        format!("\"{text}\" does not read back")
    })?;
    if let Some(outcomes) = state.chances() {
        holds(outcomes.iter().any(|(c, _)| *c == chance), || format!("\"{text}\" is not listed"))?;
        for (outcome, weight) in &outcomes {
            let text = state.chance_text(outcome);
            holds(*weight > 0, || format!("\"{text}\" has no weight"))?;
            state.check_chance(outcome).map_err(|e| format!("\"{text}\" is refused: {e}"))?;
        }
    }
    Ok(chance)
}

/// The list of legal moves is what `check` allows, in order, and every move reads as written.
pub(super) fn list_is_right<G: Game>(
    state: &G,
    seat: Seat,
    judge_all_in: u32,
    luck: &mut Fast,
    tally: &mut Tally,
) -> Result<Vec<G::Move>, String> {
    let mut list = Vec::new();
    state.legal_moves(seat, &mut list);
    let ids: Vec<MoveId> = list.iter().map(|&m| state.move_id(seat, m)).collect();
    holds(ids.windows(2).all(|pair| pair[0] < pair[1]), || format!("ids not ascending: {ids:?}"))?;
    let mut together = Vec::new();
    state.legal_ids(seat, &list, &mut together);
    holds(together.iter().copied().map(MoveId).eq(ids.iter().copied()), || {
        format!("ids of the whole list {together:?}, of each move {ids:?}")
    })?;
    for (&m, &id) in list.iter().zip(&ids) {
        let text = state.move_text(m);
        holds(id.0 < G::MOVE_IDS, || format!("\"{text}\" has id {id:?}"))?;
        holds(state.move_from_id(seat, id) == Some(m), || format!("id {id:?} is not \"{text}\""))?;
        holds(state.read_move(&text) == Ok(m), || format!("\"{text}\" does not read back"))?;
        state.check(seat, m).map_err(|e| format!("\"{text}\" is listed but refused: {e}"))?;
    }
    // For seats that do not decide a handful is enough, any of which must be refused.
    let all = !list.is_empty() && luck.below(judge_all_in) == 0;
    let step = if all { 1 } else { 1 + luck.below(u32::from(G::MOVE_IDS) / 8) };
    for id in (0..u32::from(G::MOVE_IDS)).step_by(step as usize) {
        let id = MoveId(id as u16);
        let Some(m) = state.move_from_id(seat, id) else { continue };
        let listed = ids.binary_search(&id).is_ok();
        tally.judged += 1;
        holds(state.check(seat, m).is_ok() == listed, || {
            let text = state.move_text(m);
            format!("\"{text}\" by seat {seat}: listed {listed}, {:?}", state.check(seat, m))
        })?;
    }
    Ok(list)
}

/// A random move of the list; on demand, random moves are counted and none is favoured.
pub(super) fn random_move<G: Game>(
    state: &G,
    seat: Seat,
    list: &[G::Move],
    luck: &mut Fast,
    fairly: bool,
) -> Result<G::Move, String> {
    let m = state.random_move(seat, luck, &mut Vec::new());
    holds(list.contains(&m), || format!("random_move gives {m:?}, which is not listed"))?;
    if fairly {
        let mut counts = vec![0u32; list.len()];
        for _ in 0..FAIRNESS_DRAWS * list.len() {
            let m = state.random_move(seat, luck, &mut Vec::new());
            let place = list.iter().position(|listed| *listed == m);
            counts[place.ok_or("random_move gives a move that is not listed")?] += 1;
        }
        // Chi-square against equal shares, far beyond what chance does in millions of decisions.
        let mean = FAIRNESS_DRAWS as f64;
        let chi: f64 = counts.iter().map(|&c| (f64::from(c) - mean).powi(2) / mean).sum();
        let freedom = list.len() as f64 - 1.0;
        holds(chi <= freedom + 10.0 * (2.0 * freedom).sqrt() + 16.0, || {
            format!("random_move favours some of {list:?}: {counts:?}")
        })?;
    }
    Ok(m)
}
