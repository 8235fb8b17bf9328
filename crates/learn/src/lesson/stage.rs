//! Where a lesson stands: what the coach says, what it points at, and what it answers.

use mirabilia_bots::{BotKind, Budget, advise};
use mirabilia_games::{AnyTable, StepError};
use mirabilia_kernel::{Turn, Viewer};
use mirabilia_words::{Message, Value};
use serde::Serialize;

use super::play::Play;
use super::{Cue, Lesson};

/// Where a lesson stands.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The game.
    pub table: AnyTable,
    /// The learner's moves so far, without the seat. They are all that a lesson needs to resume.
    pub moves: Vec<String>,
    /// The number of coached turns so far, and in all.
    pub turn: usize,
    /// The same in all.
    pub of: usize,
    /// What the coach answers to the last move; none at the start and when a lesson resumes.
    pub answer: Option<Answer>,
    /// What happened since the learner's last move, a sentence each.
    pub told: Vec<Message>,
    /// What the coach says now, a sentence each.
    pub say: Vec<Message>,
    /// What it points at: ids of things that can be picked, and names of places on the board.
    pub show: Vec<String>,
    /// The move that it hopes for; none when the lesson is over.
    pub expected: Option<Expected>,
    /// Whether the lesson is over. The game may go on.
    pub over: bool,
}

/// The answer to a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Answer {
    /// Whether it was a move that the coach hoped for.
    pub expected: bool,
    /// What the coach says, a sentence each.
    pub say: Vec<Message>,
}

/// The move that the coach hopes for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Expected {
    /// The move, without its seat.
    #[serde(rename = "move")]
    pub text: String,
    /// What is picked for it.
    pub pick: String,
    /// The move as advice: `Build Quarry`.
    pub told: Message,
}

/// Where a lesson stands after these moves of the learner. The last one is answered if `fresh`.
pub fn stage(lesson: &Lesson, moves: &[String], fresh: bool) -> Result<Stage, StepError> {
    let mut play = Play::new(lesson);
    let (mut answer, mut from, mut made) = (None, 0, Vec::new());
    for (i, text) in moves.iter().enumerate() {
        from = play.table.steps();
        if fresh && i + 1 == moves.len() {
            answer = Some(answered(lesson, &play, text));
        }
        let m = play.table.read_move(text)?;
        made.push(play.table.move_text(m)?);
        play.table.submit(lesson.seat, m)?;
        play.settle();
    }
    let steps = mirabilia_tell::steps(&play.table, Viewer::Seat(lesson.seat), from);
    let told = steps.into_iter().flatten().filter(|_| fresh || from == 0);
    let told = told.map(|message| mirabilia_tell::to_you(message, lesson.seat)).collect();
    let done = lesson.moves[..play.made().min(lesson.moves.len())].iter();
    let turn = done.filter(|m| m.cue.is_some()).count();
    let over = play.is_over() || play.table.turn() == Turn::Over;
    let mut stage = Stage {
        moves: made,
        turn,
        of: lesson.turns(),
        answer,
        told,
        say: Vec::new(),
        show: Vec::new(),
        expected: None,
        over,
        table: play.table.clone(),
    };
    if over {
        let end = if play.table.turn() == Turn::Over { "learn-over" } else { "learn-end" };
        stage.say = vec![Message::new(format!("{end}-{}", lesson.kind().name()))];
    } else if play.decides() {
        stage.coach(lesson, &play);
    }
    Ok(stage)
}

impl Stage {
    /// What the coach says about the decision that is due.
    fn coach(&mut self, lesson: &Lesson, play: &Play<'_>) {
        let due = play.due();
        let cue = due.and_then(|due| due.cue.as_ref());
        let legal = play.table.legal_moves(lesson.seat);
        let hoped = due.into_iter().flat_map(|due| hopes(&due.text, due.cue.as_ref()));
        let hoped = hoped.into_iter().find(|text| legal.iter().any(|other| other == text));
        if let (Some(text), Some(cue)) = (hoped, cue) {
            self.say.clone_from(&cue.say);
            self.show.clone_from(&cue.show);
            self.expected = expected(lesson, &play.table, text);
        } else {
            // The learner has left the script: a bot says what is sensible.
            let said = advise(&play.table, lesson.seat, BotKind::Greedy, 0, &Budget::default());
            self.expected = said.and_then(|said| expected(lesson, &play.table, &said.best));
            let told = self.expected.as_ref().map(|expected| expected.told.clone());
            let advice = told.map_or(Value::Text("".into()), Value::Message);
            self.say = vec![Message::new("learn-free").with("advice", advice)];
        }
        if let Some(expected) = &self.expected {
            self.show.insert(0, expected.pick.clone());
        }
    }
}

/// The moves that the coach is content with, the script's first.
fn hopes<'a>(text: &'a str, cue: Option<&'a Cue>) -> Vec<&'a str> {
    let accept = cue.into_iter().flat_map(|cue| &cue.accept);
    std::iter::once(text).chain(accept.map(String::as_str)).collect()
}

fn expected(lesson: &Lesson, table: &AnyTable, text: &str) -> Option<Expected> {
    let offers = mirabilia_tell::offers(table, lesson.seat);
    let holds = |ways: &[mirabilia_tell::Way]| ways.iter().any(|way| way.text == text);
    let pick = offers.into_iter().find(|offer| holds(&offer.ways))?.pick;
    let told = mirabilia_tell::move_advice(table, text)?;
    Some(Expected { text: text.to_owned(), pick, told })
}

/// What the coach answers to a move, before it is played.
fn answered(lesson: &Lesson, play: &Play<'_>, text: &str) -> Answer {
    let Some(due) = play.due() else { return Answer { expected: false, say: Vec::new() } };
    let cue = due.cue.as_ref();
    if hopes(&due.text, cue).contains(&text) {
        let say = cue.map(|cue| cue.done.clone()).unwrap_or_default();
        return Answer { expected: true, say };
    }
    let mut say = Vec::new();
    let offers = mirabilia_tell::offers(&play.table, lesson.seat);
    let ways = offers.into_iter().flat_map(|offer| offer.ways);
    let way = ways.into_iter().find(|way| way.text == text);
    let told = mirabilia_tell::move_advice(&play.table, text);
    if let (Some(told), Some(way)) = (told, way) {
        let notes = Value::list(way.notes);
        let id = if notes == Value::list([]) { "learn-other-plain" } else { "learn-other" };
        say.push(Message::new(id).with("move", Value::Message(told)).with("notes", notes));
    }
    if let Some(other) = cue.map(|cue| cue.other.clone()).filter(|other| !other.is_empty()) {
        say.extend(other);
    } else {
        let hoped = mirabilia_tell::move_advice(&play.table, &due.text);
        let legal = play.table.legal_moves(lesson.seat);
        if let Some(told) = hoped.filter(|_| legal.contains(&due.text)) {
            say.push(Message::new("learn-hoped").with("move", Value::Message(told)));
        }
    }
    Answer { expected: false, say }
}
