//! What people own and do about each other: keys, their data, mute, block, report, warnings, bans.

use std::time::{Duration, Instant};

use crate::common::{Host, Player, TIMEOUT, act, bot, must, new_table, refused, sit};
use mirabilia_client::Client;
use mirabilia_protocol::{
    BlockedPerson, Code, Command, Event, Holder, KeyInfo, LobbyRow, Me, Message, NewSeat, PersonAt,
    Status,
};
use mirabilia_store::{Ban, PersonId};
use serde_json::{Value, json};

fn code<T: std::fmt::Debug>(result: Result<T, mirabilia_client::ClientError>) -> Code {
    let error = result.expect_err("it should be refused");
    error.refusal().unwrap_or_else(|| panic!("{error}")).code
}

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

/// A table of Duel with two people, which has started.
async fn duel(host: &Host) -> (Client, Client, String) {
    let (anna, bo) = (host.register().await, host.register().await);
    let table = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    must(&bo, &table, sit(1, "Bo")).await;
    must(&anna, &table, Command::Start).await;
    (anna, bo, table)
}

async fn person_at(host: &Host, table: &str, seat: usize) -> PersonId {
    let row = host.store.table(&table.into()).await.unwrap().unwrap();
    row.row.seats[seat].person.clone().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_is_listed_and_revoked() {
    let host = Host::new().await;
    let anna = host.register().await;
    let table = anna.open(&new_table("duel", vec![NewSeat::You, bot("random")])).await.unwrap();
    let new: Value = anna.post("/api/me/keys", &json!({"label": "laptop"})).await.unwrap();
    let laptop = Client::with_key(&host.url, new["key"].as_str().unwrap());
    assert_eq!(laptop.snapshot(&table).await.unwrap().you.seats, [0], "the same person");
    let keys: Vec<KeyInfo> = anna.get("/api/me/keys").await.unwrap();
    let shown: Vec<(&str, bool)> = keys.iter().map(|key| (&*key.label, key.current)).collect();
    assert_eq!(shown, [("script", true), ("laptop", false)]);
    let text = anna.get_text("/api/me/keys").await.unwrap();
    assert!(!text.contains(new["key"].as_str().unwrap()), "a list contains no keys");

    let mut socket = laptop.subscribe(&table, None).await.unwrap();
    let path = format!("/api/me/keys/{}", keys[1].id);
    let left: Vec<KeyInfo> = anna.delete(&path).await.unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!(code(anna.delete::<Value>(&path).await), Code::NotFound);
    assert_eq!(code(laptop.get::<Value>("/api/me/keys").await), Code::NoKey);
    assert_eq!(laptop.snapshot(&table).await.unwrap().you.seats, [0_u8; 0]);
    // The open socket does nothing more, either.
    let request = mirabilia_protocol::Request { id: "late".into(), command: say("still here") };
    socket.send(&request).await.unwrap();
    let ended = async {
        while let Ok(Some(text)) = socket.next_text().await {
            assert!(!text.contains("still here"), "{text}");
        }
    };
    tokio::time::timeout(TIMEOUT, ended).await.expect("the socket is closed");
    assert_eq!(anna.snapshot(&table).await.unwrap().chat, []);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_a_person_is_exported() {
    let host = Host::new().await;
    let (anna, bo, table) = duel(&host).await;
    must(&anna, &table, say("hello")).await;
    must(&bo, &table, say("not hers")).await;
    let play = anna.snapshot(&table).await.unwrap().play.unwrap();
    let text = play.views[0].legal[0].clone();
    must(&anna, &table, Command::Move { seat: 0, at: play.steps, text: text.clone() }).await;
    let data: Value = anna.get("/api/me/data").await.unwrap();
    assert_eq!((&data["name"], data["keys"].as_array().unwrap().len()), (&json!("Anna"), 1));
    let known = &data["tables"][0];
    assert_eq!((&known["table"], &known["names"]), (&json!(table), &json!(["Anna"])));
    assert_eq!((&known["chat"], &known["decisions"]), (&json!(["hello"]), &json!([text])));
    let shown = data.to_string();
    assert!(!shown.contains("not hers") && !shown.contains("secret"), "{shown}");
    assert_eq!(
        code(Client::with_key(&host.url, "").get::<Value>("/api/me/data").await),
        Code::NoKey
    );
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_deletes_their_data_leaves_no_trace() {
    let host = Host::new().await;
    let (anna, bo, table) = duel(&host).await;
    must(&anna, &table, say("my secret life")).await;
    let alone = anna.open(&new_table("duel", vec![NewSeat::You, bot("random")])).await.unwrap();
    let id = person_at(&host, &table, 0).await;
    let erased: Value = anna.delete("/api/me").await.unwrap();
    assert_eq!((&erased["deleted"], &erased["rewritten"]), (&json!([alone]), &json!([table])));

    assert_eq!(code(anna.get::<Value>("/api/me/keys").await), Code::NoKey);
    assert_eq!(host.store.person(&id).await.unwrap(), None);
    let log = host.store.events(&table.as_str().into(), 0, 1000).await.unwrap();
    for trace in [id.as_str(), "Anna", "my secret life"] {
        let found = log.iter().find(|event| event.body.contains(trace));
        assert_eq!(found, None, "{trace}");
    }
    // The others play on, with a bot in her place.
    let snapshot = bo.snapshot(&table).await.unwrap();
    assert_eq!(snapshot.table.status, Status::Playing);
    assert_eq!(snapshot.table.seats[0].holder, Holder::Person { name: "Guest".to_owned() });
    assert!(snapshot.table.seats[0].left && snapshot.you.host);
    must(&bo, &table, say("who was that?")).await;
    assert_eq!(code(bo.snapshot(&alone).await), Code::NoTable);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_person_is_not_heard_and_a_blocked_one_does_not_sit_down() {
    let host = Host::new().await;
    let (anna, bo, table) = duel(&host).await;
    must(&bo, &table, say("noise")).await;
    let path = format!("/api/tables/{table}/block");
    let line = anna.snapshot(&table).await.unwrap().chat[0].seq;
    let own = PersonAt { seat: Some(0), ..PersonAt::default() };
    assert_eq!(code(anna.post::<Value>(&path, &own).await), Code::NoSeat);
    let mut socket = anna.subscribe(&table, None).await.unwrap();
    let by_line = PersonAt { line: Some(line), ..PersonAt::default() };
    let muted: BlockedPerson = anna.post(&path, &by_line).await.unwrap();
    assert_eq!((&*muted.name, muted.block), ("Bo", false));
    must(&bo, &table, say("more noise")).await;
    must(&anna, &table, say("peace")).await;
    let mut heard = Vec::new();
    while !heard.contains(&"peace".to_owned()) {
        let message = tokio::time::timeout(TIMEOUT, socket.next()).await.unwrap().unwrap();
        if let Some(Message::Events { events, .. }) = message {
            heard.extend(events.into_iter().filter_map(|event| match event {
                Event::Said { line } => Some(line.text),
                _ => None,
            }));
        }
    }
    assert_eq!(heard, ["peace"]);
    let chat = |snapshot: mirabilia_protocol::Snapshot| -> Vec<String> {
        snapshot.chat.into_iter().map(|line| line.text).collect()
    };
    assert_eq!(chat(anna.snapshot(&table).await.unwrap()), ["peace"]);
    assert_eq!(chat(bo.snapshot(&table).await.unwrap()).len(), 3, "others hear everything");

    // A muted person may sit at her tables, a blocked one may not.
    let next = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    must(&bo, &next, sit(1, "Bo")).await;
    let by_seat = PersonAt { seat: Some(1), block: true, ..PersonAt::default() };
    let blocked: BlockedPerson = anna.post(&path, &by_seat).await.unwrap();
    assert!(blocked.block && blocked.id == muted.id);
    let last = anna.open(&new_table("duel", vec![NewSeat::You, NewSeat::Open])).await.unwrap();
    assert_eq!(refused(&bo, &last, sit(1, "Bo")).await, Code::Barred);
    let left: Vec<BlockedPerson> =
        anna.delete(&format!("/api/me/blocks/{}", blocked.id)).await.unwrap();
    assert_eq!(left, []);
    must(&bo, &last, sit(1, "Bo")).await;
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_block_each_other_do_not_meet_in_the_lobby() {
    let host = Host::new().await;
    let (anna, bo, shared) = duel(&host).await;
    let cleo = host.register().await;
    let listed = |name: &str| {
        let mut new = new_table("duel", vec![NewSeat::You, NewSeat::Open]);
        new.settings.listed = true;
        new.name = Some(name.to_owned());
        new
    };
    let hers = anna.open(&listed("Anna")).await.unwrap();
    let his = bo.open(&listed("Bo")).await.unwrap();
    let third = cleo.open(&listed("Cleo")).await.unwrap();
    must(&bo, &third, sit(1, "Bo")).await;
    let lobby = async |who: &Client| -> Vec<String> {
        let rows: Vec<LobbyRow> = who.get("/api/tables").await.unwrap();
        let mut tables: Vec<String> = rows.into_iter().map(|row| row.table).collect();
        tables.sort();
        tables
    };
    let sorted = |tables: &[&String]| {
        let mut tables: Vec<String> = tables.iter().map(|table| (*table).clone()).collect();
        tables.sort();
        tables
    };
    let all = sorted(&[&hers, &his, &third]);
    assert_eq!(lobby(&anna).await, all);
    let path = format!("/api/tables/{shared}/block");
    let mute = PersonAt { seat: Some(1), ..PersonAt::default() };
    let _: BlockedPerson = anna.post(&path, &mute).await.unwrap();
    assert_eq!(lobby(&anna).await, all, "a mute concerns the chat only");
    let block = PersonAt { block: true, ..mute };
    let blocked: BlockedPerson = anna.post(&path, &block).await.unwrap();
    assert_eq!(lobby(&anna).await, sorted(&[&hers]), "neither his table nor one where he sits");
    assert_eq!(lobby(&bo).await, sorted(&[&his, &third]), "not the table of whoever blocked him");
    assert_eq!(lobby(&cleo).await, all, "others see everything");
    assert_eq!(lobby(&Client::with_key(&host.url, "")).await, all);
    // A seat of hers is not handed to him, either.
    let key: Value =
        anna.post(&format!("/api/tables/{hers}/seats/0/hand-over"), &()).await.unwrap();
    assert_eq!(code(bo.post::<Value>("/api/hand-over", &key).await), Code::Barred);
    let _: Vec<BlockedPerson> =
        anna.delete(&format!("/api/me/blocks/{}", blocked.id)).await.unwrap();
    assert_eq!((lobby(&anna).await, lobby(&bo).await), (all.clone(), all));
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_seats_nobody_beside_somebody_they_have_blocked() {
    let host = Host::new().await;
    let (anna, bo, table) = duel(&host).await;
    let block = PersonAt { seat: Some(1), block: true, ..PersonAt::default() };
    let path = format!("/api/tables/{table}/block");
    let _: BlockedPerson = anna.post(&path, &block).await.unwrap();
    let players = [(&anna, 0), (&bo, 1)]
        .map(|(who, seat)| Player::new(who.clone(), &table, vec![seat], u64::from(seat)).play());
    let [first, second] = players;
    tokio::join!(first, second);
    let next = must(&bo, &table, Command::Rematch).await.table.unwrap();
    let seats = bo.snapshot(&next).await.unwrap().table.seats;
    let names: Vec<&Holder> = seats.iter().map(|seat| &seat.holder).collect();
    assert_eq!(names, [&Holder::Open, &Holder::Person { name: "Bo".to_owned() }]);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_the_log_and_a_warning_the_person() {
    let host = Host::new().await;
    let (anna, bo, table) = duel(&host).await;
    let path = format!("/api/tables/{table}/report");
    let report =
        |text: &str| PersonAt { seat: Some(1), text: text.to_owned(), ..PersonAt::default() };
    assert_eq!(code(anna.post::<Value>(&path, &report(" ")).await), Code::BadChat);
    anna.post_text(&path, &report("he insults me")).await.unwrap();
    let log = host.store.moderation(Some("report"), 10).await.unwrap();
    assert_eq!(log.len(), 1);
    assert_eq!(log[0].subject, person_at(&host, &table, 1).await.to_string());
    assert_eq!(
        (log[0].text.as_str(), log[0].table.clone()),
        ("Bo: he insults me", Some(table.as_str().into()))
    );

    let id = person_at(&host, &table, 1).await;
    host.store.warn_person(&id, Some("Please stay polite.")).await.unwrap();
    let me: Me = bo.get("/api/me").await.unwrap();
    assert_eq!(me.warning.as_deref(), Some("Please stay polite."));
    let me: Me = bo.post("/api/me", &json!({"confirm": true})).await.unwrap();
    assert_eq!(me.warning, None);
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_does_nothing_more() {
    let host = Host::new().await;
    let (anna, bo, table) = duel(&host).await;
    let subject = person_at(&host, &table, 1).await.to_string();
    let ban = Ban { subject, reason: "insults".to_owned(), at: 0, until: None };
    host.store.ban(&ban).await.unwrap();
    let started = Instant::now();
    // Nodes read the bans every 15 seconds.
    let refusal = loop {
        let answer = act(&bo, &table, say("still here")).await;
        if let Some(refusal) = answer.error {
            break refusal;
        }
        assert!(started.elapsed() < Duration::from_mins(1), "never banned");
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    assert_eq!(refusal.code, Code::Banned);
    assert!(refusal.message.contains("insults"), "{refusal}");
    must(&anna, &table, say("thank you")).await;
    host.end().await;
}
