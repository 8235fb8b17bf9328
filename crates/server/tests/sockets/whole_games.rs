//! Complete games over real sockets: random moves in random order, spectators, reconnects, repeated
//! commands. At the end the record replays and its draws are verified.

use crate::common::{Host, Player, bot, must, new_table, sit};
use mirabilia_games::AnyTable;
use mirabilia_protocol::{Command, Event, Message, NewSeat, Snapshot, Watch};

/// Plays a game of people and bots, with spectators.
async fn whole_game(game: &str, people: u8, bots: u8, spectators: usize, seed: u64) {
    let host = Host::new().await;
    let first = host.register().await;
    let mut seats = vec![NewSeat::You];
    seats.resize(usize::from(people), NewSeat::Open);
    seats.resize(usize::from(people + bots), bot("easy"));
    let table = first.open(&new_table(game, seats)).await.unwrap();
    let mut players = vec![Player::new(first.clone(), &table, vec![0], seed)];
    for seat in 1..people {
        let client = host.register().await;
        must(&client, &table, sit(seat, &format!("Player {seat}"))).await;
        players.push(Player::new(client, &table, vec![seat], seed + u64::from(seat)));
    }
    for number in 0..spectators {
        let client = host.register().await;
        players.push(Player::new(client, &table, vec![], seed + 100 + number as u64));
    }
    let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play())).collect();
    must(&first, &table, Command::Start).await;
    let mut done = Vec::new();
    for player in playing {
        done.push(player.await.unwrap());
    }

    let record = first.get_text(&format!("/api/games/{table}/record")).await.unwrap();
    let read = AnyTable::read(&record).unwrap();
    assert_eq!(read.names().len(), usize::from(people + bots));
    let verified = mirabilia_fair::verify(&read, read.fairness().unwrap()).unwrap();
    assert_eq!(verified.deals, read.luck_steps());
    assert_eq!(read.fairness().unwrap().numbers.len(), usize::from(people));

    // Every client has received the whole game, and at the end it is public.
    let lines = read.lines_since(0);
    for player in &done {
        let snapshot = player.client.snapshot(&table).await.unwrap();
        assert_eq!(snapshot.log, lines);
        let play = snapshot.play.unwrap();
        assert_eq!(play.views.len(), usize::from(people + bots));
        assert_eq!(play.ending.unwrap().scores.len(), usize::from(people + bots));
        assert!(snapshot.fairness.secret.is_some());
        check_views(player);
    }
    host.end().await;
}

/// The steps that a player received before the end of the game.
fn lines_before_the_end(player: &Player) -> Vec<String> {
    let mut received = Vec::new();
    for text in &player.received {
        let Message::Events { events, .. } = serde_json::from_str(text).unwrap() else { continue };
        if events.contains(&Event::Finished) {
            break;
        }
        for event in events {
            if let Event::Steps { lines, .. } = event {
                received.extend(lines);
            }
        }
    }
    received
}

/// Before the end, a player receives neither the secret nor views of other seats.
fn check_views(player: &Player) {
    let mut over = false;
    for text in &player.received {
        let message: Message = serde_json::from_str(text).unwrap();
        let (play, fairness) = match message {
            Message::Table(Snapshot { play, fairness, .. }) => (play, Some(fairness)),
            Message::Events { play, fairness, .. } => (play, fairness),
            _ => continue,
        };
        over |= play.as_ref().is_some_and(|play| play.ending.is_some());
        if over {
            continue;
        }
        assert_eq!(fairness.and_then(|fairness| fairness.secret), None);
        for view in play.into_iter().flat_map(|play| play.views) {
            match view.seat {
                Some(seat) => assert!(player.seats.contains(&seat)),
                None => assert!(player.seats.is_empty() && view.legal.is_empty()),
            }
        }
    }
    assert!(over, "the end was not received");
}

#[tokio::test(flavor = "multi_thread")]
async fn wonders_with_three_people() {
    whole_game("wonders", 3, 0, 1, 11).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wonders_with_seven_people() {
    whole_game("wonders", 7, 0, 2, 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wonders_with_people_and_bots() {
    whole_game("wonders", 2, 3, 1, 13).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn duel_with_spectators() {
    whole_game("duel", 2, 0, 3, 14).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn duel_against_a_bot() {
    whole_game("duel", 1, 1, 0, 15).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_with_chained_choices() {
    whole_game("dice", 3, 1, 1, 16).await;
    whole_game("dice", 7, 0, 0, 17).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_seats_at_one_screen() {
    let host = Host::new().await;
    let anna = host.register().await;
    let mut new = new_table("wonders", vec![NewSeat::You, NewSeat::You, NewSeat::You]);
    new.names = vec!["Anna".into(), "Bo".into(), "Cleo".into()];
    let table = anna.open(&new).await.unwrap();
    let player = tokio::spawn(Player::new(anna.clone(), &table, vec![0, 1, 2], 18).play());
    must(&anna, &table, Command::Start).await;
    let player = player.await.unwrap();
    let record = anna.get_text(&format!("/api/games/{table}/record")).await.unwrap();
    assert_eq!(AnyTable::read(&record).unwrap().names(), ["Anna", "Bo", "Cleo"]);
    // The shared log hides what only one of the seats may know, until the game is over.
    let lines = lines_before_the_end(&player);
    let hidden = |line: &&String| line.starts_with("deal age") || line.contains(" sell ");
    let hidden: Vec<&String> = lines.iter().filter(hidden).collect();
    assert!(hidden.len() > 3, "{lines:?}");
    for line in hidden {
        let is_redacted = line.ends_with(" sell ?") || line.split(' ').count() == 3;
        assert!(is_redacted && (line.contains('?') || line.starts_with("deal")), "{line}");
    }
    host.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_bots_play_to_the_end() {
    let host = Host::new().await;
    let anna = host.register().await;
    let mut new = new_table("dice", vec![bot("easy"), bot("random")]);
    new.settings.watch = Watch::Public;
    let table = anna.open(&new).await.unwrap();
    let spectator = tokio::spawn(Player::new(host.register().await, &table, vec![], 19).play());
    must(&anna, &table, Command::Start).await;
    assert!(spectator.await.unwrap().state.finished);
    host.end().await;
}
