//! The bound of yellow cards is not too high: the rules give as many points to a city.

use mirabilia_games::GameKind;
use mirabilia_games::wonders::data::{Colour, Side, Wonder, deck};
use mirabilia_games::wonders::{Card, CardSet, Position};
use mirabilia_kernel::Seat;
use mirabilia_pad::{Can, sheet};

#[test]
fn a_city_can_have_as_many_points_of_yellow_cards() {
    // Three stages of Halikarnassos take three turns of 18 and bring three cards of the discard
    // pile: all brown cards and all but one of the yellow ones.
    let mut position = Position::sample(3, 3);
    position.turn = 5;

    let wonder = Wonder::from_id("halikarnassos").expect("a wonder");
    let before = position.cities[0].wonder;
    position.cities.iter_mut().filter(|city| city.wonder == wonder).for_each(|c| c.wonder = before);
    let here = |card: &Card| {
        let facts = card.facts();
        let counted = matches!(facts.colour, Colour::Brown | Colour::Yellow);
        counted && card.copies(3) > 0 && facts.id != "marketplace"
    };
    let built: Vec<Card> = Card::all().filter(here).collect();
    assert_eq!(built.len(), 18);
    let city = &mut position.cities[0];
    (city.wonder, city.side, city.stages) = (wonder, Side::Night, 3);
    city.cards = built.iter().copied().collect::<CardSet>();
    let guilds = Card::all().filter(|card| card.is_guild()).take(5);
    let mut left: Vec<Card> = guilds.chain(deck(3, 3).cards().iter().copied()).collect();
    left.retain(|card| !built.contains(card));
    for city in &mut position.cities {
        city.hand = left.split_off(left.len() - 2);
    }
    let state = position.state().unwrap_or_else(|error| panic!("no such position: {error}"));
    let line = sheet(GameKind::Wonders, 3).lines.iter().position(|line| line.id == "commerce");
    let line = line.expect("a line");
    let points = i32::from(state.score(Seat::new(0)).0[line]);
    let can = &sheet(GameKind::Wonders, 3).lines[line].can;
    assert_eq!(*can, Can::UpTo { most: Some(points), richest: None });
}
