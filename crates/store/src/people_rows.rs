//! Mapping between the tables about people and Rust values, shared by SQLite and Postgres.

use crate::error::StoreError;
use crate::names::fold;
use crate::people::{Ban, BlockLevel, BlockRow, KeyHash, KeyRow, Moderation, PersonRow};

/// `id, name, warning, created_at, used_at`.
pub(crate) type PersonColumns = (String, String, Option<String>, i64, i64);
/// `hash, label, created_at, used_at`.
pub(crate) type KeyColumns = (Vec<u8>, String, i64, i64);
/// `other, name, level, at`.
pub(crate) type BlockColumns = (String, String, String, i64);
/// `subject, reason, at, until`.
pub(crate) type BanColumns = (String, String, i64, Option<i64>);
/// `at, actor, action, subject, table_id, text`.
pub(crate) type LogColumns = (i64, String, String, String, Option<String>, String);

pub(crate) fn person((id, name, warning, created_at, used_at): PersonColumns) -> PersonRow {
    PersonRow { id: id.into(), name, warning, created_at, used_at }
}

/// The people whose folded name contains a text.
pub(crate) fn found(rows: Vec<PersonColumns>, name: &str, limit: u32) -> Vec<PersonRow> {
    let rows = rows.into_iter().filter(|(_, called, ..)| fold(called).contains(name));
    rows.take(limit as usize).map(person).collect()
}

pub(crate) fn key((hash, label, created_at, used_at): KeyColumns) -> Result<KeyRow, StoreError> {
    let hash: KeyHash =
        hash.try_into().map_err(|_| StoreError::broken("hash", "not 32 bytes long"))?;
    Ok(KeyRow { hash, label, created_at, used_at })
}

pub(crate) fn block((other, name, level, at): BlockColumns) -> Result<BlockRow, StoreError> {
    let level = BlockLevel::parse(&level).ok_or_else(|| StoreError::broken("level", &level))?;
    Ok(BlockRow { other: other.into(), name, level, at })
}

pub(crate) fn ban((subject, reason, at, until): BanColumns) -> Ban {
    Ban { subject, reason, at, until }
}

pub(crate) fn entry((at, actor, action, subject, table, text): LogColumns) -> Moderation {
    Moderation { at, actor, action, subject, table: table.map(Into::into), text }
}
