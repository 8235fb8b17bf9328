//! Who asks: people without accounts, known by the key their browser keeps.
//!
//! One key for a browser rather than one for each seat: it lists a person's tables, counts their
//! hints, and holds several seats of one screen. A seat that moves to another device does so by a
//! key of its own that works once (`http/seats.rs`). The store has hashes only; as it looks the
//! whole hash up, comparing takes no time that depends on the key.

use mirabilia_protocol::Refusal;
use mirabilia_store as store;

use crate::hub::Hub;
use crate::ids::{hash_key, is_key, new_id, new_key};
use crate::live::no_store;
use crate::time::now;

/// Who asks.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Person {
    /// The id in the store; not a secret, and never sent.
    pub(crate) id: String,
    /// The name used last.
    pub(crate) name: String,
}

/// The name of somebody who gave none.
const GUEST: &str = "Guest";

impl Person {
    /// Somebody who is not known: watches, and can do nothing that needs a seat.
    pub(crate) fn nobody() -> Self {
        Self { id: String::new(), name: GUEST.to_owned() }
    }

    /// Is there a key?
    pub(crate) fn is_known(&self) -> bool {
        !self.id.is_empty()
    }
}

/// The person of a key; none when nobody has it.
pub(crate) async fn of_key(hub: &Hub, key: &str) -> Result<Option<Person>, Refusal> {
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

/// A new person, with the key that their browser keeps.
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

/// Remembers the name a person uses.
pub(crate) async fn rename(hub: &Hub, person: &Person, name: &str) -> Result<(), Refusal> {
    if person.name == name {
        return Ok(());
    }
    let renamed = hub.store.rename_person(&person.id.as_str().into(), name).await;
    renamed.map_err(|error| no_store(&error))?;
    hub.people.rename(&person.id, name);
    Ok(())
}

/// People who were asked for lately: a bounded memory in front of the store.
pub(crate) struct People(std::sync::Mutex<Recent>);

#[derive(Default)]
struct Recent {
    now: std::collections::BTreeMap<[u8; 32], Person>,
    before: std::collections::BTreeMap<[u8; 32], Person>,
}

/// People remembered in each half of the memory.
const REMEMBERED: usize = 20_000;

impl People {
    pub(crate) fn new() -> Self {
        Self(std::sync::Mutex::default())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Recent> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn get(&self, hash: &[u8; 32]) -> Option<Person> {
        let recent = self.lock();
        recent.now.get(hash).or_else(|| recent.before.get(hash)).cloned()
    }

    fn put(&self, hash: [u8; 32], person: Person) {
        let mut recent = self.lock();
        if recent.now.len() >= REMEMBERED {
            recent.before = std::mem::take(&mut recent.now);
        }
        recent.now.insert(hash, person);
    }

    fn rename(&self, id: &str, name: &str) {
        let mut recent = self.lock();
        let Recent { now, before } = &mut *recent;
        for person in now.values_mut().chain(before.values_mut()) {
            if person.id == id {
                name.clone_into(&mut person.name);
            }
        }
    }
}
