use super::*;
use crate::samples::{Row, SampleMove};
use mirabilia_bots::policy_net::share;

/// A made-up game: input 1 above input 2 wins by science, and action 1 is right exactly then.
fn made_up() -> Samples {
    let mut luck = Fast::new(3);
    let mut samples = Samples::default();
    for _ in 0..4000 {
        let inputs: Vec<i16> = (0..4).map(|_| luck.below(10) as i16).collect();
        let wins = inputs[1] > inputs[2];
        let mut outcome = [0.0; OUTCOMES];
        outcome[if wins { 2 } else { 3 }] = 1.0;
        let m = |row: u16, target: bool| SampleMove {
            row,
            second: None,
            heuristic: 1.0,
            target: f32::from(u8::from(target)),
        };
        samples.add(&Sample {
            rows: vec![Row::new(&[0, 1, 2, 3].map(|i: u16| (i, inputs[usize::from(i)])))],
            decider: 0,
            outcome,
            search_value: f32::from(u8::from(wins)),
            moves: vec![m(0, !wins), m(1, wins)],
        });
    }
    samples
}

#[test]
fn it_learns_who_wins_how_and_by_which_move() {
    let samples = made_up();
    let mut net = FloatNet::new(4, OUTCOMES, 2, &samples, 1);
    let before = net.validate(&samples);
    net.train(&samples, 100_000, 0.003, 2, 7);
    let after = net.validate(&samples);
    assert!(after.outcome < 0.2 && after.policy < 0.2 && after.value < 0.2, "{after:?}");
    assert!(before.outcome > 1.0, "{before:?}");
    // The quantized network agrees with the float network.
    let quantized = net.quantized();
    let mut sample = Sample::default();
    for i in 0..200 {
        samples.read(i, &mut sample);
        let inputs: Vec<_> =
            sample.rows[0].inputs.iter().map(|&(f, x)| (f, i16::from(x))).collect();
        let float = net.forward(&sample.rows[0].inputs);
        let hidden = quantized.hidden(&inputs);
        for (a, b) in float.outputs.iter().zip(quantized.outputs(&hidden)) {
            assert!((a - b).abs() < 0.25, "{a} and {b}");
        }
        let mut outcomes = quantized.outputs(&hidden);
        softmax(&mut outcomes);
        assert!((outcomes.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!((share(&outcomes) > 0.5) == (sample.search_value > 0.5) || i > 150);
    }
}

#[test]
fn a_quantized_network_continues_as_it_is() {
    let samples = made_up();
    let mut net = FloatNet::new(4, OUTCOMES, 2, &samples, 1);
    net.train(&samples, 20_000, 0.003, 1, 7);
    let quantized = net.quantized();
    let back = FloatNet::continued(4, OUTCOMES, 2, &quantized.unquantized(), &samples);
    assert_eq!(back.quantized(), quantized);
    let [before, after] = [net.validate(&samples), back.validate(&samples)];
    assert!((before.outcome - after.outcome).abs() < 0.01, "{before:?}, {after:?}");
    assert!((before.policy - after.policy).abs() < 0.01, "{before:?}, {after:?}");
}

#[test]
fn a_checkpoint_continues_exactly() {
    let samples = made_up();
    let mut net = FloatNet::new(4, OUTCOMES, 2, &samples, 1);
    net.train(&samples, 2000, 0.003, 1, 7);
    let mut back = FloatNet::from_file(4, OUTCOMES, 2, &net.to_file()).expect("a checkpoint");
    net.train(&samples, 2000, 0.003, 1, 8);
    back.train(&samples, 2000, 0.003, 1, 8);
    assert_eq!(net.to_file(), back.to_file());
    assert!(FloatNet::from_file(5, OUTCOMES, 2, &net.to_file()).is_none());
}
