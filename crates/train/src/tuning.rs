//! Parameters of the search by name, for comparisons and for runs.

use anyhow::{Result, anyhow, bail};
use mirabilia_bots::{LeafEvaluation, Tuning};

/// A tuning with changes such as `leaf=2,c_puct=1.2`. An empty text changes nothing.
pub(crate) fn changed(mut tuning: Tuning, changes: &str) -> Result<Tuning> {
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        let (key, value) = change.split_once('=').unwrap_or((change, ""));
        let number: f32 = value
            .parse()
            .map_err(|_| anyhow!("expected a number after {key}=, found \"{value}\""))?;
        match key {
            "c_puct" => tuning.c_puct = number,
            "clear_after" => tuning.clear_after = number as u64,
            "fpu_reduction" => tuning.fpu_reduction = number,
            "lazy_expansion" => tuning.lazy_expansion = number != 0.0,
            // Turns of a rollout before the network; 255 plays to the end.
            "leaf" => tuning.leaf_evaluation = leaf(number as u8),
            "max_depth" => tuning.max_depth = number as u8,
            "opponent_depth" => tuning.opponent_depth = number as u8,
            "policy_opponents" => tuning.policy_opponents = number != 0.0,
            "policy_temperature" => tuning.policy_temperature = number,
            "prior_temperature" => tuning.prior_temperature = number,
            _ => bail!(
                "unknown parameter {key}; expected c_puct, clear_after, fpu_reduction, \
                 lazy_expansion, leaf, max_depth, opponent_depth, policy_opponents, \
                 policy_temperature or prior_temperature"
            ),
        }
    }
    Ok(tuning)
}

fn leaf(turns: u8) -> LeafEvaluation {
    match turns {
        0 => LeafEvaluation::Net,
        u8::MAX => LeafEvaluation::Rollout,
        turns => LeafEvaluation::TruncatedRollout(turns),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mirabilia_bots::Evaluate;
    use mirabilia_games::wonders::State;

    #[test]
    fn parameters_are_changed_by_name() {
        let same = changed(State::TUNING, "").expect("no change");
        assert_eq!(same, State::TUNING);
        let tuning =
            changed(State::TUNING, "leaf=0,c_puct=2.5,policy_opponents=1").expect("changes");
        assert_eq!(tuning.leaf_evaluation, LeafEvaluation::Net);
        assert!(tuning.policy_opponents && (tuning.c_puct - 2.5).abs() < 1e-6);
        for wrong in ["leaf", "leaf=x", "speed=3"] {
            assert!(changed(State::TUNING, wrong).is_err(), "{wrong}");
        }
    }
}
