//! People: their keys, whom they mute and block, and what the host of a server does about them.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::ids::{PersonId, TableId};
use crate::rows::Person;

/// The SHA-256 of a key. Keys themselves are never stored.
pub type KeyHash = [u8; 32];

/// A person, for administrators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The id.
    pub id: PersonId,
    /// The name they used last.
    pub name: String,
    /// A warning that they have not confirmed yet.
    pub warning: Option<String>,
    /// When they got their first key.
    pub created_at: i64,
    /// When one of their keys was used last, to the hour.
    pub used_at: i64,
}

/// A key of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyRow {
    /// The hash of the key.
    pub hash: KeyHash,
    /// What it is for, such as `browser`.
    pub label: String,
    /// When it was made.
    pub created_at: i64,
    /// When it was used last, to the hour.
    pub used_at: i64,
}

/// How a person is kept away by another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum BlockLevel {
    /// Their chat is not shown.
    Mute,
    /// Besides, they cannot take a seat at tables of the person who blocks them.
    Block,
}

/// Somebody whom a person has muted or blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockRow {
    /// The other person.
    pub other: PersonId,
    /// Their name at that time.
    pub name: String,
    /// Muted or blocked.
    pub level: BlockLevel,
    /// Since when.
    pub at: i64,
}

/// A ban by the host of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// The id of a person, or a network such as `203.0.113.0/24`.
    pub subject: String,
    /// The reason, which the banned person is told.
    pub reason: String,
    /// Since when.
    pub at: i64,
    /// Until when; `None` for good.
    pub until: Option<i64>,
}

/// An entry of the log of moderation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moderation {
    /// When it happened.
    pub at: i64,
    /// Who did it: the id of a person, or `admin`.
    pub actor: String,
    /// What was done: `report`, `warn`, `ban`, `unban`, `revoke` or `delete`.
    pub action: String,
    /// To whom: the id of a person, or a network.
    pub subject: String,
    /// The table it is about.
    pub table: Option<TableId>,
    /// The reason or the report.
    pub text: String,
}

impl BlockLevel {
    /// The value in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Mute => "mute",
            Self::Block => "block",
        }
    }

    /// Parses what [`as_str`](Self::as_str) returns.
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Mute, Self::Block].into_iter().find(|level| level.as_str() == text)
    }
}

/// People and what is known about them.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// The person with the key of this hash.
    async fn person_by_key(&self, key: &KeyHash) -> Result<Option<Person>, StoreError>;

    /// Adds a person with their first key. Fails with [`StoreError::Taken`] if the id or the key
    /// exists.
    async fn add_person(
        &self,
        key: &KeyHash,
        person: &Person,
        label: &str,
        at: i64,
    ) -> Result<(), StoreError>;

    /// Renames a person; seats already taken keep their name. Returns whether the person exists.
    async fn rename_person(&self, person: &PersonId, name: &str) -> Result<bool, StoreError>;

    /// A person.
    async fn person(&self, person: &PersonId) -> Result<Option<PersonRow>, StoreError>;

    /// People whose name contains a text, newest first.
    async fn find_people(&self, name: &str, limit: u32) -> Result<Vec<PersonRow>, StoreError>;

    /// Deletes a person with their keys and blocks. Returns whether they existed.
    async fn delete_person(&self, person: &PersonId) -> Result<bool, StoreError>;

    /// People whose keys were not used since `before` and who have no seat at any table; deletes
    /// them unless `dry`. Returns how many.
    async fn clean_people(&self, before: i64, dry: bool) -> Result<u64, StoreError>;

    /// Sets or removes a warning. Returns whether the person exists.
    async fn warn_person(&self, person: &PersonId, text: Option<&str>) -> Result<bool, StoreError>;

    /// The keys of a person, oldest first.
    async fn keys(&self, person: &PersonId) -> Result<Vec<KeyRow>, StoreError>;

    /// Adds a key to a person. Fails with [`StoreError::Taken`] if the key exists or the person does
    /// not.
    async fn add_key(
        &self,
        key: &KeyHash,
        person: &PersonId,
        label: &str,
        at: i64,
    ) -> Result<(), StoreError>;

    /// Revokes a key. Returns whether it existed.
    async fn remove_key(&self, key: &KeyHash) -> Result<bool, StoreError>;

    /// Records that a key was used.
    async fn use_key(&self, key: &KeyHash, at: i64) -> Result<(), StoreError>;

    /// Mutes or blocks somebody, or changes that; `None` ends it.
    async fn block(
        &self,
        person: &PersonId,
        other: &PersonId,
        block: Option<&BlockRow>,
    ) -> Result<(), StoreError>;

    /// Whom a person has muted or blocked, latest first.
    async fn blocks(&self, person: &PersonId) -> Result<Vec<BlockRow>, StoreError>;

    /// Who has blocked a person, in the order of their ids.
    async fn blockers(&self, person: &PersonId) -> Result<Vec<PersonId>, StoreError>;

    /// Bans a person or a network, replacing an earlier ban.
    async fn ban(&self, ban: &Ban) -> Result<(), StoreError>;

    /// Ends a ban. Returns whether there was one.
    async fn unban(&self, subject: &str) -> Result<bool, StoreError>;

    /// All bans, latest first.
    async fn bans(&self) -> Result<Vec<Ban>, StoreError>;

    /// Adds an entry to the log of moderation.
    async fn log_moderation(&self, entry: &Moderation) -> Result<(), StoreError>;

    /// Entries of the log of moderation, latest first: all, or those of one action.
    async fn moderation(
        &self,
        action: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Moderation>, StoreError>;
}
