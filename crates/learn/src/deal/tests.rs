//! Links and days are a contract with pages and links that exist: the expected values are those of the
//! first pages that had deals, which computed them in TypeScript.

use mirabilia_bots::BotKind;
use mirabilia_fair::{Number, Secret, deal, verify};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seat, Turn};

use super::*;

/// A deal played to its end with the `pick`-th legal move of each decision of the person.
fn played(of: &Deal, pick: usize) -> AnyTable {
    let mut table = of.table(Vec::new()).unwrap();
    let seed = of.promise().seed(&of.secret);
    table.set_fairness(Some(of.promise().fairness(Some(&of.secret)))).unwrap();
    deal(&mut table, &seed);
    while let Turn::Seats(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let moves = table.legal_moves(seat);
        let pick = if seat.index() == of.seat() { pick.min(moves.len() - 1) } else { 0 };
        table.step(&format!("{seat} {}", moves[pick])).unwrap();
        deal(&mut table, &seed);
    }
    table
}

#[test]
fn the_deal_of_a_day_stays_what_it_was() {
    for (kind, seats, secret) in [
        (GameKind::Wonders, 4, "42a1b2c8e4a21293e5f08655b8032e4f092ec792d766775594c7562aed789d4c"),
        (GameKind::Duel, 2, "d5e192fa1924b29ad23b9cdb43c7954c61e452ed13af026fbec3aad5213372a7"),
        (GameKind::Dice, 3, "8add32a480275b10608ccddaa3051704338b5e0b165d77ae4831b9d70208ec30"),
    ] {
        let deal = Deal::of_day(kind, "2026-11-18");
        assert_eq!(deal.secret.reveal_hex(), secret);
        assert_eq!((deal.number.as_str(), deal.options.is_empty()), ("1", true));
        assert_eq!((deal.seat(), deal.bots.len()), (0, seats));
        assert!(deal.bots[1..].iter().all(|bot| *bot == Some(BotKind::Normal)));
        assert_ne!(deal, Deal::of_day(kind, "2026-11-19"));
    }
}

#[test]
fn links_are_those_of_the_pages() {
    let link = "bots=you%2Chard%3Ascience&secret=abababababababababababababababababababababababab\
                abababababababab&number=c0ffee&boards=balanced+0641732b906a5de0+%C3%A4*-._%7E%27%21\
                &first=1";
    let mut options = Options::default();
    options.set("first", "1");
    options.set("boards", "balanced 0641732b906a5de0 ä*-._~'!");
    let deal = Deal {
        kind: GameKind::Duel,
        bots: vec![None, BotKind::from_name("hard:science")],
        options,
        secret: Secret([0xab; 32]),
        number: Number::parse("c0ffee").unwrap(),
    };
    assert_eq!(deal.write(None), link);
    assert_eq!(Deal::read(GameKind::Duel, link), Some(deal.clone()));
    let sent = deal.write(Some("abc"));
    assert_eq!(sent, format!("{link}&played=abc"));
    assert_eq!((played_in(&sent).as_deref(), played_in(link)), (Some("abc"), None));
    let (good, bad) = ("ab".repeat(32), "xy".repeat(32));
    for wrong in [
        String::new(),
        "bots=you,easy".to_owned(),
        format!("bots=easy,easy&secret={good}&number=1"),
        format!("bots=you,you&secret={good}&number=1"),
        format!("bots=you,nobody&secret={good}&number=1"),
        format!("bots=you,easy&secret={bad}&number=1"),
        format!("bots=you,easy&secret={good}&number="),
    ] {
        assert_eq!(Deal::read(GameKind::Duel, &wrong), None, "{wrong}");
    }
}

#[test]
fn texts_are_packed_as_browsers_do_it() {
    let mut text = "mirabilia 1 duel\nseats 2\n".to_owned();
    text += &"0 build quarry\n1 build quarry\n".repeat(20);
    text += "# åäö\n";
    let browser =
        "y80sSkzKzMlMVDBUSClNzeEqTk0sKVYw4jJQSCrNzElRKCxNLCqq5DJE5Y7KjsqSJ6uscHjp4SWHt3EBAA";
    assert_eq!(unpack(browser).as_ref(), Some(&text));
    // A test of the pages reads this one.
    assert_eq!(
        pack(&text),
        "7cmxDYAwDATA3lO8xAKEjRwlhSVT4OCCfWAFFvBiqdOmTnm6U4yzqDASilelVvluOGhHdtGCy9nsoTRy7dq53RBfvPFTBw"
    );
    assert_eq!(unpack(&pack(&text)), Some(text));
    for broken in ["%%%", "", &browser[..40]] {
        assert_eq!(unpack(broken), None, "{broken}");
    }
    let large = pack(&"a".repeat(2 << 20));
    assert_eq!(unpack(&large), None, "a small link does not fill the memory");
}

#[test]
fn a_finished_game_has_the_deal_that_it_was_played_with() {
    for &kind in GameKind::ALL {
        let deal = Deal::of_day(kind, "2026-11-18");
        let table = played(&deal, 0);
        verify(&table, table.fairness().unwrap()).unwrap();
        let mut found = Deal::of_game(&table, &deal.bots).unwrap();
        let address = found.address("http://host:7777/#/settings", &table.write());
        assert!(address.starts_with(&format!("http://host:7777/#/deal/{}?bots=you", kind.name())));
        let (read, record) = Deal::read_address(&address).unwrap();
        assert_eq!((&read, record), (&found, Some(table.write())));
        // The record names the boards that are the default.
        found.options.take("boards");
        assert_eq!(found, deal);
        assert_eq!(played(&read, 0).lines_since(0), table.lines_since(0));

        let nobody = vec![Some(BotKind::Easy); deal.bots.len()];
        assert_eq!(Deal::of_game(&table, &nobody), None);
        let mut later = table.clone();
        let mut fairness = table.fairness().unwrap().clone();
        fairness.from = 3;
        later.set_fairness(Some(fairness)).unwrap();
        assert_eq!(Deal::of_game(&later, &deal.bots), None, "earlier luck was another's");
        later.set_fairness(None).unwrap();
        assert_eq!(Deal::of_game(&later, &deal.bots), None);
    }
}

#[test]
fn decisions_are_compared_one_by_one() {
    for &kind in GameKind::ALL {
        let deal = Deal::of_day(kind, "2026-11-18");
        let (one, other) = (played(&deal, 0), played(&deal, 1));
        let seat = Seat::new(0);
        assert!(compare(&one, &one, seat).iter().all(|both| both.same && both.mine.is_some()));
        let both = compare(&one, &other, seat);
        assert!(both.iter().any(|decision| !decision.same));
        let own = |table: &AnyTable| {
            table.lines_since(0).iter().filter(|line| line.starts_with("0 ")).count()
        };
        assert_eq!(both.len(), own(&one).max(own(&other)));
        assert_eq!(both.iter().filter(|both| both.mine.is_some()).count(), own(&one));
        assert_eq!(both.iter().filter(|both| both.theirs.is_some()).count(), own(&other));
    }
}
