//! A table at a server, over the same protocol as the pages.

mod line;
mod mirror;

use std::sync::mpsc::{Sender, channel};
use std::thread;

use anyhow::{Context, Result};
use mirabilia_client::Client;
use mirabilia_words::{Lang, Words};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::{Ask, Keys, Link, News, Session};
use line::Line;
use mirror::Mirror;

/// A table to sit down at, or to watch.
pub struct Remote {
    /// Where it is.
    pub link: Link,
    /// By which keys servers know this person; none to be somebody new each time.
    pub keys: Option<Keys>,
    /// What this person is called.
    pub name: Option<String>,
    /// Only look on.
    pub watch: bool,
    /// The language, for names of bots.
    pub lang: Lang,
}

impl Remote {
    /// Connects. What goes wrong is told as news.
    pub fn start(self) -> Session {
        let (news_out, news) = channel();
        let (asks, heard) = unbounded_channel();
        let thread = thread::spawn(move || {
            if let Err(error) = self.run(heard, &news_out) {
                let _ = news_out.send(News::Failed(error));
            }
        });
        let send = move |ask| {
            let _ = asks.send(ask);
        };
        Session { send: Some(Box::new(send)), news, thread: Some(thread) }
    }

    fn run(self, asks: UnboundedReceiver<Ask>, news: &Sender<News>) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.context("cannot start")?.block_on(self.follow(asks, news))
    }

    async fn follow(self, asks: UnboundedReceiver<Ask>, news: &Sender<News>) -> Result<()> {
        let client = self.client().await?;
        let words = Words::new(self.lang);
        let mirror = Mirror::new(words);
        let mut line = Line::new(client, self.link.table, self.name, self.watch, mirror, news);
        line.follow(asks).await
    }

    async fn client(&self) -> Result<Client> {
        let server = &self.link.server;
        if let Some(key) = self.keys.as_ref().and_then(|keys| keys.get(server)) {
            return Ok(Client::with_key(server, &key));
        }
        let client = Client::enter(server).await?;
        if let Some(keys) = &self.keys {
            keys.keep(server, client.key()).context("cannot keep the key to come back with")?;
        }
        Ok(client)
    }
}
