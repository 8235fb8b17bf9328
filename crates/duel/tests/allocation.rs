//! Playing makes no allocations: whole random games, counted by the allocator itself.

use mirabilia_duel::setup::WonderDeal;
use mirabilia_duel::{Setup, State};
use mirabilia_testkit::allocation::{Counting, WholeGames};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn whole_games_allocate_nothing() {
    let setups = [
        Setup::default(),
        Setup { first: None, ..Setup::default() },
        Setup { wonders: WonderDeal::FirstGame, ..Setup::default() },
    ];
    // Six accessible cards, each built, sold or put under one of four wonders, are 36 moves; a long
    // discard pile may offer more.
    let games = WholeGames::<State> {
        setups: &setups,
        games: 1_000,
        most_moves: 80,
        deal: 0,
        decisions: 50_000,
    };
    games.check();
}
