//! What is typed, read in a thread of its own, so that a game elsewhere is heard meanwhile.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// One line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// Text.
    Text(String),
    /// Longer than anybody types.
    TooLong,
    /// Bytes that are not text.
    NotText,
}

/// The lines that come.
pub(super) struct Lines(Receiver<io::Result<Typed>>);

impl Lines {
    /// Reads until the end of input.
    pub(super) fn read(
        mut next: impl FnMut() -> io::Result<Option<Typed>> + Send + 'static,
    ) -> Self {
        // Room for few: a script is read as it is used.
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

    /// The next line within a time: `Ok(None)` at the end of input, `Err` when none came.
    pub(super) fn wait(
        &self,
        time: Duration,
    ) -> Result<io::Result<Option<Typed>>, RecvTimeoutError> {
        match self.0.recv_timeout(time) {
            Ok(line) => Ok(line.map(Some)),
            Err(RecvTimeoutError::Disconnected) => Ok(Ok(None)),
            Err(timeout) => Err(timeout),
        }
    }
}
