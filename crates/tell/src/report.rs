//! Reports of the analysis with their words: the moves as advice, the reasons, how it may go on.

use mirabilia_analysis::{DecisionReport, Evaluation, GameReport, Hint, MoveReport, ReasonReport};
use mirabilia_games::{AnyTable, GameKind, for_table};
use mirabilia_kernel::Table;
use mirabilia_words::{Message, Words};

use crate::record::known_to_all;
use crate::{Tell, move_advice, reason};

/// Fills in what a hint says, for who shows it in words. `table` is the one it was asked of.
pub fn tell_hint(table: &AnyTable, hint: &mut Hint) {
    hint.moves_mut().for_each(|m| tell_move(table, m));
    hint.line_told = line(table, &hint.line);
}

/// Fills in what an evaluation says. `table` is the one at which the decision is due.
pub fn tell_evaluation(table: &AnyTable, evaluation: &mut Evaluation) {
    for m in &mut evaluation.moves {
        m.told = move_advice(table, &m.text);
    }
    evaluation.pv_told = line(table, &evaluation.pv);
}

/// Fills in what a report of one decision says. `then` is the table as the decision was due.
pub fn tell_decision(then: &AnyTable, decision: &mut DecisionReport) {
    decision.moves.iter_mut().for_each(|m| tell_move(then, m));
    decision.line_told = line(then, &decision.line);
    if let Some(played) = &mut decision.played {
        played.told = move_advice(then, &played.text);
        tell_reasons(then, &mut played.why);
    }
}

/// Fills in what a report of a whole game says.
pub fn tell_game(table: &AnyTable, report: &mut GameReport) {
    for decision in &mut report.decisions {
        tell_decision(&table.rewound(decision.step), decision);
    }
}

fn tell_move(table: &AnyTable, m: &mut MoveReport) {
    m.told = move_advice(table, &m.text);
    tell_reasons(table, &mut m.reasons);
}

fn tell_reasons(table: &AnyTable, reasons: &mut [ReasonReport]) {
    for said in reasons {
        said.told = Some(reason(table.kind(), &said.reason));
    }
}

/// Writes reasons out in one language, for programs without words.
pub fn write_reasons<'a>(
    kind: GameKind,
    reasons: impl Iterator<Item = &'a mut ReasonReport>,
    words: &Words,
    names: &[String],
) {
    for said in reasons {
        said.text = Some(words.tell(&reason(kind, &said.reason), names));
    }
}

/// Lines of a record that may follow, as sentences.
fn line(table: &AnyTable, lines: &[String]) -> Vec<Message> {
    fn told<G: Tell>(table: &Table<G>, lines: &[String]) -> Vec<Message> {
        let steps = lines.iter().filter_map(|line| table.read_step(line).ok());
        steps.filter_map(|step| known_to_all(table.state(), &step)).collect()
    }
    for_table!(table, table => told(table, lines))
}
