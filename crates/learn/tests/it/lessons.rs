//! The shipped lessons, played by readers who know nothing but what the coach says and shows.

use mirabilia_games::GameKind;
use mirabilia_learn::lesson::{Lesson, LessonError, Stage, stage};
use mirabilia_tell::offers;
use mirabilia_words::{Lang, Words};

fn lesson(kind: GameKind) -> Lesson {
    Lesson::read(Lesson::first_game(kind)).unwrap_or_else(|error| panic!("{kind:?}: {error}"))
}

fn at(lesson: &Lesson, moves: &[String], fresh: bool) -> Stage {
    stage(lesson, moves, fresh).unwrap_or_else(|error| panic!("{moves:?}: {error}"))
}

/// The move that a reader finds who looks only at what the coach points at and at its advice, in words:
/// of the highlighted thing, the way whose label begins the advice, or the only one.
fn read(stage: &Stage, lesson: &Lesson, words: &Words) -> String {
    let names: Vec<String> = (0..stage.table.seats()).map(|seat| format!("P{seat}")).collect();
    let advice = words.tell(&stage.expected.as_ref().expect("advice").told, &names);
    let shown = offers(&stage.table, lesson.seat);
    let shown: Vec<_> = shown.iter().filter(|offer| stage.show.contains(&offer.pick)).collect();
    assert!(!shown.is_empty(), "nothing that can be picked is shown: {:?}", stage.show);
    let ways = shown.iter().flat_map(|offer| &offer.ways).filter(|way| way.is_open());
    let fits = |text: &str| {
        mirabilia_tell::move_advice(&stage.table, text)
            .is_some_and(|told| words.tell(&told, &names) == advice)
    };
    let found: Vec<_> = ways.filter(|way| fits(&way.text)).collect();
    assert!(!found.is_empty(), "the advice {advice} fits nothing that is shown");
    found[0].text.clone()
}

#[test]
fn a_reader_who_follows_the_coach_reaches_the_end() {
    for &kind in GameKind::ALL {
        let lesson = lesson(kind);
        assert!((6..=8).contains(&lesson.turns()), "{kind:?}: {} turns", lesson.turns());
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let mut moves = Vec::new();
            let mut now = at(&lesson, &moves, false);
            while !now.over {
                assert_eq!(now.turn, moves.len(), "{kind:?}: one coached turn a move");
                moves.push(read(&now, &lesson, &words));
                now = at(&lesson, &moves, true);
                let answer = now.answer.as_ref().expect("an answer");
                assert!(answer.expected, "{kind:?}: {moves:?}");
                assert!(!answer.say.is_empty(), "{kind:?}: {moves:?}");
            }
            assert_eq!(now.turn, lesson.turns(), "{kind:?}");
            assert!(now.table.outcome().is_none(), "{kind:?}: the rest can be played");
        }
    }
}

#[test]
fn everything_that_is_said_has_words_in_every_language() {
    for &kind in GameKind::ALL {
        let lesson = lesson(kind);
        let said: Vec<_> = lesson.messages().collect();
        assert!(said.len() > 12, "{kind:?}");
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let ends = ["learn-end", "learn-over"].map(|end| format!("{end}-{}", kind.name()));
            for id in said.iter().map(|message| &*message.id).chain(ends.iter().map(|id| &**id)) {
                assert!(words.has(id), "{lang:?} {id}");
                let text = words.say(id, &[]);
                assert!(!text.contains('{'), "{lang:?} {id}: {text}");
                assert!(text.chars().count() < 330, "{lang:?} {id} is long: {text}");
            }
        }
    }
}

/// Every legal move of every coached turn is allowed, answered, and leads on: with the coach's advice
/// from then on, the lesson still ends.
#[test]
fn any_legal_move_is_answered_and_the_lesson_still_ends() {
    for &kind in GameKind::ALL {
        let lesson = lesson(kind);
        let mut path = Vec::new();
        loop {
            let now = at(&lesson, &path, false);
            if now.over {
                break;
            }
            let hoped = now.expected.clone().expect("advice").text;
            for other in now.table.legal_moves(lesson.seat) {
                let mut moves = path.clone();
                moves.push(other.clone());
                let mut after = at(&lesson, &moves, true);
                let answer = after.answer.as_ref().expect("an answer");
                assert!(!answer.say.is_empty(), "{kind:?}: {moves:?}");
                assert!(answer.expected || other != hoped, "{kind:?}: {moves:?}");
                // A lesson that left its script may take other turns, never endless ones.
                for _ in 0..60 {
                    let Some(expected) = after.expected.clone().filter(|_| !after.over) else {
                        break;
                    };
                    moves.push(expected.text);
                    after = at(&lesson, &moves, false);
                }
                assert!(after.over, "{kind:?}: {moves:?}");
            }
            path.push(hoped);
        }
    }
}

#[test]
fn a_lesson_resumes_from_its_moves_alone() {
    for &kind in GameKind::ALL {
        let lesson = lesson(kind);
        let mut moves = Vec::new();
        let mut now = at(&lesson, &moves, false);
        while !now.over {
            moves.push(now.expected.clone().expect("advice").text);
            now = at(&lesson, &moves, true);
            let resumed = at(&lesson, &now.moves, false);
            assert_eq!(resumed.table.write(), now.table.write(), "{kind:?}");
            assert_eq!((resumed.say, resumed.show), (now.say.clone(), now.show.clone()));
        }
    }
}

#[test]
fn a_script_with_a_mistake_says_where() {
    let text = Lesson::first_game(GameKind::Duel);
    let wrong = text.replace("#> show track", "#> shout track");
    let line = 1 + wrong.lines().position(|line| line == "#> shout track").unwrap();
    let error = Lesson::read(&wrong).unwrap_err();
    assert!(matches!(error, LessonError::Cue { line: at, .. } if at == line), "{error}");
    let silent: Vec<&str> = text.lines().filter(|line| !line.starts_with("#>")).collect();
    assert_eq!(Lesson::read(&silent.join("\n")).unwrap_err(), LessonError::Empty);
    let broken = text.replace("0 build quarry", "0 build moon");
    assert!(matches!(Lesson::read(&broken).unwrap_err(), LessonError::Record(_)));
}
