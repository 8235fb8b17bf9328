//! Finding the section or term that a reader asks for.

use super::{Inline, RulesText, Section, plain};

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found<'a> {
    /// The section of that id or title.
    This(&'a Section),
    /// Sections that have the words: those with them in the title, or else, in one line first; or
    /// that cite the rule of this number, perhaps none.
    These(Vec<&'a Section>),
    /// Nothing; these ids and words are close to what was asked, the closest first.
    Near(Vec<String>),
}

/// Small letters without marks: `Läntinen` is found by `lantinen`.
pub fn fold(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .map(|letter| match letter {
            'å' | 'ä' | 'à' | 'á' => 'a',
            'ö' | 'ø' => 'o',
            'é' | 'è' => 'e',
            'š' => 's',
            'ž' => 'z',
            other => other,
        })
        .collect()
}

/// How many words are suggested when nothing was found.
const NEAR: usize = 5;

impl RulesText {
    /// Finds the sections for a term: an id, a title, or any words.
    pub fn find(&self, term: &str) -> Found<'_> {
        let asked = fold(term.trim());
        let named = |section: &&Section| section.id == asked || fold(&section.title) == asked;
        if let Some(section) = self.sections.iter().find(named) {
            return Found::This(section);
        }
        if is_number(&asked) {
            let cites = |section: &&Section| {
                section.lines().iter().flatten().any(|part| match part {
                    Inline::Rules(numbers) => cites(numbers, &asked),
                    _ => false,
                })
            };
            return Found::These(self.sections.iter().filter(cites).collect());
        }
        let words: Vec<&str> = asked.split_whitespace().collect();
        let has = |text: &str| {
            let text = fold(text);
            !words.is_empty() && words.iter().all(|word| text.contains(word))
        };
        let titled: Vec<&Section> = self.sections.iter().filter(|s| has(&s.title)).collect();
        if !titled.is_empty() {
            return Found::These(titled);
        }
        let lines =
            |s: &Section| s.lines().iter().map(|line| plain(line, false)).collect::<Vec<_>>();
        let mut found: Vec<&Section> =
            self.sections.iter().filter(|s| has(&lines(s).join(" "))).collect();
        // A section in which one line has it all says more than one that has it here and there.
        found.sort_by_key(|section| !lines(section).iter().any(|line| has(line)));
        if found.is_empty() { Found::Near(self.near(&asked)) } else { Found::These(found) }
    }

    /// Ids, words of titles and terms of the glossary that are close to what was asked.
    fn near(&self, asked: &str) -> Vec<String> {
        let mut close: Vec<(usize, String)> = Vec::new();
        let mut offer = |word: &str| {
            if asked.is_empty() {
                return;
            }
            let far = strsim::levenshtein(asked, &fold(word));
            let known = close.iter().any(|(_, other)| fold(other) == fold(word));
            if far <= 1 + asked.chars().count() / 4 && !known {
                close.push((far, word.to_owned()));
            }
        };
        for section in &self.sections {
            offer(&section.id);
            offer(&section.title);
            section.title.split_whitespace().for_each(&mut offer);
            if section.id == "glossary" {
                for part in section.lines().iter().flatten() {
                    if let Inline::Strong(term) = part {
                        offer(term);
                    }
                }
            }
        }
        close.sort_by_key(|(far, _)| *far);
        close.into_iter().map(|(_, word)| word).take(NEAR).collect()
    }
}

/// Is it the number of a rule, as `7.3`?
pub fn is_number(term: &str) -> bool {
    chapter_and_rule(term).is_some()
}

fn chapter_and_rule(number: &str) -> Option<(u16, u16)> {
    let (chapter, rule) = number.trim().split_once('.')?;
    Some((chapter.parse().ok()?, rule.parse().ok()?))
}

/// Is a rule among these: `7.2, 7.8`, or `7.2–7.8`?
fn cites(numbers: &str, asked: &str) -> bool {
    let asked = chapter_and_rule(asked);
    numbers.split(',').any(|some| {
        let (first, last) = some.split_once('–').unwrap_or((some, some));
        let (first, last) = (chapter_and_rule(first), chapter_and_rule(last));
        first.is_some() && (first..=last).contains(&asked)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, rules};

    #[test]
    fn terms_are_found() {
        let cases: &[(Lang, &str, &str, &str)] = &[
            (Lang::En, "duel", "military", "This military"),
            (Lang::En, "duel", "Military Supremacy", "This military-victory"),
            (Lang::En, "duel", "supremacy", "These military-victory science-victory"),
            (Lang::Sv, "duel", "overmakt", "These military-victory"),
            (Lang::Sv, "wonders", "kasthögen", "This discard"),
            (Lang::Fi, "dice", "kiltalaitos", "This guild-court"),
            (Lang::Fi, "dice", "KAMELI", "These market"),
            (Lang::En, "wonders", "vineyard", "These commerce"),
            (Lang::Sv, "duel", "9.22", "These guilds"),
            (Lang::En, "duel", "99.1", "These"),
            (Lang::En, "duel", "militray", "Near military"),
            (Lang::En, "duel", "  ", "Near"),
            (Lang::En, "duel", "qqqqqq", "Near"),
        ];
        for &(lang, game, term, expected) in cases {
            let text = rules::of(lang, game).unwrap();
            let ids = |sections: &[&Section]| {
                sections.iter().map(|s| s.id.clone()).collect::<Vec<_>>().join(" ")
            };
            let found = match text.find(term) {
                Found::This(section) => format!("This {}", section.id),
                Found::These(sections) => format!("These {}", ids(&sections)),
                Found::Near(words) => format!("Near {}", words.join(" ")),
            };
            assert!(found.trim() == expected, "{term:?} in {game}, {lang:?}: {found}");
        }
    }
}
