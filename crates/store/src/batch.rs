//! Which appends of a batch are accepted: the only place that checks sequence numbers, for every
//! kind of store.
//!
//! A store reads the last sequence number of each table in the batch, locks those tables, calls
//! [`plan`], and writes the result. The primary key of `events` is the final safeguard.

use std::collections::BTreeMap;

use async_trait::async_trait;

use crate::check;
use crate::error::{AppendError, StoreError, is_rejection};
use crate::ids::TableId;
use crate::rows::{Append, Row};

/// The result of each append of a batch, in the order given.
pub(crate) type Outcomes = Vec<Result<(), AppendError>>;

/// What to write for a batch, and what to answer.
pub(crate) struct BatchPlan<'a> {
    pub(crate) outcomes: Outcomes,
    /// What to write, sorted by table id.
    pub(crate) tables: Vec<TableAppend<'a>>,
}

/// All accepted appends of a batch to one table.
pub(crate) struct TableAppend<'a> {
    pub(crate) id: &'a TableId,
    /// The table does not exist yet.
    pub(crate) is_new: bool,
    /// The row after the last append.
    pub(crate) row: &'a Row,
    pub(crate) first_at: i64,
    pub(crate) last_at: i64,
    pub(crate) last_seq: u64,
    pub(crate) events: Vec<NewEvent<'a>>,
    /// Indexes of these appends in the batch.
    members: Vec<usize>,
}

/// One event to write.
pub(crate) struct NewEvent<'a> {
    pub(crate) seq: u64,
    pub(crate) at: i64,
    pub(crate) body: &'a str,
}

/// The ids of the tables in a batch, sorted, without duplicates.
pub(crate) fn tables(batch: &[Append]) -> Vec<&TableId> {
    let valid = batch.iter().filter(|append| check::table(&append.table).is_ok());
    let mut ids: Vec<&TableId> = valid.map(|append| &append.table).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// Checks a batch against the last sequence number of each table; `None` means no such table.
pub(crate) fn plan<'a>(
    batch: &'a [Append],
    last: impl Fn(&TableId) -> Option<u64>,
) -> BatchPlan<'a> {
    let mut tables: BTreeMap<&TableId, TableAppend<'a>> = BTreeMap::new();
    let outcomes = batch
        .iter()
        .enumerate()
        .map(|(index, append)| {
            check::append(append).map_err(AppendError::Invalid)?;
            let stored = last(&append.table);
            let end = tables.get(&append.table).map(|appended| appended.last_seq).or(stored);
            if append.first != end.unwrap_or(0) + 1 {
                return Err(AppendError::Conflict);
            }
            let appended = tables.entry(&append.table).or_insert_with(|| TableAppend {
                id: &append.table,
                is_new: stored.is_none(),
                row: &append.row,
                first_at: append.at,
                last_at: append.at,
                last_seq: 0,
                events: Vec::new(),
                members: Vec::new(),
            });
            appended.add(index, append);
            Ok(())
        })
        .collect();
    BatchPlan { outcomes, tables: tables.into_values().collect() }
}

impl<'a> TableAppend<'a> {
    fn add(&mut self, index: usize, append: &'a Append) {
        let events = (append.first..).zip(&append.events);
        self.events.extend(events.map(|(seq, body)| NewEvent { seq, at: append.at, body }));
        self.last_seq = append.first + append.events.len() as u64 - 1;
        self.row = &append.row;
        self.last_at = append.at;
        self.members.push(index);
    }
}

impl BatchPlan<'_> {
    /// Turns appends to new tables that another node created first into conflicts.
    pub(crate) fn reject_created_elsewhere(&mut self, is_lost: impl Fn(&TableId) -> bool) {
        let outcomes = &mut self.outcomes;
        self.tables.retain(|appended| {
            let lost = appended.is_new && is_lost(appended.id);
            if lost {
                for &member in &appended.members {
                    outcomes[member] = Err(AppendError::Conflict);
                }
            }
            !lost
        });
    }
}

/// The outcomes of a batch of this size that failed as a whole.
pub(crate) fn all_unavailable(size: usize, error: &StoreError) -> Outcomes {
    vec![Err(AppendError::Unavailable(error.clone())); size]
}

/// A database that appends a batch in one transaction.
#[async_trait]
pub(crate) trait Transactional: Sync {
    async fn append_batch(&self, batch: &[Append]) -> Result<Outcomes, sqlx::Error>;
}

/// Appends a batch. If the database rejects it because of one append, retries each append in its
/// own transaction, so that the others still succeed.
pub(crate) async fn append_all(database: &dyn Transactional, batch: &[Append]) -> Outcomes {
    match database.append_batch(batch).await {
        Ok(outcomes) => outcomes,
        Err(error) if batch.len() > 1 && is_rejection(&error) => {
            let mut outcomes = Vec::with_capacity(batch.len());
            for single in batch.chunks(1) {
                let outcome = database.append_batch(single).await;
                outcomes.extend(outcome.unwrap_or_else(|error| all_unavailable(1, &error.into())));
            }
            outcomes
        }
        Err(error) => all_unavailable(batch.len(), &error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::{plan, tables};
    use crate::error::AppendError;
    use crate::ids::TableId;
    use crate::rows::{Append, Row, Status};

    fn append(table: &str, first: u64, events: usize) -> Append {
        Append {
            table: table.into(),
            first,
            events: vec!["{}".to_owned(); events],
            at: first as i64,
            row: Row {
                game: "duel".to_owned(),
                status: Status::Open,
                listed: false,
                wake_at: None,
                owing: 0,
                summary: first.to_string(),
                seats: Vec::new(),
                ended_at: None,
            },
        }
    }

    /// Table `b` has four events; no other table exists.
    fn last(id: &TableId) -> Option<u64> {
        (id.as_str() == "b").then_some(4)
    }

    /// `expected`: the outcome of each append as one letter (stored, conflict, invalid,
    /// unavailable).
    fn check(batch: &[Append], expected: &str) {
        let letter = |outcome: &Result<(), AppendError>| match outcome {
            Ok(()) => 's',
            Err(AppendError::Conflict) => 'c',
            Err(AppendError::Invalid(_)) => 'i',
            Err(AppendError::Unavailable(_)) => 'u',
        };
        let plan = plan(batch, last);
        assert_eq!(plan.outcomes.iter().map(letter).collect::<String>(), expected);
        let stored: usize = batch
            .iter()
            .zip(&plan.outcomes)
            .filter(|(_, outcome)| outcome.is_ok())
            .map(|(append, _)| append.events.len())
            .sum();
        assert_eq!(plan.tables.iter().map(|appended| appended.events.len()).sum::<usize>(), stored);
    }

    #[test]
    fn only_the_next_sequence_number_is_accepted() {
        check(&[append("a", 1, 1), append("b", 5, 2)], "ss");
        check(&[append("a", 2, 1), append("b", 4, 1), append("b", 6, 1)], "ccc");
        check(
            &[append("b", 5, 2), append("b", 7, 1), append("a", 1, 1), append("a", 2, 9)],
            "ssss",
        );
        check(&[append("b", 5, 1), append("b", 5, 1), append("b", 6, 1)], "scs");
        check(&[append("a", 1, 0), append("a", 1, 1), append("", 1, 1)], "isi");
    }

    #[test]
    fn a_table_is_written_once_with_the_last_row() {
        let batch = [append("b", 5, 2), append("a", 1, 1), append("b", 7, 1)];
        assert_eq!(tables(&batch), [&TableId::from("a"), &"b".into()]);
        let plan = plan(&batch, last);
        let [a, b] = &plan.tables[..] else { panic!("two tables") };
        assert!(a.is_new && !b.is_new);
        assert_eq!((b.row.summary.as_str(), b.last_seq, b.first_at, b.last_at), ("7", 7, 5, 7));
        assert_eq!(b.events.iter().map(|event| event.seq).collect::<Vec<_>>(), [5, 6, 7]);
    }

    #[test]
    fn a_table_created_elsewhere_is_a_conflict() {
        let batch = [append("a", 1, 1), append("b", 5, 1), append("a", 2, 1), append("c", 1, 1)];
        let mut plan = plan(&batch, last);
        plan.reject_created_elsewhere(|id| id.as_str() != "c");
        assert_eq!(plan.outcomes[0], Err(AppendError::Conflict));
        assert_eq!(plan.outcomes[1], Ok(()), "not new, so not lost");
        assert_eq!(plan.outcomes[2], Err(AppendError::Conflict));
        assert_eq!(plan.outcomes[3], Ok(()));
        assert_eq!(plan.tables.len(), 2);
    }
}
