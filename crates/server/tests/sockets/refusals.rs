//! The refusals of `docs/protocol.md` that a client can cause. A refused command changes nothing.

use crate::common::{Host, act, bot, config, must, new_table, quick, refused, sit};
use mirabilia_client::{Client, ClientError};
use mirabilia_protocol::{Clock, Code, Command, NewSeat, NewTable, Request, Settings, Undo, Watch};
use mirabilia_server::{Config, Limits};

fn code(error: &ClientError) -> Code {
    error.refusal().unwrap_or_else(|| panic!("{error}")).code
}

async fn not_opened(client: &Client, new: NewTable) -> Code {
    code(&client.open(&new).await.unwrap_err())
}

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

fn play(seat: u8, at: u32, text: &str) -> Command {
    Command::Move { seat, at, text: text.to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_tables() {
    let host = Host::new().await;
    let anna = host.register().await;
    let two = || vec![NewSeat::You, NewSeat::Open];
    let with = |change: &dyn Fn(&mut NewTable)| {
        let mut new = new_table("duel", two());
        change(&mut new);
        new
    };
    let settings = |change: &dyn Fn(&mut Settings)| {
        let mut settings = quick();
        change(&mut settings);
        with(&|new| new.settings = settings.clone())
    };
    let option = |name: &str, value: &str| {
        let (name, value) = (name.to_owned(), value.to_owned());
        with(&move |new| drop(new.options.insert(name.clone(), value.clone())))
    };
    for (new, expected) in [
        (with(&|new| new.game = "chess".into()), Code::BadSetup),
        (with(&|new| new.seats = vec![NewSeat::You; 3]), Code::BadSetup),
        (with(&|new| new.seats = vec![]), Code::BadSetup),
        (with(&|new| new.seats = vec![NewSeat::Open; 300]), Code::BadSetup),
        (option("colour", "red"), Code::BadSetup),
        (with(&|new| new.seats[1] = bot("deep-thought")), Code::NoBot),
        (with(&|new| new.name = Some("a, b".into())), Code::BadName),
        (with(&|new| new.name = Some(" ".into())), Code::BadName),
        (with(&|new| new.name = Some("x".repeat(41))), Code::BadName),
        (with(&|new| new.name = Some("\u{202e}evil".into())), Code::BadName),
        (with(&|new| new.number = Some("xyz".into())), Code::BadNumber),
        (with(&|new| new.number = Some("f".repeat(65))), Code::BadNumber),
        (with(&|new| new.boards = Some("name = 3".into())), Code::BadBoards),
        (
            with(&|new| new.record = Some("mirabilia 1 duel\nseats 2\n0 fly\n".into())),
            Code::BadRecord,
        ),
        (with(&|new| new.record = Some("mirabilia 1 dice\nseats 2\n".into())), Code::BadRecord),
        (settings(&|s| s.pace = 5001), Code::BadSettings),
        (settings(&|s| s.away = Some(3)), Code::BadSettings),
        (settings(&|s| s.watch_delay = 1), Code::BadSettings),
        (settings(&|s| s.clock = Some(Clock::Move { seconds: 1 })), Code::BadSettings),
        (
            settings(&|s| s.clock = Some(Clock::Game { seconds: 60, bonus: 4000 })),
            Code::BadSettings,
        ),
        (settings(&|s| s.stand_in = "nobody".into()), Code::NoBot),
    ] {
        let shown = format!("{new:?}");
        assert_eq!(not_opened(&anna, new).await, expected, "{shown}");
    }
    assert!(host.store.list(&mirabilia_store::Query::default()).await.unwrap().is_empty());
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_commands() {
    let host = Host::new().await;
    let (anna, bo, eve) = (host.register().await, host.register().await, host.register().await);
    let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    let before = anna.snapshot(&table).await.unwrap();
    let settings = Settings { pace: 9999, ..quick() };
    for (who, command, expected) in [
        (&anna, Command::Start, Code::NotFull),
        (&bo, Command::Start, Code::HostOnly),
        (&bo, Command::Free { seat: 0 }, Code::HostOnly),
        (&bo, Command::Bot { seat: 1, bot: "easy".into() }, Code::HostOnly),
        (&bo, Command::Swap { a: 0, b: 1 }, Code::HostOnly),
        (&bo, Command::Close, Code::HostOnly),
        (&bo, Command::Leave { seat: None }, Code::NotYours),
        (&bo, Command::Leave { seat: Some(0) }, Code::NotYours),
        (&bo, Command::Name { seat: 0, name: "Eve".into() }, Code::NotYours),
        (&bo, Command::Number { seat: 0, number: "1".into() }, Code::NotYours),
        (&bo, sit(0, "Bo"), Code::Taken),
        (&bo, sit(2, "Bo"), Code::NoSeat),
        (&bo, sit(1, "B,o"), Code::BadName),
        (&anna, Command::Number { seat: 0, number: "q".into() }, Code::BadNumber),
        (&anna, Command::Bot { seat: 0, bot: "easy".into() }, Code::Taken),
        (&anna, Command::Bot { seat: 1, bot: "no".into() }, Code::NoBot),
        (&anna, Command::Free { seat: 1 }, Code::NoSeat),
        (&anna, Command::Settings { settings }, Code::BadSettings),
        (&anna, play(0, 0, "take piraeus"), Code::NotStarted),
        (&anna, Command::Undo { seat: 0, at: 0 }, Code::NotStarted),
        (&anna, Command::Hint { seat: 0, at: 0 }, Code::NotStarted),
        (&anna, Command::UndoAnswer { seat: 0, yes: true }, Code::NotAsked),
        (&anna, Command::Rematch, Code::NotOver),
        (&anna, say(""), Code::BadChat),
        (&anna, say(&"x".repeat(501)), Code::BadChat),
        (&anna, say("a\u{7}b"), Code::BadChat),
    ] {
        let shown = format!("{command:?}");
        assert_eq!(refused(who, &table, command).await, expected, "{shown}");
    }
    assert_eq!(anna.snapshot(&table).await.unwrap().seq, before.seq);

    must(&bo, &table, sit(1, "Bo")).await;
    assert_eq!(
        refused(&eve, &table, Command::Sit { seat: None, name: None, number: None }).await,
        Code::Full
    );
    must(&anna, &table, Command::Start).await;
    let begun = anna.snapshot(&table).await.unwrap();
    let at = begun.play.as_ref().unwrap().steps;
    let legal = begun.play.as_ref().unwrap().views[0].legal[0].clone();
    for (who, command, expected) in [
        (&eve, sit(1, "Eve"), Code::Started),
        (&anna, Command::Start, Code::Started),
        (&anna, Command::Swap { a: 0, b: 1 }, Code::Started),
        (&anna, play(0, at + 1, &legal), Code::Stale),
        (&anna, play(0, at, "fly"), Code::BadMove),
        (&anna, play(0, at, "build lumber-yard"), Code::Illegal),
        (&anna, play(1, at, &legal), Code::NotYours),
        (&anna, play(9, at, &legal), Code::NoSeat),
        (&bo, play(1, at, &legal), Code::NotYourTurn),
        (&eve, play(0, at, &legal), Code::NotYours),
        (&bo, Command::Hint { seat: 1, at }, Code::NotYourTurn),
        (&anna, Command::Withdraw { seat: 0, at }, Code::NothingToUndo),
        (&anna, Command::Undo { seat: 0, at }, Code::NothingToUndo),
    ] {
        let shown = format!("{command:?}");
        assert_eq!(refused(who, &table, command).await, expected, "{shown}");
    }
    assert_eq!(anna.snapshot(&table).await.unwrap().seq, begun.seq);

    // The refusal of a stale move contains the current state.
    let stale = act(&anna, &table, play(0, at + 7, &legal)).await.error.unwrap();
    assert_eq!(stale.now.unwrap().play.unwrap().steps, at);

    must(&anna, &table, Command::Close).await;
    for (who, command) in
        [(&anna, say("hello")), (&bo, play(1, at, &legal)), (&anna, Command::Start)]
    {
        assert_eq!(refused(who, &table, command).await, Code::Closed);
    }
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn disabled_features() {
    let host = Host::with(Config { hints: 1, ..config() }).await;
    let (anna, eve) = (host.register().await, host.register().await);
    let mut new = new_table("duel", vec![NewSeat::You, bot("easy")]);
    new.settings =
        Settings { hints: false, chat: false, undo: Undo::Never, watch: Watch::Nobody, ..quick() };
    let table = anna.open(&new).await.unwrap();
    must(&anna, &table, Command::Start).await;
    let play = anna.snapshot(&table).await.unwrap().play.unwrap();
    let at = play.steps;
    for (command, expected) in [
        (say("hello"), Code::NoChat),
        (Command::Hint { seat: 0, at }, Code::NoHints),
        (Command::Undo { seat: 0, at }, Code::NoUndo),
    ] {
        assert_eq!(refused(&anna, &table, command).await, expected);
    }
    assert_eq!(code(&eve.snapshot(&table).await.unwrap_err()), Code::NoWatching);
    assert_eq!(code(&eve.subscribe(&table, None).await.unwrap_err()), Code::NoWatching);

    must(&anna, &table, Command::Settings { settings: quick() }).await;
    let answer = must(&anna, &table, Command::Hint { seat: 0, at }).await;
    let best = answer.hint.unwrap().value()["move"].as_str().map(str::to_owned);
    assert!(play.views[0].legal.contains(&best.unwrap()));
    // The same hint comes from the cache; another one exceeds the limit.
    must(&anna, &table, Command::Hint { seat: 0, at }).await;
    must(&anna, &table, Command::Move { seat: 0, at, text: play.views[0].legal[0].clone() }).await;
    let mut next = at;
    while next == at || !anna.snapshot(&table).await.unwrap().play.unwrap().waiting.contains(&0) {
        next = anna.snapshot(&table).await.unwrap().play.unwrap().steps;
    }
    let next = anna.snapshot(&table).await.unwrap().play.unwrap().steps;
    assert_eq!(
        refused(&anna, &table, Command::Hint { seat: 0, at: next }).await,
        Code::TooManyHints
    );
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_paths_and_bodies() {
    let host = Host::new().await;
    let anna = host.register().await;
    let stranger = Client::with_key(&host.url, "");
    for (path, expected) in [
        ("/api/tables/0123456789ab", Code::NoTable),
        ("/api/tables/short", Code::NoTable),
        ("/api/tables/..%2f..%2fetc", Code::NoTable),
        ("/api/nothing", Code::NotFound),
        ("/api/games/0123456789ab", Code::NoTable),
        ("/api/games/0123456789ab/record", Code::NoTable),
        ("/api/games/0123456789ab/review", Code::NoReview),
        ("/api/games?before=x", Code::Unreadable),
        ("/api/games?mine=perhaps", Code::Unreadable),
    ] {
        let error = anna.get::<serde_json::Value>(path).await.unwrap_err();
        assert_eq!(code(&error), expected, "{path}");
    }
    let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    let error = anna.get_text(&format!("/api/games/{table}/record")).await.unwrap_err();
    assert_eq!(code(&error), Code::NotOver);
    assert_eq!(refused(&stranger, &table, Command::Start).await, Code::NoKey);
    let key = serde_json::json!({ "key": "0".repeat(52) });
    let error = anna.post::<serde_json::Value>("/api/hand-over", &key).await.unwrap_err();
    assert_eq!(code(&error), Code::NoHandOver);
    let request = Request { id: "x".repeat(41), command: Command::Start };
    assert_eq!(code(&anna.command(&table, &request).await.unwrap_err()), Code::Unreadable);
    let body = serde_json::json!({ "id": "1", "do": "dance" });
    let path = format!("/api/tables/{table}/commands");
    let error = anna.post::<serde_json::Value>(&path, &body).await.unwrap_err();
    assert_eq!(code(&error), Code::Unreadable);
    let long = serde_json::json!({ "key": "x".repeat(600_000) });
    let error = anna.post::<serde_json::Value>("/api/hand-over", &long).await.unwrap_err();
    assert_eq!(code(&error), Code::TooLarge);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rate_limits_per_address() {
    let limits =
        Limits { requests: 1, sockets: 1, tables: 1, people: 3, commands: 1, ..Limits::raised() };
    let host = Host::with(Config { limits, ..config() }).await;
    let anna = host.register().await;
    let new = new_table("duel", vec![NewSeat::You, bot("random")]);
    let table = anna.open(&new).await.unwrap();
    assert_eq!(not_opened(&anna, new).await, Code::TooManyTables);
    let mut socket = anna.subscribe(&table, None).await.unwrap();
    assert_eq!(code(&anna.subscribe(&table, None).await.unwrap_err()), Code::TooMany);
    // A burst of commands on one socket.
    for number in 0..10 {
        let request = Request { id: number.to_string(), command: Command::Ping };
        socket.send(&request).await.unwrap();
    }
    let mut refusals = 0;
    let mut answers = 0;
    while answers < 10 {
        if let Some(mirabilia_protocol::Message::Answer(answer)) = socket.next().await.unwrap() {
            answers += 1;
            refusals += u32::from(answer.error.is_some_and(|error| error.code == Code::TooMany));
        }
    }
    assert!((3..=6).contains(&refusals), "{refusals}");
    let mut last = None;
    for _ in 0..20 {
        last = anna.get::<serde_json::Value>("/api/me").await.err();
    }
    assert_eq!(code(&last.unwrap()), Code::TooMany);
    host.end().await;
}

/// The value of a limit's counter.
fn limited(metrics: &str, limit: &str) -> Option<u64> {
    let name = format!("mirabilia_limited_total{{limit=\"{limit}\"}} ");
    metrics.lines().find_map(|line| line.strip_prefix(&name)?.parse().ok())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_limit_that_refuses_somebody_is_counted() {
    let limits = Limits { sockets: 1, listed: 1, commands: 2, ..Limits::raised() };
    let review_time = std::time::Duration::from_millis(200);
    let host = Host::with(Config { hints: 0, limits, review_time, ..config() }).await;
    let anna = host.register().await;
    let before = anna.get_text("/metrics").await.unwrap();
    let used = ["sockets", "listed", "commands", "hints", "reviews", "keys"];
    for limit in used {
        assert!(limited(&before, limit).is_some(), "{limit} is there before it takes effect");
    }
    let (first, second) =
        (anna.open(&watched()).await.unwrap(), anna.open(&watched()).await.unwrap());
    for table in [&first, &second] {
        while anna.get_text(&format!("/api/games/{table}/record")).await.is_err() {
            anna.events(table, anna.snapshot(table).await.unwrap().seq, 5).await.unwrap();
        }
    }
    let review = async |table: &str| {
        anna.post::<serde_json::Value>(&format!("/api/games/{table}/review"), &()).await
    };
    review(&first).await.unwrap();
    assert_eq!(code(&review(&second).await.unwrap_err()), Code::Busy);

    let mut new = new_table("duel", vec![NewSeat::You, bot("random")]);
    new.settings.listed = true;
    let table = anna.open(&new).await.unwrap();
    assert_eq!(not_opened(&anna, new).await, Code::TooManyTables);
    must(&anna, &table, Command::Start).await;
    let at = anna.snapshot(&table).await.unwrap().play.unwrap().steps;
    assert_eq!(refused(&anna, &table, Command::Hint { seat: 0, at }).await, Code::TooManyHints);
    let socket = anna.subscribe(&table, None).await.unwrap();
    assert_eq!(code(&anna.subscribe(&table, None).await.unwrap_err()), Code::TooMany);
    let label = serde_json::json!({"label": "another"});
    while anna.post::<serde_json::Value>("/api/me/keys", &label).await.is_ok() {}
    for _ in 0..20 {
        act(&anna, &table, say("hello")).await;
    }
    socket.close().await;
    let after = anna.get_text("/metrics").await.unwrap();
    for limit in used {
        assert!(limited(&after, limit) > limited(&before, limit), "{limit} is not counted");
    }
    host.end().await;
}

/// A game of bots only.
fn watched() -> NewTable {
    let mut new = new_table("duel", vec![bot("random"), bot("random")]);
    new.settings.start = mirabilia_protocol::Start::Full;
    new
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_that_ends_says_when() {
    let limits = Limits { tables: 2, ..Limits::raised() };
    let host = Host::with(Config { limits, ..config() }).await;
    let anna = host.register().await;
    let new = || new_table("duel", vec![NewSeat::You, NewSeat::Open]);
    for _ in 0..2 {
        anna.open(&new()).await.unwrap();
    }
    let refusal = anna.open(&new()).await.unwrap_err().refusal().cloned().unwrap();
    assert!((1..=1800).contains(&refusal.retry_after.unwrap()), "{refusal:?}");
    let body = serde_json::to_string(&new()).unwrap();
    let answer = raw(
        &host.url,
        &format!(
            "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        ),
    );
    let seconds = answer.lines().find_map(|line| line.strip_prefix("retry-after: "));
    let seconds: u32 = seconds.unwrap_or_else(|| panic!("{answer}")).trim().parse().unwrap();
    assert!((1700..=1800).contains(&seconds), "half an hour, not {seconds} s");
    host.end().await;
}

/// Sends a request as it is and returns the response.
fn raw(url: &str, request: &str) -> String {
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(url.strip_prefix("http://").unwrap()).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
