//! Described positions: every state is written and read as itself, what cannot be is refused in
//! words, and random changes give one or the other.

use std::cell::Cell;

use mirabilia_kernel::playout::play_out;
use mirabilia_kernel::record::read;
use mirabilia_kernel::{Fast, Game, Luck, Seat, Table, Turn, Viewer};

use crate::{property, random_game};

/// Every state of random games but the last, each game with one of the set-ups in turn, is written
/// and read as itself.
pub fn round_trip<G: Game>(setups: &[G::Setup], games: u32) {
    for number in 0..games {
        let setup = &setups[number as usize % setups.len()];
        random_game::<G>(setup, u64::from(number), |table| {
            if table.turn() != Turn::Over {
                is_described(setup, table.state()).unwrap_or_else(|e| panic!("{number}: {e}"));
            }
        });
    }
}

/// A state that is described reads as itself, and a record that begins with it is written the same
/// again.
pub(crate) fn is_described<G: Game>(setup: &G::Setup, state: &G) -> Result<(), String> {
    let text = Table::at(setup.clone(), Vec::new(), state.clone()).record().write();
    let read = read::<G>(&text).map_err(|e| format!("position refused: {e}\n{text}"))?;
    if read.state() != state {
        return Err(format!("position reads as another state\n{text}"));
    }
    if read.record().write() != text {
        return Err(format!("position is written in other words\n{text}"));
    }
    Ok(())
}

/// A position with one thing replaced, and how it is refused: the line, and words of the reason.
pub type Wrong<'a> = (&'a str, &'a str, usize, &'a str);

/// Each replacement is refused at its line. All that are not are shown together.
pub fn refuses<G: Game>(text: &str, cases: &[Wrong<'_>]) {
    let mut wrong = Vec::new();
    for &(from, to, line, reason) in cases {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        match read::<G>(&text.replace(from, to)) {
            Ok(_) => wrong.push(format!("{from} → {to}: taken")),
            Err(error) if error.line == line && error.reason.to_string().contains(reason) => {}
            Err(error) => wrong.push(format!("{from} → {to}: {error}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// How many random choices a changed position takes at most.
const DRAWS: usize = 24;

/// The states of a random game, described and then changed at random: what reads is a whole table
/// that is written and read the same, can be imagined and plays to an end; what does not is refused
/// in words. Returns the number of positions that were read.
pub fn survives_changes<G: Game>(setup: &G::Setup, cases: u32) -> u32 {
    let mut texts = Vec::new();
    random_game::<G>(setup, u64::from(G::new(setup).seats()), |table| {
        texts.extend(table.as_position().map(|table| table.record().write()));
    });
    let taken = Cell::new(0);
    property(cases, DRAWS, |luck| {
        let text = changed(&texts[luck.below(texts.len() as u32) as usize], luck);
        match read::<G>(&text) {
            Ok(table) => {
                is_whole(&table, &mut Fast::new(u64::from(luck.bits())));
                taken.set(taken.get() + 1);
            }
            Err(error) => {
                assert!(error.line >= 1 && !error.reason.to_string().is_empty(), "{error:?}");
            }
        }
    });
    taken.get()
}

fn is_whole<G: Game>(table: &Table<G>, luck: &mut impl Luck) {
    let written = table.record().write();
    let again = read::<G>(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
    assert_eq!(again.state(), table.state(), "{written}");
    assert_eq!(again.record().write(), written);
    for seat in Seat::all(table.state().seats()) {
        let view = table.state().view(Viewer::Seat(seat));
        let world = G::imagine(&view, luck);
        assert_eq!(world.turn(), table.state().turn(), "{written}");
        assert_eq!(world.view(Viewer::Seat(seat)), view, "seat {seat}\n{written}");
    }
    let mut end = table.state().clone();
    play_out(&mut end, luck, &mut Vec::new());
    assert!(end.outcome().is_some());
}

/// A word, a line or a number of the text changed, moved, doubled or dropped, up to three times. The
/// first two lines are the header and stay.
fn changed(text: &str, luck: &mut impl Luck) -> String {
    let mut lines: Vec<Vec<String>> =
        text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    for _ in 0..=luck.below(3) {
        let mut pick = |n: usize| luck.below(n as u32) as usize;
        let (a, b) = (2 + pick(lines.len() - 2), 2 + pick(lines.len() - 2));
        let (i, j) = (pick(lines[a].len()), pick(lines[b].len()));
        let (word, other) = (lines[a][i].clone(), lines[b][j].clone());
        match pick(7) {
            0 => drop(lines[a].remove(i)),
            1 => lines[a].insert(i, other),
            2 => lines[a][i] = other,
            3 => lines[a][i] = (pick(9) as i32 - 1).to_string(),
            4 => drop(lines.remove(a)),
            5 => (lines[a][i], lines[b][j]) = (other, word),
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
