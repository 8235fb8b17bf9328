//! A table at a server, over the same protocol as the web pages.

mod connection;
mod moment;

use std::sync::mpsc::{Sender, channel};
use std::thread;

use anyhow::{Context, Result};
use mirabilia_client::{Client, LiveTable};
use mirabilia_words::{Lang, Words};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::{KeyStore, Session, SessionEvent, TableLink, UserCommand};
use connection::TableConnection;
use moment::MomentBuilder;

/// A table to join or to watch.
pub struct Remote {
    /// The table.
    pub link: TableLink,
    /// Keys that identify this user to servers; `None` for a new identity each time.
    pub keys: Option<KeyStore>,
    /// Display name.
    pub name: Option<String>,
    /// Join as a spectator.
    pub watch: bool,
    /// The language of the bots' names.
    pub lang: Lang,
}

impl Remote {
    /// Connects. Errors arrive as events.
    pub fn start(self) -> Session {
        let (event_sender, events) = channel();
        let (asks, heard) = unbounded_channel();
        let thread = thread::spawn(move || {
            if let Err(error) = self.run(heard, &event_sender) {
                let _ = event_sender.send(SessionEvent::Failed(error));
            }
        });
        let send = move |ask| {
            let _ = asks.send(ask);
        };
        Session { send: Some(Box::new(send)), events, thread: Some(thread) }
    }

    fn run(self, asks: UnboundedReceiver<UserCommand>, news: &Sender<SessionEvent>) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.context("cannot start the async runtime")?.block_on(self.follow(asks, news))
    }

    async fn follow(
        self,
        asks: UnboundedReceiver<UserCommand>,
        news: &Sender<SessionEvent>,
    ) -> Result<()> {
        let client = self.client().await?;
        let words = Words::new(self.lang);
        let builder = MomentBuilder::new(words);
        let table = LiveTable::new(client, self.link.table);
        TableConnection::new(table, self.name, self.watch, builder, news).follow(asks).await
    }

    async fn client(&self) -> Result<Client> {
        let server = &self.link.server;
        if let Some(key) = self.keys.as_ref().and_then(|keys| keys.get(server)) {
            return Ok(Client::with_key(server, &key));
        }
        let client = Client::register(server).await?;
        if let Some(keys) = &self.keys {
            keys.keep(server, client.key()).context("cannot save the key for this server")?;
        }
        Ok(client)
    }
}
