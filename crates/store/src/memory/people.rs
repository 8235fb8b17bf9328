//! People in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::Memory;
use crate::check;
use crate::error::StoreError;
use crate::ids::PersonId;
use crate::names::fold;
use crate::people::{Ban, BlockLevel, BlockRow, KeyHash, KeyRow, Moderation, People, PersonRow};
use crate::rows::Person;

/// People and what is known about them.
#[derive(Default)]
pub(super) struct PeopleData {
    people: BTreeMap<PersonId, PersonData>,
    bans: Vec<Ban>,
    moderation: Vec<Moderation>,
}

struct PersonData {
    name: String,
    warning: Option<String>,
    created_at: i64,
    keys: Vec<KeyRow>,
    blocks: Vec<BlockRow>,
}

impl PeopleData {
    fn with_key(&mut self, key: &KeyHash) -> Option<(&PersonId, &mut PersonData)> {
        let has = |(_, person): &(&PersonId, &mut PersonData)| {
            person.keys.iter().any(|row| row.hash == *key)
        };
        self.people.iter_mut().find(has)
    }
}

impl PersonData {
    fn row(&self, id: &PersonId) -> PersonRow {
        PersonRow {
            id: id.clone(),
            name: self.name.clone(),
            warning: self.warning.clone(),
            created_at: self.created_at,
            used_at: self.keys.iter().map(|key| key.used_at).max().unwrap_or(self.created_at),
        }
    }
}

fn new_key(key: &KeyHash, label: &str, at: i64) -> KeyRow {
    KeyRow { hash: *key, label: label.to_owned(), created_at: at, used_at: at }
}

#[async_trait]
impl People for Memory {
    async fn person_by_key(&self, key: &KeyHash) -> Result<Option<Person>, StoreError> {
        let mut shared = self.open()?;
        let found = shared.people.with_key(key);
        Ok(found.map(|(id, person)| Person { id: id.clone(), name: person.name.clone() }))
    }

    async fn add_person(
        &self,
        key: &KeyHash,
        person: &Person,
        label: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        check::person(person)?;
        let mut shared = self.open()?;
        let people = &mut shared.people;
        if people.people.contains_key(&person.id) || people.with_key(key).is_some() {
            return Err(StoreError::Taken(person.id.to_string()));
        }
        let data = PersonData {
            name: person.name.clone(),
            warning: None,
            created_at: at,
            keys: vec![new_key(key, label, at)],
            blocks: Vec::new(),
        };
        people.people.insert(person.id.clone(), data);
        Ok(())
    }

    async fn rename_person(&self, person: &PersonId, name: &str) -> Result<bool, StoreError> {
        check::name(name)?;
        let mut shared = self.open()?;
        let found = shared.people.people.get_mut(person);
        Ok(found.map(|found| name.clone_into(&mut found.name)).is_some())
    }

    async fn person(&self, person: &PersonId) -> Result<Option<PersonRow>, StoreError> {
        let shared = self.open()?;
        Ok(shared.people.people.get(person).map(|data| data.row(person)))
    }

    async fn find_people(&self, name: &str, limit: u32) -> Result<Vec<PersonRow>, StoreError> {
        let (shared, name) = (self.open()?, fold(name));
        let all = shared.people.people.iter();
        let mut found: Vec<PersonRow> = all
            .filter(|(_, data)| fold(&data.name).contains(&name))
            .map(|(id, data)| data.row(id))
            .collect();
        found.sort_by(|a, b| (b.created_at, &b.id).cmp(&(a.created_at, &a.id)));
        found.truncate(limit as usize);
        Ok(found)
    }

    async fn delete_person(&self, person: &PersonId) -> Result<bool, StoreError> {
        Ok(self.open()?.people.people.remove(person).is_some())
    }

    async fn clean_people(&self, before: i64, dry: bool) -> Result<u64, StoreError> {
        let mut shared = self.open()?;
        let seats = shared.tables.values().flat_map(|data| &data.table.row.seats);
        let seated: Vec<PersonId> = seats.filter_map(|seat| seat.person.clone()).collect();
        let is_unused = |(id, data): (&PersonId, &PersonData)| {
            data.row(id).used_at < before && !seated.contains(id)
        };
        let unused: Vec<PersonId> = shared
            .people
            .people
            .iter()
            .filter(|entry| is_unused(*entry))
            .map(|(id, _)| id.clone())
            .collect();
        if !dry {
            shared.people.people.retain(|id, _| !unused.contains(id));
        }
        Ok(unused.len() as u64)
    }

    async fn warn_person(&self, person: &PersonId, text: Option<&str>) -> Result<bool, StoreError> {
        check::reason(text.unwrap_or_default())?;
        let mut shared = self.open()?;
        let found = shared.people.people.get_mut(person);
        Ok(found.map(|found| found.warning = text.map(str::to_owned)).is_some())
    }

    async fn keys(&self, person: &PersonId) -> Result<Vec<KeyRow>, StoreError> {
        let shared = self.open()?;
        let found = shared.people.people.get(person);
        let mut keys = found.map(|data| data.keys.clone()).unwrap_or_default();
        keys.sort_by_key(|key| (key.created_at, key.hash));
        Ok(keys)
    }

    async fn add_key(
        &self,
        key: &KeyHash,
        person: &PersonId,
        label: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        check::name(label)?;
        let mut shared = self.open()?;
        let is_taken = shared.people.with_key(key).is_some();
        match shared.people.people.get_mut(person).filter(|_| !is_taken) {
            Some(data) => data.keys.push(new_key(key, label, at)),
            None => return Err(StoreError::Taken(person.to_string())),
        }
        Ok(())
    }

    async fn remove_key(&self, key: &KeyHash) -> Result<bool, StoreError> {
        let mut shared = self.open()?;
        let found = shared.people.with_key(key);
        Ok(found.map(|(_, data)| data.keys.retain(|row| row.hash != *key)).is_some())
    }

    async fn use_key(&self, key: &KeyHash, at: i64) -> Result<(), StoreError> {
        let mut shared = self.open()?;
        let keys = shared.people.with_key(key).map(|(_, data)| &mut data.keys);
        for row in keys.into_iter().flatten().filter(|row| row.hash == *key) {
            row.used_at = row.used_at.max(at);
        }
        Ok(())
    }

    async fn block(
        &self,
        person: &PersonId,
        other: &PersonId,
        block: Option<&BlockRow>,
    ) -> Result<(), StoreError> {
        let mut shared = self.open()?;
        if let Some(data) = shared.people.people.get_mut(person) {
            data.blocks.retain(|row| row.other != *other);
            data.blocks.extend(block.cloned());
        }
        Ok(())
    }

    async fn blocks(&self, person: &PersonId) -> Result<Vec<BlockRow>, StoreError> {
        let shared = self.open()?;
        let found = shared.people.people.get(person);
        let mut blocks = found.map(|data| data.blocks.clone()).unwrap_or_default();
        blocks.sort_by(|a, b| (b.at, &b.other).cmp(&(a.at, &a.other)));
        Ok(blocks)
    }

    async fn blockers(&self, person: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let blocks = |row: &BlockRow| row.other == *person && row.level == BlockLevel::Block;
        let shared = self.open()?;
        let people = shared.people.people.iter();
        let blockers = people.filter(|(_, data)| data.blocks.iter().any(blocks));
        Ok(blockers.map(|(id, _)| id.clone()).collect())
    }

    async fn ban(&self, ban: &Ban) -> Result<(), StoreError> {
        check::reason(&ban.reason)?;
        let bans = &mut self.open()?.people.bans;
        bans.retain(|other| other.subject != ban.subject);
        bans.push(ban.clone());
        Ok(())
    }

    async fn unban(&self, subject: &str) -> Result<bool, StoreError> {
        let bans = &mut self.open()?.people.bans;
        let before = bans.len();
        bans.retain(|ban| ban.subject != subject);
        Ok(bans.len() < before)
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let mut bans = self.open()?.people.bans.clone();
        bans.sort_by(|a, b| (b.at, &b.subject).cmp(&(a.at, &a.subject)));
        Ok(bans)
    }

    async fn log_moderation(&self, entry: &Moderation) -> Result<(), StoreError> {
        check::reason(&entry.text)?;
        self.open()?.people.moderation.push(entry.clone());
        Ok(())
    }

    async fn moderation(
        &self,
        action: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Moderation>, StoreError> {
        let shared = self.open()?;
        let wanted = |entry: &&Moderation| action.is_none_or(|action| entry.action == action);
        let all = shared.people.moderation.iter().rev().filter(wanted);
        Ok(all.take(limit as usize).cloned().collect())
    }
}
