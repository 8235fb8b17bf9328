//! Input lines, read in their own thread so that events of the session are handled meanwhile.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// A line of input, without its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputLine {
    /// Text.
    Text(String),
    /// A line that exceeds the limit; the rest of it was skipped.
    TooLong,
    /// Bytes that are not UTF-8.
    NotUtf8,
}

/// The lines read so far. One reader serves all games of a program: what is typed ahead is not lost.
pub struct InputReader(Receiver<io::Result<InputLine>>);

impl InputReader {
    /// Starts to read until the end of input.
    pub fn read(mut next: impl FnMut() -> io::Result<Option<InputLine>> + Send + 'static) -> Self {
        // A small buffer: a script is read no faster than it is used.
        let (lines, heard) = sync_channel(4);
        thread::spawn(move || {
            while let Some(line) = next().transpose() {
                let broken = line.is_err();
                if lines.send(line).is_err() || broken {
                    return;
                }
            }
        });
        Self(heard)
    }

    /// Waits for the next line: `Ok(None)` at the end of input, `Err` on timeout.
    pub(super) fn wait(
        &self,
        time: Duration,
    ) -> Result<io::Result<Option<InputLine>>, RecvTimeoutError> {
        match self.0.recv_timeout(time) {
            Ok(line) => Ok(line.map(Some)),
            Err(RecvTimeoutError::Disconnected) => Ok(Ok(None)),
            Err(timeout) => Err(timeout),
        }
    }
}
