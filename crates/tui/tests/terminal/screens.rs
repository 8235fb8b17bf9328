//! Whole screens, as text without colours.

use std::collections::BTreeMap;

use mirabilia_analysis::{Question, game as review_of, hint as hint_of};
use mirabilia_bots::Budget;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::Seat;
use mirabilia_protocol::{ChatLine, Holder, SeatInfo, Settings, Status, TableInfo, UndoAsk};
use mirabilia_tui::game_ui::{ColourDepth, DrawContext, game_ui};
use mirabilia_tui::hint::{
    Decision, Hint, PlayedMove, RatedMove, Reason, Review, SeatAccuracy, WinChances,
};
use mirabilia_tui::screen::{App, TOO_SMALL};
use mirabilia_tui::session::{Moment, SessionEvent};
use mirabilia_words::{Lang, Message, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{app, hear, moment, press, text};
use crate::support::{SIZES, at, look, same, scene};

fn check(name: &str, app: &mut App, size: (u16, u16)) {
    same(&format!("core/{name}-{}", size.0), &text(app, size));
}

#[test]
fn every_game_has_its_table() {
    let games = [
        ("duel", "age-2", Lang::Sv, SIZES[1]),
        ("wonders", "pay", Lang::Fi, SIZES[0]),
        ("dice", "action", Lang::En, SIZES[1]),
    ];
    for (file, name, lang, opened_at) in games {
        let table = |lang: Lang| app(lang, moment(look(file, name)));
        for size in SIZES {
            check(file, &mut table(Lang::En), size);
        }
        let mut app = table(lang);
        press(&mut app, "<down> <enter>");
        check(&format!("{file}-{}-opened", lang.code()), &mut app, opened_at);
    }
}

#[test]
fn every_panel_is_readable() {
    for (keys, name) in [
        ("?", "help"),
        ("l", "log"),
        ("s", "score"),
        ("q", "quit"),
        ("/ librar", "look"),
        ("/ xyzzy", "look-nothing"),
        ("i", "explain"),
        ("z", "zoom"),
    ] {
        let mut app = app(Lang::En, moment(look("duel", "age-3")));
        press(&mut app, keys);
        check(name, &mut app, SIZES[0]);
    }
}

/// A move of a table with what an analysis might say of it.
fn weighed(table: &AnyTable, text: &str, value: f32, reasons: Vec<Message>) -> RatedMove {
    let because = |told: Message| Reason { told: Some(told) };
    RatedMove {
        text: text.to_owned(),
        told: mirabilia_tell::move_advice(table, text),
        value,
        error: 0.02,
        reasons: reasons.into_iter().map(because).collect(),
    }
}

#[test]
fn a_hint_is_shown_with_its_reasons() {
    let (table, seat) = at("duel", "age-1");
    let mut now = scene(&table, seat);
    let hint = Hint {
        step: now.steps,
        seat: now.seat.expect("a seat"),
        exact: false,
        moves: vec![
            weighed(
                &table,
                "build tavern",
                0.74,
                vec![Message::new("reason-coins").with("coins", 4), Message::new("reason-again")],
            ),
            weighed(
                &table,
                "build altar",
                0.55,
                vec![Message::new("reason-points").with("points", 3)],
            ),
            weighed(&table, "sell press", 0.405, Vec::new()),
        ],
    };
    for lang in [Lang::En, Lang::Fi] {
        now.hint = None;
        let mut app = app(lang, moment(now.clone()));
        press(&mut app, "h");
        let asked = text(&mut app, SIZES[0]);
        let thinking = Words::new(lang).say("hint-thinking", &[]);
        assert!(asked.contains(&thinking), "{thinking} is not in\n{asked}");
        now.hint = Some(hint.clone());
        hear(&mut app, moment(now.clone()));
        check(&format!("hint-{}", lang.code()), &mut app, SIZES[0]);
        press(&mut app, "<esc>");
        let mark = text(&mut app, SIZES[1]);
        assert!(mark.contains('✦'), "the choice that it advises is marked\n{mark}");
    }
}

/// What a server sends is what the analysis of this machine gives.
#[test]
fn hints_and_reviews_are_read_from_the_wire() {
    let (table, seat) = at("duel", "age-3");
    let question = Question { budget: Budget::iterations(20), ..Question::default() };
    let mut hint = hint_of(&table, seat.expect("a seat"), &question).expect("a hint");
    mirabilia_tell::tell_hint(&table, &mut hint);
    let wire = serde_json::to_string(&hint).expect("JSON");
    assert_eq!(serde_json::from_str::<Hint>(&wire).expect("a hint"), Hint::from(&hint));
    let (table, _) = at("duel", "over");
    let mut report = review_of(&table, None, &question, &|_| {}).expect("a review");
    mirabilia_tell::tell_game(&table, &mut report);
    let wire = serde_json::to_string(&report).expect("JSON");
    assert_eq!(serde_json::from_str::<Review>(&wire).expect("a review"), Review::from(&report));
}

/// A review of the first decisions of a game.
fn review(table: &AnyTable) -> Review {
    let decision = |step: usize, played: &str, loss: f32, word: &str, better: &str| {
        let before = table.rewound(step);
        let seat = table.mover(step).expect("a move").index() as u8;
        let reasons = vec![Message::new("reason-points").with("points", 5)];
        Decision {
            step: step as u32,
            seat,
            value: 0.6,
            moves: vec![weighed(&before, better, 0.6, reasons)],
            played: Some(PlayedMove {
                text: played.to_owned(),
                told: mirabilia_tell::move_advice(&before, played),
                loss,
                word: word.to_owned(),
            }),
        }
    };
    let share = |step: usize| if step > 60 { 0.9 } else { (step % 12) as f32 / 12.0 };
    let chances = |step: usize| WinChances { step, shares: vec![1.0 - share(step), share(step)] };
    let summary = |seat: u8, accuracy: f32| SeatAccuracy {
        seat,
        accuracy: Some(accuracy),
        best: 1,
        good: 1,
        inaccuracies: 0,
        mistakes: 1,
        blunders: 0,
    };
    Review {
        decisions: vec![
            decision(2, "take pyramids", 0.0, "best", "take pyramids"),
            decision(3, "take statue-of-zeus", 0.123, "mistake", "take sphinx"),
            decision(4, "take temple-of-artemis", 0.034, "inaccuracy", "take sphinx"),
            decision(5, "take sphinx", 0.0, "forced", "take sphinx"),
        ],
        curve: (0..=table.steps()).map(chances).collect(),
        summary: vec![summary(0, 97.6), summary(1, 81.2)],
    }
}

#[test]
fn the_end_is_told_and_looked_back_on() {
    for file in ["duel", "wonders", "dice"] {
        let mut app = app(Lang::En, moment(look(file, "over")));
        check(&format!("end-{file}"), &mut app, SIZES[0]);
    }
    let (table, seat) = at("duel", "over");
    let mut app = app(Lang::Sv, moment(scene(&table, seat)));
    press(&mut app, "r");
    app.handle(SessionEvent::Reviewing { done: 3, of: 60 }).expect("no failure");
    let asked = text(&mut app, SIZES[0]);
    let args = [("done", 3.into()), ("of", 60.into())];
    let progress = Words::new(Lang::Sv).say("review-progress", &args);
    assert!(asked.contains(&progress), "{progress} is not in\n{asked}");
    app.handle(SessionEvent::Reviewed(Box::new(review(&table)))).expect("no failure");
    check("review-sv", &mut app, SIZES[0]);
}

#[test]
fn one_who_shares_the_screen_looks_alone() {
    let (table, _) = at("wonders", "first");
    let share = |seat: u8| {
        let mut now = scene(&table, Some(Seat::new(seat)));
        now.players.iter_mut().for_each(|badge| (badge.mine, badge.bot) = (true, false));
        moment(now)
    };
    let mut app = app(Lang::En, share(0));
    check("cover", &mut app, SIZES[0]);
    let hidden = text(&mut app, SIZES[0]);
    press(&mut app, "<enter>");
    let shown = text(&mut app, SIZES[0]);
    assert!(!hidden.contains("Coins") && shown != hidden);
    hear(&mut app, share(1));
    assert!(text(&mut app, SIZES[0]).contains("Pass the device to Bo"));
    // In Duel nobody has secrets.
    let mut now = look("duel", "age-1");
    now.players.iter_mut().for_each(|badge| badge.mine = true);
    hear(&mut app, moment(now));
    assert!(!text(&mut app, SIZES[0]).contains("Pass the device"));
}

fn seat(holder: Holder, host: bool) -> SeatInfo {
    SeatInfo { here: true, stand_in: false, left: false, host, holder }
}

fn elsewhere(status: Status, mut now: Moment) -> Moment {
    let person = |name: &str| Holder::Person { name: name.to_owned() };
    now.status = status;
    now.table = Some(Box::new(TableInfo {
        table: "4h8k2m9q0rst".to_owned(),
        game: "duel".to_owned(),
        status,
        seats: vec![seat(person("Ada"), true), seat(Holder::Open, false)],
        options: BTreeMap::default(),
        stand_in_boards: false,
        settings: Settings::default(),
        watching: 0,
        proposal: None,
        previous: None,
        next: None,
        opened_at: 0,
    }));
    now.chat = vec![ChatLine {
        seq: 3,
        at: 0,
        name: "Bo".to_owned(),
        seat: Some(1),
        text: "good luck \u{1b}[2J".to_owned(),
    }];
    now
}

#[test]
fn a_table_elsewhere_has_its_waiting_room_and_chat() {
    let mut now = elsewhere(Status::Open, moment(look("duel", "draft")));
    (now.scene, now.mine, now.host) = (None, vec![0], true);
    let mut waiting = app(Lang::En, now);
    check("waiting", &mut waiting, SIZES[0]);
    press(&mut waiting, "?");
    assert!(text(&mut waiting, SIZES[0]).contains("Keys and symbols"));

    let mut now = elsewhere(Status::Playing, moment(look("duel", "draft")));
    let other = u8::from(now.mine == [0]);
    now.undo = Some(UndoAsk { seat: other, to: 3, waiting: now.mine.clone() });
    let mut playing = app(Lang::En, now);
    check("undo-wish", &mut playing, SIZES[0]);
    press(&mut playing, "c hello");
    check("chat", &mut playing, SIZES[1]);
    assert!(!text(&mut playing, SIZES[0]).contains('\u{1b}'));
}

#[test]
fn what_is_too_small_says_so_and_nothing_breaks_at_any_size() {
    let moments = [look("duel", "age-3"), look("wonders-seven", "full"), look("dice", "action")];
    for now in moments {
        for keys in ["", "<enter>", "?", "l", "s", "/ a", "h", "q", "z"] {
            let mut app = app(Lang::Fi, moment(now.clone()));
            press(&mut app, keys);
            for width in [1, 3, 20, 59, 60, 79, 80, 119, 120, 200] {
                for height in [1, 2, 19, 20, 24, 60] {
                    let drawn = text(&mut app, (width, height));
                    let small = width < TOO_SMALL.0 || height < TOO_SMALL.1;
                    assert!(!small || !drawn.contains('▸'), "{width}x{height} {keys}");
                }
            }
        }
    }
    let small = text(&mut app(Lang::En, moment(look("duel", "age-3"))), (40, 10));
    assert!(small.contains("Make the window larger"), "{small}");
}

/// A large window shows the whole table of Dice at once; a small one counts what it hides.
#[test]
fn the_room_there_is_is_used() {
    let shown = |file: &str, name: &str, size: (u16, u16)| {
        text(&mut app(Lang::En, moment(look(file, name))), size)
    };
    let large = shown("dice", "action", (200, 60));
    let widest = large.lines().map(|line| line.trim_end().chars().count()).max();
    assert!(widest > Some(140), "{large}");
    // Every city has its sheet beside the others.
    let sheets =
        large.lines().map(|line| line.matches("Gallery of Leaders").count()).sum::<usize>();
    assert_eq!(sheets, look("dice", "action").players.len(), "{large}");
    // Seven cities have a row each in the smallest window, and a sign for the pages beyond the bar.
    let small = shown("wonders-seven", "full", (60, 20));
    assert!(small.contains("Points") && small.contains('›'), "{small}");
    let seven = look("wonders-seven", "full");
    let rows = small.lines().skip(3);
    let rows: Vec<&str> = rows.filter(|row| row.contains('/') || row.contains("Rhodos")).collect();
    for name in seven.names() {
        assert!(rows.iter().any(|row| row.contains(&name)), "{name}: {small}");
    }
    // Where not even that fits, the last row counts those that are left out.
    let words = Words::new(Lang::En);
    let context = DrawContext { words: &words, colours: ColourDepth::None, picked: None, page: 0 };
    let area = Rect::new(0, 0, 60, 6);
    let mut cells = Buffer::empty(area);
    game_ui(GameKind::Wonders).draw(&seven, context, area, &mut cells);
    let last = (0..60).map(|x| cells[(x, 5)].symbol().to_owned()).collect::<String>();
    assert_eq!(last.trim_end(), "… 4 more: Tab");
}
