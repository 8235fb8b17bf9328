//! Chapter 1, first half: seats, parts, decks and guilds.

use std::collections::BTreeSet;

use mirabilia_kernel::{Fast, Fixed, Game, MAX_SEATS, Options, Seat, Viewer};
use mirabilia_wonders::data::{BOARDS, GUILDS, WONDERS, deck};
use mirabilia_wonders::{Card, Phase, State};

use crate::common::{
    LEFT, ME, RIGHT, Scene, cards, coins, deal_line, dealt, payments, steps, table, wonder,
};

#[test]
fn rule_1_1_three_to_seven_players() {
    assert_eq!(State::SEATS, 3..=7);
    assert_eq!(MAX_SEATS, 7);
    for seats in 3..=7 {
        assert_eq!(table(seats, "").state().seats(), seats);
    }
    for seats in [0, 1, 2, 8] {
        let error = State::setup(seats, &Options::default()).unwrap_err();
        let wanted = format!("seats is \"{seats}\"; expected 3 to 7");
        assert_eq!(error.to_string(), wanted);
    }
}

#[test]
fn rule_1_2_the_left_neighbour_is_the_next_seat() {
    for seats in 3..=7u8 {
        let mut scene = Scene::of(seats, 1);
        for seat in Seat::all(seats) {
            scene = scene.coins(seat, 10 + seat.index() as u16);
        }
        let state = scene.state();
        for seat in Seat::all(seats) {
            let number = seat.index() as u16;
            let n = u16::from(seats);
            let neighbours = state.neighbours(seat).map(mirabilia_wonders::City::coins);
            assert_eq!(neighbours, [10 + (number + 1) % n, 10 + (number + n - 1) % n]);
        }
    }
}

#[test]
fn rule_1_3_nobody_else_is_a_neighbour() {
    // Gizah two seats away and its brown card do not help Rhodos.
    let scene = Scene::of(5, 2).city(Seat::new(3), "quarry stone-pit");
    assert!(payments(&scene.state(), ME, "aqueduct").is_empty());
    assert_eq!(payments(&scene.state(), RIGHT, "aqueduct"), [(6, 0)]);
    // Nor do its cards count for coins.
    let scene = scene.hand(ME, "vineyard").city(LEFT, "ore-vein");
    assert_eq!(coins(&scene.after(&["0 build vineyard"]))[0], 3 + 1);
}

#[test]
fn rule_1_4_a_city_is_board_stages_and_cards() {
    let state = Scene::new(2).board(ME, "gizah night", 2).city(ME, "altar barracks").state();
    let city = state.city(ME);
    assert_eq!((city.wonder(), city.side().name()), (Some(wonder("gizah")), "night"));
    assert_eq!((city.stages(), city.built_stages().len()), (2, 2));
    assert_eq!(city.cards(), cards("altar barracks"));
}

#[test]
fn rule_1_5_the_parts_of_the_box() {
    let of = |age, guild| -> u8 {
        let kinds = Card::all().filter(|c| c.facts().age == age && c.is_guild() == guild);
        kinds.map(|card| card.copies(7)).sum()
    };
    assert_eq!([of(1, false), of(2, false), of(3, false), of(3, true)], [49, 49, 40, 10]);
    assert_eq!((WONDERS.len(), BOARDS.len()), (7, 14));
}

#[test]
fn rule_1_6_copies_whose_number_is_at_most_the_players_are_in_the_game() {
    for seats in 3..=7 {
        for card in Card::all().filter(|card| !card.is_guild()) {
            let facts = card.facts();
            let wanted = facts.players.iter().filter(|&&number| number <= seats).count();
            let dealt = deck(seats, facts.age).cards().iter().filter(|c| **c == card).count();
            assert_eq!(dealt, wanted, "{} with {seats} players", facts.id);
        }
    }
    // The rulebook's example: with five players all cards from 3 to 5, in every age.
    let tavern = |seats| Card::from_id("tavern").unwrap().copies(seats);
    assert_eq!([3, 4, 5, 6, 7].map(tavern), [0, 1, 2, 2, 3]);
}

#[test]
fn rule_1_7_other_copies_are_out_of_the_game() {
    let mut table = table(3, "sides=day");
    steps(&mut table, &["deal wonders rhodos ephesos halikarnassos"]);
    let line = deal_line(3, 1);
    // The tavern needs four players, the second lumber yard too.
    for (there, instead, why) in [
        ("altar", "tavern", "0 of altar; age 1 has 1 for 3 players"),
        ("stone-pit", "lumber-yard", "2 of lumber-yard; age 1 has 1 for 3 players"),
        ("stone-pit", "tavern", "0 of stone-pit; age 1 has 1 for 3 players"),
        ("stone-pit", "quarry", "0 of stone-pit; age 1 has 1 for 3 players"),
    ] {
        let error = table.step(&line.replacen(there, instead, 1)).unwrap_err().to_string();
        assert!(error.ends_with(why), "{error}");
    }
    steps(&mut table, &[&line]);
}

#[test]
fn rule_1_8_as_many_guilds_as_players_and_two_more() {
    for seats in 3..=7u8 {
        let mut table = dealt(seats, "", 5);
        let mut seen = BTreeSet::new();
        crate::common::sell_on(&mut table);
        table.deal(&mut Fast::new(8));
        crate::common::sell_on(&mut table);
        assert_eq!((table.state().phase(), table.state().age()), (Phase::DealAge, 3));
        // Which ones is luck.
        for number in 0..20 {
            let mut table = table.clone();
            table.deal(&mut Fast::new(number));
            let hands = Seat::all(seats).flat_map(|seat| table.state().hand(seat));
            let guilds: Vec<Card> = hands.filter(|card| card.is_guild()).collect();
            assert_eq!(guilds.len(), usize::from(seats) + 2);
            seen.extend(guilds);
        }
        assert_eq!(seen.len(), GUILDS, "every guild can come");
    }
    // In the rulebook's example five players draw seven.
    assert_eq!(deck(5, 3).cards().len() + 7, 35);
}

#[test]
fn rule_1_9_nobody_is_shown_which_guilds_were_drawn() {
    let state = Scene::new(3).turn(0).hand(LEFT, "workers-guild").hand(RIGHT, "spies-guild");
    let other = Scene::new(3).turn(0).hand(LEFT, "traders-guild").hand(RIGHT, "builders-guild");
    // Seat 0 holds neither and has the same hand in both.
    let mine = "pantheon gardens town-hall palace senate haven lighthouse";
    let [a, b] = [state, other].map(|scene| scene.hand(ME, mine).state());
    assert_ne!(a, b);
    assert_eq!(a.view(Viewer::Seat(ME)), b.view(Viewer::Seat(ME)));
    assert_eq!(a.view(Viewer::Public), b.view(Viewer::Public));
}

#[test]
fn rule_1_10_each_age_has_seven_cards_for_each_player() {
    for seats in 3..=7u8 {
        let size = |age| deck(seats, age).cards().len();
        let all = 7 * usize::from(seats);
        let guilds = usize::from(seats) + 2;
        assert_eq!([size(1), size(2), size(3) + guilds], [all; 3], "{seats} players");
    }
}

#[test]
fn rule_1_11_each_player_starts_with_three_coins() {
    for seats in 3..=7 {
        let table = dealt(seats, "", 1);
        assert_eq!(coins(table.state()), vec![3; usize::from(seats)]);
    }
}

#[test]
fn rule_1_22_seven_cards_of_the_age_are_dealt_to_every_player() {
    let mut table = table(3, "sides=day");
    steps(&mut table, &["deal wonders rhodos ephesos halikarnassos", &deal_line(3, 1)]);
    let state = table.state();
    assert_eq!((state.phase(), state.age(), state.turns_played()), (Phase::Play, 1, 0));
    for seat in Seat::all(3) {
        let from = 7 * seat.index();
        let wanted = &deck(3, 1).cards()[from..from + 7];
        assert_eq!(state.hand(seat).collect::<Vec<_>>(), wanted, "hands stand in seat order");
    }
    // Another age, another number of hands or of cards is refused.
    let mut fresh = crate::common::table(3, "sides=day");
    steps(&mut fresh, &["deal wonders rhodos ephesos halikarnassos"]);
    for (line, why) in [
        (deal_line(3, 2), "age 1 is dealt now"),
        (deal_line(3, 1).replace(" / marketplace", " marketplace"), "2 hands; expected 3"),
        (deal_line(3, 1).replace("altar", "altar altar"), "seat 1 has 8 cards, not 7"),
        (deal_line(3, 1).replace("altar ", ""), "seat 1 has 6 cards, not 7"),
        (format!("{} / altar", deal_line(3, 1)), "4 hands; expected 3"),
    ] {
        let error = fresh.step(&line).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn rule_1_23_the_order_within_a_hand_has_no_meaning() {
    let line = deal_line(3, 1);
    let (head, rest) = line.split_once(" / ").unwrap();
    let mut hand: Vec<&str> = head.split(' ').skip(3).collect();
    hand.reverse();
    let turned = format!("deal age 1 {} / {rest}", hand.join(" "));
    let [a, b] = [line.clone(), turned].map(|line| {
        let mut table = table(3, "sides=day");
        steps(&mut table, &["deal wonders rhodos ephesos halikarnassos", &line]);
        *table.state()
    });
    assert_eq!(a, b);
}

#[test]
fn rule_1_24_the_cards_of_an_age_are_drawn_when_it_begins() {
    let mut table = table(4, "sides=day wonders=choose");
    for (seat, id) in ["rhodos", "ephesos", "gizah", "babylon"].iter().enumerate() {
        steps(&mut table, &[&format!("{seat} choose {id}")]);
    }
    for age in 1..=3 {
        assert_eq!((table.state().phase(), table.state().age()), (Phase::DealAge, age));
        // The same state can go on with quite different cards.
        let deals: BTreeSet<String> = (0..5)
            .map(|number| {
                let chance = table.state().draw(&mut Fast::new(number));
                table.state().chance_text(&chance)
            })
            .collect();
        assert_eq!(deals.len(), 5);
        table.deal(&mut Fixed::default());
        crate::common::sell_on(&mut table);
    }
}

#[test]
fn rule_1_25_and_1_26_a_treasury_is_an_amount_without_end() {
    // 126 coins are in the box; nothing stops a seat from having more, or from getting them.
    let scene = Scene::of(4, 1).coins(ME, 200).hand(ME, "tavern");
    assert_eq!(coins(&scene.after(&["0 build tavern"]))[0], 205);
    assert_eq!(coins(&scene.after(&["0 sell tavern"]))[0], 203);
}
