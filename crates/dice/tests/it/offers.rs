//! Offers and pictures where they say more than the legal moves: what a price is made of, what a move
//! leads to, why not, and what a viewer sees in the middle of a turn.

use crate::common::{Plan, Play};
use mirabilia_dice::offer::{Attack, DieBill};
use mirabilia_dice::{Bill, EndReason, Pick, Picture, Refusal, Setup, State, Task, TaskKind};
use mirabilia_kernel::{Fast, Game, Offer, Seat, Table, Turn, Viewer, Way, record};

fn offers(state: &State, seat: u8) -> Vec<Offer<State>> {
    State::offers(&state.view(Viewer::Seat(Seat::new(seat))))
}

/// The way with this move.
fn way(play: &Play, seat: u8, text: &str) -> Way<State> {
    let m = play.state().read_move(text).expect("a move");
    let ways = offers(play.state(), seat).into_iter().flat_map(|offer| offer.ways);
    ways.into_iter().find(|way| way.m == m).expect("an offered way")
}

fn picture(state: &State, seat: u8) -> Picture {
    state.view(Viewer::Seat(Seat::new(seat))).picture()
}

/// Olympia has built the second step: a die for nothing is due, and the seat has 1 coin.
fn free_die() -> Table<State> {
    record::read(include_str!("../data/free-die.rec")).expect("a record")
}

#[test]
fn while_a_free_die_is_due_dice_cost_nothing_and_lead_on() {
    let table = free_die();
    let shown = picture(table.state(), 0);
    assert_eq!(table.state().city(Seat::new(0)).task(), Some(Task::FreeDie));
    let mut legal = Vec::new();
    table.state().legal_moves(Seat::new(0), &mut legal);
    for die in &shown.forum {
        assert_eq!((die.section, die.cost), (Some(3), Some(0)), "{}", die.die);
        for space in &die.spaces {
            let text = format!("build {} {space}", die.die);
            let m = table.state().read_move(&text).expect("a move");
            assert!(legal.contains(&m), "{text}");
        }
    }
    let spaces: usize = shown.forum.iter().map(|die| die.spaces.len()).sum();
    assert_eq!(spaces, legal.len() - 1, "all but declining");
    let tasks: Vec<_> = shown.tasks.iter().map(|task| (task.kind, &task.from)).collect();
    assert_eq!(tasks, [(TaskKind::FreeDie, &vec!["wonder.olympia.2".to_owned()])]);
    let before = shown.before.expect("the turn runs");
    assert!(!before.crossed.contains(&"wonder.olympia.2".to_owned()));
    let bill = |offer: &Offer<State>| offer.ways[0].bill.and_then(|bill| bill.die);
    let dice: Vec<DieBill> = offers(table.state(), 0).iter().filter_map(bill).collect();
    assert!(dice.iter().all(|die| die.free && die.price == 0 && die.section == 3), "{dice:?}");
}

#[test]
fn a_bill_takes_the_price_apart() {
    let market = "camel chest coin_7 any: m1 0 on yellow 2 + less yellow, m2 4, m3 0";
    let mut play = Plan::new().building("market", market).gold(9, 10, 3).play(2);
    play.turn("yellow camel, grey_1 stone", "0 build yellow m1");
    play.roll("yellow camel 3");
    let offered = way(&play, 0, "build yellow m2");
    let die = DieBill { section: 3, less: 1, free: false, price: 2, gained: 1 };
    let bill = Bill { total: 6, die: Some(die), cost: 4, produced: 0, missing: 4 };
    assert_eq!(offered.bill, Some(bill));
    let preview = offered.leads.expect("it can be paid");
    assert_eq!((preview.coins[0].was, preview.coins[0].is), (9, 4));
    assert_eq!(preview.detail.lost, 1, "the reserve holds 10");
    assert!(preview.detail.done);
    let pass = way(&play, 0, "pass").leads.expect("passing is open");
    assert_eq!((pass.coins[0].is, pass.detail.lost), (10, 2));
}

#[test]
fn an_attack_names_whom_it_meets() {
    let mut play = Plan::new()
        .building("barracks_west", "axe: w1 0 attack 5 | shield: w2 0 defence 2")
        .building("barracks_east", "sword: e1 0 attack 3 | shield: e2 0 defence 2")
        .play(3);
    play.turn("red shield", "1 build red e2");
    play.roll("red axe");
    let detail = way(&play, 0, "build red w1").leads.expect("open").detail;
    assert_eq!(detail.attack, Some(Attack { seat: 1, printed: 5, defence: 2, points: 3 }));
    let shown = picture(play.state(), 0);
    let sides: Vec<_> = shown.sides.iter().map(|side| (side.seat, side.theirs, side.own)).collect();
    assert_eq!(sides, [(1, 2, 0), (2, 0, 0)]);
}

#[test]
fn follow_ups_and_the_first_agora_are_promised_and_kept() {
    let mut play = Plan::new()
        .building("agora", "mask scales fountain temple owl caduceus: a1 0 cross market")
        .play(2);
    play.roll("blue mask");
    let detail = way(&play, 0, "build blue a1").leads.expect("open").detail;
    assert!(detail.first_agora && !detail.done);
    let kinds: Vec<TaskKind> = detail.follows.iter().map(|task| task.kind).collect();
    assert_eq!(kinds, [TaskKind::Cross, TaskKind::Bonus]);
    let preview = way(&play, 0, "build blue a1").leads.expect("open");
    assert_eq!(preview.total(Seat::new(0)), 3, "rule 11.3: at once, on the own board");
    play.moves("0 build blue a1;1 pass");
    let (own, other) = (picture(play.state(), 0), picture(play.state(), 1));
    assert!(own.cities[0].first_agora && !other.cities[0].first_agora);
    assert_eq!(own.tasks, detail.follows);
    assert!(other.tasks.is_empty() && other.before.is_some());
}

#[test]
fn the_last_bonus_that_is_wanted_brings_the_end() {
    let agora = "mask scales fountain temple owl caduceus: a1 0";
    let mut play = Plan::new().building("agora", agora).end_after(1).play(2);
    play.roll("blue mask").moves("0 build blue a1;1 pass");
    assert!(way(&play, 0, "bonus coins").leads.expect("open").detail.brings_end);
    assert_eq!(picture(play.state(), 0).ending, None);
    play.moves("0 bonus coins");
    assert_eq!(picture(play.state(), 1).ending, Some(EndReason::Bonuses));
}

#[test]
fn every_open_space_has_a_way_or_a_reason() {
    let mut luck = Fast::new(3);
    for seats in 2..=7 {
        let mut table = Table::<State>::new(Setup::new(seats), vec![]);
        loop {
            table.deal(&mut luck);
            let Turn::Seats(deciding) = table.turn() else { break };
            for seat in deciding.iter() {
                let state = table.state();
                let city = state.city(seat);
                if matches!(city.task(), Some(Task::Action)) {
                    let offers = State::offers(&state.view(Viewer::Seat(seat)));
                    let sheet = &state.boards().sheets[city.sheet().expect("dealt")];
                    let open = sheet.spaces.len() as u32 - city.crossed().count_ones();
                    let spaces = |offer: &&Offer<State>| matches!(offer.pick, Pick::Space(_));
                    let mut told: Vec<_> = offers.iter().filter(spaces).collect();
                    assert!(told.iter().all(|offer| !offer.ways[0].is_open()));
                    let mut names: Vec<u8> = offers
                        .iter()
                        .flat_map(|offer| &offer.ways)
                        .filter(|way| way.is_open())
                        .filter_map(|way| match way.m {
                            mirabilia_dice::Move::Build { space, .. } => Some(space),
                            _ => None,
                        })
                        .collect();
                    names.sort_unstable();
                    names.dedup();
                    let step = u32::from(!matches!(
                        state.check(seat, mirabilia_dice::Move::Wonder),
                        Err(Refusal::WonderComplete)
                    ));
                    let all = told.drain(..).len() as u32 + names.len() as u32 + step;
                    assert_eq!(all, open, "{seats} seats");
                }
                let m = state.random_move(seat, &mut luck, &mut Vec::new());
                table.submit(seat, m).expect("legal");
            }
        }
    }
}

#[test]
fn turn_200_is_the_last_and_says_so() {
    let mut luck = Fast::new(1);
    let mut table = Table::<State>::new(Setup::new(2), vec![]);
    loop {
        table.deal(&mut luck);
        let shown = picture(table.state(), 0);
        let last = shown.turn >= 200;
        assert_eq!((shown.last_turn, shown.ending), (last, last.then_some(EndReason::Turns)));
        let Turn::Seats(seats) = table.turn() else { break };
        for seat in seats.iter() {
            table.submit(seat, mirabilia_dice::Move::Pass).expect("legal");
        }
    }
    assert_eq!(table.state().turns(), 200);
}

#[test]
fn a_picture_reads_back_what_it_writes() {
    let mut luck = Fast::new(8);
    let mut table = Table::<State>::new(Setup::new(4), vec![]);
    loop {
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Public] {
            let shown = table.state().view(viewer).picture();
            let json = serde_json::to_string(&shown).expect("JSON");
            assert_eq!(serde_json::from_str::<Picture>(&json).expect("a picture"), shown);
        }
        table.deal(&mut luck);
        let Turn::Seats(seats) = table.turn() else { break };
        for seat in seats.iter() {
            let m = table.state().random_move(seat, &mut luck, &mut Vec::new());
            table.submit(seat, m).expect("legal");
        }
    }
}
