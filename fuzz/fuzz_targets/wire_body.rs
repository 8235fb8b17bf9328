//! Any bytes may be posted to open a table. What is accepted can be folded, and nothing panics.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| mirabilia_server::fuzzing::body(bytes));
