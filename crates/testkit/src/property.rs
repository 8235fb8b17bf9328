//! Properties: statements about random values, with small counterexamples.
//!
//! A generator here is any function that draws from a [`Luck`](mirabilia_kernel::Luck). `proptest`
//! supplies the numbers it draws, and shrinks them when the property fails: towards 0, which is the
//! lowest choice. So every generator shrinks without being written for it.

use mirabilia_kernel::Fixed;
use proptest::collection::vec;
use proptest::num::u32::ANY;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

/// How many attempts at a smaller counterexample are made, and for how long, in milliseconds.
const SHRINKS: u32 = 50_000;
const SHRINK_TIME: u32 = 60_000;

/// Checks a property that many times. `draws` is the number of random choices that a case can make:
/// all later ones are the lowest. The check panics where the property does not hold.
///
/// The same cases are tried in every run. A failure shows the shrunk numbers; `Fixed::new` of them
/// is the case again.
pub fn property(cases: u32, draws: usize, check: impl Fn(&mut Fixed)) {
    let config = Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: SHRINKS,
        max_shrink_time: SHRINK_TIME,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::XorShift);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let outcome = runner.run(&vec(ANY, draws), |numbers| {
        check(&mut Fixed::new(numbers));
        Ok(())
    });
    match outcome {
        Ok(()) => {}
        Err(TestError::Fail(reason, mut numbers)) => {
            while numbers.last() == Some(&0) {
                numbers.pop();
            }
            panic!("{reason}\nsmallest case found: Fixed::new(vec!{numbers:?})");
        }
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use mirabilia_kernel::Luck;

    use super::property;

    #[test]
    fn a_property_that_holds_is_tried_as_often_as_asked() {
        let tried = Cell::new(0);
        property(200, 3, |luck| {
            tried.set(tried.get() + 1);
            assert!(luck.below(6) + luck.below(6) <= 10);
        });
        assert_eq!(tried.get(), 200);
    }

    #[test]
    fn a_counterexample_shrinks() {
        let check = || {
            property(200, 5, |luck| {
                let dice: Vec<u32> = (0..5).map(|_| luck.below(1000)).collect();
                assert!(dice[1] < 600, "{dice:?}");
            });
        };
        let why = catch_unwind(AssertUnwindSafe(check)).unwrap_err();
        let why = why.downcast_ref::<String>().unwrap();
        assert!(why.contains("[0, 600, 0, 0, 0]"), "{why}");
        assert!(why.contains("Fixed::new(vec![0, "), "{why}");
    }
}
