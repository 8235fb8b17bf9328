//! Hostile records: cut off, edited byte by byte, or noise. Reading gives a table or one short error
//! and never panics.

use std::cell::Cell;

use mirabilia_kernel::record::{read, step_text};
use mirabilia_kernel::{Fast, Game, Luck, Table};

use crate::records::last_line;
use crate::{files, property};

/// How many random choices an edited record or line takes at most.
const DRAWS: usize = 24;

/// The records of a folder with up to three bytes changed: what still reads is written and read as
/// the same game. At least this share of the cases must be refused, in percent; some must not.
pub fn survives_edits<G: Game>(folder: &str, cases: u32, refused: u32) {
    // As the program writes them: an edit of a comment tries nothing.
    let plain = |(_, text): (String, String)| read::<G>(&text).unwrap().record().write();
    let texts: Vec<Vec<u8>> =
        files(folder, "rec").into_iter().map(|file| plain(file).into_bytes()).collect();
    let (good, bad) = (Cell::new(0), Cell::new(0));
    property(cases, DRAWS, |luck| {
        let mut bytes = texts[luck.below(texts.len() as u32) as usize].clone();
        for _ in 0..=luck.below(3) {
            let at = luck.below(bytes.len() as u32) as usize;
            // Any byte, or one that records are made of.
            bytes[at] = match luck.below(3) {
                0 => luck.below(256) as u8,
                1 => b"0123456789 \n#/?=,-._abcdegst"[luck.below(28) as usize],
                _ => bytes[luck.below(bytes.len() as u32) as usize],
            };
        }
        match read::<G>(&String::from_utf8_lossy(&bytes)) {
            Ok(table) => {
                let again = read::<G>(&table.record().write()).unwrap();
                assert_eq!(again.state(), table.state());
                good.set(good.get() + 1);
            }
            Err(error) => {
                assert!(error.line >= 1 && !error.reason.to_string().is_empty(), "{error:?}");
                bad.set(bad.get() + 1);
            }
        }
    });
    let (good, bad) = (good.get(), bad.get());
    assert!(good > cases / 500, "{good} good, {bad} bad");
    assert!(bad >= cases * refused / 100, "{good} good, {bad} bad");
}

/// The records of a folder, cut anywhere, fail at their last line or not at all. They are cut at
/// every byte of the header and the first deals, then at every `step`-th.
pub fn survives_cuts<G: Game>(folder: &str, step: usize) {
    let mut cut_short = 0;
    for (name, text) in files(folder, "rec") {
        let dense = text.find("\ndeal ").expect("a record deals something") + 300;
        for cut in (0..dense).chain((dense..text.len()).step_by(step)) {
            let Some(part) = text.get(..cut) else { continue };
            let Err(error) = read::<G>(part) else { continue };
            assert_eq!(error.line, last_line(part), "{name}, byte {cut}: {error}");
            cut_short += 1;
        }
    }
    assert!(cut_short > 500, "{cut_short} errors");
}

/// Megabytes of noise, with and without a header, give a short error near the top.
pub fn survives_noise<G: Game>(header: &str, megabytes: usize) {
    let luck = &mut Fast::new(10);
    // Letters of one line; letters of many lines; characters of all kinds.
    for (from, to, line) in [(33, 127, 0), (32, 127, 60), (0, 0x3000, 200)] {
        let text = noise(luck, megabytes << 20, from..to, line);
        let error = read::<G>(&text).unwrap_err();
        assert!(error.line <= 3, "{}", error.line);
        let error = read::<G>(&format!("{header}{text}")).unwrap_err();
        let top = header.lines().count() + 1;
        assert!((top..top + 7).contains(&error.line), "{}", error.line);
        assert!(error.to_string().len() < 1000, "{error}");
        assert!(!error.to_string().contains('\0'), "nothing unprintable is repeated");
    }
    // Bytes that are no text at all.
    let bytes: Vec<u8> = (0..100_000).map(|_| luck.below(256) as u8).collect();
    assert!(read::<G>(&String::from_utf8_lossy(&bytes)).is_err());
    // Comments are a long way to say nothing.
    let comments = "# nothing\n".repeat(megabytes << 20 >> 3);
    assert_eq!(read::<G>(&format!("{header}{comments}")).unwrap().record().steps.len(), 0);
}

/// Characters of a range, with a line break about every `line` of them; 0 for none.
fn noise(luck: &mut Fast, bytes: usize, range: std::ops::Range<u32>, line: u32) -> String {
    let mut text = String::with_capacity(bytes);
    while text.len() < bytes {
        let end = line > 0 && luck.below(line) == 0;
        let letter = range.start + luck.below(range.end - range.start);
        text.push(if end { '\n' } else { char::from_u32(letter).unwrap_or('?') });
    }
    text
}

/// Words that belong in no line.
const ODD: [&str; 7] = ["", "-1", "01", "99999999999999999999", "/", "é", "\u{0}"];

/// Steps of the records of a folder with up to three words changed: what still reads as luck or a
/// move is written and read as the same step.
pub fn survives_words<G: Game>(folder: &str, cases: u32) {
    let tables: Vec<Table<G>> =
        files(folder, "rec").iter().map(|(_, text)| read(text).unwrap()).collect();
    let lines: Vec<Vec<String>> = tables.iter().map(|table| table.lines_since(0)).collect();
    let good = Cell::new(0);
    property(cases, DRAWS, |luck| {
        let mut pick = |n: usize| luck.below(n as u32) as usize;
        let game = pick(tables.len());
        let mut words: Vec<&str> = lines[game][pick(lines[game].len())].split(' ').collect();
        for _ in 0..=pick(3) {
            let (at, other) = (pick(words.len()), &lines[game][pick(lines[game].len())]);
            let other = other.split(' ').nth(pick(4)).unwrap_or(ODD[pick(ODD.len())]);
            match pick(3) {
                0 => words[at] = other,
                1 => words.insert(at, other),
                _ if words.len() > 1 => drop(words.remove(at)),
                _ => {}
            }
        }
        if let Ok(step) = tables[game].read_step(&words.join(" ")) {
            let written = step_text(tables[game].state(), &step);
            assert_eq!(tables[game].read_step(&written), Ok(step), "{written}");
            good.set(good.get() + 1);
        }
    });
    assert!((1..cases).contains(&good.get()), "{} of {cases} read", good.get());
}
