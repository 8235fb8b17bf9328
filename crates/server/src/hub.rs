//! What all parts of a server share: the store, the live tables, the threads that think.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mirabilia_games::dice::BoardsRef;
use mirabilia_protocol::{Code, Refusal};
use mirabilia_store::{Append, AppendError, NodeId, Store, TableId, Writer};
use tokio::sync::oneshot;

use crate::config::Config;
use crate::ids::{is_table_id, new_id};
use crate::limits::Gates;
use crate::live::{self, Ask, Stub, broken, no_store, no_table};
use crate::notices::Notices;
use crate::person::People;
use crate::pool::Pool;
use crate::reviews::Reviews;
use crate::time::now;

/// Milliseconds a node holds a table without renewing.
pub(crate) const LEASE: i64 = 15_000;
/// Board files a server reads in its life.
const MOST_BOARDS: u32 = 500;
/// Jobs that may wait for threads.
const MOST_WAITING: usize = 50_000;

/// What all parts share.
pub(crate) struct Hub {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    /// Do other nodes use the same store?
    pub(crate) is_shared: bool,
    pub(crate) node: NodeId,
    pub(crate) started_at: i64,
    pub(crate) bots: Pool,
    pub(crate) analyses: Pool,
    pub(crate) people: People,
    pub(crate) notices: Notices,
    pub(crate) reviews: Reviews,
    pub(crate) gates: Gates,
    threads: usize,
    /// Board files that were read: they stay in memory for good.
    boards: AtomicU32,
    live: Mutex<Tables>,
    touched: Mutex<BTreeSet<(TableId, u8)>>,
}

#[derive(Default)]
struct Tables {
    stubs: BTreeMap<String, Stub>,
    closing: bool,
}

impl Hub {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        let threads = match config.think_threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        Arc::new(Self {
            is_shared: store.name() == "postgres",
            writer: Writer::new(Arc::clone(&store)),
            store,
            node: NodeId::from(new_id()),
            started_at: now(),
            bots: Pool::new("bots", threads, MOST_WAITING),
            analyses: Pool::new("analyses", threads.div_ceil(2), 1_000),
            people: People::new(),
            notices: Notices::default(),
            reviews: Reviews::default(),
            gates: Gates::new(&config.limits),
            threads,
            boards: AtomicU32::new(0),
            live: Mutex::default(),
            touched: Mutex::default(),
            config,
        })
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The stub of a table, which is read into memory if need be.
    pub(crate) fn table(self: &Arc<Self>, id: &str) -> Result<Stub, Refusal> {
        if !is_table_id(id) {
            return Err(no_table(&TableId::from(id)));
        }
        let mut tables = self.lock();
        if tables.closing {
            return Err(closing());
        }
        if let Some(stub) = tables.stubs.get(id) {
            return Ok(stub.clone());
        }
        if tables.stubs.len() >= self.config.live_tables {
            let message = format!("{} tables are in memory; no more", tables.stubs.len());
            return Err(Refusal::new(Code::TooManyTables, message));
        }
        let (stub, live) = live::channel(Arc::clone(self), id.to_owned());
        tables.stubs.insert(id.to_owned(), stub.clone());
        drop(tables);
        tokio::spawn(live.run());
        Ok(stub)
    }

    /// Asks a table and waits for its answer. A table that leaves memory just then is read again.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        ask: impl Fn(oneshot::Sender<Result<T, Refusal>>) -> Ask,
    ) -> Result<T, Refusal> {
        for _ in 0..3 {
            let stub = self.table(id)?;
            let (reply, answer) = oneshot::channel();
            if stub.send(ask(reply)).await
                && let Ok(answer) = answer.await
            {
                return answer;
            }
            tokio::task::yield_now().await;
        }
        Err(if self.lock().closing { closing() } else { broken("a table that does not answer") })
    }

    /// The stub of a table that is in memory.
    pub(crate) fn stub_of(&self, id: &TableId) -> Stub {
        let tables = self.lock();
        tables.stubs.get(id.as_str()).cloned().unwrap_or_else(Stub::nowhere)
    }

    /// Is a table in memory?
    pub(crate) fn is_live(&self, id: &str) -> bool {
        self.lock().stubs.contains_key(id)
    }

    /// Nudges a table that is in memory.
    pub(crate) fn nudge(&self, id: &str, ask: Ask) {
        if let Some(stub) = self.lock().stubs.get(id) {
            stub.nudge(ask);
        }
    }

    /// Nudges every table in memory.
    pub(crate) fn nudge_all(&self, ask: impl Fn() -> Ask) {
        self.lock().stubs.values().for_each(|stub| stub.nudge(ask()));
    }

    /// Lets a table go from memory, if nobody has asked it meanwhile.
    pub(crate) fn retire(&self, id: &str, is_unasked: impl FnOnce() -> bool) -> bool {
        let mut tables = self.lock();
        let goes = is_unasked();
        if goes {
            tables.stubs.remove(id);
        }
        goes
    }

    /// Stores a new table.
    pub(crate) async fn append_new(&self, append: Append) -> Result<(), Refusal> {
        match self.writer.append(append).await {
            Ok(()) => Ok(()),
            Err(AppendError::Unavailable(error)) => Err(no_store(&error)),
            Err(error) => Err(broken(error.to_string())),
        }
    }

    /// May one more board file be read? Each stays in memory, so there is an end to it.
    pub(crate) fn admit_boards(&self, text: &str) -> Result<(), Refusal> {
        let (name, fingerprint, _) = BoardsRef::check(text)
            .map_err(|error| Refusal::new(Code::BadBoards, format!("board file: {error}")))?;
        if BoardsRef::known(&name, &fingerprint).is_some() {
            return Ok(());
        }
        if self.boards.fetch_add(1, Ordering::Relaxed) >= MOST_BOARDS {
            let message = format!("this server has read {MOST_BOARDS} board files; no more");
            return Err(Refusal::new(Code::Busy, message));
        }
        Ok(())
    }

    /// Reads the board set that a table is played on, if it came from a file.
    pub(crate) async fn know_boards(&self, opened: &str) -> Result<(), Refusal> {
        #[derive(serde::Deserialize)]
        struct Options {
            options: BTreeMap<String, String>,
        }
        let Ok(Options { options }) = serde_json::from_str(opened) else { return Ok(()) };
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

    /// How long a bot may think: less when many wait.
    pub(crate) fn thinking_time(&self) -> Duration {
        let crowd = self.bots.waiting() / (4 * self.threads);
        self.config.bot_time / (crowd as u32 + 1)
    }

    /// Notes that people of these seats are connected here.
    pub(crate) fn touch(&self, table: &TableId, seats: &[u8]) {
        let mut touched = self.touched.lock().unwrap_or_else(PoisonError::into_inner);
        touched.extend(seats.iter().map(|&seat| (table.clone(), seat)));
    }

    /// What was touched since the last time.
    pub(crate) fn take_touched(&self) -> Vec<(TableId, u8)> {
        let mut touched = self.touched.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *touched).into_iter().collect()
    }

    /// Ends all live tables: sockets hear it, nothing more is accepted.
    pub(crate) async fn close(&self) {
        let stubs = {
            let mut tables = self.lock();
            tables.closing = true;
            std::mem::take(&mut tables.stubs)
        };
        self.notices.close();
        self.bots.close();
        self.analyses.close();
        for stub in stubs.values() {
            stub.send(Ask::Stop).await;
        }
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.lock().closing
    }
}

pub(crate) fn closing() -> Refusal {
    Refusal::new(Code::Closing, "the server goes down; come back in a moment")
}
