//! What a record says of its luck: commitment, secret, numbers of the players.

use mirabilia_kernel::record::{luck_line, read};
use mirabilia_kernel::{Fairness, Table};
use mirabilia_testkit::toy::Toy;

const HEAD: &str = "mirabilia 1 toy\nseats 3\n";
const STEPS: &str = "deal 5 7 1\n0 bid 1\n1 bid 3\n2 bid 0\n1 double\n";

fn hash(digit: char) -> String {
    digit.to_string().repeat(64)
}

fn full() -> String {
    format!(
        "{HEAD}commitment {}\nsecret {}\nnumbers 0:c0ffee 2:7\ndealt-from 12\n{STEPS}",
        hash('a'),
        hash('0')
    )
}

#[test]
fn what_a_record_says_of_its_luck_stays_with_it() {
    let text = full();
    let table = read::<Toy>(&text).unwrap();
    let fairness = Fairness {
        commitment: hash('a'),
        secret: Some(hash('0')),
        numbers: vec![(0, "c0ffee".to_owned()), (2, "7".to_owned())],
        from: 12,
    };
    assert_eq!(table.fairness(), Some(&fairness));
    assert_eq!(table.record().write(), text);
    assert_eq!(Table::replay(table.record()).unwrap().record().write(), text);
    assert_eq!(table.rewound(0).record().write(), text.replace(STEPS, ""));
    // A position is another game, whose luck is still to come.
    assert_eq!(table.rewound(1).as_position().unwrap().fairness(), None);
    let logged = format!("{table:?}");
    assert!(logged.contains(&hash('a')) && !logged.contains(&hash('0')), "{logged}");
}

#[test]
fn parts_may_be_missing_and_lines_may_stand_in_any_order() {
    let lines = [
        format!("commitment {}\n", hash('a')),
        format!("secret {}\n", hash('0')),
        "numbers 1:ff\n".to_owned(),
        "dealt-from 1\n".to_owned(),
    ];
    for missing in 0..8usize {
        let there = |(i, _): &(usize, &String)| *i == 0 || missing >> (i - 1) & 1 == 0;
        let said: String =
            lines.iter().enumerate().filter(there).map(|(_, line)| line.as_str()).collect();
        let text = format!("{HEAD}{said}{STEPS}");
        assert_eq!(read::<Toy>(&text).unwrap().record().write(), text);
        let mut turned: Vec<&str> = said.lines().collect();
        turned.reverse();
        let turned = format!("{HEAD}{}\n{STEPS}", turned.join("\n"));
        assert_eq!(read::<Toy>(&turned).unwrap().record().write(), text);
    }
    let plain = format!("{HEAD}{STEPS}");
    let table = read::<Toy>(&plain).unwrap();
    assert_eq!((table.fairness(), table.record().write()), (None, plain));
}

#[test]
fn the_form_is_checked() {
    let commitment = format!("commitment {}", hash('a'));
    let with = |line: &str| format!("{commitment}\n{line}");
    let most = "f".repeat(64);
    #[rustfmt::skip]
    let cases = [
        ("commitment".to_owned(), 3, "commitment is \"\"; expected 64 of the digits 0-9 and a-f"),
        ("commitment abc".to_owned(), 3, "commitment is \"abc\"; expected 64"),
        (format!("commitment {}", hash('A')), 3, "commitment is \"AAAA"),
        (format!("commitment {} {}", hash('a'), hash('a')), 3, "expected 64"),
        (with(&commitment), 4, "a second \"commitment\" line"),
        (format!("secret {}", hash('0')), 3, "a \"secret\" line without a \"commitment\" line"),
        ("numbers 0:1".to_owned(), 3, "a \"numbers\" line without"),
        ("dealt-from 3".to_owned(), 3, "a \"dealt-from\" line without"),
        (with("secret 00"), 4, "secret is \"00\"; expected 64"),
        (with(&format!("secret {}g", &hash('0')[1..])), 4, "secret is \"0000"),
        (with("numbers"), 4, "numbers is \"\"; expected SEAT:NUMBER, a seat of 0 to 2 and 1 to 64"),
        (with("numbers 7"), 4, "numbers is \"7\"; expected SEAT:NUMBER"),
        (with("numbers 3:7"), 4, "numbers is \"3:7\"; expected SEAT:NUMBER, a seat of 0 to 2"),
        (with("numbers 0:"), 4, "numbers is \"0:\""),
        (with("numbers 0:x"), 4, "numbers is \"0:x\""),
        (with("numbers 00:1"), 4, "numbers is \"00:1\""),
        (with(&format!("numbers 0:{most}f")), 4, "1 to 64 of the digits"),
        (with("numbers 1:1 0:1"), 4, "numbers is \"0:1\"; expected each seat once, in the order"),
        (with("numbers 1:1 1:1"), 4, "numbers is \"1:1\"; expected each seat once"),
        (with("dealt-from 0"), 4, "dealt-from is \"0\"; expected a number of steps, 1 or more"),
        (with("dealt-from 01"), 4, "dealt-from is \"01\""),
        (with("dealt-from -1"), 4, "dealt-from is \"-1\""),
        (with("dealt-from 99999999999999999999"), 4, "dealt-from is \"99999999999999999999\""),
    ];
    for (said, line, reason) in cases {
        let error = read::<Toy>(&format!("{HEAD}{said}\n{STEPS}")).unwrap_err();
        assert_eq!(error.line, line, "{said}: {error}");
        assert!(error.reason.to_string().contains(reason), "{said}: {error}");
    }
    assert!(read::<Toy>(&format!("{HEAD}{commitment}\nnumbers 2:{most}\n")).is_ok());
}

#[test]
fn a_table_takes_only_what_a_record_can_carry() {
    let mut table = Table::<Toy>::new(3, vec![]);
    let good = Fairness { commitment: hash('a'), ..Fairness::default() };
    table.set_fairness(Some(good.clone())).unwrap();
    for bad in [
        Fairness { commitment: "a\nseats 9".to_owned(), ..good.clone() },
        Fairness { secret: Some(String::new()), ..good.clone() },
        Fairness { numbers: vec![(3, "1".to_owned())], ..good.clone() },
        Fairness { numbers: vec![(0, "1 1:2".to_owned())], ..good.clone() },
        Fairness { numbers: vec![(1, "1".to_owned()), (0, "1".to_owned())], ..good.clone() },
    ] {
        assert!(table.set_fairness(Some(bad.clone())).is_err(), "{bad:?}");
        assert_eq!(table.fairness(), Some(&good), "unchanged");
    }
    table.set_fairness(None).unwrap();
    assert_eq!(table.fairness(), None);
}

#[test]
fn luck_is_found_in_its_line() {
    assert_eq!([0, 1].map(|n| luck_line(&full(), n)), [Some(7), None]);
    let text = "# a game\n\nmirabilia 1 toy\n# three\nseats 3\n\ndeal 5 7 1 # luck\n0 bid 1\n";
    assert_eq!(luck_line(text, 0), Some(7));
    let text = "mirabilia 1 toy\nseats 2\nposition\nend\n# now\ndeal 5 7\n";
    assert!(read::<Toy>(text).is_ok());
    assert_eq!(luck_line(text, 0), Some(6), "what is inside a position is no luck");
}
