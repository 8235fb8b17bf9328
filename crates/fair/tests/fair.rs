//! Verification of fair games and of every kind of tampering.

use mirabilia_fair::{Commitment, Number, Promise, Secret, Unfair, deal, luck, seed, verify};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Fairness, Fast, Luck, Options, Seed, Seeded, Turn};

fn secret() -> Secret {
    Secret(std::array::from_fn(|i| i as u8))
}

fn numbers(list: &[(u8, &str)]) -> Vec<(u8, Number)> {
    list.iter().map(|(seat, text)| (*seat, Number::parse(text).unwrap())).collect()
}

fn promise(from: usize) -> Promise {
    let numbers = numbers(&[(0, "c0ffee"), (1, "7")]);
    Promise { commitment: secret().commitment(), numbers, from }
}

/// Plays up to `steps` steps with random choices from the seed `choices` and the committed luck.
fn play(table: &mut AnyTable, seed: &Seed, choices: u64, steps: usize) {
    let mut choice = Fast::new(choices);
    deal(table, seed);
    while table.turn() != Turn::Over && table.steps() < steps {
        let Turn::Seats(seats) = table.turn() else { unreachable!("luck is dealt") };
        let seat = seats.first().unwrap();
        let moves = table.legal_moves(seat);
        let m = &moves[choice.below(moves.len() as u32) as usize];
        table.step(&format!("{seat} {m}")).unwrap();
        deal(table, seed);
    }
}

fn new_table(kind: GameKind, seats: u8) -> AnyTable {
    AnyTable::new(kind, seats, &Options::default(), vec![]).unwrap()
}

fn sizes() -> impl Iterator<Item = (GameKind, u8)> {
    let wonders = (3..=7).map(|seats| (GameKind::Wonders, seats));
    let dice = (2..=7).map(|seats| (GameKind::Dice, seats));
    [(GameKind::Duel, 2)].into_iter().chain(wonders).chain(dice)
}

/// A complete game with its commitment and secret.
fn game(kind: GameKind, seats: u8, choices: u64) -> AnyTable {
    let mut table = new_table(kind, seats);
    let promise = promise(0);
    play(&mut table, &promise.seed(&secret()), choices, usize::MAX);
    table.set_fairness(Some(promise.fairness(Some(&secret())))).unwrap();
    table
}

/// The hashed bytes are a public format: these hashes were computed with another program from the
/// specification in `docs/fair-luck.md`.
#[test]
fn the_hashes_match_the_specification() {
    let hex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    assert_eq!(secret().reveal_hex(), hex);
    assert_eq!(Secret::from_hex(hex), Ok(secret()));
    let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    assert_eq!(secret().commitment().to_string(), commitment);
    assert_eq!(Commitment::parse(commitment), Ok(secret().commitment()));
    let alone = "a7ee2e57df3b16fcc8b5d78ca09edf6ef4258e3a36e18ed844eed14d39709ff2";
    assert_eq!(seed(&secret(), &[]).to_string(), alone);
    let seed = seed(&secret(), &numbers(&[(0, "c0ffee"), (2, "7")]));
    let shared = "75bd5fce64a6cb3b72275853d34d447ab533fa509fc31a2e566cac0fc1d74f40";
    assert_eq!(seed.to_string(), shared);
    for (n, hash) in [
        (0, "ef7e67fb8f71a69f94b7d12f4be21addb0f56f04c179acc0e26391f17e3db062"),
        (1, "61ffd23f3973897e8f4e7db769dd7c35ad94425f654430952adc723540e29990"),
        (12, "37807309b7a65398bb61c3f8439f1e3cf7f76fc0e46f1a148a0ff4710cc4f66b"),
    ] {
        let mut right = Seeded::new(Seed::parse(hash).unwrap());
        let mut given = luck(&seed, n);
        let bits = |luck: &mut Seeded| [luck.bits(), luck.bits(), luck.bits()];
        assert_eq!(bits(&mut given), bits(&mut right), "luck {n}");
    }
}

#[test]
fn every_number_and_every_seat_changes_the_seed() {
    let lists: &[&[(u8, &str)]] = &[
        &[],
        &[(0, "0")],
        &[(0, "00")],
        &[(1, "0")],
        &[(0, "0"), (1, "0")],
        &[(0, "0"), (1, "00")],
        &[(0, "00"), (1, "0")],
        &[(0, "1"), (1, "2")],
        &[(0, "2"), (1, "1")],
        &[(0, "12")],
    ];
    let seeds: Vec<Seed> = lists.iter().map(|list| seed(&secret(), &numbers(list))).collect();
    for (at, one) in seeds.iter().enumerate() {
        assert!(seeds[..at].iter().all(|other| other != one), "{:?}", lists[at]);
        assert_ne!(*one, seed(&Secret([9; 32]), &numbers(lists[at])));
    }
    let [there, back] = [[(0, "1"), (1, "2")], [(1, "2"), (0, "1")]].map(|list| numbers(&list));
    assert_eq!(seed(&secret(), &there), seed(&secret(), &back), "the order of the seats");
}

#[test]
fn secrets_are_not_logged() {
    assert_eq!(format!("{:?}", secret()), "Secret(..)");
    let error = Secret::from_hex("0badcafe").unwrap_err().to_string();
    assert_eq!(error, "secret is \"8 characters\"; expected 64 of the digits 0-9 and a-f");
    for bad in ["", "0", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
        assert!(Secret::from_hex(bad).is_err() && Commitment::parse(bad).is_err(), "{bad}");
    }
}

#[test]
fn games_of_all_sizes_verify() {
    for (kind, seats) in sizes() {
        for choices in 0..3 {
            let table = game(kind, seats, choices);
            let verified = verify(&table, table.fairness().unwrap()).unwrap();
            assert_eq!((verified.deals, verified.given), (table.luck_steps(), 0));
            assert_eq!((verified.promise, verified.seed), (promise(0), promise(0).seed(&secret())));
            // The record alone is enough.
            let read = AnyTable::read(&table.write()).unwrap();
            assert_eq!((read.write(), read.luck_steps()), (table.write(), table.luck_steps()));
            assert!(verify(&read, read.fairness().unwrap()).is_ok());
            // So is a prefix of it.
            let half = table.rewound(table.steps() / 2);
            let verified = verify(&half, half.fairness().unwrap()).unwrap();
            assert_eq!(verified.deals, half.luck_steps());
        }
    }
}

#[test]
fn undone_turns_get_the_same_draws() {
    let seed = promise(0).seed(&secret());
    for (kind, seats) in sizes() {
        let whole = game(kind, seats, 5);
        let lines = whole.lines_since(0);
        for (at, line) in lines.iter().enumerate() {
            let mut table = whole.rewound(at);
            if table.turn() == Turn::Chance {
                assert!(table.deal_one(&mut luck(&seed, table.luck_steps())));
                assert_eq!(table.lines_since(0)[at], *line);
            }
        }
        // Different choices do not change the next draw either.
        let mut other = whole.rewound(lines.len() / 2);
        let before = other.steps();
        play(&mut other, &seed, 6, usize::MAX);
        other.set_fairness(whole.fairness().cloned()).unwrap();
        assert_ne!(other.lines_since(0)[before..], lines[before..], "another game");
        assert!(verify(&other, other.fairness().unwrap()).is_ok());
    }
}

#[test]
fn luck_of_the_initial_record_is_not_checked() {
    let ours = promise(0).seed(&secret());
    for (kind, seats) in sizes() {
        let mut table = new_table(kind, seats);
        play(&mut table, &Seed::from(1), 3, 30);
        let table = &mut table.rewound(table.steps().min(30));
        let (from, given) = (table.steps(), table.luck_steps());
        play(table, &ours, 4, usize::MAX);
        let checked = |from| verify(table, &promise(from).fairness(Some(&secret())));
        let verified = checked(from).unwrap();
        assert_eq!((verified.given, verified.deals), (given, table.luck_steps() - given));
        assert!(verified.deals > 0, "{kind:?}");
        let Unfair::OtherLuck { step, luck, .. } = checked(0).unwrap_err() else { panic!() };
        assert_eq!((step, luck), (1, 0), "the first draw is not ours");
    }
}

#[test]
fn invalid_header_fields_are_reported() {
    let table = game(GameKind::Duel, 2, 1);
    let good = table.fairness().unwrap().clone();
    let hash = "0".repeat(64);
    let check = |change: &dyn Fn(&mut Fairness), reason: &str| {
        let mut fairness = good.clone();
        change(&mut fairness);
        let error = verify(&table, &fairness).expect_err(reason).to_string();
        assert!(error.contains(reason), "{error} should contain {reason}");
    };
    check(&|f| f.secret = None, "no secret; it is published when the game is over");
    check(
        &|f| f.secret = Some(hash.clone()),
        "but the hash of the secret is \"66687aadf862bd776c8f",
    );
    check(&|f| f.commitment = hash.clone(), "commitment is \"0000000000");
    check(&|f| f.commitment = "short".to_owned(), "commitment is \"short\"; expected 64");
    check(&|f| f.secret = Some("short".to_owned()), "secret is \"short\"; expected 64");
    check(&|f| f.numbers[0].1 = "c0ffef".to_owned(), "step 1 is \"deal tokens ");
    check(&|f| f.numbers.truncate(1), "but secret and numbers give \"deal tokens ");
    check(&|f| f.numbers[0].1 = "what".to_owned(), "numbers is \"0:what\"; expected SEAT:NUMBER");
    check(&|f| f.numbers.reverse(), "each seat once, in the order of the seats");
    check(&|f| f.from = 9999, "dealt-from is \"9999\"; expected at most ");
}

#[test]
fn a_changed_draw_is_reported_with_the_correct_one() {
    for (kind, seats) in sizes() {
        let table = game(kind, seats, 2);
        let lines = table.lines_since(0);
        // The last luck step is replaced by another draw; the game stops after it.
        let last = (0..lines.len()).rev().find(|&at| !lines[at].starts_with(char::is_numeric));
        let last = last.unwrap();
        let mut other = table.rewound(last);
        let mut cheat = Fast::new(1);
        while other.steps() == last || other.lines_since(0)[last] == lines[last] {
            other = table.rewound(last);
            other.deal_one(&mut cheat);
        }
        let error = verify(&other, table.fairness().unwrap()).unwrap_err();
        assert_eq!(
            error,
            Unfair::OtherLuck {
                step: last + 1,
                luck: table.rewound(last).luck_steps(),
                written: other.lines_since(0)[last].clone(),
                right: lines[last].clone(),
            }
        );
    }
}
