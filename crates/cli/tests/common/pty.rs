//! A real pseudo-terminal with a program in it, and eyes that read its screen.
#![allow(dead_code)]

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::num::NonZero;
use std::os::fd::OwnedFd;
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Condvar, Mutex, Once};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use signal_hook::consts::{SIGHUP, SIGINT};

/// Nothing takes longer, also on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// So much later everything that was written has arrived.
const SOON: Duration = Duration::from_secs(5);

/// What came out so far.
struct Seen {
    parser: vt100::Parser,
    /// Everything, as it came.
    all: Vec<u8>,
    over: bool,
    /// The window was closed: nobody looks any more.
    gone: bool,
}

/// A program in a terminal.
pub(crate) struct Terminal {
    child: Child,
    hand: File,
    line: File,
    seen: Arc<(Mutex<Seen>, Condvar)>,
    eyes: Option<JoinHandle<()>>,
}

fn size(columns: u16, rows: u16) -> Winsize {
    Winsize { ws_col: columns, ws_row: rows, ws_xpixel: 0, ws_ypixel: 0 }
}

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a window has cells")
}

/// Children start with the default action for SIGHUP and SIGINT, however the tests were started: an
/// ignored signal stays ignored in a new program (`nohup`, a job in the background), but one with a
/// handler is reset.
fn reset_signals() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        signal_hook::flag::register(SIGHUP, Arc::default()).expect("a handler");
        let always = Arc::new(AtomicBool::new(true));
        signal_hook::flag::register_conditional_default(SIGINT, always).expect("a handler");
    });
}

/// The same command with SIGHUP ignored, as under `nohup`.
pub(crate) fn without_hangup(command: &Command) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' HUP; exec \"$0\" \"$@\""]);
    shell.arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    shell
}

impl Terminal {
    /// Starts a program in a terminal of this size.
    pub(crate) fn start(mut command: Command, columns: u16, rows: u16) -> Self {
        reset_signals();
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY;
        // A child that inherited this end would keep its own terminal from ever hanging up.
        #[cfg(target_os = "linux")]
        let flags = flags | OpenptFlags::CLOEXEC;
        let hand: OwnedFd = openpt(flags).expect("a terminal");
        grantpt(&hand).expect("a terminal");
        unlockpt(&hand).expect("a terminal");
        let name = ptsname(&hand, Vec::new()).expect("a name");
        let path = std::path::Path::new(name.to_str().expect("a path"));
        let line = OpenOptions::new().read(true).write(true).open(path).expect("a terminal");
        tcsetwinsize(&line, size(columns, rows)).expect("a size");
        let end = || line.try_clone().expect("a terminal");
        let child = command.stdin(end()).stdout(end()).stderr(end()).spawn().expect("it starts");
        let parser = vt100::Parser::new(cells(rows), cells(columns), 0);
        let seen = Seen { parser, all: Vec::new(), over: false, gone: false };
        let seen = Arc::new((Mutex::new(seen), Condvar::new()));
        let hand = File::from(hand);
        let (mut from, shared) = (hand.try_clone().expect("a terminal"), Arc::clone(&seen));
        let eyes = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                let count = from.read(&mut bytes).unwrap_or(0);
                let mut seen = shared.0.lock().expect("no panic");
                seen.parser.process(&bytes[..count]);
                seen.all.extend_from_slice(&bytes[..count]);
                seen.over = count == 0;
                shared.1.notify_all();
                if count == 0 || seen.gone {
                    return;
                }
            }
        });
        Self { child, hand, line, seen, eyes: Some(eyes) }
    }

    /// Types.
    pub(crate) fn press(&mut self, keys: &str) {
        self.hand.write_all(keys.as_bytes()).expect("keys arrive");
    }

    /// What is on the screen.
    pub(crate) fn screen(&self) -> String {
        self.seen.0.lock().expect("no panic").parser.screen().contents()
    }

    /// Everything that came out, as it came.
    pub(crate) fn all(&self) -> String {
        String::from_utf8_lossy(&self.seen.0.lock().expect("no panic").all).into_owned()
    }

    /// Waits until the screen fits; what it shows then.
    pub(crate) fn until(&self, what: &str, test: impl Fn(&str) -> bool) -> String {
        let (lock, told) = &*self.seen;
        let begun = Instant::now();
        let mut seen = lock.lock().expect("no panic");
        loop {
            let screen = seen.parser.screen().contents();
            if test(&screen) {
                return screen;
            }
            let left = PATIENCE.saturating_sub(begun.elapsed());
            assert!(!left.is_zero() && !seen.over, "{what} is not there:\n{screen}");
            seen = told.wait_timeout(seen, left).expect("no panic").0;
        }
    }

    /// Waits until the screen is another one, or a moment has passed.
    pub(crate) fn change(&self, before: &str) -> String {
        let (lock, told) = &*self.seen;
        let seen = lock.lock().expect("no panic");
        let same = |seen: &mut Seen| seen.parser.screen().contents() == before && !seen.over;
        let wait = told.wait_timeout_while(seen, Duration::from_millis(300), same);
        wait.expect("no panic").0.parser.screen().contents()
    }

    /// Waits until nothing has changed for a while: all that was typed has had its effect.
    pub(crate) fn settled(&self) -> String {
        loop {
            let before = self.screen();
            std::thread::sleep(Duration::from_millis(500));
            if self.screen() == before {
                return before;
            }
        }
    }

    /// Makes the window another size, as a person does.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.seen
            .0
            .lock()
            .expect("no panic")
            .parser
            .screen_mut()
            .set_size(cells(rows), cells(columns));
        tcsetwinsize(&self.line, size(columns, rows)).expect("a size");
        self.signal("WINCH");
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let told = Command::new("sh").args(["-c", &format!("kill -{name} {id}")]).status();
        assert!(told.expect("a shell").success());
    }

    /// Closes the window with the program in it: the terminal hangs up, and no signal is sent.
    pub(crate) fn close(&mut self) {
        self.seen.0.lock().expect("no panic").gone = true;
        self.line.write_all(b" ").expect("the eyes wake up");
        self.eyes.take().expect("it was open").join().expect("no panic");
        self.hand = File::open("/dev/null").expect("nothing");
    }

    /// Waits for the end of the program.
    pub(crate) fn wait(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a program") {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end:\n{}", self.screen());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Makes sure that the terminal is as it was before the program. What the program wrote last may
    /// still be on its way.
    pub(crate) fn must_be_restored(&self) {
        let begun = Instant::now();
        while !self.changed().is_empty() {
            let all = self.all();
            assert!(begun.elapsed() < SOON, "not restored: {:?}\n{all:?}", self.changed());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// What a program changed about the terminal: lines, echo, cursor, the other screen, the mouse.
    pub(crate) fn changed(&self) -> Vec<&'static str> {
        let modes = tcgetattr(&self.line).expect("modes").local_modes;
        let seen = self.seen.0.lock().expect("no panic");
        let screen = seen.parser.screen();
        let usual = LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG;
        let changes = [
            (!modes.contains(usual), "modes"),
            (screen.alternate_screen(), "screen"),
            (screen.hide_cursor(), "cursor"),
            (screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None, "mouse"),
        ];
        changes.into_iter().filter(|(is, _)| *is).map(|(_, what)| what).collect()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
