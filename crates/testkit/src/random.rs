//! Random games, for tests that look at every state of many.

use mirabilia_kernel::{Fast, Game, Table, Turn};

/// Plays a random game to its end. `visit` sees the table before each piece of luck, before each
/// turn, and at the end.
pub fn random_game<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut visit: impl FnMut(&Table<G>),
) -> Table<G> {
    let mut luck = Fast::new(seed);
    let mut table = Table::new(setup.clone(), Vec::new());
    let mut moves = Vec::new();
    loop {
        visit(&table);
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => {
                table.deal_one(&mut luck);
            }
            Turn::Seats(seats) => {
                let state = table.state().clone();
                for seat in seats.iter() {
                    let m = state.random_move(seat, &mut luck, &mut moves);
                    table.submit(seat, m).expect("a random move is legal");
                }
            }
        }
    }
}
