//! `mirabilia play` in a real pseudo-terminal: whole games on the full screen and line by line,
//! windows that change, ends of all kinds, games that are kept, tables at a server.
#![cfg(unix)]

mod common;
#[path = "common/pty.rs"]
mod pty;
#[path = "common/server.rs"]
mod server;

use std::process::Command;
use std::time::Duration;

use common::Folder;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seed};
use mirabilia_tui::game_ui::ColourDepth;
use mirabilia_tui::plain::SavePaths;
use mirabilia_tui::screen::{App, run};
use mirabilia_tui::session::{Autosave, Local, LuckSource, default_players};
use mirabilia_words::{Lang, Words};
use pty::{Terminal, without_hangup};
use serde_json::json;
use server::Server;

const DOWN: &str = "\x1b[B";
const LEFT: &str = "\x1b[D";
/// The heading of the result.
const RESULT: &str = "─ The end ─";
/// Set for a screen that is to break.
const BREAKS: &str = "MIRABILIA_TEST_BREAKS";

fn play(folder: &Folder, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mirabilia"));
    command.arg("play").args(args).env("XDG_DATA_HOME", folder.path("data"));
    command.env("TERM", "xterm-256color").env("USER", "ada").env("LC_ALL", "C");
    for name in ["NO_COLOR", "COLORTERM", "COLUMNS", "LINES"] {
        command.env_remove(name);
    }
    command
}

fn open(folder: &Folder, args: &[&str]) -> Terminal {
    Terminal::start(play(folder, args), 100, 30)
}

/// Is the whole table there, down to the keys below it?
fn is_drawn(screen: &str) -> bool {
    screen.contains("Your turn") && screen.contains("? help")
}

/// Plays on the full screen, whatever is asked, until the game is over.
fn play_out(terminal: &mut Terminal) {
    let mut screen = terminal.until("a table", |screen| screen.contains("Your turn"));
    for number in 0..3000 {
        if screen.contains("The game is over") {
            // On a busy machine a key meant for the last turn may come late and close the result.
            screen = terminal.settled();
            if screen.contains(RESULT) {
                return;
            }
            terminal.press("e");
            continue;
        }
        let is_open = |screen: &str| screen.contains("Esc back");
        let was_open = is_open(&screen);
        if !was_open && number % 5 == 0 {
            terminal.press(DOWN);
            terminal.change(&screen);
        }
        terminal.press("\r");
        screen = terminal.change(&screen);
        if was_open && is_open(&screen) {
            terminal.press(LEFT); // that one is not possible
            terminal.press(DOWN);
            screen = terminal.change(&screen);
        }
    }
    panic!("the game does not end:\n{screen}");
}

#[test]
fn whole_games_are_played_on_the_full_screen() {
    for (game, seats) in
        [("duel", "you,random"), ("wonders", "you,random,random"), ("dice", "you,random")]
    {
        let folder = Folder::new();
        let file = folder.at("game.rec");
        let args = [game, "--seats", seats, "--seed", "4", "--time-ms", "10", "--record", &file];
        let mut terminal = open(&folder, &args);
        play_out(&mut terminal);
        terminal.press("r");
        terminal.until("a review", |screen| screen.contains("Win chances"));
        terminal.press("q");
        terminal.until("a question", |screen| screen.contains("Leave the game?"));
        terminal.press("y");
        assert!(terminal.wait().success());
        terminal.must_be_restored();
        let table = AnyTable::read(&common::read(&file)).expect("a record");
        assert!(table.outcome().is_some(), "{game}");
    }
}

#[test]
fn whole_games_are_played_line_by_line() {
    for (game, seats) in
        [("duel", "you,random"), ("wonders", "you,random,random"), ("dice", "you,random")]
    {
        let folder = Folder::new();
        let args =
            [game, "--plain", "--lang", "fi", "--seats", seats, "--seed", "4", "--time-ms", "10"];
        let mut terminal = open(&folder, &args);
        let mut prompts = 0;
        for number in 0..2000 {
            let count = |all: &str| all.matches("> ").count();
            terminal.until("a prompt", |_| true);
            let mut screen = terminal.screen();
            while count(&terminal.all()) <= prompts {
                screen = terminal.change(&screen);
            }
            prompts = count(&terminal.all());
            if terminal.all().contains("━━ Loppu ━") {
                break;
            }
            terminal.press(if number % 5 == 3 { "ääh\r" } else { "1\r" });
        }
        let all = terminal.all();
        assert!(all.contains("━━ Loppu ━"), "{all}");
        assert!(!all.contains('\x1b'), "no cursor is moved");
        terminal.press("lopeta\r");
        assert!(terminal.wait().success());
    }
}

#[test]
fn a_window_may_change() {
    let folder = Folder::new();
    let mut terminal = open(&folder, &["duel", "--seed", "1", "--seats", "you,random"]);
    let first = terminal.until("a table", is_drawn);
    terminal.resize(50, 15);
    terminal.until("a wish", |screen| screen.contains("Make the window larger"));
    terminal.resize(140, 40);
    terminal.until("the table", |screen| screen.contains("Your turn") && screen.contains("│"));
    terminal.resize(100, 30);
    terminal.until("the same table", |screen| screen == first);
}

#[test]
fn the_terminal_is_as_it_was_however_it_ends() {
    for end in ["Ctrl-C", "TERM", "HUP", "INT"] {
        let folder = Folder::new();
        let args = ["duel", "--seed", "1", "--seats", "you,random"];
        let mut terminal = open(&folder, &args);
        terminal.until("a table", |screen| screen.contains("Your turn"));
        let changed = terminal.changed();
        for part in ["modes", "screen", "mouse"] {
            assert!(changed.contains(&part), "it uses the terminal: {changed:?}");
        }
        terminal.press("\r\r");
        terminal.until("another turn", |screen| screen.contains("Your turn"));
        match end {
            "Ctrl-C" => terminal.press("\x03"),
            signal => terminal.signal(signal),
        }
        assert!(terminal.wait().success(), "{end}");
        terminal.must_be_restored();
        let said = terminal.until("the way back", |screen| screen.contains("Resume with"));
        assert!(said.contains("mirabilia play --resume duel-"), "{said}");
    }
}

/// Whether SIGHUP has its default action or is ignored: the end of the terminal is enough.
#[test]
fn a_window_that_is_closed_ends_it_and_keeps_the_game() {
    for way in ["", "--plain"] {
        for ignored in [false, true] {
            let folder = Folder::new();
            let file = folder.at("game.rec");
            let mut args = vec!["duel", "--seed", "1", "--seats", "you,random", "--record", &file];
            args.extend(Some(way).filter(|way| !way.is_empty()));
            let command = play(&folder, &args);
            let command = if ignored { without_hangup(&command) } else { command };
            let mut terminal = Terminal::start(command, 100, 30);
            let is_asked = |screen: &str| is_drawn(screen) || screen.trim_end().ends_with('>');
            terminal.until("a table", is_asked);
            terminal.close();
            assert!(terminal.wait().code().is_some(), "{way} {ignored}: it ends by itself");
            assert!(AnyTable::read(&common::read(&file)).is_ok(), "{way} {ignored}");
        }
    }
}

/// Breaks when the game is kept for the second time.
struct Breaks(u32);

impl Autosave for Breaks {
    fn save(&mut self, _table: &AnyTable) -> anyhow::Result<()> {
        self.0 += 1;
        assert!(self.0 < 2, "something broke");
        Ok(())
    }
}

/// Not a test by itself: what the next one runs in a terminal.
#[test]
fn a_screen_that_breaks() {
    if std::env::var_os(BREAKS).is_none() {
        return;
    }
    let table = AnyTable::new(GameKind::Duel, 2, &Options::default(), Vec::new()).expect("a table");
    let local = Local {
        table,
        players: default_players(2),
        luck: LuckSource::Seed(Seed::from(1)),
        thinking: Duration::from_millis(10),
        name: None,
        lang: Lang::En,
        autosaves: vec![Box::new(Breaks(0))],
        pages: String::new(),
    };
    let mut app = App::new(Words::new(Lang::En), ColourDepth::None, SavePaths::default());
    let error = run(&local.start(), &mut app, true).expect_err("the game is gone");
    println!("said: {error}");
}

#[test]
fn the_terminal_is_as_it_was_after_a_panic() {
    let mut command = Command::new(std::env::current_exe().expect("this test"));
    command.args(["--exact", "a_screen_that_breaks", "--nocapture"]).env(BREAKS, "1");
    let mut terminal = Terminal::start(command, 100, 30);
    terminal.until("a table", is_drawn);
    terminal.press("\r\r");
    assert!(terminal.wait().success());
    terminal.must_be_restored();
    terminal.until("the end", |screen| screen.contains("test result"));
    let all = terminal.all();
    assert!(all.contains("something broke"), "{all}");
    assert!(all.contains("said: the game thread has stopped unexpectedly"), "{all}");
}

#[test]
fn what_is_unfinished_is_kept_and_offered() {
    let folder = Folder::new();
    let start = |args: &[&str]| {
        open(&folder, &[&["duel", "--seats", "you,random", "--plain"], args].concat())
    };
    let quit = |mut terminal: Terminal| {
        terminal.press("quit\r");
        assert!(terminal.wait().success());
        let way_back = "Resume with: mirabilia play --resume duel-";
        terminal.until("the way back", |screen| screen.contains(way_back));
    };
    let prompt = |screen: &str| screen.trim_end().ends_with('>');
    // Left before the first move: it is there all the same.
    let first = start(&["--seed", "7"]);
    first.until("a prompt", prompt);
    assert!(first.all().contains("The game is saved; you can leave at any time."));
    quit(first);
    let mut second = start(&[]);
    second.until("an offer", |screen| screen.contains("There is an unfinished game"));
    second.press("maybe\r");
    second.until("the question again", |screen| screen.matches("Resume it?").count() == 2);
    second.press("\r");
    second.until("the game", prompt);
    assert!(second.all().contains("Resumed after"), "{}", second.all());
    second.press("1\r");
    second.until("a move", |screen| screen.contains("ada takes") && prompt(screen));
    // Another terminal meanwhile gets a game of its own.
    let other = start(&[]);
    other.until("a new game", prompt);
    assert!(!other.all().contains("unfinished"), "{}", other.all());
    quit(other);
    quit(second);
    // Refused: it stays, a new game begins, and that one is offered next.
    let mut third = start(&[]);
    third.until("an offer", |screen| screen.contains("Resume it?"));
    third.press("no\r");
    third.until("a new game", prompt);
    assert!(third.all().contains("It stays among your saved games"), "{}", third.all());
    quit(third);
    let games = folder.path("data/mirabilia/games");
    let names = |ending: &str| {
        let files =
            std::fs::read_dir(&games).expect("a folder").map(|file| file.expect("a file").path());
        files.filter(|path| path.extension().is_some_and(|it| it == ending)).count()
    };
    assert_eq!((names("rec"), names("lock")), (3, 0), "nothing is lost, no lock stays behind");
}

/// A click selects a choice, another one opens it: without any option.
#[test]
fn the_mouse_works() {
    let folder = Folder::new();
    let mut terminal = open(&folder, &["duel", "--seed", "1", "--seats", "you,random"]);
    let screen = terminal.until("a table", is_drawn);
    // The last line of the list, above the news and the keys, is another choice than the first.
    let last = screen.lines().count() - 3;
    let click = |row: usize| format!("\x1b[<0;6;{}M\x1b[<0;6;{}m", row + 1, row + 1);
    terminal.press(&click(last));
    terminal.until("another choice", |now| now != screen);
    let selected = terminal.settled();
    let row = selected.lines().collect::<Vec<_>>().iter().rposition(|row| row.contains('▸'));
    terminal.press(&click(row.expect("a cursor")));
    terminal.until("its ways", |screen| screen.contains("Esc back"));
    terminal.press("\x03");
    assert!(terminal.wait().success());
    terminal.must_be_restored();
}

/// The same command in a shell with job control, which waits for a line after the job was suspended
/// and then continues it.
fn in_a_shell(command: &Command) -> Command {
    let mut shell = Command::new("setsid");
    shell.args(["--ctty", "--wait", "bash", "-c"]);
    shell.arg(
        "set -m; \"$0\" \"$@\"; echo job suspended; read -r line; fg > /dev/null; echo it left",
    );
    shell.arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    shell
}

#[test]
fn ctrl_z_suspends_and_fg_continues() {
    let folder = Folder::new();
    let command = play(&folder, &["duel", "--seed", "1", "--seats", "you,random"]);
    let mut terminal = Terminal::start(in_a_shell(&command), 100, 30);
    let before = terminal.until("a table", is_drawn);
    terminal.press("\x1a");
    terminal.until("the shell", |screen| screen.contains("job suspended"));
    terminal.must_be_restored();
    terminal.press("\n");
    terminal.until("the same table", |screen| screen == before);
    assert!(terminal.changed().contains(&"mouse"), "{:?}", terminal.changed());
    terminal.press("\x03");
    terminal.until("the shell again", |screen| screen.contains("it left"));
    assert!(terminal.wait().success());
    terminal.must_be_restored();
}

/// A person who starts a server is told where the page is, that no browser could be opened, how to
/// stop it, and what becomes of the games.
#[test]
fn a_server_in_a_terminal_says_how_to_stop_it() {
    let folder = Folder::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_mirabilia"));
    command.args(["serve", "--addr", "localhost:0", "--open", "--db", "memory:"]);
    // A path without xdg-open.
    command.env("PATH", folder.path("")).env("LC_ALL", "C").env("RUST_LOG", "off");
    let mut terminal = Terminal::start(command, 100, 30);
    let said = terminal.until("both", |screen| screen.contains("No browser could be opened"));
    for part in ["Mirabilia is at http://127.0.0.1:", "Ctrl-C stops the server", "in memory"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    terminal.signal("INT");
    assert!(terminal.wait().success());
}

#[test]
fn colours_are_asked_for() {
    let coloured = |name: &str, value: &str| {
        // A folder each: an unfinished game would be offered at the next start.
        let folder = Folder::new();
        let mut command = play(&folder, &["duel", "--seed", "1", "--seats", "you,random"]);
        if !name.is_empty() {
            command.env(name, value);
        }
        let terminal = Terminal::start(command, 100, 30);
        let shown = terminal.until("a table", is_drawn);
        (terminal.all(), shown)
    };
    let (few, shown) = coloured("", "");
    let (many, same) = coloured("COLORTERM", "truecolor");
    let (none, alike) = coloured("NO_COLOR", "1");
    assert_eq!((&shown, &shown), (&same, &alike), "colours say nothing that the text does not");
    assert!(many.contains("38;2;") && !few.contains("38;2;"));
    let tint =
        |all: &str| all.contains("\x1b[38;5;") || all.contains(";5;") || all.contains("38;2;");
    assert!(!tint(&none), "{none:?}");
}

#[test]
fn a_table_of_a_server_is_joined() {
    let folder = Folder::new();
    let server = Server::start(&folder.at("games.db"));
    let key = server.new_key();
    let new = json!({"game": "duel", "seats": ["you", "open"], "name": "Bo",
        "settings": {"start": "full"}});
    let (status, created) = server.post("/api/tables", Some(&key), &new);
    assert_eq!(status, 201, "{created}");
    let table = created["table"].as_str().expect("an id").to_owned();
    let link = format!("http://{}/#/t/{table}", server.addr);
    let mut terminal = open(&folder, &["--join", &link, "--name", "Cia"]);
    terminal.until("the game", |screen| screen.contains("Bo, Cia"));
    let mut number = 0;
    let mut before = terminal.screen();
    while server.table(&key, &table)["table"]["status"] != "finished" {
        number += 1;
        assert!(number < 2000, "the game ends:\n{before}");
        let now = server.table(&key, &table);
        if now["play"]["waiting"][0] == 0 {
            let command = Server::first_move(&now, &format!("b{number}"));
            server.post(&format!("/api/tables/{table}/commands"), Some(&key), &command);
            continue;
        }
        for keys in ["\r", "\r"] {
            terminal.press(keys);
            before = terminal.change(&before);
        }
    }
    terminal.until("the end", |screen| screen.contains("The game is over"));
    terminal.press("\x03");
    assert!(terminal.wait().success());
    terminal.must_be_restored();
    // The key was kept: the same command comes back to the same seat.
    let again = open(&folder, &["--join", &table, "--server", &server.addr, "--plain"]);
    again.until("the same seat", |screen| screen.contains("Cia"));
}
