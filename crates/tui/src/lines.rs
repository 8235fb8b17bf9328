//! The log, hints and reviews as lines of text, for both kinds of screen.

use mirabilia_analysis::{CurvePoint, sparkline};
use mirabilia_words::Words;

use crate::hint::{Decision, Hint, Review};
use crate::reasons::{self, Told};
use crate::room::Room;
use crate::scene::Scene;
use crate::text::{cut, padded, right, width};

/// So many moves a hint tells of.
pub const HINTS: usize = 3;

/// How many lines of a log stay as they are: what others do in a turn that still runs is told when it
/// is over.
pub fn settled(log: &[String]) -> usize {
    let hidden = |line: &String| line.split_once(' ').is_some_and(|(_, rest)| rest == "?");
    log.iter().position(hidden).unwrap_or(log.len())
}

/// Everything that happened, in sentences.
pub fn log(scene: &Scene, room: &dyn Room, names: &[String], words: &Words) -> Vec<String> {
    scene.log.iter().filter_map(|line| room.tell_step(line, names, words)).collect()
}

/// A share of the victory in percent.
pub fn percent(share: f32) -> String {
    format!("{:.0} %", share * 100.0)
}

/// One move of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advised {
    /// As records write it.
    pub text: String,
    /// In words.
    pub said: String,
    /// The chance to win, in percent.
    pub chance: String,
    /// Why.
    pub reasons: Vec<String>,
}

/// The best moves of a hint.
pub fn hint(
    hint: &Hint,
    room: &dyn Room,
    names: &[String],
    words: &Words,
    most: usize,
) -> Vec<Advised> {
    let told = Told { room, names, words };
    let line = |m: &crate::hint::Weighed| Advised {
        text: m.text.clone(),
        said: room.tell_move(&m.text, words),
        chance: percent(m.value),
        reasons: m.reasons.iter().map(|reason| reasons::tell(reason, &told)).collect(),
    };
    hint.moves.iter().take(most).map(line).collect()
}

/// Everybody's chances and accuracy, a line each.
pub fn summary(review: &Review, names: &[String], words: &Words, most: usize) -> Vec<String> {
    let point = |at: &crate::hint::Chances| CurvePoint { step: at.step, shares: at.shares.clone() };
    let curve: Vec<CurvePoint> = review.curve.iter().map(point).collect();
    let column = names.iter().map(|name| width(name)).max().unwrap_or(0).min(16);
    let line = |(seat, name): (usize, &String)| {
        let summary = review.summary.iter().find(|summary| usize::from(summary.seat) == seat);
        let accuracy = summary.and_then(|summary| summary.accuracy);
        let accuracy = accuracy.map_or_else(String::new, |percent| {
            words.say("review-accuracy", &[("n", percent.round().into())])
        });
        let name = padded(&cut(name, column), column);
        format!("  {name} {} {}", sparkline(&curve, seat, most), right(&accuracy, 6))
    };
    names.iter().enumerate().map(line).collect()
}

/// A decision of a review in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// How many steps were taken before it.
    pub step: u32,
    /// Is something to be learned from it?
    pub slip: bool,
    /// Who played what, and the word for it.
    pub said: String,
    /// What would have been better, and why.
    pub more: Vec<String>,
}

/// Every decision of a review that was made.
pub fn decisions(review: &Review, room: &dyn Room, names: &[String], words: &Words) -> Vec<Judged> {
    let told = Told { room, names, words };
    review.decisions.iter().filter_map(|decision| judged(decision, &told)).collect()
}

fn judged(decision: &Decision, told: &Told<'_>) -> Option<Judged> {
    let (room, words) = (told.room, told.words);
    let played = decision.played.as_ref()?;
    let name = told.names.get(usize::from(decision.seat)).map_or("", String::as_str);
    let word = words.say(&format!("review-word-{}", played.word), &[]);
    let slip = matches!(&*played.word, "inaccuracy" | "mistake" | "blunder");
    let mut said = format!("{name}: {} – {word}", room.tell_move(&played.text, words));
    let mut more = Vec::new();
    if slip {
        let points = played.loss * 100.0;
        let points = if points >= 9.95 { points.round() } else { (points * 10.0).round() / 10.0 };
        said = format!("{said} (−{points} %)");
        if let Some(best) = decision.moves.first() {
            let better = words.say("review-better", &[]);
            more.push(format!("{better} {}", room.tell_move(&best.text, words)));
            more.extend(best.reasons.iter().map(|reason| reasons::tell(reason, told)));
        }
    }
    Some(Judged { step: decision.step, slip, said, more })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_that_runs_is_told_when_it_is_over() {
        let check = |lines: &[&str], count: usize| {
            let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            assert_eq!(settled(&lines), count, "{lines:?}");
        };
        check(&[], 0);
        check(&["roll 1 2", "0 build agora", "1 ?", "0 pass"], 2);
        check(&["0 sell ?", "1 stage with ? pay 2 left"], 2);
    }
}
