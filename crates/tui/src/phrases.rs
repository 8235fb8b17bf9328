//! The log, prompts, hints and reviews as text, for the full screen and the plain mode.

use mirabilia_analysis::{CurvePoint, sparkline};
use mirabilia_words::{Message, Words};

use crate::hint::{Decision, Hint, Review};
use crate::scene::Scene;
use crate::text::{cut, padded, right, width};

/// The message for a decision that stays hidden until the turn is over.
const DECIDED: &str = "tell-decided";

/// How many moves of a hint are shown in full.
pub const HINTS: usize = 3;

/// How many steps of the log are final. Moves of other players in the current turn are revealed
/// when it ends.
pub fn settled(told: &[Option<Message>]) -> usize {
    let hidden = |step: &Option<Message>| step.as_ref().is_some_and(|told| told.id == DECIDED);
    told.iter().position(hidden).unwrap_or(told.len())
}

/// The steps so far as sentences; `None` for steps that have none.
pub fn steps(scene: &Scene, words: &Words) -> Vec<Option<String>> {
    let names = scene.names();
    scene.told.iter().map(|told| Some(words.tell(told.as_ref()?, &names))).collect()
}

/// The log so far as sentences.
pub fn log(scene: &Scene, words: &Words) -> Vec<String> {
    steps(scene, words).into_iter().flatten().collect()
}

/// Events that no step reports: the conflicts of an age, the last turn.
pub fn news(scene: &Scene, words: &Words) -> Vec<String> {
    let names = scene.names();
    scene.prompt.news.iter().map(|news| words.tell(news, &names)).collect()
}

/// How far the game is, as a phrase: `Age I, turn 2 of 6`.
pub fn chapter(scene: &Scene, words: &Words) -> String {
    words.tell(&scene.prompt.chapter, &scene.names())
}

/// What the player must decide, or what the player chose while others decide.
pub fn task(scene: &Scene, words: &Words) -> String {
    let names = scene.names();
    match &scene.chosen_told {
        Some(told) => {
            let chosen = words.tell(told, &names);
            words.say("terminal-chosen", &[("move", chosen.into())])
        }
        None => words.tell(&scene.prompt.ask, &names),
    }
}

/// A share of the victory in percent, with its standard error if that is noticeable.
pub fn percent(share: f32, error: f32) -> String {
    let doubt = (error * 100.0).round();
    let doubt = if doubt >= 1.0 { format!(" ±{doubt}") } else { String::new() };
    format!("{:.0}{doubt} %", share * 100.0)
}

/// One move of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintLine {
    /// The move in record notation.
    pub text: String,
    /// The move as advice.
    pub said: String,
    /// The chance to win in percent.
    pub chance: String,
    /// The reasons.
    pub reasons: Vec<String>,
}

/// The best moves of a hint.
pub fn hint(hint: &Hint, names: &[String], words: &Words, most: usize) -> Vec<HintLine> {
    let line = |m: &crate::hint::RatedMove| HintLine {
        text: m.text.clone(),
        said: m.said(names, words),
        chance: percent(m.value, m.error),
        reasons: m.why(names, words),
    };
    hint.moves.iter().take(most).map(line).collect()
}

/// Win-chance curve and accuracy, one line per player.
pub fn summary(review: &Review, names: &[String], words: &Words, most: usize) -> Vec<String> {
    let point =
        |at: &crate::hint::WinChances| CurvePoint { step: at.step, shares: at.shares.clone() };
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

/// A decision of a review as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecisionText {
    /// The number of steps before it.
    pub step: u32,
    /// Whether the move was an inaccuracy or worse.
    pub slip: bool,
    /// The player, the move and the verdict.
    pub said: String,
    /// The better move and its reasons.
    pub more: Vec<String>,
}

/// All decisions of a review.
pub fn decisions(review: &Review, names: &[String], words: &Words) -> Vec<DecisionText> {
    review.decisions.iter().filter_map(|decision| judged(decision, names, words)).collect()
}

fn judged(decision: &Decision, names: &[String], words: &Words) -> Option<DecisionText> {
    let played = decision.played.as_ref()?;
    let name = names.get(usize::from(decision.seat)).map_or("", String::as_str);
    let word = words.say(&format!("review-word-{}", played.word), &[]);
    let slip = matches!(&*played.word, "inaccuracy" | "mistake" | "blunder");
    let mut said = format!("{name}: {} – {word}", played.said(names, words));
    let mut more = Vec::new();
    if slip {
        let points = played.loss * 100.0;
        let points = if points >= 9.95 { points.round() } else { (points * 10.0).round() / 10.0 };
        said = format!("{said} (−{points} %)");
        if let Some(best) = decision.moves.first() {
            let better = words.say("review-better", &[]);
            more.push(format!("{better} {}", best.said(names, words)));
            more.extend(best.why(names, words));
        }
    }
    Some(DecisionText { step: decision.step, slip, said, more })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_that_runs_is_told_when_it_is_over() {
        let check = |ids: &[&'static str], count: usize| {
            let told = |id: &&'static str| (!id.is_empty()).then(|| Message::new(*id));
            assert_eq!(settled(&ids.iter().map(told).collect::<Vec<_>>()), count, "{ids:?}");
        };
        check(&[], 0);
        check(&["", "dice-tell-build", DECIDED, "dice-tell-pass"], 2);
        check(&["", "wonders-tell-sell"], 2);
    }
}
