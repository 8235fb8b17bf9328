//! Moves of any game: typed and as text they are the same, and a refusal keeps its reason.

use mirabilia_games::{AnyRefusal, AnyTable, GameKind, duel};
use mirabilia_kernel::{Options, PlayErrorKind, Seat, Seed, Seeded, Turn};

fn begun(kind: GameKind) -> AnyTable {
    let seats = if kind == GameKind::Wonders { 3 } else { 2 };
    let mut table = AnyTable::new(kind, seats, &Options::default(), vec![]).unwrap();
    table.deal(&mut Seeded::new(Seed::from(7)));
    table
}

fn first_seat(table: &AnyTable) -> Seat {
    let Turn::Seats(seats) = table.turn() else { panic!("{:?}", table.turn()) };
    seats.first().expect("a seat decides")
}

#[test]
fn a_move_is_the_same_typed_and_as_text() {
    for &kind in GameKind::ALL {
        let (mut typed, mut written) = (begun(kind), begun(kind));
        let mut luck = Seeded::new(Seed::from(3));
        while typed.turn() != Turn::Over {
            let seat = first_seat(&typed);
            let texts = typed.legal_moves(seat);
            let text = &texts[texts.len() / 2];
            let m = typed.read_move(text).unwrap();
            assert_eq!((m.kind(), &typed.move_text(m).unwrap()), (kind, text));
            typed.submit(seat, m).unwrap();
            let line = written.step(&format!(" {seat}   {text} ")).unwrap();
            assert_eq!(line, format!("{seat} {text}"), "as a record writes it");
            let dealt = typed.steps();
            typed.deal(&mut luck);
            for line in typed.lines_since(dealt) {
                assert_eq!(written.step(&line), Ok(line));
            }
            assert_eq!(typed.write(), written.write());
        }
    }
}

#[test]
fn a_refusal_keeps_its_reason() {
    for &kind in GameKind::ALL {
        let mut table = begun(kind);
        let seat = first_seat(&table);
        let error = table.step(&format!("{seat} fly")).unwrap_err();
        assert_eq!((error.kind, error.why), (PlayErrorKind::Unreadable, None));
        // Luck when none is due is refused by the table, not by the rules.
        let luck = table.lines_since(0).pop().unwrap();
        let error = table.step(&luck).unwrap_err();
        assert_eq!((error.kind, error.why), (PlayErrorKind::NoLuck, None));
    }
    let mut table = begun(GameKind::Duel);
    let error = table.step("0 token strategy").unwrap_err();
    assert_eq!((error.kind, error.code()), (PlayErrorKind::Illegal, "step/illegal"));
    let Some(AnyRefusal::Duel(why)) = &error.why else { panic!("{error:?}") };
    let _: &duel::Refusal = why;
    assert!(error.to_string().ends_with(&why.to_string()), "{error}");
}

#[test]
fn a_move_of_another_game_is_refused() {
    let (duel, mut dice) = (begun(GameKind::Duel), begun(GameKind::Dice));
    let m = duel.read_move(&duel.legal_moves(first_seat(&duel))[0]).unwrap();
    let seat = first_seat(&dice);
    let before = dice.write();
    let error = dice.submit(seat, m).unwrap_err();
    assert_eq!(error.kind, PlayErrorKind::Unreadable);
    assert_eq!(error.to_string(), "a move of duel at a table of dice");
    assert_eq!(dice.move_text(m), Err(error));
    assert_eq!(dice.write(), before);
}
