//! The screen in a terminal: its set-up, its events, and its return to what it was, whatever happens.

use std::io::{self, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;

use super::app::App;
use super::press::Press;
use crate::room::Colours;
use crate::session::{News, Session};

/// How long keys are waited for before news are looked at.
const TICK: Duration = Duration::from_millis(30);
/// How often a screen with a running clock is drawn.
const CLOCK: Duration = Duration::from_millis(500);
/// How often it is looked whether the program was asked to end and did not, and how often in vain.
const LOOK: Duration = Duration::from_millis(300);
const LOOKS: u32 = 4;
/// So long a notice stays.
const NOTICE: Duration = Duration::from_secs(12);

/// Which colours a terminal has, by `NO_COLOR`, `COLORTERM` and `TERM`.
pub fn colours(no_color: Option<&str>, colorterm: Option<&str>, term: Option<&str>) -> Colours {
    if no_color.is_some_and(|value| !value.is_empty()) || matches!(term, Some("dumb" | "vt100")) {
        return Colours::None;
    }
    let direct = term.is_some_and(|term| term.ends_with("-direct"));
    if direct || matches!(colorterm, Some("truecolor" | "24bit")) {
        return Colours::True;
    }
    Colours::Sixteen
}

/// Puts the terminal back when it is dropped; a panic does so by ratatui's hook before it speaks.
struct Restored {
    mouse: bool,
}

impl Drop for Restored {
    fn drop(&mut self) {
        if self.mouse {
            let _ = execute!(stdout(), DisableMouseCapture);
        }
        ratatui::restore();
    }
}

/// Plays on the full screen until the player leaves. `mouse`: may one point at things?
pub fn run(session: &Session, app: &mut App, mouse: bool) -> Result<()> {
    let ended = ends()?;
    let mut terminal = ratatui::try_init().context("cannot use the terminal")?;
    let _restored = Restored { mouse };
    let _watch = Watch::start(Arc::clone(&ended));
    if mouse {
        hide_mouse_on_panic();
        execute!(stdout(), EnableMouseCapture).context("cannot use the terminal")?;
    }
    is_ready(Duration::ZERO)?; // from now on no change of the window is missed
    let (mut stale, mut drawn, mut told) = (true, Instant::now(), Instant::now());
    loop {
        while let Some(news) = session.news() {
            stale = true;
            told = Instant::now();
            app.hear(news)?;
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
        if app.leaves || ended.load(Ordering::Relaxed) {
            return Ok(());
        }
        if !is_ready(TICK)? {
            continue;
        }
        let event = event::read().context("cannot read the terminal")?;
        stale = true;
        if matches!(event, Event::Resize(..)) {
            continue; // it is drawn anew, in its new size
        }
        if let Some(press) = Press::of(&event) {
            told = Instant::now();
            if let Some(ask) = app.press(press) {
                session.ask(ask);
            }
        }
    }
}

/// Does somebody press something within this time?
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

/// Raised when the program is asked to end from outside.
#[cfg(unix)]
fn ends() -> Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let ended = Arc::new(AtomicBool::new(false));
    for signal in [SIGTERM, SIGHUP, SIGINT] {
        let raised = signal_hook::flag::register(signal, Arc::clone(&ended));
        raised.context("cannot listen for signals")?;
    }
    Ok(ended)
}

/// Raised when the program is asked to end from outside.
#[cfg(not(unix))]
fn ends() -> Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}

/// Sees to it that the program ends when it was asked to. While a terminal that is gone is read,
/// crossterm takes the end of its input for nothing and never comes back to us. The game is kept
/// step by step, so nothing is lost by not waiting for it.
struct Watch {
    left: Sender<()>,
}

impl Watch {
    fn start(ended: Arc<AtomicBool>) -> Self {
        let (left, stays) = channel();
        thread::spawn(move || {
            let mut asked = 0;
            while stays.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                asked += u32::from(ended.load(Ordering::Relaxed));
                if asked > LOOKS {
                    ratatui::restore();
                    std::process::exit(0);
                }
            }
        });
        Self { left }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = self.left.send(());
    }
}

/// Waits for the first news, so that what cannot begin is said without a screen.
pub fn begin(session: &Session) -> Result<News> {
    loop {
        match session.wait(Duration::from_secs(1)) {
            Some(News::Failed(error)) => return Err(error),
            Some(news) => return Ok(news),
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
            (None, None, None, Colours::Sixteen),
            (None, None, Some("xterm-256color"), Colours::Sixteen),
            (None, Some("truecolor"), Some("xterm"), Colours::True),
            (None, Some("24bit"), None, Colours::True),
            (None, None, Some("xterm-direct"), Colours::True),
            (Some("1"), Some("truecolor"), None, Colours::None),
            (Some(""), Some("truecolor"), None, Colours::True),
            (None, Some("truecolor"), Some("dumb"), Colours::None),
        ] {
            let found = colours(no_color, colorterm, term);
            assert_eq!(found, expected, "{no_color:?} {colorterm:?} {term:?}");
        }
    }
}
