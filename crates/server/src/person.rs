//! People: no accounts, only a key that the browser keeps.
//!
//! There is one key per browser rather than one per seat, so that the server can list a person's
//! tables, count their hints, and let them hold several seats at one screen. A seat moves to
//! another device with a separate one-time key (`http/seats.rs`). The store has only hashes of
//! keys; since it looks up the whole hash, the lookup leaks no timing information about the key.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use mirabilia_protocol::Refusal;
use mirabilia_store::{self as store, KeyHash};

use crate::hub::Hub;
use crate::ids::{hash_key, is_key, new_id, new_key};
use crate::live::no_store;
use crate::time::now;

/// The person behind a request.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Person {
    /// The id in the store; not a secret, but never sent.
    pub(crate) id: String,
    /// The name they used last.
    pub(crate) name: String,
}

/// The default name.
const GUEST: &str = "Guest";

impl Person {
    /// A person without a key, who may only watch.
    pub(crate) fn anonymous() -> Self {
        Self { id: String::new(), name: GUEST.to_owned() }
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
    let hash = hash_key(key);
    if let Some(person) = hub.people.get(&hash) {
        return Ok(Some(person));
    }
    let found = hub.store.person_by_key(&hash).await.map_err(|error| no_store(&error))?;
    let person = found.map(|found| Person { id: found.id.to_string(), name: found.name });
    if let Some(person) = &person {
        hub.people.put(hash, person.clone());
    }
    Ok(person)
}

/// Adds a person and returns their key.
pub(crate) async fn add(hub: &Hub) -> Result<(Person, String), Refusal> {
    let key = new_key();
    let person = Person { id: new_id(), name: GUEST.to_owned() };
    let stored = store::Person { id: person.id.as_str().into(), name: person.name.clone() };
    let hash = hash_key(&key);
    let added = hub.store.add_person(&hash, &stored, now()).await;
    added.map_err(|error| no_store(&error))?;
    hub.people.put(hash, person.clone());
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
    add(hub).await.map(|(person, key)| (person, Some(key)))
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
    new: BTreeMap<KeyHash, Person>,
    old: BTreeMap<KeyHash, Person>,
}

/// The size of a generation.
const GENERATION: usize = 20_000;

impl PersonCache {
    fn lock(&self) -> MutexGuard<'_, Generations> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, hash: &KeyHash) -> Option<Person> {
        let generations = self.lock();
        generations.new.get(hash).or_else(|| generations.old.get(hash)).cloned()
    }

    fn put(&self, hash: KeyHash, person: Person) {
        let mut generations = self.lock();
        if generations.new.len() >= GENERATION {
            generations.old = std::mem::take(&mut generations.new);
        }
        generations.new.insert(hash, person);
    }

    fn rename(&self, id: &str, name: &str) {
        let mut generations = self.lock();
        let Generations { new, old } = &mut *generations;
        for person in new.values_mut().chain(old.values_mut()) {
            if person.id == id {
                name.clone_into(&mut person.name);
            }
        }
    }
}
