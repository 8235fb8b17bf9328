//! Steps as viewers are shown them: Duel hides nothing, so every viewer is shown every line.

use mirabilia_duel::picture::Lies;
use mirabilia_duel::{Setup, State, Token};
use mirabilia_kernel::{Game, Options, Seat, Table, Viewer};
use mirabilia_testkit::random_game;

#[test]
fn every_viewer_is_shown_the_whole_record() {
    let setup =
        |options: &str| -> Setup { State::setup(2, &Options::parse(options).unwrap()).unwrap() };
    let setups = ["", "wonders=first-game", "first=random centre=chooses"].map(setup);
    let (mut libraries, mut revived) = (0, 0);
    for number in 0..300 {
        let table = random_game(&setups[number % 3], number as u64, |table: &Table<State>| {
            let lines = table.lines_since(0);
            let half = lines.len() / 2;
            for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
                assert_eq!(table.steps_seen(viewer, half), lines[half..], "{viewer:?}");
            }
            assert_eq!(table.steps_settled(), lines.len());
        });
        let lines = table.lines_since(0);
        libraries += lines.iter().filter(|line| line.starts_with("deal library")).count();
        revived += lines.iter().filter(|line| line.contains(" revive ")).count();
    }
    assert!(libraries > 10 && revived > 10, "{libraries} libraries, {revived} cards revived");
}

/// Frontends draw these and derive none of them: a card that is free by a chain, symbols that stand
/// there twice, and the wonder that leaves the game when seven are built.
#[test]
fn the_picture_names_chains_pairs_and_removed_wonders() {
    let setup = State::setup(2, &Options::default()).unwrap();
    let (mut chains, mut pairs, mut removed) = (0, 0, 0);
    for number in 0..200 {
        random_game(&setup, number, |table: &Table<State>| {
            let state = table.state();
            let picture = state.view(Viewer::Public).picture();
            for slot in &picture.structure {
                let Lies::FaceUp(card) = slot.lies else { continue };
                for seat in [0_usize, 1] {
                    let chain = state.card_bill(Seat::new(seat as u8), card).chain;
                    assert_eq!(slot.chains.unwrap()[seat], chain);
                    if let Some(with) = chain {
                        assert!(picture.cities[seat].cards.contains(&with));
                        assert_eq!(slot.prices.unwrap()[seat], 0, "rule 3.28");
                        chains += 1;
                    }
                }
            }
            let built = picture.cities.iter().map(|city| city.wonders_built.len()).sum::<usize>();
            for city in &picture.cities {
                let symbols = city.cards.iter().filter(|card| card.facts().symbol.is_some());
                let from_law = usize::from(city.tokens.contains(&Token::LAW));
                assert_eq!(symbols.count() + from_law, city.symbols.len() + city.pairs.len());
                pairs += city.pairs.len();
                let left = built == 7 && city.wonders_built.len() < 4;
                assert_eq!(city.wonder_removed, left, "rule 5.5");
                removed += usize::from(left);
            }
        });
    }
    assert!(chains > 100 && pairs > 100 && removed > 10, "{chains}, {pairs}, {removed}");
}
