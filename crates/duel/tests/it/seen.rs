//! Steps as viewers are shown them: Duel hides nothing, so every viewer is shown every line.

use mirabilia_duel::{Setup, State};
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
