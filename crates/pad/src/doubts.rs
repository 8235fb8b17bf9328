//! What cannot be right on a pad, with the rule behind it.

use mirabilia_words::Message;
use serde::Serialize;

use crate::PadEntry;
use crate::pad::{Pad, PadBy};
use crate::sheet::{At, Can, Limited, PadCounts, PadLine, PadPart, Rule};

/// Something that cannot be right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadDoubt"))]
pub struct Doubt {
    /// The seat it is about; none where it is about a whole line.
    pub seat: Option<usize>,
    /// The line.
    pub line: &'static str,
    /// What is wrong, and the rule.
    pub why: Message,
}

/// Everything that cannot be right: at most one doubt of each field, and where the fields of a line
/// are sound one between them. Empty fields are not wrong.
pub fn doubts(pad: &Pad) -> Vec<Doubt> {
    if pad.end.by != PadBy::Points {
        return Vec::new();
    }
    let lines = &pad.sheet().lines;
    let seats = 0..pad.players.len();
    let fields = seats.flat_map(|seat| lines.iter().filter_map(move |l| in_field(pad, seat, l)));
    let mut found: Vec<Doubt> = fields.collect();
    // A field that is wrong by itself makes the others look wrong too.
    let sound = |line: &&PadLine| found.iter().all(|doubt| doubt.line != line.id);
    let more: Vec<Doubt> =
        lines.iter().filter(sound).filter_map(|line| between(pad, line)).collect();
    found.extend(more);
    found
}

/// What cannot be right in one field.
pub fn in_field(pad: &Pad, seat: usize, line: &PadLine) -> Option<Doubt> {
    if pad.by_pawn(line) {
        return None;
    }
    let entry = pad.entry(seat, line)?;
    let why = counted(pad, line, entry).or_else(|| value(pad, line, entry))?;
    Some(Doubt { seat: Some(seat), line: line.id, why })
}

/// How often a part counts in an entry.
fn times(entry: &PadEntry, id: &str) -> u16 {
    entry.counts().get(id).copied().unwrap_or(0)
}

/// Parts that cannot be counted like this.
fn counted(pad: &Pad, line: &PadLine, entry: &PadEntry) -> Option<Message> {
    let held = line.parts.iter().filter(|part| times(entry, &part.id) > 0).count();
    let wrong = |part: &PadPart| {
        let n = times(entry, &part.id);
        let say = |id: &'static str| {
            Message::new(id).with("thing", Message::new(part.name.clone())).with("n", n)
        };
        if let Some(max) = part.max.filter(|max| n > *max) {
            return Some(say(part.doubt.unwrap_or("score-check-item")).with("max", max));
        }
        match part.counts {
            Some(PadCounts::Held) if n > 0 && usize::from(n) < held => {
                Some(say("score-check-held").with("held", held))
            }
            Some(PadCounts::Coins { coins }) if n > 0 => {
                let sets = pad.richest()?.div_euclid(coins.into());
                let wrong = i32::from(n) != sets;
                wrong.then(|| say("score-check-richest").with("sets", sets).with("coins", coins))
            }
            _ => None,
        }
    };
    let limited = |rule: &Rule| match rule {
        Rule::Limit { line: of, at: At::Seat, .. } if *of == line.id => limit(rule, &[entry]),
        _ => None,
    };
    let parts = line.parts.iter().find_map(wrong);
    parts.or_else(|| pad.sheet().rules.iter().find_map(limited))
}

/// A value that the line cannot have.
fn value(pad: &Pad, line: &PadLine, entry: &PadEntry) -> Option<Message> {
    if let PadEntry::Coins { coins } = entry {
        return (*coins < 0).then(|| Message::new("score-check-coins").with("coins", *coins));
    }
    let value = entry.points(line);
    let say = |id: String| Message::new(id).with("value", value);
    match &line.can {
        Can::Only { values, .. } if values.contains(&value) => None,
        Can::Only { values, doubt }
            if value >= 0 || values.first().is_some_and(|least| *least < 0) =>
        {
            let below = values.iter().rfind(|can| **can < value);
            let above = values.iter().find(|can| **can > value);
            let near: Vec<String> =
                [below, above].into_iter().flatten().map(ToString::to_string).collect();
            Some(say(doubt.clone()).with("near", near.join(" / ")))
        }
        Can::Only { .. } => Some(say("score-check-negative".to_owned())),
        Can::UpTo { .. } if value < 0 => Some(say("score-check-negative".to_owned())),
        Can::UpTo { most, richest } => {
            let mut most = (*most)?;
            if let Some(other) = richest {
                most = most.max(other.most + pad.richest()?.div_euclid(other.coins.into()));
            }
            (value > most).then(|| say("score-check-most".to_owned()).with("max", most))
        }
    }
}

/// What cannot be right between the fields of a line.
fn between(pad: &Pad, line: &PadLine) -> Option<Doubt> {
    let entries: Vec<&PadEntry> =
        (0..pad.players.len()).filter_map(|seat| pad.entry(seat, line)).collect();
    let copies = |part: &PadPart| {
        let copies = part.copies?;
        let n = entries.iter().filter(|entry| times(entry, &part.id) > 0).count();
        (n > usize::from(copies)).then(|| {
            Message::new("score-check-copies")
                .with("thing", Message::new(part.name.clone()))
                .with("n", n)
                .with("copies", copies)
        })
    };
    let rules = pad.sheet().rules.iter().filter(|rule| rule.line() == line.id);
    let broken = |rule: &Rule| broken(pad, line, rule, &entries);
    let why = line.parts.iter().find_map(copies).or_else(|| rules.clone().find_map(broken))?;
    Some(Doubt { seat: None, line: line.id, why })
}

fn broken(pad: &Pad, line: &PadLine, rule: &Rule, entries: &[&PadEntry]) -> Option<Message> {
    let seats = 0..pad.players.len();
    let points: Vec<i32> = seats.filter_map(|seat| pad.points(seat, line)).collect();
    match rule {
        Rule::Limit { at: At::Seat, .. } => None,
        Rule::Limit { .. } => limit(rule, entries),
        Rule::Pairs { won, lost, doubt, .. } => {
            let whole = entries.len() == pad.players.len() && entries.iter().all(|e| e.counted());
            let [won, lost] = [won, lost].map(|parts| total(parts, Limited::Times, entries));
            let wrong = whole && won != lost;
            wrong.then(|| Message::new(*doubt).with("won", won).with("lost", lost))
        }
        Rule::Sum { least, most, step, doubt, .. } => {
            let sum: i32 = points.iter().sum();
            let whole = points.len() == pad.players.len();
            let fits = match least {
                Some(least) => !whole || (sum >= *least && (sum - least) % step == 0),
                None => true,
            };
            // Without a least sum no field goes below 0, so what is missing cannot help.
            let over = (whole || least.is_none()) && sum > *most;
            (over || !fits).then(|| Message::new(*doubt).with("sum", sum).with("max", *most))
        }
        Rule::One { doubt, .. } => {
            let n = points.iter().filter(|points| **points > 0).count();
            (n > 1).then(|| Message::new(*doubt).with("n", n))
        }
    }
}

fn limit(rule: &Rule, entries: &[&PadEntry]) -> Option<Message> {
    let Rule::Limit { parts, of, max, doubt, .. } = rule else { return None };
    let n = total(parts, *of, entries);
    (n > *max).then(|| doubt.clone().with("n", n).with("max", *max))
}

/// How often parts count, or how many count at all.
fn total(parts: &[String], of: Limited, entries: &[&PadEntry]) -> u16 {
    let each = entries.iter().flat_map(|entry| parts.iter().map(|id| times(entry, id)));
    match of {
        Limited::Times => each.sum(),
        Limited::Parts => each.filter(|n| *n > 0).count() as u16,
    }
}
