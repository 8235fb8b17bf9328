//! People: no accounts, only a key that the browser keeps.
//!
//! There is one key per browser rather than one per seat, so that the server can list a person's
//! tables, count their hints, and let them hold several seats at one screen. A person may have
//! several keys, and revoke each of them. A seat moves to
//! another device with a separate one-time key (`http/seats.rs`). The store has only hashes of
//! keys; since it looks up the whole hash, the lookup leaks no timing information about the key.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use mirabilia_protocol::Refusal;
use mirabilia_store::{self as store, BlockLevel, BlockRow, KeyHash, StoreError};

use crate::hub::Hub;
use crate::ids::{hash_key, is_key, new_id, new_key};
use crate::live::no_store;

/// The person behind a request.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Person {
    /// The id in the store; not a secret, but never sent.
    pub(crate) id: String,
    /// The name they used last.
    pub(crate) name: String,
    /// The key of the request; zeros without one.
    pub(crate) key: KeyHash,
    /// The people whose chat they do not want to see.
    pub(crate) muted: Arc<BTreeSet<String>>,
    /// Whom they have blocked.
    pub(crate) blocked: Arc<BTreeSet<String>>,
    /// Who has blocked them.
    pub(crate) blockers: Arc<BTreeSet<String>>,
}

/// The default name.
pub(crate) const GUEST: &str = "Guest";
/// The label of a browser's key.
pub(crate) const BROWSER: &str = "browser";
/// The label of a script's key.
pub(crate) const SCRIPT: &str = "script";
/// How long a key is accepted without asking the store: it may be revoked on another node.
const MAX_AGE: Duration = Duration::from_secs(20);
/// How exactly the last use of a key is recorded, in milliseconds.
const USE_INTERVAL: i64 = 3_600_000;

impl Person {
    /// A person without a key, who may only watch.
    pub(crate) fn anonymous() -> Self {
        Self {
            id: String::new(),
            name: GUEST.to_owned(),
            key: [0; 32],
            muted: Arc::default(),
            blocked: Arc::default(),
            blockers: Arc::default(),
        }
    }

    /// Whether one of the two has blocked the other.
    pub(crate) fn avoids(&self, other: &str) -> bool {
        self.blocked.contains(other) || self.blockers.contains(other)
    }

    /// Whether the request came with a valid key.
    pub(crate) fn is_authenticated(&self) -> bool {
        !self.id.is_empty()
    }
}

/// The person with this key, if any.
pub(crate) async fn by_key(hub: &Hub, key: &str) -> Result<Option<Person>, Refusal> {
    if !is_key(key) {
        return Ok(None);
    }
    by_hash(hub, hash_key(key)).await
}

/// The person with the key of this hash, if any. Refuses people who are banned.
pub(crate) async fn by_hash(hub: &Hub, hash: KeyHash) -> Result<Option<Person>, Refusal> {
    let person = match hub.people.get(&hash) {
        Some(person) => Some(person),
        None => load(hub, hash).await.map_err(|error| no_store(&error))?,
    };
    if let Some(person) = &person {
        hub.bans.check_person(&person.id, hub.clock.now())?;
    }
    Ok(person)
}

async fn load(hub: &Hub, hash: KeyHash) -> Result<Option<Person>, StoreError> {
    let Some(found) = hub.store.person_by_key(&hash).await? else { return Ok(None) };
    let rows = hub.store.blocks(&found.id).await?;
    let others = |rows: &mut dyn Iterator<Item = &BlockRow>| -> Arc<BTreeSet<String>> {
        Arc::new(rows.map(|row| row.other.to_string()).collect())
    };
    let muted = others(&mut rows.iter());
    let blocked = others(&mut rows.iter().filter(|row| row.level == BlockLevel::Block));
    let blockers = hub.store.blockers(&found.id).await?;
    let blockers = Arc::new(blockers.iter().map(ToString::to_string).collect());
    let (id, name) = (found.id.to_string(), found.name);
    let person = Person { id, name, key: hash, muted, blocked, blockers };
    if hub.people.put(hash, person.clone(), hub.clock.now()) {
        hub.store.use_key(&hash, hub.clock.now()).await?;
    }
    Ok(Some(person))
}

/// Adds a person and returns their key. The label says what the key is for.
pub(crate) async fn add(hub: &Hub, label: &str) -> Result<(Person, String), Refusal> {
    let key = new_key();
    let hash = hash_key(&key);
    let person = Person { id: new_id(), key: hash, ..Person::anonymous() };
    let stored = store::Person { id: person.id.as_str().into(), name: person.name.clone() };
    let added = hub.store.add_person(&hash, &stored, label, hub.clock.now()).await;
    added.map_err(|error| no_store(&error))?;
    hub.people.put(hash, person.clone(), hub.clock.now());
    Ok((person, key))
}

/// The caller, or a new person with their key if the caller is anonymous.
pub(crate) async fn or_new(
    hub: &Hub,
    caller: Person,
    address: IpAddr,
) -> Result<(Person, Option<String>), Refusal> {
    if caller.is_authenticated() {
        return Ok((caller, None));
    }
    hub.rate_limits.person(address)?;
    add(hub, BROWSER).await.map(|(person, key)| (person, Some(key)))
}

/// Stores the name that a person used last.
pub(crate) async fn rename(hub: &Hub, person: &Person, name: &str) -> Result<(), Refusal> {
    if person.name == name {
        return Ok(());
    }
    let renamed = hub.store.rename_person(&person.id.as_str().into(), name).await;
    renamed.map_err(|error| no_store(&error))?;
    hub.people.rename(&person.id, name);
    Ok(())
}

/// A bounded cache of people in front of the store. When the new generation is full it becomes the
/// old one, which is dropped.
#[derive(Default)]
pub(crate) struct PersonCache(Mutex<Generations>);

#[derive(Default)]
struct Generations {
    new: BTreeMap<KeyHash, Cached>,
    old: BTreeMap<KeyHash, Cached>,
}

struct Cached {
    person: Person,
    since: Instant,
    /// When the use of the key was recorded.
    used_at: i64,
}

/// The size of a generation.
const GENERATION: usize = 20_000;

impl PersonCache {
    fn lock(&self) -> MutexGuard<'_, Generations> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, hash: &KeyHash) -> Option<Person> {
        let generations = self.lock();
        let cached = generations.new.get(hash).or_else(|| generations.old.get(hash))?;
        (cached.since.elapsed() < MAX_AGE).then(|| cached.person.clone())
    }

    /// Remembers a person. Returns whether the use of their key has to be recorded.
    fn put(&self, hash: KeyHash, person: Person, at: i64) -> bool {
        let mut generations = self.lock();
        if generations.new.len() >= GENERATION {
            generations.old = std::mem::take(&mut generations.new);
        }
        let known = generations.new.get(&hash).or_else(|| generations.old.get(&hash));
        let recorded = known.map(|cached| cached.used_at);
        let is_due = recorded.is_none_or(|recorded| at - recorded >= USE_INTERVAL);
        let used_at = recorded.filter(|_| !is_due).unwrap_or(at);
        generations.new.insert(hash, Cached { person, since: Instant::now(), used_at });
        is_due
    }

    fn rename(&self, id: &str, name: &str) {
        let mut generations = self.lock();
        let Generations { new, old } = &mut *generations;
        for Cached { person, .. } in new.values_mut().chain(old.values_mut()) {
            if person.id == id {
                name.clone_into(&mut person.name);
            }
        }
    }

    /// Forgets a person: a key was revoked, they muted somebody, or were blocked.
    pub(crate) fn forget(&self, id: &str) {
        let mut generations = self.lock();
        generations.new.retain(|_, cached| cached.person.id != id);
        generations.old.retain(|_, cached| cached.person.id != id);
    }
}
