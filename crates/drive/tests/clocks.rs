//! Two nodes on one Postgres whose machines disagree about the time by three minutes.

use std::time::{Duration, Instant};

use mirabilia_client::Client;
use mirabilia_cluster::Cluster;
use mirabilia_protocol::{Clock, Command, NewSeat, NewTable, Request, Settings, Snapshot};
use mirabilia_server::{Config, Limits, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How wrong the clock of each machine is, in milliseconds.
const FAST: i64 = 90_000;
const SLOW: i64 = -90_000;
/// The time of a person for the whole game.
const SECONDS: u32 = 30;
/// Everything here takes far less than what the clocks differ by.
const SLACK: i64 = 20_000;

struct Node {
    url: String,
    end: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Node {
    async fn start(database: &str, clock_error: i64) -> Self {
        let config = Config {
            addr: ([127, 0, 0, 1], 0).into(),
            limits: Limits::raised(),
            clock_error,
            ..Config::default()
        };
        let server = Server::bind(config, database).await.unwrap();
        let url = format!("http://{}", server.addr());
        let (end, ended) = oneshot::channel::<()>();
        let shutdown = async move { drop(ended.await) };
        let running = tokio::spawn(async move { server.run(shutdown).await.unwrap() });
        Self { url, end, running }
    }

    /// How far the database's clock is ahead of the one of this machine, as measured, in seconds.
    async fn measured(&self) -> f64 {
        let metrics = Client::with_key(&self.url, "").get_text("/metrics").await.unwrap();
        let name = "mirabilia_clock_system_offset_seconds ";
        let value = metrics.lines().find_map(|line| line.strip_prefix(name));
        value.expect("it is measured").parse().unwrap()
    }

    async fn stop(self) {
        let _ = self.end.send(());
        self.running.await.unwrap();
    }
}

async fn act(client: &Client, table: &str, id: &str, command: Command) {
    let answer = client.command(table, &Request { id: id.to_owned(), command }).await.unwrap();
    assert_eq!(answer.error, None);
}

/// The table at both nodes: one hears of the other's events a little later.
async fn same_moment(people: [&Client; 2], table: &str) -> [Snapshot; 2] {
    loop {
        let [a, b] = people.map(|who| who.snapshot(table));
        let [a, b] = [a.await.unwrap(), b.await.unwrap()];
        if a.seq == b.seq {
            return [a, b];
        }
        let late = usize::from(a.seq > b.seq);
        people[late].events(table, a.seq.min(b.seq), 5).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clocks_of_games_do_not_depend_on_the_clocks_of_machines() {
    let cluster = Cluster::start().unwrap();
    let fast = Node::start(&cluster.url(), FAST).await;
    // Both nodes are in this process and share its metrics: each is read before the next one starts.
    let ahead = fast.measured().await;
    assert!((ahead + 90.0).abs() < 5.0, "{ahead} s");
    let slow = Node::start(&cluster.url(), SLOW).await;
    let behind = slow.measured().await;
    assert!((behind - 90.0).abs() < 5.0, "{behind} s");

    let started = Instant::now();
    let anna = Client::register(&fast.url).await.unwrap();
    let bo = Client::register(&slow.url).await.unwrap();
    let clock = Some(Clock::Game { seconds: SECONDS, bonus: 0 });
    let settings = Settings { clock, pace: 0, ..Settings::default() };
    let new = NewTable { settings, ..NewTable::new("duel", vec![NewSeat::You, NewSeat::Open]) };
    let table = anna.open(&new).await.unwrap();
    let sit = Command::Sit { seat: Some(1), name: Some("Bo".to_owned()), number: None };
    act(&bo, &table, "sit", sit).await;
    act(&anna, &table, "start", Command::Start).await;
    // They draft wonders in turn, each at their own node.
    for turn in 0..6 {
        let shown = same_moment([&anna, &bo], &table).await;
        let spent = i64::try_from(started.elapsed().as_millis()).unwrap();
        for snapshot in &shown {
            let clocks = &snapshot.play.as_ref().unwrap().clocks;
            assert_eq!(clocks.len(), 2);
            for clock in clocks {
                let left = clock.until.map_or(clock.left, |until| until - snapshot.now);
                let range = i64::from(SECONDS) * 1000 - spent..=i64::from(SECONDS) * 1000;
                assert!(range.contains(&left), "turn {turn}, seat {}: {left} ms", clock.seat);
            }
        }
        let play = shown[0].play.as_ref().unwrap();
        let (seat, at) = (play.waiting[0], play.steps);
        let mine = shown[usize::from(seat)].play.as_ref().unwrap();
        let command = Command::Move { seat, at, text: mine.views[0].legal[0].clone() };
        act([&anna, &bo][usize::from(seat)], &table, &format!("m{turn}"), command).await;
    }
    assert!(started.elapsed() < Duration::from_millis(SLACK.unsigned_abs()));
    slow.stop().await;
    fast.stop().await;
}
