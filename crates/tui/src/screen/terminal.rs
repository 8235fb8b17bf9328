//! Runs the screen in a terminal: set-up, event loop, and restoring the terminal in every case.

use std::io::{self, IsTerminal, stdin, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{Clear, ClearType, EnterAlternateScreen, enable_raw_mode};

use super::app::App;
use super::press::Press;
use crate::game_ui::ColourDepth;
use crate::session::{Session, SessionEvent};
use crate::signals;

/// How long to wait for input before checking for session events.
const TICK: Duration = Duration::from_millis(30);
/// How often a screen with a running clock is redrawn.
const CLOCK: Duration = Duration::from_millis(500);
/// How often the watchdog checks for a request to stop.
const WATCH: Duration = Duration::from_millis(300);
/// How many checks a request may stay unanswered before the watchdog ends the process.
const GRACE: u32 = 4;
/// How long a notice is shown.
const NOTICE: Duration = Duration::from_secs(12);

/// The colour depth of a terminal, from `NO_COLOR`, `COLORTERM` and `TERM`.
pub fn colours(no_color: Option<&str>, colorterm: Option<&str>, term: Option<&str>) -> ColourDepth {
    if no_color.is_some_and(|value| !value.is_empty()) || matches!(term, Some("dumb" | "vt100")) {
        return ColourDepth::None;
    }
    let direct = term.is_some_and(|term| term.ends_with("-direct"));
    if direct || matches!(colorterm, Some("truecolor" | "24bit")) {
        return ColourDepth::True;
    }
    ColourDepth::Sixteen
}

/// Restores the terminal when dropped. After a panic, ratatui's hook does so before the message is
/// printed.
struct RestoreOnDrop {
    mouse: bool,
}

impl Drop for RestoreOnDrop {
    fn drop(&mut self) {
        if self.mouse {
            let _ = execute!(stdout(), DisableMouseCapture);
        }
        // Not `restore`: it reports errors on standard error, which panics if the terminal is gone.
        let _ = ratatui::try_restore();
    }
}

/// Plays on the full screen until the player leaves. With `mouse`, choices can be clicked.
pub fn run(session: &Session, app: &mut App, mouse: bool) -> Result<()> {
    let stop = signals::stop_flag(true)?;
    let mut terminal = ratatui::try_init().context("cannot use the terminal")?;
    let _restored = RestoreOnDrop { mouse };
    let _watchdog = Watchdog::start(Arc::clone(&stop));
    if mouse {
        hide_mouse_on_panic();
        execute!(stdout(), EnableMouseCapture).context("cannot use the terminal")?;
    }
    is_ready(Duration::ZERO)?; // installs the handler for window changes
    let (mut stale, mut drawn, mut told) = (true, Instant::now(), Instant::now());
    loop {
        while let Some(event) = session.try_event() {
            stale = true;
            told = Instant::now();
            app.handle(event)?;
        }
        if app.notice.is_some() && told.elapsed() > NOTICE {
            app.notice = None;
            stale = true;
        }
        let runs = app.moment.as_ref().is_some_and(|moment| !moment.clocks.is_empty());
        if stale || (runs && drawn.elapsed() > CLOCK) {
            let draw = terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut()));
            draw.context("cannot write to the terminal")?;
            (stale, drawn) = (false, Instant::now());
        }
        if app.is_leaving || stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        if !is_ready(TICK)? {
            continue;
        }
        let event = event::read().context("cannot read the terminal")?;
        stale = true;
        if matches!(event, Event::Resize(..)) {
            continue; // redraw at the new size
        }
        if let Some(press) = Press::of(&event) {
            told = Instant::now();
            if press == Press::Suspend {
                suspend(mouse)?;
                // Not `clear`: it asks the terminal for the cursor, and not every terminal answers.
                terminal.swap_buffers();
                continue;
            }
            if let Some(ask) = app.press(press) {
                session.send(ask);
            }
        }
    }
}

/// Gives the terminal back and stops the program until the shell continues it.
#[cfg(unix)]
fn suspend(mouse: bool) -> Result<()> {
    drop(RestoreOnDrop { mouse });
    // At the end of the program ratatui's terminal shows it, but that lives on here.
    execute!(stdout(), Show).context("cannot use the terminal")?;
    // The whole group, as the terminal itself would do: a parent such as `cargo run` stops, too.
    signals::suspend()?;
    enable_raw_mode().context("cannot use the terminal")?;
    execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All), Hide)
        .context("cannot use the terminal")?;
    if mouse {
        execute!(stdout(), EnableMouseCapture).context("cannot use the terminal")?;
    }
    Ok(())
}

/// There is nothing to suspend into.
#[cfg(not(unix))]
fn suspend(_mouse: bool) -> Result<()> {
    Ok(())
}

/// Waits for input; returns whether there is any.
fn is_ready(time: Duration) -> Result<bool> {
    match event::poll(time) {
        Ok(ready) => Ok(ready),
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(false),
        Err(error) => Err(error).context("cannot read the terminal"),
    }
}

fn hide_mouse_on_panic() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let _ = execute!(stdout(), DisableMouseCapture);
        before(info);
    }));
}

/// Ends the process if the event loop does not return although the program was asked to stop or its
/// terminal is gone. After a hang-up, crossterm's `poll` reads end-of-file in an endless loop. The
/// game is saved after every step, so nothing is lost.
struct Watchdog {
    stopped: Sender<()>,
}

impl Watchdog {
    fn start(stop: Arc<AtomicBool>) -> Self {
        let (stopped, running) = channel();
        thread::spawn(move || {
            let mut unanswered = 0;
            while running.recv_timeout(WATCH) == Err(RecvTimeoutError::Timeout) {
                // After a hang-up standard input is no longer a terminal, whether or not SIGHUP
                // arrived.
                if !stdin().is_terminal() {
                    stop.store(true, Ordering::Relaxed);
                }
                unanswered += u32::from(stop.load(Ordering::Relaxed));
                if unanswered > GRACE {
                    let _ = ratatui::try_restore();
                    std::process::exit(0);
                }
            }
        });
        Self { stopped }
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        let _ = self.stopped.send(());
    }
}

/// Waits for the first event, so that a failed start is reported without the full screen.
pub fn begin(session: &Session) -> Result<SessionEvent> {
    loop {
        match session.wait_event(Duration::from_secs(1)) {
            Some(SessionEvent::Failed(error)) => return Err(error),
            Some(event) => return Ok(event),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_follow_the_terminal() {
        for (no_color, colorterm, term, expected) in [
            (None, None, None, ColourDepth::Sixteen),
            (None, None, Some("xterm-256color"), ColourDepth::Sixteen),
            (None, Some("truecolor"), Some("xterm"), ColourDepth::True),
            (None, Some("24bit"), None, ColourDepth::True),
            (None, None, Some("xterm-direct"), ColourDepth::True),
            (Some("1"), Some("truecolor"), None, ColourDepth::None),
            (Some(""), Some("truecolor"), None, ColourDepth::True),
            (None, Some("truecolor"), Some("dumb"), ColourDepth::None),
        ] {
            let found = colours(no_color, colorterm, term);
            assert_eq!(found, expected, "{no_color:?} {colorterm:?} {term:?}");
        }
    }
}
