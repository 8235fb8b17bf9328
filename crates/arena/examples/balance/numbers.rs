//! The free numbers of a board file: what its spaces cost, and their points.
//!
//! Only lines of spaces change, so comments and layout stay. What rulebooks and dice confirm is not free:
//! effects, the coins of the Market's first line, and the first attack of each Barracks.

use anyhow::{Context, Result};
use mirabilia_kernel::{Fast, Luck};

/// The dearest space (rule 12.12).
const MAX_COST: i64 = 6;
/// The most points on a space of a wonder, of a university, and of a common building.
const MAX_POINTS: [i64; 3] = [12, 3, 9];

/// A board file with its free numbers apart.
#[derive(Clone)]
pub(crate) struct Numbers {
    lines: Vec<Line>,
}

#[derive(Clone)]
enum Line {
    Text(String),
    Space(Space),
}

/// A space with free numbers.
#[derive(Clone)]
struct Space {
    /// Its city; empty for common buildings.
    city: String,
    id: String,
    cost: i64,
    /// Points printed on it: an effect of its own, or those of an attack.
    points: i64,
    /// Its other effects as they are written.
    effects: String,
    attack: bool,
}

/// What a change does to a city.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Weaken,
    Strengthen,
}

impl Numbers {
    /// Reads a board file. Whether it is valid is for the rules to say.
    pub(crate) fn read(text: &str) -> Result<Self> {
        let mut city = String::new();
        let mut in_city = false;
        let mut lines = Vec::new();
        for (number, line) in text.lines().enumerate() {
            if line.starts_with("[[city]]") {
                in_city = true;
            }
            if let Some(id) = line.strip_prefix("id = \"").filter(|_| in_city) {
                id.trim_end_matches('"').clone_into(&mut city);
                in_city = false;
            }
            let space = line.trim_start().starts_with("{ id = \"") && line.contains(" cost = ");
            lines.push(if space {
                let read = Space::read(line, &city);
                Line::Space(read.with_context(|| format!("line {}: {line}", number + 1))?)
            } else {
                Line::Text(line.to_owned())
            });
        }
        Ok(Self { lines })
    }

    /// The file.
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            match line {
                Line::Text(line) => text += line,
                Line::Space(space) => text += &space.write(),
            }
            text.push('\n');
        }
        text
    }

    /// The cities, in the order of the file.
    pub(crate) fn cities(&self) -> Vec<String> {
        let mut cities: Vec<String> = self.spaces().map(|space| space.city.clone()).collect();
        cities.retain(|city| !city.is_empty());
        cities.dedup();
        cities
    }

    fn spaces(&self) -> impl Iterator<Item = &Space> {
        self.lines.iter().filter_map(|line| match line {
            Line::Space(space) => Some(space),
            Line::Text(_) => None,
        })
    }

    /// Changes one number of a city, or of the common buildings if `city` is empty. Returns whether there
    /// was one to change.
    pub(crate) fn change(&mut self, city: &str, step: Step, luck: &mut Fast) -> bool {
        let more = if step == Step::Strengthen { 1 } else { -1 };
        let mut ways: Vec<Self> = Vec::new();
        for at in 0..self.lines.len() {
            let Line::Space(space) = &self.lines[at] else { continue };
            if space.city != city || !space.is_free() {
                continue;
            }
            for (cost, points) in [(-more, 0), (0, more)] {
                let mut way = self.clone();
                let Line::Space(changed) = &mut way.lines[at] else { continue };
                changed.cost += cost;
                changed.points += points;
                // Later spaces of a line cost at least as much, and stages bring at least as much.
                if changed.is_allowed() && way.in_order(at) {
                    ways.push(way);
                }
            }
        }
        if ways.is_empty() {
            return false;
        }
        *self = ways.swap_remove(luck.below(ways.len() as u32) as usize);
        true
    }

    /// Whether the neighbours of a space in its line cost no more before and no less after it.
    fn in_order(&self, at: usize) -> bool {
        let space = |at: usize| match self.lines.get(at) {
            Some(Line::Space(space)) => Some(space),
            _ => None,
        };
        let Some(this) = space(at) else { return true };
        let pairs = [(at.checked_sub(1).and_then(space), Some(this)), (Some(this), space(at + 1))];
        pairs.into_iter().all(|pair| match pair {
            (Some(before), Some(after)) if before.line() == after.line() => {
                let stages = before.id.starts_with("wonder.");
                before.cost <= after.cost && (!stages || before.points <= after.points)
            }
            _ => true,
        })
    }
}

impl Space {
    fn read(line: &str, city: &str) -> Result<Self> {
        let after = |key: &str| line.split_once(key).map(|(_, rest)| rest);
        let number = |key: &str| -> Option<i64> {
            let rest = after(key)?;
            let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            rest[..digits].parse().ok()
        };
        let id = after("id = \"").and_then(|rest| rest.split('"').next()).context("no id")?;
        let effects = after("effects = [").and_then(|rest| rest.rsplit_once(']'));
        let effects = effects.map_or("", |(effects, _)| effects).to_owned();
        let (attack, own) = (number("printed_vp = "), number("type = \"vp\", amount = "));
        let own_text = format!("{{ type = \"vp\", amount = {} }}", own.unwrap_or(0));
        let rest = effects.replace(&own_text, "");
        let rest = rest.trim_matches([',', ' ']).to_owned();
        Ok(Self {
            city: city.to_owned(),
            id: id.to_owned(),
            cost: number("cost = ").context("no cost")?,
            points: attack.or(own).unwrap_or(0),
            effects: if attack.is_some() { String::new() } else { rest },
            attack: attack.is_some(),
        })
    }

    fn write(&self) -> String {
        let points = match self.points {
            0 => None,
            n if self.attack => Some(format!("{{ type = \"attack\", printed_vp = {n} }}")),
            n => Some(format!("{{ type = \"vp\", amount = {n} }}")),
        };
        let rest = Some(self.effects.clone()).filter(|effects| !effects.is_empty());
        let effects: Vec<String> = if self.id.starts_with("university.") {
            rest.into_iter().chain(points).collect() // points come last where dice are unlocked
        } else {
            points.into_iter().chain(rest).collect()
        };
        let (id, cost) = (&self.id, self.cost);
        format!("  {{ id = \"{id}\", cost = {cost}, effects = [{}] }},", effects.join(", "))
    }

    /// The name of its line: `wonder.giza`, `university.compass`.
    fn line(&self) -> &str {
        self.id.rsplit_once('.').map_or(&self.id, |(line, _)| line)
    }

    /// Whether its numbers may change.
    fn is_free(&self) -> bool {
        let building = self.id.split('.').next().unwrap_or_default();
        match building {
            "wonder" | "university" | "guild_court" => true,
            "agora" => self.points > 1,
            // The first attack prints 3 points, and both sides are alike, so neither changes.
            _ => false,
        }
    }

    fn is_allowed(&self) -> bool {
        let kind = match self.id.split('.').next() {
            Some("wonder") => 0,
            Some("university") => 1,
            _ => 2,
        };
        let least = i64::from(kind == 2);
        (0..=MAX_COST).contains(&self.cost) && (least..=MAX_POINTS[kind]).contains(&self.points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BALANCED: &str = include_str!("../../../dice/boards/balanced.toml");

    #[test]
    fn a_file_is_written_as_it_was_read() {
        assert_eq!(Numbers::read(BALANCED).unwrap().write(), BALANCED);
    }
}
