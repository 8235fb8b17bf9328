//! Positions as text: every state of random games is written and read as the same state, and what
//! cannot be is refused with its line, its field and what would be right.

use mirabilia_kernel::playout::play_out;
use mirabilia_kernel::record::read;
use mirabilia_kernel::{Fast, Game, Seat, SeatSet, Turn, Viewer};
use mirabilia_testkit::positions::{refuses, round_trip};
use mirabilia_testkit::sample;
use mirabilia_wonders::data::deck;
use mirabilia_wonders::setup::{Sides, WonderDeal};
use mirabilia_wonders::{Card, Setup, State};

use crate::common::listed;

#[test]
fn every_state_is_written_and_read_as_itself() {
    for seats in 3..=7 {
        let sides = [Sides::Random, Sides::Choose, Sides::Night, Sides::Day];
        let setups = [WonderDeal::Random, WonderDeal::Choose]
            .map(|wonders| sides.map(|sides| Setup { seats, wonders, sides }));
        round_trip::<State>(setups.as_flattened(), sample(24));
    }
}

/// A table of three as seat 0 knows it.
const TABLE: &str = "\
mirabilia 1 wonders
seats 3
position
age 2
turn 3
0 wonder gizah day
0 coins 4
0 tokens 1 -1
0 stages 1
0 cards lumber-yard stone-pit baths altar brickyard
0 hand foundry glassworks-2 aqueduct archery-range school
1 wonder rhodos night
1 coins 2
1 tokens 1 1
1 cards ore-vein clay-pool barracks guard-tower loom-1 stables walls
2 wonder halikarnassos day
2 coins 7
2 tokens -1 -1
2 cards clay-pit press-1 marketplace apothecary workshop courthouse
end
";

/// Every card of the decks in one place: cities, hands, pile and under wonders.
fn is_whole(state: &State) -> bool {
    let seats = state.seats();
    let mut left = [0i32; Card::COUNT as usize];
    for age in 1..=state.age() {
        deck(seats, age).cards().iter().for_each(|card| left[card.index()] += 1);
    }
    let built = Seat::all(seats).flat_map(|seat| state.city(seat).cards().iter());
    built.chain(state.unbuilt_cards()).for_each(|card| left[card.index()] -= 1);
    let stages: u32 = Seat::all(seats).map(|seat| u32::from(state.city(seat).stages())).sum();
    let guilds: i32 = left.iter().skip(70).sum();
    let wanted = if state.age() == 3 { i32::from(seats) + 2 } else { 0 };
    left[..70].iter().all(|n| *n == 0) && guilds == -wanted && state.buried_size() == stages
}

#[test]
fn what_is_not_said_is_made_up_and_known_to_no_seat() {
    let table = read::<State>(TABLE).unwrap();
    let state = table.state();
    assert!(is_whole(state));
    let written = table.record().write();
    assert!(!written.contains("memory"), "it begins now");
    assert_eq!(read::<State>(&written).unwrap().state(), state);
    let view = state.view(Viewer::Seat(Seat::new(0)));
    assert!(view.memory().is_empty() && view.hand().len() == 5);
    let mut hands = Vec::new();
    for seed in 0..20 {
        let mut luck = Fast::new(seed);
        let world = State::imagine(&view, &mut luck);
        assert_eq!(world.view(Viewer::Seat(Seat::new(0))), view);
        assert!(is_whole(&world));
        hands.push(world.hand(Seat::new(1)).collect::<Vec<_>>());
        let mut end = world;
        play_out(&mut end, &mut luck, &mut Vec::new());
        assert!(end.outcome().is_some());
    }
    hands.sort();
    hands.dedup();
    assert!(hands.len() > 10, "imagined hands differ: {}", hands.len());
}

/// The same table as a record of it would know it: seat 0 remembers what it passed on.
#[test]
fn memory_from_the_beginning_needs_every_card() {
    let full = read::<State>(TABLE).unwrap().record().write();
    let told = full.replace("turn 3\n", "turn 3\nmemory 1 1\n");
    let table = read::<State>(&told).unwrap();
    assert_eq!(table.record().write(), told);
    let memory = table.state().view(Viewer::Seat(Seat::new(0))).memory();
    assert_eq!(memory.len(), 2, "it has held both other hands of this age");
    let open = told.replace("sold:quarry", "sold:?");
    let error = read::<State>(&open).unwrap_err();
    assert!(
        error.reason.to_string().contains("memory is \"1 1\"; expected now, or every card"),
        "{error}"
    );
    assert_eq!(error.line, 6, "{error}");
}

#[test]
fn a_look_into_the_pile_sees_all_of_it() {
    let text = TABLE.replace("turn 3", "due revive\nturn 2\ndiscard theater scriptorium timber-yard stockade glassworks-1 quarry sawmill");
    let text = text
        .replace("2 coins 7", "2 coins 7\n2 stages 2")
        .replace(" workshop courthouse", " courthouse")
        .replace("0 hand foundry glassworks-2 aqueduct archery-range school\n", "");
    let table = read::<State>(&text);
    let table = table.unwrap_or_else(|error| panic!("{error}"));
    let owner = Seat::new(2);
    assert_eq!(table.turn(), Turn::Seats(SeatSet::only(owner)));
    let moves = listed(table.state(), owner).len();
    assert_eq!(moves, 7 + 1, "each of the pile, or nothing");
    let short = text.replace(" sawmill", "");
    let error = read::<State>(&short).unwrap_err();
    assert!(
        error.reason.to_string().contains("discard is \"1 cards short\"; expected the whole pile"),
        "{error}"
    );
}

#[test]
#[rustfmt::skip]
fn what_cannot_be_is_refused_at_its_line() {
    refuses::<State>(TABLE, &[
        ("age 2\n", "", 3, "age is \"\"; expected 1 to 3"),
        ("age 2", "age 0", 4, "age is \"0\"; expected a number from 1 to 3"),
        ("turn 3", "turn 7", 5, "turn is \"7\"; expected a number from 1 to 6"),
        ("turn 3", "due dance", 5, "due is \"dance\"; expected one of wonders, choose"),
        ("turn 3", "due wonders", 4, "age is \"given\"; expected nothing before the first age"),
        ("turn 3", "due seventh\nturn 3", 6, "turn is \"3\"; expected 6"),
        ("turn 3", "due seventh", 5, "due is \"seventh\"; expected a stage that plays a seventh card"),
        ("turn 3", "due revive\nturn 2", 5, "due is \"revive\"; expected a stage that builds from the discard pile"),
        ("turn 3", "due revive", 3, "turn is \"\"; expected 1 to 6"),
        ("turn 3", "due deal\nturn 3", 6, "turn is \"3\"; expected none before the age is dealt"),
        ("turn 3", "turn 2", 11, "hand of seat 0 is \"5 cards\"; expected 6"),
        ("turn 3", "turn 3\nmemory 2 4", 6, "memory is \"2 4\"; expected AGE TURN, at the latest 2 3"),
        ("turn 3", "turn 3\nmemory 1 1", 6, "memory is \"1 1\"; expected now, or every card"),
        ("turn 3", "turn 3\nrevived theater", 6, "revived is \"1 looks into the pile\"; expected 0"),
        ("turn 3", "turn 3\ndiscard senate", 6, "discard is \"senate\"; expected no more cards of age 3"),
        ("turn 3", "turn 3\ndiscard theater theater theater theater theater theater theater", 6, "expected no more cards of age 1 than were sold or left over"),
        ("turn 3", "turn 3\ndiscard altar", 11, "cards is \"altar\"; expected at most 1 with 3 players"),
        ("gizah day", "gizah", 6, "wonder of seat 0 is \"gizah\"; expected a wonder and its side, day or night"),
        ("gizah day", "gizah dusk", 6, "expected a wonder and its side, day or night"),
        ("gizah day", "giza day", 6, "wonder of seat 0 is \"giza\"; expected the id of a wonder, perhaps gizah"),
        ("rhodos night", "gizah night", 12, "wonder of seat 1 is \"gizah\"; expected each name in one place; it is in wonder of seat 0 already"),
        ("0 wonder gizah day\n", "", 3, "wonder of seat 0 is \"\""),
        ("0 coins 4", "0 coins -1", 7, "coins of seat 0 is \"-1\""),
        ("0 tokens 1 -1", "0 tokens 3 -1", 8, "tokens of seat 0 is \"3\"; expected conflict tokens of the ages before: -1, 1"),
        ("0 tokens 1 -1", "0 tokens 1 1 -1", 8, "tokens of seat 0 is \"-1\"; expected at most two per age, one for each neighbour"),
        ("0 tokens 1 -1", "0 tokens 1", 3, "tokens is \"2 defeats and 3 victories\"; expected as many of both"),
        ("0 stages 1", "0 stages 4", 9, "stages of seat 0 is \"4\"; expected a number from 0 to 3"),
        ("2 coins 7", "2 stages 3", 17, "stages of seat 2 is \"3\"; expected at most 2"),
        ("baths altar brickyard", "baths altar brickyards", 10, "cards of seat 0 is \"brickyards\"; expected the id of a card, perhaps brickyard"),
        ("baths altar brickyard", "baths altar senate", 10, "cards of seat 0 is \"senate\"; expected cards of this age or an earlier one"),
        ("baths altar brickyard", "baths baths brickyard", 10, "cards is \"baths\"; expected at most 1 with 3 players"),
        ("baths altar brickyard", "baths tavern brickyard", 10, "cards is \"tavern\"; expected at most 0 with 3 players"),
        ("baths altar brickyard", "baths altar brickyard sawmill quarry", 10, "cards of seat 0 is \"3 of age 2\"; expected at most 2"),
        ("baths altar brickyard", "baths altar brickyard\n0 played-2 brickyard sold:?", 10, "cards of seat 0 is \"brickyard\"; expected only cards of ages without played-2"),
        ("baths altar brickyard", "baths altar\n0 played-2 brickyard", 11, "played-2 of seat 0 is \"1 cards\"; expected 2"),
        ("baths altar brickyard", "baths altar\n0 played-2 brickyard left:?", 11, "played-2 of seat 0 is \"left:?\"; expected stage: or sold:"),
        ("baths altar brickyard", "baths altar\n0 played-2 brickyard theater", 11, "played-2 of seat 0 is \"theater\"; expected cards of age 2"),
        ("baths altar brickyard", "baths altar\n0 played-2 brickyard lost:quarry", 11, "expected the id of a card, with stage:, sold: or left:"),
        ("baths altar brickyard", "baths altar brickyard\n0 played-3 senate", 11, "played-3 of seat 0 is \"given\"; expected nothing of an age that is not dealt"),
        ("0 stages 1\n0 cards lumber-yard stone-pit baths altar brickyard", "0 cards brickyard\n0 played-1 lumber-yard stone-pit baths stage:? altar sold:? theater", 10, "played-1 of seat 0 is \"theater\"; expected left:CARD after the last turn"),
        ("school\n", "school temple\n", 11, "hand of seat 0 is \"6 cards\"; expected 5"),
        ("school\n", "senate\n", 11, "hand of seat 0 is \"senate\"; expected cards of age 2"),
        ("school\n", "walls\n", 15, "cards is \"walls\"; expected at most 1 with 3 players"),
        ("0 hand foundry glassworks-2 aqueduct archery-range school\n", "", 3, "hand is \"\"; expected the hand of at least one seat"),
        ("loom-1 stables walls", "loom-1 loom-2 walls", 15, "cards is \"loom-2\"; expected no two buildings of one name"),
    ]);
}
