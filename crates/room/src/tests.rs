//! Rooms as folds of their events; clocks, absence of players and wake-up times.

use std::collections::BTreeSet;
use std::sync::Arc;

use mirabilia_fair::Secret;
use mirabilia_kernel::{Fast, Luck, Seat};
use mirabilia_protocol::{Clock, Code, Command, NewSeat, NewTable, Settings, Status};

use super::outbox::{self, Audience, CommittedEvent, Presence};
use super::{By, Draft, Effects, Entry, Event, FoldError, Proposal, Room, StoredEvent, open};

const START: i64 = 50_000;

/// A running game of Duel between two people, started at `START`.
fn duel(settings: Settings) -> Room {
    started("duel", 2, settings)
}

/// A running game between people, started at `START`.
fn started(game: &str, seats: u8, settings: Settings) -> Room {
    let new = NewTable::new(game, vec![NewSeat::Open; usize::from(seats)]);
    let new = NewTable { settings, ..new };
    let opened = open(new, "table".into(), "p0", "Host", &Secret([3; 32]), START).unwrap();
    let Event::Opened(opening) = opened.entries[0].event.clone() else { unreachable!() };
    let mut room = Room::new(*opening, 1, START);
    for seat in 0..seats {
        let sit = Command::Sit { seat: Some(seat), name: Some(format!("P{seat}")), number: None };
        decide(&mut room, START, &format!("p{seat}"), &sit);
    }
    decide(&mut room, START, "p0", &Command::Start);
    room
}

fn apply(room: &mut Room, at: i64, event: Event) {
    room.apply(&Entry { event, cause: None }, room.seq + 1, at).unwrap();
}

/// Applies a person's command and returns the entries to store.
fn decide(room: &mut Room, at: i64, who: &str, command: &Command) -> Vec<Entry> {
    let cause = Some((who.to_owned(), format!("{}", room.seq)));
    let mut draft = Draft::new(room, at, cause);
    draft.decide(who, "", command).unwrap();
    let (after, applied) = draft.finish();
    *room = after;
    applied.into_iter().map(|(entry, _)| entry).collect()
}

fn move_first(room: &mut Room, at: i64) {
    let seat = room.owing()[0];
    let table = &room.playing.as_ref().unwrap().table;
    let text = table.legal_moves(Seat::new(seat))[0].clone();
    let command = Command::Move { seat, at: table.steps() as u32, text };
    decide(room, at, &format!("p{seat}"), &command);
}

#[test]
fn a_game_clock_runs_only_while_the_seat_decides() {
    let clock = Some(Clock::Game { seconds: 60, bonus: 2 });
    let mut room = duel(Settings { clock, ..Settings::default() });
    assert_eq!(room.deadline(0), Some(START + 60_000));
    assert_eq!(room.deadline(1), None);
    assert_eq!(room.wake_at(), Some(START + 60_000));
    move_first(&mut room, START + 10_000);
    // Ten seconds used, two added; now the other clock runs.
    assert_eq!(room.playing.as_ref().unwrap().time_left, [52_000, 60_000]);
    assert_eq!(room.deadline(1), Some(START + 70_000));
    assert!(room.expired_seats(START + 69_999).is_empty());
    assert_eq!(room.expired_seats(START + 70_000), [1]);
    let over = room.timeout_event(1).unwrap();
    apply(&mut room, START + 70_000, over);
    // A bot takes over, and no clock runs for it.
    assert_eq!(room.deadline(1), None);
    assert_eq!(room.bots_due().len(), 1);
    assert_eq!(room.wake_at(), Some(START + 70_000));
}

#[test]
fn a_move_clock_does_not_replace_the_person() {
    let clock = Some(Clock::Move { seconds: 30 });
    let room = duel(Settings { clock, ..Settings::default() });
    assert_eq!(room.expired_seats(START + 30_000), [0]);
    assert_eq!(room.timeout_event(0), None);
    assert!(room.bots_due().is_empty());
}

#[test]
fn a_player_is_absent_only_while_another_waits() {
    let mut room = duel(Settings { away: Some(30), ..Settings::default() });
    let absent =
        |room: &Room, seen: [i64; 2], now| room.absent_seats(|seat| seen[usize::from(seat)], now);
    let now = START + 40_000;
    // Seat 0 owes a decision and was never connected; seat 1 waits.
    assert_eq!(absent(&room, [0, now], now), [0]);
    // Connected recently: not absent. The turn has just started: not absent.
    assert!(absent(&room, [now - 1_000, now], now).is_empty());
    assert!(absent(&room, [0, START + 5_000], START + 5_000).is_empty());
    // Neither is connected: no player waits.
    assert!(absent(&room, [0, 0], now).is_empty());
    apply(&mut room, now, Event::Away { seat: 0 });
    assert_eq!(room.bots_due().len(), 1);
    apply(&mut room, now + 1, Event::Back { seat: 0 });
    assert!(room.bots_due().is_empty());
}

#[test]
fn tables_are_woken_when_something_is_due() {
    let room = duel(Settings::default());
    assert_eq!(room.wake_at(), None, "there is no time limit");
    let away = duel(Settings { away: Some(30), ..Settings::default() });
    assert_eq!(away.wake_at(), None, "absence is checked by the node of a connected player");
    let mut left = room.clone();
    decide(&mut left, START + 1, "p0", &Command::Leave { seat: None });
    assert_eq!((left.status, left.wake_at()), (Status::Playing, Some(START + 1)));
    assert_eq!(left.host, "p1");
}

#[test]
fn undone_turns_get_the_same_draws() {
    let mut room = duel(Settings::default());
    for second in 1..20 {
        move_first(&mut room, START + second * 1_000);
    }
    let table = &room.playing.as_ref().unwrap().table;
    // An undone turn gets the same draws again.
    let lines = table.lines_since(0);
    let mut again = room.clone();
    let to = again.playing.as_ref().unwrap().turns[5].start;
    apply(&mut again, START + 30_000, Event::Undone { to });
    assert_eq!(again.playing.as_ref().unwrap().table.steps() as u32, to);
    while again.playing.as_ref().unwrap().steps() < lines.len() as u32 {
        move_first(&mut again, START + 31_000);
    }
    assert_eq!(again.playing.as_ref().unwrap().table.lines_since(0), lines);
}

/// The complete state of a room.
fn dump(room: &Room) -> String {
    format!("{room:?}")
}

#[test]
fn a_draft_equals_the_fold_of_its_events() {
    let clock = Some(Clock::Game { seconds: 600, bonus: 2 });
    for (game, seats) in [("duel", 2), ("wonders", 4), ("dice", 3)] {
        let mut luck = Fast::new(17);
        let mut live = started(game, seats, Settings { clock, ..Settings::default() });
        let mut folded = live.clone();
        let mut at = START;
        let (mut refused, mut dealt) = (0, 0);
        while live.status == Status::Playing {
            at += 500 + i64::from(luck.below(500));
            let owing = live.owing();
            let seat = owing[luck.below(owing.len() as u32) as usize];
            let table = &live.playing.as_ref().unwrap().table;
            let legal = table.legal_moves(Seat::new(seat));
            let text = format!(" {} ", legal[luck.below(legal.len() as u32) as usize]);
            let steps = table.steps() as u32;
            // A refused move causes no events, and the room is unchanged.
            let before = dump(&live);
            let other = (seat + 1) % seats;
            for wrong in [
                Command::Move { seat, at: steps, text: "fly away".into() },
                Command::Move { seat: other, at: steps, text: text.clone() },
            ] {
                let mut draft = Draft::new(&live, at, None);
                let Command::Move { seat, .. } = wrong else { unreachable!() };
                if draft.decide(&format!("p{seat}"), "", &wrong).is_err() {
                    refused += 1;
                    assert!(draft.is_empty());
                    assert_eq!(dump(&draft.finish().0), before);
                }
            }
            let command = Command::Move { seat, at: steps, text };
            let entries = decide(&mut live, at, &format!("p{seat}"), &command);
            dealt += entries.iter().filter(|e| matches!(e.event, Event::Dealt { .. })).count();
            for entry in entries {
                let seq = folded.seq + 1;
                let body = entry.to_json();
                let stored = StoredEvent { seq, at, body: &body };
                folded.apply(&super::read(stored).unwrap(), seq, at).unwrap();
            }
            assert_eq!(dump(&live), dump(&folded), "{game} after {steps} steps");
        }
        assert!(refused > 20 && dealt > 1, "{game}: {refused} refused, {dealt} deals");
    }
}

#[test]
fn a_cause_is_stored_once() {
    let mut room = duel(Settings::default());
    let seat = room.owing()[0];
    let table = &room.playing.as_ref().unwrap().table;
    let text = table.legal_moves(Seat::new(seat))[0].clone();
    let command = Command::Move { seat, at: table.steps() as u32, text };
    let first = room.seq + 1;
    let who = format!("p{seat}");
    let id = room.seq.to_string();
    let entries = decide(&mut room, START, &who, &command);
    assert!(entries[0].cause.is_some());
    assert!(entries[1..].iter().all(|entry| entry.cause.is_none()));
    assert_eq!(room.executed(&who, &id), Some(first));
}

#[test]
fn invalid_events_are_refused() {
    let room = duel(Settings::default());
    for event in [
        Event::Chose { seat: 1, text: "fly".into(), by: By::Person },
        Event::Chose { seat: 9, text: "sell theater".into(), by: By::Person },
        Event::Freed { seat: 9 },
        Event::Away { seat: 7 },
        Event::Dealt { lines: vec!["deal nothing".into()] },
        Event::UndoAnswered { seat: 0, yes: true },
        Event::ProposalAnswered { seat: 0, yes: true },
        Event::Removed { seat: 9 },
    ] {
        let shown = format!("{event:?}");
        let entry = Entry { event, cause: None };
        let error = room.clone().apply(&entry, room.seq + 1, START).unwrap_err();
        assert!(matches!(error, FoldError::Invalid { .. }), "{shown}: {error}");
        let gap = Entry { event: Event::Closed { why: String::new() }, cause: None };
        let error = room.clone().apply(&gap, room.seq + 2, START).unwrap_err();
        assert!(matches!(error, FoldError::Gap { .. }), "{error}");
    }
}

#[test]
fn proposals_survive_storage() {
    let settings = Settings::default();
    for event in [
        Event::Proposed { seat: None, proposal: Proposal::Settings { settings } },
        Event::Proposed {
            seat: Some(1),
            proposal: Proposal::HandOver { seat: 1, person: "p".into() },
        },
        Event::ProposalAnswered { seat: 0, yes: false },
        Event::Watched { person: "p".into() },
        Event::Removed { seat: 1 },
    ] {
        let entry = Entry { event, cause: Some(("p".into(), "1".into())) };
        let read: Entry = serde_json::from_str(&entry.to_json()).unwrap();
        assert_eq!(read, entry);
    }
}

#[test]
fn an_absent_person_is_asked_before_settings_change() {
    let mut room = duel(Settings::default());
    apply(&mut room, START, Event::Away { seat: 1 });
    let settings = Settings { hints: false, ..Settings::default() };
    decide(&mut room, START, "p0", &Command::Settings { settings });
    assert!(room.settings.hints, "only proposed");
    assert_eq!(room.proposal.as_ref().unwrap().waiting, [1]);
    apply(&mut room, START, Event::Back { seat: 1 });
    decide(&mut room, START, "p1", &Command::ProposalAnswer { seat: 1, yes: true });
    assert!(!room.settings.hints);
}

#[test]
fn muted_people_are_not_heard() {
    let mut room = duel(Settings::default());
    let said = decide(&mut room, START, "p1", &Command::Say { text: "noise".to_owned() });
    let muted = Arc::new(BTreeSet::from(["p1".to_owned()]));
    let heard = |muted: &Arc<BTreeSet<String>>| {
        let audience = Audience::of(&room, "p0").unwrap().muting(muted);
        let snapshot = outbox::snapshot(&room, &audience, &Presence::default(), START);
        let applied: Vec<_> =
            said.iter().map(|entry| (entry.clone(), Effects::default())).collect();
        let committed = CommittedEvent::list(&applied, room.seq, START);
        (snapshot.chat.len(), outbox::wire_events(&room, &committed, &audience).len())
    };
    assert_eq!(heard(&Arc::default()), (1, 1));
    assert_eq!(heard(&muted), (0, 0));
}

#[test]
fn the_log_of_a_table_is_bounded() {
    let mut room = duel(Settings::default());
    let refusal = |room: &Room, command: &Command| {
        let mut draft = Draft::new(room, START, None);
        draft.decide("p0", "", command).err().map(|refusal| refusal.code)
    };
    let seat = room.owing()[0];
    let table = &room.playing.as_ref().unwrap().table;
    let text = table.legal_moves(Seat::new(seat))[0].clone();
    let turn = Command::Move { seat, at: table.steps() as u32, text };
    assert_eq!(seat, 0);
    let say = Command::Say { text: "hello".to_owned() };
    for _ in 0..2_000 {
        assert_eq!(refusal(&room, &say), None);
        decide(&mut room, START, "p0", &say);
    }
    assert_eq!(refusal(&room, &say), Some(Code::BadChat), "2,000 messages");
    let settings = Settings { pace: 700, ..Settings::default() };
    let change = Command::Settings { settings };
    room.seq = 9_999;
    assert_eq!(refusal(&room, &change), None);
    room.seq = 10_000;
    assert_eq!(refusal(&room, &change), Some(Code::LogFull));
    assert_eq!(refusal(&room, &turn), None, "the game can still be played");
    room.seq = 20_000;
    assert_eq!(refusal(&room, &turn), Some(Code::LogFull));
    assert_eq!(refusal(&room, &Command::Close), None, "and always be ended");
}
