//! Everything at a table besides the game: seats, undo, rematch, hand-over, chat, notices, lists,
//! reviews, restarts.

use std::time::Duration;

use crate::common::{Host, Player, TIMEOUT, bot, config, must, new_table, quick, refused, sit};
use mirabilia_client::Client;
use mirabilia_protocol::{
    Clock, Code, Command, Event, FinishedPage, HandOver, Holder, LobbyRow, Me, Message, Moment,
    NewSeat, Notice, Play, Request, Settings, Snapshot, Start, Status, Undo, Watch,
};
use mirabilia_server::Config;

async fn play_of(client: &Client, table: &str) -> Play {
    client.snapshot(table).await.unwrap().play.unwrap()
}

/// Waits until a table satisfies a condition.
async fn until(client: &Client, table: &str, condition: impl Fn(&Snapshot) -> bool) -> Snapshot {
    let wait = async {
        let mut snapshot = client.snapshot(table).await.unwrap();
        while !condition(&snapshot) {
            client.events(table, snapshot.seq, 5).await.unwrap();
            snapshot = client.snapshot(table).await.unwrap();
        }
        snapshot
    };
    tokio::time::timeout(TIMEOUT, wait).await.expect("the condition was never true")
}

async fn move_first(client: &Client, table: &str, seat: u8) {
    let is_due = |s: &Snapshot| s.play.as_ref().is_some_and(|play| play.waiting.contains(&seat));
    let play = until(client, table, is_due).await.play.unwrap();
    let view = play.views.iter().find(|view| view.seat == Some(seat)).unwrap();
    let text = view.legal[0].clone();
    must(client, table, Command::Move { seat, at: play.steps, text }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_swapped_freed_and_left() {
    let host = Host::new().await;
    let (anna, bo) = (host.register().await, host.register().await);
    let mut new = new_table("wonders", vec![NewSeat::You, NewSeat::Open, NewSeat::Open]);
    new.settings.listed = true;
    let table = anna.open(&new).await.unwrap();
    must(&bo, &table, Command::Sit { seat: None, name: Some("Bo".into()), number: None }).await;
    must(&anna, &table, Command::Bot { seat: 2, bot: "hard".into() }).await;
    must(&anna, &table, Command::Swap { a: 0, b: 2 }).await;
    let info = anna.snapshot(&table).await.unwrap();
    assert_eq!(info.you.seats, [2]);
    assert_eq!(info.table.seats[0].holder, Holder::Bot { bot: "hard".into() });
    assert_eq!(info.table.seats[1].holder, Holder::Person { name: "Bo".into() });
    let lobby: Vec<LobbyRow> = anna.get("/api/tables?game=wonders").await.unwrap();
    assert_eq!(lobby.len(), 1);
    let names: Vec<_> = lobby[0].seats.iter().map(|seat| seat.name.clone().unwrap()).collect();
    assert_eq!(names, ["hard", "Bo", "Anna"]);
    must(&anna, &table, Command::Free { seat: 1 }).await;
    assert_eq!(bo.snapshot(&table).await.unwrap().you.seats, Vec::<u8>::new());
    must(&bo, &table, sit(1, "Bo")).await;
    must(&bo, &table, Command::Name { seat: 1, name: "Bosse".into() }).await;
    // The host leaves: another player becomes the host, and the seat is open.
    must(&anna, &table, Command::Leave { seat: None }).await;
    let info = bo.snapshot(&table).await.unwrap();
    assert!(info.you.host);
    assert_eq!(info.table.seats[2].holder, Holder::Open);
    must(&bo, &table, Command::Bot { seat: 2, bot: "easy".into() }).await;
    must(&bo, &table, Command::Start).await;
    // The last player leaves during the game: the table closes.
    must(&bo, &table, Command::Leave { seat: None }).await;
    assert_eq!(bo.snapshot(&table).await.unwrap().table.status, Status::Closed);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_starts_and_a_player_who_leaves_is_replaced() {
    let host = Host::new().await;
    let (anna, bo) = (host.register().await, host.register().await);
    let mut new = new_table("duel", vec![NewSeat::You, NewSeat::Open]);
    new.settings.start = Start::Full;
    let table = anna.open(&new).await.unwrap();
    must(&bo, &table, sit(1, "Bo")).await;
    assert_eq!(anna.snapshot(&table).await.unwrap().table.status, Status::Playing);
    must(&bo, &table, Command::Leave { seat: None }).await;
    let seat = anna.snapshot(&table).await.unwrap().table.seats[1].clone();
    assert!(seat.left && seat.stand_in);
    // The bot plays Bo's seat until the game is over.
    let anna_plays = Player::new(anna.clone(), &table, vec![0], 1).play();
    tokio::time::timeout(TIMEOUT, anna_plays).await.unwrap();
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn past_positions_of_a_running_game_are_private() {
    let host = Host::new().await;
    let (anna, bo, eve) = (host.register().await, host.register().await, host.register().await);
    let table = anna
        .open(&new_table("wonders", vec![NewSeat::You, NewSeat::Open, bot("easy")]))
        .await
        .unwrap();
    let view = |query: &str| format!("/api/tables/{table}/view{query}");
    let refused = async |who: &Client, query: &str| {
        who.get::<Moment>(&view(query)).await.unwrap_err().refusal().unwrap().code
    };
    assert_eq!(refused(&anna, "").await, Code::NotStarted);
    must(&bo, &table, sit(1, "Bo")).await;
    must(&anna, &table, Command::Start).await;
    let first = play_of(&anna, &table).await;
    move_first(&anna, &table, 0).await;
    // Bo has not chosen: the turn is incomplete, and the latest position is the one before it.
    let moment: Moment = anna.get(&view("?seat=0")).await.unwrap();
    assert_eq!((moment.steps, moment.of, moment.line), (first.steps, first.steps, None));
    assert_eq!(moment.picture, first.views[0].picture);
    move_first(&bo, &table, 1).await;
    until(&anna, &table, |s| s.play.as_ref().unwrap().steps > first.steps).await;
    let then: Moment = anna.get(&view(&format!("?seat=0&at={}", first.steps))).await.unwrap();
    assert_eq!(then.picture, first.views[0].picture);
    assert!(then.line.unwrap().starts_with("0 ") && then.of > first.steps);
    let public: Moment = eve.get(&view(&format!("?at={}", first.steps))).await.unwrap();
    assert!(public.picture.value()["hand"].as_array().unwrap().is_empty());
    assert_eq!(refused(&bo, "?seat=0").await, Code::NotYours);
    assert_eq!(refused(&eve, "?seat=0").await, Code::NotYours);
    assert_eq!(refused(&eve, "?seat=3").await, Code::NoSeat);
    assert_eq!(refused(&anna, "?seat=0&at=999").await, Code::Unreadable);
    assert_eq!(refused(&anna, "?seat=300").await, Code::Unreadable);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_boards_of_a_dice_table_are_served() {
    let host = Host::new().await;
    let anna = host.register().await;
    for (game, seats, found) in [("dice", 2, true), ("duel", 2, false)] {
        let table = anna.open(&new_table(game, vec![NewSeat::You; seats])).await.unwrap();
        let boards = anna.get::<serde_json::Value>(&format!("/api/tables/{table}/boards")).await;
        assert_eq!(
            boards.is_ok_and(|boards| boards["cities"][0]["own"].is_array()),
            found,
            "{game}"
        );
    }
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_is_free_if_only_bots_acted_and_nothing_was_revealed() {
    let host = Host::new().await;
    let anna = host.register().await;
    let mut new = new_table("duel", vec![NewSeat::You, bot("easy")]);
    new.settings.undo = Undo::Fair;
    let table = anna.open(&new).await.unwrap();
    must(&anna, &table, Command::Start).await;
    let before = play_of(&anna, &table).await;
    move_first(&anna, &table, 0).await;
    let after = until(&anna, &table, |s| s.play.as_ref().unwrap().waiting == [0]).await;
    let play = after.play.unwrap();
    assert!(play.views[0].free_undo);
    must(&anna, &table, Command::Undo { seat: 0, at: play.steps }).await;
    let back = play_of(&anna, &table).await;
    assert_eq!((back.steps, &back.views[0].legal), (before.steps, &before.views[0].legal));
    // After a draw it is not free any more.
    for _ in 0..4 {
        move_first(&anna, &table, 0).await;
    }
    let now = until(&anna, &table, |s| {
        s.play.as_ref().unwrap().waiting == [0]
            && s.log.iter().filter(|l| l.starts_with("deal")).count() > 2
    })
    .await;
    let play = now.play.unwrap();
    assert!(!play.views[0].free_undo);
    assert_eq!(
        refused(&anna, &table, Command::Undo { seat: 0, at: play.steps }).await,
        Code::NoUndo
    );
    must(&anna, &table, Command::Settings { settings: Settings { undo: Undo::Always, ..quick() } })
        .await;
    must(&anna, &table, Command::Undo { seat: 0, at: play.steps }).await;
    assert!(play_of(&anna, &table).await.steps < play.steps);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_between_people_needs_consent() {
    let host = Host::new().await;
    let (anna, bo) = (host.register().await, host.register().await);
    let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    must(&bo, &table, sit(1, "Bo")).await;
    must(&anna, &table, Command::Start).await;
    move_first(&anna, &table, 0).await;
    move_first(&bo, &table, 1).await;
    let at = play_of(&anna, &table).await.steps;
    must(&anna, &table, Command::Undo { seat: 0, at }).await;
    let asked = play_of(&bo, &table).await.undo.unwrap();
    assert_eq!((asked.seat, asked.waiting), (0, vec![1]));
    assert_eq!(refused(&bo, &table, Command::Undo { seat: 1, at }).await, Code::UndoAsked);
    must(&bo, &table, Command::UndoAnswer { seat: 1, yes: false }).await;
    assert_eq!(play_of(&anna, &table).await.steps, at);
    must(&anna, &table, Command::Undo { seat: 0, at }).await;
    must(&bo, &table, Command::UndoAnswer { seat: 1, yes: true }).await;
    assert_eq!(play_of(&anna, &table).await.steps, asked.to);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_in_an_incomplete_turn_can_be_withdrawn() {
    let host = Host::new().await;
    let (anna, bo) = (host.register().await, host.register().await);
    let seats = vec![NewSeat::You, NewSeat::Open, bot("easy")];
    let table = anna.open(&new_table("wonders", seats)).await.unwrap();
    must(&bo, &table, sit(1, "Bo")).await;
    must(&anna, &table, Command::Start).await;
    move_first(&anna, &table, 0).await;
    let play = play_of(&anna, &table).await;
    assert!(play.chosen.contains(&0) && play.views[0].chosen.is_some());
    let seen = play_of(&bo, &table).await;
    assert!(seen.chosen.contains(&0) && seen.views[0].chosen.is_none());
    must(&anna, &table, Command::Withdraw { seat: 0, at: play.steps }).await;
    assert!(play_of(&anna, &table).await.waiting.contains(&0));
    // Undo does the same in an incomplete turn.
    move_first(&anna, &table, 0).await;
    must(&anna, &table, Command::Undo { seat: 0, at: play.steps }).await;
    assert!(play_of(&anna, &table).await.waiting.contains(&0));
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_over_key_works_once() {
    let host = Host::new().await;
    let (laptop, phone, eve) =
        (host.register().await, host.register().await, host.register().await);
    let table = laptop.open(&new_table("duel", vec![NewSeat::You, bot("easy")])).await.unwrap();
    let path = format!("/api/tables/{table}/seats/0/hand-over");
    assert!(eve.post::<HandOver>(&path, &()).await.is_err());
    let given: HandOver = laptop.post(&path, &()).await.unwrap();
    let key = serde_json::json!({ "key": given.key });
    let taken: serde_json::Value = phone.post("/api/hand-over", &key).await.unwrap();
    assert_eq!(taken["table"], table.as_str());
    assert!(eve.post::<serde_json::Value>("/api/hand-over", &key).await.is_err());
    // A key is valid only while its issuer has the seat.
    let given: HandOver = phone.post(&path, &()).await.unwrap();
    must(&phone, &table, Command::Swap { a: 0, b: 1 }).await;
    must(&eve, &table, Command::Ping).await;
    let key = serde_json::json!({ "key": given.key });
    assert!(eve.post::<serde_json::Value>("/api/hand-over", &key).await.is_err());
    assert_eq!(refused(&laptop, &table, Command::Start).await, Code::HostOnly);
    must(&phone, &table, Command::Start).await;
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_listed_reviewed_and_rematched() {
    let host = Host::new().await;
    let anna = host.register().await;
    let mut new = new_table("dice", vec![NewSeat::You, bot("easy")]);
    new.settings.listed = true;
    new.name = Some("Åsa 100%".into());
    let table = anna.open(&new).await.unwrap();
    let player = tokio::spawn(Player::new(anna.clone(), &table, vec![0], 3).play());
    must(&anna, &table, Command::Start).await;
    player.await.unwrap();
    for (query, found) in [
        ("", 1),
        ("?player=%C3%A5sa", 1),
        ("?player=100%25", 1),
        ("?player=bo", 0),
        ("?game=duel", 0),
        ("?mine=true", 1),
    ] {
        let page: FinishedPage = anna.get(&format!("/api/games{query}")).await.unwrap();
        assert_eq!(page.games.len(), found, "{query}");
    }
    let view: serde_json::Value =
        anna.get(&format!("/api/games/{table}/view?seat=1&at=5")).await.unwrap();
    // Five steps end within a simultaneous turn, so the position before it is shown.
    assert!(view["steps"].as_u64().unwrap() <= 5 && view["of"].as_u64().unwrap() > 20);
    // The review is computed once, in the background, and cached.
    let path = format!("/api/games/{table}/review");
    let mut review: serde_json::Value = anna.post(&path, &()).await.unwrap();
    while review["decisions"].is_null() {
        tokio::time::sleep(Duration::from_millis(20)).await;
        review = anna.get(&path).await.unwrap();
    }
    assert_eq!(review["game"], "dice");
    let again: serde_json::Value = anna.post(&path, &()).await.unwrap();
    assert_eq!(again, review);

    let next = must(&anna, &table, Command::Rematch).await.table.unwrap();
    assert_eq!(must(&anna, &table, Command::Rematch).await.table.unwrap(), next);
    let snapshot = anna.snapshot(&next).await.unwrap();
    assert_eq!(snapshot.table.status, Status::Open);
    must(&anna, &next, Command::Number { seat: 0, number: "beef".into() }).await;
    must(&anna, &next, Command::Start).await;
    assert_eq!(anna.snapshot(&next).await.unwrap().fairness.numbers, [(0, "beef".to_owned())]);
    assert_eq!(refused(&anna, &table, Command::Close).await, Code::Over);
    assert_eq!(snapshot.table.previous.as_deref(), Some(table.as_str()));
    assert_eq!(snapshot.you.seats, [0]);
    // A shortened record can be continued.
    let record = anna.get_text(&format!("/api/games/{table}/record")).await.unwrap();
    let short: Vec<&str> = record.lines().filter(|l| !l.starts_with("secret")).collect();
    let mut new = new_table("dice", vec![NewSeat::You, bot("easy")]);
    new.record = Some(short[..short.len() - 6].join("\n"));
    let other = anna.open(&new).await.unwrap();
    must(&anna, &other, Command::Start).await;
    assert!(play_of(&anna, &other).await.steps > 10);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_and_turn_notices_are_sent() {
    let host = Host::new().await;
    let (anna, bo) = (host.register().await, host.register().await);
    let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    must(&bo, &table, sit(1, "Bo")).await;
    let mut notices = bo.notices().await.unwrap();
    let mut next = async || match notices.next_as::<Notice>().await.unwrap().unwrap() {
        Notice::Table(table) => table,
        Notice::Closing => panic!("closing"),
    };
    let first = next().await;
    assert_eq!(
        (first.row.table.as_str(), first.row.status, first.your_turn),
        (table.as_str(), Status::Open, false)
    );
    must(&anna, &table, Command::Start).await;
    assert_eq!(next().await.row.status, Status::Playing);
    let mut socket = bo.subscribe(&table, None).await.unwrap();
    // The first message means that the table knows the socket; an earlier chat message would only be
    // part of it.
    assert!(matches!(socket.next().await.unwrap(), Some(Message::Table(_))));
    must(&anna, &table, Command::Say { text: "<b>hej</b>".into() }).await;
    move_first(&anna, &table, 0).await;
    assert!(next().await.your_turn);
    let said = loop {
        if let Message::Events { events, .. } = socket.next().await.unwrap().unwrap()
            && let Some(Event::Said { line }) = events.into_iter().next()
        {
            break line;
        }
    };
    // Chat is text, never markup.
    assert_eq!((said.name.as_str(), said.text.as_str()), ("Anna", "<b>hej</b>"));
    let me: Me = bo.get("/api/me").await.unwrap();
    assert_eq!(me.name.as_deref(), Some("Bo"));
    assert!(me.tables[0].your_turn);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn missed_events_are_sent_after_reconnecting() {
    let host = Host::new().await;
    let (anna, bo) = (host.register().await, host.register().await);
    let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    must(&bo, &table, sit(1, "Bo")).await;
    let from = bo.snapshot(&table).await.unwrap().seq;
    must(&anna, &table, Command::Start).await;
    move_first(&anna, &table, 0).await;
    let mut socket = bo.subscribe(&table, Some(from)).await.unwrap();
    let Some(Message::Events { seq, events, play, .. }) = socket.next().await.unwrap() else {
        panic!("not events");
    };
    assert_eq!(seq, anna.snapshot(&table).await.unwrap().seq);
    assert_eq!(events[0], Event::Started);
    assert!(events.iter().any(|event| matches!(event, Event::Chose { seat: 0, .. })));
    assert_eq!(play.unwrap().waiting, [1]);
    // An event that does not exist: the complete table.
    let mut socket = bo.subscribe(&table, Some(9_999)).await.unwrap();
    assert!(matches!(socket.next().await.unwrap(), Some(Message::Table(_))));
    // A repeated command is executed once and answered the same.
    let play = play_of(&bo, &table).await;
    let command = Command::Move { seat: 1, at: play.steps, text: play.views[0].legal[0].clone() };
    let request = Request { id: "once".into(), command };
    let first = bo.command(&table, &request).await.unwrap();
    let seq = bo.snapshot(&table).await.unwrap().seq;
    assert_eq!(bo.command(&table, &request).await.unwrap(), first);
    assert_eq!(bo.snapshot(&table).await.unwrap().seq, seq);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("games.db").display());
    let config = || Config { idle: Duration::from_millis(1), ..config() };
    let store = mirabilia_store::open(&url).await.unwrap();
    let host = Host::on(config(), store).await;
    let anna = host.register().await;
    let boards =
        include_str!("../../../dice/boards/balanced.toml").replacen("balanced", "homemade", 1);
    let mut new = new_table("dice", vec![NewSeat::You, NewSeat::You]);
    new.boards = Some(boards);
    let table = anna.open(&new).await.unwrap();
    must(&anna, &table, Command::Start).await;
    move_first(&anna, &table, 0).await;
    let before = anna.snapshot(&table).await.unwrap();
    let key = anna.key().to_owned();
    host.end().await;

    let store = mirabilia_store::open(&url).await.unwrap();
    let host = Host::on(config(), store).await;
    let anna = Client::with_key(&host.url, &key);
    let after = anna.snapshot(&table).await.unwrap();
    assert_eq!((before.seq, &before.log), (after.seq, &after.log));
    // The choice of the incomplete turn is still there.
    let chosen = |snapshot: Snapshot| snapshot.play.unwrap().views[0].chosen.clone();
    let chosen = (chosen(before), chosen(after));
    assert!(chosen.0.is_some() && chosen.0 == chosen.1);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_decides_when_the_clock_expires() {
    let host = Host::new().await;
    let (anna, bo) = (host.register().await, host.register().await);
    let mut new = new_table("duel", vec![NewSeat::You, NewSeat::Open]);
    new.settings.clock = Some(Clock::Move { seconds: 5 });
    let table = anna.open(&new).await.unwrap();
    must(&bo, &table, sit(1, "Bo")).await;
    must(&anna, &table, Command::Start).await;
    let play = play_of(&anna, &table).await;
    assert!(play.clocks[0].until.is_some() && play.clocks[1].until.is_none());
    let moved = until(&bo, &table, |s| s.play.as_ref().unwrap().waiting == [1]).await;
    assert!(moved.play.unwrap().steps > play.steps);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_are_removed_when_they_are_not_allowed() {
    let host = Host::new().await;
    let (anna, eve) = (host.register().await, host.register().await);
    let table = anna
        .open(&new_table("wonders", vec![NewSeat::You, bot("easy"), bot("easy")]))
        .await
        .unwrap();
    must(&anna, &table, Command::Start).await;
    let mut socket = eve.subscribe(&table, None).await.unwrap();
    let Some(Message::Table(seen)) = socket.next().await.unwrap() else { panic!("no table") };
    let views = seen.play.unwrap().views;
    assert_eq!((views.len(), views[0].seat), (1, None));
    assert_eq!(views[0].picture.value()["hand"], serde_json::json!([]));
    // The host disallows spectators: their sockets are closed.
    let settings = Settings { watch: Watch::Nobody, ..quick() };
    must(&anna, &table, Command::Settings { settings }).await;
    let why = loop {
        if let Some(Message::Closing { why, .. }) = socket.next().await.unwrap() {
            break why;
        }
    };
    assert!(why.contains("does not allow spectators"), "{why}");
    host.end().await;
}
