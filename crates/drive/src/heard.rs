//! What one person was told about a table, event by event, to be held against what the server says
//! later.

use std::collections::BTreeMap;

use mirabilia_protocol::Event;

/// Everything a person heard since they came.
#[derive(Debug)]
pub(crate) struct Heard {
    /// The last event before the first that was heard.
    pub(crate) base: u64,
    /// The last event that was heard.
    pub(crate) last: u64,
    /// What happened, without the steps of the game.
    pub(crate) events: Vec<Event>,
    /// How many of them there were after which event.
    marks: Vec<(u64, usize)>,
    steps: Steps,
}

/// The steps of the game by their number.
#[derive(Default, Debug)]
pub(crate) struct Steps(BTreeMap<u32, String>);

impl Steps {
    /// Steps from a number on: a turn that was not over may read differently now.
    pub(crate) fn put(&mut self, from: u32, lines: &[String]) {
        self.0.split_off(&from);
        self.0.extend((from..).zip(lines.iter().cloned()));
    }

    /// The first step that does not fit a longer game, in words.
    pub(crate) fn misfit(&self, longer: &Self) -> Option<String> {
        self.0.iter().find_map(|(number, line)| match longer.0.get(number) {
            None => Some(format!("step {number} \"{line}\" is gone")),
            Some(other) if !fits(line, other) => {
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

/// Can two lines be the same step, told to people who may know more or less of it?
fn fits(one: &str, other: &str) -> bool {
    let begins = |long: &str, short: &str| {
        long.strip_prefix(short).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    one.contains('?') || other.contains('?') || begins(one, other) || begins(other, one)
}

impl Heard {
    /// A person comes when so many events have happened, and sees the steps so far.
    pub(crate) fn begin(seq: u64, log: Vec<String>) -> Self {
        let steps = log.into_iter().collect();
        Self { base: seq, last: seq, events: Vec::new(), marks: Vec::new(), steps }
    }

    /// Takes what was told; an error when it was told before.
    pub(crate) fn hear(&mut self, seq: u64, events: &[Event]) -> Result<(), String> {
        if seq <= self.last && !events.is_empty() {
            return Err(format!("event {seq} came after event {}: {events:?}", self.last));
        }
        self.last = self.last.max(seq);
        for event in events {
            match event {
                Event::Steps { from, lines } => self.steps.put(*from, lines),
                event => self.events.push(event.clone()),
            }
        }
        self.marks.push((seq, self.events.len()));
        Ok(())
    }

    /// Holds everything heard against what the server says of the events after `base`, of which the
    /// last has the number `seq`.
    pub(crate) fn compare(&self, seq: u64, told: &[Event]) -> Result<(), String> {
        if seq < self.last {
            return Err(format!("heard event {}, but the last is {seq}", self.last));
        }
        let mut steps = Steps::default();
        for event in told {
            if let Event::Steps { from, lines } = event {
                steps.put(*from, lines);
            }
        }
        // The steps before the person came are not told again.
        let first = steps.0.first_key_value().map_or(u32::MAX, |(number, _)| *number);
        let since =
            Steps(self.steps.0.range(first..).map(|(n, line)| (*n, line.clone())).collect());
        let misfit = since.misfit(&steps);
        match misfit {
            Some(misfit) => Err(misfit),
            None => same_beginning(&self.events, told),
        }
    }

    /// Some moment that was heard: the number of the last event then.
    pub(crate) fn moment(&self, pick: impl FnOnce(u32) -> u32) -> Option<usize> {
        (!self.marks.is_empty()).then(|| pick(self.marks.len() as u32) as usize)
    }

    /// The number of the last event at a moment.
    pub(crate) fn seq_at(&self, moment: usize) -> u64 {
        self.marks[moment].0
    }

    /// Holds what was heard since a moment against what the server says of it.
    pub(crate) fn compare_since(&self, moment: usize, told: &[Event]) -> Result<(), String> {
        same_beginning(&self.events[self.marks[moment].1..], told)
    }

    /// Holds the steps heard against a finished record.
    pub(crate) fn compare_record(&self, lines: &[String]) -> Result<(), String> {
        match self.steps.misfit(&lines.iter().cloned().collect()) {
            Some(misfit) => Err(misfit),
            None => Ok(()),
        }
    }
}

/// Does a longer list begin with a shorter one, steps left out?
fn same_beginning(heard: &[Event], told: &[Event]) -> Result<(), String> {
    let mut told = told.iter().filter(|event| !matches!(event, Event::Steps { .. }));
    for (place, event) in heard.iter().enumerate() {
        match told.next() {
            Some(other) if other == event => {}
            Some(other) => return Err(format!("event no. {place} was {event:?} and is {other:?}")),
            None => return Err(format!("event no. {place}, {event:?}, is gone")),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use mirabilia_protocol::Event;

    use super::{Heard, fits};

    fn chose(seat: u8) -> Event {
        Event::Chose { seat, stand_in: false }
    }

    fn steps(from: u32, lines: &[&str]) -> Event {
        Event::Steps { from, lines: lines.iter().map(|&line| line.to_owned()).collect() }
    }

    /// Two choices were heard after event 4, with their steps.
    fn heard() -> Heard {
        let mut heard = Heard::begin(4, vec!["deal age 1".to_owned()]);
        heard.hear(5, &[chose(0), steps(1, &["0 build baths"])]).unwrap();
        heard.hear(7, &[chose(1), steps(2, &["1 sell ?"])]).unwrap();
        heard
    }

    fn check(seq: u64, told: &[Event], complaint: Option<&str>) {
        match (heard().compare(seq, told), complaint) {
            (Ok(()), None) => {}
            (Err(said), Some(part)) => assert!(said.contains(part), "{said}"),
            (result, _) => panic!("{told:?}: {result:?}"),
        }
    }

    #[test]
    fn what_was_heard_must_be_there_in_order() {
        let (a, b) = (steps(1, &["0 build baths"]), steps(2, &["1 sell palace"]));
        check(7, &[chose(0), a.clone(), chose(1), b.clone()], None);
        check(8, &[chose(0), chose(1), steps(1, &["0 build baths", "1 sell x"]), chose(0)], None);
        check(6, &[chose(0), a.clone()], Some("heard event 7, but the last is 6"));
        check(7, &[chose(0), a.clone(), b.clone()], Some("is gone"));
        check(7, &[chose(1), chose(0), a.clone(), b.clone()], Some("event no. 0 was"));
        check(7, &[chose(0), chose(0), chose(1), a.clone(), b], Some("event no. 1 was"));
        check(7, &[chose(0), chose(1), a], Some("step 2"));
        check(7, &[chose(0), chose(1), steps(1, &["0 build palace", "1 x"])], Some("step 1 was"));
    }

    #[test]
    fn nothing_is_heard_twice() {
        let mut heard = heard();
        heard.hear(7, &[]).unwrap();
        assert!(heard.hear(7, &[chose(1)]).is_err());
        assert!(heard.hear(6, &[chose(1)]).is_err());
        heard.hear(8, &[chose(0)]).unwrap();
        heard.compare_since(0, &[chose(1), chose(0)]).unwrap();
        assert!(heard.compare_since(0, &[chose(0)]).is_err());
        assert_eq!(heard.seq_at(0), 5);
    }

    #[test]
    fn lines_with_secrets_fit_the_whole_line() {
        assert!(fits("1 sell ?", "1 sell palace") && fits("deal age 1", "deal age 1 a b"));
        assert!(!fits("1 sell a", "1 sell b") && !fits("1 sell a", "1 sell ab"));
    }
}
