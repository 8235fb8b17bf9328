//! Positions as text: every state of random games is written and read as the same state, and what
//! cannot be is refused with its line, its field and what would be right.

use mirabilia_dice::{BoardsRef, Setup, State};
use mirabilia_kernel::Seat;
use mirabilia_kernel::record::read;
use mirabilia_testkit::positions::{refuses, round_trip};
use mirabilia_testkit::sample;

#[test]
fn every_state_is_written_and_read_as_itself() {
    for boards in ["balanced", "stand-in"] {
        let boards = BoardsRef::built_in(boards).unwrap();
        for seats in 2..=7 {
            round_trip::<State>(&[Setup { seats, boards }], sample(6));
        }
    }
}

/// A table of two, as people write it.
const TABLE: &str = "\
mirabilia 1 dice
seats 2
boards stand-in
position
turn 9
forum grey_1 stone 0 / grey_2 wood 1 / black tick_blue 2 / blue mask 0 / red sword 1 / yellow chest 3 / green wheel 0
0 city giza
0 coins 5
0 crossed warehouse.stone warehouse.wood agora.r1c1 agora.r1c2 barracks_west.attack.1 wonder.giza.1
0 attacks 3 0
1 city rhodes
1 coins 11
1 crossed warehouse.brick university.compass.1 university.compass.2 university.compass.3
end
";

#[test]
fn the_forum_may_be_said_in_any_order() {
    let table = read::<State>(TABLE).unwrap();
    let text = TABLE.replace(
        "grey_1 stone 0 / grey_2 wood 1 / black tick_blue 2",
        "black tick_blue 2 / grey_2 wood 1 / grey_1 stone 0",
    );
    let other = read::<State>(&text).unwrap();
    assert_eq!(table.state(), other.state());
    let written = table.record().write();
    assert_eq!(read::<State>(&written).unwrap().record().write(), written);
    let [ada, bo] = [0, 1].map(|seat| *table.state().city(Seat::new(seat)));
    assert_eq!((ada.resources(), ada.coins(), ada.attacks()), (2, 5, [3, 0]));
    assert_eq!((bo.resources(), bo.unlocked().count_ones()), (1, 1));
}

#[test]
#[rustfmt::skip]
fn what_cannot_be_is_refused_at_its_line() {
    refuses::<State>(TABLE, &[
        ("turn 9", "turn 0", 5, "turn is \"0\"; expected a number from 1 to 200"),
        ("turn 9", "due dance", 5, "due is \"dance\"; expected one of act, roll, swap, cities"),
        ("turn 9", "due cities", 6, "forum is \"given\"; expected nothing before the cities are dealt"),
        ("turn 9", "due swap", 4, "round is \"\"; expected the number of rounds"),
        ("turn 9", "due swap\nround 1", 5, "due is \"swap\"; expected a die unlocked in this turn"),
        ("turn 9", "due roll\nround 1", 6, "round is \"1\"; expected none before a roll"),
        ("turn 9", "round 1", 5, "round is \"1\"; expected tasks of some seat"),
        ("turn 9", "0 tasks action", 5, "tasks of seat 0 is \"given\"; expected nothing until a round"),
        ("turn 9", "round 1\n0 tasks dance", 6, "tasks of seat 0 is \"dance\"; expected one of action, free-die, bonus"),
        ("turn 9", "round 1\n0 tasks action\n0 now-crossed agora.r1c1", 7, "now-crossed of seat 0 is \"agora.r1c1\"; expected spaces not crossed before"),
        ("turn 9", "round 1\n0 tasks action\n0 now-attacks 1 0", 7, "now-attacks of seat 0 is \"1 0\"; expected at least 3 0"),
        ("grey_1 stone 0 / ", "", 6, "forum is \"6 dice\"; expected 7"),
        ("grey_1 stone 0", "grey_9 stone 0", 6, "forum is \"grey_9\"; expected the id of a die, perhaps grey_1"),
        ("grey_1 stone 0", "grey_2 stone 0", 6, "forum is \"grey_2\"; expected each name in one place; it is in forum already"),
        ("grey_1 stone 0", "grey_1 papyrus 0", 6, "forum is \"grey_1 papyrus\"; expected a symbol of grey_1: brick, glass, stone"),
        ("grey_1 stone 0", "grey_1 stone 4", 6, "expected a section of 0 to 3 coins"),
        ("grey_1 stone 0", "grey_1", 6, "forum is \"grey_1\"; expected the dice: DIE SYMBOL SECTION"),
        ("blue mask 0", "grey_3 stone 0", 6, "forum is \"without blue\"; expected blue: only grey dice leave"),
        ("black tick_blue 2", "white bust_red 2", 6, "forum is \"without black\"; expected black: a city has unlocked it"),
        ("black tick_blue 2", "grey_3 stone 2", 6, "forum is \"without black\""),
        ("0 city giza\n", "", 4, "city of seat 0 is \"\"; expected the city of every seat"),
        ("0 city giza", "0 city gizah", 7, "city of seat 0 is \"gizah\"; expected the id of a city of these boards, perhaps giza"),
        ("1 city rhodes", "1 city giza", 11, "city of seat 1 is \"giza\"; expected each name in one place; it is in city of seat 0 already"),
        ("0 coins 5", "0 coins 29", 8, "coins of seat 0 is \"29\"; expected a number from 0 to 28"),
        ("agora.r1c2", "agora.r2c2", 9, "crossed of seat 0 is \"agora.r2c2\"; expected the spaces of a line in order"),
        ("agora.r1c2", "agora.r9c9", 9, "crossed of seat 0 is \"agora.r9c9\"; expected the id of a space of this city"),
        ("agora.r1c2", "agora.r1c1", 9, "crossed of seat 0 is \"agora.r1c1\"; expected each name in one place"),
        ("wonder.giza.1", "wonder.rhodes.1", 9, "crossed of seat 0 is \"wonder.rhodes.1\""),
        ("wonder.giza.1", "wonder.giza.1 wonder.giza.2 wonder.giza.3", 4, "bonuses of seat 0 is \"0 crossed\"; expected 1: one for each of the 1 complete"),
        ("0 attacks 3 0", "0 bonuses bonus.coins", 10, "bonuses of seat 0 is \"1 crossed\"; expected 0"),
        ("0 attacks 3 0", "0 bonuses bonus.gold", 10, "bonuses of seat 0 is \"bonus.gold\"; expected the id of a bonus"),
        ("0 attacks 3 0", "0 attacks 4 0", 10, "attacks of seat 0 is \"4 0\"; expected points of west and east, at most 3 and 0"),
        ("0 attacks 3 0", "0 first-agora", 10, "expected a complete Agora in the city"),
        ("0 attacks 3 0", "0 attack 3 0", 10, "field of seat 0 is \"attack\"; expected one of city, coins"),
        (" university.compass.3", "", 6, "forum is \"black\"; expected a die that a city has unlocked"),
    ]);
}
