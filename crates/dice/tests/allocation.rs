//! Playing makes no allocations once the cities are dealt: whole random games, counted by the
//! allocator itself. The deal makes one, once per game.

use mirabilia_dice::{Setup, State};
use mirabilia_testkit::allocation::{Counting, WholeGames};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn whole_games_allocate_nothing_after_the_deal() {
    let setups: Vec<Setup> = (2..=7).map(Setup::new).collect();
    WholeGames::<State> {
        setups: &setups,
        games: 300,
        most_moves: 200,
        deal: 1,
        decisions: 50_000,
    }
    .check();
}
