//! `mirabilia deal`, and the same deal again after any game.

use crate::common::{Folder, Ran, flat, read, run, run_in};

const DAY: &str = "2026-11-18";

fn ones() -> String {
    "1\n".repeat(120)
}

/// A saved game.
fn record(data: &Folder, number: &str) -> String {
    let file = data.at(&format!("{number}.rec"));
    let ran = run_in(data, &["games", "export", number, "--to", &file], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    read(&file)
}

/// The link that a game offered.
fn link(ran: &Ran) -> String {
    let line = ran.out.lines().map(|line| line.trim_start_matches("> "));
    line.into_iter().find(|line| line.starts_with("http")).expect("a link").to_owned()
}

/// The lines of the comparison.
fn compared(ran: &Ran) -> Vec<&str> {
    let lines = ran.out.lines();
    lines
        .skip_while(|line| !line.starts_with("Your decisions, and your friend’s"))
        .skip(1)
        .collect()
}

#[test]
fn the_deal_of_a_day_is_for_everybody_and_its_first_result_counts() {
    for (game, secret, lang, shared) in [
        ("duel", "d5e192fa", "en", "Mirabilia, 7 Wonders Duel, deal of 2026-11-18: "),
        ("wonders", "42a1b2c8", "sv", "Mirabilia, 7 Wonders, given för 2026-11-18: "),
        ("dice", "8add32a4", "fi", "Mirabilia, 7 Wonders Dice, päivän 2026-11-18 jako: "),
    ] {
        let data = Folder::new();
        let args = ["deal", game, "--day", DAY, "--lang", lang, "--time-ms", "1", "--name", "Ada"];
        let ran = run_in(&data, &args, ones());
        assert_eq!((ran.code, &*ran.err), (0, ""), "{}", ran.out);
        let result = ran.out.lines().last().expect("a result").to_owned();
        assert!(result.starts_with(shared) && result.contains('['), "{result}");
        let record = record(&data, "1");
        assert!(record.contains(&format!("\nsecret {secret}")), "{record}");
        let verified = run_in(&data, &["verify", "1"], "");
        assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
        let again = run_in(&data, &args, format!("2\n{}", ones()));
        let said: Vec<&str> = again.out.lines().filter(|line| *line == result).collect();
        assert_eq!(said.len(), 2, "before and after: {}", again.out);
    }
}

#[test]
fn a_friend_plays_the_deal_of_a_link_and_both_are_compared() {
    let data = Folder::new();
    let args = ["play", "duel", "--seats", "random,you", "--lang", "en", "--name", "Ada"];
    let input = format!("{}link\nagain\n{}quit\n", ones(), ones());
    let ran = run_in(&data, &args, input);
    assert_eq!((ran.code, &*ran.err), (0, ""), "{}", ran.out);
    let over = "again for the same deal, link for a link by which a friend plays it, or quit";
    assert_eq!(flat(&ran.out).matches(over).count(), 2);
    let both = "the same luck, the same bots and the same moves";
    assert_eq!(record(&data, "1"), record(&data, "2"), "{both}");

    let link = link(&ran);
    assert!(link.starts_with("http://127.0.0.1:7777/#/deal/duel?bots=random%2Cyou&secret="));
    let friend = |input: String| {
        let ran = run_in(&Folder::new(), &["deal", &link, "--lang", "en", "--name", "Bo"], input);
        assert_eq!((ran.code, &*ran.err), (0, ""), "{}", ran.out);
        ran
    };
    let same = friend(ones());
    let lines = compared(&same);
    assert!(lines.len() > 20 && lines.iter().all(|line| !line.starts_with('≠')), "{lines:?}");
    assert!(lines[0].starts_with("   1 Bo takes "), "{lines:?}");
    let other = friend(format!("2\n{}", ones()));
    let lines = compared(&other);
    assert!(lines[0].starts_with("≠  1 Bo takes "), "{lines:?}");
    assert!(lines[1].starts_with("     Your friend takes "), "{lines:?}");
}

#[test]
fn a_deal_that_was_left_goes_on_and_what_is_taken_back_meets_the_same_luck() {
    let data = Folder::new();
    let args = ["deal", "duel", "--day", DAY, "--lang", "en", "--time-ms", "1"];
    let ran = run_in(&data, &args, "1\n1\nundo\n1\nagain\nlink\n");
    assert!(ran.out.contains("The same moves meet the same luck again."), "{}", ran.out);
    let refused = "Only a finished game that was dealt here can be repeated.";
    assert_eq!(ran.out.matches(refused).count(), 2, "{}", ran.out);
    let on = run_in(&data, &args, ones());
    assert!(flat(&on.out).contains("Resumed after"), "{}", on.out);
    assert!(on.out.lines().last().is_some_and(|line| line.contains("deal of 2026-11-18")));
    assert_eq!(run_in(&data, &["verify", "1"], "").code, 0);
    assert_eq!(run_in(&data, &["replay", "2"], "").code, 1, "there is one game");
}

#[test]
fn what_is_no_deal_is_refused() {
    for (args, code, said) in [
        (&["deal"][..], 2, "GAME|LINK"),
        (&["deal", "duell"], 2, "expected duel, wonders, dice or a link to a deal"),
        (&["deal", "duel", "--day", "2026-02-30"], 2, "expected a date such as 2026-11-18"),
        (&["deal", "duel", "--day", "2026-2-3"], 2, "expected a date such as 2026-11-18"),
        (&["deal", "http://host/#/deal/duel?bots=you", "--day", DAY], 2, "--day"),
        (&["deal", "http://host/#/deal/duel?bots=you"], 1, "This link is no deal."),
        (&["deal", "http://host/#/t/4h8k2m9q0rst"], 1, "This link is no deal."),
    ] {
        let ran = run(&[args, &["--lang", "en"]].concat(), "");
        assert_eq!(ran.code, code, "{args:?} {}", ran.err);
        assert!(ran.err.contains(said), "{args:?} {}", ran.err);
    }
}
