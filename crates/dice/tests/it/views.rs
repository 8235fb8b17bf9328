//! Chapter 11, what each seat may know: what others do in the running turn is hidden, everything
//! else is open, and imagined worlds fit what was seen.

use crate::common::{Plan, Play};
use mirabilia_dice::{Phase, State, View};
use mirabilia_kernel::{Fast, Game, Seat, Table, Turn, Viewer};

fn eyes(seats: u8) -> Vec<Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect()
}

fn view(play: &Play, seat: u8) -> View {
    play.state().view(Viewer::Seat(Seat::new(seat)))
}

/// Many ways to leave a choice open: the first three steps each ask for something else.
fn chains() -> Plan {
    Plan::new()
        .building("wonder", ": wo1 0 two market, wo2 0")
        .building("market", "camel chest coin_7 any: m1 0 action, m2 0 cross warehouse, m3 0, m4 0")
        .building("agora", "mask scales fountain temple owl caduceus: a1 0")
        .building("university", "compass tablet wheel any: u1 0 unlock black + free, u2 0")
}

/// The same game and roll, and these moves of seat 0 while the others pass.
fn after(moves: &str) -> Play {
    let mut play = chains().play(3);
    play.turn("red axe 1, yellow camel 1", moves);
    play
}

#[test]
fn rule_11_1_and_11_2_between_turns_and_before_anyone_acts_all_is_open() {
    let mut play = chains().play(3);
    play.turn("green compass", "1 build green u1;1 decline").step("deal swap black for grey_1");
    play.turn("red axe", "0 build red w1");
    for viewer in eyes(3) {
        assert_eq!(play.state().view(viewer).state(), play.state());
    }
    play.roll("blue mask 3");
    for viewer in eyes(3) {
        assert_eq!(play.state().view(viewer).state(), play.state(), "the roll is open");
    }
}

#[test]
fn rule_11_3_a_player_sees_the_own_board_as_it_is() {
    let play = after("0 build yellow m1");
    let own = view(&play, 0);
    assert_eq!(own.state().city(Seat::new(0)), play.city(0));
    assert_eq!((play.crossed(0).as_str(), own.state().city(Seat::new(0)).coins()), ("m1", 6));
}

#[test]
fn rule_11_4_and_11_5_what_others_chose_in_this_turn_cannot_be_told_apart() {
    // Different decisions, coins, spaces and open choices; alike only that one is open.
    let open = [
        "0 wonder",
        "0 build yellow m1",
        "0 build yellow m2",
        "0 build blue a1",
        "0 build green u1",
    ];
    let states: Vec<Play> = open.map(after).to_vec();
    for (play, moves) in states.iter().zip(open) {
        assert!(play.asked(0), "{moves}");
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Public] {
            let (seen, first) = (play.state().view(viewer), states[0].state().view(viewer));
            // Seats 1 and 2 have passed in all of them; seat 2 does not see that of seat 1.
            assert_eq!(seen, first, "{moves}");
            let json = |view: &View| serde_json::to_value(view).unwrap();
            assert_eq!(json(&seen), json(&first), "{moves}");
            assert_eq!(seen.state().city(Seat::new(0)).crossed(), 0);
            assert_eq!(seen.state().city(Seat::new(0)).coins(), 7);
        }
        assert_ne!(view(play, 0), view(&states[0], 1), "own choices are shown");
    }
    for pair in states.windows(2) {
        assert_ne!(view(&pair[0], 0), view(&pair[1], 0));
    }
    // A chain that goes on, two rounds deep.
    let deep = ["0 wonder;0 cross m3", "0 build yellow m1;0 build green u1", "0 wonder;0 cross m2"];
    let states = deep.map(after);
    assert!(states.iter().all(|play| play.asked(0)));
    assert!(states.iter().all(|play| view(play, 1) == view(&states[0], 1)));
    assert_ne!(view(&states[0], 1), view(&after("0 wonder"), 1), "the rounds are counted openly");
}

#[test]
fn who_still_decides_is_open() {
    let play = after("0 wonder");
    for viewer in eyes(3) {
        let seen = play.state().view(viewer);
        assert_eq!(seen.state().turn(), Turn::Seats([Seat::new(0)].into_iter().collect()));
        let json = serde_json::to_value(&seen).unwrap();
        assert_eq!(json["to_move"], serde_json::json!([0]));
        assert_eq!(json["cities"][1]["decides"], serde_json::Value::Null);
    }
}

#[test]
fn what_others_unlock_shows_when_the_turn_ends() {
    // Seat 0 unlocks the black die, or does not; the chain is open either way.
    let (unlocked, not) = (after("0 build green u1"), after("0 build blue a1"));
    assert_eq!(view(&unlocked, 1), view(&not, 1));
    let json = serde_json::to_value(view(&unlocked, 0)).unwrap();
    assert_eq!(json["cities"][0]["unlocked"], serde_json::json!(["black"]), "the own one shows");
    let mut ended = unlocked;
    ended.moves("0 decline");
    assert_eq!(ended.phase(), Phase::Swap);
    for viewer in eyes(3) {
        assert_eq!(ended.state().view(viewer).state(), ended.state());
    }
}

#[test]
fn rule_11_6_and_11_7_at_the_end_of_the_turn_everything_is_shown() {
    let mut play = after("0 build blue a1");
    let json = |play: &Play| serde_json::to_value(view(play, 2)).unwrap();
    assert_eq!(json(&play)["cities"][0]["crossed"], serde_json::json!([]));
    assert_eq!(json(&play)["cities"][0]["first_agora"], false, "not announced earlier");
    play.moves("0 bonus coins");
    let seen = json(&play);
    assert_eq!(seen["cities"][0]["crossed"], serde_json::json!(["a1"]));
    assert_eq!(seen["cities"][0]["bonuses"], serde_json::json!(["coins"]));
    assert_eq!(seen["cities"][0]["first_agora"], true);
}

#[test]
fn rule_11_8_every_score_is_open_between_turns() {
    let mut play = after("0 build red w1");
    for viewer in eyes(3) {
        let json = serde_json::to_value(play.state().view(viewer)).unwrap();
        assert_eq!(json["cities"][0]["points"]["barracks_west"], 3);
    }
    play.turn("red axe", "0 wonder;1 build red w1");
    let seen = view(&play, 2);
    assert_eq!(seen.state().score(Seat::new(1)).total(), 0, "but not during one");
}

#[test]
fn rule_11_9_no_state_holds_luck_to_come() {
    let play = after("0 build red w1");
    let before = *play.state();
    let rolls: Vec<_> = (0..8).map(|n| Game::draw(&before, &mut Fast::new(n))).collect();
    assert!(rolls.iter().any(|roll| *roll != rolls[0]), "luck is drawn when it is due");
    assert_eq!(before, *play.state(), "and drawing changes nothing");
}

#[test]
fn rule_11_10_a_spectator_sees_the_boards_as_they_stood() {
    let mut play = chains().play(3);
    play.turn("red axe", "1 build red w1");
    play.turn("red axe", "0 wonder;1 wonder;2 build red w1");
    let seen = play.state().view(Viewer::Public);
    assert_eq!((seen.seat(), seen.viewer()), (None, Viewer::Public));
    for seat in Seat::all(3) {
        assert_eq!(seen.state().city(seat).crossed(), play.state().city_before(seat).crossed());
    }
}

#[test]
fn rule_11_11_a_record_holds_every_choice_in_the_order_of_the_rounds() {
    let mut play = chains().play(3);
    play.roll("yellow camel").moves("2 wonder;0 wonder;1 build yellow m1");
    play.moves("1 pass;2 cross m3;0 cross m4").moves("2 decline;0 decline");
    let text = play.table.record().write();
    let moves: Vec<&str> = text.lines().skip(5).collect();
    let wanted = [
        "0 wonder",
        "1 build yellow m1",
        "2 wonder",
        "0 cross m4",
        "1 pass",
        "2 cross m3",
        "0 decline",
        "2 decline",
    ];
    assert_eq!(moves, wanted);
}

#[test]
fn imagined_worlds_fit_what_was_seen() {
    let mut play = chains().play(3);
    play.turn("red axe", "0 build red w1");
    let mut open = play.clone();
    open.turn("yellow camel, green compass", "0 wonder;1 build green u1;2 build yellow m1");
    for play in [play, open] {
        for viewer in eyes(3) {
            let seen = play.state().view(viewer);
            let mut worlds = Vec::new();
            for seed in 0..40 {
                let world = State::imagine(&seen, &mut Fast::new(seed));
                assert_eq!(world.view(viewer), seen);
                assert_eq!(world.turn(), play.state().turn(), "who still decides is known");
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(world.city(seat), play.state().city(seat), "the own city is sure");
                }
                if !worlds.contains(&world) {
                    worlds.push(world);
                }
            }
            let hidden = play.phase() == Phase::Act;
            assert_eq!(worlds.len() > 1, hidden, "{} worlds for {viewer:?}", worlds.len());
        }
    }
}

#[test]
fn imagined_worlds_play_on_to_the_end() {
    let mut luck = Fast::new(2);
    for game in 0..40u64 {
        let mut table = Table::<State>::new(mirabilia_dice::Setup::new(2 + game as u8 % 6), vec![]);
        for _ in 0..game * 2 {
            table.deal(&mut luck);
            let Turn::Seats(seats) = table.turn() else { break };
            for seat in seats.iter() {
                let m = table.state().random_move(seat, &mut luck, &mut Vec::new());
                table.submit(seat, m).unwrap();
            }
        }
        for viewer in eyes(table.state().seats()) {
            let mut world = State::imagine(&table.state().view(viewer), &mut luck);
            mirabilia_kernel::playout::play_out(&mut world, &mut luck, &mut Vec::new());
            assert!(world.outcome().is_some());
        }
    }
}
