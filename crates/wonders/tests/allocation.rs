//! Playing makes no allocations: whole random games, counted by the allocator itself.

use mirabilia_testkit::allocation::{Counting, WholeGames};
use mirabilia_wonders::setup::{Sides, WonderDeal};
use mirabilia_wonders::{Setup, State};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn whole_games(seats: u8, games: u32) {
    let usual = Setup::new(seats);
    let setups = [
        usual,
        Setup { sides: Sides::Night, ..usual },
        Setup { wonders: WonderDeal::Choose, sides: Sides::Choose, ..usual },
    ];
    // Seven cards in twelve ways each, built or under a stage, are the largest decision.
    let decisions = games * u32::from(seats) * 18;
    WholeGames::<State> { setups: &setups, games, most_moves: 200, deal: 0, decisions }.check();
}

#[test]
fn whole_games_of_three_allocate_nothing() {
    whole_games(3, 600);
}

#[test]
fn whole_games_of_seven_allocate_nothing() {
    whole_games(7, 300);
}
