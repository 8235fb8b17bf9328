//! `mirabilia engine`: a game for another program to drive, over JSON lines.

use std::io::{self, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use anyhow::{Context, Result};
use clap::Args;
use mirabilia_engine::{Answer, BadLine, MAX_LINE, Stopper};

use crate::boards;
use crate::input::{self, InputLine};
use crate::no_output;

/// Answer JSON requests from standard input on standard output, one per line
///
/// docs/engine.md describes the requests. Answers come in order. End of input works like quit.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  echo '{\"do\":\"new\",\"game\":\"duel\"}' | mirabilia engine\n  mirabilia engine --boards mine.toml"
)]
pub struct Engine {
    /// Board file of Dice that games may name; may be repeated
    #[arg(long, value_name = "FILE|NAME")]
    boards: Vec<String>,
}

impl Engine {
    /// Answers until `quit` or the end of input.
    pub fn run(&self) -> Result<()> {
        let load = |word: &String| boards::find(word).context("--boards");
        let loaded = self.boards.iter().map(load).collect::<Result<Vec<_>>>()?;
        let mut engine = mirabilia_engine::Engine::with_boards(loaded);
        let stopper = engine.stopper();
        // A small queue: a caller that sends more without reading answers is blocked.
        let (send, requests) = sync_channel(64);
        thread::spawn(move || read(&send, &stopper));
        let mut out = io::stdout().lock();
        for request in requests {
            let answer = answer_line(&mut engine, &request.context("cannot read standard input")?);
            writeln!(out, "{}", answer.text).and_then(|()| out.flush()).with_context(no_output)?;
            if answer.quit {
                break;
            }
        }
        Ok(())
    }
}

/// Answers one line of input.
pub fn answer_line(engine: &mut mirabilia_engine::Engine, line: &InputLine) -> Answer {
    match line {
        InputLine::Text(request) => engine.answer(request),
        InputLine::TooLong => engine.reject(BadLine::TooLong),
        InputLine::NotUtf8 => engine.reject(BadLine::NotUtf8),
    }
}

/// Reads requests while others are answered, so that a `stop` takes effect at once.
fn read(send: &SyncSender<io::Result<InputLine>>, stopper: &Stopper) {
    let mut input = io::stdin().lock();
    for number in 0.. {
        let Some(line) = input::read_line(&mut input, MAX_LINE).transpose() else { break };
        if let Ok(InputLine::Text(request)) = &line {
            stopper.observe(number, request);
        }
        let broken = line.is_err();
        if send.send(line).is_err() || broken {
            break; // the answering thread or the input is gone
        }
    }
}
