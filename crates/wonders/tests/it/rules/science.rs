//! Chapter 7: science.

use mirabilia_wonders::data::{CARDS, Symbol};

use crate::common::{LEFT, ME, Scene, card, points};

const COMPASS: [&str; 4] = ["apothecary", "dispensary", "lodge", "academy"];
const GEAR: [&str; 4] = ["workshop", "laboratory", "observatory", "study"];
const TABLET: [&str; 4] = ["scriptorium", "library", "school", "university"];

/// A city with this many of each symbol, the scientists guild, and Babylon's second stage.
fn city(symbols: [usize; 3], guild: bool, babylon: bool) -> Scene {
    let sets = [COMPASS, GEAR, TABLET];
    let mut ids: Vec<&str> =
        sets.iter().zip(symbols).flat_map(|(set, n)| set[..n].iter().copied()).collect();
    ids.extend(guild.then_some("scientists-guild"));
    let scene = Scene::new(3).turn(5).city(ME, &ids.join(" "));
    if babylon { scene.board(ME, "babylon day", 2) } else { scene }
}

fn science(symbols: [usize; 3], guild: bool, babylon: bool) -> i16 {
    points(&city(symbols, guild, babylon).state(), ME, "science")
}

/// Squares and sets, and every use of symbols of free choice, written out plainly.
fn by_hand(symbols: [usize; 3], free: usize) -> i16 {
    if free == 0 {
        let least = symbols.iter().min().unwrap();
        return (symbols.iter().map(|n| n * n).sum::<usize>() + 7 * least) as i16;
    }
    let with = |i: usize| {
        let mut more = symbols;
        more[i] += 1;
        by_hand(more, free - 1)
    };
    (0..3).map(with).max().unwrap()
}

#[test]
fn rule_7_1_three_symbols_on_four_cards_each() {
    for (symbol, ids) in
        [(Symbol::Compass, COMPASS), (Symbol::Gear, GEAR), (Symbol::Tablet, TABLET)]
    {
        let mut names: Vec<&str> =
            CARDS.iter().filter(|facts| facts.symbol == Some(symbol)).map(|f| f.id).collect();
        let mut wanted = ids.to_vec();
        names.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(names, wanted, "{}", symbol.name());
    }
    assert_eq!(CARDS.iter().filter(|facts| facts.symbol.is_some()).count(), 12);
}

#[test]
fn rule_7_2_the_square_of_each_symbol() {
    for (n, wanted) in [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)] {
        for symbols in [[n, 0, 0], [0, n, 0], [0, 0, n]] {
            assert_eq!(science(symbols, false, false), wanted, "{symbols:?}");
        }
    }
    assert_eq!(science([4, 0, 0], true, false), 25);
    assert_eq!(science([0, 4, 0], true, true), 36);
}

#[test]
fn rule_7_3_seven_points_for_each_set_of_three() {
    assert_eq!(science([1, 1, 1], false, false), 3 + 7);
    assert_eq!(science([2, 2, 2], false, false), 12 + 14);
    assert_eq!(science([4, 4, 4], false, false), 48 + 28);
    assert_eq!(science([3, 3, 0], false, false), 18, "two kinds make no set");
}

#[test]
fn rule_7_4_every_symbol_counts_in_both_ways() {
    for compass in 0..=4 {
        for gear in 0..=4 {
            for tablet in 0..=4 {
                let symbols = [compass, gear, tablet];
                assert_eq!(science(symbols, false, false), by_hand(symbols, 0), "{symbols:?}");
            }
        }
    }
}

#[test]
fn rule_7_5_guild_and_babylon_add_one_symbol_each() {
    assert_eq!(science([0, 0, 0], true, false), 1);
    assert_eq!(science([0, 0, 0], false, true), 1);
    assert_eq!(science([0, 0, 0], true, true), 4);
    let night = city([1, 1, 0], false, true).board(ME, "babylon night", 2);
    assert_eq!(points(&night.state(), ME, "science"), 3 + 7);
}

#[test]
fn rule_7_6_it_is_settled_only_at_the_end() {
    // With two compasses it would be a third; after a gear and a tablet it is not.
    let first = city([2, 0, 0], true, false).state();
    assert_eq!(points(&first, ME, "science"), 9);
    assert_eq!(science([2, 1, 0], true, false), 4 + 1 + 1 + 7);
    assert_eq!(first.phase(), mirabilia_wonders::Phase::Play, "nobody is asked");
}

#[test]
fn rule_7_7_and_7_8_symbols_of_free_choice_are_settled_best() {
    for compass in 0..=4 {
        for gear in 0..=4 {
            for tablet in 0..=4 {
                let symbols = [compass, gear, tablet];
                assert_eq!(science(symbols, true, false), by_hand(symbols, 1), "{symbols:?}");
                assert_eq!(science(symbols, false, true), by_hand(symbols, 1), "{symbols:?}");
                assert_eq!(science(symbols, true, true), by_hand(symbols, 2), "{symbols:?}");
            }
        }
    }
    // Different ones where that is best, the same where that is.
    assert_eq!(science([1, 0, 0], true, true), 1 + 1 + 1 + 7);
    assert_eq!(science([4, 1, 0], true, true), 37, "two more of the first");
}

#[test]
fn rule_7_9_a_symbol_six_times_at_most() {
    assert_eq!(COMPASS.len() + 2, 6);
    assert_eq!(science([4, 0, 0], true, true), 36);
}

#[test]
fn rule_7_10_a_symbol_of_free_choice_is_no_green_card() {
    let scene = city([0, 0, 0], true, true).city(LEFT, "philosophers-guild");
    assert_eq!(points(&scene.state(), LEFT, "guilds"), 0);
    let scene = city([0, 0, 0], true, false).board(ME, "olympia day", 2);
    assert!(scene.state().is_free(ME, card("study")));
}

#[test]
fn rule_7_11_example_three_two_one() {
    assert_eq!(science([3, 2, 1], false, false), 9 + 4 + 1 + 7);
}

#[test]
fn rule_7_12_example_two_two_one_and_a_free_one() {
    assert_eq!(science([2, 2, 1], true, false), 26);
    assert_eq!(science([2, 1, 2], false, true), 26);
}

#[test]
fn rule_7_13_example_four_one_none_and_a_free_one() {
    assert_eq!(science([4, 1, 0], true, false), 26);
    assert_eq!(by_hand([4, 1, 1], 0), 25);
}
