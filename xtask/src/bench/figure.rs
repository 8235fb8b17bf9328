//! One figure: the median, minimum and maximum of its rounds, and which direction is better.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Which way a figure gets better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Better {
    Higher,
    Lower,
    /// Shown, but never called better or worse.
    Neither,
}

impl Better {
    const NAMES: [(&str, Self); 3] =
        [("higher", Self::Higher), ("lower", Self::Lower), ("neither", Self::Neither)];

    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, better)| *better == self).map_or("", |(name, _)| name)
    }
}

/// What a figure counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    pub(crate) unit: &'static str,
    pub(crate) better: Better,
    /// A difference up to this much is none, whatever its share.
    pub(crate) step: f64,
}

impl Kind {
    pub(crate) const fn higher(unit: &'static str) -> Self {
        Self { unit, better: Better::Higher, step: 0.0 }
    }

    pub(crate) const fn lower(unit: &'static str) -> Self {
        Self { unit, better: Better::Lower, step: 0.0 }
    }

    pub(crate) const fn neither(unit: &'static str) -> Self {
        Self { unit, better: Better::Neither, step: 0.0 }
    }

    /// Differences up to `step` do not count.
    pub(crate) const fn step(self, step: f64) -> Self {
        Self { step, ..self }
    }
}

/// One figure.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Figure {
    /// The middle of the rounds.
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) unit: String,
    pub(crate) better: Better,
    pub(crate) step: f64,
}

impl Figure {
    fn of(kind: Kind, rounds: &[f64]) -> Self {
        let mut sorted = rounds.to_vec();
        sorted.sort_unstable_by(f64::total_cmp);
        let last = sorted.len() - 1;
        let value = f64::midpoint(sorted[last / 2], sorted[last.div_ceil(2)]);
        Self {
            value: rounded(value),
            low: rounded(sorted[0]),
            high: rounded(sorted[last]),
            unit: kind.unit.to_owned(),
            better: kind.better,
            step: kind.step,
        }
    }

    pub(crate) fn to_json(&self) -> Value {
        let Self { value, low, high, unit, better, step } = self;
        let mut object = json!({"value": value, "unit": unit, "better": better.name()});
        // One round has no range, and most figures have no step.
        if low < high {
            object["low"] = json!(low);
            object["high"] = json!(high);
        }
        if *step > 0.0 {
            object["step"] = json!(step);
        }
        object
    }

    pub(crate) fn from_json(object: &Value) -> Result<Self> {
        let number = |field: &str| match &object[field] {
            Value::Null => Ok(None),
            said => said.as_f64().map(Some).with_context(|| format!("{field} {said} is no number")),
        };
        let value = number("value")?.context("it has no value")?;
        let better = object["better"].as_str().unwrap_or_default();
        let Some((_, better)) = Better::NAMES.iter().find(|(name, _)| *name == better) else {
            bail!("better is {better:?}, not higher, lower or neither");
        };
        Ok(Self {
            value,
            low: number("low")?.unwrap_or(value),
            high: number("high")?.unwrap_or(value),
            unit: object["unit"].as_str().context("it has no unit")?.to_owned(),
            better: *better,
            step: number("step")?.unwrap_or(0.0),
        })
    }
}

/// Six digits: more than any round repeats, and the file stays readable.
fn rounded(value: f64) -> f64 {
    format!("{value:.5e}").parse().unwrap_or(value)
}

/// What the rounds of a part gave so far.
#[derive(Default)]
pub(crate) struct Rounds {
    values: BTreeMap<String, (Kind, Vec<f64>)>,
    /// What is no number: signatures, versions.
    pub(crate) facts: BTreeMap<String, String>,
}

impl Rounds {
    pub(crate) fn add(&mut self, key: impl Into<String>, kind: Kind, value: f64) {
        self.values.entry(key.into()).or_insert((kind, Vec::new())).1.push(value);
    }

    pub(crate) fn say(&mut self, key: impl Into<String>, text: impl Into<String>) {
        self.facts.insert(key.into(), text.into());
    }

    pub(crate) fn figures(&self) -> BTreeMap<String, Figure> {
        let figure = |(key, (kind, rounds)): (&String, &(Kind, Vec<f64>))| {
            (key.clone(), Figure::of(*kind, rounds))
        };
        self.values.iter().map(figure).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_counts_and_the_range_is_kept() {
        for (rounds, expected) in [
            (&[3.0][..], (3.0, 3.0, 3.0)),
            (&[5.0, 1.0, 3.0], (3.0, 1.0, 5.0)),
            (&[4.0, 1.0], (2.5, 1.0, 4.0)),
            (&[123_456.789, 1.0, 1e9], (123_457.0, 1.0, 1e9)),
        ] {
            let mut all = Rounds::default();
            for value in rounds {
                all.add("a", Kind::higher("x"), *value);
            }
            let Figure { value, low, high, .. } = all.figures()["a"];
            assert_eq!((value, low, high), expected, "{rounds:?}");
        }
    }

    #[test]
    fn figures_are_read_as_they_were_written() {
        for figure in [
            Figure::of(Kind::lower("ms").step(1.0), &[2.0, 3.0, 9.0]),
            Figure::of(Kind::neither("cores"), &[0.5]),
        ] {
            assert_eq!(Figure::from_json(&figure.to_json()).unwrap(), figure);
        }
        for (broken, why) in [
            (json!({"unit": "ms", "better": "lower"}), "it has no value"),
            (json!({"value": "7", "unit": "ms", "better": "lower"}), "value \"7\" is no number"),
            (json!({"value": 7, "better": "lower"}), "it has no unit"),
            (json!({"value": 7, "unit": "ms", "better": "up"}), "better is \"up\", not higher"),
        ] {
            let error = Figure::from_json(&broken).unwrap_err().to_string();
            assert!(error.starts_with(why), "{broken}: {error}");
        }
    }
}
