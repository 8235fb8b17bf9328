//! Which appends of a batch fit: the one place that judges numbers, for every kind of store.
//!
//! A store reads the last numbers of the tables concerned, holds them against change, asks here,
//! and writes what comes out. The unique key of events stands behind this as the last word.

use std::collections::BTreeMap;

use crate::check;
use crate::error::{AppendError, StoreError};
use crate::ids::TableId;
use crate::rows::{Append, Row};

/// What a batch comes to.
pub(crate) struct Plan<'a> {
    /// The answer to each append, in the order given.
    pub(crate) outcomes: Vec<Result<(), AppendError>>,
    /// What to write, by table id.
    pub(crate) tables: Vec<Growth<'a>>,
}

/// What one table gains.
pub(crate) struct Growth<'a> {
    pub(crate) id: &'a TableId,
    /// Is this its beginning?
    pub(crate) is_new: bool,
    /// The row after the last append.
    pub(crate) row: &'a Row,
    pub(crate) first_at: i64,
    pub(crate) last_at: i64,
    pub(crate) last_seq: u64,
    pub(crate) events: Vec<NewEvent<'a>>,
    /// Which appends of the batch these are.
    members: Vec<usize>,
}

/// One event to write.
pub(crate) struct NewEvent<'a> {
    pub(crate) seq: u64,
    pub(crate) at: i64,
    pub(crate) body: &'a str,
}

/// The tables that a batch speaks of, in order, each once.
pub(crate) fn tables(batch: &[Append]) -> Vec<&TableId> {
    let sound = batch.iter().filter(|append| check::table(&append.table).is_ok());
    let mut ids: Vec<&TableId> = sound.map(|append| &append.table).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// Judges a batch by the last numbers of its tables. A table without a number is not there.
pub(crate) fn plan<'a>(batch: &'a [Append], last: impl Fn(&TableId) -> Option<u64>) -> Plan<'a> {
    let mut tables: BTreeMap<&TableId, Growth<'a>> = BTreeMap::new();
    let outcomes = batch
        .iter()
        .enumerate()
        .map(|(index, append)| {
            check::append(append).map_err(AppendError::Invalid)?;
            let stored = last(&append.table);
            let end = tables.get(&append.table).map(|growth| growth.last_seq).or(stored);
            if append.first != end.unwrap_or(0) + 1 {
                return Err(AppendError::Conflict);
            }
            let growth = tables.entry(&append.table).or_insert_with(|| Growth {
                id: &append.table,
                is_new: stored.is_none(),
                row: &append.row,
                first_at: append.at,
                last_at: append.at,
                last_seq: 0,
                events: Vec::new(),
                members: Vec::new(),
            });
            growth.add(index, append);
            Ok(())
        })
        .collect();
    Plan { outcomes, tables: tables.into_values().collect() }
}

impl<'a> Growth<'a> {
    fn add(&mut self, index: usize, append: &'a Append) {
        let events = (append.first..).zip(&append.events);
        self.events.extend(events.map(|(seq, body)| NewEvent { seq, at: append.at, body }));
        self.last_seq = append.first + append.events.len() as u64 - 1;
        self.row = &append.row;
        self.last_at = append.at;
        self.members.push(index);
    }
}

impl Plan<'_> {
    /// Somebody else created these tables in the meantime.
    pub(crate) fn give_up(&mut self, is_lost: impl Fn(&TableId) -> bool) {
        let outcomes = &mut self.outcomes;
        self.tables.retain(|growth| {
            let lost = growth.is_new && is_lost(growth.id);
            if lost {
                for &member in &growth.members {
                    outcomes[member] = Err(AppendError::Conflict);
                }
            }
            !lost
        });
    }
}

/// The answer to a batch of this size that could not be dealt with at all.
pub(crate) fn all_unavailable(size: usize, error: &StoreError) -> Vec<Result<(), AppendError>> {
    vec![Err(AppendError::Unavailable(error.clone())); size]
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

    /// Table `b` has four events, no other is there.
    fn last(id: &TableId) -> Option<u64> {
        (id.as_str() == "b").then_some(4)
    }

    /// `expected`: what becomes of each append, by one letter.
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
        assert_eq!(plan.tables.iter().map(|growth| growth.events.len()).sum::<usize>(), stored);
    }

    #[test]
    fn the_next_number_fits_and_no_other() {
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
    fn a_table_is_written_once_with_its_last_row() {
        let batch = [append("b", 5, 2), append("a", 1, 1), append("b", 7, 1)];
        assert_eq!(tables(&batch), [&TableId::from("a"), &"b".into()]);
        let plan = plan(&batch, last);
        let [a, b] = &plan.tables[..] else { panic!("two tables") };
        assert!(a.is_new && !b.is_new);
        assert_eq!((b.row.summary.as_str(), b.last_seq, b.first_at, b.last_at), ("7", 7, 5, 7));
        assert_eq!(b.events.iter().map(|event| event.seq).collect::<Vec<_>>(), [5, 6, 7]);
    }

    #[test]
    fn a_table_that_somebody_else_created_is_given_up() {
        let batch = [append("a", 1, 1), append("b", 5, 1), append("a", 2, 1), append("c", 1, 1)];
        let mut plan = plan(&batch, last);
        plan.give_up(|id| id.as_str() != "c");
        assert_eq!(plan.outcomes[0], Err(AppendError::Conflict));
        assert_eq!(plan.outcomes[1], Ok(()), "not new, so not lost");
        assert_eq!(plan.outcomes[2], Err(AppendError::Conflict));
        assert_eq!(plan.outcomes[3], Ok(()));
        assert_eq!(plan.tables.len(), 2);
    }
}
