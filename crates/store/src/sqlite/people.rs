//! People in SQLite.

use async_trait::async_trait;
use sqlx::Connection;

use super::Sqlite;
use crate::check;
use crate::error::StoreError;
use crate::ids::PersonId;
use crate::names::fold;
use crate::people::{Ban, BlockRow, KeyHash, KeyRow, Moderation, People, PersonRow};
use crate::people_rows::{self, BanColumns, BlockColumns, KeyColumns, LogColumns, PersonColumns};
use crate::rows::Person;

const PEOPLE: &str = "SELECT p.id, p.name, p.warning, p.created_at, \
     coalesce((SELECT max(used_at) FROM keys WHERE person = p.id), p.created_at) \
     FROM people p";

#[async_trait]
impl People for Sqlite {
    async fn person_by_key(&self, key: &KeyHash) -> Result<Option<Person>, StoreError> {
        let row: Option<(String, String)> = sqlx::query_as(
            "SELECT p.id, p.name FROM keys k JOIN people p ON p.id = k.person WHERE k.hash = ?1",
        )
        .bind(&key[..])
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|(id, name)| Person { id: id.into(), name }))
    }

    async fn add_person(
        &self,
        key: &KeyHash,
        person: &Person,
        label: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        check::person(person)?;
        check::name(label)?;
        let mut acquired = self.writer.acquire().await?;
        let mut transaction = acquired.conn().begin_with("BEGIN IMMEDIATE").await?;
        let add = "INSERT INTO people (id, name, created_at) VALUES (?1, ?2, ?3) \
                   ON CONFLICT DO NOTHING";
        let add = sqlx::query(add).bind(person.id.as_str()).bind(&person.name).bind(at);
        let mut added = add.execute(&mut *transaction).await?.rows_affected();
        if added > 0 {
            let key = new_key(key, &person.id, label, at);
            added = key.execute(&mut *transaction).await?.rows_affected();
        }
        match added {
            0 => transaction.rollback().await?,
            _ => transaction.commit().await?,
        }
        acquired.release();
        if added == 0 { Err(StoreError::Taken(person.id.to_string())) } else { Ok(()) }
    }

    async fn rename_person(&self, person: &PersonId, name: &str) -> Result<bool, StoreError> {
        check::name(name)?;
        let rename = sqlx::query("UPDATE people SET name = ?2 WHERE id = ?1");
        Ok(self.write(rename.bind(person.as_str()).bind(name)).await?.rows_affected() > 0)
    }

    async fn person(&self, person: &PersonId) -> Result<Option<PersonRow>, StoreError> {
        let ask = format!("{PEOPLE} WHERE p.id = ?1");
        let row: Option<PersonColumns> = sqlx::query_as(sqlx::AssertSqlSafe(ask))
            .bind(person.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(people_rows::person))
    }

    async fn find_people(&self, name: &str, limit: u32) -> Result<Vec<PersonRow>, StoreError> {
        // Names are folded here, because databases disagree about case; only administrators search.
        let ask = format!("{PEOPLE} ORDER BY p.created_at DESC, p.id DESC");
        let rows: Vec<PersonColumns> =
            sqlx::query_as(sqlx::AssertSqlSafe(ask)).fetch_all(&self.readers).await?;
        Ok(people_rows::found(rows, &fold(name), limit))
    }

    async fn delete_person(&self, person: &PersonId) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM people WHERE id = ?1").bind(person.as_str());
        Ok(self.write(gone).await?.rows_affected() > 0)
    }

    async fn clean_people(&self, before: i64, dry: bool) -> Result<u64, StoreError> {
        if dry {
            let ask = format!("SELECT count(*) FROM people p WHERE {UNUSED}");
            let ask = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(ask)).bind(before);
            return Ok(ask.fetch_one(&self.readers).await? as u64);
        }
        let gone = format!("DELETE FROM people AS p WHERE {UNUSED}");
        Ok(self.write(sqlx::query(sqlx::AssertSqlSafe(gone)).bind(before)).await?.rows_affected())
    }

    async fn warn_person(&self, person: &PersonId, text: Option<&str>) -> Result<bool, StoreError> {
        check::reason(text.unwrap_or_default())?;
        let warn = sqlx::query("UPDATE people SET warning = ?2 WHERE id = ?1");
        Ok(self.write(warn.bind(person.as_str()).bind(text)).await?.rows_affected() > 0)
    }

    async fn keys(&self, person: &PersonId) -> Result<Vec<KeyRow>, StoreError> {
        let rows: Vec<KeyColumns> = sqlx::query_as(
            "SELECT hash, label, created_at, used_at FROM keys WHERE person = ?1 \
             ORDER BY created_at, hash",
        )
        .bind(person.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(people_rows::key).collect()
    }

    async fn add_key(
        &self,
        key: &KeyHash,
        person: &PersonId,
        label: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        check::name(label)?;
        match self.write(new_key(key, person, label, at)).await?.rows_affected() {
            0 => Err(StoreError::Taken(person.to_string())),
            _ => Ok(()),
        }
    }

    async fn remove_key(&self, key: &KeyHash) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM keys WHERE hash = ?1").bind(&key[..]);
        Ok(self.write(gone).await?.rows_affected() > 0)
    }

    async fn use_key(&self, key: &KeyHash, at: i64) -> Result<(), StoreError> {
        let used = sqlx::query("UPDATE keys SET used_at = max(used_at, ?2) WHERE hash = ?1");
        self.write(used.bind(&key[..]).bind(at)).await?;
        Ok(())
    }

    async fn block(
        &self,
        person: &PersonId,
        other: &PersonId,
        block: Option<&BlockRow>,
    ) -> Result<(), StoreError> {
        let Some(block) = block else {
            let gone = sqlx::query("DELETE FROM blocks WHERE person = ?1 AND other = ?2");
            self.write(gone.bind(person.as_str()).bind(other.as_str())).await?;
            return Ok(());
        };
        check::name(&block.name)?;
        let put = sqlx::query(
            "INSERT INTO blocks (person, other, name, level, at) \
             SELECT id, ?2, ?3, ?4, ?5 FROM people WHERE id = ?1 \
             ON CONFLICT (person, other) DO UPDATE SET name = ?3, level = ?4, at = ?5",
        )
        .bind(person.as_str())
        .bind(other.as_str())
        .bind(&block.name)
        .bind(block.level.as_str())
        .bind(block.at);
        self.write(put).await?;
        Ok(())
    }

    async fn blocks(&self, person: &PersonId) -> Result<Vec<BlockRow>, StoreError> {
        let rows: Vec<BlockColumns> = sqlx::query_as(
            "SELECT other, name, level, at FROM blocks WHERE person = ?1 \
             ORDER BY at DESC, other DESC",
        )
        .bind(person.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(people_rows::block).collect()
    }

    async fn blockers(&self, person: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT person FROM blocks WHERE other = ?1 AND level = 'block' ORDER BY person",
        )
        .bind(person.as_str())
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(person,)| person.into()).collect())
    }

    async fn ban(&self, ban: &Ban) -> Result<(), StoreError> {
        check::reason(&ban.reason)?;
        let put = sqlx::query(
            "INSERT INTO bans (subject, reason, at, until) VALUES (?1, ?2, ?3, ?4) \
             ON CONFLICT (subject) DO UPDATE SET reason = ?2, at = ?3, until = ?4",
        );
        let put = put.bind(&ban.subject).bind(&ban.reason).bind(ban.at).bind(ban.until);
        self.write(put).await?;
        Ok(())
    }

    async fn unban(&self, subject: &str) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM bans WHERE subject = ?1").bind(subject);
        Ok(self.write(gone).await?.rows_affected() > 0)
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let rows: Vec<BanColumns> = sqlx::query_as(
            "SELECT subject, reason, at, until FROM bans ORDER BY at DESC, subject DESC",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(people_rows::ban).collect())
    }

    async fn log_moderation(&self, entry: &Moderation) -> Result<(), StoreError> {
        check::reason(&entry.text)?;
        let put = sqlx::query(
            "INSERT INTO moderation (at, actor, action, subject, table_id, text) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )
        .bind(entry.at)
        .bind(&entry.actor)
        .bind(&entry.action)
        .bind(&entry.subject)
        .bind(entry.table.as_ref().map(crate::TableId::as_str))
        .bind(&entry.text);
        self.write(put).await?;
        Ok(())
    }

    async fn moderation(
        &self,
        action: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Moderation>, StoreError> {
        let rows: Vec<LogColumns> = sqlx::query_as(
            "SELECT at, actor, action, subject, table_id, text FROM moderation \
             WHERE ?1 IS NULL OR action = ?1 ORDER BY seq DESC LIMIT ?2",
        )
        .bind(action)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(people_rows::entry).collect())
    }
}

/// People whose keys were not used for long and who have no seat.
const UNUSED: &str = "NOT EXISTS (SELECT 1 FROM keys k WHERE k.person = p.id AND k.used_at >= ?1) \
     AND p.created_at < ?1 AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = p.id)";

/// The statement that adds a key to an existing person.
fn new_key<'a>(
    key: &'a KeyHash,
    person: &'a PersonId,
    label: &'a str,
    at: i64,
) -> sqlx::query::Query<'a, sqlx::Sqlite, sqlx::sqlite::SqliteArguments> {
    sqlx::query(
        "INSERT INTO keys (hash, person, label, created_at, used_at) \
         SELECT ?1, id, ?3, ?4, ?4 FROM people WHERE id = ?2 ON CONFLICT DO NOTHING",
    )
    .bind(&key[..])
    .bind(person.as_str())
    .bind(label)
    .bind(at)
}
