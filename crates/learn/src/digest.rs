//! The digest of a finished game: what statistics count. Its wonders, the plan and the first pick of
//! each seat.

use mirabilia_bots::{Evaluate, Gains, Style};
use mirabilia_games::{AnyTable, GameKind, ListedGame, for_table};
use mirabilia_kernel::{Seat, Step, Table};
use serde::Serialize;

/// A wonder of a seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Board {
    /// The wonder, or in Dice the city.
    pub id: String,
    /// The side of its board, where it has two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<&'static str>,
    /// Whether it counts as built. A wonder of Duel may stay a plan; a board is there from the start.
    pub built: bool,
}

/// What is counted about one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatDigest {
    /// Its wonders: up to four in Duel, one in the other games.
    pub wonders: Vec<Board>,
    /// What it did more than players usually do; none if it did nothing.
    pub plan: Option<&'static str>,
    /// The first thing that it built: a card or a space.
    pub first: Option<String>,
}

/// The plans, as [`Style`] names them. To spoil the leader's game leaves no trace in one's own city.
pub const PLANS: [Style; 5] =
    [Style::Science, Style::Military, Style::Wonders, Style::Civil, Style::Economy];

/// The digest of every seat.
pub fn digest(table: &AnyTable) -> Vec<SeatDigest> {
    let boards = boards(table);
    let seats = for_table!(table, table => seats(table));
    let both = boards.into_iter().zip(seats);
    both.map(|(wonders, (plan, first))| SeatDigest { wonders, plan, first }).collect()
}

/// The wonders of each seat.
fn boards(table: &AnyTable) -> Vec<Vec<Board>> {
    let seats = Seat::all(table.seats());
    match table {
        AnyTable::Duel(table) => {
            // The eighth wonder leaves the game when the seventh is built, so all states are asked.
            let mut had = [Vec::new(), Vec::new()];
            for walked in table.walk() {
                for (seat, had) in Seat::all(2).zip(&mut had) {
                    let city = walked.after.city(seat);
                    let new = city.unbuilt().iter().chain(city.built().iter());
                    had.extend(new.filter(|wonder| !had.contains(wonder)).collect::<Vec<_>>());
                }
            }
            let wonders = |(seat, had): (Seat, Vec<mirabilia_games::duel::Wonder>)| {
                let built = table.state().city(seat).built();
                let board = |wonder: mirabilia_games::duel::Wonder| Board {
                    id: wonder.facts().id.to_owned(),
                    side: None,
                    built: built.has(wonder),
                };
                had.into_iter().map(board).collect()
            };
            seats.zip(had).map(wonders).collect()
        }
        AnyTable::Wonders(table) => seats
            .map(|seat| {
                let city = table.state().city(seat);
                let board = |wonder: mirabilia_games::wonders::Wonder| Board {
                    id: wonder.facts().id.to_owned(),
                    side: Some(city.side().name()),
                    built: true,
                };
                city.wonder().map(board).into_iter().collect()
            })
            .collect(),
        AnyTable::Dice(table) => seats
            .map(|seat| {
                let state = table.state();
                let sheet = state.city(seat).sheet();
                let board = |sheet: usize| Board {
                    id: state.boards().sheets[sheet].id.clone(),
                    side: None,
                    built: true,
                };
                sheet.map(board).into_iter().collect()
            })
            .collect(),
    }
}

/// The plan and the first pick of each seat.
fn seats<G: Evaluate + ListedGame>(
    table: &Table<G>,
) -> Vec<(Option<&'static str>, Option<String>)> {
    let count = usize::from(table.state().seats());
    let (mut gains, mut firsts) = (vec![[0.0; 5]; count], vec![None; count]);
    for walked in table.walk() {
        for step in walked.steps {
            let Step::Move(seat, m) = step else { continue };
            let place = seat.index();
            add(&mut gains[place], walked.before.gains(*seat, *m, false));
            if firsts[place].is_none() {
                firsts[place] = built(G::KIND, &walked.before.move_text(*m));
            }
        }
    }
    let plan = |gains: &[f32; 5]| plan(G::KIND, gains);
    gains.iter().map(plan).zip(firsts).collect()
}

/// What a move builds.
fn built(kind: GameKind, text: &str) -> Option<String> {
    let mut words = text.split(' ');
    words.next().filter(|verb| *verb == "build")?;
    // In Dice the die comes first.
    words.nth(usize::from(kind == GameKind::Dice)).map(str::to_owned)
}

fn add(sum: &mut [f32; 5], gains: Gains) {
    let Gains { science, military, wonders, civil, economy, .. } = gains;
    let all = [science, military, wonders, civil, economy];
    sum.iter_mut().zip(all).for_each(|(sum, one)| *sum += one);
}

/// The gains of a seat in a game between `greedy` bots, by plan: the mean of 300 games, with four seats
/// where there can be more than two. `cargo xtask openings --gains` measures them.
const fn usual(kind: GameKind) -> [f32; 5] {
    match kind {
        GameKind::Duel => [4.5, 3.6, 5.1, 7.7, 8.6],
        GameKind::Wonders => [2.5, 3.0, 2.2, 3.7, 6.7],
        GameKind::Dice => [7.9, 5.3, 2.9, 4.8, 6.0],
    }
}

/// The plan of gains: what there is more of than usual, in proportion.
fn plan(kind: GameKind, gains: &[f32; 5]) -> Option<&'static str> {
    let ratio = |i: usize| gains[i] / usual(kind)[i];
    let best = (0..PLANS.len()).max_by(|a, b| ratio(*a).total_cmp(&ratio(*b)))?;
    (gains[best] > 0.0).then(|| PLANS[best].name())
}

/// The gains of each seat of a game by plan, to measure what is usual.
pub fn gains(table: &AnyTable) -> Vec<[f32; 5]> {
    fn of<G: Evaluate + ListedGame>(table: &Table<G>) -> Vec<[f32; 5]> {
        let mut gains = vec![[0.0; 5]; usize::from(table.state().seats())];
        for walked in table.walk() {
            for step in walked.steps {
                if let Step::Move(seat, m) = step {
                    add(&mut gains[seat.index()], walked.before.gains(*seat, *m, false));
                }
            }
        }
        gains
    }
    for_table!(table, table => of(table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_is_what_there_is_more_of_than_usual() {
        for &kind in GameKind::ALL {
            for (i, style) in PLANS.iter().enumerate() {
                let mut gains = usual(kind);
                gains[i] *= 1.5;
                assert_eq!(plan(kind, &gains), Some(style.name()));
            }
            assert_eq!(plan(kind, &[0.0; 5]), None);
        }
    }

    #[test]
    fn first_picks_are_things_that_were_built() {
        assert_eq!(built(GameKind::Duel, "build quarry").as_deref(), Some("quarry"));
        assert_eq!(built(GameKind::Wonders, "build loom-1 left").as_deref(), Some("loom-1"));
        let die = "build green university.wheel.1";
        assert_eq!(built(GameKind::Dice, die).as_deref(), Some("university.wheel.1"));
        assert_eq!(built(GameKind::Wonders, "sell loom-1"), None);
    }
}
