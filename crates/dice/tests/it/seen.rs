//! Steps as viewers are shown them: what others do in the running turn is `?` until it is over.

use crate::common::{self, Plan};
use mirabilia_dice::{Phase, Setup, State};
use mirabilia_kernel::record::step_text;
use mirabilia_kernel::{Seat, Step, Table, Viewer};
use mirabilia_testkit::random_game;

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
}

#[test]
fn a_turn_is_shown_when_it_is_over() {
    let plan = Plan::new()
        .building("wonder", ": wo1 0 two market, wo2 0")
        .building("market", "camel chest coin_7 any: m1 0 action, m2 0, m3 0, m4 0");
    let mut play = plan.play(3);
    play.turn("red axe 1, yellow camel 1", "0 build red w1");
    let lines = |play: &common::Play, viewer| play.table.steps_seen(viewer, 0);
    let [second, public] = [Viewer::Seat(Seat::new(1)), Viewer::Public];
    let before = play.table.record().steps.len();
    assert_eq!(play.table.steps_settled(), before);
    let shown = lines(&play, public);
    assert!(shown[0].starts_with("deal cities ") && shown[1].starts_with("roll "), "{shown:?}");
    assert_eq!(shown[2..], ["0 build red w1", "1 pass", "2 pass"], "the turn is over");
    // Seat 0 still has something to decide, so nothing of this turn is shown.
    play.roll("yellow camel").moves("0 wonder;1 build yellow m2;2 pass");
    assert_eq!((play.phase(), play.table.steps_settled()), (Phase::Act, before + 1));
    assert_eq!(lines(&play, public)[before + 1..], ["0 ?", "1 ?", "2 ?"]);
    assert_eq!(lines(&play, second)[before + 1..], ["0 ?", "1 build yellow m2", "2 ?"]);
    assert_eq!(play.table.steps_seen(second, before + 2), ["1 build yellow m2", "2 ?"]);
    play.moves("0 cross m3");
    assert_eq!(lines(&play, second)[before + 4..], ["0 ?"], "two market spaces: one more");
    play.moves("0 decline");
    assert_eq!(play.phase(), Phase::Roll);
    for viewer in viewers(3) {
        let turn = ["0 wonder", "1 build yellow m2", "2 pass", "0 cross m3", "0 decline"];
        assert_eq!(lines(&play, viewer)[before + 1..], turn, "{viewer:?}");
    }
}

/// In every state of random games: the lines of others in the running turn are their seats alone,
/// and all other lines are whole.
#[test]
fn only_the_running_turn_of_others_is_hidden() {
    let (mut hidden, mut games) = (0, 0);
    for seats in 2..=7 {
        for number in 0..4 {
            let table = random_game(&Setup::new(seats), number, |table| hidden += check(table));
            assert_eq!(table.steps_settled(), table.record().steps.len());
            games += 1;
        }
    }
    assert!(games == 24 && hidden > 1000, "{hidden} lines were hidden");
}

/// Checks the lines of every viewer; how many were hidden.
fn check(table: &Table<State>) -> usize {
    let (state, steps) = (table.state(), &table.record().steps);
    let running = state.phase() == Phase::Act;
    let luck = steps.iter().rposition(|step| matches!(step, Step::Chance(_)));
    let mut hidden = 0;
    for viewer in viewers(state.seats()) {
        let lines = table.steps_seen(viewer, 0);
        assert_eq!(lines.len(), steps.len());
        for (at, (step, line)) in steps.iter().zip(&lines).enumerate() {
            let whole = step_text(state, step);
            let expected = match step {
                Step::Move(seat, _)
                    if running && Some(at) > luck && viewer != Viewer::Seat(*seat) =>
                {
                    hidden += 1;
                    format!("{seat} ?")
                }
                _ => whole,
            };
            assert_eq!(*line, expected, "{viewer:?}");
        }
    }
    hidden
}
