//! Steps as viewers are shown them: Duel hides nothing, so everybody is shown every line.

use mirabilia_duel::{Setup, State};
use mirabilia_kernel::record::step_text;
use mirabilia_kernel::{Fast, Game, Options, Seat, Table, Turn, Viewer};

#[test]
fn everybody_is_shown_the_whole_record() {
    let setup =
        |options: &str| -> Setup { State::setup(2, &Options::parse(options).unwrap()).unwrap() };
    let setups = ["", "wonders=first-game", "first=random centre=chooses"].map(setup);
    let (mut libraries, mut revived) = (0, 0);
    for number in 0..300 {
        let mut luck = Fast::new(number);
        let mut table = Table::<State>::new(setups[number as usize % 3], vec![]);
        loop {
            let lines: Vec<String> =
                table.record().steps.iter().map(|step| step_text(table.state(), step)).collect();
            let half = lines.len() / 2;
            for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
                assert_eq!(table.steps_seen(viewer, half), lines[half..], "{viewer:?}");
            }
            assert_eq!(table.steps_settled(), lines.len());
            if table.turn() == Turn::Over {
                libraries += lines.iter().filter(|line| line.starts_with("deal library")).count();
                revived += lines.iter().filter(|line| line.contains(" revive ")).count();
                break;
            }
            if !table.deal_one(&mut luck) {
                let Turn::Seats(seats) = table.turn() else { unreachable!("luck is dealt") };
                for seat in seats.iter() {
                    let m = table.state().random_move(&mut luck);
                    table.submit(seat, m).unwrap();
                }
            }
        }
    }
    assert!(libraries > 10 && revived > 10, "{libraries} libraries, {revived} cards revived");
}
