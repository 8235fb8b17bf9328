//! The shared state of a server: the store, the live tables, the thread pools.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mirabilia_games::dice::BoardsRef;
use mirabilia_protocol::{Code, Refusal};
use mirabilia_store::{Append, AppendError, NodeId, Store, TableId, Writer};
use tokio::sync::oneshot;

use crate::bans::Bans;
use crate::config::Config;
use crate::ids::{is_table_id, new_id};
use crate::limits::Limit;
use crate::live::{self, TableHandle, TableMessage, broken, no_store, no_table};
use crate::notices::Notices;
use crate::person::PersonCache;
use crate::pool::Pool;
use crate::rate_limits::RateLimits;
use crate::readiness::Readiness;
use crate::reviews::Reviews;
use crate::time::Clock;

/// The duration of a lease in milliseconds.
pub(crate) const LEASE: i64 = 15_000;
/// The maximum number of board files that a process loads.
const MAX_BOARDS: u32 = 500;
/// The maximum number of queued bot jobs.
const MAX_QUEUED_BOTS: usize = 50_000;
/// The maximum number of queued hints and reviews.
const MAX_QUEUED_ANALYSES: usize = 1_000;

/// The shared state of a server.
pub(crate) struct Hub {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    /// Whether other nodes may use the same store.
    pub(crate) is_shared: bool,
    pub(crate) node: NodeId,
    pub(crate) clock: Arc<Clock>,
    pub(crate) started_at: i64,
    pub(crate) bots: Pool,
    pub(crate) analyses: Pool,
    pub(crate) people: PersonCache,
    pub(crate) bans: Bans,
    pub(crate) notices: Notices,
    pub(crate) reviews: Reviews,
    pub(crate) rate_limits: RateLimits,
    pub(crate) readiness: Readiness,
    threads: usize,
    /// The number of loaded board files, which stay in memory.
    boards: AtomicU32,
    live: Mutex<Tables>,
    /// Seats that were connected since the last write to the store.
    connected: Mutex<BTreeSet<(TableId, u8)>>,
}

#[derive(Default)]
struct Tables {
    handles: BTreeMap<String, TableHandle>,
    closing: bool,
}

impl Hub {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, clock: Clock) -> Arc<Self> {
        let threads = match config.think_threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        Arc::new(Self {
            is_shared: store.name() == "postgres",
            writer: Writer::new(Arc::clone(&store)),
            store,
            node: NodeId::from(new_id()),
            started_at: clock.now(),
            clock: Arc::new(clock),
            bots: Pool::new("bots", threads, MAX_QUEUED_BOTS),
            analyses: Pool::new("analyses", threads.div_ceil(2), MAX_QUEUED_ANALYSES),
            people: PersonCache::default(),
            bans: Bans::default(),
            notices: Notices::default(),
            reviews: Reviews::default(),
            rate_limits: RateLimits::new(&config.limits),
            readiness: Readiness::default(),
            threads,
            boards: AtomicU32::new(0),
            live: Mutex::default(),
            connected: Mutex::default(),
            config,
        })
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The handle of a table, which is loaded if it is not in memory.
    pub(crate) fn table(self: &Arc<Self>, id: &str) -> Result<TableHandle, Refusal> {
        if !is_table_id(id) {
            return Err(no_table(&TableId::from(id)));
        }
        let mut tables = self.lock();
        if tables.closing {
            return Err(closing());
        }
        if let Some(handle) = tables.handles.get(id) {
            if !handle.is_dead() {
                return Ok(handle.clone());
            }
            // Its task failed: read the table again.
            tracing::error!(table = %id, "the task of a table failed; reading the table again");
            tables.handles.remove(id);
        }
        if tables.handles.len() >= self.config.live_tables {
            let message = format!("the limit of {} live tables is reached", tables.handles.len());
            return Err(Limit::LiveTables.refusal(Code::TooManyTables, message));
        }
        let (handle, live) = live::channel(Arc::clone(self), id.to_owned());
        tables.handles.insert(id.to_owned(), handle.clone());
        drop(tables);
        tokio::spawn(live.run());
        Ok(handle)
    }

    /// Sends a message to a table and waits for the answer. Loads the table again if it is unloaded
    /// concurrently.
    pub(crate) async fn call<T>(
        self: &Arc<Self>,
        id: &str,
        message: impl Fn(oneshot::Sender<Result<T, Refusal>>) -> TableMessage,
    ) -> Result<T, Refusal> {
        for _ in 0..3 {
            let handle = self.table(id)?;
            let (reply, answer) = oneshot::channel();
            if handle.send(message(reply)).await
                && let Ok(answer) = answer.await
            {
                return answer;
            }
            tokio::task::yield_now().await;
        }
        Err(if self.lock().closing { closing() } else { broken("a table does not answer") })
    }

    /// The handle of a live table.
    pub(crate) fn handle_of(&self, id: &TableId) -> TableHandle {
        let tables = self.lock();
        tables.handles.get(id.as_str()).cloned().unwrap_or_else(TableHandle::detached)
    }

    /// Whether a table is in memory.
    pub(crate) fn is_live(&self, id: &str) -> bool {
        self.lock().handles.contains_key(id)
    }

    /// Sends a message to a table if it is live.
    pub(crate) fn try_send(&self, id: &str, message: TableMessage) {
        if let Some(handle) = self.lock().handles.get(id) {
            handle.try_send(message);
        }
    }

    /// Sends a message to every live table.
    pub(crate) fn try_send_all(&self, message: impl Fn() -> TableMessage) {
        self.lock().handles.values().for_each(|handle| handle.try_send(message()));
    }

    /// Removes a table from memory, if its mailbox is empty.
    pub(crate) fn unload(&self, id: &str, is_empty: impl FnOnce() -> bool) -> bool {
        let mut tables = self.lock();
        let unloads = is_empty();
        if unloads {
            tables.handles.remove(id);
        }
        unloads
    }

    /// Stores a new table.
    pub(crate) async fn append_new(&self, append: Append) -> Result<(), Refusal> {
        match self.writer.append(append).await {
            Ok(()) => Ok(()),
            Err(AppendError::Unavailable(error)) => Err(no_store(&error)),
            Err(error) => Err(broken(error.to_string())),
        }
    }

    /// Validates a board file and counts it against the limit: loaded boards stay in memory.
    pub(crate) fn admit_boards(&self, text: &str) -> Result<(), Refusal> {
        let (name, fingerprint, _) =
            BoardsRef::check(text).map_err(|error| mirabilia_room::bad_boards(&error))?;
        if BoardsRef::known(&name, &fingerprint).is_some() {
            return Ok(());
        }
        if self.boards.fetch_add(1, Ordering::Relaxed) >= MAX_BOARDS {
            let message = format!("the limit of {MAX_BOARDS} board files is reached");
            return Err(Limit::Boards.refusal(Code::Busy, message));
        }
        Ok(())
    }

    /// Loads the board set of a table from the store, unless it is known.
    pub(crate) async fn load_boards(&self, opened: &str) -> Result<(), Refusal> {
        #[derive(serde::Deserialize)]
        struct OpenedOptions {
            options: BTreeMap<String, String>,
        }
        let Ok(OpenedOptions { options }) = serde_json::from_str(opened) else { return Ok(()) };
        let Some((name, fingerprint)) = options.get("boards").and_then(|b| b.rsplit_once(' '))
        else {
            return Ok(());
        };
        if BoardsRef::known(name, fingerprint).is_some() {
            return Ok(());
        }
        let text = self.store.boards(fingerprint).await.map_err(|error| no_store(&error))?;
        let text = text.ok_or_else(|| broken(format!("boards {fingerprint} are not stored")))?;
        BoardsRef::read(&text).map(|_| ()).map_err(|error| broken(error.to_string()))
    }

    /// The time limit of a bot's move at a table of this host: shorter under load.
    pub(crate) fn bot_time(&self, host: &str) -> Duration {
        let backlog = self.bots.backlog(host) / (4 * self.threads);
        self.config.bot_time / (backlog as u32 + 1)
    }

    /// Records that these seats are connected to this node.
    pub(crate) fn mark_connected(&self, table: &TableId, seats: &[u8]) {
        let mut connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        connected.extend(seats.iter().map(|&seat| (table.clone(), seat)));
    }

    /// The seats that were connected since the last call.
    pub(crate) fn take_connected(&self) -> Vec<(TableId, u8)> {
        let mut connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *connected).into_iter().collect()
    }

    /// Stops all live tables, notifies their sockets, and refuses everything from now on.
    pub(crate) async fn close(&self) {
        let handles = {
            let mut tables = self.lock();
            tables.closing = true;
            std::mem::take(&mut tables.handles)
        };
        self.notices.close();
        self.bots.close();
        self.analyses.close();
        for handle in handles.values() {
            handle.send(TableMessage::Stop).await;
        }
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.lock().closing
    }
}

pub(crate) fn closing() -> Refusal {
    Refusal::new(Code::Closing, "the server is shutting down; reconnect shortly")
}

#[cfg(test)]
mod tests {
    use mirabilia_protocol::{Message, NewSeat, NewTable, Settings};
    use mirabilia_room::{Entry, Event, Room, open};
    use mirabilia_store::Memory;

    use super::*;
    use crate::ids::{new_secret, new_table_id};
    use crate::live::frame_channel;
    use crate::person::Person;
    use crate::stored;

    /// A hub with one open table that has this many further events.
    async fn with_table(events: u32) -> (Arc<Hub>, String) {
        let hub = Hub::new(Config::default(), Arc::new(Memory::new()), Clock::new(0));
        let (id, at) = (new_table_id(), hub.clock.now());
        let new = NewTable::new("duel", vec![NewSeat::Open, NewSeat::Open]);
        let opened = open(new, id.clone(), "ada", "Ada", &new_secret(), at).unwrap();
        let mut entries = opened.entries;
        for pace in 0..events {
            let settings = Settings { pace, ..Settings::default() };
            entries.push(Entry { event: Event::Settings { settings }, cause: None });
        }
        let append = Append {
            table: id.as_str().into(),
            first: 1,
            events: entries.iter().map(Entry::to_json).collect(),
            at,
            row: stored::row(&Room::fold_new(&entries, at).unwrap()),
        };
        hub.append_new(append).await.unwrap();
        (hub, id)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_missed_too_much_gets_the_table_instead_of_a_long_log() {
        let (hub, id) = with_table(2_100).await;
        let who = Person::anonymous();
        for (from, is_whole) in [(2_000, false), (102, false), (50, true)] {
            let ask = |reply| TableMessage::EventsSince { who: who.clone(), from, reply };
            let message = hub.call(&id, ask).await.unwrap();
            assert_eq!(matches!(*message, Message::Table(_)), is_whole, "from {from}");
        }
        hub.close().await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_whose_task_failed_is_read_again() {
        let (hub, id) = with_table(0).await;
        let who = Person::anonymous();
        let (sender, mut frames) = frame_channel();
        let subscribe = |reply| {
            let (who, sender) = (who.clone(), sender.clone());
            TableMessage::Subscribe { who, from: None, sender, reply }
        };
        hub.call(&id, subscribe).await.unwrap();
        frames.next().await.expect("the table");
        let handle = hub.table(&id).unwrap();
        handle.send(TableMessage::Fail).await;
        // The socket ends, so that its client reconnects.
        while frames.next().await.is_some() {}
        let look = |reply| TableMessage::Snapshot { who: who.clone(), reply };
        assert_eq!(hub.call(&id, look).await.unwrap().seq, 1);
        hub.close().await;
    }
}
