//! People in Postgres.

use async_trait::async_trait;
use sqlx::Connection;

use super::Postgres;
use super::connection::{PooledConnection, with_timeout};
use crate::check;
use crate::columns::storable;
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
impl People for Postgres {
    async fn person_by_key(&self, key: &KeyHash) -> Result<Option<Person>, StoreError> {
        let ask = sqlx::query_as(
            "SELECT p.id, p.name FROM keys k JOIN people p ON p.id = k.person WHERE k.hash = $1",
        );
        let row: Option<(String, String)> = self.row(ask.bind(&key[..])).await?;
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
        let mut connection = PooledConnection::acquire(&self.pool).await?;
        let adding = async {
            let mut transaction = connection.conn().begin().await?;
            let add = "INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3) \
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
            Ok(added)
        };
        let added = with_timeout(adding).await?;
        connection.release();
        if added == 0 { Err(StoreError::Taken(person.id.to_string())) } else { Ok(()) }
    }

    async fn rename_person(&self, person: &PersonId, name: &str) -> Result<bool, StoreError> {
        check::name(name)?;
        let rename = sqlx::query("UPDATE people SET name = $2 WHERE id = $1");
        Ok(self.write(rename.bind(storable(person.as_str())).bind(name)).await?.rows_affected() > 0)
    }

    async fn person(&self, person: &PersonId) -> Result<Option<PersonRow>, StoreError> {
        let ask = format!("{PEOPLE} WHERE p.id = $1");
        let ask = sqlx::query_as(sqlx::AssertSqlSafe(ask)).bind(storable(person.as_str()));
        Ok(self.row::<PersonColumns>(ask).await?.map(people_rows::person))
    }

    async fn find_people(&self, name: &str, limit: u32) -> Result<Vec<PersonRow>, StoreError> {
        // Names are folded here, because databases disagree about case; only administrators search.
        let ask = format!("{PEOPLE} ORDER BY p.created_at DESC, p.id DESC");
        let rows: Vec<PersonColumns> = self.rows(sqlx::query_as(sqlx::AssertSqlSafe(ask))).await?;
        Ok(people_rows::found(rows, &fold(name), limit))
    }

    async fn delete_person(&self, person: &PersonId) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM people WHERE id = $1").bind(storable(person.as_str()));
        Ok(self.write(gone).await?.rows_affected() > 0)
    }

    async fn clean_people(&self, before: i64, dry: bool) -> Result<u64, StoreError> {
        if dry {
            let ask = format!("SELECT count(*) FROM people p WHERE {UNUSED}");
            let ask = sqlx::query_as(sqlx::AssertSqlSafe(ask)).bind(before);
            let count: Option<(i64,)> = self.row(ask).await?;
            return Ok(count.map_or(0, |(count,)| count as u64));
        }
        let gone = format!("DELETE FROM people p WHERE {UNUSED}");
        Ok(self.write(sqlx::query(sqlx::AssertSqlSafe(gone)).bind(before)).await?.rows_affected())
    }

    async fn warn_person(&self, person: &PersonId, text: Option<&str>) -> Result<bool, StoreError> {
        check::reason(text.unwrap_or_default())?;
        let warn = sqlx::query("UPDATE people SET warning = $2 WHERE id = $1");
        Ok(self.write(warn.bind(storable(person.as_str())).bind(text)).await?.rows_affected() > 0)
    }

    async fn keys(&self, person: &PersonId) -> Result<Vec<KeyRow>, StoreError> {
        let ask = sqlx::query_as(
            "SELECT hash, label, created_at, used_at FROM keys WHERE person = $1 \
             ORDER BY created_at, hash",
        );
        let rows: Vec<KeyColumns> = self.rows(ask.bind(storable(person.as_str()))).await?;
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
        let gone = sqlx::query("DELETE FROM keys WHERE hash = $1").bind(&key[..]);
        Ok(self.write(gone).await?.rows_affected() > 0)
    }

    async fn use_key(&self, key: &KeyHash, at: i64) -> Result<(), StoreError> {
        let used = sqlx::query("UPDATE keys SET used_at = greatest(used_at, $2) WHERE hash = $1");
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
            let gone = sqlx::query("DELETE FROM blocks WHERE person = $1 AND other = $2");
            self.write(gone.bind(storable(person.as_str())).bind(storable(other.as_str()))).await?;
            return Ok(());
        };
        check::name(&block.name)?;
        let put = sqlx::query(
            "INSERT INTO blocks (person, other, name, level, at) \
             SELECT id, $2, $3, $4, $5 FROM people WHERE id = $1 FOR KEY SHARE \
             ON CONFLICT (person, other) DO UPDATE SET \
               name = excluded.name, level = excluded.level, at = excluded.at",
        )
        .bind(storable(person.as_str()))
        .bind(storable(other.as_str()))
        .bind(&block.name)
        .bind(block.level.as_str())
        .bind(block.at);
        self.write(put).await?;
        Ok(())
    }

    async fn blocks(&self, person: &PersonId) -> Result<Vec<BlockRow>, StoreError> {
        let ask = sqlx::query_as(
            "SELECT other, name, level, at FROM blocks WHERE person = $1 \
             ORDER BY at DESC, other DESC",
        );
        let rows: Vec<BlockColumns> = self.rows(ask.bind(storable(person.as_str()))).await?;
        rows.into_iter().map(people_rows::block).collect()
    }

    async fn blockers(&self, person: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let ask = sqlx::query_as(
            "SELECT person FROM blocks WHERE other = $1 AND level = 'block' ORDER BY person",
        );
        let rows: Vec<(String,)> = self.rows(ask.bind(storable(person.as_str()))).await?;
        Ok(rows.into_iter().map(|(person,)| person.into()).collect())
    }

    async fn ban(&self, ban: &Ban) -> Result<(), StoreError> {
        check::reason(&ban.reason)?;
        let put = sqlx::query(
            "INSERT INTO bans (subject, reason, at, until) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (subject) DO UPDATE SET \
               reason = excluded.reason, at = excluded.at, until = excluded.until",
        );
        let put = put.bind(&ban.subject).bind(&ban.reason).bind(ban.at).bind(ban.until);
        self.write(put).await?;
        Ok(())
    }

    async fn unban(&self, subject: &str) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM bans WHERE subject = $1").bind(storable(subject));
        Ok(self.write(gone).await?.rows_affected() > 0)
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let ask = sqlx::query_as(
            "SELECT subject, reason, at, until FROM bans ORDER BY at DESC, subject DESC",
        );
        let rows: Vec<BanColumns> = self.rows(ask).await?;
        Ok(rows.into_iter().map(people_rows::ban).collect())
    }

    async fn log_moderation(&self, entry: &Moderation) -> Result<(), StoreError> {
        check::reason(&entry.text)?;
        let put = sqlx::query(
            "INSERT INTO moderation (at, actor, action, subject, table_id, text) \
             VALUES ($1, $2, $3, $4, $5, $6)",
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
        let ask = sqlx::query_as(
            "SELECT at, actor, action, subject, table_id, text FROM moderation \
             WHERE $1::text IS NULL OR action = $1 ORDER BY seq DESC LIMIT $2",
        );
        let rows: Vec<LogColumns> = self.rows(ask.bind(action).bind(i64::from(limit))).await?;
        Ok(rows.into_iter().map(people_rows::entry).collect())
    }
}

/// People whose keys were not used for long and who have no seat.
const UNUSED: &str = "NOT EXISTS (SELECT 1 FROM keys k WHERE k.person = p.id AND k.used_at >= $1) \
     AND p.created_at < $1 AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = p.id)";

/// The statement that adds a key to an existing person.
fn new_key<'a>(
    key: &'a KeyHash,
    person: &PersonId,
    label: &'a str,
    at: i64,
) -> sqlx::query::Query<'a, sqlx::Postgres, sqlx::postgres::PgArguments> {
    sqlx::query(
        "INSERT INTO keys (hash, person, label, created_at, used_at) \
         SELECT $1, id, $3, $4, $4 FROM people WHERE id = $2 FOR KEY SHARE \
         ON CONFLICT DO NOTHING",
    )
    .bind(&key[..])
    .bind(storable(person.as_str()))
    .bind(label)
    .bind(at)
}
