//! The scenario `abuse`: half requests of one address, and one person who keeps all threads busy, while
//! others play.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use mirabilia_client::Client;
use mirabilia_cluster::Cluster;
use mirabilia_protocol::{Command, NewSeat, NewTable, Request, Settings, Snapshot, Start, Status};
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep};

use crate::kill::Database;
use crate::report::ScenarioReport;
use crate::server::ServerConfig;

/// Abuse a server while others play: half requests, reviews, tables of experts
///
/// Needs more open files than half requests: run it under `ulimit -n 8192`.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// Server program
    #[arg(long, value_name = "FILE")]
    pub server: PathBuf,
    /// Half requests of one address; the server may open 1,024 files
    #[arg(long, value_name = "N", default_value_t = 2_000)]
    pub half: usize,
    /// Tables of seven experts of one person
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub experts: usize,
    /// Reviews under way
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub reviews: usize,
    /// Database of the server
    #[arg(long, value_enum, default_value = "sqlite")]
    pub db: Database,
}

/// The address of the attacker; everybody else is at 127.0.0.1.
const ATTACKER: [u8; 4] = [127, 0, 0, 2];
/// How often others ask for the table while connections are held.
const LOOKS: usize = 300;
/// How many hints and moves are measured.
const SAMPLES: usize = 12;
/// What is asked: with connections held, 99 of 100 answers within this time.
const LOOK_LIMIT: Duration = Duration::from_millis(100);
/// A hint is there within this time, and an easy bot has moved within the next.
const HINT_LIMIT: Duration = Duration::from_secs(2);
const EASY_LIMIT: Duration = Duration::from_millis(300);
/// Nothing takes longer.
const TIMEOUT: Duration = Duration::from_mins(5);

/// Runs the scenario.
pub async fn run(options: &Options) -> Result<ScenarioReport> {
    let folder = tempfile::Builder::new().prefix("mirabilia-abuse-").tempdir()?;
    let cluster = (options.db == Database::Postgres).then(Cluster::start).transpose()?;
    let database = match &cluster {
        Some(cluster) => cluster.url(),
        None => format!("sqlite://{}", folder.path().join("games.db").display()),
    };
    let server = ServerConfig::new(&options.server, &database, folder.path().join("log"))?;
    let mut report = ScenarioReport::new("abuse");
    report.value("database", if cluster.is_some() { "postgres" } else { "sqlite" });
    let running = server.limited(1024).start().await?;
    half_requests(&server.url(), options.half, &mut report).await?;
    running.kill()?;
    let running = server.start().await?;
    crowd(&server.url(), options, &mut report).await?;
    running.kill()?;
    if !report.passed() {
        eprintln!("the server's log is kept in {}", folder.keep().display());
    }
    Ok(report)
}

async fn half_requests(url: &str, count: usize, report: &mut ScenarioReport) -> Result<()> {
    let client = Client::register(url).await?;
    let table = client.open(&table("duel", vec![NewSeat::You, bot("random")])).await?;
    let address: SocketAddr = url.trim_start_matches("http://").parse()?;
    let mut held: Vec<TcpStream> = Vec::new();
    for _ in 0..count {
        let socket = TcpSocket::new_v4()?;
        socket.bind((ATTACKER, 0).into())?;
        let mut stream = socket.connect(address).await.context("more open files are needed")?;
        // A connection that was evicted meanwhile may refuse.
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ").await;
        held.push(stream);
    }
    let mut times = Vec::new();
    for number in 0..LOOKS {
        let started = Instant::now();
        // Within the limits of a public server.
        client.snapshot(&table).await.with_context(|| format!("request {number}"))?;
        times.push(started.elapsed());
        sleep(Duration::from_millis(35)).await;
    }
    let health = Client::with_key(url, "").get_text("/healthz").await;
    health.context("the health check, with the connections held")?;
    drop(held);
    times.sort();
    let p99 = times[times.len() * 99 / 100];
    report.value("half requests held", count);
    report.value("others' requests, median ms", millis(times[times.len() / 2]));
    report.value("others' requests, p99 ms", millis(p99));
    if p99 > LOOK_LIMIT {
        report.violation(format!("with half requests held, p99 was {} ms", millis(p99)));
    }
    Ok(())
}

async fn crowd(url: &str, options: &Options, report: &mut ScenarioReport) -> Result<()> {
    // Finished games of seven, one for each reviewer.
    let mut reviewers = Vec::new();
    for _ in 0..options.reviews {
        let client = Client::register(url).await?;
        let game = client.open(&table("wonders", vec![bot("random"); 7])).await?;
        wait(&client, &game, |now| now.table.status == Status::Finished).await?;
        reviewers.push((client, game));
    }
    let abuser = Client::register(url).await?;
    for _ in 0..options.experts {
        abuser.open(&table("wonders", vec![bot("expert"); 7])).await?;
    }
    for (client, game) in &reviewers {
        let _: Value = client.post(&format!("/api/games/{game}/review"), &()).await?;
    }
    let person = Client::register(url).await?;
    let easy = person.open(&table("duel", vec![NewSeat::You, bot("easy")])).await?;
    let mut seven = vec![bot("easy"); 7];
    seven[0] = NewSeat::You;
    let game = person.open(&table("wonders", seven)).await?;
    let (mut hints, mut moves) = (Vec::new(), Vec::new());
    for number in 0..SAMPLES {
        let now = wait(&person, &game, is_my_turn).await?;
        let at = now.play.as_ref().map_or(0, |play| play.steps);
        let started = Instant::now();
        let hint = Command::Hint { seat: 0, at };
        act(&person, &game, &format!("h{number}"), hint).await?;
        hints.push(started.elapsed());
        move_on(&person, &game, &now, number).await?;
        let now = wait(&person, &easy, is_my_turn).await?;
        if now.table.status != Status::Playing {
            break;
        }
        let started = Instant::now();
        move_on(&person, &easy, &now, number).await?;
        wait(&person, &easy, is_my_turn).await?;
        moves.push(started.elapsed());
    }
    let mut running = 0;
    for (client, game) in &reviewers {
        let state: Value = client.get(&format!("/api/games/{game}/review")).await?;
        running += usize::from(state.get("done").is_some());
    }
    report.value("tables of seven experts", options.experts);
    report.value("reviews still running at the end", running);
    for (what, times, limit) in
        [("hint", &mut hints, HINT_LIMIT), ("easy bot", &mut moves, EASY_LIMIT)]
    {
        times.sort();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        report.value(&format!("{what}, median ms"), millis(median));
        report.value(&format!("{what}, worst ms"), millis(worst));
        if worst > limit {
            report.violation(format!("{what}: {} ms at worst", millis(worst)));
        }
    }
    Ok(())
}

fn millis(time: Duration) -> u128 {
    time.as_millis()
}

fn bot(name: &str) -> NewSeat {
    NewSeat::Bot(name.to_owned())
}

fn table(game: &str, seats: Vec<NewSeat>) -> NewTable {
    let settings = Settings { pace: 0, start: Start::Full, ..Settings::default() };
    NewTable { settings, ..NewTable::new(game, seats) }
}

fn is_my_turn(now: &Snapshot) -> bool {
    let is_due = now.play.as_ref().is_some_and(|play| play.waiting.contains(&0));
    is_due || now.table.status == Status::Finished
}

/// Waits, without polling, until a table is as wanted.
async fn wait(
    client: &Client,
    table: &str,
    is_wanted: impl Fn(&Snapshot) -> bool,
) -> Result<Snapshot> {
    let started = Instant::now();
    loop {
        let now = client.snapshot(table).await?;
        if is_wanted(&now) {
            return Ok(now);
        }
        if started.elapsed() > TIMEOUT {
            bail!("table {table} does not go on");
        }
        client.events(table, now.seq, 20).await?;
    }
}

async fn move_on(client: &Client, table: &str, now: &Snapshot, number: usize) -> Result<()> {
    let play = now.play.as_ref().context("the game has not started")?;
    let Some(text) = play.views.first().and_then(|view| view.legal.first()) else { return Ok(()) };
    let command = Command::Move { seat: 0, at: play.steps, text: text.clone() };
    act(client, table, &format!("m{number}"), command).await
}

async fn act(client: &Client, table: &str, id: &str, command: Command) -> Result<()> {
    let answer = client.command(table, &Request { id: id.to_owned(), command }).await?;
    match answer.error {
        None => Ok(()),
        Some(refusal) => bail!("{refusal}"),
    }
}
