//! Every screen of the core, at both sizes, as text without colours.

use std::collections::BTreeMap;

use mirabilia_analysis::{Question, game as review_of, hint as hint_of};
use mirabilia_bots::Budget;
use mirabilia_games::GameKind;
use mirabilia_kernel::Seat;
use mirabilia_protocol::{ChatLine, Holder, SeatInfo, Settings, Status, TableInfo, UndoAsk};
use mirabilia_tui::screen::{App, TOO_SMALL};
use mirabilia_tui::session::{Moment, News};
use mirabilia_words::Lang;

use crate::support::{SIZES, same, scene};
use crate::table::{app, at, end, hear, look, moment, press, text};

fn check(name: &str, app: &mut App) {
    for size in SIZES {
        same(&format!("core/{name}-{}", size.0), &text(app, size));
    }
}

#[test]
fn every_game_has_its_table() {
    for (game, seats, decision) in
        [(GameKind::Duel, 2, 20), (GameKind::Wonders, 4, 30), (GameKind::Dice, 3, 14)]
    {
        for lang in Lang::ALL {
            let mut app = app(lang, moment(look(game, seats, decision)));
            check(&format!("{}-{}", game.name(), lang.code()), &mut app);
            press(&mut app, "<down> <enter>");
            check(&format!("{}-{}-opened", game.name(), lang.code()), &mut app);
        }
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
        let mut app = app(Lang::En, moment(look(GameKind::Duel, 2, 24)));
        press(&mut app, keys);
        check(name, &mut app);
    }
}

#[test]
fn a_hint_is_shown_with_its_reasons() {
    let (table, seat) = at(GameKind::Duel, 2, 24);
    let mut now = scene(&table, seat);
    for lang in Lang::ALL {
        let mut app = app(lang, moment(now.clone()));
        press(&mut app, "h");
        check(&format!("hint-asked-{}", lang.code()), &mut app);
        let question = Question { budget: Budget::iterations(200), ..Question::default() };
        let hint = hint_of(&table, seat.expect("a seat"), &question).expect("a hint");
        let text = serde_json::to_string(&hint).expect("JSON");
        now.hint = Some(serde_json::from_str(&text).expect("the same over the wire"));
        hear(&mut app, moment(now.clone()));
        check(&format!("hint-{}", lang.code()), &mut app);
        press(&mut app, "<esc>");
        let mark = crate::table::text(&mut app, SIZES[1]);
        assert!(mark.contains('✦'), "the choice that it advises is marked\n{mark}");
        now.hint = None;
    }
}

#[test]
fn the_end_is_told_and_looked_back_on() {
    for (game, seats) in [(GameKind::Duel, 2), (GameKind::Wonders, 7), (GameKind::Dice, 3)] {
        let mut app = app(Lang::En, moment(end(game, seats)));
        check(&format!("end-{}", game.name()), &mut app);
    }
    let (table, _) = at(GameKind::Duel, 2, usize::MAX);
    let mut app = app(Lang::Sv, moment(end(GameKind::Duel, 2)));
    press(&mut app, "r");
    app.hear(News::Reviewing { done: 3, of: 60 }).unwrap();
    check("review-asked", &mut app);
    let question = Question { budget: Budget::iterations(20), ..Question::default() };
    let report = review_of(&table, None, &question, &|_| {}).expect("a review");
    let wire = serde_json::to_string(&report).expect("JSON");
    let review = serde_json::from_str(&wire).expect("the same over the wire");
    app.hear(News::Reviewed(Box::new(review))).unwrap();
    check("review", &mut app);
}

#[test]
fn one_who_shares_the_screen_looks_alone() {
    let (table, _) = at(GameKind::Wonders, 3, 0);
    let share = |seat: u8| {
        let mut now = scene(&table, Some(Seat::new(seat)));
        now.faces.iter_mut().for_each(|face| (face.mine, face.bot) = (true, false));
        moment(now)
    };
    let mut app = app(Lang::En, share(0));
    check("curtain", &mut app);
    let hidden = text(&mut app, SIZES[0]);
    press(&mut app, "<enter>");
    let shown = text(&mut app, SIZES[0]);
    assert!(!hidden.contains("Coins") && shown != hidden);
    hear(&mut app, share(1));
    assert!(text(&mut app, SIZES[0]).contains("Pass the device to Bo"));
    // In Duel nobody has secrets.
    let (duel, seat) = at(GameKind::Duel, 2, 9);
    let mut now = scene(&duel, seat);
    now.faces.iter_mut().for_each(|face| face.mine = true);
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
    let mut now = elsewhere(Status::Open, moment(look(GameKind::Duel, 2, 9)));
    (now.scene, now.mine, now.host) = (None, vec![0], true);
    let mut waiting = app(Lang::En, now);
    check("waiting", &mut waiting);
    press(&mut waiting, "?");
    assert!(text(&mut waiting, SIZES[0]).contains("Keys and symbols"));

    let mut now = elsewhere(Status::Playing, moment(look(GameKind::Duel, 2, 9)));
    let other = u8::from(now.mine == [0]);
    now.undo = Some(UndoAsk { seat: other, to: 3, waiting: now.mine.clone() });
    let mut playing = app(Lang::En, now);
    check("undo-wish", &mut playing);
    press(&mut playing, "c hello");
    check("chat", &mut playing);
    assert!(!text(&mut playing, SIZES[0]).contains('\u{1b}'));
}

#[test]
fn what_is_too_small_says_so_and_nothing_breaks_at_any_size() {
    let moments =
        [look(GameKind::Duel, 2, 24), look(GameKind::Wonders, 7, 40), look(GameKind::Dice, 5, 9)];
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
    let mut app = app(Lang::En, moment(look(GameKind::Duel, 2, 24)));
    same("core/too-small", &text(&mut app, (40, 10)));
}
