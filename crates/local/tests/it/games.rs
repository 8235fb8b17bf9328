//! Whole games, undo, hints, reviews and records by messages only.

use mirabilia_fair::Secret;
use mirabilia_games::AnyTable;
use mirabilia_protocol::{Code, LocalRequest, Message, NewSeat, Play, SpareTable, Undo, WorkKind};
use serde_json::json;

use crate::driver::{Page, SECRET, bot, new_table};

fn finish(page: &mut Page) {
    for choice in 0..500 {
        if !page.play_turn(choice) {
            break;
        }
    }
    let play = page.play.as_ref().expect("the game has started");
    assert!(play.ending.is_some(), "the game ends");
}

#[test]
fn whole_games_against_bots_of_every_game() {
    for (game, bots) in [("duel", 1), ("wonders", 3), ("dice", 2)] {
        let mut seats = vec![NewSeat::You];
        seats.resize(1 + bots, bot());
        let mut page = Page::open(new_table(game, seats));
        finish(&mut page);
        let record = page.ask(&LocalRequest::Record).record.expect("a record");
        let table = AnyTable::read(&record).expect("the record is valid");
        assert!(table.outcome().is_some(), "{game}");
        assert!(record.contains(SECRET), "the record of a finished game has its secret");
    }
}

#[test]
fn one_person_plays_several_seats() {
    let mut new = new_table("wonders", vec![NewSeat::You, NewSeat::You, bot()]);
    new.names = vec!["Ada".to_owned(), "Bo".to_owned()];
    let mut page = Page::open(new);
    page.settle();
    let views = &page.play.as_ref().unwrap().views;
    assert_eq!(views.iter().map(|view| view.seat).collect::<Vec<_>>(), [Some(0), Some(1)]);
    finish(&mut page);
}

#[test]
fn bots_wait_for_the_pace_of_the_table() {
    let mut page = Page::open(new_table("wonders", vec![NewSeat::You, bot(), bot()]));
    let mut reply = page.ask(&LocalRequest::Wake { now: page.now });
    while let Some(work) = reply.work {
        assert_eq!(work.kind, WorkKind::Bot);
        reply = page.ask(&LocalRequest::Work { slice_ms: 1000, now: page.now });
        assert!(reply.store.is_empty());
    }
    assert_eq!(reply.wake_at, Some(page.now + 600));
    let reply = page.ask(&LocalRequest::Wake { now: page.now + 600 });
    assert_eq!(reply.store.len(), 2);
}

#[test]
fn an_undone_move_drops_the_thoughts_of_the_bot() {
    let mut new = new_table("duel", vec![NewSeat::You, bot()]);
    new.settings.undo = Undo::Always;
    let mut page = Page::open(new);
    let mut undone = 0;
    while undone < 5 {
        page.settle();
        let before = page.play.clone().unwrap();
        let (seat, at, legal) = page.decision().expect("five undone moves before the end");
        let m = json!({"do": "move", "seat": seat, "at": at, "move": legal[0]});
        if page.send(&m).work.is_none() {
            continue; // the player moves again
        }
        let steps = page.play.as_ref().unwrap().steps;
        let reply = page.send(&json!({"do": "undo", "seat": seat, "at": steps}));
        assert_eq!(reply.work, None, "no bot thinks about a move that was undone");
        let pictures =
            |play: &Play| play.views.iter().map(|view| view.picture.clone()).collect::<Vec<_>>();
        assert_eq!(pictures(page.play.as_ref().unwrap()), pictures(&before));
        undone += 1;
        page.play_turn(0);
    }
}

#[test]
fn a_hint_is_answered_after_its_work_and_cached() {
    let mut page = Page::open(new_table("duel", vec![NewSeat::You, bot()]));
    page.settle();
    let (seat, at, _) = page.decision().unwrap();
    let ask = json!({"do": "hint", "seat": seat, "at": at});
    let reply = page.send(&ask);
    assert_eq!(reply.work.map(|work| work.kind), Some(WorkKind::Hint));
    assert!(reply.messages.is_empty());
    let mut slices = 0;
    let reply = loop {
        let reply = page.ask(&LocalRequest::Work { slice_ms: 0, now: page.now });
        slices += 1;
        if reply.work.is_none() {
            break reply;
        }
        assert!(reply.messages.is_empty());
    };
    assert!(slices > 5, "{slices} slices: commands come between them");
    let [Message::Answer(answer)] = &reply.messages[..] else { panic!("{:?}", reply.messages) };
    let hint = answer.hint.clone().expect("a hint");
    assert!(hint.value()["move"].is_string());
    let again = page.send(&ask);
    assert!(matches!(&again.messages[..], [Message::Answer(a)] if a.hint == Some(hint.clone())));
}

#[test]
fn values_of_a_decision_come_with_every_slice_until_they_are_stopped() {
    for (game, bots) in [("duel", 1), ("wonders", 3), ("dice", 2)] {
        let mut seats = vec![NewSeat::You];
        seats.resize(1 + bots, bot());
        let mut page = Page::open(new_table(game, seats));
        page.settle();
        let (seat, at, legal) = page.decision().unwrap();
        let now = page.now;
        let evaluate =
            |at: u32, iterations: u32| LocalRequest::Evaluate { seat, at, iterations, now };
        assert_eq!(page.ask(&evaluate(at + 1, 400)).error.unwrap().code, Code::Stale);
        let mut reply = page.ask(&evaluate(at, 400));
        let mut iterations = Vec::new();
        while let Some(work) = reply.work {
            assert_eq!(work.kind, WorkKind::Evaluation);
            reply = page.ask(&LocalRequest::Work { slice_ms: 0, now });
            let values = reply.evaluation.clone().expect("values").values.value();
            assert_eq!(values["moves"].as_array().unwrap().len(), legal.len());
            iterations.push(values["iterations"].as_u64().unwrap());
        }
        assert!(reply.evaluation.unwrap().done);
        assert!(iterations.len() > 5 && iterations.is_sorted(), "{iterations:?}");
        assert_eq!(iterations.last(), Some(&400));
        page.ask(&evaluate(at, 1_000_000));
        page.ask(&LocalRequest::Work { slice_ms: 0, now });
        assert_eq!(page.ask(&LocalRequest::Stop { now }).work, None);
        // A move ends it too.
        page.ask(&evaluate(at, 1_000_000));
        let m = json!({"do": "move", "seat": seat, "at": at, "move": legal[0]});
        let work = page.send(&m).work;
        assert!(work.is_none_or(|work| work.kind == WorkKind::Bot), "{work:?}");
    }
}

#[test]
fn a_finished_game_is_reviewed_in_slices() {
    let mut page = Page::open(new_table("duel", vec![NewSeat::You, bot()]));
    let early = LocalRequest::Review { iterations: 64, seat: None, now: page.now };
    assert!(page.ask(&early).error.is_some(), "the game is not over");
    finish(&mut page);
    let mut reply =
        page.ask(&LocalRequest::Review { iterations: 64, seat: Some(0), now: page.now });
    let mut reports = 0;
    while reply.work.is_some() {
        reply = page.ask(&LocalRequest::Work { slice_ms: 0, now: page.now });
        let review = reply.review.clone().expect("progress");
        assert!(review.done <= review.of);
        reports += u32::from(review.report.is_some());
    }
    assert_eq!(reports, 1);
}

#[test]
fn a_running_game_moves_to_a_server() {
    let mut page = Page::open(new_table("wonders", vec![NewSeat::You, bot(), bot()]));
    for choice in 0..5 {
        page.play_turn(choice);
    }
    page.settle();
    let steps = page.play.as_ref().unwrap().steps;
    let mut new = new_table("wonders", vec![NewSeat::You, NewSeat::Open, bot()]);
    new.record = page.ask(&LocalRequest::Record).record;
    let opened = mirabilia_room::open(new, "t".into(), "p", "Ada", &Secret([7; 32]), 5).unwrap();
    let room = mirabilia_room::Room::fold_new(&opened.entries, 5).unwrap();
    let record = AnyTable::read(room.opening.record.as_deref().unwrap()).unwrap();
    assert_eq!(record.steps() as u32, steps);
}

#[test]
fn a_rematch_is_a_table_of_its_own() {
    let mut page = Page::open(new_table("dice", vec![NewSeat::You, bot()]));
    finish(&mut page);
    let refused = page.send(&json!({"do": "rematch"}));
    assert_eq!(refused.opened, None);
    let spare = Some(SpareTable { table: "next".to_owned(), secret: SECRET.replace('0', "f") });
    let frame = json!({"id": "again", "do": "rematch"}).to_string();
    let reply = page.ask(&LocalRequest::Send { frame, spare, now: page.now });
    let opened = reply.opened.expect("a table");
    let (mut next, lost) = Page::load(&opened.events);
    assert_eq!((opened.table.as_str(), lost), ("next", 0));
    next.send(&json!({"do": "start"}));
    assert!(next.play_turn(0));
}

#[test]
fn malformed_requests_are_refused() {
    let mut page = Page::open(new_table("duel", vec![NewSeat::You, bot()]));
    for frame in ["", "{}", r#"{"id":"1","do":"fly"}"#, r#"{"id":"","do":"start"}"#] {
        let now = page.now;
        let reply = page.ask(&LocalRequest::Send { frame: frame.into(), spare: None, now });
        let [Message::Answer(answer)] = &reply.messages[..] else { panic!("{frame}") };
        assert!(answer.error.is_some(), "{frame}");
        assert!(reply.store.is_empty());
    }
    let mut module = mirabilia_local::Local::default();
    for request in ["", "[]", r#"{"do":"record"}"#, r#"{"do":"load","events":[],"now":1}"#] {
        assert!(module.answer(request).contains(r#""error""#), "{request}");
    }
}

#[test]
fn boards_of_dice_with_their_names_and_effects() {
    let mut page = Page::open(new_table("dice", vec![NewSeat::You, bot()]));
    let boards = page.ask(&LocalRequest::Boards).boards.expect("boards").value();
    assert!(boards["things"]["cities"].is_array());
    assert_eq!(boards["name"], "balanced");
    let mut page = Page::open(new_table("duel", vec![NewSeat::You, bot()]));
    assert_eq!(page.ask(&LocalRequest::Boards).error.unwrap().code, Code::NotFound);
}
