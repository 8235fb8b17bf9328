//! Networks and releases: the bots of 0.1 decide as they did, policies are chances, and decisions depend
//! on nothing but the seed.

use mirabilia_bots::policy_net::{FIRST, FloatWeights, Inputs, OUTCOMES, SECOND};
use mirabilia_bots::{
    Bot, Budget, Evaluate, Evaluator, Network, PolicyNet, Release, Search, softmax,
};
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Joint, Luck, Options, Turn, Viewer};

/// Plays a game with this evaluator and folds every decision and value into one number.
fn signature<G: Evaluate>(seats: u8, options: &Options, evaluator: Evaluator) -> u64 {
    let setup = G::setup(seats, options).expect("legal seats and options");
    let (mut state, mut luck) = (G::new(&setup), Fast::new(9));
    let mut players: Vec<Search<G>> =
        (0..u64::from(seats)).map(|seed| Search::with_evaluator(seed + 1, evaluator)).collect();
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let mut fold = |bytes: &[u8]| {
        for &byte in bytes {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    loop {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(deciders) = state.turn() else { break };
        let mut joint: Option<Joint<G::Move>> = None;
        for seat in deciders.iter() {
            let view = state.view(Viewer::Seat(seat));
            let advice = players[seat.index()].choose(&view, seat, &Budget::iterations(300));
            fold(state.move_text(advice.best).as_bytes());
            fold(&advice.value.to_bits().to_le_bytes());
            let m = advice.best;
            joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
        }
        state.play_unchecked(&joint.expect("a turn of seats has a seat"));
    }
    hash
}

/// These numbers were computed with the program of 0.1.
#[test]
fn bots_of_0_1_decide_as_they_did() {
    let usual = Options::default();
    let mut boards = Options::default();
    boards.set("boards", "balanced 6763628ab3cd43e4"); // the set of 0.1
    let frozen = Release::V0_1;
    assert_eq!(
        [
            signature::<duel::State>(2, &usual, duel::State::evaluator(frozen)),
            signature::<wonders::State>(3, &usual, wonders::State::evaluator(frozen)),
            signature::<dice::State>(3, &boards, dice::State::evaluator(frozen)),
        ],
        [3_113_372_977_692_659_660, 18_248_193_795_308_814_034, 7_136_802_348_282_099_494]
    );
}

#[test]
fn every_release_has_its_networks() {
    use Network::{Policy, Value};
    let nets = |release| {
        (
            duel::State::evaluator(release).net,
            wonders::State::evaluator(release).net,
            dice::State::evaluator(release).net,
        )
    };
    assert!(matches!(nets(Release::V0_1), (Some(Value(_)), Some(Value(_)), Some(Value(_)))));
    assert!(matches!(nets(Release::Current), (Some(Policy(_)), Some(Value(_)), Some(Value(_)))));
}

/// A network for a game with random weights.
fn random_net<G: Evaluate>(seed: u64) -> PolicyNet {
    let mut luck = Fast::new(seed);
    let mut list = |count: usize, bound: f32| -> Vec<f32> {
        (0..count).map(|_| bound * (luck.bits() as f32 / u32::MAX as f32 * 2.0 - 1.0)).collect()
    };
    let outputs = if G::SEATS == (2..=2) { OUTCOMES } else { 1 };
    PolicyNet::quantize(&FloatWeights {
        first: list((G::FEATURES.len() + G::EXTRA_FEATURES) * FIRST, 0.05),
        first_bias: list(FIRST, 0.5),
        second: list(SECOND * FIRST, 0.2),
        second_bias: list(SECOND, 0.5),
        third: list(outputs * SECOND, 0.2),
        third_bias: list(outputs, 0.5),
        policy: list(G::ACTIONS * FIRST, 0.1),
        policy_bias: list(G::ACTIONS, 0.5),
        heuristic: 0.25,
    })
}

fn policy_evaluator<G: Evaluate>(seed: u64) -> Evaluator {
    let net: &'static PolicyNet = Box::leak(Box::new(random_net::<G>(seed)));
    Evaluator { tuning: G::TUNING, net: Some(Network::Policy(net)) }
}

#[test]
fn decisions_of_a_policy_depend_on_the_seed_alone() {
    fn check<G: Evaluate>(seats: u8) {
        let [one, again, other] = [1, 1, 2].map(|seed| {
            let mut evaluator = policy_evaluator::<G>(seed);
            evaluator.tuning.solver_positions = 100;
            signature::<G>(seats, &Options::default(), evaluator)
        });
        assert_eq!(one, again, "{}", G::NAME);
        assert_ne!(one, other, "{}: the network changes nothing", G::NAME);
    }
    check::<duel::State>(2);
    check::<wonders::State>(3);
    check::<dice::State>(2);
}

/// At every position of random games: inputs are small, every legal move has its rows, and the policy
/// and the values sum to 1.
#[test]
fn policies_and_values_are_chances() {
    fn check<G: Evaluate>() {
        for seats in G::SEATS {
            let net = random_net::<G>(u64::from(seats));
            assert!(net.fits::<G>());
            let setup = G::setup(seats, &Options::default()).expect("a legal number of seats");
            let (mut state, mut luck) = (G::new(&setup), Fast::new(u64::from(seats)));
            let (mut moves, mut heuristic) = (Vec::new(), Vec::new());
            loop {
                settle_all(&mut state, &mut luck);
                let Turn::Seats(deciders) = state.turn() else { break };
                let sum: f32 = net.values(&state).0.iter().sum();
                assert!((sum - 1.0).abs() < 1e-5, "{}: values sum to {sum}", G::NAME);
                let mut joint: Option<Joint<G::Move>> = None;
                for seat in deciders.iter() {
                    let inputs = Inputs::of(&state, seat);
                    let mut indices: Vec<u16> = inputs.active().iter().map(|x| x.0).collect();
                    assert!(inputs.active().iter().all(|x| x.1.abs() <= 127), "{inputs:?}");
                    indices.sort_unstable();
                    indices.dedup();
                    assert_eq!(indices.len(), inputs.active().len(), "an input is set twice");
                    let count = G::FEATURES.len() + G::EXTRA_FEATURES;
                    assert!(indices.last().is_none_or(|&i| usize::from(i) < count));
                    state.legal_moves(seat, &mut moves);
                    state.heuristic(seat, &moves, &mut heuristic);
                    let hidden = net.position(&state, seat);
                    let mut policy: Vec<f32> = moves
                        .iter()
                        .zip(&heuristic)
                        .map(|(&m, &h)| net.policy(&hidden, state.action(seat, m), h))
                        .collect();
                    softmax(&mut policy);
                    let sum: f32 = policy.iter().sum();
                    assert!((sum - 1.0).abs() < 1e-4, "{}: the policy sums to {sum}", G::NAME);
                    let m = moves[luck.below(moves.len() as u32) as usize];
                    joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
                }
                state.play_unchecked(&joint.expect("a turn of seats has a seat"));
            }
        }
    }
    check::<duel::State>();
    check::<wonders::State>();
    check::<dice::State>();
}
