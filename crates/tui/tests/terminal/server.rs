//! Tables at a real server: another client sits on the other side.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use mirabilia_client::Client;
use mirabilia_protocol::{Command, NewSeat, NewTable, Request, Settings, Snapshot, Start, Status};
use mirabilia_server::{Config, Limits, Server};
use mirabilia_tui::plain::{InputLine, InputReader, OutputConfig, Plain, SavePaths};
use mirabilia_tui::session::{
    KeyStore, Moment, Remote, Session, SessionEvent, TableLink, UserCommand,
};
use mirabilia_words::{Lang, Words};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Nothing takes longer.
const PATIENCE: Duration = Duration::from_mins(2);

struct Host {
    runtime: Runtime,
    /// Where its games are: a server closes its store when it ends.
    folder: tempfile::TempDir,
    config: Config,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl Host {
    fn start() -> Self {
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
        let config = Config {
            addr: ([127, 0, 0, 1], 0).into(),
            bot_time: Duration::from_millis(10),
            hint_time: Duration::from_millis(30),
            review_time: Duration::from_millis(5),
            limits: Limits::raised(),
            ..Config::default()
        };
        let folder = tempfile::tempdir().unwrap();
        let mut host = Self { runtime, folder, config, running: None };
        host.serve();
        host
    }

    fn serve(&mut self) {
        let games = format!("sqlite://{}", self.folder.path().join("games.db").display());
        let config = self.config.clone();
        let server = self.runtime.block_on(async {
            let store = mirabilia_store::open(&games).await.unwrap();
            Server::with_store(config, store).await.unwrap()
        });
        self.config.addr = server.addr(); // the same again, when it comes back
        let (end, ended) = oneshot::channel();
        let running = self.runtime.spawn(async move {
            let end = async {
                let _ = ended.await;
            };
            server.run(end).await.unwrap();
        });
        self.running = Some((end, running));
    }

    fn stop(&mut self) {
        let (end, running) = self.running.take().unwrap();
        let _ = end.send(());
        self.runtime.block_on(running).unwrap();
    }

    fn url(&self) -> String {
        format!("http://{}", self.config.addr)
    }

    /// Somebody else, who opens a table.
    fn open(&self, game: &str, seats: Vec<NewSeat>) -> Other<'_> {
        let settings = Settings { start: Start::Full, pace: 0, ..Settings::default() };
        let new = NewTable {
            game: game.to_owned(),
            seats,
            options: BTreeMap::default(),
            boards: None,
            record: None,
            settings,
            name: Some("Bo".to_owned()),
            names: Vec::new(),
            number: None,
        };
        self.runtime.block_on(async {
            let client = Client::register(&self.url()).await.unwrap();
            let table = client.open(&new).await.unwrap();
            Other { host: self, client, table, number: 0 }
        })
    }

    fn remote(&self, table: &str) -> Remote {
        Remote {
            link: TableLink { server: self.url(), table: table.to_owned() },
            keys: None,
            name: Some("Ada".to_owned()),
            watch: false,
            lang: Lang::En,
        }
    }
}

/// The client on the other side.
struct Other<'a> {
    host: &'a Host,
    client: Client,
    table: String,
    number: u32,
}

impl Other<'_> {
    fn look(&self) -> Snapshot {
        self.host.runtime.block_on(self.client.snapshot(&self.table)).unwrap()
    }

    fn send(&mut self, command: Command) -> mirabilia_protocol::Answer {
        self.number += 1;
        let request = Request { id: self.number.to_string(), command };
        self.host.runtime.block_on(self.client.command(&self.table, &request)).unwrap()
    }

    /// Makes the first legal move of every seat of this client that decides.
    fn play(&mut self) {
        let Some(play) = self.look().play else { return };
        for view in play.views {
            let (Some(seat), Some(text)) = (view.seat, view.legal.first()) else { continue };
            self.send(Command::Move { seat, at: play.steps, text: text.clone() });
        }
    }
}

/// Waits for a moment, answering nothing.
fn until(session: &Session, what: &str, test: impl Fn(&Moment) -> bool) -> Moment {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        match session.wait_event(Duration::from_millis(200)) {
            Some(SessionEvent::Moment(moment)) if test(&moment) => return *moment,
            Some(SessionEvent::Failed(error)) => panic!("{what}: {error:#}"),
            _ => {}
        }
    }
    panic!("{what} did not happen");
}

/// Plays first moves on both sides until the game is over.
fn play_out(session: &Session, other: &mut Other<'_>) -> Moment {
    let begun = Instant::now();
    let mut moved = None;
    while begun.elapsed() < PATIENCE {
        match session.wait_event(Duration::from_millis(5)) {
            Some(SessionEvent::Moment(moment)) => {
                if moment.status == Status::Finished {
                    return *moment;
                }
                if let (Some(seat), Some(scene)) = (moment.due(), &moment.scene)
                    && moved != Some((seat, scene.steps))
                {
                    moved = Some((seat, scene.steps));
                    session.send(UserCommand::Move {
                        seat,
                        text: scene.legal().next().unwrap().to_owned(),
                    });
                }
            }
            Some(SessionEvent::Refused(refusal)) => panic!("{refusal}"),
            Some(SessionEvent::Failed(error)) => panic!("{error:#}"),
            _ => other.play(),
        }
    }
    panic!("the game did not end");
}

#[test]
fn whole_games_are_played_with_somebody_elsewhere() {
    let host = Host::start();
    for (game, seats) in [
        ("duel", vec![NewSeat::You, NewSeat::Open]),
        ("wonders", vec![NewSeat::You, NewSeat::Open, NewSeat::Bot("easy".to_owned())]),
        ("dice", vec![NewSeat::Open, NewSeat::You]),
    ] {
        let mut other = host.open(game, seats);
        let session = host.remote(&other.table).start();
        let end = play_out(&session, &mut other);
        let scene = end.scene.unwrap();
        assert!(scene.players.iter().any(|badge| badge.name == "Ada" && badge.mine));
        let now = other.look();
        assert_eq!(scene.ending, now.play.unwrap().ending);
        assert_eq!(scene.told.len(), now.told.len(), "everything is told when it is over");
        session.send(UserCommand::Review);
        let begun = Instant::now();
        let review = loop {
            assert!(begun.elapsed() < PATIENCE, "a review");
            match session.wait_event(Duration::from_millis(200)) {
                Some(SessionEvent::Reviewed(review)) => break review,
                Some(SessionEvent::Refused(refusal)) => panic!("{refusal}"),
                _ => {}
            }
        };
        assert!(!review.decisions.is_empty() && review.curve.len() > 10);
    }
}

#[test]
fn chat_hints_and_taking_back_go_both_ways() {
    let host = Host::start();
    let mut other = host.open("duel", vec![NewSeat::You, NewSeat::Open]);
    let session = host.remote(&other.table).start();
    until(&session, "a game", |moment| moment.scene.is_some());
    other.send(Command::Say { text: "good luck".to_owned() });
    until(&session, "chat", |moment| moment.chat.iter().any(|line| line.text == "good luck"));
    session.send(UserCommand::Say("you too".to_owned()));
    until(&session, "chat", |moment| moment.chat.iter().any(|line| line.name == "Ada"));
    other.play();
    let mine = until(&session, "my turn", |moment| moment.due().is_some());
    session.send(UserCommand::Hint);
    let hint = |moment: &Moment| moment.scene.as_ref().and_then(|scene| scene.hint.clone());
    let hinted = until(&session, "a hint", |moment| hint(moment).is_some());
    let legal: Vec<&str> = mine.scene.as_ref().unwrap().legal().collect();
    assert!(legal.iter().any(|text| hint(&hinted).unwrap().best() == Some(text)));
    assert!(!hint(&hinted).unwrap().moves[0].text.is_empty());
    // The other asks to take back what was decided before.
    let steps = other.look().play.unwrap().steps;
    session.send(UserCommand::Move { seat: 1, text: legal[0].to_owned() });
    until(&session, "my move", |moment| moment.scene.as_ref().unwrap().steps > steps);
    let at = other.look().play.unwrap().steps;
    let answer = other.send(Command::Undo { seat: 0, at });
    assert!(answer.error.is_none(), "{answer:?}");
    until(&session, "the question", |moment| moment.asked() == Some(1));
    session.send(UserCommand::Answer { yes: true });
    let back = until(&session, "the way back", |moment| {
        moment.undo.is_none() && moment.scene.as_ref().unwrap().steps < steps
    });
    assert_eq!(back.scene.unwrap().told.len() as u32, other.look().play.unwrap().steps);
    // What is not allowed is said.
    session.send(UserCommand::Move { seat: 1, text: "build moon".to_owned() });
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < PATIENCE, "a refusal");
        if let Some(SessionEvent::Refused(_)) = session.wait_event(Duration::from_millis(200)) {
            break;
        }
    }
}

#[test]
fn one_comes_back_after_a_break_and_after_leaving() {
    let mut host = Host::start();
    let folder = tempfile::tempdir().unwrap();
    let (table, key) = {
        let other = host.open("duel", vec![NewSeat::You, NewSeat::Open]);
        (other.table.clone(), other.client.key().to_owned())
    };
    let keyed = |host: &Host| Remote {
        keys: Some(KeyStore::new(folder.path().to_owned())),
        ..host.remote(&table)
    };
    let session = keyed(&host).start();
    until(&session, "a game", |moment| moment.scene.is_some() && moment.mine == [1]);
    host.stop();
    until(&session, "a break", |moment| !moment.online);
    host.serve();
    let client = Client::with_key(&host.url(), &key);
    let mut other = Other { host: &host, client, table: table.clone(), number: 0 };
    until(&session, "the line again", |moment| moment.online);
    other.play();
    until(&session, "my turn", |moment| moment.due() == Some(1));
    drop(session);
    let again = keyed(&host).start();
    let back = until(&again, "my seat", |moment| moment.scene.is_some());
    assert_eq!(back.due(), Some(1), "the key brings one back");
    let end = play_out(&again, &mut other);
    assert!(end.scene.unwrap().ending.is_some());
    // PlayedMove again, with the same people.
    again.send(UserCommand::Again);
    let next = until(&again, "another table", |moment| {
        moment.table.as_ref().is_some_and(|now| now.table != table)
    });
    assert_eq!(next.mine, [1]);
}

#[test]
fn one_can_watch_and_a_wrong_link_is_said() {
    let host = Host::start();
    let mut other = host.open("wonders", vec![NewSeat::You; 3]);
    let session = Remote { watch: true, ..host.remote(&other.table) }.start();
    let seen = until(&session, "a game", |moment| moment.scene.is_some());
    assert!(seen.mine.is_empty() && seen.due().is_none());
    other.play();
    until(&session, "a turn", |moment| {
        moment.scene.as_ref().unwrap().steps > seen.scene.as_ref().unwrap().steps
    });
    for (url, table, word) in [
        (host.url(), "000000000000", "no table"),
        ("http://127.0.0.1:9".to_owned(), "000000000000", "no connection"),
    ] {
        let link = TableLink { server: url, table: table.to_owned() };
        let session = Remote { link, ..host.remote("") }.start();
        match session.wait_event(PATIENCE) {
            Some(SessionEvent::Failed(error)) => {
                assert!(format!("{error:#}").contains(word), "{error:#}");
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_game_elsewhere_is_played_line_by_line() {
    let host = Host::start();
    let bot = || NewSeat::Bot("easy".to_owned());
    let other = host.open("duel", vec![NewSeat::Open, bot()]);
    let session = host.remote(&other.table).start();
    let config = OutputConfig {
        width: 80,
        is_terminal: false,
        is_interactive: false,
        save: SavePaths::default(),
    };
    let mut lines = vec!["say good luck", "fly", "999", "", "chat", "card pyramids"];
    lines.extend(["1"; 100]);
    let mut lines = lines.into_iter().map(str::to_owned);
    let mut out = Vec::new();
    let plain = Plain::new(session, Words::new(Lang::En), config, &mut out);
    let lines = InputReader::read(move || Ok(lines.next().map(InputLine::Text)));
    plain.run(&lines, || false).unwrap();
    let out = String::from_utf8(out).unwrap();
    for said in [
        "7 Wonders Duel: ",
        "Ada: good luck",
        "Not understood.",
        "There is no choice 999",
        "The Pyramids",
        "━━ The end ━",
    ] {
        assert!(out.contains(said), "{said:?} is not in\n{out}");
    }
}
