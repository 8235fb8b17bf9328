//! What one player has received about a table, to be compared with what the server says later.

use std::collections::BTreeMap;

use mirabilia_protocol::Event;

/// Everything that a player has received.
#[derive(Debug)]
pub(crate) struct Observed {
    /// The event before the first received one.
    pub(crate) base: u64,
    /// The last received event.
    pub(crate) last: u64,
    /// The events, without the steps of the game.
    events: Vec<Event>,
    /// After each message: its sequence number, and the number of events so far.
    checkpoints: Vec<(u64, usize)>,
    steps: Steps,
}

/// The steps of a game by index.
#[derive(Default, Debug)]
struct Steps(BTreeMap<u32, String>);

impl Steps {
    /// Replaces the steps from an index on: an incomplete turn may be shown differently later.
    fn put(&mut self, from: u32, lines: &[String]) {
        self.0.split_off(&from);
        self.0.extend((from..).zip(lines.iter().cloned()));
    }

    /// The first step that contradicts a longer game.
    fn mismatch(&self, longer: &Self) -> Option<String> {
        self.0.iter().find_map(|(number, line)| match longer.0.get(number) {
            None => Some(format!("step {number} \"{line}\" is missing")),
            Some(other) if !is_compatible(line, other) => {
                Some(format!("step {number} was \"{line}\" and is \"{other}\""))
            }
            Some(_) => None,
        })
    }
}

impl FromIterator<String> for Steps {
    fn from_iter<I: IntoIterator<Item = String>>(lines: I) -> Self {
        Self((0..).zip(lines).collect())
    }
}

/// Whether two lines can be the same step for viewers who may see more or less of it.
fn is_compatible(one: &str, other: &str) -> bool {
    let is_prefix = |long: &str, short: &str| {
        long.strip_prefix(short).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    one.contains('?') || other.contains('?') || is_prefix(one, other) || is_prefix(other, one)
}

impl Observed {
    /// Starts with a snapshot: its sequence number and log.
    pub(crate) fn new(seq: u64, log: Vec<String>) -> Self {
        let steps = log.into_iter().collect();
        Self { base: seq, last: seq, events: Vec::new(), checkpoints: Vec::new(), steps }
    }

    /// Records received events; fails if they are older than the last ones.
    pub(crate) fn record(&mut self, seq: u64, events: &[Event]) -> Result<(), String> {
        if seq <= self.last && !events.is_empty() {
            return Err(format!("event {seq} arrived after event {}: {events:?}", self.last));
        }
        self.last = self.last.max(seq);
        for event in events {
            match event {
                Event::Steps { from, lines, .. } => self.steps.put(*from, lines),
                event => self.events.push(event.clone()),
            }
        }
        self.checkpoints.push((seq, self.events.len()));
        Ok(())
    }

    /// Compares all observations with the server's events after `base`, the last of which has the
    /// sequence number `seq`.
    pub(crate) fn compare(&self, seq: u64, events: &[Event]) -> Result<(), String> {
        if seq < self.last {
            return Err(format!("received event {}, but the last is {seq}", self.last));
        }
        let mut steps = Steps::default();
        for event in events {
            if let Event::Steps { from, lines, .. } = event {
                steps.put(*from, lines);
            }
        }
        // The steps of the snapshot are not sent again.
        let first = steps.0.first_key_value().map_or(u32::MAX, |(number, _)| *number);
        let since =
            Steps(self.steps.0.range(first..).map(|(n, line)| (*n, line.clone())).collect());
        match since.mismatch(&steps) {
            Some(mismatch) => Err(mismatch),
            None => check_prefix(&self.events, events),
        }
    }

    /// Picks a checkpoint, if there is one.
    pub(crate) fn checkpoint(&self, pick: impl FnOnce(u32) -> u32) -> Option<usize> {
        (!self.checkpoints.is_empty()).then(|| pick(self.checkpoints.len() as u32) as usize)
    }

    /// The sequence number at a checkpoint.
    pub(crate) fn seq_at(&self, checkpoint: usize) -> u64 {
        self.checkpoints[checkpoint].0
    }

    /// Compares the observations since a checkpoint with the server's events.
    pub(crate) fn compare_since(&self, checkpoint: usize, events: &[Event]) -> Result<(), String> {
        check_prefix(&self.events[self.checkpoints[checkpoint].1..], events)
    }

    /// Compares the observed steps with a finished record.
    pub(crate) fn compare_record(&self, lines: &[String]) -> Result<(), String> {
        match self.steps.mismatch(&lines.iter().cloned().collect()) {
            Some(mismatch) => Err(mismatch),
            None => Ok(()),
        }
    }
}

/// Checks that the server's events, without steps, start with the observed ones.
fn check_prefix(observed: &[Event], events: &[Event]) -> Result<(), String> {
    let mut events = events.iter().filter(|event| !matches!(event, Event::Steps { .. }));
    for (index, event) in observed.iter().enumerate() {
        match events.next() {
            Some(other) if other == event => {}
            Some(other) => return Err(format!("event no. {index} was {event:?} and is {other:?}")),
            None => return Err(format!("event no. {index}, {event:?}, is missing")),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use mirabilia_protocol::Event;

    use super::{Observed, is_compatible};

    fn chose(seat: u8) -> Event {
        Event::Chose { seat, stand_in: false }
    }

    fn steps(from: u32, lines: &[&str]) -> Event {
        Event::Steps {
            from,
            lines: lines.iter().map(|&line| line.to_owned()).collect(),
            told: Vec::new(),
        }
    }

    /// Two choices after event 4, with their steps.
    fn observed() -> Observed {
        let mut observed = Observed::new(4, vec!["deal age 1".to_owned()]);
        observed.record(5, &[chose(0), steps(1, &["0 build baths"])]).unwrap();
        observed.record(7, &[chose(1), steps(2, &["1 sell ?"])]).unwrap();
        observed
    }

    fn check(seq: u64, events: &[Event], expected: Option<&str>) {
        match (observed().compare(seq, events), expected) {
            (Ok(()), None) => {}
            (Err(error), Some(part)) => assert!(error.contains(part), "{error}"),
            (result, _) => panic!("{events:?}: {result:?}"),
        }
    }

    #[test]
    fn observed_events_must_exist_in_order() {
        let (a, b) = (steps(1, &["0 build baths"]), steps(2, &["1 sell palace"]));
        check(7, &[chose(0), a.clone(), chose(1), b.clone()], None);
        check(8, &[chose(0), chose(1), steps(1, &["0 build baths", "1 sell x"]), chose(0)], None);
        check(6, &[chose(0), a.clone()], Some("received event 7, but the last is 6"));
        check(7, &[chose(0), a.clone(), b.clone()], Some("is missing"));
        check(7, &[chose(1), chose(0), a.clone(), b.clone()], Some("event no. 0 was"));
        check(7, &[chose(0), chose(0), chose(1), a.clone(), b], Some("event no. 1 was"));
        check(7, &[chose(0), chose(1), a], Some("step 2"));
        check(7, &[chose(0), chose(1), steps(1, &["0 build palace", "1 x"])], Some("step 1 was"));
    }

    #[test]
    fn events_must_not_arrive_twice() {
        let mut observed = observed();
        observed.record(7, &[]).unwrap();
        assert!(observed.record(7, &[chose(1)]).is_err());
        assert!(observed.record(6, &[chose(1)]).is_err());
        observed.record(8, &[chose(0)]).unwrap();
        observed.compare_since(0, &[chose(1), chose(0)]).unwrap();
        assert!(observed.compare_since(0, &[chose(0)]).is_err());
        assert_eq!(observed.seq_at(0), 5);
    }

    #[test]
    fn lines_with_hidden_parts_match_the_full_line() {
        assert!(is_compatible("1 sell ?", "1 sell palace"));
        assert!(is_compatible("deal age 1", "deal age 1 a b"));
        assert!(!is_compatible("1 sell a", "1 sell b"));
        assert!(!is_compatible("1 sell a", "1 sell ab"));
    }
}
