//! Time and people: clocks, who counts as gone, when the server has to look again.

use mirabilia_fair::Secret;
use mirabilia_protocol::{Clock, Command, NewSeat, NewTable, Settings, Status};

use super::{By, Entry, Event, Room, open};

const START: i64 = 50_000;

/// A running Duel of two people, begun at `START`.
fn duel(settings: Settings) -> Room {
    let new = NewTable {
        game: "duel".into(),
        seats: vec![NewSeat::Open, NewSeat::Open],
        options: std::collections::BTreeMap::default(),
        boards: None,
        record: None,
        settings,
        name: None,
        names: Vec::new(),
        number: None,
    };
    let opened = open(new, "table".into(), "p0", "Host", &Secret([3; 32]), START).unwrap();
    let Event::Opened(opening) = opened.entries[0].event.clone() else { unreachable!() };
    let mut room = Room::new(*opening, 1, START);
    for seat in 0..2 {
        let sit = Command::Sit { seat: Some(seat), name: Some(format!("P{seat}")), number: None };
        take(&mut room, START, |room| room.decide(&format!("p{seat}"), "", &sit).unwrap());
    }
    take(&mut room, START, |room| room.decide("p0", "", &Command::Start).unwrap());
    room
}

fn take(room: &mut Room, at: i64, decide: impl Fn(&Room) -> Vec<Event>) {
    for event in decide(room) {
        room.apply(&Entry { event, cause: None }, room.seq + 1, at).unwrap();
    }
}

fn move_first(room: &mut Room, at: i64) {
    let seat = room.owing()[0];
    let table = &room.playing.as_ref().unwrap().table;
    let text = table.legal_moves(mirabilia_kernel::Seat::new(seat))[0].clone();
    take(room, at, |room| room.choose(seat, &text, By::Person).unwrap());
}

#[test]
fn a_clock_for_the_game_runs_only_for_who_decides() {
    let clock = Some(Clock::Game { seconds: 60, bonus: 2 });
    let mut room = duel(Settings { clock, ..Settings::default() });
    assert_eq!(room.until(0), Some(START + 60_000));
    assert_eq!(room.until(1), None);
    assert_eq!(room.wake_at(), Some(START + 60_000));
    move_first(&mut room, START + 10_000);
    // Ten seconds off, two on; now the other's runs.
    assert_eq!(room.playing.as_ref().unwrap().left, [52_000, 60_000]);
    assert_eq!(room.until(1), Some(START + 70_000));
    assert!(room.late(START + 69_999).is_empty());
    assert_eq!(room.late(START + 70_000), [1]);
    take(&mut room, START + 70_000, |room| vec![room.time_over(1).unwrap()]);
    // A bot plays on, and no clock runs for it.
    assert_eq!(room.until(1), None);
    assert_eq!(room.bots_due().len(), 1);
    assert_eq!(room.wake_at(), Some(START + 70_000));
}

#[test]
fn a_clock_for_a_move_leaves_the_seat_to_its_person() {
    let clock = Some(Clock::Move { seconds: 30 });
    let room = duel(Settings { clock, ..Settings::default() });
    assert_eq!(room.late(START + 30_000), [0]);
    assert_eq!(room.time_over(0), None);
    assert!(room.bots_due().is_empty());
}

#[test]
fn nobody_is_gone_while_nobody_waits_for_them() {
    let mut room = duel(Settings { away: Some(30), ..Settings::default() });
    let gone = |room: &Room, seen: [i64; 2], now| room.gone(|seat| seen[usize::from(seat)], now);
    let now = START + 40_000;
    // Seat 0 owes a decision and was not seen; seat 1 waits.
    assert_eq!(gone(&room, [0, now], now), [0]);
    // Seen lately: not gone. The turn has just begun: not gone.
    assert!(gone(&room, [now - 1_000, now], now).is_empty());
    assert!(gone(&room, [0, START + 5_000], START + 5_000).is_empty());
    // Both gone: nobody waits.
    assert!(gone(&room, [0, 0], now).is_empty());
    take(&mut room, now, |_| vec![Event::Away { seat: 0 }]);
    assert_eq!(room.bots_due().len(), 1);
    take(&mut room, now + 1, |_| vec![Event::Back { seat: 0 }]);
    assert!(room.bots_due().is_empty());
}

#[test]
fn tables_are_woken_when_something_is_due() {
    let room = duel(Settings::default());
    assert_eq!(room.wake_at(), None, "people may think as long as they like");
    let away = duel(Settings { away: Some(30), ..Settings::default() });
    assert_eq!(away.wake_at(), None, "who is gone is seen by those who are there");
    let mut left = room.clone();
    take(&mut left, START + 1, |room| {
        room.decide("p0", "", &Command::Leave { seat: None }).unwrap()
    });
    assert_eq!((left.status, left.wake_at()), (Status::Playing, Some(START + 1)));
    assert_eq!(left.host, "p1");
}

#[test]
fn a_room_is_the_fold_of_what_is_stored() {
    let mut room = duel(Settings::default());
    for second in 1..20 {
        move_first(&mut room, START + second * 1_000);
    }
    let table = &room.playing.as_ref().unwrap().table;
    // A taken-back turn meets the same luck again.
    let lines = table.step_lines();
    let mut again = room.clone();
    let to = again.playing.as_ref().unwrap().turns[5].start;
    take(&mut again, START + 30_000, |_| vec![Event::Undone { to }]);
    assert_eq!(again.playing.as_ref().unwrap().table.steps() as u32, to);
    while again.playing.as_ref().unwrap().steps() < lines.len() as u32 {
        move_first(&mut again, START + 31_000);
    }
    assert_eq!(again.playing.as_ref().unwrap().table.step_lines(), lines);
}

#[test]
fn events_that_no_server_wrote_are_refused() {
    let room = duel(Settings::default());
    for event in [
        Event::Chose { seat: 1, text: "fly".into(), by: By::Person },
        Event::Freed { seat: 9 },
        Event::Away { seat: 7 },
        Event::Dealt { lines: vec!["deal nothing".into()] },
        Event::UndoAnswered { seat: 0, yes: true },
    ] {
        let shown = format!("{event:?}");
        let entry = Entry { event, cause: None };
        assert!(room.clone().apply(&entry, room.seq + 1, START).is_err(), "{shown}");
        let gap = Entry { event: Event::Closed { why: String::new() }, cause: None };
        assert!(room.clone().apply(&gap, room.seq + 2, START).is_err());
    }
}
