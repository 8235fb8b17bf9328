//! Described positions of every game, changed at random: what reads is a whole table that is written
//! and read the same, can be imagined and plays to an end; what does not is refused in words.

use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::playout::play_out;
use mirabilia_kernel::record::read;
use mirabilia_kernel::{Fast, Game, Joint, Luck, Options, Seat, Table, Turn, Viewer};

/// The texts of all states of a random game before its end.
fn texts<G: Game>(seats: u8, options: &str, seed: u64) -> Vec<String> {
    let options = Options::parse(options).expect("options");
    let setup = G::setup(seats, &options).expect("a set-up");
    let (mut state, mut luck) = (G::new(&setup), Fast::new(seed));
    let mut texts = Vec::new();
    loop {
        if state.turn() != Turn::Over {
            texts.push(Table::at(setup.clone(), vec![], state.clone()).record().write());
        }
        match state.turn() {
            Turn::Over => return texts,
            Turn::Chance => {
                let chance = state.draw(&mut luck);
                state.settle(&chance);
            }
            Turn::Seats(seats) => {
                let mut choose = |seat| state.random_move(seat, &mut luck, &mut Vec::new());
                let first = seats.first().expect("a turn of somebody");
                let joint = Joint::one(first, choose(first));
                let others = seats.without(first);
                let joint = others.iter().fold(joint, |joint, seat| joint.with(seat, choose(seat)));
                state.play_unchecked(&joint);
            }
        }
    }
}

/// A word, a line or a number of the text changed, moved, doubled or dropped.
fn changed(text: &str, luck: &mut Fast) -> String {
    let mut lines: Vec<Vec<String>> =
        text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    for _ in 0..=luck.below(3) {
        let pick = |luck: &mut Fast, n: usize| luck.below(n as u32) as usize;
        // The first lines are the header.
        let (a, b) = (2 + pick(luck, lines.len() - 2), 2 + pick(luck, lines.len() - 2));
        let i = pick(luck, lines[a].len());
        let j = pick(luck, lines[b].len());
        match luck.below(7) {
            0 => {
                lines[a].remove(i);
            }
            1 => {
                let word = lines[b][j].clone();
                lines[a].insert(i, word);
            }
            2 => {
                let word = lines[b][j].clone();
                lines[a][i] = word;
            }
            3 => lines[a][i] = (luck.below(9) as i32 - 1).to_string(),
            4 => {
                lines.remove(a);
            }
            5 => {
                let (one, other) = (lines[a][i].clone(), lines[b][j].clone());
                (lines[a][i], lines[b][j]) = (other, one);
            }
            _ => "?".clone_into(&mut lines[a][i]),
        }
        lines.retain(|line| !line.is_empty());
        if lines.len() < 4 {
            break;
        }
    }
    let lines: Vec<String> = lines.iter().map(|words| words.join(" ")).collect();
    lines.join("\n") + "\n"
}

/// How many of the texts were read.
fn check<G: Game>(seats: u8, options: &str, rounds: u32) -> u32 {
    let texts = texts::<G>(seats, options, u64::from(seats));
    let (mut luck, mut taken) = (Fast::new(5), 0);
    for _ in 0..rounds {
        let text = changed(&texts[luck.below(texts.len() as u32) as usize], &mut luck);
        let table = match read::<G>(&text) {
            Ok(table) => table,
            Err(error) => {
                assert!(error.line >= 1 && !error.reason.is_empty(), "{error:?}");
                continue;
            }
        };
        taken += 1;
        let written = table.record().write();
        let again = read::<G>(&written).unwrap_or_else(|e| panic!("{e}\n{written}\nfrom\n{text}"));
        assert_eq!(again.state(), table.state(), "{written}");
        assert_eq!(again.record().write(), written);
        for seat in Seat::all(seats) {
            let view = table.state().view(Viewer::Seat(seat));
            let world = G::imagine(&view, &mut luck);
            assert_eq!(world.turn(), table.state().turn(), "{written}");
            assert_eq!(world.view(Viewer::Seat(seat)), view, "seat {seat}\n{written}");
        }
        let mut end = table.state().clone();
        play_out(&mut end, &mut luck, &mut Vec::new());
        assert!(end.outcome().is_some());
    }
    taken
}

#[test]
fn changed_positions_of_duel_are_refused_or_whole() {
    let taken =
        check::<duel::State>(2, "", 6_000) + check::<duel::State>(2, "centre=chooses", 4_000);
    assert!(taken > 100, "{taken} taken");
}

#[test]
fn changed_positions_of_wonders_are_refused_or_whole() {
    let taken: u32 =
        (3..=7).map(|seats| check::<wonders::State>(seats, "sides=night", 2_000)).sum();
    assert!(taken > 200, "{taken} taken");
}

#[test]
fn changed_positions_of_dice_are_refused_or_whole() {
    let taken: u32 = [2, 3, 7].map(|seats| check::<dice::State>(seats, "", 2_000)).iter().sum();
    assert!(taken > 200, "{taken} taken");
}
