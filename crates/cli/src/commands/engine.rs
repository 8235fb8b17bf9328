//! `mirabilia engine`: a game for another program to drive, over JSON lines.

use std::io::{self, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use anyhow::{Context, Result};
use clap::Args;

use crate::NO_OUTPUT;
use crate::boards;
use crate::engine::{self, MAX_LINE, Stopper};
use crate::lines::{self, Line};

/// Answer JSON requests on standard input, one a line, on standard output
///
/// The requests are new, step, legal, go, view, result, record, load, deal, stop and quit;
/// docs/engine.md describes them all. Answers come in order. The end of input is as good as quit.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  echo '{\"do\":\"new\",\"game\":\"duel\"}' | mirabilia engine\n  mirabilia engine --boards mine.toml"
)]
pub struct Engine {
    /// Boards of Dice to load, which games can name: a board file; may be given several times
    #[arg(long, value_name = "FILE|NAME")]
    boards: Vec<String>,
}

impl Engine {
    /// Answers until `quit` or the end of input.
    pub fn run(&self) -> Result<()> {
        let load = |word: &String| boards::find(word).context("--boards");
        let loaded = self.boards.iter().map(load).collect::<Result<Vec<_>>>()?;
        let mut engine = engine::Engine::with_boards(loaded);
        let stopper = engine.stopper();
        // A few requests may wait; a caller that sends more without reading has to wait itself.
        let (send, requests) = sync_channel(64);
        thread::spawn(move || read(&send, &stopper));
        let mut out = io::stdout().lock();
        for request in requests {
            let answer = engine.answer_line(&request.context("cannot read standard input")?);
            writeln!(out, "{}", answer.text).and_then(|()| out.flush()).context(NO_OUTPUT)?;
            if answer.quit {
                break;
            }
        }
        Ok(())
    }
}

/// Reads requests while others are answered, so that a `stop` is seen at once.
fn read(send: &SyncSender<io::Result<Line>>, stopper: &Stopper) {
    let mut input = io::stdin().lock();
    for number in 0.. {
        let Some(line) = lines::next(&mut input, MAX_LINE).transpose() else { break };
        if let Ok(Line::Text(request)) = &line {
            stopper.look(number, request);
        }
        let broken = line.is_err();
        if send.send(line).is_err() || broken {
            break; // nobody answers any more, or nothing more can be read
        }
    }
}
