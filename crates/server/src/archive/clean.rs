//! Clean-up: ended tables by age and by number, and people who have not come back.

use mirabilia_store::{Query, Status, Store, StoreError, TableId};

use super::PAGE;

/// What is kept. `None` keeps everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keep {
    /// Ended tables whose last event is at most so many days ago, and people who used their key since
    /// then or have a seat at a table that is kept.
    pub days: Option<u32>,
    /// So many of the latest ended tables.
    pub tables: Option<u32>,
}

/// What was deleted, or would be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cleaned {
    /// Tables, oldest first.
    pub tables: Vec<TableId>,
    /// The number of people.
    pub people: u64,
}

impl Keep {
    /// Whether everything is kept.
    pub fn is_everything(&self) -> bool {
        *self == Self::default()
    }
}

/// Deletes what need not be kept at this time (Unix time in milliseconds); only looks if `dry`.
pub async fn clean(
    store: &dyn Store,
    keep: &Keep,
    now: i64,
    dry: bool,
) -> Result<Cleaned, StoreError> {
    let cutoff = keep.days.map(|days| now - i64::from(days) * 24 * 3600 * 1000);
    let mut tables = Vec::new();
    let mut seen = 0_u32;
    let mut before = None;
    loop {
        let statuses = vec![Status::Finished, Status::Closed];
        let query = Query { statuses, before, limit: PAGE, ..Query::default() };
        let rows = store.list(&query).await?;
        for row in &rows {
            seen = seen.saturating_add(1);
            let is_old = cutoff.is_some_and(|cutoff| row.updated_at < cutoff);
            if is_old || keep.tables.is_some_and(|most| seen > most) {
                tables.push(row.id.clone());
            }
        }
        let Some(last) = rows.last().filter(|_| rows.len() == PAGE as usize) else { break };
        before = Some((last.updated_at, last.id.clone()));
    }
    tables.reverse();
    if !dry {
        for table in &tables {
            store.delete(table).await?;
        }
    }
    let people = match cutoff {
        Some(cutoff) => store.clean_people(cutoff, dry).await?,
        None => 0,
    };
    Ok(Cleaned { tables, people })
}

#[cfg(test)]
mod tests {
    use mirabilia_store::{Append, Memory, Row};

    use super::*;

    const DAY: i64 = 24 * 3600 * 1000;

    async fn store() -> Memory {
        let store = Memory::new();
        for (id, status, day) in [
            ("a", Status::Finished, 1),
            ("b", Status::Closed, 5),
            ("c", Status::Playing, 1),
            ("d", Status::Finished, 9),
        ] {
            let row = Row {
                game: "duel".to_owned(),
                status,
                listed: false,
                wake_at: None,
                owing: 0,
                summary: String::new(),
                seats: Vec::new(),
                ended_at: None,
            };
            let events = vec!["{}".to_owned()];
            let append = Append { table: id.into(), first: 1, events, at: day * DAY, row };
            store.append_all(vec![append]).await.pop().unwrap().unwrap();
        }
        store
    }

    #[tokio::test]
    async fn ended_tables_go_by_age_and_by_number() {
        for (keep, expected) in [
            (Keep::default(), &[][..]),
            (Keep { days: Some(7), tables: None }, &["a"][..]),
            (Keep { days: Some(2), tables: None }, &["a", "b"][..]),
            (Keep { days: None, tables: Some(1) }, &["a", "b"][..]),
            (Keep { days: Some(7), tables: Some(9) }, &["a"][..]),
        ] {
            let store = store().await;
            let count = async || store.list(&Query::default()).await.unwrap().len();
            let found = clean(&store, &keep, 10 * DAY, true).await.unwrap();
            assert_eq!(
                found.tables,
                expected.iter().map(|id| TableId::from(*id)).collect::<Vec<_>>()
            );
            assert_eq!(count().await, 4, "a dry run deletes nothing");
            assert_eq!(clean(&store, &keep, 10 * DAY, false).await.unwrap(), found);
            assert_eq!(count().await, 4 - expected.len());
        }
    }
}
