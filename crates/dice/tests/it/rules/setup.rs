//! Chapter 1: set-up.

use mirabilia_dice::{BoardsRef, State};
use mirabilia_kernel::{Fast, Game, Options, Seat, Table};

use crate::common::{Plan, stand_in};

#[test]
fn rule_1_1_two_to_seven_play() {
    for seats in 0..10 {
        let setup = State::setup(seats, &Options::default());
        assert_eq!(setup.is_ok(), (2..=7).contains(&seats), "{seats}");
    }
}

#[test]
fn rule_1_2_and_1_3_neighbours_sit_in_a_ring() {
    // The Western Barracks attack the left neighbour, whose Eastern walls take a point off.
    for seats in 2..=7 {
        for seat in 0..seats {
            let left = (seat + 1) % seats;
            let mut play = Plan::new().play(seats);
            play.turn("red shield", &format!("{left} build red ed1"));
            let moves: Vec<String> = (0..seats).map(|s| format!("{s} build red w1")).collect();
            play.turn("red axe", &moves.join(";"));
            for other in 0..seats {
                let points = if other == seat { 2 } else { 3 };
                assert_eq!(play.points(other, "barracks_west"), points, "{other} of {seats}");
            }
        }
    }
}

#[test]
fn rule_1_4_ten_dice_seven_boards() {
    for name in BoardsRef::names() {
        let boards = BoardsRef::built_in(name).unwrap();
        assert_eq!((boards.dice.len(), boards.sheets.len()), (10, 7), "{name}");
    }
}

#[test]
fn rule_1_5_to_1_7_each_player_gets_one_board_and_no_two_the_same() {
    let boards = BoardsRef::built_in("stand-in").unwrap();
    let setup = mirabilia_dice::Setup { seats: 3, boards };
    let mut table = Table::<State>::new(setup, Vec::new());
    let error =
        |table: &Table<State>, line: &str| table.clone().step(line).unwrap_err().to_string();
    assert!(error(&table, "deal cities giza giza rhodes").contains("giza is dealt twice"));
    assert!(error(&table, "deal cities giza rhodes").contains("expected 3, one for each seat"));
    let troy = error(&table, "deal cities giza rhodes troy");
    assert!(troy.contains("no city of these boards \"troy\""), "{troy}");
    table.step("deal cities olympia giza rhodes").unwrap();
    let city = |seat: u8| table.state().city(Seat::new(seat)).sheet().unwrap();
    let id = |seat: u8| boards.sheets[city(seat)].id.as_str();
    assert_eq!([id(0), id(1), id(2)], ["olympia", "giza", "rhodes"]);
    // Drawn boards are drawn alike, and those that nobody got play no part.
    let mut counts = [0u32; 7];
    let mut luck = Fast::new(1);
    for _ in 0..7_000 {
        let mut state = State::new(&setup);
        let chance = Game::draw(&state, &mut luck);
        state.settle(&chance);
        counts[state.city(Seat::new(0)).sheet().unwrap()] += 1;
    }
    assert!(counts.iter().all(|c| (850..1150).contains(c)), "{counts:?}");
}

#[test]
fn rule_1_8_to_1_10_the_boards_are_an_option() {
    let read = |text: &str| State::setup(2, &Options::parse(text).unwrap());
    let usual = read("").unwrap().boards;
    assert_eq!(usual, read("boards=balanced").unwrap().boards);
    let stand_in = read("boards=stand-in").unwrap().boards;
    assert_eq!((stand_in.name.as_str(), stand_in == usual), ("stand-in", false));
    assert!(read("boards=moon").unwrap_err().to_string().contains("balanced, stand-in"));
    // A file that has been read is named with its fingerprint.
    let file = Plan::new().read();
    let mut options = Options::default();
    options.set("boards", &format!("tiny {}", file.fingerprint));
    assert_eq!(State::setup(2, &options).unwrap().boards, file);
}

#[test]
fn rule_1_11_every_set_goes_with_every_number_of_players() {
    for name in BoardsRef::names() {
        let boards = BoardsRef::built_in(name).unwrap();
        for seats in 2..=7 {
            let mut table =
                Table::<State>::new(mirabilia_dice::Setup { seats, boards }, Vec::new());
            table.deal(&mut Fast::new(u64::from(seats)));
            assert!(!table.legal_lines().is_empty(), "{name}, {seats}");
        }
    }
}

#[test]
fn rule_1_12_and_1_13_seven_dice_lie_in_the_forum_and_three_beside_it() {
    let play = stand_in("giza rhodes");
    assert_eq!(play.forum(), "grey_1 grey_2 grey_3 blue red yellow green");
    let dice = &play.state().boards().dice;
    let special: Vec<&str> = dice.iter().filter(|d| d.special).map(|d| d.id.as_str()).collect();
    assert_eq!(special, ["black", "white", "purple"]);
    let colours: Vec<&str> = dice
        .iter()
        .map(|die| play.state().boards().colours[usize::from(die.colour)].as_str())
        .collect();
    let wanted =
        ["grey", "grey", "grey", "blue", "red", "yellow", "green", "black", "white", "purple"];
    assert_eq!(colours, wanted);
}

#[test]
fn rule_1_14_and_1_15_seven_coins_and_nothing_else() {
    for seats in 2..=7 {
        let cities = ["giza", "rhodes", "olympia", "babylon", "ephesus", "alexandria"];
        let cities = [&cities[..], &["halicarnassus"]].concat();
        let play = stand_in(&cities[..seats].join(" "));
        for seat in 0..seats as u8 {
            let city = play.city(seat);
            assert_eq!((city.coins(), city.resources(), city.crossed()), (7, 0, 0));
            assert_eq!((city.bonuses(), city.unlocked(), city.attacks()), (0, 0, [0, 0]));
            assert_eq!(play.points(seat, "total"), 0);
        }
    }
}
