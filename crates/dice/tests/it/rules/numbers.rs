//! The rules of the document and the tests of this crate name each other: every number has a test,
//! every test cites a number that exists, and the numbers run without gaps.

use mirabilia_testkit::rules::Document;

pub(crate) fn document() -> Document {
    Document::read("../../docs/rules/dice.md")
}

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    document().check("tests/it", 201);
}
