//! What lines can have, what is doubted, who wins.

use mirabilia_games::GameKind::{self, Dice, Duel, Wonders};
use mirabilia_pad::{Can, How, Pad, PadBy, PadEntry, doubts, sheet, standing};

/// A pad: fields as seat, line and entry.
pub(crate) fn pad(kind: GameKind, seats: usize, fields: &[(usize, &str, PadEntry)]) -> Pad {
    let names: Vec<String> = (0..seats).map(|seat| format!("P{seat}")).collect();
    let mut pad = Pad::new(kind, &names);
    for (seat, line, entry) in fields {
        let line = pad.sheet().line(line).unwrap_or_else(|| panic!("no line {line}"));
        pad.players[*seat].entries.insert(line.id, entry.clone());
    }
    pad
}

pub(crate) fn n(points: i32) -> PadEntry {
    PadEntry::Points { points }
}

pub(crate) fn coins(coins: i32) -> PadEntry {
    PadEntry::Coins { coins }
}

fn tokens(won: [u16; 3], lost: u16) -> PadEntry {
    PadEntry::Tokens { won, lost }
}

fn symbols([compass, gear, tablet, wild]: [u8; 4]) -> PadEntry {
    PadEntry::Symbols { compass, gear, tablet, wild }
}

fn stages(wonder: &str, side: &'static str, built: u16) -> PadEntry {
    PadEntry::Stages { wonder: wonder.to_owned(), side, built }
}

fn items(of: &[(&str, u16)]) -> PadEntry {
    PadEntry::Items { of: of.iter().map(|(id, n)| ((*id).to_owned(), *n)).collect() }
}

#[test]
fn lines_can_have_what_the_rules_give() {
    #[rustfmt::skip]
    let cases: &[(GameKind, &str, &[i32], &[i32])] = &[
        (Wonders, "wonder", &[0, 3, 10, 15, 20], &[1, 4, 21]),
        (Wonders, "military", &[-6, 0, 6, 18], &[-7, 19]),
        (Wonders, "civilian", &[0, 3, 9, 43], &[1, 2, 100]),
        (Wonders, "science", &[0, 1, 2, 10, 21, 26], &[3, 22, 200]),
        (Wonders, "guilds", &[0, 4, 40], &[74]),
        (Wonders, "commerce", &[2, 21], &[22]),
        (Wonders, "treasury", &[0, 99], &[]),
        (Duel, "civilian", &[0, 3, 7], &[1, 2]),
        // The pair of least points is left out: all six symbols would end the game.
        (Duel, "science", &[0, 1, 2, 3, 16], &[17, 18]),
        (Duel, "commerce", &[0, 3, 15], &[1, 18]),
        (Duel, "guilds", &[0, 41], &[42]),
        (Duel, "wonders", &[0, 9, 23], &[1, 24]),
        (Duel, "progress", &[0, 3, 4, 7, 11, 29], &[1, 2, 30]),
        (Duel, "military", &[0, 2, 5, 10], &[1, 3]),
        (Dice, "agora", &[0, 77], &[]),
    ];
    for (kind, line, can, cannot) in cases {
        let seats = if *kind == Wonders { 3 } else { 2 };
        let fits = |points: i32| match &sheet(*kind, seats).line(line).expect("a line").can {
            Can::UpTo { most, .. } => most.is_none_or(|most| points <= most),
            Can::Only { values, .. } => values.contains(&points),
        };
        for points in *can {
            assert!(fits(*points), "{line} can have {points}");
        }
        for points in *cannot {
            assert!(!fits(*points), "{line} cannot have {points}");
        }
    }
}

/// Pads with the messages of their doubts.
#[rustfmt::skip]
pub(crate) fn doubtful() -> Vec<(Pad, Vec<&'static str>)> {
    let one = |kind, line: &'static str, entry: PadEntry, doubt: &'static str| {
        let seats = if kind == Wonders { 3 } else { 2 };
        let doubt = if doubt.is_empty() { vec![] } else { vec![doubt] };
        (pad(kind, seats, &[(0, line, entry)]), doubt)
    };
    let two = |kind, seats, line: &'static str, a: PadEntry, b: PadEntry, doubt: &'static str| {
        (pad(kind, seats, &[(0, line, a), (1, line, b)]), vec![doubt])
    };
    let three = |line: &'static str, [a, b, c]: [PadEntry; 3], doubt: &'static str| {
        let doubt = if doubt.is_empty() { vec![] } else { vec![doubt] };
        (pad(Wonders, 3, &[(0, line, a), (1, line, b), (2, line, c)]), doubt)
    };
    let lent = |n: u16, doubt: &'static str| {
        let fields = [
            (0, "guilds", items(&[("moneylenders-guild", n)])),
            (0, "treasury", coins(4)),
            (1, "treasury", coins(11)),
        ];
        (pad(Duel, 2, &fields), if doubt.is_empty() { vec![] } else { vec![doubt] })
    };
    let rich = |points: i32, purse: i32, doubt: &'static str| {
        let fields = [(0, "guilds", n(points)), (0, "treasury", coins(0)), (1, "treasury", coins(purse))];
        (pad(Duel, 2, &fields), if doubt.is_empty() { vec![] } else { vec![doubt] })
    };
    vec![
        one(Wonders, "wonder", n(4), "score-check-wonders-wonder"),
        one(Wonders, "wonder", n(10), ""),
        one(Wonders, "wonder", stages("rhodos", "day", 4), "score-check-item"),
        one(Wonders, "wonder", stages("gizah", "night", 4), ""),
        one(Wonders, "wonder", stages("", "day", 0), ""),
        one(Wonders, "treasury", coins(-1), "score-check-coins"),
        one(Wonders, "military", n(19), "score-check-wonders-military"),
        one(Wonders, "military", n(-7), "score-check-wonders-military"),
        one(Wonders, "military", n(-6), ""),
        one(Wonders, "military", tokens([3, 0, 0], 0), "score-check-victories"),
        one(Wonders, "military", tokens([2, 2, 2], 1), "score-check-tokens"),
        one(Wonders, "military", tokens([0, 0, 0], 7), "score-check-item"),
        one(Wonders, "civilian", n(2), "score-check-wonders-civilian"),
        one(Wonders, "civilian", n(-1), "score-check-negative"),
        one(Wonders, "science", n(3), "score-check-wonders-science"),
        one(Wonders, "science", n(22), "score-check-wonders-science"),
        one(Wonders, "science", n(21), ""),
        one(Wonders, "science", symbols([5, 0, 0, 0]), "score-check-symbol"),
        one(Wonders, "science", symbols([1, 2, 3, 3]), "score-check-wild"),
        one(Wonders, "guilds", n(400), "score-check-most"),
        one(Wonders, "guilds", n(-1), "score-check-negative"),
        one(Wonders, "commerce", items(&[("arena", 5)]), "score-check-item"),
        one(Wonders, "commerce", items(&[("arena", 4), ("haven", 10), ("lighthouse", 9)]), "score-check-most"),
        three("military", [tokens([2, 2, 2], 0), tokens([0; 3], 3), tokens([0; 3], 3)], ""),
        three("military", [tokens([2, 2, 2], 0), tokens([0; 3], 3), tokens([0; 3], 2)], "score-check-conflicts"),
        three("military", [tokens([0, 0, 2], 2), tokens([0, 0, 2], 2), tokens([0; 3], 0)], "score-check-age"),
        three("military", [n(18), n(-3), n(-3)], ""),
        three("military", [n(18), n(-3), n(-2)], "score-check-military-sum"),
        three("military", [n(18), tokens([0, 0, 0], 3), n(6)], "score-check-military-sum"),
        three("science", [symbols([4, 0, 0, 0]), symbols([4, 0, 0, 0]), symbols([1, 0, 0, 0])], "score-check-symbol-cards"),
        three("science", [symbols([0, 0, 0, 2]), symbols([0, 0, 0, 1]), n(0)], "score-check-wild-all"),
        two(Wonders, 3, "civilian", n(51), n(8), "score-check-sum"),
        two(Wonders, 3, "civilian", items(&[("palace", 1)]), items(&[("palace", 1)]), "score-check-copies"),
        two(Wonders, 3, "guilds", items(&[("spies-guild", 1)]), items(&[("spies-guild", 2)]), "score-check-copies"),
        two(Wonders, 3, "guilds",
            items(&[("spies-guild", 1), ("workers-guild", 1), ("traders-guild", 1)]),
            items(&[("builders-guild", 1), ("decorators-guild", 1), ("magistrates-guild", 1)]), "score-check-guilds"),
        two(Wonders, 3, "wonder", stages("rhodos", "day", 1), stages("rhodos", "night", 1), "score-check-wonder-twice"),
        one(Duel, "commerce", n(4), "score-check-duel-commerce"),
        one(Duel, "wonders", n(40), "score-check-duel-wonders"),
        one(Duel, "progress", n(5), "score-check-duel-progress"),
        one(Duel, "progress", items(&[("mathematics", 1), ("agriculture", 1)]), "score-check-held"),
        one(Duel, "progress", items(&[("mathematics", 2), ("agriculture", 1)]), ""),
        one(Duel, "civilian", n(1), "score-check-duel-civilian"),
        one(Duel, "military", n(3), "score-check-duel-military"),
        one(Duel, "military", n(-2), "score-check-negative"),
        one(Duel, "guilds", n(400), ""), // coins are missing, and a guild counts them
        two(Duel, 2, "military", n(2), n(5), "score-check-pawn-one"),
        two(Duel, 2, "commerce", n(9), n(9), "score-check-sum"),
        two(Duel, 2, "guilds",
            items(&[("merchants-guild", 1), ("builders-guild", 1)]),
            items(&[("tacticians-guild", 1), ("scientists-guild", 1)]), "score-check-guilds"),
        two(Duel, 2, "wonders",
            items(&[("colossus", 1), ("great-library", 1), ("great-lighthouse", 1), ("hanging-gardens", 1)]),
            items(&[("mausoleum", 1), ("piraeus", 1), ("pyramids", 1), ("sphinx", 1)]), "score-check-wonders-seven"),
        one(Duel, "wonders", items(&[("colossus", 1), ("great-library", 1), ("great-lighthouse", 1),
            ("hanging-gardens", 1), ("mausoleum", 1)]), "score-check-wonders-four"),
        lent(3, ""),
        lent(1, "score-check-richest"),
        rich(41, 3, ""),
        rich(42, 39, "score-check-most"),
        rich(42, 42, ""),
        one(Dice, "agora", n(-2), "score-check-negative"),
        one(Dice, "agora", n(200), ""),
        one(Dice, "coins", coins(-1), "score-check-coins"),
    ]
}

#[test]
fn what_cannot_be_right_is_doubted() {
    for (pad, expected) in doubtful() {
        let found = doubts(&pad);
        let ids: Vec<&str> = found.iter().map(|doubt| &*doubt.why.id).collect();
        assert_eq!(ids, expected, "{:?} {:?}", pad.players, found);
    }
}

/// Pads with how they were decided, and the places.
#[rustfmt::skip]
pub(crate) fn decided() -> Vec<(Pad, How, Vec<usize>)> {
    let supreme = |by, winner| {
        let mut pad = pad(Duel, 2, &[(0, "civilian", n(30)), (1, "civilian", n(3)), (1, "commerce", n(4))]);
        (pad.end.by, pad.end.winner) = (by, winner);
        pad
    };
    let mut pawn = pad(Duel, 2, &[]);
    pawn.end.pawn = Some(3);
    let mut driven = pad(Duel, 2, &[(0, "civilian", n(9))]);
    driven.end.pawn = Some(-8);
    vec![
        (pad(Wonders, 3, &[(0, "wonder", n(10)), (1, "wonder", n(7)), (2, "wonder", n(3))]), How::Points, vec![1, 2, 3]),
        (pad(Wonders, 3, &[(0, "treasury", coins(9)), (1, "treasury", coins(10)), (2, "wonder", n(3))]), How::Coins, vec![2, 1, 3]),
        (pad(Wonders, 3, &[(0, "treasury", coins(9)), (1, "treasury", coins(9)), (2, "wonder", n(3))]), How::Shared, vec![1, 1, 3]),
        (pad(Wonders, 3, &[]), How::Shared, vec![1, 1, 1]),
        (pad(Duel, 2, &[(0, "commerce", n(3)), (1, "civilian", n(3))]), How::Civilian, vec![2, 1]),
        (pad(Duel, 2, &[(0, "civilian", n(3)), (1, "civilian", n(3))]), How::Shared, vec![1, 1]),
        (pawn, How::Points, vec![1, 2]),
        (driven, How::Points, vec![2, 1]),
        (supreme(PadBy::Science, 1), How::Science, vec![2, 1]),
        (supreme(PadBy::Military, 0), How::Military, vec![1, 2]),
        (pad(Dice, 2, &[(0, "agora", n(5)), (1, "market", n(5)), (0, "coins", coins(3)), (1, "coins", coins(4))]), How::Coins, vec![2, 1]),
        (pad(Dice, 2, &[(0, "agora", n(5)), (1, "market", n(5)), (0, "coins", coins(4)), (1, "coins", coins(4))]), How::Shared, vec![1, 1]),
        (pad(Dice, 2, &[(0, "agora", n(5)), (1, "market", n(5))]), How::Shared, vec![1, 1]),
    ]
}

#[test]
fn totals_decide_then_the_tie_break_then_nothing() {
    for (pad, how, places) in decided() {
        let standing = standing(&pad);
        assert_eq!((standing.how, standing.places), (how, places), "{:?}", pad.players);
        assert_eq!(doubts(&pad), [], "{:?}", pad.players);
    }
    let missing = |fields: &[_]| standing(&pad(Dice, 2, fields)).coins_missing;
    assert!(missing(&[(0, "agora", n(5)), (1, "market", n(5))]));
    assert!(!missing(&[]) && !missing(&[(0, "agora", n(5)), (1, "market", n(4))]));
}

#[test]
fn the_pad_of_the_rulebook_adds_up() {
    let fields = [
        (0, "wonder", stages("rhodos", "day", 3)),
        (0, "treasury", coins(11)),
        (0, "military", tokens([1, 2, 0], 1)),
        (0, "civilian", items(&[("altar", 1), ("senate", 1)])),
        (0, "commerce", items(&[("haven", 2)])),
        (0, "science", symbols([3, 2, 1, 0])),
        (0, "guilds", items(&[("spies-guild", 4)])),
    ];
    let pad = pad(Wonders, 3, &fields);
    let lines: Vec<i32> = pad.sheet().adding().filter_map(|line| pad.points(0, line)).collect();
    assert_eq!(lines, [10, 3, 6, 9, 2, 21, 4]);
    assert_eq!((pad.total(0), doubts(&pad)), (55, vec![]));
}
